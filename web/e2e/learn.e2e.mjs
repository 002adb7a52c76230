// The introductions: the reader taps what is asked for, and the engine answers.
import { begin } from './table.mjs';
import { count, holds, same, test, until } from './test.mjs';

const games = ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei', 'wizard-dice'];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const step = (page) => page.locator('.count').textContent();
const onward = (page) => page.locator('.bar').getByRole('button', { name: 'Next' });

/** Taps whatever has the thick ring, until the step is done. */
async function obey(page) {
  for (let taps = 0; (await onward(page).count()) === 0; taps += 1) {
    holds('the rings lead to the end of the step', taps < 8);
    const dice = page.locator('button:has(.marked)');
    if ((await dice.count()) > 0 && (await page.locator('.button.hinted').count()) === 0) {
      for (const die of await dice.all()) await die.click();
    }
    const ring = page.locator('.hinted').first();
    // A ring on the Wizard sheet is drawn below the button of its field.
    await ring.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    await ring.click({ force: true });
    await page.waitForTimeout(50);
  }
}

test('the first visit says what the games are and where to learn them', async (world) => {
  const page = await world.open('', { viewport: { width: 390, height: 844 } });
  const line = page.getByText('You roll dice and mark fields');
  await line.waitFor();
  const [told, games] = await Promise.all([
    line.boundingBox(),
    page.getByRole('heading', { name: 'Play', exact: true }).boundingBox(),
  ]);
  holds('it stands above the games', told.y + told.height < games.y);
  await line.getByRole('link', { name: 'Learn them step by step' }).click();
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  await begin(page, 'ganz-schon-clever');
  await page.goto(`${world.site.address}#/`);
  await page.getByRole('region', { name: 'Go on playing' }).waitFor();
  await count('whoever has played knows', line, 0);
});

for (const game of games) {
  test(`the introduction to ${game}, by taps on a phone`, async (world) => {
    const page = await world.open(`#/learn/${game}`, phone);
    await page.locator('.sheet').first().waitFor();
    const steps = Number(/of (\d+)/.exec(await step(page))[1]);
    for (let number = 1; number < steps; number += 1) {
      await until(
        page,
        `step ${number}`,
        (wanted) => document.querySelector('.count')?.textContent?.includes(`Step ${wanted} `),
        number,
      );
      if ((await page.locator('.ask').count()) > 0) {
        await obey(page);
        const done = (await page.locator('.done').innerText()).trim();
        holds(`it says that it is right: ${done}`, done.startsWith('That is it.'));
        holds(`in whole sentences: ${done}`, !/[.!?] [a-z]|[.!?][.!?]/.test(done));
      }
      await onward(page).click();
    }
    await page.getByRole('link', { name: 'Play a game' }).click();
    await until(page, 'setting up the game', (wanted) => location.hash === `#/new/${wanted}`, game);
    return `${steps} steps`;
  });
}

test('an introduction says why not, and goes back', async (world) => {
  const page = await world.open('#/learn/ganz-schon-clever');
  await onward(page).click();
  await page.getByRole('button', { name: /^purple die, 1/ }).click();
  same(
    'another legal die',
    await page.locator('.note').textContent(),
    'That would be allowed too. For now, follow the thick ring.',
  );
  await page.getByRole('button', { name: /^yellow die, 3/ }).click();
  await page
    .getByRole('button', { name: /^yellow row 1, 6\b/ })
    .first()
    .click();
  holds('a reason is given', (await page.locator('.note').textContent()).length > 10);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Your sheet' }).waitFor();
});

test('an introduction by keyboard alone', async (world) => {
  const page = await world.open('#/learn/ganz-schon-clever');
  await onward(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your first roll' }).waitFor();
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not lead to ${selector}`);
  };
  await tabTo('.die.hinted');
  await page.keyboard.press('Enter');
  await tabTo('.field.hinted, .field[tabindex="0"]');
  await page.keyboard.press('Enter');
  await until(page, 'the focus is on Next', () => document.activeElement?.textContent === 'Next');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'White and blue' }).waitFor();
});

test('the rules lead to each section', async (world) => {
  const page = await world.open('#/learn/clever-hoch-drei%2Frules');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: 'Turquoise' }).click();
  await until(page, 'the heading has the focus', () => document.activeElement?.textContent === 'Turquoise');
  holds('it is in view', await page.getByRole('heading', { name: 'Turquoise' }).isVisible());
  same('pictures of the areas', await page.getByRole('img', { name: /area of the sheet$/ }).count(), 5);
  await page.getByRole('link', { name: 'Introduction' }).click();
  await page.getByRole('heading', { name: 'Your sheet' }).waitFor();
});
