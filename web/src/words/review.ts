import { phrases, sayNumber, type Phrase } from './language.svelte.ts';
import type { Sign } from '../review/course.ts';
import { somePoints } from './points.ts';
import { gradeNames } from './verdicts.ts';

export const words = phrases({
  title: { en: 'Review', de: 'Rückblick', nl: 'Terugblik' },
  analysing: {
    en: 'The coach looks at every decision …',
    de: 'Der Trainer sieht sich jede Entscheidung an …',
    nl: 'De coach bekijkt elke beslissing …',
  },
  progress: { en: 'Progress of the analysis', de: 'Fortschritt der Analyse', nl: 'Voortgang van de analyse' },
  stop: { en: 'Stop', de: 'Anhalten', nl: 'Stoppen' },
  stopped: { en: 'The analysis was stopped.', de: 'Die Analyse wurde angehalten.', nl: 'De analyse is gestopt.' },
  analyse: { en: 'Analyse the game', de: 'Partie analysieren', nl: 'Spel analyseren' },
  ready: { en: 'The analysis is ready.', de: 'Die Analyse ist fertig.', nl: 'De analyse is klaar.' },
  closer: { en: 'Look closer', de: 'Genauer hinsehen', nl: 'Beter kijken' },
  closerNote: {
    en: 'With longer trials: takes much longer.',
    de: 'Mit längeren Versuchen: dauert viel länger.',
    nl: 'Met langere proeven: duurt veel langer.',
  },
  secret: {
    en: 'Predictions are still secret. You can review the game as soon as all of them are open.',
    de: 'Noch sind Vorhersagen geheim. Ansehen kannst du die Partie, sobald alle offen sind.',
    nl: 'Er zijn nog geheime voorspellingen. Terugkijken kan zodra ze allemaal open zijn.',
  },
  counts: {
    en: 'This daily game counts. You can review it as soon as it is over.',
    de: 'Diese Tagespartie zählt. Ansehen kannst du sie, sobald sie zu Ende ist.',
    nl: 'Dit dagspel telt. Je kunt het terugkijken zodra het afgelopen is.',
  },
  empty: {
    en: 'Nothing has happened in this game yet.',
    de: 'In dieser Partie ist noch nichts geschehen.',
    nl: 'In dit spel is nog niets gebeurd.',
  },
  player: { en: 'Player', de: 'Spieler', nl: 'Speler' },
  measure: { en: 'What is shown', de: 'Was gezeigt wird', nl: 'Wat getoond wordt' },
  points: { en: 'Points', de: 'Punkte', nl: 'Punten' },
  chance: { en: 'Chance to win', de: 'Gewinn\u00adchance', nl: 'Winkans' },
  plot: {
    en: (name: string) => `Course of the game for ${name}: expected score after each event`,
    de: (name: string) => `Verlauf der Partie für ${name}: erwartetes Ergebnis nach jedem Ereignis`,
    nl: (name: string) => `Verloop van het spel voor ${name}: verwachte score na elke gebeurtenis`,
  },
  luckShort: { en: 'luck', de: 'Glück', nl: 'geluk' },
  plotNote: {
    en: 'The line is what could be expected. It moves with the dice and falls by mistakes: ?! inaccuracy, ? mistake, ?? blunder. ▲ ▼ lucky and unlucky throws; the bars below show all of them.',
    de: 'Die Linie zeigt, was zu erwarten war. Die Würfel bewegen sie, Fehler senken sie: ?! ungenau, ? Fehler, ?? grober Fehler. ▲ ▼ Glücks- und Unglückswürfe; die Balken zeigen alle.',
    nl: 'De lijn toont wat te verwachten was. De dobbelstenen bewegen haar, fouten verlagen haar: ?! onnauwkeurig, ? fout, ?? grove fout. ▲ ▼ geluk en pech; de balken tonen alle worpen.',
  },
  start: { en: 'Start of the game', de: 'Beginn der Partie', nl: 'Begin van het spel' },
  event: {
    en: (at: number, all: number) => `Event ${at} of ${all}`,
    de: (at: number, all: number) => `Ereignis ${at} von ${all}`,
    nl: (at: number, all: number) => `Gebeurtenis ${at} van ${all}`,
  },
  turn: {
    en: (turn: number) => `turn ${turn}`,
    de: (turn: number) => `Zug ${turn}`,
    nl: (turn: number) => `beurt ${turn}`,
  },
  round: {
    en: (round: number) => `round ${round}`,
    de: (round: number) => `Runde ${round}`,
    nl: (round: number) => `ronde ${round}`,
  },
  previous: { en: 'One event back', de: 'Ein Ereignis zurück', nl: 'Eén gebeurtenis terug' },
  next: { en: 'One event on', de: 'Ein Ereignis weiter', nl: 'Eén gebeurtenis verder' },
  previousMark: { en: 'Back to the last sign', de: 'Zum vorigen Zeichen', nl: 'Terug naar het vorige teken' },
  nextMark: { en: 'On to the next sign', de: 'Zum nächsten Zeichen', nl: 'Verder naar het volgende teken' },
  expected: {
    en: (value: string) => `expected ${value}`,
    de: (value: string) => `erwartet ${value}`,
    nl: (value: string) => `verwacht ${value}`,
  },
  lucky: {
    en: (points: string) => `Luck: ${points}`,
    de: (points: string) => `Glück: ${points}`,
    nl: (points: string) => `Geluk: ${points}`,
  },
  lost: {
    en: (points: string) => `Lost: ${points}`,
    de: (points: string) => `Verloren: ${points}`,
    nl: (points: string) => `Verloren: ${points}`,
  },
  perhapsLost: {
    en: (points: string) => `Perhaps lost: ${points}`,
    de: (points: string) => `Vielleicht verloren: ${points}`,
    nl: (points: string) => `Misschien verloren: ${points}`,
  },
  best: { en: 'Nothing was better', de: 'Besser ging es nicht', nl: 'Beter kon niet' },
  near: { en: 'As good as the best', de: 'So gut wie das Beste', nl: 'Zo goed als het beste' },
  forced: { en: 'No real choice', de: 'Keine echte Wahl', nl: 'Geen echte keuze' },
  movesTitle: { en: 'What could be done', de: 'Was möglich war', nl: 'Wat er kon' },
  move: { en: 'Move', de: 'Zug', nl: 'Zet' },
  value: { en: 'Worth', de: 'Wert', nl: 'Waarde' },
  behind: { en: 'Behind', de: 'Rück\u00adstand', nl: 'Achter\u00adstand' },
  played: { en: 'played', de: 'gespielt', nl: 'gespeeld' },
  coach: { en: 'coach', de: 'Trainer', nl: 'coach' },
  moreMoves: {
    en: (count: number) => `Show all ${count}`,
    de: (count: number) => `Alle ${count} zeigen`,
    nl: (count: number) => `Toon alle ${count}`,
  },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  playOn: { en: 'Play on from here', de: 'Von hier weiter\u00adspielen', nl: 'Vanaf hier verder spelen' },
  differently: { en: 'Decide differently', de: 'Anders entscheiden', nl: 'Anders beslissen' },
  summary: { en: 'Luck and skill', de: 'Glück und Können', nl: 'Geluk en kunde' },
  result: { en: 'Result', de: 'Ergebnis', nl: 'Uitslag' },
  expectedNow: { en: 'Expected now', de: 'Jetzt erwartet', nl: 'Nu verwacht' },
  luck: { en: 'Luck', de: 'Glück', nl: 'Geluk' },
  luckNote: {
    en: 'What the dice gave, compared with the average throw.',
    de: 'Was die Würfel gaben, verglichen mit dem durchschnittlichen Wurf.',
    nl: 'Wat de dobbelstenen gaven, vergeleken met de gemiddelde worp.',
  },
  adjusted: { en: 'With average luck', de: 'Mit durchschnittlichem Glück', nl: 'Met gemiddeld geluk' },
  adjustedNote: {
    en: 'The result less the luck: it says more about play than the score does.',
    de: 'Das Ergebnis ohne das Glück: Es sagt mehr über das Spiel als die Punkte.',
    nl: 'De uitslag zonder het geluk: die zegt meer over het spel dan de punten.',
  },
  lostAll: { en: 'Lost by decisions', de: 'Durch Entscheidungen verloren', nl: 'Verloren door beslissingen' },
  lostEach: {
    en: 'Lost per real decision',
    de: 'Verloren je echter Entscheidung',
    nl: 'Verloren per echte beslissing',
  },
  lostEachNote: {
    en: (count: number) => `of ${count} in which one could go wrong`,
    de: (count: number) => `von ${count}, in denen man sich irren konnte`,
    nl: (count: number) => `van ${count} waarin je je kon vergissen`,
  },
  others: { en: 'By the others', de: 'Durch die anderen', nl: 'Door de anderen' },
  inaccuracies: { en: 'Inaccuracies ?!', de: 'Ungenauigkeiten ?!', nl: 'Onnauwkeurigheden ?!' },
  mistakes: { en: 'Mistakes ?', de: 'Fehler ?', nl: 'Fouten ?' },
  blunders: { en: 'Blunders ??', de: 'Grobe Fehler ??', nl: 'Grove fouten ??' },
  moments: { en: 'Moments that decided the game', de: 'Entscheidende Momente', nl: 'Beslissende momenten' },
  moment: { en: 'The moment', de: 'Der Moment', nl: 'Het moment' },
  backToMoments: { en: 'Back to the moments', de: 'Zurück zu den Momenten', nl: 'Terug naar de momenten' },
  noMoments: { en: 'Nothing stands out.', de: 'Nichts ragt heraus.', nl: 'Niets springt eruit.' },
  forPlayer: {
    en: (points: string, name: string) => `${points} for ${name}`,
    de: (points: string, name: string) => `${points} für ${name}`,
    nl: (points: string, name: string) => `${points} voor ${name}`,
  },
  somePoints: somePoints,
  legendPlayed: { en: 'Ring: played.', de: 'Ring: gespielt.', nl: 'Ring: gespeeld.' },
  legendBest: {
    en: 'Dashed: the coach’s choice.',
    de: 'Gestrichelt: die Wahl des Trainers.',
    nl: 'Gestreept: de keuze van de coach.',
  },
  tableWhat: { en: 'Event', de: 'Ereignis', nl: 'Gebeurtenis' },
  tableChange: { en: 'Luck or loss', de: 'Glück oder Verlust', nl: 'Geluk of verlies' },
});

export const signNames: Record<Sign, Phrase> = {
  ...gradeNames,
  '▲': { en: 'lucky throw', de: 'Glückswurf', nl: 'gelukkige worp' },
  '▼': { en: 'unlucky throw', de: 'Unglückswurf', nl: 'ongelukkige worp' },
};

/** +1.5, −0.3, 0.0 */
export function signed(value: number, digits = 1): string {
  const text = sayNumber(Math.abs(value), digits);
  const zero = Number(Math.abs(value).toFixed(digits)) === 0;
  return zero ? text : `${value > 0 ? '+' : '−'}${text}`;
}
