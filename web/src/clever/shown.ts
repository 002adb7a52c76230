// Colours as they are shown. A game can be shown with other dice than its own; the record never knows.

import { cardOf } from '../games.ts';
import type { KeptGame } from '../keep/games.ts';

export type Shown = (colour: string) => string;

const asPrinted: Shown = (colour) => colour;

export function shownBy(game: Pick<KeptGame, 'game' | 'diceSet'> | undefined): Shown {
  const other = game && cardOf(game.game).otherDice;
  if (other?.name !== game?.diceSet) return asPrinted;
  return (colour) => other?.swaps[colour] ?? colour;
}

/** A drawing's text with the colours swapped in its classes and in the names of its symbols. */
export function repaint(text: string, shown: Shown): string {
  if (shown === asPrinted) return text;
  return text
    .replaceAll(/class='([^']*)'/g, (_, names: string) => `class='${names.split(' ').map(shown).join(' ')}'`)
    .replaceAll(/#sign-([a-z]+)'/g, (_, colour: string) => `#sign-${shown(colour)}'`);
}
