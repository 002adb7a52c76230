// Introductions and rules, each fetched when somebody wants to read it.

import type { GameId } from '../games.ts';
import type { Lesson } from './lesson.ts';
import type { RulesPage } from './page.ts';

export const lessons: Record<GameId, () => Promise<{ default: Lesson }>> = {
  'ganz-schon-clever': () => import('./lessons/ganz-schon-clever.ts'),
  'doppelt-so-clever': () => import('./lessons/doppelt-so-clever.ts'),
  'clever-hoch-drei': () => import('./lessons/clever-hoch-drei.ts'),
  'wizard-dice': () => import('./lessons/wizard-dice.ts'),
};

export const rules: Record<GameId, () => Promise<{ default: RulesPage }>> = {
  'ganz-schon-clever': () => import('./rules/ganz-schon-clever.ts'),
  'doppelt-so-clever': () => import('./rules/doppelt-so-clever.ts'),
  'clever-hoch-drei': () => import('./rules/clever-hoch-drei.ts'),
  'wizard-dice': () => import('./rules/wizard-dice.ts'),
};
