// Signs beside a line, so that none covers another: the weightier ones stay, the others shrink to dots.

export interface PlotMark {
  at: number;
  sign: string;
  kind: 'good' | 'bad' | 'mild';
  /** The heavier, the more it wants to be seen. */
  weight: number;
  /** Below the line rather than above it. */
  below: boolean;
}

export type PlacedMark<M> = M & { small: boolean };

export function spread<M extends PlotMark & { x: number; y: number }>(
  marks: readonly M[],
  room: number,
): PlacedMark<M>[] {
  const shown: M[] = [];
  const clash = (a: M, b: M): boolean =>
    Math.abs(a.x - b.x) < room && Math.abs(a.y + (a.below ? room : -room) - (b.y + (b.below ? room : -room))) < room;
  for (const mark of marks.toSorted((a, b) => b.weight - a.weight)) {
    if (!shown.some((other) => clash(mark, other))) shown.push(mark);
  }
  return marks.map((mark) => ({ ...mark, small: !shown.includes(mark) }));
}
