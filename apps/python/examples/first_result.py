"""A game of Ganz schön clever in which the first legal move is always taken."""

import foxtray

position = foxtray.Game("ganz-schon-clever").start()
dice = foxtray.Dice("equal", seed=1)
while not position.is_over:
    position = position.roll(dice) if position.is_chance else position.apply(position.legal()[0])
print(f"{position.scores[0]} points")
