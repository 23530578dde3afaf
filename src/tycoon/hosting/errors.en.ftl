# What errors say: see tycoon.core.sentence.

no-server = the server needs { $module }: install tycoon[server]
bad-file = { $path } is no TOML: { $problem }
bad-option = { $where }: { $name } is { $value }, but it must be { $wanted }
wanted-whole-between = a whole number from { $least } to { $most }
wanted-whole = a whole number of at least { $least }
wanted-number = a number of at least { $least }
wanted-switch = yes or no (true or false in a file)
wanted-list = a list of texts
wanted-text = a text
no-option = { $where }: there is no setting { $name }; tycoon serve --help lists all
no-option-but = { $where }: there is no setting { $name }; did you mean { $near }?
another-copy = { $folder } has the games of another copy of Tycoon, the one in { $owner }: say which games you mean with --data DIR or --database URL
empty-secret = { $path } is empty, but should hold the address of a database
empty-key = { $path } is empty, but should hold a key for administrators
short-key = a key for administrators has at least { $least } signs, of ASCII: openssl rand -hex 24 makes one
admin-wants = { $what } takes this many arguments: { $count }; see tycoon admin --help
admin-reason = { $what } takes --reason: who is banned is told why
same-database = the games are there already
other-contents = { $database } does not have what the backup has: do not use it
