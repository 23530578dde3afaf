# Ce qui est dit à qui tient un serveur.

config-read = Réglages lus dans { $path }.
password-shown = Un mot de passe sur la ligne de commande peut être lu par tous sur cette machine : servez-vous de TYCOON_DATABASE, de --database-file ou de PGPASSFILE.
games-elsewhere = Les parties gardées par une version antérieure sont dans { $folder } : servez-les par --data { $folder }
ratings-made = { $count ->
    [0] Aucune partie n’est terminée : il n’y a rien à classer.
    [1] Une partie a été relue, et les classements recalculés.
   *[other] { $count } parties ont été relues, et les classements recalculés.
}

## La ligne de commande

cli-default = { $help } (par défaut : { $value })
cli-number = N
cli-serve = jouer dans le navigateur
    .about = Servir des parties aux navigateurs et aux robots.
    .more = Tout, sauf --config, --open et --dump-openapi, peut aussi s’écrire dans un fichier (bot_workers = 2) ou dans l’environnement (TYCOON_BOT_WORKERS=2). L’environnement passe avant le fichier, et la ligne de commande avant les deux.
cli-serve-limits = limites et délais
cli-serve-config = lire les réglages dans ce fichier (par défaut : TYCOON_CONFIG, ou tycoon.toml dans ce dossier s’il y est)
    .takes = FICHIER
cli-serve-host = adresse d’écoute (par défaut : cette machine seulement)
    .takes = HÔTE
cli-serve-port = port d’écoute
cli-serve-database = sqlite:///… ou postgresql://… (par défaut : un fichier dans --data)
    .takes = URL
cli-serve-database-file = un fichier qui contient l’adresse de la base de données, avec son mot de passe
    .takes = FICHIER
cli-serve-data = où garder les parties (par défaut : .tycoon dans une copie de travail des sources, sinon votre dossier de données)
    .takes = DOSSIER
cli-serve-workers = processus qui servent, derrière un seul port ; à plusieurs, il faut PostgreSQL
cli-serve-bot-workers = processus où réfléchissent les robots de chaque serveur ; 0 pour un fil d’exécution
cli-serve-review-workers = processus qui analysent les parties, pour chaque serveur (par défaut : autant que --bot-workers)
cli-serve-allow-webhooks = permettre aux joueurs d’être prévenus ailleurs que c’est à eux
cli-serve-webhook-host = accepter cet hôte bien qu’il soit privé ; dans l’environnement, plusieurs se séparent par des virgules
    .takes = HÔTE
cli-serve-allowed-host = un autre nom par lequel on peut s’adresser au serveur (par défaut : les adresses, le nom de cette machine et --public-url ; * pour tous)
    .takes = NOM
cli-serve-trust-proxy = croire ce serveur mandataire, une adresse ou un réseau, quand il dit d’où vient quelqu’un
    .takes = ADRESSE
cli-serve-push = prévenir les navigateurs dont la page est fermée
cli-serve-public-url = l’adresse publique du serveur, pour les liens
    .takes = URL
cli-serve-log = écrire le journal là ; - pour l’écran (par défaut : à côté des parties)
    .takes = FICHIER
cli-serve-open = ouvrir un navigateur s’il y en a un
cli-serve-dump-openapi = afficher la description de l’API et s’arrêter
cli-serve-bot-seconds = secondes qu’un robot peut réfléchir avant qu’on ne joue pour lui
cli-serve-stand-in-seconds = secondes qu’un robot attend avant chaque coup qu’il joue pour un absent
cli-serve-most-tables = tables non finies qu’une personne peut avoir ouvertes
cli-serve-most-shows = parmi elles, tables où ne jouent que des robots
cli-serve-hint-seconds = durée de réflexion pour un conseil, environ
cli-serve-review-seconds = durée de réflexion pour chaque décision analysée, environ
cli-serve-heartbeat = secondes après lesquelles un flux silencieux donne signe de vie
cli-serve-largest-body = octets qu’une requête peut avoir
cli-serve-rate = requêtes par seconde d’une personne à la longue, et quatre fois plus d’une adresse ; 0 pour aucune limite
cli-serve-burst = requêtes qu’une personne peut faire d’un coup
cli-serve-guest-rate = nouveaux invités par seconde d’une adresse, à la longue
cli-serve-guest-burst = nouveaux invités d’une adresse d’un coup
cli-serve-table-rate = nouvelles tables par seconde d’une adresse, à la longue
cli-serve-table-burst = nouvelles tables d’une adresse d’un coup
cli-serve-chat-rate = messages par seconde d’une personne, à la longue ; 0 pour aucune limite
cli-serve-chat-burst = messages d’une personne d’un coup
cli-serve-most-lines = messages qu’une table peut garder
cli-serve-most-components = tables non finies qu’une personne peut avoir ouvertes avec un fichier de composants à elle
cli-serve-largest-components = octets qu’un tel fichier peut avoir
cli-serve-most-keys = clés qu’une personne peut avoir
cli-serve-most-connections = connexions ouvertes dans chaque processus, hors sockets
cli-serve-connections-per-address = connexions qu’une adresse peut avoir ouvertes, hors sockets
cli-serve-asking-seconds = secondes qu’une requête peut mettre à arriver
cli-serve-reading-seconds = secondes qu’une réponse peut rester non lue avant que sa connexion soit coupée
cli-serve-streams-per-person = connexions qu’une personne peut garder ouvertes
cli-serve-streams-per-address = connexions qu’une adresse peut garder ouvertes
cli-serve-most-streams = connexions ouvertes dans chaque processus
cli-serve-most-watched = tables qu’une page peut regarder à la fois
cli-serve-listed-seconds = secondes pendant lesquelles une table ouverte reste affichée sans personne
cli-serve-waiting-seconds = secondes qu’une table attend des joueurs avant d’être fermée
cli-serve-untouched-seconds = secondes qu’une partie peut rester sans coup avant d’être abandonnée
cli-serve-most-live = tables gardées en mémoire

cli-ratings = recalculer les classements d’un serveur
    .about = Recalculer, d’après les journaux de toutes les parties d’un serveur arrêté, leur issue et le classement de chacun.

## Garder

backup-writing = Écriture…
backup-checking = Chaque partie est rejouée…
backup-restoring = Restauration…
backup-made = { $path } contient tout : { $rows } lignes.
backup-secret = Ce fichier est secret : qui l’a peut jouer à la place de chacun, et connaît les dés des parties en cours.
log-broken = La table { $table } ({ $game }) ne tient pas : { $problem }
log-unknown = La table { $table } ({ $game }) est gardée telle quelle, mais n’a pas pu être rejouée : son jeu n’est pas là, ou ses règles ont changé.
logs-good = { $count ->
    [0] Aucune partie n’a été rejouée.
    [1] Une partie a été rejouée, et elle tient.
   *[other] { $count } parties ont été rejouées, et elles tiennent.
}
restored = Tout ce que contient { $path } est en place : démarrez le serveur.
moved = Tout est maintenant dans { $to } : démarrez le serveur avec cette base. L’ancienne est restée telle quelle.

cli-backup = copier toutes les parties d’un serveur dans un fichier, pendant qu’il tourne
    .about = Copie dans un fichier tout ce qu’un serveur garde, même pendant qu’il tourne, et rejoue chaque partie. Le fichier est secret : il contient des clés et les dés.
cli-backup-file = où l’écrire
    .takes = FICHIER
cli-restore = remplir une base avec un tel fichier
    .about = Vérifie une sauvegarde et en remplit une base qu’aucun serveur n’utilise.
cli-restore-file = le fichier écrit par tycoon backup
    .takes = FICHIER
cli-restore-replace = perdre ce que contient la base
cli-move = déplacer toutes les parties vers une autre base
    .about = Copie tout vers une autre base, SQLite ou PostgreSQL, et rejoue chaque partie. Le serveur ne doit pas tourner pendant ce temps ; le temps de personne ne court non plus.
cli-move-to = l’adresse de l’autre base, ou un fichier qui la contient
    .takes = URL
cli-doctor = dire ce qui ne va pas dans l’installation d’un serveur
    .about = Examine les réglages, la base, le disque, l’horloge, les règles et les bots comme tycoon serve les trouverait avec ces options, et dit quoi faire.
