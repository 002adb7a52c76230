// German and Dutch: not a word of English is left on any screen.
import { visit } from './places.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';
import { textsOn, wordsOf } from './words.mjs';

// The names of the languages are written in the languages themselves.
const ownNames = new Set(['English', 'Letter']);

const people = { de: { locale: 'de-AT', start: 'Los' }, nl: { locale: 'nl-BE', start: 'Start' } };

async function check(page, language, words) {
  same('the language of the page', await page.evaluate(() => document.documentElement.lang), language);
  const texts = (await textsOn(page)).filter((text) => !ownNames.has(text));
  holds('there are words', texts.length > 3);
  same('English', words.english(texts), []);
}

for (const [language, { locale, start }] of Object.entries(people)) {
  const words = wordsOf(language);

  test(`every screen speaks ${language}`, async (world) => {
    holds('there are words to look for', words.count > 300);
    const { english } = wordsOf(language);
    same('English is recognised', english(['Play alone', 'Round 3 of 6', 'the end', 'foxtray']).length, 3);
    return visit(world, { locale }, (page) => check(page, language, words));
  }, { long: true });

  test(`games speak ${language}`, async (world) => {
    const page = await world.open('', { locale });
    for (const [place, game] of ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'].entries()) {
      await begin(page, game, { seed: `speaks ${place}`, start });
      const player = new Curious(30 + place);
      for (let taps = 0; taps < 24; taps += 1) {
        await player.tap(page);
        await seen(page);
        await check(page, language, words);
      }
      // Why not: everything that does not light up has an answer.
      const fields = await page.locator('[data-field]:not(.lit)').evaluateAll((all) => all.map((field) => field.dataset.field));
      for (const field of fields.filter((_, index) => index % 9 === 0)) {
        await page.locator(`[data-field="${field}"]`).click({ force: true });
        await check(page, language, words);
      }
    }
  });
}

test('the language is the browser’s, and can be changed', async (world) => {
  const page = await world.open('#/settings', { locale: 'fr-FR' });
  const language = () => page.evaluate(() => document.documentElement.lang);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  same('unknown languages', await language(), 'en');
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  same('Dutch', await language(), 'nl');
  await page.reload();
  await page.getByRole('heading', { name: 'Instellingen' }).waitFor();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  same('German', await language(), 'de');
});
