// The shape of an introduction: a few steps, each with a real position of the engine.

import type { GameId } from '../games.ts';
import type { Phrase } from '../words/language.svelte.ts';

export interface LessonStep {
  title: Phrase;
  text: Phrase;
  /** What happens at the table before the reader is asked, as lines of a record. */
  first?: string;
  /** The move that the reader makes, as in a record; without one there is only something to read. */
  want?: string;
  /** What to tap. */
  ask?: Phrase;
  /** What to notice afterwards. */
  done?: Phrase;
}

export interface Lesson {
  game: GameId;
  players: number;
  steps: LessonStep[];
}

function header({ game, players }: Lesson): string {
  return `foxtray 1\ngame ${game}\nplayers ${players}\n---\n`;
}

/** The record at a step, before the reader's move. The reader sits on the first seat. */
export function recordAt(lesson: Lesson, step: number): string {
  const lines = lesson.steps
    .slice(0, step + 1)
    .flatMap(({ first, want }, place) => [
      ...(first === undefined ? [] : [first]),
      ...(want === undefined || place === step ? [] : [`1 ${want}`]),
    ]);
  return header(lesson) + lines.map((line) => `${line}\n`).join('');
}
