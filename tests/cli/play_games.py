#!/usr/bin/env python3
"""Plays over a pipe, as scripts and screen readers do: tests/cli/play_games.py FOXTRAY

Whole games of every kind, undo, mistyped rolls, going on with a game, damaged games, wrong calls.
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FOXTRAY = str(Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else "build/foxtray"
MANY = "1\n" * 6000


class Play(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.home = Path(self.folder.name)
        self.file = self.home / "game.fox"

    def tearDown(self):
        self.folder.cleanup()

    def call(self, *words, text="", status=0):
        environment = dict(os.environ, XDG_DATA_HOME=str(self.home / "data"), NO_COLOR="1")
        done = subprocess.run([FOXTRAY, *words], input=text, capture_output=True, text=True,
                              env=environment, timeout=120, check=False)
        self.assertEqual(done.returncode, status, done.stdout[-500:] + done.stderr)
        return done.stdout if status == 0 else done.stderr

    def play(self, *words, text="", status=0):
        return self.call("play", "--save", str(self.file), *words, text=text, status=status)

    def check(self):
        self.call("check", str(self.file))
        return self.file.read_text()

    # --- Whole games

    def whole_game(self, *words):
        first = self.play(*words, text=MANY)
        record = self.check()
        self.assertIn("\nresult ", record)
        second = self.play(*words, text=MANY)
        self.assertEqual(first, second, "the same seed and lines give the same output")
        self.assertEqual(record, self.check())
        for line in first.splitlines():
            self.assertLessEqual(len(line), 80 + len(str(self.file)), line)
        return first

    def test_whole_games_alone(self):
        for game in "ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei":
            with self.subTest(game):
                out = self.whole_game("--game", game, "--seed", "4")
                self.assertRegex(out, r"\d+ points\. ")

    def test_whole_games_against_others(self):
        for game, seats in (("ganz-schon-clever", "me,greedy"), ("doppelt-so-clever", "greedy,Anna,random"),
                            ("clever-hoch-drei", "random,me,greedy,Ben"), ("wizard-dice", "me,greedy"),
                            ("wizard-dice", "random,Anna,greedy,Ben,random")):
            with self.subTest(game + " " + seats):
                out = self.whole_game("--game", game, "--seats", seats, "--seed", "8")
                self.assertRegex(out, r" wins?\.|share the win")

    def test_whole_games_with_cards_and_house_rules(self):
        self.whole_game("--game", "wizard-dice", "--seats", "me,Anna,greedy", "--seed", "2", "--option", "cards=on",
                        "--option", "target=12")
        self.whole_game("--game", "ganz-schon-clever", "--seed", "2", "--option", "decline=free")

    def test_players_alone_play_without_a_word(self):
        self.play("--seats", "greedy,random", "--seed", "1", text="")
        self.assertIn("\nresult ", self.check())

    def test_ascii_is_pure(self):
        out = self.play("--game", "doppelt-so-clever", "--seed", "4", "--ascii", "--dice-set", "ganz-schon-clever",
                        text="show\nhelp\n" + MANY)
        self.assertTrue(out.isascii())
        self.assertIn("o ORANGE", out)
        self.assertNotIn("SILVER", out)
        self.assertIn(" s", self.check(), "the record keeps its own letters")

    # --- Undo

    def test_undo_as_far_as_the_roll(self):
        out = self.play("--seed", "5", text="1\nundo\nundo\n3\nquit\n")
        self.assertIn("Taken back.", out)
        self.assertIn("Nothing is taken back: the dice have been rolled since", out)
        events = self.check().split("---\n")[1].splitlines()
        self.assertEqual(len(events), 2)

    def test_undo_of_the_last_decision_of_the_game(self):
        self.play("--game", "ganz-schon-clever", "--seed", "4", text=MANY)
        lines = self.check().splitlines()
        self.file.write_text("\n".join(line for line in lines[:-2]) + "\n")
        self.play("--seed", "4", text="yes\n1\nundo\nquit\n")
        self.assertEqual(self.check().splitlines(), lines[:-2])

    def test_a_mistyped_roll(self):
        out = self.play("--real-dice", text="4 3 5 2 6\n4 3 5 2 6 6\nundo\n435261\ntake o6 o6\n"
                                            "1 1 2 2 2 6\nb\ng o p\ntake w1 o1\n")
        self.assertIn("that is 5, but 6 dice are rolled", out.lower())
        self.assertIn("1 of them lies on the platter", out)
        self.assertEqual(self.check().split("---\n")[1].splitlines()[:4],
                         ["roll w4 y3 b5 g2 o6 p1", "1 take o6 o6", "serve w1 y1 b2 / g2 o2 p6", "1 take w1 o1"])

    # --- What is typed wrong

    def test_wrong_input_changes_nothing(self):
        out = self.play("--seed", "5", text="take y6 y11\n0\n99\n\nfly\nundo now\nsave\nquit\n")
        self.assertEqual(len(self.check().split("---\n")[1].splitlines()), 1)
        self.assertIn("Legal now: take ", out)
        self.assertIn("There is no move 99; the moves are 1 to 13.", out)
        self.assertIn("the yellow die shows 2, not 6", out)

    def test_save_elsewhere(self):
        other = self.home / "other.fox"
        self.play("--seed", "5", text=f"1\nsave {other}\nsave {self.home}/none/\x01/x.fox\n")
        self.assertEqual(other.read_text(), self.check())

    # --- Going on

    def test_goes_on_where_it_was(self):
        whole = self.play("--seed", "6", text=MANY)
        result = self.check()
        self.file.unlink()
        self.play("--seed", "6", text="1\n" * 11)
        part = self.check()
        self.assertTrue(result.startswith(part.rstrip("\n")))
        out = self.play("--seed", "6", text="perhaps\nyes\n" + MANY)
        self.assertIn("Go on with it?", out)
        self.assertIn("Please answer yes or no.", out)
        self.assertEqual(self.check(), result)
        self.assertEqual(whole.splitlines()[-2], out.splitlines()[-2])

    def test_a_new_game_keeps_the_earlier_one(self):
        self.play("--seed", "6", text="1\n" * 5)
        earlier = self.check()
        self.play("--seed", "7", text="no\n1\n")
        self.assertNotEqual(self.check(), earlier)
        self.assertEqual(Path(str(self.file) + ".earlier").read_text(), earlier)

    def test_an_unanswered_question_changes_nothing(self):
        self.play("--seed", "6", text="1\n" * 5)
        earlier = self.check()
        self.play("--seed", "6", text="")
        self.assertEqual(self.check(), earlier)

    def test_players_are_known_again_by_their_names(self):
        self.play("--seats", "me,greedy", "--seed", "3", text="1\n" * 4)
        out = self.call("play", "--load", str(self.file), "--seed", "3", text=MANY)
        self.assertIn("greedy: ", out)
        self.assertIn("\nresult ", self.check())

    def test_the_usual_place(self):
        self.call("play", "--seed", "1", text="1\n")
        self.assertTrue((self.home / "data/foxtray/ganz-schon-clever.fox").exists())
        self.assertFalse(list(self.home.glob("data/foxtray/*.new")))

    # --- Damage and wrong calls

    def test_a_damaged_game_is_set_aside(self):
        self.play("--seed", "6", text="1\n" * 5)
        damaged = self.check() + "1 take y9 y99\n"
        self.file.write_text(damaged)
        out = self.play("--seed", "6", text="1\n")
        self.assertIn("is damaged, in line ", out)
        self.assertEqual(Path(str(self.file) + ".damaged").read_text(), damaged)
        self.check()

    def test_loading_a_damaged_record_names_the_line(self):
        self.file.write_text("foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w9\n")
        self.assertIn("game.fox:5: ", self.call("play", "--load", str(self.file), status=1))

    def test_wrong_calls(self):
        self.assertIn("no game is called 'chess'", self.play("--game", "chess", status=2))
        self.assertIn("no player is called 'gredy'", self.play("--seats", "me,gredy", status=2))
        self.assertIn("has no option 'cards'", self.play("--option", "cards=on", status=2))
        self.assertIn("is played by 2 to 5", self.play("--game", "wizard-dice", status=2))
        self.assertIn("is played by 1 to 4", self.play("--seats", "A,B,C,D,E", status=2))
        self.assertIn("cannot open", self.call("play", "--load", str(self.home / "none"), status=2))
        self.assertIn("--save", self.call("play", "--save", "/proc/none/x.fox", status=2))
        self.assertIn("cannot hold", self.play("--seats", "A#B", status=2))

    # --- Secrets

    def test_secret_predictions_stay_secret_until_all_are_in(self):
        out = self.play("--game", "wizard-dice", "--option", "cards=on", "--seats", "Anna,Ben,Cleo", "--real-dice",
                        text="secret\npredict g5\n\npredict b2\n\npredict r2\n")
        before, after = out.split("Cleo: predict a colour and a number")
        before = before.split("Ben: predict a colour and a number > predict b2")[1]
        self.assertIn("Ben predicts in secret", before)
        self.assertNotIn("Ben b2", before)
        self.assertIn("Ben b2", after)

    # --- Show

    def test_show(self):
        self.play("--seed", "4", text=MANY)
        out = self.call("show", str(self.file))
        self.assertIn("the game is over", out)
        self.assertLessEqual(max(map(len, out.splitlines())), 80)
        self.assertTrue(self.call("show", str(self.file), "--ascii", "--at", "3").isascii())
        self.assertIn("--at is 0 to ", self.call("show", str(self.file), "--at", "9999", status=2))
        self.assertIn("cannot open", self.call("show", str(self.home / "none"), status=2))


if __name__ == "__main__":
    unittest.main()
