import { expect, it } from 'vitest';
import { ratingOf } from './result.ts';

it.each([9, 11])('each of %i bands has words of its own', (bands) => {
  const all = Array.from({ length: bands }, (_, band) => ratingOf(band, bands).en);
  expect(new Set(all).size).toBe(bands);
  expect(all[0]).toContain('hat off');
  expect(all.at(-1)).toContain('asleep');
});
