#!/usr/bin/env python3
"""Dice from a seed, written from docs/fair-dice.md alone, with Python's own hashlib and hmac.

  fair_dice.py throw SEED LAW DICE TURN ROLL AGAIN   one throw, as a line of the vectors
  fair_dice.py explain SEED LAW DICE TURN ROLL AGAIN the same with every hash on the way
  fair_dice.py key SEED                              the HMAC key (F2)
  fair_dice.py commitment SEED                       what the server publishes (F8)
  fair_dice.py game NUMBER INDEX                     the seed word of a game of a batch (F7)
  fair_dice.py vectors                               prints tests/fair-dice-vectors.txt
  fair_dice.py check FILE                            recomputes a file of vectors

LAW and DICE:  distinct 025   dice 0, 2 and 5      result: faces of dice 0-5, 0 = not rolled
               like 7         seven dice           result: how many show face 1, 2, ... 6
               serve 012345   always all           result: faces/dice on fields I, II, III
               card 0347      cards in the deck    result: the card
"""

import hashlib
import hmac
import re
import sys

TAG = "foxtray-fair-dice-1"


def parts_of(seed):
    """F1: the bytes of each part."""
    if not re.fullmatch(r"([0-9a-f]{2}){1,64}(-([0-9a-f]{2}){1,64})?", seed):
        raise ValueError("not a seed word: " + repr(seed))
    return [bytes.fromhex(part) for part in seed.split("-")]


def key_of(seed):
    """F2"""
    parts = parts_of(seed)
    text = (TAG + " key").encode() + bytes([len(parts)])
    for part in parts:
        text += bytes([len(part)]) + part
    return hashlib.sha256(text).digest()


def game_seed(number, index):
    """F7"""
    return hashlib.sha256(f"{TAG} game {number} {index}".encode()).hexdigest()


def commitment(seed):
    """F8"""
    return hashlib.sha256(parts_of(seed)[0]).hexdigest()


class FairDice:
    def __init__(self, seed, turn, roll, again, log=None):
        self.key = key_of(seed)
        self.coordinates = f"{turn} {roll} {again}"
        self.log = log
        self.refused = 0

    def number(self, kind, index, n):
        """F3, F4"""
        attempt = 0
        while True:
            text = f"{TAG} {kind} {self.coordinates} {index} {attempt}"
            digest = hmac.new(self.key, text.encode(), hashlib.sha256).digest()
            byte = digest[0]
            accepted = byte < 256 - 256 % n
            if self.log:
                outcome = f"number {byte % n} of {n}" if accepted else f"refused for {n}"
                self.log(f"{text}  {digest.hex()[:8]}...  byte {byte}: {outcome}")
            if accepted:
                return byte % n
            self.refused += 1
            attempt += 1

    def shuffle(self, kind, n):
        """F5"""
        row = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.number(kind, i, i + 1)
            row[i], row[j] = row[j], row[i]
        return row

    def throw(self, law, dice):
        """F6"""
        if law == "distinct":
            faces = [0] * 6
            for die in map(int, dice):
                faces[die] = 1 + self.number("die", die, 6)
            return digits(faces)
        if law == "like":
            faces = [1 + self.number("like", die, 6) for die in range(int(dice))]
            return digits(faces.count(face) for face in range(1, 7))
        if law == "serve":
            faces = [1 + self.number("serve", die, 6) for die in range(6)]
            tie = self.shuffle("tie", 6)
            row = self.shuffle("row", 6)
            platter = sorted(tie, key=lambda die: faces[die])[:3]  # sorted() keeps ties in order
            return digits(faces) + "/" + digits(die for die in row if die not in platter)
        if law == "card":
            return str(next(c for c in self.shuffle("card", 8) if str(c) in dice))
        raise ValueError("no such law: " + law)


def digits(numbers):
    return "".join(map(str, numbers))


def throw_line(seed, law, dice, turn, roll, again):
    result = FairDice(seed, turn, roll, again).throw(law, dice)
    return f"throw {seed} {law} {dice} {turn} {roll} {again} -> {result}"


def line_of(words):
    """The whole line of vectors that begins with these words."""
    verb, *rest = words
    if verb == "throw":
        return throw_line(*rest)
    made = {"key": lambda: key_of(rest[0]).hex(), "commitment": lambda: commitment(rest[0]),
            "game": lambda: game_seed(*map(int, rest))}[verb]()
    return " ".join(words) + " -> " + made


ONE = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
TWO = "8f3b1c0d5e7a92446f0e1d2c3b4a5968778695a4b3c2d1e0f00112233445566f-c0ffee"
LONGEST = "-".join(["0123456789abcdef" * 8, "fedcba9876543210" * 8])


def vectors():
    say = print
    say("# Test vectors of docs/fair-dice.md, made by `tools/fair_dice.py vectors`; do not edit.")
    say("# WHAT is known -> what follows. Of throws: seed law dice turn roll again -> outcome, as")
    say("# tools/fair_dice.py describes them.")

    say("\n# Keys (F2): one part, two parts, shortest, longest, and lookalikes that must differ.")
    for seed in (ONE, TWO, "00", "0000", "00-00", "000000", LONGEST):
        say(line_of(["key", seed]))

    say("\n# Commitments (F8): only the server's part counts.")
    for seed in (ONE, TWO, TWO.split("-")[0]):
        say(line_of(["commitment", seed]))

    say("\n# Seeds of a batch (F7).")
    for number, index in ((0, 0), (0, 1), (1, 0), (20260101, 99999), (2**64 - 1, 2**64 - 1)):
        say(line_of(["game", str(number), str(index)]))

    say("\n# Dice that can be told apart (F6.1): every size of roll, first turns of some seeds.")
    for seed in (ONE, TWO, LONGEST, game_seed(7, 3)):
        for turn in range(3):
            for roll, dice in ((1, "012345"), (2, "02345"), (3, "145"), (3, "3")):
                say(throw_line(seed, "distinct", dice, turn, roll, 0))
    say("\n# The same dice rolled again, and far coordinates.")
    for again in range(1, 5):
        say(throw_line(ONE, "distinct", "012345", 5, 1, again))
    say(throw_line(ONE, "distinct", "012345", 65535, 255, 255))
    say("\n# A die's face does not depend on the others.")
    for dice in ("0", "1", "2", "3", "4", "5", "024", "135", "12345"):
        say(throw_line(TWO, "distinct", dice, 11, 2, 1))

    say("\n# Faces that are right only if a byte was refused (F4): once, and twice in a row.")
    refusals("distinct", "012345", 1, 6)
    refused_twice()

    say("\n# Dice that cannot be told apart (F6.2).")
    for seed in (ONE, TWO):
        for turn in range(3):
            for roll, dice in ((1, 7), (2, 5), (3, 1), (3, 2), (2, 6), (2, 3), (2, 4)):
                say(throw_line(seed, "like", str(dice), turn, roll, 0))
    say("# With a byte refused.")
    refusals("like", "7", 1, 3)

    say("\n# Solo serves (F6.3): no choice at the border of the three lowest.")
    serves(lambda ways: ways == 1, 3)
    for ways in (2, 3, 4, 6, 10):
        say(f"# {ways} ways to break the tie.")
        serves(lambda found, ways=ways: found == ways, 4)
    say("# 20 ways: all six faces are equal.")
    serves(lambda ways: ways == 20, 1)
    say("# With bytes refused, in the faces or in the shuffles.")
    refusals("serve", "012345", 1, 4)

    say("\n# Cards (F6.4).")
    for seed in (ONE, TWO):
        deck = "01234567"
        for turn in range(8):
            line = throw_line(seed, "card", deck, turn, 0, 0)
            say(line)
            deck = deck.replace(line[-1], "")
    say("# At the same coordinates a smaller deck gives the same card, as long as it is there.")
    for deck in ("01234567", "0246", "1357", "7", "0", "34"):
        say(throw_line(TWO, "card", deck, 0, 0, 0))
    say("# With a byte refused.")
    refusals("card", "01234567", 0, 3)


def refusals(law, dice, roll, wanted):
    for turn in range(10**6):
        source = FairDice(ONE, turn, roll, 0)
        source.throw(law, dice)
        if source.refused:
            print(throw_line(ONE, law, dice, turn, roll, 0))
            wanted -= 1
            if not wanted:
                return


def refused_twice():
    for turn in range(10**6):
        for die in range(6):
            source = FairDice(ONE, turn, 2, 0)
            source.throw("distinct", str(die))
            if source.refused == 2:
                print(throw_line(ONE, "distinct", str(die), turn, 2, 0))
                print(throw_line(ONE, "distinct", "012345", turn, 2, 0))
                return


def serves(wanted_ways, wanted):
    from math import comb
    for turn in range(10**6):
        faces = sorted(FairDice(TWO, turn, 1, 0).throw("serve", "012345")[:6])
        border = faces[2]
        lower = sum(face < border for face in faces)
        if wanted_ways(comb(faces.count(border), 3 - lower)):
            print(throw_line(TWO, "serve", "012345", turn, 1, 0))
            wanted -= 1
            if not wanted:
                return


def check(path):
    bad = count = 0
    with open(path, encoding="ascii") as file:
        for number, line in enumerate(file, 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            count += 1
            computed = line_of(line.split(" -> ")[0].split())
            if computed != line:
                bad += 1
                print(f"{path}:{number}: computed {computed}", file=sys.stderr)
    print(f"{count} vectors, {bad} wrong")
    return 1 if bad or not count else 0


def main(words):
    try:
        verb = words[0]
        if verb == "vectors" and len(words) == 1:
            vectors()
        elif verb == "check" and len(words) == 2:
            return check(words[1])
        elif verb == "explain":
            seed, law, dice, turn, roll, again = words[1:]
            print("key " + key_of(seed).hex())
            print(FairDice(seed, turn, roll, again, print).throw(law, dice))
        else:
            print(line_of(words))
    except (IndexError, KeyError, TypeError):
        print(__doc__, file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
