// House rules and the other choices before a game.
import { check, events, kept } from './record.mjs';
import { begin, seen } from './table.mjs';
import { count, same, test } from './test.mjs';

const optionsOf = (record) =>
  record
    .split('\n')
    .filter((line) => line.startsWith('option '))
    .map((line) => line.slice(7))
    .sort();
const choose = (page, group, value) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value, exact: true }).check();

/** Goes on by the first thing that can be tapped. */
async function tapFirst(page, table) {
  if (table.confirm) await page.locator('[data-confirm]').click();
  else if (table.die === null && table.dice.length > 0) await page.locator(`[data-die="${table.dice[0]}"]`).click();
  else if (table.fields.length > 0) await page.locator(`[data-field="${table.fields[0]}"]`).click();
  else await page.locator('[data-verb]').first().click();
}

test('house rules go into the game and are remembered', async (world) => {
  const page = await world.open();
  const skip = page.getByRole('button', { name: 'Skip this roll' });
  await begin(page, 'ganz-schon-clever', { seed: 'rules' });
  same('by the rulebook', optionsOf((await kept(page)).record), []);
  await count('no skipping by the rulebook', skip, 0);

  await begin(page, 'ganz-schon-clever', {
    seed: 'rules',
    change: async () => {
      await choose(page, 'Skipping a roll', 'Always allowed');
      await choose(page, 'Alone, no die on the platter fits', 'Take none');
    },
  });
  same('two house rules', optionsOf((await kept(page)).record), ['decline=free', 'solo-fallback=off']);
  const before = (await kept(page)).record;
  await skip.click();
  await page.getByText('The roll is used up, and nothing is marked.').waitFor();
  await page.keyboard.press('Escape');
  same('nothing is skipped unasked', (await kept(page)).record, before);
  await page.evaluate(() => localStorage.setItem('foxtray-settings', JSON.stringify({ confirm: false })));
  await page.reload();
  await skip.click();
  same('it is asked for even where marks are not', (await kept(page)).record, before);
  await page.locator('[data-confirm]', { hasText: 'Skip this roll' }).click();
  await page.waitForFunction(() => document.querySelector('div.panel')?.textContent.includes('Roll 2 of 3'));
  const { record } = await kept(page);
  same('the roll is skipped', events(record)[1], '1 pass');
  check(record);

  await page.goto(`${world.site.address}#/new/ganz-schon-clever`);
  same('they are remembered', await page.getByRole('radio', { name: 'Always allowed' }).isChecked(), true);
  await choose(page, 'Skipping a roll', 'Only if no die fits');
  await choose(page, 'Alone, no die on the platter fits', 'Take one of the others');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play\//);
  await seen(page);
  same('and can be undone', optionsOf((await kept(page)).record), []);

  await begin(page, 'clever-hoch-drei', {
    change: async () => {
      await choose(page, 'A blue ?', 'Any total');
      await choose(page, 'A 7 after a 7 in blue', 'Allowed');
    },
  });
  same('of Clever hoch Drei', optionsOf((await kept(page)).record), ['blue-question=total', 'seven-after-seven=on']);
});

test('Doppelt so clever with the dice of Ganz schön clever', async (world) => {
  const page = await world.open();
  await begin(page, 'doppelt-so-clever', {
    seed: 'orange',
    change: () => choose(page, 'Colours of the dice', 'As in Ganz schön clever'),
  });
  const names = await page.locator('[data-die], [data-field]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  same(
    'no silver and no pink',
    names.filter((name) => /silver|pink/.test(name)),
    [],
  );
  same(
    'but orange and purple',
    ['orange', 'purple'].map((colour) => names.some((name) => name.startsWith(`${colour} die`))),
    [true, true],
  );
  same('the record never knows', /orange|purple|ganz/.test((await kept(page)).record), false);
  same('drawn in these colours', await page.locator('svg.sheet .silver, svg.sheet .pink').count(), 0);
});

test('two people and a player at one table', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', {
    seed: 'table',
    change: async () => {
      await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Anna # 1');
      await page.getByRole('button', { name: 'Add a person' }).click();
      await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Jörg');
      await page.getByRole('button', { name: 'Add a computer player' }).click();
      await page.getByRole('combobox', { name: 'Who decides on seat 3' }).selectOption('greedy');
    },
  });
  const { record } = await kept(page);
  same('the names', record.match(/^name .*/gm), ['name 1 Anna  1', 'name 2 Jörg']);
  const tabs = page.getByRole('group', { name: 'Players' }).getByRole('button');
  await count('seats', tabs, 3);
  await tabs.nth(1).click();
  await page.getByRole('img', { name: /^Sheet of Jörg/ }).waitFor();
  await count('a sheet of somebody else lights nothing up', page.locator('.field.lit'), 0);
  await tabs.nth(0).click();
  await page.getByRole('img', { name: /^Sheet of Anna/ }).waitFor();
  // Anna's first turn: three dice, then the others choose from the platter, the player by itself.
  for (let taps = 0; taps < 40; taps += 1) {
    const table = await seen(page);
    if (/Sheet of Jörg/.test(table.points)) break;
    await tapFirst(page, table);
  }
  await page.getByText('Jörg:').first().waitFor();
  check((await kept(page)).record);
});

test('a character is chosen apart from the levels, told about, and plays', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', {
    seed: 'character',
    change: async () => {
      await page.getByRole('button', { name: 'Add a computer player' }).click();
      const who = page.getByRole('combobox', { name: 'Who decides on seat 2' });
      const groups = who.locator('optgroup');
      same('groups', await groups.evaluateAll((all) => all.map(({ label }) => label)), [
        'Computer, by strength',
        'Computer, as people play',
      ]);
      same('characters', await groups.nth(1).locator('option').allTextContents(), [
        'Gambler',
        'Collector',
        'Hoarder',
        'Careful',
      ]);
      await who.selectOption('collector');
      await page.getByText('fills a favourite colour first').waitFor();
    },
  });
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('button', { name: /Collector/ })
    .click();
  await page.getByRole('img', { name: /^Sheet of Collector/ }).waitFor();
  await page.getByRole('group', { name: 'Players' }).getByRole('button').first().click();
  let { record } = await kept(page);
  for (let taps = 0; taps < 40 && !/\n2 \w/.test(record); taps += 1) {
    await tapFirst(page, await seen(page));
    ({ record } = await kept(page));
  }
  same('the collector has decided', /\n2 \w/.test(record), true);
  check(record);
});
