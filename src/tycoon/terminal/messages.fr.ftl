# Ce que dit le terminal.

long-list = { $count } (en entier avec « table { $what } »)
older-rows = (les dernières lignes ; { $count ->
    [1] une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
} avec « table { $what } »)

## Avant la partie

pick-title = Quel jeu ?
pick-entry = { $number }. { $title } ({ $name }), de { $fewest } à { $most } joueurs
pick-prompt = Numéro ou nom :{" "}
pick-wrong = Aucun jeu ne s’appelle « { $given } ».
player-name = Joueur { $number }
bot-name = Robot { $number }
welcome = { $title } : { $names }.
resumed = { $title } continue : { $names }.
variant-line = { $variant } : { $value }
saved-in = Chaque coup est enregistré dans { $path }
dice-sealed = Dés et cartes sont scellés (empreinte { $commitment }…) ; « tycoon verify » le prouve après la partie.
first-help = Tapez ? pour savoir que faire, « règles » pour les règles, « quitter » pour arrêter et reprendre plus tard.

## À la table

mark-you = (vous)
mark-turn = ◂
mark-you-turn = (vous) ◂
mark-turn-plain = (doit jouer)
mark-you-turn-plain = (vous, à vous de jouer)
since-last-turn = Depuis votre dernier tour
from-the-start = Jusqu’ici
log-title = Tout le journal
log-empty = Il ne s’est encore rien passé.
log-undo = { $seat } reprend son dernier coup.
turn-of = { $name }, c’est à vous. Vous pouvez (? pour plus) :
may-do = Vous pouvez :
prompt = { $name } >{" "}
moved = Vous : { $move }
only-move = { $name } : { $move }. Il n’y avait rien d’autre à faire.
taken-back = Coup repris.
pass-keyboard = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}
hidden-move = coup secret
undo-move = reprend son dernier coup
spectator = un spectateur

help-commands = Vous pouvez aussi taper :
help-help = ce que vous pouvez faire
help-table = la table à nouveau, ou l’une de ses rubriques en entier : { $parts }
help-log = tout ce qui s’est passé
help-rules = les règles ; avec un mot, les articles qui en parlent
help-hint = les meilleurs coups, avec vos chances de gagner
help-coach = un guide qui explique ce qui est nouveau et prévient avant une bévue ; « guide non » le renvoie
help-undo = reprendre votre dernier coup
help-save = sauvegarder une copie de la partie dans un fichier
help-quit = arrêter ; la partie est sauvegardée
help-numbers = Les nombres s’écrivent 3000, 3 000, 3.000, 3k, 1,5M ou 2Md. Le début d’un mot suffit.
choice-number = { $number }. { $label }

command-help = aide
command-table = table
    .also = voir montrer
command-log = journal
command-rules = règles
    .also = règle
command-hint = conseil
    .also = indice
command-coach = guide
command-undo = annuler
    .also = reprendre
command-save = sauver
    .also = sauvegarder enregistrer
command-quit = quitter

unclear = Je ne comprends pas « { $given } ». Tapez ? pour savoir que faire.
unclear-number = « { $given } » peut se lire de deux façons : tapez { $number } si c’est ce que vous voulez dire.
unclear-several = « { $given } » pourrait être : { $could }.
refused = Refusé : { $reason }
rule-cited = Règle { $clause } : { $title }
no-such-part = Il n’y a pas de « { $given } » sur la table, mais : { $parts }.
no-rule = Aucun article ne parle de « { $given } ».
rules-contents = { $title } : les règles. Tapez « règles » suivi d’un identifiant ou d’un mot
saved-copy = Copie enregistrée dans { $path }
save-needs-name = Chaque coup est enregistré dans { $path }. Donnez un nom pour une copie : sauver ma-partie.record
save-failed = Non enregistré : { $problem }
stopped = La partie est sauvegardée. Pour la reprendre : tycoon play --resume { $path }
stopped-unsaved = La partie n’a pas pu être sauvegardée : { $problem }

## La fin

score-title = Décompte final
score-total = Total
score-rank = Rang
score-out = Éliminé
won-by = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
rank = { $rank }{ $won ->
    [yes] {" "}(gagne)
   *[no] {""}
}
out-by = éliminé ({ $rule })
kept-in = La partie est sauvegardée. Pour vérifier chaque coup, chaque dé et chaque carte : tycoon verify { $path }

## Parties enregistrées

replay-title = { $title }, vu par { $viewer } : { $names }
replay-step = Entrée : coup suivant, q : arrêter{" "}
replay-result = Le résultat
verified = Tout est en règle : { $title } (règles, version { $version }) à { $seats } joueurs, { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups, tous permis
} ; { $finished ->
    [yes] la partie est terminée, et le résultat est juste
   *[no] la partie n’est pas terminée
}.
verified-dice = Dés et cartes : { $outcomes ->
    [one] { $outcomes } tirage
   *[other] { $outcomes } tirages
}. { $proof ->
    [proved] Tous découlent du secret scellé avant la partie.
    [later] Ils sont scellés et pourront être vérifiés à la fin de la partie.
   *[none] Ils n’ont pas été scellés et ne peuvent pas être vérifiés.
}
verified-kept = { $title } (règles, version { $version }) à { $seats } joueurs, tel que l’un d’eux peut le garder : il y manque des coups, et l’on ne peut donc vérifier ni les coups ni le résultat.
verified-open-dice = Dés et cartes que tous ont vus : { $outcomes ->
    [one] { $outcomes } tirage
   *[other] { $outcomes } tirages
}. Tous découlent du secret scellé avant la partie. { $unseen ->
    [0] Il n’y en a pas eu d’autres.
   *[other] Ceux que tous n’ont pas vus restent scellés : { $unseen }.
}
verified-choices = { $what } (à partir du nº { $number }), { $deck ->
    [yes] chaque fois tiré de ce qui restait de : { $values }
   *[no] chaque fois parmi : { $values }
}

## Conseils et analyses

thinking = { $name } réfléchit…
bot-failed = { $name } a échoué ({ $problem }). Un coup a été joué au hasard à la place.
bot-not-allowed = { $name } voulait jouer un coup interdit. Un coup a été joué au hasard à la place.
hints-working = J’examine vos coups…
hints-title = À essayer (chances de gagner) :
hint-line = { $number }. { $move } : { $chance }
review-title = { $title } : { $names }
review-working = Examen de chaque décision
review-chances = Chances de gagner du début à la fin
review-line = { $name } : { $chart } { $percents }
review-costly = Décisions coûteuses
review-none = { $name } : il n’y avait guère mieux à faire.
review-mistake = { $name }, coup { $number } : { $move } ({ $chance }). Mieux : { $better } ({ $better-chance }).

## Tournois

tournament-title = { $title }, { $seats } joueurs, { $games ->
    [1] une partie
   *[other] { $games } parties
}
tournament-working = Les parties se jouent
tournament-bot = Robot
tournament-wins = Parties gagnées
tournament-fair = Part équitable
tournament-ratio = Rapport à cette part
tournament-interval = Intervalle à 95 %
tournament-rating = Cote
tournament-mean = Décision
tournament-slow = 95 % en moins de
tournament-mishaps = { $count ->
    [1] { $kind } a échoué à une décision, prise au hasard :
   *[other] { $kind } a échoué à { $count } décisions, prises au hasard. La première :
}
tournament-not-allowed = un coup interdit, { $move }

## Listes

games-title = Jeux
games-name = Nom
games-game = Jeu
games-players = Joueurs
games-version = Règles
games-variants = Variantes
coverage-title = { $title } : articles qu’aucun test ne prouve
coverage-all = { $count } articles, tous prouvés par un test.
coverage-share = { $proved } articles sur { $count } prouvés ({ $share }).

# Leçons
lesson-step = Étape { $number } sur { $count } : { $title }
lesson-enter = Entrée pour lire la suite …{" "}
lesson-wants = Dans cette leçon, le prochain coup est : { $moves }.
lesson-or = { " " }ou{ " " }
lesson-over = La leçon est finie. La partie continue : jouez comme il vous plaît, ou tapez « quitter ». Un guide est à vos côtés ; « guide non » le renvoie.

# Le guide.
word-on = oui
word-off = non
coaching-on = Le guide est là. Tapez « guide non » pour vous en passer.
coaching-off = Pas de guide. Tapez « guide oui » pour l’appeler.
coaching-unclear = Tapez « guide oui » ou « guide non », pas « { $given } ».
coaching-explains = Guide ({ $verb }) : { $text }
coaching-looks = Le guide regarde…
coaching-careful = Attention : { $move } ?
coaching-better = Dans les parties que j’imagine, { $move } l’emporte dans { $percent } des cas, contre { $instead } pour ce coup.
coaching-again = Tapez-le de nouveau pour le jouer quand même.

# Ce que voient les programmes qui apprennent, nombre par nombre
observation-title = { $title }, { $seats } places : { $numbers } nombres
observation-index = Rang
observation-name = Nom
observation-meaning = Valeur
observation-legend = +0 est la place qui regarde, +1 sa voisine de gauche, et ainsi de suite. n est ce que dit la vue, s la grandeur publique à laquelle on compare les montants. Ce qui est inconnu ou absent vaut 0.

## La ligne de commande

cli-tycoon = Jeux de société économiques : jouer, analyser, revoir et vérifier des parties, consulter les règles.
cli-command = COMMANDE
cli-wrong = { $program } : { $message } (voir { $program } --help)
cli-version = afficher la version et s’arrêter
cli-shared-lang = langue (par défaut : la vôtre)
cli-shared-plain = ni couleurs ni cadres : pour les lecteurs d’écran et les redirections

cli-play = jouer une partie
    .about = Jouer une partie.
cli-play-game = le jeu ; s’il manque, on vous le demandera (voir : tycoon games)
    .takes = JEU
cli-play-seats = joueurs à la table (par défaut : 4, si le jeu le permet)
    .takes = N
cli-play-humans = combien de personnes à ce clavier (par défaut : 1)
    .takes = N
cli-play-bots = niveau des autres, à tour de rôle (par défaut : manager) : random, intern, manager, director, tycoon, un robot installé, ou module:Classe
    .takes = TYPE,…
cli-play-names = noms des joueurs, les humains d’abord
    .takes = A,B,…
cli-play-words = un mot par place, mêlé aux dés
    .takes = M,…
cli-play-variant = un choix avant la partie ; peut être répété
    .takes = NOM=VALEUR
cli-play-seed = pour retrouver les mêmes dés et les mêmes robots ; celui qui connaît ce nombre connaît les dés
    .takes = N
cli-play-components = jouer avec le matériel de ce fichier TOML
    .takes = FICHIER
cli-play-save = sauvegarder la partie dans ce fichier (par défaut : votre dossier de données)
    .takes = FICHIER
cli-play-resume = reprendre la partie sauvegardée dans ce fichier
    .takes = FICHIER

cli-learn = apprendre un jeu en y jouant
    .about = Une première partie guidée ; après la leçon, elle continue contre des stagiaires.
cli-learn-lesson = laquelle de ses leçons (par défaut : 1)
    .takes = N

cli-replay = revoir une partie
    .about = Revoir une partie enregistrée.
cli-replay-file = la partie enregistrée
    .takes = FICHIER
cli-replay-seat = telle que l’a vue cette place, comptée à partir de 1 (par défaut : en spectateur)
    .takes = N
cli-replay-step = coup par coup, avec la table après chacun

cli-verify = vérifier une partie
    .about = Vérifier chaque coup, dé et carte d’une partie enregistrée.

cli-review = tirer les leçons d’une partie terminée
    .about = Qui menait, et quelles décisions ont coûté le plus cher.
cli-review-seconds = secondes de réflexion par décision, environ (par défaut : 0.15)
    .takes = X
cli-review-json = écrire aussi l’analyse dans ce fichier
    .takes = FICHIER

cli-games = liste des jeux
    .about = Liste des jeux.
cli-observation = ce que voient les programmes qui apprennent
    .about = Ce qu’une place voit, en nombres, pour les programmes qui apprennent : rang, nom et formule de chacun.
cli-rules = lire une règle du jeu
    .about = Lire une règle du jeu.
cli-rules-game = quel jeu (voir : tycoon games)
    .takes = JEU
cli-rules-word = seulement les articles qui en parlent
    .takes = MOT
cli-rules-coverage = les articles qu’aucun test ne prouve

## Ce qu’argparse dit de lui-même

argparse-usage = usage :{" "}
argparse-positional = arguments{"\u00A0"}
argparse-options = options{"\u00A0"}
argparse-help = afficher cette aide et s’arrêter
argparse-argument = argument %(argument_name)s : %(message)s
argparse-required = il manque : %s
argparse-unrecognized = arguments inconnus : %s
argparse-choice = « %(value)s » n’est pas possible ; au choix : %(choices)s
argparse-value = « %(value)s » n’est pas un nombre valable
argparse-one = il manque une valeur
argparse-at-most-one = une valeur au plus
argparse-at-least-one = au moins une valeur
argparse-some = il faut %s valeur
argparse-several = il faut %s valeurs
argparse-ambiguous = option ambiguë : %(option)s pourrait être %(matches)s
argparse-explicit = cette option ne prend pas de valeur : %r
