// What a move does, by the engine's names (docs/view.md, V6): a few words each.

import { sayBonus, sayFoxes } from './bonuses.ts';
import { sayColour } from './colours.ts';
import { sayList, sayNumber, type Phrase, type PhraseOf } from './language.svelte.ts';
import { somePoints } from './points.ts';
import { isFace, sayCount, type Face } from './wizard.ts';

/** The operands of an effect, by their places. */
export class Operands {
  constructor(
    private readonly texts: readonly string[],
    private readonly shown: (colour: string) => string,
  ) {}

  number(place: number): number {
    return Number(this.texts[place] ?? 0);
  }
  /** With a minus sign that can be seen. */
  points(place: number): string {
    return sayNumber(this.number(place));
  }
  colour(place: number): string {
    return sayColour(this.shown(this.texts[place] ?? ''));
  }
  /** A number of dice of a colour of Wizard. */
  count(number: number, colour: number): string {
    const face = this.texts[colour]?.charAt(0) ?? '';
    return isFace(face) ? sayCount(face, this.number(number)) : '';
  }
  bonus(place: number): string {
    return sayBonus(this.texts[place] ?? '', this.shown);
  }
  foxes(place: number): string {
    return sayFoxes(this.number(place));
  }
  jesters(place: number): string {
    return sayCount('j', this.number(place));
  }
  /** One of a few texts. */
  one(place: number, texts: Record<string, string>): string {
    return texts[this.texts[place] ?? ''] ?? '';
  }
  /** Faces of Wizard, from this place on. */
  bag(first: number): string {
    const bag = new Map<Face, number>();
    for (const face of this.texts.slice(first)) if (isFace(face)) bag.set(face, (bag.get(face) ?? 0) + 1);
    return sayList([...bag].map(([face, number]) => sayCount(face, number)));
  }
  get size(): number {
    return this.texts.length;
  }
}

type Told = PhraseOf<[Operands]>;

const same = ({ en, de, nl }: Phrase): Told => ({ en: () => en, de: () => de, nl: () => nl });
const is1 = (points: number): boolean => Math.abs(points) === 1;

const clever: Record<string, Told> = {
  earns_points: {
    en: (o) => `${somePoints.en(o.points(0))} in ${o.colour(1)}`,
    de: (o) => `${somePoints.de(o.points(0))} in ${o.colour(1)}`,
    nl: (o) => `${somePoints.nl(o.points(0))} in ${o.colour(1)}`,
  },
  marks: {
    en: (o) => `one field of ${o.colour(0)}`,
    de: (o) => `ein Feld in ${o.colour(0)}`,
    nl: (o) => `een vakje in ${o.colour(0)}`,
  },
  earns_foxes: { en: (o) => o.foxes(0), de: (o) => o.foxes(0), nl: (o) => o.foxes(0) },
  foxes_earn: {
    en: (o) => `${somePoints.en(o.points(0))} from foxes`,
    de: (o) => `${somePoints.de(o.points(0))} durch Füchse`,
    nl: (o) => `${somePoints.nl(o.points(0))} door vossen`,
  },
  earns_action: {
    en: (o) => `${o.number(1)} × ${o.bonus(0)}`,
    de: (o) => `${o.number(1)} × ${o.bonus(0)}`,
    nl: (o) => `${o.number(1)} × ${o.bonus(0)}`,
  },
  earns_bonus: {
    en: (o) => `then ${o.bonus(0)}`,
    de: (o) => `dann ${o.bonus(0)}`,
    nl: (o) => `dan ${o.bonus(0)}`,
  },
  spends: {
    en: (o) =>
      o.number(1) === 1
        ? `spends the last ${o.one(0, { reroll: 're-roll', return: 'return', any_number: '“any number”', extra_die: 'extra die' })}`
        : `spends 1 of ${o.number(1)} ${o.one(0, { reroll: 're-rolls', return: 'returns', any_number: '“any number” spaces', extra_die: 'extra dice' })}`,
    de: (o) =>
      o.number(1) === 1
        ? `kostet ${o.one(0, { reroll: 'den letzten Neuwurf', return: 'die letzte Rückkehr', any_number: 'die letzte Wunschzahl', extra_die: 'den letzten Zusatzwürfel' })}`
        : `kostet ${o.one(0, { reroll: 'einen', return: 'eine', any_number: 'eine', extra_die: 'einen' })} von ${o.number(1)} ${o.one(0, { reroll: 'Neuwürfen', return: 'Rückkehr-Aktionen', any_number: 'Wunschzahlen', extra_die: 'Zusatzwürfeln' })}`,
    nl: (o) =>
      o.number(1) === 1
        ? `kost ${o.one(0, { reroll: 'de laatste nieuwe worp', return: 'de laatste keer terughalen', any_number: 'het laatste vrije getal', extra_die: 'de laatste extra dobbelsteen' })}`
        : `kost 1 van ${o.number(1)} ${o.one(0, { reroll: 'nieuwe worpen', return: 'keer terughalen', any_number: 'vrije getallen', extra_die: 'extra dobbelstenen' })}`,
  },
  marks_nothing: same({ en: 'marks nothing', de: 'trägt nichts ein', nl: 'vult niets in' }),
  keeps_rest: same({ en: 'leaves it at that', de: 'lässt es dabei', nl: 'laat het daarbij' }),
  sends: {
    en: (o) => (o.size === 0 ? 'nothing to the platter' : `${o.size} ${o.size === 1 ? 'die' : 'dice'} to the platter`),
    de: (o) => (o.size === 0 ? 'nichts aufs Tablett' : `${o.size} Würfel aufs Tablett`),
    nl: (o) => (o.size === 0 ? 'niets naar het dienblad' : `${o.size} naar het dienblad`),
  },
};

const wizard: Record<string, Told> = {
  sets_dice: same({
    en: 'two dice lie before anybody predicts',
    de: 'zwei Würfel liegen schon vor den Vorhersagen',
    nl: 'twee dobbelstenen liggen al vóór de voorspellingen',
  }),
  predicts: {
    en: (o) => `${somePoints.en(o.points(0))} if it is exactly ${o.count(1, 2)}`,
    de: (o) => `${somePoints.de(o.points(0))}, wenn es genau ${o.count(1, 2)} wird`,
    nl: (o) => `${somePoints.nl(o.points(0))} als het precies ${o.count(1, 2)} wordt`,
  },
  takes_back: {
    en: (o) => `${o.points(0)} fewer penalty ${is1(o.number(0)) ? 'point' : 'points'}`,
    de: (o) => `${o.points(0)} ${is1(o.number(0)) ? 'Minuspunkt' : 'Minuspunkte'} weniger`,
    nl: (o) => `${o.points(0)} ${is1(o.number(0)) ? 'minpunt' : 'minpunten'} minder`,
  },
  names_colour: {
    en: (o) => `wizards count for ${o.colour(0)}`,
    de: (o) => `Zauberer zählen für ${o.colour(0)}`,
    nl: (o) => `tovenaars tellen voor ${o.colour(0)}`,
  },
  names_own_colour: {
    en: (o) => `wizards count for ${o.colour(0)}, your own colour`,
    de: (o) => `Zauberer zählen für ${o.colour(0)}, deine eigene Farbe`,
    nl: (o) => `tovenaars tellen voor ${o.colour(0)}, jouw eigen kleur`,
  },
  rolls_again: {
    en: (o) => (o.size === 1 ? 'keeps nothing' : `keeps ${o.bag(1)}`),
    de: (o) => (o.size === 1 ? 'behält nichts' : `behält ${o.bag(1)}`),
    nl: (o) => (o.size === 1 ? 'houdt niets' : `houdt ${o.bag(1)}`),
  },
  waits: same({
    en: 'stays in for another roll',
    de: 'bleibt für einen weiteren Wurf dabei',
    nl: 'doet nog een worp mee',
  }),
  misses: {
    en: (o) => `now ${o.number(0)} instead of ${o.count(1, 2)}: ${somePoints.en(o.points(3))}`,
    de: (o) => `jetzt ${o.number(0)} statt ${o.count(1, 2)}: ${somePoints.de(o.points(3))}`,
    nl: (o) => `nu ${o.number(0)} in plaats van ${o.count(1, 2)}: ${somePoints.nl(o.points(3))}`,
  },
  hits: {
    en: (o) => `exactly ${o.count(0, 1)}: a cross`,
    de: (o) => `genau ${o.count(0, 1)}: ein Kreuz`,
    nl: (o) => `precies ${o.count(0, 1)}: een kruisje`,
  },
  hits_doubled: {
    en: (o) => `exactly ${o.count(0, 1)}: a cross, doubled`,
    de: (o) => `genau ${o.count(0, 1)}: ein Kreuz, doppelt`,
    nl: (o) => `precies ${o.count(0, 1)}: een kruisje, dubbel`,
  },
  counts_jesters: {
    en: (o) => `a cross for ${o.jesters(0)} instead of the prediction`,
    de: (o) => `ein Kreuz für ${o.jesters(0)} statt der Vorhersage`,
    nl: (o) => `een kruisje voor ${o.jesters(0)} in plaats van de voorspelling`,
  },
  strikes_nothing: same({ en: 'strikes nothing', de: 'streicht nichts', nl: 'streept niets door' }),
};

export const effects: Record<string, Told> = { ...clever, ...wizard };
