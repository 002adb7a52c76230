// What the players of each level score on average, as measured in docs/ai.md and docs/ai/wizard.md.

import type { GameId, Level } from '../games.ts';
import type { Table } from './statistics.ts';

export interface Reference {
  level: Level;
  mean: number;
}

const alone: Partial<Record<GameId, Reference[]>> = {
  'ganz-schon-clever': [
    { level: 'beginner', mean: 175.3 },
    { level: 'casual', mean: 211.3 },
    { level: 'strong', mean: 252.0 },
    { level: 'master', mean: 297.3 },
  ],
  'doppelt-so-clever': [
    { level: 'beginner', mean: 187.2 },
    { level: 'casual', mean: 243.3 },
    { level: 'strong', mean: 294.8 },
    { level: 'master', mean: 357.6 },
  ],
  'clever-hoch-drei': [
    { level: 'beginner', mean: 265.6 },
    { level: 'casual', mean: 327.6 },
    { level: 'strong', mean: 395.3 },
    { level: 'master', mean: 460.5 },
  ],
};

/** Lines to compare one's own scores with; none where nothing was measured. */
export function references(game: GameId, table: Table): Reference[] {
  return table === 'alone' ? (alone[game] ?? []) : [];
}

/** The strongest level that a mean score reaches. */
export function levelOf(game: GameId, table: Table, score: number): Level | null {
  return references(game, table).findLast(({ mean }) => score >= mean)?.level ?? null;
}
