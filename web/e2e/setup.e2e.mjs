// What can be set up: rules for those who play alone are offered to nobody else, and bind nobody else.
import { kept } from './record.mjs';
import { holds, same, test } from './test.mjs';

test('rules for one are offered to one', async (world) => {
  const page = await world.open('#/new/ganz-schon-clever');
  const alone = page.getByRole('group', { name: /^Alone, no die/ });
  await alone.getByRole('radio', { name: 'Take none' }).check();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await alone.waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Skipping a roll' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/play\//);
  same('the rule is not in the record', /solo-fallback/.test((await kept(page)).record), false);

  await page.goto(`${world.site.address}#/new/ganz-schon-clever`);
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  same(
    'it is remembered for whoever is alone',
    await alone.getByRole('radio', { name: 'Take none' }).isChecked(),
    true,
  );
});

test('who sees first is called as the name is typed', async (world) => {
  const page = await world.open('#/new/wizard-dice');
  const input = page.getByRole('textbox', { name: 'Name on seat 1' });
  await input.waitFor();
  await input.pressSequentially('Anna K#');
  await page.getByRole('radio', { name: 'Anna K', exact: true }).waitFor();
  await input.press('Backspace');
  await input.pressSequentially('L ');
  await input.press('Tab');
  same('nothing is left that a record cannot keep', await input.inputValue(), 'Anna L');
});

test('whoever leaves has a cross at the right of the row, on small phones too', async (world) => {
  const page = await world.open('#/new/wizard-dice', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Add a person' }).click();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const row of await page.locator('.seats li').all()) {
      const [cross, kind] = [
        await row.getByRole('button').boundingBox(),
        await row.getByRole('combobox').boundingBox(),
      ];
      const first = (await row.getByRole('textbox').count()) ? await row.getByRole('textbox').boundingBox() : kind;
      holds(`right of both, ${width}`, cross.x >= kind.x + kind.width && cross.x >= first.x + first.width);
      holds(`not below both, ${width}`, cross.y < kind.y + kind.height && cross.y + cross.height > first.y);
    }
  }
});
