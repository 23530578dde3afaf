"""Experiments with whole games: tournaments of bots."""
