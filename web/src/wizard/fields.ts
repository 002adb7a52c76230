// Reading the ids of fields (docs/view.md, V3): "g:4" is 5 green, "j:0" the jester field 1.

import type { WizardLook } from '../engine/types.ts';
import { isFace, sayCount, words, type Face } from '../words/wizard.ts';
import { t } from '../words/language.svelte.ts';

export interface FieldPlace {
  face: Face;
  number: number;
}

export function placeOf(id: string): FieldPlace {
  const [letter = '', place = '0'] = id.split(':');
  return { face: isFace(letter) ? letter : 'g', number: Number(place) + 1 };
}

/** "5 green". */
export function sayField(id: string): string {
  const { face, number } = placeOf(id);
  return sayCount(face, number);
}

/** As a move names it: "g5". */
export function notation(id: string): string {
  const { face, number } = placeOf(id);
  return `${face}${number}`;
}

/** What stands in a field, in words. */
export function sayMark(mark: string | undefined): string {
  if (mark === undefined) return t(words.empty);
  if (mark === 'x') return t(words.cross);
  if (mark === 'xx') return t(words.doubleCross);
  if (mark === '0') return t(words.zero);
  return t(words.penalty, Math.abs(Number(mark)));
}

/** "+5", "−2", "0": with a true minus sign. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : '0';
}

/** What a seat scored in one event: the field of its prediction, and the jester field if it took that. */
export interface Gain {
  field: string;
  mark: string;
  jester: string | null;
  points: number;
}

/** What each seat scored between two looks; a struck penalty is not a gain. */
export function gainsBetween(before: WizardLook, after: WizardLook): (Gain | null)[] {
  return after.seats.map((seat, number) => {
    const old = before.seats[number];
    if (!old) return null;
    const fresh = Object.keys(seat.marks).filter((id) => !(id in old.marks));
    const field = fresh.find((id) => !id.startsWith('j'));
    if (field === undefined) return null;
    return {
      field,
      mark: seat.marks[field] ?? '',
      jester: fresh.find((id) => id.startsWith('j')) ?? null,
      points: seat.points - old.points,
    };
  });
}
