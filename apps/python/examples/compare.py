"""Two of foxtray's players on equal dice, with the 95 % interval of the difference."""

import sys

import foxtray


def main(first: str = "strong", second: str = "greedy", pairs: int = 100) -> float:
    match = foxtray.match("ganz-schon-clever", first, second, pairs, seed=1, threads=2)
    margin = 1.96 * match.standard_error
    print(
        f"{first} - {second}: {match.difference:+.1f} points "
        f"({match.difference - margin:+.1f} to {match.difference + margin:+.1f}), "
        f"{100 * match.share:.0f} % of the wins"
    )
    return match.difference


if __name__ == "__main__":
    if len(sys.argv) not in (1, 4):
        sys.exit("usage: compare.py [FIRST SECOND PAIRS]")
    if len(sys.argv) == 4:
        main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
    else:
        main()
