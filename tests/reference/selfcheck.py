"""Checks the typed sheets, and some worked examples, against what the rules pages state."""

import games
from marking import ACTIONS, DoppeltSheet, DreiSheet, GanzSheet
from sheets import DOPPELT, DREI, GANZ, SHEETS


def all_bonuses(value):
    """Every bonus printed anywhere in a sheet's data (nested lists and dicts)."""
    if isinstance(value, dict):
        return [b for inner in value.values() for b in all_bonuses(inner)]
    if isinstance(value, (list, tuple)):
        return [b for inner in value for b in all_bonuses(inner)]
    return [value] if isinstance(value, str) else []


def sources(data):
    """All bonuses of fields, rows, columns, gaps, round track and ends of tracks."""
    found = []
    for key, value in data.items():
        if "bonus" in key or "gap" in key or key in ("rounds", "tracks"):
            found += all_bonuses(value)
    return found


def check_sources(data, problems):
    found = sources(data)
    for action, (spaces, _) in data["tracks"].items():  # C8.1
        if found.count(action) != spaces:
            problems.append(f"{data['game']}: {found.count(action)} sources of {action}, "
                            f"{spaces} spaces")
    if found.count("fox") != data["foxes"]:
        problems.append(f"{data['game']}: {found.count('fox')} foxes, not {data['foxes']}")
    known = {"fox", *ACTIONS, *data["black"]}
    known |= {part for parts in data["black"].values() for part in parts}
    known |= {"orange 4", "orange 5"} if data is GANZ else set()
    for bonus in set(found) - known:
        problems.append(f"{data['game']}: unknown bonus '{bonus}'")


def best_ganz():
    sheet = GanzSheet()
    for row, column in sheet.yellow_open():
        sheet.mark(f"y{row}{column}")
    for number in range(2, 13):
        sheet.mark(f"b{number}")
    for _ in range(11):
        for place in ("g6", "o6", "p6"):
            sheet.mark(place)
    return sheet


def best_doppelt():
    sheet = DoppeltSheet()
    for row in "ybgp":
        for number in range(1, 7):
            sheet.mark(f"s{row}{number}")
    for row, column in sheet.yellow_fields() * 2:
        sheet.mark(f"y{row}{column}")
    for field in range(12):
        sheet.mark("b7")
        sheet.mark("g6" if field % 2 == 0 else "g1")
        sheet.mark("p6")
    return sheet


def best_drei():
    sheet = DreiSheet()
    for column in range(1, 7):
        for row in (1, 2, 3):
            sheet.mark(f"y{row}{column}")
        for row in range(1, 6):
            sheet.mark(f"t{row}{column}")
    for field in range(1, 13):
        sheet.mark(f"n{field}")
    for number in (6, 5, 4, 3, 2, 7):
        assert f"bl{number}" in sheet.blue_places(number)
        sheet.mark(f"bl{number}")
    for number in (8, 9, 10, 11, 12, 7):
        assert f"br{number}" in sheet.blue_places(number)
        sheet.mark(f"br{number}")
    sheet.mark("p6h")
    for _ in range(11):
        sheet.mark("p6x")
    return sheet


def check_maxima(data, sheet, problems):
    areas = sheet.areas()
    if areas != data["maxima"]:  # G6.2, D9.2, H11.2
        problems.append(f"{data['game']}: best areas {areas}, not {data['maxima']}")
    colours = [data["colours"][letter] for letter in data["dice"][1:]]
    if list(areas) != colours:
        problems.append(f"{data['game']}: areas {list(areas)} are not in the order of the dice")


def check_everything_earned(data, sheet, problems):
    """A full sheet has earned every action and fox of its fields (Clever hoch Drei's pink was
    marked multiplied, so its bonuses are missing)."""
    outside = [b for b in all_bonuses(data["rounds"])]
    if data is DREI:
        outside += all_bonuses(data["pink bonus"])
    for action, (spaces, end) in data["tracks"].items():
        expected = spaces - outside.count(action)
        if sheet.circled[action] != expected:
            problems.append(f"{data['game']}: full sheet earned {sheet.circled[action]} {action}")
    foxes = data["foxes"] - outside.count("fox")
    foxes -= sum(1 for action, (spaces, end) in data["tracks"].items()
                 if end == "fox" and sheet.circled[action] < spaces)
    if sheet.foxes != foxes:
        problems.append(f"{data['game']}: full sheet earned {sheet.foxes} foxes, not {foxes}")


def check_shapes(problems):
    numbers = sorted(n for row in GANZ["yellow"] for n in row if n)
    if numbers != sorted([1, 2, 3, 4, 5, 6] * 2):  # G2.2
        problems.append("ganz: yellow does not hold each number twice")
    if [n for row in GANZ["blue"] for n in row if n] != list(range(2, 13)):  # G3.1
        problems.append("ganz: blue is not 2 to 12")
    if sum(1 for row in DOPPELT["yellow"] for n in row if n) != 10:  # D4.1
        problems.append("doppelt: yellow has not ten fields")
    if sorted(DREI["brown"]) != sorted([1, 2, 3, 4, 5, 6] * 2):  # H6.1
        problems.append("drei: brown does not hold each number twice")
    tinted = DREI["turquoise tinted"]
    rows = {column: [r for r in tinted if column <= tinted[r]] for column in range(1, 7)}
    last = {column: max(found) for column, found in rows.items()}
    if last != {1: 5, 2: 4, 3: 3, 4: 2, 5: 2, 6: 1}:  # H4.1
        problems.append("drei: tinted columns and rows disagree")
    for data in SHEETS.values():
        for key, value in data.items():
            if key in ("green bonus", "orange bonus", "purple bonus", "orange factor",
                       "green points", "green at least", "blue bonus", "pink bonus",
                       "pink factor", "pink at least", "green factor"):
                fields = 11 if data is GANZ else 12
                if isinstance(value, list) and len(value) != fields:
                    problems.append(f"{data['game']}: {key} has {len(value)} fields")


def wizard_round(card, predictions, wizard_colour, dice):
    """Scores one round with given dice; returns the game before anybody has scored."""
    game = games.new_game("wizard-dice", len(predictions), {"cards": "on" if card else "off"})
    game.card = card
    game.predictions = dict(enumerate(predictions, 1))
    game.wizard_colour = wizard_colour
    game.dice = list(dice)
    return game


def check_wizard(problems):
    cases = [  # W11.1 to W11.5: card, prediction, Wizard colour, dice, what is written
        (None, ("b", 2), "g", "ggbbwry", "X"),
        (None, ("g", 5), "g", "ggggrbw", "X"),
        (None, ("r", 2), "g", "ggggrbw", 1),
        ("all-colours", ("y", 5), None, "gyyywwj", "XX"),
        ("all-colours", ("r", 2), None, "gyyywwj", "XX"),
        ("all-colours", ("y", 3), None, "gyyywwj", 4),
        ("sticky-jesters", ("g", 5), "g", "ggggrjj", 2),
        ("sticky-jesters", ("g", 4), "g", "ggggrjj", "XX"),
        ("sticky-jesters", ("y", 2), "g", "ggggrjj", 4),
        ("extra-die", ("b", 3), "b", "gggbbbb", 2),
        ("extra-die", ("y", 1), "b", "gggbbbb", "X"),
        ("extra-die", ("g", 5), "b", "gggbbbb", 1),
        ("own-jesters", ("y", 5), "y", "gryywwj", "X"),
        ("own-jesters", ("r", 2), "y", "gryywwj", "X"),
    ]
    for card, prediction, colour, dice, written in cases:
        game = wizard_round(card, [prediction, prediction], colour, dice)
        game.score_prediction(1)
        if game.sheets[1].fields[prediction] != written:
            problems.append(f"wizard: {card} {prediction} {dice} wrote "
                            f"{game.sheets[1].fields[prediction]}, not {written}")
    game = wizard_round(None, [("g", 5), ("b", 2), ("r", 2)], None, "")
    if game.decide_next_seer() != 2:  # W11.1
        problems.append("wizard: the next seer of W11.1 is not seat 2")


def check_black_and_coloured(problems):
    """C9.7: a place that a coloured and a black bonus allow uses up the coloured one."""
    sheet = DreiSheet()
    sheet.waiting = ["black ?", "pink ?", "blue ?"]
    sheet.place_bonus("p3h", 2)
    if sheet.waiting != ["black ?", "blue ?"]:
        problems.append("drei: pink ? and black ? wait, the wrong one was used up")
    sheet.place_bonus("n4", 2)
    if sheet.waiting != ["blue ?"]:
        problems.append("drei: only black ? allows brown, but another one was used up")


def run():
    problems = []
    check_shapes(problems)
    for data, best in ((GANZ, best_ganz), (DOPPELT, best_doppelt), (DREI, best_drei)):
        check_sources(data, problems)
        sheet = best()
        check_maxima(data, sheet, problems)
        check_everything_earned(data, sheet, problems)
    check_black_and_coloured(problems)
    check_wizard(problems)
    return problems
