// A thin layer over IndexedDB: stores of rows by key, as promises. Rows for which the browser has no
// room are kept in memory, so that a game can still be played, and written as soon as there is room. Some
// private windows have no room at all.

import { room } from './room.svelte.ts';

export type StoreName = 'games' | 'results' | 'settings';

const stores: StoreName[] = ['games', 'results', 'settings'];
/** The rows that are not written. */
const memory: Record<StoreName, Map<string, unknown>> = {
  games: new Map(),
  results: new Map(),
  settings: new Map(),
};

let opening: Promise<IDBDatabase | null> | undefined;

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(null);
    const request = indexedDB.open('foxtray', 1);
    request.onupgradeneeded = () => {
      for (const name of stores) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      database.onclose = () => (opening = undefined);
      resolve(database);
    };
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  });
  return opening;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not keep this'));
  });
}

export async function get<T>(store: StoreName, key: string): Promise<T | undefined> {
  const database = await open();
  if (!database || memory[store].has(key)) return memory[store].get(key) as T | undefined;
  return settled(database.transaction(store).objectStore(store).get(key) as IDBRequest<T>);
}

export async function all<T>(store: StoreName): Promise<T[]> {
  const database = await open();
  const rows = new Map<string, unknown>();
  if (database) {
    const objects = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
    // Every store has texts as keys.
    keys.forEach((key, at) => rows.set(key as string, values[at]));
  }
  for (const [key, row] of memory[store]) rows.set(key, row);
  return [...rows.values()] as T[];
}

/** Resolves when the row is safely written, or there is no room for it. */
export async function put(store: StoreName, key: string, row: unknown): Promise<void> {
  memory[store].set(key, structuredClone(row));
  await writeAll();
}

export async function remove(store: StoreName, key: string): Promise<void> {
  memory[store].delete(key);
  forgetTrouble();
  await change(store, (objects) => objects.delete(key));
}

export async function clear(store: StoreName): Promise<void> {
  memory[store].clear();
  forgetTrouble();
  await change(store, (objects) => objects.clear());
}

/** Writes what is not written, as far as there is room. */
async function writeAll(): Promise<void> {
  let lacks = false;
  for (const store of stores) {
    for (const [key, row] of memory[store]) {
      const written = await change(store, (objects) => objects.put(row, key)).catch(() => false);
      if (!written) lacks = true;
      // Meanwhile there may be a newer one.
      else if (memory[store].get(key) === row) memory[store].delete(key);
    }
  }
  room.lacks = lacks;
}

function forgetTrouble(): void {
  if (stores.every((store) => memory[store].size === 0)) room.lacks = false;
}

/** Resolves when it is done; to false where there is no database. */
async function change(store: StoreName, act: (objects: IDBObjectStore) => void): Promise<boolean> {
  const database = await open();
  if (!database) return false;
  const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
  act(transaction.objectStore(store));
  await finished(transaction);
  return true;
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('the browser could not keep this'));
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep this'));
  });
}
