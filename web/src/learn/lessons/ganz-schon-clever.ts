import { say } from '../page.ts';
import type { Lesson } from '../lesson.ts';

const lesson: Lesson = {
  game: 'ganz-schon-clever',
  players: 1,
  steps: [
    {
      title: say('Your sheet', 'Dein Blatt', 'Je blok'),
      text: say(
        'Five areas in five colours. You roll six dice, choose some of them, and mark their numbers here. Small pictures beside and below the fields are bonuses: they bring more marks.',
        'Fünf Bereiche in fünf Farben. Du wirfst sechs Würfel, wählst einige davon und trägst ihre Zahlen hier ein. Die kleinen Bilder neben und unter den Feldern sind Boni: Sie bringen weitere Einträge.',
        'Vijf gebieden in vijf kleuren. Je gooit zes dobbelstenen, kiest er een paar en noteert hun getallen hier. De kleine plaatjes naast en onder de vakjes zijn bonussen: die leveren meer kruisjes op.',
      ),
    },
    {
      title: say('Your first roll', 'Dein erster Wurf', 'Je eerste worp'),
      text: say(
        'Choose a die and mark it in the area of its colour. In yellow that is a field with the same number. A full row pays a bonus, a full column the points below it.',
        'Wähle einen Würfel und trage ihn in dem Bereich seiner Farbe ein. In Gelb ist das ein Feld mit derselben Zahl. Eine volle Zeile bringt einen Bonus, eine volle Spalte die Punkte darunter.',
        'Kies een dobbelsteen en noteer hem in het gebied van zijn kleur. In geel is dat een vakje met hetzelfde getal. Een volle rij geeft een bonus, een volle kolom de punten eronder.',
      ),
      first: 'roll w4 y3 b2 g5 o6 p1',
      want: 'take y3 y11',
      ask: say(
        'Tap the yellow die, then the yellow 3 at the top left.',
        'Tippe auf den gelben Würfel, dann auf die gelbe 3 links oben.',
        'Tik op de gele dobbelsteen en dan op de gele 3 linksboven.',
      ),
      done: say(
        'Dice that show less than your 3 went to the platter: you cannot roll them any more. High dice cost you low ones.',
        'Die Würfel mit weniger als deiner 3 liegen jetzt auf dem Tablett: Du kannst sie nicht mehr werfen. Hohe Würfel kosten dich niedrige.',
        'Dobbelstenen met minder dan jouw 3 liggen nu op het dienblad: die gooi je niet meer. Hoge dobbelstenen kosten je lage.',
      ),
    },
    {
      title: say('White and blue', 'Weiß und Blau', 'Wit en blauw'),
      text: say(
        'You roll what is left. White may be any colour. Blue always counts blue plus white, wherever the two lie: the blue 2 on the platter and the white 2 make 4.',
        'Du wirfst, was übrig ist. Weiß darf jede Farbe sein. In Blau zählt immer Blau plus Weiß, egal wo die beiden liegen: die blaue 2 auf dem Tablett und die weiße 2 ergeben 4.',
        'Je gooit wat over is. Wit mag elke kleur zijn. In blauw telt altijd blauw plus wit, waar ze ook liggen: de blauwe 2 op het dienblad en de witte 2 zijn samen 4.',
      ),
      first: 'roll w2 g1 o5',
      want: 'take w2 b4',
      ask: say(
        'Tap the white die, then the blue 4.',
        'Tippe auf den weißen Würfel, dann auf die blaue 4.',
        'Tik op de witte dobbelsteen en dan op de blauwe 4.',
      ),
      done: say(
        'A cross in blue. The more crosses there, the more points.',
        'Ein Kreuz in Blau. Je mehr Kreuze dort, desto mehr Punkte.',
        'Een kruisje in blauw. Hoe meer kruisjes daar, hoe meer punten.',
      ),
    },
    {
      title: say('The third roll', 'Der dritte Wurf', 'De derde worp'),
      text: say(
        'One die is left. Orange takes any number; you fill it from left to right.',
        'Ein Würfel ist übrig. Orange nimmt jede Zahl; gefüllt wird von links nach rechts.',
        'Er is nog één dobbelsteen. Oranje neemt elk getal; je vult van links naar rechts.',
      ),
      first: 'roll o6',
      want: 'take o6 o6',
      ask: say(
        'Tap the orange die, then the first orange field.',
        'Tippe auf den orangen Würfel, dann auf das erste orange Feld.',
        'Tik op de oranje dobbelsteen en dan op het eerste oranje vakje.',
      ),
      done: say(
        'Three rolls, three marks: your turn is over.',
        'Drei Würfe, drei Einträge: Dein Zug ist vorbei.',
        'Drie worpen, drie noteringen: je beurt is voorbij.',
      ),
    },
    {
      title: say('From the platter', 'Vom Tablett', 'Van het dienblad'),
      text: say(
        'After another player’s turn you may mark one die from the platter. Alone, all dice are rolled for that, and the three lowest lie there. Green asks for at least the number in the field.',
        'Nach dem Zug eines anderen darfst du einen Würfel vom Tablett eintragen. Allein werden dafür alle Würfel geworfen, und die drei niedrigsten liegen dort. Grün verlangt mindestens die Zahl im Feld.',
        'Na de beurt van een ander mag je één dobbelsteen van het dienblad noteren. Alleen worden daarvoor alle dobbelstenen gegooid, en de drie laagste liggen daar. Groen vraagt minstens het getal in het vakje.',
      ),
      first: 'serve y3 g1 p2 / w4 b5 o6',
      want: 'take g1 g1',
      ask: say(
        'Tap the green die, then the first green field.',
        'Tippe auf den grünen Würfel, dann auf das erste grüne Feld.',
        'Tik op de groene dobbelsteen en dan op het eerste groene vakje.',
      ),
      done: say(
        'That was a round. Alone you play six of them.',
        'Das war eine Runde. Allein spielst du sechs davon.',
        'Dat was een ronde. Alleen speel je er zes.',
      ),
    },
    {
      title: say('An extra die', 'Ein Zusatzwürfel', 'Een extra dobbelsteen'),
      text: say(
        'Round 2 gave you an extra die, and your three rolls are made: yellow 1, green 2 and white 2 as yellow. At the end of a turn an extra die marks any one of the six dice once more. Purple wants rising numbers; after a 6 it begins anew.',
        'Runde 2 brachte dir einen Zusatzwürfel, und deine drei Würfe sind gemacht: Gelb 1, Grün 2 und Weiß 2 als Gelb. Am Ende eines Zuges trägt ein Zusatzwürfel einen der sechs Würfel noch einmal ein. Lila will steigende Zahlen; nach einer 6 geht es von vorn los.',
        'Ronde 2 gaf je een extra dobbelsteen, en je drie worpen zijn gedaan: geel 1, groen 2 en wit 2 als geel. Aan het eind van een beurt noteer je met een extra dobbelsteen nog een van de zes. Paars wil stijgende getallen; na een 6 begint het opnieuw.',
      ),
      first: 'roll w4 y1 b3 g3 o2 p5\n1 take y1 y31\nroll w2 b1 g2 o4 p3\n1 take g2 g2\nroll w2 o4 p3\n1 take w2 y33',
      want: 'plus p3 p3',
      ask: say(
        'Tap the purple die, then the first purple field.',
        'Tippe auf den lila Würfel, dann auf das erste lila Feld.',
        'Tik op de paarse dobbelsteen en dan op het eerste paarse vakje.',
      ),
      done: say(
        'The extra die is crossed out on its track.',
        'Der Zusatzwürfel ist auf seiner Leiste gestrichen.',
        'De extra dobbelsteen is op zijn spoor doorgestreept.',
      ),
    },
    {
      title: say('A bonus', 'Ein Bonus', 'Een bonus'),
      text: say(
        'The third yellow row lacks only the 4. When it is full it pays its bonus: a cross in green, whatever that field asks for.',
        'In der dritten gelben Zeile fehlt nur noch die 4. Ist sie voll, bringt sie ihren Bonus: ein Kreuz in Grün, egal was das Feld verlangt.',
        'In de derde gele rij ontbreekt alleen de 4. Is ze vol, dan geeft ze haar bonus: een kruisje in groen, wat dat vakje ook vraagt.',
      ),
      first: 'serve y4 o2 p1 / w5 b6 g6',
      want: 'take y4 y34',
      ask: say(
        'Tap the yellow die, then the 4 in the third row.',
        'Tippe auf den gelben Würfel, dann auf die 4 in der dritten Zeile.',
        'Tik op de gele dobbelsteen en dan op de 4 in de derde rij.',
      ),
      done: say(
        'The green cross was made by itself, for there was only one place. Where there is a choice, you are asked. One more green, and it pays an extra die: chains like that make the points.',
        'Das grüne Kreuz kam von selbst, denn es gab nur einen Platz. Gibt es eine Wahl, wirst du gefragt. Noch einmal Grün, und es gibt einen Zusatzwürfel: Solche Ketten bringen die Punkte.',
        'Het groene kruisje kwam vanzelf, want er was maar één plek. Is er een keuze, dan krijg je de vraag. Nog één keer groen en je krijgt een extra dobbelsteen: zulke ketens maken de punten.',
      ),
    },
    {
      title: say('A re-roll', 'Ein Neuwurf', 'Een nieuwe worp'),
      text: say(
        'This roll is poor. You have re-rolls: each rolls these dice once more, and it is still the same roll.',
        'Dieser Wurf ist mau. Du hast Neuwürfe: Jeder wirft diese Würfel noch einmal, und es bleibt derselbe Wurf.',
        'Deze worp is mager. Je hebt nieuwe worpen: elke gooit deze dobbelstenen nog een keer, en het blijft dezelfde worp.',
      ),
      first: 'roll w1 y2 b1 g1 o1 p2',
      want: 'reroll',
      ask: say('Press “Re-roll”.', 'Drücke „Neu würfeln“.', 'Druk op ‘Opnieuw gooien’.'),
      done: say(
        'Spend them: what is left at the end is worth nothing.',
        'Gib sie aus: Was am Ende übrig ist, zählt nichts.',
        'Geef ze uit: wat aan het eind over is, telt niet.',
      ),
    },
    {
      title: say('Foxes', 'Füchse', 'Vossen'),
      text: say(
        'At the end the five areas are added. Each fox you earned pays as much as your lowest area. So leave none behind. Now you know enough: play!',
        'Am Ende werden die fünf Bereiche zusammengezählt. Jeder verdiente Fuchs zahlt so viel, wie dein niedrigster Bereich hat. Lass also keinen zurück. Jetzt weißt du genug: spiel!',
        'Aan het eind worden de vijf gebieden opgeteld. Elke verdiende vos betaalt zoveel als je laagste gebied heeft. Laat er dus geen achter. Nu weet je genoeg: speel!',
      ),
    },
  ],
};

export default lesson;
