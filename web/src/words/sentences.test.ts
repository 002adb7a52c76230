// Everything that is put together from words reads as a sentence, in every language: what happens in
// games of all kinds, what the coach says, why something cannot be, and every phrase by itself.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { earnings, follows, losses, sayMove, speechOf, toPlatter, type Speech } from '../clever/say.ts';
import { tell as tellClever } from '../clever/news.ts';
import { wayName } from '../clever/ways.ts';
import { sayWhy as sayCleverWhy } from '../clever/why.ts';
import { Engine } from '../engine/module.ts';
import type { Closeness, Decision, GameInfo, Hint, Look, Move } from '../engine/types.ts';
import type { News } from '../play/news.ts';
import { sayBest, sayComment, sayOther, sayWhyBest, type Coaching } from '../play/coaching.ts';
import { sayEarnings } from '../wizard/asks.ts';
import { sayByText, tell as tellWizard } from '../wizard/story.ts';
import { sayWhy as sayWizardWhy } from '../wizard/why.ts';
import { languages, sentences, speak, type Language } from './language.svelte.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });
afterAll(() => vi.unstubAllGlobals());

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));
const { games } = engine.catalog();
for (const { id, family } of games) {
  if (family === 'clever') engine.weights(id, readFileSync(`../src/clever_players/weights/${id}.foxnet`));
}
const same = (colour: string): string => colour;

/** Mistakes of every text. */
const odd: [string, RegExp][] = [
  ['something that is no text', /undefined|NaN|\[object|\bnull\b/],
  ['doubled punctuation', /[.,:;!?]\s*[.,:;]|[.:;]\s*[!?]/],
  ['a blank before punctuation', /\s[.,:;!?](\s|$)/],
  ['doubled blanks or dots', / {2}|· *·|→ *→|· *$|^ *·|\(\s*\)/],
  ['a sentence that begins small', /[.!?] \p{Ll}/u],
];
/** Mistakes of one language. */
const wrong: Record<Language, [string, RegExp][]> = {
  en: [
    ['a for an', /\ba [aeio]/i],
    ['an for a', /\ban [^aeiou8]/i],
    ['two articles', /\b(a|an|the) (a|an|the|any|your|no)\b/i],
    ['one of many', /(?<![\d.,−+-])1 (points|fields|bonuses|dice|foxes|jesters|wizards|re-rolls|crosses|rows)\b/],
  ],
  de: [
    ['one of many', /(?<![\d.,−+-])1 (Punkte|Felder|Boni|Füchse|Narren|Neuwürfe|Kreuze|Reihen)\b/],
    ['an article too much', /\b(ein|eine|einen) (ein|eine|einen|deine|kein)\b/i],
    ['a colour as an adjective', /\b(Gelb|Grün|Blau|Rosa|Lila|Braun|Türkis|Silber|Rot) (Feld|Reihe)\b/],
  ],
  nl: [
    ['one of many', /(?<![\d.,−+-])1 (punten|vakjes|bonussen|vossen|narren|kruisjes|dobbelstenen|rijen)\b/],
    ['an article too much', /\been (een|de|het|jouw|geen)\b/i],
  ],
};

function faults(language: Language, text: string): string[] {
  return [...odd, ...wrong[language]].flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : []));
}

/** Collects what is wrong with what is said, each fault once. */
class Ear {
  readonly heard = new Set<string>();
  count = 0;

  /** `whole` begins with a capital and ends as a sentence does. */
  hear(say: () => string, whole = false): void {
    for (const language of languages) {
      speak(language);
      const text = say();
      this.count += 1;
      for (const fault of faults(language, text)) this.heard.add(fault);
      if (text === '' || !whole) continue;
      if (/^\p{Ll}/u.test(text)) this.heard.add(`begins small: ${text}`);
      if (!/[.!?…]$/.test(text)) this.heard.add(`has no end: ${text}`);
    }
    speak('en');
  }
}

/** Numbers that look random and are the same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

interface Step {
  record: string;
  look: Look;
  news: News | null;
}

/** A game in which everybody does anything, seen by whoever acts. */
function* gameOf(info: GameInfo, players: number, options: Record<string, string>, seed: number): Generator<Step> {
  const any = dice(seed);
  let record = engine.begin({ game: info.id, players, options, seed: `0${seed}` });
  let news: News | null = null;
  for (let number = 1; number < 400; number += 1) {
    const first = engine.look(record, 0);
    const seat = first.actors[0] ?? 0;
    const look = engine.look(record, seat);
    yield { record, look, news };
    if (look.over) return;
    const before = look;
    if (look.moves.length === 0) {
      record = engine.throw(record, '');
      const text = engine.look(record, seat).last?.text ?? '';
      news = { number, kind: 'throw', seat: null, text, before };
      continue;
    }
    const move: Move | undefined = look.moves[any(look.moves.length)];
    if (!move) return;
    record = engine.move(record, seat, move.text);
    news = { number, kind: 'move', seat, text: move.text, move, before };
  }
}

const setups: [string, number, Record<string, string>][] = [
  ['ganz-schon-clever', 1, {}],
  ['ganz-schon-clever', 3, { decline: 'free' }],
  ['doppelt-so-clever', 2, {}],
  ['clever-hoch-drei', 1, {}],
  ['clever-hoch-drei', 2, { 'blue-question': 'total' }],
  ['wizard-dice', 3, {}],
  ['wizard-dice', 2, { cards: 'on' }],
];

describe.each(setups)('%s, %i players, %o', (id, players, options) => {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`there is no game ${id}`);
  const info = found;
  const clever = info.family === 'clever';
  const drawing = engine.drawing(id, 'tall');
  const speech: Speech = speechOf(info, same, drawing);
  const steps = [1, 2].flatMap((seed) => [...gameOf(info, players, options, seed)]);
  const name = (seat: number): string => ['Anna', 'Ben', 'Cleo'][seat] ?? '';

  function line(look: Look, text: string): string {
    const move = look.moves.find((each) => each.text === text);
    return clever && move ? sayMove(speech, move, look.clever?.seats[look.seat]) : sayByText(text);
  }

  test('what happens is told in sentences', () => {
    const ear = new Ear();
    for (const { look, news } of steps) {
      if (!news) continue;
      const told = (each: News): string[] =>
        clever
          ? [tellClever(speech, each, look, name)]
          : tellWizard(each, look, (seat) => ({ name: name(seat), you: seat === look.seat }));
      for (let part = 0; part < told(news).length; part += 1) ear.hear(() => told(news)[part] ?? '', true);
    }
    expect([...ear.heard]).toEqual([]);
    expect(ear.count).toBeGreaterThan(200);
  });

  test('what could be done is told in sentences, and every choice by another one', () => {
    const ear = new Ear();
    for (const { look } of steps) {
      const table = look.clever;
      const all = new Set(look.moves.map(({ text }) => line(look, text)));
      const marks = new Set(
        look.moves.map(({ verb, die, as, field, writes, text }) =>
          [verb, die, as, field, writes, text.slice(-1) === 'x'].join(),
        ),
      );
      if (clever) expect([...all]).toHaveLength(marks.size);
      for (const move of look.moves) {
        ear.hear(() => line(look, move.text));
        if (!table) {
          ear.hear(() => sayEarnings(move));
          continue;
        }
        const ways = look.moves.filter(({ die, field }) => die === move.die && field === move.field);
        ear.hear(() => wayName(speech, ways, move));
        ear.hear(
          () =>
            sentences([
              line(look, move.text),
              ...earnings(speech, move),
              losses(speech, move),
              follows(move),
              toPlatter(speech, table, move),
            ]),
          true,
        );
      }
    }
    expect([...ear.heard]).toEqual([]);
  });

  test('why something cannot be is told in sentences', () => {
    const ear = new Ear();
    const asked = steps.filter(({ look }) => look.moves.length > 0).filter((_step, place) => place % 9 === 0);
    for (const { record, look } of asked) {
      const pointed = clever
        ? [
            ...info.dice.map(({ letter }) => `die ${letter}`),
            ...drawing.fields.map(({ id: field }) => `field ${field}`),
            ...drawing.fields.map(({ id: field, area }) => `die ${info.dice[area + 1]?.letter ?? 'w'} field ${field}`),
          ]
        : [...drawing.fields.map(({ id: field }) => `field ${field}`), 'die g', 'reroll g g', 'jester'];
      for (const what of pointed) {
        const why = engine.why(record, look.seat, what);
        ear.hear(() => (clever ? sayCleverWhy({ info, shown: same }, why) : sayWizardWhy(why)), true);
      }
    }
    expect([...ear.heard]).toEqual([]);
    expect(ear.count).toBeGreaterThan(300);
  });

  test('the coach speaks in sentences', () => {
    const ear = new Ear();
    const asked = steps.filter(({ look }) => look.moves.length > 1).filter((_step, place) => place % 4 === 0);
    for (const { record, look } of asked) {
      const loses = (text: string): string => {
        const move = look.moves.find((each) => each.text === text);
        return clever && move ? losses(speech, move) : '';
      };
      const coaching: Coaching = { say: (text) => line(look, text), loses, shown: same, brief: false };
      const { moves } = engine.hint(record, look.seat, clever ? 'beginner' : 'master');
      const [best] = moves;
      if (!best) continue;
      const others = moves.slice(1, 12);
      ear.hear(() => sentences([sayBest(best, coaching), sayWhyBest(best, others[0], coaching)]), true);
      /** The word on a move as if this one had been the best: then it is named. */
      const comment = (
        { text, verdict }: Hint,
        closeness: Closeness,
      ): { who: string; decision: Decision; before: Look } => {
        const worth = { points: 0, error: 0, gap_error: 0, reason: '' };
        const played = { ...worth, move: best.text, verdict: { ...verdict, closeness } };
        const decision = {
          moves: [{ ...worth, move: text, verdict }, played],
          played: 1,
          lost: worth,
          real: true,
          grade: verdict.grade,
        };
        return { who: '', decision, before: look };
      };
      for (const other of others) {
        ear.hear(() => sayOther(other, coaching));
        ear.hear(() => sayWhyBest(best, other, coaching));
        for (const closeness of ['best', 'equal', 'unclear', 'behind'] as const)
          ear.hear(() => sayComment(comment(other, closeness), coaching), true);
      }
    }
    expect([...ear.heard]).toEqual([]);
    expect(ear.count).toBeGreaterThan(100);
  });
});

// --- Every phrase by itself -----------------------------------------------------------------------

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

function phrasesIn(value: unknown, path: string): [string, Record<Language, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const all = value as Record<string, unknown>;
  if ('en' in all) return [[path, all]];
  return Object.entries(all).flatMap(([key, inner]) => phrasesIn(inner, `${path}.${key}`));
}

/** Effects and reasons take operands of their own; they are heard above. */
const phrases = Object.entries(files)
  .filter(([file]) => !/(effects|reasons)\.ts$/.test(file))
  .flatMap(([file, exports]) => phrasesIn(exports, file));

/** Operands of every kind: one and many, a text that is a number, a name; somebody, and whoever is spoken to. */
const kinds: readonly unknown[] = [1, 2, '7', 'Anna'];
const people: readonly unknown[] = [
  { name: 'Anna', you: false },
  { name: 'Anna', you: true },
];
/** There are never as few as one of these. */
const many = /\.(target|crosses|serve)$/;
/** Signs of the review and of bonuses, which are no punctuation. */
const signs = /(^|\s)(\?!|\?\?|\?)(?=[\s.,)]|$)/g;

function renderings(path: string, words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'function') return [];
  const fill = words as (...values: unknown[]) => unknown;
  const told = /\.told\./.test(path);
  const values = many.test(path) ? kinds.slice(1) : kinds;
  return [...(told ? people : []), ...values].flatMap((first) =>
    values.flatMap((kind) => {
      try {
        const said = fill(first, kind, kind, kind);
        if (typeof said !== 'string') return [];
        return told && /undefined|\[object/.test(said) ? [] : [said]; // it wants the other one first
      } catch {
        return []; // it wants another kind
      }
    }),
  );
}

test('every phrase is whole with every kind of operand', () => {
  const found: string[] = [];
  for (const [path, phrase] of phrases) {
    for (const language of languages) {
      const said = renderings(path, phrase[language]).map((text) => text.replace(signs, '$1X'));
      for (const text of said) found.push(...faults(language, text).map((fault) => `${path}, ${language}: ${fault}`));
    }
  }
  expect([...new Set(found)]).toEqual([]);
});
