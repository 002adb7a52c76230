// Nothing that axe-core knows to be an obstacle, on any screen, light and dark.
import { AxeBuilder } from '@axe-core/playwright';
import { checkThatNoneIsMissing, visit } from './places.mjs';
import { same, test } from './test.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

function tell({ id, nodes }) {
  return `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.split('\n')[1]?.trim()})`).join('; ')}`;
}

async function examine(page, rules) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations, passes } = await (rules ? axe.withRules(rules) : axe).analyze();
  same('violations', violations.map(tell), []);
  if (passes.length === 0) throw new Error('axe examined nothing');
}

test('axe finds nothing, light', async (world) => {
  checkThatNoneIsMissing();
  return visit(world, {}, (page) => examine(page));
}, { long: true });

test('axe finds nothing, dark, on a phone', async (world) =>
  visit(world, { ...phone, colorScheme: 'dark' }, (page) => examine(page, ['color-contrast', 'target-size', 'scrollable-region-focusable'])),
{ long: true });
