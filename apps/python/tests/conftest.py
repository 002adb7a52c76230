"""Every game with every number of players."""

import foxtray

TABLES = [
    (game.id, players)
    for game in foxtray.games()
    for players in range(game.min_players, game.max_players + 1)
]
