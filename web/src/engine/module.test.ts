import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine, Refused } from './module.ts';

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));

/** Plays to the end with one player for all seats. */
function play(game: string, players: number, player: string): string {
  let record = engine.begin({ game, players, seed: '0123abcd' });
  for (;;) {
    const look = engine.look(record, 0);
    if (look.over) return record;
    const seat = look.actors[0];
    record =
      seat === undefined
        ? engine.throw(record)
        : engine.move(record, seat, engine.think(record, seat, player));
  }
}

test.each(engine.catalog().games)('$id is played to its end', (game) => {
  const players = game.players[0];
  const look = engine.look(play(game.id, players, 'greedy'), 0);
  expect(look.winners?.length).toBeGreaterThan(0);
  expect(look.moves).toEqual([]);
});

test('a refusal is a sentence and a status, and the record stays', () => {
  const record = engine.begin({ game: 'ganz-schon-clever', players: 1, names: ['Anna'] });
  expect(() => engine.throw(record)).toThrow(Refused);
  expect(() => engine.move(record, 0, 'pass')).toThrow(
    'nobody is asked now: the dice or a card come next',
  );
  const rolled = engine.throw(record, 'roll w4 y3 b5 g2 o6 p1');
  expect(engine.undo(rolled, [], true)).toBe(record);
});
