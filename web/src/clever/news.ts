// What happened at a Clever table, in words, and which marks are new.

import type { Look, Move } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { words } from '../words/news.ts';
import { sayList, t } from '../words/language.svelte.ts';
import { earnings, moveLine, shortDie, type Speech } from './say.ts';

/** Marks of a seat that the last event has made. */
export function freshMarks(news: News, look: Look, seat: number): Set<string> {
  if (news.kind === 'undo') return new Set();
  const before = news.before.clever?.seats[seat]?.marks ?? {};
  const now = look.clever?.seats[seat]?.marks ?? {};
  return new Set(Object.keys(now).filter((id) => before[id] !== now[id]));
}

export function tell(speech: Speech, news: News, look: Look, nameOf: (seat: number) => string): string {
  if (news.kind === 'undo') return t(words.undone);
  if (news.kind === 'throw') return tellThrow(speech, news, look);
  if (news.seat === null || !news.move) return '';
  const name = nameOf(news.seat);
  const total = look.clever?.seats[news.seat]?.total ?? 0;
  const own = news.seat === look.seat;
  const what = tellMove(speech, news.move);
  const earned = earnings(speech, news.move).slice(news.move.earns?.points === 0 ? 1 : 0);
  const told = own ? [what, ...earned, t(words.total, total)].join('. ') : `${name}: ${what}.`;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** `brief`: without what it writes, where the field says enough. */
export function tellMove(speech: Speech, move: Move, brief = false): string {
  if (move.verb === 'reroll') return t(words.rerolled);
  if (move.verb === 'pass') return t(words.passed);
  if (move.verb === 'done') return t(words.done);
  if (move.verb === 'return') return t(words.returned, moveLine(speech, move));
  if (move.verb === 'bonus') return t(words.bonus, moveLine(speech, move, brief));
  return moveLine(speech, move, brief);
}

function tellThrow(speech: Speech, { text }: News, look: Look): string {
  const letters = new Set([...text.matchAll(/\b([a-z])[1-6]\b/g)].map((match) => match[1]));
  const dice = (look.clever?.dice ?? []).filter(({ letter }) => letters.has(letter));
  const say = (some: typeof dice): string =>
    sayList(some.map(({ letter, face }) => shortDie(speech, letter, face)));
  if (!text.startsWith('serve')) return t(words.rolled, say(dice));
  return t(words.served, say(dice.filter(({ where }) => where === 'platter')));
}
