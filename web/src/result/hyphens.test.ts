import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '|');

test('long names are broken before syllables', () => {
  expect(shown('Wolfgangwilhelmmaximilia')).toBe('Wolf|gang|wil|helm|ma|xi|mi|lia');
  expect(shown('Anna-Katharina Hohenfels')).toBe('Anna-Ka|tha|rina Ho|hen|fels');
  expect(shown('Jan van der Oudemeulen')).toBe('Jan van der Ou|de|meu|len');
  expect(shown('Christoph')).toBe('Chris|toph');
});

test('what has no syllables is broken anywhere but at its ends', () => {
  expect(shown('MMMMMMMM')).toBe('MM|M|M|M|M|MM');
  expect(shown('Schmidt')).not.toMatch(/^.\||\|.$/);
});

test('short names, and what is no Latin letter, stay whole', () => {
  for (const name of ['Bo', 'Anna Li', '🦊🦊🦊🦊🦊🦊🦊🦊', 'さくらさくらさくら', '', 'Player 12']) {
    expect(hyphenated(name).replaceAll('\u00ad', '')).toBe(name);
  }
  expect(hyphenated('Bo')).toBe('Bo');
  expect(hyphenated('🦊🦊🦊🦊🦊🦊🦊🦊')).toBe('🦊🦊🦊🦊🦊🦊🦊🦊');
});
