#!/usr/bin/env python3
"""The verbs analyse, hint, odds, match and bot from outside.

    tests/cli/coach_test.py PROGRAM
"""

import json
import os
import pathlib
import pty
import re
import signal
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

PROGRAM = pathlib.Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
GOLDEN = pathlib.Path(__file__).resolve().parent.parent / "golden"

CLEVER = """foxtray 1
game ganz-schon-clever
players 1
---
roll w1 y1 b1 g1 o6 p5
"""
WIZARD = """foxtray 1
game wizard-dice
players 3
option cards=on
---
card secret
1 predict g3
"""
QUICK = ("--playouts", 4, "--threads", 1)


def call(*words, text=None):
    run = subprocess.run([PROGRAM, *map(str, words)], input=text, capture_output=True, text=True)
    return run.returncode, run.stdout, run.stderr


def part(name, share):
    """A golden game in progress: so much of its beginning."""
    lines = (GOLDEN / name).read_text().splitlines(keepends=True)
    return "".join(lines[: int(len(lines) * share)])


class Coach(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name)

    def test_analyse_looks_at_every_game(self):
        for name in ("ganz-schon-clever-1-greedy.fox", "doppelt-so-clever-2-greedy.fox",
                     "clever-hoch-drei-3-greedy.fox", "wizard-dice-2-greedy.fox",
                     "wizard-dice-4-cards_on-first-seer_4-random.fox"):
            for text, over in (((GOLDEN / name).read_text(), True), (part(name, 0.5), False)):
                with self.subTest(name=name, over=over):
                    status, out, error = call("analyse", "-", "--player", "greedy", "--json", *QUICK,
                                              text=text)
                    self.assertEqual((status, error), (0, ""))
                    report = json.loads(out)
                    self.assertEqual(report["over"], over)
                    for seat in report["seats"]:
                        self.assertAlmostEqual(
                            seat["end"]["points"],
                            seat["start"]["points"] + seat["luck"]["points"]
                            + seat["others"]["points"] - seat["lost"]["points"]
                            + seat["unexplained"], 6)
                    lines = [line.split("#")[0].strip() for line in text.splitlines()]
                    lines = [line for line in lines[lines.index("---") + 1:]
                             if line and not line.startswith("result")]
                    self.assertEqual([event["line"] for event in report["events"]], lines)

    def test_analyse_speaks(self):
        status, out, error = call("analyse", GOLDEN / "ganz-schon-clever-2-decline_free-random.fox",
                                  "--player", "greedy", *QUICK)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("Ganz schön clever, finished, weighed by 4 playouts of each move by greedy", out)
        self.assertIn("seat 2: ", out)
        self.assertIn("real decisions", out)

    def test_analyse_tells_the_worth_of_every_move(self):
        file = GOLDEN / "ganz-schon-clever-1-greedy.fox"
        words = ("analyse", file, "--player", "greedy", "--playouts", 2)
        self.assertNotIn("Every decision", call(*words)[1])
        out = call(*words, "--moves")[1].split("Every decision (> was played)\n")[1]
        report = json.loads(call(*words, "--json")[1])
        decisions = [event for event in report["events"] if "decision" in event]
        lines = iter(out.splitlines())
        for event in decisions:
            self.assertTrue(next(lines).endswith(event["line"]))
            for number, move in enumerate(event["decision"]["moves"]):
                line = next(lines)
                self.assertEqual(line[0] == ">", number == event["decision"]["played"])
                self.assertIn(f"{number + 1}. {move['move']} ", line)
                self.assertIn(f" {move['points']:.2f}", line)
        self.assertEqual(list(lines), [])

    def test_analyse_draws_well_formed_pictures(self):
        record = (GOLDEN / "ganz-schon-clever-2-greedy.fox").read_text()
        record = record.replace("---\n", "name 1 <Tom & \"Jerry\">\n---\n", 1)
        svg, page = self.path / "game.svg", self.path / "game.html"
        status, _, error = call("analyse", "-", "--player", "greedy", *QUICK, "--svg", svg,
                                "--html", page, text=record)
        self.assertEqual((status, error), (0, ""))
        root = xml.etree.ElementTree.parse(svg).getroot()
        self.assertEqual(root.get("role"), "img")
        names = {child.tag.split("}")[1] for child in root}
        self.assertLessEqual({"title", "desc"}, names)
        text = page.read_text()
        self.assertIn("&lt;Tom &amp; &quot;Jerry&quot;&gt;", text)
        self.assertNotIn("<Tom", text)
        for outside in ("http://", "https://", "src=", "@import", "url("):
            self.assertNotIn(outside, text.replace("http://www.w3.org/2000/svg", ""))
        body = text.replace("<!doctype html>", "").replace('<meta charset="utf-8">', "")
        body = body.replace('<meta name="viewport" content="width=device-width, initial-scale=1">', "")
        xml.etree.ElementTree.fromstring(body.replace("<br>", "<br/>"))

    def test_a_few_games_are_not_taken_for_many(self):
        words = ("match", "--game", "ganz-schon-clever", "--player", "greedy", "--player", "random")
        self.assertIn("one pair does not tell", call(*words, "--games", 2)[1])
        result = json.loads(call(*words, "--games", 2, "--json")[1])
        self.assertIsNone(result["difference"]["from"])
        for games in (2, 4, 6):
            share = json.loads(call(*words, "--games", games, "--json")[1])["share_of_wins"]
            self.assertLessEqual(0, share["from"])
            self.assertLess(share["from"], share["to"])
            self.assertLessEqual(share["to"], 1)

    def test_a_page_never_takes_the_place_of_the_record(self):
        record = self.path / "game.fox"
        record.write_text(CLEVER)
        for picture in ("--html", "--svg"):
            status, _, error = call("analyse", record, *QUICK, picture, self.path / "." / "game.fox")
            self.assertEqual(status, 2)
            self.assertIn("is the record itself", error)
            self.assertIn("needs a file of its own", call("analyse", record, *QUICK, picture, "-")[2])
        self.assertEqual(record.read_text(), CLEVER)

    def test_the_same_call_gives_the_same_analysis(self):
        file = GOLDEN / "wizard-dice-3-greedy.fox"
        words = ("analyse", file, "--player", "greedy", "--playouts", 4, "--json")
        self.assertEqual(call(*words, "--threads", 1), call(*words, "--threads", 2))

    def test_hint_ranks_and_explains(self):
        status, out, error = call("hint", "-", "--player", "greedy", *QUICK, "--top", 2, text=CLEVER)
        self.assertEqual((status, error), (0, ""))
        self.assertRegex(out, r"(?m)^  1\. \w+.*\+-.*\w")
        self.assertRegex(out, r"and \d+ more\n$")
        status, out, _ = call("hint", "-", "--player", "greedy", *QUICK, "--json", text=WIZARD)
        hint = json.loads(out)
        self.assertEqual([seat["seat"] for seat in hint["seats"]], [2, 3])
        legal = call("legal", "-", text=WIZARD)[1].splitlines()
        for seat in hint["seats"]:
            moves = {f"{seat['seat']} {move['move']}" for move in seat["moves"]}
            self.assertEqual(moves, {line for line in legal if line[0] == str(seat["seat"])})
            points = [move["points"] for move in seat["moves"]]
            self.assertEqual(points, sorted(points, reverse=True))

    def test_odds_tell_how_it_may_end(self):
        for text in (CLEVER, WIZARD, part("clever-hoch-drei-2-greedy.fox", 0.5)):
            status, out, error = call("odds", "-", "--playouts", 50, "--player", "greedy", "--json", text=text)
            self.assertEqual((status, error), (0, ""))
            odds = json.loads(out)
            self.assertEqual(odds["games"], 50)
            self.assertAlmostEqual(sum(seat["wins"] for seat in odds["seats"]), 1)
            for seat in odds["seats"]:
                self.assertEqual(sum(bar["games"] for bar in seat["histogram"]), 50)
        late = part("ganz-schon-clever-1-greedy.fox", 0.95)
        self.assertIn("seat 1 (master): mean", call("odds", "-", "--playouts", 9, text=late)[1])

    def test_hint_and_odds_say_who_weighs_and_how(self):
        text = part("ganz-schon-clever-2-greedy.fox", 0.95)
        out = call("odds", "-", "--playouts", 9, text=text)[1]
        self.assertIn("weighed by 9 games, played on from here by master\n(hint ", out)
        odds = json.loads(call("odds", "-", "--playouts", 9, "--json", text=text)[1])
        self.assertEqual(odds["weighed_by"], "9 games, played on from here by master")
        out = call("hint", "-", text=CLEVER)[1]
        self.assertIn("weighed by analysis\n(by its own judgement; odds ", out)
        out = call("hint", "-", "--player", "greedy", *QUICK, text=CLEVER)[1]
        self.assertIn("weighed by 4 playouts of each move by greedy\nseat 1", out)

    def interrupted(self, *words, text=None, number=signal.SIGINT,
                    bar_at=r"\] [1-9]\d* of"):
        """What a call prints that is interrupted as soon as something was finished, or as the bar says."""
        wire, terminal = pty.openpty()
        running = subprocess.Popen([PROGRAM, *map(str, words)], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, stderr=terminal, text=True)
        running.stdin.write(text or "")
        running.stdin.close()
        os.close(terminal)
        bar = ""
        while not re.search(bar_at, bar):
            bar += os.read(wire, 1000).decode()
        running.send_signal(number)
        out = running.stdout.read()
        running.stdout.close()
        self.assertEqual(running.wait(), 128 + number)
        os.close(wire)
        return out

    def test_what_is_interrupted_prints_what_there_is(self):
        many = ("--game", "ganz-schon-clever", "--games", 1000000)
        calls = {
            "games": ("simulate", *many, "--player", "strong"),
            "pairs of games": ("match", *many, "--player", "strong", "--player", "greedy"),
        }
        for what, words in calls.items():
            with self.subTest(what):
                self.assertRegex(self.interrupted(*words), rf"\ncut short: \d+ of \d+ {what} were finished\n")
                told = json.loads(self.interrupted(*words, "--json", number=signal.SIGTERM))
                self.assertTrue(told["cut_short"])
                self.assertGreater(told["games"], 0)
                self.assertLess(told["games"], 1000000)
                for seat in told.get("seats", []):
                    self.assertEqual(sum(bar["games"] for bar in seat["histogram"]), told["games"])
        words = ("match", "--table", *many, "--player", "strong,greedy")
        self.assertIn("cut short: not all games were played", self.interrupted(*words))
        told = json.loads(self.interrupted(*words, "--json"))
        self.assertTrue(told["cut_short"])
        self.assertEqual(told["pairings"], [])
        words = ("odds", "-", "--player", "strong", "--playouts", 1000000)
        self.assertRegex(self.interrupted(*words, text=CLEVER), r"\ncut short: \d+ of 1000000 games were finished\n")
        self.assertTrue(json.loads(self.interrupted(*words, "--json", text=CLEVER))["cut_short"])

    def test_what_was_not_played_has_no_results(self):
        """A signal before the first game: nothing is made up."""
        long = ("--player", "analysis", "--json")
        small = ("--game", "ganz-schon-clever", *long)
        for words in (("simulate", *small), ("match", *small, "--player", "strong"), ("odds", "-", *long)):
            with self.subTest(words[0]):
                told = json.loads(self.interrupted(*words, text=CLEVER, bar_at=r"\] 0 of"))
                self.assertEqual((told["games"], told["cut_short"]), (0, True))
                for name in "mean", "standard_error", "difference", "share_of_wins":
                    self.assertNotIn(name, told)
                for seat in told.get("seats", []) + told.get("sides", []):
                    self.assertEqual(list(seat), ["player"])

    def test_odds_of_a_wizard_round_are_exact(self):
        text = "foxtray 1\ngame wizard-dice\nplayers 2\n---\n"
        told = json.loads(call("odds", "-", "--json", *QUICK, text=text)[1])["round"]
        self.assertEqual(len(told["alone"]), 20)
        # Before anything is known the colours are alike, and so are the odds.
        self.assertEqual(told["alone"][:5], told["alone"][5:10])
        self.assertNotIn("seer", told)
        text += "1 predict r2\n2 predict b3\n1 wizard r\n"
        told = json.loads(call("odds", "-", "--json", *QUICK, text=text)[1])["round"]
        self.assertAlmostEqual(told["seer"], told["alone"][6])

    def test_a_finished_game_has_one_end(self):
        file = GOLDEN / "ganz-schon-clever-1-greedy.fox"
        odds = json.loads(call("odds", file, "--playouts", 5, "--json")[1])
        result = int(file.read_text().split("result ")[1].split()[0])
        self.assertEqual((odds["seats"][0]["lowest"], odds["seats"][0]["highest"]), (result, result))

    def test_match_finds_the_stronger(self):
        words = ("match", "--game", "ganz-schon-clever", "--player", "greedy", "--player", "random",
                 "--games", 400, "--sequential")
        status, out, error = call(*words)
        self.assertEqual((status, error), (0, ""))
        self.assertIn("hypothesis: greedy and random score the same on average", out)
        self.assertIn("rejected after 100 games: greedy scores more", out)
        one = call(*words, "--json", "--threads", 1)
        self.assertEqual(one, call(*words, "--json", "--threads", 3))
        match = json.loads(one[1])
        self.assertEqual(match["ahead"], "first")
        self.assertGreater(match["share_of_wins"]["from"], 0.5)

    def test_equal_players_are_equal_on_equal_dice(self):
        for players in (2, 3):
            out = call("match", "--game", "wizard-dice", "--player", "greedy,greedy", "--players",
                       players, "--games", 20, "--json")[1]
            match = json.loads(out)
            self.assertEqual(match["difference"]["mean"], 0)
            self.assertAlmostEqual(match["share_of_wins"]["mean"], 0.5)

    def test_rollouts_are_players_too(self):
        out = call("match", "--game", "ganz-schon-clever", "--player", "random+4", "--player", "random",
                   "--games", 20, "--players", 1, "--json")[1]
        self.assertGreater(json.loads(out)["difference"]["mean"], 0)

    def test_sequential_table_says_how_each_test_ended(self):
        words = ("match", "--table", "--sequential", "--game", "wizard-dice", "--player",
                 "random,greedy", "--games", "400")
        text = call(*words)[1]
        self.assertIn("random and greedy: rejected after 100 games: greedy scores more", text)
        pairing = json.loads(call(*words, "--json")[1])["pairings"][0]
        self.assertEqual((pairing["players"], pairing["games"], pairing["ahead"]),
                         (["random", "greedy"], 100, "second"))

    def test_one_game_does_not_claim_to_be_sure(self):
        text = call("simulate", "--game", "wizard-dice", "--player", "random", "--players", "2",
                    "--games", "1")[1]
        self.assertIn("one game does not tell how sure", text)
        self.assertNotIn("+-", text)

    def test_table_lists_everybody(self):
        words = ("match", "--table", "--game", "ganz-schon-clever", "--player", "random,greedy",
                 "--games", 40)
        status, out, error = call(*words)
        self.assertEqual((status, error, len(out.splitlines())), (0, "", 4))
        table = json.loads(call(*words, "--json")[1])["table"]
        self.assertEqual([row["player"] for row in table], ["random", "greedy"])
        self.assertGreater(table[1]["solo_mean"], table[0]["solo_mean"])
        shares = [table[0]["share_of_wins_against"]["greedy"]["mean"],
                  table[1]["share_of_wins_against"]["random"]["mean"]]
        self.assertAlmostEqual(sum(shares), 1)

    def test_wrong_calls_say_what_would_be_right(self):
        over = GOLDEN / "wizard-dice-2-greedy.fox"
        for words, sentence, expected in (
            (("analyse", "/nowhere"), "cannot open /nowhere", 2),
            (("analyse", over, "--player", "deepblue"), "the players are random, greedy", 2),
            (("analyse", over, "--playouts", "1"), "--playouts", 2),
            (("analyse", over, *QUICK, "--html", "/nowhere/x.html"), "cannot write /nowhere/x.html", 2),
            (("analyse", over, "--player", "greedy:5"), "greedy tries no moves out", 2),
            (("analyse", over, "--player", "analysis:x"), "from 1 to 10000, as in analysis:20", 2),
            (("odds", over, "--player", "greedy,random"), "one player is named here", 2),
            (("hint", over), "there is nothing to hint at: the game is over", 1),
            (("bot",), "--player is required", 2),
            (("bot", "--player", "greedy+x"), "a number of playouts from 2 to 1000000", 2),
            (("match", "--game", "wizard-dice", "--player", "greedy"), "a match is between two", 2),
            (("match", "--game", "wizard-dice", "--player", "greedy,random", "--players", "1"),
             "is played by 2 to 5", 2),
            (("match", "--game", "wizard-dice", "--table", "--player", "greedy"), "at least two", 2),
        ):
            with self.subTest(words=words):
                status, _, error = call(*words)
                self.assertEqual(status, expected)
                self.assertIn(sentence, error)
        status, _, error = call("analyse", "-", text="hello\n")
        self.assertEqual(status, 1)
        self.assertIn("-:1: ", error)
        status, _, error = call("hint", "-", text=CLEVER.replace("roll w1 y1 b1 g1 o6 p5\n", ""))
        self.assertEqual(status, 1)
        self.assertIn("the next line is a throw, 'roll w y b g o p'", error)


class Bot(unittest.TestCase):
    def ask(self, *requests, player="greedy", more=()):
        status, out, error = call("bot", "--player", player, *more, text="".join(requests))
        self.assertEqual((status, error), (0, ""))
        return out.splitlines()

    def test_answers_with_moves(self):
        self.assertEqual(self.ask(CLEVER + "go 1\n"), ["take o6 o6"])

    def test_requests_come_in_any_order(self):
        moves = self.ask(CLEVER + "go 1\n", WIZARD + "go 3\n", "\n" + WIZARD + "  go 2  # Harry\r\n",
                         CLEVER + "go 1\n")
        self.assertEqual(len(moves), 4)
        self.assertEqual(moves[0], moves[3])
        self.assertTrue(moves[1].startswith("predict ") and moves[2].startswith("predict "))

    def test_wrong_requests_get_one_line_and_it_goes_on(self):
        answers = self.ask(
            "hello\ngo 1\n", CLEVER + "go 2\n", CLEVER + "go\n", CLEVER + "go 01\n", WIZARD + "go 1\n",
            CLEVER + "1 take o6 o6\ngo 1\n", (GOLDEN / "wizard-dice-2-greedy.fox").read_text() + "go 1\n",
            "go 1\n", CLEVER + "1 take o5 o5\ngo 1\n", CLEVER + "go 1\n", CLEVER)
        for answer, part in zip(answers, (
                "line 1: ", "'go SEAT', SEAT from 1 to 1, not with 'go 2'", "not with 'go'",
                "not with 'go 01'", "seat 1 has nothing to decide now; to move: 2, 3",
                "nobody has to move: the next line is a throw", "the game is over", "line 1: ", "line 6: ")):
            self.assertTrue(answer.startswith("error: "), answer)
            self.assertIn(part, answer)
        self.assertEqual(answers[9], "take o6 o6")
        self.assertTrue(answers[10].startswith("error: the input ended within a request"))
        self.assertEqual(len(answers), 11)

    def test_the_same_request_has_the_same_answer(self):
        first = self.ask(CLEVER + "go 1\n", player="random")
        self.assertEqual(self.ask("# hello\n" + CLEVER + "\ngo 1\n", player="random"), first)
        seeds = {self.ask(CLEVER + "go 1\n", player="random", more=("--seed", seed))[0]
                 for seed in range(8)}
        self.assertGreater(len(seeds), 1)

    def test_secrets_change_nothing(self):
        answers = {self.ask(WIZARD + f"2 predict {field}\ngo 3\n", player="greedy+8")[0]
                   for field in ("b1", "b5", "y2")}
        self.assertEqual(len(answers), 1)

    def test_answers_at_once(self):
        bot = subprocess.Popen([PROGRAM, "bot", "--player", "greedy"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)
        for _ in range(2):
            bot.stdin.write(CLEVER + "go 1\n")
            bot.stdin.flush()
            self.assertEqual(bot.stdout.readline(), "take o6 o6\n")
        bot.stdin.close()
        self.assertEqual(bot.wait(), 0)
        bot.stdout.close()

    def test_plays_a_whole_game(self):
        with tempfile.TemporaryDirectory() as folder:
            call("random", "--game", "ganz-schon-clever", "--players", 1, "--player", "greedy",
                 "--seed", 3, "--out", folder)
            record = (pathlib.Path(folder) / "0001.fox").read_text()
        text = record.split("---\n")[0] + "---\n"
        throws = [line for line in record.splitlines() if line.startswith(("roll", "serve"))]
        bot = subprocess.Popen([PROGRAM, "bot", "--player", "greedy"], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, text=True)
        while True:
            legal = call("legal", "-", text=text)[1].splitlines()
            if legal == ["over"]:
                break
            if legal[0].startswith("1 "):
                bot.stdin.write(text + "go 1\n")
                bot.stdin.flush()
                text += "1 " + bot.stdout.readline()
            else:
                text += throws.pop(0) + "\n"
        bot.stdin.close()
        bot.stdout.close()
        self.assertEqual(bot.wait(), 0)
        self.assertEqual(text, record[: len(text)])


if __name__ == "__main__":
    unittest.main()
