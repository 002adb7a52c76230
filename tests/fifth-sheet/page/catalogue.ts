// The games of the page that knows Heckenlauf.

import type { GameCard } from '../../../web/src/games/card.ts';
import heckenlauf from './heckenlauf.ts';

export const cards: readonly GameCard[] = [heckenlauf];
