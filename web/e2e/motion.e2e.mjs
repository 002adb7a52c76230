// Dice roll and crosses draw themselves: briefly, and only for those who want it.
import { begin, mark, seen } from './table.mjs';
import { count, holds, same, test } from './test.mjs';

/** Counts what moves from now on: animations of any kind that take time. */
async function watch(page) {
  await page.evaluate(() => {
    window.moved = 0;
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (Number(animation.effect?.getComputedTiming().duration) > 20) window.moved += 1;
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
const moved = (page) => page.evaluate(() => window.moved);

test('nothing moves for people who want no motion', async (world) => {
  for (const [what, options, off] of [
    ['reduced motion', { reducedMotion: 'reduce' }, false],
    ['motion switched off', { reducedMotion: 'no-preference' }, true],
  ]) {
    const page = await world.open('#/settings', options);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    if (off) await page.getByRole('radio', { name: 'Off' }).check();
    await begin(page, 'ganz-schon-clever', { seed: 'still' });
    await watch(page);
    for (let times = 0; times < 3; times += 1) await mark(page);
    await seen(page);
    same(`${what}: frames in which something moved`, await moved(page), 0);
  }
});

test('dice and crosses move otherwise, and a tap hurries them', async (world) => {
  const context = await world.context({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(world.site.address);
  await begin(page, 'ganz-schon-clever', { seed: 'moving' });
  await watch(page);
  await mark(page);
  await seen(page);
  holds('something moved', (await moved(page)) > 3);

  // Time stands still: dice that were rolled would never come to rest by themselves.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const lit = page.locator('[data-die].lit');
  await lit.first().click();
  if ((await page.locator('[data-confirm]').count()) === 0) await page.locator('.field.lit').first().click();
  await page.locator('[data-confirm]').click();
  await new Promise((next) => setTimeout(next, 700));
  await count('nothing can be chosen while dice roll', lit, 0);
  await page.mouse.click(5, 400);
  await lit.first().waitFor();
});

test('sounds only for those who want them', async (world) => {
  const page = await (await world.context()).newPage();
  await page.addInitScript(() => {
    window.sounds = 0;
    const Old = window.AudioContext;
    window.AudioContext = class extends Old {
      constructor() {
        super();
        window.sounds += 1;
      }
    };
  });
  await page.goto(world.site.address);
  await begin(page, 'ganz-schon-clever', { seed: 'sound' });
  await mark(page);
  await seen(page);
  same('silent at first', await page.evaluate(() => window.sounds), 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Sounds' }).check();
  await page.keyboard.press('Escape');
  await mark(page);
  await seen(page);
  same('then there is sound', await page.evaluate(() => window.sounds), 1);
});
