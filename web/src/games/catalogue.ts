// The games of the page, in the order in which they are shown. The engine's catalogue is the authority; a
// test holds the two together.

import type { GameCard } from './card.ts';
import doppelt from './doppelt-so-clever.ts';
import drei from './clever-hoch-drei.ts';
import ganz from './ganz-schon-clever.ts';
import wizard from './wizard-dice.ts';

export const cards: readonly GameCard[] = [ganz, doppelt, drei, wizard];
