// Ganz schön clever (docs/rules/ganz-schon-clever.md).

import { area, list, say, table, text, type RulesPage } from '../page.ts';
import {
  actions,
  aim,
  alone,
  blueAndWhite,
  bonuses,
  houseRules,
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
              '{reroll}',
              '{black_x_or_6}',
              '–',
              '–',
            ],
          ],
        ),
        text(
          'The black bonus of round 4 is one mark of your choice: a cross in yellow, blue or green, or a 6 in orange or purple.',
          'Der schwarze Bonus in Runde 4 ist ein Eintrag deiner Wahl: ein Kreuz in Gelb, Blau oder Grün oder eine 6 in Orange oder Lila.',
          'De zwarte bonus van ronde 4 is één notering naar keuze: een kruisje in geel, blauw of groen, of een 6 in oranje of paars.',
        ),
      ],
    },
    turn([
      text(
        'If one of the rolled dice fits, you must choose one, or re-roll. If none fits, the roll is lost: nothing moves, and the same dice are rolled again if a roll is left.',
        'Passt einer der Würfel, musst du einen wählen oder neu würfeln. Passt keiner, ist der Wurf verloren: Nichts bewegt sich, und dieselben Würfel werden noch einmal geworfen, wenn ein Wurf übrig ist.',
        'Past een van de dobbelstenen, dan moet je er een kiezen of opnieuw gooien. Past er geen, dan is de worp verloren: er verandert niets, en dezelfde dobbelstenen worden opnieuw gegooid als er nog een worp is.',
      ),
    ]),
    serving,
    actions,
    bonuses,
    {
      id: 'yellow',
      title: say('Yellow', 'Gelb', 'Geel'),
      blocks: [
        area('yellow'),
        text(
          'Cross a field with the number of the die. The four printed crosses count. A full row pays the bonus beside it, the diagonal from the top left {extra_die}. Full columns score the points below them.',
          'Kreuze ein Feld mit der Zahl des Würfels an. Die vier gedruckten Kreuze zählen mit. Eine volle Zeile bringt den Bonus daneben, die Diagonale von links oben {extra_die}. Volle Spalten zählen die Punkte darunter.',
          'Kruis een vakje met het getal van de dobbelsteen aan. De vier gedrukte kruisjes tellen mee. Een volle rij geeft de bonus ernaast, de diagonaal vanaf linksboven {extra_die}. Volle kolommen geven de punten eronder.',
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
          'Cross the field of that sum. Full rows and columns pay their bonuses. The number of crosses gives the points, as printed above.',
          'Kreuze das Feld dieser Summe an. Volle Zeilen und Spalten bringen ihre Boni. Die Zahl der Kreuze ergibt die Punkte, wie oben gedruckt.',
          'Kruis het vakje van die som aan. Volle rijen en kolommen geven hun bonussen. Het aantal kruisjes bepaalt de punten, zoals erboven gedrukt.',
        ),
        table(
          say('Points in blue', 'Punkte in Blau', 'Punten in blauw'),
          [say('Crosses', 'Kreuze', 'Kruisjes'), '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
          [[say('Points', 'Punkte', 'Punten'), '1', '2', '4', '7', '11', '16', '22', '29', '37', '46', '56']],
        ),
      ],
    },
    {
      id: 'green',
      title: say('Green', 'Grün', 'Groen'),
      blocks: [
        area('green'),
        text(
          'From left to right without gaps. The die must show at least the number in the field. A green cross as a bonus fits always. The last crossed field says your points.',
          'Von links nach rechts ohne Lücken. Der Würfel muss mindestens die Zahl im Feld zeigen. Ein grünes Kreuz als Bonus passt immer. Das letzte angekreuzte Feld nennt deine Punkte.',
          'Van links naar rechts zonder gaten. De dobbelsteen moet minstens het getal in het vakje tonen. Een groen kruisje als bonus past altijd. Het laatste aangekruiste vakje geeft je punten.',
        ),
      ],
    },
    {
      id: 'orange',
      title: say('Orange', 'Orange', 'Oranje'),
      blocks: [
        area('orange'),
        text(
          'From left to right, any number. Where a field multiplies, write the product; that goes for bonuses too. Score: the sum of the numbers.',
          'Von links nach rechts, jede Zahl. Wo ein Feld multipliziert, schreib das Produkt; das gilt auch für Boni. Wertung: die Summe der Zahlen.',
          'Van links naar rechts, elk getal. Waar een vakje vermenigvuldigt, schrijf je het product; dat geldt ook voor bonussen. Score: de som van de getallen.',
        ),
      ],
    },
    {
      id: 'purple',
      title: say('Purple', 'Lila', 'Paars'),
      blocks: [
        area('purple'),
        text(
          'From left to right, each number higher than the one before it. After a 6 any number may follow. Score: the sum of the numbers.',
          'Von links nach rechts, jede Zahl höher als die vorige. Nach einer 6 darf jede Zahl folgen. Wertung: die Summe der Zahlen.',
          'Van links naar rechts, elk getal hoger dan het vorige. Na een 6 mag elk getal volgen. Score: de som van de getallen.',
        ),
      ],
    },
    scoring,
    alone,
    {
      id: 'house',
      title: houseRules,
      blocks: [
        list(
          say(
            'You may skip any roll, not only one that fits nowhere.',
            'Du darfst jeden Wurf auslassen, nicht nur einen, der nirgends passt.',
            'Je mag elke worp overslaan, niet alleen een die nergens past.',
          ),
          soloFallback,
        ),
      ],
    },
  ],
};

export default page;
