// Two people at one screen with magic cards and real dice: a secret prediction behind the curtain, a
// roll typed wrongly and corrected, dice that are set, and a penalty that is struck, found by roles and
// names alone.
import { examine } from './obstacles.mjs';
import { check, kept } from './record.mjs';
import { same, test } from './test.mjs';

test('two people at one screen, with secrets, cards and real dice', async (world) => {
  const page = await world.open('', { viewport: { width: 820, height: 1180 } });
  await setUp(page);
  await secretRound(page);
  await setRound(page);
  await strikeRound(page);
  check((await kept(page)).record);
});

const button = (page, name) => page.getByRole('button', { name });

async function setUp(page) {
  await page.getByRole('link', { name: 'Set up Wizard' }).click();
  await button(page, 'Remove seat 3').click();
  await page.getByLabel('Who decides on seat 2').selectOption('person');
  for (const [seat, name] of [
    ['1', 'Anna'],
    ['2', 'Ben'],
  ]) {
    await page.getByLabel(`Name on seat ${seat}`).fill(name);
    await page.getByLabel(`Name on seat ${seat}`).blur();
  }
  await page.getByRole('group', { name: 'Magic cards' }).getByRole('radio', { name: 'With', exact: true }).check();
  await page.getByRole('radio', { name: 'Real dice' }).check();
  await button(page, 'Start').click();
}

/** Somebody chooses a field of the sheet and says so. */
async function mark(page, field, confirm) {
  await button(page, new RegExp(`^${field}, .*can be chosen`)).click();
  await button(page, confirm).click();
}

async function predict(page, name, field) {
  if (name) await page.getByRole('group', { name: `Sheet of ${name}` }).waitFor();
  await mark(page, field, `Predict ${field}`);
  if (name) await button(page, new RegExp(`^${name}, .*predicts ${field}`)).waitFor();
}

async function roll(page, letters) {
  await page.getByRole('heading', { name: /^What did the/ }).waitFor();
  await page.keyboard.type(letters);
  await button(page, 'That is the roll').click();
}

async function secretRound(page) {
  await page.getByRole('heading', { name: 'Which card was turned up?' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Which card was turned up?' }).waitFor({ state: 'attached' });
  await examine(page);
  await button(page, 'Secret predictions').click();
  await button(page, /^Magic card: Secret predictions/).waitFor();
  await page.getByRole('heading', { name: 'Anna: You are the seer.' }).waitFor();
  await predict(page, '', '3 green');
  await page.getByRole('heading', { name: 'Pass the screen to Ben' }).waitFor();
  same('sheets behind the curtain', await page.getByRole('group', { name: /^Sheet of/ }).count(), 0);
  await noRecord(page);
  await examine(page);
  await button(page, 'I am Ben').click();
  await button(page, /^Anna, .*predicts 3 green/).waitFor();
  await button(page, /^3 green, free, prediction Anna/).click({ force: true });
  await page.getByText('Somebody has already predicted 3 green in this round.').first().waitFor();
  await predict(page, 'Ben', '2 blue');
  await button(page, 'Wizards count as green').click();

  await roll(page, 'gggrbwj');
  await button(page, /^Ben, .*1 on the table/).waitFor();
  await button(page, 'Correct the roll').click();
  await roll(page, 'ggrbbwj');
  await button(page, /^Stop/).click();
  await page.getByRole('heading', { name: 'Roll again, or stop?' }).waitFor();
  await button(page, 'Odds').click();
  await button(page, /^3 green, free, your prediction, chance 100 %/).waitFor();
  await examine(page);
  await button(page, 'Odds').click();
  await button(page, 'wizard, wizards count as green').click();
  await page.getByRole('button', { name: 'red', exact: true }).click();
  await button(page, 'Re-roll 2 dice').click();
  await roll(page, 'rr');
  await button(page, /^Stop −1 point/).click();
}

/** While predictions are secret nobody reads them in the record. */
async function noRecord(page) {
  await button(page, 'Menu').click();
  await page.getByText('as soon as all predictions are open').waitFor();
  same('the record in the menu', await button(page, 'Copy the record').count(), 0);
  await page.keyboard.press('Escape');
  const at = page.url();
  await page.goto(at.replace('/play/', '/review/'));
  await page.getByText('Predictions are still secret.').waitFor();
  await page.getByRole('link', { name: 'Play on' }).click();
  same('back at the table', page.url(), at);
  await page.getByRole('heading', { name: 'Pass the screen to Ben' }).waitFor();
}

async function setRound(page) {
  await page.getByRole('heading', { name: 'Which card was turned up?' }).waitFor();
  same('cards that are out', await button(page, 'Secret predictions').count(), 0);
  await button(page, 'Set two dice').click();
  await page.getByRole('heading', { name: 'Put two dice on any faces' }).waitFor();
  await examine(page);
  const seer = (await button(page, /^Anna, seer/).count()) > 0 ? 'Anna' : 'Ben';
  await button(page, 'Add yellow').click();
  await button(page, 'Add yellow').click();
  await button(page, 'Put these two').click();
  await predict(page, seer, '2 yellow');
  await predict(page, seer === 'Anna' ? 'Ben' : 'Anna', '1 red');
  await button(page, 'Wizards count as yellow').click();
  await roll(page, 'rbbgg');
  await button(page, /^Stop 1 cross, \+1 point/).click();
  await button(page, /^Stop 1 cross, \+2 points/).click();
}

async function strikeRound(page) {
  await button(page, 'Strike a penalty').click();
  const seer = (await button(page, /^Anna, seer/).count()) > 0 ? 'Anna' : 'Ben';
  for (const name of seer === 'Anna' ? ['Anna', 'Ben'] : ['Ben', 'Anna']) {
    await predict(page, name, name === 'Anna' ? '1 green' : '5 yellow');
  }
  await page.getByRole('heading', { name: 'Strike one penalty?' }).waitFor();
  await mark(page, '3 green', 'Strike 3 green');
  await page.getByRole('heading', { name: 'Name the Wizard colour' }).waitFor();
}
