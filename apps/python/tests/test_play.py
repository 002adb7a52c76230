"""Players, the coach, matches and simulations."""

import functools
import json
import operator
import subprocess
from pathlib import Path

import foxtray
import numpy as np
import pytest


def test_players_choose_legal_moves():
    position = foxtray.Game("ganz-schon-clever").start().roll("roll w1 y2 b3 g4 o5 p6")
    for name in foxtray.player_names():
        chooser = foxtray.player(name)
        move = chooser.choose(position, seed=3)
        assert move in position.legal()
        assert move == chooser.choose(position, seed=3)
    with pytest.raises(foxtray.Refused, match="no player"):
        foxtray.player("nobody")
    with pytest.raises(foxtray.Refused, match="nobody is asked"):
        foxtray.player("greedy").choose(foxtray.Game("ganz-schon-clever").start())
    with pytest.raises(foxtray.Refused, match="cannot say"):
        foxtray.player("random").weigh(position)


def test_moves_and_positions_are_weighed():
    position = foxtray.Game("ganz-schon-clever").start().roll("roll w1 y2 b3 g4 o5 p6")
    network = foxtray.player("network")
    weighed = network.weigh(position)
    assert set(weighed) == set(position.legal())
    assert 100 < max(worth["points"] for worth in weighed.values()) < 350
    assert 100 < network.worth(position)["points"] < 350


def test_records_are_played_read_and_analysed():
    game = foxtray.Game("ganz-schon-clever")
    record = foxtray.play_record(game, ["greedy", "random"], seed=4)
    positions = foxtray.positions_of(record)
    assert positions[0] == game.start(2)
    assert positions[-1].is_over
    assert record.splitlines()[-1] == "result " + " ".join(map(str, positions[-1].scores))
    assert foxtray.play_record(game, ["greedy", "random"], seed=4) == record
    told = foxtray.analyse(record)
    assert len(told["seats"]) == 2
    with pytest.raises(foxtray.Refused, match="^4: "):
        foxtray.positions_of("foxtray 1\ngame wizard-dice\nplayers 2\noption x=y\n---\n")


def test_parts_of_a_simulation_add_up():
    def simulate(**part):
        return foxtray.simulate("wizard-dice", ["greedy", "random"], 101, seed=6, **part)

    whole = simulate(threads=2)
    parts = [simulate(part=(number, 7)) for number in range(1, 8)]
    assert functools.reduce(operator.add, parts) == whole
    assert whole.games == 101
    assert whole.seats[0].mean > whole.seats[1].mean
    assert sum(seat.win_share for seat in whole.seats) == pytest.approx(1)
    with pytest.raises(foxtray.Refused, match="a part is"):
        simulate(part=(8, 7))


def test_parts_of_a_match_add_up():
    def match(**part):
        return foxtray.match("ganz-schon-clever", "greedy", "random", 40, seed=2, **part)

    whole = match(threads=2)
    parts = [match(part=(number, 3)) for number in range(1, 4)]
    assert functools.reduce(operator.add, parts) == whole
    assert whole.difference > 5 * whole.standard_error > 0
    assert whole.share > 0.9


def test_games_of_a_match_are_those_of_equal_dice():
    envs = foxtray.make_vec("ganz-schon-clever", 1, players=2, opponents="greedy", copy=True)
    envs.reset(seed=1)
    ended = False
    while not ended:
        _, _, over, _, info = envs.step(envs.sample())
        ended = bool(over[0])
    assert info["seat_rewards"].shape == (1, 2)
    assert envs.position(0).scores[1] > 60
    assert np.isfinite(info["seat_rewards"]).all()


PROGRAM = Path(__file__).resolve().parents[3] / "build" / "release" / "apps" / "cli" / "foxtray"


@pytest.mark.skipif(not PROGRAM.exists(), reason="the program is not built")
def test_the_program_plays_the_same_games(tmp_path):
    def said(*words):
        run = subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=True)
        return run.stdout

    for game in foxtray.games():
        record = tmp_path / f"{game.id}.fox"
        record.write_text(foxtray.play_record(game, ["greedy", "random"], seed=11))
        said("check", "--dice", str(record))
        told = json.loads(
            said("simulate", "--game", game.id, "--players", "2", "--player", "greedy,random",
                 "--games", "50", "--seed", "3", "--json")
        )
        mine = foxtray.simulate(game.id, ["greedy", "random"], 50, seed=3)
        assert mine.events == told["events"]
        assert [seat.mean for seat in mine.seats] == [seat["mean"] for seat in told["seats"]]
        told = json.loads(
            said("match", "--game", game.id, "--player", "greedy,random", "--games", "40", "--json")
        )
        mine = foxtray.match(game.id, "greedy", "random", 20)
        assert mine.difference == pytest.approx(told["difference"]["mean"])
        assert mine.standard_error == pytest.approx(told["difference"]["standard_error"])
