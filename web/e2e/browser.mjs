// Debian's Chromium. One browser serves all tests; each test has contexts of its own, as empty as
// a private window.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every context would draw two pages for an address bar that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
];

/** How a test looks at the page unless it says otherwise: nothing moves, so nothing is waited for. */
export const usual = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  // To keep all files for offline takes longer than most tests; those that want it say so.
  serviceWorkers: 'block',
};

export function launch() {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`there is no ${executablePath}: ./do test web installs it`);
  return chromium.launch({ executablePath, headless: true, args });
}

/** Puts everything into the list that a page should never say or do. */
export function listen(context, complaints) {
  context.on('weberror', (error) => complaints.push(`error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright'))
      complaints.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was loading.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why}: ${request.url()}`);
  });
}
