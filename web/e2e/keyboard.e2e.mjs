// A solo game of Clever hoch Drei with the keyboard alone: no element is ever clicked or focused
// from outside.
import { judge } from './record.mjs';
import { test } from './test.mjs';

const letters = ['w', 'y', 't', 'b', 'n', 'p'];

/** What somebody with a keyboard sees: what has the focus, and what could be done. */
function state(page) {
  return page.evaluate(() => {
    const there = (selector) => document.querySelector(selector) !== null;
    const active = document.activeElement;
    return {
      over: there('.over'),
      ready: active?.matches('[data-confirm], [data-way], .field.lit') ?? false,
      chosen: there('[data-die].chosen') || there('.field.chosen'),
      dice: [...document.querySelectorAll('[data-die].lit')].map((die) => die.getAttribute('data-die')),
      fields: document.querySelectorAll('.field.lit').length,
      buttons: document.querySelectorAll('[data-verb]').length,
    };
  });
}

/** Presses one key; false once the game is over. */
async function step(page, turn) {
  await page.waitForSelector('.over, [data-confirm], [data-way], [data-die].lit, .field.lit, [data-verb]');
  const now = await state(page);
  if (now.over) return false;
  if (now.ready && (now.chosen || now.dice.length === 0)) await page.keyboard.press('Enter');
  else if (now.chosen) throw new Error(`the focus was not led on: ${JSON.stringify(now)}`);
  else if (now.dice.length > 0)
    await page.keyboard.press(String(letters.indexOf(now.dice[turn % now.dice.length]) + 1));
  else if (now.fields > 0) await page.keyboard.press('n');
  else await page.keyboard.press('p');
  await page.waitForTimeout(20);
  return true;
}

test(
  'a game with the keyboard alone',
  async (world) => {
    const page = await world.open('#/new/clever-hoch-drei');
    await page.waitForSelector('.start button');
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.start button'))) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/play\//);
    for (let turn = 0; await step(page, turn); turn += 1) {
      if (turn > 2000) throw new Error('the game did not end');
    }
    await judge(page);
  },
  { long: true },
);
