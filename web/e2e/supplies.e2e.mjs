// What the coach and the stronger players know: fetched after the first game has begun, told in the
// settings, and never missed without a word.
import { takeUp } from './furniture.mjs';
import { before, kept, played } from './record.mjs';
import { begin, mark, seen } from './table.mjs';
import { count, holds, same, test, until } from './test.mjs';

const games = ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'];

/** A device that tells which weights it asks for; `connection`: what its browser says about the network. */
async function device(world, connection, options = {}) {
  const page = await (await world.context(options)).newPage();
  if (connection)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  const asked = [];
  page.on('request', (request) => {
    const name = /([a-z-]+)-[^-/]+\.foxnet$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await page.goto(world.site.address);
  return { page, asked };
}

async function comes(page, state) {
  await page.goto(`${page.url().replace(/#.*/, '')}#/settings`);
  await until(
    page,
    `all is ${state}`,
    (wanted) => {
      const all = [...document.querySelectorAll('.stock .state')].slice(1);
      return all.length === 3 && all.every((each) => each.textContent.trim().split(' · ')[0] === wanted);
    },
    state,
  );
}

const full = /^roll( \w\d){6}$/;

/** A game in which the second player is about to have his first turn. */
function secondTurn(game = 'ganz-schon-clever') {
  let turns = 0;
  return before(played(game, 2, 3), (line) => full.test(line) && (turns += 1) === 2);
}
const against = (kind) => ({
  seats: [
    { kind: 'person', name: '' },
    { kind, name: '' },
  ],
});

test('all is fetched after the first game has begun, and not before', async (world) => {
  const { page, asked } = await device(world);
  await page.waitForTimeout(2500);
  await page.goto(`${world.site.address}#/new/doppelt-so-clever`);
  await page.getByRole('button', { name: 'Start' }).waitFor();
  same('weights before a game', asked, []);
  await begin(page, 'doppelt-so-clever', { seed: 'ahead' });
  await comes(page, 'here');
  same('weights, those of this game first', asked, ['doppelt-so-clever', 'ganz-schon-clever', 'clever-hoch-drei']);
  await page.reload();
  await comes(page, 'here');
  await begin(page, 'clever-hoch-drei', { seed: 'ahead' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page
    .locator('strong', { hasText: /^Best: / })
    .filter({ visible: true })
    .waitFor();
  same('each is fetched once', asked.length, 3);
});

test('on metered connections only what is wanted', async (world) => {
  for (const connection of [{ saveData: true }, { type: 'cellular' }, { effectiveType: '2g' }]) {
    const { page, asked } = await device(world, connection);
    await begin(page, 'ganz-schon-clever', { seed: 'metered' });
    await page.waitForTimeout(3000);
    same(`weights with ${JSON.stringify(connection)}`, asked, []);
  }
  const { page, asked } = await device(world, { saveData: true });
  await page.goto(`${world.site.address}#/settings`);
  await page.getByRole('radio', { name: 'Always' }).check();
  await begin(page, 'ganz-schon-clever', { seed: 'metered' });
  await comes(page, 'here');
  same('weights if that is wanted', asked.toSorted(), games.toSorted());
});

test('fetched and removed in the settings', async (world) => {
  const { page, asked } = await device(world, { saveData: true });
  await comes(page, 'not here yet');
  await page.getByRole('button', { name: /^Fetch the rest \(3\.\d.MB\)$/ }).click();
  await comes(page, 'here');
  await count('nothing more to fetch', page.getByRole('button', { name: /^Fetch/ }), 0);
  await page.getByRole('button', { name: /^Remove \(3\.\d.MB\)$/ }).click();
  await comes(page, 'not here yet');
  same(
    'what is removed does not come back by itself',
    await page.getByRole('radio', { name: 'Never' }).isChecked(),
    true,
  );
  await page.reload();
  await comes(page, 'not here yet');
  await page.context().setOffline(true);
  world.forgive(/ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('button', { name: /^Fetch/ }).click();
  await page.locator('section p').getByText('There is no connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Fetch/ }).click();
  await comes(page, 'here');
  same('how often something was asked for', asked.length, 7);
});

test('who is not here offline is said before the game', async (world) => {
  world.forgive(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await device(world, { saveData: true }, { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${world.site.address}#/new/ganz-schon-clever`);
  await page.getByRole('button', { name: 'Add a computer player' }).click();
  await page.getByText(/^For Strong, 1\.\d.MB are fetched once when the game begins\.$/).waitFor();
  await page.context().setOffline(true);
  await page
    .getByText(
      'You are offline, and this is not on the device yet: Strong, hints, and the review. People, Greedy and Random can play.',
    )
    .waitFor();
  const second = page.getByRole('combobox', { name: 'Who decides on seat 2' });
  const options = await second.locator('option').allInnerTexts();
  const away = ['Beginner', 'Casual', 'Strong', 'Master', 'Gambler', 'Collector', 'Hoarder', 'Careful'];
  same('players', options, ['Person', 'Random', 'Greedy', ...away.map((name) => `${name} (not here offline)`)]);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('alert').getByText('Strong: not on this device yet, and there is no connection.').waitFor();
  holds('no game was begun', page.url().endsWith('#/new/ganz-schon-clever'));
  await second.selectOption('greedy');
  await page.getByRole('button', { name: 'Start' }).click();
  await seen(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('The coach of this game is not on this device yet').filter({ visible: true }).waitFor();
  await page.goto(`${world.site.address}#/review/${(await kept(page)).id}`);
  await page.locator('.wait').getByText('The coach of this game is not on this device yet').waitFor();
  await page.context().setOffline(false);
  await page.locator('.sheet').first().waitFor();
});

test('a player who cannot be fetched holds the game up, until there is a connection', async (world) => {
  world.forgive(/\.foxnet|ERR_FAILED/);
  const { page } = await device(world, { saveData: true });
  let reachable = false;
  await page.route('**/*.foxnet', (route) => (reachable ? route.continue() : route.abort()));
  const waiting = page.getByRole('region', { name: 'Waiting for a connection' });
  for (const how of ['by the button', 'by itself']) {
    reachable = false;
    await takeUp(page, secondTurn(how === 'by itself' ? 'clever-hoch-drei' : 'ganz-schon-clever'), against('strong'));
    await waiting.getByText('There is no connection, and Strong is not on this device yet.').waitFor();
    await page.locator('.sheet').first().waitFor();
    same('it is not called an error', await page.getByText('Something went wrong').count(), 0);
    await waiting.getByRole('button', { name: 'Try again' }).click();
    await waiting.getByRole('button', { name: 'Try again' }).waitFor();
    const { record } = await kept(page);
    reachable = true;
    if (how === 'by itself') await page.evaluate(() => dispatchEvent(new Event('online')));
    else await waiting.getByRole('button').click();
    await seen(page);
    await waiting.waitFor({ state: 'detached' });
    holds(`the game goes on ${how}`, (await kept(page)).record.length > record.length);
    await mark(page);
  }
});

test('what came only in part, or is something else, is not kept', async (world) => {
  world.forgive(/\.foxnet/);
  const { page } = await device(world, { saveData: true });
  await page.route('**/*.foxnet', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Log in to this network</title>' }),
  );
  await takeUp(page, secondTurn(), against('master'));
  await page.getByRole('region', { name: 'Waiting for a connection' }).waitFor();
  await page.unroute('**/*.foxnet');
  await page.getByRole('button', { name: 'Try again' }).click();
  await seen(page);
});
