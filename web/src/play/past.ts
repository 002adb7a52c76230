// What happened before, told anew from the record: each event with how it looked before and after.

import { quick } from '../engine/engine.ts';
import type { Look } from '../engine/types.ts';
import { eventsOf } from '../share/records.ts';
import type { News } from './news.ts';

/** The events after the first `from` of them up to `until`, as the viewer saw them. */
export async function pastOf(
  record: string,
  viewer: number,
  from: number,
  until: number,
): Promise<{ news: News; look: Look }[]> {
  const lines = eventsOf(record).slice(from, until);
  const looks = await Promise.all(
    [from, ...lines.map((_, place) => from + place + 1)].map((events) => quick.ask('look', [record, viewer, events])),
  );
  const moves = await Promise.all(
    lines.map(async (line, place) => {
      const [, digit, text = line] = /^([1-9]) (.*)$/.exec(line) ?? [];
      if (digit === undefined) return { kind: 'throw', seat: null, text } as const;
      const seat = Number(digit) - 1;
      const seen = await quick.ask('look', [record, seat, from + place]);
      const move = seen.moves.find((each) => each.text === text);
      return { kind: 'move', seat, text, ...(move ? { move } : {}) } as const;
    }),
  );
  return moves.flatMap((what, place) => {
    const [before, look] = looks.slice(place, place + 2);
    return before && look ? [{ news: { ...what, number: 0, before }, look }] : [];
  });
}
