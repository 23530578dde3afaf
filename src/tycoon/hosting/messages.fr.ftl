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
cli-serve-allowed-host = un autre nom par lequel on peut s’adresser au serveur (par défaut : les adresses, le nom de cette machine et --public-url ; * pour tous)
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
cli-serve-bot-seconds = secondes laissées à un robot pour réfléchir avant qu’on ne joue à sa place
cli-serve-stand-in-seconds = secondes d’attente d’un robot avant chaque coup joué pour un absent
cli-serve-most-tables = tables non finies par personne, au plus
cli-serve-most-shows = parmi elles, tables où seuls des robots jouent
cli-serve-hint-seconds = secondes de réflexion pour un conseil, environ
cli-serve-review-seconds = secondes de réflexion par décision analysée, environ
cli-serve-heartbeat = secondes après lesquelles un flux silencieux donne signe de vie
cli-serve-largest-body = taille maximale d’une requête, en octets
cli-serve-rate = requêtes par seconde et par personne, en moyenne, et quatre fois plus par adresse ; 0 pour ne pas limiter
cli-serve-burst = requêtes d’une personne en une fois, au plus
cli-serve-guest-rate = nouveaux invités par seconde et par adresse, en moyenne
cli-serve-guest-burst = nouveaux invités d’une adresse en une fois, au plus
cli-serve-table-rate = nouvelles tables par seconde et par adresse, en moyenne
cli-serve-table-burst = nouvelles tables d’une adresse en une fois, au plus
cli-serve-chat-rate = messages par seconde et par personne, en moyenne ; 0 pour ne pas limiter
cli-serve-chat-burst = messages d’une personne en une fois, au plus
cli-serve-most-lines = messages gardés par table, au plus
cli-serve-most-components = tables non finies par personne avec son propre fichier de matériel, au plus
cli-serve-largest-components = taille maximale d’un tel fichier, en octets
cli-serve-most-keys = clés par personne, au plus
cli-serve-most-connections = connexions ouvertes par processus, hors sockets, au plus
cli-serve-connections-per-address = connexions ouvertes par adresse, hors sockets, au plus
cli-serve-asking-seconds = secondes laissées à une requête pour arriver
cli-serve-reading-seconds = secondes après lesquelles on coupe la connexion si une réponse n’est pas lue
cli-serve-streams-per-person = connexions maintenues ouvertes par personne, au plus
cli-serve-streams-per-address = connexions maintenues ouvertes par adresse, au plus
cli-serve-most-streams = connexions ouvertes dans chaque processus
cli-serve-most-watched = tables suivies à la fois par une page, au plus
cli-serve-listed-seconds = secondes pendant lesquelles une table ouverte reste affichée sans personne
cli-serve-waiting-seconds = secondes d’attente de joueurs après lesquelles une table est fermée
cli-serve-untouched-seconds = secondes sans un coup après lesquelles une partie est abandonnée
cli-serve-most-live = tables gardées en mémoire

cli-ratings = recalculer les classements d’un serveur
    .about = Recalculer, d’après les journaux de toutes les parties d’un serveur arrêté, leur issue et le classement de chacun.
