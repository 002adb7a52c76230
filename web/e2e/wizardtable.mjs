// A Wizard table as a person with a mouse sees it. Decisions differ from turn to turn, so that a game
// meets most of what can be asked.

const asked = '.over, .curtain, .ask .colour, .ask [data-verb], .ask .faces, .fields .legal';

/** One decision of whoever is asked; false if the game is over. */
export async function decide(page, turn) {
  await page.waitForSelector(asked);
  const there = async (selector) => (await page.locator(selector).count()) > 0;
  if (await there('.over')) return false;
  if (await there('.curtain')) await page.locator('.curtain button').click();
  else if (await there('.ask .colour'))
    await page
      .locator('.ask .colour')
      .nth(turn % 4)
      .click();
  else if (await there('.ask .faces')) await setTwo(page, turn);
  else if (await there('.ask [data-verb="reroll"]')) await rollOrStop(page, turn);
  else if (await there('.ask [data-verb="done"]')) await strike(page, turn);
  else if (await there('.ask [data-verb]')) await answer(page, turn);
  else await predict(page, turn);
  return true;
}

async function predict(page, turn) {
  const fields = page.locator('.fields .legal');
  await fields.nth((turn * 7) % (await fields.count())).click();
  await page.locator('.answers .primary').click();
}

async function setTwo(page, turn) {
  const faces = page.locator('.faces .add');
  await faces.nth(turn % 6).click();
  await faces.nth((turn * 5 + 2) % 6).click();
  await page.locator('.answers .primary').click();
}

async function strike(page, turn) {
  if (turn % 3 === 0) return page.locator('[data-verb="done"]').click();
  await page.locator('.fields .legal').first().click();
  await page.locator('.answers .primary').click();
}

async function rollOrStop(page, turn) {
  const stop = page.locator('.ask [data-verb="stop"]');
  if (turn % 3 === 2 && (await stop.count()) > 0) return stop.click();
  const dice = page.locator('.row button[aria-pressed]');
  const lying = await dice.count();
  for (let die = 0; die < lying; die += 1) if ((die + turn) % 2 === 0 || die < 3) await dice.nth(die).click();
  // Jesters that stay cannot be lifted: if nothing is, the round ends here.
  const lifted = await page.locator('.row button[aria-pressed="true"]').count();
  if (lifted > 0) await page.locator('.ask [data-verb="reroll"]').click();
  else await stop.click();
}

async function answer(page, turn) {
  const jester = page.locator('.ask [data-verb="jester"]');
  if (turn % 2 === 0 && (await jester.count()) > 0) return jester.click();
  const wait = page.locator('.ask [data-verb="wait"]');
  if (turn % 3 > 0 && (await wait.count()) > 0) return wait.click();
  await page.locator('.ask [data-verb="stop"]').click();
}

export async function playWizard(page, most = 1500) {
  for (let turn = 0; turn < most; turn += 1) if (!(await decide(page, turn))) return;
  throw new Error('the game did not end');
}

/** The points of every seat as the page tells them. */
export async function pointsShown(page) {
  const names = await page.locator('.seats button .unseen').allInnerTexts();
  return names.map((name) => Number(/(-?\d+) points?$/.exec(name ?? '')?.[1]));
}
