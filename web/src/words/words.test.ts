import { describe, expect, test } from 'vitest';
import { common } from './common.ts';
import { fromBrowser, languages, regional } from './language.svelte.ts';
import { words as setup } from './setup.ts';

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

/** Everything that has a text for English, however deep it lies. */
function phrasesIn(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const all = value as Record<string, unknown>;
  if ('en' in all) return [[path, all]];
  return Object.entries(all).flatMap(([key, inner]) => phrasesIn(inner, `${path}.${key}`));
}

const phrases = Object.entries(files).flatMap(([file, exports]) => phrasesIn(exports, file));

describe('words', () => {
  test('there are some', () => expect(phrases.length).toBeGreaterThan(100));

  test.each(phrases)('%s has every language', (_path, phrase) => {
    expect(Object.keys(phrase).sort()).toEqual([...languages].sort());
    for (const language of languages) {
      const words = phrase[language];
      if (typeof words === 'string') expect(words.trim()).not.toBe('');
      else expect(typeof words).toBe('function');
    }
  });

  test.each(phrases)('%s: whoever predicts in German sagt vorher, everywhere', (_path, phrase) => {
    const text = typeof phrase['de'] === 'function' ? String(phrase['de']) : phrase['de'];
    expect(text).not.toMatch(/\b[Ss]ag(st|t|en|e)?\b[^.]*\bvoraus\b|voraus(ge)?sag|weissag/);
  });

  test('Dutch: the way home is not called as the button that begins a game', () => {
    expect(common.home.nl).not.toBe(setup.start.nl);
  });

  test('the first language of the browser that is known is taken', () => {
    expect(fromBrowser(['fr-FR', 'nl-BE', 'de'])).toBe('nl');
    expect(fromBrowser(['DE-at'])).toBe('de');
    expect(fromBrowser(['fr'])).toBe('en');
    expect(fromBrowser([])).toBe('en');
  });

  test('dates are written as where the reader lives', () => {
    expect(regional('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(regional('nl', ['de-AT'])).toBe('nl');
  });
});
