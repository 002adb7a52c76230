import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine, Refused } from './module.ts';
import type { TableState } from './types.ts';

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));

/** Plays to the end with one player for all seats. */
function play(game: string, players: number, player: string): string {
  let record = engine.begin({ game, players, seed: '0123abcd' });
  for (;;) {
    const look = engine.look(record, 0);
    if (look.over) return record;
    const seat = look.actors[0];
    record = seat === undefined ? engine.throw(record) : engine.move(record, seat, engine.think(record, seat, player));
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
  expect(() => engine.move(record, 0, 'pass')).toThrow('nobody is asked now: the dice or a card come next');
  const rolled = engine.throw(record, 'roll w4 y3 b5 g2 o6 p1');
  expect(engine.look(rolled, 0).events).toBe(1);
});

test.each(engine.catalog().games)('an open table of $id says what the calls without one say', (game) => {
  const players = game.players[0];
  const start = engine.begin({ game: game.id, players, seed: '0123abcd' });
  const seats = Array.from({ length: players }, () => 'person');
  const { table, ...opened } = engine.openTable({ record: start, seats, typed: false, seed: 1 }, 0);
  expect(opened.record).toBe(start);
  let { record } = opened;
  let { look, waits } = opened as TableState;
  for (let number = opened.number; waits.for !== 'over'; number += 1) {
    const seat = waits.seat ?? 0;
    const move = waits.for === 'roll' ? '' : engine.think(record, seat, 'greedy');
    const expected = move === '' ? engine.throw(record) : engine.move(record, seat, move);
    const told = move === '' ? engine.tableStep(table, 0) : engine.tablePlay(table, seat, move, 0);
    record += told.added ?? '';
    expect(record).toBe(expected);
    expect(told.number).toBe(number + 1);
    expect(told.look).toEqual(engine.look(record, 0));
    if (told.waits.look) expect(told.waits.look).toEqual(engine.look(record, told.waits.seat ?? 0));
    if (move !== '' && seat === 0) {
      expect(look.moves).toContainEqual(told.happened.move);
      if (typeof told.undo === 'object' && told.undo.seat === 0) {
        const undone = engine.tableUndo(table, 0);
        expect(undone.happened).toEqual({ kind: 'undo', seat, text: move });
        expect(undone.record).toBe(record.slice(0, -(told.added ?? '').length));
        expect({ ...undone.look, last: null }).toEqual({ ...look, last: null });
        engine.tablePlay(table, seat, move, 0);
        number += 2;
      }
    }
    ({ look, waits } = told);
  }
  engine.closeTable(table);
  expect(() => engine.tableLook(table, 0)).toThrow('no such table is open');
});

test('a table of another engine is not known', async () => {
  const other = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));
  const record = engine.begin({ game: 'ganz-schon-clever', players: 1, seed: '00' });
  const opening = { record, seats: ['person'], typed: false, seed: 1 };
  const { table } = other.openTable(opening, 0);
  engine.openTable(opening, 0);
  expect(() => engine.tableStep(table, 0)).toThrow(Refused);
});
