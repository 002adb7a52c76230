import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Engine } from '../engine/module.ts';
import type { Look } from '../engine/types.ts';
import type { News } from '../play/news.ts';
import { sentences } from '../words/language.svelte.ts';
import { tell } from './news.ts';
import { fieldBrief, fieldName, moveLine, speechOf, type Speech } from './say.ts';
import { wayName } from './ways.ts';

const engine = await Engine.load(readFileSync('../build/wasm/foxtray.wasm'));

function speechIn(game: string): Speech {
  const info = engine.catalog().games.find(({ id }) => id === game);
  if (!info) throw new Error(`there is no game ${game}`);
  return speechOf(info, (colour) => colour, engine.drawing(game, 'tall'));
}

/** A table with real dice that tells what happens at it. */
class Told {
  record: string;
  look: Look;
  readonly speech: Speech;

  constructor(game: string) {
    this.speech = speechIn(game);
    this.record = engine.begin({ game, players: 1 });
    this.look = engine.look(this.record, 0);
  }

  roll(text: string): string {
    return this.happen(engine.throw(this.record, text), { kind: 'throw', seat: null, text });
  }

  choose(text: string): string {
    const move = this.look.moves.find((each) => each.text === text);
    if (!move) throw new Error(`${text} is none of ${this.look.moves.map((each) => each.text).join(', ')}`);
    return this.happen(engine.move(this.record, 0, text), { kind: 'move', seat: 0, text, move });
  }

  undo(): string {
    const text = this.look.last?.text ?? '';
    const seat = this.look.last?.seat ?? null;
    return this.happen(engine.undo(this.record, [], true), { kind: 'undo', seat, text });
  }

  private happen(record: string, what: Omit<News, 'number' | 'before'>): string {
    const before = this.look;
    this.record = record;
    this.look = engine.look(record, 0);
    return tell(this.speech, { ...what, number: 1, before }, this.look, () => 'Anna');
  }
}

describe('what happened at a Clever table', () => {
  test('a roll is told as it fell, even if it is lost by itself', () => {
    const table = new Told('clever-hoch-drei');
    expect(table.roll('roll w1 y1 t1 b6 n6 p1')).toBe('Rolled: white 1, yellow 1, turquoise 1, blue 6, brown 6, and pink 1.');
    expect(table.choose('reroll')).toBe('Re-roll. Total 0.');
    table.roll('roll w1 y1 t1 b6 n6 p1');
    table.choose('take n6 n6');
    expect(table.roll('roll b3')).toBe('Rolled: blue 3. Nothing fits: this roll is lost.');
    expect(table.roll('roll b2')).toBe('Rolled: blue 2. Nothing fits: this roll is lost.');
    expect(table.look.chance).toBe('serve');
  });

  test('a passive turn in which something fits is not called lost', () => {
    const table = new Told('clever-hoch-drei');
    table.roll('roll w1 y1 t1 b6 n6 p1');
    for (const roll of ['roll w1 y1 t1 b6 n6 p1', 'roll w1 y1 t1 b6 n6 p1', 'serve w1 y1 t1 / b6 n6 p2']) {
      table.choose('pass');
      expect(table.roll(roll)).not.toContain('Nothing fits');
    }
    expect(table.choose('pass')).toBe('Nothing taken. Total 0.');
  });

  test('what is taken back is named', () => {
    const table = new Told('clever-hoch-drei');
    table.roll('roll w1 y1 t1 b6 n6 p1');
    expect(table.choose('take n6 n6')).toBe('Brown 6 → brown 6, left. +2 points. Total 2.');
    expect(table.undo()).toBe('Taken back: brown 6 → brown 6, left.');
    expect(table.undo()).toBe('Taken back: white 1, yellow 1, turquoise 1, blue 6, brown 6, and pink 1.');
  });

  test('each part of a sentence begins with a capital', () => {
    expect(sentences(['+4 points', '', 'then place a fox', 'To the platter: white 1.'])).toBe(
      '+4 points. Then place a fox. To the platter: white 1.',
    );
  });

  test('yellow of Doppelt so clever says whether it is a circle or a cross', () => {
    const table = new Told('doppelt-so-clever');
    table.roll('roll w3 y3 b6 g6 s6 p6');
    const preview = (): string[] => {
      const move = table.look.moves.find(({ field, die }) => field === 'y:1' && die !== 's');
      return move ? [moveLine(table.speech, move, false, table.look.clever?.seats[0]?.marks)] : [];
    };
    expect(preview()[0]).toMatch(/: a circle$/);
    table.choose(table.look.moves.find(({ field, die }) => field === 'y:1' && die === 'w')?.text ?? '');
    table.roll(`roll ${(table.look.chance ?? '').split(' ').slice(1).map((letter) => `${letter}3`).join(' ')}`);
    expect(preview()[0]).toMatch(/: a cross$/);
  });

  test('half with its bonus, or times the factor without it', () => {
    const table = new Told('clever-hoch-drei');
    table.roll('roll w6 y6 t6 b6 n6 p6');
    table.choose('take p6 p6h');
    table.roll('roll w6 y6 t6 b6 n6');
    table.choose('take w6 p6x');
    table.roll('roll y6 t6 b6 n6');
    table.choose('pass');
    table.roll('serve w3 y4 p4 / t6 b6 n6');
    const ways = table.look.moves.filter(({ die, field, spend }) => die === 'p' && field === 'p:2' && spend === undefined);
    expect(ways.map((way) => wayName(table.speech, ways, way))).toEqual([
      'half: 2, with your choice in blue',
      'times 2: 8, no bonus',
    ]);
  });

  test('of two fields with the same number the row is told, where there are rows', () => {
    const speech = speechIn('clever-hoch-drei');
    const brief = (id: string): string => {
      const field = speech.fields.get(id);
      return field ? fieldBrief(speech, field) : '';
    };
    expect(brief('y:16')).toBe('yellow 5, row 3');
    expect(brief('t:19')).toBe('turquoise 2, row 4');
    expect(brief('n:7')).toBe('brown 5, right');
  });

  test('a field is called by its row, its ground and its bonus', () => {
    const name = (game: string, id: string): string => {
      const table = new Told(game);
      const seat = table.look.clever?.seats[0];
      // As it stands in the other form of the sheet.
      const field = engine.drawing(game, 'wide').fields.find((each) => each.id === id);
      return field && seat ? fieldName(table.speech, field, seat, []) : '';
    };
    expect(name('clever-hoch-drei', 't:19')).toBe('turquoise row 4, 2, tinted, empty');
    expect(name('clever-hoch-drei', 't:20')).toBe('turquoise row 4, 3, white, empty');
    expect(name('clever-hoch-drei', 'y:4')).toBe('yellow row 1, 5, grey, empty');
    expect(name('clever-hoch-drei', 'p:8')).toBe('pink field 9, ×3, bonus: fox, empty');
    expect(name('ganz-schon-clever', 'y:0')).toBe('yellow row 1, 3, empty');
    expect(name('ganz-schon-clever', 'g:0')).toBe('green field 1, ≥1, empty');
  });
});
