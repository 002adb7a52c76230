// Doppelt so clever.

import weights from '../../../src/clever_players/weights/doppelt-so-clever.foxnet?url';
import bytes from '../../../src/clever_players/weights/doppelt-so-clever.foxnet?size';
import { patch, type GameCard } from './card.ts';

const card: GameCard = {
  id: 'doppelt-so-clever',
  title: 'Doppelt so clever',
  family: 'clever',
  areas: ['silver', 'yellow', 'blue', 'green', 'pink'],
  about: {
    en: 'Dice come back, silver sweeps along.',
    de: 'Würfel kommen zurück, Silber nimmt andere mit.',
    nl: 'Dobbelstenen komen terug, zilver neemt er meer mee.',
  },
  sign: [
    patch('silver', 4, 4, 8, 4, [1, 9, 17, 25, 4, 12, 22]),
    patch('yellow', 72, 4, 4, 4, [0, 5, 7, 10]),
    patch('blue', 4, 42, 14, 1, [0, 1, 2]),
    patch('green', 4, 55, 14, 1, [0, 1, 2, 3, 4, 5, 6]),
    patch('pink', 4, 68, 14, 1, [0, 1, 2, 3, 4]),
  ],
  weights: { address: weights, bytes },
  means: [
    { level: 'beginner', mean: 187.2 },
    { level: 'casual', mean: 243.3 },
    { level: 'strong', mean: 294.8 },
    { level: 'master', mean: 357.6 },
  ],
  otherDice: {
    name: 'ganz-schon-clever',
    swaps: { silver: 'orange', pink: 'purple' },
    own: { en: 'Silver and pink', de: 'Silber und Rosa', nl: 'Zilver en roze' },
    other: {
      en: 'As in Ganz schön clever',
      de: 'Wie in Ganz schön clever',
      nl: 'Zoals in Ganz schön clever',
    },
    note: {
      en: 'Orange then stands for silver, and purple for pink.',
      de: 'Orange steht dann für Silber und Lila für Rosa.',
      nl: 'Oranje staat dan voor zilver en paars voor roze.',
    },
  },
  lesson: () => import('../learn/lessons/doppelt-so-clever.ts'),
  rules: () => import('../learn/rules/doppelt-so-clever.ts'),
};
export default card;
