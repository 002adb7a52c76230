import { phrases } from './language.svelte.ts';

export const common = phrases({
  back: { en: 'Back', de: 'Zurück', nl: 'Terug' },
  home: { en: 'Home', de: 'Start', nl: 'Beginscherm' },
  close: { en: 'Close', de: 'Schließen', nl: 'Sluiten' },
  cancel: { en: 'Cancel', de: 'Abbrechen', nl: 'Annuleren' },
  ok: { en: 'OK', de: 'OK', nl: 'OK' },
  yes: { en: 'Yes', de: 'Ja', nl: 'Ja' },
  no: { en: 'No', de: 'Nein', nl: 'Nee' },
  settings: { en: 'Settings', de: 'Einstellungen', nl: 'Instellingen' },
  loading: { en: 'One moment …', de: 'Einen Moment …', nl: 'Een ogenblik …' },
  skip: { en: 'Skip to content', de: 'Zum Inhalt', nl: 'Naar de inhoud' },
  newVersion: {
    en: 'There is a new version.',
    de: 'Es gibt eine neue Version.',
    nl: 'Er is een nieuwe versie.',
  },
  update: { en: 'Load it now', de: 'Jetzt laden', nl: 'Nu laden' },
  later: { en: 'Later', de: 'Später', nl: 'Later' },
  broken: {
    en: 'Something went wrong here.',
    de: 'Hier ist etwas schiefgegangen.',
    nl: 'Hier ging iets mis.',
  },
  unreachable: {
    en: 'A part of the app could not be loaded. Are you online?',
    de: 'Ein Teil der App konnte nicht geladen werden. Bist du online?',
    nl: 'Een deel van de app kon niet geladen worden. Ben je online?',
  },
  coachMissing: {
    en: 'The coach of this game is not on this device yet, and there is no connection to fetch it. Hints and reviews need it.',
    de: 'Der Trainer für dieses Spiel ist noch nicht auf diesem Gerät und lässt sich ohne Verbindung nicht laden. Tipps und Rückblick brauchen ihn.',
    nl: 'De coach van dit spel staat nog niet op dit apparaat en kan zonder verbinding niet worden opgehaald. Tips en de terugblik hebben hem nodig.',
  },
  unknownPage: {
    en: 'There is nothing at this address.',
    de: 'Unter dieser Adresse gibt es nichts.',
    nl: 'Op dit adres is niets te vinden.',
  },
  again: { en: 'Try again', de: 'Noch einmal', nl: 'Opnieuw proberen' },
});
