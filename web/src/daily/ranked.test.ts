import { describe, expect, it } from 'vitest';
import { isRanked, type KeptGame } from '../keep/games.ts';
import type { KeptResult } from '../keep/results.ts';
import { rankedDays, stateOf } from './ranked.ts';

const day = '2026-05-01';
const result = (id: string, total: number, some: Partial<KeptResult> = {}): KeptResult => ({
  id,
  game: 'ganz-schon-clever',
  finished: 0,
  seats: [{ kind: 'person', name: '', total, areas: [], foxes: 0, winner: true }],
  realDice: false,
  options: {},
  daily: day,
  helped: false,
  ...some,
});
const game = (id: string, some: Partial<KeptGame> = {}): KeptGame => ({
  id,
  game: 'ganz-schon-clever',
  record: '',
  seats: [{ kind: 'person', name: '' }],
  realDice: false,
  diceSet: 'own',
  daily: day,
  standing: { round: 1, rounds: 6, totals: [0] },
  over: false,
  helped: false,
  created: 0,
  changed: 0,
  ...some,
});

describe('a daily game', () => {
  const state = (claim: string | null, games: KeptGame[], results: KeptResult[]) =>
    stateOf('ganz-schon-clever', day, claim, games, results);

  it('is new at first', () => {
    expect(state(null, [game('x', { daily: '2026-05-02' })], [])).toEqual({ result: null, open: null, gone: false });
  });

  it('goes on', () => {
    expect(state('b', [game('a', { replay: true }), game('b')], []).open?.id).toBe('b');
  });

  it('counts once, whatever replays bring', () => {
    const results = [result('a', 300, { practice: true }), result('b', 200)];
    expect(state('b', [game('b', { over: true })], results)).toMatchObject({
      result: { id: 'b' },
      open: null,
      gone: false,
    });
  });

  it('played late shows the best replay', () => {
    const results = [result('a', 100, { practice: true }), result('b', 200, { practice: true })];
    expect(state(null, [], results).result?.id).toBe('b');
  });

  it('cannot count again once it was begun and deleted', () => {
    expect(state('b', [], [])).toEqual({ result: null, open: null, gone: true });
  });

  it('does not count with help, whatever else it was', () => {
    const results = [result('a', 100, { helped: true }), result('b', 90, { practice: true })];
    expect(state('a', [], results).result?.id).toBe('a');
    expect(rankedDays(results)).toEqual([]);
    expect(isRanked(game('a'))).toBe(true);
    expect(isRanked(game('a', { helped: true }))).toBe(false);
    expect(isRanked(game('a', { replay: true }))).toBe(false);
  });

  it('makes streaks only if it counts', () => {
    const results = [
      result('a', 1),
      result('b', 2, { daily: '2026-05-02', practice: true }),
      result('c', 3, { game: 'wizard-dice', daily: '2026-05-03' }),
    ];
    expect(rankedDays(results)).toEqual(['2026-05-01', '2026-05-03']);
    expect(rankedDays(results, 'wizard-dice')).toEqual(['2026-05-03']);
  });
});
