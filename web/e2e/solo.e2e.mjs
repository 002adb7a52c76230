// A solo game by clicks, with a reload in the middle; the record and the score are judged outside.
import { browse, openPage } from './browser.mjs';
import { foxtray, gameId, keptGame, playToEnd, same, tapOn } from './table.mjs';

export default async function play(address) {
  const context = await browse({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  try {
    const { page, complaints } = await openPage(context, address);
    await page.getByRole('button', { name: 'Play Ganz schön clever alone' }).click();
    for (let turn = 0; turn < 12; turn += 1) await tapOn(page, turn);
    const before = await keptGame(page, gameId(page));
    await page.reload();
    await page.waitForSelector('[data-die]');
    same('the record after a reload', (await keptGame(page, gameId(page))).record, before.record);
    await playToEnd(page);

    const { record, over } = await keptGame(page, gameId(page));
    same('the game is over', over, true);
    foxtray(['check', '-'], record);
    const total = Number(/\nresult (-?\d+)/.exec(record)?.[1]);
    const shown = await page.getByRole('img', { name: /Sheet of/ }).first().getAttribute('aria-label');
    same('the score that is shown', Number(/total (-?\d+)/.exec(shown)?.[1]), total);
    same('the score that foxtray counts', foxtray(['score', '-'], record).includes(String(total)), true);
    same('complaints of the page', complaints, []);
  } finally {
    await context.close();
  }
}
