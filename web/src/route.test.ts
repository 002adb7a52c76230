import { describe, expect, test } from 'vitest';
import { parse, to } from './route.svelte.ts';

describe('addresses', () => {
  test('nothing is home', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash).screen).toBe('home');
  });

  test('a screen and what it is of', () => {
    expect(parse('#/new/clever-hoch-drei')).toMatchObject({ screen: 'new', of: 'clever-hoch-drei' });
    expect(parse('#/play/00ff?at=12').query.get('at')).toBe('12');
  });

  test('an address leads back to itself', () => {
    expect(parse(to('play', 'a b/c'))).toMatchObject({ screen: 'play', of: 'a b/c' });
    expect(parse(to('home')).screen).toBe('home');
  });

  test('a slash stays a slash', () => {
    expect(to('learn', 'wizard-dice/rules')).toBe('#/learn/wizard-dice/rules');
    expect(parse('#/learn/wizard-dice%2Frules').of).toBe('wizard-dice/rules');
  });

  test('nonsense is an address too', () => {
    expect(parse('#/g/%%%')).toMatchObject({ screen: 'g', of: '%%%' });
  });
});
