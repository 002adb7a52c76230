// What the players of each level score on the mean, as measured in docs/ai.md and docs/ai/wizard.md.

import type { GameId, Level } from '../games.ts';
import type { Table } from './statistics.ts';

export interface Reference {
  level: Level;
  mean: number;
}

const alone: Partial<Record<GameId, Reference[]>> = {
  'ganz-schon-clever': [
    { level: 'beginner', mean: 175.8 },
    { level: 'casual', mean: 213.1 },
    { level: 'strong', mean: 250.4 },
    { level: 'master', mean: 293.2 },
  ],
  'doppelt-so-clever': [
    { level: 'beginner', mean: 154.6 },
    { level: 'casual', mean: 222.3 },
    { level: 'strong', mean: 277.8 },
    { level: 'master', mean: 326.0 },
  ],
  'clever-hoch-drei': [
    { level: 'beginner', mean: 219.8 },
    { level: 'casual', mean: 295.0 },
    { level: 'strong', mean: 361.2 },
    { level: 'master', mean: 425.7 },
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
