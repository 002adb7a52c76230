import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Engine } from '../engine/module.ts';
import type { Look } from '../engine/types.ts';
import type { News } from '../play/news.ts';
import { sentences } from '../words/language.svelte.ts';
import { tell } from './news.ts';
import { fieldBrief, fieldName, losses, sayMove, speechOf, type Speech } from './say.ts';
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

  /** Who is called by a name; alone at the screen nobody is. */
  constructor(
    game: string,
    private readonly names: readonly string[] = [''],
  ) {
    this.speech = speechIn(game);
    this.record = engine.begin({ game, players: names.length });
    this.look = engine.look(this.record, 0);
  }

  roll(text: string): string {
    return this.happen(engine.throw(this.record, text), { kind: 'throw', seat: null, text });
  }

  choose(text: string, seat = 0): string {
    const { moves } = engine.look(this.record, seat);
    const move = moves.find((each) => each.text === text);
    if (!move) throw new Error(`${text} is none of ${moves.map((each) => each.text).join(', ')}`);
    return this.happen(engine.move(this.record, seat, text), { kind: 'move', seat, text, move });
  }

  /** The rest of the first turn, after orange 5. */
  finishTurn(): void {
    this.roll('roll b3 g2');
    this.choose('take g2 g2');
    this.roll('roll b1');
    this.choose('take b1 b2');
  }

  undo(): string {
    const text = this.look.last?.text ?? '';
    const seat = this.look.last?.seat ?? null;
    return this.happen(this.record.replace(/[^\n]*\n$/, ''), { kind: 'undo', seat, text });
  }

  private happen(record: string, what: Omit<News, 'number' | 'before'>): string {
    const before = this.look;
    this.record = record;
    this.look = engine.look(record, 0);
    return tell(this.speech, { ...what, number: 1, before }, this.look, (seat) => this.names[seat] ?? '');
  }
}

describe('what happened at a Clever table', () => {
  test('a roll is told as it fell, even if it is lost by itself', () => {
    const table = new Told('clever-hoch-drei');
    expect(table.roll('roll w1 y1 t1 b6 n6 p1')).toBe(
      'Rolled: white 1, yellow 1, turquoise 1, blue 6, brown 6, and pink 1.',
    );
    expect(table.choose('reroll')).toBe('Re-roll. Total 0.');
    table.roll('roll w1 y1 t1 b6 n6 p1');
    table.choose('take n6 n6');
    expect(table.roll('roll b3')).toBe('Rolled: blue 3. Nothing fits: this roll is lost.');
    expect(table.roll('roll b2')).toBe('Rolled: blue 2. Nothing fits: this roll is lost.');
    expect(table.look.chance).toBe('serve');
  });

  test('whoever shares a screen is called by name', () => {
    const table = new Told('ganz-schon-clever', ['Anna', 'Ben']);
    expect(table.roll('roll w1 y2 b6 g6 o5 p3')).toBe(
      'Anna: rolled white 1, yellow 2, blue 6, green 6, orange 5, and purple 3.',
    );
    expect(table.choose('take o5 o5')).toBe('Anna: orange 5 → orange field 1. +5 points. Total 5.');
    table.finishTurn();
    expect(table.choose('take p3 p3', 1)).toMatch(/^Ben: purple 3 → purple field 1\. \+3 points\. Total 3\.$/);
  });

  test('players of the app are named, the only person is not; the points of all are told', () => {
    const table = new Told('ganz-schon-clever', ['', 'Beginner']);
    expect(table.roll('roll w1 y2 b6 g6 o5 p3')).toBe(
      'Rolled: white 1, yellow 2, blue 6, green 6, orange 5, and purple 3.',
    );
    table.choose('take o5 o5');
    table.finishTurn();
    expect(table.choose('take p3 p3', 1)).toBe('Beginner: purple 3 → purple field 1. +3 points. Total 3.');
  });

  test('a passive turn in which something fits is not called lost', () => {
    const table = new Told('clever-hoch-drei');
    table.roll('roll w1 y1 t1 b6 n6 p1');
    for (const roll of ['roll w1 y1 t1 b6 n6 p1', 'roll w1 y1 t1 b6 n6 p1', 'serve w1 y1 t1 / b6 n6 p2']) {
      table.choose('pass');
      expect(table.roll(roll)).not.toContain('Nothing fits');
    }
    expect(table.choose('pass')).toBe('No die. Total 0.');
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
      return move ? [sayMove(table.speech, move, table.look.clever?.seats[0])] : [];
    };
    expect(preview()[0]).toMatch(/, a circle$/);
    table.choose(table.look.moves.find(({ field, die }) => field === 'y:1' && die === 'w')?.text ?? '');
    table.roll(
      `roll ${(table.look.chance ?? '')
        .split(' ')
        .slice(1)
        .map((letter) => `${letter}3`)
        .join(' ')}`,
    );
    expect(preview()[0]).toMatch(/, a cross$/);
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
    const ways = table.look.moves.filter(
      ({ die, field, spend }) => die === 'p' && field === 'p:2' && spend === undefined,
    );
    expect(ways.map((way) => wayName(table.speech, ways, way))).toEqual([
      'half: 2, with your choice in blue',
      'times 2: 8, no bonus',
    ]);
  });

  test('a bonus says the number that it writes, in the log as in a hint', () => {
    const table = new Told('ganz-schon-clever');
    const round = (number: number): void => {
      if (number === 4) return;
      for (let rolls = 0; table.look.chance !== 'serve'; rolls += 1) {
        if (table.look.chance) table.roll(`${table.look.chance.replaceAll(/ ([a-z])/g, ' $11')}`);
        else
          table.choose(
            table.look.moves.find(({ verb }) => verb === 'pass' || verb === 'done')?.text ??
              table.look.moves[0]?.text ??
              '',
          );
      }
      table.roll('serve w1 y1 b1 / g1 o1 p1');
      while (table.look.moves.length > 0 && table.look.clever?.round === number)
        table.choose(table.look.moves.at(-1)?.text ?? '');
      round(number + 1);
    };
    round(1);
    const seat = table.look.clever?.seats[0];
    const bonus = table.look.moves.find(({ verb, text }) => verb === 'bonus' && text.includes(' p'));
    if (!bonus || !seat) throw new Error(`there is no bonus: ${table.look.moves.map(({ text }) => text).join()}`);
    const field = Number(bonus.field?.split(':')[1]) + 1;
    expect(sayMove(table.speech, bonus, seat)).toBe(`bonus → purple field ${field}, writes 6`);
    expect(table.choose(bonus.text)).toContain(`Bonus → purple field ${field}, writes 6.`);
  });

  test('what a choice puts out of reach is told before it is made', () => {
    const table = new Told('clever-hoch-drei');
    table.roll('roll w3 y6 t6 b6 n3 p6');
    const lost = (text: string): string => {
      const move = table.look.moves.find((each) => each.text === text);
      return move ? losses(table.speech, move) : 'no such move';
    };
    expect(lost('take n3 n12')).toBe('gives up 11 fields and 8 bonuses for good');
    expect(lost('take n3 n3')).toBe('gives up 2 fields and 2 bonuses for good');
    expect(lost('take y6 y16')).toBe('');
  });

  test('what is not done is named as well', () => {
    const table = new Told('clever-hoch-drei');
    const named = (verb: string): string => {
      const move = table.look.moves.find((each) => each.verb === verb);
      return move ? sayMove(table.speech, move, table.look.clever?.seats[0]) : '';
    };
    table.roll('roll w1 y1 t1 b6 n6 p1');
    expect(named('pass')).toBe('no die from this roll');
    expect(named('reroll')).toBe('re-roll');
    for (const roll of ['roll w1 y1 t1 b6 n6 p1', 'roll w1 y1 t1 b6 n6 p1', 'serve w1 y1 t1 / b6 n6 p2']) {
      table.choose('pass');
      table.roll(roll);
    }
    expect(named('pass')).toBe('no die');
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
