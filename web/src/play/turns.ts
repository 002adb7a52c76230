// Whose turn it is at a screen that people share.

import type { Look } from '../engine/types.ts';

/** Of several who are asked at once, the one next to whoever is active. */
export function nextOf(look: Look): number {
  const active = turnOf(look).seat;
  const distance = (seat: number): number => (seat - active + look.players) % look.players;
  return look.actors.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best));
}

/** Whose turn it is, and a number that changes with the turn. */
export function turnOf({ clever, wizard, players }: Look): { seat: number; number: number } {
  const seat = clever?.active ?? wizard?.seer ?? 0;
  return { seat, number: clever ? clever.round * players + seat : (wizard?.round ?? 0) };
}

/** Whether a throw at a Clever table was lost by itself, since nothing fits (C4.3, C6.5). */
export function isLost(text: string, { clever }: Look): boolean {
  if (!clever) return false;
  if (text.startsWith('roll')) return !clever.rolled;
  const stage = clever.seats[0]?.stage;
  return text.startsWith('serve') && stage !== 'pick' && stage !== 'fall_back';
}

/** Whether predictions that were made stay secret for now: nobody may see the record. */
export function keepsSecrets({ wizard }: Look): boolean {
  return wizard?.card === 'secret' && wizard.phase === 'predict';
}

/** Whether nobody else at the screen may see what the seat decides. */
export function decidesInSecret(look: Look, seat: number): boolean {
  return keepsSecrets(look) && seat !== look.wizard?.seer;
}
