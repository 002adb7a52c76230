// How much a first visit loads, and how soon it can be used.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { seen } from './table.mjs';
import { dist } from './site.mjs';
import { holds, test } from './test.mjs';

const most = 400_000;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;

test('a first visit and a first game load at most 400 kB', async (world) => {
  // Without the service worker, which loads the same files once more for later.
  world.forgive(/Service Worker registration blocked/);
  const context = await world.context();
  const page = await context.newPage();
  const sizes = [];
  context.on('requestfinished', (request) => {
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => [request.url(), responseBodySize + responseHeadersSize]),
    );
  });
  await page.goto(world.site.address);
  await page.getByRole('button', { name: 'Play alone: Clever hoch Drei' }).click();
  await seen(page);
  const loaded = (await Promise.all(sizes)).filter(([url]) => !url.endsWith('.foxnet'));
  const sum = loaded.reduce((all, [, size]) => all + size, 0);
  holds(
    'the engine is among it',
    loaded.some(([url, size]) => url.endsWith('.wasm') && size > 50_000),
  );
  const largest = loaded
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([url, size]) => `${url.replace(/.*\//, '')} ${kilobytes(size)}`);
  holds(`${kilobytes(sum)} is at most ${kilobytes(most)} (${largest.join(', ')})`, sum <= most);
  return `${loaded.length} files, ${kilobytes(sum)}`;
});

/** What goes over the wire for a file, compressed as a browser asks for it. */
function wire(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      let sum = 0;
      answer.on('data', (some) => (sum += some.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(sum) : reject(new Error(`${answer.statusCode}: ${url}`)),
      );
    }).on('error', reject);
  });
}

test('all that is kept for offline is at most 400 kB', async (world) => {
  const list = /\["[^\]]*"\]/.exec(readFileSync(`${dist}/sw.js`, 'utf8'))[0];
  const files = JSON.parse(list);
  holds('the page is in the list', files.includes('index.html'));
  const sizes = await Promise.all(files.map((name) => wire(world.site.address + (name === 'index.html' ? '' : name))));
  const sum = sizes.reduce((all, size) => all + size, 0);
  holds(`${kilobytes(sum)} is at most ${kilobytes(most)}`, sum <= most);
  return `${files.length} files, ${kilobytes(sum)}`;
});

/**
 * How fast scripts run here: tens of strings of 10,000 letters, built letter by letter in a second. It is
 * one half of the index by which the tools of Chromium tell phones apart: there a mid-range phone (Pixel 5)
 * has 1000, a slow one 264.
 */
async function speed(page) {
  const build = () => {
    const end = performance.now() + 300;
    let strings = 0;
    for (; performance.now() < end; strings += 1) {
      let letters = '';
      while (letters.length < 10_000) letters += 'a';
    }
    return strings / 0.3 / 10;
  };
  await page.evaluate(build);
  return page.evaluate(build);
}

const phones = { 'a mid-range phone': 1000, 'a slow phone': 264 };

test(
  'how soon it can be used',
  async (world) => {
    const told = [];
    for (const [phone, index] of Object.entries(phones)) {
      const page = await (
        await world.context({
          viewport: { width: 390, height: 844 },
          isMobile: true,
          hasTouch: true,
          serviceWorkers: 'allow',
        })
      ).newPage();
      const here = await speed(page);
      const rate = Math.max(1, here / index);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.addInitScript(() => {
        const look = () => {
          if (document.querySelector('.games button')) requestAnimationFrame(() => (window.usable = performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      });
      await page.goto(world.site.address);
      await page.waitForFunction(() => window.usable > 0);
      const usable = await page.evaluate(() => window.usable);
      const begin = performance.now();
      await page.getByRole('button', { name: 'Play alone: Ganz schön clever' }).click();
      await seen(page);
      const game = performance.now() - begin;
      told.push(
        `${phone} (${rate.toFixed(1)} times slower): home after ${usable.toFixed(0)} ms, a game ${game.toFixed(0)} ms after the click`,
      );
    }
    return told.join('; ');
  },
  { alone: true },
);
