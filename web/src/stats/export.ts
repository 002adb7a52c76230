// The statistics as files to take along.

import type { KeptResult } from '../keep/results.ts';

export function toJson(results: readonly KeptResult[]): string {
  return `${JSON.stringify({ format: 'foxtray results 1', results }, null, 2)}\n`;
}

const columns =
  'id game finished seat player name total area1 area2 area3 area4 area5 foxes winner real_dice daily helped practice options';

/** One line for each seat, as RFC 4180 has it. */
export function toCsv(results: readonly KeptResult[]): string {
  const rows: string[][] = [columns.split(' ')];
  for (const result of results) {
    result.seats.forEach((seat, place) => {
      rows.push([
        result.id,
        result.game,
        new Date(result.finished).toISOString(),
        String(place + 1),
        seat.kind,
        seat.name,
        String(seat.total),
        ...Array.from({ length: 5 }, (_, area) => String(seat.areas[area] ?? '')),
        String(seat.foxes),
        yesNo(seat.winner),
        yesNo(result.realDice),
        result.daily ?? '',
        yesNo(result.helped),
        yesNo(result.practice === true),
        Object.entries(result.options)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
      ]);
    });
  }
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** A leading apostrophe keeps a spreadsheet from taking a name for a formula. */
function quote(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
