// The result of a daily game as a few lines of text, to be sent to somebody.

import { cardOf, titleOf } from '../games.ts';
import type { KeptResult, SeatResult } from '../keep/results.ts';

const signs: Record<string, string> = {
  yellow: '🟨',
  blue: '🟦',
  green: '🟩',
  orange: '🟧',
  purple: '🟪',
  silver: '⬜',
  pink: '🌸',
  turquoise: '💠',
  brown: '🟫',
};

/** Words that the card needs, in the language of whoever sends it. */
export interface CardWords {
  points: string;
  won: string;
  replay: string;
  helped: string;
}

export function cardText(result: KeptResult, own: SeatResult, words: CardWords, address = ''): string {
  const notes = [result.practice === true ? words.replay : '', result.helped ? words.helped : ''].filter(
    (note) => note !== '',
  );
  const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const lines = [
    `foxtray · ${titleOf(result.game)} · ${result.daily ?? ''}${note}`,
    `${minus(own.total)} ${words.points}${result.seats.length > 1 && own.winner ? `, ${words.won}` : ''}`,
    own.areas.length > 0 ? sheetRow(result, own) : tableRow(result, own),
    address,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function sheetRow({ game }: KeptResult, { areas: points, foxes }: SeatResult): string {
  const row = cardOf(game).areas.map((colour, area) => `${signs[colour] ?? ''}${minus(points[area] ?? 0)}`);
  if (foxes > 0) row.push(`🦊${foxes}×${minus(Math.min(...points))}`);
  return row.join(' ');
}

/** Where sheets have no areas to tell of: the totals of the table, one's own first. */
function tableRow({ seats }: KeptResult, own: SeatResult): string {
  const others = seats.filter((seat) => seat !== own).map(({ total }) => minus(total));
  return `🎲 ${[minus(own.total), ...others].join(' : ')}`;
}

function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
