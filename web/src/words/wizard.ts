// The words of the Wizard table: what is asked, what the buttons do, what stands where.

import { phrases, t, type Phrase } from './language.svelte.ts';
import { somePoints } from './points.ts';

export type Colour = 'g' | 'r' | 'b' | 'y';
export type Face = Colour | 'w' | 'j';

export const colours = ['g', 'r', 'b', 'y'] as const satisfies readonly Colour[];
export const faces = ['g', 'r', 'b', 'y', 'w', 'j'] as const satisfies readonly Face[];

/** The names of the signs and of the classes of colour. */
export const faceClass: Record<Face, string> = {
  g: 'green',
  r: 'red',
  b: 'blue',
  y: 'yellow',
  w: 'wizard',
  j: 'jester',
};

export const faceNames: Record<Face, Phrase> = {
  g: { en: 'green', de: 'Grün', nl: 'groen' },
  r: { en: 'red', de: 'Rot', nl: 'rood' },
  b: { en: 'blue', de: 'Blau', nl: 'blauw' },
  y: { en: 'yellow', de: 'Gelb', nl: 'geel' },
  w: { en: 'wizard', de: 'Zauberer', nl: 'tovenaar' },
  j: { en: 'jester', de: 'Narr', nl: 'nar' },
};

const many: Record<Face, Phrase> = {
  ...faceNames,
  w: { en: 'wizards', de: 'Zauberer', nl: 'tovenaars' },
  j: { en: 'jesters', de: 'Narren', nl: 'narren' },
};

export function isFace(letter: string): letter is Face {
  return letter in faceNames;
}

export function sayFace(face: Face): string {
  return t(faceNames[face]);
}

/** "5 green", "2 jesters". */
export function sayCount(face: Face, number: number): string {
  const name = t(number === 1 ? faceNames[face] : many[face]);
  return face === 'w' || face === 'j' ? `${number} ${name}` : t(words.ofColour, number, name);
}

export const words = phrases({
  ofColour: {
    en: (number: number, colour: string) => `${number} ${colour}`,
    de: (number: number, colour: string) => `${number} × ${colour}`,
    nl: (number: number, colour: string) => `${number} × ${colour}`,
  },

  // What is asked.
  predictFirst: {
    en: 'You are the seer. How many dice of which colour will there be?',
    de: 'Du bist der Seher. Wie viele Würfel welcher Farbe werden es?',
    nl: 'Jij bent de ziener. Hoeveel dobbelstenen van welke kleur worden het?',
  },
  predict: {
    en: 'How many dice of which colour will there be?',
    de: 'Wie viele Würfel welcher Farbe werden es?',
    nl: 'Hoeveel dobbelstenen van welke kleur worden het?',
  },
  predictHow: {
    en: 'Exactly right is a cross and earns the number. Otherwise the difference is lost.',
    de: 'Stimmt es genau, gibt es ein Kreuz und die Zahl als Punkte, sonst geht der Unterschied verloren.',
    nl: 'Precies goed is een kruisje en levert het getal op. Anders verlies je het verschil.',
  },
  predictSecret: {
    en: 'Your prediction stays secret until all have made one.',
    de: 'Deine Vorhersage bleibt geheim, bis alle eine gemacht haben.',
    nl: 'Je voorspelling blijft geheim tot iedereen er een heeft gedaan.',
  },
  predictRolled: {
    en: 'The dice lie already; at least three of them are rolled again.',
    de: 'Die Würfel liegen schon; mindestens drei werden noch einmal geworfen.',
    nl: 'De dobbelstenen liggen er al; er worden er nog minstens drie opnieuw gegooid.',
  },
  predictSet: {
    en: 'Two dice are set; the other five are still to be rolled.',
    de: 'Zwei Würfel sind gelegt; die anderen fünf werden noch geworfen.',
    nl: 'Twee dobbelstenen zijn neergelegd; de andere vijf worden nog gegooid.',
  },
  name: { en: 'Name the Wizard colour', de: 'Nenne die Zaubererfarbe', nl: 'Noem de tovenaarskleur' },
  nameHow: {
    en: 'In this round wizards count as that colour, for everybody.',
    de: 'In dieser Runde zählen Zauberer für alle als diese Farbe.',
    nl: 'In deze ronde tellen tovenaars voor iedereen als die kleur.',
  },
  set: {
    en: 'Put two dice on any faces',
    de: 'Lege zwei Würfel auf beliebige Seiten',
    nl: 'Leg twee dobbelstenen op een kant naar keuze',
  },
  setHow: {
    en: 'They stay for the next roll; the other five are rolled.',
    de: 'Sie bleiben beim nächsten Wurf liegen; die anderen fünf werden geworfen.',
    nl: 'Ze blijven bij de volgende worp liggen; de andere vijf worden gegooid.',
  },
  strike: { en: 'Strike one penalty?', de: 'Minuspunkte streichen?', nl: 'Minpunten doorstrepen?' },
  strikeHow: {
    en: 'Tap a penalty in the row that you predicted in. It counts 0 then.',
    de: 'Tippe Minuspunkte in der Reihe deiner Vorhersage an. Sie zählen dann 0.',
    nl: 'Tik op minpunten in de rij van je voorspelling. Die tellen dan 0.',
  },
  insist: {
    en: 'Roll at least three dice again',
    de: 'Wirf mindestens drei Würfel neu',
    nl: 'Gooi minstens drie dobbelstenen opnieuw',
  },
  insistHow: {
    en: 'Tap the dice that shall be rolled. Nobody may stop before that.',
    de: 'Tippe die Würfel an, die neu geworfen werden. Vorher darf niemand aufhören.',
    nl: 'Tik op de dobbelstenen die opnieuw gaan. Daarvoor mag niemand stoppen.',
  },
  stopping: {
    en: 'Stop and score, or wait?',
    de: 'Aufhören und werten, oder warten?',
    nl: 'Stoppen en scoren, of wachten?',
  },
  stoppingHow: {
    en: 'The seer may roll again after this.',
    de: 'Der Seher darf danach noch einmal werfen.',
    nl: 'De ziener mag hierna nog eens gooien.',
  },
  seer: { en: 'Roll again, or stop?', de: 'Noch einmal werfen oder aufhören?', nl: 'Nog eens gooien of stoppen?' },
  seerHow: {
    en: 'Tap the dice that shall be rolled. If you stop, all who are still in must score.',
    de: 'Tippe die Würfel an, die neu geworfen werden. Hörst du auf, werten alle, die noch dabei sind.',
    nl: 'Tik op de dobbelstenen die opnieuw gaan. Stop je, dan scoort iedereen die nog meedoet.',
  },
  last: { en: 'The rolling is over', de: 'Es wird nicht mehr geworfen', nl: 'Er wordt niet meer gegooid' },
  lastHow: {
    en: 'Score your prediction, or take the jester count: a cross, and 0 in your prediction.',
    de: 'Werte deine Vorhersage, oder nimm die Narrenwertung: ein Kreuz, und 0 bei deiner Vorhersage.',
    nl: 'Scoor je voorspelling, of neem de narrentelling: een kruisje, en 0 bij je voorspelling.',
  },
  over: { en: 'The game is over', de: 'Das Spiel ist zu Ende', nl: 'Het spel is afgelopen' },
  thinks: {
    en: (name: string) => `${name} is thinking …`,
    de: (name: string) => `${name} überlegt …`,
    nl: (name: string) => `${name} denkt na …`,
  },
  rollNow: {
    en: (number: number) => (number === 1 ? 'Roll 1 die' : `Roll ${number} dice`),
    de: (number: number) => (number === 1 ? '1 Würfel werfen' : `${number} Würfel werfen`),
    nl: (number: number) => (number === 1 ? '1 dobbelsteen gooien' : `${number} dobbelstenen gooien`),
  },
  turnCard: { en: 'Turn up a magic card', de: 'Eine Zauberkarte aufdecken', nl: 'Een toverkaart omdraaien' },
  cardNext: { en: 'A magic card comes next', de: 'Jetzt kommt eine Zauberkarte', nl: 'Nu komt er een toverkaart' },
  rollNext: { en: 'Now the dice roll', de: 'Jetzt wird gewürfelt', nl: 'Nu wordt er gegooid' },
  oneMoment: { en: 'One moment …', de: 'Einen Moment …', nl: 'Een ogenblik …' },
  tapField: { en: 'Tap a free field', de: 'Tippe ein freies Feld an', nl: 'Tik op een vrij vakje' },
  rolling: { en: 'The dice are rolling …', de: 'Die Würfel rollen …', nl: 'De dobbelstenen rollen …' },

  // What the buttons do.
  predictIt: {
    en: (what: string) => `Predict ${what}`,
    de: (what: string) => `${what} vorhersagen`,
    nl: (what: string) => `Voorspel ${what}`,
  },
  strikeIt: {
    en: (what: string) => `Strike ${what}`,
    de: (what: string) => `${what} streichen`,
    nl: (what: string) => `${what} doorstrepen`,
  },
  strikeNothing: { en: 'Strike nothing', de: 'Nichts streichen', nl: 'Niets doorstrepen' },
  setIt: { en: 'Put these two', de: 'Diese zwei legen', nl: 'Leg deze twee' },
  chooseFaces: { en: 'Faces to put', de: 'Seiten zum Legen', nl: 'Kanten om te leggen' },
  addFace: {
    en: (face: string) => `Add ${face}`,
    de: (face: string) => `${face} dazulegen`,
    nl: (face: string) => `${face} erbij`,
  },
  removeFace: {
    en: (face: string) => `Take ${face} away`,
    de: (face: string) => `${face} wegnehmen`,
    nl: (face: string) => `${face} weghalen`,
  },
  enterRoll: {
    en: (number: number) => (number === 1 ? 'What did the die show?' : `What did the ${number} dice show?`),
    de: (number: number) => (number === 1 ? 'Was zeigt der Würfel?' : `Was zeigen die ${number} Würfel?`),
    nl: (number: number) => (number === 1 ? 'Wat ligt er boven?' : `Wat ligt er boven op de ${number} dobbelstenen?`),
  },
  enterHow: {
    en: 'Tap the faces, or type G R B Y W J.',
    de: 'Tippe die Seiten an, oder schreibe G R B Y W J.',
    nl: 'Tik de kanten aan, of typ G R B Y W J.',
  },
  enterCard: {
    en: 'Which card was turned up?',
    de: 'Welche Karte wurde aufgedeckt?',
    nl: 'Welke kaart is omgedraaid?',
  },
  enterIt: { en: 'That is the roll', de: 'So liegt der Wurf', nl: 'Dit is de worp' },
  wizardIs: {
    en: (colour: string) => `Wizards count as ${colour}`,
    de: (colour: string) => `Zauberer zählen als ${colour}`,
    nl: (colour: string) => `Tovenaars tellen als ${colour}`,
  },
  rerollDice: {
    en: (number: number) => (number === 1 ? 'Re-roll 1 die' : `Re-roll ${number} dice`),
    de: (number: number) => (number === 1 ? '1 Würfel neu werfen' : `${number} Würfel neu werfen`),
    nl: (number: number) => (number === 1 ? 'Gooi 1 opnieuw' : `Gooi ${number} opnieuw`),
  },
  liftMarked: { en: 'Lift the marked dice', de: 'Markierte anheben', nl: 'Til de gemarkeerde op' },
  rerollThese: {
    en: (what: string) => `Re-roll ${what}`,
    de: (what: string) => `${what} neu werfen`,
    nl: (what: string) => `${what} opnieuw gooien`,
  },
  rerollNone: { en: 'Tap dice to re-roll', de: 'Würfel antippen', nl: 'Tik dobbelstenen aan' },
  stop: { en: 'Stop', de: 'Aufhören', nl: 'Stoppen' },
  score: { en: 'Score', de: 'Werten', nl: 'Scoren' },
  wait: { en: 'Wait', de: 'Warten', nl: 'Wachten' },
  jesterCount: { en: 'Jester count', de: 'Narrenwertung', nl: 'Narrentelling' },
  earnsPoints: somePoints,
  earnsCrosses: {
    en: (number: number) => (number === 1 ? '1 cross' : `${number} crosses`),
    de: (number: number) => (number === 1 ? '1 Kreuz' : `${number} Kreuze`),
    nl: (number: number) => (number === 1 ? '1 kruisje' : `${number} kruisjes`),
  },

  // The table.
  round: {
    en: (round: number) => `Round ${round}`,
    de: (round: number) => `Runde ${round}`,
    nl: (round: number) => `Ronde ${round}`,
  },
  target: {
    en: (target: number) => `${target} crosses end the game`,
    de: (target: number) => `${target} Kreuze beenden das Spiel`,
    nl: (target: number) => `${target} kruisjes beëindigen het spel`,
  },
  rollOf: {
    en: (roll: number) => `Roll ${roll} of 3`,
    de: (roll: number) => `Wurf ${roll} von 3`,
    nl: (roll: number) => `Worp ${roll} van 3`,
  },
  countNow: {
    en: (count: number) => `${count} on the table`,
    de: (count: number) => `${count} liegen da`,
    nl: (count: number) => `${count} op tafel`,
  },
  story: { en: 'What happened', de: 'Was geschah', nl: 'Wat er gebeurde' },
  previousRound: { en: 'Previous round', de: 'Vorige Runde', nl: 'Vorige ronde' },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  magicCard: { en: 'Magic card', de: 'Zauberkarte', nl: 'Toverkaart' },
  seats: { en: 'Players', de: 'Mitspieler', nl: 'Spelers' },
  isSeer: { en: 'seer', de: 'Seher', nl: 'ziener' },
  nextSeer: { en: 'next seer', de: 'nächster Seher', nl: 'volgende ziener' },
  isIn: { en: 'still in', de: 'noch dabei', nl: 'doet nog mee' },
  isOut: { en: 'has scored', de: 'hat gewertet', nl: 'heeft gescoord' },
  asked: { en: 'to move', de: 'am Zug', nl: 'aan zet' },
  secret: { en: 'secret prediction', de: 'geheime Vorhersage', nl: 'geheime voorspelling' },
  notPredicted: { en: 'no prediction yet', de: 'noch keine Vorhersage', nl: 'nog geen voorspelling' },
  predicted: {
    en: (what: string) => `predicts ${what}`,
    de: (what: string) => `Vorhersage ${what}`,
    nl: (what: string) => `voorspelt ${what}`,
  },
  crosses: {
    en: (crosses: number, target: number) => `${crosses} of ${target} crosses`,
    de: (crosses: number, target: number) => `${crosses} von ${target} Kreuzen`,
    nl: (crosses: number, target: number) => `${crosses} van ${target} kruisjes`,
  },
  points: somePoints,
  sheetOf: {
    en: (name: string) => `Sheet of ${name}`,
    de: (name: string) => `Blatt von ${name}`,
    nl: (name: string) => `Blok van ${name}`,
  },
  yourSheet: { en: 'Your sheet', de: 'Dein Blatt', nl: 'Jouw blok' },
  wizardColour: {
    en: (colour: string) => `wizards count as ${colour}`,
    de: (colour: string) => `Zauberer zählen als ${colour}`,
    nl: (colour: string) => `tovenaars tellen als ${colour}`,
  },

  // Fields and dice.
  empty: { en: 'free', de: 'frei', nl: 'vrij' },
  cross: { en: 'cross', de: 'Kreuz', nl: 'kruisje' },
  doubleCross: { en: 'double cross', de: 'Doppelkreuz', nl: 'dubbel kruisje' },
  zero: { en: 'zero', de: 'Null', nl: 'nul' },
  penalty: {
    en: (number: number) => `minus ${number}`,
    de: (number: number) => `minus ${number}`,
    nl: (number: number) => `min ${number}`,
  },
  yourPrediction: { en: 'your prediction', de: 'deine Vorhersage', nl: 'jouw voorspelling' },
  prediction: { en: 'prediction', de: 'Vorhersage', nl: 'voorspelling' },
  canChoose: { en: 'can be chosen', de: 'wählbar', nl: 'te kiezen' },
  chance: {
    en: (percent: string) => `chance ${percent}`,
    de: (percent: string) => `Chance ${percent}`,
    nl: (percent: string) => `kans ${percent}`,
  },
  toReroll: { en: 'to be re-rolled', de: 'wird neu geworfen', nl: 'gaat opnieuw' },
  best: { en: 'best to re-roll', de: 'am besten neu werfen', nl: 'het beste opnieuw' },
  noDice: { en: 'No dice lie on the table.', de: 'Es liegen keine Würfel.', nl: 'Er liggen geen dobbelstenen.' },

  // Odds.
  odds: { en: 'Odds', de: 'Chancen', nl: 'Kansen' },
  oddsAlone: {
    en: 'If every roll is made for that field.',
    de: 'Wenn jeder Wurf für dieses Feld gemacht wird.',
    nl: 'Als elke worp voor dat vakje wordt gedaan.',
  },
  oddsBeside: {
    en: 'While the seer rolls for his own prediction.',
    de: 'Während der Seher für seine eigene Vorhersage wirft.',
    nl: 'Terwijl de ziener voor zijn eigen voorspelling gooit.',
  },
  oddsSeer: {
    en: (percent: string) => `The marked dice are the best to re-roll: ${percent} for your prediction.`,
    de: (percent: string) => `Am besten wirfst du die markierten Würfel neu: ${percent} für deine Vorhersage.`,
    nl: (percent: string) => `De gemarkeerde dobbelstenen gooi je het best opnieuw: ${percent} voor je voorspelling.`,
  },
  oddsStop: {
    en: 'For your prediction it is best to stop now.',
    de: 'Für deine Vorhersage ist es am besten, jetzt aufzuhören.',
    nl: 'Voor je voorspelling kun je nu het best stoppen.',
  },
});
