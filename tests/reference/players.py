"""Three simple players, and the dice, for games the reference plays by itself."""

import games
import record
import wizard


def play_game(game_id, players, options, rng, player, luck=1):
    """Plays one game. Returns the lines of its record. With `luck` above 1 the dice are not fair:
    of so many throws the one is kept that helps the players most. So full sheets are reached."""
    game = games.new_game(game_id, players, options)
    lines = record.header_text(game_id, players, options)
    while not game.over:
        if game.chance():
            worth = clever_bonuses if player == "collector" else clever_points
            text = lucky_throw(game, rng, luck, worth)
            game.roll(text)
        else:
            seat = rng.choice(sorted(game.open_seats()))
            move = PLAYERS[player](game, seat, rng)
            game.play(seat, move)
            text = f"{seat} {move}"
        lines.append(text)
    lines.append("result " + " ".join(str(total) for total in game.totals()))
    return lines


def lucky_throw(game, rng, luck, worth):
    if luck == 1:
        return throw(game, rng)
    throws = [throw(game, rng) for _ in range(luck)]
    return max(throws, key=lambda text: luck_of(game, text, worth))


def luck_of(game, text, worth):
    """How good the best next moves are, added up over the players who are then asked."""
    trial = game.clone()
    trial.roll(text)
    if trial.over:
        return 0
    return sum(max(value_after(trial, seat, move, worth) for move in trial.legal(seat))
               for seat in trial.open_seats())


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
    return best_move(game, seat, rng, clever_points)


def collector(game, seat, rng):
    """Collects marks and bonuses rather than points, to reach the ends of the tracks."""
    return best_move(game, seat, rng, clever_bonuses)


def best_move(game, seat, rng, worth):
    best, best_value = [], None
    for move in game.legal(seat):
        value = value_after(game, seat, move, worth)
        if best_value is None or value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return rng.choice(best)


def clever_points(sheet):
    return sheet.score()["total"] + 4 * sheet.free_actions() + 4 * len(sheet.waiting)


def clever_bonuses(sheet):
    earned = sum(sheet.circled.values()) + sheet.foxes + len(sheet.waiting)
    return 10 * sheet.marks + 10 * earned + 2 * sheet.free_actions()


def value_after(game, seat, move, worth=clever_points):
    trial = game.clone()
    if isinstance(game, wizard.WizardGame):
        return wizard_value(game, trial, seat, move)
    trial.play(seat, move)
    value = worth(trial.players[seat].sheet)
    if game.phase == "choose" and game.roll_number < 3 and move.startswith("take "):
        face = int(move.split()[1][1])  # dice that go to the platter are a loss
        value -= (3 if worth is clever_points else 8) * sum(1 for letter in game.hand if game.faces[letter] < face)
    return value


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
    if words[0] == "predict":  # small numbers come true more often
        return present - abs(int(words[1][1]) - 2)
    if words[0] == "wizard":
        return present + (words[1] == game.predictions[seat][0])
    trial.play(seat, move)
    return trial.totals()[seat - 1] + 2 * len(trial.sheets[seat].jesters)


PLAYERS = {"uniform": uniform, "greedy": greedy, "collector": collector}
