#!/usr/bin/env python3
"""Plays over a pipe, as scripts and screen readers do: tests/cli/play_games.py FOXTRAY

Whole games of every kind, undo, mistyped rolls, going on with a game, damaged games, wrong calls.
"""

import os
import re
import resource
import signal
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
        self.file.unlink(missing_ok=True)
        first = self.play(*words, text=MANY)
        record = self.check()
        self.assertIn("\nresult ", record)
        self.file.unlink()
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
                self.assertRegex(out, r"\d+ points, band \d+ of \d+ \(")

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
        self.assertIn("Nothing is taken back: there is no decision to go back to", out)
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

    # --- What a move earns and costs

    def test_what_a_move_gives_up_is_told_before_it(self):
        out = self.play("--game", "clever-hoch-drei", "--real-dice", text="3 6 6 6 3 6\nquit\n")
        moves = dict(re.findall(r"^ +\d+ +(take \w+ \w+) +(.*(?:\n {10,}.*)*)", out, re.M))
        moves = {move: " ".join(earns.split()) for move, earns in moves.items()}
        self.assertTrue(moves["take n3 n12"].startswith("+2 points; "))
        self.assertTrue(moves["take n3 n12"].endswith("; gives up 11 fields and 8 bonuses"), moves)
        self.assertTrue(moves["take n3 n3"].endswith("; gives up 2 fields and 2 bonuses"), moves)
        self.assertNotIn("gives up", moves["take w3 y13"])

    # --- What is typed wrong

    def test_wrong_input_changes_nothing(self):
        out = self.play("--seed", "5", text="take y6 y11\n0\n99\n\nfly\nundo now\nsave\nquit\n")
        self.assertEqual(len(self.check().split("---\n")[1].splitlines()), 1)
        self.assertIn("Legal now: take ", out)
        self.assertIn("There is no move 99; the moves are 1 to 13.", out)
        self.assertIn("the yellow die shows 2, not 6", out)

    def test_q_leaves(self):
        self.play("--seed", "5", text="1\nq\n1\n1\n")
        self.assertEqual(len(self.check().split("---\n")[1].splitlines()), 2)

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

    def test_a_kept_game_is_offered_before_seats_are_asked_for(self):
        self.play("--game", "wizard-dice", "--seats", "me,greedy", "--seed", "6", text="1\nquit\n")
        out = self.play("--game", "wizard-dice", text="yes\nquit\n")
        self.assertIn("Go on with it?", out)
        self.assertNotIn("is played by", out)

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

    def test_quitting_at_once_changes_nothing(self):
        self.play("--seed", "6", text="1\n" * 5)
        text = "# a remark\n" + self.check()
        self.file.write_text(text)
        self.call("play", "--load", str(self.file), text="quit\n")
        self.assertEqual(self.file.read_text(), text)
        self.play(text="yes\nquit\n")
        self.assertEqual(self.file.read_text(), text)

    def fair_game(self, events):
        self.call("random", "--game", "ganz-schon-clever", "--players", "1", "--seed", "3", "--fair-dice", "--out",
                  str(self.home / "fair"))
        header, rest = next((self.home / "fair").iterdir()).read_text().split("---\n")
        self.assertIn("\nseed ", header)
        self.file.write_text(header + "---\n" + "".join(rest.splitlines(True)[:events]))

    def test_fair_dice_go_on(self):
        self.fair_game(4)
        self.call("play", "--load", str(self.file), text=MANY)
        self.assertIn("\nresult ", self.check())
        self.call("check", "--dice", str(self.file))

    def test_play_with_fair_dice(self):
        self.play("--fair-dice", text=MANY)
        first = self.check()
        self.assertRegex(first, r"\nseed [0-9a-f]{64}\n")
        self.assertIn("\nresult ", first)
        self.call("check", "--dice", str(self.file))
        self.file.unlink()
        self.play("--fair-dice", text="1\n" * 7)
        self.play("--fair-dice", text="yes\n" + MANY)
        self.assertIn("\nresult ", self.check())
        self.call("check", "--dice", str(self.file))
        self.assertNotEqual(self.check().split("seed ")[1][:64], first.split("seed ")[1][:64])
        self.file.unlink()
        texts = set()
        for _ in range(2):
            self.play("--fair-dice", "--seed", "5", text="1\n" * 5)
            texts.add(self.check())
            self.call("check", "--dice", str(self.file))
            self.file.unlink()
        self.assertEqual(len(texts), 1)
        self.play("--seed", "5", text="1\n" * 5)
        self.assertIn("was not begun with fair dice", self.play("--fair-dice", text="yes\n", status=2))
        self.assertIn("give one of", self.play("--fair-dice", "--real-dice", status=2))

    def test_a_hint(self):
        out = self.play("--seed", "5", text="hint\n1\nhint\nquit\n")
        self.assertRegex(out, r" Analysis would take .*points expected")
        self.assertIn("There is nothing to decide now.", out)

    def test_other_dice_drop_the_seed(self):
        for words in ("--seed", "4"), ("--real-dice",):
            with self.subTest(words):
                self.fair_game(1)
                self.call("play", "--load", str(self.file), *words, text="1\n\n")
                self.assertNotIn("\nseed ", self.check())
        self.file.write_text("foxtray 1\ngame ganz-schon-clever\nplayers 1\nseed what?\n---\n")
        self.call("play", "--load", str(self.file), text="1\n")
        self.assertNotIn("\nseed ", self.check())

    # --- Never over another game

    def test_other_games_are_kept(self):
        self.play("--seed", "4", text=MANY)
        finished = self.check()
        self.play("--seed", "5", text=MANY)
        second = self.check()
        out = self.play("--game", "wizard-dice", "--seats", "me,greedy", "--seed", "5", text="1\n")
        self.assertIn("game.fox.earlier2", out)
        third = self.check()
        self.play("--seed", "5", text="1\n")
        self.assertEqual([Path(str(self.file) + end).read_text() for end in (".earlier", ".earlier2", ".earlier3")],
                         [finished, second, third])
        self.check()

    def test_loading_one_and_saving_over_another(self):
        other = self.home / "other.fox"
        self.play("--seed", "4", text="1\n" * 3)
        before = self.check()
        other.write_text(before)
        self.file.unlink()
        self.play("--seed", "5", text="1\n" * 5)
        kept = self.check()
        self.assertIn("has 1 seat, ", self.play("--load", str(other), "--seats", "A,B", status=2))
        self.assertEqual(self.check(), kept)
        self.play("--load", str(other), text="quit\n")
        self.assertEqual(self.check(), before)
        self.assertEqual(Path(str(self.file) + ".earlier").read_text(), kept)

    def test_the_command_save_spares_other_files(self):
        other = self.home / "other.fox"
        other.write_text("precious")
        mine = self.home / "mine.fox"
        out = self.play("--seed", "5", text=f"save {other}\nsave {self.file}\nsave {mine}\n1\nsave {mine}\n")
        self.assertEqual(other.read_text(), "precious")
        self.assertIn("Not saved: there is already a file", out)
        self.assertEqual(out.count("Saved in"), 3)
        self.assertEqual(mine.read_text(), self.check())

    # --- Where a game can be kept

    def test_links_are_written_through(self):
        for target in self.home / "target.fox", self.home / "new.fox":
            with self.subTest(target):
                self.file.unlink(missing_ok=True)
                self.file.symlink_to(target.name)
                self.play("--seed", "5", text="1\n")
                self.play("--seed", "5", text="yes\n1\n")
                self.assertTrue(self.file.is_symlink())
                self.assertIn("1 take", target.read_text())

    def test_only_regular_files(self):
        self.file.mkdir()
        self.assertIn("is not a regular file", self.play(status=2))
        self.file.rmdir()
        os.mkfifo(self.file)
        self.assertIn("is not a regular file", self.play(status=2))
        self.assertIn("is not a regular file", self.call("play", "--save", "/dev/null", status=2))
        self.assertIn("is not a regular file", self.call("play", "--load", str(self.file), status=2))

    @unittest.skipUnless(Path("/usr/bin/prlimit").exists(), "needs prlimit")
    def test_nothing_half_written_stays(self):
        done = subprocess.run(["/usr/bin/prlimit", "--fsize=8", FOXTRAY, "play", "--save", str(self.file)], input="", capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("cannot be kept", done.stderr)
        self.assertEqual(list(self.home.iterdir()), [])

    # --- A disk that is full, another program with the same file

    def start(self, *words, most_bytes=resource.RLIM_INFINITY):
        """A game that goes on until it is told to end; no file may be larger than so many bytes."""
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))
        running = subprocess.Popen([FOXTRAY, "play", "--seed", "5", "--save", str(self.file), *words],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   text=True, preexec_fn=limit, env=dict(os.environ, NO_COLOR="1"))
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.stdin.close)
        self.addCleanup(running.kill)
        self.read_to(running, " > ")
        return running

    def read_to(self, running, end):
        out = ""
        while not out.endswith(end):
            character = running.stdout.read(1)
            self.assertTrue(character, out)
            out += character
        return out

    def answer(self, running, line, end=" > "):
        running.stdin.write(line + "\n")
        running.stdin.flush()
        return self.read_to(running, end)

    def finish(self, running, text):
        out = running.communicate(text, timeout=60)[0]
        return running.returncode, out

    def test_what_is_not_kept_is_told_and_fails(self):
        for text, giving_up in (("quit\nquit\n", "quit"), ("", "the end of the input")):
            with self.subTest(giving_up):
                self.file.unlink(missing_ok=True)
                running = self.start(most_bytes=120)
                out = "".join(self.answer(running, "1") for _ in range(8))
                self.assertIn("The game is not saved: cannot write", out)
                status, out = self.finish(running, text)
                self.assertEqual(status, 2, out)
                self.assertNotIn("The game is kept", out)
                self.assertRegex(out, r"The game is not kept: cannot write .*: File too large")
                self.assertRegex(out, r"game\.fox lacks \d+ events at its end\.\n$")
                lost = int(out.split("fox lacks ")[-1].split()[0])
                self.assertGreater(lost, 3)
                self.assertLessEqual(len(self.check()), 120)
                self.assertEqual(list(self.home.iterdir()), [self.file])

    def test_what_could_not_be_saved_can_be_saved_at_the_end(self):
        for elsewhere in False, True:
            with self.subTest(elsewhere=elsewhere):
                self.file.unlink(missing_ok=True)
                running = self.start(most_bytes=120)
                for _ in range(8):
                    self.answer(running, "1")
                self.assertIn("Another file to keep it in", self.answer(running, "quit"))
                self.assertIn("there is already a file", self.answer(running, str(self.file)))
                resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
                other = self.home / "other.fox"
                status, out = self.finish(running, f"{other}\n" if elsewhere else "\n")
                self.assertEqual(status, 0, out)
                kept = other if elsewhere else self.file
                self.assertIn(f"The game is kept in {kept}.", out)
                self.call("check", str(kept))
                self.assertGreater(len(kept.read_text()), 120)

    def test_a_disk_with_room_again_is_used_again(self):
        running = self.start(most_bytes=120)
        for _ in range(8):
            self.answer(running, "1")
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        self.assertIn("The game is saved again.", self.answer(running, "1"))
        status, out = self.finish(running, "quit\n")
        self.assertEqual(status, 0)
        self.assertIn(f"The game is kept in {self.file}.", out)

    def test_two_programs_never_share_a_file(self):
        for words in ("--save", str(self.file)), ("--load", str(self.file)):
            with self.subTest(words[0]):
                self.file.unlink(missing_ok=True)
                second_file = self.home / "game-2.fox"
                second_file.unlink(missing_ok=True)
                first = self.start()
                self.answer(first, "1")
                out = self.call("play", *words, "--seed", "9", text="3\n1\nquit\n")
                self.assertIn(f"The game in {self.file} is being played by another foxtray", out)
                self.assertIn(f"The game is kept in {second_file}.", out)
                self.call("check", str(second_file))
                begun = self.check()
                for _ in range(3):
                    self.answer(first, "1")
                self.assertEqual(self.finish(first, "quit\n")[0], 0)
                self.assertTrue(self.check().startswith(begun))
                self.assertGreater(len(self.check()), len(begun))
                self.assertEqual(second_file.read_text().startswith(begun), words[0] == "--load")
                self.assertEqual(sorted(self.home.iterdir()), [second_file, self.file])

    def test_a_file_that_somebody_changed_stays(self):
        running = self.start()
        self.answer(running, "1")
        self.file.write_text("precious")
        out = self.answer(running, "1")
        status, rest = self.finish(running, "quit\n")
        self.assertEqual(status, 0)
        self.assertIn(f"Another program has changed {self.file}", out)
        other = self.home / "game-2.fox"
        self.assertIn(f"The game is kept in {other}.", rest)
        self.assertEqual(self.file.read_text(), "precious")
        self.call("check", str(other))

    def test_a_crash_leaves_no_lock(self):
        running = self.start()
        for _ in range(3):
            self.answer(running, "1")
        running.kill()
        running.wait()
        out = self.play("--seed", "5", text="yes\nquit\n")
        self.assertIn("Go on with it?", out)
        self.assertEqual(list(self.home.iterdir()), [self.file])

    def test_a_signal_ends_it_in_good_order(self):
        for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
            with self.subTest(number):
                self.file.unlink(missing_ok=True)
                running = self.start()
                self.answer(running, "1")
                running.send_signal(number)
                out = self.read_to(running, f"The game is kept in {self.file}.\n")
                self.assertNotIn("not kept", out)
                self.assertEqual(running.wait(), 128 + number)
                self.check()

    # --- Damage and wrong calls

    def test_a_damaged_game_is_set_aside(self):
        self.play("--seed", "6", text="1\n" * 5)
        damaged = self.check() + "1 take y9 y99\n"
        self.file.write_text(damaged)
        for text in "", "quit\n", "q\n", "1\n":
            self.assertIn("is damaged, in line ", self.play("--seed", "6", text=text))
            self.assertEqual(self.file.read_text(), damaged)
            self.assertEqual(list(self.home.iterdir()), [self.file])
        out = self.play("--seed", "6", text="\n1\n")
        self.assertIn("is damaged, in line ", out)
        self.assertEqual(Path(str(self.file) + ".damaged").read_text(), damaged)
        self.check()

    def test_what_is_no_record_is_left_alone(self):
        self.play("--seed", "6", text="1\n")
        other = self.home / "other.fox"
        self.file.rename(other)
        for notes in b"milk\neggs\n", b"foxtray 2\n", b"# foxtray 1\n", b"\xff\x00", b"\n":
            self.file.write_bytes(notes)
            for words in (), ("--load", str(other)):
                self.assertIn("is not a game record of foxtray, and stays as it is",
                              self.play(*words, text="\n1\n", status=2))
                self.assertEqual(self.file.read_bytes(), notes)
                self.assertEqual(sorted(self.home.iterdir()), [self.file, other])
        self.file.write_bytes(b"")
        self.play("--seed", "6", text="1\n")
        self.check()

    def test_seats_are_for_new_games(self):
        self.assertIn("no player is called 'nobody:3'", self.play("--seats", "nobody:3", status=2))
        self.play("--seats", "me,greedy", "--seed", "3", text="1\n" * 4)
        kept = self.check()
        self.assertIn("no player is called 'nobody:3'", self.play("--seats", "nobody:3", text="yes\n", status=2))
        self.assertEqual(self.check(), kept)
        self.assertNotIn("does not apply", self.play("--seats", "me,greedy", text="yes\nquit\n"))
        out = self.play("--seats", "Anna", text="yes\nquit\n")
        self.assertIn("Its seats are me, greedy; --seats does not apply to it", out)
        self.assertEqual(self.check(), kept)

    def test_loading_a_damaged_record_names_the_line(self):
        self.file.write_text("foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\nroll w9\n")
        self.assertIn("game.fox:5: ", self.call("play", "--load", str(self.file), status=1))

    def test_only_one_game_has_other_dice(self):
        error = self.play("--dice-set", "ganz-schon-clever", status=2)
        self.assertIn("Doppelt so clever", error)
        self.assertIn("leave it out for Ganz schön clever", error)
        self.assertEqual(list(self.home.iterdir()), [])
        self.play("--dice-set", "own", text="1\n")
        self.assertIn("leave it out for", self.call("show", str(self.file), "--dice-set", "ganz-schon-clever", status=2))
        self.assertIn("leave it out for", self.call("sheet", "--game", "wizard-dice", "--out", "-", "--dice-set",
                                                    "ganz-schon-clever", status=2))

    def test_wrong_calls(self):
        self.assertIn("no game is called 'chess'", self.play("--game", "chess", status=2))
        self.assertIn("no player is called 'gredy'", self.play("--seats", "me,gredy", status=2))
        self.assertIn("has no option 'cards'", self.play("--option", "cards=on", status=2))
        self.assertIn("is played by 2 to 5", self.play("--game", "wizard-dice", status=2))
        self.assertIn("is played by 1 to 4", self.play("--seats", "A,B,C,D,E", status=2))
        self.assertIn("cannot open", self.call("play", "--load", str(self.home / "none"), status=2))
        self.assertIn("--save", self.call("play", "--save", "/proc/none/x.fox", status=2))
        self.assertIn("cannot hold", self.play("--seats", "A#B", status=2))
        self.assertIn("give one of --seed and --real-dice", self.play("--seed", "1", "--real-dice", status=2))

    def test_names(self):
        for name in "A\x7fB", "A\x1bB", "A\u0085B", b"A\xffB", "A#B", "A\nB":
            with self.subTest(name):
                error = self.play("--seats", name, status=2)
                self.assertIn("cannot hold", error)
                self.assertTrue(error.rstrip("\n").isprintable(), error)
        self.assertIn("has no name", self.play("--seats", "A,,B", status=2))
        self.assertIn("'greedy', in small letters", self.play("--seats", "me,Greedy", status=2))
        self.assertIn("'collector', in small letters", self.play("--seats", "me,Collector", status=2))
        self.play("--seats", "me,analysis:2")
        self.play("--seats", "Zoë,Greedo")
        self.assertIn("name 1 Zoë\nname 2 Greedo\n", self.check())

    def test_a_character_takes_a_seat(self):
        self.assertIn("collector: ", self.play("--seats", "me,collector", "--seed", "3", text="1\n" * 6))
        self.assertIn("name 2 collector\n", self.check())

    def test_a_loaded_game_has_its_own_rules(self):
        self.play("--seed", "5", text="1\n")
        load = ("play", "--load", str(self.file))
        self.assertIn("is a game of Ganz schön clever", self.call(*load, "--game", "wizard-dice", status=2))
        self.assertIn("leave out --option", self.call(*load, "--option", "decline=free", status=2))

    # --- Secrets

    def test_secret_predictions_stay_secret_until_all_are_in(self):
        out = self.play("--game", "wizard-dice", "--option", "cards=on", "--seats", "Anna,Ben,Cleo", "--real-dice",
                        text="secret\npredict g5\n\npredict b2\n\npredict r2\n")
        before, after = out.split("Cleo: predict a colour and a number")
        before = before.split("Ben: predict a colour and a number > predict b2")[1]
        self.assertIn("Ben predicts in secret", before)
        self.assertNotIn("Ben b2", before)
        self.assertIn("Ben b2", after)

    def test_revealed_predictions_stay(self):
        out = self.play("--game", "wizard-dice", "--option", "cards=on", "--seats", "Anna,Ben", "--real-dice",
                        text="secret\n\npredict g5\n\npredict b2\nundo\n")
        self.assertIn("Nothing is taken back: the secret predictions are revealed, and they stay.", out)
        self.assertIn("2 predict b2", self.check())

    # --- Words

    def test_cards_are_called_cards(self):
        words = ("--game", "wizard-dice", "--option", "cards=on", "--seats", "Anna,Ben")
        out = self.play(*words, "--real-dice", text="fox\n")
        self.assertIn(" The card > ", out)
        self.assertIn("that card cannot come now; it is one of ", out.lower())
        self.file.unlink()
        out = self.play(*words, "--seed", "1", text=MANY)
        self.assertIn("   1  turn up the card", out)
        self.assertIn(" Turn up the card, or undo > ", out)

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
