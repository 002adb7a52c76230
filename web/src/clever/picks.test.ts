import { describe, expect, test } from 'vitest';
import type { Move } from '../engine/types.ts';
import { asksFirst, buttons, decided, litDice, litFields, nothing, open, tapDie, tapField } from './picks.ts';

const take = (die: string, field: string, more: Partial<Move> = {}): Move => ({
  text: `take ${die} ${field}${more.spend === undefined ? '' : `=${more.spend}`}${more.writes ?? ''}`,
  verb: 'take',
  die,
  field,
  ...more,
});
const moves: Move[] = [
  take('y', 'y:0'),
  take('y', 'y:9'),
  take('w', 'y:0'),
  take('w', 'p:2', { writes: '2' }),
  take('w', 'p:2', { writes: '8' }),
  take('b', 'b:3'),
  take('b', 'b:4', { spend: 2 }),
  { text: 'reroll', verb: 'reroll' },
];

describe('choosing by die and field', () => {
  test('nothing is chosen: everything that can be lights up', () => {
    expect([...litDice(moves, null)].sort()).toEqual(['b', 'w', 'y']);
    expect([...litFields(moves, null).keys()].sort()).toEqual(['b:3', 'b:4', 'p:2', 'y:0', 'y:9']);
    expect(buttons(moves).map(({ text }) => text)).toEqual(['reroll']);
  });

  test('a die first, then a field', () => {
    const die = tapDie(moves, nothing, 'y');
    expect([...litFields(moves, die.die).keys()]).toEqual(['y:0', 'y:9']);
    expect(decided(moves, die)).toBeNull();
    expect(decided(moves, tapField(moves, die, 'y:9'))?.text).toBe('take y y:9');
  });

  test('a field first, then a die', () => {
    const field = tapField(moves, nothing, 'y:0');
    expect([...litDice(moves, field.field)].sort()).toEqual(['w', 'y']);
    expect(decided(moves, tapDie(moves, field, 'w'))?.text).toBe('take w y:0');
  });

  test('what leaves no choice is filled in', () => {
    expect(decided(moves, tapField(moves, nothing, 'y:9'))?.die).toBe('y');
    const only = [take('g', 'g:0')];
    expect(decided(only, tapDie(only, nothing, 'g'))?.field).toBe('g:0');
  });

  test('a field of another die changes the die', () => {
    const die = tapDie(moves, nothing, 'y');
    expect(decided(moves, tapField(moves, die, 'b:3'))?.text).toBe('take b b:3');
  });

  test('the same die again lets go of it', () => {
    expect(tapDie(moves, tapDie(moves, nothing, 'y'), 'y')).toEqual(nothing);
  });

  test('several ways on one field are asked for', () => {
    const pick = tapField(moves, tapDie(moves, nothing, 'w'), 'p:2');
    expect(decided(moves, pick)).toBeNull();
    expect(open(moves, pick).map(({ writes }) => writes)).toEqual(['2', '8']);
    const text = open(moves, pick)[1]?.text ?? null;
    expect(decided(moves, { ...pick, text })?.writes).toBe('8');
  });

  test('a field that only an action reaches says so', () => {
    const lit = litFields(moves, 'b');
    expect(lit.get('b:3')).toBe(false);
    expect(lit.get('b:4')).toBe(true);
  });

  test('a bonus has no die', () => {
    const bonus: Move[] = [
      { text: 'bonus b2', verb: 'bonus', field: 'b:1' },
      { text: 'bonus b3', verb: 'bonus', field: 'b:2' },
    ];
    expect(decided(bonus, tapField(bonus, nothing, 'b:2'))?.text).toBe('bonus b3');
    expect(litDice(bonus, null).size).toBe(0);
  });

  test('a die that is taken back has no field', () => {
    const back: Move[] = [
      { text: 'return b', verb: 'return', die: 'b' },
      { text: 'return y', verb: 'return', die: 'y' },
      { text: 'done', verb: 'done' },
    ];
    expect(decided(back, tapDie(back, nothing, 'b'))?.text).toBe('return b');
  });

  test('a roll is skipped only after a question', () => {
    const pass: Move = { text: 'pass', verb: 'pass' };
    const reroll: Move = { text: 'reroll', verb: 'reroll' };
    const all = [...moves, pass];
    expect(decided(all, { ...nothing, text: 'pass' })).toBe(pass);
    expect(open(all, { ...nothing, text: 'pass' })).toEqual([]);
    expect(decided(all, tapDie(all, { ...nothing, text: 'pass' }, 'b'))).toBeNull();
    expect(decided(moves, { ...nothing, text: 'pass' })).toBeNull();

    const stands = { confirm: false, final: true };
    const free = { confirm: false, final: false };
    expect(asksFirst(all, pass, { confirm: true, final: false })).toBe(true);
    expect(asksFirst(all, pass, stands)).toBe(true);
    expect(asksFirst(all, pass, free)).toBe(false);
    expect(asksFirst([reroll, pass], pass, stands)).toBe(true);
    expect(asksFirst([pass], pass, stands)).toBe(false);
    expect(asksFirst(all, reroll, stands)).toBe(false);
  });
});
