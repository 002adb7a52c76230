import type { Hint } from '../engine/types.ts';
import { effects, Operands } from '../words/effects.ts';
import { t } from '../words/language.svelte.ts';

/** What a move does: "6 points in orange · 1 fox · 2 dice to the platter". */
export function sayEffects({ effects: told, reason }: Hint, shown: (colour: string) => string): string {
  const parts = told.map(({ effect, operands }) => {
    const phrase = effects[effect];
    return phrase && t(phrase, new Operands(operands, shown));
  });
  if (parts.some((part) => part === undefined)) return reason;
  const text = parts.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
