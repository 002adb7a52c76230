// Why something is not possible, in the language of the page.

import type { WhyNot } from '../engine/types.ts';
import { t } from '../words/language.svelte.ts';
import { reasons } from '../words/wizard-told.ts';
import { colours, sayCount } from '../words/wizard.ts';

/** The operands are a colour, by its place, and a number. */
function sayOperands([colour = 0, number = 1]: readonly number[]): string {
  return sayCount(colours[colour] ?? 'g', number);
}

export function sayWhy({ reason, operands, sentence }: WhyNot): string {
  switch (reason) {
    case 'field_used':
      return t(reasons.field_used, sayOperands(operands));
    case 'already_predicted':
      return t(reasons.already_predicted, sayOperands(operands));
    case 'nothing_to_strike':
      return t(reasons.nothing_to_strike, sayOperands(operands));
    case 'no_jester_count':
      return t(reasons.no_jester_count, sayCount('j', operands[0] ?? 0));
    case 'unknown_move':
    case 'words_missing':
    case 'unknown_face':
    case 'unknown_colour':
    case 'unknown_field':
    case 'two_faces':
    case 'dice_not_there':
    case 'not_asked':
    case 'jesters_stay':
    case 'roll_at_least_three':
    case 'legal':
    case 'game_over':
    case 'not_your_turn':
    case 'dice_first':
      return t(reasons[reason]);
    default:
      return sentence;
  }
}
