# What can be wrong with what the lab is asked for.

nobody-plays = say who plays: --bots KIND,KIND,… or --lone KIND --field KIND
too-many-bots = { $bots } bots do not fit { $seats } seats
no-games = the number of games must be from 1 to { $most }
no-simulations = a search needs 1 simulation at least, not { $given }
seconds-or-simulations = seconds and simulations exclude each other: give one of them
not-playing = seconds for “{ $kind }”, who does not play; there play: { $known }
not-searching = seconds for “{ $kind }”, who does not search
no-seconds = times to think must be more than 0, not { $seconds }
no-jobs = there must be 1 process at least, not { $given }
no-variant = a variant is given as name=value, not as “{ $given }”
box-breaks-rules = the rules cannot be played with these components ({ $error }): change values, not what the rules rely on
box-never-ends = with these components a game did not end within { $decisions } decisions: change values, not what the rules rely on
no-ray = Ray is not installed: install tycoon[ray], or leave out --ray
no-ray-address = “{ $given }” is no address of a Ray cluster: give host:port, auto, or local for one on this machine
ray-unreachable = no Ray cluster answers at { $address }: { $problem }
unknown-format = { $path } does not say what to write: its name must end in one of { $known }
no-pyarrow = Parquet needs pyarrow: install tycoon[lab], or write .csv or .jsonl
is-folder = { $path } is a folder: name a file in it
no-folder = { $path } cannot be written: there is no folder { $folder }
not-writable = { $path } cannot be written: { $problem }
other-simulation = { $path } holds the games of another simulation (other bots, seed, rules or components): repeat that one, remove the file, or write elsewhere
lone-or-bots = --lone and --field say who plays: leave out --bots
no-records-folder = { $path } is no folder: records need one
records-not-empty = { $path } is not empty: name a new folder for the records
no-ladder = a ladder needs 1 game and 1 simulation at least, or --ladder 0 for none
bad-components = { $path }, { $problem }
no-values = “{ $given }” is no list of different values: write 1..5, 2..10:2 or no,yes
too-many-values = “{ $given }” are too many values: { $most } at most
no-sweep = “{ $given }” does not say what to change: write KEY=VALUES, as in action.award.cash=4..10
nothing-to-sweep = “{ $key }” is no variant of this game, and it has no component file; its variants: { $known }
bad-sweep = { $key }={ $value } cannot be played: { $problem }
unknown-key = there is no “{ $key }” to change; there are: { $known }
unknown-entry = “{ $key }” names no entry of the table { $table }; there are: { $known }
unknown-value = “{ $key }” is no whole number of an entry of { $table }; there are: { $known }
no-number = “{ $key }” takes whole numbers, not “{ $given }”
files-or-sweep = give component files or --sweep, not both
nothing-to-compare = say what to compare: component files, or --sweep KEY=VALUES
no-records = there are no records in { $paths }
bad-record = { $path }: { $problem }
not-kind-seconds = “{ $given }” does not say who thinks how long, as tycoon=0.5 does
