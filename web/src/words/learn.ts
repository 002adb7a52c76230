import { phrases } from './language.svelte.ts';

export const words = phrases({
  title: { en: 'Learn', de: 'Lernen', nl: 'Leren' },
  lead: {
    en: 'A few steps at a real table, and the rules to look things up.',
    de: 'Ein paar Schritte an einem echten Tisch, und die Regeln zum Nachschlagen.',
    nl: 'Een paar stappen aan een echte tafel, en de regels om op te zoeken.',
  },
  intro: { en: 'Introduction', de: 'Einführung', nl: 'Introductie' },
  introOf: {
    en: (game: string) => `Introduction to ${game}`,
    de: (game: string) => `Einführung in ${game}`,
    nl: (game: string) => `Introductie van ${game}`,
  },
  rules: { en: 'Rules', de: 'Regeln', nl: 'Spelregels' },
  rulesOf: {
    en: (game: string) => `Rules of ${game}`,
    de: (game: string) => `Regeln von ${game}`,
    nl: (game: string) => `Spelregels van ${game}`,
  },
  step: {
    en: (step: number, steps: number) => `Step ${step} of ${steps}`,
    de: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
    nl: (step: number, steps: number) => `Stap ${step} van ${steps}`,
  },
  task: { en: 'What to do', de: 'Was zu tun ist', nl: 'Wat te doen' },
  next: { en: 'Next', de: 'Weiter', nl: 'Verder' },
  back: { en: 'Back', de: 'Zurück', nl: 'Terug' },
  forMe: { en: 'Do it for me', de: 'Mach es für mich', nl: 'Doe het voor mij' },
  right: { en: 'That is it.', de: 'Genau so.', nl: 'Zo is het.' },
  otherwise: {
    en: 'That would be allowed too. For now, follow the thick ring.',
    de: 'Das wäre auch erlaubt. Folge fürs Erste dem dicken Ring.',
    nl: 'Dat zou ook mogen. Volg nu eerst de dikke ring.',
  },
  play: { en: 'Play a game', de: 'Eine Partie spielen', nl: 'Speel een spel' },
  contents: { en: 'Contents', de: 'Inhalt', nl: 'Inhoud' },
  picture: {
    en: (colour: string) => `The ${colour} area of the sheet`,
    de: (colour: string) => `Bereich des Blattes: ${colour}`,
    nl: (colour: string) => `Gebied op het blok: ${colour}`,
  },
  nothingWritten: {
    en: 'Nothing has been written about this game yet. Its sheet can be printed.',
    de: 'Über dieses Spiel steht hier noch nichts. Sein Blatt lässt sich drucken.',
    nl: 'Over dit spel staat hier nog niets. Het blok kan worden geprint.',
  },
  sheetPicture: { en: 'The whole sheet', de: 'Das ganze Blatt', nl: 'Het hele blok' },
});
