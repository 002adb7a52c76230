// Small readings of a record and a look, for what is kept beside it.

import type { Look } from '../engine/types.ts';
import type { KeptGame } from '../keep/games.ts';
import type { KeptResult } from '../keep/results.ts';

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
