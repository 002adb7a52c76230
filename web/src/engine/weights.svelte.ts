// What the stronger players of a game and its coach know: fetched when it is first needed, or ahead of
// that (keep/offline.svelte.ts), and kept on the device from then on.

import { cardOf, gameIds, type GameId } from '../games.ts';
import { fetched, Unreachable } from './fetched.ts';

/** The weights of this game are not on the device and could not be fetched. */
export class Missing extends Unreachable {}

export interface Stock {
  state: 'unknown' | 'absent' | 'coming' | 'here';
  /** Of what is coming: 0 to 1. */
  share: number;
  /** Whether it is still here after the page is closed. */
  lasting: boolean;
}

/** The games that have weights. */
export const learnt: readonly GameId[] = gameIds.filter(hasWeights);

const stock = $state<Record<GameId, Stock>>(
  Object.fromEntries(learnt.map((game) => [game, { state: 'unknown', share: 0, lasting: true }])),
);

const none: Stock = { state: 'absent', share: 0, lasting: true };

export function stockOf(game: GameId): Readonly<Stock> {
  return stock[game] ?? none;
}

export function hasWeights(game: GameId): boolean {
  return cardOf(game).weights !== undefined;
}

/** How many bytes the weights of a game are. */
export function sizeOf(game: GameId): number {
  return cardOf(game).weights?.bytes ?? 0;
}

function addressOf(game: GameId): string {
  return cardOf(game).weights?.address ?? '';
}

interface Coming {
  bytes: Promise<Uint8Array>;
  /** Settles as soon as it is known whether anything comes. */
  begun: Promise<void>;
}
const coming = new Map<GameId, Coming>();

/** Where there is no store, or no room in it, for as long as the page is open. */
const memory = new Map<GameId, Uint8Array>();
const storeName = 'foxtray-weights';

/** The bytes; null for a game whose players need none. */
export async function fetchWeights(game: GameId): Promise<Uint8Array | null> {
  if (!hasWeights(game)) return null;
  return (await keptBytes(game)) ?? begin(game).bytes;
}

/** Sees to it that the weights are here or on their way; fails if they cannot be fetched. */
export async function order(game: GameId): Promise<void> {
  if (!hasWeights(game) || (await keptBytes(game))) return;
  await begin(game).begun;
}

/** Looks what is on the device. */
export async function takeStock(games: readonly GameId[] = learnt): Promise<void> {
  await Promise.all(games.filter(hasWeights).map((game) => keptBytes(game)));
}

/** Removes all weights, those of older versions too. */
export async function forgetWeights(): Promise<void> {
  memory.clear();
  await store()?.delete(storeName);
  for (const game of learnt)
    if (stockOf(game).state !== 'coming') stock[game] = { state: 'absent', share: 0, lasting: true };
}

function begin(game: GameId): Coming {
  const running = coming.get(game);
  if (running) return running;
  let answered: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (answered = resolve));
  const bytes = download(game, answered).finally(() => coming.delete(game));
  const begun = Promise.race([answer, bytes.then(() => undefined)]);
  begun.catch(() => undefined);
  const all = { bytes, begun };
  coming.set(game, all);
  return all;
}

async function download(game: GameId, answered: () => void): Promise<Uint8Array> {
  stock[game] = { state: 'coming', share: 0, lasting: true };
  try {
    const bytes = await fetched(addressOf(game), {
      size: sizeOf(game),
      // They need not be on the device twice.
      cache: store() ? 'no-store' : 'default',
      progress: (share) => {
        answered();
        stock[game] = { ...stockOf(game), share };
      },
    });
    stock[game] = { state: 'here', share: 1, lasting: await keep(game, bytes) };
    return bytes;
  } catch (error) {
    stock[game] = { state: 'absent', share: 0, lasting: true };
    throw new Missing(`the weights of ${game}`, { cause: error });
  }
}

/** Absent in pages that did not come over a secure connection. */
function store(): CacheStorage | undefined {
  return globalThis.caches;
}

async function keptBytes(game: GameId): Promise<Uint8Array | undefined> {
  const bytes = memory.get(game) ?? (await readStore(game));
  if (stockOf(game).state !== 'coming') {
    stock[game] = { state: bytes ? 'here' : 'absent', share: bytes ? 1 : 0, lasting: !memory.has(game) };
  }
  return bytes;
}

/** What is damaged counts as not there. */
async function readStore(game: GameId): Promise<Uint8Array | undefined> {
  try {
    const cache = await store()?.open(storeName);
    const kept = await cache?.match(addressOf(game));
    const bytes = kept && new Uint8Array(await kept.arrayBuffer());
    return bytes?.length === sizeOf(game) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it will still be there after the page is closed. */
async function keep(game: GameId, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const cache = await store()?.open(storeName);
    if (cache) {
      await forgetOlder(cache, new URL(addressOf(game), location.href).href);
      await cache.put(addressOf(game), new Response(bytes));
      return true;
    }
  } catch {
    // There is no room, or the browser keeps nothing here.
  }
  memory.set(game, bytes);
  return false;
}

/** Weights of an older version have the same name with another hash. */
async function forgetOlder(cache: Cache, address: string): Promise<void> {
  const stem = stemOf(address);
  for (const old of await cache.keys()) {
    if (old.url !== address && stemOf(old.url) === stem) await cache.delete(old);
  }
}

function stemOf(url: string): string {
  return url.replace(/-[^-/]*\.foxnet$/, '');
}
