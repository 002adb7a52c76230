// The engine as the page sees it: the calls of module.ts, each as a promise. Workers stand behind
// it. The quick one answers what a person waits for; the others think, and are simply ended when
// their answer is no longer wanted.

import wasm from '#module?url';
import type { GameId } from '../games.ts';
import { fetched } from './fetched.ts';
import { Refused, type Engine, type Progress, type Status } from './module.ts';
import type { Refusal } from './types.ts';
import { fetchWeights } from './weights.svelte.ts';

type Calls = Omit<Engine, never>;
export type Name = keyof Calls;
type Values<N extends Name> = Parameters<Calls[N]>;
type Value<N extends Name> = ReturnType<Calls[N]>;

export interface Ask {
  id: number;
  name: Name;
  values: unknown[];
}
export type Answer =
  | { id: number; value: unknown }
  | { id: number; done: number; all: number }
  | { id: number; refused: Refusal; status: Status };

/** The answer is no longer wanted. */
export class Cancelled extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  progress: Progress | undefined;
}

let compiling: Promise<WebAssembly.Module> | undefined;

function compiled(): Promise<WebAssembly.Module> {
  compiling ??= compile().catch((error: unknown) => {
    compiling = undefined;
    throw error;
  });
  return compiling;
}

async function compile(): Promise<WebAssembly.Module> {
  // Some hosts serve it under another type, which compileStreaming refuses.
  return WebAssembly.compile(await fetched(wasm));
}

/** One worker with an engine of its own; started when it is first asked. */
export class Desk {
  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private learnt = new Map<GameId, Promise<void>>();

  /** Asks for `name`; fails with Refused or Cancelled. */
  async ask<N extends Name>(name: N, values: Values<N>, progress?: Progress): Promise<Value<N>> {
    const worker = await this.start();
    const id = ++this.last;
    return new Promise<Value<N>>((resolve, reject) => {
      this.waiting.set(id, { resolve: (value) => resolve(value as Value<N>), reject, progress });
      worker.postMessage({ id, name, values } satisfies Ask);
    });
  }

  /** Sees to it that the stronger players of a game can think here. */
  learn(game: GameId): Promise<void> {
    let learning = this.learnt.get(game);
    if (!learning) {
      learning = this.fetch(game);
      this.learnt.set(game, learning);
      learning.catch(() => this.learnt.delete(game));
    }
    return learning;
  }

  /** Gets ready before it is asked. */
  async warm(): Promise<void> {
    await this.start();
  }

  /** Ends whatever it is doing. The next call starts it anew. */
  cancel(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.learnt.clear();
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(new Cancelled('no longer wanted'));
  }

  private async fetch(game: GameId): Promise<void> {
    const bytes = await fetchWeights(game);
    if (bytes) await this.ask('weights', [game, bytes]);
  }

  private async start(): Promise<Worker> {
    const module = await compiled();
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.cancel();
    };
    worker.postMessage(module);
    this.worker = worker;
    return worker;
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (!waiting) return;
    if ('done' in answer) {
      waiting.progress?.(answer.done, answer.all);
      return;
    }
    this.waiting.delete(answer.id);
    if ('refused' in answer) waiting.reject(new Refused(answer.status, answer.refused));
    else waiting.resolve(answer.value);
  }
}

/** Looks, moves, throws: answers at once. */
export const quick = new Desk();
/** Players and analysis: may take long, may be cancelled. */
export const thinker = new Desk();
/** Who weighs moves for hints, the coach's words and the review, so that they agree. */
export const coach = 'master';

/** Hints and the coach's words, so that they never keep a player waiting. */
export const adviser = new Desk();
