// Plays what is built in real Chromium: npm run e2e -- [--embedded] [--write-images] [WORD]...
// Words choose tests by their file or title.
import { readdirSync, rmSync } from 'node:fs';
import { launch } from './browser.mjs';
import { openSite } from './site.mjs';
import { from, tests, World } from './test.mjs';

const lanes = 2;
const photographs = new URL('../../build/e2e', import.meta.url).pathname;
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const embedded = process.argv.includes('--embedded');

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.e2e.mjs'));
for (const name of files.sort()) {
  from(name.replace('.e2e.mjs', ''));
  await import(`./${name}`);
}
const chosen = tests.filter(
  ({ file, title }) => words.length === 0 || words.some((word) => file === word || title.includes(word)),
);
if (chosen.length === 0) {
  console.error('There is no such test. The tests are:');
  for (const { file, title } of tests) console.error(`  ${file}: ${title}`);
  process.exit(2);
}

rmSync(photographs, { recursive: true, force: true });
const site = await openSite(embedded);
const browser = await launch();
console.log(`${chosen.length} tests on ${site.kind}, Chromium ${browser.version()}`);
let failed = 0;

/** A test that never ends is wrong, and the others go on. */
function tooLong() {
  return new Promise((_, reject) =>
    setTimeout(() => reject(new Error('it takes longer than four minutes')), 240_000).unref(),
  );
}

/** Whether all was well. */
async function run({ file, title, play }) {
  const begin = performance.now();
  const world = new World(browser, site, `${photographs}/${file}-${title}`);
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
  try {
    const told = await Promise.race([play(world), tooLong()]);
    world.checkComplaints();
    console.log(`  fine   ${file}: ${title}, ${seconds()}${told ? `; ${told}` : ''}`);
    return true;
  } catch (error) {
    await world.photographAll();
    const complaints = world.complaints.map((line) => `\n    ${line}`).join('');
    console.error(`  WRONG  ${file}: ${title}, ${seconds()}\n    ${error.stack ?? error}${complaints}`);
    for (const shot of world.shots) console.error(`    ${shot}`);
    return false;
  } finally {
    await world.close();
  }
}

const queue = chosen.filter(({ alone }) => !alone).sort((a, b) => Number(b.long) - Number(a.long));
const wrong = [];
async function lane() {
  for (let next = queue.shift(); next; next = queue.shift()) if (!(await run(next))) wrong.push(next);
}
await Promise.all(Array.from({ length: lanes }, lane));
for (const one of chosen.filter(({ alone }) => alone)) if (!(await run(one))) wrong.push(one);

// On a busy machine two tests side by side can wait longer than they are willing to. What went wrong is
// told above, and played once more alone: only what is wrong then as well is held against the app.
for (const one of wrong) {
  console.error(`  AGAIN  ${one.file}: ${one.title}`);
  if (!(await run(one))) failed += 1;
}

await browser.close();
site.end();
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
