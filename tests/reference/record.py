"""Reads a record strictly (docs/record-format.md, R1 to R3) and replays it."""

import re

import games
from rules_error import RulesError

NUMBER = re.compile(r"(0|[1-9][0-9]{0,8})\Z", re.ASCII)  # R1.6; longer is never legal
CHANCE = ("roll", "serve", "card")  # R3.1
BLANKS = " \t"


class RecordError(Exception):
    def __init__(self, line, message, legal=()):
        self.line = line
        self.legal = list(legal)
        text = f"line {line}: {message}"
        if self.legal:
            text += "; legal: " + "; ".join(self.legal)
        super().__init__(text)


class Record:
    def __init__(self):
        self.game = None
        self.players = None
        self.options = {}
        self.names = {}
        self.seed = None
        self.events = []  # (line number, words)


# --------------------------------------------------------------------------- the text, R1


def lines_of(data):
    """(number, text without comment and blanks at the ends), blank lines left out."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data[:error.start].count(b"\n") + 1, "invalid UTF-8") from None  # R1.1
    if text.startswith("\ufeff"):
        raise RecordError(1, "byte order mark")  # R1.1
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.endswith("\r"):  # R1.4
            line = line[:-1]
        for character in line:
            if character != "\t" and is_control(character):  # R1.5
                raise RecordError(number, "control character")
        line = line.split("#", 1)[0].strip(BLANKS)  # R1.2
        if line:
            lines.append((number, line))
    return lines


def is_control(character):  # R1.5
    code = ord(character)
    return code <= 0x1F or 0x7F <= code <= 0x9F


def words_of(line):  # R1.3
    return [word for word in re.split("[ \t]+", line) if word]


# --------------------------------------------------------------------------- the header, R2


def parse(data):
    lines = lines_of(data)
    record = Record()
    seen = set()
    if not lines:
        raise RecordError(1, "empty record")
    if words_of(lines[0][1]) != ["foxtray", "1"]:
        raise RecordError(lines[0][0], "'foxtray 1' must come first")  # R2.1
    end = None
    for index, (number, line) in enumerate(lines[1:], 1):
        words = words_of(line)
        if words == ["---"]:
            end = index
            break
        header_line(record, seen, number, line, words)
    if end is None:
        raise RecordError(lines[-1][0], "the header has no end")
    check_header(record, lines[end][0])
    record.events = [(number, words_of(line)) for number, line in lines[end + 1:]]
    return record


def header_line(record, seen, number, line, words):
    key = words[0]
    if key == "option":
        if len(words) != 2 or words[1].count("=") != 1:
            raise RecordError(number, "option NAME=VALUE")
        name, value = words[1].split("=")
        if name in record.options:
            raise RecordError(number, "option given twice")  # R2.3
        record.options[name] = value
        return
    if key == "name":  # R2.5
        match = re.match(r"name[ \t]+([^ \t]+)[ \t]+(.+)\Z", line, re.DOTALL)
        if not match or not NUMBER.match(match.group(1)) or "\t" in match.group(2):
            raise RecordError(number, "name SEAT TEXT")
        seat = int(match.group(1))
        if seat in record.names:
            raise RecordError(number, "seat named twice")
        record.names[seat] = match.group(2)
        return
    if key not in ("game", "players", "seed") or len(words) != 2:
        raise RecordError(number, f"not a header line: '{line}'")
    if key in seen:
        raise RecordError(number, f"'{key}' given twice")  # R2.3
    seen.add(key)
    if key == "game":
        if words[1] not in games.GAME_IDS:
            raise RecordError(number, f"unknown game '{words[1]}'")
        record.game = words[1]
    elif key == "players":
        if not NUMBER.match(words[1]):
            raise RecordError(number, "players needs a number")
        record.players = int(words[1])
    else:
        record.seed = words[1]


def check_header(record, number):  # R2.2, R2.4, R2.5
    if record.game is None or record.players is None:
        raise RecordError(number, "game and players are required")
    if record.players not in games.player_numbers(record.game):
        raise RecordError(number, f"{record.game} is not for {record.players} players")
    for seat in record.names:
        if not 1 <= seat <= record.players:
            raise RecordError(number, f"no seat {seat} in this game")
    try:
        games.full_options(record.game, record.players, record.options)
    except RulesError as error:
        raise RecordError(number, str(error)) from None


# --------------------------------------------------------------------------- events, R3


def legal_lines(game):
    """All legal decision lines of all open seats, sorted bytewise (R4.7)."""
    return sorted(f"{seat} {move}" for seat in game.open_seats() for move in game.legal(seat))


def owed_text(game):
    """What chance owes, in words: 'roll w y b', 'serve', 'card', 'roll 7'; or None."""
    owed = game.chance()
    if owed is None:
        return None
    if owed[0] == "roll":
        dice = owed[1]
        return "roll " + (str(dice) if isinstance(dice, int) else " ".join(dice))
    return owed[0]


def replay(record, before=None, after=None):
    """Plays all events; raises RecordError at the first impossible line. `before(game, kind,
    number, words)` and `after(game)` are called around every chance and decision event."""
    game = games.new_game(record.game, record.players, record.options)
    finished = False
    for number, words in record.events:
        if finished:
            raise RecordError(number, "event after result")  # R3.3
        if words[0] == "result":
            check_result(game, number, words[1:])
            finished = True
            continue
        kind = "chance" if words[0] in CHANCE else "decision"
        if kind == "decision" and not NUMBER.match(words[0]):
            raise RecordError(number, f"not an event: '{' '.join(words)}'")  # R3.1
        if game.over:
            raise RecordError(number, "the game is over")  # R3.3
        if before:
            before(game, kind, number, words)
        try:
            if kind == "chance":
                game.roll(" ".join(words))
            else:
                game.play(int(words[0]), " ".join(words[1:]))
        except RulesError as error:
            legal = legal_lines(game) or [owed_text(game)]
            raise RecordError(number, str(error), legal) from None  # R1.8
        if after:
            after(game)
    return game


def check_result(game, number, words):  # R3.2, R3.3
    if not game.over:
        raise RecordError(number, "result before the game is over")
    totals = [str(total) for total in game.totals()]
    if words != totals:  # R1.6: the text must be the same
        raise RecordError(number, f"wrong result, right is: {' '.join(totals)}")


def header_text(game_id, players, options):
    lines = ["foxtray 1", f"game {game_id}", f"players {players}"]
    for name, value in options.items():
        if value != games.OPTIONS[game_id][name][0]:  # R2.4
            lines.append(f"option {name}={value}")
    return lines + ["---"]
