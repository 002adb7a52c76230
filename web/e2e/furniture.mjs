// A device on which somebody has played: games in progress, games that are over, and results.
import { readFileSync } from 'node:fs';

const golden = new URL('../../tests/golden/', import.meta.url);
const moment = Date.UTC(2026, 4, 17, 19, 30);

export function record(name) {
  return readFileSync(new URL(`${name}.fox`, golden), 'utf8');
}

/** The game up to a decision of the first seat, near that part of it. */
export function middle(text, part) {
  const lines = text.split('\n');
  const begin = lines.indexOf('---') + 1;
  let end = begin + Math.floor((lines.length - begin) * part);
  while (!lines[end].startsWith('1 ')) end -= 1;
  return `${lines.slice(0, end).join('\n')}\n`;
}

export function row(id, text, more = {}) {
  const players = Number(/^players (\d)/m.exec(text)[1]);
  const result = /^result (.*)$/m.exec(text);
  const seats = Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'greedy', name: '' }));
  return {
    id,
    game: /^game (.*)$/m.exec(text)[1],
    record: text,
    seats,
    realDice: true,
    diceSet: 'own',
    standing: { round: 3, rounds: 6, totals: result ? result[1].split(' ').map(Number) : seats.map(() => 40) },
    over: result !== null,
    helped: false,
    created: moment,
    changed: moment,
    ...more,
  };
}

const ganz = record('ganz-schon-clever-1-greedy');
const doppelt = record('doppelt-so-clever-2-greedy');
const drei = record('clever-hoch-drei-3-greedy');
const wizard = record('wizard-dice-3-cards_on-first-seer_2-random');

export const games = [
  row('a1', ganz),
  row('a2', doppelt),
  row('a3', drei),
  row('a4', wizard),
  row('b1', middle(ganz, 0.6)),
  row('b2', middle(doppelt, 0.6)),
  row('b3', middle(drei, 0.6)),
  row('b4', middle(wizard, 0.6)),
  row('c1', middle(ganz, 0.15)),
];

/** Forty solo games of each Clever game, and ten Wizard games. */
export function results() {
  const clever = ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'];
  const alone = clever.flatMap((game, which) =>
    Array.from({ length: 40 }, (_, place) => {
      const areas = [20, 30, 25, 28, 33].map((points, area) => points + ((place * (7 + area) + which) % 23));
      const foxes = place % 3;
      const total = areas.reduce((sum, points) => sum + points, foxes * Math.min(...areas));
      return {
        id: `${game}${place}`,
        game,
        finished: moment - place * 40_000_000,
        seats: [{ kind: 'person', name: '', total, areas, foxes, winner: true }],
        realDice: false,
        options: {},
        helped: false,
      };
    }),
  );
  const together = Array.from({ length: 10 }, (_, place) => {
    const seat = (kind, total) => ({
      kind,
      name: '',
      total,
      areas: [],
      foxes: 0,
      winner: (kind === 'person') === place % 2 > 0,
    });
    return {
      id: `w${place}`,
      game: 'wizard-dice',
      finished: moment - place * 50_000_000,
      seats: [seat('person', place), seat('casual', 5)],
      realDice: false,
      options: {},
      helped: false,
    };
  });
  return [...alone, ...together];
}

/** Puts all of it on the device that shows this page; the page must have been there before. */
export function furnish(page) {
  return keep(page, { games, results: results() });
}

/** Opens a game of one person, and greedy players, that stands where the record ends. Without a seed its dice are real. */
export async function takeUp(page, text, more = {}) {
  const site = page.url().replace(/#.*/, '');
  const game = row((nextId += 1).toString(16), text, { realDice: !/^seed /m.test(text), ...more });
  await page.goto(`${site}#/`);
  await page.waitForSelector('.games');
  await keep(page, { games: [game], results: [] });
  await page.goto(`${site}#/play/${game.id}`);
}
let nextId = 0xd000;

export function keep(page, rows) {
  return page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('foxtray');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const writing = open.result.transaction(['games', 'results'], 'readwrite');
          for (const game of all.games) writing.objectStore('games').put(game, game.id);
          for (const result of all.results) writing.objectStore('results').put(result, result.id);
          writing.oncomplete = () => (open.result.close(), resolve());
          writing.onerror = () => reject(writing.error);
        };
      }),
    rows,
  );
}
