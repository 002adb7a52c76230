#!/usr/bin/env python3
"""Files that are read and written: odd folders, missing ones, full disks; and what is shown of
names, whatever is in them.

    tests/cli/files_test.py PROGRAM
"""

import json
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None

# What turns the direction of a text, or hides in it.
MARKS = "\u202e\u202d\u2066\u2067\u2069\u200e\u200f\u061c\u2028\ufeff\U000e0041"
START = "foxtray 1\ngame wizard-dice\nplayers 2\nname 1 An{}na\nname 2 {}\n---\n"


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)

    def call(self, *words, text=None, locale="C.UTF-8", **more):
        environment = {**os.environ, "XDG_DATA_HOME": str(self.path / "data"), "LC_ALL": locale,
                       "NO_COLOR": "1"}
        run = subprocess.run([PROGRAM, *map(str, words)], input=text, capture_output=True,
                             encoding="utf-8", env=environment, cwd=self.path, **more)
        return run.returncode, run.stdout, run.stderr

    def fine(self, *words, **more):
        status, out, error = self.call(*words, **more)
        self.assertEqual((status, error), (0, ""))
        return out

    def make(self, name="made", count=3):
        self.fine("random", "--game", "ganz-schon-clever", "--players", 2, "--count", count,
                  "--out", self.path / name)
        return self.path / name


class Check(Case):
    def test_it_goes_on_after_what_cannot_be_read(self):
        made = self.make()
        (made / "0002a.fox").symlink_to("0002a.fox")
        status, out, error = self.call("check", "nowhere.fox", made, "nothing", made / "0001.fox")
        self.assertEqual(status, 2)
        self.assertEqual(out.count(": ok\n"), 4)
        self.assertEqual(out.splitlines()[-1], "4 records, all correct; 3 could not be read")
        for name in ("nowhere.fox", "0002a.fox", "nothing"):
            self.assertRegex(error, f"(?m)^foxtray: cannot open .*{name}: ")

    @unittest.skipIf(os.geteuid() == 0, "root reads everything")
    def test_it_goes_on_after_a_folder_that_is_closed(self):
        made = self.make()
        (made / "closed").mkdir(mode=0)
        status, out, error = self.call("check", made)
        self.assertEqual((status, out.count(": ok\n")), (2, 3))
        self.assertIn("cannot read the folder", error)

    def test_it_follows_no_links_to_folders(self):
        made = self.make()
        (made / "up").symlink_to("..")
        (made / "inner").mkdir()
        (made / "inner" / "round").symlink_to(made)
        out = self.fine("check", made)
        self.assertEqual(out.count(": ok\n"), 3)
        self.assertEqual(out.splitlines()[-1],
                         "3 records, all correct; 2 links to folders not followed")
        (self.path / "link").symlink_to(made)
        self.assertIn("3 records", self.fine("check", self.path / "link"))

    def test_a_pipe_in_a_folder_is_no_record(self):
        made = self.make()
        os.mkfifo(made / "pipe.fox")
        self.assertIn("3 records, all correct", self.fine("check", made, timeout=60))

    def test_quiet_tells_only_what_is_wrong(self):
        made = self.make()
        self.assertEqual(self.fine("check", "--quiet", made), "3 records, all correct\n")
        self.assertEqual(self.fine("check", "--quiet", made / "0001.fox"), "")
        (made / "0002.fox").write_text("hello\n")
        status, out, _ = self.call("check", "--quiet", made)
        self.assertEqual(status, 1)
        self.assertRegex(out, r"^.*0002\.fox:1: .*\n3 records: 2 correct, 1 not\n$")

    def test_a_folder_without_records(self):
        (self.path / "empty").mkdir()
        status, out, error = self.call("check", "empty", self.make())
        self.assertEqual(status, 2)
        self.assertIn("there is no record (*.fox) in empty", error)
        self.assertIn("3 records", out)


    def test_a_dash_is_standard_input_whatever_is_there(self):
        record = (self.make() / "0001.fox").read_text()
        (self.path / "-").mkdir()
        self.assertEqual(self.fine("check", "-", text=record), "-: ok\n")
        (self.path / "-").rmdir()
        (self.path / "-").write_text("hello\n")
        for verb in "check", "score", "show", "odds", "analyse":
            more = ("--playouts", 2) if verb == "odds" else ()
            if verb == "analyse":
                more = ("--player", "greedy")
            self.fine(verb, "-", *more, text=record)


class Written(Case):
    def calls(self, target):
        """Every verb that writes a file, or a folder, that it is told."""
        record = self.make() / "0001.fox"
        yield "sheet", "--game", "wizard-dice", "--out", target
        yield "random", "--game", "ganz-schon-clever", "--players", 2, "--out", target
        yield "play", "--save", target, "--seed", 1
        yield "analyse", record, "--player", "greedy", "--svg", target
        yield "analyse", record, "--player", "greedy", "--html", target
        yield "train", "--game", "wizard-dice", "--games", 1, "--out", target

    def test_missing_folders_are_told_and_not_made(self):
        target = self.path / "no" / "such" / "thing"
        for words in self.calls(target):
            status, out, error = self.call(*words, text="")
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(f"the folder {target.parent} does not exist; make it first, with "
                          f"mkdir -p {target.parent}", error, words)
            self.assertFalse((self.path / "no").exists(), words)

    def test_a_file_where_a_folder_should_be(self):
        (self.path / "file").write_text("x")
        for words in self.calls(self.path / "file" / "thing"):
            status, _, error = self.call(*words, text="")
            self.assertEqual(status, 2, words)
            self.assertIn(f"{self.path}/file is not a folder", error, words)

    def test_save_in_a_game_makes_no_folder(self):
        out = self.fine("play", "--seed", 1, "--save", "game.fox", text="save no/such/x\nquit\n")
        self.assertIn("Not saved: the folder no/such does not exist; make it first", out)
        self.assertFalse((self.path / "no").exists())

    def test_the_usual_place_of_a_game_is_made(self):
        self.fine("play", "--seed", 1, text="quit\n")
        self.assertTrue((self.path / "data" / "foxtray" / "ganz-schon-clever.fox").exists())

    def test_random_makes_the_last_folder(self):
        self.make("games/")
        self.assertEqual(len(list((self.path / "games").iterdir())), 3)

    def full(self, *words, room=300):
        """As on a disk on which no file can have more bytes than that."""
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
        return self.call(*words, preexec_fn=limit)

    def test_a_full_disk_leaves_no_half_file(self):
        made = self.path / "made"
        words = ("random", "--game", "ganz-schon-clever", "--players", 2, "--count", 3, "--out", made)
        self.fine(*words)
        sizes = [file.stat().st_size for file in sorted(made.iterdir())]
        for file in made.iterdir():
            file.unlink()
        status, _, error = self.full(*words, room=sizes[0])
        whole = [size for size in sizes if size <= sizes[0]]
        self.assertEqual(status, 2)
        self.assertRegex(error, r"cannot write .*/made/000\d\.fox: .+; \d games? (is|are) written before it")
        left = sorted(made.iterdir())
        self.assertLessEqual(len(left), len(whole))
        for file in left:
            self.assertIn("\nresult ", file.read_text())

    def test_a_signal_leaves_only_whole_games(self):
        made = self.path / "made"
        words = ("random", "--game", "wizard-dice", "--players", 2, "--count", 1000000, "--out", made)
        for number in signal.SIGINT, signal.SIGTERM:
            running = subprocess.Popen([PROGRAM, *map(str, words)], stdout=subprocess.PIPE, text=True)
            self.addCleanup(running.kill)
            while not (made / "0020.fox").exists():
                self.assertIsNone(running.poll())
                time.sleep(0.01)
            running.send_signal(number)
            out = running.communicate(timeout=60)[0]
            self.assertEqual(running.returncode, 128 + number)
            left = sorted(made.iterdir())
            self.assertEqual(out, f"cut short: {len(left)} of 1000000 games were finished\n")
            for file in left:
                self.assertIn("\nresult ", file.read_text())
                file.unlink()

    def test_a_file_that_cannot_be_written_anew_stays(self):
        record = self.make() / "0001.fox"
        before = sorted(self.path.rglob("*"))
        for option in ("--svg", "--html"):
            page = self.path / "page"
            page.write_text("an older page\n")
            status, _, error = self.full("analyse", record, "--player", "greedy", option, page)
            self.assertEqual(status, 2)
            self.assertIn(f"cannot write {page}: ", error)
            self.assertEqual(page.read_text(), "an older page\n")
            page.unlink()
        self.assertEqual(self.full("sheet", "--game", "wizard-dice", "--out", "page")[0], 2)
        self.assertEqual(sorted(self.path.rglob("*")), before)

    def test_a_dash_is_no_name_for_what_is_written(self):
        before = sorted(self.path.rglob("*"))
        for words in (("random", "--game", "ganz-schon-clever", "--players", 1, "--out", "-"),
                      ("train", "--game", "wizard-dice", "--games", 1, "--out", "-"),
                      ("play", "--save", "-")):
            status, out, error = self.call(*words, text="")
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn("not '-'", error, words)
        self.assertEqual(sorted(self.path.rglob("*")), before)

    def test_two_pages_need_two_files(self):
        record = self.make() / "0001.fox"
        (self.path / "link").symlink_to("page")
        before = sorted(self.path.rglob("*"))
        for other in "page", "./page", self.path / "page", "link":
            status, _, error = self.call("analyse", record, "--player", "greedy", "--svg", "page",
                                         "--html", other)
            self.assertEqual(status, 2, other)
            self.assertIn("name the same file", error)
        self.assertEqual(sorted(self.path.rglob("*")), before)

    def test_links_and_devices_stay_what_they_are(self):
        link = self.path / "link.svg"
        link.symlink_to("page.svg")
        words = ("sheet", "--game", "wizard-dice", "--out")
        self.fine(*words, link)
        self.assertTrue(link.is_symlink())
        self.assertEqual((self.path / "page.svg").read_text(), self.fine(*words, "/dev/stdout"))
        self.fine(*words, "/dev/null")
        self.assertTrue(pathlib.Path("/dev/null").is_char_device())
        status, _, error = self.call(*words, self.path)
        self.assertEqual(status, 2)
        self.assertIn("it is a folder", error)


class Shown(Case):
    def unmarked(self, text, what):
        for mark in MARKS:
            self.assertNotIn(mark, text, what)

    def test_marks_in_names_are_never_shown(self):
        record = self.path / "marked.fox"
        record.write_text(START.format(MARKS, MARKS), encoding="utf-8")
        for words in (("show", record), ("show", "--ascii", record), ("score", record),
                      ("hint", "--player", "greedy", record), ("odds", "--playouts", 4, record),
                      ("analyse", "--player", "greedy", record, "--html", "page.html", "--svg", "plot.svg"),
                      ("play", "--load", record, "--save", "copy.fox")):
            out = self.fine(*words, text="1\n2\n3\nshow\nquit\n")
            self.unmarked(out, words)
        self.assertIn("Anna", self.fine("show", record))
        self.assertIn("seat 2", self.fine("show", record), "nothing is left of that name")
        for name in ("page.html", "plot.svg"):
            self.unmarked((self.path / name).read_text(), name)
        self.assertIn("<bdi>Anna</bdi>", (self.path / "page.html").read_text())
        self.assertIn(f"name 1 An{MARKS}na\n", (self.path / "copy.fox").read_text())
        self.assertEqual(json.loads(self.fine("score", "--json", record))["seats"][0]["name"],
                         f"An{MARKS}na", "programs get what is there")

    def test_marks_in_what_is_refused_are_not_shown(self):
        status, out, _ = self.call("check", "-", text=START.format("", "B") + f"1 fly{MARKS}\n")
        self.assertEqual(status, 1)
        self.unmarked(out, "check")
        for words in ((MARKS,), ("play", "--game", MARKS), ("check", f"/nowhere{MARKS}")):
            status, _, error = self.call(*words)
            self.assertEqual(status, 2)
            self.unmarked(error, words)

    def test_names_of_files_do_not_speak_to_the_terminal(self):
        made = self.make()
        (made / "0001.fox").rename(made / "a\x1b[31m\nb.fox")
        out = self.fine("check", made)
        self.assertNotIn("\x1b", out)
        self.assertEqual(len(out.splitlines()), 4)

    def test_a_locale_without_other_letters_gets_ascii(self):
        record = self.path / "game.fox"
        record.write_text(START.format("é", "Jürgen"), encoding="utf-8")
        for locale in ("C", "POSIX"):
            for words in (("show", record), ("games",), ("hint", "--player", "greedy", record),
                          ("odds", "--playouts", 4, record),
                          ("analyse", "--player", "greedy", record),
                          ("play", "--load", record, "--save", "copy.fox"),
                          ("simulate", "--game", "ganz-schon-clever", "--games", 2)):
                out = self.fine(*words, text="1\n1\nshow\nquit\n", locale=locale)
                self.assertTrue(out.isascii(), (locale, words))
            self.assertIn("Anena", self.fine("show", record, locale=locale))
            self.assertTrue(self.call("random", "--game", "ganz-schon-clever", "--players", 9,
                                      "--out", "x", locale=locale)[2].isascii())
            self.assertIn("name 1 Anéna", (self.path / "copy.fox").read_text(encoding="utf-8"))
            listed = json.loads(self.fine("games", "--json", locale=locale))["games"]
            self.assertEqual(listed[0]["title"], "Ganz schön clever", "programs get UTF-8")
        for locale in ("C.UTF-8", "xx_XX.UTF-8", "UTF-8"):
            self.assertIn("Jürgen", self.fine("show", record, locale=locale))
            self.assertIn("╭", self.fine("show", record, locale=locale))


if __name__ == "__main__":
    unittest.main()
