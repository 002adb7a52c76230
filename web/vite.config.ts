import { svelte } from '@sveltejs/vite-plugin-svelte';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { precache } from './precache.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const base =
  /node_modules|\/src\/(App|main|games|update|route|parts\/(?!Token|Die|Choice|Switch)|keep|engine\/(engine|weights|printed)|screens\/(Home|screens)|setup\/Continue|play\/(begin|names)|words\/(language|common|home|players))/;

// What is imported as `file?size` is its number of bytes.
const sizes = {
  name: 'sizes',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('?size') ? `export default ${statSync(id.slice(0, -'?size'.length)).size}` : null),
};

// The games of the page and the engine that plays them. Tests build a page with other ones.
const games = process.env['FOXTRAY_PAGE_GAMES'] ?? here('src/games/catalogue.ts');
const engine = process.env['FOXTRAY_PAGE_ENGINE'] ?? here('../build/wasm/foxtray.wasm');

// Addresses are relative, so that the files work under any path of any static host. Nothing is
// inlined: the content security policy allows only files of our own.
export default defineConfig({
  base: './',
  plugins: [svelte(), precache(), sizes],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/sw.ts') },
      output: {
        // What every screen uses is one file, so that a first visit is few requests.
        codeSplitting: { groups: [{ name: 'base', test: base }] },
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  resolve: {
    alias: [
      { find: /^#catalogue/, replacement: games },
      { find: /^#module/, replacement: engine },
    ],
    // Tests run in Node, but the components' state must live as it does in a browser.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
