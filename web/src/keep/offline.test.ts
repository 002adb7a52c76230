import { expect, test } from 'vitest';
import { needsWeights } from '../games.ts';
import { isMetered } from './offline.svelte.ts';

test.each([
  [null, false],
  [{}, false],
  [{ type: 'wifi', effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('whether a connection is metered: %o', (connection, metered) => {
  expect(isMetered(connection)).toBe(metered);
});

test('who needs weights', () => {
  expect(needsWeights('ganz-schon-clever', 'person')).toBe(false);
  expect(needsWeights('ganz-schon-clever', 'greedy')).toBe(false);
  expect(needsWeights('ganz-schon-clever', 'beginner')).toBe(true);
  expect(needsWeights('wizard-dice', 'master')).toBe(false);
});
