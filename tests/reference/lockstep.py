#!/usr/bin/env python3
"""The command line of the reference implementation.

  lockstep.py check FILE...                   replay records; report impossible lines
  lockstep.py counts FILE.fox FILE.counts     compare the numbers of legal lines
  lockstep.py legal FILE.fox FILE.legal       compare the legal lines
  lockstep.py trace [--hash] FILE...          print the canonical trace (see canonical.py)
  lockstep.py random --game G --players N [--option K=V]... --seed S [--count K]
              --player uniform|greedy|collector [--luck K] --out DIR
  lockstep.py selfcheck                       check the sheets against the rules pages

The exit status is 1 if a problem was found.
"""

import argparse
import hashlib
import itertools
import os
import random
import sys

import canonical
import games
import players
import record
import selfcheck


def read_record(path):
    with open(path, "rb") as file:
        return record.parse(file.read())


def decisions(path):
    """(line number, line, legal lines) of every decision of a record."""
    found = []

    def before(game, kind, number, words):
        if kind == "decision":
            found.append((number, " ".join(words), record.legal_lines(game)))

    record.replay(read_record(path), before)
    return found


def run_check(args):
    problems = 0
    for path in args.files:
        try:
            record.replay(read_record(path))
        except record.RecordError as error:
            problems += 1
            print(f"{path}: {error}")
    print(f"{len(args.files)} records, {problems} with a problem")
    return problems


def run_counts(args):
    with open(args.counts, encoding="utf-8") as file:
        expected = [int(word) for word in file.read().split()]
    problems = 0
    for found, count in itertools.zip_longest(decisions(args.fox), expected):
        if found is None or count is None:
            print(f"{args.fox}: the numbers of decisions differ")
            return problems + 1
        number, line, legal = found
        if len(legal) != count:
            problems += 1
            print(f"{args.fox}:{number}: before '{line}' {len(legal)} legal lines, "
                  f"not {count}: {'; '.join(legal)}")
    return problems


def run_legal(args):
    lines = []
    for number, line, legal in decisions(args.fox):
        lines += [f"# line {number}: {line}"] + legal
    with open(args.legal, encoding="utf-8") as file:
        expected = file.read().splitlines()
    if lines == expected:
        return 0
    for ours, theirs in itertools.zip_longest(lines, expected):
        if ours != theirs:
            print(f"{args.fox}: ours '{ours}', not '{theirs}'")
            return 1


def run_trace(args):
    problems = 0
    for path in args.files:
        try:
            lines = canonical.trace_lines(path)
        except record.RecordError as error:
            problems += 1
            print(f"{path}: {error}", file=sys.stderr)
            lines = [f"file {os.path.basename(path)}", f"error line {error.line}"]
        text = "".join(line + "\n" for line in lines)
        if args.hash:
            digest = hashlib.sha256(text.encode("utf-8")).hexdigest()
            text = f"{digest}  {os.path.basename(path)}\n"
        sys.stdout.write(text)
    return problems


def run_random(args):
    options = dict(option.split("=", 1) for option in args.option)
    os.makedirs(args.out, exist_ok=True)
    for index in range(args.count):
        rng = random.Random(f"{args.seed} {index}")
        lines = players.play_game(args.game, args.players, options, rng, args.player,
                                  args.luck)
        given = "".join(f"-{name}_{value}" for name, value in sorted(options.items()))
        kind = args.player + (f"-luck{args.luck}" if args.luck > 1 else "")
        name = f"{args.game}-{args.players}{given}-{kind}-{args.seed}-{index}.fox"
        with open(os.path.join(args.out, name), "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))
    return 0


def run_selfcheck(args):
    problems = selfcheck.run()
    for problem in problems:
        print(problem)
    print(f"selfcheck: {len(problems)} problems")
    return len(problems)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)

    check = commands.add_parser("check")
    check.add_argument("files", nargs="+")
    check.set_defaults(run=run_check)

    counts = commands.add_parser("counts")
    counts.add_argument("fox")
    counts.add_argument("counts")
    counts.set_defaults(run=run_counts)

    legal = commands.add_parser("legal")
    legal.add_argument("fox")
    legal.add_argument("legal")
    legal.set_defaults(run=run_legal)

    tracing = commands.add_parser("trace")
    tracing.add_argument("--hash", action="store_true")
    tracing.add_argument("files", nargs="+")
    tracing.set_defaults(run=run_trace)

    playing = commands.add_parser("random")
    playing.add_argument("--game", required=True, choices=games.GAME_IDS)
    playing.add_argument("--players", required=True, type=int)
    playing.add_argument("--option", action="append", default=[])
    playing.add_argument("--seed", required=True)
    playing.add_argument("--count", type=int, default=1)
    playing.add_argument("--player", required=True, choices=sorted(players.PLAYERS))
    playing.add_argument("--luck", type=int, default=1,
                         help="keep the best of so many throws, to reach full sheets")
    playing.add_argument("--out", required=True)
    playing.set_defaults(run=run_random)

    commands.add_parser("selfcheck").set_defaults(run=run_selfcheck)

    args = parser.parse_args()
    sys.exit(1 if args.run(args) else 0)


if __name__ == "__main__":
    main()
