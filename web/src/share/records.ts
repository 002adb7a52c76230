// Small changes to the text of a record that need no engine (docs/record-format.md).

/** Lines that mean something, without comments. */
function meant(record: string): string[] {
  return record
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** The lines of what happened, in its order. */
export function eventsOf(record: string): string[] {
  const lines = meant(record);
  return lines.slice(lines.indexOf('---') + 1).filter((line) => !line.startsWith('result '));
}

/** The game up to and with its first so many events; its result goes if anything goes. */
export function upTo(record: string, events: number): string {
  const lines = meant(record);
  const end = lines.indexOf('---') + 1;
  const all = lines.slice(end);
  const kept = eventsOf(record).slice(0, events);
  const whole = kept.length === eventsOf(record).length;
  return `${[...lines.slice(0, end), ...(whole ? all : kept)].join('\n')}\n`;
}

export function hasSeed(record: string): boolean {
  return meant(record).some((line) => line.startsWith('seed '));
}

/** Gives a game without a seed one, so that it can go on without real dice. */
export function withSeed(record: string, seed: string): string {
  if (hasSeed(record)) return record;
  return `${meant(record).join('\n')}\n`.replace('\n---\n', `\nseed ${seed}\n---\n`);
}

/** A name for the file of a record. */
export function fileName(game: string, finished: number): string {
  return `${game}-${new Date(finished).toISOString().slice(0, 16).replace(/[:T]/g, '-')}.fox`;
}
