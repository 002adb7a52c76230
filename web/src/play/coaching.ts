// What the coach says about moves: which is best, how far another is behind, what one was worth. The
// verdicts are the engine's.

import type { Decision, Hint } from '../engine/types.ts';
import { capital, t } from '../words/language.svelte.ts';
import { words } from '../words/play.ts';
import { gradeNames, isBehind, sayBetter, sayLoss, signs } from '../words/verdicts.ts';
import type { Comment } from './advice.svelte.ts';
import { doesSomething, sayEffects } from './effects.ts';

export interface Coaching {
  /** Says a move by its text. */
  say: (text: string) => string;
  /** What a move gives up for good, by its text. */
  loses: (text: string) => string;
  /** How a colour of the game is shown. */
  shown: (colour: string) => string;
  /** Room is scarce. */
  brief: boolean;
}

export function sayBest(best: Hint, { say }: Coaching): string {
  return t(words.bestMove, say(best.text));
}

/** What a move does; of one that does nothing by itself, how much better it is than the next best. */
export function sayWhyBest(best: Hint, next: Hint | undefined, coaching: Coaching): string {
  const ahead = next && !doesSomething(best) ? sayAhead(next, coaching) : '';
  if (coaching.brief && ahead !== '') return capital(ahead);
  return capital(
    [sayEffects(best, coaching.shown), coaching.loses(best.text), ahead].filter((part) => part !== '').join(' · '),
  );
}

function sayAhead({ text, verdict }: Hint, { say }: Coaching): string {
  return isBehind(verdict) ? t(words.betterThan, sayBetter(verdict), say(text)) : t(words.asGoodAs, say(text));
}

/** Another good move, and how far it is behind. */
export function sayOther({ text, verdict }: Hint, { say }: Coaching): string {
  return isBehind(verdict) ? t(words.nextBest, say(text), sayLoss(verdict)) : t(words.asGood, say(text));
}

/** The word on a move that was made. */
export function sayComment({ who, decision }: Comment, coaching: Coaching): string {
  return (who === '' ? '' : `${who}: `) + sayVerdict(decision, coaching);
}

function sayVerdict({ moves, played }: Decision, { say }: Coaching): string {
  const verdict = moves[played]?.verdict;
  const best = say(moves[0]?.move ?? '');
  switch (verdict?.closeness) {
    case 'equal':
    case 'near':
      return t(words.coachNear);
    case 'unclear':
      return t(words.coachPerhaps, sayBetter(verdict), best);
    case 'behind': {
      const sign = signs[verdict.grade];
      const grade = sign === '' ? '' : `${capital(t(gradeNames[sign]))}. `;
      return grade + t(words.coachLost, sayBetter(verdict), best);
    }
    default:
      return t(words.coachBest);
  }
}
