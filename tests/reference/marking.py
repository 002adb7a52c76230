"""The sheets of the Clever games in play: where a die or a bonus may go, what a mark earns, and
the points. One class per game; the data come from sheets.py.

A place is the text of R6.4, for example 'y11' or 'bl6'. `mark(place)` needs nothing else: the
text alone says which field is filled with which number.
"""

import copy

from sheets import DOPPELT, DREI, GANZ

ACTIONS = ("RR", "+1", "RT", "AN")
FACES = (1, 2, 3, 4, 5, 6)


class Sheet:
    """What the three sheets share: tracks, foxes, waiting bonuses and the total."""

    data = None

    def __init__(self):
        self.circled = {action: 0 for action in self.data["tracks"]}  # C8.1
        self.spent = {action: 0 for action in self.data["tracks"]}
        self.foxes = 0
        self.marks = 0  # how many marks were made; no rule needs it, the players do
        self.waiting = []  # colour and black bonuses that are not placed yet, C9.6

    def clone(self):
        other = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, (list, set, dict)):
                setattr(other, name, value.copy())
        return other

    # ---- actions, C8

    def free(self, action):
        return self.circled.get(action, 0) - self.spent.get(action, 0)

    def spend(self, action):
        assert self.free(action) > 0
        self.spent[action] += 1

    def free_actions(self):
        return sum(self.free(action) for action in self.circled)

    # ---- bonuses, C9

    def earn(self, bonus):
        if bonus is None:
            return
        if bonus == "fox":  # C9.2
            self.foxes += 1
        elif bonus in ACTIONS:  # C8.1, C8.3
            spaces, end_bonus = self.data["tracks"][bonus]
            self.circled[bonus] += 1
            assert self.circled[bonus] <= spaces
            if self.circled[bonus] == spaces:
                self.earn(end_bonus)
        else:  # C9.3
            self.waiting.append(bonus)

    def places_of(self, bonus, white):
        """All places of one waiting bonus. `white` is the face of the white die as it lies."""
        parts = self.data["black"].get(bonus)
        if parts is None:
            return self.bonus_places(bonus, white)
        places = []
        for part in parts:  # C9.8
            places += self.bonus_places(part, white)
        return places

    def drop_lost_bonuses(self, white):
        self.waiting = [b for b in self.waiting if self.places_of(b, white)]  # C9.5, R4.2

    def waiting_places(self, white):
        return sorted({p for b in self.waiting for p in self.places_of(b, white)})  # R4.5

    def place_bonus(self, place, white):
        fitting = [b for b in self.waiting if place in self.places_of(b, white)]
        coloured = [b for b in fitting if b not in self.data["black"]]
        self.waiting.remove(coloured[0] if coloured else fitting[0])  # C9.7
        self.mark(place)

    # ---- score, C10.4

    def score(self):
        areas = self.areas()
        fox_points = self.foxes * min(areas.values())
        return {
            "areas": areas,
            "foxes": self.foxes,
            "fox points": fox_points,
            "total": sum(areas.values()) + fox_points,
        }

    # ---- to be given by each game

    def die_places(self, colour, number, blue_sum, yellow_row):
        """Places for a die of this colour (a letter) that shows `number`. `blue_sum` is the number
        for the blue area. `yellow_row` is 1, 2, 3 or 'grey' (only H3)."""
        raise NotImplementedError

    def bonus_places(self, bonus, white):
        raise NotImplementedError

    def mark(self, place):
        raise NotImplementedError

    def areas(self):
        raise NotImplementedError


# --------------------------------------------------------------------------- Ganz schön clever


class GanzSheet(Sheet):
    data = GANZ

    def __init__(self):
        super().__init__()
        self.yellow = set()  # (row, column), from 1; printed crosses are not in it
        self.blue = set()  # sums
        self.green = 0  # crosses
        self.orange = []  # numbers written
        self.purple = []

    def yellow_number(self, row, column):
        return self.data["yellow"][row - 1][column - 1]

    def yellow_open(self):
        return [(r, c) for r in range(1, 5) for c in range(1, 5)
                if self.yellow_number(r, c) is not None and (r, c) not in self.yellow]

    def yellow_crossed(self, row, column):
        return self.yellow_number(row, column) is None or (row, column) in self.yellow  # G2.1

    def die_places(self, colour, number, blue_sum, yellow_row):
        if colour == "y":  # G2.2
            return [f"y{r}{c}" for r, c in self.yellow_open() if self.yellow_number(r, c) == number]
        if colour == "b":  # G3.2
            return [f"b{blue_sum}"] if blue_sum not in self.blue else []
        if colour == "g":  # G4.2
            if self.green < 11 and number >= self.data["green at least"][self.green]:
                return [f"g{number}"]
            return []
        if colour == "o":  # G4.3
            return [f"o{number}"] if len(self.orange) < 11 else []
        if colour == "p":  # G4.4
            if len(self.purple) == 11:
                return []
            if not self.purple or self.purple[-1] == 6 or number > self.purple[-1]:
                return [f"p{number}"]
            return []
        raise ValueError(colour)

    def bonus_places(self, bonus, white):
        if bonus == "yellow X":  # G5.1
            return [f"y{r}{c}" for r, c in self.yellow_open()]
        if bonus == "blue X":  # G5.1
            return [f"b{s}" for s in range(2, 13) if s not in self.blue]
        if bonus == "green X":  # G5.2
            return ["g"] if self.green < 11 else []
        if bonus in ("orange 4", "orange 5", "orange 6"):  # G5.3
            return [f"o{bonus[-1]}"] if len(self.orange) < 11 else []
        if bonus == "purple 6":  # G5.4
            return ["p6"] if len(self.purple) < 11 else []
        raise ValueError(bonus)

    def mark(self, place):
        self.marks += 1
        area, rest = place[0], place[1:]
        if area == "y":
            self.mark_yellow(int(rest[0]), int(rest[1]))
        elif area == "b":
            self.mark_blue(int(rest))
        elif area == "g":
            self.green += 1
            self.earn(self.data["green bonus"][self.green - 1])
        elif area == "o":
            field = len(self.orange)
            self.orange.append(int(rest) * self.data["orange factor"][field])  # G4.3, G5.3
            self.earn(self.data["orange bonus"][field])
        elif area == "p":
            self.purple.append(int(rest))
            self.earn(self.data["purple bonus"][len(self.purple) - 1])
        else:
            raise ValueError(place)

    def mark_yellow(self, row, column):
        self.yellow.add((row, column))
        if all(self.yellow_crossed(row, c) for c in range(1, 5)):  # G2.3
            self.earn(self.data["yellow row bonus"][row - 1])
        if row == column and all(self.yellow_crossed(k, k) for k in range(1, 5)):
            self.earn(self.data["yellow diagonal bonus"])

    def mark_blue(self, number):
        self.blue.add(number)
        grid = self.data["blue"]
        for r in range(3):  # G3.3
            fields = [n for n in grid[r] if n is not None]
            if number in fields and all(n in self.blue for n in fields):
                self.earn(self.data["blue row bonus"][r])
        for c in range(4):
            fields = [grid[r][c] for r in range(3) if grid[r][c] is not None]
            if number in fields and all(n in self.blue for n in fields):
                self.earn(self.data["blue column bonus"][c])

    def areas(self):
        yellow = 0
        for c in range(1, 5):  # G2.4
            if all(self.yellow_crossed(r, c) for r in range(1, 5)):
                yellow += self.data["yellow column points"][c - 1]
        return {
            "yellow": yellow,
            "blue": self.data["blue points"][len(self.blue)],  # G3.4
            "green": self.data["green points"][self.green - 1] if self.green else 0,  # G4.2
            "orange": sum(self.orange),  # G4.3
            "purple": sum(self.purple),  # G4.4
        }


# --------------------------------------------------------------------------- Doppelt so clever


class DoppeltSheet(Sheet):
    data = DOPPELT

    def __init__(self):
        super().__init__()
        self.silver = set()  # 'b1': row letter and number
        self.yellow_circled = set()  # (row, column), from 1; crossed ones stay in it, D4.3
        self.yellow_crossed = set()
        self.blue = []  # sums written
        self.green = []  # numbers written, factor included
        self.pink = []

    def yellow_fields(self):
        return [(r, c) for r in range(1, 6) for c in range(1, 5)
                if self.data["yellow"][r - 1][c - 1] is not None]

    def yellow_number(self, row, column):
        return self.data["yellow"][row - 1][column - 1]

    def silver_open(self, row, number):
        return f"{row}{number}" not in self.silver

    def die_places(self, colour, number, blue_sum, yellow_row):
        if colour == "s":  # D3.2
            return [f"s{row}{number}" for row in self.data["silver rows"]
                    if self.silver_open(row, number)]
        if colour == "y":  # D4.2
            return [f"y{r}{c}" for r, c in self.yellow_fields()
                    if self.yellow_number(r, c) == number and (r, c) not in self.yellow_crossed]
        if colour == "b":  # D6.1
            if len(self.blue) < 12 and (not self.blue or blue_sum <= self.blue[-1]):
                return [f"b{blue_sum}"]
            return []
        if colour == "g":  # D6.2
            return [f"g{number}"] if len(self.green) < 12 else []
        if colour == "p":  # D6.4
            return [f"p{number}"] if len(self.pink) < 12 else []
        raise ValueError(colour)

    def bonus_places(self, bonus, white):
        if bonus == "silver ?":  # D7.1
            return [f"s{row}{n}" for row in self.data["silver rows"] for n in FACES
                    if self.silver_open(row, n)]
        if bonus == "yellow ?":  # D7.2
            return [f"y{r}{c}" for r, c in self.yellow_fields()
                    if (r, c) not in self.yellow_crossed]
        if bonus == "blue ?":  # D7.3
            if len(self.blue) == 12:
                return []
            highest = self.blue[-1] if self.blue else 12
            return [f"b{s}" for s in range(2, 13) if s <= highest]
        if bonus == "green ?":  # D7.4
            return [f"g{n}" for n in FACES] if len(self.green) < 12 else []
        if bonus == "pink ?":  # D7.4
            return [f"p{n}" for n in FACES] if len(self.pink) < 12 else []
        raise ValueError(bonus)

    def mark(self, place):
        self.marks += 1
        area, rest = place[0], place[1:]
        if area == "s":
            self.mark_silver(rest[0], int(rest[1]))
        elif area == "y":
            self.mark_yellow(int(rest[0]), int(rest[1]))
        elif area == "b":
            self.blue.append(int(rest))
            self.earn(self.data["blue bonus"][len(self.blue) - 1])
        elif area == "g":
            field = len(self.green)
            self.green.append(int(rest) * self.data["green factor"][field])
            self.earn(self.data["green bonus"][field])  # D6.3
        elif area == "p":
            field = len(self.pink)
            self.pink.append(int(rest))
            at_least = self.data["pink at least"][field]
            if at_least is not None and int(rest) >= at_least:  # D6.4
                self.earn(self.data["pink bonus"][field])
        else:
            raise ValueError(place)

    def mark_silver(self, row, number):
        self.silver.add(f"{row}{number}")
        if all(not self.silver_open(r, number) for r in self.data["silver rows"]):  # D3.1
            self.earn(self.data["silver column bonus"][number])

    def mark_yellow(self, row, column):
        if (row, column) in self.yellow_circled:
            self.yellow_crossed.add((row, column))  # D4.3: crossing earns nothing
            return
        self.yellow_circled.add((row, column))
        if all(f in self.yellow_circled for f in self.yellow_fields() if f[0] == row):
            self.earn(self.data["yellow row bonus"][row - 1])
        if all(f in self.yellow_circled for f in self.yellow_fields() if f[1] == column):
            self.earn(self.data["yellow column bonus"][column - 1])

    def areas(self):
        silver = 0
        for row in self.data["silver rows"]:  # D3.3
            crosses = sum(1 for field in self.silver if field[0] == row)
            silver += self.data["silver row points"][crosses]
        green = 0
        for first in range(0, len(self.green) - 1, 2):  # D6.2: full pairs only
            green += self.green[first] - self.green[first + 1]
        return {
            "silver": silver,
            "yellow": self.data["yellow points"][len(self.yellow_crossed)],  # D4.4
            "blue": self.data["blue points"][len(self.blue) - 1] if self.blue else 0,  # D6.1
            "green": green,
            "pink": sum(self.pink),  # D6.4
        }


# --------------------------------------------------------------------------- Clever hoch Drei


class DreiSheet(Sheet):
    data = DREI

    def __init__(self, blue_question="die", seven_after_seven="off"):
        super().__init__()
        self.blue_question = blue_question
        self.seven_after_seven = seven_after_seven
        self.yellow = set()  # (row, column)
        self.turquoise = set()  # (row, column)
        self.left = []  # blue numbers at the positions 6, 5, 4, 3, 2, 1
        self.right = []  # blue numbers at the positions 8, 9, 10, 11, 12, 13
        self.brown = []  # fields, ascending
        self.pink = []  # numbers written
        self.spent_numbers = []  # AN spaces that are crossed out: '3', '4', '5', '6', '?'

    # ---- any number, H10

    def any_number_spaces(self):
        """The AN spaces that may be spent, each kind once: '3', '4', '5', '6', '?'."""
        circled = self.data["any number"][:self.circled["AN"]]  # H10.2
        return [space for space in ("3", "4", "5", "6", "?")
                if circled.count(space) > self.spent_numbers.count(space)]

    def spend_any_number(self, space):
        assert space in self.any_number_spaces()
        self.spent_numbers.append(space)
        self.spend("AN")

    # ---- blue, H5

    def blue_fits(self, side, number):
        if len(side) == 6:  # H5.6
            return False
        inner = side[-1] if side else 7  # H5.3
        if number == 7:
            return inner != 7 or self.seven_after_seven == "on"  # H5.4, H5.5
        return number == (inner - 1 if side is self.left else inner + 1)  # H5.3

    def blue_places(self, number):
        places = []
        if self.blue_fits(self.left, number):
            places.append(f"bl{number}")
        if self.blue_fits(self.right, number):
            places.append(f"br{number}")
        return places

    # ---- pink, H8

    def pink_places(self, number):
        if len(self.pink) == 12:
            return []
        if not self.pink:  # H8.2
            return [f"p{number}h"]
        return [f"p{number}h", f"p{number}x"]  # H8.1

    def brown_reachable(self):
        last = self.brown[-1] if self.brown else 0
        return range(last + 1, 13)  # H6.2

    def die_places(self, colour, number, blue_sum, yellow_row):
        if colour == "y":
            row = self.data["yellow grey"][number] if yellow_row == "grey" else yellow_row
            return [f"y{row}{number}"] if (row, number) not in self.yellow else []  # H3.2 to H3.4
        if colour == "t":
            return self.turquoise_places(number)
        if colour == "b":
            return self.blue_places(blue_sum)
        if colour == "n":  # H6.2
            return [f"n{f}" for f in self.brown_reachable() if self.data["brown"][f - 1] == number]
        if colour == "p":
            return self.pink_places(number)
        raise ValueError(colour)

    def turquoise_places(self, column):
        return [f"t{r}{column}" for r in range(1, 6) if (r, column) not in self.turquoise]  # H4.3

    def bonus_places(self, bonus, white):
        if bonus == "yellow ?":  # H9.2
            return [f"y{r}{c}" for r in (1, 2, 3) for c in FACES if (r, c) not in self.yellow]
        if bonus == "turquoise ?":  # H9.3
            return [p for c in FACES for p in self.turquoise_places(c)]
        if bonus == "blue ?":  # H9.4
            if self.blue_question == "total":
                totals = range(2, 13)
            else:
                totals = [n + white for n in FACES]
            return [p for total in totals for p in self.blue_places(total)]
        if bonus == "brown ?":  # H9.6
            return [f"n{f}" for f in self.brown_reachable()]
        if bonus == "pink ?":  # H9.7
            return [p for n in FACES for p in self.pink_places(n)]
        raise ValueError(bonus)

    def mark(self, place):
        self.marks += 1
        area, rest = place[0], place[1:]
        if area == "y":
            self.mark_yellow(int(rest[0]), int(rest[1]))
        elif area == "t":
            self.mark_turquoise(int(rest[0]), int(rest[1]))
        elif area == "b":
            self.mark_blue(rest[0], int(rest[1:]))
        elif area == "n":
            self.mark_brown(int(rest))
        elif area == "p":
            self.mark_pink(int(rest[0]), rest[1])
        else:
            raise ValueError(place)

    def mark_yellow(self, row, column):
        self.yellow.add((row, column))
        for upper in (1, 2):  # H3.5
            if row in (upper, upper + 1):
                if (upper, column) in self.yellow and (upper + 1, column) in self.yellow:
                    self.earn(self.data["yellow gap"][upper][column - 1])

    def mark_turquoise(self, row, column):
        self.turquoise.add((row, column))
        tinted = self.data["turquoise tinted"]
        if column > tinted[row]:  # H4.2: a white field
            return
        if all((row, c) in self.turquoise for c in range(1, tinted[row] + 1)):
            self.earn(self.data["turquoise row bonus"][row])
        if all((r, column) in self.turquoise for r in range(1, 6) if column <= tinted[r]):
            self.earn(self.data["turquoise column bonus"][column])

    def mark_blue(self, side, number):
        if side == "l":  # H5.2
            self.left.append(number)
            position = 7 - len(self.left)
        else:
            self.right.append(number)
            position = 7 + len(self.right)
        self.earn(self.data["blue bonus"].get(position))

    def mark_brown(self, field):
        self.brown.append(field)
        if field - 1 in self.brown:
            self.earn(self.data["brown gap"].get(field - 1))

    def mark_pink(self, number, way):
        field = len(self.pink)
        if way == "h":  # H8.1
            self.pink.append((number + 1) // 2)
            self.earn(self.data["pink bonus"][field])
        else:
            self.pink.append(number * self.data["pink factor"][field])

    def areas(self):
        yellow = 0
        for row in (1, 2, 3):  # H3.6
            yellow += self.data["yellow row points"][sum(1 for r, _ in self.yellow if r == row)]
        turquoise = 0
        for row in range(1, 6):  # H4.7
            crosses = sum(1 for r, _ in self.turquoise if r == row)
            turquoise += self.data["turquoise row points"][crosses]
        blue = 0  # H5.7
        if self.left:
            blue += self.data["blue points"][7 - len(self.left)]
        if self.right:
            blue += self.data["blue points"][7 + len(self.right)]
        blue += 4 * sum(1 for n in self.left + self.right if n <= 4 or n >= 10)
        return {
            "yellow": yellow,
            "turquoise": turquoise,
            "blue": blue,
            "brown": self.data["brown points"][len(self.brown)],  # H6.3
            "pink": sum(self.pink),  # H8.3
        }
