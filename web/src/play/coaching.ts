// What the coach says about moves: which is best, how far another is behind, what one was worth.

import type { Hint } from '../engine/types.ts';
import { capital, sayNumber, t } from '../words/language.svelte.ts';
import { words } from '../words/play.ts';
import type { Comment } from './advice.svelte.ts';
import { doesSomething, sayEffects } from './effects.ts';

export interface Coaching {
  /** Says a move by its text. */
  say: (text: string) => string;
  /** What a move gives up for good, by its text. */
  loses: (text: string) => string;
  /** How a colour of the game is shown. */
  shown: (colour: string) => string;
  /** Below this a loss is none; how many decimals points have. */
  near: number;
  digits: number;
  /** Room is scarce. */
  brief: boolean;
}

interface Loss {
  size: number;
  text: string;
  better: string;
}

/** How far a move is behind the best one: in percent of winning if there are opponents, else in points. */
function lossOf(hint: Hint, first: Hint, digits: number): Loss {
  if (hint.win === null || first.win === null) {
    const points = sayNumber(hint.lost, digits);
    return { size: hint.lost, text: points, better: t(words.betterPoints, points) };
  }
  const size = (first.win - hint.win) * 100;
  return { size, text: `${sayNumber(size, 1)} %`, better: t(words.betterChance, sayNumber(size, 1)) };
}

/** What is not behind, as far as is shown, is as good. */
const isBehind = ({ text }: Loss): boolean => /[1-9]/.test(text);

export function sayBest(best: Hint, { say }: Coaching): string {
  return t(words.bestMove, say(best.text));
}

/** What a move does; of one that does nothing by itself, how much better it is than the next best. */
export function sayWhyBest(best: Hint, next: Hint | undefined, coaching: Coaching): string {
  const ahead = next && !doesSomething(best) ? sayAhead(best, next, coaching) : '';
  if (coaching.brief && ahead !== '') return capital(ahead);
  return capital([sayEffects(best, coaching.shown), coaching.loses(best.text), ahead].filter((part) => part !== '').join(' · '));
}

function sayAhead(best: Hint, next: Hint, { say, digits }: Coaching): string {
  const loss = lossOf(next, best, digits);
  return isBehind(loss) ? t(words.betterThan, loss.better, say(next.text)) : t(words.asGoodAs, say(next.text));
}

/** Another good move, and how far it is behind. */
export function sayOther(hint: Hint, best: Hint, { say, digits }: Coaching): string {
  const loss = lossOf(hint, best, digits);
  return isBehind(loss) ? t(words.nextBest, say(hint.text), loss.text) : t(words.asGood, say(hint.text));
}

/** The word on a move that was made. */
export function sayComment({ who, played, best }: Comment, { say, near, digits }: Coaching): string {
  const name = who === '' ? '' : `${who}: `;
  if (played.text === best.text) return name + t(words.coachBest);
  const { size, better } = lossOf(played, best, digits);
  if (size < near) return name + t(words.coachNear);
  return name + t(words.coachLost, better, say(best.text));
}
