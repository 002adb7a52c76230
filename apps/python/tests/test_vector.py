"""Many games in step."""

import os
import warnings

import foxtray
import numpy as np
import pytest
from conftest import TABLES


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rewards_are_the_points_gained(game, players):
    envs = foxtray.make_vec(game, 16, players=players, autoreset="same_step", copy=True)
    observations, info = envs.reset(seed=1)
    sums = np.zeros((16, players))
    ended = 0
    for _ in range(600):
        for k in (0, 7):
            position = envs.position(k)
            seat = position.seats[0]
            assert info["seat"][k] == seat
            assert (position.observation(seat) == observations[k]).all()
            assert (position.action_mask(seat) == info["action_mask"][k]).all()
        observations, rewards, over, cut, info = envs.step(envs.sample())
        assert not cut.any()
        sums += info["seat_rewards"] if players > 1 else rewards[:, None]
        ended += over.sum()
        sums[over] = 0
    assert ended > 0


def course(seed=3, **settings):
    envs = foxtray.make_vec("doppelt-so-clever", copy=True, **settings)
    observations, _ = envs.reset(seed=seed)
    seen = [observations[0]]
    for _ in range(150):
        observations, rewards, *_ = envs.step(envs.sample())
        seen += [observations[0], rewards[:1]]
    return b"".join(array.tobytes() for array in seen)


def test_seeds_give_the_same_bytes():
    alone = course(num_envs=1)
    assert course(num_envs=5) == alone
    assert course(num_envs=5, threads=2) == alone
    assert course(num_envs=1, seed=4) != alone
    table = course(num_envs=1, players=3, opponents="greedy")
    assert course(num_envs=4, threads=2, players=3, opponents="greedy") == table


def test_the_three_ways_to_begin_anew():
    ends = []
    for mode in ("next_step", "same_step", "disabled"):
        envs = foxtray.make_vec("ganz-schon-clever", 1, autoreset=mode, copy=True)
        assert envs.metadata["autoreset_mode"] == envs.autoreset_mode
        envs.reset(seed=2)
        over = np.zeros(1, dtype=bool)
        while not over[0]:
            observations, _, over, _, info = envs.step(envs.sample())
        if mode == "same_step":
            last, first = info["final_obs"][0], observations[0]
            assert info["_final_obs"].tolist() == [True]
        elif mode == "next_step":
            last = observations[0]
            observations, rewards, over, _, _ = envs.step([0])
            first = observations[0]
            assert rewards[0] == 0 and not over[0]
        else:
            last = observations[0]
            with pytest.raises(foxtray.Refused, match="reset it first"):
                envs.step([0])
            first = envs.reset(options={"reset_mask": over})[0][0]
        ends.append((last.tobytes(), first.tobytes()))
    assert len(set(ends)) == 1


def test_arrays_of_the_callers_are_written_in_place():
    game = foxtray.Game("ganz-schon-clever")
    size = len(game.observation_fields())
    mine = {
        "observations": np.zeros((3, size), dtype=np.uint8),
        "masks": np.zeros((3, len(game.actions)), dtype=np.uint8),
        "rewards": np.zeros(3, dtype=np.float32),
    }
    envs = foxtray.make_vec("ganz-schon-clever", 3, arrays=mine)
    observations, info = envs.reset(seed=1)
    assert observations is mine["observations"]
    assert np.shares_memory(info["action_mask"], mine["masks"])
    assert mine["masks"].any()
    assert envs.step(envs.sample())[1] is mine["rewards"]


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros((3, 5), dtype=np.uint8),
        np.zeros((3, 96), dtype=np.int32),
        np.zeros((96, 3), dtype=np.uint8).T,
        np.zeros((3, 192), dtype=np.uint8)[:, ::2],
        np.zeros(3 * 96, dtype=np.uint8),
    ],
)
def test_wrong_arrays_are_refused(wrong):
    with pytest.raises((foxtray.Refused, TypeError)):
        foxtray.make_vec("ganz-schon-clever", 3, arrays={"observations": wrong})


def test_read_only_arrays_are_refused():
    kept = np.zeros((3, 96), dtype=np.uint8)
    kept.flags.writeable = False
    with pytest.raises((foxtray.Refused, TypeError)):
        foxtray.make_vec("ganz-schon-clever", 3, arrays={"observations": kept})


def test_wrong_actions_are_refused_and_nothing_is_done():
    envs = foxtray.make_vec("clever-hoch-drei", 4, copy=True)
    with pytest.raises(foxtray.Refused, match="reset comes first"):
        envs.step(np.zeros(4, dtype=np.int64))
    _, info = envs.reset(seed=1)
    before = [envs.position(k) for k in range(4)]
    actions = envs.sample()
    actions[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    for wrong in (actions, [0, 0], [-1] * 4, [10**9] * 4, [10**18] * 4):
        with pytest.raises(foxtray.Refused):
            envs.step(wrong)
    with pytest.raises((TypeError, ValueError)):
        envs.step("abcd")
    assert [envs.position(k) for k in range(4)] == before
    for wrong in ({"num_envs": 0}, {"seat": 1}, {"dice": "loaded"}, {"opponents": "nobody", "players": 2}):
        with pytest.raises(foxtray.Refused):
            foxtray.make_vec("ganz-schon-clever", **{"num_envs": 2, **wrong})
    envs.close()
    with pytest.raises(foxtray.Refused, match="closed"):
        envs.step(envs.actions)


def test_bits_are_the_bytes_packed():
    wide = foxtray.make_vec("clever-hoch-drei", 8)
    packed = foxtray.make_vec("clever-hoch-drei", 8, masks="bits")
    for _, info in (wide.reset(seed=1), packed.reset(seed=1)):
        last = info["action_mask"]
    count = len(wide.game.actions)
    assert (np.unpackbits(last, axis=1, bitorder="little")[:, :count] == wide.masks).all()


def test_dice_can_be_set_and_clones_keep_their_luck():
    envs = foxtray.make_vec("ganz-schon-clever", 2, chance="explicit", copy=True)
    envs.reset(seed=1)
    assert envs.chance(0).chance() == "roll w y b g o p"
    envs.set_dice(0, "roll w6 y6 b6 g6 o6 p6")
    with pytest.raises(foxtray.Refused, match="cannot bring"):
        envs.set_dice(1, "roll w6")
    envs.step([0, 0])
    assert "take p6 p6" in envs.position(0).legal()
    hidden = foxtray.make_vec("ganz-schon-clever", 2, copy=True)
    hidden.reset(seed=1)
    same, other = hidden.clone(keep_luck=True), hidden.clone(keep_luck=False, seed=99)
    differs = False
    for _ in range(40):
        actions = hidden.sample()
        seen = hidden.step(actions)[0]
        assert (same.step(actions)[0] == seen).all()
        differs = differs or (other.step(other.sample())[0] != seen).any()
    assert differs
    at = foxtray.Game("ganz-schon-clever").start().roll("roll w1 y2 b3 g4 o5 p6")
    hidden.set_position(1, at)
    assert hidden.position(1) == at
    assert (hidden.observations[1] == at.observation()).all()
    with pytest.raises(foxtray.Refused, match="another game"):
        hidden.set_position(1, foxtray.Game("doppelt-so-clever").start())


def test_two_policies_meet_equal_dice():
    first, second = (
        foxtray.make_vec("ganz-schon-clever", 1, dice="equal", chance="explicit") for _ in range(2)
    )
    thrown = []
    for envs, pick in ((first, 0), (second, -1)):
        envs.reset(seed=8)
        met = {}
        for _ in range(60):
            position = envs.position(0)
            if position.is_over:
                break
            if position.is_chance:
                numbers = envs.observations[0]
                key = (position.chance(), *numbers[3:6])
                envs.step([0])
                met[key] = envs.observations[0][8:14].tobytes()
            else:
                envs.step([position.legal_actions()[pick]])
        thrown.append(met)
    shared = thrown[0].keys() & thrown[1].keys()
    assert len(shared) > 3
    firsts = [key for key in shared if key[0] == "roll w y b g o p"]
    assert all(thrown[0][key] == thrown[1][key] for key in firsts)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_goes_on():
    envs = foxtray.make_vec("ganz-schon-clever", 64, threads=2)
    envs.reset(seed=1)
    envs.step(envs.sample())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        envs.step(envs.sample())
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    envs.step(envs.sample())


def test_games_are_small_and_do_not_grow():
    envs = foxtray.make_vec("clever-hoch-drei", 4096, autoreset="same_step")
    assert envs.bytes_a_game <= 1000
    envs.reset(seed=1)

    def resident():
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    for _ in range(20):
        envs.step(envs.sample())
    before = resident()
    for _ in range(int(os.environ.get("FOXTRAY_MEMORY_STEPS", 4096 * 300)) // 4096):
        envs.step(envs.sample())
    assert resident() - before < 2**20
