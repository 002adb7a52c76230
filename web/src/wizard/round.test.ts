// The worked example W11.1, played with the engine itself and seen as the table shows it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine/module.ts';
import type { Look } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { keepsSecrets } from '../play/turns.ts';
import { askOf, sayEarnings, sayMove } from './asks.ts';
import type { ShownDie } from './dice.ts';
import { tell } from './story.ts';
import { Table } from './table.svelte.ts';

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));
const names = ['Maria', 'Harry', 'Gerard'];

/** A table with somebody who watches it through the eyes of one seat. */
class Watched {
  record: string;
  look: Look;
  told: string[] = [];
  readonly table = new Table();
  private number = 0;

  constructor(
    readonly seat: number,
    options: Record<string, string> = {},
  ) {
    this.record = engine.begin({ game: 'wizard-dice', players: 3, names, options });
    this.look = engine.look(this.record, seat);
    this.table.follow(this.look, null);
  }

  roll(text: string): void {
    this.happen(engine.throw(this.record, text), null, text);
  }

  play(seat: number, text: string): void {
    this.happen(engine.move(this.record, seat, text), seat, text);
  }

  private happen(record: string, seat: number | null, text: string): void {
    const before = this.look;
    this.record = record;
    this.look = engine.look(record, this.seat);
    this.number += 1;
    const news: News = { number: this.number, kind: seat === null ? 'throw' : 'move', seat, text, before };
    this.table.follow(this.look, news);
    this.told = tell(news, this.look, (each) => ({ name: names[each] ?? '', you: false }));
  }

  get wizard() {
    if (!this.look.wizard) throw new Error('not a game of Wizard');
    return this.look.wizard;
  }
}

const row = (dice: readonly ShownDie[]): string => dice.map(({ face }) => face ?? '-').join('');

function firstRoll(seat: number): Watched {
  const at = new Watched(seat);
  at.play(0, 'predict g5');
  at.play(1, 'predict b2');
  at.play(2, 'predict r2');
  at.play(0, 'wizard g');
  at.roll('roll g g b b w r y');
  return at;
}

describe('a round with three seats', () => {
  it('asks for predictions in turn', () => {
    const at = new Watched(0);
    expect(askOf(at.look, at.wizard).title).toMatch(/^You are the seer/);
    at.play(0, 'predict g5');
    expect(at.told).toEqual(['Maria predicts 5 green.']);
    expect(at.look.moves).toEqual([]);
  });

  it('shows what counts for whom, and who is the next seer', () => {
    const at = firstRoll(1);
    expect(at.wizard.seats.map(({ count }) => count)).toEqual([3, 2, 1]);
    expect(at.wizard.next_seer).toBe(1);
    expect(row(at.table.dice)).toBe('ggrbbyw');
    const stop = at.look.moves.find(({ verb }) => verb === 'stop');
    expect(stop).toMatchObject({ field: 'b:1', writes: 'x', earns: { points: 2, crosses: 1 } });
    expect(stop && sayMove(stop, at.wizard.phase)).toBe('Stop');
    expect(stop && sayEarnings(stop)).toBe('1 cross, +2 points');
  });

  it('finds the re-roll that the lifted dice mean', () => {
    const at = firstRoll(0);
    at.play(1, 'stop');
    expect(at.told).toEqual(['Harry stops.', 'Harry has 2 blue exactly: +2 points.']);
    at.play(2, 'wait');
    for (const { id, face } of at.table.dice) if (face === 'b' || face === 'y') at.table.pick(id);
    expect(at.table.meant(at.look.moves)?.text).toBe('reroll b b y');
    at.table.picked.clear();
    expect(at.table.meant(at.look.moves)).toBeUndefined();
  });

  it('keeps the dice and what they brought until new ones are rolled', () => {
    const at = firstRoll(2);
    at.play(1, 'stop');
    at.play(2, 'wait');
    at.play(0, 'reroll b b r y');
    expect(row(at.table.dice)).toBe('ggw----');
    at.roll('roll g g r b');
    expect(row(at.table.dice)).toBe('ggggrbw');
    expect(at.told).toEqual([
      'Rolled: 2 green, 1 red, and 1 blue.',
      'On the table: 4 green, 1 red, 1 blue, and 1 wizard.',
    ]);
    at.play(2, 'wait');
    at.play(0, 'stop');
    expect(at.told).toEqual([
      'Maria stops.',
      'Maria has 5 green exactly: +5 points.',
      'Gerard misses 2 red: −1 point.',
      'Round 2.',
      'Harry is the seer.',
    ]);
    expect(at.wizard.round).toBe(2);
    expect(at.table.past).toBe(true);
    expect(row(at.table.dice)).toBe('ggggrbw');
    expect(at.table.gains.map((gain) => gain?.points)).toEqual([5, 2, -1]);
    at.play(1, 'predict g1');
    at.play(2, 'predict g2');
    at.play(0, 'predict g3');
    at.play(1, 'wizard y');
    at.roll('roll j j j g g r y');
    expect(at.table.past).toBe(false);
    expect(at.table.gains).toEqual([null, null, null]);
    expect(row(at.table.dice)).toBe('ggryjjj');
  });
});

describe('the jester count', () => {
  it('names its field in the jester row', () => {
    const at = new Watched(1);
    at.play(0, 'predict g5');
    at.play(1, 'predict b2');
    at.play(2, 'predict r2');
    at.play(0, 'wizard g');
    at.roll('roll j j g g g g g');
    expect(at.look.moves.find(({ verb }) => verb === 'jester')).toMatchObject({ field: 'j:1', writes: 'x' });
    at.play(1, 'jester');
    expect(at.told).toEqual(['Harry takes the jester count.', 'Harry crosses 2 jesters off.']);
    expect(at.table.gains[1]).toEqual({ field: 'b:1', mark: '0', jester: 'j:1', points: 0 });
  });
});

describe('secret predictions', () => {
  it('are told when all have made theirs', () => {
    const at = new Watched(1, { cards: 'on' });
    at.roll('card secret');
    expect(at.told[0]).toMatch(/^Magic card: Secret predictions\. The seer predicts openly/);
    at.play(0, 'predict g5');
    at.play(2, 'predict y1');
    expect(at.told).toEqual(['Gerard has made a secret prediction.']);
    expect(at.wizard.seats[2]).toMatchObject({ prediction: null, hidden: true });
    expect([-1, 0, 1, 2].map((seat) => keepsSecrets(engine.look(at.record, seat)))).toEqual([true, true, true, true]);
    at.play(1, 'predict y1');
    expect(keepsSecrets(engine.look(at.record, -1))).toBe(false);
    expect(at.told).toEqual(['Harry predicts 1 yellow.', 'Gerard predicts 1 yellow.']);
  });
});
