import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGame } from '../games.ts';
import { addDays, dailySeed, dayOf, isDay, streakOf, untilNext } from './daily.ts';

const page = readFileSync(new URL('../../../docs/daily.md', import.meta.url), 'utf8');

describe('the daily game', () => {
  it('has the seeds of docs/daily.md', () => {
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (\d{4}-\d\d-\d\d) \| `([0-9a-f]{64})` \|$/gm)];
    expect(rows.length).toBe(12);
    for (const [, game = '', day = '', seed] of rows) {
      if (!isGame(game)) throw new Error(`${game} is no game`);
      expect(dailySeed(game, day)).toBe(seed);
    }
  });

  it('goes by UTC', () => {
    expect(dayOf(Date.UTC(2026, 0, 31, 23, 59, 59))).toBe('2026-01-31');
    expect(dayOf(Date.UTC(2026, 1, 1))).toBe('2026-02-01');
    expect(untilNext(Date.UTC(2026, 0, 31, 22))).toBe(2 * 60 * 60 * 1000);
    expect(untilNext(Date.UTC(2026, 1, 1))).toBe(24 * 60 * 60 * 1000);
  });

  it('knows the calendar', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('2027-02-29')).toBe(false);
    expect(isDay('2027-2-9')).toBe(false);
    expect(isDay('tomorrow')).toBe(false);
  });
});

describe('a streak', () => {
  const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-10', '2026-05-11'];

  it('goes on while today is still open', () => {
    expect(streakOf(days, '2026-05-11')).toEqual({ now: 2, longest: 3 });
    expect(streakOf(days, '2026-05-12')).toEqual({ now: 2, longest: 3 });
    expect(streakOf(days, '2026-05-13')).toEqual({ now: 0, longest: 3 });
  });

  it('counts a day once, in any order, across months', () => {
    expect(streakOf(['2026-05-01', '2026-04-30', '2026-05-01'], '2026-05-01')).toEqual({ now: 2, longest: 2 });
    expect(streakOf([], '2026-05-01')).toEqual({ now: 0, longest: 0 });
  });
});
