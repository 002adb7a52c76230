// The Wizard dice game (docs/rules/wizard-dice.md).

import { list, say, table, text, type Block, type RulesPage } from '../page.ts';
import { magicCards } from '../../words/wizard-cards.ts';

const cards: Block = {
  kind: 'table',
  caption: say('Magic cards', 'Zauberkarten', 'Toverkaarten'),
  head: [say('Card', 'Karte', 'Kaart'), say('What it does', 'Was sie tut', 'Wat ze doet')],
  rows: Object.values(magicCards).map(({ name, text: what }) => [name, what]),
};

const page: RulesPage = {
  sections: [
    {
      id: 'aim',
      title: say('What it is about', 'Worum es geht', 'Waar het om gaat'),
      blocks: [
        text(
          'Seven equal dice, each with the four colours, a wizard and a jester. In every round you predict how many dice of one colour there will be. Be right, and you get a cross. The first with nine crosses ends the game; the most points win.',
          'Sieben gleiche Würfel, jeder mit den vier Farben, einem Zauberer und einem Narren. In jeder Runde sagst du vorher, wie viele Würfel einer Farbe es werden. Stimmt es, bekommst du ein Kreuz. Wer zuerst neun Kreuze hat, beendet das Spiel; die meisten Punkte gewinnen.',
          'Zeven gelijke dobbelstenen, elk met de vier kleuren, een tovenaar en een nar. In elke ronde voorspel je hoeveel dobbelstenen van één kleur het worden. Klopt het, dan krijg je een kruisje. De eerste met negen kruisjes beëindigt het spel; de meeste punten winnen.',
        ),
      ],
    },
    {
      id: 'predict',
      title: say('Predictions', 'Vorhersagen', 'Voorspellingen'),
      blocks: [
        { kind: 'area', colour: 'sheet' },
        text(
          'One player is the seer and predicts first, the others follow clockwise. A prediction is a colour and a number from 1 to 5: an empty field of your own sheet that nobody has predicted in this round. (If only such fields are left to you, you may repeat one.)',
          'Ein Spieler ist der Seher und sagt zuerst vorher, die anderen folgen im Uhrzeigersinn. Eine Vorhersage ist eine Farbe und eine Zahl von 1 bis 5: ein leeres Feld deines Blattes, das in dieser Runde noch niemand vorhergesagt hat. (Hast du nur noch solche Felder, darfst du eine wiederholen.)',
          'Eén speler is de ziener en voorspelt eerst, de anderen volgen met de klok mee. Een voorspelling is een kleur en een getal van 1 tot 5: een leeg vakje van je eigen blok dat deze ronde nog niemand heeft voorspeld. (Heb je alleen nog zulke vakjes, dan mag je er een herhalen.)',
        ),
        text(
          'Then the seer names the Wizard colour. In this round all wizards count as that colour, for everybody.',
          'Dann nennt der Seher die Zaubererfarbe. In dieser Runde zählen alle Zauberer als diese Farbe, für alle.',
          'Dan noemt de ziener de tovenaarskleur. In deze ronde tellen alle tovenaars als die kleur, voor iedereen.',
        ),
      ],
    },
    {
      id: 'roll',
      title: say('Rolling and stopping', 'Würfeln und aufhören', 'Gooien en stoppen'),
      blocks: [
        text(
          'The seer rolls all seven dice, and may roll any of them again, twice at most. After each roll every other player may stop and score the dice as they lie, or wait. When the seer stops, or after the third roll, everybody who is still in must score. The seer may roll on even if nobody else is still in.',
          'Der Seher wirft alle sieben Würfel und darf beliebige davon neu werfen, höchstens zweimal. Nach jedem Wurf darf jeder andere aufhören und die Würfel werten, wie sie liegen, oder warten. Hört der Seher auf, oder nach dem dritten Wurf, müssen alle werten, die noch dabei sind. Der Seher darf auch weiterwürfeln, wenn sonst niemand mehr dabei ist.',
          'De ziener gooit alle zeven dobbelstenen en mag er zoveel als hij wil opnieuw gooien, hoogstens twee keer. Na elke worp mag elke andere speler stoppen en de dobbelstenen tellen zoals ze liggen, of wachten. Stopt de ziener, of na de derde worp, dan moet iedereen tellen die nog meedoet. De ziener mag ook doorgooien als verder niemand meer meedoet.',
        ),
      ],
    },
    {
      id: 'score-round',
      title: say('Scoring a round', 'Eine Runde werten', 'Een ronde tellen'),
      blocks: [
        list(
          say(
            'Exactly as predicted: a cross in that field.',
            'Genau wie vorhergesagt: ein Kreuz in das Feld.',
            'Precies zoals voorspeld: een kruisje in dat vakje.',
          ),
          say(
            'Otherwise: write the difference there. It will be minus points.',
            'Sonst: Schreib die Differenz hinein. Sie zählt als Minuspunkte.',
            'Anders: schrijf het verschil erin. Dat worden minpunten.',
          ),
          say(
            'Or take the jester count: if 1 to 5 jesters lie there and your jester field of that number is empty, cross it, and write a 0 in the predicted field. This is allowed even if the prediction was exact. A jester cross is worth no points, but it counts as a cross.',
            'Oder nimm die Narrenwertung: Liegen 1 bis 5 Narren da und ist dein Narrenfeld mit dieser Zahl leer, kreuze es an und schreib eine 0 in das vorhergesagte Feld. Das geht auch, wenn die Vorhersage genau stimmt. Ein Narrenkreuz bringt keine Punkte, zählt aber als Kreuz.',
            'Of neem de narrentelling: liggen er 1 tot 5 narren en is jouw narrenvakje met dat getal leeg, kruis het aan en schrijf een 0 in het voorspelde vakje. Dat mag ook als de voorspelling precies klopt. Een narrenkruisje geeft geen punten, maar telt als kruisje.',
          ),
        ),
      ],
    },
    {
      id: 'seer',
      title: say('The next seer', 'Der nächste Seher', 'De volgende ziener'),
      blocks: [
        text(
          'Look at the predictions in other colours than the seer’s own: the highest number makes the next seer, on a tie the one made earlier. If all predicted the seer’s colour, the seer stays.',
          'Schau auf die Vorhersagen in anderen Farben als der des Sehers: Die höchste Zahl wird nächster Seher, bei Gleichstand die frühere. Haben alle die Farbe des Sehers vorhergesagt, bleibt er es.',
          'Kijk naar de voorspellingen in andere kleuren dan die van de ziener: het hoogste getal wordt de volgende ziener, bij gelijke stand de eerdere. Voorspelden allen de kleur van de ziener, dan blijft hij het.',
        ),
      ],
    },
    {
      id: 'end',
      title: say('End and score', 'Ende und Wertung', 'Einde en telling'),
      blocks: [
        text(
          'The game ends after the round in which somebody has at least nine crosses (at the latest after round 20).',
          'Das Spiel endet nach der Runde, in der jemand mindestens neun Kreuze hat (spätestens nach Runde 20).',
          'Het spel eindigt na de ronde waarin iemand minstens negen kruisjes heeft (uiterlijk na ronde 20).',
        ),
        table(
          say('Points', 'Punkte', 'Punten'),
          [say('What', 'Was', 'Wat'), say('Points', 'Punkte', 'Punten')],
          [
            [
              say('a cross', 'ein Kreuz', 'een kruisje'),
              say('the number of its field', 'die Zahl seines Feldes', 'het getal van zijn vakje'),
            ],
            [
              say('a written number', 'eine geschriebene Zahl', 'een geschreven getal'),
              say('minus that number', 'minus diese Zahl', 'min dat getal'),
            ],
            [say('nine crosses or more', 'neun Kreuze oder mehr', 'negen kruisjes of meer'), '+3'],
          ],
        ),
        text(
          'The most points win; on a tie whoever has fewer jester crosses. If those are equal too, the win is shared.',
          'Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Narrenkreuze hat. Sind auch die gleich, wird der Sieg geteilt.',
          'De meeste punten winnen; bij gelijke stand wie minder narrenkruisjes heeft. Zijn ook die gelijk, dan wordt de zege gedeeld.',
        ),
      ],
    },
    {
      id: 'house',
      title: say('The longer game and the cards', 'Das längere Spiel und die Karten', 'Het langere spel en de kaarten'),
      blocks: [
        text(
          'With 12 crosses as the target the game takes longer, and the 3 extra points need 12 as well. With magic cards one of eight is turned up at the start of each round and rules that round only; a card comes again only when all eight have been turned up. Double scoring means two crosses in the field for an exact prediction, worth twice its number, and twice the difference otherwise. A jester count is never doubled.',
          'Mit 12 Kreuzen als Ziel dauert das Spiel länger, und auch die 3 Zusatzpunkte brauchen 12. Mit Zauberkarten wird zu Beginn jeder Runde eine von acht aufgedeckt; sie gilt nur für diese Runde und kommt erst wieder, wenn alle acht dran waren. Zählt etwas doppelt, gibt es für eine genaue Vorhersage zwei Kreuze in das Feld, die doppelt so viel wert sind, und sonst die doppelte Differenz. Eine Narrenwertung wird nie verdoppelt.',
          'Met 12 kruisjes als doel duurt het spel langer, en ook de 3 extra punten vragen er 12. Met toverkaarten wordt aan het begin van elke ronde een van de acht omgedraaid; die geldt alleen voor die ronde en komt pas terug als alle acht geweest zijn. Telt iets dubbel, dan geeft een precieze voorspelling twee kruisjes in het vakje, die twee keer zoveel waard zijn, en anders het dubbele verschil. Een narrentelling wordt nooit verdubbeld.',
        ),
        cards,
      ],
    },
  ],
};

export default page;
