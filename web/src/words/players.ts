import type { Family } from '../engine/types.ts';
import type { Character, Level, Player } from '../games.ts';
import { phrases, type Phrase } from './language.svelte.ts';

export const levelNames: Record<Level, Phrase> = {
  random: { en: 'Random', de: 'Zufall', nl: 'Toeval' },
  greedy: { en: 'Greedy', de: 'Gierig', nl: 'Gulzig' },
  beginner: { en: 'Beginner', de: 'Anfänger', nl: 'Beginner' },
  casual: { en: 'Casual', de: 'Amateur', nl: 'Liefhebber' },
  strong: { en: 'Strong', de: 'Könner', nl: 'Kenner' },
  master: { en: 'Master', de: 'Meister', nl: 'Meester' },
};

const characterNames: Record<Character, Phrase> = {
  gambler: { en: 'Gambler', de: 'Zocker', nl: 'Gokker' },
  collector: { en: 'Collector', de: 'Sammler', nl: 'Verzamelaar' },
  hoarder: { en: 'Hoarder', de: 'Hamsterer', nl: 'Hamsteraar' },
  careful: { en: 'Careful', de: 'Vorsichtiger', nl: 'Voorzichtige' },
};

export const playerNames: Record<Player, Phrase> = { ...levelNames, ...characterNames };

const both = (note: Phrase): Record<Family, Phrase> => ({ clever: note, wizard: note });

/** A word on how they play, by family of games. */
export const playerNotes: Record<Player, Record<Family, Phrase>> = {
  random: both({ en: 'does anything that is allowed', de: 'tut irgendetwas Erlaubtes', nl: 'doet iets wat mag' }),
  greedy: both({ en: 'takes the most at once', de: 'nimmt sofort das meiste', nl: 'pakt meteen het meeste' }),
  beginner: both({ en: 'misjudges a lot', de: 'verschätzt sich oft', nl: 'schat vaak verkeerd' }),
  casual: both({ en: 'plays now and then', de: 'spielt ab und zu', nl: 'speelt af en toe' }),
  strong: both({ en: 'hard to beat', de: 'schwer zu schlagen', nl: 'moeilijk te verslaan' }),
  master: both({ en: 'the best there is', de: 'besser geht es nicht', nl: 'beter bestaat niet' }),
  gambler: {
    clever: {
      en: 'loves high dice and re-rolls',
      de: 'liebt hohe Würfel und Neuwürfe',
      nl: 'is dol op hoge ogen en nieuwe worpen',
    },
    wizard: {
      en: 'predicts a lot and rolls on and on',
      de: 'sagt viel vorher und würfelt immer weiter',
      nl: 'voorspelt veel en gooit maar door',
    },
  },
  collector: {
    clever: {
      en: 'fills a favourite colour first',
      de: 'füllt zuerst die Lieblingsfarbe',
      nl: 'vult eerst de lievelingskleur',
    },
    wizard: {
      en: 'predicts a favourite colour first',
      de: 'sagt zuerst die Lieblingsfarbe vorher',
      nl: 'voorspelt eerst de lievelingskleur',
    },
  },
  hoarder: {
    clever: {
      en: 'saves actions until it is too late',
      de: 'spart Aktionen, bis es zu spät ist',
      nl: 'spaart acties tot het te laat is',
    },
    wizard: {
      en: 'takes every jester cross there is',
      de: 'nimmt jedes Narrenkreuz mit',
      nl: 'pakt elk narrenkruisje mee',
    },
  },
  careful: {
    clever: {
      en: 'takes low dice and seldom rolls again',
      de: 'nimmt niedrige Würfel und würfelt selten neu',
      nl: 'neemt lage ogen en gooit zelden opnieuw',
    },
    wizard: {
      en: 'predicts little and stops early',
      de: 'sagt wenig vorher und steigt früh aus',
      nl: 'voorspelt weinig en stopt vroeg',
    },
  },
};

export const words = phrases({
  you: { en: 'You', de: 'Du', nl: 'Jij' },
  levels: { en: 'Computer, by strength', de: 'Computer nach Stärke', nl: 'Computer naar sterkte' },
  characters: {
    en: 'Computer, as people play',
    de: 'Computer, wie Menschen spielen',
    nl: 'Computer, zoals mensen spelen',
  },
  person: { en: 'Person', de: 'Mensch', nl: 'Mens' },
  player: {
    en: (number: number) => `Player ${number}`,
    de: (number: number) => `Spieler ${number}`,
    nl: (number: number) => `Speler ${number}`,
  },
});
