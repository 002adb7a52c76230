#!/usr/bin/env python3
"""The `foxtray` program from outside: its verbs, what they print, and their exit status.

    tests/cli/verbs_test.py PROGRAM
"""

import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None

SVG = "{http://www.w3.org/2000/svg}"
START = """foxtray 1
game wizard-dice
players 3
---
"""


def call(*words, text=None):
    run = subprocess.run(
        [PROGRAM, *map(str, words)], input=text, capture_output=True, text=not isinstance(text, bytes)
    )
    return run.returncode, run.stdout, run.stderr


class Verbs(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)

    def make(self, *words, game="ganz-schon-clever", players=2, count=3):
        status, out, error = call(
            "random", "--game", game, "--players", players, "--seed", 5, "--count", count,
            "--out", self.path / "made", *words)
        self.assertEqual((status, out, error), (0, "", ""))
        return sorted((self.path / "made").glob("*.fox"))

    def test_without_a_verb_it_tells_the_verbs(self):
        status, _, error = call()
        self.assertEqual(status, 2)
        for verb in ("games", "random", "check", "legal", "score", "show", "sheet", "simulate", "play", "serve"):
            self.assertIn(verb, error)
            self.assertEqual(call(verb, "--help")[0], 0, verb)

    def test_no_option_takes_an_empty_value(self):
        """As a script passes it whose variable is not set."""
        for words in (
            ("serve", "--host", ""), ("serve", "--port", ""), ("serve", "--files", ""),
            ("train", "--game", "wizard-dice", "--out", ""),
            ("train", "--game", "ganz-schon-clever", "--out", self.path / "w", "--from", ""),
            ("play", "--game", ""), ("play", "--load", ""), ("play", "--save", ""),
            ("play", "--seats", ""), ("play", "--seed", ""),
            ("analyse", "game.fox", "--svg", ""), ("analyse", "game.fox", "--html", ""),
            ("analyse", "game.fox", "--player", ""), ("hint", "game.fox", "--player", ""),
            ("hint", ""), ("check", ""), ("score", ""), ("bot", "--player", ""),
            ("sheet", "--game", "wizard-dice", "--out", ""),
            ("random", "--game", "wizard-dice", "--players", 2, "--out", ""),
            ("simulate", "--game", "wizard-dice", "--option", ""),
            ("match", "--game", "wizard-dice", "--player", "", "--player", "greedy"),
        ):
            run = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True,
                                 stdin=subprocess.DEVNULL, timeout=60)
            self.assertEqual((run.returncode, run.stdout), (2, ""), words)
            self.assertIn("is empty; was a variable not set?", run.stderr, words)
            self.assertEqual(list(self.path.iterdir()), [], words)

    def test_wrong_calls_say_what_would_be_right(self):
        for words, sentence in (
            (("fly",), "there is no verb 'fly'; the verbs are games, random"),
            (("legal",), "FILE is required"),
            (("check", "/nowhere"), "cannot open /nowhere"),
            (("simulate", "--game", "chess"), "the games are ganz-schon-clever"),
            (("simulate", "--game", "wizard-dice", "--players", "1"), "played by 2 to 5"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--option", "target=7"),
             "its values are 9, 12"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--option", "decline=free"),
             "its options are target, cards, first-seer"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--option", "first-seer=3"),
             "the seats are 1 to 2"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--player", "god"),
             "the players are random, greedy"),
            (("simulate", "--game", "wizard-dice", "--players", "3", "--player", "random,greedy"),
             "2 players are named for 3 seats"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--games", "0"), "--games"),
            (("simulate", "--game", "wizard-dice", "--players", "2", "--seed", "-1"),
             "a seed is a number from 0"),
            (("sheet", "--game", "chess", "--out", "-"), "the games are ganz-schon-clever"),
            (("sheet", "--game", "wizard-dice", "--out", "-", "--paper", "a5"), "--paper"),
            (("sheet", "--game", "wizard-dice", "--out", self.path / "no" / "file"), "cannot write"),
            (("check", self.path), "there is no record (*.fox) in"),
        ):
            status, out, error = call(*words)
            self.assertEqual(status, 2, words)
            self.assertEqual(out, "", words)
            self.assertIn(sentence, error, words)

    def test_help_tells_of_one_verb_or_of_all(self):
        status, out, error = call("help")
        self.assertEqual((status, out, error), call("--help"))
        self.assertEqual(status, 0)
        self.assertIn("Usage: foxtray [OPTIONS] VERB\n", out)
        verbs = re.findall(r"^  ([a-z]+) ", out[out.index("Verbs:"):], re.M)
        self.assertIn("help", verbs)
        for verb in verbs:
            told = call("help", verb)
            self.assertEqual(told, call(verb, "--help"))
            self.assertEqual(told[0], 0)
            self.assertIn(f"Usage: foxtray {verb} [OPTIONS]", told[1])
        self.assertIn("there is no verb 'fly'; the verbs are games", call("help", "fly")[2])

    def test_nothing_speaks_of_subcommands(self):
        for words in ((), ("help",), ("--help-all",), ("--bogus",), ("score", "a", "b"), ("--",)):
            _, out, error = call(*words)
            self.assertNotIn("subcommand", (out + error).lower(), words)
        self.assertIn("a verb is missing; the verbs are games", call("--bogus")[2])

    def test_what_takes_one_value_is_given_once(self):
        game = ("--game", "wizard-dice", "--players", "2")
        for words, name in (
            (("simulate", *game, "--games", "5", "--games", "6"), "--games"),
            (("simulate", *game, "--seed", "5", "--seed=5"), "--seed"),
            (("sheet", "--game", "wizard-dice", "--out", "a", "--out", "b"), "--out"),
            (("random", *game, *game, "--out", "a"), "--game"),
            (("play", "--seats", "me", "--seats", "Ben"), "--seats"),
        ):
            status, out, error = call(*words)
            self.assertEqual((status, out), (2, ""), words)
            self.assertIn(f"foxtray: {name} takes one value, and is given more than once\n", error)
        status, _, error = call("simulate", *game, "--option", "cards=on", "--option", "cards=off")
        self.assertEqual(status, 2)
        self.assertIn("the house rule 'cards' is given twice", error)

    def test_games_lists_all(self):
        listed = json.loads(call("games", "--json")[1])
        self.assertEqual(
            [game["id"] for game in listed["games"]],
            ["ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei", "wizard-dice"])
        self.assertIn("decline=forced|free (default forced)", call("games")[1])

    def test_characters_are_listed_apart_and_play_every_game(self):
        listed = json.loads(call("games", "--json")[1])
        self.assertEqual(listed["characters"], ["gambler", "collector", "hoarder", "careful"])
        self.assertLess(set(listed["characters"]), set(listed["players"]))
        self.assertIn("characters, who play like people: gambler, collector, hoarder, careful\n",
                      call("games")[1])
        self.assertIn("careful", call("simulate", "--help")[1])
        for game in listed["games"]:
            words = ("simulate", "--game", game["id"], "--players", 4, "--games", 2,
                     "--player", ",".join(listed["characters"]))
            self.assertEqual(call(*words)[0], 0, game["id"])

    def test_random_games_are_complete_and_correct(self):
        for game, players in (("ganz-schon-clever", 1), ("doppelt-so-clever", 4), ("wizard-dice", 5)):
            for player in ("random", "greedy"):
                for file in self.make("--player", player, game=game, players=players):
                    self.assertIn("\nresult ", file.read_text())
                    self.assertNotIn("seed", file.read_text())
                    self.assertEqual(call("check", file), (0, f"{file}: ok\n", ""))
                    self.assertEqual(call("legal", file)[1], "over\n")

    def test_the_same_seed_gives_the_same_games(self):
        first = [file.read_text() for file in self.make()]
        self.assertEqual([file.read_text() for file in self.make()], first)

    def test_files_are_numbered(self):
        self.assertEqual([file.name for file in self.make()], ["0001.fox", "0002.fox", "0003.fox"])

    def test_check_names_every_record_of_a_folder(self):
        self.make()
        status, out, _ = call("check", self.path)
        self.assertEqual(status, 0)
        self.assertEqual(out, "".join(f"{self.path}/made/{n:04}.fox: ok\n" for n in (1, 2, 3))
                         + "3 records, all correct\n")

    def test_check_tells_line_reason_and_what_was_legal(self):
        status, out, _ = call("check", "-", text=START + "1 predict g6\n")
        self.assertEqual(status, 1)
        self.assertRegex(out, r"^-:5: 'predict g6': no such field.*\(legal: 1 predict b1; .*\)\n$")
        status, out, _ = call("check", "-", text="hello\n")
        self.assertEqual(status, 1)
        self.assertRegex(out, r"^-:1: .*\(legal: foxtray 1\)\n$")

    def test_check_gives_a_reason_for_every_fault(self):
        wizard = START.replace("---\n", "option cards=on\n---\n")
        for text, line, sentence in (
            (START + "01 stop\n", 5, "there is no seat '01' (legal: 1 predict b1;"),
            (START + "1\n", 5, "the move is missing (legal: "),
            (wizard + "card foo\n", 6,
             "'card foo' is not one of the cards that are left (legal: card all-colours; card "),
            (START + "1 predict g5\n2 predict b2\n3 predict r2\n1 wizard g\nroll g\n", 9,
             "'roll g' is not a roll of exactly the dice that are due (legal: roll 7)"),
            ("foxtray 1\nfoxtray 1\n", 2, "'foxtray' is given twice (legal: game; "),
            ("foxtray 1\n--- x\n", 2, "nothing may follow --- on its line (legal: ---)"),
        ):
            status, out, _ = call("check", "-", text=text)
            self.assertEqual(status, 1)
            self.assertTrue(out.startswith(f"-:{line}: {sentence}"), out)

    def test_a_bad_seed_is_reported_where_it_stands(self):
        text = START.replace("players 3\n", "seed zz\nplayers 3\n")
        status, out, _ = call("check", "--dice", "-", text=text)
        self.assertEqual(status, 1)
        self.assertTrue(out.startswith("-:3: the dice cannot be verified. "), out)

    def test_check_goes_on_after_a_bad_record(self):
        files = self.make()
        files[1].write_text(files[1].read_text() + "roll w1\n")
        status, out, _ = call("check", *files)
        self.assertEqual(status, 1)
        lines = out.splitlines()
        self.assertEqual(len(lines), 4)
        self.assertIn("nothing may follow the result", lines[1])
        self.assertTrue(lines[2].endswith(": ok"))
        self.assertEqual(lines[3], "3 records: 2 correct, 1 not")

    def test_any_bytes_are_safe(self):
        for text in (b"", b"\0" * 1000, bytes(range(256)) * 40, b"foxtray 1\n" + b"\n" * 1000000,
                     b"foxtray 2\n", b"\xef\xbb\xbffoxtray 1\n", b"foxtray 1\ngame wizard-dice\n"):
            status, out, error = call("check", "-", text=text)
            self.assertEqual(status, 1)
            self.assertRegex(out.decode(), r"^-:\d+: .+\n$")
            self.assertEqual(error, b"")

    def test_fair_dice_can_be_verified(self):
        file = self.make("--fair-dice")[0]
        self.assertRegex(file.read_text(), r"\nseed [0-9a-f-]+\n")
        self.assertEqual(call("check", "--dice", file)[0], 0)
        lines = file.read_text().splitlines()
        number = next(i for i, line in enumerate(lines) if line.startswith("roll "))
        face = int(lines[number][6])
        lines[number] = lines[number][:6] + str(face % 6 + 1) + lines[number][7:]
        status, out, _ = call("check", "--dice", "-", text="\n".join(lines[: number + 1]))
        self.assertEqual(status, 1)
        self.assertIn(f"-:{number + 1}: this does not follow from the seed (legal: roll ", out)

    def test_dice_without_a_seed_cannot_be_verified(self):
        status, out, _ = call("check", "--dice", "-", text=START)
        self.assertEqual(status, 1)
        self.assertIn("no seed", out)

    def test_legal_is_sorted_bytewise(self):
        out = call("legal", "-", text=START)[1].splitlines()
        self.assertEqual(out, sorted(out))
        self.assertEqual(len(out), 20)
        self.assertEqual(json.loads(call("legal", "--json", "-", text=START)[1]), out)

    def test_legal_tells_what_chance_owes(self):
        self.assertEqual(
            call("legal", "-", text="foxtray 1\ngame ganz-schon-clever\nplayers 1\n---\n")[1],
            "roll w y b g o p\n")
        self.assertEqual(
            call("legal", "-", text=START + "1 predict g5\n2 predict b2\n3 predict r2\n1 wizard g\n")[1],
            "roll 7\n")
        self.assertEqual(
            call("legal", "-", text="foxtray 1\ngame wizard-dice\nplayers 2\noption cards=on\n---\n")[1],
            "card\n")

    def test_score_adds_up(self):
        file = self.make(players=3)[0]
        result = [int(word) for word in file.read_text().splitlines()[-1].split()[1:]]
        told = json.loads(call("score", "--json", file)[1])
        self.assertEqual([seat["total"] for seat in told["seats"]], result)
        for seat in told["seats"]:
            areas = sum(seat[area] for area in ("yellow", "blue", "green", "orange", "purple"))
            self.assertEqual(areas + seat["fox-points"], seat["total"])
        self.assertEqual(told["winners"], [result.index(max(result)) + 1])
        self.assertRegex(call("score", file)[1], r"^1 yellow \d+ blue .* total \d+ place \d\n2 (.*\n)+winner \d\n")

    def test_score_of_wizard(self):
        out = call("score", "-", text=START)[1]
        self.assertEqual(
            out, "".join(f"{seat} crosses 0 jester-crosses 0 points 0\n" for seat in (1, 2, 3)))

    def test_a_bad_record_fails_every_verb(self):
        for verb in ("legal", "score", "show"):
            status, out, error = call(verb, "-", text=START + "9 stop\n")
            self.assertEqual((status, out), (1, ""))
            self.assertIn("-:5: there is no seat '9'", error)

    def test_sheets_are_pages_to_print(self):
        games = [game["id"] for game in json.loads(call("games", "--json")[1])["games"]]
        for game, (paper, width) in itertools.product(games, (("a4", "210.0mm"), ("letter", "215.9mm"))):
            file = self.path / "sheet.svg"
            words = ("sheet", "--game", game, "--paper", paper, "--out")
            self.assertEqual(call(*words, file), (0, "", ""))
            page = xml.etree.ElementTree.parse(file).getroot()
            self.assertEqual(page.get("width"), width)
            self.assertEqual(call(*words, "-")[1], file.read_text())
            self.assert_complete(page)
        self.assertEqual(call("sheet", "--game", games[0], "--out", file)[0], 0)
        self.assertIn("210.0mm", file.read_text())

    def test_sheets_are_printed_for_other_dice(self):
        words = ("sheet", "--game", "doppelt-so-clever", "--out", "-", "--dice-set")
        own, other = (call(*words, name)[1] for name in ("own", "ganz-schon-clever"))
        self.assertEqual(own, call(*words[:-1])[1])
        for colour, stands_for in (("orange", "silver"), ("purple", "pink")):
            self.assertIn(f"class='area {stands_for}'", own)
            self.assertNotIn(f"class='area {stands_for}'", other)
            self.assertIn(f"class='area {colour}'", other)
        self.assert_complete(xml.etree.ElementTree.fromstring(other))
        self.assertIn("--dice-set", call(*words, "silver")[2])

    def assert_complete(self, page):
        """Every symbol that is used is there, once, and nothing is fetched from elsewhere."""
        names = [each.get("id") for each in page.iter() if each.get("id")]
        self.assertEqual(len(names), len(set(names)))
        for each in page.iter(SVG + "use"):
            self.assertIn(each.get("href").removeprefix("#"), names)
        self.assertNotIn("url(", "".join(each.text for each in page.iter(SVG + "style")))

    def test_simulate_tells_the_top_figures(self):
        words = ("simulate", "--game", "clever-hoch-drei", "--players", 2, "--games", 200,
                 "--player", "random,greedy", "--seed", 3, "--json")
        one = json.loads(call(*words, "--threads", 1)[1])
        two = json.loads(call(*words, "--threads", 2)[1])
        self.assertEqual(one["games"], 200)
        self.assertGreater(one["events"], 200 * 50)
        for key in ("games", "events", "mean", "standard_error", "seats"):
            self.assertEqual(one[key], two[key], key)
        self.assertEqual(one["mean"], one["seats"][0]["mean"])
        self.assertGreater(one["seats"][1]["mean"], one["seats"][0]["mean"])
        self.assertEqual(sum(bar["games"] for bar in one["seats"][0]["histogram"]), 200)


if __name__ == "__main__":
    unittest.main()
