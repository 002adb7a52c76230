// What is on this device for play without a connection, and when the rest is fetched.

import { Unreachable } from '../engine/fetched.ts';
import {
  fetchWeights,
  forgetWeights,
  hasWeights,
  learnt,
  order,
  sizeOf,
  stockOf,
  takeStock,
} from '../engine/weights.svelte.ts';
import { firstGame, gameIds, needsWeights, type GameId } from '../games.ts';
import { change, settings } from './settings.svelte.ts';
import type { SeatKind } from './games.ts';

interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

const state = $state({ online: true });

/** Whether there seems to be a connection: as the browser says, until a file cannot be fetched. */
export const net: Readonly<{ online: boolean }> = state;

function browserIsOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine;
}

export function watchConnection(): void {
  state.online = browserIsOnline();
  addEventListener('online', () => (state.online = true));
  addEventListener('offline', () => (state.online = false));
}

/** A connection that costs, or that is so slow that a game would suffer. */
export function isMetered(connection: Connection | null): boolean {
  if (!connection) return false;
  const { saveData, type, effectiveType = '' } = connection;
  return saveData === true || type === 'cellular' || /2g$/.test(effectiveType);
}

function isWanted(): boolean {
  const { connection = null } = navigator as { connection?: Connection };
  return settings.fetchAhead === 'always' || (settings.fetchAhead === 'unmetered' && !isMetered(connection));
}

let ahead: Promise<void> | undefined;

/** After a game has begun: what is missing comes in the background, that of this game first. */
export function fetchAhead(first: GameId): void {
  if (!isWanted()) return;
  if (!browserIsOnline()) return whenOnline(() => fetchAhead(first));
  ahead ??= fetchMissing(first, isWanted)
    .catch(() => whenOnline(() => fetchAhead(first)))
    .then(() => (ahead = undefined));
}

function whenOnline(act: () => void): void {
  addEventListener('online', act, { once: true });
}

/** Fetches one after the other, as long as that is wanted; fails with Unreachable. */
export async function fetchMissing(first: GameId = firstGame, wanted = (): boolean => true): Promise<void> {
  const games = [first, ...gameIds.filter((game) => game !== first)];
  for (const game of games) {
    if (!wanted()) return;
    await reach(() => fetchWeights(game));
  }
}

/** Does something that needs the network, and learns whether it is there. */
export async function reach<T>(act: () => Promise<T>): Promise<T> {
  try {
    const found = await act();
    state.online = browserIsOnline();
    return found;
  } catch (error) {
    if (error instanceof Unreachable) state.online = false;
    throw error;
  }
}

/** Whoever removes them does not want them to come back by themselves. */
export async function removeAll(): Promise<void> {
  change({ fetchAhead: 'never' });
  await forgetWeights();
}

/** Bytes on the device, and of all. */
export function stocked(): { here: number; all: number } {
  const here = learnt.filter((game) => stockOf(game).state === 'here');
  const sum = (games: typeof learnt): number => games.reduce((bytes, game) => bytes + sizeOf(game), 0);
  return { here: sum(here), all: sum(learnt) };
}

/** Whether the stronger players of a game and its coach cannot think here without a connection. */
export function lacks(game: GameId): boolean {
  return hasWeights(game) && ['absent', 'coming'].includes(stockOf(game).state);
}

/** Those of these players who cannot play before something is fetched. */
export function lacking(game: GameId, kinds: readonly SeatKind[]): SeatKind[] {
  return lacks(game) ? [...new Set(kinds)].filter((kind) => needsWeights(game, kind)) : [];
}

/** Sees to it that these players can play; fails with Unreachable if what they need cannot be fetched. */
export async function summon(game: GameId, kinds: readonly SeatKind[]): Promise<void> {
  if (kinds.some((kind) => needsWeights(game, kind))) await reach(() => order(game));
}

/** Whether anything is being fetched. */
export function isComing(): boolean {
  return learnt.some((game) => stockOf(game).state === 'coming');
}

export { takeStock };
