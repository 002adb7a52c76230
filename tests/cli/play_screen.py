#!/usr/bin/env python3
"""Plays on the full screen of a made-up terminal: tests/cli/play_screen.py FOXTRAY"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
import unittest
from pathlib import Path

FOXTRAY = str(Path(sys.argv.pop(1)).resolve()) if len(sys.argv) > 1 else "build/foxtray"


class Terminal:
    def __init__(self, *words, rows=24, columns=80, kind="xterm-256color"):
        self.process, self.wire = pty.fork()
        if self.process == 0:
            os.environ.update(TERM=kind, LC_ALL="C.UTF-8")
            time.sleep(0.1)  # until the size is set
            os.execv(FOXTRAY, [FOXTRAY, "play", *words])
        self.resize(rows, columns)

    def resize(self, rows, columns):
        fcntl.ioctl(self.wire, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.process, signal.SIGWINCH)

    def read(self, quiet=0.3, most=20.0):
        """What comes until the program is quiet."""
        out = b""
        end = time.monotonic() + most
        while time.monotonic() < end:
            ready, _, _ = select.select([self.wire], [], [], 2.0 if not out else quiet)
            if not ready:
                break
            try:
                part = os.read(self.wire, 65536)
            except OSError:
                break
            if not part:
                break
            out += part
        return out.decode("utf-8", "replace")

    def press(self, keys):
        os.write(self.wire, keys.encode())
        return self.read()

    def status(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


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
        terminal.press("q")
        self.assertEqual(terminal.status(), 0)


if __name__ == "__main__":
    unittest.main()
