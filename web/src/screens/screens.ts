// The screens that are there, by the first word of their address. Each is loaded when it is first
// visited. A screen takes `of`, the rest of its address, or nothing.

import type { Component } from 'svelte';
import type { ScreenName } from '../route.svelte.ts';
import Home from './Home.svelte';

export type Screen = Component<{ of: string }>;
type Loader = () => Promise<{ default: Screen }>;

/** A screen that takes nothing ignores what it is given. */
function plain(load: () => Promise<{ default: Component<Record<string, never>> }>): Loader {
  return load as unknown as Loader;
}

export const screens: Partial<Record<ScreenName, Loader>> = {
  // Most visits begin here: it is there at once.
  home: plain(() => Promise.resolve({ default: Home })),
  new: () => import('./Setup.svelte'),
  play: () => import('./Play.svelte'),
  review: () => import('./Review.svelte'),
  result: () => import('./Result.svelte'),
  game: () => import('./Game.svelte'),
  load: plain(() => import('./Load.svelte')),
  daily: plain(() => import('./Daily.svelte')),
  learn: () => import('./Learn.svelte'),
  stats: plain(() => import('./Stats.svelte')),
  print: () => import('./Print.svelte'),
  settings: plain(() => import('./Settings.svelte')),
};

/** Whether to link to a screen. */
export function exists(screen: ScreenName): boolean {
  return screen in screens;
}

export function find(screen: string): Loader | undefined {
  return Object.entries(screens).find(([name]) => name === screen)?.[1];
}
