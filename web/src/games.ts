// The games and players as the page names them before the engine is there. The engine's catalogue
// has everything else, and a test holds the two together.

export const gameIds = [
  'ganz-schon-clever',
  'doppelt-so-clever',
  'clever-hoch-drei',
  'wizard-dice',
] as const;
export type GameId = (typeof gameIds)[number];

export const levels = ['random', 'greedy', 'beginner', 'casual', 'strong', 'master'] as const;
export type Level = (typeof levels)[number];

/** Players who play like people, with weaknesses of their own. */
export const characters = ['gambler', 'collector', 'hoarder', 'careful'] as const;
export type Character = (typeof characters)[number];

export type Player = Level | Character;
export const players: readonly Player[] = [...levels, ...characters];

/** Whether a player of this game has to know weights to think. */
export function needsWeights(game: GameId, level: string): boolean {
  return game !== 'wizard-dice' && !['person', 'random', 'greedy'].includes(level);
}

export const titles: Record<GameId, string> = {
  'ganz-schon-clever': 'Ganz schön clever',
  'doppelt-so-clever': 'Doppelt so clever',
  'clever-hoch-drei': 'Clever hoch Drei',
  'wizard-dice': 'Wizard',
};

/** The player of that name, if there is one. */
export function playerNamed(text: string): Player | undefined {
  return players.find((player) => player === text);
}

export function isGame(text: string): text is GameId {
  return gameIds.some((id) => id === text);
}
