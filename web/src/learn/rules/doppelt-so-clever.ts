// Doppelt so clever (docs/rules/doppelt-so-clever.md).

import { area, list, say, table, text, type RulesPage } from '../page.ts';
import {
  actions,
  aim,
  alone,
  blueAndWhite,
  bonuses,
  houseRules,
  mayAlwaysSkip,
  rounds,
  scoring,
  serving,
  soloFallback,
  turn,
} from './clever.ts';

const page: RulesPage = {
  sections: [
    aim,
    {
      ...rounds,
      blocks: [
        ...rounds.blocks,
        table(
          say('Start of each round', 'Beginn jeder Runde', 'Begin van elke ronde'),
          [say('Round', 'Runde', 'Ronde'), '1', '2', '3', '4', '5', '6'],
          [
            [
              say('Everybody gets', 'Alle bekommen', 'Iedereen krijgt'),
              '{reroll}',
              '{extra_die}',
              '{return}',
              '{black_?}',
              '–',
              '–',
            ],
          ],
        ),
      ],
    },
    turn(mayAlwaysSkip),
    serving,
    {
      ...actions,
      blocks: [
        ...actions.blocks,
        list(
          say(
            '{return} Return: before one of your rolls (not before a re-roll), take a die from the platter back into the roll. Several at once are allowed, also when no other die is left to roll.',
            '{return} Rückkehr: Vor einem deiner Würfe (nicht vor einem Neuwurf) nimmst du einen Würfel vom Tablett zurück in den Wurf. Mehrere auf einmal sind erlaubt, auch wenn sonst kein Würfel übrig ist.',
            '{return} Terughalen: vóór een van je worpen (niet vóór een nieuwe worp) neem je een dobbelsteen van het dienblad terug in de worp. Meerdere tegelijk mag, ook als er verder geen dobbelsteen over is.',
          ),
        ),
        text(
          'The last space of each track pays: {fox} for re-rolls, {pink_?} for returns, {silver_?} for extra dice.',
          'Das letzte Feld jeder Leiste bringt etwas: {fox} bei den Neuwürfen, {pink_?} bei der Rückkehr, {silver_?} bei den Zusatzwürfeln.',
          'Het laatste vakje van elk spoor levert iets op: {fox} bij nieuwe worpen, {pink_?} bij terughalen, {silver_?} bij extra dobbelstenen.',
        ),
      ],
    },
    {
      ...bonuses,
      blocks: [
        ...bonuses.blocks,
        text(
          'A ? is a free choice in its colour: any open silver field, without a sweep; circling or crossing any yellow one; a number 1 to 6 in green or pink, treated like a die; in blue any number from 2 to 12 that is not above the last one. A black ? is one of these five.',
          'Ein ? ist eine freie Wahl in seiner Farbe: irgendein offenes silbernes Feld, ohne Mitnehmen; irgendein gelbes Feld einkreisen oder ankreuzen; eine Zahl von 1 bis 6 in Grün oder Rosa, wie ein Würfel; in Blau irgendeine Zahl von 2 bis 12, die nicht über der letzten liegt. Ein schwarzes ? ist eines von diesen fünf.',
          'Een ? is een vrije keuze in zijn kleur: een open zilveren vakje, zonder meenemen; een geel vakje omcirkelen of aankruisen; een getal van 1 tot 6 in groen of roze, als een dobbelsteen; in blauw een getal van 2 tot 12 dat niet boven het laatste ligt. Een zwarte ? is een van deze vijf.',
        ),
      ],
    },
    {
      id: 'silver',
      title: say('Silver', 'Silber', 'Zilver'),
      blocks: [
        area('silver'),
        text(
          'Cross the number of the die in a row of your choice. Then comes the sweep, if you are the active player and took silver from your roll: each die of the roll that shows less than the chosen one may be crossed too, at its own number, a coloured one in the row of its colour, white and silver in any row.',
          'Kreuze die Zahl des Würfels in einer Zeile deiner Wahl an. Wenn du aktiv bist und Silber aus deinem Wurf gewählt hast, darfst du mitnehmen: Auch jeder Würfel des Wurfs, der weniger zeigt als der gewählte, darf mit seiner eigenen Zahl angekreuzt werden, ein farbiger in der Zeile seiner Farbe, Weiß und Silber in jeder Zeile.',
          'Kruis het getal van de dobbelsteen aan in een rij naar keuze. Ben je actief en koos je zilver uit je worp, dan mag je meenemen: ook elke dobbelsteen van de worp die minder toont dan de gekozen, mag je met zijn eigen getal aankruisen, een gekleurde in de rij van zijn kleur, wit en zilver in elke rij.',
        ),
        text(
          'A full column pays the bonus below it. Each row scores by its crosses.',
          'Eine volle Spalte bringt den Bonus darunter. Jede Zeile zählt nach ihren Kreuzen.',
          'Een volle kolom geeft de bonus eronder. Elke rij telt naar haar kruisjes.',
        ),
        table(
          say('Points of a silver row', 'Punkte einer silbernen Zeile', 'Punten van een zilveren rij'),
          [say('Crosses', 'Kreuze', 'Kruisjes'), '1', '2', '3', '4', '5', '6'],
          [[say('Points', 'Punkte', 'Punten'), '2', '4', '7', '11', '16', '22']],
        ),
      ],
    },
    {
      id: 'yellow',
      title: say('Yellow', 'Gelb', 'Geel'),
      blocks: [
        area('yellow'),
        text(
          'Every field is used twice: first circle it, later cross it. A row or column pays when all its fields are circled. Points come only from crossed fields.',
          'Jedes Feld wird zweimal genutzt: erst einkreisen, später ankreuzen. Eine Zeile oder Spalte bringt ihren Bonus, wenn alle ihre Felder eingekreist sind. Punkte geben nur angekreuzte Felder.',
          'Elk vakje wordt twee keer gebruikt: eerst omcirkelen, later aankruisen. Een rij of kolom geeft haar bonus als al haar vakjes omcirkeld zijn. Alleen aangekruiste vakjes geven punten.',
        ),
        table(
          say('Points in yellow', 'Punkte in Gelb', 'Punten in geel'),
          [say('Crossed', 'Angekreuzt', 'Aangekruist'), '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
          [[say('Points', 'Punkte', 'Punten'), '3', '10', '21', '36', '55', '75', '96', '118', '141', '165']],
        ),
      ],
    },
    {
      id: 'blue',
      title: say('Blue', 'Blau', 'Blauw'),
      blocks: [
        area('blue'),
        blueAndWhite,
        text(
          'Write the sum, from left to right. It must be equal to or lower than the number before it. The last filled field says your points.',
          'Schreib die Summe, von links nach rechts. Sie muss gleich der vorigen Zahl oder niedriger sein. Das letzte gefüllte Feld nennt deine Punkte.',
          'Schrijf de som, van links naar rechts. Ze moet gelijk zijn aan het vorige getal of lager. Het laatste gevulde vakje geeft je punten.',
        ),
      ],
    },
    {
      id: 'green',
      title: say('Green', 'Grün', 'Groen'),
      blocks: [
        area('green'),
        text(
          'From left to right, any number times the factor of the field. The fields form pairs, and a pair scores the first number minus the second, once both are there. So high ones first, low ones second. A pair can be negative, and so can the area; then each fox costs points.',
          'Von links nach rechts, jede Zahl mal dem Faktor des Feldes. Die Felder bilden Paare, und ein Paar zählt die erste Zahl minus die zweite, sobald beide da sind. Also vorn hoch, hinten niedrig. Ein Paar kann negativ sein und so auch der Bereich; dann kostet jeder Fuchs Punkte.',
          'Van links naar rechts, elk getal maal de factor van het vakje. De vakjes vormen paren, en een paar telt het eerste getal min het tweede, zodra beide er zijn. Dus eerst hoog, dan laag. Een paar kan negatief zijn, en zo ook het gebied; dan kost elke vos punten.',
        ),
      ],
    },
    {
      id: 'pink',
      title: say('Pink', 'Rosa', 'Roze'),
      blocks: [
        area('pink'),
        text(
          'From left to right, any number. You get the bonus of a field only if your number is at least the one it asks for; otherwise it is lost. Score: the sum of the numbers.',
          'Von links nach rechts, jede Zahl. Den Bonus eines Feldes bekommst du nur, wenn deine Zahl mindestens so hoch ist wie verlangt; sonst verfällt er. Wertung: die Summe der Zahlen.',
          'Van links naar rechts, elk getal. De bonus van een vakje krijg je alleen als je getal minstens zo hoog is als gevraagd; anders vervalt hij. Score: de som van de getallen.',
        ),
      ],
    },
    scoring,
    {
      ...alone,
      blocks: [
        ...alone.blocks,
        text(
          'Returns cannot be used in the passive turn either.',
          'Auch eine Rückkehr gibt es im passiven Zug nicht.',
          'Ook terughalen kan niet in de passieve beurt.',
        ),
      ],
    },
    { id: 'house', title: houseRules, blocks: [list(soloFallback)] },
  ],
};

export default page;
