import { phrases } from './language.svelte.ts';

/** What each key does at a table. */
export const words = phrases({
  title: { en: 'Keyboard', de: 'Tastatur', nl: 'Toetsenbord' },
  dice: {
    en: 'choose a die, in the order of the colours',
    de: 'Würfel wählen, in der Reihenfolge der Farben',
    nl: 'dobbelsteen kiezen, in de volgorde van de kleuren',
  },
  arrows: { en: 'go from field to field', de: 'von Feld zu Feld gehen', nl: 'van vakje naar vakje gaan' },
  next: {
    en: 'go to the next field that fits',
    de: 'zum nächsten passenden Feld',
    nl: 'naar het volgende vakje dat past',
  },
  enter: { en: 'choose; confirm', de: 'wählen; bestätigen', nl: 'kiezen; bevestigen' },
  escape: { en: 'choose anew', de: 'neu wählen', nl: 'opnieuw kiezen' },
  pass: { en: 'skip, take none, finish', de: 'auslassen, keinen nehmen, fertig', nl: 'overslaan, geen nemen, klaar' },
  reroll: { en: 're-roll; roll', de: 'neu würfeln; würfeln', nl: 'opnieuw gooien; gooien' },
  lift: {
    en: 'lift a die, or put it back',
    de: 'Würfel anheben oder zurücklegen',
    nl: 'dobbelsteen optillen of terugleggen',
  },
  stop: { en: 'stop and score', de: 'aufhören und werten', nl: 'stoppen en scoren' },
  wait: { en: 'wait; strike nothing', de: 'warten; nichts streichen', nl: 'wachten; niets doorstrepen' },
  odds: { en: 'show or hide the odds', de: 'Chancen zeigen oder verbergen', nl: 'kansen tonen of verbergen' },
  undo: { en: 'undo', de: 'zurücknehmen', nl: 'terugnemen' },
  hint: { en: 'hint', de: 'Tipp', nl: 'tip' },
  seats: { en: 'show the next sheet', de: 'nächstes Blatt zeigen', nl: 'volgende blok tonen' },
  menu: { en: 'menu', de: 'Menü', nl: 'menu' },
  help: { en: 'this help', de: 'diese Hilfe', nl: 'deze hulp' },
  skip: {
    en: 'fast-forward the others’ turn',
    de: 'Zug der anderen vorspulen',
    nl: 'beurt van de anderen doorspoelen',
  },
  log: { en: 'what happened', de: 'was geschehen ist', nl: 'wat er gebeurde' },
});
