// What happened at the table, as sentences.

import type { Look, WizardLook } from '../engine/types.ts';
import type { News } from '../play/session.svelte.ts';
import { sayList, sentences, t } from '../words/language.svelte.ts';
import { magicCards } from '../words/wizard-cards.ts';
import { told, type Who } from '../words/wizard-told.ts';
import { isFace, sayCount, sayFace, words, type Face } from '../words/wizard.ts';
import { counts, facesOf } from './dice.ts';
import { gainsBetween, sayField, signed, type Gain } from './fields.ts';

type WhoOf = (seat: number) => Who;

export function tell(news: News, after: Look, who: WhoOf): string[] {
  const before = news.before.wizard;
  const now = after.wizard;
  if (!before || !now) return [];
  if (news.kind === 'undo') return [sentences([t(told.undone, tellUndone(news, before))])];
  const act = news.seat === null ? tellThrow(news.text, before) : tellMove(news, before, now, who);
  const gains = gainsBetween(before, now).flatMap((gain, seat) => (gain ? [tellGain(gain, who(seat))] : []));
  return [...act, ...gains, ...tellRound(before, now, who)];
}

export function sayBag(bag: readonly Face[]): string {
  return sayList(counts(bag).map(([face, number]) => sayCount(face, number)));
}

function tellThrow(text: string, before: WizardLook): string[] {
  const card = /^card (\S+)$/.exec(text)?.[1];
  if (card !== undefined) {
    const found = magicCards[card];
    return found ? [t(told.card, t(found.name), t(found.text))] : [];
  }
  const rolled = facesOf(text);
  const lie = [...before.dice.filter(isFace), ...rolled];
  const sentences = [t(told.rolled, sayBag(rolled))];
  if (lie.length > rolled.length) sentences.push(t(told.lie, sayBag(lie)));
  return sentences;
}

function tellMove(news: News, before: WizardLook, now: WizardLook, whoOf: WhoOf): string[] {
  const seat = news.seat ?? 0;
  const who = whoOf(seat);
  const [verb = '', ...rest] = news.text.split(' ');
  switch (verb) {
    case 'predict':
      return tellPrediction(seat, before, now, whoOf);
    case 'wizard':
      return [t(told.names, who, isFace(rest[0] ?? '') ? sayFace(rest[0] as Face) : '')];
    case 'set':
      return [t(told.sets, who, sayBag(facesOf(news.text)))];
    case 'strike':
      return [t(told.strikes, who, sayStruck(before, now, seat))];
    case 'done':
      return [t(told.strikesNothing, who)];
    case 'reroll':
      return [t(told.rerolls, who, sayBag(facesOf(news.text)))];
    case 'wait':
      return [t(told.waits, who)];
    case 'stop':
      return [t(told.stops, who)];
    case 'jester':
      return [t(told.jester, who)];
    default:
      return [];
  }
}

/** Nothing of what was to be a secret. */
function tellUndone({ seat, text }: News, before: WizardLook): string {
  if (before.card === 'secret' && text.startsWith('predict')) return '';
  return seat === null ? sayBag(facesOf(text)) : sayByText(text);
}

/** A secret one is told when all are revealed: with the last of them. */
function tellPrediction(seat: number, before: WizardLook, now: WizardLook, whoOf: WhoOf): string[] {
  const secret = before.card === 'secret' && seat !== before.seer;
  if (secret && now.phase === 'predict') return [t(told.predictsSecretly, whoOf(seat))];
  const seats = secret ? now.seats.map((_, each) => each).filter((each) => each !== now.seer) : [seat];
  return seats.map((each) => t(told.predicts, whoOf(each), sayField(now.seats[each]?.prediction ?? '')));
}

/** A move by its text alone, as the coach names it: "re-roll 2 red and 1 jester". */
export function sayByText(text: string): string {
  const [verb = '', first = ''] = text.split(' ');
  const field = /^([grby])([1-5])$/.exec(first);
  const what = field ? sayField(`${field[1]}:${Number(field[2]) - 1}`) : '';
  switch (verb) {
    case 'predict':
      return what;
    case 'strike':
      return t(words.strikeIt, what);
    case 'wizard':
      return isFace(first) ? t(words.wizardIs, sayFace(first)) : text;
    case 'set':
      return sayBag(facesOf(text));
    case 'reroll':
      return t(words.rerollThese, sayBag(facesOf(text)));
    case 'wait':
      return t(words.wait);
    case 'stop':
      return t(words.stop);
    case 'jester':
      return t(words.jesterCount);
    case 'done':
      return t(words.strikeNothing);
    default:
      return text;
  }
}

function sayStruck(before: WizardLook, now: WizardLook, seat: number): string {
  const old = before.seats[seat]?.marks ?? {};
  const marks = now.seats[seat]?.marks ?? {};
  const struck = Object.keys(marks).find((id) => id in old && old[id] !== marks[id]);
  return struck === undefined ? '' : sayField(struck);
}

export function tellGain(gain: Gain, who: Who): string {
  if (gain.jester !== null) return t(told.takesJesters, who, sayField(gain.jester));
  const points = t(words.earnsPoints, signed(gain.points));
  return t(gain.mark.startsWith('x') ? told.crosses : told.misses, who, sayField(gain.field), points);
}

function tellRound(before: WizardLook, now: WizardLook, who: WhoOf): string[] {
  if (now.phase === 'over') return [`${t(words.over)}.`];
  if (now.round === before.round) return [];
  return [`${t(words.round, now.round)}.`, t(told.nowSeer, who(now.seer))];
}
