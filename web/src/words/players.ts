import type { Level } from '../games.ts';
import { phrases, type Phrase } from './language.svelte.ts';

export const levelNames: Record<Level, Phrase> = {
  random: { en: 'Random', de: 'Zufall', nl: 'Toeval' },
  greedy: { en: 'Greedy', de: 'Gierig', nl: 'Gulzig' },
  beginner: { en: 'Beginner', de: 'Anfänger', nl: 'Beginner' },
  casual: { en: 'Casual', de: 'Amateur', nl: 'Liefhebber' },
  strong: { en: 'Strong', de: 'Könner', nl: 'Kenner' },
  master: { en: 'Master', de: 'Meister', nl: 'Meester' },
};

export const levelNotes: Record<Level, Phrase> = {
  random: { en: 'does anything that is allowed', de: 'tut irgendetwas Erlaubtes', nl: 'doet iets wat mag' },
  greedy: { en: 'takes the most at once', de: 'nimmt sofort das meiste', nl: 'pakt meteen het meeste' },
  beginner: { en: 'misjudges a lot', de: 'verschätzt sich oft', nl: 'schat vaak verkeerd' },
  casual: { en: 'plays now and then', de: 'spielt ab und zu', nl: 'speelt af en toe' },
  strong: { en: 'hard to beat', de: 'schwer zu schlagen', nl: 'moeilijk te verslaan' },
  master: { en: 'the best there is', de: 'besser geht es nicht', nl: 'beter bestaat niet' },
};

export const words = phrases({
  you: { en: 'You', de: 'Du', nl: 'Jij' },
  person: { en: 'Person', de: 'Mensch', nl: 'Mens' },
  player: {
    en: (number: number) => `Player ${number}`,
    de: (number: number) => `Spieler ${number}`,
    nl: (number: number) => `Speler ${number}`,
  },
});
