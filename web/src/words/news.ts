import { phrases } from './language.svelte.ts';

export const words = phrases({
  rolled: {
    en: (dice: string) => `Rolled: ${dice}.`,
    de: (dice: string) => `Gewürfelt: ${dice}.`,
    nl: (dice: string) => `Gegooid: ${dice}.`,
  },
  served: {
    en: (dice: string) => `On the platter: ${dice}.`,
    de: (dice: string) => `Auf dem Tablett: ${dice}.`,
    nl: (dice: string) => `Op het dienblad: ${dice}.`,
  },
  undone: { en: 'Taken back.', de: 'Zurückgenommen.', nl: 'Teruggenomen.' },
  rerolled: { en: 'rolls again', de: 'würfelt neu', nl: 'gooit opnieuw' },
  passed: { en: 'takes nothing', de: 'nimmt nichts', nl: 'neemt niets' },
  done: { en: 'is done', de: 'ist fertig', nl: 'is klaar' },
  returned: {
    en: (die: string) => `takes back ${die}`,
    de: (die: string) => `holt zurück: ${die}`,
    nl: (die: string) => `haalt terug: ${die}`,
  },
  bonus: {
    en: (field: string) => `bonus: ${field}`,
    de: (field: string) => `Bonus: ${field}`,
    nl: (field: string) => `bonus: ${field}`,
  },
  total: {
    en: (points: number) => `Total ${points}.`,
    de: (points: number) => `Zusammen ${points}.`,
    nl: (points: number) => `Samen ${points}.`,
  },
});
