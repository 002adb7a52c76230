import type { Effect, Hint } from '../engine/types.ts';
import { effects, Operands } from '../words/effects.ts';
import { capital, t } from '../words/language.svelte.ts';

type Shown = (colour: string) => string;

/** What the name of the move says already. */
const repeats: readonly string[] = ['marks_nothing', 'keeps_rest', 'strikes_nothing', 'names_colour'];

/** One thing that a move does, if there are words for it. */
export function sayEffect({ effect, operands }: Effect, shown: Shown): string | undefined {
  const phrase = effects[effect];
  return phrase && t(phrase, new Operands(operands, shown));
}

/** What a move does: "6 points in orange · 1 fox · 2 dice to the platter". Empty if its name says it all. */
export function sayEffects({ effects: told, reason }: Hint, shown: Shown): string {
  const parts = told.filter(({ effect }) => !repeats.includes(effect)).map((effect) => sayEffect(effect, shown));
  if (parts.some((part) => part === undefined)) return reason;
  return capital(parts.join(' · '));
}

/** Whether a move puts anything onto the sheet or the table; else only the next best move tells what it is good for. */
export function doesSomething({ effects: told }: Hint): boolean {
  return told.some(({ effect }) => effect !== 'spends' && !repeats.includes(effect));
}
