"""One game, as an environment of Gymnasium."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Literal, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ._foxtray import Batch, Game, Position, Refused
from .spaces import Actions, observation_space
from .vector import opponents_of

Observation = NDArray[np.uint8]


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One game for one agent, alone or against foxtray's players.

    `info["action_mask"]` has the legal actions; `action_space.sample()` draws one of them. An
    action that is not legal is refused, and the game stays as it was; or, with
    illegal="replace", for those who know no masks, the next legal one is taken, by its number.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        rotate: bool = False,
        options: Mapping[str, str] | None = None,
        dice: Literal["seeded", "equal", "fair"] = "seeded",
        reward: Literal["gained", "points", "win"] = "gained",
        chance: Literal["hidden", "explicit"] = "hidden",
        illegal: Literal["refuse", "replace"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(game)
        self.players = self.game.min_players if players is None else players
        self.render_mode = render_mode
        others = opponents_of("random" if opponents is None else opponents, self.players)
        self._batch = Batch(
            self.game,
            1,
            players=self.players,
            options=dict(options or {}),
            opponents=others,
            seat=seat,
            rotate=rotate,
            dice=dice,
            autoreset="disabled",
            reward=reward,
            explicit_chance=chance == "explicit",
        )
        self.observation_space = observation_space(self.game, self.players)
        self.action_space = Actions(self._batch.action_count, self.action_masks)
        self._replaces = illegal == "replace"
        self._begun = False
        self._closed = False
        self._make_arrays()

    def _make_arrays(self) -> None:
        self._observation = np.zeros((1, self._batch.observation_size), dtype=np.uint8)
        self._mask = np.zeros((1, self._batch.mask_size), dtype=np.uint8)
        self._first = self._observation[0]
        self._first_mask = self._mask[0].view(np.int8)
        self._batch.bind(
            self._observation,
            self._mask,
            np.zeros(1, dtype=np.float32),
            np.zeros(1, dtype=np.bool_),
            np.zeros(1, dtype=np.uint8),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**32))
        self._batch.reset(seed)
        self._begun = True
        return self._first.copy(), {"action_mask": self._first_mask.copy()}

    def step(
        self, action: np.int64
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        if self._closed:
            raise Refused("this environment is closed")
        if self._replaces and not self._first_mask[action]:
            legal = np.flatnonzero(self._first_mask)
            if len(legal) > 0:
                action = legal[np.searchsorted(legal, action) % len(legal)]
        reward, over = self._batch.step_one(action)
        return self._first.copy(), reward, over, False, {"action_mask": self._first_mask.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self._first_mask.copy()

    @property
    def position(self) -> Position:
        """The whole position, with what is concealed from the agent."""
        return self._batch.position(0)

    @position.setter
    def position(self, position: Position) -> None:
        self._batch.set_position(0, position)

    def chance(self) -> Position:
        """The position, if it waits for a throw: chance(), outcomes() and probability()."""
        if not self.position.is_chance:
            raise Refused("no throw is awaited")
        return self.position

    def set_dice(self, outcome: str) -> None:
        """What the next step throws; needs chance="explicit"."""
        self._batch.set_dice(0, outcome)

    def clone(self, *, keep_luck: bool, seed: int = 0) -> SoloEnv:
        """The same game, with the same dice to come or those of a seed."""
        cloned = copy.copy(self)
        cloned._batch = copy.copy(self._batch)
        if not keep_luck:
            cloned._batch.reseed(seed)
        cloned.action_space = Actions(self._batch.action_count, cloned.action_masks)
        cloned._make_arrays()
        if self._begun:
            cloned._batch.look()
        return cloned

    def render(self) -> str | None:  # type: ignore[override]
        if self.render_mode is None:
            return None
        position = self.position
        if position.is_over:
            return f"{position.game.title}: over, {position.scores} points"
        if position.is_chance:
            return f"{position.game.title}: {position.chance()}"
        return f"{position.game.title}: {position.scores} points, {', '.join(position.legal())}"

    def close(self) -> None:
        self._closed = True
