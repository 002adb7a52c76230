// Rounds of Wizard with the keyboard alone: no element is ever clicked or focused from outside.
import { check, events, kept } from './record.mjs';
import { holds, same, test, until } from './test.mjs';

/** What has the focus, in the words of somebody who listens. */
const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '',
  );

async function tabTo(page, selector) {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** The focus was led to what is asked. */
const led = (page, what, selector) =>
  until(page, `the focus on ${what}`, (wanted) => document.activeElement?.matches(wanted), selector);

/** Waits for the next question; says which. */
async function question(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.over')) return 'over';
    if (document.querySelector('.ask .colour')) return 'name';
    if (document.querySelector('.ask [data-verb="reroll"]')) return 'roll';
    if (document.querySelector('.ask [data-verb]')) return 'stop';
    return document.querySelector('.fields .legal') ? 'predict' : false;
  });
  return found.jsonValue();
}

const answers = {
  async predict(page) {
    await led(page, 'a field', '.fields .legal');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  async name(page) {
    await led(page, 'a colour', '.ask .colour');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  async roll(page) {
    await led(page, 'a die', '.row button');
    await page.keyboard.press('Space');
    await page.keyboard.press('7');
    await page.waitForSelector('.row button[aria-pressed="true"] >> nth=1');
    await page.keyboard.press('r');
  },
  async stop(page) {
    await led(page, 'an answer', '.ask button');
    await page.keyboard.press((await page.locator('[data-verb="wait"]').count()) > 0 ? 'p' : 'e');
  },
};

test('rounds of Wizard with the keyboard alone', async (world) => {
  const page = await world.open('#/new/wizard-dice');
  await tabTo(page, '.start button');
  await page.keyboard.press('Enter');
  await question(page);
  await tabTo(page, '.fields button');
  holds('the first stop is a field that can be chosen', /can be chosen/.test(await focused(page)));
  await page.keyboard.press('Enter');
  await tabTo(page, '.answers .primary');
  await page.keyboard.press('Escape');
  await led(page, 'the field again', '.fields .legal');
  const met = new Set();
  for (let turn = 0; turn < 40 && met.size < 4; turn += 1) {
    const asked = await question(page);
    if (asked === 'over') break;
    met.add(asked);
    await answers[asked](page);
    await page.waitForTimeout(30);
  }
  same('questions that were answered', [...met].sort(), ['name', 'predict', 'roll', 'stop']);
  const { record } = await kept(page);
  check(record);
  holds(
    'dice were rolled again',
    events(record).some((line) => /^1 reroll \S+ \S+$/.test(line)),
  );
});
