import { phrases, type Phrase } from './language.svelte.ts';
import { mitPunkten, somePoints } from './points.ts';

export const words = phrases({
  title: { en: 'Result', de: 'Ergebnis', nl: 'Uitslag' },
  points: somePoints,
  wins: {
    en: (names: string, points: string) => `${names} wins with ${somePoints.en(points)}`,
    de: (names: string, points: string) => `${names} gewinnt mit ${mitPunkten(points)}`,
    nl: (names: string, points: string) => `${names} wint met ${somePoints.nl(points)}`,
  },
  youWin: {
    en: (points: string) => `You win with ${somePoints.en(points)}`,
    de: (points: string) => `Du gewinnst mit ${mitPunkten(points)}`,
    nl: (points: string) => `Jij wint met ${somePoints.nl(points)}`,
  },
  share: {
    en: (names: string, points: string) => `${names} share the win with ${somePoints.en(points)}`,
    de: (names: string, points: string) => `${names} teilen sich den Sieg mit ${mitPunkten(points)}`,
    nl: (names: string, points: string) => `${names} delen de zege met ${somePoints.nl(points)}`,
  },
  nextBand: {
    en: (points: string, words: string) => `${somePoints.en(points)} more, and it would have been: ${words}`,
    de: (points: string, words: string) => `${somePoints.de(points)} mehr, und es hätte geheißen: ${words}`,
    nl: (points: string, words: string) => `Nog ${somePoints.nl(points)} en het was geweest: ${words}`,
  },
  scores: { en: 'Scores', de: 'Wertung', nl: 'Telling' },
  area: { en: 'Area', de: 'Bereich', nl: 'Gebied' },
  foxes: { en: 'Foxes', de: 'Füchse', nl: 'Vossen' },
  foxTimes: {
    en: (foxes: number, points: string) => `${foxes} × ${points}`,
    de: (foxes: number, points: string) => `${foxes} × ${points}`,
    nl: (foxes: number, points: string) => `${foxes} × ${points}`,
  },
  total: { en: 'Total', de: 'Summe', nl: 'Totaal' },
  lowest: { en: 'lowest', de: 'niedrigster', nl: 'laagste' },
  crosses: { en: 'Crosses', de: 'Kreuze', nl: 'Kruisjes' },
  jesters: { en: 'Jester crosses', de: 'Narren\u00adkreuze', nl: 'Narren\u00adkruisjes' },
  winner: { en: 'winner', de: 'Sieger', nl: 'winnaar' },
  place: { en: 'Place', de: 'Platz', nl: 'Plaats' },
  tieOfAreas: {
    en: 'With equal totals the highest single area decides.',
    de: 'Bei gleicher Summe entscheidet der höchste einzelne Bereich.',
    nl: 'Bij een gelijk totaal beslist het hoogste losse gebied.',
  },
  tieOfJesters: {
    en: 'With equal totals fewer jester crosses decide.',
    de: 'Bei gleicher Summe entscheiden weniger Narrenkreuze.',
    nl: 'Bij een gelijk totaal beslissen minder narrenkruisjes.',
  },
  sheetOf: { en: 'Sheet', de: 'Blatt', nl: 'Blok' },
  compare: { en: 'Beside your other games', de: 'Neben deinen anderen Partien', nl: 'Naast je andere spellen' },
  bestSoFar: { en: 'Your best so far!', de: 'Dein bisher bestes Ergebnis!', nl: 'Je beste tot nu toe!' },
  practice: {
    en: 'Practice: not counted among your games.',
    de: 'Übung: zählt nicht zu deinen Partien.',
    nl: 'Oefening: telt niet bij je spellen.',
  },
  compared: {
    en: (mean: string, best: string) => `Your average is ${mean}, your best ${best}.`,
    de: (mean: string, best: string) => `Dein Durchschnitt ist ${mean}, dein bestes Ergebnis ${best}.`,
    nl: (mean: string, best: string) => `Je gemiddelde is ${mean}, je beste ${best}.`,
  },
  rank: {
    en: (rank: number, games: number) => `Number ${rank} of your ${games} games.`,
    de: (rank: number, games: number) => `Platz ${rank} deiner ${games} Partien.`,
    nl: (rank: number, games: number) => `Nummer ${rank} van je ${games} spellen.`,
  },
  review: { en: 'Review the game', de: 'Partie ansehen', nl: 'Spel terugkijken' },
  again: { en: 'Play again', de: 'Noch einmal spielen', nl: 'Opnieuw spelen' },
  newDice: { en: 'New dice', de: 'Neue Würfel', nl: 'Nieuwe dobbelstenen' },
  sameDice: { en: 'Same dice', de: 'Gleiche Würfel', nl: 'Dezelfde dobbelstenen' },
  keep: { en: 'Keep or share', de: 'Sichern oder teilen', nl: 'Bewaren of delen' },
  copyLink: { en: 'Copy link', de: 'Link kopieren', nl: 'Link kopiëren' },
  shareLink: { en: 'Share …', de: 'Teilen …', nl: 'Delen …' },
  copyRecord: { en: 'Copy record', de: 'Auf\u00adzeichnung kopieren', nl: 'Verslag kopiëren' },
  saveRecord: { en: 'Save record', de: 'Auf\u00adzeichnung sichern', nl: 'Verslag bewaren' },
  keepNote: {
    en: 'The link contains the whole game. Whoever opens it can review it or play on.',
    de: 'Der Link enthält die ganze Partie. Wer ihn öffnet, kann sie ansehen oder weiterspielen.',
    nl: 'De link bevat het hele spel. Wie hem opent, kan het terugkijken of verder spelen.',
  },
  copied: { en: 'Copied.', de: 'Kopiert.', nl: 'Gekopieerd.' },
  notCopied: {
    en: 'The browser did not allow copying.',
    de: 'Der Browser hat das Kopieren nicht erlaubt.',
    nl: 'De browser stond kopiëren niet toe.',
  },
  notOver: {
    en: 'This game is not over yet.',
    de: 'Diese Partie ist noch nicht zu Ende.',
    nl: 'Dit spel is nog niet afgelopen.',
  },
  playOn: { en: 'Play on', de: 'Weiterspielen', nl: 'Verder spelen' },
});

/** Words of our own for the bands of a solo game, the best first. */
const ratings: Phrase[] = [
  {
    en: 'The fox takes its hat off to you.',
    de: 'Der Fuchs zieht den Hut vor dir.',
    nl: 'De vos neemt zijn hoed voor je af.',
  },
  { en: 'Cunning through and through.', de: 'Durch und durch gerissen.', nl: 'Door en door sluw.' },
  { en: 'Sly, and sure of paw.', de: 'Schlau und trittsicher.', nl: 'Slim en vast ter poot.' },
  { en: 'A fine nose for dice.', de: 'Eine feine Nase für Würfel.', nl: 'Een fijne neus voor dobbelstenen.' },
  { en: 'Well played, all round.', de: 'Rundum gut gespielt.', nl: 'Rondom goed gespeeld.' },
  { en: 'A steady hand.', de: 'Eine ruhige Hand.', nl: 'Een vaste hand.' },
  { en: 'On the right track.', de: 'Auf der richtigen Fährte.', nl: 'Op het goede spoor.' },
  { en: 'The pencil is getting warm.', de: 'Der Stift wird langsam warm.', nl: 'Het potlood wordt warm.' },
  {
    en: 'There is more in those dice.',
    de: 'In den Würfeln steckt noch mehr.',
    nl: 'Er zit meer in die dobbelstenen.',
  },
  { en: 'A cub’s first steps.', de: 'Die ersten Schritte eines Welpen.', nl: 'De eerste stapjes van een welp.' },
  { en: 'The dice were fast asleep.', de: 'Die Würfel haben tief geschlafen.', nl: 'De dobbelstenen sliepen diep.' },
];

/** The words for a band; games with fewer bands leave out two in the middle. */
export function ratingOf(band: number, bands: number): Phrase {
  const used = ratings.filter((_, place) => bands >= ratings.length || (place !== 5 && place !== 8));
  return used[band] ?? used[used.length - 1] ?? { en: '', de: '', nl: '' };
}
