"""Spaces from which only legal actions are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ._foxtray import Game


def observation_space(game: Game, players: int) -> gymnasium.spaces.Box:
    """The numbers that a seat sees: Game.observation_fields names them."""
    # A number that never changes, as the seat of one who is alone, has a range as well.
    highest = np.array([max(most, 1) for _, most in game.observation_fields(players)], dtype=np.uint8)
    return gymnasium.spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)


class Actions(gymnasium.spaces.Discrete):
    """The actions of a game by their numbers. Without a mask only legal ones are drawn."""

    def __init__(self, size: int, legal: Callable[[], NDArray[np.int8]] | None = None) -> None:
        super().__init__(size)
        self._legal = legal

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.float64] | None = None
    ) -> np.int64:
        if mask is None and probability is None and self._legal is not None:
            mask = self._legal()
        return super().sample(mask=mask, probability=probability)

    def __deepcopy__(self, memo: dict[int, Any]) -> Actions:
        """A copy belongs to no game: it draws any action."""
        copied = Actions(int(self.n))
        copied._np_random = None
        return copied

    def __reduce__(self) -> tuple[type[Actions], tuple[int]]:
        return Actions, (int(self.n),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, gymnasium.spaces.Discrete) and (
            (self.n, self.start) == (other.n, other.start)
        )


class ManyActions(gymnasium.spaces.MultiDiscrete):
    """One action for each game. Without a mask only legal ones are drawn, by the games' lots."""

    def __init__(self, games: int, size: int, draw: Callable[[], NDArray[np.int64]]) -> None:
        super().__init__(np.full(games, size, dtype=np.int64))
        self._draw = draw

    def sample(
        self, mask: Any = None, probability: Any = None
    ) -> NDArray[np.integer[Any]]:
        if mask is None and probability is None:
            return self._draw()
        return super().sample(mask=mask, probability=probability)

    def __reduce__(self) -> tuple[type, tuple[Sequence[int]]]:
        return gymnasium.spaces.MultiDiscrete, (self.nvec.tolist(),)
