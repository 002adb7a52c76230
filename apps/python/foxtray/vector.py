"""Many games in step, as a vector environment of Gymnasium."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ._foxtray import Batch, Game, Position, Refused
from .spaces import Actions, ManyActions, observation_space

Observations = NDArray[np.uint8]
Info = dict[str, Any]

CHANCE = 254
NOBODY = 255


def opponents_of(opponents: str | Sequence[str] | None, players: int) -> list[str]:
    """One name for each other seat."""
    if opponents is None:
        return []
    if isinstance(opponents, str):
        return [opponents] * (players - 1)
    return list(opponents)


class VectorEnv(gymnasium.vector.VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Games of one kind, all in step.

    With `opponents`, names of foxtray's players, the agent has one seat and they have the others.
    Without, the agent plays every seat: `info["seat"]` says whose turn it is.

    Observations, masks and rewards are always the same arrays, written anew in each step; give
    your own with `arrays`, or `copy=True` to get new ones.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        rotate: bool = False,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        dice: Literal["seeded", "equal", "fair"] = "seeded",
        autoreset: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        reward: Literal["gained", "points", "win"] = "gained",
        chance: Literal["hidden", "explicit"] = "hidden",
        masks: Literal["bytes", "bits"] = "bytes",
        threads: int = 1,
        copy: bool = False,
        arrays: Mapping[str, NDArray[Any]] | None = None,
        render_mode: None = None,
    ) -> None:
        super().__init__()
        self.game = Game(game)
        self.players = self.game.min_players if players is None else players
        self.num_envs = num_envs
        self.render_mode = render_mode
        mode = autoreset if isinstance(autoreset, AutoresetMode) else AutoresetMode[autoreset.upper()]
        self.autoreset_mode = mode
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._seed = seed
        self._begun = False
        self._copy = copy
        self._packed = masks == "bits"
        self._batch = Batch(
            self.game,
            num_envs,
            players=self.players,
            options=dict(options or {}),
            opponents=opponents_of(opponents, self.players),
            seat=seat,
            rotate=rotate,
            dice=dice,
            autoreset=mode.name.lower(),
            reward=reward,
            explicit_chance=chance == "explicit",
            packed_masks=self._packed,
            threads=threads,
        )
        self.single_observation_space = observation_space(self.game, self.players)
        self.single_action_space = Actions(self._batch.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = ManyActions(num_envs, self._batch.action_count, self.sample)
        self._make_arrays(arrays or {})

    def _make_arrays(self, given: Mapping[str, NDArray[Any]]) -> None:
        n, batch = self.num_envs, self._batch

        def array(name: str, shape: tuple[int, ...], kind: Any) -> Any:
            return given[name] if name in given else np.zeros(shape, dtype=kind)

        self.observations: Observations = array("observations", (n, batch.observation_size), np.uint8)
        self.masks: NDArray[np.uint8] = array("masks", (n, batch.mask_size), np.uint8)
        # Masks of bytes are shown as Gymnasium's spaces want them.
        self._shown_masks = self.masks if self._packed else self.masks.view(np.int8)
        self.rewards: NDArray[np.float32] = array("rewards", (n,), np.float32)
        self.terminations: NDArray[np.bool_] = array("terminations", (n,), np.bool_)
        self.seats: NDArray[np.uint8] = array("seats", (n,), np.uint8)
        self.truncations = np.zeros(n, dtype=np.bool_)
        self.actions = np.zeros(n, dtype=np.int64)
        several = self.players > 1
        self.seat_rewards = np.zeros((n, self.players), dtype=np.float32) if several else None
        same = self.autoreset_mode == AutoresetMode.SAME_STEP
        self.final_observations = np.zeros_like(self.observations) if same else None
        batch.bind(
            self.observations,
            self.masks,
            self.rewards,
            self.terminations,
            self.seats,
            self.seat_rewards,
            None,
            self.final_observations,
        )

    def _info(self) -> Info:
        info: Info = {"action_mask": self._given(self._shown_masks), "seat": self._given(self.seats)}
        if self.seat_rewards is not None:
            info["seat_rewards"] = self._given(self.seat_rewards)
        return info

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Game k begins with the luck of seed + k. options={"reset_mask": ...} begins only some."""
        if isinstance(seed, list):
            raise Refused("one seed is enough: game k has the luck of seed + k")
        if options is not None and "reset_mask" in options:
            self._batch.reset_where(options["reset_mask"])
        else:
            if seed is None and not self._begun:
                seed = self._seed
                if seed is None:
                    seed = int(np.random.SeedSequence().generate_state(1)[0])
            self._batch.reset(seed)
            self._begun = True
        return self._given(self.observations), self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        if self.closed:
            raise Refused("this environment is closed")
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64))
        info = self._info()
        if self.final_observations is not None and self.terminations.any():
            info["final_obs"] = self._given(self.final_observations)
            info["_final_obs"] = self.terminations.copy()
        return (
            self._given(self.observations),
            self._given(self.rewards),
            self._given(self.terminations),
            self._given(self.truncations),
            info,
        )

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; always in the same array."""
        self._batch.sample(self.actions)
        return self.actions.copy() if self._copy else self.actions

    def position(self, index: int) -> Position:
        """The whole position of a game, with what is concealed from the agent."""
        return self._batch.position(index)

    def set_position(self, index: int, position: Position) -> None:
        """Goes on from there; the arrays show it."""
        self._batch.set_position(index, position)

    def chance(self, index: int) -> Position:
        """The position of a game that waits for a throw: chance(), outcomes() and probability()."""
        position = self.position(index)
        if not position.is_chance:
            raise Refused("no throw is awaited")
        return position

    def set_dice(self, index: int, outcome: str) -> None:
        """What the next step throws there; needs chance="explicit"."""
        self._batch.set_dice(index, outcome)

    def clone(self, *, keep_luck: bool, seed: int = 0) -> VectorEnv:
        """The same games in arrays of their own, with the same dice to come or those of a seed."""
        cloned: VectorEnv = copy.copy(self)
        cloned._batch = copy.copy(self._batch)
        if not keep_luck:
            cloned._batch.reseed(seed)
        cloned.action_space = ManyActions(self.num_envs, self._batch.action_count, cloned.sample)
        cloned._make_arrays({})
        if self._begun:
            cloned._batch.look()
            cloned.rewards[:] = self.rewards
            cloned.terminations[:] = self.terminations
        return cloned

    @property
    def bytes_a_game(self) -> int:
        """What a game takes, arrays apart."""
        return self._batch.bytes_a_game
