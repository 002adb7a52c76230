// What the players of each level score on average, as measured in docs/ai.md and docs/ai/wizard.md.

import { cardOf, type GameId, type Level } from '../games.ts';
import type { Table } from './statistics.ts';

export interface Reference {
  level: Level;
  mean: number;
}

/** Lines to compare one's own scores with; none where nothing was measured. */
export function references(game: GameId, table: Table): Reference[] {
  return table === 'alone' ? [...(cardOf(game).means ?? [])] : [];
}

/** The strongest level that a mean score reaches. */
export function levelOf(game: GameId, table: Table, score: number): Level | null {
  return references(game, table).findLast(({ mean }) => score >= mean)?.level ?? null;
}
