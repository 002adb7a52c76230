// What a session waits for, and what it tells.

import type { Look, Move } from '../engine/types.ts';

/** What the game waits for. */
export type Waits =
  | 'loading'
  | 'person' // a decision of the person who looks
  | 'curtain' // another person must take the screen, and not see what the last one saw
  | 'roll' // somebody to tap on the dice
  | 'dice' // real dice to be typed in
  | 'moving' // nobody: dice roll, or a player thinks
  | 'unreachable' // a part of the app that a player needs, until there is a connection
  | 'over'
  | 'broken';

/** Something that happened, for motion, sound and words. */
export interface News {
  /** Grows with every event. */
  number: number;
  kind: 'throw' | 'move' | 'undo';
  seat: number | null;
  /** The line of the record, without the seat; of what was taken back its first. */
  text: string;
  /** What was chosen. In Wizard it may be a secret: look at `look` before telling. */
  move?: Move;
  /** How it looked before. */
  before: Look;
}
