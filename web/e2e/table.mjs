// A Clever table as a person with a mouse sees it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** One tap of somebody who takes the first thing that lights up; false if the game is over. */
export async function tapOn(page, turn) {
  const one = (selector) => page.locator(selector).first();
  const there = async (selector) => (await page.locator(selector).count()) > 0;
  await page.waitForSelector(
    '.over, [data-confirm], [data-way], [data-die].lit, .field.lit, [data-verb]',
  );
  if (await there('.over')) return false;
  if (await there('[data-confirm]')) await one('[data-confirm]').click();
  else if (await there('[data-way]')) await one('[data-way]').click();
  else if (await there('[data-die].lit')) {
    // Sometimes the die first, sometimes the field.
    const chosen = await there('[data-die].chosen');
    const fields = page.locator('.field.lit');
    if (chosen || (turn % 3 === 0 && (await fields.count()) > 0)) await fields.first().click();
    else await one('[data-die].lit').click();
  } else if (await there('.field.lit')) await one('.field.lit').click();
  else await one('[data-verb="done"], [data-verb="pass"]').click();
  return true;
}

export async function playToEnd(page, most = 2000) {
  for (let turn = 0; turn < most; turn += 1) if (!(await tapOn(page, turn))) return;
  throw new Error('the game did not end');
}

/** What the page keeps of a game. */
export function keptGame(page, id) {
  return page.evaluate(
    (key) =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('foxtray');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const row = open.result.transaction('games').objectStore('games').get(key);
          row.onsuccess = () => resolve(row.result);
          row.onerror = () => reject(row.error);
        };
      }),
    id,
  );
}

export function gameId(page) {
  return /#\/play\/([0-9a-f]+)/.exec(page.url())?.[1] ?? '';
}

/** The program that judges records, built by ./do build. */
export function foxtray(args, input) {
  const program = process.env['FOXTRAY'] ?? new URL('../../build/foxtray', import.meta.url).pathname;
  if (!existsSync(program)) throw new Error(`there is no ${program}: ./do build makes it`);
  return execFileSync(program, args, { input, encoding: 'utf8' });
}

export function same(what, found, wanted) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${what}: found ${a}, wanted ${b}`);
}
