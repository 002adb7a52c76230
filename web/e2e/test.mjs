// A test is a title and a function. It gets a world: the site, and a way to open pages there.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { listen, usual } from './browser.mjs';

export const tests = [];
let file = '';

/** `long`: begun first. `alone`: begun when nothing else runs, because it measures. */
export function test(title, play, { long = false, alone = false } = {}) {
  tests.push({ file, title, play, long, alone });
}

/** Tests that are defined from now on belong to this file. */
export function from(name) {
  file = name;
}

export class World {
  complaints = [];
  shots = [];
  #contexts = [];
  #forgiven = [];

  constructor(browser, site, photographs) {
    this.browser = browser;
    this.site = site;
    this.photographs = photographs;
  }

  /** Another person with another device. */
  async context(options = {}) {
    const context = await this.browser.newContext({ ...usual, ...options });
    context.setDefaultTimeout(30_000);
    listen(context, this.complaints);
    this.#contexts.push(context);
    return context;
  }

  /** A page on a device of its own; `at` is what follows the address of the site. */
  async open(at = '', options = {}) {
    const page = await (await this.context(options)).newPage();
    await page.goto(this.site.address + at);
    return page;
  }

  /** Complaints that this test brings about on purpose. */
  forgive(pattern) {
    this.#forgiven.push(pattern);
  }

  checkComplaints() {
    const left = this.complaints.filter((line) => !this.#forgiven.some((pattern) => pattern.test(line)));
    if (left.length > 0) throw new Error(`the page complains:\n    ${left.join('\n    ')}`);
  }

  /** For whoever wants to see what was wrong. */
  async photograph(page, name) {
    const path = `${this.photographs}-${name}`.replaceAll(/[^a-z0-9/.]+/gi, '-') + '.png';
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, timeout: 5000 }).then(
      () => this.shots.push(path),
      () => undefined,
    );
  }

  async photographAll() {
    const pages = this.#contexts.flatMap((context) => context.pages());
    for (const [place, page] of pages.entries()) await this.photograph(page, `at-the-end-${place + 1}`);
  }

  async close() {
    for (const context of this.#contexts) await context.close().catch(() => undefined);
  }
}

export function same(what, found, wanted) {
  const [a, b] = [JSON.stringify(found) ?? '', JSON.stringify(wanted) ?? ''];
  if (a === b) return;
  let from = 0;
  while (a[from] === b[from]) from += 1;
  const near = (text) => (text.length < 200 ? text : `…${text.slice(Math.max(0, from - 60), from + 60)}…`);
  throw new Error(`${what}: found ${near(a)}, wanted ${near(b)}`);
}

/** So many of them are there, at once or in a moment. */
export async function count(what, locator, wanted) {
  const end = Date.now() + 10_000;
  while ((await locator.count()) !== wanted && Date.now() < end) await new Promise((next) => setTimeout(next, 50));
  same(what, await locator.count(), wanted);
}

export function holds(what, condition) {
  if (!condition) throw new Error(`${what}: it does not`);
}

/** Waits until the function of the page's side is true, and says what was waited for if it never is. */
export async function until(page, what, condition, value, timeout = 30_000) {
  await page.waitForFunction(condition, value, { timeout }).catch(() => {
    throw new Error(`waited in vain: ${what}`);
  });
}
