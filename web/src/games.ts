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

export const titles: Record<GameId, string> = {
  'ganz-schon-clever': 'Ganz schön clever',
  'doppelt-so-clever': 'Doppelt so clever',
  'clever-hoch-drei': 'Clever hoch Drei',
  'wizard-dice': 'Wizard',
};

export function isGame(text: string): text is GameId {
  return gameIds.some((id) => id === text);
}
