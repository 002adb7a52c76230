// What the three Clever games share (docs/rules/clever-family.md).

import { list, say, table, text, type Section } from '../page.ts';

export const aim: Section = {
  id: 'aim',
  title: say('What it is about', 'Worum es geht', 'Waar het om gaat'),
  blocks: [
    text(
      'Six dice, one sheet of paper with five coloured areas. You choose dice and mark their numbers. Full rows and columns pay bonuses, and bonuses mark further fields, which may pay bonuses again. Whoever has the most points at the end wins.',
      'Sechs Würfel, ein Blatt mit fünf farbigen Bereichen. Du wählst Würfel und trägst ihre Zahlen ein. Volle Zeilen und Spalten bringen Boni, Boni füllen weitere Felder, und die bringen vielleicht wieder Boni. Wer am Ende die meisten Punkte hat, gewinnt.',
      'Zes dobbelstenen, een blok met vijf gekleurde gebieden. Je kiest dobbelstenen en noteert hun getallen. Volle rijen en kolommen geven bonussen, bonussen vullen weer vakjes, en die geven misschien opnieuw bonussen. Wie aan het eind de meeste punten heeft, wint.',
    ),
    text(
      'The white die is a joker: it may be used as any of the five colours.',
      'Der weiße Würfel ist ein Joker: Er gilt als jede der fünf Farben.',
      'De witte dobbelsteen is een joker: hij geldt als elk van de vijf kleuren.',
    ),
  ],
};

export const rounds: Section = {
  id: 'rounds',
  title: say('Rounds', 'Runden', 'Rondes'),
  blocks: [
    table(
      say('Rounds by players', 'Runden nach Spielerzahl', 'Rondes naar aantal spelers'),
      [say('Players', 'Spieler', 'Spelers'), '1', '2', '3', '4'],
      [[say('Rounds', 'Runden', 'Rondes'), '6', '6', '5', '4']],
    ),
    text(
      'In each round everybody is the active player once. At the start of rounds 1 to 4 everybody gets what the round track shows. Actions are noted on their tracks; a black bonus is placed at once.',
      'In jeder Runde ist jeder einmal aktiv. Zu Beginn der Runden 1 bis 4 bekommen alle, was die Rundenleiste zeigt. Aktionen kommen auf ihre Leisten, ein schwarzer Bonus wird sofort eingetragen.',
      'In elke ronde is iedereen één keer actief. Aan het begin van ronde 1 tot en met 4 krijgt iedereen wat het rondespoor toont. Acties komen op hun spoor, een zwarte bonus wordt meteen geplaatst.',
    ),
  ],
};

/** The active player's turn; `skip` says when a roll may be left unused. */
export function turn(skip: Section['blocks']): Section {
  return {
    id: 'turn',
    title: say('Your turn', 'Dein Zug', 'Jouw beurt'),
    blocks: [
      text(
        'As the active player you roll up to three times. After each roll:',
        'Wenn du aktiv bist, würfelst du bis zu dreimal. Nach jedem Wurf:',
        'Als je actief bent, gooi je hoogstens drie keer. Na elke worp:',
      ),
      list(
        say(
          'Choose one of the dice just rolled and mark it. A die that fits nowhere cannot be chosen.',
          'Wähle einen der eben gewürfelten Würfel und trage ihn ein. Ein Würfel, der nirgends passt, kann nicht gewählt werden.',
          'Kies een van de zojuist gegooide dobbelstenen en noteer hem. Een dobbelsteen die nergens past, kun je niet kiezen.',
        ),
        say(
          'Place all bonuses that it earns.',
          'Trage alle Boni ein, die er bringt.',
          'Plaats alle bonussen die hij oplevert.',
        ),
        say(
          'The die goes to the die field of this roll. Every die of the roll that shows less goes to the platter and is out of your turn. Equal and higher dice stay.',
          'Der Würfel kommt auf das Würfelfeld dieses Wurfs. Jeder Würfel des Wurfs, der weniger zeigt, kommt auf das Tablett und ist aus deinem Zug. Gleiche und höhere bleiben.',
          'De dobbelsteen gaat naar het dobbelveld van deze worp. Elke dobbelsteen van de worp die minder toont, gaat naar het dienblad en is uit jouw beurt. Gelijke en hogere blijven.',
        ),
        say('Roll the dice that are left.', 'Wirf die übrigen Würfel.', 'Gooi de dobbelstenen die over zijn.'),
      ),
      ...skip,
      text(
        'Your rolls end after the third one, or when no die is left. Then all dice that are not on die fields go to the platter.',
        'Deine Würfe enden nach dem dritten, oder wenn kein Würfel mehr übrig ist. Dann kommen alle Würfel, die nicht auf Würfelfeldern liegen, auf das Tablett.',
        'Je worpen eindigen na de derde, of als er geen dobbelsteen meer is. Dan gaan alle dobbelstenen die niet op dobbelvelden liggen naar het dienblad.',
      ),
    ],
  };
}

export const mayAlwaysSkip: Section['blocks'] = [
  text(
    'You may also take nothing from a roll. It is spent, its die field stays empty, and the same dice are rolled again if a roll is left.',
    'Du darfst einen Wurf auch auslassen. Er ist verbraucht, sein Würfelfeld bleibt leer, und dieselben Würfel werden noch einmal geworfen, wenn ein Wurf übrig ist.',
    'Je mag ook niets uit een worp nemen. De worp is verbruikt, het dobbelveld blijft leeg, en dezelfde dobbelstenen worden opnieuw gegooid als er nog een worp is.',
  ),
];

export const serving: Section = {
  id: 'serving',
  title: say('The others choose', 'Die anderen wählen', 'De anderen kiezen'),
  blocks: [
    text(
      'After your rolls each other player may mark one die from the platter. Nobody takes it away: several may use the same one. Only if no die on the platter fits, a player may mark one from your die fields instead. Whoever declines gets no die from the fields either, but may still use extra dice.',
      'Nach deinen Würfen darf jeder andere einen Würfel vom Tablett eintragen. Niemand nimmt ihn weg: Mehrere dürfen denselben nutzen. Nur wenn kein Würfel auf dem Tablett passt, darf man stattdessen einen von deinen Würfelfeldern eintragen. Wer verzichtet, bekommt auch von den Feldern keinen, darf aber noch Zusatzwürfel nutzen.',
      'Na jouw worpen mag elke andere speler één dobbelsteen van het dienblad noteren. Niemand haalt hem weg: meerdere spelers mogen dezelfde gebruiken. Alleen als geen dobbelsteen op het dienblad past, mag een speler er een van jouw dobbelvelden noteren. Wie afziet, krijgt er ook geen van de velden, maar mag nog wel extra dobbelstenen gebruiken.',
    ),
  ],
};

export const actions: Section = {
  id: 'actions',
  title: say('Actions', 'Aktionen', 'Acties'),
  blocks: [
    text(
      'Earning an action circles the next space of its track. Using it crosses a circled space out.',
      'Eine verdiente Aktion kreist das nächste Feld ihrer Leiste ein. Wer sie nutzt, streicht ein eingekreistes Feld aus.',
      'Een verdiende actie omcirkelt het volgende vakje van haar spoor. Wie haar gebruikt, streept een omcirkeld vakje door.',
    ),
    list(
      say(
        '{reroll} Re-roll: instead of choosing, roll the dice of this roll again. It stays the same roll. As often as you can pay for it.',
        '{reroll} Neuwurf: Statt zu wählen, wirfst du die Würfel dieses Wurfs noch einmal. Es bleibt derselbe Wurf. So oft du Neuwürfe hast.',
        '{reroll} Nieuwe worp: in plaats van te kiezen gooi je de dobbelstenen van deze worp opnieuw. Het blijft dezelfde worp. Zo vaak als je kunt betalen.',
      ),
      say(
        '{extra_die} Extra die: at the end of any turn, yours or another’s, mark one more of all six dice, wherever it lies, even one that has been used before. The same die only once a turn in this way. Several extra dice may be used in one turn.',
        '{extra_die} Zusatzwürfel: Am Ende jedes Zuges, ob deines oder eines anderen, trägst du einen weiteren von allen sechs Würfeln ein, wo immer er liegt, auch einen schon genutzten. Denselben Würfel auf diese Weise nur einmal je Zug. Mehrere Zusatzwürfel in einem Zug sind erlaubt.',
        '{extra_die} Extra dobbelsteen: aan het eind van elke beurt, van jou of van een ander, noteer je nog een van alle zes de dobbelstenen, waar die ook ligt, ook een die al gebruikt is. Dezelfde dobbelsteen zo maar één keer per beurt. Meerdere extra dobbelstenen in een beurt mag.',
      ),
    ),
  ],
};

export const bonuses: Section = {
  id: 'bonuses',
  title: say('Bonuses', 'Boni', 'Bonussen'),
  blocks: [
    text(
      'A bonus is earned when its field, row or column is filled. A coloured bonus is placed at once, even where it hurts; it cannot be saved. If several wait, you choose the order. A bonus that fits nowhere is lost. Actions and foxes are simply noted.',
      'Ein Bonus ist verdient, wenn sein Feld, seine Zeile oder Spalte gefüllt ist. Ein farbiger Bonus wird sofort eingetragen, auch wo er wehtut; aufheben geht nicht. Warten mehrere, wählst du die Reihenfolge. Ein Bonus, der nirgends passt, verfällt. Aktionen und Füchse werden nur vermerkt.',
      'Een bonus is verdiend als zijn vakje, rij of kolom gevuld is. Een gekleurde bonus wordt meteen geplaatst, ook waar het pijn doet; bewaren kan niet. Wachten er meer, dan kies jij de volgorde. Een bonus die nergens past, vervalt. Acties en vossen worden alleen genoteerd.',
    ),
  ],
};

export const blueAndWhite = text(
  'Blue always counts the sum of the blue and the white die, whichever of the two you chose and wherever the other one lies. Which dice go to the platter is decided by the face of the chosen die, not by the sum.',
  'In Blau zählt immer die Summe des blauen und des weißen Würfels, egal welchen der beiden du gewählt hast und wo der andere liegt. Welche Würfel auf das Tablett kommen, entscheidet die Zahl des gewählten Würfels, nicht die Summe.',
  'In blauw telt altijd de som van de blauwe en de witte dobbelsteen, welke van de twee je ook koos en waar de andere ook ligt. Welke dobbelstenen naar het dienblad gaan, bepaalt het getal van de gekozen dobbelsteen, niet de som.',
);

export const scoring: Section = {
  id: 'score',
  title: say('Foxes and the final score', 'Füchse und Schlusswertung', 'Vossen en eindtelling'),
  blocks: [
    text(
      'Add the five areas. Each fox {fox} pays as many points as your lowest area has. So foxes are worth nothing to whoever leaves an area empty.',
      'Zähle die fünf Bereiche zusammen. Jeder Fuchs {fox} zahlt so viele Punkte, wie dein niedrigster Bereich hat. Wer einen Bereich leer lässt, hat also nichts von seinen Füchsen.',
      'Tel de vijf gebieden op. Elke vos {fox} betaalt zoveel punten als jouw laagste gebied heeft. Wie een gebied leeg laat, heeft dus niets aan vossen.',
    ),
    text(
      'The most points win. A tie goes to the higher single area; if that is equal too, the win is shared. Unused actions are worth nothing.',
      'Die meisten Punkte gewinnen. Bei Gleichstand entscheidet der höhere einzelne Bereich; ist auch der gleich, wird der Sieg geteilt. Ungenutzte Aktionen sind nichts wert.',
      'De meeste punten winnen. Bij gelijke stand beslist het hoogste losse gebied; is dat ook gelijk, dan wordt de zege gedeeld. Ongebruikte acties zijn niets waard.',
    ),
  ],
};

export const alone: Section = {
  id: 'alone',
  title: say('Playing alone', 'Allein spielen', 'Alleen spelen'),
  blocks: [
    text(
      'You play six rounds. After each of your turns comes a passive one: all six dice are rolled, the three lowest lie on the platter (chance decides between equal ones), the others on the die fields, in random order. You pick one from the platter (from the fields only if nothing there fits), and may use extra dice, but no re-rolls.',
      'Du spielst sechs Runden. Nach jedem deiner Züge kommt ein passiver: Alle sechs Würfel werden geworfen, die drei niedrigsten liegen auf dem Tablett (bei gleichen entscheidet der Zufall), die anderen in zufälliger Reihenfolge auf den Würfelfeldern. Du nimmst einen vom Tablett (von den Feldern nur, wenn dort nichts passt) und darfst Zusatzwürfel nutzen, aber keine Neuwürfe.',
      'Je speelt zes rondes. Na elke beurt van jou komt een passieve: alle zes de dobbelstenen worden gegooid, de drie laagste liggen op het dienblad (bij gelijke beslist het toeval), de andere in willekeurige volgorde op de dobbelvelden. Je neemt er een van het dienblad (van de velden alleen als daar niets past) en mag extra dobbelstenen gebruiken, maar geen nieuwe worpen.',
    ),
  ],
};

export const soloFallback = say(
  'Alone, if nothing on the platter fits, you get no die at all.',
  'Passt allein nichts auf dem Tablett, bekommst du gar keinen Würfel.',
  'Past er alleen niets op het dienblad, dan krijg je helemaal geen dobbelsteen.',
);

export const houseRules = say('House rules', 'Hausregeln', 'Huisregels');
