// What happened at the Wizard table, told in words; and why something is not possible.

import { phrases } from './language.svelte.ts';

/** Somebody, spoken to or spoken of. */
export interface Who {
  name: string;
  you: boolean;
}

type Forms = { en: [string, string]; de: [string, string]; nl: [string, string] };

/** Each form twice: of somebody else, and of the one who is spoken to. */
function said<A extends unknown[]>(forms: (...values: A) => Forms) {
  const speak =
    (language: keyof Forms) =>
    (who: Who, ...values: A): string => {
      const [of, to] = forms(...values)[language];
      return who.you ? to : `${who.name} ${of}`;
    };
  return { en: speak('en'), de: speak('de'), nl: speak('nl') };
}

export const told = phrases({
  predicts: said((what: string) => ({
    en: [`predicts ${what}.`, `You predict ${what}.`],
    de: [`sagt ${what} vorher.`, `Du sagst ${what} vorher.`],
    nl: [`voorspelt ${what}.`, `Je voorspelt ${what}.`],
  })),
  predictsSecretly: said(() => ({
    en: ['has made a secret prediction.', 'You have made a secret prediction.'],
    de: ['hat geheim vorhergesagt.', 'Du hast geheim vorhergesagt.'],
    nl: ['heeft in het geheim voorspeld.', 'Je hebt in het geheim voorspeld.'],
  })),
  names: said((colour: string) => ({
    en: [`names ${colour}: wizards count as ${colour}.`, `You name ${colour}: wizards count as ${colour}.`],
    de: [`nennt ${colour}: Zauberer zählen als ${colour}.`, `Du nennst ${colour}: Zauberer zählen als ${colour}.`],
    nl: [`noemt ${colour}: tovenaars tellen als ${colour}.`, `Je noemt ${colour}: tovenaars tellen als ${colour}.`],
  })),
  sets: said((what: string) => ({
    en: [`puts ${what}.`, `You put ${what}.`],
    de: [`legt ${what}.`, `Du legst ${what}.`],
    nl: [`legt ${what} neer.`, `Je legt ${what} neer.`],
  })),
  strikes: said((what: string) => ({
    en: [`strikes the penalty at ${what}.`, `You strike the penalty at ${what}.`],
    de: [`streicht die Minuspunkte bei ${what}.`, `Du streichst die Minuspunkte bei ${what}.`],
    nl: [`streept de minpunten bij ${what} door.`, `Je streept de minpunten bij ${what} door.`],
  })),
  strikesNothing: said(() => ({
    en: ['strikes nothing.', 'You strike nothing.'],
    de: ['streicht nichts.', 'Du streichst nichts.'],
    nl: ['streept niets door.', 'Je streept niets door.'],
  })),
  waits: said(() => ({
    en: ['waits.', 'You wait.'],
    de: ['wartet.', 'Du wartest.'],
    nl: ['wacht.', 'Je wacht.'],
  })),
  stops: said(() => ({
    en: ['stops.', 'You stop.'],
    de: ['hört auf.', 'Du hörst auf.'],
    nl: ['stopt.', 'Je stopt.'],
  })),
  jester: said(() => ({
    en: ['takes the jester count.', 'You take the jester count.'],
    de: ['nimmt die Narrenwertung.', 'Du nimmst die Narrenwertung.'],
    nl: ['neemt de narrentelling.', 'Je neemt de narrentelling.'],
  })),
  rerolls: said((what: string) => ({
    en: [`rolls again: ${what}.`, `You roll again: ${what}.`],
    de: [`wirft neu: ${what}.`, `Du wirfst neu: ${what}.`],
    nl: [`gooit opnieuw: ${what}.`, `Je gooit opnieuw: ${what}.`],
  })),
  crosses: said((what: string, points: string) => ({
    en: [`has ${what} exactly: ${points}.`, `You have ${what} exactly: ${points}.`],
    de: [`hat ${what} genau getroffen: ${points}.`, `Du hast ${what} genau getroffen: ${points}.`],
    nl: [`heeft ${what} precies goed: ${points}.`, `Je hebt ${what} precies goed: ${points}.`],
  })),
  misses: said((what: string, points: string) => ({
    en: [`misses ${what}: ${points}.`, `You miss ${what}: ${points}.`],
    de: [`verfehlt ${what}: ${points}.`, `Du verfehlst ${what}: ${points}.`],
    nl: [`zit naast ${what}: ${points}.`, `Je zit naast ${what}: ${points}.`],
  })),
  takesJesters: said((what: string) => ({
    en: [`crosses ${what} off.`, `You cross ${what} off.`],
    de: [`kreuzt ${what} an.`, `Du kreuzt ${what} an.`],
    nl: [`kruist ${what} aan.`, `Je kruist ${what} aan.`],
  })),
  nowSeer: said(() => ({
    en: ['is the seer.', 'You are the seer.'],
    de: ['ist der Seher.', 'Du bist der Seher.'],
    nl: ['is de ziener.', 'Jij bent de ziener.'],
  })),
  card: {
    en: (name: string, text: string) => `Magic card: ${name}. ${text}`,
    de: (name: string, text: string) => `Zauberkarte: ${name}. ${text}`,
    nl: (name: string, text: string) => `Toverkaart: ${name}. ${text}`,
  },
  rolled: {
    en: (what: string) => `Rolled: ${what}.`,
    de: (what: string) => `Gewürfelt: ${what}.`,
    nl: (what: string) => `Gegooid: ${what}.`,
  },
  lie: {
    en: (what: string) => `On the table: ${what}.`,
    de: (what: string) => `Es liegen: ${what}.`,
    nl: (what: string) => `Op tafel: ${what}.`,
  },
  undone: {
    en: (what: string) => `Taken back${what && `: ${what}`}`,
    de: (what: string) => `Zurückgenommen${what && `: ${what}`}`,
    nl: (what: string) => `Teruggenomen${what && `: ${what}`}`,
  },
});

export const reasons = phrases({
  unknown_move: {
    en: 'There is no such move.',
    de: 'So einen Zug gibt es nicht.',
    nl: 'Zo’n zet is er niet.',
  },
  words_missing: {
    en: 'That is not complete.',
    de: 'Das ist nicht vollständig.',
    nl: 'Dat is niet volledig.',
  },
  unknown_face: { en: 'There is no such face.', de: 'So eine Seite gibt es nicht.', nl: 'Zo’n kant is er niet.' },
  unknown_colour: { en: 'There is no such colour.', de: 'So eine Farbe gibt es nicht.', nl: 'Zo’n kleur is er niet.' },
  unknown_field: { en: 'There is no such field.', de: 'So ein Feld gibt es nicht.', nl: 'Zo’n vakje is er niet.' },
  two_faces: {
    en: 'Two dice are put.',
    de: 'Es werden zwei Würfel gelegt.',
    nl: 'Er worden twee dobbelstenen neergelegd.',
  },
  dice_not_there: {
    en: 'These dice do not lie there.',
    de: 'Diese Würfel liegen nicht da.',
    nl: 'Die dobbelstenen liggen er niet.',
  },
  not_asked: {
    en: 'That is not asked now.',
    de: 'Danach wird jetzt nicht gefragt.',
    nl: 'Dat wordt nu niet gevraagd.',
  },
  nothing_to_strike: {
    en: (what: string) => `${what} holds no penalty that can be struck now.`,
    de: (what: string) => `Bei ${what} stehen keine Minuspunkte, die jetzt zu streichen sind.`,
    nl: (what: string) => `Bij ${what} staan geen minpunten die je nu kunt doorstrepen.`,
  },
  field_used: {
    en: (what: string) => `The field ${what} is used already.`,
    de: (what: string) => `Das Feld ${what} ist schon benutzt.`,
    nl: (what: string) => `Het vakje ${what} is al gebruikt.`,
  },
  already_predicted: {
    en: (what: string) => `Somebody has already predicted ${what} in this round.`,
    de: (what: string) => `In dieser Runde hat schon jemand ${what} vorhergesagt.`,
    nl: (what: string) => `In deze ronde heeft iemand ${what} al voorspeld.`,
  },
  no_jester_count: {
    en: (jesters: string) =>
      `No jester count now, with ${jesters} on the table. It needs 1 to 5, and that field still free in your jester row.`,
    de: (jesters: string) =>
      `Jetzt keine Narrenwertung: ${jesters} auf dem Tisch. Es müssen 1 bis 5 sein, und das Feld in deiner Narrenreihe muss frei sein.`,
    nl: (jesters: string) =>
      `Nu geen narrentelling: ${jesters} op tafel. Het moeten er 1 tot 5 zijn, en dat vakje in je narrenrij moet vrij zijn.`,
  },
  jesters_stay: {
    en: 'Jesters stay in this round; they are not rolled again.',
    de: 'Narren bleiben in dieser Runde liegen; sie werden nicht neu geworfen.',
    nl: 'Narren blijven in deze ronde liggen; ze gaan niet opnieuw.',
  },
  roll_at_least_three: {
    en: 'At least three dice must be rolled again.',
    de: 'Mindestens drei Würfel müssen neu geworfen werden.',
    nl: 'Er moeten minstens drie dobbelstenen opnieuw.',
  },
  legal: { en: 'This is possible now.', de: 'Das geht jetzt.', nl: 'Dat kan nu.' },
  game_over: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', nl: 'Het spel is afgelopen.' },
  not_your_turn: {
    en: 'Others are asked now.',
    de: 'Jetzt sind andere gefragt.',
    nl: 'Nu zijn anderen aan de beurt.',
  },
  dice_first: {
    en: 'The dice or a card come first.',
    de: 'Erst kommen die Würfel oder eine Karte.',
    nl: 'Eerst komen de dobbelstenen of een kaart.',
  },
  jesterGoesTo: {
    en: (number: number) => `The jester count goes to the field ${number}: so many jesters lie there.`,
    de: (number: number) => `Die Narrenwertung kommt ins Feld ${number}: So viele Narren liegen da.`,
    nl: (number: number) => `De narrentelling komt in het vakje ${number}: zoveel narren liggen er.`,
  },
});
