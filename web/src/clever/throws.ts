// Real dice, typed in: the line of a record for what lies on the table.

/** Which dice are to be rolled, by a look's `chance`: "roll w y b", or "serve" for all six. */
export function diceOf(chance: string, all: readonly string[]): string[] {
  return chance.startsWith('serve') ? [...all] : chance.split(' ').slice(1);
}

export type Faces = Readonly<Record<string, number>>;

/** The line for these faces. `draw` shuffles what chance decides in a solo serve (C11.3, C11.4). */
export function throwLine(
  chance: string,
  dice: readonly string[],
  faces: Faces,
  draw: <T>(list: T[]) => T[],
): string {
  const said = (letter: string): string => `${letter}${faces[letter] ?? 0}`;
  if (!chance.startsWith('serve')) return `roll ${dice.map(said).join(' ')}`;
  const byFace = draw([...dice]).sort((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0));
  const platter = dice.filter((letter) => byFace.indexOf(letter) < 3);
  const fields = draw(byFace.slice(3));
  return `serve ${platter.map(said).join(' ')} / ${fields.map(said).join(' ')}`;
}

export function shuffled<T>(list: T[]): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
