// Languages, and t(): the words of a phrase in the language that is chosen now. Phrases live in one
// file for each screen, all languages side by side, so that the compiler misses none.

export const languages = ['en', 'de', 'nl'] as const;
export type Language = (typeof languages)[number];

/** A text in every language; or a function of the same arguments in every language. */
export type Phrase = Record<Language, string>;
export type PhraseOf<A extends unknown[]> = Record<Language, (...values: A) => string>;

const state = $state<{ chosen: Language }>({ chosen: 'en' });

export function language(): Language {
  return state.chosen;
}

/** Chooses a language; `system` takes the first of the browser's languages that we speak. */
export function speak(wish: Language | 'system'): void {
  state.chosen = wish === 'system' ? fromBrowser(navigator.languages) : wish;
  document.documentElement.lang = state.chosen;
}

export function fromBrowser(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    const known = languages.find((each) => each === short);
    if (known) return known;
  }
  return 'en';
}

export function t(phrase: Phrase): string;
export function t<A extends unknown[]>(phrase: PhraseOf<A>, ...values: A): string;
export function t<A extends unknown[]>(phrase: Phrase | PhraseOf<A>, ...values: A): string {
  const words = phrase[state.chosen];
  return typeof words === 'function' ? words(...values) : words;
}

/** Keeps the keys of a screen's phrases, and checks that each has every language. */
export function phrases<T extends Record<string, Phrase | PhraseOf<never>>>(all: T): T {
  return all;
}

/** A date, short, in the chosen language. */
export function sayDate(time: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(regional(state.chosen, navigator.languages), style).format(time);
}

/** The chosen language as it is written where the reader lives, if the browser tells: en-GB. */
export function regional(chosen: Language, wishes: readonly string[]): string {
  return wishes.find((wish) => wish.slice(0, 2).toLowerCase() === chosen) ?? chosen;
}

/** A number, in the chosen language, with a minus sign that is one. */
export function sayNumber(value: number, digits = 0): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(state.chosen, style).format(value).replace('-', '−');
}

/** "a, b and c". */
export function sayList(items: readonly string[]): string {
  return new Intl.ListFormat(state.chosen, { type: 'conjunction' }).format(items);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Parts as sentences: each begins with a capital and ends with a full stop. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => capital(part) + (/[.!?…]$/.test(part) ? '' : '.'))
    .join(' ');
}
