// What the engine tells, as docs/view.md defines it.

export type Family = 'clever' | 'wizard';
export type Track = 'reroll' | 'return' | 'any_number' | 'extra_die';

/** V2 */
export interface Catalog {
  version: string;
  games: GameInfo[];
  players: string[];
  /** Those of them who play like people, with weaknesses of their own. */
  characters: string[];
  /** The name of everything that is told in words. */
  reasons: Record<'clever' | 'wizard' | 'refusals' | 'effects', string[]>;
}

export interface Lettered {
  letter: string;
  name: string;
}

export interface GameInfo {
  id: string;
  title: string;
  family: Family;
  players: [fewest: number, most: number];
  dice: Lettered[];
  areas: Lettered[];
  options: { name: string; values: string[] }[];
  /** Clever only. */
  tracks?: (Track | null)[];
  /** Clever only: the lowest score of each band of a solo game but the last. */
  bands?: number[];
  /** Wizard only. */
  cards?: string[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** V3 */
export interface Drawing {
  width: number;
  height: number;
  defs: string;
  art: string;
  /** The panel of each area; Wizard's jesters are the fifth. */
  areas: Box[];
  fields: DrawnField[];
  tracks: (Box & { label: string })[][];
  rounds: Box[];
  scores: { areas: Box[]; foxes: Box | null; total: Box };
  bonuses: (Box & { id: string; bonus: string })[];
}

export interface DrawnField extends Box {
  id: string;
  area: number;
  label: string;
  printed?: boolean;
  /** Where its ground sets it apart from its neighbours. */
  shade?: 'grey' | 'tinted';
}

/** V4 */
export interface Look {
  game: string;
  players: number;
  names: string[];
  options: Record<string, string>;
  seed: string | null;
  events: number;
  total: number;
  over: boolean;
  /** The seat that looks; -1 for somebody who only watches. */
  seat: number;
  actors: number[];
  /** Whether something was decided that is a secret for now. */
  secrets: boolean;
  /** Those of the actors whose decision will be a secret for a while. */
  in_secret: number[];
  chance: string | null;
  /** `lost` is there for a throw: nothing fitted, so it was lost by itself. */
  last: { seat: number | null; text: string; lost?: boolean } | null;
  winners?: number[];
  /** The place of every seat, from 1; equal ones share it. */
  places?: number[];
  clever?: CleverLook;
  wizard?: WizardLook;
  moves: Move[];
}

export type CleverPhase = 'round_start' | 'turn' | 'serving' | 'over';
export type CleverStage = 'idle' | 'choose' | 'returning' | 'pick' | 'fall_back' | 'extra' | 'bonus' | 'cross';

export interface CleverLook {
  round: number;
  rounds: number;
  active: number;
  roll: number;
  again: number;
  phase: CleverPhase;
  served: boolean;
  rolled: boolean;
  dice: CleverDie[];
  seats: CleverSeat[];
}

export interface CleverDie {
  letter: string;
  /** 0: not rolled yet. */
  face: number;
  where: 'pool' | 'platter' | 'field';
  /** Which of the die fields, from 0; only there. */
  field?: number;
}

export interface CleverSeat {
  points: number[];
  foxes: number;
  fox_points: number;
  total: number;
  rating: number | null;
  stage: CleverStage;
  marks: Record<string, string>;
  tracks: ({ circled: number; spent: number[] } | null)[];
  paid: string[];
  lost: string[];
  /** Free fields that can no longer be marked. */
  closed: string[];
  waiting: string[];
  extra_used: string[];
}

export type WizardPhase =
  'card' | 'set' | 'rolling' | 'predict' | 'strike' | 'name' | 'insist' | 'stopping' | 'seer' | 'last' | 'over';

export interface WizardLook {
  round: number;
  seer: number;
  /** Null until all have predicted. */
  next_seer: number | null;
  roll: number;
  phase: WizardPhase;
  target: number;
  card: string | null;
  deck: string[];
  wizard_colour: string | null;
  dice: string[];
  to_roll: number;
  seats: WizardSeat[];
}

export interface WizardSeat {
  prediction: string | null;
  /** The dice that count for it; null unless seven lie. */
  count: number | null;
  hidden: boolean;
  in: boolean;
  crosses: number;
  jesters: number;
  points: number;
  marks: Record<string, string>;
}

export type Verb =
  | 'take'
  | 'plus'
  | 'bonus'
  | 'cross'
  | 'reroll'
  | 'return'
  | 'pass'
  | 'done'
  | 'set'
  | 'predict'
  | 'strike'
  | 'wizard'
  | 'wait'
  | 'stop'
  | 'jester';

export interface Move {
  text: string;
  verb: Verb;
  die?: string;
  face?: number;
  as?: number;
  spend?: number;
  field?: string;
  writes?: string;
  earns?: Earnings;
  platter?: string[];
  dice?: string[];
  colour?: string;
}

/** Of a Clever move everything; of a Wizard move only points and crosses. */
export interface Earnings {
  points: number;
  areas?: number[];
  tracks?: number[];
  foxes?: number;
  waiting?: string[];
  paid?: string[];
  fields?: string[];
  /** Fields that can never be marked any more, and bonuses of the sheet that can never be earned any more. */
  closes?: string[];
  loses?: string[];
  /** Numbers that the next field of the row takes, if the marks leave fewer than are printed. */
  next?: number[];
  crosses?: number;
}

/** V5 */
export interface WhyNot {
  reason: string;
  operands: number[];
  sentence: string;
}

/** V6 */
export interface Hints {
  moves: Hint[];
}

export interface Hint extends Worth {
  text: string;
  field?: string;
  verdict: Verdict;
  effects: Effect[];
  /** The effects in English. */
  reason: string;
}

/** How a move compares with the best one; `behind` is worth a word. */
export type Closeness = 'only' | 'best' | 'equal' | 'near' | 'unclear' | 'behind';
/** What decides between moves: points, or percent of winning. */
export type Unit = 'points' | 'percent';

export interface Verdict {
  unit: Unit;
  closeness: Closeness;
  grade: Grade;
  /** In the unit; its standard error. */
  loss: number;
  error: number;
}

/** One thing that a move does. */
export interface Effect {
  effect: string;
  operands: string[];
}

/** V7; empty outside a round. */
export interface Odds {
  alone?: number[];
  jesters?: number[];
  beside?: number[];
  seer?: number;
  reroll?: string[];
}

/** V8. Seats and events are numbered from 1. */
export interface Report {
  game: string;
  over: boolean;
  weighed_by: string;
  seats: SeatReport[];
  moments: { event: number; seat: number; luck: boolean; change: Change; unit: Unit }[];
  events: Step[];
}

export interface Worth {
  points: number;
  error: number;
  /** With opponents. */
  win?: number;
  win_error?: number;
}
export type Change = Worth;

export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

export interface SeatReport {
  seat: number;
  name?: string;
  start: Worth;
  end: Worth;
  decisions: number;
  real_decisions: number;
  grades: Record<Grade, number>;
  lost: Change;
  lost_per_decision: number;
  luck: Change;
  others: Change;
  adjusted: number;
  unexplained: number;
}

export interface Step {
  event: number;
  turn: number;
  line: string;
  values: Worth[];
  /** Of a throw: the luck of every seat, and whether it is worth a sign. */
  luck?: (Change & { great: boolean })[];
  /** Of a decision: whose it was, and what it could have been. */
  seat?: number;
  decision?: Decision;
}

export interface Decision {
  moves: (Worth & { move: string; gap_error: number; verdict: Verdict; reason: string })[];
  played: number;
  lost: Change;
  real: boolean;
  grade: Grade;
}

/** V10: a table that is kept open. */
export interface TableState {
  /** Grows with everything that happens. */
  number: number;
  look: Look;
  waits: TableWaits;
  /** What undo would take back: whose decision, null for a throw; or why nothing. */
  undo: { seat: number | null } | string;
}

export interface TableWaits {
  for: 'over' | 'person' | 'typed' | 'roll' | 'player';
  /** Who is asked; of several people whoever looks, or the one next to whose turn it is. */
  seat?: number;
  player?: string;
  /** What the person decides is a secret. */
  secret?: boolean;
  /** What that person sees, if somebody else looks now and it is no secret. */
  look?: Look;
}

export interface Opened extends TableState {
  table: number;
  record: string;
}

export interface Happened extends TableState {
  /** What the record has more, with line ends; after undo the whole record instead. */
  added?: string;
  record?: string;
  happened: { kind: 'throw' | 'move' | 'undo'; seat: number | null; text: string; move?: Move };
}

/** V9 */
export interface Refusal {
  reason: string;
  operands: string[];
  /** Of a record that cannot be read. */
  line?: number;
  /** Of an illegal move: the game, and what its rules say. */
  game?: string;
  because?: WhyNot;
  /** What could stand there instead. */
  legal: string[];
  /** All of it in English. */
  sentence: string;
}
