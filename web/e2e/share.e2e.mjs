// A game given to somebody else: as a link, as a file, as text.
import { readFileSync } from 'node:fs';
import { furnish, games } from './furniture.mjs';
import { laptop, phone, sticksOut } from './look.mjs';
import { kept, score, tied } from './record.mjs';
import { holds, same, test } from './test.mjs';

const recordOf = (id) => games.find((game) => game.id === id).record;
const lines = (record) =>
  record
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);

/** From the page of a loaded game, which has a table of scores, too. */
async function seeResult(page) {
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page.getByRole('table', { name: 'Scores' }).waitFor();
}

async function result(world, id) {
  const context = await world.context({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(world.site.address);
  await page.locator('.games').waitFor();
  await furnish(page);
  await page.goto(`${world.site.address}#/result/${id}`);
  await page.locator('.sheet').first().waitFor();
  return page;
}

test('the result is the one of the program', async (world) => {
  const page = await result(world, 'a3');
  const points = score(recordOf('a3'));
  const table = page.getByRole('table', { name: 'Scores' });
  for (const [name, row] of [
    ['Yellow', 'yellow'],
    ['Turquoise', 'turquoise'],
    ['Pink', 'pink'],
    ['Total', 'total'],
    ['Place', 'place'],
  ]) {
    const cells = await table
      .locator('tr', { has: page.getByRole('rowheader', { name }) })
      .locator('td')
      .allTextContents();
    const numbers = cells.map((cell) => Number(/-?\d+$/.exec(cell.trim().replace('−', '-'))[0]));
    same(
      name,
      numbers,
      points.map((seat) => seat[row] ?? Number.NaN).map((value, seat) => (Number.isNaN(value) ? numbers[seat] : value)),
    );
  }
});

test('equal totals get the places of the tie-break, and it says so', async (world) => {
  const record = tied('wizard-dice', 4);
  const page = await world.open(`#/game/t${Buffer.from(record).toString('base64url')}`, phone);
  await seeResult(page);
  const table = page.getByRole('table', { name: 'Scores' });
  same('the last column', (await table.getByRole('columnheader').allTextContents()).at(-1), 'Place');
  same(
    'the places',
    (await table.locator('tbody td:last-child').allTextContents()).map(Number),
    score(record).map(({ place }) => place),
  );
  await page.getByText('With equal totals fewer jester crosses decide.').waitFor();
  same('what sticks out', await sticksOut(page), []);
});

test('on a phone names stand above their numbers, and the star at the end of a name', async (world) => {
  const long = ['Wolfgangwilhelmmaximilia', 'Anna-Katharina Hohenfels', 'Donaudampfschifffahrtskap'];
  for (const id of ['a3', 'a4']) {
    const named = recordOf(id).replace(
      '---\n',
      `${long.map((name, seat) => `name ${seat + 1} ${name}\n`).join('')}---\n`,
    );
    const page = await world.open(`#/game/t${Buffer.from(named).toString('base64url')}`, phone);
    await seeResult(page);
    const table = page.getByRole('table', { name: 'Scores' });
    const heads = table.getByRole(id === 'a3' ? 'columnheader' : 'rowheader');
    await table.locator('.crown').first().waitFor();
    const called = (await heads.allTextContents()).filter((text) => long.some((name) => text.includes(name)));
    same('each is named in a header', called.length, long.length);
    const star = await table.locator('.crown').first().boundingBox();
    const name = await table
      .locator('.player', { has: page.locator('.crown') })
      .first()
      .boundingBox();
    holds('the star is on the last line', Math.abs(star.y + star.height - name.y - name.height) < 8);
    if (id === 'a3') continue;
    same('the columns', await table.getByRole('columnheader').allTextContents(), [
      'Crosses',
      'Jester crosses',
      'Total',
      'Place',
    ]);
    const [width, head] = [(await table.boundingBox()).width, (await heads.first().boundingBox()).width];
    holds('a name has the whole width', Math.abs(width - head) < 2);
  }
});

test('long names break no page', async (world) => {
  const long = ['Donaudampfschifffahrtskapitän Meier', 'a'.repeat(200), '🦊'.repeat(40)];
  const named = recordOf('a3').replace(
    '---\n',
    `${long.map((name, seat) => `name ${seat + 1} ${name}\n`).join('')}---\n`,
  );
  const packed = `t${Buffer.from(named).toString('base64url')}`;
  for (const device of [phone, laptop]) {
    const page = await world.open(`#/game/${packed}`, device);
    await page.locator('.sheet').first().waitFor();
    same('what sticks out of the shared game', await sticksOut(page), []);
    await seeResult(page);
    await page.locator('.sheet').first().waitFor();
    same('what sticks out of the result', await sticksOut(page), []);
  }
});

test('a link that contains a game', async (world) => {
  const page = await result(world, 'a2');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  holds('the game is behind the #', link.startsWith(`${world.site.address}#/game/d`));

  const other = await world.open(link.slice(world.site.address.length));
  await other.getByRole('heading', { name: 'Doppelt so clever' }).waitFor();
  const total = /^result (\d+)/m.exec(recordOf('a2'))[1];
  await other.getByText(/^\s*A game for you · (.* · )?finished/).waitFor();
  holds('its score', (await other.getByRole('table').textContent()).includes(total));
  await other.getByRole('button', { name: 'See the result' }).click();
  await other.waitForURL(/#\/result\//);
  const id = /result\/(.*)$/.exec(other.url())[1];
  same('the record', lines((await kept(other, id)).record), lines(recordOf('a2')));
  await other.goto(`${world.site.address}#/load`);
  await other
    .getByRole('region', { name: 'Loaded earlier' })
    .getByRole('link', { name: /Doppelt so clever.*finished/ })
    .click();
  await other.waitForURL(new RegExp(`#/result/${id}$`));

  const broken = await world.open(`#/game/${link.slice(link.indexOf('/game/') + 6, -40)}`);
  await broken.getByText('This link is damaged').waitFor();
});

test('a record as a file and as text', async (world) => {
  const page = await result(world, 'a4');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).click(),
  ]);
  holds('its name', /^wizard-dice-.*\.fox$/.test(file.suggestedFilename()));
  same('the file', readFileSync(await file.path(), 'utf8'), recordOf('a4'));
  await page.getByRole('button', { name: 'Copy record' }).click();
  await page.getByText('Copied.').first().waitFor();
  same('the text', await page.evaluate(() => navigator.clipboard.readText()), recordOf('a4'));

  await page.goto(`${world.site.address}#/load`);
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await page.getByRole('heading', { name: 'Wizard' }).waitFor();
  const own = page.getByText(/^\s*Loaded game · \S.* and [^,]* · finished\s*$/);
  await own.waitFor();
  await page.reload();
  await own.waitFor();
  await page.goto(`${world.site.address}#/load`);
  await page.getByLabel('Record').fill(recordOf('a1').replace(/^1 take .*$/m, '1 take p1 y44'));
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('.refused').waitFor();
  holds('the engine says why', (await page.locator('.refused').textContent()).includes('Line 6:'));
});

test('an unfinished game in a link is played on', async (world) => {
  const page = await world.open('#/load');
  await page.getByLabel('Record').fill(recordOf('b2'));
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Play on …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who decides for Player 2').selectOption('greedy');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('[data-die]').first().waitFor();
  const game = await kept(page);
  same(
    'who plays',
    game.seats.map(({ kind }) => kind),
    ['person', 'greedy'],
  );
  holds('it has dice', /^seed /m.test(game.record));
});

test('a sheet to print', async (world) => {
  const page = await world.open('#/print');
  const image = page.getByRole('img', { name: 'Page with sheets of Ganz schön clever' });
  await image.waitFor();
  holds('it is drawn', await image.evaluate((each) => each.decode().then(() => each.naturalWidth > 0)));
  await page.getByRole('radio', { name: 'Wizard' }).check();
  await page.getByRole('img', { name: 'Page with sheets of Wizard' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  holds('a picture', readFileSync(await file.path(), 'utf8').startsWith('<svg'));
  const pdf = await page.pdf({ preferCSSPageSize: true });
  same('pages', pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g).length, 1);
});
