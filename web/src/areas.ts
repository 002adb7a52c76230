// The areas of each sheet, by the names of their colours, in the order of the sheet. The engine's
// catalogue has the same; a test holds the two together.

import type { GameId } from './games.ts';

export const areas: Record<GameId, readonly string[]> = {
  'ganz-schon-clever': ['yellow', 'blue', 'green', 'orange', 'purple'],
  'doppelt-so-clever': ['silver', 'yellow', 'blue', 'green', 'pink'],
  'clever-hoch-drei': ['yellow', 'turquoise', 'blue', 'brown', 'pink'],
  'wizard-dice': ['green', 'red', 'blue', 'yellow'],
};
