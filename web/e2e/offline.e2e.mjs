// After the first visit the network is not needed any more; and a new version loses nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept } from './record.mjs';
import { dist, openFolder } from './site.mjs';
import { visit } from './places.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

const offline = { serviceWorkers: 'allow' };

/** Until the service worker has kept all it wants to keep. */
async function isKept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Until the page has fetched what the coach and all players know. */
async function isStocked(page) {
  await page.goto(`${page.url().replace(/#.*/, '')}#/settings`);
  await page.waitForFunction(() => document.querySelectorAll('.stock .here').length === 4);
}

test('every screen without network', async (world) => {
  const site = await openFolder(dist);
  const away = {
    ...world,
    site,
    open: world.open.bind({ context: world.context.bind(world), site }),
    photograph: world.photograph.bind(world),
  };
  const told = await visit(
    away,
    offline,
    async () => undefined,
    () => true,
    async (page) => {
      await isKept(page);
      await begin(page, 'ganz-schon-clever');
      await isStocked(page);
      site.end();
      await page.context().setOffline(true);
      await page.goto(`${site.address}#/`);
      await page.reload();
    },
  );
  return told;
});

test('a game against masters without network, in every game', async (world) => {
  const site = await openFolder(dist);
  const page = await (await world.context(offline)).newPage();
  await page.goto(site.address);
  await isKept(page);
  await begin(page, 'ganz-schon-clever');
  await isStocked(page);
  site.end();
  await page.context().setOffline(true);
  await page.reload();
  for (const game of ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei']) {
    const change = async () => {
      await page.getByRole('button', { name: 'Add a computer player' }).click();
      await page.getByRole('combobox').last().selectOption('master');
    };
    await begin(page, game, { seed: 'masters', change });
    const player = new Curious(70);
    for (let taps = 0; taps < 30; taps += 1) await player.tap(page);
    await seen(page);
    holds(`the master has played ${game}`, /^2 /m.test((await kept(page)).record));
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .locator('strong', { hasText: /^Best: / })
      .filter({ visible: true })
      .waitFor();
  }
});

test('a game without network, weights included', async (world) => {
  const site = await openFolder(dist);
  const context = await world.context(offline);
  let page = await context.newPage();
  await page.goto(site.address);
  await isKept(page);
  await begin(page, 'ganz-schon-clever', { seed: 'train' });
  await page.getByRole('button', { name: 'Hint' }).click();
  const best = (on) =>
    on
      .locator('strong', { hasText: /^Best: / })
      .filter({ visible: true })
      .waitFor();
  await best(page);
  site.end();
  await context.setOffline(true);
  const { record } = await kept(page);
  await page.close();
  page = await context.newPage();
  await page.goto(`${site.address}#/`);
  await page.getByRole('region', { name: 'Go on playing' }).getByRole('link').first().click();
  await seen(page);
  same('the game is still there', (await kept(page)).record, record);
  await page.getByRole('button', { name: 'Hint' }).click();
  await best(page);
  const player = new Curious(50);
  for (let taps = 0; taps < 12; taps += 1) await player.tap(page);
  await seen(page);
  holds('the game goes on', (await kept(page)).record.length > record.length);
});

test('a new version waits, is taken, and no game is lost', async (world) => {
  const folder = mkdtempSync(join(tmpdir(), 'foxtray-update-'));
  const site = await openFolder(folder);
  try {
    cpSync(dist, folder, { recursive: true });
    const page = await (await world.context(offline)).newPage();
    await page.goto(site.address);
    await isKept(page);
    await begin(page, 'ganz-schon-clever', { seed: 'update' });
    const player = new Curious(60);
    for (let taps = 0; taps < 12; taps += 1) await player.tap(page);
    await seen(page);
    const { record } = await kept(page);

    const version = () => page.evaluate(() => document.querySelector('meta[name=description]').content);
    const first = await version();
    const index = readFileSync(`${folder}/index.html`, 'utf8');
    writeFileSync(`${folder}/index.html`, index.replace(first, 'The second version.'));
    const worker = readFileSync(`${folder}/sw.js`, 'utf8');
    writeFileSync(
      `${folder}/sw.js`,
      worker.replace(/foxtray-\$\{("|')?[0-9a-f]{12}|[0-9a-f]{12}/, (found) =>
        found.replace(/[0-9a-f]{12}/, '0123456789ab'),
      ),
    );

    const note = page.getByRole('complementary', { name: 'There is a new version.' });
    await page.reload();
    await note.waitFor();
    same('the old version goes on', await version(), first);
    same('with the game', (await kept(page)).record, record);
    await note.getByRole('button', { name: 'Later' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await note.waitFor();
    await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: 'Load it now' }).click()]);
    await seen(page);
    same('the new version', await version(), 'The second version.');
    same('and the same game', (await kept(page)).record, record);
    const caches = await page.evaluate(() => window.caches.keys());
    same('the old files are gone', caches.filter((name) => name !== 'foxtray-weights').length, 1);
    await player.tap(page);
  } finally {
    site.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
