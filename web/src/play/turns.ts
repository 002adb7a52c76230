// Whose turn it is at a screen that people share.

import type { Look } from '../engine/types.ts';

/** Whose turn it is, and a number that changes with the turn. */
export function turnOf({ clever, wizard, players }: Look): { seat: number; number: number } {
  const seat = clever?.active ?? wizard?.seer ?? 0;
  return { seat, number: clever ? clever.round * players + seat : (wizard?.round ?? 0) };
}

/** Whether the last throw was lost by itself, since nothing fits. */
export function isLost({ last }: Look): boolean {
  return last?.lost === true;
}

/** Whether predictions that were made stay secret for now: nobody may see the record. */
export function keepsSecrets({ secrets }: Look): boolean {
  return secrets;
}

/** Whether nobody else at the screen may see what the seat decides. */
export function decidesInSecret({ in_secret }: Look, seat: number): boolean {
  return in_secret.includes(seat);
}
