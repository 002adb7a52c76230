#!/usr/bin/env python3
"""Counts the ends of scripted perft files (tests/perft.h) with the reference implementation.

  tests/perft/verify.py [--write] [--lines K] [FILE...]

Compares with the numbers in the files (default: all of this folder); --write puts them in instead.
--lines counts no further than with the first K lines of the scripts, because it is slow.
"""

import argparse
import copy
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "reference"))

import record  # noqa: E402

SCRIPT, ENDS = "=== script\n", "=== ends\n"


def split(text):
    game, rest = text.split(SCRIPT)
    script, ends = rest.split(ENDS)
    return game, script.splitlines(), [int(line.split()[1]) for line in ends.splitlines()]


def serve_line(dice):
    low = sorted(dice, key=lambda die: die[1])[:3]
    return " ".join(["serve", *[d for d in dice if d in low], "/",
                     *[d for d in dice if d not in low]])


def chance_line(owed, line):
    wanted, words = owed.split(), line.split()[1:]
    if wanted[0] == "card":
        return line
    if wanted[0] == "serve":
        return serve_line(words)
    if wanted[1].isdigit():
        return " ".join(["roll", *words[:int(wanted[1])]])
    return " ".join(["roll", *[word for word in words if word[0] in wanted[1:]]])


def fork(game):
    return game.clone() if hasattr(game, "clone") else copy.deepcopy(game)


def ends_of(game, script):
    if game.over:
        return 1
    owed = record.owed_text(game)
    if owed:
        if not script:
            return 1
        after = fork(game)
        after.roll(chance_line(owed, script[0]))
        return ends_of(after, script[1:])
    seat = min(game.open_seats())
    total = 0
    for move in game.legal(seat):
        after = fork(game)
        after.play(seat, move)
        total += ends_of(after, script)
    return total


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--lines", type=int, default=99)
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    wrong = 0
    for path in args.files or sorted(HERE.glob("*.perft")):
        text = path.read_text(encoding="utf-8")
        start, script, written = split(text)
        game = record.replay(record.parse(start.encode()))
        found = [ends_of(game, script[:lines])
                 for lines in range(min(len(script), args.lines) + 1)]
        if args.write:
            counts = "".join(f"{lines} {ends}\n" for lines, ends in enumerate(found))
            path.write_text(text.split(ENDS)[0] + ENDS + counts, encoding="utf-8")
        wrong += not args.write and found != written[:len(found)]
        print(f"{path.name}: {found}" + ("" if args.write or found == written[:len(found)] else
                                         f", but the file says {written}"), flush=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
