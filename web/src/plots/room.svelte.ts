// How large a letter is now: people may have set larger text, and margins must grow with it.

/** Pixels of so many rem. */
export function rem(times: number): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) * times;
}
