// The engine as a WebAssembly module, called like any object. It needs no browser: it runs in a
// worker and in Node alike. The hashes of the fair dice come from here.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type {
  Catalog,
  Decision,
  Drawing,
  Happened,
  Hints,
  Look,
  Odds,
  Opened,
  Refusal,
  Report,
  TableState,
  WhyNot,
} from './types.ts';

/** The engine refused: why, and which kind of refusal it is. */
export class Refused extends Error {
  readonly status: Status;
  readonly refusal: Refusal;

  constructor(status: Status, refusal: Refusal) {
    super(refusal.sentence);
    this.name = 'Refused';
    this.status = status;
    this.refusal = refusal;
  }
}

/** The statuses of apps/c/foxtray.h that a view can have. */
export const statuses = {
  8: 'bad_setup',
  9: 'bad_record',
  10: 'no_such_event',
  11: 'no_such_seat',
  12: 'no_such_player',
  13: 'not_asked',
  14: 'not_legal',
  16: 'failed',
  17: 'no_weights',
  18: 'no_seed',
  19: 'weights_in_use',
  20: 'no_such_table',
} as const;
export type Status = (typeof statuses)[keyof typeof statuses];

export interface Beginning {
  game: string;
  players: number;
  /** Only those that differ from their default need to be named. */
  options?: Record<string, string>;
  names?: string[];
  /** Of fair dice; without one real dice are typed in. */
  seed?: string;
}

/** A game to be kept open. */
export interface Opening {
  record: string;
  /** Who decides for each seat: 'person', or the name of a player. */
  seats: readonly string[];
  /** Real dice are typed in; otherwise throws follow from the record's seed. */
  typed: boolean;
  /** Of ties among typed dice, and of what players draw who think here. */
  seed: number;
}

export type Progress = (done: number, all: number) => void;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  foxtray_room(size: number): number;
  foxtray_answer(): number;
  foxtray_answer_length(): number;
  [call: `foxtray_${string}`]: (...operands: number[]) => number;
}

/** A text or bytes go in as an address and a length, a number as it is. */
type Operand = string | Uint8Array | number;

const hashSize = 32;
const keySize = 32;

export class Engine {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #progress: Progress | undefined;
  /** The numbers of tables begin elsewhere in every engine, so that none knows those of another. */
  readonly #firstTable = 2 ** 32 * (1 + Math.floor(Math.random() * 2 ** 20));

  private constructor(start: (imports: WebAssembly.Imports) => WebAssembly.Instance) {
    const bytes = (at: number, size: number): Uint8Array => new Uint8Array(this.#exports.memory.buffer, at, size);
    const instance = start({
      foxtray: {
        sha256: (text: number, size: number, hash: number) => {
          bytes(hash, hashSize).set(sha256(bytes(text, size)));
        },
        hmac_sha256: (key: number, text: number, size: number, hash: number) => {
          bytes(hash, hashSize).set(hmac(sha256, bytes(key, keySize), bytes(text, size)));
        },
        progress: (done: number, all: number) => this.#progress?.(done, all),
      },
    });
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  static async load(module: BufferSource | WebAssembly.Module): Promise<Engine> {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module);
    return new Engine((imports) => new WebAssembly.Instance(compiled, imports));
  }

  /** V2 */
  catalog(): Catalog {
    return this.#json('foxtray_catalog');
  }

  /** V3 */
  drawing(game: string, form: 'wide' | 'tall'): Drawing {
    return this.#json('foxtray_drawing', game, form);
  }

  /** A page to print, as SVG. */
  sheet(game: string, paper: 'a4' | 'letter'): string {
    return this.#text('foxtray_sheet', game, paper);
  }

  /** A new record. */
  begin(beginning: Beginning): string {
    const options = Object.entries(beginning.options ?? {}).map(([name, value]) => `${name}=${value}`);
    const names = (beginning.names ?? []).map((name) => name.replace(/[\n\r]/g, ' '));
    return this.#text(
      'foxtray_begin',
      beginning.game,
      beginning.players,
      options.join(' '),
      names.join('\n'),
      beginning.seed ?? '',
    );
  }

  /** V4; without a number of events after all of them. */
  look(record: string, seat: number, events = -1): Look {
    return this.#json('foxtray_look', record, events, seat);
  }

  /** The record with that decision. */
  move(record: string, seat: number, move: string): string {
    return this.#text('foxtray_move', record, seat, move);
  }

  /** The record with that throw; without one with the throw that follows from its seed. */
  throw(record: string, outcome = ''): string {
    return this.#text('foxtray_throw', record, outcome);
  }

  /** V10: opens a table, as `viewer` sees it. */
  openTable({ record, seats, typed, seed }: Opening, viewer: number): Opened {
    const opened = this.#json<Opened>('foxtray_table_open', record, seats.join(' '), typed ? 1 : 0, seed >>> 0, viewer);
    return { ...opened, table: this.#firstTable + opened.table };
  }

  tableLook(table: number, viewer: number): TableState {
    return this.#json('foxtray_table_look', this.#own(table), viewer);
  }

  /** The throw that is due, or the move of a player who thinks here. */
  tableStep(table: number, viewer: number): Happened {
    return this.#json('foxtray_table_step', this.#own(table), viewer);
  }

  tablePlay(table: number, seat: number, move: string, viewer: number): Happened {
    return this.#json('foxtray_table_play', this.#own(table), seat, move, viewer);
  }

  /** A throw of real dice, as a record has it; of a serve the faces are enough. */
  tableRoll(table: number, outcome: string, viewer: number): Happened {
    return this.#json('foxtray_table_roll', this.#own(table), outcome, viewer);
  }

  tableUndo(table: number, viewer: number): Happened {
    return this.#json('foxtray_table_undo', this.#own(table), viewer);
  }

  /** V5 */
  tableWhy(table: number, seat: number, move: string): WhyNot {
    return this.#json('foxtray_table_why', this.#own(table), seat, move);
  }

  closeTable(table: number): void {
    this.#text('foxtray_table_close', this.#own(table));
  }

  /** V5 */
  why(record: string, seat: number, move: string): WhyNot {
    return this.#json('foxtray_why', record, seat, move);
  }

  /** The move that the player chooses. */
  think(record: string, seat: number, player: string, seed = 0): string {
    return this.#text('foxtray_think', record, seat, player, seed >>> 0);
  }

  /** V6 */
  hint(record: string, seat: number, player: string): Hints {
    return this.#json('foxtray_hint', record, seat, player);
  }

  /** V8: what that move would cost, as the report says it of that decision. */
  verdict(record: string, seat: number, move: string, player: string): Decision {
    return this.#json('foxtray_verdict', record, seat, move, player);
  }

  /** V7 */
  odds(record: string, seat: number): Odds {
    return this.#json('foxtray_odds', record, seat);
  }

  /** V8 */
  analyse(record: string, player: string, progress?: Progress): Report {
    this.#progress = progress;
    try {
      return this.#json('foxtray_analyse', record, player);
    } finally {
      this.#progress = undefined;
    }
  }

  /** Gives a game the weights that its stronger players need. */
  weights(game: string, bytes: Uint8Array): void {
    this.#text('foxtray_weights', game, bytes);
  }

  /** The number of a table in this engine; 0, which none has, for one of another. */
  #own(table: number): number {
    const number = table - this.#firstTable;
    return number > 0 && number < 2 ** 32 ? number : 0;
  }

  #json<Answer>(call: `foxtray_${string}`, ...operands: Operand[]): Answer {
    return JSON.parse(this.#text(call, ...operands)) as Answer;
  }

  #text(call: `foxtray_${string}`, ...operands: Operand[]): string {
    const parts = operands.map((operand) => (typeof operand === 'string' ? this.#encoder.encode(operand) : operand));
    let size = 0;
    for (const part of parts) if (typeof part !== 'number') size += part.length;
    let at = this.#exports.foxtray_room(size);
    const memory = new Uint8Array(this.#exports.memory.buffer);
    const numbers = parts.flatMap((part) => {
      if (typeof part === 'number') return [part];
      memory.set(part, at);
      at += part.length;
      return [at - part.length, part.length];
    });
    const function_ = this.#exports[call];
    if (function_ === undefined) throw new Error(`the module has no ${call}`);
    const status = function_(...numbers);
    const answer = this.#decoder.decode(
      new Uint8Array(
        this.#exports.memory.buffer,
        this.#exports.foxtray_answer(),
        this.#exports.foxtray_answer_length(),
      ),
    );
    if (status !== 0)
      throw new Refused(statuses[status as keyof typeof statuses] ?? 'failed', JSON.parse(answer) as Refusal);
    return answer;
  }
}
