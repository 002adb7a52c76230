import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const mark = (x: number, weight: number, below = false) =>
  ({ at: x, x, y: 50, sign: '?', kind: 'bad', weight, below }) as const;

it('keeps the heavier of two signs that would cover each other', () => {
  const placed = spread([mark(0, 1), mark(5, 3), mark(30, 1), mark(34, 1, true)], 10);
  expect(placed.map(({ small }) => small)).toEqual([true, false, false, false]);
});
