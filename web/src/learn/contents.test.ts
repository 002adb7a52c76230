import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { Engine } from '../engine/module.ts';
import { gameIds } from '../games.ts';
import type { Phrase } from '../words/language.svelte.ts';
import { lessons, rules } from './contents.ts';
import { recordAt } from './lesson.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(new URL('../../../build/wasm/foxtray.wasm', import.meta.url)));
});

/** All pictures that a text asks for. */
const pictures = (phrase: Phrase): string[] =>
  Object.values(phrase).flatMap((text) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name));

describe.each(gameIds)('the introduction to %s', (game) => {
  it('has 6 to 9 steps, and each leads on to the next', async () => {
    const { default: lesson } = await lessons[game]();
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

describe.each(gameIds)('the rules of %s', (game) => {
  it('name every area, and only pictures that the sheet has', async () => {
    const { default: page } = await rules[game]();
    const blocks = page.sections.flatMap((section) => section.blocks);
    const drawn = blocks.flatMap((block) => (block.kind === 'area' ? [block.colour] : []));
    expect(drawn).toEqual(game === 'wizard-dice' ? ['sheet'] : [...areas[game]]);
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
              ? block.rows.flat().flatMap((cell) => pictures(typeof cell === 'string' ? { en: cell, de: '', nl: '' } : cell))
              : [];
      for (const name of names) expect(defs, name).toContain(`id='token-${name}'`);
    }
  });

  it('have rows as long as their heads', async () => {
    const { default: page } = await rules[game]();
    for (const block of page.sections.flatMap((section) => section.blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row.length).toBe(block.head.length);
    }
  });
});
