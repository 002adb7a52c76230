// Nothing that axe-core knows to be an obstacle, on any screen, light and dark.
import { laptop, phone } from './look.mjs';
import { examine } from './obstacles.mjs';
import { checkThatNoneIsMissing, visit } from './places.mjs';
import { test } from './test.mjs';

test(
  'axe finds nothing, light',
  async (world) => {
    checkThatNoneIsMissing();
    return visit(world, laptop, (page) => examine(page));
  },
  { long: true },
);

test(
  'axe finds nothing, dark, on a phone',
  (world) =>
    visit(world, { ...phone, colorScheme: 'dark' }, (page) =>
      examine(page, ['color-contrast', 'target-size', 'scrollable-region-focusable']),
    ),
  { long: true },
);
