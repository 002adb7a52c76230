// Why something is not possible, by the engine's reason (docs/view.md, V5). `colour` says the colour
// of an operand, `die` the die of that colour with its article, `number` its value.

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
    en: ({ die, number }) => `${die(0)} shows ${number(1)}.`,
    de: ({ die, number }) => `${die(0)} zeigt eine ${number(1)}.`,
    nl: ({ die, number }) => `${die(0)} toont ${number(1)}.`,
  },
  unknown_place: same('There is no such field.', 'Dieses Feld gibt es nicht.', 'Dit vakje bestaat niet.'),
  other_colour: {
    en: ({ die, colour }) => `${die(0)} does not belong in ${colour(1)}.`,
    de: ({ die, colour }) => `${die(0)} gehört nicht in ${colour(1)}.`,
    nl: ({ die, colour }) => `${die(0)} hoort niet in ${colour(1)}.`,
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
    en: ({ die }) => `${die(0)} was not rolled just now.`,
    de: ({ die }) => `${die(0)} wurde gerade nicht mitgewürfelt.`,
    nl: ({ die }) => `${die(0)} is nu niet gegooid.`,
  },
  die_not_on_platter: {
    en: ({ die }) => `${die(0)} is not on the platter.`,
    de: ({ die }) => `${die(0)} liegt nicht auf dem Tablett.`,
    nl: ({ die }) => `${die(0)} ligt niet op het dienblad.`,
  },
  platter_first: same(
    'Something on the platter fits, so the other dice cannot be taken.',
    'Auf dem Tablett passt etwas, also gehen die anderen Würfel nicht.',
    'Op het dienblad past iets, dus de andere dobbelstenen kunnen niet.',
  ),
  die_used_already: {
    en: ({ die }) => `${die(0)} was already your extra die in this turn.`,
    de: ({ die }) => `${die(0)} war in diesem Zug schon dein Zusatzwürfel.`,
    nl: ({ die }) => `${die(0)} was deze beurt al je extra dobbelsteen.`,
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
  no_any_number: same(
    'No such number is left to spend.',
    'Diese Wunschzahl ist nicht übrig.',
    'Dat vrije getal is niet meer over.',
  ),
  must_choose: same(
    'A die fits, so the roll cannot be skipped.',
    'Ein Würfel passt, also kann der Wurf nicht ausgelassen werden.',
    'Er past een dobbelsteen, dus de worp kan niet worden overgeslagen.',
  ),
  no_such_cross: same(
    'No die allows that cross.',
    'Kein Würfel erlaubt dieses Kreuz.',
    'Geen dobbelsteen staat dit kruisje toe.',
  ),
  no_such_bonus: same(
    'The waiting bonus cannot go there.',
    'Der offene Bonus passt dort nicht hin.',
    'De openstaande bonus kan daar niet heen.',
  ),
  nowhere: {
    en: ({ die, number }) => `${die(0)} shows ${number(1)}, and no open field takes that.`,
    de: ({ die, number }) => `${die(0)} zeigt eine ${number(1)}, und dafür ist kein Feld offen.`,
    nl: ({ die, number }) => `${die(0)} toont ${number(1)}, en daarvoor staat geen vakje open.`,
  },
  sum_nowhere: {
    en: ({ colour, number }) => `${colour(0)} and white make ${number(1)}, and no open field takes that.`,
    de: ({ colour, number }) => `${colour(0)} und Weiß ergeben ${number(1)}, und dafür ist kein Feld offen.`,
    nl: ({ colour, number }) => `${colour(0)} en wit zijn samen ${number(1)}, en daarvoor staat geen vakje open.`,
  },
  full: {
    en: ({ colour }) => `${colour(0)} is full.`,
    de: ({ colour }) => `${colour(0)} ist voll.`,
    nl: ({ colour }) => `${colour(0)} is vol.`,
  },
  filled: same('This field is filled already.', 'Dieses Feld ist schon gefüllt.', 'Dit vakje is al gevuld.'),
  not_next: {
    en: ({ colour, number }) => `${colour(0)} is filled in order: field ${number(1)} comes next.`,
    de: ({ colour, number }) => `${colour(0)} wird der Reihe nach gefüllt: Als Nächstes kommt Feld ${number(1)}.`,
    nl: ({ colour, number }) => `${colour(0)} wordt op volgorde gevuld: nu komt vakje ${number(1)}.`,
  },
  passed: {
    en: ({ colour }) => `${colour(0)} goes from left to right: this field was passed over.`,
    de: ({ colour }) => `${colour(0)} geht von links nach rechts: Dieses Feld wurde übersprungen.`,
    nl: ({ colour }) => `${colour(0)} gaat van links naar rechts: dit vakje is overgeslagen.`,
  },
  other_row: {
    en: ({ colour, number }) => `In ${colour(0)} this die goes into row ${number(1)}.`,
    de: ({ colour, number }) => `In ${colour(0)} gehört dieser Würfel in Reihe ${number(1)}.`,
    nl: ({ colour, number }) => `In ${colour(0)} gaat deze dobbelsteen in rij ${number(1)}.`,
  },
  grey_only: {
    en: ({ colour }) => `In ${colour(0)} this die goes onto grey fields only.`,
    de: ({ colour }) => `In ${colour(0)} darf dieser Würfel nur auf graue Felder.`,
    nl: ({ colour }) => `In ${colour(0)} mag deze dobbelsteen alleen op grijze vakjes.`,
  },
  other_number: {
    en: ({ die, number }) => `${die(0)} shows ${number(1)}, this field needs ${number(2)}.`,
    de: ({ die, number }) => `${die(0)} zeigt eine ${number(1)}, dieses Feld braucht eine ${number(2)}.`,
    nl: ({ die, number }) => `${die(0)} toont ${number(1)}, dit vakje vraagt ${number(2)}.`,
  },
  other_sum: {
    en: ({ colour, number }) => `${colour(0)} and white make ${number(1)}, this field needs ${number(2)}.`,
    de: ({ colour, number }) => `${colour(0)} und Weiß ergeben ${number(1)}, dieses Feld braucht ${number(2)}.`,
    nl: ({ colour, number }) => `${colour(0)} en wit zijn samen ${number(1)}, dit vakje vraagt ${number(2)}.`,
  },
  sum_or_seven: {
    en: ({ colour, number }) => `${colour(0)} and white make ${number(1)}, this field needs ${number(2)} or 7.`,
    de: ({ colour, number }) => `${colour(0)} und Weiß ergeben ${number(1)}, dieses Feld braucht ${number(2)} oder 7.`,
    nl: ({ colour, number }) => `${colour(0)} en wit zijn samen ${number(1)}, dit vakje vraagt ${number(2)} of 7.`,
  },
  too_low: {
    en: ({ die, number }) => `${die(0)} shows ${number(1)}, this field needs at least ${number(2)}.`,
    de: ({ die, number }) => `${die(0)} zeigt eine ${number(1)}, dieses Feld braucht mindestens ${number(2)}.`,
    nl: ({ die, number }) => `${die(0)} toont ${number(1)}, dit vakje vraagt minstens ${number(2)}.`,
  },
  not_higher: {
    en: ({ colour, number }) => `${colour(0)} must beat ${number(1)}, and the die shows ${number(2)}.`,
    de: ({ colour, number }) => `${colour(0)} braucht mehr als ${number(1)}, und der Würfel zeigt ${number(2)}.`,
    nl: ({ colour, number }) => `${colour(0)} vraagt meer dan ${number(1)}, en de dobbelsteen toont ${number(2)}.`,
  },
  too_high: {
    en: ({ colour, number }) => `${colour(0)} and white make ${number(2)}, and at most ${number(1)} may follow.`,
    de: ({ colour, number }) =>
      `${colour(0)} und Weiß ergeben ${number(2)}, und es darf höchstens ${number(1)} folgen.`,
    nl: ({ colour, number }) => `${colour(0)} en wit zijn samen ${number(2)}, en er mag hoogstens ${number(1)} volgen.`,
  },
  other_dice: {
    en: ({ die }) => `Only ${die(0)} and the white die go there, and neither can be chosen now.`,
    de: ({ die }) => `Nur ${die(0)} und der weiße passen dorthin, und beide sind gerade nicht wählbar.`,
    nl: ({ die }) => `Daar passen alleen ${die(0)} en de witte, en die kun je nu niet kiezen.`,
  },
  needs: {
    en: ({ number }) => `This field needs ${number(0)}, and no die that can be chosen shows that.`,
    de: ({ number }) => `Dieses Feld braucht eine ${number(0)}, und kein wählbarer Würfel zeigt sie.`,
    nl: ({ number }) => `Dit vakje vraagt ${number(0)}, en geen dobbelsteen die je kunt kiezen toont dat.`,
  },
  needs_at_least: {
    en: ({ number }) => `This field needs at least ${number(0)}, and no die that can be chosen shows that.`,
    de: ({ number }) => `Dieses Feld braucht mindestens ${number(0)}, und kein wählbarer Würfel zeigt so viel.`,
    nl: ({ number }) => `Dit vakje vraagt minstens ${number(0)}, en geen dobbelsteen die je kunt kiezen toont zoveel.`,
  },
  must_beat: {
    en: ({ colour, number }) => `${colour(0)} must beat ${number(1)}, and no die that can be chosen does.`,
    de: ({ colour, number }) => `${colour(0)} braucht mehr als ${number(1)}, und kein wählbarer Würfel zeigt das.`,
    nl: ({ colour, number }) =>
      `${colour(0)} vraagt meer dan ${number(1)}, en geen dobbelsteen die je kunt kiezen toont dat.`,
  },
};
