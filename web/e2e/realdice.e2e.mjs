// The sheet beside real dice: what lies on the table is tapped or typed.
import { takeUp } from './furniture.mjs';
import { before, check, events, isRoll, judge, kept, solo } from './record.mjs';
import { begin, chanceFrom, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

const entry = (page) => page.getByRole('region', { name: 'Enter the dice' });
const enter = (page) => entry(page).getByRole('button', { name: 'Enter', exact: true });
const rollLine = async (page) => events((await kept(page)).record).at(-1);

function beginReal(page, game) {
  return begin(page, game, {
    change: () => page.getByRole('radio', { name: 'Real dice' }).check(),
    wait: () => entry(page).waitFor(),
  });
}

async function typeAll(page, faces) {
  for (const face of faces) await page.keyboard.press(String(face));
  await page.keyboard.press('Enter');
}

test('real dice: a mistyped roll is corrected before and after it was entered', async (world) => {
  const page = await world.open();
  await beginReal(page, 'ganz-schon-clever');
  await page.getByRole('status').filter({ hasText: 'Roll these 6 dice' }).waitFor({ state: 'attached' });
  const { record } = await kept(page);
  same('a record without a seed', /^seed/m.test(record), false);
  same('nothing to enter yet', await enter(page).isDisabled(), true);
  await typeAll(page, [1, 2, 3]);
  same('half a roll is not entered', (await kept(page)).record, record);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Backspace');
  const pad = entry(page).getByRole('group', { name: 'What it shows' });
  for (const face of [4, 3, 5, 2, 6, 1]) await pad.getByRole('button', { name: String(face) }).click();
  await entry(page).getByRole('button', { name: 'blue die, 5' }).click();
  await pad.getByRole('button', { name: '6' }).click();
  await enter(page).click();
  await seen(page);
  same('the roll', await rollLine(page), 'roll w4 y3 b6 g2 o6 p1');

  await page.getByRole('button', { name: 'Correct the roll' }).click();
  await entry(page).waitFor();
  same('the roll is taken back', (await kept(page)).record, record);
  same('what was typed stands there', await entry(page).getByRole('button', { name: 'blue die, 6' }).count(), 1);
  await entry(page).getByRole('button', { name: 'blue die, 6' }).click();
  await typeAll(page, [5]);
  await seen(page);
  same('the roll, corrected', await rollLine(page), 'roll w4 y3 b5 g2 o6 p1');

  await page.locator('[data-die="y"]').click();
  const { fields, confirm } = await seen(page);
  if (!confirm) await page.locator(`[data-field="${fields[0]}"]`).click();
  await page.locator('[data-confirm]').click();
  await entry(page).waitFor();
  same('three dice are left', await entry(page).locator('.dice button').count(), 3);
  await page.reload();
  await entry(page).waitFor();
  await typeAll(page, [1, 1, 1]);
  await seen(page);
  check((await kept(page)).record);
});

test('real dice: a roll that fits nowhere is told as it fell, and that it is lost', async (world) => {
  const page = await world.open();
  await beginReal(page, 'clever-hoch-drei');
  await typeAll(page, [1, 1, 1, 6, 6, 1]);
  await page.getByRole('button', { name: /^Re-roll/ }).click();
  await entry(page).waitFor();
  await typeAll(page, [1, 1, 1, 6, 6, 1]);
  await seen(page);
  await page.locator('[data-die="n"]').click();
  await page.getByRole('button', { name: /^brown field 6\b/ }).click();
  await page.locator('[data-confirm]').click();
  for (const face of [3, 2]) {
    await entry(page).waitFor();
    await typeAll(page, [face]);
    const told = `Rolled: blue ${face}. Nothing fits: this roll is lost.`;
    await entry(page).getByText(told).waitFor();
    await page.getByRole('list', { name: 'What happened' }).getByText(told).waitFor();
    await page.getByRole('status').filter({ hasText: told }).waitFor();
  }
  const lines = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
  const before = await lines.allTextContents();
  await page.reload();
  await lines.first().waitFor();
  same('what happened, after a reload', await lines.allTextContents(), before);
  await page.getByRole('button', { name: 'Correct the roll' }).click();
  await page.getByRole('status').filter({ hasText: 'Taken back: blue 2.' }).waitFor();
  same('what is taken back is told no longer', await lines.allTextContents(), before.slice(1));
});

test('real dice: a game to its end', async (world) => {
  const page = await world.open();
  await takeUp(page, before(solo('clever-hoch-drei', 5), isRoll, 0.5).replace(/^seed .*\n/m, ''));
  const chance = chanceFrom(77);
  const player = new Curious(8);
  const face = () => 1 + Math.floor(chance() * 6);
  for (let over = false; !over;) {
    await entry(page).or(page.locator('.over, .lit, [data-confirm], [data-way], [data-verb]')).first().waitFor();
    const entering = (await entry(page).count()) > 0;
    if (entering) await typeAll(page, Array.from({ length: await entry(page).locator('.dice button').count() }, face));
    else over = !(await player.tap(page));
  }
  const record = await judge(page);
  holds('dice were typed', events(record).filter((line) => /^(roll|serve)/.test(line)).length > 15);
});
