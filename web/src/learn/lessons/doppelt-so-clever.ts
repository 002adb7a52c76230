import { say } from '../page.ts';
import type { Lesson } from '../lesson.ts';

const lesson: Lesson = {
  game: 'doppelt-so-clever',
  players: 1,
  steps: [
    {
      title: say('Your sheet', 'Dein Blatt', 'Je blok'),
      text: say(
        'Five areas, six dice, up to three rolls a turn: choose a die, mark it, and every die that shows less goes to the platter. White may be any colour. New here are silver, fields that are used twice, and dice that come back.',
        'Fünf Bereiche, sechs Würfel, bis zu drei Würfe im Zug: Wähle einen Würfel, trage ihn ein, und jeder Würfel, der weniger zeigt, kommt auf das Tablett. Weiß darf jede Farbe sein. Neu sind Silber, Felder, die man zweimal nutzt, und Würfel, die zurückkommen.',
        'Vijf gebieden, zes dobbelstenen, hoogstens drie worpen per beurt: kies een dobbelsteen, noteer hem, en elke dobbelsteen die minder toont gaat naar het dienblad. Wit mag elke kleur zijn. Nieuw zijn zilver, vakjes die je twee keer gebruikt en dobbelstenen die terugkomen.',
      ),
    },
    {
      title: say('Silver', 'Silber', 'Zilver'),
      text: say(
        'A silver die is crossed at its number, in a row of your choice.',
        'Ein silberner Würfel wird bei seiner Zahl angekreuzt, in einer Zeile deiner Wahl.',
        'Een zilveren dobbelsteen kruis je aan bij zijn getal, in een rij naar keuze.',
      ),
      first: 'roll w3 s5 y2 b4 g1 p6',
      want: 'take s5 sy5',
      ask: say(
        'Tap the silver die, then the 5 in the yellow row of silver.',
        'Tippe auf den silbernen Würfel, dann auf die 5 in der gelben Zeile von Silber.',
        'Tik op de zilveren dobbelsteen en dan op de 5 in de gele rij van zilver.',
      ),
      done: say(
        'Four dice show less than 5. They go to the platter, but not for nothing.',
        'Vier Würfel zeigen weniger als 5. Sie kommen auf das Tablett, aber nicht umsonst.',
        'Vier dobbelstenen tonen minder dan 5. Ze gaan naar het dienblad, maar niet voor niets.',
      ),
    },
    {
      title: say('The sweep', 'Mitnehmen', 'Meenemen'),
      text: say(
        'Every die that your silver choice sends away may be crossed in silver too: a coloured one in the row of its colour, white in any row.',
        'Jeder Würfel, den deine silberne Wahl wegschickt, darf auch in Silber angekreuzt werden: ein farbiger in der Zeile seiner Farbe, Weiß in jeder Zeile.',
        'Elke dobbelsteen die door je zilveren keuze weggaat, mag je ook in zilver aankruisen: een gekleurde in de rij van zijn kleur, wit in elke rij.',
      ),
      want: 'cross sy2',
      ask: say('Tap the 2 in the yellow row.', 'Tippe auf die 2 in der gelben Zeile.', 'Tik op de 2 in de gele rij.'),
      done: say(
        'Blue 4, green 1 and white 3 follow in the same way. Five crosses with one die!',
        'Blau 4, Grün 1 und Weiß 3 folgen ebenso. Fünf Kreuze mit einem Würfel!',
        'Blauw 4, groen 1 en wit 3 volgen net zo. Vijf kruisjes met één dobbelsteen!',
      ),
    },
    {
      title: say('Pink', 'Rosa', 'Roze'),
      text: say(
        'Pink takes any number. Later fields ask for a least number; with less you write it, but lose the bonus.',
        'Rosa nimmt jede Zahl. Spätere Felder verlangen eine Mindestzahl; mit weniger schreibst du sie zwar, verlierst aber den Bonus.',
        'Roze neemt elk getal. Latere vakjes vragen een minimum; met minder schrijf je het wel, maar verlies je de bonus.',
      ),
      first: '1 cross sb4\n1 cross sg1\n1 cross sp3\nroll p6',
      want: 'take p6 p6',
      ask: say(
        'Tap the pink die, then the first pink field.',
        'Tippe auf den rosa Würfel, dann auf das erste rosa Feld.',
        'Tik op de roze dobbelsteen en dan op het eerste roze vakje.',
      ),
      done: say(
        'No die is left, so this turn ends after two rolls.',
        'Kein Würfel ist übrig, also endet der Zug nach zwei Würfen.',
        'Er is geen dobbelsteen over, dus deze beurt eindigt na twee worpen.',
      ),
    },
    {
      title: say('Yellow: first a circle', 'Gelb: erst ein Kreis', 'Geel: eerst een cirkel'),
      text: say(
        'After another’s turn, or alone after a roll of all dice, you mark one die from the platter. A yellow field is circled first. Circled rows and columns pay bonuses.',
        'Nach dem Zug eines anderen, allein nach einem Wurf aller Würfel, trägst du einen Würfel vom Tablett ein. Ein gelbes Feld wird zuerst eingekreist. Eingekreiste Zeilen und Spalten bringen Boni.',
        'Na de beurt van een ander, alleen na een worp met alle dobbelstenen, noteer je een dobbelsteen van het dienblad. Een geel vakje omcirkel je eerst. Omcirkelde rijen en kolommen geven bonussen.',
      ),
      first: 'serve w3 y1 g2 / s5 b4 p6',
      want: 'take y1 y21',
      ask: say(
        'Tap the yellow die, then the yellow 1.',
        'Tippe auf den gelben Würfel, dann auf die gelbe 1.',
        'Tik op de gele dobbelsteen en dan op de gele 1.',
      ),
      done: say('Circled: no points yet.', 'Eingekreist: noch keine Punkte.', 'Omcirkeld: nog geen punten.'),
    },
    {
      title: say('… then a cross', '… dann ein Kreuz', '… dan een kruisje'),
      text: say(
        'The same number once more crosses the field, and only crosses score.',
        'Dieselbe Zahl noch einmal kreuzt das Feld an, und nur Kreuze zählen.',
        'Hetzelfde getal nog een keer kruist het vakje aan, en alleen kruisjes tellen.',
      ),
      first: 'roll w6 s2 y1 b6 g3 p2',
      want: 'take y1 y21',
      ask: say('Tap the yellow 1 again.', 'Tippe noch einmal auf die gelbe 1.', 'Tik nog eens op de gele 1.'),
      done: say(
        'The first cross is worth 3 points, each further one more and more.',
        'Das erste Kreuz bringt 3 Punkte, jedes weitere immer mehr.',
        'Het eerste kruisje is 3 punten waard, elk volgend steeds meer.',
      ),
    },
    {
      title: say('Blue and green', 'Blau und Grün', 'Blauw en groen'),
      text: say(
        'Blue writes the sum of blue and white, and may never rise. Green multiplies, and each pair counts its first number minus its second: so enter high ones first.',
        'Blau schreibt die Summe aus Blau und Weiß und darf nie steigen. Grün multipliziert, und jedes Paar zählt seine erste Zahl minus die zweite: also vorn hohe Zahlen.',
        'Blauw schrijft de som van blauw en wit en mag nooit stijgen. Groen vermenigvuldigt, en elk paar telt het eerste getal min het tweede: dus eerst hoge getallen.',
      ),
      first: 'roll w4 s2 b5 g6 p3\n1 take b5 b9\nroll g6',
      want: 'take g6 g6',
      ask: say(
        'Blue 9 is written. Tap the green die, then the first green field.',
        'Die blaue 9 steht schon. Tippe auf den grünen Würfel, dann auf das erste grüne Feld.',
        'De blauwe 9 staat er al. Tik op de groene dobbelsteen en dan op het eerste groene vakje.',
      ),
      done: say(
        '6 times 2 is 12. Its partner should be small.',
        '6 mal 2 ist 12. Der Partner sollte klein sein.',
        '6 keer 2 is 12. De partner moet klein zijn.',
      ),
    },
    {
      title: say('Return', 'Rückkehr', 'Terughalen'),
      text: say(
        'Round 3 gave you a return: before a roll it brings a die back from the platter.',
        'Runde 3 brachte dir eine Rückkehr: Vor einem Wurf holt sie einen Würfel vom Tablett zurück.',
        'Ronde 3 gaf je terughalen: vóór een worp haal je daarmee een dobbelsteen van het dienblad terug.',
      ),
      first: '1 done\nserve s1 y2 g1 / w3 b4 p5\n1 take g1 g1\n1 done\nroll w2 s3 y6 b2 g4 p4\n1 take g4 g4',
      want: 'return w',
      ask: say(
        'Tap the white die on the platter, to roll it once more.',
        'Tippe auf den weißen Würfel auf dem Tablett, um ihn noch einmal zu werfen.',
        'Tik op de witte dobbelsteen op het dienblad om hem nog eens te gooien.',
      ),
      done: say(
        'White is back in your hand. You may also skip any roll here.',
        'Weiß ist wieder in deiner Hand. Übrigens darfst du hier jeden Wurf auslassen.',
        'Wit is terug in je hand. Je mag hier trouwens elke worp overslaan.',
      ),
    },
    {
      title: say('Foxes', 'Füchse', 'Vossen'),
      text: say(
        'Six foxes are hidden on the sheet, one at the end of the re-roll track. Each pays as much as your lowest area. A ? as a bonus is a free choice in its colour. Now play!',
        'Sechs Füchse stecken auf dem Blatt, einer am Ende der Neuwurf-Leiste. Jeder zahlt so viel, wie dein niedrigster Bereich hat. Ein ? als Bonus ist eine freie Wahl in seiner Farbe. Jetzt spiel!',
        'Zes vossen zitten op het blok, één aan het eind van het spoor met nieuwe worpen. Elke betaalt zoveel als je laagste gebied heeft. Een ? als bonus is een vrije keuze in zijn kleur. Speel nu!',
      ),
    },
  ],
};

export default lesson;
