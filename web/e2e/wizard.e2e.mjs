// A Wizard game with three seats by clicks, with a reload in the middle and something taken back; the
// record and the scores are judged outside.
import { judgeSeats, kept } from './record.mjs';
import { same, test } from './test.mjs';
import { decide, playWizard, pointsShown } from './wizardtable.mjs';

test(
  'a whole game with three seats on a phone',
  async (world) => {
    const page = await world.open('', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Play against two: Wizard' }).click();
    await whyNot(page);
    await takeBack(page);
    for (let turn = 0; turn < 9; turn += 1) await decide(page, turn);
    await reload(page);
    await playWizard(page);
    const result = await judgeSeats(page, 3);
    same('the scores that are shown', await pointsShown(page), result);
    return `${result.join(' : ')} points`;
  },
  { long: true },
);

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
  same(
    'the prediction is taken back',
    await page.getByRole('button', { name: /^You, .*no prediction yet/ }).count(),
    1,
  );
}

async function reload(page) {
  await page.waitForSelector('.ask [data-verb], .ask .colour, .fields .legal');
  const before = await kept(page);
  await page.reload();
  await page.waitForSelector('.ask [data-verb], .ask .colour, .fields .legal');
  same('the record after a reload', (await kept(page)).record, before.record);
}
