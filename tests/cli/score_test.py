#!/usr/bin/env python3
"""How a game ended, as `score`, `play` and `games` tell it: places, solo ratings, the table of
points.

    tests/cli/score_test.py PROGRAM
"""

import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
CLEVER = ("ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei")
# The bands of the rulebooks, from the pages in docs/rules (G6.3, D9.3, H11.3).
BANDS = {
    "ganz-schon-clever": ["281 and more", "260-280", "240-259", "220-239", "200-219", "180-199",
                          "160-179", "140-159", "under 140"],
    "doppelt-so-clever": ["320 and more", "300-319", "280-299", "260-279", "240-259", "220-239",
                          "200-219", "180-199", "160-179", "140-159", "under 140"],
    "clever-hoch-drei": ["450 and more", "420-449", "390-419", "360-389", "330-359", "300-329",
                         "270-299", "240-269", "210-239", "180-209", "under 180"],
}


class Scores(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)

    def call(self, *words, text=None):
        environment = dict(os.environ, XDG_DATA_HOME=str(self.path / "data"), LC_ALL="C.UTF-8")
        run = subprocess.run([PROGRAM, *map(str, words)], input=text, capture_output=True,
                             encoding="utf-8", env=environment)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def games(self, game, players, count, seed=5):
        out = self.path / f"{game}-{players}"
        self.call("random", "--game", game, "--players", players, "--player", "greedy",
                  "--seed", seed, "--count", count, "--out", out)
        return sorted(out.glob("*.fox"))

    def result(self, file):
        """The table at the end of a game in the terminal, by its labels."""
        out = self.call("play", "--load", file, "--save", self.path / "copy.fox", "--plain", text="")
        (self.path / "copy.fox").unlink()
        table = out[re.search(r"^ +seat 1 +seat 2 ", out, re.M).start():]
        lines = [re.split(r" {2,}", line.strip()) for line in table.splitlines()[1:]]
        return table, {line[0]: line[1:] for line in lines if line}

    # --- Places

    @staticmethod
    def key(game, seat):
        """What the rules order the seats by (C10.5, W8.5)."""
        if game == "wizard-dice":
            return seat["points"], -seat["jester-crosses"]
        areas = [value for name, value in seat.items()
                 if name not in ("seat", "foxes", "fox-points", "total", "place")]
        return seat["total"], max(areas)

    def test_every_place_is_decided_by_the_tie_break(self):
        for game in (*CLEVER, "wizard-dice"):
            broken = shared = 0
            for file in self.games(game, 4, 60):
                told = json.loads(self.call("score", "--json", file))
                keys = [self.key(game, seat) for seat in told["seats"]]
                places = [1 + sum(other > key for other in keys) for key in keys]
                self.assertEqual([seat["place"] for seat in told["seats"]], places)
                self.assertEqual(told["winners"], [n + 1 for n, place in enumerate(places) if place == 1])
                pairs = list(itertools.combinations(keys, 2))
                here = any(a[0] == b[0] and a != b for a, b in pairs)
                broken += here
                shared += any(a == b for a, b in pairs)
                text = self.call("score", file)
                self.assertEqual(re.findall(r" place (\d)$", text, re.M), [str(p) for p in places])
                self.assertEqual("With equal points" in text, here)
            self.assertGreater(broken, 0, game)
            if game == "wizard-dice":
                self.assertGreater(shared, 0)

    def test_play_tells_the_places(self):
        file = next(file for file in self.games("clever-hoch-drei", 4, 60)
                    if "With equal points" in self.call("score", file))
        seats = json.loads(self.call("score", "--json", file))["seats"]
        table, lines = self.result(file)
        self.assertEqual(lines["place"], [str(seat["place"]) for seat in seats])
        self.assertIn("With equal points the highest single area decides.", table)
        for line in table.splitlines()[:9]:
            self.assertIn(line, self.call("show", file).splitlines())
        self.assertNotIn("place", self.call("show", "--at", 20, file))

    def test_a_game_in_progress_has_no_places(self):
        text = self.games("wizard-dice", 3, 1)[0].read_text().splitlines()
        for words in ((), ("--json",)):
            self.assertNotIn("place", self.call("score", *words, "-", text="\n".join(text[:-2]) + "\n"))

    # --- The table of points

    def test_columns_never_touch(self):
        wide = 0
        for file in self.games("doppelt-so-clever", 4, 120):
            seats = json.loads(self.call("score", "--json", file))["seats"]
            if not any(seat["fox-points"] < 0 for seat in seats):
                continue
            _, lines = self.result(file)
            cells = lines["fx foxes"]
            self.assertEqual(len(cells), 4, cells)
            for cell, seat in zip(cells, seats):
                foxes, each, points = map(int, re.fullmatch(r"(\d) × (-?\d+) = (-?\d+)", cell).groups())
                self.assertEqual((foxes, points), (seat["foxes"], seat["fox-points"]))
                self.assertEqual(foxes * each, points)
                wide += len(cell) >= 12
        self.assertGreater(wide, 0)

    # --- Solo ratings

    def test_score_tells_the_band_of_a_solo_game(self):
        for game in CLEVER:
            for file in self.games(game, 1, 20):
                told = json.loads(self.call("score", "--json", file))
                band = BANDS[game][told["band"] - 1]
                total = told["seats"][0]["total"]
                lowest, highest = self.limits(band)
                self.assertTrue(lowest <= total <= highest, (band, total))
                self.assertIn(f"\nband {told['band']} of {len(BANDS[game])} ({band}). ",
                              self.call("score", file))

    @staticmethod
    def limits(band):
        numbers = [int(number) for number in re.findall(r"\d+", band)]
        if "under" in band:
            return -1000, numbers[0] - 1
        return numbers[0], numbers[-1] if len(numbers) > 1 else 1000

    def test_games_lists_the_bands_of_a_game(self):
        for game, bands in BANDS.items():
            out = self.call("games", game)
            told = re.findall(r"^ +(\d+)  (.*?)  +(.+)$", out[out.index("solo ratings"):], re.M)
            self.assertEqual([(int(number), band) for number, band, _ in told],
                             list(enumerate(bands, 1)))
            self.assertEqual(len({words for _, _, words in told}), len(bands))
        self.assertNotIn("solo ratings", self.call("games", "wizard-dice"))
        listed = json.loads(self.call("games", "clever-hoch-drei", "--json"))["games"]
        self.assertEqual([game["id"] for game in listed], ["clever-hoch-drei"])
        self.assertEqual(listed[0]["bands"], [450, 420, 390, 360, 330, 300, 270, 240, 210, 180])


if __name__ == "__main__":
    unittest.main()
