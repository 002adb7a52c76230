// Taking back: up to the last roll, and no further.
import { takeUp } from './furniture.mjs';
import { before, events, isBonus, isTake, kept, solo } from './record.mjs';
import { begin, Curious, inChain, mark, seen } from './table.mjs';
import { count, holds, same, test } from './test.mjs';

const undo = (page) => page.getByRole('button', { name: 'Undo' });

test('undo goes back to the last roll and not beyond', async (world) => {
  const page = await world.open('#/settings');
  await page.getByRole('switch', { name: /roll/i }).uncheck();
  await begin(page, 'ganz-schon-clever', { seed: 'undo' });
  same('dice wait to be rolled', (await seen(page)).roll, true);
  same('undo before anything was done', await undo(page).isDisabled(), true);
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  const { dice } = await seen(page);
  const rolled = (await kept(page)).record;
  same('undo right after a roll', await undo(page).isDisabled(), true);
  await page.keyboard.press('u');
  same('the key does nothing either', (await kept(page)).record, rolled);

  await mark(page);
  same('dice wait again', (await seen(page)).roll, true);
  await undo(page).click();
  await page.locator('[data-die].lit').first().waitFor();
  same('the mark is taken back', (await kept(page)).record, rolled);
  same('the same dice can be chosen', (await seen(page)).dice, dice);

  await mark(page);
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await page.locator('[data-die].lit').first().waitFor();
  same('undo after the next roll', await undo(page).isDisabled(), true);
});

test('undo that is not possible says why, and what would help', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'undo' });
  same('undo can be reached', await undo(page).getAttribute('disabled'), null);
  await undo(page).click({ force: true });
  await page.locator('.notice').getByText('You have not decided anything yet that could be taken back.').waitFor();
  await page.keyboard.press('Escape');
  await count('it goes away', page.locator('.notice'), 0);
  await mark(page);
  await seen(page);
  await page.keyboard.press('u');
  const notice = page.locator('.notice');
  await notice.getByText('The dice have rolled since your last choice, so it stands.').waitFor();
  await notice.getByRole('button', { name: 'Roll the dice myself' }).click();
  await notice.waitFor({ state: 'detached' });
  await mark(page);
  same('dice wait', (await seen(page)).roll, true);
  await undo(page).click();
  await page.locator('[data-die].lit').first().waitFor();
});

test('undo in a chain of bonuses, one by one', async (world) => {
  const page = await world.open();
  await takeUp(
    page,
    before(solo('doppelt-so-clever', 5), (line, next) => isBonus(line) && isBonus(next)),
  );
  holds('a bonus is to be placed', inChain(await seen(page)));
  const first = (await kept(page)).record;
  await mark(page);
  await page.waitForFunction(() => !document.querySelector('[data-confirm]'));
  await seen(page);
  const after = (await kept(page)).record;
  if (/^roll|^serve/.test(events(after).at(-1))) throw new Error('the chain should go on: choose another seed');
  let record = after;
  for (let steps = 0; await undo(page).isEnabled(); steps += 1) {
    await undo(page).click();
    await page.waitForTimeout(150);
    await seen(page);
    const now = (await kept(page)).record;
    holds(
      'undo takes one decision away',
      record.startsWith(now.trimEnd()) && events(now).length === events(record).length - 1,
    );
    if (steps === 0) same('the first one is the bonus', now, first);
    record = now;
  }
  holds('it ends at a roll', /^(roll|serve)/.test(events(record).at(-1)));
});

test('undo of the last move of a game takes its result back', async (world) => {
  const page = await world.open();
  await takeUp(page, before(solo('ganz-schon-clever', 5), isTake, 0.9));
  await new Curious(5).playToEnd(page);
  const { record } = await kept(page);
  const results = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('foxtray');
          open.onsuccess = () => {
            const count = open.result.transaction('results').objectStore('results').count();
            count.onsuccess = () => (open.result.close(), resolve(count.result));
          };
        }),
    );
  same('results', await results(), 1);
  await undo(page).click();
  await page.locator('.over').waitFor({ state: 'detached' });
  await seen(page);
  same('results after undo', await results(), 0);
  const back = await kept(page);
  same('the game goes on', [back.over, record.startsWith(back.record.trimEnd())], [false, true]);
  await new Curious(6).playToEnd(page);
  same('results in the end', await results(), 1);
});
