import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// The page itself fetches and keeps weights. Pixel icons are asked for by whoever installs the app, online.
const later = /\.foxnet$|\.map$|^icon-.*\.png$/;

/** Writes the list of files into the service worker: all that the first visit should keep. */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const files: string[] = [];
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === 'sw.js') continue;
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
          if (!later.test(name)) files.push(name);
        }
        for (const name of readdirSync(publicDir).sort()) {
          hash.update(name).update(readFileSync(join(publicDir, name)));
          if (!later.test(name)) files.push(name);
        }
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)));
      },
    },
  };
}
