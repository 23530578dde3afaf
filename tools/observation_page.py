"""Writes the part of docs/observations.md that follows from the games: how many numbers, what is left out, and why."""

from pathlib import Path

from tycoon import find_game
from tycoon.games import own_games

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
MARK = "<!-- from here on written by tools/observation_page.py -->\n"


def written() -> str:
    """That part, as the games are."""
    lines = ["", "| game | numbers, by seats |", "| --- | --- |"]
    for name in own_games():
        game = find_game(name)
        sizes = [f"{seats}: {game.observation(seats).size}" for seats in game.seat_counts()]
        lines.append(f"| {game.title} | {', '.join(sizes)} |")
    for name in own_games():
        game = find_game(name)
        lines += ["", f"### Left out in {game.title}", "", "| part of the view | why |", "| --- | --- |"]
        lines += [f"| `{part}` | {why} |" for part, why in game.observation(game.most).left_out()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write it."""
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(head + MARK + written(), encoding="utf-8")


if __name__ == "__main__":
    main()
