# Ce que disent les erreurs.

no-server = il manque { $module } au serveur : installez tycoon[server]
bad-file = { $path } n’est pas du TOML : { $problem }
bad-option = { $where } : { $name } vaut { $value }, mais il faut { $wanted }
wanted-whole-between = un nombre entier de { $least } à { $most }
wanted-whole = un nombre entier d’au moins { $least }
wanted-number = un nombre d’au moins { $least }
wanted-switch = yes ou no (true ou false dans un fichier)
wanted-list = une liste de textes
wanted-text = un texte
no-option = { $where } : il n’y a pas de réglage { $name } ; tycoon serve --help les donne tous
no-option-but = { $where } : il n’y a pas de réglage { $name } ; vouliez-vous dire { $near } ?
another-copy = { $folder } contient les parties d’un autre exemplaire de Tycoon, celui de { $owner } : dites lesquelles vous voulez par --data DOSSIER ou --database URL
empty-secret = { $path } est vide, mais devrait contenir l’adresse d’une base de données
empty-key = { $path } est vide, mais devrait contenir une clé d’administration
short-key = une clé d’administration compte au moins { $least } signes ASCII : openssl rand -hex 24 en fabrique une
admin-wants = { $what } demande { $count } { $count ->
    [one] argument
   *[other] arguments
} : voir tycoon admin --help
admin-reason = { $what } demande --reason : la personne exclue lira pourquoi
same-database = les parties y sont déjà
other-contents = { $database } n’a pas le contenu de la sauvegarde : ne l’utilisez pas
