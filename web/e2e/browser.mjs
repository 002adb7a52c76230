// Debian's Chromium with an empty profile.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options as of playwright: viewport, locale, colorScheme, ... */
export function browse(options = {}) {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'foxtray-e2e-')), {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    args,
    locale: 'en-GB',
    ...options,
  });
}

/** A page whose complaints end up in a list: whatever is in it at the end is a failure. */
export async function openPage(context, address) {
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}
