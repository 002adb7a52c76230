// Heckenlauf, as the page knows it. It has no introduction and no rules page of its own.

import bytes from '../../../build/fifth/heckenlauf.foxnet?size';
import weights from '../../../build/fifth/heckenlauf.foxnet?url';
import { patch, type GameCard } from '../../../web/src/games/card.ts';

const card: GameCard = {
  id: 'heckenlauf',
  title: 'Heckenlauf',
  family: 'clever',
  areas: ['green', 'silver', 'orange', 'brown', 'turquoise'],
  about: {
    en: 'Along the hedge: silver sweeps, turquoise runs in lanes.',
    de: 'Immer an der Hecke lang: Silber nimmt andere mit, Türkis läuft in Bahnen.',
    nl: 'Langs de heg: zilver neemt er meer mee, turkoois loopt in banen.',
  },
  sign: [
    patch('silver', 4, 4, 6, 4, [0, 7, 14, 21]),
    patch('turquoise', 58, 4, 6, 4, [0, 1, 8, 9]),
    patch('green', 4, 42, 14, 1, [0, 1, 2]),
    patch('orange', 4, 55, 14, 1, [3, 4]),
    patch('brown', 4, 68, 14, 1, [6, 7]),
  ],
  weights: { address: weights, bytes },
};
export default card;
