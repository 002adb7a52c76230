// The native engine, asked by its standard input (tests/wasm/native.cpp).
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

export interface Answer {
  status: number;
  text: string;
}

export class Native {
  readonly #process: ChildProcessWithoutNullStreams;
  #received = Buffer.alloc(0);
  #wake: () => void = () => undefined;

  constructor(program: string) {
    this.#process = spawn(program);
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    this.#process.on('exit', () => this.#wake());
  }

  async ask(call: string, ...operands: (string | number)[]): Promise<Answer> {
    const texts: Buffer[] = [];
    const words = operands.map((operand) => {
      if (typeof operand === 'number') return String(operand);
      texts.push(Buffer.from(operand));
      return `@${texts.at(-1)?.length ?? 0}`;
    });
    this.#process.stdin.write(Buffer.concat([Buffer.from(`${[call, ...words].join(' ')}\n`), ...texts]));
    for (;;) {
      const answer = this.#take();
      if (answer) return answer;
      if (this.#process.exitCode !== null) throw new Error('the native engine has ended');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#process.stdin.end();
  }

  /** The next answer, if it is there as a whole. */
  #take(): Answer | null {
    const head = this.#received.indexOf('\n') + 1;
    if (head === 0) return null;
    const [status = -1, length = 0] = this.#received.toString('utf8', 0, head).split(' ').map(Number);
    if (this.#received.length < head + length) return null;
    const text = this.#received.toString('utf8', head, head + length);
    this.#received = this.#received.subarray(head + length);
    return { status, text };
  }
}
