import { phrases } from './language.svelte.ts';

export const words = phrases({
  title: { en: 'Settings', de: 'Einstellungen', nl: 'Instellingen' },
  language: { en: 'Language', de: 'Sprache', nl: 'Taal' },
  system: { en: 'As the browser', de: 'Wie der Browser', nl: 'Zoals de browser' },
  theme: { en: 'Light or dark', de: 'Hell oder dunkel', nl: 'Licht of donker' },
  themeSystem: { en: 'As the device', de: 'Wie das Gerät', nl: 'Zoals het apparaat' },
  light: { en: 'Light', de: 'Hell', nl: 'Licht' },
  dark: { en: 'Dark', de: 'Dunkel', nl: 'Donker' },
  motion: {
    en: 'Motion of dice and pencil',
    de: 'Bewegung von Würfeln und Stift',
    nl: 'Beweging van dobbelstenen en potlood',
  },
  motionNormal: { en: 'Normal', de: 'Normal', nl: 'Normaal' },
  motionFast: { en: 'Fast', de: 'Schnell', nl: 'Snel' },
  motionOff: { en: 'Off', de: 'Aus', nl: 'Uit' },
  sounds: { en: 'Sounds', de: 'Geräusche', nl: 'Geluiden' },
  soundsNote: {
    en: 'Soft clicks for dice and pencil.',
    de: 'Leise Klicks für Würfel und Stift.',
    nl: 'Zachte klikjes voor dobbelstenen en potlood.',
  },
  coach: { en: 'Coach', de: 'Trainer', nl: 'Coach' },
  coachNote: {
    en: 'Says a word after each of your moves.',
    de: 'Sagt nach jedem deiner Züge ein Wort dazu.',
    nl: 'Geeft na elke zet kort commentaar.',
  },
  confirm: { en: 'Confirm each mark', de: 'Jeden Eintrag bestätigen', nl: 'Elk kruisje bevestigen' },
  confirmNote: {
    en: 'First shows what a mark earns, then asks. Off: one tap on the field is enough.',
    de: 'Zeigt erst, was ein Eintrag bringt, und fragt dann. Aus: Ein Tipp auf das Feld genügt.',
    nl: 'Toont eerst wat een kruisje oplevert en vraagt dan. Uit: één tik op het vakje is genoeg.',
  },
  autoRoll: { en: 'Dice roll by themselves', de: 'Würfel rollen von selbst', nl: 'Dobbelstenen rollen vanzelf' },
  autoRollNote: {
    en: 'Off: you tap to roll, and can take back your choice until then.',
    de: 'Aus: Du tippst zum Würfeln und kannst deine Wahl bis dahin zurücknehmen.',
    nl: 'Uit: je tikt om te gooien en kunt je keuze tot dan terugnemen.',
  },
  licences: { en: 'Licences', de: 'Lizenzen', nl: 'Licenties' },
  engineLicences: {
    en: 'Licences of the engine',
    de: 'Lizenzen der Spiel-Engine',
    nl: 'Licenties van de spel-engine',
  },
  name: { en: 'Your name', de: 'Dein Name', nl: 'Jouw naam' },
  nameNote: {
    en: 'Stands on your sheet. It stays on this device.',
    de: 'Steht auf deinem Blatt. Er bleibt auf diesem Gerät.',
    nl: 'Staat op jouw blok. De naam blijft op dit apparaat.',
  },
});
