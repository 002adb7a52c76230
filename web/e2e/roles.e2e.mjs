// A solo game for somebody who listens: everything is found by its role and its name alone.
import { judge } from './record.mjs';
import { chanceFrom } from './table.mjs';
import { holds, test } from './test.mjs';

test(
  'a whole game by roles and names alone',
  async (world) => {
    const page = await world.open();
    await page.getByRole('link', { name: 'Set up Ganz schön clever' }).click();
    await page.getByRole('textbox', { name: 'Seed' }).fill('by name');
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    const open = { name: /can be chosen/ };
    const dice = page.getByRole('region', { name: 'Dice' }).getByRole('button', open);
    const chosen = page.getByRole('region', { name: 'Dice' }).getByRole('button', { pressed: true });
    const fields = page.getByRole('group', { name: 'Fields', exact: true }).getByRole('button', open);
    const mark = page.getByRole('button', { name: 'Mark it' });
    const reroll = page.getByRole('button', { name: /^Re-roll/ });
    const leave = page.getByRole('button', { name: /^(Finish|Take none|Skip this roll)$/ });
    const result = page.getByRole('link', { name: 'See the result' });
    const said = page.getByRole('status');

    const chance = chanceFrom(70);
    const one = async (all) => all.nth(Math.floor(chance() * (await all.count()))).click();
    const heard = [];
    for (let steps = 0; ; steps += 1) {
      holds('the game ends', steps < 1000);
      await result.or(mark).or(dice).or(fields).or(leave).first().waitFor();
      heard.push(await said.innerText());
      if ((await result.count()) > 0) break;
      if ((await mark.count()) > 0) await mark.click();
      else if ((await reroll.count()) > 0 && chance() < 0.3) await reroll.click();
      else if ((await chosen.count()) === 0 && (await dice.count()) > 0) await one(dice);
      else if ((await fields.count()) > 0) await one(fields);
      else await leave.first().click();
    }
    for (const what of [/Rolled: /, /platter/i, /where to\?/]) {
      holds(
        `it is told: ${what}`,
        heard.some((text) => what.test(text)),
      );
    }
    await said.filter({ hasText: /The game is over\. \d+ points/ }).waitFor();
    await judge(page);
  },
  { long: true },
);
