// Something could not be fetched: it is tried again when the browser is online again, and now and then.

const first = 5_000;
const longest = 60_000;

export class Retry {
  private stop: () => void = () => undefined;

  /** Calls `act` until end() is called. */
  begin(act: () => void): void {
    this.end();
    let wait = first;
    let timer = setTimeout(again, wait);
    function again(): void {
      wait = Math.min(longest, wait * 2);
      timer = setTimeout(again, wait);
      act();
    }
    globalThis.addEventListener?.('online', act);
    this.stop = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', act);
    };
  }

  end(): void {
    this.stop();
    this.stop = () => undefined;
  }
}
