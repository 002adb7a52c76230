import { expect, it } from 'vitest';
import type { WizardLook, WizardSeat } from '../engine/types.ts';
import { gainsBetween, notation, placeOf, sayField, sayMark, signed } from './fields.ts';

it('reads the ids of fields', () => {
  expect(placeOf('g:4')).toEqual({ face: 'g', number: 5 });
  expect(notation('y:0')).toBe('y1');
  expect(sayField('r:2')).toBe('3 red');
  expect(sayField('j:0')).toBe('1 jester');
  expect(sayField('j:1')).toBe('2 jesters');
});

it('says what stands in a field', () => {
  expect(sayMark(undefined)).toBe('free');
  expect(sayMark('x')).toBe('cross');
  expect(sayMark('xx')).toBe('double cross');
  expect(sayMark('0')).toBe('zero');
  expect(sayMark('-3')).toBe('minus 3');
});

it('writes points with a true minus sign', () => {
  expect([5, 0, -2].map(signed)).toEqual(['+5', '0', '−2']);
});

const seat = (marks: Record<string, string>, points: number): WizardSeat => ({
  prediction: null,
  count: null,
  hidden: false,
  in: true,
  crosses: 0,
  jesters: 0,
  points,
  marks,
});
const table = (...seats: WizardSeat[]): WizardLook => ({
  round: 1,
  seer: 0,
  next_seer: null,
  roll: 1,
  phase: 'seer',
  target: 9,
  card: null,
  deck: [],
  wizard_colour: null,
  dice: [],
  to_roll: 0,
  seats,
});

it('finds what each seat scored', () => {
  const before = table(seat({ 'g:0': '-2' }, -2), seat({}, 0), seat({ 'b:1': 'x' }, 2));
  const after = table(
    seat({ 'g:0': '0' }, 0),
    seat({ 'r:4': '0', 'j:1': 'x' }, 0),
    seat({ 'b:1': 'x', 'y:2': 'xx' }, 8),
  );
  expect(gainsBetween(before, after)).toEqual([
    null,
    { field: 'r:4', mark: '0', jester: 'j:1', points: 0 },
    { field: 'y:2', mark: 'xx', jester: null, points: 6 },
  ]);
});
