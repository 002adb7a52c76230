"""Four dice games, exactly by their rules, for learning programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._foxtray import (
    Batch,
    Dice,
    Game,
    Player,
    Position,
    Refused,
    __version__,
    games,
    play_record,
    player_names,
    positions_of,
)
from .play import Match, Seat, Simulation, analyse, match, player, simulate

if TYPE_CHECKING:
    from .aec import Table
    from .single import SoloEnv
    from .vector import VectorEnv

__all__ = [
    "Batch",
    "Dice",
    "Game",
    "Match",
    "Player",
    "Position",
    "Refused",
    "Seat",
    "Simulation",
    "__version__",
    "analyse",
    "games",
    "make",
    "make_aec",
    "make_vec",
    "match",
    "play_record",
    "player",
    "player_names",
    "positions_of",
    "simulate",
]


def make_vec(game: str, num_envs: int = 1, **settings: Any) -> VectorEnv:
    """Many games in step, as a vector environment of Gymnasium: see foxtray.vector.VectorEnv."""
    from .vector import VectorEnv

    return VectorEnv(game, num_envs, **settings)


def make(game: str, **settings: Any) -> SoloEnv:
    """One game, as an environment of Gymnasium: see foxtray.single.SoloEnv."""
    from .single import SoloEnv

    return SoloEnv(game, **settings)


def make_aec(game: str, players: int = 2, **settings: Any) -> Table:
    """A table, as an environment of PettingZoo: see foxtray.aec.Table."""
    from .aec import Table

    return Table(game, players, **settings)


def _register() -> None:
    """Gymnasium finds `foxtray/ganz-schon-clever-v0` and so on, if it is installed."""
    try:
        import gymnasium
    except ImportError:
        return
    for game in games():
        name = f"foxtray/{game.id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="foxtray.single:SoloEnv",
                vector_entry_point="foxtray.vector:VectorEnv",
                disable_env_checker=False,
                kwargs={"game": game.id},
            )


_register()
