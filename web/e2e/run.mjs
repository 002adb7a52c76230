// Plays in real Chromium what is built in dist: node e2e/run.mjs [NAME]... (see npm run e2e).
import { readdirSync } from 'node:fs';
import { serve } from './serve.mjs';

const folder = new URL('.', import.meta.url);
const dist = new URL('../dist', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.mjs'))
  .map((name) => name.replace('.e2e.mjs', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();

const site = await serve(dist);
let failed = 0;
for (const name of names) {
  const start = performance.now();
  try {
    const { default: play } = await import(`./${name}.e2e.mjs`);
    await play(site.address);
    console.log(`fine  ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed += 1;
    console.error(`wrong ${name}: ${error.stack ?? error}`);
  }
}
site.end();
console.log(`${names.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || names.length === 0 ? 1 : 0);
