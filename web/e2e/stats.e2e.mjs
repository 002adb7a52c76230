// The statistics: numbers, plots with tables beside them, files, and the end of it all.
import { readFileSync } from 'node:fs';
import { furnish, games, keep, results } from './furniture.mjs';
import { count, holds, same, test } from './test.mjs';

async function open(world) {
  const page = await world.open();
  await page.locator('.games').waitFor();
  await furnish(page);
  await page.goto(`${world.site.address}#/stats`);
  await page.getByRole('heading', { name: 'Scores over time' }).waitFor();
  return page;
}
const tile = (page, name) => page.locator('dl div', { hasText: name }).locator('dd').first().textContent();
const saved = async (page, name) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
};

test('the statistics', async (world) => {
  const page = await open(world);
  for (const [title, game] of [
    ['Doppelt so clever', 'doppelt-so-clever'],
    ['Clever hoch Drei', 'clever-hoch-drei'],
  ]) {
    await page.getByRole('radio', { name: title }).check();
    const totals = results()
      .filter((result) => result.game === game)
      .map(({ seats }) => seats[0].total);
    same('games', await tile(page, 'Games'), String(totals.length));
    same(
      'average',
      await tile(page, 'Average'),
      (totals.reduce((sum, value) => sum + value) / totals.length).toFixed(1),
    );
    same('best', await tile(page, 'Best'), String(Math.max(...totals)));
    const plot = page.getByRole('img', {
      name: new RegExp(`Plot of ${totals.length} scores from ${Math.min(...totals)} to ${Math.max(...totals)}`),
    });
    holds('a plot', await plot.isVisible());
    same('rings', await plot.locator('circle').count(), totals.length);
  }
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Distribution' }) });
  await section.getByText('Show as a table').click();
  const counts = await section.locator('tbody td').allTextContents();
  same(
    'all games are in the distribution',
    counts.reduce((sum, count) => sum + Number(count), 0),
    40,
  );
  await page.getByRole('radio', { name: 'Wizard' }).check();
  same('won', await tile(page, 'Won'), '50 %');
});

test('the statistics as files, and deleted', async (world) => {
  const page = await open(world);
  const all = results();
  const json = JSON.parse(await saved(page, 'Save as JSON'));
  same('results in the JSON file', json.results.length, all.length);
  const lines = (await saved(page, 'Save as CSV')).trim().split('\r\n');
  same('lines of the CSV file', lines.length, 1 + all.reduce((sum, { seats }) => sum + seats.length, 0));
  await page.getByRole('button', { name: 'Delete all …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  same('nothing is deleted yet', await tile(page, 'Games'), '10');
  await page.getByRole('button', { name: 'Delete all …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No finished games here yet.').waitFor();
  await page.reload();
  await page.getByText('No finished games here yet.').waitFor();
});

test('a finished game with a hint can be found', async (world) => {
  const page = await world.open();
  await page.locator('.games').waitFor();
  const seat = { kind: 'person', name: '', total: 216, areas: [36, 29, 45, 52, 41], foxes: 1, winner: true };
  const helped = {
    id: 'a1',
    game: 'ganz-schon-clever',
    finished: Date.UTC(2026, 4, 17, 19),
    seats: [seat],
    realDice: false,
    options: {},
    helped: true,
  };
  await keep(page, { games: games.filter(({ id }) => id === 'a1'), results: [helped] });
  await page.goto(`${world.site.address}#/stats`);
  await page.getByText('Your finished game here was practice.').waitFor();
  same('nothing denies it', await page.getByText('No finished games here yet.').count(), 0);
  const latest = page.locator('section', { has: page.getByRole('heading', { name: 'Latest games' }) });
  holds('it is listed', /216.*with hints/s.test(await latest.textContent()));
  await count('one way to count it', page.getByText('Count practice too'), 1);
  await count('one explanation', page.getByText('Games with hints, dice seen before'), 1);
  await page.getByText('Your results are kept in this browser only.').waitFor();
  await page.locator('.empty').getByRole('button', { name: 'Count practice too' }).click();
  same('it is counted', await tile(page, 'Games'), '1');
  same('and can be left out again', await page.getByRole('switch', { name: 'Count practice too' }).isChecked(), true);
  await latest.getByRole('link').click();
  await page.waitForURL(/#\/result\/a1/);

  await keep(page, {
    games: [],
    results: [{ ...helped, id: 'a2', helped: false, finished: Date.UTC(2026, 4, 18, 19) }],
  });
  await page.goto(`${world.site.address}#/stats`);
  await page.getByText('One of them was practice and is not counted above.').waitFor();
  same('counted', await tile(page, 'Games'), '1');
  same('listed', await latest.locator('li').count(), 2);
});
