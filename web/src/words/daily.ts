import { phrases } from './language.svelte.ts';
import { somePoints } from './points.ts';

export const words = phrases({
  title: { en: 'Daily game', de: 'Tagespartie', nl: 'Dagspel' },
  lead: {
    en: 'One set of dice a day for each game, the same for everybody. Your first try counts, if you play it without help.',
    de: 'Jeden Tag für jedes Spiel ein Satz Würfel, für alle derselbe. Dein erster Versuch zählt, wenn du ohne Hilfe spielst.',
    nl: 'Elke dag voor elk spel één reeks worpen, voor iedereen dezelfde. Je eerste poging telt, als je zonder hulp speelt.',
  },
  next: {
    en: (time: string) => `New dice in ${time}`,
    de: (time: string) => `Neue Würfel in ${time}`,
    nl: (time: string) => `Nieuwe dobbelstenen over ${time}`,
  },
  time: {
    en: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    de: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
    nl: (hours: number, minutes: number) => `${hours} u ${minutes} min`,
  },
  play: { en: 'Play', de: 'Spielen', nl: 'Spelen' },
  playGame: {
    en: (game: string) => `Play today’s ${game}`,
    de: (game: string) => `Heutige Partie ${game} spielen`,
    nl: (game: string) => `${game} van vandaag spelen`,
  },
  goOn: { en: 'Go on', de: 'Weiter', nl: 'Verder' },
  goOnGame: {
    en: (game: string) => `Go on with today’s ${game}`,
    de: (game: string) => `Heutige Partie ${game} fortsetzen`,
    nl: (game: string) => `Verder met ${game} van vandaag`,
  },
  result: { en: 'Result', de: 'Ergebnis', nl: 'Uitslag' },
  copy: { en: 'Copy card', de: 'Karte kopieren', nl: 'Kaart kopiëren' },
  copied: { en: 'Copied.', de: 'Kopiert.', nl: 'Gekopieerd.' },
  notCopied: {
    en: 'The browser did not allow copying.',
    de: 'Der Browser hat das Kopieren nicht erlaubt.',
    nl: 'De browser stond kopiëren niet toe.',
  },
  again: { en: 'Play again', de: 'Noch einmal', nl: 'Nog een keer' },
  againNote: {
    en: 'A replay does not count.',
    de: 'Eine Wiederholung zählt nicht.',
    nl: 'Een herhaling telt niet.',
  },
  gone: {
    en: 'You began this one and deleted it. You can still play it, but it will not count.',
    de: 'Du hast sie begonnen und gelöscht. Spielen kannst du sie noch, aber sie zählt nicht mehr.',
    nl: 'Je bent eraan begonnen en hebt het verwijderd. Spelen kan nog, maar het telt niet meer.',
  },
  round: {
    en: (round: number) => `in round ${round}`,
    de: (round: number) => `in Runde ${round}`,
    nl: (round: number) => `in ronde ${round}`,
  },
  opponents: {
    en: 'against two strong players',
    de: 'gegen zwei starke Mitspieler',
    nl: 'tegen twee sterke spelers',
  },
  alone: { en: 'alone', de: 'allein', nl: 'alleen' },
  points: { en: 'points', de: 'Punkte', nl: 'punten' },
  won: { en: 'won', de: 'gewonnen', nl: 'gewonnen' },
  replay: { en: 'replay', de: 'Wiederholung', nl: 'herhaling' },
  helped: { en: 'with hints', de: 'mit Tipps', nl: 'met tips' },
  helpedNote: {
    en: 'Played with hints: it does not count.',
    de: 'Mit Tipps gespielt: Das zählt nicht.',
    nl: 'Met tips gespeeld: dat telt niet.',
  },
  streak: {
    en: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    de: (days: number) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
    nl: (days: number) => (days === 1 ? '1 dag op rij' : `${days} dagen op rij`),
  },
  longest: {
    en: (days: number) => `longest ${days}`,
    de: (days: number) => `längste Reihe ${days}`,
    nl: (days: number) => `langste reeks ${days}`,
  },
  calendar: { en: 'Calendar', de: 'Kalender', nl: 'Kalender' },
  game: { en: 'Game', de: 'Spiel', nl: 'Spel' },
  earlier: { en: 'Month before', de: 'Voriger Monat', nl: 'Vorige maand' },
  later: { en: 'Month after', de: 'Nächster Monat', nl: 'Volgende maand' },
  playDay: {
    en: (date: string) => `${date}: play these dice, without counting`,
    de: (date: string) => `${date}: diese Würfel spielen, ohne Wertung`,
    nl: (date: string) => `${date}: deze worpen spelen, telt niet mee`,
  },
  dayResult: {
    en: (date: string, points: string) => `${date}: ${somePoints.en(points)}`,
    de: (date: string, points: string) => `${date}: ${somePoints.de(points)}`,
    nl: (date: string, points: string) => `${date}: ${somePoints.nl(points)}`,
  },
  dayReplay: {
    en: (date: string, points: string) => `${date}: ${somePoints.en(points)}, did not count`,
    de: (date: string, points: string) => `${date}: ${somePoints.de(points)}, ohne Wertung`,
    nl: (date: string, points: string) => `${date}: ${somePoints.nl(points)}, telde niet mee`,
  },
  calendarNote: {
    en: 'A day that you missed can still be played; it does not count.',
    de: 'Einen verpassten Tag kannst du nachholen; er zählt nicht.',
    nl: 'Een gemiste dag kun je nog spelen; hij telt niet mee.',
  },
  card: { en: 'Result card', de: 'Ergebniskarte', nl: 'Uitslagkaart' },
});
