// A refusal of the engine in the language of the page: the line, what is wrong, and what would have
// been right.

import { sayWhy as sayCleverWhy } from '../clever/why.ts';
import { gameInfo } from '../engine/printed.ts';
import type { Refusal } from '../engine/types.ts';
import { isGame } from '../games.ts';
import { sayWhy as sayWizardWhy } from '../wizard/why.ts';
import { t } from '../words/language.svelte.ts';
import { refusals, words } from '../words/refusals.ts';
import { withoutUnseen } from '../words/unseen.ts';

const mostLines = 6;

export async function sayRefusal(refusal: Refusal): Promise<string> {
  return inWords(refusal, await because(refusal));
}

/** `rules` is what the rules say to an illegal move. */
export function inWords({ reason, operands, line, legal, sentence }: Refusal, rules = ''): string {
  const phrase = refusals[reason];
  if (!phrase) return withoutUnseen(sentence);
  const what = [t(phrase, (place) => withoutUnseen(operands[place] ?? '')), rules]
    .filter((part) => part !== '')
    .join(' ');
  const where = line === undefined ? what : t(words.line, line, what);
  return legal.length === 0 ? where : `${where}\n${t(words.legal, listed(legal))}`;
}

function listed(lines: readonly string[]): string {
  const shown = lines.slice(0, mostLines).join('; ');
  const left = lines.length - mostLines;
  return left > 0 ? t(words.more, shown, left) : shown;
}

async function because({ because: why, game }: Refusal): Promise<string> {
  if (!why || game === undefined || !isGame(game)) return '';
  const info = await gameInfo(game);
  return info.family === 'wizard' ? sayWizardWhy(why) : sayCleverWhy({ info, shown: (colour) => colour }, why);
}
