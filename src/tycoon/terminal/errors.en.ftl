# What errors say: see tycoon.core.sentence.

in-file = { $file }: { $problem }
in-file-at-line = { $file }, { $problem }
input-ended = the input ended
fixed-by-resume = --resume goes on with the game as it is: leave out { $given }
not-variant = a variant is given as name=value, not as '{ $text }'
no-rulebook = { $game } has no rulebook
no-tests = there is no folder of tests beside the source of { $game }

too-many-humans = { $humans } humans do not fit { $seats } seats
too-many-names = { $names } names do not fit { $seats } seats
too-many-words = { $words } words do not fit { $seats } seats
bad-name = a name has at most { $most } printable letters, unlike '{ $name }'
same-name = two players are called '{ $name }'
imports = this game was played with '{ $kind }', which would be imported: allow it with --bots { $kind }
played-with = this game was played with a bot '{ $kind }': { $problem }

exists = { $path } exists already: choose another name, nothing is overwritten
unwritable = cannot write { $path }: { $problem }
written-by-another = another program has written to { $path }: save the game with another name
too-large = { $path } is too large
no-text-file = { $path } is not a text file
unreadable = cannot read { $path }: { $problem }
over = the game in { $path } is over; see it with: tycoon replay { $path }
no-secret = the secret of the dice is missing: { $path } must lie beside the record to go on
wrong-secret = { $path } is not the secret this game was begun with; its dice cannot go on

no-seat = there is no seat { $seat }: seats are 1 to { $last }
unseen-seat = this record is redacted for { $reader }: seat { $seat } cannot be shown
no-lessons = { $game } has no lessons
no-lesson = { $game } has lessons 1 to { $last }, not { $number }
