import type { KeptGame, KeptSeat } from '../keep/games.ts';
import { words as home } from '../words/home.ts';
import { sayDate, t } from '../words/language.svelte.ts';
import { playerNames, words } from '../words/players.ts';
import { withoutUnseen } from '../words/unseen.ts';

/** What a seat is called on the page. */
export function seatName(named: readonly KeptSeat[], seat: number): string {
  const seats = named.map(({ kind, name }) => ({ kind, name: withoutUnseen(name).trim() }));
  const sits = seats[seat];
  if (!sits) return '';
  if (sits.name !== '') {
    const namesakes = seats.filter(({ name }) => name === sits.name);
    return namesakes.length === 1 ? sits.name : `${sits.name} ${namesakes.indexOf(sits) + 1}`;
  }
  if (sits.kind === 'person') {
    const alone = seats.filter(({ kind }) => kind === 'person').length === 1;
    return alone ? t(words.you) : t(words.player, seat + 1);
  }
  const player = t(playerNames[sits.kind]);
  const same = seats.filter(({ kind, name }) => kind === sits.kind && name === '');
  return same.length === 1 ? player : `${player} ${same.indexOf(sits) + 1}`;
}

/** The date of a daily game, short; empty for any other. */
export function dateOf({ daily }: Pick<KeptGame, 'daily'>): string {
  return daily === undefined ? '' : sayDate(Date.parse(daily), { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** "Daily game, 16 Nov"; empty for any other game. */
export function dailyName(game: Pick<KeptGame, 'daily'>): string {
  return game.daily === undefined ? '' : `${t(home.daily)}, ${dateOf(game)}`;
}
