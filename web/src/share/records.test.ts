import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine/module.ts';
import { fileName, hasSeed, upTo, withSeed } from './records.ts';

const record = readFileSync(new URL('../../../tests/golden/ganz-schon-clever-2-greedy.fox', import.meta.url), 'utf8');

describe('a record', () => {
  it('can be cut at any event, and the engine reads it', async () => {
    const engine = await Engine.load(readFileSync(new URL('../../../build/wasm/foxtray.wasm', import.meta.url)));
    const all = engine.look(record, 0).total;
    for (const events of [0, 1, 17, all - 1, all]) {
      const look = engine.look(upTo(record, events), 0);
      expect(look.total).toBe(events);
      expect(look.over).toBe(events === all);
    }
    expect(upTo(record, all)).toContain('\nresult ');
    expect(upTo(record, all - 1)).not.toContain('result');
  });

  it('gets a seed only if it has none', () => {
    const plain = 'foxtray 1\ngame wizard-dice\nplayers 2 # seed x\n---\n';
    expect(hasSeed(plain)).toBe(false);
    expect(withSeed(plain, 'ab')).toBe('foxtray 1\ngame wizard-dice\nplayers 2\nseed ab\n---\n');
    const seeded = withSeed(plain, 'ab');
    expect(withSeed(seeded, 'cd')).toBe(seeded);
  });

  it('has a file name', () => {
    expect(fileName('wizard-dice', Date.UTC(2026, 4, 1, 9, 5))).toBe('wizard-dice-2026-05-01-09-05.fox');
  });
});
