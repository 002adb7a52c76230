"""Players, matches, simulations and the coach."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import _foxtray


def player(name: str) -> _foxtray.Player:
    """One of foxtray's players, as player_names() has them."""
    return _foxtray.Player(name)


def analyse(record: str, player: str = "network", seed: int = 1) -> dict[str, Any]:
    """What every decision of a record cost and what the dice did, as `foxtray analyse --json`."""
    told: dict[str, Any] = json.loads(
        _foxtray.analyse_json(record, _foxtray.Player(player), seed)
    )
    return told


@dataclass(frozen=True)
class Seat:
    """How a seat did: how many games ended with how many points, and how many it won."""

    points: Counter[int] = field(default_factory=Counter)
    wins: tuple[int, ...] = ()  # alone, shared by two, by three, ...

    @property
    def games(self) -> int:
        return self.points.total()

    @property
    def mean(self) -> float:
        return sum(score * games for score, games in self.points.items()) / self.games

    @property
    def standard_error(self) -> float:
        mean = self.mean
        squares = sum(games * (score - mean) ** 2 for score, games in self.points.items())
        return math.sqrt(squares / (self.games - 1) / self.games)

    @property
    def win_share(self) -> float:
        return sum(games / (among + 1) for among, games in enumerate(self.wins)) / self.games

    def __add__(self, other: Seat) -> Seat:
        return Seat(
            self.points + other.points,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
        )


@dataclass(frozen=True)
class Simulation:
    """Many games. Those of two parts of one run can be added."""

    seats: tuple[Seat, ...]
    games: int
    events: int

    def __add__(self, other: Simulation) -> Simulation:
        seats = tuple(a + b for a, b in zip(self.seats, other.seats, strict=True))
        return Simulation(seats, self.games + other.games, self.events + other.events)


def simulate(
    game: str,
    players: str | Sequence[str],
    games: int = 1000,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    threads: int = 1,
    fair_dice: bool = False,
    part: tuple[int, int] = (1, 1),
) -> Simulation:
    """The games of `foxtray simulate`; part=(2, 16) plays the second sixteenth of them."""
    told = _foxtray.simulate_counts(
        _foxtray.Game(game),
        [players] if isinstance(players, str) else list(players),
        games,
        options=dict(options or {}),
        seed=seed,
        threads=threads,
        fair_dice=fair_dice,
        part=part,
    )
    seats = tuple(
        Seat(Counter(dict(seat["points"])), tuple(seat["wins"])) for seat in told["seats"]
    )
    return Simulation(seats, told["games"], told["events"])


@dataclass(frozen=True)
class Match:
    """Pairs of games on equal dice, the seats swapped: points of both players, and the first one's
    share of the wins."""

    pairs: tuple[tuple[float, float, float], ...]
    players: int

    @property
    def difference(self) -> float:
        """Points of the first player less those of the second, for one sheet."""
        return sum(first - second for first, second, _ in self.pairs) / self._sheets

    @property
    def standard_error(self) -> float:
        """Of the difference."""
        mean = self.difference
        squares = sum(
            ((first - second) / self.players - mean) ** 2 for first, second, _ in self.pairs
        )
        return math.sqrt(squares / (len(self.pairs) - 1) / len(self.pairs))

    @property
    def share(self) -> float:
        """Of the wins that went to the first player."""
        return sum(share for _, _, share in self.pairs) / len(self.pairs)

    @property
    def _sheets(self) -> int:
        return self.players * len(self.pairs)

    def __add__(self, other: Match) -> Match:
        return Match(self.pairs + other.pairs, self.players)


def match(
    game: str,
    first: str,
    second: str,
    pairs: int = 500,
    *,
    players: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    threads: int = 1,
    part: tuple[int, int] = (1, 1),
) -> Match:
    """The games of `foxtray match`; part=(2, 16) plays the second sixteenth of them."""
    told = _foxtray.match_pairs(
        _foxtray.Game(game),
        first,
        second,
        pairs,
        players=players,
        options=dict(options or {}),
        seed=seed,
        threads=threads,
        part=part,
    )
    return Match(tuple(told), players)
