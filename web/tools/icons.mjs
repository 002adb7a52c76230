// Draws the icons of the manifest from public/icon.svg: node tools/icons.mjs
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'icons-')), {
  executablePath: '/usr/bin/chromium',
  headless: true,
  args,
});
const page = await context.newPage();

async function draw(name, size, part, ground) {
  const inner = Math.round(size * part);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;` +
      `background:${ground}}svg{width:${inner}px;height:${inner}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}

await draw('icon-192.png', 192, 1, 'transparent');
await draw('icon-512.png', 512, 1, 'transparent');
await draw('icon-maskable.png', 512, 0.62, '#f4f0e8');
await draw('icon-180.png', 180, 0.78, '#f4f0e8');
await context.close();
