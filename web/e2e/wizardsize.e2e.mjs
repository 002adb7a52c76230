// The Wizard sheet keeps its size while a round goes on around it, and the buttons fit on small phones.
import { drawn, laptop, phone, sticksOut } from './look.mjs';
import { same, test } from './test.mjs';
import { decide } from './wizardtable.mjs';

const asked = '.ask .colour, .ask [data-verb], .fields .legal';

async function begin(world, options, seed) {
  const page = await world.open('#/new/wizard-dice', options);
  await page.locator('#seed').fill(seed);
  await page.locator('.start button').click();
  await page.locator(asked).first().waitFor();
  return page;
}

async function sizeOf(page) {
  await drawn(page);
  return page.locator('.frame').evaluate((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

/** Colours whose name is wider than the button, or that come too near to the next one or to the edge. */
function crowded(page) {
  return page.locator('.ask .colour').evaluateAll((all) => {
    const edge = document.querySelector('.ask').getBoundingClientRect().right;
    const end = (at) => (all[at] ? all[at].getBoundingClientRect().left - 4 : edge + 1);
    const fits = (each, at) => each.scrollWidth <= each.clientWidth && each.getBoundingClientRect().right < end(at + 1);
    return all.filter((each, at) => !fits(each, at)).map((each) => each.textContent.trim());
  });
}

for (const height of [844, 664]) {
  test(`the Wizard sheet keeps its size on a phone ${height} high`, async (world) => {
    const page = await begin(world, { ...phone, viewport: { width: 390, height } }, 'size');
    const size = await sizeOf(page);
    const questions = new Set();
    for (let turn = 0; turn < 12; turn += 1) {
      await page.locator(asked).first().waitFor();
      questions.add(await page.locator('#ask-title').textContent());
      same(`the sheet at "${[...questions].at(-1)}"`, await sizeOf(page), size);
      await decide(page, turn);
    }
    return `${questions.size} questions`;
  });
}

for (const [name, device] of Object.entries({ phone, laptop })) {
  test(`a hint leaves the Wizard sheet at its size on a ${name}`, async (world) => {
    const page = await begin(world, device, 'hint');
    const size = await sizeOf(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page
      .locator('strong', { hasText: /^Best: / })
      .filter({ visible: true })
      .waitFor();
    same('the sheet', await sizeOf(page), size);
    // Before the first prediction one colour is worth as much as another.
    if (device === laptop)
      await page
        .getByText(/ \(just as good\)$/)
        .first()
        .waitFor();
  });
}

for (const width of [320, 360, 390]) {
  test(`the colours of the Wizard fit into ${width} points`, async (world) => {
    for (const locale of ['en', 'de', 'nl']) {
      const page = await begin(world, { viewport: { width, height: 844 }, locale }, 'colour 1');
      for (let turn = 0; (await page.locator('.ask .colour').count()) === 0; turn += 1) {
        await decide(page, turn);
        await page.locator(asked).first().waitFor();
      }
      same(`sticks out in ${locale}`, await sticksOut(page), []);
      same(`colours that do not fit in ${locale}`, await crowded(page), []);
    }
  });
}
