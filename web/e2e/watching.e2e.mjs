// What others do: shown step by step, hurried by whoever does not want to watch, and read afterwards.
import { takeUp } from './furniture.mjs';
import { before, kept, played } from './record.mjs';
import { seen } from './table.mjs';
import { count, holds, same, test } from './test.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const full = /^roll( \w\d){6}$/;
const lit = '[data-die].lit, .field.lit';

/** The turn of the second of three players begins. */
function othersTurn() {
  let turns = 0;
  return before(played('ganz-schon-clever', 3, 4), (line) => full.test(line) && (turns += 1) === 2);
}
const seats = ['person', 'greedy', 'greedy'].map((kind) => ({ kind, name: '' }));

/** Pauses never end by themselves on this page. */
async function stand(world, options) {
  const page = await (await world.context({ reducedMotion: 'no-preference', ...options })).newPage();
  await page.clock.install();
  await page.goto(world.site.address);
  await page.waitForSelector('.games');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

const hurry = {
  'a tap on the sheet': (page) => page.locator('.sheet-room').click({ position: { x: 20, y: 20 } }),
  'a key': (page) => page.keyboard.press('f'),
  'the button, by keyboard': async (page) => {
    await page.locator('[data-hurry]').focus();
    await page.keyboard.press('Enter');
  },
};

for (const [how, act] of Object.entries(hurry)) {
  test(`the turn of another is hurried by ${how}`, async (world) => {
    const page = await stand(world, how.includes('tap') ? phone : {});
    await takeUp(page, othersTurn(), { seats });
    await page.getByRole('button', { name: 'Fast-forward' }).waitFor();
    await new Promise((next) => setTimeout(next, 500));
    same('it waits at the first roll', await page.locator(lit).count(), 0);
    const { record } = await kept(page);
    await act(page);
    await page.locator(lit).first().waitFor();
    const lines = (await kept(page)).record.slice(record.length).split('\n');
    holds('more than one choice was shown', lines.filter((line) => /^[23] /.test(line)).length > 1);
    await count('then there is nothing to hurry', page.locator('[data-hurry]'), 0);
  });
}

test('the points in the tabs are those of the sheet while others play', async (world) => {
  const page = await stand(world);
  await takeUp(page, othersTurn(), { seats });
  await page.locator('[data-hurry]').waitFor();
  await page.locator('.tabs button').nth(1).click();
  const totals = () =>
    page.evaluate(() => [
      document.querySelector('.tabs [aria-pressed="true"] .numbers').textContent,
      document.querySelector('.sheet-room .score-text.total').textContent,
    ]);
  const told = new Set();
  for (let step = 0; step < 25; step += 1) {
    const [tab, sheet] = await totals();
    same('the points in the tab', tab, sheet);
    told.add(sheet);
    await page.clock.runFor(600);
    await new Promise((next) => setTimeout(next, 60));
  }
  holds('they changed meanwhile', told.size > 1);
});

test('a second tap in a hurry decides nothing', async (world) => {
  const page = await world.open('#/settings', { ...phone, reducedMotion: 'no-preference' });
  await page.getByRole('switch', { name: 'Confirm each mark' }).uncheck();
  await takeUp(page, othersTurn(), { seats });
  await page.locator('[data-hurry]').waitFor();
  // Where a field will be that can be chosen then.
  const { record } = await kept(page);
  const fields = page.locator('.field');
  const places = await fields.evaluateAll((all) =>
    all
      .map((each) => [each.dataset.field, each.getBoundingClientRect()])
      .map(([id, box]) => ({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 })),
  );
  await page.evaluate(async (all) => {
    const tap = (at, detail) =>
      document
        .elementFromPoint(at.x, at.y)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    const asked = new Promise((resolve) =>
      new MutationObserver(() => document.querySelector('.field.lit') && resolve()).observe(document.body, {
        subtree: true,
        attributes: true,
        childList: true,
      }),
    );
    tap(all[0], 1);
    await asked;
    const { field } = document.querySelector('.field.lit').dataset;
    tap(
      all.find(({ id }) => id === field),
      2,
    );
  }, places);
  await new Promise((next) => setTimeout(next, 500));
  const lines = (await kept(page)).record.slice(record.length).split('\n');
  same(
    'what the person has decided',
    lines.filter((line) => line.startsWith('1 ')),
    [],
  );
  holds(
    'others have',
    lines.some((line) => line.startsWith('2 ')),
  );
});

test('a tap on a button is meant for the button', async (world) => {
  const page = await stand(world, phone);
  await takeUp(page, othersTurn(), { seats });
  await page.getByRole('button', { name: 'Fast-forward' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await new Promise((next) => setTimeout(next, 500));
  same('nobody hurried', await page.locator(lit).count(), 0);
});

test('what the others did is read on a phone', async (world) => {
  const page = await world.open('', phone);
  await takeUp(page, othersTurn(), { seats });
  await seen(page);
  await page.getByRole('button', { name: 'What happened' }).tap();
  const dialog = page.getByRole('dialog', { name: 'What happened' });
  await dialog.getByRole('heading', { name: 'Since your last choice' }).waitFor();
  const lines = await dialog.getByRole('list').first().getByRole('listitem').allInnerTexts();
  const { record } = await kept(page);
  const own = record.split('\n').findLastIndex((line) => line.startsWith('1 '));
  same(
    'one line for each event',
    lines.length,
    record
      .split('\n')
      .slice(own + 1)
      .filter(Boolean).length,
  );
  holds('in their order', lines[0].startsWith('Greedy') === /^[23]/.test(record.split('\n')[own + 1]));
  await dialog.getByText('Before that').tap();
  await dialog.getByRole('list').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'What happened' }).last().tap();
  await dialog.waitFor();
});

test('what the others did in Wizard is read on a phone, and hurried', async (world) => {
  const page = await world.open('', { ...phone, reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: /^Play against two/ }).click();
  await page.locator('.fields .legal').first().click();
  await page.locator('.answers .primary').click();
  await page.getByRole('button', { name: 'Fast-forward' }).tap();
  await page.locator('.ask [data-verb], .ask .colour, .fields .legal').first().waitFor();
  await page.getByRole('button', { name: 'What happened' }).tap();
  const lines = await page.getByRole('dialog', { name: 'What happened' }).getByRole('listitem').allInnerTexts();
  holds(
    `others are in it: ${lines.join(' ')}`,
    lines.some((line) => line.includes('Casual')),
  );
});
