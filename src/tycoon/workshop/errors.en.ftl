# What errors say: see tycoon.core.sentence.

bad-name = '{ $name }' cannot be the name of a game: use up to { $most } lower-case letters and digits, beginning with a letter, with _ between words
bad-name-rather = '{ $name }' cannot be the name of a game: use up to { $most } lower-case letters and digits, beginning with a letter, with _ between words, for example { $wish }
name-taken = '{ $name }' cannot be the name of a game: { $why }; choose another one
word-of-python = it is a word of Python
name-of-game = there is such a game already
name-of-module = a module of Python has it
name-of-package = a package that is installed has it
bad-title = '{ $title }' cannot be a title: up to 60 letters, digits and signs, but none of { $signs }
file-exists = { $path } exists already: choose another folder with --into, nothing is overwritten
unwritable = cannot write { $path }: { $problem }

no-number-of-games = '{ $text }' is no number of games: 1 or more
installed-copy = { $game } is installed as a copy in { $folder }: install its source instead (pip install --editable FOLDER), so that the files are written there
golden-damaged = { $file }, { $problem }: remove the file, or put it back as it was
golden-untrue = { $problem }: the rules have changed. Raise the version of the game; or, if nobody has played it yet, play its golden games again with: tycoon goldens { $game } --anew
endless = a game of { $game } goes on after { $bound } decisions: see `tycoon check`

no-folder = there is no folder { $path }
no-game-there = no game that is installed lies in { $path }: install it first with pip install --editable { $path }
no-source = the source of { $name } is not in { $folder }: it must be installed with its .py files
no-compiler = there is no C compiler here: install gcc or clang, then try again
no-mypyc = compiling needs mypy and setuptools: pip install "tycoon[build]"
no-headers = the header files of Python are missing: install them (python3-dev or python3-devel), then try again
not-compiled = this cannot be compiled as it is; nothing has changed
outdated-build = the sources have changed since `tycoon compile`: interpreted until it is run again
