// The statistics: numbers, plots with tables beside them, files, and the end of it all.
import { readFileSync } from 'node:fs';
import { furnish, results } from './furniture.mjs';
import { holds, same, test } from './test.mjs';

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
  for (const [title, game] of [['Doppelt so clever', 'doppelt-so-clever'], ['Clever hoch Drei', 'clever-hoch-drei']]) {
    await page.getByRole('radio', { name: title }).check();
    const totals = results().filter((result) => result.game === game).map(({ seats }) => seats[0].total);
    same('games', await tile(page, 'Games'), String(totals.length));
    same('average', await tile(page, 'Average'), (totals.reduce((sum, value) => sum + value) / totals.length).toFixed(1));
    same('best', await tile(page, 'Best'), String(Math.max(...totals)));
    const plot = page.getByRole('img', { name: new RegExp(`Plot of ${totals.length} scores from ${Math.min(...totals)} to ${Math.max(...totals)}`) });
    holds('a plot', await plot.isVisible());
    same('rings', await plot.locator('circle').count(), totals.length);
  }
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Distribution' }) });
  await section.getByText('Show as a table').click();
  const counts = await section.locator('tbody td').allTextContents();
  same('all games are in the distribution', counts.reduce((sum, count) => sum + Number(count), 0), 40);
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
