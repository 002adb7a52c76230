import { phrases } from './language.svelte.ts';

export const words = phrases({
  title: { en: 'Load a game', de: 'Partie laden', nl: 'Spel laden' },
  lead: {
    en: 'Paste the record of a game, choose a file, or drop one here. A link to a game works too.',
    de: 'Füge die Aufzeichnung einer Partie ein, wähle eine Datei oder zieh sie hierher. Ein Link zu einer Partie geht auch.',
    nl: 'Plak het verslag van een spel, kies een bestand of sleep er een hierheen. Een link naar een spel werkt ook.',
  },
  record: { en: 'Record', de: 'Aufzeichnung', nl: 'Verslag' },
  placeholder: {
    en: 'foxtray 1\ngame ganz-schon-clever\n…',
    de: 'foxtray 1\ngame ganz-schon-clever\n…',
    nl: 'foxtray 1\ngame ganz-schon-clever\n…',
  },
  open: { en: 'Open', de: 'Öffnen', nl: 'Openen' },
  file: { en: 'Choose a file …', de: 'Datei wählen …', nl: 'Bestand kiezen …' },
  dropHere: { en: 'Drop the file here', de: 'Datei hier ablegen', nl: 'Laat het bestand hier los' },
  refused: {
    en: 'This is not a game that can be read.',
    de: 'Das ist keine lesbare Partie.',
    nl: 'Dit is geen leesbaar spel.',
  },
  tooLarge: {
    en: 'The file is larger than any game.',
    de: 'Die Datei ist größer als jede Partie.',
    nl: 'Het bestand is groter dan elk spel.',
  },
  badLink: {
    en: 'This link is damaged.',
    de: 'Dieser Link ist beschädigt.',
    nl: 'Deze link is beschadigd.',
  },
  shared: { en: 'A game for you', de: 'Eine Partie für dich', nl: 'Een spel voor jou' },
  loaded: { en: 'Loaded game', de: 'Geladene Partie', nl: 'Geladen spel' },
  earlier: { en: 'Loaded earlier', de: 'Früher geladen', nl: 'Eerder geladen' },
  over: { en: 'finished', de: 'beendet', nl: 'afgelopen' },
  round: {
    en: (round: number) => `in round ${round}`,
    de: (round: number) => `in Runde ${round}`,
    nl: (round: number) => `in ronde ${round}`,
  },
  review: { en: 'Review it', de: 'Ansehen', nl: 'Terugkijken' },
  result: { en: 'See the result', de: 'Zum Ergebnis', nl: 'Naar de uitslag' },
  playOn: { en: 'Play on …', de: 'Weiterspielen …', nl: 'Verder spelen …' },
  sameDice: { en: 'Play the same dice', de: 'Gleiche Würfel spielen', nl: 'Dezelfde dobbelstenen spelen' },
  note: {
    en: 'It does not count in your statistics.',
    de: 'Sie zählt nicht in deiner Statistik.',
    nl: 'Het telt niet mee in je statistiek.',
  },
  aloneTitle: { en: 'Play on from here?', de: 'Von hier weiterspielen?', nl: 'Vanaf hier verder spelen?' },
  whoTitle: { en: 'Who plays on?', de: 'Wer spielt weiter?', nl: 'Wie speelt verder?' },
  whoNote: {
    en: 'Choose for each seat: a person at this screen, or a computer player.',
    de: 'Wähle für jeden Platz: ein Mensch an diesem Bildschirm oder ein Computerspieler.',
    nl: 'Kies per plaats: een mens aan dit scherm of een computerspeler.',
  },
  seat: {
    en: (name: string) => `Who decides for ${name}`,
    de: (name: string) => `Wer für ${name} entscheidet`,
    nl: (name: string) => `Wie voor ${name} beslist`,
  },
  go: { en: 'Play', de: 'Spielen', nl: 'Spelen' },
});
