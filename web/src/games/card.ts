// What the page knows of a game before the engine is there, and what it has to read about it. A game is a
// file that fills this in, and a line in the catalogue.

import type { Family } from '../engine/types.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { RulesPage } from '../learn/page.ts';
import type { Reference } from '../stats/levels.ts';
import type { Phrase } from '../words/language.svelte.ts';

/** One area of a small sheet: a grid of fields in one colour, some of them marked. */
export interface Patch {
  colour: string;
  x: number;
  y: number;
  columns: number;
  rows: number;
  marks: number[];
}

export const patch = (colour: string, x: number, y: number, columns: number, rows: number, marks: number[]): Patch => ({
  colour,
  x,
  y,
  columns,
  rows,
  marks,
});

/** Other dice that a game can be shown with: their name in the engine, and which colour stands for which. */
export interface OtherDice {
  name: string;
  swaps: Record<string, string>;
  own: Phrase;
  other: Phrase;
  note: Phrase;
}

export interface GameCard {
  id: string;
  title: string;
  family: Family;
  /** The areas of the sheet, by the names of their colours, in its order. */
  areas: readonly string[];
  /** A line on what it is like. */
  about: Phrase;
  /** Its sheet, very small. */
  sign: readonly Patch[];
  /** What its stronger players and its coach know, if they have to know anything. */
  weights?: { address: string; bytes: number };
  otherDice?: OtherDice;
  /** What the players score alone on average, by level. */
  means?: readonly Reference[];
  lesson?: () => Promise<{ default: Lesson }>;
  rules?: () => Promise<{ default: RulesPage }>;
}
