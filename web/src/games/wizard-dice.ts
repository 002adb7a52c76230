// Wizard.

import { patch, type GameCard } from './card.ts';

const card: GameCard = {
  id: 'wizard-dice',
  title: 'Wizard',
  family: 'wizard',
  areas: ['green', 'red', 'blue', 'yellow'],
  about: {
    en: 'Foretell the dice, then make it come true.',
    de: 'Sag vorher, wie die Würfel fallen, und mach es wahr.',
    nl: 'Voorspel de dobbelstenen en laat het uitkomen.',
  },
  sign: [
    patch('green', 9, 6, 5, 1, [0, 2, 3]),
    patch('red', 55, 6, 5, 1, [1]),
    patch('blue', 9, 20, 5, 1, [0, 1, 4]),
    patch('yellow', 55, 20, 5, 1, [2, 3]),
  ],
  lesson: () => import('../learn/lessons/wizard-dice.ts'),
  rules: () => import('../learn/rules/wizard-dice.ts'),
};
export default card;
