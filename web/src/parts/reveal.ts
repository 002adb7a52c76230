// Brings a part of the page before the eyes of whoever tapped somewhere else, and leads the keyboard there.

import { tick } from 'svelte';
import { pace } from '../keep/settings.svelte.ts';

/** Smooth for those who like motion, at once for all others. */
export function scrolling(): ScrollBehavior {
  return pace(1) === 0 ? 'instant' : 'smooth';
}

export async function reveal(
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition = 'start',
): Promise<void> {
  await tick();
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block, behavior: scrolling() });
}
