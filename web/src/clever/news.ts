// What happened at a Clever table, in words, and which marks are new.

import type { CleverSeat, Look, Move } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { words } from '../words/news.ts';
import { isLost } from '../play/turns.ts';
import { sayList, sentences, t } from '../words/language.svelte.ts';
import { earnings, moveLine, shortDie, type Speech } from './say.ts';

/** Marks of a seat that the last event has made. */
export function freshMarks(news: News, look: Look, seat: number): Set<string> {
  if (news.kind === 'undo') return new Set();
  const before = news.before.clever?.seats[seat]?.marks ?? {};
  const now = look.clever?.seats[seat]?.marks ?? {};
  return new Set(Object.keys(now).filter((id) => before[id] !== now[id]));
}

export function tell(speech: Speech, news: News, look: Look, nameOf: (seat: number) => string): string {
  if (news.kind === 'undo') return sentences([t(words.undone, tellUndone(speech, news, look))]);
  if (news.kind === 'throw') return tellThrow(speech, news, look);
  if (news.seat === null || !news.move) return '';
  const name = nameOf(news.seat);
  const total = look.clever?.seats[news.seat]?.total ?? 0;
  const own = news.seat === look.seat;
  const what = tellMove(speech, news.move, false, news.before.clever?.seats[news.seat]?.marks);
  const earned = earnings(speech, news.move).slice(news.move.earns?.points === 0 ? 1 : 0);
  return sentences(own ? [what, ...earned, t(words.total, total)] : [`${name}: ${what}`]);
}

/** `brief`: without what it writes, where the field says enough. */
export function tellMove(speech: Speech, move: Move, brief = false, marks: CleverSeat['marks'] = {}): string {
  if (move.verb === 'reroll') return t(words.rerolled);
  if (move.verb === 'pass') return t(words.passed);
  if (move.verb === 'done') return t(words.done);
  if (move.verb === 'return') return t(words.returned, moveLine(speech, move));
  if (move.verb === 'bonus') return t(words.bonus, moveLine(speech, move, brief, marks));
  return moveLine(speech, move, brief, marks);
}

function tellUndone(speech: Speech, { text }: News, look: Look): string {
  const move = look.moves.find((each) => each.text === text);
  return move ? tellMove(speech, move) : sayDice(speech, text);
}

function tellThrow(speech: Speech, { text }: News, look: Look): string {
  const lost = isLost(text, look);
  if (!text.startsWith('serve')) {
    return sentences([t(words.rolled, sayDice(speech, text)), lost ? t(words.rollLost) : '']);
  }
  const platter = text.split('/')[0] ?? '';
  return sentences([t(words.served, sayDice(speech, platter)), lost ? t(words.pickLost) : '']);
}

/** The dice of a line of a record: "yellow 3, blue 5 and green 1". */
export function sayDice(speech: Speech, line: string): string {
  const dice = [...line.matchAll(/\b([a-z])([1-6])\b/g)];
  return sayList(dice.map(([, letter = '', face]) => shortDie(speech, letter, Number(face))));
}
