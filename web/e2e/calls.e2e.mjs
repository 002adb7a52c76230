// How often the page asks the engine: once for a roll, once for a choice.
import { begin, mark, seen } from './table.mjs';
import { same, test } from './test.mjs';

test('a roll and the choice after it are two calls of the engine', async (world) => {
  const page = await world.open('#/settings');
  await page.getByRole('switch', { name: /roll/i }).uncheck();
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    window.asked = [];
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message?.name) window.asked.push(message.name);
      return postMessage.call(this, message, ...rest);
    };
  });
  await begin(page, 'ganz-schon-clever', { seed: 'calls' });
  for (let turns = 0; turns < 3; turns += 1) {
    await page.evaluate(() => (window.asked = []));
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.locator('[data-die].lit').first().waitFor();
    await mark(page);
    await seen(page);
    same('calls', await page.evaluate(() => window.asked), ['tableStep', 'tablePlay']);
  }
});
