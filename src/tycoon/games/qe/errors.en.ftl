# What errors say: see tycoon.core.sentence.

no-step = must have at least one step
goes-down = a ladder never goes down, but { $higher } follows { $lower }
tile-twice = the tile { $tile } occurs twice
wrong-tiles = with { $seats } players there must be { $wanted } tiles, not { $found }
wrong-boards = with { $seats } players there must be one board, not { $found }
seats-twice = names a number of players twice
too-few = with { $seats } players there must be one [[{ $table }]] for each
