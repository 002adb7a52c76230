// Each sheet as it is drawn, wide and tall, in the middle of a game. After a change that is meant,
// npm run e2e -- sheets --write-images draws the pictures in images/ anew; look at them in the diff.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { furnish } from './furniture.mjs';
import { difference } from './pictures.mjs';
import { test } from './test.mjs';

const images = new URL('./images/', import.meta.url);
const photographs = new URL('../../build/e2e/', import.meta.url);
const writing = process.argv.includes('--write-images');

// Edges of letters are drawn a little differently on other machines.
const tolerated = 0.01;

const forms = {
  wide: { viewport: { width: 1000, height: 700 } },
  tall: { viewport: { width: 430, height: 900 } },
};
const sheets = [
  ['ganz-schon-clever', 'play/a1', '.picture'],
  ['doppelt-so-clever', 'play/a2', '.picture'],
  ['clever-hoch-drei', 'play/a3', '.picture'],
  ['wizard-dice', 'play/a4', '.paper'],
];

for (const [form, options] of Object.entries(forms)) {
  test(`the ${form} sheets look as they did`, async (world) => {
    const page = await world.open('', options);
    await page.waitForSelector('.games');
    await furnish(page);
    const wrong = [];
    for (const [game, at, part] of sheets) {
      await page.goto(`${world.site.address}#/${at}`);
      await page.waitForSelector('.over');
      await page.locator(`${part} svg.sheet`).filter({ visible: true }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const now = await page.locator(part).filter({ visible: true }).first().screenshot({ animations: 'disabled' });
      const file = new URL(`${game}-${form}.png`, images);
      if (writing) {
        mkdirSync(images, { recursive: true });
        writeFileSync(file, now);
        continue;
      }
      if (!existsSync(file)) throw new Error(`there is no ${file.pathname}`);
      const { share, size, where } = await difference(page, readFileSync(file), now);
      if (share <= tolerated) continue;
      wrong.push(`${game}: ${size || `${(share * 100).toFixed(2)} % of the pixels differ`}`);
      mkdirSync(photographs, { recursive: true });
      writeFileSync(new URL(`sheet-${game}-${form}.png`, photographs), now);
      if (where)
        writeFileSync(new URL(`sheet-${game}-${form}-difference.png`, photographs), Buffer.from(where, 'base64'));
    }
    if (wrong.length > 0)
      throw new Error(`${wrong.join('; ')} (see build/e2e; meant? npm run e2e -- sheets --write-images)`);
    return writing ? 'written' : '';
  });
}
