// The site under test: the program with the app inside it, the program with the folder dist, or,
// where there is no program, a small server that behaves alike.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { serve } from './serve.mjs';

export const dist = new URL('../dist', import.meta.url).pathname;
export const program = process.env['FOXTRAY'] ?? new URL('../../build/foxtray', import.meta.url).pathname;

/** `embedded`: nothing but the app in the program will do. */
export async function openSite(embedded) {
  if (!existsSync(`${dist}/index.html`)) throw new Error('web/dist is not built: npm run build makes it');
  if (existsSync(program)) {
    const inside = await start([]);
    if (inside && (await isBuilt(inside))) return { ...inside, kind: 'the app in the program' };
    inside?.end();
    if (embedded) throw new Error('the program does not contain the app as it is built: ./do build puts it in');
    const outside = await start(['--files', dist]);
    if (outside) return { ...outside, kind: 'the program with web/dist' };
  }
  if (embedded) throw new Error(`there is no ${program}: ./do build makes it`);
  return { ...(await serve(dist)), kind: 'a small server with web/dist' };
}

/** The program serving this folder; files are read anew at every request. */
export async function openFolder(folder) {
  return (existsSync(program) && (await start(['--files', folder]))) || serve(folder);
}

/** Whether the app in the program is the one in dist. */
async function isBuilt({ address }) {
  const inside = await (await fetch(`${address}sw.js`)).text();
  return inside === readFileSync(`${dist}/sw.js`, 'utf8');
}

function start(more) {
  const child = spawn(program, ['serve', '--port', '0', '--quiet', ...more], { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => {
    let said = '';
    child.once('error', () => resolve(null));
    child.once('exit', () => resolve(null));
    child.stdout.on('data', (some) => {
      said += some;
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address) resolve({ address: `${address.replace(/\/$/, '')}/`, end: () => child.kill() });
    });
  });
}
