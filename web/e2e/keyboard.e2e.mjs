// A solo game with the keyboard alone: no element is ever clicked or focused from outside.
import { events, judge, kept } from './record.mjs';
import { begin, chanceFrom, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

const letters = ['w', 'y', 't', 'b', 'n', 'p'];

/** What has the focus, in short. */
function focus(page) {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    const { die, field, way, verb, confirm } = at?.dataset ?? {};
    const kind = die
      ? 'die'
      : field
        ? 'field'
        : way
          ? 'way'
          : verb
            ? 'verb'
            : confirm !== undefined
              ? 'confirm'
              : (at?.tagName ?? '');
    return {
      kind,
      of: die ?? field ?? way ?? verb ?? '',
      name: at?.ariaLabel ?? at?.textContent ?? '',
      seen: at?.matches(':focus-visible') ?? false,
    };
  });
}

/** Tab after Tab until something of that name has the focus. */
export async function tabTo(page, name, most = 80) {
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    if (!name.test(at.name)) continue;
    holds(`it can be seen that ${name} has the focus`, at.seen);
    return;
  }
  throw new Error(`the Tab key does not lead to ${name}`);
}

async function chooseDie(page, die, chance) {
  if (chance() < 0.7) return page.keyboard.press(String(letters.indexOf(die) + 1));
  for (let steps = 0; (await focus(page)).of !== die; steps += 1) {
    holds(`the Tab key leads to die ${die}`, steps < 40);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

/** By N to any field that fits, or with arrows around first. */
async function chooseField(page, fields, chance) {
  if ((await focus(page)).kind === 'field' && chance() < 0.3) {
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
    same('arrows stay on the sheet', (await focus(page)).kind, 'field');
  }
  const wanted = fields[Math.floor(chance() * fields.length)];
  for (let steps = 0; (await focus(page)).of !== wanted; steps += 1) {
    holds(`N leads to field ${wanted}`, steps <= fields.length + 1);
    await page.keyboard.press('n');
  }
  // As slow as a finger.
  await page.keyboard.press(chance() < 0.5 ? 'Enter' : ' ', { delay: 30 });
}

async function step(page, chance) {
  const table = await seen(page);
  if (table.over) return false;
  if (table.confirm) {
    await page.waitForFunction(() => document.activeElement?.matches('[data-confirm]'));
    await page.keyboard.press(chance() < 0.05 ? 'Escape' : 'Enter');
  } else if (table.ways.length > 0) {
    await page.waitForFunction(() => document.activeElement?.matches('[data-way]'));
    const by = Math.floor(chance() * table.ways.length);
    for (let steps = 0; steps < by; steps += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  } else if (table.verbs.includes('reroll') && chance() < 0.4) await page.keyboard.press('r');
  else if (table.dice.length + table.fields.length === 0) await page.keyboard.press('p');
  else if (table.verbs.includes('done') && chance() < 0.3) await page.keyboard.press('p');
  else if (table.die === null && table.dice.length > 0)
    await chooseDie(page, table.dice[Math.floor(chance() * table.dice.length)], chance);
  else await chooseField(page, table.fields, chance);
  return true;
}

test(
  'a whole game with the keyboard alone',
  async (world) => {
    const page = await world.open();
    await page.getByRole('heading', { name: 'foxtray' }).waitFor();
    await tabTo(page, /^Set up Clever hoch Drei$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    for (let steps = 0; !(await page.evaluate(() => document.activeElement?.id === 'seed')); steps += 1) {
      holds('the Tab key leads to the seed', steps < 40);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('only keys');
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/play\//);
    const chance = chanceFrom(11);
    let taps = 0;
    while (await step(page, chance)) {
      taps += 1;
      holds('the game ends', taps < 1500);
    }
    const record = await judge(page);
    const lines = events(record);
    for (const verb of ['reroll', 'plus', 'bonus', 'done'])
      holds(
        `there is a ${verb}`,
        lines.some((line) => line.split(' ')[1] === verb),
      );
    await tabTo(page, /See the result/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/result\//);
    return `${lines.length} events`;
  },
  { long: true },
);

test('Escape leads back to where a choice began', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'escape' });
  const { dice } = await seen(page);
  await page.keyboard.press(
    String(
      (await page
        .locator('[data-die]')
        .evaluateAll((all, die) => all.findIndex((each) => each.dataset.die === die), dice[0])) + 1,
    ),
  );
  if (!(await seen(page)).confirm) await chooseField(page, (await seen(page)).fields, () => 0);
  await page.waitForFunction(() => document.activeElement?.matches('[data-confirm]'));
  await page.keyboard.press('Escape');
  await page.waitForFunction((die) => document.activeElement?.dataset['die'] === die, dice[0]);
});

test('the other keys: hint, undo, menu, help', async (world) => {
  const page = await world.open('#/settings');
  await page.getByRole('switch', { name: 'Dice roll by themselves' }).uncheck();
  await page.goto(`${world.site.address}#/new/ganz-schon-clever`);
  await page.getByRole('button', { name: 'Start' }).click();
  await seen(page);
  await page.keyboard.press('r');
  await page.locator('[data-die].lit').first().waitFor();
  const rolled = (await kept(page)).record;
  await page.keyboard.press('h');
  await page
    .locator('strong', { hasText: /^Best: / })
    .filter({ visible: true })
    .waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('m');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('1');
  let table = await seen(page);
  if (!table.confirm) await chooseField(page, table.fields, () => 0);
  await page.keyboard.press('Enter');
  await page.locator('[data-roll]').waitFor();
  await page.keyboard.press('u');
  await page.locator('[data-die].lit').first().waitFor();
  table = await kept(page);
  same('taken back', table.record, rolled);
});
