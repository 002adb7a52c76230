// A page and an engine with a fifth game in their catalogues, in real Chromium: the game is found, set up, played
// to its end by clicks, coached, and its course is shown. tests/fifth-sheet/run builds what is needed.
//
//   FOXTRAY=PROGRAM node tests/fifth-sheet/page_test.mjs FOLDER
import { launch } from '../../web/e2e/browser.mjs';
import { events, idOf, judge } from '../../web/e2e/record.mjs';
import { serve } from '../../web/e2e/serve.mjs';
import { begin, Curious, mark, seen } from '../../web/e2e/table.mjs';
import { holds, World } from '../../web/e2e/test.mjs';

const photographs = new URL('../../build/fifth/pictures', import.meta.url).pathname;
const site = await serve(process.argv[2]);
const browser = await launch();
const world = new World(browser, site, photographs);

/** The game is on the first page, and who wants to learn it is told that nothing was written. */
async function isFound(page) {
  await page.getByRole('heading', { name: 'Heckenlauf' }).waitFor();
  await world.photograph(page, 'home');
  await page.goto(`${site.address}#/learn/heckenlauf`);
  await page.getByText('Nothing has been written about this game yet').waitFor();
}

/** By clicks to the end, with all that this sheet has; the program counts the points. */
async function isPlayed(page) {
  await begin(page, 'heckenlauf', { seed: 'along the hedge' });
  await world.photograph(page, 'begin');
  await new Curious(20).playToEnd(page);
  const record = await judge(page);
  const lines = events(record);
  for (const verb of ['take', 'bonus', 'cross', 'plus', 'return', 'reroll'])
    holds(`the game has ${verb}`, lines.some((line) => line.split(' ')[1] === verb));
  await world.photograph(page, 'end');
  return `${lines.length} events, ${/result (.*)/.exec(record)[1]} points`;
}

/** With the weights of this game: a hint, a word after a move, and the review of the game that was played. */
async function isCoached(page, played) {
  await begin(page, 'heckenlauf', { seed: 'a hint' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('[data-die].hinted').waitFor();
  await world.photograph(page, 'hint');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Coach' }).check();
  await page.keyboard.press('Escape');
  await mark(page);
  await page.locator('p', { hasText: /Well chosen|as good as the best|points better:/ }).filter({ visible: true }).waitFor();
  await page.goto(`${site.address}#/review/${played}`);
  await page.getByRole('slider').waitFor({ timeout: 120_000 });
  await world.photograph(page, 'review');
}

/** On a phone, and in the other languages. */
async function isShownElsewhere() {
  for (const [locale, colour] of [['de-DE', 'Silber'], ['nl-NL', 'zilver']]) {
    const page = await world.open('', { locale, viewport: { width: 390, height: 844 } });
    await page.goto(`${site.address}#/new/heckenlauf`);
    await page.getByRole('button', { name: /^(Los|Start)$/ }).click();
    await seen(page);
    const name = await page.locator('[data-field="s:0"]').first().getAttribute('aria-label');
    holds(`${locale} names ${colour}`, (name ?? '').toLowerCase().includes(colour.toLowerCase()));
    await world.photograph(page, locale);
  }
}

let failed = false;
try {
  const page = await world.open();
  await isFound(page);
  console.log(`played: ${await isPlayed(page)}`);
  await isCoached(page, idOf(page));
  await isShownElsewhere();
  world.checkComplaints();
} catch (error) {
  failed = true;
  await world.photographAll();
  console.error(error.stack ?? error, ...world.complaints, ...world.shots);
} finally {
  await world.close();
  await browser.close();
  site.end();
}
process.exit(failed ? 1 : 0);
