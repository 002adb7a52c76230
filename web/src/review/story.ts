// The events of a game as short sentences, so that one can step through them and listen.

import { sayDice } from '../clever/news.ts';
import { sayMove as sayCleverMove, type Speech } from '../clever/say.ts';
import { quick } from '../engine/engine.ts';
import type { Look, Report, Step } from '../engine/types.ts';
import type { KeptGame } from '../keep/games.ts';
import { magicCards } from '../words/wizard-cards.ts';
import { told } from '../words/wizard-told.ts';
import { facesOf } from '../wizard/dice.ts';
import { sayBag, sayByText } from '../wizard/story.ts';
import { seatName } from '../play/names.ts';
import type { Printed } from '../seen/printed.svelte.ts';
import { sentences, t } from '../words/language.svelte.ts';
import { words as news } from '../words/news.ts';
import { words } from '../words/review.ts';

/** One for each number of events, the start of the game first. */
export async function storyOf(printed: Printed, kept: KeptGame, report: Report): Promise<string[]> {
  const tell = async (step: Step): Promise<string> => {
    if (step.seat === undefined) return tellThrow(printed, step.line);
    const seat = step.seat - 1;
    const text = step.line.replace(/^\d+ /, '');
    const who = report.seats.length > 1 ? `${seatName(kept.seats, seat)}: ` : '';
    if (printed.info.family === 'wizard') return sentences([who + sayByText(text)]);
    const before = await quick.ask('look', [kept.record, seat, step.event - 1]);
    return sentences([who + sayMove(printed, before, text)]);
  };
  return [t(words.start), ...(await Promise.all(report.events.map(tell)))];
}

/** A move in words; its text in the record where there are none. `before` is how it looked to whoever made it. */
export function sayMove(printed: Printed, before: Look | undefined, text: string): string {
  if (printed.info.family === 'wizard') return sayByText(text);
  const move = before?.moves.find((each) => each.text === text);
  if (!before || !move) return text;
  return sayCleverMove(printed.speech, move, before.clever?.seats[before.seat]);
}

function tellThrow({ info, speech }: Printed, line: string): string {
  return info.family === 'wizard' ? tellWizardThrow(line) : tellCleverThrow(speech, line);
}

function tellWizardThrow(line: string): string {
  const card = magicCards[/^card (\S+)$/.exec(line)?.[1] ?? ''];
  return card ? t(card.name) : t(told.rolled, sayBag(facesOf(line)));
}

function tellCleverThrow(speech: Speech, line: string): string {
  if (line.startsWith('serve')) return t(news.served, sayDice(speech, line.split('/')[0] ?? ''));
  return t(news.rolled, sayDice(speech, line));
}
