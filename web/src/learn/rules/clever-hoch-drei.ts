// Clever hoch Drei (docs/rules/clever-hoch-drei.md).

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
              '{any_number}',
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
            '{any_number} Any number: whenever you choose a die, use it as if it showed another number: that of one of your circled spaces (3, 4, 5, 6, or ? for any). Only your mark changes; for the platter the real number counts. One space for one die, and none for a bonus or a further cross.',
            '{any_number} Wunschzahl: Wann immer du einen Würfel wählst, darf er eine andere Zahl zeigen: die eines deiner eingekreisten Felder (3, 4, 5, 6 oder ? für jede). Nur dein Eintrag ändert sich; für das Tablett zählt die echte Zahl. Ein Feld je Würfel, und keines für einen Bonus oder ein weiteres Kreuz.',
            '{any_number} Vrij getal: wanneer je een dobbelsteen kiest, mag je doen alsof hij een ander getal toont: dat van een van je omcirkelde vakjes (3, 4, 5, 6, of ? voor elk getal). Alleen je notering verandert; voor het dienblad telt het echte getal. Eén vakje per dobbelsteen, en geen voor een bonus of een extra kruisje.',
          ),
        ),
        text(
          'The last space of each track pays: {fox} for re-rolls, {pink_?} for any number, {brown_?} for extra dice.',
          'Das letzte Feld jeder Leiste bringt etwas: {fox} bei den Neuwürfen, {pink_?} bei der Wunschzahl, {brown_?} bei den Zusatzwürfeln.',
          'Het laatste vakje van elk spoor levert iets op: {fox} bij nieuwe worpen, {pink_?} bij vrij getal, {brown_?} bij extra dobbelstenen.',
        ),
        text(
          'In blue the number stands for the chosen die only; the other die counts as it lies. If after another player’s turn no die on the platter fits without spending a space, you may take one from the die fields, or still one from the platter, with or without a space.',
          'In Blau gilt die Zahl nur für den gewählten Würfel; der andere zählt, wie er liegt. Passt nach dem Zug eines anderen ohne Wunschzahl kein Würfel auf dem Tablett, darfst du einen von den Würfelfeldern nehmen oder doch einen vom Tablett, mit oder ohne Wunschzahl.',
          'In blauw geldt het getal alleen voor de gekozen dobbelsteen; de andere telt zoals hij ligt. Past er na de beurt van een ander zonder vrij getal geen dobbelsteen op het dienblad, dan mag je er een van de dobbelvelden nemen, of toch een van het dienblad, met of zonder vrij getal.',
        ),
      ],
    },
    {
      ...bonuses,
      blocks: [
        ...bonuses.blocks,
        text(
          'A ? is a number from 1 to 6 of your choice in its colour: one cross on any open yellow or turquoise field; any brown field right of the last cross; half or multiplied in pink; in blue your number plus the white die as it lies. A black ? is one of these five.',
          'Ein ? ist eine Zahl von 1 bis 6 deiner Wahl in seiner Farbe: ein Kreuz auf irgendeinem offenen gelben oder türkisen Feld; irgendein braunes Feld rechts vom letzten Kreuz; halb oder vervielfacht in Rosa; in Blau deine Zahl plus der weiße Würfel, wie er liegt. Ein schwarzes ? ist eines von diesen fünf.',
          'Een ? is een getal van 1 tot 6 naar keuze in zijn kleur: één kruisje op een open geel of turkoois vakje; een bruin vakje rechts van het laatste kruisje; half of vermenigvuldigd in roze; in blauw je getal plus de witte dobbelsteen zoals hij ligt. Een zwarte ? is een van deze vijf.',
        ),
      ],
    },
    {
      id: 'yellow',
      title: say('Yellow', 'Gelb', 'Geel'),
      blocks: [
        area('yellow'),
        text(
          'The row is that of the roll: a die of your first roll goes into row I, of the second into II, of the third into III. A die that you pick after another player’s turn (alone: in the passive turn) fits grey fields only, whether it comes from the platter or from a die field. An extra die fits the row of the die field on which it lies; on the platter grey fields only.',
          'Die Zeile ist die des Wurfs: Ein Würfel deines ersten Wurfs kommt in Zeile I, des zweiten in II, des dritten in III. Ein Würfel, den du nach dem Zug eines anderen nimmst (allein: im passiven Zug), passt nur auf graue Felder, ob er vom Tablett kommt oder von einem Würfelfeld. Ein Zusatzwürfel passt in die Zeile des Würfelfelds, auf dem er liegt; auf dem Tablett nur auf graue Felder.',
          'De rij is die van de worp: een dobbelsteen van je eerste worp gaat in rij I, van de tweede in II, van de derde in III. Een dobbelsteen die je na de beurt van een ander neemt (alleen: in de passieve beurt), past alleen op grijze vakjes, of hij nu van het dienblad komt of van een dobbelveld. Een extra dobbelsteen past in de rij van het dobbelveld waarop hij ligt; op het dienblad alleen op grijze vakjes.',
        ),
        text(
          'The bonus between two fields is earned when both are crossed. Each row scores by its crosses.',
          'Der Bonus zwischen zwei Feldern ist verdient, wenn beide angekreuzt sind. Jede Zeile zählt nach ihren Kreuzen.',
          'De bonus tussen twee vakjes is verdiend als beide aangekruist zijn. Elke rij telt naar haar kruisjes.',
        ),
        table(
          say('Points of a yellow row', 'Punkte einer gelben Zeile', 'Punten van een gele rij'),
          [say('Crosses', 'Kreuze', 'Kruisjes'), '1', '2', '3', '4', '5', '6'],
          [[say('Points', 'Punkte', 'Punten'), '2', '6', '12', '20', '30', '42']],
        ),
      ],
    },
    {
      id: 'turquoise',
      title: say('Turquoise', 'Türkis', 'Turkoois'),
      blocks: [
        area('turquoise'),
        text(
          'Cross a field in the column of the number, in any row. Then you may cross one more in the same column for each other die with that number: in your own turn those already on your die fields; for a picked or an extra die those that lie where it lies, on the platter or on the die fields.',
          'Kreuze ein Feld in der Spalte der Zahl an, in irgendeiner Zeile. Dann darfst du in derselben Spalte noch eines ankreuzen für jeden anderen Würfel mit dieser Zahl: im eigenen Zug die schon auf deinen Würfelfeldern; bei einem genommenen oder einem Zusatzwürfel die, die dort liegen, wo er liegt, auf dem Tablett oder auf den Würfelfeldern.',
          'Kruis een vakje aan in de kolom van het getal, in een rij naar keuze. Dan mag je in dezelfde kolom er nog een aankruisen voor elke andere dobbelsteen met dat getal: in je eigen beurt die al op je dobbelvelden liggen; bij een genomen of een extra dobbelsteen die liggen waar hij ligt, op het dienblad of op de dobbelvelden.',
        ),
        text(
          'Bonuses need only the tinted fields of their row or column. Each row scores all its crosses.',
          'Boni brauchen nur die getönten Felder ihrer Zeile oder Spalte. Jede Zeile zählt alle ihre Kreuze.',
          'Bonussen vragen alleen de getinte vakjes van hun rij of kolom. Elke rij telt al haar kruisjes.',
        ),
        table(
          say('Points of a turquoise row', 'Punkte einer türkisen Zeile', 'Punten van een turkooizen rij'),
          [say('Crosses', 'Kreuze', 'Kruisjes'), '1', '2', '3', '4', '5', '6'],
          [[say('Points', 'Punkte', 'Punten'), '1', '3', '6', '10', '15', '21']],
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
          'Start beside the printed 7 and go outward, on either side. To the left each number is exactly one lower than its neighbour, to the right exactly one higher. A 7 fits after any other number, and the side goes on from it; a 7 after a 7 is not allowed.',
          'Beginne neben der gedruckten 7 und geh nach außen, auf beiden Seiten. Links ist jede Zahl genau eins niedriger als ihre Nachbarin, rechts genau eins höher. Eine 7 passt nach jeder anderen Zahl, und die Seite geht von ihr aus weiter; eine 7 nach einer 7 ist nicht erlaubt.',
          'Begin naast de gedrukte 7 en ga naar buiten, aan beide kanten. Links is elk getal precies één lager dan zijn buur, rechts precies één hoger. Een 7 past na elk ander getal, en die kant gaat vanaf de 7 verder; een 7 na een 7 mag niet.',
        ),
        text(
          'Score: the outermost filled field on each side, plus 4 for every number up to 4 and from 10 on.',
          'Wertung: das äußerste gefüllte Feld jeder Seite, dazu 4 für jede Zahl bis 4 und ab 10.',
          'Score: het buitenste gevulde vakje aan elke kant, plus 4 voor elk getal tot en met 4 en vanaf 10.',
        ),
      ],
    },
    {
      id: 'brown',
      title: say('Brown', 'Braun', 'Bruin'),
      blocks: [
        area('brown'),
        text(
          'Cross a field with the number, always to the right of the last cross. You may skip fields, but they are lost. The bonus between two fields needs both. The number of crosses gives the points.',
          'Kreuze ein Feld mit der Zahl an, immer rechts vom letzten Kreuz. Du darfst Felder überspringen, doch die sind verloren. Der Bonus zwischen zwei Feldern braucht beide. Die Zahl der Kreuze ergibt die Punkte.',
          'Kruis een vakje met het getal aan, altijd rechts van het laatste kruisje. Je mag vakjes overslaan, maar die zijn verloren. De bonus tussen twee vakjes vraagt beide. Het aantal kruisjes bepaalt de punten.',
        ),
        table(
          say('Points in brown', 'Punkte in Braun', 'Punten in bruin'),
          [say('Crosses', 'Kreuze', 'Kruisjes'), '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
          [[say('Points', 'Punkte', 'Punten'), '2', '5', '9', '14', '20', '27', '35', '44', '54', '65', '77', '90']],
        ),
      ],
    },
    {
      id: 'pink',
      title: say('Pink', 'Rosa', 'Roze'),
      blocks: [
        area('pink'),
        text(
          'From left to right, any number, in one of two ways: half of it, rounded up, with the bonus; or times the star’s factor, without the bonus. The first field is always half. Score: the sum of the numbers.',
          'Von links nach rechts, jede Zahl, auf eine von zwei Arten: die Hälfte, aufgerundet, mit dem Bonus; oder mal dem Faktor des Sterns, ohne Bonus. Das erste Feld ist immer die Hälfte. Wertung: die Summe der Zahlen.',
          'Van links naar rechts, elk getal, op een van twee manieren: de helft, naar boven afgerond, met de bonus; of maal de factor van de ster, zonder bonus. Het eerste vakje is altijd de helft. Score: de som van de getallen.',
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
            'A blue ? may be any total that fits, whatever the white die shows.',
            'Ein blaues ? darf jede passende Summe sein, egal was der weiße Würfel zeigt.',
            'Een blauwe ? mag elke som zijn die past, wat de witte dobbelsteen ook toont.',
          ),
          say(
            'In blue a 7 may follow a 7, also the printed one.',
            'In Blau darf eine 7 auf eine 7 folgen, auch auf die gedruckte.',
            'In blauw mag een 7 op een 7 volgen, ook op de gedrukte.',
          ),
          soloFallback,
        ),
      ],
    },
  ],
};

export default page;
