// Reads what somebody gives us as a game: a record, or a link that contains one.

import { quick } from '../engine/engine.ts';
import type { Look } from '../engine/types.ts';
import { isGame, type GameId } from '../games.ts';
import { findGame, keepGame, type KeptGame, type KeptSeat } from '../keep/games.ts';
import { standingOf } from '../play/record.ts';
import { go } from '../route.svelte.ts';
import { pack, unpack } from '../share/link.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Loaded {
  record: string;
  game: GameId;
  look: Look;
}

/** Fails with Refused or BadLink if it is no game. */
export async function read(text: string): Promise<Loaded> {
  const packed = /#\/game\/(\S*)\s*$/.exec(text)?.[1];
  return packed === undefined ? readRecord(text) : readLink(packed);
}

/** Shows a game that somebody has loaded here. That is no part of the address: sent on, it is a game for somebody else. */
export async function show({ record }: Loaded): Promise<void> {
  go('game', await pack(record));
  history.replaceState({ loaded: true }, '');
}

/** Whether the game that is shown was loaded here, not sent in a link. */
export function isLoadedHere(): boolean {
  return (history.state as { loaded?: boolean } | null)?.loaded === true;
}

/** What follows #/game/ in a link. Fails as above. */
export async function readLink(packed: string): Promise<Loaded> {
  return readRecord(await unpack(packed));
}

async function readRecord(record: string): Promise<Loaded> {
  const look = await quick.ask('look', [record, -1]);
  if (!isGame(look.game)) throw new Error(`there is no game ${look.game}`);
  return { record, game: look.game, look };
}

/** Everybody in it is a person: nobody knows who they were. */
export function peopleOf(look: Look): KeptSeat[] {
  return Array.from({ length: look.players }, (_, seat) => ({ kind: 'person', name: look.names[seat] ?? '' }));
}

/** Keeps a game that was loaded, to be looked at. The same game is kept only once. */
export async function keepLoaded({ record, game, look }: Loaded): Promise<string> {
  const id = `l${bytesToHex(sha256(utf8ToBytes(record))).slice(0, 15)}`;
  if (await findGame(id)) return id;
  const now = Date.now();
  const kept: KeptGame = {
    id,
    game,
    record,
    seats: peopleOf(look),
    realDice: look.seed === null,
    diceSet: 'own',
    from: '',
    standing: standingOf(look),
    over: look.over,
    helped: false,
    created: now,
    changed: now,
  };
  await keepGame(kept);
  return id;
}
