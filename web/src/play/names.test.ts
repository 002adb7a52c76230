import { expect, test } from 'vitest';
import type { KeptSeat } from '../keep/games.ts';
import { seatName } from './names.ts';

const names = (...seats: KeptSeat[]): string[] => seats.map((_, seat) => seatName(seats, seat));
const person = (name: string): KeptSeat => ({ kind: 'person', name });

test('people without a name are counted, one alone is you', () => {
  expect(names(person(''), { kind: 'greedy', name: '' })[0]).toBe('You');
  expect(names(person(''), person(''))).toEqual(['Player 1', 'Player 2']);
});

test('players of the computer are called by what they are', () => {
  expect(names({ kind: 'strong', name: '' }, { kind: 'collector', name: '' })).toEqual(['Strong', 'Collector']);
  expect(names({ kind: 'gambler', name: '' }, { kind: 'gambler', name: '' })).toEqual(['Gambler 1', 'Gambler 2']);
});

test('namesakes are told apart by a number', () => {
  expect(names(person('Anna'), person('Ben'), person('Anna'))).toEqual(['Anna 1', 'Ben', 'Anna 2']);
});

const marks = '\u202e\u202d\u2066\u2069\u200e\u200f\u061c\u2028\ufeff\u{e0041}';

test('marks that turn the text around a name are not shown', () => {
  expect(names(person(`An${marks}na`), person('Ben'))).toEqual(['Anna', 'Ben']);
  expect(names(person(marks), person('Ben'))).toEqual(['Player 1', 'Ben']);
  expect(names(person('Anna'), person(`Anna${marks}`))).toEqual(['Anna 1', 'Anna 2']);
});

test('what scripts and emoji need stays in a name', () => {
  for (const name of ['אבג', 'می\u200cخواهم', '👩\u200d🚀', 'José']) expect(names(person(name))).toEqual([name]);
});
