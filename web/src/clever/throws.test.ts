import { describe, expect, test } from 'vitest';
import { diceOf, throwLine } from './throws.ts';

const all = ['w', 'y', 'b', 'g', 'o', 'p'];

describe('real dice', () => {
  test('a roll names the dice that are rolled', () => {
    const dice = diceOf('roll w y b', all);
    expect(throwLine('roll w y b', dice, { w: 4, y: 3, b: 5 })).toBe('roll w4 y3 b5');
  });

  test('of a serve all faces are told', () => {
    const faces = { w: 6, y: 1, b: 5, g: 2, o: 6, p: 3 };
    expect(throwLine('serve', diceOf('serve', all), faces)).toBe('serve w6 y1 b5 g2 o6 p3');
  });
});
