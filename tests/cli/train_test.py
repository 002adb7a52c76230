#!/usr/bin/env python3
"""The verb train from outside.

    tests/cli/train_test.py PROGRAM
"""

import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
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
        self.assertTrue(out.read_bytes().startswith(b"foxnet 4"))
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
        weights = pathlib.Path(__file__).parents[2] / "src/clever_players/weights"
        out = self.folder / "on.foxnet"
        words = (*COURSE, "--out", out, "--games", 16)
        status, said, error = train(*words, "--from", weights / "doppelt-so-clever.foxnet")
        self.assertEqual((status, error), (0, ""))
        strength = float(said.split("strength ")[1].split()[0])
        self.assertGreater(strength, 300)  # from nothing it would be a third of that

    def test_damaged_files_are_refused_in_words(self):
        out = self.folder / "a.foxnet"
        train(*COURSE, "--out", out, "--games", 16)
        for file in (out, pathlib.Path(f"{out}.course")):
            whole = file.read_bytes()
            middle = len(whole) // 2
            file.write_bytes(whole[:middle] + b"\xff" * 400000 + whole[middle + 400000:])
        more = ("--games", 64)
        status, said, error = train(*COURSE[:2], "--out", out, *more, "--resume")
        self.assertEqual((status, said), (2, ""))
        self.assertIn("a.foxnet.course is damaged", error)
        status, said, error = train(*COURSE, "--out", self.folder / "b", *more, "--from", out)
        self.assertEqual((status, said), (2, ""))
        self.assertIn("has no weights of Doppelt so clever, or is damaged", error)

    def test_trains_the_wizard_dice_game(self):
        out = self.folder / "wizard.inc"
        words = ("--game", "wizard-dice", "--out", out, "--threads", 2)
        status, said, error = train(*words, "--games", 60)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("60 games  strength", said)
        def numbers_of(text):
            return [int(word) for word in text.split("//")[0].split(",") if word.strip()]

        numbers = numbers_of(out.read_text())
        self.assertEqual(len(numbers), 96 * 32 + 2 * 32 + 1)
        plot = xml.etree.ElementTree.parse(f"{out}.svg").getroot()
        self.assertTrue(plot.tag.endswith("svg"))
        status, said, error = train(*words, "--games", 100, "--resume")
        self.assertEqual((status, error), (0, ""))
        self.assertNotEqual(numbers, numbers_of(out.read_text()))

    def test_the_same_course_gives_the_same_weights(self):
        for name in "ab":
            train(*COURSE, "--out", self.folder / name, "--games", 32)
        self.assertEqual((self.folder / "a").read_bytes(), (self.folder / "b").read_bytes())

    def wait_for(self, file, seconds=300):
        end = time.monotonic() + seconds
        while not file.exists():
            self.assertLess(time.monotonic(), end, f"{file} does not come")
            time.sleep(0.1)

    def begun(self, *words):
        running = subprocess.Popen([PROGRAM, "train", *map(str, words)], stdout=subprocess.PIPE, text=True)
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.kill)
        return running

    def test_a_crash_costs_a_few_seconds(self):
        out = self.folder / "a.foxnet"
        running = self.begun(*COURSE, "--out", out, "--hours", 1)
        self.wait_for(self.folder / "a.foxnet.course")  # long before the first report
        running.kill()
        running.wait()
        self.assertEqual(running.stdout.read(), "")
        seconds = 12 / 3600
        status, said, error = train(*COURSE[:2], "--out", out, "--hours", seconds, "--resume")
        self.assertEqual((status, error), (0, ""))

    def test_a_signal_keeps_the_course(self):
        for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:
            with self.subTest(number):
                out = self.folder / f"{number}.foxnet"
                running = self.begun(*COURSE, "--out", out, "--hours", 1)
                self.wait_for(pathlib.Path(f"{out}.curve"))
                running.send_signal(number)
                said = running.stdout.read()
                self.assertEqual(running.wait(), 128 + number)
                self.assertIn("has the weights; stopped: --resume --hours 1 to go on from here", said)
                self.assertTrue(out.exists())
                self.assertTrue(pathlib.Path(f"{out}.course").exists())

    def test_to_go_on_a_course_needs_its_length(self):
        for game, out in (("doppelt-so-clever", self.folder / "a"), ("wizard-dice", self.folder / "b")):
            words = ("--game", game, "--out", out)
            train(*words, "--games", 16)
            before = {file: file.read_bytes() for file in self.folder.iterdir()}
            status, said, error = train(*words, "--resume")
            self.assertEqual((status, said), (2, ""))
            self.assertRegex(error, r"has \d+ games and 0\.\d\d hours so far; .* with --games or --hours")
            self.assertEqual({file: file.read_bytes() for file in self.folder.iterdir()}, before)

    def test_two_programs_never_train_one_file(self):
        out = self.folder / "a.foxnet"
        running = self.begun(*COURSE, "--out", out, "--hours", 1)
        self.wait_for(pathlib.Path(f"{out}.curve"))
        for words in ("--games", 16), ("--games", 16, "--resume"):
            status, said, error = train(*COURSE, "--out", out, *words)
            self.assertEqual((status, said), (2, ""))
            self.assertIn(f"another foxtray is training {out} at this moment", error)
        self.assertEqual(train(*COURSE, "--out", self.folder / "b", "--games", 16)[0], 0)
        running.send_signal(signal.SIGINT)
        running.stdout.read()
        running.wait()
        self.assertEqual(list(self.folder.glob("*.lock")), [])
        self.assertEqual(train(*COURSE, "--out", out, "--games", 16, "--resume")[0], 0)

    def test_what_is_no_file_is_named_so(self):
        for words in (), ("--resume",):
            for out, sentence in ((self.folder, "it is a folder"), ("/dev/null", "it is not a file"),
                                  (f"{self.folder}/", "it is a folder")):
                status, said, error = train(*COURSE, "--out", out, "--games", 16, *words)
                self.assertEqual((status, said), (2, ""))
                self.assertIn(f"cannot write {out}: {sentence}", error)
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_says_why_a_file_cannot_be_written(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (100000, resource.RLIM_INFINITY))
        out = self.folder / "a.foxnet"
        run = subprocess.run([PROGRAM, "train", *COURSE, "--out", out, "--games", "16"], capture_output=True,
                             text=True, preexec_fn=limit)
        self.assertEqual(run.returncode, 2)
        self.assertRegex(run.stderr, r"a\.foxnet\S* cannot be written: File too large\n$")
        self.assertEqual(list(self.folder.glob("*.new")), [])

    def test_wrong_calls_say_what_would_be_right(self):
        for words, sentence in (
            (("--game", "chess", "--out", self.folder / "w"), "the games are ganz-schon-clever"),
            ((*COURSE, "--out", self.folder / "w", "--resume"), "leave out --resume to begin"),
            ((*COURSE, "--out", self.folder / "no" / "w", "--games", 16), "make it first"),
            ((*COURSE, "--out", self.folder / "w", "--games", 0), "--games"),
            ((*COURSE, "--out", self.folder / "w", "--from", "nothing"), "nothing does not exist"),
            ((*COURSE, "--out", self.folder / "w", "--from", __file__), "has no weights of Doppelt"),
            (("--game", "wizard-dice", "--out", self.folder / "w", "--from", __file__), "Clever"),
            ((*COURSE, "--out", self.folder / "w", "--games", 16, "--hours", 1), "excludes"),
            ((*COURSE, "--out", self.folder / "w", "--hours", "nan"), "not in range"),
            ((*COURSE, "--out", self.folder / "w", "--hours", "inf"), "not in range"),
            ((*COURSE, "--out", self.folder / "w", "--hours", 0), "not in range"),
            ((*COURSE, "--out", self.folder / "w", "--games", 16, "--extra-foxes", "nan"), "not in range"),
            ((*COURSE, "--out", self.folder / "w", "--games", 16, "--extra-foxes", "-nan"), "not in range"),
        ):
            status, out, error = train(*words)
            self.assertEqual(status, 2, words)
            self.assertIn(sentence, error, words)


if __name__ == "__main__":
    unittest.main()
