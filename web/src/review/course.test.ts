import { describe, expect, it } from 'vitest';
import type { Report, Step } from '../engine/types.ts';
import { knowsWins, luckOf, marksOf, nextDecision, nextMark, turnsOf, valuesOf } from './course.ts';

const worth = (points: number, win?: number): { points: number; error: number; win?: number } =>
  win === undefined ? { points, error: 0 } : { points, error: 0, win };

const roll = (event: number, turn: number, values: number[], luck: number[]): Step => ({
  event,
  turn,
  line: 'roll w1',
  values: values.map((each) => worth(each, 0.5)),
  luck: luck.map((each) => ({ ...worth(each, each / 100), great: Math.abs(each) >= 6 })),
});

const choice = (
  event: number,
  turn: number,
  seat: number,
  lost: number,
  grade: 'fine' | 'mistake' | 'blunder',
  real = true,
): Step => ({
  event,
  turn,
  line: `${seat} pass`,
  values: [worth(100, 0.4), worth(90, 0.6)],
  seat,
  decision: { moves: [], played: 0, lost: worth(lost), real, grade },
});

const seat = (number: number, start: number): Report['seats'][number] => ({
  seat: number,
  start: worth(start, 0.5),
  end: worth(start),
  decisions: 2,
  real_decisions: 2,
  grades: { fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
  lost: worth(0),
  lost_per_decision: 0,
  luck: worth(0),
  others: worth(0),
  adjusted: 0,
  unexplained: 0,
});

const report: Report = {
  game: 'ganz-schon-clever',
  over: false,
  weighed_by: 'analysis',
  seats: [seat(1, 110), seat(2, 95)],
  moments: [],
  events: [
    roll(1, 1, [120, 95], [10, 0]),
    choice(2, 1, 1, 4, 'mistake'),
    choice(3, 1, 2, 0, 'fine', false),
    roll(4, 2, [94, 101], [-6, 6]),
    choice(5, 2, 2, 9, 'blunder'),
    choice(6, 2, 1, 0, 'fine'),
  ],
};

describe('the course of a game', () => {
  it('begins with the value of the start', () => {
    expect(valuesOf(report, 0, 'points')).toEqual([110, 120, 100, 100, 94, 100, 100]);
    expect(valuesOf(report, 1, 'win')).toEqual([0.5, 0.5, 0.6, 0.6, 0.5, 0.6, 0.6]);
  });

  it('has luck where something was thrown', () => {
    expect(luckOf(report, 0, 'points')).toEqual([0, 10, 0, 0, -6, 0, 0]);
    expect(luckOf(report, 1, 'win')).toEqual([0, 0, 0, 0, 0.06, 0, 0]);
  });

  it('marks the mistakes of a seat and its lucky throws', () => {
    expect(marksOf(report, 0).map(({ at, sign, points }) => [at, sign, points])).toEqual([
      [1, '▲', 10],
      [2, '?', 4],
      [4, '▼', -6],
    ]);
    expect(marksOf(report, 1).map(({ at, sign }) => [at, sign])).toEqual([
      [4, '▲'],
      [5, '??'],
    ]);
  });

  it('knows the turns', () => {
    expect(turnsOf(report)).toEqual([
      { at: 0, turn: 1 },
      { at: 3, turn: 2 },
    ]);
  });

  it('steps to marks and real decisions', () => {
    const marks = marksOf(report, 0);
    expect(nextMark(marks, 0, 1)?.at).toBe(1);
    expect(nextMark(marks, 4, 1)).toBeNull();
    expect(nextMark(marks, 4, -1)?.at).toBe(2);
    expect(nextDecision(report, 0, 2, 1)).toBe(6);
    expect(nextDecision(report, 1, 0, 1)).toBe(5);
    expect(nextDecision(report, 1, 5, -1)).toBeNull();
  });

  it('knows whether there are chances to win', () => {
    expect(knowsWins(report)).toBe(true);
    expect(knowsWins({ ...report, seats: [seat(1, 100)] })).toBe(false);
  });
});
