// German and Dutch: not a word of English is left on any screen.
import { takeUp } from './furniture.mjs';
import { narrow, phone, resize, sticksOut } from './look.mjs';
import { visit } from './places.mjs';
import { before, isTake, solo } from './record.mjs';
import { begin, Curious, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';
import { textsOn, wordsOf } from './words.mjs';

// The names of the languages are written in the languages themselves.
const ownNames = new Set(['English', 'Letter']);

const people = { de: 'de-AT', nl: 'nl-BE' };

async function check(page, language, words) {
  same('the language of the page', await page.evaluate(() => document.documentElement.lang), language);
  const texts = (await textsOn(page)).filter((text) => !ownNames.has(text));
  holds('there are words', texts.length > 3);
  same('English', words.english(texts), []);
}

for (const [language, locale] of Object.entries(people)) {
  const words = wordsOf(language);

  test(
    `every screen speaks ${language}, and nothing sticks out on a phone`,
    async (world) => {
      holds('there are words to look for', words.count > 300);
      const { english } = wordsOf(language);
      same('English is recognised', english(['Play alone', 'Round 3 of 6', 'the end', 'foxtray']).length, 3);
      return visit(world, { ...phone, locale }, async (page) => {
        await check(page, language, words);
        same('what sticks out', await sticksOut(page), []);
        await resize(page, narrow);
        same('what sticks out of a narrow window', await sticksOut(page), []);
        await resize(page, phone);
      });
    },
    { long: true },
  );

  test(`games speak ${language}`, async (world) => {
    const page = await world.open('', { locale });
    for (const [place, game] of ['ganz-schon-clever', 'doppelt-so-clever', 'clever-hoch-drei'].entries()) {
      await takeUp(page, before(solo(game, 5), isTake, 0.4));
      const player = new Curious(30 + place);
      for (let taps = 0; taps < 9; taps += 1) {
        await player.tap(page);
        await seen(page);
        await check(page, language, words);
      }
      // Why not: everything that does not light up has an answer.
      const fields = await page
        .locator('[data-field]:not(.lit)')
        .evaluateAll((all) => all.map((field) => field.dataset.field));
      for (const field of fields.filter((_, index) => index % 12 === 0)) {
        await page.locator(`[data-field="${field}"]`).click({ force: true });
        await check(page, language, words);
      }
    }
  });
}

const spoken = {
  de: {
    locale: 'de-DE',
    record: 'Aufzeichnung',
    open: 'Öffnen',
    lead: 'Das ist keine lesbare Partie.',
    line: 'Zeile',
    legal: 'Möglich wäre hier: ',
    wrong: [
      '„take y3 o3“ geht hier nicht. Der gelbe Würfel gehört nicht in Orange.',
      '„9“ ist keine Spielerzahl.',
      'Das Feld 3 × Rot ist schon benutzt.',
    ],
  },
  nl: {
    locale: 'nl-NL',
    record: 'Verslag',
    open: 'Openen',
    lead: 'Dit is geen leesbaar spel.',
    line: 'Regel',
    legal: 'Mogelijk is hier: ',
    wrong: [
      '‘take y3 o3’ kan hier niet. De gele dobbelsteen hoort niet in oranje.',
      '‘9’ is geen aantal spelers.',
      'Het vakje 3 × rood is al gebruikt.',
    ],
  },
};
const rolled = 'foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w4 y3 b5 g2 o6 p1\n1 take y3 o3\n';
const crowded = 'foxtray 1\ngame wizard-dice\nplayers 9\n---\n';
const used = `foxtray 1\ngame wizard-dice\nplayers 2\n---\n1 predict r3\n2 predict b1\n1 wizard g\nroll r r r b y y j\n2 stop\n1 stop\n2 predict g1\n1 predict r3\n`;

for (const [language, { locale, record, open, lead, line, legal, wrong }] of Object.entries(spoken)) {
  test(`a damaged record is refused in ${language}`, async (world) => {
    const words = wordsOf(language);
    const page = await world.open('#/load', { locale });
    for (const [place, [text, number]] of [
      [rolled, 6],
      [crowded, 3],
      [used, 12],
    ].entries()) {
      await page.getByLabel(record).fill(text);
      await page.getByRole('button', { name: open }).click();
      const refused = page.locator('.refused', { hasText: `${line} ${number}: ` });
      await refused.waitFor();
      const told = await refused.innerText();
      holds(`what is wrong, in "${told}"`, told.includes(lead) && told.includes(wrong[place]));
      holds(`what would be right, in "${told}"`, told.includes(`\n${legal}`));
      same('English', words.english(told.split('\n').filter((each) => !each.startsWith(legal))), []);
      holds('it is said aloud', (await page.getByRole('alert').innerText()).includes(`${line} ${number}`));
    }
    // The same record in a link.
    const packed = `t${Buffer.from(crowded).toString('base64url')}`;
    const linked = await world.open(`#/game/${packed}`, { locale });
    await linked.getByText(`${line} 3: ${wrong[1]}`).waitFor();
  });

  test(`a hint says what it does in ${language}`, async (world) => {
    const words = wordsOf(language);
    const page = await world.open('', { locale });
    await begin(page, 'ganz-schon-clever', { seed: 'hint', start: language === 'de' ? 'Los' : 'Start' });
    await page.getByRole('button', { name: language === 'de' ? 'Tipp' : 'Tip', exact: true }).click();
    const does = page.locator('.does').filter({ visible: true });
    await does.waitFor();
    const told = await does.innerText();
    holds(`in "${told}"`, /Tablett|Punkte? in|Feld in|dienblad|punte?n? in|vakje in/.test(told));
    same('English', words.english([told]), []);
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
