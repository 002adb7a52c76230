import { phrases } from './language.svelte.ts';
import { somePoints } from './points.ts';

export const words = phrases({
  title: { en: 'Statistics', de: 'Statistik', nl: 'Statistiek' },
  game: { en: 'Game', de: 'Spiel', nl: 'Spel' },
  table: { en: 'At the table', de: 'Am Tisch', nl: 'Aan tafel' },
  alone: { en: 'Alone', de: 'Allein', nl: 'Alleen' },
  together: { en: 'With others', de: 'Mit anderen', nl: 'Met anderen' },
  practice: { en: 'Count practice too', de: 'Übung mitzählen', nl: 'Oefening meetellen' },
  practiceNote: {
    en: 'Games with hints, dice seen before, and games played on from a review.',
    de: 'Partien mit Tipps, mit schon bekannten Würfeln und aus einem Rückblick weitergespielte.',
    nl: 'Spellen met tips, met al bekende dobbelstenen en vanuit een terugblik verder gespeelde.',
  },
  empty: {
    en: 'No finished games here yet.',
    de: 'Hier ist noch keine Partie zu Ende gespielt.',
    nl: 'Hier is nog geen spel uitgespeeld.',
  },
  emptyNote: {
    en: 'Each game you finish on this device is listed here, and nowhere else.',
    de: 'Jede Partie, die du auf diesem Gerät beendest, steht dann hier und nirgends sonst.',
    nl: 'Elk spel dat je op dit apparaat uitspeelt, komt hier te staan, en nergens anders.',
  },
  onlyPractice: {
    en: (games: number) =>
      games === 1 ? 'Your finished game here was practice.' : `Your ${games} finished games here were practice.`,
    de: (games: number) =>
      games === 1 ? 'Deine beendete Partie hier war Übung.' : `Deine ${games} beendeten Partien hier waren Übung.`,
    nl: (games: number) =>
      games === 1 ? 'Je uitgespeelde spel hier was oefening.' : `Je ${games} uitgespeelde spellen hier waren oefening.`,
  },
  someLeft: {
    en: (games: number) =>
      games === 1
        ? 'One of them was practice and is not counted above.'
        : `${games} of them were practice and are not counted above.`,
    de: (games: number) =>
      games === 1
        ? 'Eine davon war Übung und ist oben nicht mitgezählt.'
        : `${games} davon waren Übung und sind oben nicht mitgezählt.`,
    nl: (games: number) =>
      games === 1
        ? 'Eén daarvan was oefening en telt hierboven niet mee.'
        : `${games} daarvan waren oefening en tellen hierboven niet mee.`,
  },
  playOne: { en: 'Play one', de: 'Eine spielen', nl: 'Speel er een' },
  games: { en: 'Games', de: 'Partien', nl: 'Spellen' },
  mean: { en: 'Average', de: 'Durchschnitt', nl: 'Gemiddelde' },
  median: { en: 'Median', de: 'Median', nl: 'Mediaan' },
  best: { en: 'Best', de: 'Bestes', nl: 'Beste' },
  wins: { en: 'Won', de: 'Gewonnen', nl: 'Gewonnen' },
  inARow: { en: 'Wins in a row', de: 'Siege in Folge', nl: 'Zeges op rij' },
  days: { en: 'Days in a row', de: 'Tage in Folge', nl: 'Dagen op rij' },
  longest: {
    en: (count: number) => `longest ${count}`,
    de: (count: number) => `längste Reihe ${count}`,
    nl: (count: number) => `langste reeks ${count}`,
  },
  overTime: { en: 'Scores over time', de: 'Punkte im Lauf der Zeit', nl: 'Punten in de loop van de tijd' },
  overTimeNote: {
    en: (width: number) => `Rings are games; the line is the average of the last ${width}.`,
    de: (width: number) => `Ringe sind Partien, die Linie ist der Durchschnitt der letzten ${width}.`,
    nl: (width: number) => `Ringen zijn spellen, de lijn is het gemiddelde van de laatste ${width}.`,
  },
  overTimeLabel: {
    en: (games: number, low: string, high: string, now: string) =>
      `Plot of ${games} scores from ${low} to ${high}; the latest average is ${now}.`,
    de: (games: number, low: string, high: string, now: string) =>
      `Verlauf von ${games} Ergebnissen zwischen ${low} und ${high}; der Durchschnitt liegt zuletzt bei ${now}.`,
    nl: (games: number, low: string, high: string, now: string) =>
      `Verloop van ${games} scores tussen ${low} en ${high}; het gemiddelde is nu ${now}.`,
  },
  distribution: { en: 'Distribution', de: 'Verteilung', nl: 'Verdeling' },
  distributionLabel: {
    en: (games: number, mean: string) => `Histogram of ${games} scores around an average of ${mean}.`,
    de: (games: number, mean: string) => `Histogramm von ${games} Ergebnissen um einen Durchschnitt von ${mean}.`,
    nl: (games: number, mean: string) => `Histogram van ${games} scores rond een gemiddelde van ${mean}.`,
  },
  you: { en: 'You', de: 'Du', nl: 'Jij' },
  levelsNote: {
    en: 'Dashed: what our players score on average when they play alone.',
    de: 'Gestrichelt: was unsere Mitspieler allein im Durchschnitt erreichen.',
    nl: 'Gestreept: wat onze spelers alleen gemiddeld halen.',
  },
  reached: {
    en: (level: string) => `On average you reach the level ${level}.`,
    de: (level: string) => `Im Durchschnitt erreichst du die Stufe ${level}.`,
    nl: (level: string) => `Gemiddeld haal je het niveau ${level}.`,
  },
  nextLevel: {
    en: (points: string, level: string) => `${somePoints.en(points)} more, and you reach the level ${level}.`,
    de: (points: string, level: string) => `Noch ${somePoints.de(points)} bis zur Stufe ${level}.`,
    nl: (points: string, level: string) => `Nog ${somePoints.nl(points)} tot het niveau ${level}.`,
  },
  areas: { en: 'By area', de: 'Nach Bereich', nl: 'Per gebied' },
  areasNote: {
    en: 'Average points of each area. Foxes pay what the lowest one has.',
    de: 'Durchschnittliche Punkte je Bereich. Füchse zahlen, was der niedrigste hat.',
    nl: 'Gemiddelde punten per gebied. Vossen betalen wat het laagste heeft.',
  },
  area: { en: 'Area', de: 'Bereich', nl: 'Gebied' },
  bestArea: { en: 'Best', de: 'Bestes', nl: 'Beste' },
  foxes: { en: 'Foxes', de: 'Füchse', nl: 'Vossen' },
  latest: { en: 'Latest games', de: 'Letzte Partien', nl: 'Laatste spellen' },
  date: { en: 'Date', de: 'Datum', nl: 'Datum' },
  score: { en: 'Score', de: 'Punkte', nl: 'Score' },
  count: { en: 'Games', de: 'Partien', nl: 'Spellen' },
  runningMean: { en: 'Running average', de: 'Laufender Durchschnitt', nl: 'Lopend gemiddelde' },
  won: { en: 'won', de: 'gewonnen', nl: 'gewonnen' },
  helped: { en: 'with hints', de: 'mit Tipps', nl: 'met tips' },
  known: { en: 'known dice', de: 'bekannte Würfel', nl: 'bekende dobbelstenen' },
  daily: { en: 'daily', de: 'Tagespartie', nl: 'dagspel' },
  realDice: { en: 'real dice', de: 'echte Würfel', nl: 'echte dobbelstenen' },
  show: { en: 'Show', de: 'Zeigen', nl: 'Tonen' },
  open: {
    en: (date: string, score: string) => `Open the game of ${date}, ${somePoints.en(score)}`,
    de: (date: string, score: string) => `Partie vom ${date} öffnen, ${somePoints.de(score)}`,
    nl: (date: string, score: string) => `Spel van ${date} openen, ${somePoints.nl(score)}`,
  },
  keep: { en: 'Your numbers', de: 'Deine Zahlen', nl: 'Jouw cijfers' },
  keepNote: {
    en: 'Your results are kept in this browser only.',
    de: 'Deine Ergebnisse liegen nur in diesem Browser.',
    nl: 'Je resultaten staan alleen in deze browser.',
  },
  json: { en: 'Save as JSON', de: 'Als JSON sichern', nl: 'Bewaar als JSON' },
  csv: { en: 'Save as CSV', de: 'Als CSV sichern', nl: 'Bewaar als CSV' },
  forget: { en: 'Delete all …', de: 'Alles löschen …', nl: 'Alles ver\u00adwijderen …' },
  forgetTitle: { en: 'Delete the statistics?', de: 'Statistik löschen?', nl: 'Statistiek verwijderen?' },
  forgetAsk: {
    en: (count: number) => `All ${count} results will be gone for good. The games themselves stay.`,
    de: (count: number) => `Alle ${count} Ergebnisse sind dann endgültig weg. Die Partien selbst bleiben.`,
    nl: (count: number) => `Alle ${count} resultaten zijn dan voorgoed weg. De spellen zelf blijven.`,
  },
  forgetIt: { en: 'Delete', de: 'Löschen', nl: 'Verwijderen' },
  forgotten: {
    en: 'The statistics are deleted.',
    de: 'Die Statistik ist gelöscht.',
    nl: 'De statistiek is verwijderd.',
  },
});
