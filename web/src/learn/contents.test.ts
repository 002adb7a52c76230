import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { Engine } from '../engine/module.ts';
import { cardOf, gameIds, type GameId } from '../games.ts';
import type { Language, Phrase } from '../words/language.svelte.ts';
import { recordAt, type Lesson } from './lesson.ts';
import type { RulesPage } from './page.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(new URL('../../../build/wasm/foxtray.wasm', import.meta.url)));
});

/** What a game of the catalogue comes with. */
async function lessonOf(game: GameId): Promise<Lesson> {
  const text = await cardOf(game).lesson?.();
  if (!text) throw new Error(`${game} has no introduction`);
  return text.default;
}
async function rulesOf(game: GameId): Promise<RulesPage> {
  const text = await cardOf(game).rules?.();
  if (!text) throw new Error(`${game} has no rules page`);
  return text.default;
}

/** All pictures that a text asks for. */
const pictures = (phrase: Phrase): string[] =>
  Object.values(phrase).flatMap((text) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name));

describe.each(gameIds)('the introduction to %s', (game) => {
  it('has 6 to 9 steps, and each leads on to the next', async () => {
    const lesson = await lessonOf(game);
    expect(lesson.game).toBe(game);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(6);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    for (const [place, step] of lesson.steps.entries()) {
      const record = recordAt(lesson, place);
      const look = engine.look(record, 0);
      if (step.want === undefined) continue;
      const texts = look.moves.map(({ text }) => text);
      expect(texts, `step ${place + 1}`).toContain(step.want);
      expect(step.ask, `step ${place + 1} asks`).toBeDefined();
      engine.move(record, 0, step.want);
    }
    const asked = lesson.steps.filter(({ want }) => want !== undefined).length;
    expect(asked).toBeGreaterThanOrEqual(5);
  });
});

/** What the pages of docs/rules say, and words that must stand in each language. */
const facts: [string, GameId, RegExp, RegExp, RegExp][] = [
  [
    'C6.4',
    'ganz-schon-clever',
    /declines.*may still use extra dice/,
    /verzichtet.*noch Zusatzwürfel/,
    /afziet.*nog wel extra dobbelstenen/,
  ],
  [
    'C6.4',
    'clever-hoch-drei',
    /declines.*may still use extra dice/,
    /verzichtet.*noch Zusatzwürfel/,
    /afziet.*nog wel extra dobbelstenen/,
  ],
  [
    'C3.4',
    'doppelt-so-clever',
    /face of the chosen die, not by the sum/,
    /gewählten Würfels, nicht die Summe/,
    /gekozen dobbelsteen, niet de som/,
  ],
  ['C7.2', 'doppelt-so-clever', /used before/, /schon genutzten/, /al gebruikt/],
  ['C11.4', 'ganz-schon-clever', /chance decides/, /Zufall/, /toeval/],
  ['C4.2', 'ganz-schon-clever', /must choose one/, /musst du einen wählen/, /moet je er een kiezen/],
  [
    'G2.1',
    'ganz-schon-clever',
    /printed crosses count/,
    /gedruckten Kreuze zählen mit/,
    /gedrukte kruisjes tellen mee/,
  ],
  ['D3.5', 'doppelt-so-clever', /at its own number/, /mit seiner eigenen Zahl/, /met zijn eigen getal/],
  [
    'D3.8',
    'doppelt-so-clever',
    /shows less than the chosen one/,
    /weniger zeigt als der gewählte/,
    /minder toont dan de gekozen/,
  ],
  ['C10.4', 'doppelt-so-clever', /each fox costs points/, /kostet jeder Fuchs Punkte/, /kost elke vos punten/],
  ['C11.5', 'doppelt-so-clever', /Returns cannot/, /Rückkehr gibt es im passiven Zug nicht/, /terughalen kan niet/],
  [
    'H3.3',
    'clever-hoch-drei',
    /grey fields only, whether it comes from the platter or from a die field/,
    /nur auf graue Felder, ob er vom Tablett kommt oder von einem Würfelfeld/,
    /alleen op grijze vakjes, of hij nu van het dienblad komt of van een dobbelveld/,
  ],
  ['H4.4', 'clever-hoch-drei', /where it lies/, /wo er liegt/, /waar hij ligt/],
  ['H10.4', 'clever-hoch-drei', /as if it showed another number/, /eine andere Zahl zeigen/, /een ander getal toont/],
  [
    'H10.8',
    'clever-hoch-drei',
    /without spending a space/,
    /ohne Wunschzahl kein Würfel/,
    /zonder vrij getal geen dobbelsteen/,
  ],
  [
    'W7.3',
    'wizard-dice',
    /even if the prediction was exact/,
    /auch, wenn die Vorhersage genau stimmt/,
    /ook als de voorspelling precies klopt/,
  ],
  ['W8.4', 'wizard-dice', /3 extra points need 12/, /3 Zusatzpunkte brauchen 12/, /3 extra punten vragen er 12/],
  ['W8.5', 'wizard-dice', /the win is shared/, /Sieg geteilt/, /zege gedeeld/],
  ['W9.4', 'wizard-dice', /never doubled/, /nie verdoppelt/, /nooit verdubbeld/],
];

test.each(facts)('%s stands on the page of %s', async (_rule, game, en, de, nl) => {
  const page = await rulesOf(game);
  const phrases = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : [])),
  );
  const all = (language: Language): string => phrases.map((phrase) => phrase[language]).join('\n');
  expect(all('en')).toMatch(en);
  expect(all('de')).toMatch(de);
  expect(all('nl')).toMatch(nl);
});

test('the introduction to Ganz schön clever says how yellow scores, and that purple begins anew', async () => {
  const lesson = await lessonOf('ganz-schon-clever');
  const all = (language: Language): string => lesson.steps.map(({ text }) => text[language]).join('\n');
  expect(all('en')).toMatch(/a full column the points below it[^]*after a 6 it begins anew/);
  expect(all('de')).toMatch(/eine volle Spalte die Punkte darunter[^]*nach einer 6 geht es von vorn los/);
  expect(all('nl')).toMatch(/een volle kolom de punten eronder[^]*na een 6 begint het opnieuw/);
});

describe.each(gameIds)('the rules of %s', (game) => {
  it('name every area, and only pictures that the sheet has', async () => {
    const page = await rulesOf(game);
    const blocks = page.sections.flatMap((section) => section.blocks);
    const drawn = blocks.flatMap((block) => (block.kind === 'area' ? [block.colour] : []));
    expect(drawn).toEqual(cardOf(game).family === 'wizard' ? ['sheet'] : [...cardOf(game).areas]);
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { defs } = engine.drawing(game, 'tall');
    for (const block of blocks) {
      const names =
        block.kind === 'text'
          ? pictures(block.text)
          : block.kind === 'list'
            ? block.items.flatMap(pictures)
            : block.kind === 'table'
              ? block.rows
                  .flat()
                  .flatMap((cell) => pictures(typeof cell === 'string' ? { en: cell, de: '', nl: '' } : cell))
              : [];
      for (const name of names) expect(defs, name).toContain(`id='token-${name}'`);
    }
  });

  it('have rows as long as their heads', async () => {
    const page = await rulesOf(game);
    for (const block of page.sections.flatMap((section) => section.blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row.length).toBe(block.head.length);
    }
  });
});
