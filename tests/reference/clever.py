"""The shared turn of the three Clever games (docs/rules/clever-family.md, record page R4 to R7).

The game is a small machine. `phase` says where it is:

  'round start'  bonuses of the round track are placed (C2)
  'roll'         a roll of the dice in hand is owed
  'choose'       the active player is asked after a roll (C3.2, C4)
  'follow'       the choice is marked; its bonuses and crosses come (C3.8)
  'returns'      Doppelt so clever: before a roll (D8)
  'serve'        solo: the passive roll is owed (C11.3)
  'serving'      everybody acts for himself (C5)
  'over'
"""

import copy
import re

from marking import FACES, DoppeltSheet, DreiSheet, GanzSheet
from rules_error import RulesError

SHEET_CLASSES = {
    "ganz-schon-clever": GanzSheet,
    "doppelt-so-clever": DoppeltSheet,
    "clever-hoch-drei": DreiSheet,
}
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}  # C1.3
DIE_WORD = re.compile(r"([a-z])([1-6])(?:=(\??)([1-6]))?\Z")
BY_ITSELF = {"pass", "done"}  # R4.1


class Player:
    def __init__(self, sheet):
        self.sheet = sheet
        self.sweep = []  # D3.4: (letter, face) of dice that may still be crossed
        self.column = None  # H4.4: the column of the same-number crosses
        self.column_crosses = 0  # how many of them are left
        self.serving = "finished"  # 'pick', 'extra' or 'finished'
        self.used_extra = set()  # C7.3

    def clone(self):
        other = copy.copy(self)
        other.sheet = self.sheet.clone()
        other.sweep = list(self.sweep)
        other.used_extra = set(self.used_extra)
        return other


class CleverGame:
    def __init__(self, game, players, options):
        self.game = game
        self.options = options
        self.data = SHEET_CLASSES[game].data
        self.letters = self.data["dice"]
        self.seats = list(range(1, players + 1))
        self.solo = players == 1
        self.players = {seat: Player(self.new_sheet()) for seat in self.seats}
        self.faces = {}  # letter: face as it lies
        self.hand = []  # dice to be rolled, or just rolled
        self.platter = []
        self.fields = [None, None, None]
        self.roll_number = 0
        self.active = 0
        self.chosen = None  # the die of the choice that is being carried out
        self.returns_closed = False
        self.round = 0
        self.questions = {}
        self.start_round()
        self.go_on()

    def new_sheet(self):
        if self.game == "clever-hoch-drei":
            return DreiSheet(self.options["blue-question"], self.options["seven-after-seven"])
        return SHEET_CLASSES[self.game]()

    def clone(self):
        other = copy.copy(self)
        other.players = {seat: player.clone() for seat, player in self.players.items()}
        other.faces = dict(self.faces)
        other.hand = list(self.hand)
        other.platter = list(self.platter)
        other.fields = list(self.fields)
        other.questions = dict(self.questions)
        return other

    # ------------------------------------------------------------------ what others may ask

    @property
    def over(self):
        return self.phase == "over"

    def open_seats(self):
        return set(self.questions)

    def legal(self, seat):
        return list(self.questions.get(seat, []))

    def chance(self):
        """None, ('roll', [letters]) or ('serve',)."""
        if self.questions:
            return None
        if self.phase == "roll":
            return ("roll", [letter for letter in self.letters if letter in self.hand])
        if self.phase == "serve":
            return ("serve",)
        return None

    def scores(self):
        return {seat: self.players[seat].sheet.score() for seat in self.seats}

    def totals(self):
        return [self.players[seat].sheet.score()["total"] for seat in self.seats]

    def unspent(self, seat):
        return self.players[seat].sheet.free_actions()

    # ------------------------------------------------------------------ events

    def play(self, seat, text):
        if text not in self.questions.get(seat, []):
            raise RulesError(f"'{seat} {text}' is not legal")
        phase = self.phase
        self.carry_out(seat, text)
        self.go_on(seat if self.phase == phase else None)

    def roll(self, text):
        words = text.split(" ")
        owed = self.chance()
        if owed is None:
            raise RulesError("no chance event is owed")  # R3.4
        if words[0] != owed[0]:
            raise RulesError(f"'{owed[0]}' is owed")
        if words[0] == "roll":
            self.take_roll(words[1:])
        else:
            self.take_serve(words[1:])
        self.go_on()

    def take_roll(self, words):
        dice = [read_die(word) for word in words]
        if sorted(letter for letter, _ in dice) != sorted(self.hand):
            raise RulesError("the dice of this roll are " + " ".join(self.chance()[1]))  # R5.2
        for letter, face in dice:
            self.faces[letter] = face
        self.phase = "choose"

    def take_serve(self, words):  # C11.3, R5.4
        if len(words) != 7 or words[3] != "/":
            raise RulesError("serve needs three dice, '/', three dice")
        dice = [read_die(word) for word in words[:3] + words[4:]]
        if sorted(letter for letter, _ in dice) != sorted(self.letters):
            raise RulesError("serve names all six dice once")
        if max(face for _, face in dice[:3]) > min(face for _, face in dice[3:]):  # C11.4
            raise RulesError("a platter die shows more than a field die")
        self.faces = dict(dice)
        self.hand = []
        self.platter = [letter for letter, _ in dice[:3]]
        self.fields = [letter for letter, _ in dice[3:]]
        self.active = 0  # nobody is the active player in the solo passive turn
        self.start_serving()

    # ------------------------------------------------------------------ the machine

    def go_on(self, only=None):
        """Carries on until somebody is asked, a chance event is owed or the game is over. `only`
        is the seat that has just acted: no choice touches what another player may do, except that
        the phase may end."""
        while True:
            phase = self.phase
            for seat in [only] if only else self.seats:
                self.ask(seat)
            only = None
            if self.phase != phase:  # something that happened by itself ended the phase
                continue
            if self.questions or self.phase in ("roll", "serve", "over"):
                return
            self.next_phase()

    def ask(self, seat):
        """Does what happens by itself for this seat (R4.1, R4.2), then notes what he is asked."""
        self.questions.pop(seat, None)
        while True:
            self.place_forced_bonuses(seat)
            moves = self.moves(seat)
            if not moves:
                return
            if any(move not in BY_ITSELF for move in moves):
                self.questions[seat] = sorted(set(moves))
                return
            self.carry_out(seat, moves[0])  # R4.1

    def place_forced_bonuses(self, seat):  # R4.2
        sheet = self.players[seat].sheet
        white = self.faces.get("w")
        while sheet.waiting:
            sheet.drop_lost_bonuses(white)
            places = sheet.waiting_places(white)
            if len(places) != 1:
                return
            sheet.place_bonus(places[0], white)

    def next_phase(self):
        """Nobody is asked anything any more in this phase."""
        if self.phase == "round start":
            self.start_turn()
        elif self.phase == "follow":
            self.lower_dice_to_platter()
            self.after_roll()
        elif self.phase == "returns":
            self.roll_or_end()
        elif self.phase == "serving":
            self.end_turn()
        else:
            raise AssertionError(self.phase)

    # ---- rounds and turns

    def start_round(self):  # C2
        self.round += 1
        self.active = 0
        for seat in self.seats:
            self.players[seat].sheet.earn(self.data["rounds"].get(self.round))
        self.phase = "round start"

    def start_turn(self):  # C1.5
        self.active += 1
        self.hand = list(self.letters)
        self.platter = []
        self.fields = [None, None, None]
        self.roll_number = 1
        self.phase = "roll"

    def end_turn(self):
        if self.solo and self.active == 1:  # C11.1: the passive turn follows
            self.phase = "serve"
        elif not self.solo and self.active < len(self.seats):  # C1.4
            self.start_turn()
        elif self.round < ROUNDS[len(self.seats)]:
            self.start_round()
        else:
            self.phase = "over"  # C1.6

    # ---- the active player's rolls

    def lower_dice_to_platter(self):  # C3.3
        for letter in list(self.hand):
            if self.faces[letter] < self.faces[self.chosen]:
                self.hand.remove(letter)
                self.platter.append(letter)
        self.chosen = None

    def after_roll(self):
        if self.game == "doppelt-so-clever" and self.roll_number < 3:  # R7.3 step 5
            self.returns_closed = False
            self.phase = "returns"
        else:
            self.roll_or_end()

    def roll_or_end(self):  # C3.6
        if self.roll_number < 3 and self.hand:
            self.roll_number += 1
            self.phase = "roll"
        else:
            self.platter += self.hand  # C3.7
            self.hand = []
            self.start_serving()

    def start_serving(self):  # C5.3
        for seat in self.seats:
            self.players[seat].serving = "extra" if seat == self.active else "pick"
            self.players[seat].used_extra = set()
        self.phase = "serving"

    # ------------------------------------------------------------------ legal moves

    def moves(self, seat):
        """All legal moves of a seat, pass and done included; empty if he is asked nothing."""
        player = self.players[seat]
        if player.sheet.waiting:  # C9.6
            return [f"bonus {p}" for p in player.sheet.waiting_places(self.faces.get("w"))]
        crosses = self.cross_places(player)
        if crosses:
            return [f"cross {p}" for p in crosses] + ["done"]
        player.sweep = []
        player.column = None
        player.column_crosses = 0
        if self.phase == "choose" and seat == self.active:
            return self.choose_moves(player)
        if self.phase == "returns" and seat == self.active:
            return self.return_moves(player)
        if self.phase == "serving" and player.serving == "pick":
            return self.pick_moves(player)
        if self.phase == "serving" and player.serving == "extra":
            return self.extra_moves(player)
        return []

    def cross_places(self, player):
        if player.sweep:
            return self.sweep_places(player)
        if player.column_crosses > 0:  # H4.4
            return player.sheet.turquoise_places(player.column)
        return []

    def sweep_places(self, player):  # D3.5, D3.6, D3.11
        places = set()
        for letter, face in player.sweep:
            for row in "ybgp" if letter in "ws" else letter:
                if player.sheet.silver_open(row, face):
                    places.add(f"s{row}{face}")
        return sorted(places)

    def choose_moves(self, player):
        takes = self.marks("take", player, self.hand, self.roll_number)
        moves = list(takes)
        if player.sheet.free("RR"):  # C4.5
            moves.append("reroll")
        if self.game != "ganz-schon-clever" or self.options["decline"] == "free" or not takes:
            moves.append("pass")  # C4.2, C4.7
        return moves

    def return_moves(self, player):  # D8.5
        if self.returns_closed or not player.sheet.free("RT") or not self.platter:
            return []
        return [f"return {letter}" for letter in self.platter] + ["done"]

    def pick_moves(self, player):  # C6, H10.8 to H10.10
        on_fields = [letter for letter in self.fields if letter]
        moves = self.marks("take", player, self.platter, "grey")
        if not self.marks("take", player, self.platter, "grey", any_number=False):
            if not self.solo or self.options["solo-fallback"] == "on":  # C11.6
                moves += self.marks("take", player, on_fields, "grey")  # H3.3
        return moves + ["pass"]

    def extra_moves(self, player):  # C7
        moves = []
        if player.sheet.free("+1"):
            for letter in self.letters:
                if letter not in player.used_extra:  # C7.3
                    moves += self.marks("plus", player, [letter], self.row_where_it_lies(letter))
        return moves + ["done"]

    def row_where_it_lies(self, letter):  # H3.4
        return self.fields.index(letter) + 1 if letter in self.fields else "grey"

    def marks(self, verb, player, letters, yellow_row, any_number=True):
        """All `take` or `plus` moves with these dice."""
        moves = []
        for letter in letters:
            face = self.faces[letter]
            shown = [(f"{letter}{face}", face)]
            if any_number and self.game == "clever-hoch-drei":
                shown += any_number_dice(letter, face, player.sheet.any_number_spaces())
            for word, number in shown:
                for place in self.die_places(player, letter, number, yellow_row):
                    moves.append(f"{verb} {word} {place}")
        return moves

    def die_places(self, player, letter, number, yellow_row):
        colours = self.data["colours"] if letter == "w" else letter  # C10.1
        places = []
        for colour in colours:
            blue_sum = None
            if colour == "b":  # C10.2, H10.6
                blue_sum = number + (self.faces["b"] if letter == "w" else self.faces["w"])
            places += player.sheet.die_places(colour, number, blue_sum, yellow_row)
        return places

    # ------------------------------------------------------------------ carrying out a move

    def carry_out(self, seat, text):
        player = self.players[seat]
        words = text.split()
        if words[0] == "bonus":
            player.sheet.place_bonus(words[1], self.faces.get("w"))
        elif words[0] == "cross":
            self.do_cross(player, words[1])
        elif words[0] == "take" and self.phase == "choose":
            self.do_choice(player, words[1], words[2])
        elif words[0] == "take":
            self.do_pick(player, words[1], words[2])
        elif words[0] == "plus":
            self.do_extra(player, words[1], words[2])
        elif words[0] == "reroll":  # C4.5
            player.sheet.spend("RR")
            self.phase = "roll"
        elif words[0] == "return":  # D8.1
            player.sheet.spend("RT")
            self.platter.remove(words[1])
            self.hand.append(words[1])
        elif words[0] == "pass":
            self.do_pass(player)
        elif words[0] == "done":
            self.do_done(player)
        else:
            raise AssertionError(text)

    def do_pass(self, player):
        if self.phase == "choose":  # C4.1
            self.after_roll()
        else:  # C6.3
            player.serving = "extra"

    def do_done(self, player):  # R7.7
        if player.sweep or player.column_crosses:
            player.sweep = []
            player.column_crosses = 0
        elif self.phase == "returns":
            self.returns_closed = True
        else:  # C7.5
            player.serving = "finished"

    def do_cross(self, player, place):
        player.sheet.mark(place)
        if place[0] == "t":
            player.column_crosses -= 1
            return
        row, face = place[1], int(place[2])
        for candidate in (row, "w", "s"):  # D3.10, R7.8: the coloured die first
            if (candidate, face) in player.sweep:
                player.sweep.remove((candidate, face))
                return
        raise AssertionError(place)

    def do_choice(self, player, word, place):  # C3.2, C3.8
        letter = self.mark_with_die(player, word, place)
        on_fields = [die for die in self.fields if die]
        self.hand.remove(letter)
        self.fields[self.roll_number - 1] = letter
        self.chosen = letter
        self.phase = "follow"
        if place[0] == "s":  # D3.4
            player.sweep = [(die, self.faces[die]) for die in self.hand
                            if self.faces[die] < self.faces[letter]]
        self.start_same_number_crosses(player, letter, place, on_fields)

    def do_pick(self, player, word, place):  # C6
        letter = self.mark_with_die(player, word, place)
        player.serving = "extra"
        self.start_same_number_crosses(player, letter, place, self.group_where_it_lies(letter))

    def do_extra(self, player, word, place):  # C7
        player.sheet.spend("+1")
        letter = self.mark_with_die(player, word, place)
        player.used_extra.add(letter)
        self.start_same_number_crosses(player, letter, place, self.group_where_it_lies(letter))

    def mark_with_die(self, player, word, place):
        letter, _, question, pretended = DIE_WORD.match(word).groups()
        if pretended:  # H10.1
            player.sheet.spend_any_number(question or pretended)
        player.sheet.mark(place)
        return letter

    def group_where_it_lies(self, letter):  # H4.4
        return list(self.platter) if letter in self.platter else [d for d in self.fields if d]

    def start_same_number_crosses(self, player, letter, place, group):  # H4.4, H4.5, H10.7
        if place[0] != "t":
            return
        player.column = int(place[2])
        player.column_crosses = sum(1 for die in group
                                    if die != letter and self.faces[die] == player.column)


def read_die(word):
    match = DIE_WORD.match(word)
    if not match or match.group(4):
        raise RulesError(f"'{word}' is not a die")
    return match.group(1), int(match.group(2))


def any_number_dice(letter, face, spaces):
    """The die words with an AN space, and the number each pretends (R6.3, H10.13)."""
    dice = []
    for space in spaces:
        numbers = FACES if space == "?" else [int(space)]
        for number in numbers:
            if number != face:  # H10.4
                dice.append((f"{letter}{face}={'?' if space == '?' else ''}{number}", number))
    return dice
