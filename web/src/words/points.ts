import type { PhraseOf } from './language.svelte.ts';

const isOne = (points: string | number): boolean => /^[+−-]?1$/.test(String(points));

/** "1 point", "−3 points": of a number, or of its text. */
export const somePoints: PhraseOf<[string | number]> = {
  en: (points) => `${points} ${isOne(points) ? 'point' : 'points'}`,
  de: (points) => `${points} ${isOne(points) ? 'Punkt' : 'Punkte'}`,
  nl: (points) => `${points} ${isOne(points) ? 'punt' : 'punten'}`,
};

/** After "mit": "1 Punkt", "3 Punkten". */
export function mitPunkten(points: string | number): string {
  return `${points} ${isOne(points) ? 'Punkt' : 'Punkten'}`;
}
