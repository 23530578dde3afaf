"""The designers' lab: many games on all cores, as data and in reports."""

from typing import Final

LAB: Final = "tycoon.lab"
"""The package in which the words of the lab lie."""
