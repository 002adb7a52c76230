// Without colours: in grey, and with colours that the system chooses.
import { furnish, games } from './furniture.mjs';
import { difference } from './pictures.mjs';
import { begin, confirm, seen, tapDie } from './table.mjs';
import { holds, same, test, until } from './test.mjs';

const tables = games.filter(({ id }) => /^b[123]/.test(id)).map(({ id, game }) => [game, id]);

async function openTable(world, id, options) {
  const page = await world.open('', options);
  await page.waitForSelector('.games');
  await furnish(page);
  await page.goto(`${world.site.address}#/play/${id}`);
  await seen(page);
  return page;
}

test('each colour has a sign of its own', async (world) => {
  for (const [game, id] of tables) {
    const page = await openTable(world, id);
    const signs = await page.evaluate(() => {
      const used = (element) =>
        [...element.querySelectorAll('use')]
          .map((use) => use.getAttribute('href'))
          .filter((name) => name.startsWith('#sign-'));
      return {
        dice: [...document.querySelectorAll('[data-die]')].map((die) => used(die)),
        sheet: [...new Set(used(document.querySelector('svg.sheet')))],
        drawn: [...document.querySelectorAll('symbol[id^="sign-"]')].map((symbol) => [
          `#${symbol.id}`,
          symbol.innerHTML,
        ]),
      };
    });
    same(
      `${game}: six dice with one sign each`,
      signs.dice.map(({ length }) => length),
      [1, 1, 1, 1, 1, 1],
    );
    same(`${game}: six different signs`, new Set(signs.dice.flat()).size, 6);
    const drawn = new Map(signs.drawn);
    for (const [name] of signs.dice) {
      holds(`${game}: ${name} is drawn`, drawn.get(name)?.includes('<'));
      holds(`${game}: ${name} stands on the sheet`, signs.sheet.includes(name));
    }
    same(`${game}: drawings that look the same`, new Set(drawn.values()).size, drawn.size);
  }
});

/** Whether what lights up and what is chosen can be seen: without its class the picture is another. */
async function canBeSeen(page, selector, name, least) {
  const box = await page.locator(selector).first().boundingBox();
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
  const before = await page.screenshot({ clip });
  await page
    .locator(selector)
    .first()
    .evaluate((element, gone) => element.classList.remove(gone), name);
  const after = await page.screenshot({ clip });
  const { share } = await difference(page, before, after, 24);
  holds(`${selector} can be told from others (${(share * 100).toFixed(1)} % of its pixels)`, share > least);
}

for (const [name, options, grey] of [
  ['in grey', {}, true],
  ['with forced colours', { forcedColors: 'active' }, false],
  ['with forced colours, dark', { forcedColors: 'active', colorScheme: 'dark' }, false],
]) {
  test(`what lights up can be seen ${name}`, async (world) => {
    const page = await openTable(world, 'b1', options);
    if (grey) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    }
    await canBeSeen(page, '.field.lit', 'lit', 0.05);
    await begin(page, 'ganz-schon-clever', { seed: 'colours' });
    const { dice } = await seen(page);
    await tapDie(page, dice[0]);
    await canBeSeen(page, '[data-die].chosen', 'chosen', 0.03);
    await page.reload();
    await seen(page);
    await tapDie(page, (await seen(page)).dice[0]);
    if (!(await seen(page)).confirm) await page.locator('.field.lit').first().click();
    await canBeSeen(page, '.field.chosen', 'chosen', 0.03);
    await confirm(page);
  });
}

test('light and dark follow the device, or the wish', async (world) => {
  const page = await world.open('#/settings', { colorScheme: 'dark' });
  const becomes = (what, dark) =>
    until(
      page,
      what,
      (wanted) => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/)[0] < 128 === wanted,
      dark,
      5000,
    );
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await becomes('dark as the device', true);
  await page.emulateMedia({ colorScheme: 'light' });
  await becomes('light as the device', false);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await becomes('dark as wished', true);
  await page.reload();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await becomes('dark is remembered', true);
});
