// Pauses that let dice and pencil come to rest, and that a tap cuts short.

import { pace } from '../keep/settings.svelte.ts';

export class Motion {
  private hurry: (() => void) | null = null;

  skip(): void {
    this.hurry?.();
  }

  async pause(milliseconds: number): Promise<void> {
    const time = pace(milliseconds);
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.hurry = done;
    });
    this.hurry = null;
  }
}
