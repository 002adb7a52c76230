import { describe, expect, test } from 'vitest';
import { diceOf, shuffled, throwLine } from './throws.ts';

const all = ['w', 'y', 'b', 'g', 'o', 'p'];
const asItIs = <T>(list: T[]): T[] => [...list];

describe('real dice', () => {
  test('a roll names the dice that are rolled', () => {
    const dice = diceOf('roll w y b', all);
    expect(throwLine('roll w y b', dice, { w: 4, y: 3, b: 5 }, asItIs)).toBe('roll w4 y3 b5');
  });

  test('a serve puts the three lowest on the platter', () => {
    const faces = { w: 6, y: 1, b: 5, g: 2, o: 6, p: 3 };
    expect(throwLine('serve', diceOf('serve', all), faces, asItIs)).toBe('serve y1 g2 p3 / b5 w6 o6');
  });

  test('lots decide which of equal dice are the lowest', () => {
    const faces = { w: 4, y: 4, b: 4, g: 4, o: 4, p: 4 };
    const lines = new Set(Array.from({ length: 200 }, () => throwLine('serve', all, faces, shuffled)));
    expect(lines.size).toBeGreaterThan(20);
  });

  test('shuffling loses nothing', () => {
    expect(shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
