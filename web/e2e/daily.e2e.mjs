// The daily game: the same dice for everybody, and only the first try counts.
import { readFileSync } from 'node:fs';
import { kept } from './record.mjs';
import { Curious, mark, seen } from './table.mjs';
import { holds, same, test } from './test.mjs';

const page1 = readFileSync(new URL('../../docs/daily.md', import.meta.url), 'utf8');
const seedOf = (game, day) => new RegExp(`\\| \`${game}\` \\| ${day} \\| \`([0-9a-f]+)\``).exec(page1)[1];

async function on(world, time) {
  const context = await world.context({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(time));
  await page.goto(`${world.site.address}#/daily`);
  await page.locator('.calendar').waitFor();
  return page;
}

const seedIn = (record) => /^seed (\S+)$/m.exec(record)[1];
const cardOf = (page, game) => page.locator('article', { has: page.getByRole('heading', { name: game }) });

/** As if the game had been played to its end. */
async function finish(page, id, total) {
  await page.evaluate(
    ([key, points]) =>
      new Promise((resolve) => {
        const open = indexedDB.open('foxtray');
        open.onsuccess = () => {
          const writing = open.result.transaction(['games', 'results'], 'readwrite');
          const read = writing.objectStore('games').get(key);
          read.onsuccess = () => {
            const game = read.result;
            writing.objectStore('games').put({ ...game, over: true }, key);
            const seat = {
              kind: 'person',
              name: '',
              total: points,
              areas: [36, 29, 45, 52, 41],
              foxes: 2,
              winner: true,
            };
            const { helped } = game;
            const practice = game.replay ? { practice: true } : {};
            const row = {
              id: key,
              game: game.game,
              finished: Date.now(),
              seats: [seat],
              realDice: false,
              options: {},
              helped,
              daily: game.daily,
              ...practice,
            };
            writing.objectStore('results').put(row, key);
          };
          writing.oncomplete = () => (open.result.close(), resolve());
        };
      }),
    [id, total],
  );
}

test('the daily game', async (world) => {
  const page = await on(world, '2026-11-16T10:20:00Z');
  const ganz = cardOf(page, 'Ganz schön clever');
  same('the countdown', await page.getByRole('timer').textContent(), 'New dice in 13 h 40 min');
  await page.getByRole('button', { name: 'Play today’s Ganz schön clever' }).click();
  await page.locator('[data-die].lit').first().waitFor();
  const first = await kept(page);
  same('its seed', seedIn(first.record), seedOf('ganz-schon-clever', '2026-11-16'));
  same('its day', first.daily, '2026-11-16');
  same('it counts', first.replay, undefined);
  holds('the players’ numbers follow from the seed', first.id.startsWith(seedIn(first.record).slice(0, 8)));

  await page.goto(`${world.site.address}#/review/${first.id}`);
  await page.getByText('This daily game counts. You can review it as soon as it is over.').waitFor();

  await page.goto(`${world.site.address}#/daily`);
  await page.getByRole('link', { name: 'Go on with today’s Ganz schön clever' }).waitFor();
  await finish(page, first.id, 243);
  await page.reload();
  holds('the score', (await ganz.textContent()).includes('243'));
  holds('the streak', (await ganz.textContent()).includes('1 day in a row'));
  await ganz.getByRole('button', { name: 'Copy card' }).click();
  await ganz.getByText('Copied.').waitFor();
  same('the card', (await page.evaluate(() => navigator.clipboard.readText())).split('\n').slice(0, 3), [
    'foxtray · Ganz schön clever · 2026-11-16',
    '243 points',
    '🟨36 🟦29 🟩45 🟧52 🟪41 🦊2×29',
  ]);

  await ganz.getByRole('button', { name: 'Play again' }).click();
  await page.locator('[data-die].lit').first().waitFor();
  const again = await kept(page);
  same('the same dice', seedIn(again.record), seedIn(first.record));
  same('it does not count', again.replay, true);
  await finish(page, again.id, 300);

  await page.clock.setFixedTime(new Date('2026-11-17T00:00:30Z'));
  await page.goto(`${world.site.address}#/daily`);
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s Ganz schön clever' }).waitFor();
  await page
    .getByRole('link', { name: '16 November 2026: 243 points' })
    .or(page.getByRole('link', { name: /16.*2026: 243 points/ }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: /15.*2026: play these dice, without counting/ }).click();
  await page.locator('[data-die].lit').first().waitFor();
  const late = await kept(page);
  same('a day that was missed', [late.daily, late.replay], ['2026-11-15', true]);
});

test('a daily game counts only without help', async (world) => {
  const page = await on(world, '2026-11-16T10:20:00Z');
  await page.evaluate(() => localStorage.setItem('foxtray-settings', JSON.stringify({ coach: true })));
  await page.reload();
  await page.getByRole('button', { name: 'Play today’s Ganz schön clever' }).click();
  await mark(page);
  await page.waitForTimeout(1500);
  same(
    'the coach is silent',
    await page.getByText(/nothing was better|as good as the best|would have been worth/).count(),
    0,
  );
  await page.keyboard.press('m');
  await page.getByText('Silent in this daily game, because it counts.').waitFor();
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog', { name: 'This daily game counts' });
  await seen(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await dialog.getByRole('button', { name: 'Play on without help' }).click();
  same('no help was taken', (await kept(page)).helped, false);
  same('none is shown', await page.locator('strong', { hasText: /^Best: / }).count(), 0);
  await page.keyboard.press('h');
  await dialog.getByRole('button', { name: 'Help me, it need not count' }).click();
  await page
    .locator('strong', { hasText: /^Best: / })
    .filter({ visible: true })
    .first()
    .waitFor();
  const { helped, id } = await kept(page);
  same('help was taken', helped, true);

  await page.goto(`${world.site.address}#/daily`);
  const ganz = cardOf(page, 'Ganz schön clever');
  await ganz.getByText('Played with hints: it does not count.').waitFor();
  await finish(page, id, 243);
  await page.reload();
  await ganz.getByText('Played with hints: it does not count.').waitFor();
  holds('no streak', !(await ganz.textContent()).includes('in a row'));
  holds(
    'the card says so',
    (await ganz.locator('pre').textContent()).startsWith('foxtray · Ganz schön clever · 2026-11-16 (with hints)'),
  );
  await page
    .getByLabel(/16.*2026: 243 points, did not count/)
    .first()
    .waitFor();
  await page.goto(`${world.site.address}#/daily`);
  await ganz.getByRole('button', { name: 'Play again' }).click();
  await seen(page);
  same('another try is a replay', (await kept(page)).replay, true);
});

test('a running daily game is told as one, and what its deletion loses', async (world) => {
  const page = await on(world, '2026-11-16T10:20:00Z');
  await page.getByRole('button', { name: 'Play today’s Ganz schön clever' }).click();
  await seen(page);
  await page.locator('header', { hasText: 'Daily game, 16 Nov' }).waitFor();
  await page.goto(world.site.address);
  const running = page.getByRole('listitem').filter({ hasText: 'Daily game, 16 Nov' });
  await running.getByRole('button', { name: 'Delete this game of Ganz schön clever' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText('This daily game of 16 Nov counts. If you delete it, the day is lost: another try does not count.')
    .waitFor();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await running.waitFor({ state: 'detached' });

  await page.goto(`${world.site.address}#/daily`);
  await page.getByRole('button', { name: 'Play today’s Ganz schön clever' }).click();
  await seen(page);
  await page.goto(world.site.address);
  await running.getByRole('button', { name: 'Delete this game of Ganz schön clever' }).click();
  await dialog.getByText('Delete this game?').waitFor();
  same('nothing is lost with a replay', await dialog.getByText('the day is lost').count(), 0);
});

test('odds in a daily Wizard game are help too', async (world) => {
  const page = await on(world, '2026-11-16T10:20:00Z');
  await page.getByRole('button', { name: 'Play today’s Wizard' }).click();
  await page.locator('.fields .legal').first().waitFor();
  await page.getByRole('button', { name: 'Odds' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on without help' }).click();
  same('the odds are off', await page.getByRole('button', { name: 'Odds' }).getAttribute('aria-pressed'), 'false');
  same('no help was taken', (await kept(page)).helped, false);
});

test('the result of a daily game that counts cannot be taken back', async (world) => {
  const page = await on(world, '2026-11-16T10:20:00Z');
  await page.getByRole('button', { name: 'Play today’s Clever hoch Drei' }).click();
  await page.locator('[data-die].lit').first().waitFor();
  await new Curious(16).playToEnd(page);
  const { record, id } = await kept(page);
  const undo = page.getByRole('button', { name: 'The daily game is over: its result stands.' });
  same('undo', await undo.isDisabled(), true);
  await page.getByRole('link', { name: 'See the result' }).click();
  await page.getByText('Result card').waitFor();
  await page.goBack();
  await undo.waitFor();
  await page.keyboard.press('u');
  same('the record stands', (await kept(page, id)).record, record);
});

test('two devices have the same daily Wizard game', async (world) => {
  const records = [];
  for (const time of ['2026-11-16T00:00:01Z', '2026-11-16T23:59:00Z']) {
    const page = await on(world, time);
    await page.getByRole('button', { name: 'Play today’s Wizard' }).click();
    await page.waitForURL(/#\/play\//);
    await page.locator('.fields .legal').first().waitFor();
    const { record, seats, id } = await kept(page);
    same(
      'who plays',
      seats.map(({ kind }) => kind),
      ['person', 'strong', 'strong'],
    );
    records.push([seedIn(record), id.slice(0, 8)]);
  }
  same('the same', records[0], records[1]);
  same('the seed of the day', records[0][0], seedOf('wizard-dice', '2026-11-16'));
});
