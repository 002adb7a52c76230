// axe-core on the page as it is now.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { same } from './test.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whatever axe-core knows to be an obstacle is a failure; with `rules` only these. */
export async function examine(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { obstacles, passed } = await page.evaluate(async (only) => {
    // What is fine need not be told at length: that takes longer than to examine it.
    const options = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) };
    const { violations, passes } = await window.axe.run(document, options);
    const tell = ({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`;
    return {
      obstacles: violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(tell).join('; ')}`),
      passed: passes.length,
    };
  }, rules);
  same('obstacles', obstacles, []);
  if (passed === 0) throw new Error('axe examined nothing');
}
