import { phrases } from './language.svelte.ts';

export const words = phrases({
  title: { en: 'Enter the dice', de: 'Würfel eingeben', nl: 'Dobbelstenen invoeren' },
  roll: {
    en: (count: number) =>
      count === 1 ? 'Roll this die, then enter what it shows.' : `Roll these ${count} dice, then enter what they show.`,
    de: (count: number) =>
      count === 1
        ? 'Würfle diesen Würfel und gib ein, was er zeigt.'
        : `Würfle diese ${count} Würfel und gib ein, was sie zeigen.`,
    nl: (count: number) =>
      count === 1
        ? 'Gooi deze dobbelsteen en voer in wat hij toont.'
        : `Gooi deze ${count} dobbelstenen en voer in wat ze tonen.`,
  },
  serve: {
    en: (count: number) =>
      `Passive turn: roll all ${count} dice. The three lowest go to the platter; ties are drawn by lot.`,
    de: (count: number) =>
      `Passiver Zug: Würfle alle ${count}. Die drei niedrigsten kommen aufs Tablett; bei Gleichstand entscheidet das Los.`,
    nl: (count: number) =>
      `Passieve beurt: gooi alle ${count}. De drie laagste gaan naar het dienblad; bij gelijke ogen beslist het lot.`,
  },
  faces: { en: 'What it shows', de: 'Was er zeigt', nl: 'Wat hij toont' },
  enter: { en: 'Enter', de: 'Eingeben', nl: 'Invoeren' },
});
