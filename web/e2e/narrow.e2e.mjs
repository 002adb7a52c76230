// No screen scrolls sideways on a small phone, however many sit at the table and whatever they are called.
import { keep, middle, record, results, row } from './furniture.mjs';
import { drawn, sticksOut } from './look.mjs';
import { places } from './places.mjs';
import { same, test } from './test.mjs';

const widths = [320, 360, 390];
const names = [
  'Wolfgangwilhelmmaximilia',
  'Anna-Katharina Hohenfels',
  'Bo',
  'MMMMMMMMMMMMMMMMMMMMMMMM',
  'Jan van der Oudemeulen',
];

const tables = [
  ['ganz-schon-clever', [1, 2, 3, 4]],
  ['doppelt-so-clever', [1, 2, 3, 4]],
  ['clever-hoch-drei', [1, 2, 3, 4]],
  ['wizard-dice', [2, 3, 4, 5]],
].flatMap(([game, sizes]) => sizes.map((players) => ({ game, players, text: record(`${game}-${players}-greedy`) })));

/** People with long names on one screen, or one of them among players of the app. */
const seatsOf = (players, kind) =>
  Array.from({ length: players }, (_, seat) =>
    seat === 0 || kind === 'person' ? { kind: 'person', name: names[seat] } : { kind, name: '' },
  );

/** Each number of players, over and in the middle of the game: two rows each. */
function crowd() {
  return tables.flatMap(({ text, players }, at) => [
    row(`e${at}`, text, { seats: seatsOf(players, at % 2 ? 'person' : 'beginner') }),
    row(`f${at}`, middle(text, 0.6), { seats: seatsOf(players, at % 2 ? 'beginner' : 'person') }),
  ]);
}
const ids = (letter) =>
  tables.map(({ game, players }, at) => ({ id: `${letter}${at}`, what: `${game} with ${players}` }));

/** A daily game of each kind, and results with large and negative numbers. */
function history() {
  const today = new Date().toISOString().slice(0, 10);
  const large = {
    kind: 'person',
    name: names[0],
    total: 1888,
    areas: [188, 188, 188, 188, 188],
    foxes: 18,
    winner: true,
  };
  const daily = ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'].map((game) => ({
    id: `d${game}`,
    game,
    finished: Date.now(),
    seats: [large],
    realDice: true,
    options: {},
    helped: true,
    daily: today,
  }));
  return [...results(), ...daily];
}

async function furnished(world, locale) {
  const page = await world.open('', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale });
  await page.locator('.games').waitFor();
  await keep(page, { games: crowd(), results: history() });
  return page;
}

/** Goes to each of them and looks at it in every width; says all that is wrong at once. */
async function visitAll(world, page, all) {
  const wrong = [];
  for (const { at, ready, name, then } of all) {
    await page.goto(`${world.site.address}#/nothing`);
    await page.goto(`${world.site.address}#/${at}`);
    try {
      await page.locator(ready).first().waitFor({ timeout: 120_000 });
      await then?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        await drawn(page);
        same(`what sticks out of ${width}`, await sticksOut(page), []);
      }
    } catch (error) {
      wrong.push(`${name}: ${error.message}`);
      await world.photograph(page, name);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n    '));
  return `${all.length} places`;
}

/** As many seats as the game allows. */
async function fillTable(page) {
  const add = page.locator('.add button').first();
  while (await add.isEnabled()) await add.click();
  const inputs = page.locator('.seats input');
  for (let seat = 0; seat < (await inputs.count()); seat += 1) {
    await inputs.nth(seat).fill(names[seat]);
    await inputs.nth(seat).press('Tab');
  }
}

const asked = '[data-die].lit, .field.lit, [data-verb], .fields .legal, .ask button, .entry, .curtain';
const gameIds = [...new Set(tables.map(({ game }) => game))];

/** Every screen but the tables, their results and reviews. */
const screens = [
  ...places.filter(({ at }) => !/^(play|result|review|new)\//.test(at) && at !== 'stats'),
  { name: 'statistics', at: 'stats', ready: 'svg' },
  ...gameIds.map((game) => ({ name: `setting up ${game}`, at: `new/${game}`, ready: '.start', then: fillTable })),
  ...gameIds.map((game) => ({ name: `rules of ${game}`, at: `learn/${game}%2Frules`, ready: '.sheet' })),
];
const middles = ids('f').map(({ id, what }) => ({ name: what, at: `play/${id}`, ready: asked }));
const ends = ids('e').flatMap(({ id, what }) => [
  { name: `the end of ${what}`, at: `play/${id}`, ready: '.over' },
  { name: `result of ${what}`, at: `result/${id}`, ready: 'table' },
]);

for (const locale of ['en-GB', 'de-DE', 'nl-NL']) {
  for (const [what, all] of Object.entries({ screen: screens, table: middles, result: ends })) {
    test(
      `no ${what} sticks out of a small phone, ${locale.slice(0, 2)}`,
      async (world) => visitAll(world, await furnished(world, locale), all),
      { long: true },
    );
  }
}

test(
  'no review sticks out of a small phone',
  async (world) => {
    const page = await furnished(world, 'de-DE');
    return visitAll(
      world,
      page,
      ids('e').map(({ id, what }) => ({
        name: `review of ${what}`,
        at: `review/${id}`,
        ready: '[role=slider]',
        then: firstDecision,
      })),
    );
  },
  { long: true },
);

/** To a decision, so that its moves are listed. */
async function firstDecision(page) {
  await page.locator('.stepper button').nth(1).click();
  while ((await page.locator('table:has(.tag)').count()) === 0) await page.locator('.stepper button').nth(1).click();
}
