// Every screen of the app, and how to get there. A screen that is missing here is a failure.
import { readFileSync } from 'node:fs';
import { furnish } from './furniture.mjs';
import { drawn } from './look.mjs';
import { same } from './test.mjs';

/** Something can be decided, or the game is over. */
const table = '[data-die].lit, .field.lit, .fields .legal, .ask button, .over';

/** `furnished`: on a device where somebody has played. `then`: what to do after arriving. */
export const places = [
  { name: 'home, first visit', at: '', ready: '.games' },
  { name: 'statistics, first visit', at: 'stats', ready: '.empty' },
  { name: 'home', at: '', ready: '.list', furnished: true },
  ...['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei', 'wizard-dice'].map((game) => ({
    name: `setting up ${game}`,
    at: `new/${game}`,
    ready: '.start',
  })),
  { name: 'Ganz schön clever, beginning', at: 'play/c1', ready: table, furnished: true },
  { name: 'Ganz schön clever', at: 'play/b1', ready: table, furnished: true },
  { name: 'Ganz schön clever, choosing', at: 'play/b1', ready: table, furnished: true, then: choose },
  { name: 'Ganz schön clever, over', at: 'play/a1', ready: '.over', furnished: true },
  {
    name: 'Ganz schön clever, menu',
    at: 'play/b1',
    ready: table,
    furnished: true,
    then: (page) => page.keyboard.press('m'),
  },
  {
    name: 'Ganz schön clever, keys',
    at: 'play/b1',
    ready: table,
    furnished: true,
    then: (page) => page.keyboard.press('?'),
  },
  { name: 'Doppelt so clever', at: 'play/b2', ready: table, furnished: true },
  { name: 'Clever hoch Drei', at: 'play/b3', ready: table, furnished: true },
  { name: 'Wizard', at: 'play/b4', ready: table, furnished: true },
  { name: 'Wizard, over', at: 'play/a4', ready: '.over', furnished: true },
  { name: 'a game that is not there', at: 'play/0', ready: '.middle' },
  { name: 'result alone', at: 'result/a1', ready: '.sheet', furnished: true },
  { name: 'result of three', at: 'result/a3', ready: '.sheet', furnished: true },
  { name: 'result of Wizard', at: 'result/a4', ready: '.sheet', furnished: true },
  { name: 'review', at: 'review/c1', ready: '.sheet', furnished: true },
  { name: 'learning', at: 'learn', ready: '.games' },
  { name: 'introduction to Ganz schön clever', at: 'learn/ganz-schon-clever', ready: '.sheet' },
  { name: 'introduction to Clever hoch Drei, tapping', at: 'learn/clever-hoch-drei', ready: '.sheet', then: nextStep },
  { name: 'introduction to Wizard, tapping', at: 'learn/wizard-dice', ready: '.sheet', then: nextStep },
  { name: 'rules of Doppelt so clever', at: 'learn/doppelt-so-clever%2Frules', ready: '.sheet' },
  { name: 'rules of Wizard', at: 'learn/wizard-dice%2Frules', ready: '.sheet' },
  { name: 'loading a game', at: 'load', ready: 'textarea' },
  { name: 'a game in a link', at: 'load', ready: 'textarea', then: openLink },
  { name: 'daily game', at: 'daily', ready: '.calendar', furnished: true },
  { name: 'statistics', at: 'stats', ready: 'svg', furnished: true },
  { name: 'printing', at: 'print', ready: 'img' },
  { name: 'settings', at: 'settings', ready: '#name' },
  { name: 'no such page', at: 'nowhere', ready: '.out' },
];

async function choose(page) {
  await page.locator('[data-die].lit').first().click();
  if ((await page.locator('[data-confirm]').count()) === 0) await page.locator('.field.lit').first().click();
  await page.locator('[data-confirm], [data-way]').first().waitFor();
}

async function nextStep(page) {
  await page.locator('.bar .primary').click();
  await page.locator('.hinted').first().waitFor();
}

async function openLink(page) {
  await page
    .locator('textarea')
    .fill(readFileSync(new URL('../../tests/golden/ganz-schon-clever-2-greedy.fox', import.meta.url), 'utf8'));
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/game\//);
  await page.locator('.sheet').first().waitFor();
}

/** Goes to every place with a device of these options, and looks at the page there. */
export async function visit(world, options, look, only = () => true, prepare = async () => undefined) {
  const page = await world.open('', options);
  await prepare(page);
  await page.waitForSelector('.games');
  let furnished = false;
  const wrong = [];
  for (const place of places.filter(only)) {
    if (place.furnished && !furnished) await furnish(page);
    furnished ||= place.furnished === true;
    await page.goto(`${world.site.address}#/nothing`);
    await page.goto(`${world.site.address}#/${place.at}`);
    try {
      await page.waitForSelector(place.ready, { state: 'visible' });
      await place.then?.(page);
      await drawn(page);
      await look(page, place);
    } catch (error) {
      wrong.push(`${place.name}: ${error.message}`);
      await world.photograph(page, place.name);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n    '));
  return `${places.filter(only).length} places`;
}

/** The screens that the app has, by the first word of their address. */
export function checkThatNoneIsMissing() {
  const source = readFileSync(new URL('../src/screens/screens.ts', import.meta.url), 'utf8');
  const known = new Set(places.map(({ at }) => at.split('/')[0] || 'home'));
  known.add('game');
  const list = /export const screens[^{]*\{(.*?)\n\};/s.exec(source)[1];
  const missing = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).filter((name) => !known.has(name));
  same('screens that web/e2e/places.mjs does not know', missing, []);
}
