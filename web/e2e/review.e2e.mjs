// The review of a finished game, against the coach of the program.
import { furnish, games } from './furniture.mjs';
import { check, events, foxtray, kept } from './record.mjs';
import { holds, same, test, until } from './test.mjs';

const ready = async (world, id, options = {}) => {
  const page = await world.open('', options);
  await page.locator('.games').waitFor();
  await furnish(page);
  await page.goto(`${world.site.address}#/review/${id}`);
  await page.getByRole('slider').waitFor({ timeout: 120_000 });
  return page;
};
const recordOf = (id) => games.find((game) => game.id === id).record;
const at = (page) => page.getByRole('slider').getAttribute('aria-valuenow').then(Number);
const numberIn = async (page, name) => {
  const row = page.locator('tr', { has: page.getByRole('rowheader', { name, exact: false }) }).first();
  return (await row.locator('td').allTextContents()).map((text) =>
    Number(text.replace('−', '-').replace('+', '').replace(',', '')),
  );
};

for (const [id, what] of [
  ['a1', 'alone'],
  ['a2', 'with two players'],
  ['a4', 'of Wizard'],
]) {
  test(
    `a review ${what} says what the program says`,
    async (world) => {
      const page = await ready(world, id);
      const report = JSON.parse(foxtray(['analyse', '--player', 'master', '--json', '-'], recordOf(id)));
      const near = (name, found, wanted, digits) => {
        same(`how many of ${name}`, found.length, wanted.length);
        found.forEach((value, seat) =>
          holds(
            `${name} of seat ${seat + 1}: ${value} is ${wanted[seat]}`,
            Math.abs(value - wanted[seat]) <= 0.51 * 10 ** -digits,
          ),
        );
      };
      near(
        'the results',
        await numberIn(page, 'Result'),
        report.seats.map(({ end }) => end.points),
        0,
      );
      near(
        'the luck',
        await numberIn(page, 'Luck'),
        report.seats.map(({ luck }) => luck.points),
        1,
      );
      near(
        'with average luck',
        await numberIn(page, 'With average luck'),
        report.seats.map(({ adjusted }) => adjusted),
        1,
      );
      near(
        'lost per decision',
        await numberIn(page, 'Lost per real decision'),
        report.seats.map((seat) => seat.lost_per_decision),
        2,
      );
      near(
        'blunders',
        await numberIn(page, 'Blunders'),
        report.seats.map(({ grades }) => grades.blunder),
        0,
      );
      same('the last event', await at(page), report.events.length);

      // The best move of the first decision that lost something, as the coach has it.
      const wrong = report.events.find(({ decision }) => decision && decision.grade === 'blunder');
      await page.getByRole('slider').focus();
      await page.keyboard.press('Home');
      for (let number = 0; number < wrong.event; number += 1) await page.keyboard.press('ArrowRight');
      await until(
        page,
        'the moves of that moment',
        (moves) => document.querySelectorAll('tbody tr .tag').length >= moves,
        2,
      );
      const values = await page.locator('table:has(.tag) tbody tr td:nth-child(2)').allTextContents();
      holds(
        'the best move comes first',
        Math.abs(Number(values[0].replace(',', '')) - wrong.decision.moves[0].points) < 0.051,
      );
      return `${report.events.length} events`;
    },
    { long: true },
  );
}

test('stepping through a review', async (world) => {
  const page = await ready(world, 'a1', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const all = await at(page);
  same('nothing is left to play at the end', await page.getByRole('button', { name: 'Play on from here' }).count(), 0);
  await page.getByRole('button', { name: 'One event back' }).click();
  same('one back', await at(page), all - 1);
  await page.getByRole('button', { name: 'Back to the last sign' }).click();
  const last = await at(page);
  holds('a sign is further back', last < all - 1);
  const said = await page.getByRole('slider').getAttribute('aria-valuetext');
  holds(
    `the moment in words: ${said}`,
    /^Event \d+ of \d+: .+, (inaccuracy|mistake|blunder|lucky throw|unlucky throw), expected \d+/.test(said),
  );
  await page.getByRole('button', { name: 'Back to the last sign' }).click();
  holds('and another one', (await at(page)) < last);
  await page.getByRole('button', { name: 'On to the next sign' }).click();
  same('and on again', await at(page), last);

  await page.locator('.moments button').first().click();
  const moment = await at(page);
  await page.getByText('Show as a table').click();
  same('rows of the table', await page.locator('details tbody tr').count(), all + 1);

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByText('Roll').first().waitFor();
  const game = await kept(page);
  same('where it comes from', game.from, 'a1');
  const now = events(game.record);
  same('the events up to there', now.slice(0, moment), events(recordOf('a1')).slice(0, moment));
  check(game.record);
});

test('a moment that decided the game comes before one’s eyes', async (world) => {
  const page = await ready(world, 'a1', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const second = page.locator('.moments button').nth(1);
  const line = await second.locator('.line').textContent();
  await second.tap();
  const shown = page.getByRole('region', { name: 'The moment' });
  await until(page, 'the moment has the focus', () => document.activeElement?.ariaLabel === 'The moment');
  const box = await shown.boundingBox();
  holds(`it is in sight, at ${box.y}`, box.y >= 0 && box.y < 200);
  holds('it is told', (await shown.locator('[aria-live=polite]').textContent()).includes(line));
  await page.getByRole('button', { name: 'Back to the moments' }).tap();
  await until(page, 'the list has the focus again', () => document.activeElement?.closest('.moments') !== null);
  const back = await second.boundingBox();
  holds(`the list is in sight again, at ${back.y}`, back.y > 0 && back.y < 844);
  await page.getByRole('button', { name: 'One event back' }).click();
  same('whoever steps on is not led back', await page.getByRole('button', { name: 'Back to the moments' }).count(), 0);
});

for (const [reducedMotion, wanted] of [
  ['reduce', 'instant'],
  ['no-preference', 'smooth'],
]) {
  test(`the way to a moment with motion: ${reducedMotion}`, async (world) => {
    const page = await ready(world, 'a1', { reducedMotion });
    await page.evaluate(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        if (this.matches('section')) window.scrolled = options.behavior;
        return scroll.call(this, options);
      };
    });
    await page.locator('.moments button').first().click();
    await until(page, 'it scrolls', () => window.scrolled !== undefined);
    same('how', await page.evaluate(() => window.scrolled), wanted);
  });
}

test(
  'a closer look, stopped and made',
  async (world) => {
    const page = await ready(world, 'a1');
    const quick = await numberIn(page, 'Lost per real decision');
    await page.getByRole('button', { name: 'Look closer' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Look closer' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
    const report = JSON.parse(foxtray(['analyse', '--player', 'analysis', '--json', '-'], recordOf('a1')));
    const close = await numberIn(page, 'Lost per real decision');
    holds('it is what the program says', Math.abs(close[0] - report.seats[0].lost_per_decision) <= 0.0051);
    holds('it differs from the quick look', close[0] !== quick[0]);
  },
  { long: true },
);
