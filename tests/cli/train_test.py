#!/usr/bin/env python3
"""The verb train from outside.

    tests/cli/train_test.py PROGRAM
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
COURSE = ("--game", "doppelt-so-clever", "--seed", "3")


def train(*words):
    run = subprocess.run([PROGRAM, "train", *map(str, words)], capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


class Train(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_leaves_weights_a_curve_and_a_way_to_go_on(self):
        out = self.folder / "a.foxnet"
        status, said, error = train(*COURSE, "--out", out, "--games", 64)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("64 games  strength", said)
        self.assertIn("64 sheets  strength", said)
        self.assertTrue(out.read_bytes().startswith(b"foxnet 2"))
        self.assertLess(out.stat().st_size, 1500000)
        plot = xml.etree.ElementTree.parse(f"{out}.svg").getroot()
        self.assertTrue(plot.tag.endswith("svg"))
        learnt = out.read_bytes()
        status, said, error = train(*COURSE, "--out", out, "--games", 64)
        self.assertEqual(status, 2)
        self.assertIn("--resume goes on with that course", error)
        self.assertEqual(out.read_bytes(), learnt)
        status, said, error = train(*COURSE[:2], "--seed", 4, "--out", out, "--resume")
        self.assertEqual(status, 2)
        self.assertIn("that course began with --seed 3, not 4", error)
        status, said, error = train(*COURSE[:2], "--out", out, "--games", 128, "--resume")
        self.assertEqual((status, error), (0, ""))
        whole = self.folder / "whole.foxnet"
        train(*COURSE, "--out", whole, "--games", 64)
        train(*COURSE, "--out", whole, "--games", 128, "--resume")
        self.assertEqual(out.read_bytes(), whole.read_bytes())
        self.assertEqual(list(self.folder.glob("*.new")), [])
        lines = pathlib.Path(f"{out}.curve").read_text().splitlines()
        self.assertEqual([line.split()[1] for line in lines[1:]], ["64", "128"])

    def test_goes_on_with_weights_of_another_course(self):
        weights = pathlib.Path(__file__).parents[2] / "src/players/weights"
        out = self.folder / "on.foxnet"
        words = (*COURSE, "--out", out, "--games", 16)
        status, said, error = train(*words, "--from", weights / "doppelt-so-clever.foxnet")
        self.assertEqual((status, error), (0, ""))
        strength = float(said.split("strength ")[1].split()[0])
        self.assertGreater(strength, 300)  # from nothing it would be a third of that

    def test_trains_the_wizard_dice_game(self):
        out = self.folder / "wizard.inc"
        words = ("--game", "wizard-dice", "--out", out, "--threads", 2)
        status, said, error = train(*words, "--games", 60)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("60 games  strength", said)
        numbers = [int(word) for word in out.read_text().split(",") if word.strip()]
        self.assertEqual(len(numbers), 96 * 32 + 2 * 32 + 1)
        plot = xml.etree.ElementTree.parse(f"{out}.svg").getroot()
        self.assertTrue(plot.tag.endswith("svg"))
        status, said, error = train(*words, "--games", 100, "--resume")
        self.assertEqual((status, error), (0, ""))
        self.assertNotEqual(numbers, [int(n) for n in out.read_text().split(",") if n.strip()])

    def test_the_same_course_gives_the_same_weights(self):
        for name in "ab":
            train(*COURSE, "--out", self.folder / name, "--games", 32)
        self.assertEqual((self.folder / "a").read_bytes(), (self.folder / "b").read_bytes())

    def test_wrong_calls_say_what_would_be_right(self):
        for words, sentence in (
            (("--game", "chess", "--out", self.folder / "w"), "the games are ganz-schon-clever"),
            ((*COURSE, "--out", self.folder / "w", "--resume"), "leave out --resume to begin"),
            ((*COURSE, "--out", self.folder / "no" / "w", "--games", 16), "cannot be written"),
            ((*COURSE, "--out", self.folder / "w", "--games", 0), "--games"),
            ((*COURSE, "--out", self.folder / "w", "--from", "nothing"), "nothing does not exist"),
            ((*COURSE, "--out", self.folder / "w", "--from", __file__), "has no weights of Doppelt"),
            (("--game", "wizard-dice", "--out", self.folder / "w", "--from", __file__), "Clever"),
            ((*COURSE, "--out", self.folder / "w", "--games", 16, "--hours", 1), "excludes"),
        ):
            status, out, error = train(*words)
            self.assertEqual(status, 2, words)
            self.assertIn(sentence, error, words)


if __name__ == "__main__":
    unittest.main()
