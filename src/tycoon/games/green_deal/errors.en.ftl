# What errors say: see tycoon.core.sentence.

not-two-cells = must name two cells
too-narrow = must span at least three columns and three rows
off-map = '{ $cell }' is no cell of this map
wrong-starts = must name a cell for each player
no-cell = '{ $cell }' is no cell: a column from a to h and a row from 1 to 6
short-scales = the scales must hold what { $players } players begin with
not-growing = must begin with 0 and grow from entry to entry
wrong-sizes = the sizes must be 1, 2, 3 in this order
no-last-round = must name the last round, { $round }
wrong-levels = must give points for every level from 0 to { $most }
wrong-ranks = must give points to the first rank, and no more to a lower one
unsorted-loans = the pile is sorted: a loan is no smaller than the one above it
wrong-projects = there must be { $wanted } cards of { $category }, not { $found }
too-few-cells = must span at least { $fewest } cells
