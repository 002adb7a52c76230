#!/usr/bin/env python3
"""Weights that somebody has trained: --weights and FOXTRAY_WEIGHTS.

    tests/cli/weights_test.py PROGRAM
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import zlib

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
BUILT_IN = pathlib.Path(__file__).parents[2] / "src/clever_players/weights"
GAME = "doppelt-so-clever"


def call(*words, environment=None, text=None):
    run = subprocess.run(
        [PROGRAM, *map(str, words)], input=text, capture_output=True, text=True,
        env={**os.environ, "FOXTRAY_WEIGHTS": "", **(environment or {})})
    return run.returncode, run.stdout, run.stderr


class Weights(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.path = pathlib.Path(folder.name)
        cls.mine = cls.path / "mine.foxnet"  # of a player that has hardly learnt anything
        cls.wizard = cls.path / "mine.inc"
        for words in ((GAME, cls.mine, 16), ("wizard-dice", cls.wizard, 48)):
            game, out, games = words
            assert call("train", "--game", game, "--out", out, "--games", games)[0] == 0
        for game, players in ((GAME, 1), (GAME, 2), ("wizard-dice", 2)):
            out = cls.path / f"{game}-{players}"
            call("random", "--game", game, "--players", players, "--out", out)
            lines = (out / "0001.fox").read_text().splitlines()
            rolls = [at for at, line in enumerate(lines[:-9]) if line.startswith("roll")]
            begun = lines[:rolls[0 if players > 1 else -1] + 1]
            if game == GAME and players == 1:
                cls.rolled = ["\n".join(lines[:roll + 1]) + "\n" for roll in rolls]
            (cls.path / f"{game}-{players}.fox").write_text("\n".join(begun) + "\n")

    def record(self, game=GAME, players=1):
        return self.path / f"{game}-{players}.fox"

    def said(self, *words, **more):
        status, out, error = call(*words, **more)
        self.assertEqual((status, error), (0, ""), words)
        return out

    def differs(self, *words, weights=None, **more):
        weights = weights or self.mine
        def said(*on, **environment):
            return re.sub("events in .*", "", self.said(*words, *on, **environment, **more))

        own = said("--weights", weights)
        self.assertNotEqual(own, said(), words)
        named = {"FOXTRAY_WEIGHTS": f"{BUILT_IN}/ganz-schon-clever.foxnet:{weights}"}
        self.assertEqual(own, said(environment=named), words)

    def test_every_verb_with_players_plays_with_them(self):
        one = self.record()
        self.differs("hint", one, "--player", "strong")
        self.differs("odds", one, "--playouts", 20)
        self.differs("analyse", one, "--player", "strong")
        self.differs("bot", "--player", "strong", text="".join(begun + "go 1\n" for begun in self.rolled))
        self.differs("match", "--game", GAME, "--player", "strong", "--player", "random",
                     "--games", 4)
        many = ("--game", GAME, "--players", 1, "--player", "strong")
        self.differs("simulate", *many, "--games", 5)

    def test_play_plays_with_them(self):
        kept = []
        for on in ((), ("--weights", self.mine)):
            file = self.path / f"kept{len(kept)}.fox"
            self.said("play", "--game", GAME, "--seats", "strong,Ben", "--seed", 3, "--plain",
                      "--save", file, *on, text="")
            kept.append(file.read_text())
        self.assertNotEqual(*kept)

    def test_the_wizard_dice_game_has_weights_too(self):
        self.differs("odds", self.record("wizard-dice", 2), "--player", "master", "--playouts", 20,
                     weights=self.wizard)
        self.differs("simulate", "--game", "wizard-dice", "--players", 2, "--player", "strong",
                     "--games", 5, weights=self.wizard)

    def test_those_in_the_program_are_the_ones_in_the_tree(self):
        words = ("hint", self.record(), "--player", "strong")
        self.assertEqual(self.said(*words),
                         self.said(*words, "--weights", BUILT_IN / f"{GAME}.foxnet"))

    def test_what_is_wrong_with_them_is_said(self):
        whole = self.mine.read_bytes()
        damaged = self.path / "damaged.foxnet"
        damaged.write_bytes(whole[:500000] + b"\xff" * 400000 + whole[900000:])
        short = self.path / "short.foxnet"
        short.write_bytes(whole[:-1])
        hint = ("hint", self.record())
        no_weights = "has no weights of any game, or is damaged"
        for words, environment, sentence in (
            ((*hint, "--weights", damaged), "", no_weights),
            ((*hint, "--weights", short), "", no_weights),
            ((*hint, "--weights", __file__), "", no_weights),
            ((*hint, "--weights", self.record()), "", no_weights),
            ((*hint, "--weights", "/dev/zero"), "", no_weights),
            ((*hint, "--weights", self.path / "none"), "", "cannot read the weights"),
            ((*hint, "--weights", self.path), "", "cannot read the weights"),
            ((*hint, "--weights", ""), "", "is empty"),
            ((*hint, "--weights", BUILT_IN / "clever-hoch-drei.foxnet"), "",
             "has weights of Clever hoch Drei, and this game is Doppelt so clever"),
            ((*hint, "--weights", self.wizard), "", "has weights of Wizard"),
            ((*hint, "--weights", self.mine, "--weights", self.mine), "", "which has some already"),
            (hint, str(damaged), "FOXTRAY_WEIGHTS: " + str(damaged) + " " + no_weights),
            (hint, "/nowhere", "FOXTRAY_WEIGHTS: cannot read the weights /nowhere"),
        ):
            status, out, error = call(*words, environment={"FOXTRAY_WEIGHTS": environment})
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(sentence, error, words)

    def former(self, name):
        """The weights of the test as they were written before there were constants."""
        whole = self.mine.read_bytes()
        old = b"foxnet 3" + whole[8 + 6 * 4:-4]
        path = self.path / name
        path.write_bytes(old + zlib.crc32(old).to_bytes(4, "little"))
        return path

    def test_constants_are_shown_and_set(self):
        file = self.path / "other.foxnet"
        file.write_bytes(self.mine.read_bytes())
        built_in = BUILT_IN / f"{GAME}.foxnet"
        shown = self.said("constants", built_in)
        self.assertEqual([line.split()[:2] for line in shown.splitlines()],
                         [["spread-last", "20.000"], ["spread-turn", "20.000"], ["edge", "0.560"],
                          ["beginner", "11.000"], ["casual", "7.100"], ["strong", "3.550"]])
        self.assertEqual(shown, self.said("constants", file))  # those of the game
        changed = self.said("constants", file, "edge=0.7251", "strong=40").split()
        self.assertEqual((changed[changed.index("edge") + 1], changed[changed.index("strong") + 1]),
                         ("0.725", "40.000"))
        self.assertEqual(file.read_bytes()[32:-4], self.mine.read_bytes()[32:-4])
        hint = ("simulate", "--game", GAME, "--players", 1, "--player", "strong", "--games", 5)
        self.assertNotEqual(self.said(*hint, "--weights", self.mine),
                            self.said(*hint, "--weights", file))
        self.assertEqual(shown, self.said("constants", file, "--like", built_in))
        self.assertEqual(file.read_bytes(), self.mine.read_bytes())

    def test_former_files_are_told_and_completed(self):
        old = self.former("old.foxnet")
        before = old.read_bytes()
        for words in (("hint", self.record(), "--weights", old), ("constants", old),
                      ("constants", self.mine, "--like", old)):
            status, out, error = call(*words)
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(f"{old} is of a former format", error, words)
        self.assertEqual(old.read_bytes(), before)
        self.said("constants", old, "--like", BUILT_IN / f"{GAME}.foxnet")
        self.assertEqual(old.read_bytes(), self.mine.read_bytes())

    def test_training_begins_with_former_files(self):
        old = self.former("from.foxnet")
        out = self.path / "next.foxnet"
        self.assertEqual(call("train", "--game", GAME, "--out", out, "--games", 16, "--from", old)[0], 0)
        self.assertEqual(out.read_bytes()[:32], self.mine.read_bytes()[:32])

    def test_training_keeps_the_constants_of_the_weights_it_goes_on_from(self):
        mine = self.path / "changed.foxnet"
        mine.write_bytes(self.mine.read_bytes())
        shown = self.said("constants", mine, "edge=0.5")
        out = self.path / "after.foxnet"
        train = ("train", "--game", GAME, "--out", out, "--games", 16)
        self.assertEqual(call(*train, "--from", mine)[0], 0)
        self.assertEqual(self.said("constants", out), shown)
        shown = self.said("constants", out, "edge=0.25")
        self.assertEqual(call(*train, "--resume")[0], 0)
        self.assertEqual(self.said("constants", out), shown)

    def test_what_is_no_constant_is_said(self):
        file = self.path / "kept.foxnet"
        file.write_bytes(self.mine.read_bytes())
        for words, sentence in (
            ((file, "hedge=1"), "'hedge=1' sets no constant"),
            ((file, "edge"), "'edge' sets no constant"),
            ((file, "edge=-1"), "edge is a number from 0 to 1000, not '-1'"),
            ((file, "edge=nan"), "edge is a number from 0 to 1000, not 'nan'"),
            ((file, "edge=1x"), "edge is a number from 0 to 1000, not '1x'"),
            ((file, "edge="), "edge is a number from 0 to 1000, not ''"),
            ((self.record(), "edge=1"), "is no file of weights of a Clever game"),
            ((self.wizard,), "is no file of weights of a Clever game"),
            ((self.path / "none",), "cannot read the weights"),
        ):
            status, out, error = call("constants", *words)
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(sentence, error, words)
        self.assertEqual(file.read_bytes(), self.mine.read_bytes())

    def test_weights_on_the_command_line_go_before_those_of_the_environment(self):
        named = {"FOXTRAY_WEIGHTS": "/nowhere"}
        words = ("hint", self.record(), "--player", "strong")
        self.assertEqual(self.said(*words, "--weights", self.mine, environment=named),
                         self.said(*words, "--weights", self.mine))

    def test_who_has_no_players_does_not_look_at_the_environment(self):
        self.said("show", self.record(), environment={"FOXTRAY_WEIGHTS": "/nowhere"})


if __name__ == "__main__":
    unittest.main()
