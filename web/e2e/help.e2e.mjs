// Hints, the coach and "why can't I?".
import { events, foxtray, kept } from './record.mjs';
import { begin, mark, seen, tapDie, tapField } from './table.mjs';
import { count, holds, same, test, until } from './test.mjs';

const note = (page) => page.locator('.panel .note');
const best = (page) => page.locator('strong', { hasText: /^Best: / }).filter({ visible: true });

test('tapping what cannot be used says why', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'why' });
  const says = async (what, sentence) => {
    await note(page).getByText(sentence).waitFor();
    same(`it is announced: ${what}`, (await page.getByRole('alert').innerText()).trim(), sentence);
  };
  await tapField(page, 'g:3');
  await says('a row out of order', 'Green is filled in order: field 1 comes next.');
  await tapField(page, 'y:3');
  await says('a printed cross', 'This field is printed so from the start.');
  const { fields } = await seen(page);
  const blue = await page.locator('[data-field^="b:"]').evaluateAll((all) => all.map((field) => field.dataset.field));
  await tapDie(page, 'y');
  await tapField(
    page,
    blue.find((field) => !fields.includes(field)),
  );
  await says('a die of another colour', 'The yellow die does not belong in blue.');
  await mark(page);
  await seen(page);
  const dice = await page.locator('[data-die]:not(.lit)').evaluateAll((all) => all.map((die) => die.dataset.die));
  holds('some dice lie aside', dice.length > 0);
  for (const die of dice) {
    await tapDie(page, die);
    await note(page)
      .getByText(/was not rolled just now\.$/)
      .waitFor();
  }
  const filled = Object.entries(
    await page
      .locator('[data-field]')
      .evaluateAll((all) => Object.fromEntries(all.map((field) => [field.dataset.field, field.ariaLabel]))),
  ).find(([, name]) => /crossed$|written here$/.test(name) && !name.startsWith('yellow'));
  if (filled) {
    await tapField(page, filled[0]);
    await note(page).getByText('filled').waitFor();
  }
});

test('before a field is skipped, it is shown what can no longer be reached', async (world) => {
  const page = await world.open();
  await begin(page, 'clever-hoch-drei', { seed: 'skip' });
  const open = await page
    .locator('.field.lit[data-field^="n:"]')
    .evaluateAll((all) => all.map((field) => field.dataset.field));
  await tapField(page, open.at(-1));
  if (!(await seen(page)).confirm) await page.locator('[data-die].lit').first().click();
  await page.locator('[data-confirm]').waitFor();
  const skipped = Number(open.at(-1).split(':')[1]);
  const told = await page.locator('.panel .loss').innerText();
  holds(`told in words: ${told}`, told.startsWith(`Gives up ${skipped} field`) && told.endsWith(' for good.'));
  await count('they are shaded', page.locator('.marks .closed'), skipped);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await count('and free again', page.locator('.marks .closed'), 0);
});

test('a hint is the best move, and goes away when nobody wants it', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'hint' });
  const button = page.getByRole('button', { name: 'Hint' });
  await count('nothing is said without asking', best(page), 0);
  await button.click();
  await best(page).waitFor();
  same('pressed', await button.getAttribute('aria-pressed'), 'true');
  const { record, helped } = await kept(page);
  same('that a hint was taken is kept', helped, true);
  const [{ moves }] = JSON.parse(foxtray(['hint', '--player', 'master', '--json', '-'], record)).seats;
  const does = await page.locator('.does').filter({ visible: true }).innerText();
  holds(`what it does: ${does}`, /(to the platter|points? in|field of)/.test(does));
  const hinted = await page.locator('[data-die].hinted').getAttribute('data-die');
  same('the die of the native player', hinted, /^take (\w)/.exec(moves[0].move)[1]);
  await button.click();
  await count('gone', best(page), 0);
  await button.click();
  await best(page).waitFor();
  await mark(page);
  await count('gone after a move', page.locator('[data-die].hinted, .field.hinted'), 0);
});

test('the coach says a word after each move, if switched on', async (world) => {
  const page = await world.open();
  await begin(page, 'clever-hoch-drei', { seed: 'coach' });
  const word = page
    .locator('p', { hasText: /Well chosen|as good as the best|points better:|more chance to win:/ })
    .filter({ visible: true });
  await mark(page);
  await seen(page);
  await page.waitForTimeout(300);
  await count('silent when off', word, 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Coach' }).check();
  await page.keyboard.press('Escape');
  await mark(page);
  await word.waitFor();
  await page.reload();
  await seen(page);
  await mark(page);
  await word.waitFor();
});

/** What the coach says of a move, and the review of the same, by the verdict of the program. */
function expected({ unit, closeness, grade, loss }) {
  const lost = `${loss.toFixed(1)}${unit === 'percent' ? ' %' : ''}`;
  const better = `${loss.toFixed(1)} ${unit === 'percent' ? '% more chance to win' : 'points better'}: `;
  const blame = { fine: '', inaccuracy: 'Inaccuracy. ', mistake: 'Mistake. ', blunder: 'Blunder. ' }[grade];
  if (closeness === 'best') return ['Well chosen, nothing was better.', 'Nothing was better'];
  if (closeness === 'equal' || closeness === 'near') return ['Fine: as good as the best.', 'As good as the best'];
  if (closeness === 'unclear') return [`Perhaps ${better}`, `Perhaps lost: ${lost}`];
  return [blame + better, `Lost: ${lost}`];
}

test(
  'the word on a move is what the review says of it',
  async (world) => {
    const page = await world.open();
    const moves = 14;
    await begin(page, 'doppelt-so-clever', { seed: 'words' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: 'Coach' }).check();
    await page.keyboard.press('Escape');
    const word = page
      .locator('p', { hasText: /Well chosen|as good as the best|points? better:/ })
      .filter({ visible: true });
    const words = [];
    for (let number = 0; number < moves; number += 1) {
      await seen(page);
      const choices = foxtray(['legal', '-'], (await kept(page)).record)
        .trim()
        .split('\n').length;
      await mark(page);
      words.push(choices > 1 ? await word.innerText() : '');
    }
    await seen(page);
    const { id, record } = await kept(page);
    const report = JSON.parse(foxtray(['analyse', '--player', 'master', '--json', '-'], record));
    const decided = report.events.filter(({ decision }) => decision).slice(0, moves);
    same('all were decided', decided.length, moves);

    await page.goto(`${world.site.address}#/review/${id}`);
    const slider = page.getByRole('slider');
    await slider.waitFor({ timeout: 120_000 });
    same('the review sees the same game', Number(await slider.getAttribute('aria-valuemax')), events(record).length);
    await slider.focus();
    await page.keyboard.press('Home');
    const reviewed = [];
    for (let event = 1; event <= decided.at(-1).event; event += 1) {
      await page.keyboard.press('ArrowRight');
      await until(
        page,
        `event ${event}`,
        (at) => document.querySelector('[role=slider]').ariaValueNow === String(at),
        event,
      );
      if (decided.some((step) => step.event === event))
        reviewed.push(await page.locator('.happened .numbers').innerText());
    }
    let graded = 0;
    decided.forEach(({ line, decision }, place) => {
      const verdict = decision.moves[decision.played].verdict;
      if (verdict.closeness === 'only') return;
      const [said, review] = expected(verdict);
      holds(`${line}: ${words[place]} begins with ${said}`, words[place].startsWith(said));
      holds(`${line}: ${reviewed[place]} begins with ${review}`, reviewed[place].startsWith(review));
      graded += verdict.grade === 'fine' ? 0 : 1;
    });
    holds('there were mistakes', graded > 0);
  },
  { long: true },
);

test('before a mark is confirmed, it is shown what it earns and what it sends to the platter', async (world) => {
  const page = await world.open();
  await begin(page, 'ganz-schon-clever', { seed: 'preview' });
  // The highest die sends the most to the platter.
  const dice = await page
    .locator('[data-die].lit')
    .evaluateAll((all) =>
      all.map((die) => ({ letter: die.dataset.die, face: Number(/, (\d)/.exec(die.ariaLabel)[1]) })),
    );
  const highest = dice.reduce((a, b) => (b.face > a.face ? b : a));
  await tapDie(page, highest.letter);
  let table = await seen(page);
  if (!table.confirm) await tapField(page, table.fields[0]);
  await page.locator('[data-confirm]').waitFor();
  const lower = dice.filter(({ face }) => face < highest.face).length;
  same('dice that would leave', await page.locator('[data-die].leaving').count(), lower);
  holds('told in words', lower === 0 || (await page.locator('div.panel').innerText()).includes('To the platter:'));
  same('the mark is shown', (await page.locator('.mark.ghost').count()) > 0, true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await count('and taken away', page.locator('.mark.ghost'), 0);
  table = await seen(page);
  same('nothing was marked', table.confirm, false);
});
