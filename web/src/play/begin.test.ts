import { describe, expect, test, vi } from 'vitest';
import { seedWord, simpleSetup } from './begin.ts';

vi.mock('../engine/engine.ts', () => ({ quick: {} }));

describe('beginning a game', () => {
  test('a seed is taken as it is', () => {
    expect(seedWord('c0ffee')).toBe('c0ffee');
    expect(seedWord('c0ffee-0123')).toBe('c0ffee-0123');
  });

  test('any other words become one', () => {
    expect(seedWord('our Friday game')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedWord('our Friday game')).toBe(seedWord(' our Friday game '));
    expect(seedWord('C0FFEE')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedWord('abc')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('no words give new dice each time', () => {
    expect(seedWord('')).toMatch(/^[0-9a-f]{32}$/);
    expect(seedWord('')).not.toBe(seedWord(''));
  });

  test('one click: alone, but Wizard with two others', () => {
    expect(simpleSetup('clever-hoch-drei').seats).toHaveLength(1);
    expect(simpleSetup('wizard-dice').seats.map(({ kind }) => kind)).toEqual(['person', 'casual', 'casual']);
  });
});
