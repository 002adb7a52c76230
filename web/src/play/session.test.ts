import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { quick, thinker } from '../engine/engine.ts';
import { Unreachable } from '../engine/fetched.ts';
import { Engine } from '../engine/module.ts';
import { findGame, type KeptSeat } from '../keep/games.ts';
import { listResults } from '../keep/results.ts';
import { settings, type Settings } from '../keep/settings.svelte.ts';
import type { Look } from '../engine/types.ts';
import { beginGame, type Setup } from './begin.ts';
import { knownTo, Log } from './log.svelte.ts';
import type { News } from './news.ts';
import { Session } from './session.svelte.ts';

// The real engine, asked in place instead of in a worker.
vi.mock('../engine/engine.ts', () => {
  class Cancelled extends Error {}
  let engine: Promise<Engine> | undefined;
  const load = (): Promise<Engine> => {
    engine ??= Engine.load(readFileSync(new URL('../../../build/wasm/foxtray.wasm', import.meta.url)));
    return engine;
  };
  const desk = {
    calls: [] as string[],
    ask: async (name: keyof Engine, values: unknown[]) => {
      desk.calls.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1)); // as long as a message takes
      return ((await load())[name] as (...all: unknown[]) => unknown).apply(await load(), values);
    },
    learn: () => Promise.resolve(),
    warm: () => Promise.resolve(),
    cancel: () => undefined,
  };
  return { Cancelled, quick: desk, thinker: desk, adviser: desk };
});

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const weights = readFileSync(new URL('../../../src/clever_players/weights/ganz-schon-clever.foxnet', import.meta.url));
const person: KeptSeat = { kind: 'person', name: '' };
const greedy: KeptSeat = { kind: 'greedy', name: '' };

async function sit(seats: KeptSeat[], more: Partial<Setup> = {}): Promise<Session> {
  const setup: Setup = { seats, options: {}, realDice: false, seed: 'c0ffee', diceSet: 'own', ...more };
  const session = new Session();
  await session.open(await beginGame('ganz-schon-clever', setup));
  return session;
}

async function chooseFirst(session: Session): Promise<void> {
  const move = session.look?.moves.find(({ verb }) => verb !== 'reroll');
  if (!move) throw new Error('nothing is asked');
  await session.choose(move);
}

async function playOn(session: Session): Promise<void> {
  while (session.waits === 'person') await chooseFirst(session);
}

describe('a session', () => {
  test('rolls by itself and asks the person', async () => {
    const session = await sit([person]);
    expect(session.waits).toBe('person');
    expect(session.asked).toBe(0);
    expect(session.look?.clever?.dice.every(({ face }) => face > 0)).toBe(true);
  });

  test.each([1, 2, 3])('a roll and the choice after it are two calls, with %i people', async (people) => {
    (settings as Settings).autoRoll = false;
    const session = await sit(Array.from({ length: people }, () => person));
    const { calls } = quick as unknown as { calls: string[] };
    let counted = 0;
    while (session.waits !== 'over') {
      const alone = session.waits === 'roll';
      calls.length = 0;
      if (session.waits === 'roll') await session.roll();
      if (session.waits !== 'person') continue;
      await chooseFirst(session);
      if (!alone) continue;
      counted += 1;
      expect(calls).toEqual(['tableStep', 'tablePlay']);
    }
    (settings as Settings).autoRoll = true;
    expect(counted).toBeGreaterThan(10);
  });

  test('a table that the engine has forgotten is opened again', async () => {
    const session = await sit([person]);
    const table = (session as unknown as { table: { number: number } }).table;
    table.number += 5;
    await chooseFirst(session);
    expect(session.waits).toBe('person');
    const again = new Session();
    await again.open(session.kept?.id ?? '');
    expect(again.look).toEqual(session.look);
  });

  test('a second tap on undo takes nothing more back', async () => {
    const session = await sit([person]);
    while (!session.canUndo) await chooseFirst(session);
    const events = session.look?.events ?? 0;
    await Promise.all([session.undo(), session.undo()]);
    expect(session.look?.events).toBe(events - 1);
  });

  test('the same seed rolls the same dice', async () => {
    const [one, two] = [await sit([person]), await sit([person])];
    expect(one.look?.clever?.dice).toEqual(two.look?.clever?.dice);
  });

  test('plays a solo game to its end and keeps the result once', async () => {
    const session = await sit([person]);
    await playOn(session);
    expect(session.waits).toBe('over');
    expect(session.kept?.record).toMatch(/\nresult -?\d+\n$/);
    const results = (await listResults()).filter(({ id }) => id === session.kept?.id);
    expect(results).toHaveLength(1);
    expect(results[0]?.seats[0]?.total).toBe(session.look?.clever?.seats[0]?.total);
  });

  test('every event is kept: a second session goes on where the first one stood', async () => {
    const session = await sit([person, greedy]);
    for (let i = 0; i < 5; i += 1) await chooseFirst(session);
    const again = new Session();
    await again.open(session.kept?.id ?? '');
    expect(again.kept?.record).toBe(session.kept?.record);
    expect(again.look).toEqual(session.look);
    expect(again.waits).toBe('person');
  });

  test('players at the table play by themselves', async () => {
    const session = await sit([greedy, greedy]);
    expect(session.waits).toBe('over');
    expect(session.look?.winners?.length).toBeGreaterThan(0);
  });

  test('a player who cannot be fetched holds the game up, and no more than that', async () => {
    const learn = vi.spyOn(thinker, 'learn').mockRejectedValue(new Unreachable('no connection'));
    const session = await sit([{ kind: 'strong', name: '' }, person]);
    expect(session.waits).toBe('unreachable');
    expect(session.look?.clever?.active).toBe(0);
    const { record } = session.kept ?? {};
    await session.retry();
    expect(session.waits).toBe('unreachable');
    expect(session.kept?.record).toBe(record);
    learn.mockResolvedValue();
    await thinker.ask('weights', ['ganz-schon-clever', weights]);
    await session.retry();
    expect(session.waits).toBe('person');
    expect(session.kept?.record).toContain(record);
    learn.mockRestore();
  });

  test('the turn of another player can be hurried to its end', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const setup: Setup = { seats: [greedy, person], options: {}, realDice: false, seed: 'c0ffee', diceSet: 'own' };
    const session = new Session();
    const begin = performance.now();
    const opening = session.open(await beginGame('ganz-schon-clever', setup));
    await vi.waitFor(() => expect(session.watches).toBe(true));
    session.hurry();
    await opening;
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(session.waits).toBe('person');
    expect(session.watches).toBe(false);
    // Three rolls and three choices, each with a pause.
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  test('why nothing can be taken back', async () => {
    const session = await sit([person]);
    expect(session.hindrance).toBe('nothing');
    const roll = session.look?.clever?.roll;
    while (session.look?.clever?.roll === roll) await chooseFirst(session);
    expect(session.hindrance).toBe('rolled');
    while (!session.canUndo) await chooseFirst(session);
    expect(session.hindrance).toBeNull();
  });

  test('a decision can be taken back until the dice roll', async () => {
    const session = await sit([person]);
    let before: string | undefined;
    // Until a decision is not followed by a roll.
    do {
      before = session.kept?.record;
      await chooseFirst(session);
    } while (!session.canUndo);
    await session.undo();
    expect(session.kept?.record).toBe(before);
    expect(session.waits).toBe('person');
  });

  test('another person’s act is not taken back in one go with one’s own', async () => {
    const session = await sit([person, person]);
    // To a serving in which both are asked something.
    while (!(session.look?.clever?.phase === 'serving' && session.canUndo)) await chooseFirst(session);
    const seat = session.viewer;
    await session.undo();
    while (session.canUndo) {
      await session.undo();
      expect(session.viewer).toBe(seat);
    }
  });

  test('dice that are entered again in a hurry fall once, and the game goes on', async () => {
    const session = await sit([person], { realDice: true });
    const roll = 'roll w4 y3 b5 g2 o6 p1';
    void session.enter(roll);
    while (session.waits === 'dice') {
      await new Promise((resolve) => setTimeout(resolve));
      void session.enter(roll);
    }
    await vi.waitFor(() => expect(session.waits).toBe('person'));
    expect(session.look?.events).toBe(1);
  });

  test('real dice wait for what is typed, and a roll can be corrected', async () => {
    const session = await sit([person], { realDice: true });
    expect(session.waits).toBe('dice');
    expect(await session.enter('roll w4 y3')).not.toBe('');
    expect(session.waits).toBe('dice');
    expect(await session.enter('roll w4 y3 b5 g2 o6 p1')).toBe('');
    await vi.waitFor(() => expect(session.waits).toBe('person'));
    await vi.waitFor(() => expect(session.canUndo).toBe(true));
    await session.undo();
    expect(session.waits).toBe('dice');
    expect(session.kept?.record).not.toContain('roll');
  });

  test('an unknown game is told, not shown', async () => {
    const session = new Session();
    await session.open('nowhere');
    expect(session.waits).toBe('broken');
    expect(await findGame('nowhere')).toBeUndefined();
  });

  test('after the end the last decision can be taken back, and the result goes', async () => {
    const session = await sit([person]);
    await playOn(session);
    expect(session.canUndo).toBe(true);
    await session.undo();
    expect(session.kept?.over).toBe(false);
    expect((await listResults()).some(({ id }) => id === session.kept?.id)).toBe(false);
  });

  test('the last decision of a daily game that counts is final', async () => {
    const seed = { seats: [person], options: {}, realDice: false, seed: 'c0ffee', diceSet: 'own' } as const;
    for (const replay of [false, true]) {
      const setup: Setup = { ...seed, seats: [...seed.seats] };
      const more = { daily: '2026-05-01', ...(replay ? { replay } : {}) };
      const session = new Session();
      await session.open(await beginGame('ganz-schon-clever', setup, more));
      await playOn(session);
      const { record, id } = session.kept ?? { record: '', id: '' };
      expect(session.isFinal).toBe(!replay);
      expect(session.canUndo).toBe(replay);
      await session.undo();
      const stands = (await listResults()).some((result) => result.id === id);
      expect([session.kept?.record === record, stands]).toEqual(replay ? [false, false] : [true, true]);
    }
  });

  test('what is taken back is told', async () => {
    const session = await sit([person], { realDice: true });
    await session.enter('roll w4 y3 b5 g2 o6 p1');
    await vi.waitFor(() => expect(session.canUndo).toBe(true));
    const move = session.look?.moves.find(({ die }) => die === 'y');
    if (!move) throw new Error('yellow is not asked');
    await session.choose(move);
    await session.undo();
    expect(session.news).toMatchObject({ kind: 'undo', seat: 0, text: move.text });
    await session.undo();
    expect(session.news).toMatchObject({ kind: 'undo', seat: null, text: 'roll w4 y3 b5 g2 o6 p1' });
  });

  test('a secret prediction is made behind a curtain, and shown when all have made theirs', async () => {
    const setup: Setup = {
      seats: [person, person, person],
      options: { cards: 'on' },
      realDice: true,
      seed: '',
      diceSet: 'own',
    };
    const session = new Session();
    await session.open(await beginGame('wizard-dice', setup));
    expect(await session.enter('card secret')).toBe('');
    await vi.waitFor(() => expect(session.waits).toBe('person'));
    await chooseFirst(session);
    expect(session.waits).toBe('curtain');
    expect(session.next).toBe(1);
    await session.liftCurtain();
    expect(session.asked).toBe(1);
    await chooseFirst(session);
    expect(session.waits).toBe('curtain');
    expect(session.next).toBe(2);
    await session.liftCurtain();
    expect(session.asked).toBe(2);
    expect(session.look?.wizard?.seats[1]).toMatchObject({ prediction: null, hidden: true });
    await chooseFirst(session);
    expect(session.look?.wizard?.seats.map(({ hidden }) => hidden)).toEqual([false, false, false]);
    expect(session.asked).toBe(0);
  });

  test('a secret prediction stays secret when the page is loaded again', async () => {
    const options = { cards: 'on', 'first-seer': '3' };
    const setup: Setup = { seats: [person, person, greedy], options, realDice: true, seed: '', diceSet: 'own' };
    const session = new Session();
    const id = await beginGame('wizard-dice', setup);
    await session.open(id);
    await session.enter('card secret');
    await vi.waitFor(() => expect(session.waits).toBe('curtain'));
    await session.liftCurtain();
    expect(session.asked).toBe(0);
    await chooseFirst(session);
    const again = new Session();
    const opening = again.open(id);
    await vi.waitFor(() => expect(again.look).toBeDefined());
    expect(again.look?.wizard?.seats[0]).toMatchObject({ prediction: null, hidden: true });
    await opening;
    expect(again.waits).toBe('curtain');
    expect(again.look?.wizard?.seats[0]).toMatchObject({ prediction: null, hidden: true });
  });
});

describe('what is told of a game', () => {
  const say = ({ kind, seat, text, move }: News, { events }: Look): string =>
    `${events} ${kind} ${seat} ${text} ${move ? JSON.stringify(move.earns) : ''}`;
  const lineUp = (log: Log): string[] => log.lines.map(({ text }) => text);

  test('is the same after a reload, and without what was taken back', async () => {
    const session = await sit([person, greedy]);
    const log = new Log(() => session, say);
    log.follow();
    await vi.waitFor(() => expect(log.lines.length).toBeGreaterThan(0));
    const check = async (): Promise<void> => {
      const again = new Session();
      await again.open(session.kept?.id ?? '');
      const recalled = new Log(() => again, say);
      recalled.follow();
      await vi.waitFor(() => expect(recalled.lines.length).toBeGreaterThan(0));
      const events = session.look?.events ?? 0;
      expect(recalled.lines.map(({ at }) => at)).toEqual(
        Array.from({ length: Math.min(events, 40) }, (_, i) => events - Math.min(events, 40) + 1 + i),
      );
      expect(lineUp(recalled).at(-1)).toContain(session.look?.last?.text);
    };
    await check();
    while (!session.canUndo) await chooseFirst(session);
    const before = session.look?.events ?? 0;
    log.follow();
    await session.undo();
    expect(log.follow()).toMatch(/ undo 0 \S/);
    expect(session.look?.events).toBeLessThan(before);
    await vi.waitFor(() => expect(log.lines.at(-1)?.at).toBe(session.look?.events));
    expect(lineUp(log).some((line) => line.includes('undo'))).toBe(false);
    await check();
  });

  test('at a shared screen what is new is counted from the last choice of whoever is asked', async () => {
    const session = await sit([person, person]);
    const log = new Log(() => session, say);
    const playUntilAsked = async (seat: number): Promise<void> => {
      while (session.asked !== seat) {
        await chooseFirst(session);
        log.follow();
      }
    };
    log.follow();
    await playUntilAsked(1);
    await playUntilAsked(0);
    await vi.waitFor(() => expect(log.lines.at(-1)?.at).toBe(session.look?.events));
    const since = log.lines.slice(knownTo(log.lines, session.reader));
    expect(session.reader).toBe(0);
    expect(since.some(({ seat }) => seat === 1)).toBe(true);
    expect(since.some(({ seat }) => seat === 0)).toBe(false);
  });

  test('whoever is to roll is the one who reads', async () => {
    (settings as Settings).autoRoll = false;
    const session = await sit([person, person, person]);
    while (session.look?.clever?.active === 0) {
      if (session.waits === 'roll') {
        expect(session.reader).toBe(0);
        await session.roll();
      }
      await playOn(session);
    }
    expect([session.waits, session.viewer, session.reader]).toEqual(['roll', 2, 1]);
    (settings as Settings).autoRoll = true;
  });
});
