// Where things lie on a drawing, and which field is nearest.

import type { Box, Drawing, DrawnField } from '../engine/types.ts';

export interface Point {
  x: number;
  y: number;
}

export function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The field whose middle is nearest, if that is near enough. */
export function nearest(fields: readonly DrawnField[], at: Point, reach: number): DrawnField | null {
  let best: DrawnField | null = null;
  let least = reach;
  for (const field of fields) {
    const far = distance(middle(field), at);
    if (far <= least) {
      least = far;
      best = field;
    }
  }
  return best;
}

/** What of a field's surroundings can be tapped for it: up to the middle of a gap, and not far where nothing is near. */
export function targetOf(field: DrawnField, fields: readonly DrawnField[]): Box {
  const most = Math.min(field.w, field.h) / 8;
  const side = (gaps: readonly number[]): number =>
    Math.min(most, ...gaps.filter((gap) => gap >= 0).map((gap) => gap / 2));
  // Whoever stands aslant would be met at a corner.
  const near = 2 * most;
  const beside = fields.filter((other) => other.y < field.y + field.h + near && field.y < other.y + other.h + near);
  const along = fields.filter((other) => other.x < field.x + field.w + near && field.x < other.x + other.w + near);
  const left = side(beside.map((other) => field.x - other.x - other.w));
  const right = side(beside.map((other) => other.x - field.x - field.w));
  const above = side(along.map((other) => field.y - other.y - other.h));
  const below = side(along.map((other) => other.y - field.y - field.h));
  return { x: field.x - left, y: field.y - above, w: field.w + left + right, h: field.h + above + below };
}

/** How wide a drawing must be shown at least, so that each of its fields can be hit (WCAG 2.2, 2.5.8). */
export function leastWidth({ width, fields }: Pick<Drawing, 'width' | 'fields'>): number {
  const sides = fields.map((field) => targetOf(field, fields)).map(({ w, h }) => Math.min(w, h));
  return (24 * width) / Math.min(...sides);
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The next field in a direction: near, and rather straight than aslant. */
export function neighbour(fields: readonly DrawnField[], from: DrawnField, to: Direction): DrawnField | null {
  const here = middle(from);
  const across = to === 'ArrowLeft' || to === 'ArrowRight';
  const forward = to === 'ArrowRight' || to === 'ArrowDown' ? 1 : -1;
  let best: DrawnField | null = null;
  let least = Infinity;
  for (const field of fields) {
    const there = middle(field);
    const along = (across ? there.x - here.x : there.y - here.y) * forward;
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (along < 2) continue;
    const cost = along + aside * 3;
    if (cost < least) {
      least = cost;
      best = field;
    }
  }
  return best;
}

/** A cross in a box, a little uneven as by hand; the same for the same box every time. */
export function crossPath({ x, y, w, h }: Box): [string, string] {
  const wobble = (k: number): number => (((x * 7 + y * 13 + k * 29) % 11) - 5) * 0.012;
  const left = x + w * 0.2;
  const right = x + w * 0.8;
  const top = y + h * 0.2;
  const bottom = y + h * 0.8;
  const bend = (k: number): string => `${x + w * (0.5 + wobble(k))} ${y + h * (0.5 + wobble(k + 3))}`;
  return [
    `M${left + w * wobble(1)} ${top + h * wobble(2)}Q${bend(4)} ${right + w * wobble(5)} ${bottom + h * wobble(6)}`,
    `M${right + w * wobble(7)} ${top + h * wobble(8)}Q${bend(9)} ${left + w * wobble(10)} ${bottom + h * wobble(11)}`,
  ];
}
