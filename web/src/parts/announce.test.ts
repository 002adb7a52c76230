import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announceUrgently, hush, said } from './announce.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('sentences of one moment are read as one', () => {
  announce('One.');
  announce('Two.');
  vi.runAllTimers();
  expect(said.polite).toBe('One. Two.');
});

test('a new screen begins in silence', () => {
  announce('Roll 1 of 3.');
  announceUrgently('Line 1: There is nothing in it.');
  vi.runAllTimers();
  announce('Too late.');
  hush();
  expect(said).toEqual({ polite: '', urgent: '' });
  announce('Here we are.');
  vi.runAllTimers();
  expect(said.polite).toBe('Here we are.');
});
