import { phrases } from './language.svelte.ts';

export const words = phrases({
  rolled: {
    en: (dice: string) => `Rolled: ${dice}.`,
    de: (dice: string) => `Gewürfelt: ${dice}.`,
    nl: (dice: string) => `Gegooid: ${dice}.`,
  },
  rolledBy: {
    en: (name: string, dice: string) => `${name}: rolled ${dice}.`,
    de: (name: string, dice: string) => `${name}: gewürfelt ${dice}.`,
    nl: (name: string, dice: string) => `${name}: gegooid ${dice}.`,
  },
  served: {
    en: (dice: string) => `On the platter: ${dice}.`,
    de: (dice: string) => `Auf dem Tablett: ${dice}.`,
    nl: (dice: string) => `Op het dienblad: ${dice}.`,
  },
  rollLost: {
    en: 'Nothing fits: this roll is lost.',
    de: 'Nichts passt: Der Wurf verfällt.',
    nl: 'Niets past: de worp vervalt.',
  },
  pickLost: {
    en: 'Nothing fits: no die this time.',
    de: 'Nichts passt: Diesmal gibt es keinen Würfel.',
    nl: 'Niets past: deze keer geen dobbelsteen.',
  },
  undone: {
    en: (what: string) => `Taken back: ${what}`,
    de: (what: string) => `Zurückgenommen: ${what}`,
    nl: (what: string) => `Teruggenomen: ${what}`,
  },
  total: {
    en: (points: number) => `Total ${points}.`,
    de: (points: number) => `Gesamt ${points}.`,
    nl: (points: number) => `Totaal ${points}.`,
  },
});
