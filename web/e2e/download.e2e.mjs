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
  const context = await world.context({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes = [];
  context.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => [request.url(), responseBodySize + responseHeadersSize]));
  });
  await page.goto(world.site.address);
  await page.getByRole('button', { name: 'Play alone: Clever hoch Drei' }).click();
  await seen(page);
  const loaded = (await Promise.all(sizes)).filter(([url]) => !url.endsWith('.foxnet'));
  const sum = loaded.reduce((all, [, size]) => all + size, 0);
  holds('the engine is among it', loaded.some(([url, size]) => url.endsWith('.wasm') && size > 50_000));
  const largest = loaded.sort(([, a], [, b]) => b - a).slice(0, 4).map(([url, size]) => `${url.replace(/.*\//, '')} ${kilobytes(size)}`);
  holds(`${kilobytes(sum)} is at most ${kilobytes(most)} (${largest.join(', ')})`, sum <= most);
  return `${loaded.length} files, ${kilobytes(sum)}`;
});

/** What goes over the wire for a file, compressed as a browser asks for it. */
function wire(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (answer) => {
      let sum = 0;
      answer.on('data', (some) => (sum += some.length));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(sum) : reject(new Error(`${answer.statusCode}: ${url}`))));
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

test(
  'how soon it can be used, with a processor four times slower',
  async (world) => {
    const page = await (await world.context()).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    return `home after ${usable.toFixed(0)} ms, a game ${(performance.now() - begin).toFixed(0)} ms after the click`;
  },
  { alone: true },
);
