// A Clever table in words: dice, fields, what a move earns.

import type { CleverDie, CleverLook, CleverSeat, Drawing, DrawnField, GameInfo, Move } from '../engine/types.ts';
import { sayBonus, sayFoxes } from '../words/bonuses.ts';
import { words } from '../words/clever.ts';
import { sayColour, sayDie } from '../words/colours.ts';
import { sayList, t } from '../words/language.svelte.ts';
import type { Shown } from './shown.ts';

/** What all of these need to know: the game's colours, and how they are shown. */
export interface Speech {
  info: GameInfo;
  shown: Shown;
  /** Field by its id, for its name. */
  fields: ReadonlyMap<string, DrawnField>;
  /** Bonuses of the sheet by their ids. */
  bonuses: ReadonlyMap<string, string>;
}

export function speechOf(
  info: GameInfo,
  shown: Shown,
  { fields, bonuses }: Pick<Drawing, 'fields' | 'bonuses'>,
): Speech {
  return {
    info,
    shown,
    fields: new Map(fields.map((field) => [field.id, field])),
    bonuses: new Map(bonuses.map(({ id, bonus }) => [id, bonus])),
  };
}

const numerals = ['I', 'II', 'III'];

export function dieColour({ info, shown }: Speech, letter: string): string {
  return shown(info.dice.find((die) => die.letter === letter)?.name ?? 'white');
}

/** "yellow die, 3" */
export function dieWithFace(speech: Speech, letter: string, face: number): string {
  const die = sayDie(dieColour(speech, letter));
  return face === 0 ? die : `${die}, ${face}`;
}

/** "yellow 3", for lists. */
export function shortDie(speech: Speech, letter: string, face: number): string {
  return `${sayColour(dieColour(speech, letter))} ${face}`;
}

export function dieName(speech: Speech, die: CleverDie, states: readonly string[]): string {
  const where =
    die.where === 'platter'
      ? [t(words.onPlatter)]
      : die.where === 'field'
        ? [t(words.dieField, numerals[die.field ?? 0] ?? '')]
        : [];
  return [dieWithFace(speech, die.letter, die.face), ...where, ...states].join(', ');
}

/** "yellow row 1, 3" where there are several rows, "green field 1, ≥1" where there is one; its ground, its bonus. */
function fieldShort(speech: Speech, field: DrawnField): string[] {
  const { info, shown } = speech;
  const colour = sayColour(shown(info.areas[field.area]?.name ?? ''));
  const rows = rowsOf(speech, field.area);
  const place =
    rows.length > 1
      ? t(words.fieldInRow, colour, rows.indexOf(rowOf(speech, field)) + 1, field.label)
      : t(words.field, colour, numberOf(field), field.label);
  const bonus = speech.bonuses.get(field.id.replace(':', '/f'));
  return [place, groundOf(speech, field), bonus === undefined ? '' : t(words.bonusThere, sayBonus(bonus, shown))];
}

/** Grey, tinted or white, in an area where that makes a difference. */
function groundOf({ fields }: Speech, { area, shade }: DrawnField): string {
  if (shade !== undefined) return t(words[shade]);
  return [...fields.values()].some((field) => field.area === area && field.shade !== undefined) ? t(words.white) : '';
}

function numberOf({ id }: DrawnField): number {
  return Number(id.split(':')[1]) + 1;
}

/** The height at which a field stands in the tall form, whichever form is shown. */
function rowOf({ fields }: Speech, field: DrawnField): number {
  return (fields.get(field.id) ?? field).y;
}

/** The rows of an area as they stand on the sheet, each by its height. */
function rowsOf({ fields }: Speech, area: number): number[] {
  const heights = [...fields.values()].filter((field) => field.area === area).map(({ y }) => y);
  return [...new Set(heights)].sort((a, b) => a - b);
}

/** "yellow 3" where that is enough; the row or the side where several fields have the number. */
export function fieldBrief(speech: Speech, field: DrawnField): string {
  const colour = sayColour(speech.shown(speech.info.areas[field.area]?.name ?? ''));
  if (!/^\d+$/.test(field.label)) return t(words.field, colour, numberOf(field), '');
  const twins = [...speech.fields.values()].filter(({ area, label }) => area === field.area && label === field.label);
  const brief = `${colour} ${field.label}`;
  if (twins.length === 1) return brief;
  const rows = rowsOf(speech, field.area);
  if (rows.length > 1) return t(words.inRow, brief, rows.indexOf(rowOf(speech, field)) + 1);
  return t(twins[0]?.id === field.id ? words.onTheLeft : words.onTheRight, brief);
}

export function markName(text: string | undefined): string {
  switch (text) {
    case undefined:
      return t(words.free);
    case 'x':
      return t(words.crossed);
    case 'o':
      return t(words.circled);
    case 'xx':
      return t(words.crossedTwice);
    default:
      return t(words.written, text);
  }
}

export function fieldName(speech: Speech, field: DrawnField, seat: CleverSeat, states: readonly string[]): string {
  const mark = field.printed ? t(words.crossed) : markName(seat.marks[field.id]);
  return [...fieldShort(speech, field), mark, ...states].filter((part) => part !== '').join(', ');
}

/** What a move earns, part by part: points, actions, foxes, what is marked by itself, what follows. */
export function earnings(speech: Speech, move: Move): string[] {
  const { earns } = move;
  if (!earns) return [];
  const parts = [earns.points === 0 ? t(words.noPoints) : t(words.points, earns.points)];
  (earns.tracks ?? []).forEach((count, track) => {
    const action = speech.info.tracks?.[track];
    for (let i = 0; action && i < count; i += 1) parts.push(sayBonus(action));
  });
  if (earns.foxes) parts.push(sayFoxes(earns.foxes));
  const marked = (earns.fields ?? []).flatMap((id) => {
    const field = speech.fields.get(id);
    return field ? [fieldBrief(speech, field)] : [];
  });
  if (marked.length > 0) parts.push(t(words.alsoMarks, sayList(marked)));
  const waiting = (earns.waiting ?? []).map((bonus) => sayBonus(bonus, speech.shown));
  if (waiting.length > 0) parts.push(t(words.thenPlace, sayList(waiting)));
  return parts;
}

/** Which numbers may follow in the row, if those are few. */
export function follows({ earns }: Move): string {
  const [from, ...more] = earns?.next ?? [];
  if (from === undefined) return '';
  const to = more.at(-1);
  return to === undefined ? t(words.onlyFollows, from) : t(words.mayFollow, from, to);
}

/** What a move puts out of reach for good: fields, and bonuses of the sheet. */
export function losses(speech: Speech, { earns }: Move): string {
  const fields = earns?.closes?.length ?? 0;
  const bonuses = earns?.loses ?? [];
  const [only] = bonuses;
  if (fields === 0 && bonuses.length === 1 && only !== undefined) {
    return t(words.losesBonus, sayBonus(speech.bonuses.get(only) ?? '', speech.shown));
  }
  const parts = [
    ...(fields > 0 ? [t(words.someFields, fields)] : []),
    ...(bonuses.length > 0 ? [t(words.someBonuses, bonuses.length)] : []),
  ];
  return parts.length === 0 ? '' : t(words.givesUp, sayList(parts));
}

/** That skipping a roll of one's own loses it. */
export function usesUp({ verb }: Move, { stage }: CleverSeat): string {
  return verb === 'pass' && stage === 'choose' ? t(words.usesUp) : '';
}

export function toPlatter(speech: Speech, table: CleverLook, move: Move): string {
  if (!move.platter) return '';
  if (move.platter.length === 0) return t(words.keepsAll);
  const faces = new Map(table.dice.map((die) => [die.letter, die.face]));
  const dice = move.platter.map((letter) => shortDie(speech, letter, faces.get(letter) ?? 0));
  return t(words.toPlatter, sayList(dice));
}

/**
 * A move in words, wherever one is named: "yellow 3 → yellow 3, row 1, a circle". `seat` is the sheet before it, with
 * what its player was asked.
 */
export function sayMove(speech: Speech, move: Move, seat: CleverSeat | undefined): string {
  switch (move.verb) {
    case 'reroll':
      return sayBonus('reroll');
    case 'pass':
      return t(seat?.stage === 'choose' ? words.nothingOfRoll : words.noDie);
    case 'done':
      return t(seat?.stage === 'cross' ? words.noCross : seat?.stage === 'returning' ? words.noReturn : words.noExtra);
    case 'return':
      return t(words.comesBack, usedDie(speech, move));
    default:
      return markLine(speech, move, seat?.marks ?? {});
  }
}

/** From the die, or the bonus, to the field; and what is written there, where the two do not say it. */
function markLine(speech: Speech, move: Move, marks: CleverSeat['marks']): string {
  const field = move.field === undefined ? undefined : speech.fields.get(move.field);
  const from = move.verb === 'bonus' ? t(words.aBonus) : usedDie(speech, move);
  const where = field ? fieldBrief(speech, field) : '';
  const line = [from, where].filter((part) => part !== '').join(' → ');
  return [line, written(move, field, marks)].filter((part) => part !== '').join(', ');
}

function usedDie(speech: Speech, { die, face, as }: Move): string {
  if (die === undefined) return '';
  return shortDie(speech, die, face ?? 0) + (as === undefined ? '' : ` ${t(words.asNumber, as)}`);
}

/** Half or in full; a circle, and then a cross; another number than that of the die. */
function written(
  { writes = '', text, as, face }: Move,
  field: DrawnField | undefined,
  marks: CleverSeat['marks'],
): string {
  if (/h$/.test(text)) return t(words.half, writes, '');
  if (/x$/.test(text) && writes !== 'x') return t(words.times, factorOf(field), writes);
  if (writes === 'o') return t(words.circle);
  if (field && marks[field.id] === 'o') return t(words.cross);
  return /^\d/.test(writes) && writes !== String(as ?? face) ? t(words.writes, writes) : '';
}

/** "2" of a field labelled ×2. */
export function factorOf(field: DrawnField | undefined): string {
  return field?.label.replace('×', '') ?? '';
}

/** The areas and their points, as one sentence. */
export function standing({ info, shown }: Speech, seat: CleverSeat): string {
  const areas = info.areas.map(({ name }, area) => t(words.area, sayColour(shown(name)), seat.points[area] ?? 0));
  const tracks = (info.tracks ?? []).flatMap((action, which) => {
    const track = seat.tracks[which];
    if (!action || !track) return [];
    return [t(words.track, sayBonus(action), track.circled - track.spent.length, track.circled)];
  });
  return [...areas, sayFoxes(seat.foxes), t(words.total, seat.total), ...tracks].join(', ');
}
