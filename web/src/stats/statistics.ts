// What can be said about finished games. Nothing here asks the engine; everything is in the results.

import { dayOf, streakOf, type Streak } from '../daily/daily.ts';
import type { GameId } from '../games.ts';
import type { KeptResult, SeatResult } from '../keep/results.ts';

/** One finished game from the person's own seat. */
export interface Own {
  result: KeptResult;
  seat: SeatResult;
}

/** Alone, or with others at the table. */
export type Table = 'alone' | 'together';

export interface Filter {
  game: GameId;
  table: Table;
  /** Also games with hints, replays of known dice, and games played on from a moment. */
  practice: boolean;
}

/** The seat of the person whose device this is; null if only players or strangers sat there. */
export function ownSeat(result: KeptResult, name: string): SeatResult | null {
  const people = result.seats.filter(({ kind }) => kind === 'person');
  return people.find((seat) => name !== '' && seat.name === name) ?? people[0] ?? null;
}

/** Whether a game says nothing about how well somebody plays unaided. */
export function isPractice(result: KeptResult): boolean {
  return result.helped || result.practice === true;
}

export function tableOf(result: KeptResult): Table {
  return result.seats.length === 1 ? 'alone' : 'together';
}

export function select(results: readonly KeptResult[], filter: Filter, name: string): Own[] {
  const found: Own[] = [];
  for (const result of results) {
    if (result.game !== filter.game || tableOf(result) !== filter.table) continue;
    if (isPractice(result) && !filter.practice) continue;
    const seat = ownSeat(result, name);
    if (seat) found.push({ result, seat });
  }
  return found;
}

export interface Summary {
  games: number;
  mean: number;
  median: number;
  best: number;
  /** Standard deviation of the scores. */
  spread: number;
  /** Share of games won; null for games alone. */
  wins: number | null;
  /** Mean points of each area. */
  areas: number[];
  /** Mean number of foxes. */
  foxes: number;
}

/** Null if there is nothing to sum up. */
export function sumUp(own: readonly Own[]): Summary | null {
  if (own.length === 0) return null;
  const scores = own.map(({ seat }) => seat.total);
  const alone = own.every(({ result }) => tableOf(result) === 'alone');
  const columns = Math.max(...own.map(({ seat }) => seat.areas.length));
  return {
    games: own.length,
    mean: mean(scores),
    median: median(scores),
    best: Math.max(...scores),
    spread: spread(scores),
    wins: alone ? null : mean(own.map(({ seat }) => (seat.winner ? 1 : 0))),
    areas: Array.from({ length: columns }, (_, area) => mean(own.map(({ seat }) => seat.areas[area] ?? 0))),
    foxes: mean(own.map(({ seat }) => seat.foxes)),
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
}

function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

/** The mean of the last so many values, at each place. */
export function runningMean(values: readonly number[], width: number): number[] {
  return values.map((_, at) => mean(values.slice(Math.max(0, at - width + 1), at + 1)));
}

export interface Bin {
  from: number;
  /** The bin ends before this. */
  to: number;
  count: number;
}

/** Bins of one width without gaps, from the lowest value to the highest. */
export function histogram(values: readonly number[], width: number): Bin[] {
  if (values.length === 0) return [];
  const first = Math.floor(Math.min(...values) / width);
  const last = Math.floor(Math.max(...values) / width);
  const bins = Array.from({ length: last - first + 1 }, (_, at) => ({
    from: (first + at) * width,
    to: (first + at + 1) * width,
    count: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.floor(value / width) - first];
    if (bin) bin.count += 1;
  }
  return bins;
}

/** Days on which anything was finished, by UTC. */
export function playingStreak(results: readonly KeptResult[], today: string): Streak {
  return streakOf(
    results.map(({ finished }) => dayOf(finished)),
    today,
  );
}

/** The games won in a row: now, and at most. Alone there is nothing to win. */
export function winningStreak(own: readonly Own[]): Streak {
  let now = 0;
  let longest = 0;
  for (const { seat } of own) {
    now = seat.winner ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}
