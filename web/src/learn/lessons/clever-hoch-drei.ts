import { say } from '../page.ts';
import type { Lesson } from '../lesson.ts';

const lesson: Lesson = {
  game: 'clever-hoch-drei',
  players: 1,
  steps: [
    {
      title: say('Your sheet', 'Dein Blatt', 'Je blok'),
      text: say(
        'Five areas, six dice, up to three rolls a turn: choose a die, mark it, and every die that shows less goes to the platter. White may be any colour. Each area here has a twist of its own.',
        'Fünf Bereiche, sechs Würfel, bis zu drei Würfe im Zug: Wähle einen Würfel, trage ihn ein, und jeder Würfel, der weniger zeigt, kommt auf das Tablett. Weiß darf jede Farbe sein. Jeder Bereich hat hier seinen eigenen Kniff.',
        'Vijf gebieden, zes dobbelstenen, hoogstens drie worpen per beurt: kies een dobbelsteen, noteer hem, en elke dobbelsteen die minder toont gaat naar het dienblad. Wit mag elke kleur zijn. Elk gebied heeft hier zijn eigen kneep.',
      ),
    },
    {
      title: say('Yellow', 'Gelb', 'Geel'),
      text: say(
        'In yellow the roll decides the row: this is your first roll, so the 4 goes into row I.',
        'In Gelb bestimmt der Wurf die Zeile: Dies ist dein erster Wurf, also kommt die 4 in Zeile I.',
        'In geel bepaalt de worp de rij: dit is je eerste worp, dus de 4 gaat in rij I.',
      ),
      first: 'roll w3 y4 t2 b5 n1 p6',
      want: 'take y4 y14',
      ask: say(
        'Tap the yellow die, then the 4 in the first yellow row.',
        'Tippe auf den gelben Würfel, dann auf die 4 in der ersten gelben Zeile.',
        'Tik op de gele dobbelsteen en dan op de 4 in de eerste gele rij.',
      ),
      done: say(
        'Two crosses above each other earn the bonus between them.',
        'Zwei Kreuze übereinander verdienen den Bonus dazwischen.',
        'Twee kruisjes boven elkaar verdienen de bonus ertussen.',
      ),
    },
    {
      title: say('Blue', 'Blau', 'Blauw'),
      text: say(
        'Blue counts blue plus white, wherever white lies: 5 and 3 make 8. Beginning at the printed 7 it goes outward, exactly one step at a time: 8, 9, 10 to the right, 6, 5, 4 to the left.',
        'In Blau zählt Blau plus Weiß, wo immer Weiß liegt: 5 und 3 sind 8. Von der gedruckten 7 geht es nach außen, immer genau um eins: rechts 8, 9, 10, links 6, 5, 4.',
        'In blauw telt blauw plus wit, waar wit ook ligt: 5 en 3 zijn 8. Vanaf de gedrukte 7 gaat het naar buiten, telkens precies één: rechts 8, 9, 10, links 6, 5, 4.',
      ),
      first: 'roll b5 p2',
      want: 'take b5 br8',
      ask: say(
        'Tap the blue die, then the field right of the 7.',
        'Tippe auf den blauen Würfel, dann auf das Feld rechts der 7.',
        'Tik op de blauwe dobbelsteen en dan op het vakje rechts van de 7.',
      ),
      done: say(
        'A 7 fits on either side after any other number.',
        'Eine 7 passt auf beiden Seiten nach jeder anderen Zahl.',
        'Een 7 past aan beide kanten na elk ander getal.',
      ),
    },
    {
      title: say('Turquoise', 'Türkis', 'Turkoois'),
      text: say(
        'You pick one die from the platter. Turquoise crosses any field in the column of its number.',
        'Du nimmst einen Würfel vom Tablett. Türkis kreuzt irgendein Feld in der Spalte seiner Zahl an.',
        'Je kiest een dobbelsteen van het dienblad. Turkoois kruist een vakje aan in de kolom van zijn getal.',
      ),
      first: 'serve y2 t2 n3 / w4 b5 p6',
      want: 'take t2 t12',
      ask: say(
        'Tap the turquoise die, then the 2 in the first turquoise row.',
        'Tippe auf den türkisen Würfel, dann auf die 2 in der ersten türkisen Zeile.',
        'Tik op de turkooizen dobbelsteen en dan op de 2 in de eerste turkooizen rij.',
      ),
    },
    {
      title: say('… and once more', '… und noch einmal', '… en nog een keer'),
      text: say(
        'Another die on the platter shows a 2 as well. For each such die you may cross one more field in that column.',
        'Noch ein Würfel auf dem Tablett zeigt eine 2. Für jeden solchen Würfel darfst du in dieser Spalte noch ein Feld ankreuzen.',
        'Nog een dobbelsteen op het dienblad toont een 2. Voor elke zulke dobbelsteen mag je in die kolom nog een vakje aankruisen.',
      ),
      want: 'cross t22',
      ask: say(
        'Tap the 2 in the second turquoise row.',
        'Tippe auf die 2 in der zweiten türkisen Zeile.',
        'Tik op de 2 in de tweede turkooizen rij.',
      ),
      done: say(
        'In your own turn it is the dice on your die fields that count for this.',
        'Im eigenen Zug zählen dafür die Würfel auf deinen Würfelfeldern.',
        'In je eigen beurt tellen hiervoor de dobbelstenen op je dobbelvelden.',
      ),
    },
    {
      title: say('Brown', 'Braun', 'Bruin'),
      text: say(
        'Brown goes from left to right. You may skip fields, but they are lost. Two crosses side by side earn the bonus between them.',
        'Braun geht von links nach rechts. Du darfst Felder überspringen, aber die sind verloren. Zwei Kreuze nebeneinander verdienen den Bonus dazwischen.',
        'Bruin gaat van links naar rechts. Je mag vakjes overslaan, maar die zijn verloren. Twee kruisjes naast elkaar verdienen de bonus ertussen.',
      ),
      first: 'roll w6 y6 t5 b6 n1 p4',
      want: 'take n1 n1',
      ask: say(
        'Tap the brown die, then the first brown field.',
        'Tippe auf den braunen Würfel, dann auf das erste braune Feld.',
        'Tik op de bruine dobbelsteen en dan op het eerste bruine vakje.',
      ),
    },
    {
      title: say('Pink', 'Rosa', 'Roze'),
      text: say(
        'Pink: half of the number with the bonus, or the number times the star without it. The first field is filled already; white stands for pink now.',
        'Rosa: die Hälfte der Zahl mit dem Bonus oder die Zahl mal dem Stern ohne ihn. Das erste Feld ist schon gefüllt; Weiß steht jetzt für Rosa.',
        'Roze: de helft van het getal met de bonus, of het getal maal de ster zonder bonus. Het eerste vakje is al gevuld; wit staat nu voor roze.',
      ),
      first: 'roll w6 y3 t6 b1 p5\n1 take p5 p5h\nroll w4 t6',
      want: 'take w4 p4h',
      ask: say(
        'Tap the white die, the next pink field, and choose half.',
        'Tippe auf den weißen Würfel, das nächste rosa Feld, und wähle die Hälfte.',
        'Tik op de witte dobbelsteen, het volgende roze vakje, en kies de helft.',
      ),
      done: say(
        'Half of 4 is 2, and you earned a re-roll.',
        'Die Hälfte von 4 ist 2, und du hast einen Neuwurf verdient.',
        'De helft van 4 is 2, en je hebt een nieuwe worp verdiend.',
      ),
    },
    {
      title: say('Any number', 'Wunschzahl', 'Vrij getal'),
      text: say(
        'Round 3 gave you the first space of “any number”: the 3. Spend it, and a die counts as a 3. The yellow 2 becomes a 3 in row I.',
        'Runde 3 brachte dir das erste Feld der Wunschzahl: die 3. Gib sie aus, und ein Würfel gilt als 3. Die gelbe 2 wird zur 3 in Zeile I.',
        'Ronde 3 gaf je het eerste vakje van ‘vrij getal’: de 3. Geef het uit en een dobbelsteen telt als 3. De gele 2 wordt een 3 in rij I.',
      ),
      first: '1 done\nserve y3 b1 n2 / w4 t5 p6\n1 pass\n1 done\nroll w2 y2 t1 b5 n2 p6',
      want: 'take y2=3 y13',
      ask: say(
        'Tap the yellow die, then the 3 in the first yellow row.',
        'Tippe auf den gelben Würfel, dann auf die 3 in der ersten gelben Zeile.',
        'Tik op de gele dobbelsteen en dan op de 3 in de eerste gele rij.',
      ),
      done: say(
        'Dashed fields are those that cost such a space.',
        'Gestrichelte Felder sind die, die ein solches Feld kosten.',
        'Gestreepte vakjes kosten zo’n vakje.',
      ),
    },
    {
      title: say('Foxes', 'Füchse', 'Vossen'),
      text: say(
        'Six foxes are on the sheet. Each pays as much as your lowest area. A ? as a bonus is a number of your choice in its colour. Now play!',
        'Sechs Füchse sind auf dem Blatt. Jeder zahlt so viel, wie dein niedrigster Bereich hat. Ein ? als Bonus ist eine Zahl deiner Wahl in seiner Farbe. Jetzt spiel!',
        'Zes vossen staan op het blok. Elke betaalt zoveel als je laagste gebied heeft. Een ? als bonus is een getal naar keuze in zijn kleur. Speel nu!',
      ),
    },
  ],
};

export default lesson;
