// What a person at a Clever table is asked now, in words.

import type { CleverLook, CleverSeat } from '../engine/types.ts';
import { seatName } from '../play/names.ts';
import type { Session } from '../play/session.svelte.ts';
import { sayBonus } from '../words/bonuses.ts';
import { words } from '../words/clever.ts';
import { sayColour } from '../words/colours.ts';
import { capital, sayList, t } from '../words/language.svelte.ts';
import { words as play } from '../words/play.ts';
import type { Pick } from './picks.ts';
import { dieWithFace, sayMove, type Speech } from './say.ts';

export function promptFor(speech: Speech, session: Session, table: CleverLook, seat: CleverSeat, pick: Pick): string {
  const seats = session.kept?.seats ?? [];
  if (session.waits === 'over') return t(play.over);
  const { news } = session;
  const others = session.asked === null && news?.kind === 'move' && news.seat !== null && news.seat !== session.viewer;
  if (others && news.move) {
    const what = sayMove(speech, news.move, news.before.clever?.seats[news.seat ?? 0]);
    return `${seatName(seats, news.seat ?? 0)}: ${what}`;
  }
  if (session.thinking !== null) return t(play.thinks, seatName(seats, session.thinking));
  if (session.waits === 'roll') return t(play.tapToRoll);
  if (session.waits === 'dice') return t(play.enterDice);
  if (session.asked === null) return '';
  const who = session.people.length > 1 ? `${seatName(seats, session.asked)}: ` : '';
  return who + question(speech, session, table, seat, pick);
}

function question(speech: Speech, session: Session, table: CleverLook, seat: CleverSeat, pick: Pick): string {
  const face = table.dice.find(({ letter }) => letter === pick.die)?.face ?? 0;
  if (pick.die !== null) return capital(t(words.chooseField, dieWithFace(speech, pick.die, face)));
  const byDie = seat.stage !== 'bonus' && seat.stage !== 'cross';
  if (pick.field !== null && byDie) return t(words.chooseDieFor);
  switch (seat.stage) {
    case 'bonus': {
      const bonuses = seat.waiting.map((name) => sayBonus(name, speech.shown));
      return bonuses.length === 1 ? t(words.placeBonus, bonuses[0] ?? '') : t(words.placeBonuses, sayList(bonuses));
    }
    case 'cross':
      return t(words.crossMore, crossColour(speech, session));
    case 'returning':
      return t(words.returning);
    case 'pick':
      return t(words.pick);
    case 'fall_back':
      return t(words.fallBack);
    case 'extra':
      return t(words.extra, extrasLeft(speech, seat));
    case 'choose':
      return `${t(words.roll, table.roll)}. ${t(words.chooseDieOrField)}`;
    case 'idle':
      return '';
  }
}

function crossColour({ info, shown, fields }: Speech, session: Session): string {
  const field = session.look?.moves.find(({ verb }) => verb === 'cross')?.field;
  const area = field === undefined ? undefined : fields.get(field)?.area;
  return sayColour(shown(info.areas[area ?? 0]?.name ?? ''));
}

function extrasLeft({ info }: Speech, seat: CleverSeat): number {
  const track = seat.tracks[(info.tracks ?? []).indexOf('extra_die')];
  return track ? track.circled - track.spent.length : 0;
}
