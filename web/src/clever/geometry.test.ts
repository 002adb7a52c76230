import { describe, expect, test } from 'vitest';
import type { DrawnField } from '../engine/types.ts';
import { leastWidth, nearest, neighbour, targetOf } from './geometry.ts';

const field = (id: string, x: number, y: number): DrawnField => ({
  id,
  area: 0,
  x,
  y,
  w: 10,
  h: 10,
  label: '',
});
const fields = [field('a', 0, 0), field('b', 20, 0), field('c', 0, 20), field('d', 21, 22)];

describe('where fields lie', () => {
  test('the nearest one within reach', () => {
    expect(nearest(fields, { x: 22, y: 4 }, 12)?.id).toBe('b');
    expect(nearest(fields, { x: 60, y: 60 }, 12)).toBeNull();
  });

  test('a tap between two of them is for the nearer one, and far from all for none', () => {
    const row = [field('a', 0, 0), field('b', 12, 0), field('c', 0, 11)] as [DrawnField, DrawnField, DrawnField];
    expect(targetOf(row[0], row)).toEqual({ x: -1.25, y: -1.25, w: 12.25, h: 11.75 });
    expect(targetOf(row[1], row)).toEqual({ x: 11, y: -1.25, w: 12.25, h: 11.75 });
    expect(leastWidth({ width: 100, fields: row })).toBeCloseTo((24 * 100) / 11.75);
  });

  test('arrows go straight rather than aslant', () => {
    const [a, b, c, d] = fields as [DrawnField, DrawnField, DrawnField, DrawnField];
    expect(neighbour(fields, a, 'ArrowRight')).toBe(b);
    expect(neighbour(fields, a, 'ArrowDown')).toBe(c);
    expect(neighbour(fields, d, 'ArrowUp')).toBe(b);
    expect(neighbour(fields, a, 'ArrowLeft')).toBeNull();
  });
});
