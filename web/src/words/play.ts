import { phrases } from './language.svelte.ts';
import { somePoints } from './points.ts';

export const words = phrases({
  undo: { en: 'Undo', de: 'Zurücknehmen', nl: 'Terugnemen' },
  undoRoll: { en: 'Correct the roll', de: 'Wurf berichtigen', nl: 'Worp verbeteren' },
  final: {
    en: 'The daily game is over: its result stands.',
    de: 'Die Tagespartie ist zu Ende: Ihr Ergebnis gilt.',
    nl: 'Het dagspel is afgelopen: de uitslag staat vast.',
  },
  hint: { en: 'Hint', de: 'Tipp', nl: 'Tip' },
  countsTitle: { en: 'This daily game counts', de: 'Diese Tagespartie zählt', nl: 'Dit dagspel telt' },
  countsAsk: {
    en: 'It counts for the day and for your streak as long as you play without help. If you take help now, it no longer does.',
    de: 'Sie zählt für den Tag und für deine Tage in Folge, solange du ohne Hilfe spielst. Nimmst du jetzt Hilfe an, zählt sie nicht mehr.',
    nl: 'Het telt voor de dag en voor je dagen op rij zolang je zonder hulp speelt. Neem je nu hulp, dan telt het niet meer.',
  },
  countsHelp: {
    en: 'Help me, it need not count',
    de: 'Hilf mir, ohne Wertung',
    nl: 'Help me, het hoeft niet te tellen',
  },
  countsPlay: { en: 'Play on without help', de: 'Ohne Hilfe weiter\u00adspielen', nl: 'Zonder hulp verder spelen' },
  coachSilent: {
    en: 'Silent in this daily game, because it counts.',
    de: 'Schweigt in dieser Tagespartie, weil sie zählt.',
    nl: 'Zwijgt in dit dagspel, omdat het telt.',
  },
  noRoom: {
    en: 'This browser has no room to keep the game, or keeps nothing at all. It is lost when you close this page, unless you copy the record (in the menu).',
    de: 'Dieser Browser hat keinen Platz für die Partie oder speichert gar nichts. Sie ist verloren, wenn du diese Seite schließt, außer du kopierst die Aufzeichnung (im Menü).',
    nl: 'Deze browser heeft geen plaats voor het spel of bewaart niets. Het is weg als je deze pagina sluit, tenzij je het verslag kopieert (in het menu).',
  },
  menu: { en: 'Menu', de: 'Menü', nl: 'Menu' },
  over: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', nl: 'Het spel is afgelopen.' },
  thinks: {
    en: (name: string) => `${name} is thinking …`,
    de: (name: string) => `${name} überlegt …`,
    nl: (name: string) => `${name} denkt na …`,
  },
  tapToRoll: { en: 'Roll the dice.', de: 'Würfle.', nl: 'Gooi de dobbelstenen.' },
  roll: { en: 'Roll', de: 'Würfeln', nl: 'Gooien' },
  enterDice: {
    en: 'Roll your dice and enter what they show.',
    de: 'Würfle und gib ein, was liegt.',
    nl: 'Gooi en voer in wat er ligt.',
  },
  peeking: {
    en: (name: string) => `You are looking at the sheet of ${name}.`,
    de: (name: string) => `Du siehst das Blatt von ${name}.`,
    nl: (name: string) => `Je bekijkt het blok van ${name}.`,
  },
  backToMine: { en: 'Back to your sheet', de: 'Zurück zu deinem Blatt', nl: 'Terug naar jouw blok' },
  points: somePoints,
  seats: { en: 'Players', de: 'Spieler', nl: 'Spelers' },
  isAsked: { en: 'to decide', de: 'ist dran', nl: 'is aan zet' },
  active: { en: 'rolls', de: 'würfelt', nl: 'gooit' },
  result: { en: 'See the result', de: 'Zum Ergebnis', nl: 'Naar de uitslag' },
  newGame: { en: 'Play again', de: 'Noch eine Partie', nl: 'Nog een keer' },
  home: { en: 'To the start page', de: 'Zur Startseite', nl: 'Naar de startpagina' },
  winner: {
    en: (names: string) => `${names} wins.`,
    de: (names: string) => `${names} gewinnt.`,
    nl: (names: string) => `${names} wint.`,
  },
  winners: {
    en: (names: string) => `${names} share the win.`,
    de: (names: string) => `${names} teilen sich den Sieg.`,
    nl: (names: string) => `${names} delen de winst.`,
  },
  youWin: { en: 'You win!', de: 'Du gewinnst!', nl: 'Jij wint!' },
  takeOver: {
    en: (name: string) => `Pass the screen to ${name}`,
    de: (name: string) => `Gib den Bildschirm an ${name}`,
    nl: (name: string) => `Geef het scherm aan ${name}`,
  },
  takeOverNote: {
    en: 'What comes next is secret.',
    de: 'Was jetzt kommt, ist geheim.',
    nl: 'Wat nu komt is geheim.',
  },
  iAm: {
    en: (name: string) => `I am ${name}`,
    de: (name: string) => `Ich bin ${name}`,
    nl: (name: string) => `Ik ben ${name}`,
  },
  noSuchGame: {
    en: 'This game is not on this device any more.',
    de: 'Diese Partie ist nicht mehr auf diesem Gerät.',
    nl: 'Dit spel staat niet meer op dit apparaat.',
  },
  trouble: {
    en: 'Something went wrong. Your game is safe.',
    de: 'Etwas ist schiefgegangen. Deine Partie ist sicher.',
    nl: 'Er ging iets mis. Je spel is veilig.',
  },
  thinking: { en: 'Thinking …', de: 'Denke nach …', nl: 'Denkt na …' },
  bestMove: {
    en: (move: string) => `Best: ${move}`,
    de: (move: string) => `Am besten: ${move}`,
    nl: (move: string) => `Het beste: ${move}`,
  },
  nextBest: {
    en: (move: string, lost: string) => `${move} (−${lost})`,
    de: (move: string, lost: string) => `${move} (−${lost})`,
    nl: (move: string, lost: string) => `${move} (−${lost})`,
  },
  asGood: {
    en: (move: string) => `${move} (just as good)`,
    de: (move: string) => `${move} (genauso gut)`,
    nl: (move: string) => `${move} (net zo goed)`,
  },
  expected: {
    en: (points: string) => `about ${somePoints.en(points)} in the end`,
    de: (points: string) => `am Ende etwa ${somePoints.de(points)}`,
    nl: (points: string) => `uiteindelijk zo’n ${somePoints.nl(points)}`,
  },
  expectedBrief: {
    en: (points: string) => `≈\u00a0${points} in the end`,
    de: (points: string) => `≈\u00a0${points} am Ende`,
    nl: (points: string) => `≈\u00a0${points} op het eind`,
  },
  chance: {
    en: (percent: string) => `chance to win ${percent} %`,
    de: (percent: string) => `Gewinnchance ${percent} %`,
    nl: (percent: string) => `winkans ${percent} %`,
  },
  coachBest: {
    en: 'Well chosen, nothing was better.',
    de: 'Gut gewählt, besser ging es nicht.',
    nl: 'Goed gekozen, beter kon niet.',
  },
  coachNear: {
    en: 'Fine: as good as the best.',
    de: 'Gut: so gut wie das Beste.',
    nl: 'Prima: zo goed als het beste.',
  },
  coachPerhaps: {
    en: (better: string, move: string) => `Perhaps ${better}: ${move}.`,
    de: (better: string, move: string) => `Vielleicht ${better}: ${move}.`,
    nl: (better: string, move: string) => `Misschien ${better}: ${move}.`,
  },
  coachLost: {
    en: (better: string, move: string) => `${better}: ${move}.`,
    de: (better: string, move: string) => `${better}: ${move}.`,
    nl: (better: string, move: string) => `${better}: ${move}.`,
  },
  betterThan: {
    en: (better: string, move: string) => `${better} than the next: ${move}`,
    de: (better: string, move: string) => `${better} als das Nächste: ${move}`,
    nl: (better: string, move: string) => `${better} dan het volgende: ${move}`,
  },
  asGoodAs: {
    en: (move: string) => `as good as the next: ${move}`,
    de: (move: string) => `so gut wie das Nächste: ${move}`,
    nl: (move: string) => `zo goed als het volgende: ${move}`,
  },
  happened: { en: 'What happened', de: 'Was geschehen ist', nl: 'Wat er gebeurde' },
  sinceYours: { en: 'Since your last choice', de: 'Seit deiner letzten Wahl', nl: 'Sinds je laatste keuze' },
  before: { en: 'Before that', de: 'Davor', nl: 'Daarvoor' },
  nothingNew: { en: 'Nothing yet.', de: 'Noch nichts.', nl: 'Nog niets.' },
  fastForward: { en: 'Fast-forward', de: 'Vorspulen', nl: 'Doorspoelen' },
  waiting: { en: 'Waiting for a connection', de: 'Warten auf eine Verbindung', nl: 'Wachten op een verbinding' },
  playerAway: {
    en: (name: string) =>
      `There is no connection, and ${name} is not on this device yet. Your game is kept, and goes on by itself when you are online.`,
    de: (name: string) =>
      `Keine Verbindung, und ${name} ist noch nicht auf diesem Gerät. Deine Partie bleibt erhalten und geht von selbst weiter, wenn du online bist.`,
    nl: (name: string) =>
      `Geen verbinding, en ${name} staat nog niet op dit apparaat. Je spel blijft bewaard en gaat vanzelf verder als je online bent.`,
  },
  partAway: {
    en: 'There is no connection, and a part of the app is not on this device yet. Your game is kept, and goes on by itself when you are online.',
    de: 'Keine Verbindung, und ein Teil der App ist noch nicht auf diesem Gerät. Deine Partie bleibt erhalten und geht von selbst weiter, wenn du online bist.',
    nl: 'Geen verbinding, en een deel van de app staat nog niet op dit apparaat. Je spel blijft bewaard en gaat vanzelf verder als je online bent.',
  },
  trying: { en: 'Trying …', de: 'Versuche es …', nl: 'Bezig …' },
  noUndoNothing: {
    en: 'You have not decided anything yet that could be taken back.',
    de: 'Du hast noch nichts entschieden, was sich zurücknehmen ließe.',
    nl: 'Je hebt nog niets gekozen dat je kunt terugnemen.',
  },
  noUndoRolled: {
    en: 'The dice have rolled since your last choice, so it stands.',
    de: 'Seit deiner letzten Wahl sind Würfel gefallen: Sie steht fest.',
    nl: 'Sinds je laatste keuze is er gegooid, dus die staat vast.',
  },
  noUndoRevealed: {
    en: 'The secret predictions have been revealed, so they stand.',
    de: 'Die geheimen Vorhersagen sind aufgedeckt: Sie stehen fest.',
    nl: 'De geheime voorspellingen zijn onthuld, dus die staan vast.',
  },
  noUndoOthers: {
    en: 'What comes before was somebody else’s choice.',
    de: 'Davor hat jemand anderes entschieden.',
    nl: 'Wat daarvoor komt, koos iemand anders.',
  },
  noUndoMoving: {
    en: 'You can take something back when it is your turn to decide.',
    de: 'Zurücknehmen kannst du, wenn du wieder dran bist.',
    nl: 'Terugnemen kan als jij weer aan zet bent.',
  },
  noUndoSecret: {
    en: 'Not while the screen goes to somebody else.',
    de: 'Nicht, solange der Bildschirm weitergegeben wird.',
    nl: 'Niet zolang het scherm wordt doorgegeven.',
  },
  rollMyself: { en: 'Roll the dice myself', de: 'Selbst würfeln', nl: 'Zelf gooien' },
  rollMyselfNote: {
    en: 'If you roll the dice yourself, you can take a choice back until then.',
    de: 'Wenn du selbst würfelst, kannst du eine Wahl bis dahin zurücknehmen.',
    nl: 'Als je zelf gooit, kun je een keuze tot dan terugnemen.',
  },
  rollMyselfNow: {
    en: 'From now on the dice wait for you.',
    de: 'Von jetzt an warten die Würfel auf dich.',
    nl: 'Vanaf nu wachten de dobbelstenen op jou.',
  },
  noHint: {
    en: 'A hint is there when you are to decide.',
    de: 'Einen Tipp gibt es, wenn du dran bist.',
    nl: 'Een tip krijg je als jij aan zet bent.',
  },
  keys: { en: 'Keyboard', de: 'Tastatur', nl: 'Toetsenbord' },
  rules: { en: 'Rules', de: 'Regeln', nl: 'Spelregels' },
  options: { en: 'While playing', de: 'Beim Spielen', nl: 'Tijdens het spelen' },
  leave: { en: 'Leave the table', de: 'Tisch verlassen', nl: 'Tafel verlaten' },
  leaveNote: {
    en: 'The game is kept. Go on whenever you like.',
    de: 'Die Partie bleibt erhalten. Spiel weiter, wann du magst.',
    nl: 'Het spel blijft bewaard. Speel verder wanneer je wilt.',
  },
  record: { en: 'Record', de: 'Aufzeichnung', nl: 'Verslag' },
  copyRecord: { en: 'Copy the record', de: 'Auf\u00adzeichnung kopieren', nl: 'Verslag kopiëren' },
  recordSecret: {
    en: 'The record can be copied as soon as all predictions are open.',
    de: 'Die Aufzeichnung lässt sich kopieren, sobald alle Vorhersagen offen sind.',
    nl: 'Je kunt het verslag kopiëren zodra alle voorspellingen open zijn.',
  },
  copied: { en: 'Copied.', de: 'Kopiert.', nl: 'Gekopieerd.' },
});
