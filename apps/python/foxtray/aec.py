"""A table, as an environment of PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ._foxtray import Batch, Game, Position
from .spaces import observation_space


class Table(AECEnv[str, dict[str, NDArray[Any]], int]):
    """Every seat is an agent, named seat_0 and so on.

    `observation["observation"]` is what the seat may know, `observation["action_mask"]` what it may
    do now: nothing, if it is not its turn. Of several seats that are asked the first one acts.
    """

    metadata: dict[str, Any] = {"name": "foxtray_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        options: Mapping[str, str] | None = None,
        dice: Literal["seeded", "equal", "fair"] = "seeded",
        reward: Literal["gained", "points", "win"] = "gained",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(game)
        self.metadata = {**type(self).metadata, "name": f"foxtray_{game}_v0"}
        self.render_mode = render_mode
        self._batch = Batch(
            self.game,
            1,
            players=players,
            options=dict(options or {}),
            dice=dice,
            reward=reward,
            autoreset="disabled",
        )
        self._observation = np.zeros((1, self._batch.observation_size), dtype=np.uint8)
        self._mask = np.zeros((1, self._batch.mask_size), dtype=np.uint8)
        self._seat = np.zeros(1, dtype=np.uint8)
        self._seat_rewards = np.zeros((1, players), dtype=np.float32)
        self._batch.bind(
            self._observation,
            self._mask,
            np.zeros(1, dtype=np.float32),
            np.zeros(1, dtype=np.bool_),
            self._seat,
            self._seat_rewards,
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = self._batch.action_count
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": observation_space(self.game, players),
                    "action_mask": gymnasium.spaces.Box(0, 1, (count,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents
        }
        self._seed: int | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None and self._seed is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        if seed is not None:
            self._seed = seed
        self._batch.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._seat[0]]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seat_of[agent]
        if seat == self._seat[0]:
            return {
                "observation": self._observation[0].copy(),
                "action_mask": self._mask[0].astype(np.int8),
            }
        return {
            "observation": self.position.observation(seat),
            "action_mask": np.zeros(self._batch.action_count, dtype=np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still in the game needs an action")
        _, over = self._batch.step_one(int(action))
        self._cumulative_rewards[agent] = 0.0
        for other in self.agents:
            self.rewards[other] = float(self._seat_rewards[0, self._seat_of[other]])
            self.terminations[other] = over
        self._accumulate_rewards()
        # The agents leave a game that is over one by one, in the order of the seats.
        self.agent_selection = self.agents[0] if over else self.possible_agents[self._seat[0]]

    @property
    def position(self) -> Position:
        """The whole position, with what is concealed from some."""
        return self._batch.position(0)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        position = self.position
        doing = "over" if position.is_over else f"{self.agent_selection} is to act"
        return f"{position.game.title}: {position.scores} points, {doing}"

    def close(self) -> None:
        pass
