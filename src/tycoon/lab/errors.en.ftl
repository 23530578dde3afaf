# What errors say: see tycoon.core.phrase.

too-many-bots = { $bots } bots do not fit { $seats } seats
no-games = a tournament needs one game at least
seconds-or-simulations = seconds and simulations exclude each other: give one of them
not-playing = seconds for '{ $kind }', who does not play; there play: { $known }
not-searching = seconds for '{ $kind }', who does not search
no-seconds = seconds must be more than 0, not { $seconds }
