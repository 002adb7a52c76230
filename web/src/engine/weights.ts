// What the stronger players of a game know, fetched when they are first needed.

import doppelt from '../../../src/players/weights/doppelt-so-clever.foxnet?url';
import drei from '../../../src/players/weights/clever-hoch-drei.foxnet?url';
import ganz from '../../../src/players/weights/ganz-schon-clever.foxnet?url';
import type { GameId } from '../games.ts';
import { fetched } from './fetched.ts';

const addresses: Partial<Record<GameId, string>> = {
  'ganz-schon-clever': ganz,
  'doppelt-so-clever': doppelt,
  'clever-hoch-drei': drei,
};

/** The bytes; null for a game whose players need none. */
export async function fetchWeights(game: GameId): Promise<Uint8Array | null> {
  const address = addresses[game];
  if (!address) return null;
  return new Uint8Array(await fetched(address));
}
