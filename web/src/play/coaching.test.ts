import { describe, expect, test } from 'vitest';
import type { Hint, Look } from '../engine/types.ts';
import { sayComment, sayWhyBest, type Coaching } from './coaching.ts';

const coaching: Coaching = {
  say: (text) => text,
  loses: () => '',
  shown: (colour) => colour,
  near: 0.25,
  digits: 1,
  brief: false,
};
const look = {} as Look;

function hint(text: string, more: Partial<Hint> = {}): Hint {
  return { text, points: 0, win: null, error: 0, lost: 0, effects: [], reason: '', ...more };
}

describe('a hint', () => {
  const other = hint('yellow 3', { lost: 4.4, win: 0.3 });

  test('of a re-roll says what it costs, and how much better it is than the next move', () => {
    const best = hint('re-roll', { effects: [{ effect: 'spends', operands: ['reroll', '3'] }] });
    expect(sayWhyBest(best, other, coaching)).toBe('Spends 1 of 3 re-rolls · 4.4 points better than the next: yellow 3');
    expect(sayWhyBest(best, other, { ...coaching, brief: true })).toBe('4.4 points better than the next: yellow 3');
    const last = hint('re-roll', { win: 0.36, effects: [{ effect: 'spends', operands: ['reroll', '1'] }] });
    expect(sayWhyBest(last, other, coaching)).toBe(
      'Spends the last re-roll · 6.0 % more chance to win than the next: yellow 3',
    );
  });

  test('of a move that marks nothing does not say so twice', () => {
    const best = hint('no die', { effects: [{ effect: 'marks_nothing', operands: [] }] });
    expect(sayWhyBest(best, other, coaching)).toBe('4.4 points better than the next: yellow 3');
    expect(sayWhyBest(best, hint('white 3'), coaching)).toBe('As good as the next: white 3');
    expect(sayWhyBest(best, undefined, coaching)).toBe('');
  });

  test('of a mark says what it brings', () => {
    const best = hint('yellow 3', { effects: [{ effect: 'earns_points', operands: ['1', 'yellow'] }] });
    expect(sayWhyBest(best, other, coaching)).toBe('1 point in yellow');
    const loses = (): string => 'gives up 2 fields for good';
    expect(sayWhyBest(best, other, { ...coaching, loses })).toBe('1 point in yellow · gives up 2 fields for good');
  });
});

test('the word on a move names the better one after what it is worth', () => {
  const said = (played: Hint, best: Hint): string =>
    sayComment({ who: '', played, best, count: 2, before: look }, coaching);
  expect(said(hint('white 3', { lost: 4.4 }), hint('no extra die'))).toBe('4.4 points better: no extra die.');
  expect(said(hint('stop', { win: 0.256 }), hint('Wizards count as red', { win: 0.3 }))).toBe(
    '4.4 % more chance to win: Wizards count as red.',
  );
});
