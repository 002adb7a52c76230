// Why the engine refused something, by its reason (docs/view.md, V9). `o` says an operand by its
// place; what stands in a record is quoted as it is.

import { phrases, type PhraseOf } from './language.svelte.ts';

type Told = PhraseOf<[o: (place: number) => string]>;

const same = (en: string, de: string, nl: string): Told => ({ en: () => en, de: () => de, nl: () => nl });

const text: Record<string, Told> = {
  too_large: same(
    'The text is larger than any game.',
    'Der Text ist größer als jede Partie.',
    'De tekst is groter dan elk spel.',
  ),
  byte_order_mark: same(
    'The text begins with an invisible mark (BOM) that a record does not have.',
    'Der Text beginnt mit einem unsichtbaren Zeichen (BOM), das eine Aufzeichnung nicht hat.',
    'De tekst begint met een onzichtbaar teken (BOM) dat een verslag niet heeft.',
  ),
  not_utf8: same(
    'This line is not readable text (UTF-8).',
    'Diese Zeile ist kein lesbarer Text (UTF-8).',
    'Deze regel is geen leesbare tekst (UTF-8).',
  ),
  control_character: same(
    'There is an invisible control character in this line.',
    'In dieser Zeile steht ein unsichtbares Steuerzeichen.',
    'In deze regel staat een onzichtbaar stuurteken.',
  ),
  empty_text: same('There is nothing in it.', 'Es steht nichts darin.', 'Er staat niets in.'),
  no_record: same(
    'This is no record of a game: it does not begin with “foxtray 1”.',
    'Das ist keine Aufzeichnung einer Partie: Sie beginnt nicht mit „foxtray 1“.',
    'Dit is geen verslag van een spel: het begint niet met ‘foxtray 1’.',
  ),
  unknown_version: {
    en: (o) => `Version “${o(0)}” of records is not known here.`,
    de: (o) => `Die Fassung „${o(0)}“ von Aufzeichnungen ist hier nicht bekannt.`,
    nl: (o) => `Versie ‘${o(0)}’ van verslagen is hier niet bekend.`,
  },
};

const header: Record<string, Told> = {
  unknown_header_line: {
    en: (o) => `No line at the top begins with “${o(0)}”.`,
    de: (o) => `Mit „${o(0)}“ beginnt oben keine Zeile.`,
    nl: (o) => `Bovenaan begint geen regel met ‘${o(0)}’.`,
  },
  more_after_dashes: same(
    'Nothing may follow after “---”.',
    'Hinter „---“ darf nichts stehen.',
    'Achter ‘---’ mag niets staan.',
  ),
  given_twice: {
    en: (o) => `“${o(0)}” stands there twice.`,
    de: (o) => `„${o(0)}“ steht zweimal da.`,
    nl: (o) => `‘${o(0)}’ staat er twee keer.`,
  },
  header_lacks: {
    en: (o) => `The line “${o(0)}” is missing above this one.`,
    de: (o) => `Vorher fehlt die Zeile „${o(0)}“.`,
    nl: (o) => `Hiervoor ontbreekt de regel ‘${o(0)}’.`,
  },
  header_unended: same(
    'The line “---” is missing after this one.',
    'Danach fehlt die Zeile „---“.',
    'Hierna ontbreekt de regel ‘---’.',
  ),
  unknown_game: {
    en: (o) => `No game is called “${o(0)}”.`,
    de: (o) => `Kein Spiel heißt „${o(0)}“.`,
    nl: (o) => `Geen spel heet ‘${o(0)}’.`,
  },
  no_number_of_players: {
    en: (o) => `“${o(0)}” is no number of players.`,
    de: (o) => `„${o(0)}“ ist keine Spielerzahl.`,
    nl: (o) => `‘${o(0)}’ is geen aantal spelers.`,
  },
  not_played_by: {
    en: (o) => `So many do not play ${o(0)}: ${o(1)}.`,
    de: (o) => `So viele spielen nicht ${o(0)}: ${o(1)}.`,
    nl: (o) => `Zoveel mensen spelen geen ${o(0)}: ${o(1)}.`,
  },
  no_option: {
    en: (o) => `“${o(0)}” is no house rule: one is written NAME=VALUE.`,
    de: (o) => `„${o(0)}“ ist keine Hausregel: Sie schreibt sich NAME=WERT.`,
    nl: (o) => `‘${o(0)}’ is geen huisregel: die schrijf je als NAAM=WAARDE.`,
  },
  too_many_options: same(
    'No game has so many house rules.',
    'So viele Hausregeln hat kein Spiel.',
    'Zoveel huisregels heeft geen enkel spel.',
  ),
  unknown_option: {
    en: (o) => `${o(0)} has no house rule “${o(1)}”.`,
    de: (o) => `${o(0)} hat keine Hausregel „${o(1)}“.`,
    nl: (o) => `${o(0)} heeft geen huisregel ‘${o(1)}’.`,
  },
  unknown_value: {
    en: (o) => `The house rule “${o(0)}” cannot be “${o(1)}”.`,
    de: (o) => `Die Hausregel „${o(0)}“ kann nicht „${o(1)}“ sein.`,
    nl: (o) => `De huisregel ‘${o(0)}’ kan niet ‘${o(1)}’ zijn.`,
  },
  no_such_seat: {
    en: (o) => `There is no seat “${o(0)}”.`,
    de: (o) => `Den Platz „${o(0)}“ gibt es nicht.`,
    nl: (o) => `Plaats ‘${o(0)}’ bestaat niet.`,
  },
  empty_name: same('The name is empty.', 'Der Name ist leer.', 'De naam is leeg.'),
  tab_in_name: same(
    'There may be no tab in a name.',
    'In einem Namen darf kein Tabulator stehen.',
    'In een naam mag geen tab staan.',
  ),
  seed_of_many_words: same(
    'A seed is exactly one word.',
    'Ein Startwort ist genau ein Wort.',
    'Een startwoord is precies één woord.',
  ),
  no_seed_to_verify: same(
    'There is no seed from which the dice could be verified.',
    'Es fehlt das Startwort, mit dem sich die Würfel nachrechnen ließen.',
    'Het startwoord waarmee de dobbelstenen na te rekenen zijn, ontbreekt.',
  ),
  seed_unreadable: same(
    'The dice cannot be verified: the seed is not readable.',
    'Die Würfel lassen sich nicht nachrechnen: Das Startwort ist nicht lesbar.',
    'De dobbelstenen zijn niet na te rekenen: het startwoord is niet leesbaar.',
  ),
};

const events: Record<string, Told> = {
  not_from_seed: same(
    'This does not follow from the seed.',
    'Das folgt nicht aus dem Startwort.',
    'Dit volgt niet uit het startwoord.',
  ),
  more_after_result: same(
    'Nothing may follow after the result.',
    'Nach dem Ergebnis darf nichts mehr kommen.',
    'Na de uitslag mag niets meer komen.',
  ),
  game_over: same('The game is over here.', 'Hier ist das Spiel schon zu Ende.', 'Hier is het spel al afgelopen.'),
  dice_first: same(
    'Nobody is asked here: first come the dice or a card.',
    'Hier ist niemand gefragt: Erst kommen die Würfel oder eine Karte.',
    'Hier is niemand aan de beurt: eerst komen de dobbelstenen of een kaart.',
  ),
  seat_not_asked: {
    en: (o) => `Seat ${o(0)} is not asked here.`,
    de: (o) => `Platz ${o(0)} ist hier nicht gefragt.`,
    nl: (o) => `Plaats ${o(0)} is hier niet aan de beurt.`,
  },
  move_missing: same('The move is missing.', 'Der Zug fehlt.', 'De zet ontbreekt.'),
  illegal_move: {
    en: (o) => `“${o(0)}” is not possible here.`,
    de: (o) => `„${o(0)}“ geht hier nicht.`,
    nl: (o) => `‘${o(0)}’ kan hier niet.`,
  },
  no_event: {
    en: (o) => `“${o(0)}” is neither a move nor a roll.`,
    de: (o) => `„${o(0)}“ ist weder ein Zug noch ein Wurf.`,
    nl: (o) => `‘${o(0)}’ is geen zet en geen worp.`,
  },
  decision_first: {
    en: (o) => `Before “${o(0)}” somebody must decide.`,
    de: (o) => `Vor „${o(0)}“ muss erst jemand entscheiden.`,
    nl: (o) => `Vóór ‘${o(0)}’ moet eerst iemand beslissen.`,
  },
  throw_not_now: {
    en: (o) => `“${o(0)}” cannot come here.`,
    de: (o) => `„${o(0)}“ kann hier nicht kommen.`,
    nl: (o) => `‘${o(0)}’ kan hier niet komen.`,
  },
  other_card: {
    en: (o) => `“${o(0)}” is none of the cards that are left.`,
    de: (o) => `„${o(0)}“ ist keine der Karten, die noch da sind.`,
    nl: (o) => `‘${o(0)}’ is geen van de kaarten die er nog zijn.`,
  },
  other_serve: {
    en: (o) => `“${o(0)}” is not a platter of three dice and the three others.`,
    de: (o) => `„${o(0)}“ ist kein Tablett mit drei Würfeln und den drei anderen.`,
    nl: (o) => `‘${o(0)}’ is geen dienblad met drie dobbelstenen en de drie andere.`,
  },
  other_dice: {
    en: (o) => `“${o(0)}” does not have exactly the dice that are rolled here.`,
    de: (o) => `„${o(0)}“ hat nicht genau die Würfel, die hier fallen.`,
    nl: (o) => `‘${o(0)}’ heeft niet precies de dobbelstenen die hier gegooid worden.`,
  },
  not_over: same(
    'The game is not over here.',
    'Hier ist das Spiel noch nicht zu Ende.',
    'Hier is het spel nog niet afgelopen.',
  ),
  total_missing: {
    en: (o) => `The total of seat ${o(0)} is missing.`,
    de: (o) => `Die Summe von Platz ${o(0)} fehlt.`,
    nl: (o) => `Het totaal van plaats ${o(0)} ontbreekt.`,
  },
  wrong_total: {
    en: (o) => `“${o(0)}” is not the total of seat ${o(1)}.`,
    de: (o) => `„${o(0)}“ ist nicht die Summe von Platz ${o(1)}.`,
    nl: (o) => `‘${o(0)}’ is niet het totaal van plaats ${o(1)}.`,
  },
  no_viewer: {
    en: (o) => `“${o(0)}” is neither a seat of this game nor “nobody”.`,
    de: (o) => `„${o(0)}“ ist weder ein Platz dieses Spiels noch „nobody“.`,
    nl: (o) => `‘${o(0)}’ is geen plaats van dit spel en ook niet ‘nobody’.`,
  },
  not_hidden: {
    en: (o) => `“${o(0)}” cannot be hidden here.`,
    de: (o) => `„${o(0)}“ kann hier nicht verdeckt sein.`,
    nl: (o) => `‘${o(0)}’ kan hier niet verborgen zijn.`,
  },
  shown_since: {
    en: (o) => `What line ${o(0)} hides has been revealed and must stand there.`,
    de: (o) => `Was Zeile ${o(0)} verdeckt, ist aufgedeckt und muss dort stehen.`,
    nl: (o) => `Wat regel ${o(0)} verbergt, is onthuld en moet daar staan.`,
  },
  too_many_totals: same(
    'There are more totals than seats.',
    'Es sind mehr Summen als Plätze.',
    'Er zijn meer totalen dan plaatsen.',
  ),
};

const calls: Record<string, Told> = {
  not_your_turn: {
    en: (o) => `It is not the turn of seat ${o(0)}.`,
    de: (o) => `Platz ${o(0)} ist nicht dran.`,
    nl: (o) => `Plaats ${o(0)} is niet aan de beurt.`,
  },
  no_dice_now: same(
    'No dice are due now.',
    'Jetzt sind keine Würfel dran.',
    'Er zijn nu geen dobbelstenen aan de beurt.',
  ),
  other_throw: {
    en: (o) => `That cannot have come now. Due is “${o(0)}”.`,
    de: (o) => `Das kann jetzt nicht gefallen sein. An der Reihe ist „${o(0)}“.`,
    nl: (o) => `Dat kan nu niet gevallen zijn. Aan de beurt is ‘${o(0)}’.`,
  },
  dice_are_rolled: same(
    'At this table the dice are rolled, not typed in.',
    'An diesem Tisch wird gewürfelt, nichts eingetippt.',
    'Aan deze tafel wordt gegooid, niet ingetypt.',
  ),
  stale: same(
    'Meanwhile the game has moved on.',
    'Inzwischen ist das Spiel weitergegangen.',
    'Intussen is het spel verdergegaan.',
  ),
  player_decides: {
    en: (o) => `A computer player decides for seat ${o(0)}.`,
    de: (o) => `Für Platz ${o(0)} entscheidet ein Computerspieler.`,
    nl: (o) => `Voor plaats ${o(0)} beslist een computerspeler.`,
  },
  person_decides: {
    en: (o) => `Nobody stands in for seat ${o(0)}.`,
    de: (o) => `Für Platz ${o(0)} springt niemand ein.`,
    nl: (o) => `Niemand valt in voor plaats ${o(0)}.`,
  },
  no_such_seat: {
    en: (o) => `There is no seat ${o(0)}.`,
    de: (o) => `Es gibt keinen Platz ${o(0)}.`,
    nl: (o) => `Er is geen plaats ${o(0)}.`,
  },
  bad_name: same(
    'This name contains characters that cannot be used.',
    'Dieser Name enthält Zeichen, die nicht gehen.',
    'Deze naam bevat tekens die niet kunnen.',
  ),
  nothing_to_undo: same(
    'There is nothing to take back.',
    'Es gibt nichts zurückzunehmen.',
    'Er is niets om terug te nemen.',
  ),
  rolled_since: same(
    'The dice have been rolled since, and a roll stays.',
    'Seitdem sind Würfel gefallen, und ein Wurf gilt.',
    'Sindsdien is er gegooid, en een worp blijft staan.',
  ),
  revealed_since: same(
    'The secret predictions have been revealed, and they stay.',
    'Die geheimen Vorhersagen sind aufgedeckt und bleiben.',
    'De geheime voorspellingen zijn onthuld en blijven staan.',
  ),
  others_decided: {
    en: (o) => `Before that comes what seat ${o(0)} did, and that stays.`,
    de: (o) => `Davor kommt, was Platz ${o(0)} getan hat, und das bleibt.`,
    nl: (o) => `Daarvóór komt wat plaats ${o(0)} deed, en dat blijft staan.`,
  },
  no_such_thing: same(
    'The page asked for something that does not exist.',
    'Die Seite hat nach etwas gefragt, das es nicht gibt.',
    'De pagina vroeg om iets wat niet bestaat.',
  ),
  odd_characters: same(
    'A name may hold neither # nor line ends.',
    'In einem Namen dürfen weder # noch Zeilenumbrüche stehen.',
    'In een naam mogen geen # en geen regeleinden staan.',
  ),
  bad_seed: {
    en: (o) => `“${o(0)}” is no seed: one is written with pairs of 0 to 9 and a to f.`,
    de: (o) => `„${o(0)}“ ist kein Startwort: Es besteht aus Paaren der Zeichen 0 bis 9 und a bis f.`,
    nl: (o) => `‘${o(0)}’ is geen startwoord: het bestaat uit paren van de tekens 0 tot 9 en a tot f.`,
  },
  no_seed: same(
    'This game is played with real dice.',
    'Diese Partie wird mit echten Würfeln gespielt.',
    'Dit spel wordt met echte dobbelstenen gespeeld.',
  ),
  no_weights: {
    en: (o) => `The players of ${o(1)} are not loaded yet. Are you online?`,
    de: (o) => `Die Spieler von ${o(1)} sind noch nicht geladen. Bist du online?`,
    nl: (o) => `De spelers van ${o(1)} zijn nog niet geladen. Ben je online?`,
  },
  wrong_weights: {
    en: (o) => `The players of ${o(0)} could not be loaded.`,
    de: (o) => `Die Spieler von ${o(0)} ließen sich nicht laden.`,
    nl: (o) => `De spelers van ${o(0)} konden niet geladen worden.`,
  },
  weights_in_use: {
    en: (o) => `The players of ${o(0)} are loaded already.`,
    de: (o) => `Die Spieler von ${o(0)} sind schon geladen.`,
    nl: (o) => `De spelers van ${o(0)} zijn al geladen.`,
  },
  cannot_weigh: same(
    'This player cannot give advice.',
    'Dieser Spieler kann keinen Rat geben.',
    'Deze speler kan geen advies geven.',
  ),
};

export const refusals: Record<string, Told> = { ...text, ...header, ...events, ...calls };

export const words = phrases({
  line: {
    en: (number: number, what: string) => `Line ${number}: ${what}`,
    de: (number: number, what: string) => `Zeile ${number}: ${what}`,
    nl: (number: number, what: string) => `Regel ${number}: ${what}`,
  },
  legal: {
    en: (lines: string) => `Possible here: ${lines}`,
    de: (lines: string) => `Möglich wäre hier: ${lines}`,
    nl: (lines: string) => `Mogelijk is hier: ${lines}`,
  },
  more: {
    en: (lines: string, number: number) => `${lines} and ${number} more`,
    de: (lines: string, number: number) => `${lines} und ${number} weitere`,
    nl: (lines: string, number: number) => `${lines} en nog ${number}`,
  },
});
