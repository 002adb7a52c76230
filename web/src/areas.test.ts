import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import { Engine } from './engine/module.ts';

it('the areas are those of the catalogue', async () => {
  const engine = await Engine.load(readFileSync(new URL('../../build/wasm/foxtray.wasm', import.meta.url)));
  const listed = engine.catalog().games.map(({ id, areas: all }) => [id, all.map(({ name }) => name)]);
  expect(Object.fromEntries(listed)).toEqual(areas);
});
