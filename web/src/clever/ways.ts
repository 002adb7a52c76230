// Several moves for the same die and field: what tells one from another.

import type { Move } from '../engine/types.ts';
import { sayBonus } from '../words/bonuses.ts';
import { words } from '../words/clever.ts';
import { sayList, t } from '../words/language.svelte.ts';
import { earnings, factorOf, type Speech } from './say.ts';

/** A half with what it brings or a product, a number of choice, a space that is spent. `brief`: without bonuses. */
export function wayName(speech: Speech, ways: readonly Move[], way: Move, brief = false): string {
  const spent = way.spend === undefined ? '' : spaceName(way);
  const what = halfOrTimes(speech, ways, way, brief) ?? written(way.writes);
  return spent ? `${what} (${spent})` : what;
}

/** Whether it is the half of a number, which brings the bonus of the field. */
export function isHalf({ text }: Move): boolean {
  return /h$/.test(text);
}

/** What a move earns besides points, as bonuses of the sheet. */
export function bonusesOf({ info }: Speech, { earns }: Move): string[] {
  const actions = (earns?.tracks ?? []).flatMap((count, track) => {
    const action = info.tracks?.[track];
    return action ? Array<string>(count).fill(action) : [];
  });
  return [...actions, ...Array<string>(earns?.foxes ?? 0).fill('fox'), ...(earns?.waiting ?? [])];
}

export function spaceName(way: Move): string {
  const label = way.text.includes('=?') ? '?' : String(way.as);
  return `${sayBonus('any_number')} ${label}`;
}

function halfOrTimes(speech: Speech, ways: readonly Move[], way: Move, brief: boolean): string | null {
  const number = way.writes ?? '';
  if (isHalf(way)) return t(words.half, number, brief ? '' : bonusOf(speech, way));
  if (!ways.some(isHalf) || !/x$/.test(way.text)) return null;
  return t(words.times, factorOf(speech.fields.get(way.field ?? '')), number) + (brief ? '' : `, ${t(words.noBonus)}`);
}

/** What the field brings besides points. */
function bonusOf(speech: Speech, { earns, ...way }: Move): string {
  if (!earns) return '';
  const waiting = (earns.waiting ?? []).map((bonus) => sayBonus(bonus, speech.shown));
  return sayList([...earnings(speech, { ...way, earns: { ...earns, waiting: [] } }).slice(1), ...waiting]);
}

function written(text: string | undefined): string {
  if (text === 'x' || text === 'xx') return t(words.cross);
  return text === 'o' ? t(words.circle) : (text ?? '');
}
