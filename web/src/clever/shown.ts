// Colours as they are shown. Doppelt so clever can be shown with the dice of Ganz schön clever; the
// record never knows.

import type { KeptGame } from '../keep/games.ts';

const swaps: Record<string, string> = { silver: 'orange', pink: 'purple' };

export type Shown = (colour: string) => string;

export function shownBy(game: Pick<KeptGame, 'game' | 'diceSet'> | undefined): Shown {
  if (game?.game !== 'doppelt-so-clever' || game.diceSet === 'own') return (colour) => colour;
  return (colour) => swaps[colour] ?? colour;
}

/** A drawing's text with the colours swapped in its classes and in the names of its symbols. */
export function repaint(text: string, shown: Shown): string {
  let out = text;
  for (const colour of Object.keys(swaps)) {
    const other = shown(colour);
    if (other === colour) continue;
    out = out
      .replaceAll(new RegExp(`(class='[^']*\\b)${colour}\\b`, 'g'), `$1${other}`)
      .replaceAll(`#sign-${colour}'`, `#sign-${other}'`);
  }
  return out;
}
