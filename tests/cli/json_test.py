#!/usr/bin/env python3
"""What the verbs print with --json is what docs/json.md says: these names and no others.

    tests/cli/json_test.py PROGRAM
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

CLEVER = "foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w1 y1 b1 g1 o6 p5\n"
TWO = "foxtray 1\ngame ganz-schon-clever\nplayers 2\n---\nroll w1 y1 b1 g1 o6 p5\n"
WIZARD = ("foxtray 1\ngame wizard-dice\nplayers 2\n---\n"
          "1 predict g3\n2 predict b2\n1 wizard g\n")
# Names that are values: colours of areas, players, shares of games.
FREE = re.compile(r"yellow|blue|green|orange|purple|greedy|random|0\.\d+")
SMALL = ("--game", "ganz-schon-clever", "--games", "4", "--seed", "3")
AGAINST = ("--player", "greedy", "--player", "random")


def finished(players):
    """The record of a game that is over."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PROGRAM, "random", "--game", "ganz-schon-clever", "--players",
                        str(players), "--out", folder], check=True)
        return (pathlib.Path(folder) / "0001.fox").read_text()


def pages():
    """The names in the first columns of the tables, by the heading above them."""
    names = {}
    for line in (ROOT / "docs" / "json.md").read_text().splitlines():
        if line.startswith("## "):
            heading = line[3:]
            names[heading] = set()
        elif line.startswith("| `"):
            names[heading].update(re.findall(r"`([^`]+)`", line.split("|")[1]))
    return names


def names_in(value):
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    if not isinstance(value, dict):
        return set()
    own = {name for name in value if not FREE.fullmatch(name)}
    return own.union(*map(names_in, value.values()))


class Json(unittest.TestCase):
    def printed(self, words, text):
        run = subprocess.run([PROGRAM, *words, "--json"], input=text, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stdout.count("\n"), 1)
        return names_in(json.loads(run.stdout))

    def test_the_page_names_what_is_printed(self):
        calls = {
            "games": [(("games",), None)],
            "score": [(("score", "-"), CLEVER), (("score", "-"), WIZARD),
                      (("score", "-"), finished(1)), (("score", "-"), finished(2))],
            "simulate": [(("simulate", *SMALL, "--player", "network", "--players", "1",
                           "--less-luck"), None)],
            "match": [(("match", *SMALL, *AGAINST), None)],
            "match --table": [(("match", "--table", *SMALL, *AGAINST), None)],
            "simulate --part": [(("simulate", *SMALL, "--part", "1/2"), None)],
            "match --part": [(("match", *SMALL, *AGAINST, "--part", "1/2"), None)],
            "hint": [(("hint", "-", "--player", "greedy", "--playouts", "4"), TWO)],
            "odds": [(("odds", "-", "--playouts", "4"), WIZARD)],
        }
        described = pages()
        self.assertEqual(list(described), list(calls))
        for heading, ways in calls.items():
            with self.subTest(heading):
                printed = set().union(*(self.printed(*way) for way in ways))
                self.assertEqual(printed, described[heading])


if __name__ == "__main__":
    unittest.main()
