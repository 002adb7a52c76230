// What a person has chosen on this device. Every change is kept at once, where it can be read without
// waiting: the first thing that is drawn already has the right language and colours.

import type { Language } from '../words/language.svelte.ts';
import { speak } from '../words/language.svelte.ts';

export interface Settings {
  language: Language | 'system';
  theme: 'light' | 'dark' | 'system';
  /** How fast dice roll and crosses are drawn. */
  motion: 'off' | 'fast' | 'normal';
  sounds: boolean;
  /** The coach comments after each move. */
  coach: boolean;
  /** A name for the person at this device, put on the first seat. */
  name: string;
  /** Confirm a choice with a second tap. */
  confirm: boolean;
  /** The dice roll by themselves. */
  autoRoll: boolean;
  /** When what the stronger players know is fetched before it is needed. */
  fetchAhead: 'always' | 'unmetered' | 'never';
}

const key = 'foxtray-settings';

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'normal',
  sounds: false,
  coach: false,
  name: '',
  confirm: true,
  autoRoll: true,
  fetchAhead: 'unmetered',
};

const state = $state<Settings>({ ...defaults });

export const settings: Readonly<Settings> = state;

export function loadSettings(): void {
  Object.assign(state, defaults, kept());
  obey();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', obey);
}

export function change(some: Partial<Settings>): void {
  Object.assign(state, some);
  obey();
  try {
    localStorage.setItem(key, JSON.stringify($state.snapshot(state)));
  } catch {
    // Some private windows keep nothing: then it holds until the page is closed.
  }
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function obey(): void {
  speak(state.language);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = state.theme === 'system' ? (dark ? 'dark' : 'light') : state.theme;
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['motion'] = state.motion;
  // The frame of the window takes the colour of the page.
  const page = getComputedStyle(root).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page);
}

/** Milliseconds that a motion takes; 0 if nothing should move. */
export function pace(milliseconds: number): number {
  if (state.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return state.motion === 'fast' ? milliseconds / 2.5 : milliseconds;
}
