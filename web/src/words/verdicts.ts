// The engine's verdict on a move in words: hints, comments and the review say the same.

import type { Grade, Unit, Verdict } from '../engine/types.ts';
import { phrases, sayNumber, t, type Phrase } from './language.svelte.ts';
import { somePoints } from './points.ts';

/** As chess players write grades. */
export type GradeSign = '?!' | '?' | '??';

export const signs: Record<Grade, GradeSign | ''> = { fine: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const gradeNames: Record<GradeSign, Phrase> = {
  '?!': { en: 'inaccuracy', de: 'ungenau', nl: 'onnauwkeurig' },
  '?': { en: 'mistake', de: 'Fehler', nl: 'fout' },
  '??': { en: 'blunder', de: 'grober Fehler', nl: 'grove fout' },
};

export const words = phrases({
  betterPoints: {
    en: (points: string) => `${somePoints.en(points)} better`,
    de: (points: string) => `${somePoints.de(points)} besser`,
    nl: (points: string) => `${somePoints.nl(points)} beter`,
  },
  betterChance: {
    en: (percent: string) => `${percent} % more chance to win`,
    de: (percent: string) => `${percent} % mehr Gewinnchance`,
    nl: (percent: string) => `${percent} % meer winkans`,
  },
});

const inUnit: Record<Unit, (number: string) => string> = {
  points: (number) => number,
  percent: (number) => `${number} %`,
};

/** How far a move is behind the best one, as "3.4" or "2.1 %". */
export function sayLoss({ unit, loss }: Verdict): string {
  return inUnit[unit](sayNumber(loss, 1));
}

/** The same of the better move, as "3.4 points better". */
export function sayBetter({ unit, loss }: Verdict): string {
  return t(unit === 'percent' ? words.betterChance : words.betterPoints, sayNumber(loss, 1));
}

/** Whether a difference can be told at all. */
export function isBehind({ closeness }: Verdict): boolean {
  return closeness === 'near' || closeness === 'unclear' || closeness === 'behind';
}
