import { phrases, type Phrase } from './language.svelte.ts';

export const words = phrases({
  who: { en: 'Who plays', de: 'Wer spielt mit', nl: 'Wie speelt mee' },
  whoNote: {
    en: (few: number, most: number) => `${few} to ${most} players. People share this screen.`,
    de: (few: number, most: number) => `${few} bis ${most} Spieler. Menschen teilen sich diesen Bildschirm.`,
    nl: (few: number, most: number) => `${few} tot ${most} spelers. Mensen delen dit scherm.`,
  },
  seat: {
    en: (number: number) => `Seat ${number}`,
    de: (number: number) => `Platz ${number}`,
    nl: (number: number) => `Plaats ${number}`,
  },
  name: {
    en: (number: number) => `Name on seat ${number}`,
    de: (number: number) => `Name auf Platz ${number}`,
    nl: (number: number) => `Naam op plaats ${number}`,
  },
  kind: {
    en: (number: number) => `Who decides on seat ${number}`,
    de: (number: number) => `Wer auf Platz ${number} entscheidet`,
    nl: (number: number) => `Wie op plaats ${number} beslist`,
  },
  addPerson: { en: 'Add a person', de: 'Mensch dazu', nl: 'Mens erbij' },
  addPlayer: { en: 'Add a computer player', de: 'Computer\u00adspieler dazu', nl: 'Computer\u00adspeler erbij' },
  removeSeat: {
    en: (number: number) => `Remove seat ${number}`,
    de: (number: number) => `Platz ${number} wegnehmen`,
    nl: (number: number) => `Plaats ${number} weghalen`,
  },
  dice: { en: 'Dice', de: 'Würfel', nl: 'Dobbelstenen' },
  diceApp: { en: 'Rolled here', de: 'Hier gewürfelt', nl: 'Hier gegooid' },
  diceReal: { en: 'Real dice', de: 'Echte Würfel', nl: 'Echte dobbelstenen' },
  diceRealNote: {
    en: 'You roll at the table and type in what you see. The app is then your sheet, referee and coach.',
    de: 'Du würfelst am Tisch und gibst ein, was du siehst. Die App ist dann Blatt, Schiedsrichter und Trainer zugleich.',
    nl: 'Je gooit aan tafel en voert in wat je ziet. De app is dan blok, scheidsrechter en coach tegelijk.',
  },
  seed: { en: 'Seed', de: 'Startwort', nl: 'Startwoord' },
  seedNote: {
    en: 'Whoever types the same word gets the same dice. Empty: new dice.',
    de: 'Wer dasselbe Wort eingibt, bekommt dieselben Würfel. Leer: neue Würfel.',
    nl: 'Wie hetzelfde woord invoert, krijgt dezelfde dobbelstenen. Leeg: nieuwe dobbelstenen.',
  },
  diceSet: { en: 'Colours of the dice', de: 'Farben der Würfel', nl: 'Kleuren van de dobbelstenen' },
  rules: { en: 'House rules', de: 'Hausregeln', nl: 'Huisregels' },
  start: { en: 'Start', de: 'Los', nl: 'Start' },
  rulebook: { en: 'As in the rulebook', de: 'Wie im Regelheft', nl: 'Volgens de spelregels' },
});

/** Every option of a game: what it asks, and what its values mean. */
export const optionNames: Record<string, { name: Phrase; values: Record<string, Phrase> }> = {
  'solo-fallback': {
    name: {
      en: 'Alone, no die on the platter fits',
      de: 'Allein, kein Würfel auf dem Tablett passt',
      nl: 'Alleen, geen dobbelsteen op het dienblad past',
    },
    values: {
      on: { en: 'Take one of the others', de: 'Einen der anderen nehmen', nl: 'Een van de andere nemen' },
      off: { en: 'Take none', de: 'Keinen nehmen', nl: 'Niets nemen' },
    },
  },
  decline: {
    name: {
      en: 'Skipping a roll',
      de: 'Einen Wurf auslassen',
      nl: 'Een worp overslaan',
    },
    values: {
      forced: { en: 'Only if no die fits', de: 'Nur wenn kein Würfel passt', nl: 'Alleen als niets past' },
      free: { en: 'Always allowed', de: 'Immer erlaubt', nl: 'Mag altijd' },
    },
  },
  'blue-question': {
    name: { en: 'A blue ?', de: 'Ein blaues ?', nl: 'Een blauwe ?' },
    values: {
      die: {
        en: 'Any die plus the white one',
        de: 'Beliebiger Würfel plus weißer',
        nl: 'Een getal naar keuze plus wit',
      },
      total: { en: 'Any total', de: 'Beliebige Summe', nl: 'Elke som' },
    },
  },
  'seven-after-seven': {
    name: { en: 'A 7 after a 7 in blue', de: 'Eine 7 nach einer 7 in Blau', nl: 'Een 7 na een 7 in blauw' },
    values: {
      off: { en: 'Not allowed', de: 'Nicht erlaubt', nl: 'Mag niet' },
      on: { en: 'Allowed', de: 'Erlaubt', nl: 'Mag' },
    },
  },
  target: {
    name: { en: 'Crosses to the end', de: 'Kreuze bis zum Ende', nl: 'Kruisjes tot het einde' },
    values: {
      '9': { en: '9', de: '9', nl: '9' },
      '12': { en: '12 (longer)', de: '12 (länger)', nl: '12 (langer)' },
    },
  },
  cards: {
    name: { en: 'Magic cards', de: 'Zauberkarten', nl: 'Toverkaarten' },
    values: {
      off: { en: 'Without', de: 'Ohne', nl: 'Zonder' },
      on: { en: 'With', de: 'Mit', nl: 'Met' },
    },
  },
  'first-seer': {
    name: { en: 'First seer', de: 'Erster Seher', nl: 'Eerste ziener' },
    values: Object.fromEntries(
      ['1', '2', '3', '4', '5'].map((seat) => [
        seat,
        { en: `Seat ${seat}`, de: `Platz ${seat}`, nl: `Plaats ${seat}` },
      ]),
    ),
  },
};
