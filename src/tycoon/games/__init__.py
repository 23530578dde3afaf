"""The games that are part of Tycoon. Those of other people are packages of their own."""

from importlib import resources


def own_games() -> list[str]:
    """The names of the games that are part of Tycoon, whatever else is installed."""
    folders = resources.files("tycoon.games").iterdir()
    return sorted([folder.name for folder in folders if folder.joinpath("__init__.py").is_file()])
