// Whose turn it is at a screen that people share.

import type { Look } from '../engine/types.ts';

/** Of several who are asked at once, the one next to whoever is active. */
export function nextOf(look: Look): number {
  const active = look.clever?.active ?? look.wizard?.seer ?? 0;
  const distance = (seat: number): number => (seat - active + look.players) % look.players;
  return look.actors.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best));
}

/** Whether nobody else at the screen may see what the seat decides. */
export function decidesInSecret({ wizard }: Look, seat: number): boolean {
  return wizard?.card === 'secret' && wizard.phase === 'predict' && seat !== wizard.seer;
}
