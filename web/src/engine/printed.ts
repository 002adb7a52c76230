// What never changes while the page is open: the catalogue and the drawings, each asked for once.

import type { GameId } from '../games.ts';
import { quick } from './engine.ts';
import type { Drawing, GameInfo } from './types.ts';

export type Form = 'wide' | 'tall';

let games: Promise<GameInfo[]> | undefined;
const drawings = new Map<string, Promise<Drawing>>();

export async function gameInfo(game: GameId): Promise<GameInfo> {
  games ??= quick.ask('catalog', []).then((catalog) => catalog.games);
  games.catch(() => (games = undefined));
  const info = (await games).find(({ id }) => id === game);
  if (!info) throw new Error(`the engine knows no ${game}`);
  return info;
}

export function drawing(game: GameId, form: Form): Promise<Drawing> {
  const key = `${game}/${form}`;
  let asked = drawings.get(key);
  if (!asked) {
    asked = quick.ask('drawing', [game, form]);
    drawings.set(key, asked);
    asked.catch(() => drawings.delete(key));
  }
  return asked;
}
