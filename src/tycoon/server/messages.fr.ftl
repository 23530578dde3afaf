# Ce que dit le serveur quand une demande ne peut être satisfaite.

problem-bad-request = La demande est incomplète ou incorrecte : { $where }.
problem-broken-json = La demande n’est pas du JSON valide.
problem-not-json = La demande doit être en JSON : envoyez Content-Type: application/json.
problem-too-large = La demande est trop grande : { $most } octets au plus.
problem-too-many = Trop de demandes : attendez un instant et réessayez.
problem-too-many-open = Ce site est déjà ouvert { $most } fois chez vous, et c’est le maximum : fermez quelques onglets.
problem-too-many-open-here = Depuis votre adresse, ce site est déjà ouvert { $most } fois, et c’est le maximum : fermez quelques onglets.
problem-house-full = Trop de monde à la fois : réessayez dans un instant.
problem-too-many-watched = On peut suivre { $most } tables à la fois au plus : fermez-en une d’abord.
problem-too-many-tables = Vous avez déjà { $most } tables dont la partie n’est pas finie : terminez-en ou quittez-en une avant d’en ouvrir une autre.
problem-too-many-shows = Des robots jouent déjà seuls à { $most } de vos tables : attendez que l’une de ces parties soit finie.
problem-too-many-connections = { $most } connexions sont ouvertes depuis votre adresse, et c’est le maximum : fermez quelques onglets de ce site, ou réessayez dans un instant.
problem-too-slow = La demande est arrivée trop lentement : réessayez.
problem-too-many-words = Vous écrivez beaucoup d’un coup : attendez un instant avant de continuer.
problem-table-talked-out = Cette table ne garde que { $most } messages, et elle les a déjà.
problem-components-too-large = Le fichier de matériel est trop grand : { $most } octets au plus.
problem-too-many-components = Vous avez déjà { $most } tables avec votre propre fichier de matériel dont la partie n’est pas finie : terminez-en ou quittez-en une avant d’en ouvrir une autre.
problem-too-many-keys = Vous avez { $most } clés, et c’est le maximum : retirez-en une d’abord.
problem-unknown-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le fait tourner peut l’autoriser par --allowed-host { $host } ; en attendant, utilisez l’adresse du serveur.
problem-foreign-origin = La demande venait d’une autre page et n’a pas été exécutée.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-nobody = Dites d’abord qui vous êtes : donnez-vous un nom.
problem-bad-token = Cette clé n’est pas valable, ou a été supprimée.
problem-signed-out = Ce navigateur a été déconnecté, ici ou depuis un autre appareil : vos places et vos parties sont conservées, et un lien créé sur un appareil qui vous connaît encore vous les rendra.
problem-browser-only = Une clé sert à jouer : les liens, les clés et la déconnexion se gèrent dans votre navigateur.
problem-bad-name = Un nom doit avoir au moins un caractère visible.
problem-bad-link = Ce lien n’est pas valable, a expiré ou a déjà servi : faites-en un autre sur l’autre appareil.
problem-no-such-token = Vous n’avez pas cette clé.
problem-webhooks-off = Ce serveur n’envoie pas de notifications à d’autres adresses.
problem-bad-webhook = Impossible d’envoyer des notifications à cette adresse : il faut une adresse web publique qui commence par http:// ou https://.
problem-push-off = Ce serveur n’envoie pas de notifications aux navigateurs.
problem-bad-subscription = Impossible d’envoyer des notifications à ce navigateur : son service doit avoir une adresse publique qui commence par https://.
problem-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-no-such-game = Ce jeu n’existe pas. Jeux disponibles : { $known }.
problem-no-such-player = Aucun joueur à cette adresse. Le lien est peut-être incomplet.
problem-no-such-bot = Ce robot n’existe pas. Robots disponibles : { $known }.
problem-bad-table = La table ne peut pas être préparée ainsi : { $why }
problem-two-of-me = Vous ne pouvez prendre qu’une place.
problem-bad-components = Ce fichier de matériel ne peut pas servir : { $why }
problem-full = Toutes les places sont prises. Vous pouvez regarder.
problem-seat-taken = Cette place est prise : choisissez-en une autre.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-unsure = Ce coup ne pourrait pas être repris : envoyez-le de nouveau pour le jouer quand même.
problem-not-seated = Vous n’avez pas de place à cette table : vous pouvez seulement regarder.
problem-not-your-seat = Vous ne pouvez pas voir cela depuis cette place.
problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-abandoned = Cette table a été abandonnée.
problem-finished = La partie est finie.
problem-not-finished = La partie n’est pas encore finie.
problem-stale = La partie a avancé entre-temps : regardez où elle en est, puis décidez de nouveau.
problem-illegal = { $why }
problem-conflict = La table a changé au même instant : réessayez.
problem-away = Vous vous êtes absenté : revenez d’abord à la table.
problem-no-such-step = Cette étape n’existe pas : elles vont de 0 à { $most }.
problem-no-such-position = Cette position n’existe pas : il y en a { $count }, comptées à partir de 0.
problem-dice-sealed = Les dés de cette partie restent scellés : à cette table, tout n’est pas dévoilé après la partie.
problem-hints-off = Les conseils sont réservés aux parties contre des robots : d’autres personnes jouent à cette table.
problem-banned = Vous êtes exclu de ce serveur : { $why }
problem-not-administrator = Seuls les administrateurs peuvent faire cela.
problem-ban-administrator = Un administrateur ne peut pas être exclu.
problem-no-such-line = Aucun message de cette table ne porte cette version.
problem-deleted-table = Cette partie est finie depuis longtemps et a été supprimée.
problem-not-stuck = Il est trop tôt pour en décider : { $name } a encore le temps de jouer, ou est de retour.
problem-not-your-turn = Ce n’est pas à vous.
problem-hint-coming = Un conseil se prépare déjà : attendez-le.
problem-no-hint = Aucun conseil trouvé : réessayez dans un moment.
problem-review-sealed = Pas d’analyse pour cette partie : à cette table, les secrets restent gardés.
problem-no-review = L’analyse n’a pas pu être faite : rechargez la page pour réessayer.
problem-unknown-game = Cette table joue à « { $game } », un jeu que ce serveur n’a pas. Rien n’est perdu : on pourra y rejouer dès que le jeu sera revenu.
problem-old-rules = Cette partie a été jouée avec la version { $played } des règles ; ce serveur joue avec la version { $here }.
problem-busy = Le serveur ne peut pas enregistrer cela maintenant : rien n’a changé. Réessayez.
problem-broken = Une erreur s’est produite dans le serveur. Rien n’est perdu : rechargez la page.

notice-your-turn = C’est à vous.
notice-sat-down = { $name } prend place à la table.
notice-all-here = { $name } prend place : tout le monde est là.
notice-over = La partie est terminée.

## Aperçus des liens

preview-lobby = Des jeux de société économiques, avec toutes leurs règles : jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
preview-rules = { $game } : les règles
preview-gallery = { $game } : positions typiques
preview-new = { $game } : nouvelle table
preview-invites = { $name } vous invite à jouer à { $game }
preview-seats = { $free ->
    [one] { $free } place libre sur { $all }. Ouvrez le lien et asseyez-vous, sans créer de compte.
   *[other] { $free } places libres sur { $all }. Ouvrez le lien et asseyez-vous, sans créer de compte.
}
preview-player = { $name } : parties, victoires et classements.
preview-playing = { $game } : partie en cours
preview-playing-means = Ouvrez le lien pour regarder.
preview-over = { $game } : partie terminée
preview-over-means = Ouvrez le lien pour la revoir, coup par coup.
problem-lesson = Dans cette leçon, c’est un autre coup qui est attendu : la bulle dit lequel.
problem-no-such-lesson = Ce jeu n’a pas cette leçon.

## Servir

served = Tycoon est en ligne à l’adresse { $link } (Ctrl-C l’arrête ; toutes les parties sont gardées dans { $database })
