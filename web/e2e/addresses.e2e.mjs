// Addresses that mean nothing, what is said on the way, and the way back.
import { begin, seen } from './table.mjs';
import { same, test, until } from './test.mjs';

const said = (page) => page.locator('main ~ .unseen[aria-live]').allTextContents();

test('addresses that mean nothing are answered kindly', async (world) => {
  const page = await world.open('#/g/%%%');
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  await until(page, 'the title says so', () => document.title === 'There is nothing at this address. · foxtray');
  for (const link of ['', '/!!!', '/%%%', '/dAAAA']) {
    await page.goto(`${world.site.address}#/game${link}`);
    await page.getByText('This link is damaged.').waitFor();
    await page.goto(`${world.site.address}#/`);
    await page.locator('.games').waitFor();
  }
  await page.goto(`${world.site.address}#/load`);
  await page.getByLabel('Record').fill('https://example.org/#/game/!!!');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('This link is damaged.').filter({ visible: true }).first().waitFor();
});

test('what was said stays behind when a screen is left', async (world) => {
  const page = await world.open('#/load');
  await page.getByLabel('Record').fill('no game');
  await page.getByRole('button', { name: 'Open' }).click();
  await until(page, 'the refusal is said', () => document.querySelector('[role=alert]')?.textContent !== '');
  await page.goto(`${world.site.address}#/`);
  await begin(page, 'ganz-schon-clever', { seed: 'hush' });
  await until(page, 'the question is said', () =>
    document.querySelector('[role=status]')?.textContent?.includes('Roll 1 of 3'),
  );
  same('the refusal is gone', (await said(page))[1], '');
  await page.goto(`${world.site.address}#/nowhere`);
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  same('nothing is said', await said(page), ['', '']);
});

test('a step back closes the menu first', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'back' });
  await seen(page);
  const at = page.url();
  await page.locator('[data-die].lit').first().click();
  const chosen = (await seen(page)).die;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  same('the game is still there', page.url(), at);
  same('the chosen die', (await seen(page)).die, chosen);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => !url.hash.startsWith('#/play/'));
});
