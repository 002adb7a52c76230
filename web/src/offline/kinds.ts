import type { SeatKind } from '../keep/games.ts';
import { t } from '../words/language.svelte.ts';
import { playerNames } from '../words/players.ts';

/** What players are called. */
export function sayKinds(kinds: readonly SeatKind[]): string[] {
  return kinds.flatMap((kind) => (kind === 'person' ? [] : [t(playerNames[kind])]));
}
