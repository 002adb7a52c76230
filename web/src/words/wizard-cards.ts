// The magic cards (docs/rules/wizard-dice.md, W9 and W10).

import type { Phrase } from './language.svelte.ts';

export interface MagicCard {
  name: Phrase;
  text: Phrase;
}

export const magicCards: Record<string, MagicCard> = {
  'all-colours': {
    name: { en: 'Wizards are every colour', de: 'Zauberer sind jede Farbe', nl: 'Tovenaars zijn elke kleur' },
    text: {
      en: 'Each wizard counts for everybody, in any colour. No Wizard colour is named. Predictions score double.',
      de: 'Jeder Zauberer zählt für alle, in jeder Farbe. Es wird keine Zaubererfarbe genannt. Vorhersagen zählen doppelt.',
      nl: 'Elke tovenaar telt voor iedereen, in elke kleur. Er wordt geen tovenaarskleur genoemd. Voorspellingen tellen dubbel.',
    },
  },
  'sticky-jesters': {
    name: { en: 'Jesters stay', de: 'Narren bleiben liegen', nl: 'Narren blijven liggen' },
    text: {
      en: 'A jester that was rolled may not be rolled again. Predictions score double.',
      de: 'Ein gewürfelter Narr darf nicht neu geworfen werden. Vorhersagen zählen doppelt.',
      nl: 'Een gegooide nar mag niet opnieuw worden gegooid. Voorspellingen tellen dubbel.',
    },
  },
  'roll-first': {
    name: { en: 'Roll first', de: 'Erst würfeln', nl: 'Eerst gooien' },
    text: {
      en: 'All seven dice are rolled before the predictions. Then at least three must be rolled again before anybody may stop.',
      de: 'Alle sieben Würfel werden vor den Vorhersagen geworfen. Dann müssen mindestens drei neu geworfen werden, ehe jemand aufhören darf.',
      nl: 'Alle zeven dobbelstenen worden vóór de voorspellingen gegooid. Daarna moeten er minstens drie opnieuw, voordat iemand mag stoppen.',
    },
  },
  'set-two': {
    name: { en: 'Set two dice', de: 'Zwei Würfel legen', nl: 'Twee dobbelstenen neerleggen' },
    text: {
      en: 'Instead of the first roll the seer puts two dice on faces of his choice. After the predictions the other five are rolled; one more roll may follow.',
      de: 'Statt des ersten Wurfs legt der Seher zwei Würfel auf Seiten seiner Wahl. Nach den Vorhersagen werden die anderen fünf geworfen; ein weiterer Wurf darf folgen.',
      nl: 'In plaats van de eerste worp legt de ziener twee dobbelstenen op een kant naar keuze. Na de voorspellingen worden de andere vijf gegooid; daarna mag nog één worp.',
    },
  },
  'extra-die': {
    name: { en: 'One more of each', de: 'Von jeder eins mehr', nl: 'Van elke kleur één meer' },
    text: {
      en: 'Every colour counts one die more than lies there. Jesters stay as they are.',
      de: 'Jede Farbe zählt einen Würfel mehr, als da liegen. Für Narren ändert sich nichts.',
      nl: 'Elke kleur telt één dobbelsteen meer dan er ligt. Voor narren verandert er niets.',
    },
  },
  'own-jesters': {
    name: { en: 'Jesters join you', de: 'Narren halten zu dir', nl: 'Narren helpen je' },
    text: {
      en: 'For each player jesters also count as the colour that this player predicted.',
      de: 'Für jeden zählen Narren auch als die Farbe seiner eigenen Vorhersage.',
      nl: 'Voor elke speler tellen narren ook als de kleur van de eigen voorspelling.',
    },
  },
  strike: {
    name: { en: 'Strike a penalty', de: 'Minuspunkte streichen', nl: 'Minpunten doorstrepen' },
    text: {
      en: 'After the predictions each player may strike one penalty in the row of the colour just predicted. It counts 0 then.',
      de: 'Nach den Vorhersagen darf jeder einmal Minuspunkte in der Reihe der eben vorhergesagten Farbe streichen. Sie zählen dann 0.',
      nl: 'Na de voorspellingen mag iedereen één keer minpunten doorstrepen in de rij van de zojuist voorspelde kleur. Die tellen dan 0.',
    },
  },
  secret: {
    name: { en: 'Secret predictions', de: 'Geheime Vorhersagen', nl: 'Geheime voorspellingen' },
    text: {
      en: 'The seer predicts openly, all others in secret and at the same time. Theirs may be equal to one another, but not to the seer’s.',
      de: 'Der Seher sagt offen vorher, alle anderen geheim und gleichzeitig. Ihre Vorhersagen dürfen einander gleichen, aber nicht der des Sehers.',
      nl: 'De ziener voorspelt open, alle anderen tegelijk en in het geheim. Hun voorspellingen mogen gelijk zijn aan elkaar, maar niet aan die van de ziener.',
    },
  },
};
