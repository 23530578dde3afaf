# What errors say. In English a message is one line, with nothing of Fluent in it but { $facts }: see tycoon.core.sentence.

## Where

at-line = line { $line }: { $reason }
at-key = [[{ $table }]] { $key }: { $reason }
quoted = '{ $text }': { $problem }

## Setting up a game

no-game = there is no game '{ $game }'; there are: { $known }
left-out-broken = the game '{ $game }' of the package '{ $owner }' was left out: it cannot be loaded: { $detail }
left-out-no-game = the game '{ $game }' of the package '{ $owner }' was left out: it is no game of that name, but { $detail }
left-out-taken = the game '{ $game }' of the package '{ $owner }' was left out: Tycoon has a game of that name
left-out-claimed-twice = the game '{ $game }' of the package '{ $owner }' was left out: { $detail } claims the same name; uninstall one of them
bad-range = it is for { $fewest } to { $most } players
wrong-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
no-variant = { $game } has no variant '{ $variant }'; it has: { $known }
no-variants = { $game } has no variant '{ $variant }', nor any other
wrong-choice = variant { $variant } cannot be '{ $value }': choose one of { $choices }
no-components = { $game } takes no component file
compiled-apart = { $module } was compiled apart from Tycoon, which would crash: remove its compiled files and run `tycoon compile`, which compiles both in one go
no-seat = there is no seat { $seat }: seats are 0 to { $last }
sees-own = this table was resumed with what { $reader } has seen, which is all it knows
reader-seat = seat { $seat }
reader-other = a { $reader }

## Component files

not-toml = not TOML: { $problem }
too-deep = not usable: lists or tables lie too deep in each other
out-of-bounds = not usable: a number or a date is out of all bounds
too-long = a component file has at most { $most } characters, not { $length }
too-many-parts = a key may have { $most } parts at most
unshown-number = a number too long to be shown
not-text = must be a text in quotes, not { $value }
not-one-of = { $value } is not one of { $known }
not-number = must be a whole number, not { $value }
not-between = must be between { $low } and { $high }, not { $value }
not-numbers = must be a list of whole numbers, not { $value }
not-numbers-between = must hold whole numbers between { $low } and { $high }, not { $value }
not-texts = must be a list of texts, not { $value }
too-many-values = may hold { $most } values at most, not { $found }
not-flag = must be true or false, not { $value }
unknown-key = unknown; known here: { $known }
no-key = [[{ $table }]] has no { $key }
not-entries = { $table } must be written as [[{ $table }]] entries
too-many-entries = there may be { $most } [[{ $table }]] entries at most, not { $found }
wrong-entries = there must be { $wanted } [[{ $table }]] entries, not { $found }
no-entries = there must be [[{ $table }]] entries
unknown-table = unknown table '{ $table }'; known: { $known }
twice = { $value } occurs twice
players-twice = { $players } players occur twice
out-of-order = must be { $wanted } here: the entries stand in order

## What is not TOML, in the words of Python's tomllib

toml-equals = Expected '=' after a key in a key/value pair
toml-value = Invalid value
toml-statement = Invalid statement
toml-key = Invalid initial character for a key part
toml-newline = Expected newline or end of document after a statement
toml-string = Unterminated string
toml-array = Unclosed array
toml-inline = Unclosed inline table
toml-table-end = Expected ']' at the end of a table declaration
toml-tables-end = Expected ']]' at the end of an array declaration
toml-table-twice = Cannot declare { $name } twice
toml-overwrite = Cannot overwrite a value
toml-inline-twice = Duplicate inline table key { $name }
toml-escape = Unescaped '\' in a string
toml-character = Illegal character { $name }
toml-character-found = Found invalid character { $name }

## Notation

too-many-digits = a number of { $digits } digits is too long: at most { $most } digits
not-quoted = { $text } is not a quoted text: it needs a closing quote
not-argument = '{ $text }' is neither a whole number nor a word
no-verb = a move needs at least a verb
number-for-verb = a move begins with a verb, not with the number { $number }
not-play = '{ $text }' is no line of play: { $problem }
nameless-facts = facts have names
not-outcome = an outcome of chance is written as * what outcome
not-seat = '{ $text }' is no seat
not-choices = '{ $text }' does not say what was rolled or drawn from: { $problem }
choices-notation = it is written as: die number what value …

## Records

not-record = this is no record: it must begin with 'tycoon record'
cut-off = the record is cut off in this line
no-tag = this line has no tag: it was added or cut off
changed = '{ $text }' is not what was written: it was changed, added, moved or removed
expected-line = expected a line '{ $keyword } …', found '{ $found }'
expected-not-end = expected a line '{ $keyword } …', found the end of the file
not-whole = '{ $text }' is not a whole number
not-quoted-text = '{ $text }' is not a quoted text
expected-number = expected { $keyword } { $number }
other-format = this record is of format '{ $format }'; this program reads format { $own }
play-alone = 'play' stands alone on its line
bad-result = the result is unreadable
result-misfit = the result does not fit the players
after-end = nothing may follow the end, but '{ $text }' does
unusable-components = the components in the record are unusable: { $problem }
in-golden = { $reason } ({ $name }.record)

## Replays and proofs

no-number = the record says no such number
chance-not-end = chance decides { $what } here, but the play ends
chance-not-line = chance decides { $what } here, but the record says '{ $line }'
impossible-outcome = { $what } cannot be '{ $outcome }' here
other-audience = '{ $line }' names other seats than those who saw it
other-dice = { $what } was { $outcome }, but the committed dice say { $true }
outcome-has-name = { $what } has a name, not the number { $number }
no-such-outcome = there is no { $what } called '{ $name }'
no-chance-here = nothing is rolled or drawn here, but the record says '{ $line }'
not-allowed = '{ $line }' was not allowed: { $refusal }
redacted = this record is redacted for { $reader }: it can be read, but not replayed
other-game = this is a record of '{ $found }', not of '{ $wanted }'
other-rules = this record was played by version { $version } of the rules of { $game }; this program plays version { $own }
other-components = this record was played with other components than this { $game }
other-secret = the secret is not the one committed to before the game
not-over = the game is not over here
over-here = the game is over here, but the record does not end
other-result = the result is not what the rules make of this game
other-stream = dice of the stream '{ $stream }' cannot be checked; { $known } can
nothing-opened = this record is redacted for { $reader }, and nothing that would prove its dice was published
other-opening = what was opened of the dice is not what was committed to before the game
other-source = this is a { $what }, but the record says what a { $other } came from
unsorted-source = what this { $what } came from is not told in ascending order
no-source = the record does not say what this { $what } came from

## What an operating system says

os-enoent = No such file or directory
os-eacces = Permission denied
os-eperm = Operation not permitted
os-eisdir = Is a directory
os-enotdir = Not a directory
os-eexist = File exists
os-enospc = No space left on device
os-erofs = Read-only file system
os-enametoolong = File name too long
os-eaddrinuse = Address already in use
os-eaddrnotavail = Cannot assign requested address

## Learners

no-schema = { $game } does not say how its views become numbers: it needs Game.schema (see tycoon.core.observation)
