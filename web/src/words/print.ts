import { phrases } from './language.svelte.ts';

export const words = phrases({
  title: { en: 'Print sheets', de: 'Blätter drucken', nl: 'Blokken printen' },
  lead: {
    en: 'Score sheets for a real table, two on a page.',
    de: 'Wertungsblätter für einen echten Tisch, zwei auf einer Seite.',
    nl: 'Scoreblokken voor een echte tafel, twee op een pagina.',
  },
  game: { en: 'Game', de: 'Spiel', nl: 'Spel' },
  paper: { en: 'Paper', de: 'Papier', nl: 'Papier' },
  print: { en: 'Print', de: 'Drucken', nl: 'Printen' },
  save: { en: 'Save as SVG', de: 'Als SVG sichern', nl: 'Bewaar als SVG' },
  preview: {
    en: (game: string) => `Page with sheets of ${game}`,
    de: (game: string) => `Seite mit Blättern von ${game}`,
    nl: (game: string) => `Pagina met blokken van ${game}`,
  },
  note: {
    en: 'To get a PDF, choose “Save as PDF” as the printer. Switch off headers and footers of the browser.',
    de: 'Für ein PDF wähle „Als PDF speichern“ als Drucker. Schalte Kopf- und Fußzeilen des Browsers aus.',
    nl: 'Kies voor een PDF ‘Opslaan als PDF’ als printer. Zet kop- en voetteksten van de browser uit.',
  },
});
