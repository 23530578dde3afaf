# What errors say: see tycoon.core.sentence.

cannot-listen = cannot listen on { $host } port { $port }: { $problem }; try --port { $other }
not-started = the server could not start; its log says why
foreign-table = it has a table '{ $table }' with something in it, but does not say by which version of Tycoon it was made: move it away or use another one
no-database = a database is given as sqlite:///… or postgresql://…
no-psycopg = PostgreSQL needs psycopg: install tycoon[postgresql]
unusable-database = the database { $database } cannot be used: { $problem }
in-use-by = { $database } is in use by process { $process }: stop that one, or keep other games elsewhere with --data DIR or --database URL
in-use = { $database } is in use by another process: stop that one, or keep other games elsewhere with --data DIR or --database URL
unforeseen = nobody has foreseen what is in it
one-process = { $database } is served by one process: several workers need a PostgreSQL (--database postgresql://…)
no-network = “{ $text }” is neither an address nor a network: write 10.0.0.5 or 172.16.0.0/12

backup-exists = { $path } is there already: choose another name, or remove it
backup-unwritable = { $path } cannot be written: { $problem }
backup-unreadable = { $path } cannot be read: { $problem }
no-backup = { $path } is no backup of Tycoon
backup-newer = { $path } was made by Tycoon { $version }, which is newer than this one: update Tycoon first
backup-changed = { $path } is damaged: its contents are not what was written
backup-cut = { $path } is damaged: its end is missing
nothing-kept = there are no games in { $database }: say where they are with --data DIR or --database URL
not-empty = { $database } has games already: restore into an empty database, or say --replace to lose what is there
served = a server runs on { $database }: stop it first
log-length = its row does not say how long its log is
log-status = its row does not say whether it is over
log-actors = its row does not say whose turn it is
