import type { WhyNot } from '../engine/types.ts';
import { sayColour, sayTheDie } from '../words/colours.ts';
import { capital, t } from '../words/language.svelte.ts';
import { clever } from '../words/reasons.ts';
import type { Speech } from './say.ts';

/** The engine's reason in the chosen language. Colour 0 is white, colour a + 1 that of area a. */
export function sayWhy({ info, shown }: Pick<Speech, 'info' | 'shown'>, why: WhyNot): string {
  const reason = clever[why.reason];
  if (!reason) return why.sentence;
  const value = (place: number): number => why.operands[place] ?? 0;
  const name = (place: number): string => {
    const colour = value(place);
    return shown(colour === 0 ? 'white' : (info.areas[colour - 1]?.name ?? 'white'));
  };
  const text = t(reason, {
    number: value,
    colour: (place) => sayColour(name(place)),
    die: (place) => sayTheDie(name(place)),
  });
  return capital(text);
}
