# Ce que dit le laboratoire.

progress-rate = { $rate } parties/s
progress-line = { $what } : { $done } parties sur { $total }, { $rate }, encore { $left }

simulate-goes-on = { $count ->
    [one] { $count } partie est
   *[other] { $count } parties sont
} déjà là : on continue jusqu’à { $games }.
simulate-kept = { $count ->
    [one] { $count } partie sur { $games } est gardée
   *[other] { $count } parties sur { $games } sont gardées
} dans { $path } : la même commande continue avec, et un --games plus petit s’en contente.
simulate-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rows } lignes : { $path }

## Rapports

report-title = { $title } : rapport d’équilibre
report-about = { $games } parties pour chaque nombre de joueurs, jouées par { $bots } (graine { $seed }{ $box ->
    [own] {""}
   *[other] , avec le matériel du fichier { $box }
}{ $variants ->
    [none] {""}
   *[other] , { $variants }
}).
report-players = { $count } joueurs
report-fair-note = La ligne pointillée marque une part équitable. Les moustaches sont des intervalles à 95 % ; en orange, ce qui s’écarte d’une part équitable malgré les nombreuses comparaisons (Holm).
report-standing = Ce qui ressort
report-small = L’échantillon est petit : avec { $games } parties, une part de victoires n’est connue qu’à { $points } points près au mieux. Jouez-en davantage avec --games.
report-finding-group = { $players } joueurs, { $by } : { $name } gagne { $share } de ses parties au lieu de { $fair }.
report-finding-thing = { $players } joueurs : qui a « { $thing } » gagne { $difference } { $more ->
    [yes] plus
   *[no] moins
} souvent que les autres.
report-finding-things = { $players } joueurs : { $count ->
    [one] { $count } autre chose va
   *[other] { $count } autres choses vont
} de pair avec la victoire ou la défaite ; les tableaux ci-dessous les montrent en gras.
report-finding-none = Rien ne s’écarte d’une part équitable plus que le hasard ne l’explique.
report-finding-taken = { $players } joueurs : { $count ->
    [one] { $count } chose proposée est prise
   *[other] { $count } choses proposées sont prises
} par moins d’un sur dix de ceux qui le pourraient : { $things }.

report-games = parties jouées
report-length = décisions par partie (la médiane)
report-half-decided = part de la durée après laquelle la moitié des parties sont décidées
report-half-out = parties où quelqu’un est hors course à mi-partie
report-back = parmi ceux-là, gagnent quand même
report-score = le score du vainqueur (la médiane)
report-width = coups possibles par décision
report-changes = changements en tête par partie

report-wins = Qui gagne
report-wins-note = La part de parties gagnées par place à table, par rang au premier tour, et selon ce qu’on joue.
report-by-seat = Par place à table
report-by-place = Par rang au premier tour
report-by = Par { $what }
report-place = { $number ->
    [1] Premier à décider
   *[other] { $number }ᵉ à décider
}
report-seat = Place { $number }
report-share-of = { $name } : { $share } ({ $low } – { $high }), { $count } parties

report-things = Ce qui paie
report-things-note = Ceux qui ont ou font une chose gagnent plus ou moins souvent que les autres : voici l’écart, en points de pourcentage, pour les meilleures et les pires. En vert et en rouge, ce qui s’écarte de zéro plus que le hasard ne l’explique, malgré les nombreuses comparaisons (Holm). Celui qui mène peut s’offrir davantage : on voit ce qui accompagne la victoire, pas ce qui la cause.
report-best = Accompagne la victoire
report-worst = Accompagne la défaite
report-all-things = Le tout en tableau
report-thing = Quoi
report-held = Places qui l’ont
report-with = Gagnent avec
report-without = Gagnent sans
report-worth = Écart
report-interval = Intervalle à 95 %
report-thing-hint = { $name } : { $with } avec, { $without } sans ; écart { $difference } ({ $low } – { $high })
report-points = { $number } pts

report-uptake = Ce qui est pris
report-uptake-note = Parmi les places à qui une chose a été proposée au moins une fois, combien l’ont prise. Ce que presque personne ne prend est trop cher, ou les robots ne voient pas à quoi cela sert.
report-most-taken = Le plus pris
report-least-taken = Le moins pris
report-taken = Pris

report-race = La course
report-race-note = Comment se déroule la course, d’après les chances que l’heuristique du jeu donne après chaque dixième de partie.
report-winner-course = La chance du futur vainqueur au fil de la partie
report-winner-course-note = La médiane de toutes les parties, et les valeurs entre lesquelles se trouve la moitié d’entre elles.
report-start = début
report-end = fin
report-decided = Quand le vainqueur mène pour de bon
report-decided-note = Après cette part de la partie, personne d’autre ne mène plus.
report-lead-changes = Changements en tête
report-lead-changes-note = D’un dixième de partie à l’autre.
report-out = Hors course à mi-partie
report-out-note = Quelqu’un a moins d’un quart d’une chance équitable. Parmi ceux-là, { $back } gagnent quand même.
report-out-games = parties
report-eliminated = places éliminées par les règles

report-scores = Scores et fins de partie
report-scores-note = Avec quoi finissent les vainqueurs, avec quelle avance, et d’où viennent leurs points.
report-winning-score = Le score du vainqueur
report-margin = Points d’avance sur le suivant
report-headings = Points par rubrique
report-winners = vainqueurs
report-others = autres
report-endings = Comment finissent les parties
report-nobody = personne ne gagne
report-shared = victoire partagée
report-single = un seul vainqueur

report-lengths = Durée et choix
report-lengths-note = Combien dure une partie et combien il y a à choisir.
report-decisions = Décisions par partie
report-turns = Tours par partie
report-widths = Coups possibles, en moyenne par partie
report-median = Pointillé : la médiane de toutes les parties.

report-ladder = L’échelle des niveaux
report-ladder-note = Un robot de chaque niveau parmi d’autres du niveau inférieur : ses victoires, rapportées à sa part équitable. La recherche disposait de { $simulations } simulations par décision, moins qu’à une table.
report-rung = { $lone } parmi { $field }
report-times = { $number } ×
report-footer = Produit par Tycoon { $version }, version { $rules } des règles. La même commande donne le même rapport.
report-written = Le rapport est dans { $path }
report-working = { $title }, { $seats } joueurs
report-ladder-working = { $lone } parmi { $field }
report-all-do = { $what } : { $thing }

## Et si

compare-own = tel quel
compare-title = { $title }, { $seats } joueurs, { $games } paires de parties
compare-what = Mesure
compare-change = Écart (95 %)
compare-note = Les mêmes dés et les mêmes robots avec chaque matériel ; les écarts sont ceux de paires de parties, les parts en points de pourcentage. * ressort malgré les nombreuses comparaisons (Holm).
compare-small = { $games } parties en disent peu : jouez-en au moins quelques centaines (--games).
compare-visible = Quatre fois sur cinq, un échantillon de cette taille révèle un écart d’environ { $points } points dans la part de victoires ; des écarts plus petits peuvent exister sans se voir.
compare-decisions = Décisions par partie
compare-turns = Tours par partie
compare-width = Coups possibles
compare-lead-changes = Changements en tête
compare-decided = Part de la partie après laquelle le vainqueur mène pour de bon
compare-out = Parties où quelqu’un est hors course à mi-partie
compare-score = Le score du vainqueur
compare-margin = Points d’avance sur le suivant
compare-first = Victoires du premier à décider
compare-ending = Fin : { $name }
compare-heading = Points : { $name }
compare-faction = Victoires : { $name }
compare-gain = Places avec : { $name }

export-done = { $games ->
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
}, { $rows } lignes : { $path }

## La ligne de commande

cli-lab-simulations = simulations par décision des robots qui calculent, au lieu d’un temps
    .takes = N
cli-lab-time-scale = réfléchir tant de fois plus longtemps
    .takes = X
cli-lab-seed = d’autres dés, d’autres robots (par défaut : 1)
    .takes = N
cli-lab-jobs = processus (par défaut : autant que de cœurs)
    .takes = N
cli-lab-ray = jouer sur cette grappe Ray (hôte:port ou auto), ou sur une grappe locale
    .takes = ADRESSE

cli-simulate = jouer beaucoup de parties et en faire un tableau
    .about = Jouer beaucoup de parties sur tous les cœurs, et écrire une ligne par partie et par place. Ctrl-C garde ce qui est fait, et la même commande reprend au même point. La même graine donne le même tableau, quel que soit le nombre de processus.
cli-simulate-games = combien (par défaut : 1000)
    .takes = N
cli-simulate-out = games.parquet, games.csv ou games.jsonl
    .takes = FICHIER
cli-simulate-bots = qui occupe les places, à tour de rôle (par défaut : random) : random, intern, manager, director, tycoon, un robot installé, ou module:Classe
    .takes = TYPE,…

cli-balance = ce que beaucoup de parties disent d’un jeu
    .about = Jouer beaucoup de parties sur tous les cœurs et en faire une page : qui gagne, ce qu’il vaut la peine d’avoir, comment se déroule la course, combien de temps cela prend, et ce que valent les niveaux des robots.
cli-balance-games = pour chaque nombre de joueurs (1000)
    .takes = N
cli-balance-out = la page (par défaut : JEU-balance.html)
    .takes = FICHIER
cli-balance-ladder = parties par niveau, ou 0 (par défaut : 24)
    .takes = N
cli-balance-ladder-simulations = par décision de qui calcule, pour ces niveaux (200)
    .takes = N
cli-balance-bots = qui occupe les places, à tour de rôle (par défaut : manager) : random, intern, manager, director, tycoon, un robot installé, ou module:Classe
    .takes = TYPE,…

cli-compare = et si l’on changeait une valeur
    .about = Jouer les mêmes parties avec du matériel différent, et dire ce que cela change : des fichiers de matériel entre eux (un seul : face à celui du jeu), ou une valeur après l’autre.
cli-compare-files = fichiers de matériel, le premier servant de référence
    .takes = FICHIER
cli-compare-sweep = ou bien : une variante (by_columns=no,yes), une valeur du fichier de matériel (action.award.cash=4..10) ou toutes celles d’un tableau décalées (action.*.cash=-2..2) ; la première valeur sert de référence
    .takes = CLÉ=VALEURS
cli-compare-games = avec chaque matériel (par défaut : 1000)
    .takes = N
cli-compare-out = écrire aussi une page avec toutes les mesures et des graphiques
    .takes = FICHIER

cli-tournament = faire jouer des robots entre eux
    .about = Faire jouer des robots entre eux, sur tous les cœurs : parties gagnées, et classement (openskill) d’après tous les rangs.
cli-tournament-bots = qui est à la table : random, intern, manager, director, tycoon, un robot installé, ou module:Classe
    .takes = TYPE,…
cli-tournament-lone = ou bien : un seul de ce type …
    .takes = TYPE
cli-tournament-field = … parmi d’autres de celui-là
    .takes = TYPE
cli-tournament-games = arrondi vers le haut, pour que chacun passe par toutes les places
    .takes = N
cli-tournament-seats = joueurs à la table (par défaut : autant que de robots, ou 4)
    .takes = N
cli-tournament-seconds = temps de réflexion d’un type de robot, au lieu du sien ; peut être répété pour un autre
    .takes = TYPE=X
cli-tournament-records = garder là l’enregistrement de chaque partie
    .takes = DOSSIER
cli-tournament-out = une ligne par partie et par place : .parquet, .csv, .jsonl
    .takes = FICHIER
cli-tournament-chart = une page avec le tableau en graphique
    .takes = FICHIER
cli-tournament-json = écrire aussi le tableau dans ce fichier
    .takes = FICHIER

cli-export = des parties enregistrées en tableaux
    .about = Écrire les coups, le hasard et les résultats de parties enregistrées, ligne par ligne.
cli-export-files = parties enregistrées, ou dossiers qui en contiennent
    .takes = FICHIER
cli-export-format = csv, jsonl ou parquet
    .takes = FORMAT
cli-export-out = par défaut : records.FORMAT (csv si rien n’est dit)
    .takes = FICHIER
