"""The four games by their ids, and their options (docs/rules/README.md, O1 to O8)."""

from clever import CleverGame
from rules_error import RulesError
from wizard import WizardGame

CLEVER_IDS = ("ganz-schon-clever", "doppelt-so-clever", "clever-hoch-drei")
GAME_IDS = CLEVER_IDS + ("wizard-dice",)

# game: option: values, the default first
OPTIONS = {
    "ganz-schon-clever": {"solo-fallback": ["on", "off"], "decline": ["forced", "free"]},
    "doppelt-so-clever": {"solo-fallback": ["on", "off"]},
    "clever-hoch-drei": {"solo-fallback": ["on", "off"], "blue-question": ["die", "total"],
                         "seven-after-seven": ["off", "on"]},
    "wizard-dice": {"target": ["9", "12"], "cards": ["off", "on"],
                    "first-seer": ["1", "2", "3", "4", "5"]},
}


def player_numbers(game):
    return range(2, 6) if game == "wizard-dice" else range(1, 5)  # R2.2


def full_options(game, players, given):
    """The given options, checked (O8, R2.4), with the defaults of the others."""
    for name, value in given.items():
        if name not in OPTIONS[game]:
            raise RulesError(f"{game} has no option '{name}'")
        if value not in OPTIONS[game][name]:
            raise RulesError(f"option '{name}' has no value '{value}'")
        if name == "first-seer" and int(value) > players:
            raise RulesError("first-seer is not a seat of this game")
    options = {name: values[0] for name, values in OPTIONS[game].items()}
    options.update(given)
    return options


def new_game(game, players, given=None):
    if game not in GAME_IDS:
        raise RulesError(f"unknown game '{game}'")
    if players not in player_numbers(game):
        raise RulesError(f"{game} is not for {players} players")
    options = full_options(game, players, given or {})
    if game == "wizard-dice":
        return WizardGame(game, players, options)
    return CleverGame(game, players, options)
