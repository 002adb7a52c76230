// Pauses that let dice and pencil come to rest, and that a tap cuts short.

import { pace } from '../keep/settings.svelte.ts';

export class Motion {
  private end: (() => void) | null = null;
  private hurried = false;

  /** The pause that is on ends. */
  skip(): void {
    this.end?.();
  }

  /** No pause any more until the next rest. */
  hurry(): void {
    this.hurried = true;
    this.skip();
  }

  rest(): void {
    this.hurried = false;
  }

  async pause(milliseconds: number): Promise<void> {
    const time = pace(milliseconds);
    if (time <= 0 || this.hurried) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.end = done;
    });
    this.end = null;
  }
}
