// Why something is not possible, by the engine's reason (docs/view.md, V5). `colour` says the colour
// of an operand, `number` its value.

import type { PhraseOf } from './language.svelte.ts';

export interface Operands {
  colour: (place: number) => string;
  die: (place: number) => string;
  number: (place: number) => number;
}

type Reason = PhraseOf<[Operands]>;

const same = (en: string, de: string, nl: string): Reason => ({ en: () => en, de: () => de, nl: () => nl });

export const general: Record<string, Reason> = {
  legal: same('This is possible now.', 'Das geht jetzt.', 'Dat kan nu.'),
  game_over: same('The game is over.', 'Das Spiel ist zu Ende.', 'Het spel is afgelopen.'),
  not_your_turn: same('It is not your turn now.', 'Du bist jetzt nicht dran.', 'Je bent nu niet aan de beurt.'),
  dice_first: same('The dice come first.', 'Erst kommen die Würfel.', 'Eerst komen de dobbelstenen.'),
  unknown_move: same('There is no such move.', 'Diesen Zug gibt es nicht.', 'Zo’n zet bestaat niet.'),
  words_missing: same('Something is missing.', 'Da fehlt etwas.', 'Er ontbreekt iets.'),
  not_asked: same('That is not asked now.', 'Danach ist jetzt nicht gefragt.', 'Daar wordt nu niet om gevraagd.'),
};

export const clever: Record<string, Reason> = {
  ...general,
  unknown_die: same('There is no such die.', 'Diesen Würfel gibt es nicht.', 'Zo’n dobbelsteen bestaat niet.'),
  other_face: {
    en: ({ die, number }) => `The ${die(0)} shows ${number(1)}.`,
    de: ({ die, number }) => `Hier liegt eine ${number(1)}: ${die(0)}.`,
    nl: ({ die, number }) => `De ${die(0)} toont ${number(1)}.`,
  },
  unknown_place: same('There is no such field.', 'Dieses Feld gibt es nicht.', 'Dit vakje bestaat niet.'),
  other_colour: {
    en: ({ die, colour }) => `The ${die(0)} does not belong in ${colour(1)}.`,
    de: ({ die, colour }) => `Das gehört nicht in ${colour(1)}: ${die(0)}.`,
    nl: ({ die, colour }) => `De ${die(0)} hoort niet in ${colour(1)}.`,
  },
  number_elsewhere: {
    en: ({ number }) => `${number(0)} cannot go there.`,
    de: ({ number }) => `Die ${number(0)} passt dort nicht.`,
    nl: ({ number }) => `De ${number(0)} past daar niet.`,
  },
  same_number: {
    en: ({ number }) => `The die shows ${number(0)} already.`,
    de: ({ number }) => `Der Würfel zeigt schon die ${number(0)}.`,
    nl: ({ number }) => `De dobbelsteen toont al ${number(0)}.`,
  },
  no_die_like_that: same('There is no such die.', 'Diesen Würfel gibt es nicht.', 'Zo’n dobbelsteen bestaat niet.'),
  bonus_first: same(
    'First place the bonus that waits.',
    'Trage erst den offenen Bonus ein.',
    'Plaats eerst de openstaande bonus.',
  ),
  cross_first: same(
    'First the further crosses: cross one, or say no more.',
    'Erst die weiteren Kreuze: ankreuzen oder „Nicht mehr“.',
    'Eerst de andere kruisjes: aankruisen of ‘Niet meer’.',
  ),
  die_not_rolled: {
    en: ({ die }) => `The ${die(0)} was not rolled just now.`,
    de: ({ die }) => `Gerade nicht mitgewürfelt: ${die(0)}.`,
    nl: ({ die }) => `De ${die(0)} is nu niet gegooid.`,
  },
  die_not_on_platter: {
    en: ({ die }) => `The ${die(0)} is not on the platter.`,
    de: ({ die }) => `Liegt nicht auf dem Tablett: ${die(0)}.`,
    nl: ({ die }) => `De ${die(0)} ligt niet op het dienblad.`,
  },
  platter_first: same(
    'Something on the platter fits, so the other dice cannot be taken.',
    'Auf dem Tablett passt etwas, also gehen die anderen Würfel nicht.',
    'Op het dienblad past iets, dus de andere dobbelstenen kunnen niet.',
  ),
  die_used_already: {
    en: ({ die }) => `The ${die(0)} was already your extra die in this turn.`,
    de: ({ die }) => `War in diesem Zug schon dein Zusatzwürfel: ${die(0)}.`,
    nl: ({ die }) => `De ${die(0)} was deze beurt al je extra dobbelsteen.`,
  },
  place_not_open: {
    en: ({ colour }) => `That field in ${colour(0)} is not open for this die.`,
    de: ({ colour }) => `Dieses Feld in ${colour(0)} ist für diesen Würfel nicht offen.`,
    nl: ({ colour }) => `Dat vakje in ${colour(0)} staat niet open voor deze dobbelsteen.`,
  },
  wrong_lane: {
    en: ({ colour }) => `This die may not go into that row of ${colour(0)}.`,
    de: ({ colour }) => `Dieser Würfel darf nicht in diese Reihe von ${colour(0)}.`,
    nl: ({ colour }) => `Deze dobbelsteen mag niet in die rij van ${colour(0)}.`,
  },
  no_reroll: same('No re-roll is left.', 'Kein Neuwurf mehr übrig.', 'Geen nieuwe worp meer over.'),
  no_any_number: same('No such number is left to spend.', 'Diese Wunschzahl ist nicht übrig.', 'Dat vrije getal is niet meer over.'),
  must_choose: same(
    'A die fits, so the roll cannot be skipped.',
    'Ein Würfel passt, also kann der Wurf nicht ausgelassen werden.',
    'Er past een dobbelsteen, dus de worp kan niet worden overgeslagen.',
  ),
  no_such_cross: same('No die allows that cross.', 'Kein Würfel erlaubt dieses Kreuz.', 'Geen dobbelsteen staat dit kruisje toe.'),
  no_such_bonus: same(
    'The waiting bonus cannot go there.',
    'Der offene Bonus passt dort nicht hin.',
    'De openstaande bonus kan daar niet heen.',
  ),
  nowhere: {
    en: ({ die }) => `No open field takes the ${die(0)} now.`,
    de: ({ die }) => `Dafür ist jetzt kein Feld offen: ${die(0)}.`,
    nl: ({ die }) => `Voor de ${die(0)} staat nu geen vakje open.`,
  },
  filled: same('This field is filled already.', 'Dieses Feld ist schon gefüllt.', 'Dit vakje is al gevuld.'),
  not_next: {
    en: ({ colour }) => `${colour(0)} is filled in order: another field comes first.`,
    de: ({ colour }) => `${colour(0)} wird der Reihe nach gefüllt: Vorher kommt ein anderes Feld.`,
    nl: ({ colour }) => `${colour(0)} wordt op volgorde gevuld: eerst komt een ander vakje.`,
  },
  passed: {
    en: ({ colour }) => `${colour(0)} goes from left to right: this field was passed over.`,
    de: ({ colour }) => `${colour(0)} geht von links nach rechts: Dieses Feld wurde übersprungen.`,
    nl: ({ colour }) => `${colour(0)} gaat van links naar rechts: dit vakje is overgeslagen.`,
  },
  too_low: {
    en: ({ number }) => `This field asks for at least ${number(1)}.`,
    de: ({ number }) => `Dieses Feld verlangt mindestens ${number(1)}.`,
    nl: ({ number }) => `Dit vakje vraagt minstens ${number(1)}.`,
  },
  not_higher: {
    en: ({ number }) => `The next number here must be higher than ${number(1)}.`,
    de: ({ number }) => `Die nächste Zahl hier muss höher als ${number(1)} sein.`,
    nl: ({ number }) => `Het volgende getal hier moet hoger zijn dan ${number(1)}.`,
  },
  too_high: {
    en: ({ number }) => `The next number here may not be higher than ${number(1)}.`,
    de: ({ number }) => `Die nächste Zahl hier darf nicht höher als ${number(1)} sein.`,
    nl: ({ number }) => `Het volgende getal hier mag niet hoger zijn dan ${number(1)}.`,
  },
  no_die_fits: same(
    'None of the dice that can be chosen fits this field.',
    'Keiner der wählbaren Würfel passt auf dieses Feld.',
    'Geen van de dobbelstenen die gekozen kunnen worden past hier.',
  ),
};
