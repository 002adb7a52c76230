// A Wizard game with three seats by clicks, with a reload in the middle and something taken back; the
// record and the scores are judged outside.
import { browse, openPage } from './browser.mjs';
import { foxtray, gameId, keptGame, same } from './table.mjs';
import { decide, playWizard, pointsShown } from './wizardtable.mjs';

export default async function play(address) {
  const context = await browse({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  try {
    const { page, complaints } = await openPage(context, address);
    await page.getByRole('button', { name: 'Play Wizard against two players' }).click();
    await whyNot(page);
    await takeBack(page);
    for (let turn = 0; turn < 9; turn += 1) await decide(page, turn);
    await reload(page);
    await playWizard(page);

    const { record, over } = await keptGame(page, gameId(page));
    same('the game is over', over, true);
    foxtray(['check', '-'], record);
    const result = (/\nresult (.*)\n/.exec(record)?.[1] ?? '').split(' ').map(Number);
    same('three seats have a result', result.length, 3);
    same('the scores that are shown', await pointsShown(page), result);
    const counted = foxtray(['score', '-'], record);
    for (const points of result) same(`foxtray counts ${points}`, counted.includes(String(points)), true);
    same('complaints of the page', complaints, []);
  } finally {
    await context.close();
  }
}

async function whyNot(page) {
  await page.getByRole('button', { name: /^1 jester, free/ }).click({ force: true });
  await page.getByText('That is not asked now.').first().waitFor();
}

async function takeBack(page) {
  const field = page.getByRole('button', { name: /^3 green, free, can be chosen/ });
  await field.click();
  await page.getByRole('button', { name: 'Predict 3 green' }).click();
  await page.getByRole('button', { name: /^You, .*predicts 3 green/ }).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await field.waitFor();
  same('the prediction is taken back', await page.getByRole('button', { name: /^You, .*no prediction yet/ }).count(), 1);
}

async function reload(page) {
  await page.waitForSelector('.ask [data-verb], .ask .colour, .fields .legal');
  const before = await keptGame(page, gameId(page));
  await page.reload();
  await page.waitForSelector('.ask [data-verb], .ask .colour, .fields .legal');
  same('the record after a reload', (await keptGame(page, gameId(page))).record, before.record);
}
