import { phrases } from './language.svelte.ts';
import { somePoints } from './points.ts';

export const words = phrases({
  round: {
    en: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    de: (round: number, rounds: number) => `Runde ${round} von ${rounds}`,
    nl: (round: number, rounds: number) => `Ronde ${round} van ${rounds}`,
  },
  roll: {
    en: (roll: number) => `Roll ${roll} of 3`,
    de: (roll: number) => `Wurf ${roll} von 3`,
    nl: (roll: number) => `Worp ${roll} van 3`,
  },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  pool: { en: 'Rolled', de: 'Gewürfelt', nl: 'Gegooid' },
  platter: { en: 'Platter', de: 'Tablett', nl: 'Dienblad' },
  dieFields: { en: 'Die fields', de: 'Würfelfelder', nl: 'Dobbelvelden' },
  dieField: {
    en: (number: string) => `die field ${number}`,
    de: (number: string) => `Würfelfeld ${number}`,
    nl: (number: string) => `dobbelveld ${number}`,
  },
  empty: { en: 'empty', de: 'leer', nl: 'leeg' },
  onPlatter: { en: 'on the platter', de: 'auf dem Tablett', nl: 'op het dienblad' },
  canBeChosen: { en: 'can be chosen', de: 'kann gewählt werden', nl: 'kan gekozen worden' },
  chosen: { en: 'chosen', de: 'gewählt', nl: 'gekozen' },
  notNow: { en: 'not now', de: 'jetzt nicht', nl: 'nu niet' },
  goesToPlatter: { en: 'goes to the platter', de: 'kommt auf das Tablett', nl: 'gaat naar het dienblad' },
  sheet: {
    en: (name: string) => `Sheet of ${name}`,
    de: (name: string) => `Blatt von ${name}`,
    nl: (name: string) => `Blok van ${name}`,
  },
  fields: { en: 'Fields', de: 'Felder', nl: 'Vakjes' },
  log: { en: 'What happened', de: 'Was geschah', nl: 'Wat er gebeurde' },
  field: {
    en: (colour: string, number: number, label: string) => `${colour} field ${number}${label && `, ${label}`}`,
    de: (colour: string, number: number, label: string) => `Feld ${number} in ${colour}${label && `, ${label}`}`,
    nl: (colour: string, number: number, label: string) => `vakje ${number} in ${colour}${label && `, ${label}`}`,
  },
  fieldInRow: {
    en: (colour: string, row: number, label: string) => `${colour} row ${row}${label && `, ${label}`}`,
    de: (colour: string, row: number, label: string) => `Reihe ${row} in ${colour}${label && `, ${label}`}`,
    nl: (colour: string, row: number, label: string) => `rij ${row} in ${colour}${label && `, ${label}`}`,
  },
  grey: { en: 'grey', de: 'grau', nl: 'grijs' },
  tinted: { en: 'tinted', de: 'getönt', nl: 'gekleurd' },
  white: { en: 'white', de: 'weiß', nl: 'wit' },
  bonusThere: {
    en: (bonus: string) => `bonus: ${bonus}`,
    de: (bonus: string) => `Bonus: ${bonus}`,
    nl: (bonus: string) => `bonus: ${bonus}`,
  },
  inRow: {
    en: (brief: string, row: number) => `${brief}, row ${row}`,
    de: (brief: string, row: number) => `${brief}, Reihe ${row}`,
    nl: (brief: string, row: number) => `${brief}, rij ${row}`,
  },
  onTheLeft: {
    en: (brief: string) => `${brief}, left`,
    de: (brief: string) => `${brief}, links`,
    nl: (brief: string) => `${brief}, links`,
  },
  onTheRight: {
    en: (brief: string) => `${brief}, right`,
    de: (brief: string) => `${brief}, rechts`,
    nl: (brief: string) => `${brief}, rechts`,
  },
  crossed: { en: 'crossed', de: 'angekreuzt', nl: 'aangekruist' },
  circled: { en: 'circled', de: 'eingekreist', nl: 'omcirkeld' },
  crossedTwice: { en: 'circled and crossed', de: 'eingekreist und angekreuzt', nl: 'omcirkeld en aangekruist' },
  written: {
    en: (text: string) => `${text} is written here`,
    de: (text: string) => `hier steht ${text}`,
    nl: (text: string) => `hier staat ${text}`,
  },
  free: { en: 'empty', de: 'leer', nl: 'leeg' },
  chooseDieOrField: {
    en: 'Choose a die or a field.',
    de: 'Wähle einen Würfel oder ein Feld.',
    nl: 'Kies een dobbelsteen of een vakje.',
  },
  chooseField: {
    en: (die: string) => `${die}: where to?`,
    de: (die: string) => `${die}: wohin?`,
    nl: (die: string) => `${die}: waarheen?`,
  },
  chooseDieFor: {
    en: 'Which die goes there?',
    de: 'Welcher Würfel kommt dorthin?',
    nl: 'Welke dobbelsteen gaat daarheen?',
  },
  pick: {
    en: 'Choose a die from the platter.',
    de: 'Wähle einen Würfel vom Tablett.',
    nl: 'Kies een dobbelsteen van het dienblad.',
  },
  fallBack: {
    en: 'Nothing on the platter fits: choose one of the other dice.',
    de: 'Auf dem Tablett passt nichts: Wähle einen der anderen Würfel.',
    nl: 'Niets op het dienblad past: kies een van de andere dobbelstenen.',
  },
  extra: {
    en: (left: number) => `Extra die: you have ${left}. Choose any die, or finish.`,
    de: (left: number) => `Zusatzwürfel: Du hast ${left}. Wähle irgendeinen Würfel oder hör auf.`,
    nl: (left: number) => `Extra dobbelsteen: je hebt er ${left}. Kies een dobbelsteen of stop.`,
  },
  returning: {
    en: 'Take a die back from the platter, or roll on.',
    de: 'Hol einen Würfel vom Tablett zurück oder würfle weiter.',
    nl: 'Haal een dobbelsteen terug van het dienblad of gooi verder.',
  },
  placeBonus: {
    en: (bonus: string) => `Bonus: place ${bonus}.`,
    de: (bonus: string) => `Bonus: Trage ${bonus} ein.`,
    nl: (bonus: string) => `Bonus: plaats ${bonus}.`,
  },
  placeBonuses: {
    en: (bonuses: string) => `Bonuses, in any order: ${bonuses}.`,
    de: (bonuses: string) => `Boni in beliebiger Reihenfolge: ${bonuses}.`,
    nl: (bonuses: string) => `Bonussen in willekeurige volgorde: ${bonuses}.`,
  },
  crossMore: {
    en: (colour: string) => `You may cross more in ${colour}.`,
    de: (colour: string) => `Du darfst in ${colour} noch mehr ankreuzen.`,
    nl: (colour: string) => `Je mag in ${colour} nog meer aankruisen.`,
  },
  chooseWay: { en: 'Choose one:', de: 'Wähle eines:', nl: 'Kies er een:' },
  half: {
    en: (number: string, bonus: string) => `half: ${number}${bonus && `, with ${bonus}`}`,
    de: (number: string, bonus: string) => `halb: ${number}${bonus && `, dazu ${bonus}`}`,
    nl: (number: string, bonus: string) => `half: ${number}${bonus && `, met ${bonus}`}`,
  },
  times: {
    en: (factor: string, number: string) => `times ${factor}: ${number}`,
    de: (factor: string, number: string) => `mal ${factor}: ${number}`,
    nl: (factor: string, number: string) => `maal ${factor}: ${number}`,
  },
  noBonus: { en: 'no bonus', de: 'kein Bonus', nl: 'geen bonus' },
  asNumber: {
    en: (number: number) => `as ${number}`,
    de: (number: number) => `als ${number}`,
    nl: (number: number) => `als ${number}`,
  },
  spends: {
    en: (space: string) => `spends ${space}`,
    de: (space: string) => `kostet ${space}`,
    nl: (space: string) => `kost ${space}`,
  },
  writes: {
    en: (text: string) => `writes ${text}`,
    de: (text: string) => `mit ${text}`,
    nl: (text: string) => `met ${text}`,
  },
  cross: { en: 'a cross', de: 'ein Kreuz', nl: 'een kruisje' },
  circle: { en: 'a circle', de: 'ein Kreis', nl: 'een cirkel' },
  points: {
    en: (points: number) => `${somePoints.en(sign(points))}`,
    de: (points: number) => `${somePoints.de(sign(points))}`,
    nl: (points: number) => `${somePoints.nl(sign(points))}`,
  },
  noPoints: { en: 'no points yet', de: 'noch keine Punkte', nl: 'nog geen punten' },
  thenPlace: {
    en: (bonuses: string) => `then place ${bonuses}`,
    de: (bonuses: string) => `dann ${bonuses} eintragen`,
    nl: (bonuses: string) => `plaats dan ${bonuses}`,
  },
  alsoMarks: {
    en: (fields: string) => `also marks ${fields}`,
    de: (fields: string) => `füllt auch ${fields}`,
    nl: (fields: string) => `vult ook ${fields}`,
  },
  someFields: {
    en: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
    de: (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`),
    nl: (count: number) => (count === 1 ? '1 vakje' : `${count} vakjes`),
  },
  someBonuses: {
    en: (count: number) => (count === 1 ? '1 bonus' : `${count} bonuses`),
    de: (count: number) => (count === 1 ? '1 Bonus' : `${count} Boni`),
    nl: (count: number) => (count === 1 ? '1 bonus' : `${count} bonussen`),
  },
  givesUp: {
    en: (what: string) => `gives up ${what} for good`,
    de: (what: string) => `gibt ${what} für immer auf`,
    nl: (what: string) => `geeft ${what} voorgoed op`,
  },
  onlyFollows: {
    en: (number: number) => `then only ${number} may follow there`,
    de: (number: number) => `danach geht dort nur noch ${number}`,
    nl: (number: number) => `daarna kan daar alleen nog ${number}`,
  },
  mayFollow: {
    en: (from: number, to: number) => `then only ${from} ${to === from + 1 ? 'or' : 'to'} ${to} may follow there`,
    de: (from: number, to: number) => `danach geht dort nur noch ${from} ${to === from + 1 ? 'oder' : 'bis'} ${to}`,
    nl: (from: number, to: number) =>
      `daarna kan daar alleen nog ${from} ${to === from + 1 ? 'of' : 'tot en met'} ${to}`,
  },
  losesBonus: {
    en: (bonus: string) => `the bonus is lost: ${bonus}`,
    de: (bonus: string) => `der Bonus verfällt: ${bonus}`,
    nl: (bonus: string) => `de bonus vervalt: ${bonus}`,
  },
  aBonus: { en: 'bonus', de: 'Bonus', nl: 'bonus' },
  comesBack: {
    en: (die: string) => `${die} back from the platter`,
    de: (die: string) => `${die} zurück vom Tablett`,
    nl: (die: string) => `${die} terug van het dienblad`,
  },
  noDie: { en: 'no die', de: 'kein Würfel', nl: 'geen dobbelsteen' },
  nothingOfRoll: {
    en: 'no die from this roll',
    de: 'kein Würfel aus diesem Wurf',
    nl: 'geen dobbelsteen uit deze worp',
  },
  noExtra: { en: 'no extra die', de: 'kein Zusatzwürfel', nl: 'geen extra dobbelsteen' },
  noCross: { en: 'no further cross', de: 'kein weiteres Kreuz', nl: 'geen kruisje meer' },
  noReturn: { en: 'no die back', de: 'kein Würfel zurück', nl: 'geen dobbelsteen terug' },
  toPlatter: {
    en: (dice: string) => `To the platter: ${dice}.`,
    de: (dice: string) => `Auf das Tablett: ${dice}.`,
    nl: (dice: string) => `Naar het dienblad: ${dice}.`,
  },
  keepsAll: {
    en: 'Nothing goes to the platter.',
    de: 'Nichts kommt auf das Tablett.',
    nl: 'Er gaat niets naar het dienblad.',
  },
  confirm: { en: 'Mark it', de: 'Eintragen', nl: 'Invullen' },
  takeBack: { en: 'Take it back', de: 'Zurückholen', nl: 'Terughalen' },
  reroll: {
    en: (left: number) => `Re-roll (${left})`,
    de: (left: number) => `Neu würfeln (${left})`,
    nl: (left: number) => `Opnieuw gooien (${left})`,
  },
  skipRoll: { en: 'Skip this roll', de: 'Wurf auslassen', nl: 'Worp overslaan' },
  usesUp: {
    en: 'The roll is used up, and nothing is marked.',
    de: 'Der Wurf ist verbraucht, und nichts wird eingetragen.',
    nl: 'De worp is verbruikt en er wordt niets ingevuld.',
  },
  takeNone: { en: 'Take none', de: 'Keinen nehmen', nl: 'Niets nemen' },
  finish: { en: 'Finish', de: 'Fertig', nl: 'Klaar' },
  rollOn: { en: 'Roll on', de: 'Weiterwürfeln', nl: 'Verder gooien' },
  noMoreCrosses: { en: 'No more', de: 'Nicht mehr', nl: 'Niet meer' },
  notRolled: {
    en: 'The dice have not been rolled yet.',
    de: 'Es wurde noch nicht gewürfelt.',
    nl: 'Er is nog niet gegooid.',
  },
  fieldPrinted: {
    en: 'This field is printed so from the start.',
    de: 'Dieses Feld ist von Anfang an so gedruckt.',
    nl: 'Dit vakje is zo gedrukt.',
  },
  area: {
    en: (colour: string, points: number) => `${colour}: ${somePoints.en(points)}`,
    de: (colour: string, points: number) => `${colour}: ${somePoints.de(points)}`,
    nl: (colour: string, points: number) => `${colour}: ${somePoints.nl(points)}`,
  },
  total: {
    en: (points: number) => `total ${somePoints.en(points)}`,
    de: (points: number) => `gesamt ${somePoints.de(points)}`,
    nl: (points: number) => `totaal ${somePoints.nl(points)}`,
  },
  track: {
    en: (action: string, left: number, circled: number) => `${action}: ${left} of ${circled} left`,
    de: (action: string, left: number, circled: number) => `${action}: ${left} von ${circled} übrig`,
    nl: (action: string, left: number, circled: number) => `${action}: ${left} van ${circled} over`,
  },
});

function sign(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
