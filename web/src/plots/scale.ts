// From numbers to places in a picture.

export type Scale = (value: number) => number;

/** Maps `from` to `to`, in a straight line. */
export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const width = from[1] - from[0];
  if (width === 0) return () => (to[0] + to[1]) / 2;
  return (value) => to[0] + ((value - from[0]) / width) * (to[1] - to[0]);
}

/** A step of 1, 2 or 5 times a power of ten, so that about `count` of them fill `width`. */
export function niceStep(width: number, count: number): number {
  if (width <= 0) return 1;
  const rough = width / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10;
  return times * power;
}

/** Round numbers from `low` to `high`, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const step = niceStep(high - low, count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => round((first + at) * step));
}

/** The smallest range of round numbers around all values. */
export function around(values: readonly number[], count: number): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = niceStep(high - low || 1, count);
  return [round(Math.floor(low / step) * step), round(Math.ceil(high / step) * step)];
}

/** Takes away what floating point adds. */
function round(value: number): number {
  return Number(value.toFixed(9));
}

/** A path through points. */
export function pathOf(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Those of some rising places that stand apart by at least `gap`, the first one among them. */
export function apart<T>(all: readonly T[], placeOf: (one: T) => number, gap: number): T[] {
  let end = -Infinity;
  return all.filter((one) => {
    const fits = placeOf(one) >= end + gap;
    if (fits) end = placeOf(one);
    return fits;
  });
}

/** Rows for labels that would overlap in one: the first row in which each has room. */
export function inRows(places: readonly { at: number; width: number }[], gap: number): number[] {
  const ends: number[] = [];
  return places.map(({ at, width }) => {
    const start = at - width / 2;
    const free = ends.findIndex((end) => end + gap <= start);
    const row = free === -1 ? ends.length : free;
    ends[row] = at + width / 2;
    return row;
  });
}
