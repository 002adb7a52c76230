// Whatever the engine can say by name, every language has words for.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sayWhy as sayCleverWhy } from '../clever/why.ts';
import { Engine, Refused } from '../engine/module.ts';
import type { Refusal } from '../engine/types.ts';
import { inWords } from '../parts/refusal.ts';
import { sayEffect, sayEffects } from '../play/effects.ts';
import { sayWhy as sayWizardWhy } from '../wizard/why.ts';
import { languages, speak } from './language.svelte.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });
afterAll(() => vi.unstubAllGlobals());

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));
const { reasons, games } = engine.catalog();
const unsaid = 'only English';
const same = (colour: string): string => colour;
const info = games[0];
if (!info) throw new Error('there are no games');

const told: [string, string[], (name: string) => string][] = [
  [
    'clever',
    reasons.clever,
    (reason) => sayCleverWhy({ info, shown: same }, { reason, operands: [1, 2, 3], sentence: unsaid }),
  ],
  ['wizard', reasons.wizard, (reason) => sayWizardWhy({ reason, operands: [1, 2, 3], sentence: unsaid })],
  ['refusals', reasons.refusals, (reason) => inWords({ reason, operands: ['red', '1'], legal: [], sentence: unsaid })],
  ['effects', reasons.effects, (effect) => sayEffect({ effect, operands: ['2', '3', 'blue', '-1'] }, same) ?? unsaid],
];

describe.each(told)('the %s', (_kind, names, say) => {
  test('are some', () => expect(names.length).toBeGreaterThan(10));

  test.each(names)('%s has words in every language', (name) => {
    const texts = languages.map((language) => {
      speak(language);
      return say(name);
    });
    for (const text of texts) {
      expect(text).not.toBe(unsaid);
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN/);
    }
  });

  test('a name that nobody knows is told in English', () => {
    speak('de');
    expect(say('unheard_of')).toBe(unsaid);
  });
});

function refusalOf(record: string): Refusal {
  try {
    engine.look(record, -1);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  throw new Error('it was not refused');
}

const start = 'foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n';

describe('a record that cannot be read', () => {
  test('is told with its line, what is wrong and what would be right', () => {
    const refusal = refusalOf('foxtray 1\ngame wizard-dice\nplayers 9\n---\n');
    speak('de');
    expect(inWords(refusal)).toBe(
      'Zeile 3: „9“ ist keine Spielerzahl.\nMöglich wäre hier: players 1; players 2; players 3; players 4; players 5',
    );
    speak('nl');
    expect(inWords(refusal)).toMatch(/^Regel 3: ‘9’ is geen aantal spelers\.\nMogelijk is hier: players 1;/);
    speak('en');
    expect(inWords(refusal)).toMatch(/^Line 3: “9” is no number of players\.\nPossible here: players 1;/);
  });

  test('is told without marks that turn the sentence around it', () => {
    speak('en');
    expect(inWords(refusalOf('foxtray 1\ngame \u202ewizard\u2066-dice\n'))).toMatch(/“wizard-dice”/);
  });

  test('says what the rules say to a move, and does not list all that is legal', () => {
    const refusal = refusalOf(`${start}roll w4 y3 b5 g2 o6 p1\n1 take y4 y34\n`);
    if (!refusal.because) throw new Error('the rules say nothing');
    speak('de');
    const text = inWords(refusal, sayCleverWhy({ info, shown: same }, refusal.because));
    expect(text).toMatch(/^Zeile 6: „take y4 y34“ geht hier nicht\. Der gelbe Würfel zeigt eine 3\.\n/);
    expect(text).toMatch(/ und \d+ weitere$/);
    expect(text.split(';').length).toBe(6);
  });
});

test('a hint says what its move does', () => {
  const record = `${start}roll w1 y1 b2 g3 o6 p6\n`;
  engine.weights(info.id, readFileSync(`../src/clever_players/weights/${info.id}.foxnet`));
  const best = engine.hint(record, 0, 'strong').moves.find(({ text }) => text === 'take o6 o6');
  if (!best) throw new Error('the move is not there');
  speak('de');
  expect(sayEffects(best, same)).toBe('6 Punkte in Orange · 4 Würfel aufs Tablett');
  speak('nl');
  expect(sayEffects(best, same)).toBe('6 punten in oranje · 4 naar het dienblad');
  speak('en');
  expect(sayEffects(best, same)).toBe('6 points in orange · 4 dice to the platter');
});
