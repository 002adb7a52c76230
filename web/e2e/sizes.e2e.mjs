// Every size of screen and of letters.
import { places, visit } from './places.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const laptop = { viewport: { width: 1280, height: 800 } };
const large = { viewport: { width: 1920, height: 1080 } };

/** What sticks out of the window at the sides. */
export function sticksOut(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const out = [];
    // Inside of something that can be scrolled by itself everything can be seen.
    const rolls = (element) => {
      for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    if (document.documentElement.scrollWidth > wide) out.push(`the page is ${document.documentElement.scrollWidth} wide instead of ${wide}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, .unseen, .skip') || getComputedStyle(element).position === 'fixed' || rolls(element)) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && (right > wide + 1 || left < -1)) out.push(`${element.tagName}.${element.className} ${Math.round(left)}–${Math.round(right)}`);
    }
    return out.slice(0, 5);
  });
}

/** Words that are cut off, and buttons that something else covers. */
export function lost(page) {
  return page.evaluate(() => {
    const found = [];
    const visible = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && !element.closest('.unseen, .skip, [inert]');
    };
    for (const element of document.body.querySelectorAll('*')) {
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue.trim() !== '');
      // The text of a magic card is shown whole by a tap on it.
      if (!words || element.closest('svg, textarea, select, button.card.wizard') || !visible(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) found.push(`cut off: ${element.textContent.trim()}`);
      if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4) found.push(`cut off below: ${element.textContent.trim()}`);
    }
    const within = document.querySelector('dialog[open]') ?? document.body;
    for (const element of within.querySelectorAll('button:not(:disabled):not(.field), a[href], input, select')) {
      if (!visible(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const hit = at && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element) || at.closest('label')?.htmlFor === element.id);
      if (!hit) found.push(`covered: ${element.ariaLabel ?? element.textContent.trim()} by ${at?.tagName}.${at?.className}`);
    }
    scrollTo(0, 0);
    return found.slice(0, 5);
  });
}

/** What of a table is not in the window as it opens: fields, points, dice, buttons. */
function offScreen(page) {
  return page.evaluate(() => {
    const { clientWidth: wide, clientHeight: high } = document.documentElement;
    const out = [];
    const check = (name, element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > wide + 0.5 || bottom > high + 0.5) return out.push(`${name} is outside`);
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const same = at && (element.contains(at) || at.contains(element) || at.closest('svg, .picture, .fields') !== null);
      if (!same) out.push(`${name} is covered by ${at?.tagName}.${at?.className}`);
    };
    document.querySelectorAll('.score-text').forEach((score, place) => check(`score ${place}`, score));
    for (const element of document.querySelectorAll('[data-field], [data-die], header button, header a')) {
      check(element.dataset.field ?? element.dataset.die ?? element.ariaLabel, element);
    }
    for (const element of document.querySelectorAll('.buttons button, .ask button, .tabs button')) check(element.textContent.trim(), element);
    return out;
  });
}

test('nothing sticks out on a phone, in any language', async (world) => {
  for (const locale of ['de-DE', 'nl-NL']) {
    await visit(world, { ...phone, locale }, async (page) => same('what sticks out', await sticksOut(page), []));
  }
}, { long: true });

for (const [name, device] of Object.entries({ phone, tablet, laptop, large })) {
  test(`a whole table on one screen: ${name}`, async (world) => {
    const tables = places.filter(({ at, then }) => /^play\/[bc]/.test(at) && !then);
    await visit(world, device, async (page) => same('not seen at once', await offScreen(page), []), (place) => tables.includes(place));
  });
}

test('bonuses and choices fit on a phone', async (world) => {
  const page = await world.open('', phone);
  for (const game of ['doppelt-so-clever', 'clever-hoch-drei']) {
    await begin(page, game, { seed: 'phone' });
    const player = new Curious(40);
    for (let taps = 0; taps < 40; taps += 1) {
      await player.tap(page);
      await seen(page);
      same('not seen at once', await offScreen(page), []);
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

for (const [name, device] of Object.entries({ laptop, tablet, phone })) {
  test(`nothing is lost with letters twice as large: ${name}`, (world) =>
    visit(world, { ...device, locale: 'de-DE' }, async (page) => {
      same('what sticks out', await sticksOut(page), []);
      same('what is lost', await lost(page), []);
    }, undefined, double),
  { long: true });
}

test('a narrow window: 320 wide', async (world) => {
  await visit(world, { viewport: { width: 320, height: 640 }, locale: 'de-DE' }, async (page) => {
    same('what sticks out', await sticksOut(page), []);
  });
});
