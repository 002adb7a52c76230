// Records are judged outside of the page, by the program.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './site.mjs';
import { same } from './test.mjs';

export function foxtray(args, input = '') {
  if (!existsSync(program)) throw new Error(`there is no ${program}: ./do build makes it`);
  return execFileSync(program, args, { input, encoding: 'utf8' });
}

/** Refuses a record that is not strictly right, or whose dice do not follow from its seed. */
export function check(record) {
  foxtray(['check', ...(/^seed /m.test(record) ? ['--dice'] : []), '-'], record);
}

/** The points of every seat, as the program counts them: areas by name, foxes, total. */
export function score(record) {
  return foxtray(['score', '-'], record)
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const words = line.split(' ').slice(1);
      return Object.fromEntries(words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])]] : [])));
    });
}

/** A whole solo game whose dice follow from a seed, played by the program. */
export const solo = (game, seed) => played(game, 1, seed);

/** The same for several players. */
export function played(game, players, seed) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtray-games-'));
  try {
    foxtray([
      'random',
      '--game',
      game,
      '--players',
      String(players),
      '--player',
      'greedy',
      '--fair-dice',
      '--seed',
      String(seed),
      '--out',
      folder,
    ]);
    return readFileSync(join(folder, '0001.fox'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A whole game at whose end something else than the points decided about a place. */
export function tied(game, players) {
  for (let seed = 1; seed < 200; ++seed) {
    const record = played(game, players, seed);
    if (foxtray(['score', '-'], record).includes('With equal points')) return record;
  }
  throw new Error('no game ends like that');
}

/** The record up to the first event, after a share of them, of which the condition holds. */
export function before(record, condition, share = 0) {
  const head = `${record.split('\n---\n')[0]}\n---\n`;
  const lines = events(record).filter((line) => !line.startsWith('result'));
  const from = Math.floor(lines.length * share);
  const end = lines.findIndex((line, at) => at >= from && condition(line, lines[at + 1] ?? ''));
  if (end < 0) throw new Error('the game never comes to that: choose another seed');
  return (
    head +
    lines
      .slice(0, end)
      .map((line) => `${line}\n`)
      .join('')
  );
}

export const isBonus = (line) => / bonus /.test(line);
export const isRoll = (line) => line.startsWith('roll ');
export const isTake = (line) => / take /.test(line);

export function events(record) {
  return record.split('\n---\n')[1].trim().split('\n').filter(Boolean);
}

/** What is kept of a game on the device that shows this page. */
export function kept(page, id = idOf(page)) {
  return page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('foxtray');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const row = open.result.transaction('games').objectStore('games').get(key);
          row.onsuccess = () => (open.result.close(), resolve(row.result));
          row.onerror = () => reject(row.error);
        };
      }),
    id,
  );
}

export function idOf(page) {
  return /#\/(?:play|result|review)\/([0-9a-f]+)/.exec(page.url())?.[1] ?? '';
}

/** The record of a finished game is right, and so are the points that the page shows. */
export async function judge(page) {
  const { record, over } = await kept(page);
  same('the game is over', over, true);
  check(record);
  const [points] = score(record);
  const shown = await page
    .getByRole('img', { name: /^Sheet of/ })
    .first()
    .getAttribute('aria-label');
  const numbers = Object.fromEntries(
    [...shown.matchAll(/(\w+):? (-?\d+) points?\b/g)].map(([, name, value]) => [name, Number(value)]),
  );
  for (const name of Object.keys(numbers)) same(`the points in ${name}`, numbers[name], points[name]);
  same('the total', numbers['total'], Number(/\nresult (-?\d+)/.exec(record)?.[1]));
  same('how many areas are told', Object.keys(numbers).length, 6);
  return record;
}

/** The same for a game of several seats, whose points are found elsewhere on the page. */
export async function judgeSeats(page, seats) {
  const { record, over } = await kept(page);
  same('the game is over', over, true);
  check(record);
  const result = (/\nresult (.*)\n/.exec(record)?.[1] ?? '').split(' ').map(Number);
  same('seats with a result', result.length, seats);
  const counted = score(record).map(({ points, total }) => points ?? total);
  same('the points that the program counts', counted, result);
  return result;
}
