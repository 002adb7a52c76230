import type { KeptSeat } from '../keep/games.ts';
import { t } from '../words/language.svelte.ts';
import { levelNames, words } from '../words/players.ts';

/** What a seat is called on the page. */
export function seatName(seats: readonly KeptSeat[], seat: number): string {
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
  const level = t(levelNames[sits.kind]);
  const same = seats.filter(({ kind, name }) => kind === sits.kind && name === '');
  return same.length === 1 ? level : `${level} ${same.indexOf(sits) + 1}`;
}
