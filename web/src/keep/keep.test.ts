import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { findGame, forgetGame, keepGame, listGames, newId, type KeptGame } from './games.ts';
import { forgetAllResults, keepResult, listResults } from './results.ts';

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
    expect((await listResults()).map(({ id, finished }) => [id, finished])).toEqual([['a', 1], ['b', 3]]);
    await forgetAllResults();
    expect(await listResults()).toEqual([]);
  });
});
