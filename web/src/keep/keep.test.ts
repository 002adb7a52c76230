import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findGame, forgetGame, keepGame, listGames, newId, type KeptGame } from './games.ts';
import { forgetAllResults, keepResult, listResults } from './results.ts';
import { room } from './room.svelte.ts';

function game(id: string): KeptGame {
  return {
    id,
    game: 'ganz-schon-clever',
    record: 'foxtray 1\n',
    seats: [{ kind: 'person', name: '' }],
    realDice: false,
    diceSet: 'own',
    standing: { round: 1, rounds: 6, totals: [0] },
    over: false,
    helped: false,
    created: 1,
    changed: 1,
  };
}

describe('what is kept', () => {
  test('a game is found again, and can be forgotten', async () => {
    const id = newId();
    await keepGame(game(id));
    expect((await findGame(id))?.record).toBe('foxtray 1\n');
    await forgetGame(id);
    expect(await findGame(id)).toBeUndefined();
  });

  test('the game that was played last comes first', async () => {
    await keepGame(game('one'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await keepGame(game('two'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await keepGame(game('one'));
    expect((await listGames()).map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('ids differ', () => expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100));

  test('results are listed by time, each game once', async () => {
    const result = { game: 'wizard-dice' as const, seats: [], realDice: false, options: {}, helped: false };
    await keepResult({ ...result, id: 'b', finished: 2 });
    await keepResult({ ...result, id: 'a', finished: 1 });
    await keepResult({ ...result, id: 'b', finished: 3 });
    expect((await listResults()).map(({ id, finished }) => [id, finished])).toEqual([
      ['a', 1],
      ['b', 3],
    ]);
    await forgetAllResults();
    expect(await listResults()).toEqual([]);
  });
});

describe('without room', () => {
  afterEach(() => vi.restoreAllMocks());
  const full = (): void => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  };
  const longer = (id: string): KeptGame => ({ ...game(id), record: 'foxtray 1\ngame wizard-dice\n' });

  test('a game goes on in memory, and it is told', async () => {
    await keepGame(game('full'));
    expect(room.lacks).toBe(false);
    full();
    await keepGame(longer('full'));
    expect(room.lacks).toBe(true);
    expect((await findGame('full'))?.record).toBe(longer('').record);
    expect((await listGames()).filter(({ id }) => id === 'full').map(({ record }) => record)).toEqual([
      longer('').record,
    ]);
  });

  test('all of it is written once there is room again', async () => {
    full();
    await keepGame(longer('first'));
    vi.restoreAllMocks();
    await keepGame(game('second'));
    expect(room.lacks).toBe(false);
    const open = indexedDB.open('foxtray');
    await new Promise((done) => (open.onsuccess = done));
    const row = open.result.transaction('games').objectStore('games').get('first');
    await new Promise((done) => (row.onsuccess = done));
    expect((row.result as KeptGame).record).toBe(longer('').record);
    open.result.close();
  });

  test('what is forgotten lacks no room', async () => {
    full();
    await keepGame(game('gone'));
    expect(room.lacks).toBe(true);
    await forgetGame('gone');
    expect(await findGame('gone')).toBeUndefined();
    expect(room.lacks).toBe(false);
  });

  test('two in a hurry are no trouble, and the later one is kept', async () => {
    const told: boolean[] = [];
    const done = [keepGame(game('hurry')), keepGame(longer('hurry'))].map((one) =>
      one.then(() => told.push(room.lacks)),
    );
    await Promise.all(done);
    expect(told).toEqual([false, false]);
    expect((await findGame('hurry'))?.record).toBe(longer('').record);
  });
});
