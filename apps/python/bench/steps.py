"""Random legal steps a second from Python, with observation and mask written in each; and what one
environment adds to a step, and others beside it.

    ./do bench python [SECONDS]
"""

import os
import sys
import time

import foxtray
import gymnasium
import numpy as np

BATCH = 4096


def rate(step, seconds, each):
    """Calls a second, times `each`; the best of three runs, because others use the machine too."""
    best = 0.0
    for _ in range(3):
        calls, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds / 3:
            step()
            calls += 1
        best = max(best, calls * each / (time.perf_counter() - start))
    return best


def many(game, players, seconds, **settings):
    envs = foxtray.make_vec(game, BATCH, players=players, autoreset="same_step", **settings)
    envs.reset(seed=1)
    speed = rate(lambda: envs.step(envs.sample()), seconds, BATCH)
    size = envs.observations.shape[1] + envs.masks.shape[1] + 4 + 1 + 1 + 8
    if envs.seat_rewards is not None:
        size += 4 * players
    return speed, size, envs.bytes_a_game


class Empty(gymnasium.Env):
    """The same spaces, and nothing behind them."""

    def __init__(self, like):
        self.observation_space, self.action_space = like.observation_space, like.action_space
        self._seen = np.zeros(like.observation_space.shape, dtype=np.uint8)
        self._mask = np.zeros(int(like.action_space.n), dtype=np.int8)

    def step(self, action):
        return self._seen.copy(), 0.0, False, False, {"action_mask": self._mask.copy()}


def one(game, players, seconds):
    """Microseconds of a step of one environment, less those of an empty one."""
    env = foxtray.make(game, players=players)
    lots = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    recorded = []
    over = False
    while not over:
        action = lots.choice(np.flatnonzero(info["action_mask"]))
        recorded.append(action)
        _, _, over, _, info = env.step(action)
    empty = Empty(env)

    def timed(play):
        best = float("inf")
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            env.reset(seed=1)
            start = time.perf_counter()
            for action in recorded:
                play.step(action)
            best = min(best, time.perf_counter() - start)
        return best / len(recorded) * 1e6

    return timed(env), timed(empty)


def open_spiel(name, seconds):
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    lots = np.random.default_rng(1)
    state = game.new_initial_state()

    def step():
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(outcomes[lots.choice(len(outcomes), p=chances)])
            return
        legal = state.legal_actions()
        state.apply_action(legal[lots.integers(len(legal))])
        if not state.is_terminal() and not state.is_chance_node():
            state.observation_tensor()

    return rate(step, seconds, 1)


def puffer(seconds):
    try:
        from pufferlib.ocean.tripletriad.tripletriad import TripleTriad
    except ImportError:
        return None
    envs = TripleTriad(num_envs=BATCH)
    envs.reset()
    actions = np.stack([envs.action_space.sample() for _ in range(16)])
    turn = iter(range(10**9))
    return rate(lambda: envs.step(actions[next(turn) % 16]), seconds, BATCH)


def main(seconds=2.0):
    print(f"random legal steps a second, batch {BATCH}, observation and mask written, autoreset on")
    print(f"{'game':<20} {'players':>7} {'million/s':>10} {'packed':>8} {'bytes a step':>13}")
    for game in foxtray.games():
        for players in {game.min_players, 2, game.max_players}:
            speed, size, _ = many(game.id, players, seconds)
            packed, *_ = many(game.id, players, seconds, masks="bits")
            print(f"{game.id:<20} {players:>7} {speed / 1e6:>10.2f} {packed / 1e6:>8.2f} {size:>13}")
    if (os.cpu_count() or 1) > 1:
        for threads in (1, 2):
            speed, *_ = many("ganz-schon-clever", 1, seconds, threads=threads)
            print(f"ganz-schon-clever alone, {threads} threads: {speed / 1e6:.2f} million/s")
    print("microseconds of a step of one environment, and of an empty one with the same spaces")
    for game in foxtray.games():
        step, empty = one(game.id, game.min_players, seconds)
        print(f"{game.id:<20} {step:>7.2f} {empty:>7.2f}")
    others = [(f"OpenSpiel {name}", open_spiel(name, seconds)) for name in ("yacht", "backgammon")]
    for name, speed in [*others, ("PufferLib, without masks", puffer(seconds))]:
        print(f"{name}: " + ("not installed" if speed is None else f"{speed / 1e6:.3f} million/s"))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
