// Every size of screen and of letters.
import { keep, middle, record, row, takeUp } from './furniture.mjs';
import { drawn, laptop, large, lost, offScreen, phone, resize, sticksOut, tablet, torn } from './look.mjs';
import { places, visit } from './places.mjs';
import { before, isBonus, solo } from './record.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

for (const [name, device] of Object.entries({ phone, tablet, laptop, large })) {
  test(`a whole table on one screen: ${name}`, async (world) => {
    const tables = places.filter(({ at, then }) => /^play\/[bc]/.test(at) && !then);
    await visit(
      world,
      device,
      async (page) => same('not seen at once', await offScreen(page), []),
      (place) => tables.includes(place),
    );
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

/** What can be tapped for a field is at least 24 points wide and high (WCAG 2.2, 2.5.8), and is all its own. */
function small(page) {
  return page.locator('button.field').evaluateAll((all) => {
    const boxes = all.map((field) => field.getBoundingClientRect());
    const found = all
      .filter((_, at) => Math.min(boxes[at].width, boxes[at].height) < 24)
      .map(({ dataset }) => `small: ${dataset.field}`);
    const meet = (a, b) =>
      a.left < b.right - 0.1 && b.left < a.right - 0.1 && a.top < b.bottom - 0.1 && b.top < a.bottom - 0.1;
    all.forEach((one, at) =>
      all.forEach(
        (other, next) =>
          next < at && meet(boxes[at], boxes[next]) && found.push(`${one.dataset.field} and ${other.dataset.field}`),
      ),
    );
    return found.slice(0, 5);
  });
}

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 664],
  [390, 844],
  [430, 932],
]) {
  test(`fields are large enough for fingers on ${width} x ${height}`, async (world) => {
    const page = await world.open('', { ...phone, viewport: { width, height } });
    for (const game of ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei']) {
      for (const players of [1, 2, 4]) {
        const seats = Array.from({ length: players }, (_, seat) => ({
          kind: seat === 0 ? 'person' : 'beginner',
          name: '',
        }));
        await keep(page, {
          games: [row('e1', middle(record(`${game}-${players}-greedy`), 0.5), { seats })],
          results: [],
        });
        await page.goto(`${world.site.address}#/nothing`);
        await page.goto(`${world.site.address}#/play/e1`);
        await seen(page);
        await drawn(page);
        same(`fields of ${game} with ${players}`, await small(page), []);
      }
    }
  });
}

/** Names of which nothing is cut, and which nothing covers. */
async function hiddenNames(page) {
  return page.locator('.whole').evaluateAll((all) =>
    all.flatMap((whole) => {
      const name = whole.querySelector('.name');
      const text = document.createRange();
      text.selectNodeContents(whole);
      const { right, left, top, bottom } = text.getBoundingClientRect();
      const badge = whole.closest('button').querySelector('.seer')?.getBoundingClientRect();
      // The line is higher than its letters.
      const room = (bottom - top) * 0.15;
      const covered =
        badge && badge.left < right && left < badge.right && badge.top < bottom - room && top + room < badge.bottom;
      return [
        ...(name.scrollWidth > name.clientWidth ? [`cut: ${whole.textContent}`] : []),
        ...(covered ? [`covered: ${whole.textContent}`] : []),
      ];
    }),
  );
}

for (const [game, players] of [
  ['ganz-schon-clever', 4],
  ['wizard-dice', 3],
  ['wizard-dice', 4],
]) {
  test(`names of ${players} can be read on a phone, ${game}`, async (world) => {
    const page = await world.open('', phone);
    const names = ['Beatrix', 'Ben', 'Konrad', 'Marieke'];
    const people = Array.from({ length: players }, (_, seat) => ({ kind: 'person', name: names[seat] }));
    const others = Array.from({ length: players }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'beginner',
      name: '',
    }));
    for (const seats of [people, others]) {
      const text = record(`${game}-${players}-greedy`);
      await keep(page, { games: [row('e1', middle(text, 0.5), { seats })], results: [] });
      await page.goto(`${world.site.address}#/nothing`);
      await page.goto(`${world.site.address}#/play/e1`);
      await page
        .locator('.whole')
        .nth(players - 1)
        .waitFor();
      await drawn(page);
      same('names', await hiddenNames(page), []);
    }
  });
}

/** As somebody who has told the browser to write twice as large. */
async function double(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

test(
  'nothing is lost with letters twice as large',
  (world) =>
    visit(
      world,
      { ...laptop, hasTouch: true, locale: 'de-DE' },
      async (page) => {
        for (const device of [tablet, phone, laptop]) {
          await resize(page, device);
          same(`what sticks out of ${device.viewport.width}`, await sticksOut(page), []);
          same(`what is lost on ${device.viewport.width}`, await lost(page), []);
        }
      },
      undefined,
      double,
    ),
  { long: true },
);

for (const locale of ['en-GB', 'de-DE', 'nl-NL']) {
  test(`no button tears a word apart with letters twice as large, ${locale.slice(0, 2)}`, (world) =>
    visit(
      world,
      { ...phone, locale },
      async (page) => same('on the buttons', await torn(page), []),
      undefined,
      double,
    ));
}
