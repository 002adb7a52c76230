import { phrases } from './language.svelte.ts';

/** What is on the device for play without a connection. */
export const words = phrases({
  title: { en: 'Playing offline', de: 'Offline spielen', nl: 'Offline spelen' },
  lead: {
    en: 'After your first visit the app stays on this device. What the coach and the stronger computer players know is fetched once, after your first game has begun.',
    de: 'Nach deinem ersten Besuch bleibt die App auf diesem Gerät. Was der Trainer und die stärkeren Computerspieler wissen, wird einmal geladen, wenn deine erste Partie begonnen hat.',
    nl: 'Na je eerste bezoek blijft de app op dit apparaat. Wat de coach en de sterkere computerspelers weten, wordt één keer opgehaald, zodra je eerste spel is begonnen.',
  },
  list: { en: 'What is on this device', de: 'Was auf diesem Gerät ist', nl: 'Wat op dit apparaat staat' },
  app: { en: 'The app, and all of Wizard', de: 'Die App und alles für Wizard', nl: 'De app en alles van Wizard' },
  coachOf: {
    en: (game: string) => `${game}: coach and players`,
    de: (game: string) => `${game}: Trainer und Spieler`,
    nl: (game: string) => `${game}: coach en spelers`,
  },
  size: {
    en: (megabytes: string) => `${megabytes}\u00a0MB`,
    de: (megabytes: string) => `${megabytes}\u00a0MB`,
    nl: (megabytes: string) => `${megabytes}\u00a0MB`,
  },
  here: { en: 'here', de: 'da', nl: 'aanwezig' },
  hereForNow: {
    en: 'here until the page is closed',
    de: 'da, bis die Seite geschlossen wird',
    nl: 'aanwezig tot je de pagina sluit',
  },
  absent: { en: 'not here yet', de: 'noch nicht da', nl: 'nog niet aanwezig' },
  notKept: {
    en: 'not kept by this browser',
    de: 'von diesem Browser nicht behalten',
    nl: 'niet bewaard door deze browser',
  },
  coming: { en: 'being fetched', de: 'wird geladen', nl: 'wordt opgehaald' },
  fetch: {
    en: (size: string) => `Fetch the rest (${size})`,
    de: (size: string) => `Den Rest laden (${size})`,
    nl: (size: string) => `De rest ophalen (${size})`,
  },
  remove: {
    en: (size: string) => `Remove (${size})`,
    de: (size: string) => `Entfernen (${size})`,
    nl: (size: string) => `Verwijderen (${size})`,
  },
  fetched: {
    en: 'Everything is here: all games can be played offline.',
    de: 'Alles ist da: Alle Spiele lassen sich offline spielen.',
    nl: 'Alles is aanwezig: alle spellen kun je offline spelen.',
  },
  removed: {
    en: 'Removed. It comes back when a player or the coach needs it, or when you fetch it.',
    de: 'Entfernt. Es kommt wieder, wenn ein Spieler oder der Trainer es braucht oder du es lädst.',
    nl: 'Verwijderd. Het komt terug als een speler of de coach het nodig heeft, of als je het ophaalt.',
  },
  failed: {
    en: 'There is no connection. Nothing is lost: try again when you are online.',
    de: 'Keine Verbindung. Nichts ist verloren: Versuch es wieder, wenn du online bist.',
    nl: 'Geen verbinding. Er is niets verloren: probeer het opnieuw als je online bent.',
  },
  ahead: { en: 'Fetch by itself', de: 'Von selbst laden', nl: 'Vanzelf ophalen' },
  aheadFree: { en: 'Not if metered', de: 'Nicht, wenn es kostet', nl: 'Niet als het kost' },
  aheadAlways: { en: 'Always', de: 'Immer', nl: 'Altijd' },
  aheadNever: { en: 'Never', de: 'Nie', nl: 'Nooit' },
  aheadNote: {
    en: 'Metered: a mobile network, a browser that saves data, or a very slow connection. What a player or the coach needs in a game is always fetched.',
    de: 'Gemeint sind Mobilfunk, ein Browser, der Daten spart, und sehr langsame Verbindungen. Was ein Spieler oder der Trainer in einer Partie braucht, wird immer geladen.',
    nl: 'Bedoeld zijn mobiele netwerken, een browser die data bespaart en heel trage verbindingen. Wat een speler of de coach in een spel nodig heeft, wordt altijd opgehaald.',
  },
  hints: { en: 'hints', de: 'Tipps', nl: 'tips' },
  review: { en: 'the review', de: 'der Rückblick', nl: 'de terugblik' },
  lacking: {
    en: (list: string) =>
      `You are offline, and this is not on the device yet: ${list}. People, Greedy and Random can play.`,
    de: (list: string) =>
      `Du bist offline, und das ist noch nicht auf dem Gerät: ${list}. Menschen, Gierig und Zufall können spielen.`,
    nl: (list: string) =>
      `Je bent offline en dit staat nog niet op het apparaat: ${list}. Mensen, Gulzig en Toeval kunnen spelen.`,
  },
  toFetch: {
    en: (players: string, size: string) => `For ${players}, ${size} are fetched once when the game begins.`,
    de: (players: string, size: string) => `Für ${players} werden zu Beginn der Partie einmal ${size} geladen.`,
    nl: (players: string, size: string) =>
      `Voor ${players} wordt bij het begin van het spel één keer ${size} opgehaald.`,
  },
  cannotPlay: {
    en: (players: string) =>
      `${players}: not on this device yet, and there is no connection. Choose Greedy or Random, or start again when you are online.`,
    de: (players: string) =>
      `${players}: noch nicht auf diesem Gerät, und es gibt keine Verbindung. Nimm Gierig oder Zufall, oder starte noch einmal, wenn du online bist.`,
    nl: (players: string) =>
      `${players}: nog niet op dit apparaat, en er is geen verbinding. Kies Gulzig of Toeval, of start opnieuw als je online bent.`,
  },
  away: {
    en: (player: string) => `${player} (not here offline)`,
    de: (player: string) => `${player} (offline nicht da)`,
    nl: (player: string) => `${player} (offline niet aanwezig)`,
  },
});
