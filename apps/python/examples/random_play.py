"""Random legal play: how many points it makes alone, from many games in step."""

import sys

import foxtray
import numpy as np


def main(games: int = 2000) -> float:
    envs = foxtray.make_vec("ganz-schon-clever", 256, autoreset="same_step", reward="points")
    envs.reset(seed=1)
    ends: list[float] = []
    while len(ends) < games:
        _, rewards, over, _, _ = envs.step(envs.sample())
        ends.extend(rewards[over].tolist())
    mean, error = np.mean(ends), np.std(ends) / np.sqrt(len(ends))
    print(f"{len(ends)} games: {mean:.1f} +- {error:.1f} points")
    return float(mean)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
