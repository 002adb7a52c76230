import { expect, it } from 'vitest';
import type { KeptResult, SeatResult } from '../keep/results.ts';
import { cardText } from './card.ts';

const seat = (some: Partial<SeatResult>): SeatResult => ({
  kind: 'person',
  name: '',
  total: 243,
  areas: [36, 29, 45, 52, 41],
  foxes: 2,
  winner: true,
  ...some,
});
const result = (some: Partial<KeptResult>): KeptResult => ({
  id: 'x',
  game: 'ganz-schon-clever',
  finished: 0,
  seats: [seat({})],
  realDice: false,
  options: {},
  daily: '2026-05-01',
  helped: false,
  ...some,
});
const words = { points: 'points', won: 'won', replay: 'replay', helped: 'with hints' };
const card = (some: KeptResult, address = ''): string[] =>
  cardText(some, some.seats[0] ?? seat({}), words, address).split('\n');

it('a card tells game, day, score and areas', () => {
  expect(card(result({}), 'https://example.org/')).toEqual([
    'foxtray · Ganz schön clever · 2026-05-01',
    '243 points',
    '🟨36 🟦29 🟩45 🟧52 🟪41 🦊2×29',
    'https://example.org/',
  ]);
});

it('a replay says so, and no foxes are no line of foxes', () => {
  const replay = result({
    practice: true,
    game: 'clever-hoch-drei',
    seats: [seat({ foxes: 0, areas: [1, 2, 3, 4, 5] })],
  });
  expect(card(replay)).toEqual([
    'foxtray · Clever hoch Drei · 2026-05-01 (replay)',
    '243 points',
    '🟨1 💠2 🟦3 🟫4 🌸5',
  ]);
});

it('help is told, and so are both', () => {
  expect(card(result({ helped: true }))[0]).toBe('foxtray · Ganz schön clever · 2026-05-01 (with hints)');
  expect(card(result({ helped: true, practice: true }))[0]).toBe(
    'foxtray · Ganz schön clever · 2026-05-01 (replay, with hints)',
  );
});

it('a Wizard card has the table', () => {
  const seats = [seat({ total: 12, areas: [] }), seat({ total: 7, winner: false }), seat({ total: -3, winner: false })];
  expect(card(result({ game: 'wizard-dice', seats }))).toEqual([
    'foxtray · Wizard · 2026-05-01',
    '12 points, won',
    '🎲 12 : 7 : −3',
  ]);
});
