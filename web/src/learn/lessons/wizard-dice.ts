import { say } from '../page.ts';
import type { Lesson } from '../lesson.ts';

const lesson: Lesson = {
  game: 'wizard-dice',
  players: 3,
  steps: [
    {
      title: say('Your sheet', 'Dein Blatt', 'Je blok'),
      text: say(
        'Seven dice with four colours, a wizard and a jester. In each round you foretell how many dice of one colour there will be. You play with two others; in this round you are the seer and roll the dice.',
        'Sieben Würfel mit vier Farben, einem Zauberer und einem Narren. In jeder Runde sagst du vorher, wie viele Würfel einer Farbe es werden. Du spielst mit zwei anderen; in dieser Runde bist du der Seher und würfelst.',
        'Zeven dobbelstenen met vier kleuren, een tovenaar en een nar. In elke ronde voorspel je hoeveel dobbelstenen van één kleur het worden. Je speelt met twee anderen; in deze ronde ben jij de ziener en gooi je.',
      ),
    },
    {
      title: say('Predict', 'Vorhersagen', 'Voorspellen'),
      text: say(
        'Every field is a prediction: so many dice of that colour, exactly. High numbers are worth more, and are harder to hit.',
        'Jedes Feld ist eine Vorhersage: genau so viele Würfel dieser Farbe. Hohe Zahlen sind mehr wert und schwerer zu treffen.',
        'Elk vakje is een voorspelling: precies zoveel dobbelstenen van die kleur. Hoge getallen zijn meer waard en moeilijker te halen.',
      ),
      want: 'predict g2',
      ask: say('Tap the green 2.', 'Tippe auf die grüne 2.', 'Tik op de groene 2.'),
      done: say(
        'The others predict 1 blue and 3 red: never the same in one round.',
        'Die anderen sagen 1 × Blau und 3 × Rot vorher: in einer Runde nie dasselbe.',
        'De anderen voorspellen 1 × blauw en 3 × rood: nooit hetzelfde in een ronde.',
      ),
    },
    {
      title: say('The Wizard colour', 'Die Zaubererfarbe', 'De tovenaarskleur'),
      text: say(
        'As the seer you say which colour wizards count as in this round, for everybody.',
        'Als Seher sagst du, als welche Farbe Zauberer in dieser Runde zählen, für alle.',
        'Als ziener zeg je als welke kleur tovenaars deze ronde tellen, voor iedereen.',
      ),
      first: '2 predict b1\n3 predict r3',
      want: 'wizard g',
      ask: say('Choose green.', 'Wähle Grün.', 'Kies groen.'),
    },
    {
      title: say('Roll again', 'Noch einmal würfeln', 'Opnieuw gooien'),
      text: say(
        'One green: you need one more. The second player has one blue and stops with a cross. You may roll any dice again, twice at most.',
        'Einmal Grün: Du brauchst noch eins. Der zweite Spieler hat einmal Blau und hört mit einem Kreuz auf. Du darfst beliebige Würfel neu werfen, höchstens zweimal.',
        'Eén groen: je hebt er nog een nodig. De tweede speler heeft één blauw en stopt met een kruisje. Je mag dobbelstenen naar keuze opnieuw gooien, hoogstens twee keer.',
      ),
      first: 'roll g r r b y y j\n2 stop\n3 wait',
      want: 'reroll y y',
      ask: say(
        'Tap both yellow dice, then the button below.',
        'Tippe auf beide gelben Würfel, dann auf den Knopf darunter.',
        'Tik op beide gele dobbelstenen en dan op de knop eronder.',
      ),
    },
    {
      title: say('Stop', 'Aufhören', 'Stoppen'),
      text: say(
        'A wizard! It counts as green, so there are exactly two. When you stop, everybody who is still in must score.',
        'Ein Zauberer! Er zählt als Grün, also sind es genau zwei. Wenn du aufhörst, müssen alle werten, die noch dabei sind.',
        'Een tovenaar! Die telt als groen, dus het zijn er precies twee. Als je stopt, moet iedereen tellen die nog meedoet.',
      ),
      first: 'roll y w\n3 wait',
      want: 'stop',
      ask: say('Press “Stop”.', 'Drücke „Aufhören“.', 'Druk op ‘Stoppen’.'),
      done: say(
        'A cross at 2 green, worth 2 points. The third player misses 3 red by one: that would be a minus point.',
        'Ein Kreuz bei 2 × Grün, 2 Punkte. Der dritte Spieler verfehlt 3 × Rot um eins: Das wäre ein Minuspunkt.',
        'Een kruisje bij 2 × groen, 2 punten. De derde speler zit er bij 3 × rood één naast: dat zou een minpunt zijn.',
      ),
    },
    {
      title: say('Jesters', 'Narren', 'Narren'),
      text: say(
        'The third player is the seer now: of the other colours he had the highest number. You said 2 yellow, but there is one. Two jesters lie there: instead of a minus point you can cross the jester field 2.',
        'Jetzt ist der dritte Spieler der Seher: Von den anderen Farben hatte er die höchste Zahl. Du hast 2 × Gelb gesagt, aber es ist nur eins. Zwei Narren liegen da: Statt eines Minuspunkts kannst du das Narrenfeld 2 ankreuzen.',
        'Nu is de derde speler de ziener: van de andere kleuren had hij het hoogste getal. Jij zei 2 × geel, maar het is er één. Er liggen twee narren: in plaats van een minpunt kun je narrenvakje 2 aankruisen.',
      ),
      first: '3 jester\n3 predict r4\n1 predict y2\n2 predict b2\n3 wizard r\nroll g g r b y j j\n2 wait',
      want: 'jester',
      ask: say('Press “Jester count”.', 'Drücke „Narrenwertung“.', 'Druk op ‘Narrentelling’.'),
      done: say(
        'The jester cross brings no points, but it counts as a cross.',
        'Das Narrenkreuz bringt keine Punkte, zählt aber als Kreuz.',
        'Het narrenkruisje geeft geen punten, maar telt als kruisje.',
      ),
    },
    {
      title: say('The end', 'Das Ende', 'Het einde'),
      text: say(
        'Nine crosses end the game and bring 3 points more. Crosses count the number of their field, written numbers count against you. Now play!',
        'Neun Kreuze beenden das Spiel und bringen 3 Punkte dazu. Kreuze zählen die Zahl ihres Feldes, geschriebene Zahlen zählen gegen dich. Jetzt spiel!',
        'Negen kruisjes beëindigen het spel en geven 3 punten extra. Kruisjes tellen het getal van hun vakje, geschreven getallen tellen tegen je. Speel nu!',
      ),
    },
  ],
};

export default lesson;
