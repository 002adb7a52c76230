#!/usr/bin/env python3
"""Parts of a run add up to exactly what one run tells.

    tests/cli/parts_test.py PROGRAM
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None

# The clock tells other times each time.
CLOCK = ("seconds", "games_per_second", "events_per_second")

SOLO = ("simulate", "--game", "ganz-schon-clever", "--games", "203", "--player", "greedy")
RUNS = {
    "solo": SOLO,
    "table": ("simulate", "--game", "wizard-dice", "--players", "3", "--games", "61", "--player",
              "greedy,random,greedy", "--option", "cards=on", "--fair-dice", "--seed", "9"),
    "less luck": ("simulate", "--game", "ganz-schon-clever", "--games", "7", "--player", "greedy",
                  "--less-luck"),
    "match": ("match", "--game", "doppelt-so-clever", "--games", "75", "--player",
              "greedy,random", "--seed", "4"),
    "match of three": ("match", "--game", "wizard-dice", "--players", "3", "--games", "40",
                       "--player", "greedy", "--player", "random"),
    "match less luck": ("match", "--game", "ganz-schon-clever", "--players", "1", "--games", "12",
                        "--player", "greedy,random", "--less-luck"),
}


def call(*words):
    run = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


def without_clock(text):
    told = json.loads(text)
    for name in CLOCK:
        told.pop(name, None)
    return json.dumps(told)


def text_without_clock(text):
    return [line for line in text.splitlines() if "a second" not in line]


class Parts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def parts(self, words, of):
        files = []
        folder = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
        for number in range(1, of + 1):
            status, text, error = call(*words, "--part", f"{number}/{of}", "--json")
            self.assertEqual(status, 0, error)
            self.assertEqual(text.count("\n"), 1)
            files.append(folder / f"{number}-of-{of}.json")
            files[-1].write_text(text)
        return files

    def test_they_add_up_whatever_their_number_and_order(self):
        lots = random.Random(1)
        for name, words in RUNS.items():
            whole = call(*words, "--json")[1]
            in_words = call(*words)[1]
            for of in (1, 2, 5, 16):
                with self.subTest(name, of=of):
                    files = self.parts(words, of)
                    lots.shuffle(files)
                    status, text, error = call("sum", *files, "--json")
                    self.assertEqual(status, 0, error)
                    self.assertEqual(without_clock(text), without_clock(whole))
                    told = call("sum", *files)[1]
                    self.assertEqual(text_without_clock(told), text_without_clock(in_words))

    def test_many_lines_may_be_in_one_file(self):
        files = self.parts(SOLO, 3)
        together = self.folder / "all"
        together.write_text("".join(file.read_text() for file in files))
        self.assertEqual(without_clock(call("sum", "--json", together)[1]),
                         without_clock(call(*SOLO, "--json")[1]))

    def refused(self, files, sentence):
        status, text, error = call("sum", *files)
        self.assertEqual((status, text), (1, ""))
        self.assertIn(sentence, error)
        self.assertEqual(error.count("\n"), 1)

    def test_what_does_not_add_up_is_refused(self):
        one, two, three = self.parts(SOLO, 3)
        self.refused([one, three], "part 2 of 3 is missing")
        self.refused([one, two, three, two], "part 2 is there twice")
        other = self.parts((*SOLO, "--seed", "2"), 3)[1]
        self.refused([one, other, three], "of another run")
        for changed, sentence in ((("--games", "204"), "its games is 204, not 203"),
                                  (("--fair-dice",), "its fair_dice is true, not false")):
            words = [word for word in SOLO if changed[0] != "--games" or word not in ("--games", "203")]
            stranger = self.folder / "stranger"
            stranger.write_text(call(*words, *changed, "--part", "2/3", "--json")[1])
            one.write_text(call(*SOLO, "--part", "1/3", "--json")[1])
            self.refused([one, stranger], sentence)
        quarter = self.folder / "quarter"
        quarter.write_text(call(*SOLO, "--part", "1/4", "--json")[1])
        self.refused([one, quarter], "one of 4 parts")
        match = self.parts(RUNS["match"], 3)[1]
        self.refused([one, match], "another verb")
        short = json.loads(one.read_text())
        short["cut_short"] = True
        quarter.write_text(json.dumps(short) + "\n")
        self.refused([quarter], "cut short")
        for text in ("", "{}", "[]", "no part\n", '{"part": 1}', one.read_text()[:-40],
                     '{"part": {}, "verb": "simulate", "run": {}, "cut_short": false}',
                     json.dumps({**json.loads(one.read_text()), "seats": [],
                                 "part": {"number": 1, "of": 1}})):
            quarter.write_text(text)
            self.refused([quarter], "this is no part")

    def test_what_is_no_part_is_refused(self):
        for part in ("0/3", "4/3", "3", "1/0", "a/b", "1/3/5", "-1/3", "1/9999999999"):
            status, _, error = call(*SOLO, "--json", f"--part={part}")
            self.assertEqual(status, 2, part)
            self.assertIn("2/16", error)
        self.assertIn("--json", call(*SOLO, "--part", "1/2")[2])
        match = RUNS["match"]
        self.assertIn("--sequential", call(*match, "--sequential", "--part", "1/2", "--json")[2])
        self.assertIn("--table", call(*match, "--table", "--part", "1/2", "--json")[2])


if __name__ == "__main__":
    unittest.main()
