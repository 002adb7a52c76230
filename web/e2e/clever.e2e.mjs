// Whole solo games by clicks: whatever a game has must have been done on the page.
import { events, judge } from './record.mjs';
import { begin, Curious } from './table.mjs';
import { holds, test } from './test.mjs';

const games = [
  { game: 'ganz-schon-clever', seed: 'yellow and blue', everything: ['take', 'bonus', 'reroll', 'plus', 'done'] },
  {
    game: 'doppelt-so-clever',
    seed: 'silver and pink',
    everything: ['take', 'bonus', 'reroll', 'return', 'cross', 'plus', 'done'],
  },
  {
    game: 'clever-hoch-drei',
    seed: 'brown and turquoise',
    everything: ['take', 'bonus', 'reroll', 'cross', 'plus', 'done', '='],
  },
];

for (const { game, seed, everything } of games) {
  test(
    `a whole game of ${game}`,
    async (world) => {
      const page = await world.open();
      await begin(page, game, { seed });
      await new Curious(20).playToEnd(page);
      const record = await judge(page);
      const lines = events(record);
      for (const what of everything) {
        holds(
          `the game has ${what}`,
          lines.some((line) => line.split(' ')[1] === what || (what === '=' && line.includes('='))),
        );
      }
      return `${lines.length} events, ${/result (.*)/.exec(record)[1]} points`;
    },
    { long: true },
  );
}
