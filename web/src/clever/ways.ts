// Several moves for the same die and field: what tells one from another.

import type { Move } from '../engine/types.ts';
import { sayBonus } from '../words/bonuses.ts';
import { words } from '../words/clever.ts';
import { sayList, t } from '../words/language.svelte.ts';
import { earnings, type Speech } from './say.ts';

/** A half with what it brings or a product, a number of choice, a space that is spent. */
export function wayName(speech: Speech, ways: readonly Move[], way: Move): string {
  const spent = way.spend === undefined ? '' : spaceName(way);
  const what = halfOrTimes(speech, ways, way) ?? written(way.writes);
  return spent ? `${what} (${spent})` : what;
}

export function spaceName(way: Move): string {
  const label = way.text.includes('=?') ? '?' : String(way.as);
  return `${sayBonus('any_number')} ${label}`;
}

function halfOrTimes(speech: Speech, ways: readonly Move[], way: Move): string | null {
  const number = way.writes ?? '';
  if (/h$/.test(way.text)) return t(words.half, number, bonusOf(speech, way));
  const choice = ways.some(({ text }) => /h$/.test(text));
  if (!choice || !/x$/.test(way.text)) return null;
  const factor = speech.fields.get(way.field ?? '')?.label.replace('×', '') ?? '';
  return t(words.times, factor, number);
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
