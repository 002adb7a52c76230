import { describe, expect, it } from 'vitest';
import type { KeptResult, SeatResult } from '../keep/results.ts';
import { toCsv, toJson } from './export.ts';
import { levelOf, references } from './levels.ts';
import {
  histogram,
  median,
  ownSeat,
  playingStreak,
  runningMean,
  select,
  sumUp,
  winningStreak,
  type Filter,
} from './statistics.ts';

const seat = (some: Partial<SeatResult>): SeatResult => ({
  kind: 'person',
  name: '',
  total: 100,
  areas: [20, 20, 20, 20, 20],
  foxes: 0,
  winner: true,
  ...some,
});

let last = 0;
const result = (some: Partial<KeptResult>): KeptResult => ({
  id: String(++last),
  game: 'ganz-schon-clever',
  finished: Date.UTC(2026, 4, 1, 12),
  seats: [seat({})],
  realDice: false,
  options: {},
  helped: false,
  ...some,
});

const alone: Filter = { game: 'ganz-schon-clever', table: 'alone', practice: false };
const bot = seat({ kind: 'strong', name: 'Strong' });

describe('the own seat', () => {
  it('is the one with the own name, else the first person', () => {
    const both = result({ seats: [bot, seat({ name: 'Anna' }), seat({ name: 'Bert' })] });
    expect(ownSeat(both, 'Bert')?.name).toBe('Bert');
    expect(ownSeat(both, 'Carla')?.name).toBe('Anna');
    expect(ownSeat(both, '')?.name).toBe('Anna');
    expect(ownSeat(result({ seats: [bot] }), 'Anna')).toBeNull();
  });
});

describe('what counts', () => {
  const results = [
    result({}),
    result({ helped: true }),
    result({ practice: true }),
    result({ game: 'clever-hoch-drei' }),
    result({ seats: [seat({}), bot] }),
    result({ seats: [bot] }),
  ];

  it('is chosen by game and table', () => {
    expect(select(results, alone, '')).toHaveLength(1);
    expect(select(results, { ...alone, practice: true }, '')).toHaveLength(3);
    expect(select(results, { ...alone, table: 'together' }, '')).toHaveLength(1);
    expect(select(results, { ...alone, game: 'doppelt-so-clever' }, '')).toHaveLength(0);
  });

  it('is summed up', () => {
    const own = [150, 200, 250, 300].map((total) => ({
      result: result({}),
      seat: seat({ total, foxes: total / 100 }),
    }));
    const summary = sumUp(own);
    expect(summary).toMatchObject({ games: 4, mean: 225, median: 225, best: 300, wins: null, foxes: 2.25 });
    expect(summary?.spread).toBeCloseTo(64.55, 2);
    expect(summary?.areas).toEqual([20, 20, 20, 20, 20]);
    expect(sumUp([])).toBeNull();
  });

  it('has wins only with others at the table', () => {
    const won = { result: result({ seats: [seat({}), bot] }), seat: seat({ winner: true }) };
    const lost = { result: won.result, seat: seat({ winner: false }) };
    expect(sumUp([won, won, won, lost])?.wins).toBe(0.75);
    expect(winningStreak([won, won, lost, won])).toEqual({ now: 1, longest: 2 });
    expect(winningStreak([lost])).toEqual({ now: 0, longest: 0 });
  });
});

describe('numbers', () => {
  it('have a median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 10])).toBe(3);
  });

  it('have a running mean', () => {
    expect(runningMean([1, 3, 5, 7], 2)).toEqual([1, 2, 4, 6]);
  });

  it('fall into bins without gaps', () => {
    expect(histogram([199, 200, 219, 245], 20)).toEqual([
      { from: 180, to: 200, count: 1 },
      { from: 200, to: 220, count: 2 },
      { from: 220, to: 240, count: 0 },
      { from: 240, to: 260, count: 1 },
    ]);
    expect(histogram([-3, 2], 5).map(({ from, count }) => [from, count])).toEqual([
      [-5, 1],
      [0, 1],
    ]);
    expect(histogram([], 5)).toEqual([]);
  });

  it('make streaks of days', () => {
    const days = [1, 2, 2, 4].map((day) => result({ finished: Date.UTC(2026, 4, day, 23, 30) }));
    expect(playingStreak(days, '2026-05-04')).toEqual({ now: 1, longest: 2 });
  });
});

describe('levels', () => {
  it('rise', () => {
    for (const game of ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'] as const) {
      const means = references(game, 'alone').map(({ mean }) => mean);
      expect(means).toHaveLength(4);
      expect(means).toEqual(means.toSorted((a, b) => a - b));
    }
  });

  it('are reached', () => {
    expect(levelOf('ganz-schon-clever', 'alone', 100)).toBeNull();
    expect(levelOf('ganz-schon-clever', 'alone', 213.1)).toBe('casual');
    expect(levelOf('ganz-schon-clever', 'alone', 500)).toBe('master');
    expect(levelOf('ganz-schon-clever', 'together', 500)).toBeNull();
  });
});

describe('files', () => {
  const results = [
    result({
      id: 'x',
      seats: [
        seat({ name: 'Anna "A", Berg' }),
        seat({ kind: 'strong', name: '=1+1', areas: [], total: -4, winner: false }),
      ],
      options: { decline: 'free' },
      daily: '2026-05-01',
    }),
  ];

  it('are JSON that gives everything back', () => {
    expect(JSON.parse(toJson(results))).toEqual({ format: 'foxtray results 1', results });
  });

  it('are CSV with one line for each seat', () => {
    const [head, first, second, rest] = toCsv(results).split('\r\n');
    expect(head?.split(',')).toHaveLength(19);
    expect(first).toBe(
      'x,ganz-schon-clever,2026-05-01T12:00:00.000Z,1,person,"Anna ""A"", Berg",100,20,20,20,20,20,0,yes,no,2026-05-01,no,no,decline=free',
    );
    expect(second).toContain(",2,strong,'=1+1,-4,,,,,,0,no,");
    expect(rest).toBe('');
  });
});
