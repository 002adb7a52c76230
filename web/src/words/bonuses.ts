// Bonuses and actions in words, by their names in a drawing (docs/view.md, V3).

import { sayColour } from './colours.ts';
import { phrases, t, type Phrase } from './language.svelte.ts';

const actions: Record<string, Phrase> = {
  reroll: { en: 're-roll', de: 'Neuwurf', nl: 'nieuwe worp' },
  return: { en: 'return', de: 'Rückkehr', nl: 'terughalen' },
  any_number: { en: 'any number', de: 'Wunschzahl', nl: 'vrij getal' },
  extra_die: { en: 'extra die', de: 'Zusatzwürfel', nl: 'extra dobbelsteen' },
  fox: { en: 'fox', de: 'Fuchs', nl: 'vos' },
};

const words = phrases({
  cross: {
    en: (colour: string) => `a cross in ${colour}`,
    de: (colour: string) => `ein Kreuz in ${colour}`,
    nl: (colour: string) => `een kruisje in ${colour}`,
  },
  number: {
    en: (number: string, colour: string) => `a ${number} in ${colour}`,
    de: (number: string, colour: string) => `eine ${number} in ${colour}`,
    nl: (number: string, colour: string) => `een ${number} in ${colour}`,
  },
  choice: {
    en: (colour: string) => `your choice in ${colour}`,
    de: (colour: string) => `deine Wahl in ${colour}`,
    nl: (colour: string) => `jouw keuze in ${colour}`,
  },
  anywhere: {
    en: 'your choice in any colour',
    de: 'deine Wahl in einer beliebigen Farbe',
    nl: 'jouw keuze in een kleur naar wens',
  },
  crossOrSix: {
    en: 'a cross or a 6 in a colour of your choice',
    de: 'ein Kreuz oder eine 6 in einer Farbe deiner Wahl',
    nl: 'een kruisje of een 6 in een kleur naar keuze',
  },
  foxes: {
    en: (count: number) => (count === 1 ? '1 fox' : `${count} foxes`),
    de: (count: number) => (count === 1 ? '1 Fuchs' : `${count} Füchse`),
    nl: (count: number) => (count === 1 ? '1 vos' : `${count} vossen`),
  },
});

/** An action, or a bonus to be placed, with the colours as they are shown. */
export function sayBonus(name: string, shown: (colour: string) => string = (colour) => colour): string {
  const action = actions[name];
  if (action) return t(action);
  if (name === 'black_x_or_6') return t(words.crossOrSix);
  const [colour = '', what = ''] = name.split('_');
  if (colour === 'black') return t(words.anywhere);
  const said = sayColour(shown(colour));
  if (what === 'x') return t(words.cross, said);
  if (what === '?') return t(words.choice, said);
  return t(words.number, what, said);
}

export function sayFoxes(count: number): string {
  return t(words.foxes, count);
}
