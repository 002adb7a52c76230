"""Two simple players, and the dice, for games the reference plays by itself."""

import games
import record
import wizard


def play_game(game_id, players, options, rng, player):
    """Plays one game. Returns the lines of its record."""
    game = games.new_game(game_id, players, options)
    lines = record.header_text(game_id, players, options)
    while not game.over:
        if game.chance():
            text = throw(game, rng)
            game.roll(text)
        else:
            seat = rng.choice(sorted(game.open_seats()))
            move = PLAYERS[player](game, seat, rng)
            game.play(seat, move)
            text = f"{seat} {move}"
        lines.append(text)
    lines.append("result " + " ".join(str(total) for total in game.totals()))
    return lines


def throw(game, rng):
    owed = game.chance()
    if owed[0] == "card":
        return "card " + rng.choice([c for c in wizard.CARDS if c not in game.cards_out])
    if owed[0] == "serve":
        return throw_serve(game, rng)
    if isinstance(owed[1], int):
        faces = rng.choices(wizard.FACES, k=owed[1])
        return "roll " + " ".join(sorted(faces, key=wizard.FACES.index))
    return "roll " + " ".join(f"{letter}{rng.randint(1, 6)}" for letter in owed[1])


def throw_serve(game, rng):  # C11.3, C11.4
    dice = [(letter, rng.randint(1, 6)) for letter in game.letters]
    rng.shuffle(dice)
    dice.sort(key=lambda die: die[1])  # equal faces stay in random order
    platter, fields = dice[:3], dice[3:]
    platter.sort(key=lambda die: game.letters.index(die[0]))
    rng.shuffle(fields)
    words = [letter + str(face) for letter, face in platter] + ["/"]
    return "serve " + " ".join(words + [letter + str(face) for letter, face in fields])


def uniform(game, seat, rng):
    return rng.choice(game.legal(seat))


def greedy(game, seat, rng):
    best, best_value = [], None
    for move in game.legal(seat):
        value = value_after(game, seat, move)
        if best_value is None or value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return rng.choice(best)


def value_after(game, seat, move):
    trial = game.clone()
    if isinstance(game, wizard.WizardGame):
        return wizard_value(game, trial, seat, move)
    trial.play(seat, move)
    sheet = trial.players[seat].sheet
    return sheet.score()["total"] + 4 * sheet.free_actions() + 4 * len(sheet.waiting)


def wizard_value(game, trial, seat, move):
    words = move.split()
    present = game.totals()[seat - 1]
    if words[0] == "reroll":  # how near the expected count comes to the prediction
        colour, number = game.predictions[seat]
        good = [colour, "w"] if colour == game.wizard_colour else [colour]
        kept = list(game.dice)
        for face in words[1:]:
            kept.remove(face)
        expected = sum(face in good for face in kept) + len(words[1:]) * len(good) / 6
        return present - abs(expected - number)
    if words[0] == "wizard":
        return present + (words[1] == game.predictions[seat][0])
    trial.play(seat, move)
    return trial.totals()[seat - 1] + 2 * len(trial.sheets[seat].jesters)


PLAYERS = {"uniform": uniform, "greedy": greedy}
