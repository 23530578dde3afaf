# Ce que disent les erreurs.

cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $problem } ; essayez --port { $other }
not-started = le serveur n’a pas pu démarrer ; son journal dit pourquoi
foreign-table = elle a une table « { $table } » qui n’est pas vide, mais ne dit pas quelle version de Tycoon l’a créée : déplacez-la ou prenez-en une autre
no-database = une base de données s’écrit sqlite:///… ou postgresql://…
no-psycopg = il faut psycopg pour PostgreSQL : installez tycoon[postgresql]
unusable-database = la base de données { $database } ne peut pas servir : { $problem }
in-use-by = { $database } est déjà utilisée par le processus { $process } : arrêtez-le, ou gardez d’autres parties ailleurs par --data DOSSIER ou --database URL
in-use = { $database } est déjà utilisée par un autre processus : arrêtez-le, ou gardez d’autres parties ailleurs par --data DOSSIER ou --database URL
unforeseen = personne n’a prévu ce qu’il contient
one-process = { $database } ne peut être servie que par un processus : pour plusieurs, il faut PostgreSQL (--database postgresql://…)
no-network = « { $text } » n’est ni une adresse ni un réseau : écrivez 10.0.0.5 ou 172.16.0.0/12

backup-exists = { $path } existe déjà : choisissez un autre nom, ou supprimez-le
backup-unwritable = { $path } ne peut pas être écrit : { $problem }
backup-unreadable = { $path } ne peut pas être lu : { $problem }
no-backup = { $path } n’est pas une sauvegarde de Tycoon
backup-newer = { $path } a été fait par Tycoon { $version }, plus récent que celui-ci : mettez d’abord Tycoon à jour
backup-changed = { $path } est abîmé : son contenu n’est pas ce qui a été écrit
backup-cut = { $path } est abîmé : il manque la fin
nothing-kept = il n’y a pas de parties dans { $database } : dites où elles sont par --data DOSSIER ou --database URL
not-empty = { $database } contient déjà des parties : restaurez dans une base vide, ou dites --replace pour perdre ce qui s’y trouve
served = un serveur utilise { $database } : arrêtez-le d’abord
log-length = sa ligne ne dit pas la longueur de son journal
log-status = sa ligne ne dit pas si elle est finie
log-actors = sa ligne ne dit pas à qui c’est de jouer
