"""The canonical trace of a record, for a comparison with another implementation.

  file NAME
  legal SEAT MOVE; SEAT MOVE; ...   before each decision line: all legal lines, sorted bytewise
  chance WHAT                       before each chance line: what is owed
  scores SEAT ... | SEAT ...        after each of the two
  over                              at the end; or: open

The `result` line has no trace of its own.
"""

import os

import record


def scores_text(game):
    parts = []
    for seat, score in game.scores().items():
        if "areas" in score:
            areas = " ".join(str(points) for points in score["areas"].values())
            parts.append(f"{seat} {areas} foxes {score['foxes']} "
                         f"fox-points {score['fox points']} total {score['total']}")
        else:
            parts.append(f"{seat} crosses {score['crosses']} jesters {score['jesters']} "
                         f"points {score['points']}")
    return "scores " + " | ".join(parts)


def trace_lines(path):
    """Raises RecordError for an impossible record."""
    with open(path, "rb") as file:
        parsed = record.parse(file.read())
    lines = [f"file {os.path.basename(path)}"]

    def before(game, kind, number, words):
        if game.chance():
            lines.append("chance " + record.owed_text(game))
        else:
            lines.append("legal " + "; ".join(record.legal_lines(game)))

    def after(game):
        lines.append(scores_text(game))

    game = record.replay(parsed, before, after)
    lines.append("over" if game.over else "open")
    return lines
