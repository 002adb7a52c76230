import { describe, expect, test } from 'vitest';
import type { Decision, Hint, Look, Verdict } from '../engine/types.ts';
import { sayComment, sayOther, sayWhyBest, type Coaching } from './coaching.ts';

const coaching: Coaching = {
  say: (text) => text,
  loses: () => '',
  shown: (colour) => colour,
  brief: false,
};
const look = {} as Look;

function verdict(closeness: Verdict['closeness'], loss = 0, more: Partial<Verdict> = {}): Verdict {
  return { unit: 'points', closeness, grade: 'fine', loss, error: 0, ...more };
}

function hint(text: string, said: Verdict, more: Partial<Hint> = {}): Hint {
  return { text, points: 0, error: 0, verdict: said, effects: [], reason: '', ...more };
}

describe('a hint', () => {
  const best = verdict('best');
  const other = hint('yellow 3', verdict('behind', 4.4));

  test('of a re-roll says what it costs, and how much better it is than the next move', () => {
    const reroll = hint('re-roll', best, { effects: [{ effect: 'spends', operands: ['reroll', '3'] }] });
    expect(sayWhyBest(reroll, other, coaching)).toBe(
      'Spends 1 of 3 re-rolls · 4.4 points better than the next: yellow 3',
    );
    expect(sayWhyBest(reroll, other, { ...coaching, brief: true })).toBe('4.4 points better than the next: yellow 3');
    const last = hint('re-roll', best, { effects: [{ effect: 'spends', operands: ['reroll', '1'] }] });
    const wins = hint('yellow 3', verdict('behind', 6, { unit: 'percent' }));
    expect(sayWhyBest(last, wins, coaching)).toBe(
      'Spends the last re-roll · 6.0 % more chance to win than the next: yellow 3',
    );
  });

  test('of a move that marks nothing does not say so twice', () => {
    const nothing = hint('no die', best, { effects: [{ effect: 'marks_nothing', operands: [] }] });
    expect(sayWhyBest(nothing, other, coaching)).toBe('4.4 points better than the next: yellow 3');
    expect(sayWhyBest(nothing, hint('white 3', verdict('equal')), coaching)).toBe('As good as the next: white 3');
    expect(sayWhyBest(nothing, undefined, coaching)).toBe('');
  });

  test('of a mark says what it brings', () => {
    const marks = hint('yellow 3', best, { effects: [{ effect: 'earns_points', operands: ['1', 'yellow'] }] });
    expect(sayWhyBest(marks, other, coaching)).toBe('1 point in yellow');
    const loses = (): string => 'gives up 2 fields for good';
    expect(sayWhyBest(marks, other, { ...coaching, loses })).toBe('1 point in yellow · gives up 2 fields for good');
  });

  test('says of another move how far it is behind', () => {
    expect(sayOther(hint('white 3', verdict('near', 0.2)), coaching)).toBe('white 3 (−0.2)');
    expect(sayOther(hint('white 3', verdict('unclear', 3.1, { unit: 'percent', error: 2 })), coaching)).toBe(
      'white 3 (−3.1 %)',
    );
    expect(sayOther(hint('white 3', verdict('equal', 0.04)), coaching)).toBe('white 3 (just as good)');
  });
});

describe('the word on a move', () => {
  const said = (played: Verdict): string => {
    const move = (text: string, each: Verdict): Decision['moves'][number] => ({
      move: text,
      points: 0,
      error: 0,
      gap_error: 0,
      reason: '',
      verdict: each,
    });
    const moves = [move('no extra die', verdict('best')), move('white 3', played)];
    return sayComment(
      {
        who: '',
        decision: { moves, played: 1, lost: { points: 0, error: 0 }, real: true, grade: played.grade },
        before: look,
      },
      coaching,
    );
  };

  test('names the better one after what it is worth, and the grade of a mistake', () => {
    expect(said(verdict('behind', 4.4, { grade: 'mistake' }))).toBe('Mistake. 4.4 points better: no extra die.');
    expect(said(verdict('behind', 0.4))).toBe('0.4 points better: no extra die.');
    expect(said(verdict('behind', 7, { unit: 'percent', grade: 'blunder' }))).toBe(
      'Blunder. 7.0 % more chance to win: no extra die.',
    );
  });

  test('blames nobody for what cannot be told from chance', () => {
    expect(said(verdict('unclear', 4.4, { error: 3 }))).toBe('Perhaps 4.4 points better: no extra die.');
    expect(said(verdict('near', 0.2))).toBe('Fine: as good as the best.');
    expect(said(verdict('equal'))).toBe('Fine: as good as the best.');
    expect(said(verdict('best'))).toBe('Well chosen, nothing was better.');
  });
});
