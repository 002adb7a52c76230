"""Games and positions."""

import copy

import foxtray
import numpy as np
import pytest
from conftest import TABLES


def play(game, players, seed=1, options=None):
    """Every position of a game in which everybody takes the first legal move or another."""
    position = foxtray.Game(game).start(players, options or {})
    dice = foxtray.Dice("seeded", seed)
    lots = np.random.default_rng(seed)
    while not position.is_over:
        yield position
        if position.is_chance:
            position = position.roll(dice)
        else:
            moves = position.legal()
            position = position.apply(moves[lots.integers(len(moves))])
    yield position


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_actions_are_the_legal_moves(game, players):
    for position in play(game, players):
        for seat in position.seats:
            actions = position.legal_actions(seat)
            moves = position.legal(seat)
            assert len(actions) == len(moves)
            assert np.flatnonzero(position.action_mask(seat)).tolist() == actions
            by_text = {hash(position.apply(move, seat)) for move in moves}
            by_number = {hash(position.apply(action, seat)) for action in actions}
            assert by_text == by_number


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_observations_lead_back(game, players):
    for options in [{}, {"cards": "on"}] if game == "wizard-dice" else [{}]:
        for position in play(game, players, options=options):
            for seat in range(players):
                seen = position.conceal(seat)
                again = position.game.from_observation(position.observation(seat), players, options)
                assert again == seen
                assert again.is_whole == seen.is_whole


def test_positions_are_values():
    position = foxtray.Game("ganz-schon-clever").start()
    assert copy.copy(position) == position
    assert hash(copy.deepcopy(position)) == hash(position)
    rolled = position.roll("roll w1 y2 b3 g4 o5 p6")
    assert rolled != position
    assert position.is_chance
    assert not rolled.is_chance
    assert position != 1
    assert rolled == position.roll("roll w1 y2 b3 g4 o5 p6")


def test_chance_adds_up():
    position = foxtray.Game("ganz-schon-clever").start()
    assert position.chance() == "roll w y b g o p"
    outcomes = position.outcomes()
    assert len(outcomes) == 6**6
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    assert position.probability("roll w1 y2 b3 g4 o5 p6") == 6**-6
    assert position.probability("roll w1") == 0


def test_refusals_have_a_reason():
    position = foxtray.Game("ganz-schon-clever").start().roll("roll w1 y2 b3 g4 o5 p6")
    with pytest.raises(foxtray.Refused, match="the green die shows 4, not 5"):
        position.apply("take g5 g5")
    with pytest.raises(foxtray.Refused, match="no seat"):
        position.legal(3)
    with pytest.raises(foxtray.Refused, match="no throw is awaited"):
        position.roll("roll w1")
    with pytest.raises(foxtray.Refused, match="no action"):
        position.apply(100000)
    with pytest.raises(foxtray.Refused, match="the games are"):
        foxtray.Game("chess")
    with pytest.raises(foxtray.Refused, match="for 1 to 4 players"):
        foxtray.Game("ganz-schon-clever").start(9)
    with pytest.raises(foxtray.Refused, match="no option"):
        foxtray.Game("ganz-schon-clever").start(1, {"colour": "pink"})


def test_forged_observations_are_refused():
    game = foxtray.Game("ganz-schon-clever")
    observation = game.start().roll("roll w1 y2 b3 g4 o5 p6").observation()
    lots = np.random.default_rng(3)
    highest = np.array([most for _, most in game.observation_fields()])
    refused = 0
    for _ in range(3000):
        forged = observation.copy()
        at = lots.integers(len(forged))
        forged[at] = lots.integers(highest[at] + 2)
        try:
            position = game.from_observation(forged)
        except foxtray.Refused:
            refused += 1
            continue
        while not position.is_over and not position.is_chance:
            position = position.apply(position.legal()[0])
    assert refused > 1000


def test_equal_dice_do_not_mind_what_was_chosen():
    dice = foxtray.Dice("equal", 5)
    start = foxtray.Game("ganz-schon-clever").start()
    assert start.roll(dice) == start.roll(dice) == start.roll(foxtray.Dice("equal", 5))
    stream = foxtray.Dice("seeded", 5)
    assert start.roll(copy.copy(stream)) == start.roll(stream)
    assert start.roll(copy.copy(stream)) != start.roll(foxtray.Dice("seeded", 5))
