import { phrases } from './language.svelte.ts';
import { somePoints } from './points.ts';

export const words = phrases({
  lead: {
    en: 'Four dice games, on paper that never runs out.',
    de: 'Vier Würfelspiele auf Papier, das nie ausgeht.',
    nl: 'Vier dobbelspellen op papier dat nooit opraakt.',
  },
  about: {
    en: 'You roll dice and mark fields: in the Clever games each mark can set off the next, in Wizard you foretell what the dice will show.',
    de: 'Du würfelst und kreuzt Felder an: In den Clever-Spielen löst ein Kreuz das nächste aus, in Wizard sagst du vorher, was die Würfel zeigen.',
    nl: 'Je gooit dobbelstenen en kruist vakjes aan: in de Clever-spellen lokt het ene kruisje het andere uit, in Wizard voorspel je wat de dobbelstenen tonen.',
  },
  newHere: { en: 'Learn them step by step', de: 'Lerne sie Schritt für Schritt', nl: 'Leer ze stap voor stap' },
  games: { en: 'Play', de: 'Spielen', nl: 'Spelen' },
  goOn: { en: 'Go on playing', de: 'Weiterspielen', nl: 'Verder spelen' },
  more: { en: 'More', de: 'Mehr', nl: 'Meer' },
  solo: { en: 'Play alone', de: 'Allein spielen', nl: 'Alleen spelen' },
  against: { en: 'Play against two', de: 'Zu dritt spielen', nl: 'Met z’n drieën' },
  setUp: { en: 'Set up …', de: 'Einrichten …', nl: 'Klaarzetten …' },
  setUpGame: {
    en: (game: string) => `Set up ${game}`,
    de: (game: string) => `${game} einrichten`,
    nl: (game: string) => `${game} klaarzetten`,
  },
  round: {
    en: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    de: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
    nl: (round: number, rounds: number) => `Ronde ${round} van ${rounds}`,
  },
  roundOpen: {
    en: (round: number) => `Round ${round}`,
    de: (round: number) => `Runde ${round}`,
    nl: (round: number) => `Ronde ${round}`,
  },
  points: somePoints,
  alone: { en: 'alone', de: 'allein', nl: 'alleen' },
  remove: {
    en: (game: string) => `Delete this game of ${game}`,
    de: (game: string) => `Diese Partie ${game} löschen`,
    nl: (game: string) => `Dit spel ${game} verwijderen`,
  },
  removeAsk: {
    en: 'Delete this game? It cannot be brought back.',
    de: 'Diese Partie löschen? Sie kommt nicht zurück.',
    nl: 'Dit spel verwijderen? Het komt niet terug.',
  },
  removeDaily: {
    en: (date: string) =>
      `This daily game of ${date} counts. If you delete it, the day is lost: another try does not count.`,
    de: (date: string) =>
      `Diese Tagespartie vom ${date} zählt. Löschst du sie, ist der Tag verloren: Ein neuer Versuch zählt nicht.`,
    nl: (date: string) =>
      `Dit dagspel van ${date} telt. Als je het verwijdert, is de dag verloren: een nieuwe poging telt niet mee.`,
  },
  removeIt: { en: 'Delete', de: 'Löschen', nl: 'Verwijderen' },
  dailyGame: { en: 'Today’s dice', de: 'Würfel des Tages', nl: 'Dobbelstenen van vandaag' },
  dailyNote: {
    en: 'The same for everybody',
    de: 'Für alle dieselben',
    nl: 'Voor iedereen dezelfde',
  },
  learn: { en: 'Learn', de: 'Lernen', nl: 'Leren' },
  stats: { en: 'Statistics', de: 'Statistik', nl: 'Statistiek' },
  print: { en: 'Print sheets', de: 'Blätter drucken', nl: 'Blokken printen' },
  load: { en: 'Load a game', de: 'Partie laden', nl: 'Spel laden' },
  daily: { en: 'Daily game', de: 'Tagespartie', nl: 'Dagspel' },
});
