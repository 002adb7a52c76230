// Clever hoch Drei.

import weights from '../../../src/clever_players/weights/clever-hoch-drei.foxnet?url';
import bytes from '../../../src/clever_players/weights/clever-hoch-drei.foxnet?size';
import { patch, type GameCard } from './card.ts';

const card: GameCard = {
  id: 'clever-hoch-drei',
  title: 'Clever hoch Drei',
  family: 'clever',
  areas: ['yellow', 'turquoise', 'blue', 'brown', 'pink'],
  about: {
    en: 'Any number you like, and more ways than ever.',
    de: 'Jede Zahl, die du willst, und mehr Wege denn je.',
    nl: 'Elk getal dat je wilt, en meer wegen dan ooit.',
  },
  sign: [
    patch('yellow', 4, 4, 6, 4, [0, 6, 12, 9, 16]),
    patch('turquoise', 58, 4, 6, 4, [0, 1, 2, 3, 6, 7, 12]),
    patch('blue', 4, 42, 14, 1, [5, 6, 7, 8]),
    patch('brown', 4, 55, 14, 1, [0, 2, 3, 6]),
    patch('pink', 4, 68, 14, 1, [0, 1, 2, 3, 4]),
  ],
  weights: { address: weights, bytes },
  means: [
    { level: 'beginner', mean: 265.6 },
    { level: 'casual', mean: 327.6 },
    { level: 'strong', mean: 395.3 },
    { level: 'master', mean: 460.5 },
  ],
  lesson: () => import('../learn/lessons/clever-hoch-drei.ts'),
  rules: () => import('../learn/rules/clever-hoch-drei.ts'),
};
export default card;
