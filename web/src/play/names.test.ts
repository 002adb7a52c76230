import { expect, test } from 'vitest';
import type { KeptSeat } from '../keep/games.ts';
import { seatName } from './names.ts';

const names = (...seats: KeptSeat[]): string[] => seats.map((_, seat) => seatName(seats, seat));
const person = (name: string): KeptSeat => ({ kind: 'person', name });

test('people without a name are counted, one alone is you', () => {
  expect(names(person(''), { kind: 'greedy', name: '' })[0]).toBe('You');
  expect(names(person(''), person(''))).toEqual(['Player 1', 'Player 2']);
});

test('namesakes are told apart by a number', () => {
  expect(names(person('Anna'), person('Ben'), person('Anna'))).toEqual(['Anna 1', 'Ben', 'Anna 2']);
});
