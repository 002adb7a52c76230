import { describe, expect, it } from 'vitest';
import { apart, around, inRows, linear, niceStep, pathOf, ticks } from './scale.ts';

describe('a scale', () => {
  it('goes in a straight line, also upside down', () => {
    const y = linear([0, 10], [100, 0]);
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0]);
  });
  it('puts a single value in the middle', () => {
    expect(linear([3, 3], [0, 100])(3)).toBe(50);
  });
});

describe('ticks', () => {
  it('are round', () => {
    expect(niceStep(183, 5)).toBe(50);
    expect(niceStep(0.7, 5)).toBeCloseTo(0.2);
    expect(ticks(120, 303, 4)).toEqual([150, 200, 250, 300]);
    expect(ticks(-0.3, 0.3, 3)).toEqual([-0.2, 0, 0.2]);
    expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });
  it('enclose values', () => {
    expect(around([128, 287], 4)).toEqual([100, 300]);
    expect(around([7], 4)).toEqual([7, 7]);
    expect(around([-15, 8], 4)).toEqual([-20, 10]);
  });
});

it('labels that would run into each other are left out', () => {
  const same = (place: number): number => place;
  expect(apart([0, 30, 60, 64, 70, 90], same, 25)).toEqual([0, 30, 60, 90]);
  expect(apart([0, 10, 20], same, 10)).toEqual([0, 10, 20]);
  expect(apart([], same, 10)).toEqual([]);
});

it('a path goes through its points', () => {
  expect(
    pathOf([
      { x: 0, y: 1.04 },
      { x: 2.26, y: 3 },
    ]),
  ).toBe('M0 1L2.3 3');
});

it('labels that would overlap get rows of their own', () => {
  const places = [10, 40, 60, 200].map((at) => ({ at, width: 40 }));
  expect(inRows(places, 4)).toEqual([0, 1, 0, 0]);
});
