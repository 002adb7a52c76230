// The games and players as the page names them before the engine is there. The engine's catalogue
// has everything else, and a test holds the two together.

import { cards } from '#catalogue';
import type { GameCard } from './games/card.ts';

/** One of the ids in the catalogue. */
export type GameId = string;
export const gameIds: readonly GameId[] = cards.map(({ id }) => id);

const byId = new Map(cards.map((card) => [card.id, card]));

/** What the page knows of a game of the catalogue. */
export function cardOf(game: GameId): GameCard {
  const card = byId.get(game);
  if (!card) throw new Error(`no game is called ${game}`);
  return card;
}

export function titleOf(game: GameId): string {
  return byId.get(game)?.title ?? game;
}

export const levels = ['random', 'greedy', 'beginner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

/** Players who play like people, with weaknesses of their own. */
export const characters = ['gambler', 'collector', 'hoarder', 'careful'] as const;
export type Character = (typeof characters)[number];

export type Player = Level | Character;
export const players: readonly Player[] = [...levels, ...characters];

/** Whether a player of this game has to know weights to think. */
export function needsWeights(game: GameId, level: string): boolean {
  return cardOf(game).weights !== undefined && !['person', 'random', 'greedy'].includes(level);
}

/** The player of that name, if there is one. */
export function playerNamed(text: string): Player | undefined {
  return players.find((player) => player === text);
}

export function isGame(text: string): boolean {
  return byId.has(text);
}

/** The first of the catalogue, where one has to be shown. */
export const firstGame: GameId = gameIds[0] ?? '';
