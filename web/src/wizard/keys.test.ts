import { expect, it } from 'vitest';
import { stepFor } from './keys.ts';

it('moves in a grid and stays inside', () => {
  expect(stepFor('ArrowRight', 0, 25, 5)).toBe(1);
  expect(stepFor('ArrowDown', 7, 25, 5)).toBe(12);
  expect(stepFor('ArrowUp', 2, 25, 5)).toBeNull();
  expect(stepFor('ArrowDown', 22, 25, 5)).toBeNull();
  expect(stepFor('Home', 13, 25, 5)).toBe(10);
  expect(stepFor('End', 13, 25, 5)).toBe(14);
  expect(stepFor('End', 5, 7, 7)).toBe(6);
  expect(stepFor('Enter', 3, 25, 5)).toBeNull();
});
