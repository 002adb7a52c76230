// What a person is asked at each step of a round, and why.

import type { Look, Move, WizardLook } from '../engine/types.ts';
import { seatName } from '../play/names.ts';
import type { Session } from '../play/session.svelte.ts';
import { t } from '../words/language.svelte.ts';
import { words } from '../words/wizard.ts';
import { sayField, signed } from './fields.ts';

export interface Asked {
  title: string;
  how: string;
}

/** The seat that looks is asked. */
export function askOf({ seat }: Look, wizard: WizardLook): Asked {
  switch (wizard.phase) {
    case 'predict':
      return { title: t(seat === wizard.seer ? words.predictFirst : words.predict), how: predictHow(seat, wizard) };
    case 'name':
      return { title: t(words.name), how: t(words.nameHow) };
    case 'set':
      return { title: t(words.set), how: t(words.setHow) };
    case 'strike':
      return { title: t(words.strike), how: t(words.strikeHow) };
    case 'insist':
      return { title: t(words.insist), how: t(words.insistHow) };
    case 'stopping':
      return { title: t(words.stopping), how: t(words.stoppingHow) };
    case 'seer':
      return { title: t(words.seer), how: t(words.seerHow) };
    case 'last':
      return { title: t(words.last), how: t(words.lastHow) };
    case 'card':
    case 'rolling':
    case 'over':
      return { title: '', how: '' };
  }
}

/** How many dice chance is asked for. */
export function diceAsked({ chance }: Look): number {
  return Number(/\d+/.exec(chance ?? '')?.[0] ?? 0);
}

/** What is asked, and of whom if several people share the screen; or what is going on. `how` is what happened last. */
export function headOf(session: Session, look: Look, wizard: WizardLook, how: string): Asked {
  const name = (seat: number): string => seatName(session.kept?.seats ?? [], seat);
  if (session.asked !== null) {
    const { title, how: why } = askOf(look, wizard);
    return { title: session.people.length > 1 ? `${name(session.asked)}: ${title}` : title, how: why };
  }
  const card = look.chance === 'card';
  if (look.over) return { title: t(words.over), how };
  if (session.waits === 'dice') {
    return card
      ? { title: t(words.enterCard), how }
      : { title: t(words.enterRoll, diceAsked(look)), how: t(words.enterHow) };
  }
  if (session.waits === 'roll') return { title: card ? t(words.cardNext) : t(words.rollNext), how };
  if (session.thinking !== null) return { title: t(words.thinks, name(session.thinking)), how };
  return { title: look.chance === null ? t(words.oneMoment) : t(words.rolling), how };
}

function predictHow(seat: number, { card, seer }: WizardLook): string {
  if (card === 'secret' && seat !== seer) return t(words.predictSecret);
  if (card === 'roll-first') return t(words.predictRolled);
  if (card === 'set-two') return t(words.predictSet);
  return t(words.predictHow);
}

/** "1 cross, +5 points". */
export function sayEarnings({ earns }: Move): string {
  if (!earns) return '';
  const crosses = earns.crosses ? [t(words.earnsCrosses, earns.crosses)] : [];
  return [...crosses, t(words.earnsPoints, signed(earns.points))].join(', ');
}

/** What a move is called on its button. */
export function sayMove(move: Move, phase: WizardLook['phase']): string {
  switch (move.verb) {
    case 'predict':
      return t(words.predictIt, sayField(move.field ?? ''));
    case 'strike':
      return t(words.strikeIt, sayField(move.field ?? ''));
    case 'reroll':
      return t(words.rerollDice, move.dice?.length ?? 0);
    case 'stop':
      return t(phase === 'last' ? words.score : words.stop);
    case 'jester':
      return t(words.jesterCount);
    case 'wait':
      return t(words.wait);
    case 'done':
      return t(words.strikeNothing);
    default:
      return '';
  }
}
