// Choosing by die and field: which moves are still meant, and what lights up. Knows nothing of the
// rules, only the list of legal moves.

import type { Move } from '../engine/types.ts';

/** What was tapped so far. */
export interface Pick {
  die: string | null;
  field: string | null;
  /** One of several moves that share die and field. */
  text: string | null;
}

export const nothing: Pick = { die: null, field: null, text: null };

/** Moves that mark a field or name a die: chosen by tapping, not by a button. */
export function tapped(moves: readonly Move[]): Move[] {
  return moves.filter(({ field, die }) => field !== undefined || die !== undefined);
}

/** Moves that are a button: re-roll, pass, done. */
export function buttons(moves: readonly Move[]): Move[] {
  return moves.filter(({ field, die }) => field === undefined && die === undefined);
}

/** The moves that agree with what was tapped. */
export function meant(moves: readonly Move[], pick: Pick): Move[] {
  return tapped(moves).filter(
    ({ die, field, text }) =>
      (pick.die === null || die === pick.die) &&
      (pick.field === null || field === pick.field) &&
      (pick.text === null || text === pick.text),
  );
}

/** Fields that can be tapped; the value says whether each way there spends an action. */
export function litFields(moves: readonly Move[], die: string | null): Map<string, boolean> {
  const lit = new Map<string, boolean>();
  for (const move of meant(moves, { ...nothing, die })) {
    if (move.field === undefined) continue;
    const costs = move.spend !== undefined;
    lit.set(move.field, (lit.get(move.field) ?? true) && costs);
  }
  return lit;
}

/** Dice that can be tapped. */
export function litDice(moves: readonly Move[], field: string | null): Set<string> {
  const dice = meant(moves, { ...nothing, field }).flatMap(({ die }) => (die === undefined ? [] : [die]));
  return new Set(dice);
}

/** Fills in what leaves no choice: a die with one field, a field for one die. */
export function settle(moves: readonly Move[], pick: Pick): Pick {
  const left = meant(moves, pick);
  if (left.length === 0) return nothing;
  const one = <K extends 'die' | 'field'>(key: K): string | null => {
    const values = new Set(left.map((move) => move[key] ?? null));
    return values.size === 1 ? ([...values][0] ?? null) : null;
  };
  return { die: pick.die ?? one('die'), field: pick.field ?? one('field'), text: pick.text };
}

export function tapDie(moves: readonly Move[], pick: Pick, die: string): Pick {
  if (pick.die === die) return nothing;
  const together = { ...nothing, die, field: pick.field };
  return settle(moves, meant(moves, together).length > 0 ? together : { ...nothing, die });
}

export function tapField(moves: readonly Move[], pick: Pick, field: string): Pick {
  if (pick.field === field && pick.die === null) return nothing;
  const together = { ...nothing, die: pick.die, field };
  return settle(moves, meant(moves, together).length > 0 ? together : { ...nothing, field });
}

/** Whether a button asks before it acts: passing gives up what could still be done. */
export function asksFirst(
  moves: readonly Move[],
  { verb }: Move,
  { confirm, final }: { confirm: boolean; final: boolean },
): boolean {
  return verb === 'pass' && moves.length > 1 && (confirm || final);
}

/** The one move that is meant; null as long as something is open. */
export function decided(moves: readonly Move[], pick: Pick): Move | null {
  if (pick.die === null && pick.field === null) return buttons(moves).find(({ text }) => text === pick.text) ?? null;
  const left = meant(moves, pick);
  const move = left.length === 1 ? left[0] : undefined;
  if (!move) return null;
  const complete = (move.die ?? null) === pick.die && (move.field ?? null) === pick.field;
  return complete ? move : null;
}

/** Several moves for the same die and field: what must still be chosen. */
export function open(moves: readonly Move[], pick: Pick): Move[] {
  const left = meant(moves, pick);
  if (left.length < 2 || pick.text !== null) return [];
  const same = left.every(({ die, field }) => (die ?? null) === pick.die && (field ?? null) === pick.field);
  return same ? [...left].sort((a, b) => Number(a.spend !== undefined) - Number(b.spend !== undefined)) : [];
}
