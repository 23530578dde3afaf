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
cli-serve-admin = l’identifiant d’une personne qui administre (la fin de l’adresse de sa page)
    .takes = PERSONNE
cli-serve-admin-key = une clé d’administration ; mieux vaut un fichier à part, ou l’environnement
    .takes = CLÉ
cli-serve-admin-key-file = un fichier qui contient la clé d’administration
    .takes = FICHIER
cli-serve-guest-days = jours après lesquels les invités qui n’ont jamais joué et ne reviennent pas sont supprimés ; 0 pour jamais
cli-serve-finished-days = jours après lesquels les parties finies sont supprimées ; 0 pour jamais
cli-serve-bot-seconds = secondes laissées à un robot pour réfléchir avant qu’on ne joue à sa place
cli-serve-stand-in-seconds = secondes d’attente d’un robot avant chaque coup joué pour un absent
cli-serve-idle-seconds = secondes de réflexion d’un joueur présent, sans pendule, avant que les autres puissent faire jouer un robot à sa place
cli-serve-gone-seconds = la même chose pour un joueur qui n’est pas là
cli-serve-slow-gone-seconds = la même chose dans une partie lente
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

cli-admin = s’occuper d’un serveur : tables, discussions, personnes
    .about = Lister les tables, les personnes ou ce qui a été dit, fermer une table, retirer une ligne de discussion, exclure une personne ou une adresse.
    .more = tables [all|open|live|finished] ; people [NOM] ; chat TABLE ; addresses ; audit ; close TABLE ; remove TABLE VERSION (celle que donne chat) ; ban PERSONNE --reason … ; unban PERSONNE ; sign-out PERSONNE ; ban-address ADRESSE --reason … ; unban-address ADRESSE. Si un serveur tourne ici et qu’il a une clé d’administration (admin_key_file), c’est à lui que l’on demande ; sinon on agit dans la base de données.
cli-admin-what = ce qu’il faut lister ou faire
    .takes = ACTION
cli-admin-about = la table, la personne, la ligne ou l’adresse concernée
    .takes = ID
cli-admin-reason = pourquoi : la personne exclue le lira
    .takes = TEXTE
admin-done = C’est fait.

## Garder

backup-writing = Écriture…
backup-checking = Chaque partie est rejouée…
backup-restoring = Restauration…
backup-made = { $path } contient tout : { $rows } lignes.
backup-secret = Ce fichier est secret : qui l’a peut jouer à la place de chacun, et connaît les dés des parties en cours.
log-broken = La partie de la table { $table } ({ $game }) n’est plus intacte : { $problem }
log-unknown = La partie de la table { $table } ({ $game }) est gardée telle quelle, mais n’a pas pu être rejouée : son jeu n’est pas là, ou ses règles ont changé.
logs-good = { $count ->
    [0] Aucune partie n’a été rejouée.
    [1] Une partie a été rejouée : elle est intacte.
   *[other] { $count } parties ont été rejouées : elles sont intactes.
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
    .about = Copie tout vers une autre base, SQLite ou PostgreSQL, et rejoue chaque partie. Le serveur ne doit pas tourner pendant ce temps ; les pendules des joueurs non plus ne tournent pas.
cli-move-to = l’adresse de l’autre base, ou un fichier qui la contient
    .takes = URL
cli-doctor = dire ce qui ne va pas dans l’installation d’un serveur
    .about = Examine les réglages, la base, le disque, l’horloge, les règles et les robots comme tycoon serve les trouverait avec ces options, et dit quoi faire.

## Le docteur

doctor-packages = Tycoon { $tycoon }, Python { $python }, { $packages }
doctor-compiled = Les règles sont compilées.
doctor-interpreted = Les règles ne sont pas compilées : les robots réfléchissent bien plus lentement.
    .do = tycoon compile les compile (il faut un compilateur C et tycoon[build]).
doctor-client = Le client pour navigateurs est là.
doctor-no-client = Le client pour navigateurs manque : personne ne verrait de page.
    .do = Installez Tycoon depuis un paquet wheel, ou construisez-le : make web
doctor-games = Jeux : { $names }
doctor-left-out = Laissé de côté : { $problem }
    .do = Réparez ou supprimez ce paquet.
doctor-settings = Les réglages ne peuvent pas être lus : { $problem }
    .do = Corrigez d’abord cela ; tout le reste en dépend.
doctor-no-path = { $path } : { $problem }
    .do = Corrigez d’abord cela ; tout le reste en dépend.
doctor-defaults = Aucun réglage n’a été changé : les valeurs par défaut s’appliquent.
doctor-option = { $name } = { $value } ({ $where })
doctor-open-file = { $path } contient des secrets, et d’autres sur cette machine peuvent le lire.
    .do = chmod 600 { $path }
doctor-closed-file = Seul son propriétaire peut lire { $path }.
doctor-proxies = { $problem }
    .do = Corrigez trust_proxy.
doctor-local = Le serveur écoute sur { $host } : il n’est joignable que depuis cette machine.
doctor-no-public-url = Le serveur écoute sur { $host }, mais public_url n’est pas donné : les liens des notifications ne mèneraient pas ici.
    .do = Donnez à public_url l’adresse que les gens utilisent.
doctor-bad-public-url = public_url vaut { $url } : ce n’est pas l’adresse d’un site.
    .do = Écrivez-le comme https://games.example.org, sans rien après le nom.
doctor-public-url = Le serveur est joignable à l’adresse { $url }.
doctor-no-proxy = public_url est en https, mais trust_proxy n’est pas donné : tous sembleraient venir du proxy, en http simple.
    .do = Donnez à trust_proxy l’adresse du proxy, comme 127.0.0.1.
doctor-any-host = Le serveur répond à n’importe quel nom (allowed_host = *).
    .do = Nommez les hôtes, à moins que le proxy ne les vérifie.
doctor-push-off = Les navigateurs ne sont prévenus de rien (push est désactivé).
doctor-push = Les navigateurs peuvent être prévenus quand c’est à quelqu’un de jouer.
doctor-push-needs-https = Les navigateurs n’acceptent de notifications que de sites https : public_url n’en est pas un.
    .do = Servez derrière un proxy en https et donnez public_url, ou dites --no-push.
doctor-port = { $host }, port { $port } : libre.
doctor-port-taken = { $host }, port { $port } : ce port ne peut pas servir ({ $problem })
    .do = Si ce n’est pas votre propre serveur qui y tourne, choisissez un autre port.
doctor-no-port = { $host }, port { $port } : impossible de l’avoir : { $problem }
    .do = Nommez une adresse de cette machine (host) et un port que peut avoir qui lance le serveur.
doctor-files = Un processus peut ouvrir { $count } fichiers.
doctor-few-files = Un processus ne peut ouvrir que { $count } fichiers : moins de flux que most_streams n’en permet.
    .do = Relevez la limite (LimitNOFILE, ulimit -n).
doctor-clock = L’horloge de cette machine retarde de plusieurs années.
    .do = Réglez-la ; les certificats et les liens en dépendent. Les pendules des joueurs, non.
doctor-disk = { $folder } a { $free } Mo libres.
doctor-little-disk = { $folder } n’a plus que { $free } Mo libres : une fois plein, aucun coup ne peut être gardé.
    .do = Faites de la place.
doctor-bots = Les robots réfléchissent dans leurs propres processus.
doctor-no-bots = Aucun processus n’a pu être démarré pour les robots : { $problem }
    .do = bot_workers = 0 s’en passe ; un nouveau processus doit pouvoir importer jeux et robots.
doctor-database = { $problem }
    .do = Le serveur de la base tourne-t-il, et l’adresse, le nom et le mot de passe sont-ils bons ?
doctor-bad-file = { $problem }
    .do = Est-ce le bon fichier ? S’il est abîmé, gardez-le, et remettez une sauvegarde à sa place : tycoon restore FICHIER
doctor-damaged = { $database } est abîmée : { $problem }
    .do = Gardez-en une copie, faites une sauvegarde (tycoon backup FICHIER dit si chaque journal tient), ou remettez-en une plus ancienne.
doctor-whole = { $database } est entière.
doctor-one-process = Plusieurs processus demandent PostgreSQL, et cette base est un fichier.
    .do = Mettez workers = 1, ou déplacez les parties : tycoon move postgresql://…
doctor-new-database = { $database } n’existe pas encore : le premier démarrage la crée.
doctor-running = Un serveur l’utilise (processus { $process }).
doctor-not-running = Aucun serveur ne l’utilise.
doctor-no-lock = { $path } ne peut pas être créé : { $problem }
    .do = Qui lance le serveur doit pouvoir écrire dans ce dossier.
doctor-old-postgresql = PostgreSQL { $version } est trop ancien.
    .do = Utilisez la version 14 ou une plus récente.
doctor-empty = { $database } est vide : le premier démarrage crée ses tables.
doctor-foreign = { $database } contient des tables qui ne sont pas de Tycoon.
    .do = Utilisez une base à part.
doctor-schema = { $database } est à jour (version { $version }).
doctor-older = La base en est à la version { $version } ; la plus récente est { $newest }.
    .do = Le prochain démarrage la met à jour. Faites d’abord une sauvegarde : tycoon backup FICHIER
doctor-newer = La base en est à la version { $version }, que ce Tycoon ne connaît pas.
    .do = Un Tycoon plus récent l’a utilisée : mettez celui-ci à jour.
doctor-writable = On peut écrire dans { $database }.
doctor-not-writable = On ne peut pas écrire dans { $database } : { $problem }
    .do = Voyez son disque et qui peut y écrire.
doctor-future = Le dernier changement de la base est daté de { $hours } heures dans l’avenir.
    .do = L’horloge de cette machine, ou de la précédente, est ou était fausse.
doctor-end = { $count ->
    [0] Tout va bien.
    [1] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
