// Begins a game: asks the engine for its record, keeps it, and says which id it has.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { quick } from '../engine/engine.ts';
import { cardOf, type GameId } from '../games.ts';
import { get, put } from '../keep/database.ts';
import { keepGame, newId, type KeptGame, type KeptSeat } from '../keep/games.ts';
import { settings } from '../keep/settings.svelte.ts';

export interface Setup {
  seats: KeptSeat[];
  options: Record<string, string>;
  realDice: boolean;
  /** What was typed: empty for new dice, a seed, or any words. */
  seed: string;
  diceSet: KeptGame['diceSet'];
}

/** One person alone; Wizard, which nobody can play alone, against two players. */
export function simpleSetup(game: GameId): Setup {
  const seats: KeptSeat[] = [{ kind: 'person', name: settings.name }];
  if (cardOf(game).family === 'wizard') seats.push({ kind: 'casual', name: '' }, { kind: 'casual', name: '' });
  return { seats, options: {}, realDice: false, seed: '', diceSet: 'own' };
}

/** The seed word (docs/fair-dice.md, F1) for what somebody typed. */
export function seedWord(typed: string): string {
  const text = typed.trim();
  if (text === '') return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  const part = '(?:[0-9a-f]{2}){1,64}';
  if (new RegExp(`^${part}(?:-${part})?$`).test(text)) return text;
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export async function beginGame(
  game: GameId,
  setup: Setup,
  more: Pick<Partial<KeptGame>, 'id' | 'daily' | 'replay'> = {},
): Promise<string> {
  const record = await quick.ask('begin', [
    {
      game,
      players: setup.seats.length,
      options: setup.options,
      names: setup.seats.map(({ name }) => name),
      ...(setup.realDice ? {} : { seed: seedWord(setup.seed) }),
    },
  ]);
  return keepNew(game, record, setup, more);
}

/** Keeps a record as a game of its own, to be played on. */
export async function keepNew(
  game: GameId,
  record: string,
  setup: Pick<Setup, 'seats' | 'realDice' | 'diceSet'>,
  more: Pick<Partial<KeptGame>, 'id' | 'daily' | 'replay' | 'from'> = {},
): Promise<string> {
  const id = more.id ?? newId();
  const now = Date.now();
  await keepGame({
    game,
    record,
    seats: setup.seats.map(({ kind, name }) => ({ kind, name })),
    realDice: setup.realDice,
    diceSet: setup.diceSet,
    standing: { round: 1, rounds: null, totals: setup.seats.map(() => 0) },
    over: false,
    helped: false,
    created: now,
    changed: now,
    ...more,
    id,
  });
  return id;
}

/** The set-up that was used last for this game, or a simple one. */
export async function lastSetup(game: GameId): Promise<Setup> {
  const kept = await get<Setup>('settings', `setup/${game}`);
  return kept ? { ...simpleSetup(game), ...kept, seed: '' } : simpleSetup(game);
}

export function rememberSetup(game: GameId, setup: Setup): Promise<void> {
  return put('settings', `setup/${game}`, { ...setup, seed: '' });
}
