// Ganz schön clever.

import weights from '../../../src/clever_players/weights/ganz-schon-clever.foxnet?url';
import bytes from '../../../src/clever_players/weights/ganz-schon-clever.foxnet?size';
import { patch, type GameCard } from './card.ts';

const card: GameCard = {
  id: 'ganz-schon-clever',
  title: 'Ganz schön clever',
  family: 'clever',
  areas: ['yellow', 'blue', 'green', 'orange', 'purple'],
  about: {
    en: 'The first one. Five colours, one chain after another.',
    de: 'Das erste. Fünf Farben, eine Kette nach der anderen.',
    nl: 'Het eerste. Vijf kleuren, de ene keten na de andere.',
  },
  sign: [
    patch('yellow', 4, 4, 6, 4, [0, 4, 8, 9, 15, 20]),
    patch('blue', 58, 4, 6, 4, [2, 8, 9, 14]),
    patch('green', 4, 42, 14, 1, [0, 1, 2, 3, 4, 5]),
    patch('orange', 4, 55, 14, 1, [0, 1, 2, 3]),
    patch('purple', 4, 68, 14, 1, [0, 1, 2, 3, 4, 5, 6, 7]),
  ],
  weights: { address: weights, bytes },
  means: [
    { level: 'beginner', mean: 175.3 },
    { level: 'casual', mean: 211.3 },
    { level: 'strong', mean: 252.0 },
    { level: 'master', mean: 297.3 },
  ],
  lesson: () => import('../learn/lessons/ganz-schon-clever.ts'),
  rules: () => import('../learn/rules/ganz-schon-clever.ts'),
};
export default card;
