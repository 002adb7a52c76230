// Every size of screen and of letters.
import { takeUp } from './furniture.mjs';
import { drawn, laptop, large, lost, offScreen, phone, resize, sticksOut, tablet } from './look.mjs';
import { places, visit } from './places.mjs';
import { before, isBonus, solo } from './record.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

for (const [name, device] of Object.entries({ phone, tablet, laptop, large })) {
  test(`a whole table on one screen: ${name}`, async (world) => {
    const tables = places.filter(({ at, then }) => /^play\/[bc]/.test(at) && !then);
    await visit(world, device, async (page) => same('not seen at once', await offScreen(page), []), (place) => tables.includes(place));
  });
}

test('bonuses and choices fit on a phone', async (world) => {
  const page = await world.open('', phone);
  for (const game of ['doppelt-so-clever', 'clever-hoch-drei']) {
    await takeUp(page, before(solo(game, 5), isBonus, 0.3));
    const player = new Curious(40);
    for (let taps = 0; taps < 14; taps += 1) {
      await seen(page);
      await drawn(page);
      same('not seen at once', await offScreen(page), []);
      await player.tap(page);
    }
  }
});

test('fields on a phone can be hit with a finger', async (world) => {
  const page = await world.open('', phone);
  await begin(page, 'clever-hoch-drei', { seed: 'finger' });
  const { dice } = await seen(page);
  await page.locator(`[data-die="${dice[0]}"]`).tap();
  const { fields, confirm } = await seen(page);
  if (confirm) return;
  const box = await page.locator(`[data-field="${fields[0]}"]`).boundingBox();
  // A little beside the field still means it.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 6);
  holds('the field is chosen', (await seen(page)).confirm || (await seen(page)).ways.length > 0);
});

/** As somebody who has told the browser to write twice as large. */
async function double(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

test('nothing is lost with letters twice as large', (world) =>
  visit(world, { ...laptop, hasTouch: true, locale: 'de-DE' }, async (page) => {
    for (const device of [tablet, phone, laptop]) {
      await resize(page, device);
      same(`what sticks out of ${device.viewport.width}`, await sticksOut(page), []);
      same(`what is lost on ${device.viewport.width}`, await lost(page), []);
    }
  }, undefined, double),
{ long: true });
