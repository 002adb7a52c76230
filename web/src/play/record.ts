// Small readings of a record and a look, for what is kept beside it.

import type { Look } from '../engine/types.ts';
import type { KeptGame } from '../keep/games.ts';
import type { KeptResult } from '../keep/results.ts';

function lines(record: string): string[] {
  return record.split('\n').filter((line) => line !== '');
}

export function lastLine(record: string): string {
  return lines(record).at(-1) ?? '';
}

/** What the longer record has next: whose decision, null if it is a throw, and its line without the seat. */
export function removed(longer: string, shorter: string): { seat: number | null; text: string } {
  const line = lines(longer)[lines(shorter).length] ?? '';
  const seat = /^([1-9]) /.exec(line)?.[1];
  return seat === undefined ? { seat: null, text: line } : { seat: Number(seat) - 1, text: line.slice(2) };
}

/** Whether one of these seats has decided anything. */
export function hasDecision(record: string, seats: readonly number[]): boolean {
  return lines(record).some((line) => seats.includes(Number(/^([1-9]) /.exec(line)?.[1]) - 1));
}

export function standingOf(look: Look): KeptGame['standing'] {
  if (look.clever) {
    const { round, rounds, seats } = look.clever;
    return { round, rounds, totals: seats.map(({ total }) => total) };
  }
  const seats = look.wizard?.seats ?? [];
  return { round: look.wizard?.round ?? 1, rounds: null, totals: seats.map(({ points }) => points) };
}

export function resultOf(kept: KeptGame, look: Look): KeptResult {
  const seats = kept.seats.map(({ kind, name }, seat) => {
    const clever = look.clever?.seats[seat];
    const wizard = look.wizard?.seats[seat];
    return {
      kind,
      name,
      total: clever?.total ?? wizard?.points ?? 0,
      areas: clever?.points ?? [],
      foxes: clever?.foxes ?? 0,
      winner: look.winners?.includes(seat) ?? false,
    };
  });
  return {
    id: kept.id,
    game: kept.game,
    finished: Date.now(),
    seats,
    realDice: kept.realDice,
    options: look.options,
    ...(kept.daily === undefined ? {} : { daily: kept.daily }),
    helped: kept.helped,
    ...(kept.replay === true || kept.from !== undefined ? { practice: true } : {}),
  };
}
