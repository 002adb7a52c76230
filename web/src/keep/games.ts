// Games in progress and games that are over, each as the text of its record and who sits where.

import type { GameId, Player } from '../games.ts';
import { all, get, put, remove } from './database.ts';

/** Who decides for a seat: a person at this screen, or one of the players. */
export type SeatKind = 'person' | Player;

export interface KeptSeat {
  kind: SeatKind;
  name: string;
}

export interface KeptGame {
  id: string;
  game: GameId;
  record: string;
  seats: KeptSeat[];
  /** Real dice are rolled at the table and typed in; otherwise they follow from the seed. */
  realDice: boolean;
  /** The dice that the game is shown with: its own, or others by their name (D1.3). */
  diceSet: string;
  /** The UTC date of a daily game, as 2026-01-31. */
  daily?: string;
  /** Dice that were known before: the same seed again, or a daily game played again or late. */
  replay?: boolean;
  /** Played on from another game's moment: that game's id; empty if it came from elsewhere. */
  from?: string;
  /** How the game stood when it was last kept, for lists that do not want to ask the engine. */
  standing: { round: number; rounds: number | null; totals: number[] };
  over: boolean;
  /** A hint was taken in it. */
  helped: boolean;
  created: number;
  changed: number;
}

/** Whether it is the daily game that counts: the first one of its day, played without help (docs/daily.md, Y5). */
export function isRanked({ daily, replay, helped }: Pick<KeptGame, 'daily' | 'replay' | 'helped'>): boolean {
  return daily !== undefined && replay !== true && !helped;
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function keepGame(game: KeptGame): Promise<void> {
  await put('games', game.id, { ...game, changed: Date.now() });
  windows?.postMessage(game.id);
}

/** Other windows of this browser may show the same game. */
const windows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('foxtray-games');

/** Tells when another window has kept this game; returns what ends that. */
export function whenKeptElsewhere(game: string, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (data === game) act();
  };
  windows?.addEventListener('message', hear);
  return () => windows?.removeEventListener('message', hear);
}

export function findGame(id: string): Promise<KeptGame | undefined> {
  return get<KeptGame>('games', id);
}

/** All games, the one last played first. */
export async function listGames(): Promise<KeptGame[]> {
  const games = await all<KeptGame>('games');
  return games.sort((a, b) => b.changed - a.changed);
}

export function forgetGame(id: string): Promise<void> {
  return remove('games', id);
}
