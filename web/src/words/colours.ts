import { sayList, t, type Phrase, type PhraseOf } from './language.svelte.ts';

/** Colours by their names in the catalogue. */
export const colourNames: Record<string, Phrase> = {
  white: { en: 'white', de: 'Weiß', nl: 'wit' },
  yellow: { en: 'yellow', de: 'Gelb', nl: 'geel' },
  blue: { en: 'blue', de: 'Blau', nl: 'blauw' },
  green: { en: 'green', de: 'Grün', nl: 'groen' },
  orange: { en: 'orange', de: 'Orange', nl: 'oranje' },
  purple: { en: 'purple', de: 'Lila', nl: 'paars' },
  silver: { en: 'silver', de: 'Silber', nl: 'zilver' },
  pink: { en: 'pink', de: 'Rosa', nl: 'roze' },
  turquoise: { en: 'turquoise', de: 'Türkis', nl: 'turkoois' },
  brown: { en: 'brown', de: 'Braun', nl: 'bruin' },
  red: { en: 'red', de: 'Rot', nl: 'rood' },
  black: { en: 'black', de: 'Schwarz', nl: 'zwart' },
};

/** As they stand before a die. */
export const dieNames: Record<string, Phrase> = {
  white: { en: 'white die', de: 'weißer Würfel', nl: 'witte dobbelsteen' },
  yellow: { en: 'yellow die', de: 'gelber Würfel', nl: 'gele dobbelsteen' },
  blue: { en: 'blue die', de: 'blauer Würfel', nl: 'blauwe dobbelsteen' },
  green: { en: 'green die', de: 'grüner Würfel', nl: 'groene dobbelsteen' },
  orange: { en: 'orange die', de: 'oranger Würfel', nl: 'oranje dobbelsteen' },
  purple: { en: 'purple die', de: 'lila Würfel', nl: 'paarse dobbelsteen' },
  silver: { en: 'silver die', de: 'silberner Würfel', nl: 'zilveren dobbelsteen' },
  pink: { en: 'pink die', de: 'rosa Würfel', nl: 'roze dobbelsteen' },
  turquoise: { en: 'turquoise die', de: 'türkiser Würfel', nl: 'turkooizen dobbelsteen' },
  brown: { en: 'brown die', de: 'brauner Würfel', nl: 'bruine dobbelsteen' },
};

export function sayColour(name: string): string {
  const phrase = colourNames[name];
  return phrase ? t(phrase) : name;
}

export function sayDie(name: string): string {
  const phrase = dieNames[name];
  return phrase ? t(phrase) : name;
}

const theDie: PhraseOf<[string]> = {
  en: (die) => `the ${die}`,
  de: (die) => `der ${die.replace(/er Würfel$/, 'e Würfel')}`,
  nl: (die) => `de ${die}`,
};

/** "the yellow die", as the one that a sentence is about. */
export function sayTheDie(name: string): string {
  return t(theDie, sayDie(name));
}

export function sayColours(names: readonly string[]): string {
  return sayList(names.map(sayColour));
}
