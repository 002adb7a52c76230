// What happened at a Clever table, in words, and which marks are new.

import type { Look } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { words } from '../words/news.ts';
import { isLost } from '../play/turns.ts';
import { sayList, sentences, t } from '../words/language.svelte.ts';
import { earnings, sayMove, shortDie, type Speech } from './say.ts';

/** Marks of a seat that the last event has made. */
export function freshMarks(news: News, look: Look, seat: number): Set<string> {
  if (news.kind === 'undo') return new Set();
  const before = news.before.clever?.seats[seat]?.marks ?? {};
  const now = look.clever?.seats[seat]?.marks ?? {};
  return new Set(Object.keys(now).filter((id) => before[id] !== now[id]));
}

/** What happened, in full; nobody is named by an empty name. */
export function tell(speech: Speech, news: News, look: Look, nameOf: (seat: number) => string): string {
  if (news.kind === 'undo') return sentences([t(words.undone, tellUndone(speech, news, look))]);
  if (news.kind === 'throw') return tellThrow(speech, news, look, nameOf(news.before.clever?.active ?? 0));
  if (news.seat === null || !news.move) return '';
  const total = look.clever?.seats[news.seat]?.total ?? 0;
  const earned = earnings(speech, news.move).slice(news.move.earns?.points === 0 ? 1 : 0);
  return sentences([tellMove(speech, news, nameOf), ...earned, t(words.total, total)]);
}

/** A move without what it earned, for whoever must listen to those of others. */
export function tellMove(speech: Speech, { seat, move, before }: News, nameOf: (seat: number) => string): string {
  if (seat === null || !move) return '';
  const name = nameOf(seat);
  const what = sayMove(speech, move, before.clever?.seats[seat]);
  return sentences([name === '' ? what : `${name}: ${what}`]);
}

function tellUndone(speech: Speech, { text, seat }: News, look: Look): string {
  const move = look.moves.find((each) => each.text === text);
  return move ? sayMove(speech, move, look.clever?.seats[seat ?? 0]) : sayDice(speech, text);
}

function tellThrow(speech: Speech, { text }: News, look: Look, name: string): string {
  const lost = isLost(look);
  if (!text.startsWith('serve')) {
    const dice = sayDice(speech, text);
    return sentences([
      name === '' ? t(words.rolled, dice) : t(words.rolledBy, name, dice),
      lost ? t(words.rollLost) : '',
    ]);
  }
  const platter = text.split('/')[0] ?? '';
  return sentences([t(words.served, sayDice(speech, platter)), lost ? t(words.pickLost) : '']);
}

/** The dice of a line of a record: "yellow 3, blue 5 and green 1". */
export function sayDice(speech: Speech, line: string): string {
  const dice = [...line.matchAll(/\b([a-z])([1-6])\b/g)];
  return sayList(dice.map(([, letter = '', face]) => shortDie(speech, letter, Number(face))));
}
