"""The suites of Gymnasium and PettingZoo themselves."""

import contextlib
import io

import foxtray
import gymnasium
import numpy as np
import pytest
from conftest import TABLES
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from pettingzoo.test import api_test, performance_benchmark, seed_test


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.filterwarnings("error")
def test_check_env(game, players):
    # It plays an action of one game in another one.
    env = gymnasium.make(f"foxtray/{game}-v0", players=players, illegal="replace")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", [game.id for game in foxtray.games()])
def test_registered_vectors(game):
    envs = gymnasium.make_vec(
        f"foxtray/{game}-v0", 3, vectorization_mode="vector_entry_point"
    )
    observations, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    actions = envs.action_space.sample()
    assert envs.action_space.contains(actions)
    observations, *_ = envs.step(actions)
    assert envs.observation_space.contains(observations)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game, players):
    with contextlib.redirect_stdout(io.StringIO()):
        # It plays an action of one game in another one; the wrapper is for that.
        table = TerminateIllegalWrapper(foxtray.make_aec(game, players), illegal_reward=-1)
        api_test(table, num_cycles=300, verbose_progress=False)
        seed_test(lambda: foxtray.make_aec(game, players), num_cycles=30)


@pytest.mark.parametrize("game", [game.id for game in foxtray.games()])
def test_performance(game, monkeypatch):
    # It takes its time by the clock: here only a little of it.
    clock = iter(float(second) for second in range(10_000_000))
    monkeypatch.setattr("time.time", lambda: next(clock) / 100)
    with contextlib.redirect_stdout(io.StringIO()) as said:
        performance_benchmark(foxtray.make_aec(game, 2))
    assert "turns per second" in said.getvalue()


def test_illegal_actions_are_refused_or_replaced():
    for illegal in ("refuse", "replace"):
        env = foxtray.make("ganz-schon-clever", illegal=illegal)
        _, info = env.reset(seed=3)
        before = env.position
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "refuse":
            with pytest.raises(foxtray.Refused, match="is not legal now: "):
                env.step(wrong)
            assert env.position == before
        else:
            env.step(wrong)
            assert env.position != before


def test_concealed_predictions_are_not_seen():
    table = foxtray.make_aec("wizard-dice", 4, options={"cards": "on"})
    met = 0
    for seed in range(12):
        table.reset(seed=seed)
        while table.agents and met < 30:
            position = table.position
            for seat in range(4):
                if position.has_secrets(seat):
                    met += 1
                    seen = table.observe(f"seat_{seat}")["observation"]
                    assert (seen == position.conceal(seat).observation(seat)).all()
            observation, _, over, _, _ = table.last()
            mask = observation["action_mask"]
            table.step(None if over else int(np.flatnonzero(mask)[0]))
    assert met >= 30


def test_rewards_of_a_table_add_up_to_the_points():
    table = foxtray.make_aec("clever-hoch-drei", 3)
    table.reset(seed=4)
    sums = dict.fromkeys(table.agents, 0.0)
    lots = np.random.default_rng(1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        sums[agent] += reward
        mask = np.flatnonzero(observation["action_mask"])
        table.step(None if over else int(lots.choice(mask)))
    assert list(sums.values()) == table.position.scores


def test_one_game_is_game_nought_of_many():
    alone = gymnasium.make("foxtray/ganz-schon-clever-v0").unwrapped
    many = foxtray.make_vec("ganz-schon-clever", 3)
    first, info = alone.reset(seed=6)
    assert (many.reset(seed=6)[0][0] == first).all()
    over = False
    while not over:
        actions = many.sample()
        first, reward, over, _, info = alone.step(actions[0])
        seen, rewards, *_ = many.step(actions)
        assert (seen[0] == first).all()
        assert rewards[0] == reward
        assert (many.masks[0] == info["action_mask"]).all()
