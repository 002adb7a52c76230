// Nothing is lost: reload, close, crash, and go on.
import { usual } from './browser.mjs';
import { takeUp } from './furniture.mjs';
import { before, check, events, isBonus, isTake, judge, kept, solo } from './record.mjs';
import { begin, Curious, inChain, mark, playUntil, seen, tapDie } from './table.mjs';
import { count, holds, same, test, until } from './test.mjs';

const diceShown = (page) => page.locator('[data-die]').evaluateAll((dice) => dice.map((die) => die.ariaLabel));
const asked = (page) => page.locator('.panel .words, .over p').first().innerText();

async function reloads(page, when) {
  const before = [(await kept(page)).record, await diceShown(page), await seen(page), await asked(page)];
  await page.reload();
  const table = await seen(page);
  same(`after a reload ${when}`, [(await kept(page)).record, await diceShown(page), table, await asked(page)], before);
}

test('reloading right after a roll and in a chain of bonuses', async (world) => {
  const page = await world.open();
  await begin(page, 'doppelt-so-clever');
  await reloads(page, 'right after the first roll');
  const game = solo('doppelt-so-clever', 5);
  await takeUp(page, before(game, isBonus));
  holds('a bonus is to be placed', inChain(await seen(page)));
  await reloads(page, 'in a chain of bonuses');
  const { fields } = await seen(page);
  await page.locator(`[data-field="${fields[0]}"]`).click();
  await seen(page);
  const { record } = await kept(page);
  await page.reload();
  same('what was tapped but not confirmed is forgotten', (await seen(page)).confirm, false);
  same('and nothing else', (await kept(page)).record, record);
  await takeUp(page, before(game, isTake, 0.95));
  await new Curious(4).playToEnd(page);
  await reloads(page, 'at the end');
  await judge(page);
});

const diceRoll = () =>
  [...document.querySelectorAll('[data-die] svg.body')].some((die) => die.getAnimations().length > 0);

test('reloading while the dice roll', async (world) => {
  const page = await world.open('', { reducedMotion: 'no-preference' });
  await begin(page, 'ganz-schon-clever', { seed: 'tumbling' });
  const player = new Curious(9);
  for (let times = 0; times < 4; times += 1) {
    await playUntil(page, player, ({ confirm }) => confirm);
    const then = events((await kept(page)).record);
    await page.locator('[data-confirm]').click();
    await until(page, 'the next roll', diceRoll);
    await page.reload();
    await seen(page);
    const now = events((await kept(page)).record);
    same('what was, is kept', now.slice(0, then.length), then);
    holds('and what is shown', /^(roll|serve) /.test(now[then.length + 1] ?? ''));
  }
});

test('reloading in the moment of a tap', async (world) => {
  const page = await world.open('', { reducedMotion: 'no-preference' });
  await begin(page, 'ganz-schon-clever', { seed: 'moment' });
  const player = new Curious(10);
  for (let times = 0; times < 4; times += 1) {
    await playUntil(page, player, ({ confirm }) => confirm);
    const then = events((await kept(page)).record);
    await page.locator('[data-confirm]').click();
    await page.reload();
    await seen(page);
    same('nothing but the tap may be lost', events((await kept(page)).record).slice(0, then.length), then);
  }
});

test('several games, left and taken up again', async (world) => {
  const context = await world.context();
  let page = await context.newPage();
  await page.goto(world.site.address);
  const games = ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'];
  const records = {};
  for (const [place, game] of games.entries()) {
    await begin(page, game, { seed: `game ${place}` });
    const player = new Curious(place);
    for (let taps = 0; taps < 6 + 3 * place; taps += 1) await player.tap(page);
    await seen(page);
    records[game] = (await kept(page)).record;
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { name: 'Go on playing' }).waitFor();
  }
  await page.close();
  page = await context.newPage();
  await page.goto(world.site.address);
  const list = page.getByRole('region', { name: 'Go on playing' });
  await count('how many games go on', list.getByRole('link'), 3);
  for (const [place, title] of ['Ganz schön clever', 'Doppelt so clever', 'Clever hoch Drei'].entries()) {
    await list.getByRole('link', { name: title }).click();
    await seen(page);
    same(`the record of ${title}`, (await kept(page)).record, records[games[place]]);
    const place_ = await page.locator('header .quiet-text').innerText();
    await page.goBack();
    const line = await list.getByRole('link', { name: title }).innerText();
    holds(
      `the list tells how ${title} stands (${line})`,
      line.includes(place_.split(' · ')[0]) && line.includes(place_.split(' · ')[1]),
    );
  }
  await list.getByRole('button', { name: 'Delete this game of Doppelt so clever' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await count('nothing is deleted without a word', list.getByRole('link'), 3);
  await list.getByRole('button', { name: 'Delete this game of Doppelt so clever' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await list.getByRole('link', { name: 'Doppelt so clever' }).waitFor({ state: 'detached' });
  await page.reload();
  await count('the others are left', list.getByRole('link'), 2);
});

test('two windows of one game follow each other', async (world) => {
  const context = await world.context();
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto(world.site.address);
  await begin(one, 'ganz-schon-clever', { seed: 'windows' });
  await two.goto(one.url());
  await seen(two);
  for (const [here, there] of [
    [one, two],
    [two, one],
  ]) {
    await here.bringToFront();
    const then = await diceShown(here);
    await mark(here);
    await until(
      here,
      'the next roll',
      (old) => [...document.querySelectorAll('[data-die]')].map((die) => die.ariaLabel).join() !== old,
      then.join(),
    );
    const now = [await seen(here), await diceShown(here)];
    await there.bringToFront();
    same('both show the same', [await seen(there), await diceShown(there)], now);
  }
  holds(
    'two marks are kept',
    events((await kept(one)).record).filter((line) => line.startsWith('1 take')).length === 2,
  );
});

test('a device that keeps nothing can still play', async (world) => {
  const context = await world.browser.newContext({ ...usual });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(world.site.address);
  await page.getByRole('button', { name: 'Play alone: Ganz schön clever' }).click();
  const { dice } = await seen(page);
  await tapDie(page, dice[0]);
  await page.locator('.notice').getByText('This browser has no room to keep the game').waitFor();
  await context.close();
});

test('a game goes on when the device is full, is never called kept, and is kept when there is room', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'full' });
  const before = (await kept(page)).record;
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    window.makeRoom = () => (IDBObjectStore.prototype.put = put);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const told = page.locator('.notice').getByText('This browser has no room to keep the game');
  await mark(page);
  await told.waitFor();
  await mark(page);
  same('what is on the device', (await kept(page)).record, before);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('This browser has no room to keep the game').waitFor();
  same('that it is kept', await page.getByRole('dialog').getByText('The game is kept').count(), 0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => window.makeRoom());
  await mark(page);
  await seen(page);
  await told.waitFor({ state: 'detached' });
  const { record } = await kept(page);
  check(record);
  holds('all of it is there', record.startsWith(before.trimEnd()) && events(record).length > events(before).length + 4);
});
