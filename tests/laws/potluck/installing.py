"""Potluck as something that is installed: found by its entry point."""

from pathlib import Path

ENTRIES = "[tycoon.games]\npotluck = potluck:GAME\n"


def install_potluck(folder: Path, entries: str = ENTRIES) -> None:
    """Write down in a folder of the path that Potluck is installed, whose own folder must be on the path, too."""
    info = folder / "potluck-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: potluck\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)
