"""The games, one package each, all of the same shape."""
