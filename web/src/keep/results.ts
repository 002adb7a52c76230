// What is left of a finished game for the statistics, even when the game itself was deleted.

import type { GameId } from '../games.ts';
import { all, clear, put, remove } from './database.ts';
import type { SeatKind } from './games.ts';

export interface SeatResult {
  kind: SeatKind;
  name: string;
  total: number;
  /** Points of each area, in the order of the sheet; Wizard: empty. */
  areas: number[];
  foxes: number;
  winner: boolean;
}

export interface KeptResult {
  /** The id of the game that it comes from. */
  id: string;
  game: GameId;
  finished: number;
  seats: SeatResult[];
  realDice: boolean;
  options: Record<string, string>;
  daily?: string;
  /** A hint was taken in it. */
  helped: boolean;
  /** Dice that were known before: a daily game played again, or a game played on from a moment. */
  practice?: boolean;
}

/** The same as isRanked of its game. */
export function isRankedResult({ daily, practice, helped }: KeptResult): boolean {
  return daily !== undefined && practice !== true && !helped;
}

export function keepResult(result: KeptResult): Promise<void> {
  return put('results', result.id, result);
}

/** All results, the oldest first. */
export async function listResults(): Promise<KeptResult[]> {
  const results = await all<KeptResult>('results');
  return results.sort((a, b) => a.finished - b.finished);
}

export function forgetResult(id: string): Promise<void> {
  return remove('results', id);
}

export function forgetAllResults(): Promise<void> {
  return clear('results');
}
