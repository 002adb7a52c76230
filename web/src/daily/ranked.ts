// Beginning a daily game. Only the first one of a day counts (docs/daily.md, Y5).

import type { GameId } from '../games.ts';
import { get, put } from '../keep/database.ts';
import { newId, type KeptGame } from '../keep/games.ts';
import { isRankedResult, type KeptResult } from '../keep/results.ts';
import { beginGame, simpleSetup } from '../play/begin.ts';
import { dailySeed, dayOf, type Day } from './daily.ts';

const keyOf = (game: GameId, day: Day): string => `daily/${game}/${day}`;

/** The id of the game that counts, once it was begun; it may have been deleted since. */
export async function rankedGame(game: GameId, day: Day): Promise<string | null> {
  const claim = await get<{ id: string }>('settings', keyOf(game, day));
  return claim?.id ?? null;
}

/** Begins the daily game, and says under which id. */
export async function beginDaily(game: GameId, day: Day): Promise<string> {
  const seed = dailySeed(game, day);
  const setup = simpleSetup(game);
  const seats = setup.seats.map((seat) => (seat.kind === 'person' ? seat : { ...seat, kind: 'strong' as const }));
  const counts = day === dayOf(Date.now()) && (await rankedGame(game, day)) === null;
  // The players' own random numbers follow from the first digits of a game's id (Y4).
  const id = seed.slice(0, 8) + newId().slice(8);
  await beginGame(game, { ...setup, seats, seed }, { id, daily: day, ...(counts ? {} : { replay: true }) });
  if (counts) await put('settings', keyOf(game, day), { id });
  return id;
}

/** How a daily game stands: the one that counts if there is one, else the best replay. */
export interface DailyState {
  result: KeptResult | null;
  /** In progress. */
  open: KeptGame | null;
  /** It was begun and deleted: it cannot count any more. */
  gone: boolean;
}

export function stateOf(
  game: GameId,
  day: Day,
  claim: string | null,
  games: readonly KeptGame[],
  results: readonly KeptResult[],
): DailyState {
  const ofDay = <T extends { game: GameId; daily?: string }>(row: T): boolean => row.game === game && row.daily === day;
  const mine = results.filter(ofDay);
  const result = mine.find(isRankedResult) ?? bestOf(mine);
  const running = games.filter((each) => ofDay(each) && !each.over);
  const open = running.find(({ id }) => id === claim) ?? running[0] ?? null;
  return { result, open, gone: claim !== null && !result && !open };
}

function bestOf(results: readonly KeptResult[]): KeptResult | null {
  const total = ({ seats }: KeptResult): number => seats.find(({ kind }) => kind === 'person')?.total ?? 0;
  return results.reduce<KeptResult | null>((best, each) => (!best || total(each) > total(best) ? each : best), null);
}

/** Days whose daily game was finished and counts. */
export function rankedDays(results: readonly KeptResult[], game?: GameId): Day[] {
  return results.flatMap((result) => {
    const counts = isRankedResult(result) && (game === undefined || result.game === game);
    return counts && result.daily !== undefined ? [result.daily] : [];
  });
}
