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
