// A thin layer over IndexedDB: stores of rows by key, as promises. Where the browser has none (some
// private windows), rows are kept in memory, so that a game can still be played.

export type StoreName = 'games' | 'results' | 'settings';

const stores: StoreName[] = ['games', 'results', 'settings'];
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
  if (!database) return memory[store].get(key) as T | undefined;
  return settled(database.transaction(store).objectStore(store).get(key) as IDBRequest<T>);
}

export async function all<T>(store: StoreName): Promise<T[]> {
  const database = await open();
  if (!database) return [...memory[store].values()] as T[];
  return settled(database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>);
}

/** Resolves when the row is safely written. */
export async function put(store: StoreName, key: string, row: unknown): Promise<void> {
  const database = await open();
  if (!database) {
    memory[store].set(key, structuredClone(row));
    return;
  }
  const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
  transaction.objectStore(store).put(row, key);
  await finished(transaction);
}

export async function remove(store: StoreName, key: string): Promise<void> {
  const database = await open();
  if (!database) {
    memory[store].delete(key);
    return;
  }
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).delete(key);
  await finished(transaction);
}

export async function clear(store: StoreName): Promise<void> {
  const database = await open();
  if (!database) {
    memory[store].clear();
    return;
  }
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).clear();
  await finished(transaction);
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('the browser could not keep this'));
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep this'));
  });
}
