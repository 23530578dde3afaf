# Ce qu’on dit à qui écrit un jeu.

## Commencer un jeu

new-written = { $title } est un petit jeu complet, dans { $folder }. Jouez-y, puis faites-en le vôtre :
new-readme = Ce que contient chaque fichier est écrit dans { $path }.

## Vérifier

check-working = Vérification : { $title }
check-title = { $title } : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
} par loi et par nombre de places ({ $seats })
check-good = { $part } : tout va bien
check-bad = { $part } : { $count ->
    [one] { $count } chose ne va pas
   *[other] { $count } choses ne vont pas
}
check-again = Pour le revoir : { $command }
check-proofs = Preuves : { $proved } { $proved ->
    [one] article prouvé
   *[other] articles prouvés
} par un test, sur { $count } (tycoon rules { $game } --coverage)
check-done = { $count ->
    [0] Il n’y a rien à redire.
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}

part-description = Description
part-laws = Lois
part-words = Mots
part-rulebook = Règle du jeu
part-citations = Citations
part-golden = Fichiers de référence
part-bots = Honnêteté des robots

found-failed = La vérification « { $check } » n’a pas pu être achevée : { $problem }
todo-failed = C’est le code du jeu qui échoue là : corrigez-le d’abord.

found-no-method = { $type } n’a pas de méthode { $method }.
todo-no-method = Écrivez-la. Ce qu’elle promet est dit dans tycoon.core.state et tycoon.core.game.
found-wrong-name = Le jeu dit s’appeler { $name }, mais il est installé sous le nom { $known }.
todo-wrong-name = Game.__init__ reçoit le nom qui se trouve sous entry-points dans pyproject.toml ; s’il y change, réinstallez le paquet.
found-no-title = Le jeu n’a pas de titre.
todo-no-title = Donnez le titre à Game.__init__, après le nom.
found-wrong-seats = Le jeu est pour { $fewest } à { $most } personnes.
todo-wrong-seats = fewest vaut au moins 1, et most n’est pas plus petit (Game.__init__).
found-wrong-default = La valeur par défaut de la variante { $variant } n’est pas parmi ses choix.
todo-wrong-default = Variant(name, default, choices) : la valeur par défaut est l’un des choix, et du même type.
found-wrong-lapses = Le niveau { $level } se relâche dans { $lapses } décisions sur cent.
todo-wrong-lapses = Heuristic.lapses donne un nombre de 0 à 100, et 0 pour tycoon.
found-wrong-trust = La confiance dans les parties simulées du jeu vaut { $trust }.
todo-wrong-trust = Heuristic.trust donne un nombre de 0 à 1 : la part des parties simulées dans une chance de gagner.
found-wrong-sharpness = Les chances de gagner sont accentuées par la puissance { $sharpness }.
todo-wrong-sharpness = Heuristic.sharpness donne une puissance supérieure à 0 ; 1 ne change rien.
found-not-made-anew = Le jeu ne peut pas être refait dans un autre processus : { $problem }
todo-not-made-anew = { $type }() doit fonctionner sans argument et donner le même nom et la même version ; la classe se trouve au premier niveau de son module.
found-components = Le jeu refuse son propre components.toml : { $problem }
todo-components = Game.with_components reçoit le texte d’un tel fichier et rend le jeu joué avec lui.
found-other-fields = Un état vierge et un état distribué n’ont pas les mêmes champs : { $fields }
todo-other-fields = Donnez une valeur à chaque champ dans le __init__ de l’état ; le nom d’un cache commence par un souligné.
found-emblem = emblem.svg n’est pas un dessin qu’on puisse montrer : { $problem }
todo-emblem = C’est un seul SVG avec un viewBox et stroke="currentColor", ou pas de fichier du tout : on montre alors les initiales.
found-board = board.js n’est pas un plateau : { $problem }
todo-board = C’est un module qui exporte « mount », ou pas de fichier du tout : la page montre alors la vue et un formulaire pour chaque option.
found-board-binds = board.js lie ce qui n’est pas un verbe : { $verbs }
todo-board-binds = Nommez les verbes comme les règles : la page propose tout ce que « binds » ne nomme pas.

found-law = { $problem }
todo-law = { $law ->
    [ending] Regardez actors et options là où la partie se bloque, bound si elle dure trop, et result à sa fin : chaque place a un seul rang, et ses points font son score.
    [options] Ce que liste options doit pouvoir se jouer ; pour tout le reste, refuse donne une raison et un article de la règle. Ni l’un ni l’autre ne change l’état.
    [reasons] options et refuse doivent poser les mêmes conditions : refuse nomme celle que le coup enfreint, et rien pour un coup permis.
    [clone] N’écrivez pas clone : celui d’origine copie tous les champs. Si vous l’écrivez pour la vitesse, copiez aussi ce champ, et les listes avec toutes leurs listes.
    [round-trips] Vues et options ne contiennent que des dictionnaires à clés textuelles, des listes, des nombres, des mots, True, False et None. Un champ d’une autre sorte veut to_json, et Game.decode pour le relire.
    [pickling] Chaque champ doit être une donnée que to_json écrit et que Game.restore relit.
    [record] Tout hasard vient du dealer : pas de nombres au hasard à vous, pas d’ordre d’un ensemble, rien hors de l’état.
    [public-draws] Ce que tous voient tirer doit venir de ce que tous connaissent : après la partie ces tirages sont prouvés, et ce dont ils viennent est dit.
    [resuming] Une place refaite d’un état et de ce que son joueur a gardé doit être la même : ne gardez rien hors de l’état, et n’annoncez rien qui en dépende.
    [undo] Annoncez par dealer.reveal ce qu’un coup montre à qui le joue ; dealer.tell est pour ce qu’on voyait venir.
    [imagining] imagine tire à nouveau tout ce que nomme secrets et laisse tel quel ce que la place voit. Ni view, ni options, ni actors ne dépendent de ce qui est caché.
    [canonical-imagining] Mettez ce qui est inconnu dans un ordre qui lui soit propre avant d’y tirer : pool.sort().
    [questions] Ce que d’autres scellent pendant qu’une place décide ne doit pas changer ce qu’elle peut faire ; ce qu’elle voit s’annonce par dealer.reveal.
    [views-stay] Construisez view et options à neuf chaque fois, avec des copies des listes de l’état : ce qui a été montré ne doit pas changer au coup suivant.
    [simultaneous] Quand plusieurs décident à la fois, play note seulement chaque décision ; ce qui en résulte arrive avec la dernière.
    [conservation] Une règle crée de l’argent, des cartes ou des jetons, ou en perd ; ou bien check compte mal.
    [canaries] Une vue, une annonce, la raison d’un refus ou l’audience d’un coup en dit trop. Construisez les vues à partir de rien, et donnez aux coups secrets l’audience only(seat).
    [telling] Donnez un public à ce qui est secret : to=only(seat) là où on l’annonce, le révèle ou le pioche, et State.audience pour les coups scellés. Ce que l’auditeur ne pouvait pas savoir se révèle (reveal).
    [heuristic] Une heuristique nomme des coups permis, chacun une fois, donne des chances dont la somme est 1, et ne change rien.
    [vocabulary] Game.vocabulary nomme chaque verbe avec les choix les plus larges de ses arguments, dans cet ordre et sous ces noms.
    [observation] Game.schema décrit chaque partie d’une vue, avec ses bornes, et State.observe, si vous l’écrivez, donne les mêmes nombres dans le même ordre.
    [information] Ce qui est annoncé ne doit dépendre que de la partie : mêmes coups, mêmes dés et mêmes cartes, mêmes annonces.
   *[other] La docstring de la loi, dans tycoon.core.laws, dit ce qui doit être vrai.
}
found-law-failed = Le jeu échoue : { $problem }
todo-law-failed = Corrigez ce qui échoue là. Une NotImplementedError désigne une méthode que le jeu doit avoir.

found-bot = Le robot { $kind } joue autrement si ce qu’il ne peut pas savoir est autre : { $problem }
todo-bot = Regardez l’heuristique : elle n’emploie que ce que la place sait de l’état qu’on lui donne, et pas d’autre hasard que celui du dealer.

found-no-messages = Le fichier { $file } manque.
todo-no-messages = Copiez le fichier d’une autre langue et traduisez-le.
found-messages-unreadable = { $file } est illisible : { $problem }
todo-messages-unreadable = Un message s’écrit « id = texte » ; les autres lignes du même texte sont en retrait.
found-no-words = Dans { $file }, il manque { $count ->
    [one] { $count } message
   *[other] { $count } messages
} :{ $lines }
todo-no-words = Ajoutez-les au fichier, chacun avec ses mots.
found-no-sentence = Dans { $file }, il manque { $message }, que les règles disent.
todo-no-sentence = Ajoutez « { $message } = … ». La phrase peut employer : { $given }
found-no-fact = { $message }, dans { $file }, emploie { $fact }, que les règles ne lui donnent pas.
todo-no-fact = Donnez-le là où les règles le disent, ou retirez-le de la phrase.
found-unsayable = L’annonce { $what } ne peut pas se dire : { $problem }
todo-unsayable = La phrase doit être entière avec ce qu’on lui donne, quoi que ce soit.
found-one-language = Dans { $file }, il manque { $message }, qu’une autre langue possède.
todo-one-language = Ajoutez-le, ou retirez-le là-bas.
found-other-facts = { $message } n’emploie pas les mêmes données dans { $other } que dans { $file }.
todo-other-facts = Dites la même chose dans les deux.
found-no-such-name = { $method } nomme { $name }, qui n’est ni une partie d’une vue, ni une donnée, ni un argument.
todo-no-such-name = Corrigez ce nom, ou retirez-le.
found-by-seat = { $name } a toujours une valeur par place, mais paraît sans le nom des joueurs.
todo-by-seat = Nommez-le dans by_seat ; si ses valeurs sont des places, dans seat_words.

found-no-rulebook = Le fichier { $file } manque.
todo-no-rulebook = Copiez la règle d’une autre langue et traduisez-la ; les identifiants restent.
found-rulebook-unreadable = { $file } est illisible : { $problem }
todo-rulebook-unreadable = Un article est un titre avec son identifiant entre accolades, une ligne d’origine en italique, et un texte.
found-empty-rulebook = { $file } n’a aucun article.
todo-empty-rulebook = Un article commence par un titre tel que : ### 2.1 Mises {"{"}#bids{"}"}
found-no-origin = { $file } ne dit pas d’où vient #{ $clause }.
todo-no-origin = Sous le titre se trouve { $printed } avec la section de la règle imprimée, ou { $ruling } là où vous avez décidé.
found-wrong-number = Dans { $file }, le titre de #{ $clause } commence par { $number }, qui ne va pas avec son chapitre.
todo-wrong-number = Un chapitre s’écrit « ## 2. Titre », ses articles « ### 2.1 Titre ».
found-wrong-order = Dans { $file }, #{ $clause } porte le numéro { $number }, qui devrait venir avant l’article du dessus.
todo-wrong-order = Numérotez les articles dans leur ordre.
found-other-clause = Les règles diffèrent : là où { $file } a { $here }, { $other } a { $there }.
todo-other-clause = Les deux ont les mêmes articles, avec les mêmes identifiants et numéros, dans le même ordre.
found-other-origin = #{ $clause } vient de la règle imprimée dans { $file } ou dans { $other }, mais pas dans les deux.
todo-other-origin = Dites la même chose dans les deux.
found-other-pictures = #{ $clause } n’a pas les mêmes images dans { $file } et dans { $other }.
todo-other-pictures = Nommez les mêmes images dans les deux.

found-no-citations = Le code ne cite aucun article de sa règle.
todo-no-citations = Écrivez l’identifiant de l’article à côté du code qui le suit, comme (#bids).
found-no-clause = { $file } cite #{ $clause }, qui n’est pas dans la règle.
todo-no-clause = Corrigez l’identifiant, ou ajoutez l’article.

found-golden-record = { $problem }
todo-golden-record = Si les règles devaient changer, augmentez la version du jeu, puis : tycoon goldens { $game }. Si personne n’y a encore joué : tycoon goldens { $game } --anew
found-playthrough = { $problem }
todo-playthrough = Si c’était voulu : tycoon goldens { $game }, et voyez par git diff ce qui a changé.

## Fichiers de référence

goldens-working = Parties : { $title }
goldens-same = { $title } : les fichiers de référence sont comme ils doivent être.
goldens-written = Écrits : { $files }
goldens-removed = Retirés : { $files }
goldens-outdated = D’autres règles, et pas joués par cette commande : { $files }. Rejouez-les, ou retirez-les.
goldens-missing = Aucune partie n’a montré : { $names }. Jouez-en une qui le montre (tycoon play { $game } --save FICHIER) et mettez-la dans { $folder }, ou retirez ces noms du catalogue.

## Compiler

compile-working = Compilation : { $names } (une minute ou deux)
compile-done = Compilé en { $seconds } secondes : { $names }.
compile-use = La commande tycoon s’en sert désormais, jusqu’à ce qu’une source change. Dans vos propres programmes : PYTHONPATH={ $folder }
compile-removed = Ce qui était compilé est retiré.
compile-nothing = Il n’y a rien de compilé à retirer.

## La ligne de commande

cli-new-game = commencer un jeu à soi
    .about = Écrire un petit jeu complet, à transformer en un jeu à soi.
cli-new-game-name = minuscules, chiffres et _, comme train_de_nuit
    .takes = NOM
cli-new-game-title = son titre (par défaut : tiré du nom)
    .takes = TITRE
cli-new-game-into = où l’écrire (par défaut : un dossier de ce nom)
    .takes = DOSSIER
cli-check = vérifier un jeu à soi
    .about = Vérifier lois, mots, règle, citations, fichiers de référence et robots d’un jeu, et dire quoi faire.
cli-check-game = quel jeu (voir : tycoon games)
    .takes = JEU
cli-check-games = parties au hasard par loi et par nombre de places (5)
    .takes = N
cli-goldens = écrire les fichiers de référence d’un jeu
    .about = Écrire les parties de référence d’un jeu qui manquent ou sont périmées.
cli-goldens-anew = rejouer toutes les parties à graine : pour des règles en chantier
cli-compile = tout accélérer
    .about = Compiler Tycoon et les jeux d’autrui en une fois, pour la commande tycoon.
cli-compile-paths = seulement les jeux de ce dossier (par défaut : tous)
    .takes = CHEMIN
cli-compile-remove = retirer ce qui a été compilé
