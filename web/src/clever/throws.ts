// Real dice, typed in: the line of a record for what lies on the table.

/** Which dice are to be rolled, by a look's `chance`: "roll w y b", or "serve" for all six. */
export function diceOf(chance: string, all: readonly string[]): string[] {
  return chance.startsWith('serve') ? [...all] : chance.split(' ').slice(1);
}

export type Faces = Readonly<Record<string, number>>;

/** The line for these faces. Where the dice of a serve lie the engine decides (docs/view.md, V10). */
export function throwLine(chance: string, dice: readonly string[], faces: Faces): string {
  const [verb = ''] = chance.split(' ');
  return [verb, ...dice.map((letter) => `${letter}${faces[letter] ?? 0}`)].join(' ');
}
