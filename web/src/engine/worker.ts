// Runs the engine beside the page, so that the page never stalls. Answers calls one after another.

import type { Answer, Ask } from './engine.ts';
import { Engine, Refused } from './module.ts';
import type { Refusal } from './types.ts';

interface Port {
  onmessage: ((event: MessageEvent<WebAssembly.Module | Ask>) => void) | null;
  postMessage(answer: Answer): void;
}

const port = self as unknown as Port;
let starting: Promise<Engine> | undefined;

port.onmessage = ({ data }) => {
  if (data instanceof WebAssembly.Module) starting = Engine.load(data);
  else void answer(data);
};

async function answer({ id, name, values }: Ask): Promise<void> {
  try {
    const engine = await starting;
    if (!engine) throw new Error('the engine was asked before it was started');
    port.postMessage({ id, value: ask(engine, id, name, values) });
  } catch (error) {
    if (error instanceof Refused) port.postMessage({ id, refused: error.refusal, status: error.status });
    else port.postMessage({ id, refused: failure(error), status: 'failed' });
  }
}

function failure(error: unknown): Refusal {
  return { reason: 'failed', operands: [], legal: [], sentence: String(error) };
}

function ask(engine: Engine, id: number, name: Ask['name'], values: unknown[]): unknown {
  const calls = engine as unknown as Record<Ask['name'], (...all: unknown[]) => unknown>;
  if (name !== 'analyse') return calls[name](...values);
  const progress = (done: number, all: number): void => port.postMessage({ id, done, all });
  return calls[name](...values, progress);
}
