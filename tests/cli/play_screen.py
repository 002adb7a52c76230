#!/usr/bin/env python3
"""Plays on the full screen of a made-up terminal: tests/cli/play_screen.py FOXTRAY"""

import fcntl
import json
import os
import pty
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

THINKING = "Thinking ..."
CONTROL = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\(B|[=>])")
FOXTRAY = str(Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else "build/foxtray"


class Terminal:
    def __init__(self, *words, rows=24, columns=80, kind="xterm-256color", most_bytes=resource.RLIM_INFINITY):
        self.process, self.wire = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))
            os.environ.update(TERM=kind, LC_ALL="C.UTF-8")
            time.sleep(0.1)  # until the size is set
            os.execv(FOXTRAY, [FOXTRAY, "play", *words])
        self.resize(rows, columns)

    def resize(self, rows, columns):
        fcntl.ioctl(self.wire, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.process, signal.SIGWINCH)

    def read(self, quiet=0.3, most=60.0):
        """What comes until the program is quiet, and not because it thinks."""
        out = b""
        end = time.monotonic() + most
        while time.monotonic() < end:
            busy = not out or CONTROL.sub("", out.decode("utf-8", "replace")).rstrip().endswith(THINKING)
            ready, _, _ = select.select([self.wire], [], [], end - time.monotonic() if busy else quiet)
            if not ready:
                if self.works():
                    continue
                break
            try:
                part = os.read(self.wire, 65536)
            except OSError:
                break
            if not part:
                break
            out += part
        return out.decode("utf-8", "replace")

    def works(self):
        """Whether one of its threads has something to do, and only waits for the processor."""
        for thread in Path(f"/proc/{self.process}/task").glob("*/stat"):
            try:
                if thread.read_text().rsplit(")", 1)[1].split()[0] in "RD":
                    return True
            except (FileNotFoundError, ProcessLookupError):
                pass  # it has just ended
        return False

    def press(self, keys):
        os.write(self.wire, keys.encode())
        return self.read()

    def status(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def after_screen(out):
    """What stands in the terminal when the screen is closed."""
    return CONTROL.sub("", out.split("\x1b[?1049l")[-1])


class Screen(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = Path(self.folder.name) / "game.fox"

    def tearDown(self):
        self.folder.cleanup()

    def events(self):
        return self.file.read_text().split("---\n")[1].splitlines()

    def test_choose_undo_filter_and_leave(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file))
        self.assertIn("choose a die of the roll", terminal.read())
        self.assertIn("Enter rolls the dice", terminal.press("\r"))
        self.assertEqual(self.events()[1], "1 take w3 y11")
        self.assertIn("Taken back", terminal.press("u"))
        self.assertEqual(len(self.events()), 1)
        terminal.press("o")  # only orange places
        terminal.press("\r")
        self.assertEqual(self.events()[1], "1 take w3 o3")
        self.assertIn("Keys", terminal.press("?"))
        terminal.press(" ")
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)

    def test_a_hint(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file))
        self.assertIn("h hint", terminal.read())
        out = terminal.press("h")
        self.assertRegex(out, "Analysis would .*points expected")
        self.assertIn("the best move", terminal.press("?"))
        terminal.press(" ")
        terminal.press("\r")
        best = self.hint()
        self.assertEqual(self.events()[1], "1 " + best)
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)

    def hint(self):
        """What the verb says at the first decision of the game."""
        lines = self.file.read_text().splitlines(True)
        text = "".join(lines[:lines.index("---\n") + 2])
        out = subprocess.run([FOXTRAY, "hint", "-", "--json"], input=text, capture_output=True, text=True, check=True)
        return json.loads(out.stdout)["seats"][0]["moves"][0]["move"]

    def test_quitting_leaves_the_standing_behind(self):
        terminal = Terminal("--seed", "5", "--seats", "me,greedy", "--save", str(self.file))
        terminal.read()
        out = after_screen(terminal.press("q"))
        self.assertIn("round 1 of 6", out)
        self.assertRegex(out, r"seat 1 .*total 0")
        self.assertRegex(out, r"greedy .*total 0")
        self.assertIn(f"The game is kept in {self.file}.", out)
        self.assertEqual(terminal.status(), 0)

    def test_a_signal_has_a_status_of_its_own(self):
        for number, key in ((signal.SIGINT, "\x03"), (signal.SIGTERM, ""), (signal.SIGHUP, "")):
            with self.subTest(number):
                self.file.unlink(missing_ok=True)
                terminal = Terminal("--seed", "5", "--save", str(self.file))
                terminal.read()
                terminal.press("\r")
                if key:
                    out = terminal.press(key)
                else:
                    os.kill(terminal.process, number)
                    out = terminal.read()
                self.assertIn(f"The game is kept in {self.file}.", after_screen(out))
                self.assertEqual(terminal.status(), 128 + number)
                self.assertEqual(self.events()[1], "1 take w3 y11")

    def test_what_is_not_kept_is_told_after_the_screen(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file), most_bytes=120)
        terminal.read()
        out = "".join(terminal.press("\r") for _ in range(8))
        self.assertIn("The game is not saved", CONTROL.sub("", out))
        out = after_screen(terminal.press("q"))
        self.assertIn("The game is not kept: cannot write", out)
        self.assertIn("Another file to keep it in", out)
        self.assertNotIn("The game is kept", out)
        resource.prlimit(terminal.process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        self.assertIn(f"The game is kept in {self.file}.", terminal.press("\n"))
        self.assertEqual(terminal.status(), 0)
        self.assertGreater(len(self.events()), 4)

    def test_a_second_program_is_told_before_the_screen_opens(self):
        first = Terminal("--seed", "5", "--save", str(self.file))
        first.read()
        second = Terminal("--seed", "6", "--save", str(self.file))
        out = second.read()
        self.assertIn("is being played by another foxtray", out.replace("\r\n", ""))
        self.assertTrue(out.endswith("Press Enter to go on > "), out)
        self.assertIn("choose a die", CONTROL.sub("", second.press("\n")))
        self.assertIn("game-2.fox", after_screen(second.press("q")))
        self.assertEqual(second.status(), 0)
        first.press("q")
        self.assertEqual(first.status(), 0)

    def test_sheets_stand_side_by_side(self):
        terminal = Terminal("--seed", "5", "--seats", "me,greedy", "--save", str(self.file), rows=45, columns=165)
        out = CONTROL.sub("", terminal.read())
        self.assertRegex(out, "╭─ seat 1 · active player ─+ total 0 ─╮ *╭─ greedy ─+ total 0 ─╮")
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)

    def test_small_windows_and_resizing(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file), rows=10, columns=40)
        self.assertIn("This window has 40 columns and 10 rows", terminal.read().replace("\r\n", " "))
        terminal.resize(30, 100)
        self.assertIn("YELLOW", terminal.read())
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)

    def test_keys_do_nothing_that_is_not_seen(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file), rows=10, columns=40)
        terminal.read()
        os.write(terminal.wire, b"\r\r")
        time.sleep(0.3)
        self.assertEqual(len(self.events()), 1)
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)

    def test_an_unknown_terminal_gets_lines(self):
        terminal = Terminal("--seed", "5", "--save", str(self.file), kind="no-such-terminal")
        self.assertIn("Type a number, a move, or help.", terminal.read())
        terminal.press("quit\n")
        self.assertEqual(terminal.status(), 0)

    def test_a_whole_game(self):
        terminal = Terminal("--seed", "5", "--seats", "me,greedy", "--save", str(self.file), rows=40, columns=130)
        out = terminal.read()
        for _ in range(100):
            out = terminal.press("\r" * 10)
            if self.file.read_text().find("\nresult ") >= 0:
                break
        self.assertIn("\nresult ", self.file.read_text())
        out = after_screen(terminal.press("q"))
        self.assertRegex(out, r"total +\d+ +\d+\r\n")
        self.assertRegex(out, r"wins\.|share the win")
        self.assertEqual(terminal.status(), 0)


if __name__ == "__main__":
    unittest.main()
