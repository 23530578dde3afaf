# What is said to whoever runs a server.

config-read = Settings are read from { $path }.
password-shown = A password on the command line can be read by everybody on this machine: use TYCOON_DATABASE, --database-file or PGPASSFILE.
games-elsewhere = Games that were kept by an earlier version are in { $folder }: serve them with --data { $folder }
ratings-made = { $count ->
    [0] No game is over yet: there is nothing to rate.
    [1] One game was looked at again, and everybody’s rating worked out anew.
   *[other] { $count } games were looked at again, and everybody’s rating worked out anew.
}

## The command line

cli-default = { $help } (default: { $value })
cli-number = N
cli-serve = play in the browser
    .about = Serve games to browsers and bots.
    .more = Everything but --config, --open and --dump-openapi can also be written in a file (bot_workers = 2) or in the environment (TYCOON_BOT_WORKERS=2). The environment goes before the file, and the command line before both.
cli-serve-limits = limits and patience
cli-serve-config = read settings from there (default: TYCOON_CONFIG, or tycoon.toml in this folder if there is one)
    .takes = FILE
cli-serve-host = address to listen on (default: this machine only)
    .takes = HOST
cli-serve-port = port to listen on
cli-serve-database = sqlite:///… or postgresql://… (default: a file in --data)
    .takes = URL
cli-serve-database-file = a file that holds the address of the database, with its password
    .takes = FILE
cli-serve-data = where games are kept (default: .tycoon in a working copy of the source, else your data folder)
    .takes = DIR
cli-serve-workers = processes that serve, behind one port; more than one needs PostgreSQL
cli-serve-bot-workers = processes bots of each worker think in; 0 for a thread
cli-serve-review-workers = processes that review games, for each worker (default: as many as --bot-workers)
cli-serve-allow-webhooks = let players be told of their turn elsewhere
cli-serve-webhook-host = allow this host although it is private; several in the environment are separated by commas
    .takes = HOST
cli-serve-allowed-host = a further name by which the server may be asked for (default: addresses, this machine’s name and --public-url; * for any)
    .takes = NAME
cli-serve-trust-proxy = believe this proxy, an address or a network, when it says from where somebody comes
    .takes = ADDRESS
cli-serve-push = send notices to browsers that have no page open
cli-serve-public-url = where people reach the server, for links
    .takes = URL
cli-serve-log = write the log there; - for the screen (default: beside the games)
    .takes = FILE
cli-serve-open = open a browser where there is one
cli-serve-dump-openapi = print the description of the API and stop
cli-serve-admin = the id of a person who is an administrator (the last part of the address of their page)
    .takes = PERSON
cli-serve-admin-key = a key for administrators; better in a file of its own, or in the environment
    .takes = KEY
cli-serve-admin-key-file = a file that holds the key for administrators
    .takes = FILE
cli-serve-guest-days = days after which guests who never played and do not come back are deleted; 0 for never
cli-serve-finished-days = days after which games that are over are deleted; 0 for never
cli-serve-bot-seconds = seconds a bot may think before a move is made for it
cli-serve-stand-in-seconds = seconds a bot waits before each move it makes for somebody who is away
cli-serve-idle-seconds = seconds somebody who is there may think without a clock before the others may let a bot play on
cli-serve-gone-seconds = the same for somebody who is not there
cli-serve-slow-gone-seconds = the same in a game of a slow pace
cli-serve-most-tables = tables one person may have opened that are not over
cli-serve-most-shows = of these, tables at which only bots play
cli-serve-hint-seconds = about how long is thought about a hint
cli-serve-review-seconds = about how long is thought about each decision that is reviewed
cli-serve-heartbeat = seconds after which a silent stream says that it is alive
cli-serve-largest-body = bytes a request may have
cli-serve-rate = requests per second of one person in the long run, and four times as many of one address; 0 for no limit
cli-serve-burst = requests one person may make at once
cli-serve-guest-rate = new guests per second from one address in the long run
cli-serve-guest-burst = new guests one address may send at once
cli-serve-table-rate = new tables a second from one address, in the long run
cli-serve-table-burst = new tables from one address at once
cli-serve-chat-rate = lines a second one person may say, in the long run; 0 for no limit
cli-serve-chat-burst = lines one person may say at once
cli-serve-most-lines = lines that can be said at one table
cli-serve-most-components = unfinished tables one person may have opened with component files of their own
cli-serve-largest-components = bytes such a file may have
cli-serve-most-keys = keys one person may have
cli-serve-most-connections = connections that may be open in each process, besides sockets
cli-serve-connections-per-address = connections one address may have open, besides sockets
cli-serve-asking-seconds = seconds a request may take to be sent
cli-serve-reading-seconds = seconds an answer may lie unread before its connection is cut off
cli-serve-streams-per-person = connections one person may keep open
cli-serve-streams-per-address = connections one address may keep open
cli-serve-most-streams = connections that may be open in each process
cli-serve-most-watched = tables one page may watch at once
cli-serve-listed-seconds = seconds an open table stays listed when nobody is there
cli-serve-waiting-seconds = seconds a table waits for players before it is closed
cli-serve-untouched-seconds = seconds a game may lie untouched before it is given up
cli-serve-most-live = tables kept in memory

cli-ratings = work out a server’s ratings anew
    .about = Work out anew, from the logs of all games of a server that is not running, how they ended and everybody’s ratings.

cli-admin = look after a server: tables, chat, people
    .about = List tables, people or what was said, close a table, remove a line of chat, ban a person or an address.
    .more = tables [all|open|live|finished]; people [NAME]; chat TABLE; addresses; audit; close TABLE; remove TABLE VERSION (as chat lists it); ban PERSON --reason …; unban PERSON; sign-out PERSON; ban-address ADDRESS --reason …; unban-address ADDRESS. A server that runs here is asked, if it has a key for administrators (admin_key_file); otherwise it is done in the database.
cli-admin-what = what to list or do
    .takes = DEED
cli-admin-about = the table, person, line or address that it is about
    .takes = ID
cli-admin-reason = why: who is banned is told
    .takes = TEXT
admin-done = Done.

## Keeping

backup-writing = Writing …
backup-checking = Playing every log again …
backup-restoring = Restoring …
backup-made = { $path } has everything: { $rows } rows.
backup-secret = It is secret: whoever has this file can play as anybody in it, and knows the dice of games that go on.
log-broken = Table { $table } ({ $game }) does not hold: { $problem }
log-unknown = Table { $table } ({ $game }) is kept as it is, but could not be played again: its game is not here, or has other rules by now.
logs-good = { $count ->
    [1] One log was played again, and holds.
   *[other] { $count } logs were played again, and hold.
}
restored = Everything that { $path } has is there: start the server.
moved = Everything is in { $to } now: start the server with that database. The old one is as it was.

cli-backup = copy all games of a server into a file, while it runs
    .about = Copy everything that a server keeps into a file, also while it runs, and play every log in it again. The file is secret: it holds keys and dice.
cli-backup-file = where to write it
    .takes = FILE
cli-restore = fill a database with such a file
    .about = Check a backup, and fill a database with it on which no server runs.
cli-restore-file = the file that tycoon backup wrote
    .takes = FILE
cli-restore-replace = lose what the database has
cli-move = move all games to another database
    .about = Copy everything to another database, SQLite or PostgreSQL, and play every log again. The server must not run meanwhile; nobody’s time does, either.
cli-move-to = the address of the other database, or a file that holds it
    .takes = URL
cli-doctor = say what is wrong with a server’s setup
    .about = Look at settings, database, disk, clock, rules and bots as tycoon serve with these options would find them, and say what to do.

## The doctor

doctor-packages = Tycoon { $tycoon }, Python { $python }, { $packages }
doctor-compiled = The rules are compiled.
doctor-interpreted = The rules are not compiled: bots think several times more slowly.
    .do = tycoon compile compiles them (it needs a C compiler and tycoon[build]).
doctor-client = The browser client is there.
doctor-no-client = The browser client is not there: people would see no page.
    .do = Install Tycoon from a wheel, or build it with: make web
doctor-games = Games: { $names }
doctor-left-out = Left out: { $problem }
    .do = Repair or remove that package.
doctor-settings = The settings cannot be read: { $problem }
    .do = Correct that first; everything else depends on it.
doctor-no-path = { $path }: { $problem }
    .do = Correct that first; everything else depends on it.
doctor-defaults = Nothing was decided: the defaults hold.
doctor-option = { $name } = { $value } ({ $where })
doctor-open-file = { $path } holds secrets, and others on this machine can read it.
    .do = chmod 600 { $path }
doctor-closed-file = { $path } can be read by its owner alone.
doctor-proxies = { $problem }
    .do = Correct trust_proxy.
doctor-local = It listens on { $host }: only this machine can reach it.
doctor-no-public-url = It listens on { $host }, but public_url is not set: links in notices would not lead here.
    .do = Set public_url to the address that people use.
doctor-bad-public-url = public_url is { $url }: that is not the address of a site.
    .do = Write it like https://games.example.org, without anything after the name.
doctor-public-url = People reach it at { $url }.
doctor-no-proxy = public_url is https, but no proxy is believed: everybody would seem to come from the proxy, by plain http.
    .do = Set trust_proxy to the proxy’s address, such as 127.0.0.1.
doctor-any-host = It may be asked for by any name (allowed_host = *).
    .do = Name the hosts, unless the proxy checks them.
doctor-push-off = Browsers are not told anything (push is off).
doctor-push = Browsers can be told whose turn it is.
doctor-push-needs-https = Browsers take notices from https sites only: public_url is not one.
    .do = Serve behind a proxy with https and set public_url, or say --no-push.
doctor-port = { $host } port { $port } is free.
doctor-port-taken = { $host } port { $port } cannot be had: { $problem }
    .do = If it is not your own server that runs there, choose another port.
doctor-no-port = { $host } port { $port } cannot be had: { $problem }
    .do = Name an address of this machine (host), and a port that whoever runs the server may have.
doctor-files = A process may open { $count } files.
doctor-few-files = A process may open { $count } files only: fewer streams than most_streams allows.
    .do = Raise the limit (LimitNOFILE, ulimit -n).
doctor-clock = This machine’s clock is years behind.
    .do = Set it; certificates and links depend on it. Players’ clocks do not.
doctor-disk = { $folder } has { $free } MB free.
doctor-little-disk = { $folder } has only { $free } MB free: when it is full, no move can be stored.
    .do = Make room.
doctor-bots = Bots think in processes of their own.
doctor-no-bots = No process could be started for bots: { $problem }
    .do = bot_workers = 0 does without; games and bots must be importable by new processes.
doctor-database = { $problem }
    .do = Is the database server running, and are address, name and password right?
doctor-bad-file = { $problem }
    .do = Is it the right file? If it is damaged, keep it, and put a backup in its place: tycoon restore FILE
doctor-damaged = { $database } is damaged: { $problem }
    .do = Keep a copy of it, make a backup (tycoon backup FILE says whether every log holds), or put an earlier one in its place.
doctor-whole = { $database } is whole.
doctor-one-process = Several workers need PostgreSQL, and this database is a file.
    .do = Set workers = 1, or move the games: tycoon move postgresql://…
doctor-new-database = { $database } is not there yet: the first start makes it.
doctor-running = A server runs on it (process { $process }).
doctor-not-running = No server runs on it.
doctor-no-lock = { $path } cannot be made: { $problem }
    .do = Whoever runs the server must be able to write in that folder.
doctor-old-postgresql = PostgreSQL { $version } is too old.
    .do = Use version 14 or newer.
doctor-empty = { $database } is empty: the first start makes its tables.
doctor-foreign = { $database } has tables that are not of Tycoon.
    .do = Use a database of its own.
doctor-schema = { $database } is up to date (version { $version }).
doctor-older = The database has version { $version }; { $newest } is the newest.
    .do = The next start brings it up to date. Make a backup before: tycoon backup FILE
doctor-newer = The database has version { $version }, which this Tycoon does not know.
    .do = It was used by a newer Tycoon: update this one.
doctor-writable = { $database } can be written.
doctor-not-writable = { $database } cannot be written: { $problem }
    .do = See to its disk and to who may write it.
doctor-future = The last change in the database lies { $hours } hours in the future.
    .do = This machine’s clock, or the one before it, is or was wrong.
doctor-end = { $count ->
    [0] Nothing is wrong.
    [1] One thing is wrong.
   *[other] { $count } things are wrong.
}
