"""Manifest Destiny, by Bill Crenshaw: trading empires in the Americas from 1760 to 2000, driven by cards."""

from tycoon.games.manifest_destiny.rules import ManifestDestiny, ManifestState

GAME = ManifestDestiny()

__all__ = ["GAME", "ManifestDestiny", "ManifestState"]
