// Addresses: wherever a link leads, the right screen comes.
import { policy } from './serve.mjs';
import { dist, openFolder } from './site.mjs';
import { same, test, until } from './test.mjs';

test('an address that changes while the app starts', async (world) => {
  const page = await (await world.context()).newPage();
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (location.hash = '#/settings')));
  await page.goto(world.site.address);
  await until(page, 'the settings', () => document.querySelector('h1')?.textContent === 'Settings', undefined, 5000);
});

test('an address where nothing is', async (world) => {
  const page = await world.open('#/nowhere');
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: 'foxtray' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  await page.goto(`${world.site.address}#/play/0123456789abcdef`);
  await page.getByRole('heading', { name: 'This game is not on this device any more.' }).waitFor();
  same('its title', await page.title(), 'foxtray');
});

test('the small server has the policy of the program', async () => {
  const site = await openFolder(dist);
  const headers = (await fetch(site.address)).headers;
  site.end();
  same('the policy', headers.get('content-security-policy'), policy);
});
