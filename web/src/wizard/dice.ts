// The seven dice as they are shown. The engine tells a bag of faces; here each die keeps its
// identity, so that a re-roll moves only the dice that were picked.

import { faces, isFace, type Face } from '../words/wizard.ts';

export interface ShownDie {
  id: number;
  /** Null: in the seer's hand. */
  face: Face | null;
  /** Grows each time the die is rolled. */
  rolls: number;
}

export const sevenDice = 7;

export function inHand(): ShownDie[] {
  return Array.from({ length: sevenDice }, (_, id) => ({ id, face: null, rolls: 0 }));
}

/** The faces of a line like "roll g g w". */
export function facesOf(text: string): Face[] {
  return text.split(' ').filter(isFace);
}

export function sorted(bag: readonly Face[]): Face[] {
  return [...bag].sort((a, b) => faces.indexOf(a) - faces.indexOf(b));
}

/** Whether two bags hold the same faces. */
export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/**
 * Lays the dice so that exactly the faces of the bag lie: dice that show one of them stay, others
 * get what is left or go into the hand. Of equal dice the picked ones go first.
 */
export function lay(
  shown: readonly ShownDie[],
  bag: readonly Face[],
  picked: ReadonlySet<number> = new Set(),
): ShownDie[] {
  const left = [...bag];
  const stays = new Set<number>();
  const inOrder = [...shown].sort((a, b) => Number(picked.has(a.id)) - Number(picked.has(b.id)));
  for (const { id, face } of inOrder) {
    const at = face === null ? -1 : left.indexOf(face);
    if (at < 0) continue;
    left.splice(at, 1);
    stays.add(id);
  }
  return inRows(
    shown.map((die) => {
      if (stays.has(die.id)) return die;
      const face = left.shift() ?? null;
      return { ...die, face, rolls: face === null ? die.rolls : die.rolls + 1 };
    }),
  );
}

/** Dice of a kind lie side by side, those in the hand at the end. */
function inRows(dice: readonly ShownDie[]): ShownDie[] {
  const rank = ({ face }: ShownDie): number => (face === null ? faces.length : faces.indexOf(face));
  return [...dice].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}

/** "2 green, 1 jester", as pairs in the order of the faces. */
export function counts(bag: readonly Face[]): [Face, number][] {
  return faces
    .map((face): [Face, number] => [face, bag.filter((each) => each === face).length])
    .filter(([, number]) => number > 0);
}
