#!/usr/bin/env python3
"""The program with a fifth game in its catalogue does with it what it does with every other one.

    tests/fifth-sheet/program_test.py PROGRAM
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
GAME = ("--game", "heckenlauf")
LESSONS = 300


def foxtray(*words, text=""):
    run = subprocess.run([PROGRAM, *map(str, words)], input=text, capture_output=True, text=True)
    if run.returncode != 0:
        raise AssertionError(f"{words} ended with {run.returncode}:\n{run.stdout}{run.stderr}")
    return run.stdout


class FifthSheet(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = pathlib.Path(cls.temporary.name)
        cls.games = cls.folder / "games"
        foxtray("random", *GAME, "--players", 2, "--player", "greedy", "--fair-dice", "--seed", 5,
                "--count", 3, "--out", cls.games)
        cls.record = (cls.games / "0001.fox").read_text()
        cls.weights = cls.folder / "heckenlauf.foxnet"
        foxtray("train", *GAME, "--seed", 1, "--games", LESSONS, "--out", cls.weights)

    def test_is_listed(self):
        listed = foxtray("games", "heckenlauf")
        for word in ("Heckenlauf", "solo-fallback", "decline"):
            self.assertIn(word, listed)

    def test_records_are_checked(self):
        foxtray("check", "--dice", self.games)

    def test_is_scored_by_its_areas(self):
        scored = foxtray("score", "-", text=self.record)
        for colour in ("green", "silver", "orange", "brown", "turquoise"):
            self.assertIn(colour, scored)
        self.assertIn(self.record.rstrip().rpartition("result ")[2].split()[0], scored)

    def test_is_drawn_as_text(self):
        drawn = foxtray("show", "--plain", "-", text=self.record)
        for word in ("Heckenlauf", "silver", "turquoise", "III"):
            self.assertIn(word, drawn)

    def test_is_printed(self):
        page = self.folder / "sheet.svg"
        foxtray("sheet", *GAME, "--out", page)
        root = xml.etree.ElementTree.parse(page).getroot()
        self.assertTrue(root.tag.endswith("svg"))
        self.assertIn("Heckenlauf", page.read_text())

    def mean(self, player):
        words = ("simulate", *GAME, "--games", 200, "--seed", 9, "--json", "--player", player)
        return json.loads(foxtray(*words, *self.knowledge(player)))["seats"][0]["mean"]

    def knowledge(self, player):
        return () if player in ("random", "greedy") else ("--weights", self.weights)

    def test_is_learnt(self):
        self.assertGreater(self.mean("strong"), self.mean("greedy"))
        self.assertGreater(self.mean("greedy"), self.mean("random"))

    def test_is_coached(self):
        told = foxtray("analyse", "--player", "strong", "--weights", self.weights, "-",
                       text=self.record)
        self.assertIn("turquoise", told)


if __name__ == "__main__":
    unittest.main()
