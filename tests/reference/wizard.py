"""The Wizard dice game (docs/rules/wizard-dice.md, record page R8 to R10).

Phases: 'card', 'set', 'first roll' (roll-first), 'predict', 'strike', 'wizard', 'must reroll'
(roll-first), 'roll', 'others', 'seer', 'final', 'over'.
"""

import copy

from rules_error import RulesError

FACES = "grbywj"  # R8.1
COLOURS = "grby"
NUMBERS = (1, 2, 3, 4, 5)
CARDS = ("all-colours", "sticky-jesters", "roll-first", "set-two", "extra-die", "own-jesters",
         "strike", "secret")  # W9.3
DOUBLE = ("all-colours", "sticky-jesters")  # W9.4
CROSS, DOUBLE_CROSS = "X", "XX"


class WizardSheet:
    def __init__(self):
        self.fields = {}  # (colour, number): CROSS, DOUBLE_CROSS or a written difference
        self.jesters = set()

    def clone(self):
        other = WizardSheet()
        other.fields = dict(self.fields)
        other.jesters = set(self.jesters)
        return other

    def empty_fields(self):
        return [(c, n) for c in COLOURS for n in NUMBERS if (c, n) not in self.fields]

    def crosses(self):  # W8.1
        values = list(self.fields.values())
        return values.count(CROSS) + 2 * values.count(DOUBLE_CROSS) + len(self.jesters)

    def points(self, target):  # W8.4
        points = 0
        for (_, number), value in self.fields.items():
            if value == CROSS:
                points += number
            elif value == DOUBLE_CROSS:
                points += 2 * number
            else:
                points -= value
        if self.crosses() >= target:
            points += 3
        return points


class WizardGame:
    def __init__(self, game, players, options):
        self.game = game
        self.options = options
        self.target = int(options["target"])  # O5
        self.seats = list(range(1, players + 1))
        self.sheets = {seat: WizardSheet() for seat in self.seats}
        self.seer = int(options["first-seer"])  # O7
        self.next_seer = None
        self.round = 0
        self.cards_out = set()
        self.start_round()

    def clone(self):
        other = copy.copy(self)
        other.sheets = {seat: sheet.clone() for seat, sheet in self.sheets.items()}
        other.cards_out = set(self.cards_out)
        other.predictions = dict(self.predictions)
        other.dice = list(self.dice)
        other.still_in = set(self.still_in)
        other.to_ask = list(self.to_ask)
        return other

    # ------------------------------------------------------------------ what others may ask

    @property
    def over(self):
        return self.phase == "over"

    def open_seats(self):
        if self.phase in ("set", "wizard", "must reroll", "seer"):
            return {self.seer}
        if self.phase in ("predict", "strike"):
            if self.phase == "predict" and self.card == "secret" and self.to_ask[0] != self.seer:
                return set(self.to_ask)  # R10.2
            return {self.to_ask[0]}
        if self.phase in ("others", "final"):
            return set(self.to_ask)
        return set()

    def legal(self, seat):
        if seat not in self.open_seats():
            return []
        return sorted(self.moves(seat))

    def chance(self):
        """None, ('card',) or ('roll', number of dice)."""
        if self.phase == "card":
            return ("card",)
        if self.phase in ("first roll", "roll"):
            return ("roll", 7 - len(self.dice))
        return None

    def scores(self):
        return {seat: {"crosses": sheet.crosses(), "jesters": len(sheet.jesters),
                       "points": sheet.points(self.target)}
                for seat, sheet in self.sheets.items()}

    def totals(self):
        return [self.sheets[seat].points(self.target) for seat in self.seats]

    # ------------------------------------------------------------------ legal moves

    def moves(self, seat):
        if self.phase == "set":  # W10.4
            return ["set " + " ".join(bag) for bag in bags_of_two()]
        if self.phase == "predict":
            return [f"predict {c}{n}" for c, n in self.allowed_predictions(seat)]
        if self.phase == "strike":
            return [f"strike {c}{n}" for c, n in self.strikable(seat)] + ["done"]
        if self.phase == "wizard":  # W3.1
            return [f"wizard {c}" for c in COLOURS]
        if self.phase == "must reroll":  # W10.3
            return self.rerolls(3)
        if self.phase == "others":  # R10.4
            return ["wait"] + self.scoring_moves(seat)
        if self.phase == "seer":
            return self.rerolls(1) + self.scoring_moves(seat)
        if self.phase == "final":  # R10.6
            return self.scoring_moves(seat)
        raise AssertionError(self.phase)

    def allowed_predictions(self, seat):
        empty = self.sheets[seat].empty_fields()  # W2.2
        if self.card == "secret" and seat != self.seer:  # W10.8
            made = {self.predictions[self.seer]}
        else:
            made = set(self.predictions.values())
        return [field for field in empty if field not in made] or empty  # W2.3, W2.4

    def strikable(self, seat):  # W10.7, W10.10
        colour = self.predictions[seat][0]
        fields = self.sheets[seat].fields
        return [(colour, n) for n in NUMBERS
                if isinstance(fields.get((colour, n)), int) and fields[(colour, n)] > 0]

    def scoring_moves(self, seat):
        return ["stop", "jester"] if self.jester_possible(seat) else ["stop"]

    def jester_possible(self, seat):  # W7.1
        jesters = self.dice.count("j")
        return 1 <= jesters <= 5 and jesters not in self.sheets[seat].jesters

    def rerollable(self):
        if self.card == "sticky-jesters":  # W10.2
            return [face for face in self.dice if face != "j"]
        return list(self.dice)

    def rerolls(self, at_least):
        bags = {()}
        for face in sorted(self.rerollable(), key=FACES.index):
            bags |= {bag + (face,) for bag in bags}
        return ["reroll " + " ".join(bag) for bag in bags if len(bag) >= at_least]

    # ------------------------------------------------------------------ events

    def play(self, seat, text):
        words = text.split(" ")
        if words[0] in ("set", "reroll"):  # R8.1: any order is read
            words[1:] = sorted(words[1:], key=lambda face: (FACES.find(face), face))
        text = " ".join(words)
        if text not in self.legal(seat):
            raise RulesError(f"'{seat} {text}' is not legal")
        if words[0] == "set":
            self.dice = words[1:]
            self.start_predictions()
        elif words[0] == "predict":
            self.do_predict(seat, words[1])
        elif words[0] == "strike":
            self.sheets[seat].fields[(words[1][0], int(words[1][1]))] = 0  # W10.7
            self.to_ask.remove(seat)
            self.next_strike()
        elif words[0] == "done":
            self.to_ask.remove(seat)
            self.next_strike()
        elif words[0] == "wizard":
            self.wizard_colour = words[1]
            self.start_rolling()
        elif words[0] == "wait":
            self.to_ask.remove(seat)
            self.ask_seer_if_all_answered()
        elif words[0] == "reroll":
            for face in words[1:]:
                self.dice.remove(face)  # W4.3
            self.roll_number += 1
            self.phase = "roll"
        elif words[0] in ("stop", "jester"):
            self.do_score(seat, words[0])
        else:
            raise AssertionError(text)

    def roll(self, text):
        words = text.split(" ")
        owed = self.chance()
        if owed is None:
            raise RulesError("no chance event is owed")  # R3.4
        if words[0] != owed[0]:
            raise RulesError(f"'{owed[0]}' is owed")
        if owed[0] == "card":
            self.take_card(words[1:])
        else:
            self.take_roll(words[1:], owed[1])

    def take_card(self, words):  # W9.1, W9.3, R8.2
        if len(words) != 1 or words[0] not in CARDS:
            raise RulesError("card needs one card")
        if words[0] in self.cards_out:
            raise RulesError(f"the card '{words[0]}' is out")
        self.card = words[0]
        self.cards_out.add(self.card)
        self.after_card()

    def take_roll(self, words, number):
        if len(words) != number or any(face not in tuple(FACES) for face in words):
            raise RulesError(f"a roll of {number} dice is owed")
        self.dice += words
        if self.phase == "first roll":
            self.start_predictions()
        else:
            self.after_roll()

    # ------------------------------------------------------------------ the round

    def start_round(self):
        self.round += 1
        self.card = None
        self.wizard_colour = None
        self.dice = []
        self.roll_number = 0
        self.predictions = {}
        self.still_in = set(self.seats)
        self.to_ask = []
        if self.options["cards"] == "on":
            if len(self.cards_out) == len(CARDS):  # W9.3
                self.cards_out = set()
            self.phase = "card"
        else:
            self.after_card()

    def after_card(self):  # R10.1
        if self.card == "set-two":
            self.phase = "set"
        elif self.card == "roll-first":
            self.roll_number = 1
            self.phase = "first roll"
        else:
            self.start_predictions()

    def clockwise(self):
        start = self.seats.index(self.seer)
        return self.seats[start:] + self.seats[:start]

    def start_predictions(self):  # W2.1
        self.to_ask = self.clockwise()
        self.phase = "predict"

    def do_predict(self, seat, word):
        self.predictions[seat] = (word[0], int(word[1]))
        self.to_ask.remove(seat)
        if self.to_ask:
            return
        self.next_seer = self.decide_next_seer()
        if self.card == "strike":
            self.to_ask = self.clockwise()
            self.phase = "strike"
            self.next_strike()
        else:
            self.name_wizard_colour()

    def decide_next_seer(self):  # W3.2, W3.3
        seer_colour = self.predictions[self.seer][0]
        best = None
        for seat in self.clockwise():
            colour, number = self.predictions[seat]
            if colour != seer_colour and (best is None or number > self.predictions[best][1]):
                best = seat
        return self.seer if best is None else best

    def next_strike(self):  # R10.3
        while self.to_ask and not self.strikable(self.to_ask[0]):
            self.to_ask.pop(0)
        if not self.to_ask:
            self.name_wizard_colour()

    def name_wizard_colour(self):
        if self.card == "all-colours":  # W10.1
            self.start_rolling()
        else:
            self.phase = "wizard"

    def start_rolling(self):
        if self.card == "roll-first":  # R10.7
            self.phase = "must reroll"
        elif self.card == "set-two":  # R10.8
            self.roll_number = 2
            self.phase = "roll"
        else:  # W4.1
            self.roll_number = 1
            self.phase = "roll"

    def after_roll(self):
        if self.roll_number < 3 and self.rerollable():  # R10.4
            self.to_ask = [s for s in self.clockwise() if s in self.still_in and s != self.seer]
            self.phase = "others"
            self.ask_seer_if_all_answered()
        else:
            self.end_rolling()

    def ask_seer_if_all_answered(self):
        if not self.to_ask:
            self.phase = "seer"

    def do_score(self, seat, verb):
        phase = self.phase
        if verb == "jester":
            self.score_jester(seat)
        else:
            self.score_prediction(seat)
        if phase == "seer":
            self.end_rolling()  # W5.3
        else:
            self.to_ask.remove(seat)
            if phase == "others":
                self.ask_seer_if_all_answered()
            elif not self.to_ask:
                self.end_round()

    def end_rolling(self):  # R10.6
        self.to_ask = []
        for seat in self.clockwise():
            if seat in self.still_in:
                if self.jester_possible(seat):
                    self.to_ask.append(seat)
                else:
                    self.score_prediction(seat)
        self.phase = "final"
        if not self.to_ask:
            self.end_round()

    def end_round(self):  # R10.9
        if any(sheet.crosses() >= self.target for sheet in self.sheets.values()):  # W8.1
            self.phase = "over"
        elif self.round == 20:  # W8.3
            self.phase = "over"
        else:
            self.seer = self.next_seer  # W3.4
            self.start_round()

    # ------------------------------------------------------------------ scoring

    def count(self, seat):
        colour = self.predictions[seat][0]
        count = self.dice.count(colour)  # W6.1
        if self.card == "all-colours" or colour == self.wizard_colour:  # W10.1
            count += self.dice.count("w")
        if self.card == "extra-die":  # W10.5
            count += 1
        if self.card == "own-jesters":  # W10.6
            count += self.dice.count("j")
        return count

    def score_prediction(self, seat):
        field = self.predictions[seat]
        difference = abs(self.count(seat) - field[1])
        double = self.card in DOUBLE  # W9.4
        if difference == 0:  # W6.2
            self.sheets[seat].fields[field] = DOUBLE_CROSS if double else CROSS
        else:  # W6.3
            self.sheets[seat].fields[field] = 2 * difference if double else difference
        self.still_in.remove(seat)

    def score_jester(self, seat):  # W7.2
        self.sheets[seat].jesters.add(self.dice.count("j"))
        self.sheets[seat].fields[self.predictions[seat]] = 0
        self.still_in.remove(seat)


def bags_of_two():
    return [(a, b) for a in FACES for b in FACES if FACES.index(a) <= FACES.index(b)]
