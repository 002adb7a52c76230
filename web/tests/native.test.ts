// The engine as a WebAssembly module says exactly what the native one says: the same records, the
// same legal moves, the same values.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { Engine, Refused, statuses } from '../src/engine/module.ts';
import type { GameInfo, Look } from '../src/engine/types.ts';
import { Native } from './native.ts';

const root = new URL('../..', import.meta.url).pathname;
const engine = await Engine.load(readFileSync(`${root}build/wasm/foxtray.wasm`));
const native = new Native(`${root}build/release/tests/wasm/foxtray_native`);
afterAll(() => native.close());

/** What the module answers, parsed or not, as the text and the status that the native engine has. */
async function same<Told>(told: () => Told, call: string, ...operands: (string | number)[]): Promise<Told> {
  const expected = await native.ask(call, ...operands);
  try {
    const answer = told();
    expect(expected.status).toBe(0);
    const wanted: unknown = typeof answer === 'string' ? expected.text : JSON.parse(expected.text);
    expect(answer).toEqual(wanted);
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(error.message).toBe(expected.text);
    expect(error.status).toBe(statuses[expected.status as keyof typeof statuses]);
    throw error;
  }
}

const look = (record: string, seat: number): Promise<Look> =>
  same(() => engine.look(record, seat), 'look', record, -1, seat);

/** Everything that a client asks now and then. */
async function askAround(record: string, now: Look): Promise<void> {
  for (const seat of [...now.names.keys(), -1]) await look(record, seat);
  for (const seat of now.actors) {
    await same(() => engine.hint(record, seat, 'strong'), 'hint', record, seat, 'strong');
    const move = (await look(record, seat)).moves[0]?.text ?? '';
    await same(() => engine.verdict(record, seat, move, 'strong'), 'verdict', record, seat, move, 'strong');
    for (const text of ['die w', 'field y:1', 'die y field y:2', 'field g:3', 'pass', 'take y3 y11']) {
      await same(() => engine.why(record, seat, text), 'why', record, seat, text);
    }
  }
  await same(() => engine.odds(record, 0), 'odds', record, 0);
}

async function play(info: GameInfo, players: number, seed: string, seats: string[]): Promise<string> {
  const options = Object.fromEntries(
    info.options.filter((_, i) => (players + i) % 2 === 0).map(({ name, values }) => [name, values[1] ?? '']),
  );
  const written = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  let record = await same(
    () => engine.begin({ game: info.id, players, options, names: ['Anna'], seed }),
    'begin',
    ...[info.id, players, written.join(' '), 'Anna', seed],
  );
  for (let events = 0; ; events += 1) {
    const now = await look(record, 0);
    if (now.over) return record;
    if (events % 16 === 7) await askAround(record, now);
    const before = record;
    const seat = now.actors[events % Math.max(now.actors.length, 1)];
    if (seat === undefined) {
      record = await same(() => engine.throw(before), 'throw', before, '');
      continue;
    }
    const player = seats[seat % seats.length] ?? '';
    const move = await same(() => engine.think(before, seat, player, 5), 'think', before, player, seat, 5);
    record = await same(() => engine.move(before, seat, move), 'move', before, seat, move);
  }
}

const games = engine.catalog().games;
for (const { id, family } of games) {
  if (family === 'clever') engine.weights(id, readFileSync(`${root}src/clever_players/weights/${id}.foxnet`));
}

test('the catalogue and the drawings are the same', async () => {
  await same(() => engine.catalog(), 'catalog');
  for (const { id } of games) {
    for (const form of ['wide', 'tall'] as const) await same(() => engine.drawing(id, form), 'drawing', id, form);
    for (const paper of ['a4', 'letter'] as const) await same(() => engine.sheet(id, paper), 'sheet', id, paper);
  }
});

for (const info of games) {
  const [fewest, most] = info.players;
  for (let players = fewest; players <= most; players += 1) {
    test(`${info.id} of ${players} is the same game`, async () => {
      await play(info, players, `0${players}ab`, ['random', 'greedy']);
      await play(info, players, `0${players}cd`, ['beginner', 'casual', 'strong', 'master']);
      await play(info, players, `0${players}ef`, engine.catalog().characters);
    });
  }

  test(`${info.id} is analysed alike`, async () => {
    const record = await play(info, fewest, '77', ['strong']);
    await same(() => engine.analyse(record, 'strong'), 'analyse', record, 'strong');
  });
}

test('both refuse alike', async () => {
  const record = engine.begin({ game: 'ganz-schon-clever', players: 2 });
  const broken = 'foxtray 1\nüber';
  const calls = [
    () => same(() => engine.throw(record), 'throw', record, ''),
    () => same(() => engine.throw(record, 'roll w1'), 'throw', record, 'roll w1'),
    () => same(() => engine.move(record, 0, 'pass'), 'move', record, 0, 'pass'),
    () => same(() => engine.look(record, 2), 'look', record, -1, 2),
    () => same(() => engine.look(broken, 0), 'look', broken, -1, 0),
  ];
  for (const call of calls) await expect(call()).rejects.toThrow(Refused);
});
