/** A file of the app that could not be fetched. */
export class Unreachable extends Error {}

/** A connection that brings nothing for so many milliseconds is taken to be lost. */
const patience = 20_000;

interface Wish {
  /** In bytes: a file of another size is refused. */
  size?: number;
  /** Hears the share of `size` that is there. */
  progress?: (share: number) => void;
  cache?: RequestCache;
}

/** The whole file. */
export async function fetched(address: string, wish: Wish = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { size, progress = () => undefined, cache = 'default' } = wish;
  const waiting = new AbortController();
  let timer = setTimeout(() => waiting.abort(), patience);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(address, { signal: waiting.signal, cache });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    progress(0);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => waiting.abort(), patience);
      parts.push(part.value);
      length += part.value.length;
      if (size) progress(Math.min(1, length / size));
    }
    if (size !== undefined && length !== size) throw new Error(`${length} bytes instead of ${size}`);
  } catch (error) {
    throw new Unreachable(`${address} could not be loaded`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
