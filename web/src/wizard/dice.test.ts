import { describe, expect, it } from 'vitest';
import { counts, facesOf, inHand, lay, same, type ShownDie } from './dice.ts';

const faceRow = (dice: readonly ShownDie[]): string => dice.map(({ face }) => face ?? '-').join('');
const idsOf = (dice: readonly ShownDie[], face: string | null): number[] =>
  dice.filter((die) => die.face === face).map(({ id }) => id);

describe('dice on the table', () => {
  it('lie in groups after the first roll', () => {
    const dice = lay(inHand(), facesOf('roll b g w g j y r'));
    expect(faceRow(dice)).toBe('ggrbywj');
    expect(dice.every(({ rolls }) => rolls === 1)).toBe(true);
  });

  it('go into the hand when they are picked, and only those', () => {
    const first = lay(inHand(), facesOf('g g g r b b w'));
    const picked = new Set(idsOf(first, 'g').slice(2).concat(idsOf(first, 'b')));
    const lying = lay(first, facesOf('g g r w'), picked);
    expect(faceRow(lying)).toBe('ggrw---');
    expect(new Set(idsOf(lying, null))).toEqual(picked);
  });

  it('come back with new faces without moving the others', () => {
    const first = lay(inHand(), facesOf('g g g r b b w'));
    const picked = new Set(idsOf(first, 'b'));
    const after = lay(lay(first, facesOf('g g g r w'), picked), facesOf('g g g g r j w'));
    expect(faceRow(after)).toBe('ggggrwj');
    for (const { id, rolls } of after) expect(rolls).toBe(picked.has(id) ? 2 : 1);
  });

  it('that are set lie while the rest are in the hand', () => {
    expect(faceRow(lay(inHand(), facesOf('set y y')))).toBe('yy-----');
  });
});

describe('bags', () => {
  it('are the same in any order', () => {
    expect(same(['g', 'r', 'g'], ['r', 'g', 'g'])).toBe(true);
    expect(same(['g', 'r'], ['g', 'g'])).toBe(false);
    expect(same(['g'], ['g', 'g'])).toBe(false);
  });

  it('are counted in the order of the faces', () => {
    expect(counts(['j', 'g', 'g', 'w'])).toEqual([
      ['g', 2],
      ['w', 1],
      ['j', 1],
    ]);
  });
});
