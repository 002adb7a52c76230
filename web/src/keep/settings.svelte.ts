// What a person has chosen on this device. Read once at the start; every change is kept at once.

import type { Language } from '../words/language.svelte.ts';
import { speak } from '../words/language.svelte.ts';
import { get, put } from './database.ts';

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
}

const defaults: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'normal',
  sounds: false,
  coach: false,
  name: '',
  confirm: true,
  autoRoll: true,
};

const state = $state<Settings>({ ...defaults });

export const settings: Readonly<Settings> = state;

export async function loadSettings(): Promise<void> {
  const kept = await get<Partial<Settings>>('settings', 'settings');
  Object.assign(state, defaults, kept);
  obey();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', obey);
}

export function change(some: Partial<Settings>): void {
  Object.assign(state, some);
  obey();
  void put('settings', 'settings', $state.snapshot(state));
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
