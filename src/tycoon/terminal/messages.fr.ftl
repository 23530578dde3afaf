# Ce que dit le terminal.

long-list = { $count } (en entier avec « table { $what } »)
older-rows = (les dernières lignes ; { $count ->
    [1] une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
} avec « table { $what } »)

## Avant la partie

pick-title = Quel jeu ?
pick-entry = { $number }. { $title } ({ $name }), de { $fewest } à { $most } joueurs
pick-prompt = Numéro ou nom :{" "}
pick-wrong = Il n’y a pas de jeu « { $given } ».
player-name = Joueur { $number }
bot-name = Robot { $number }
welcome = { $title } : { $names }.
resumed = { $title } continue : { $names }.
variant-line = { $variant } : { $value }
saved-in = Chaque coup est enregistré dans { $path }
dice-sealed = Dés et cartes sont scellés (empreinte { $commitment }…) ; « tycoon verify » le prouve après la partie.
first-help = Tapez ? pour savoir que faire, « règles » pour les règles, « quitter » pour arrêter et reprendre plus tard.

## À la table

mark-you = (vous)
mark-turn = ◂
mark-you-turn = (vous) ◂
mark-turn-plain = (doit jouer)
mark-you-turn-plain = (vous, à vous de jouer)
since-last-turn = Depuis votre dernier tour
from-the-start = Jusqu’ici
log-title = Tout le journal
log-empty = Rien ne s’est encore passé.
log-undo = { $seat } reprend son dernier coup.
turn-of = { $name }, c’est à vous. Vous pouvez (? pour plus) :
may-do = Vous pouvez :
prompt = { $name } >{" "}
moved = Vous : { $move }
only-move = { $name } : { $move }. Il n’y avait rien d’autre à faire.
taken-back = Coup repris.
pass-keyboard = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.{" "}
hidden-move = un coup scellé
undo-move = reprend son dernier coup
spectator = un spectateur

help-commands = Vous pouvez aussi taper :
help-help = ce que vous pouvez faire
help-table = la table à nouveau, ou une de ses parties en entier : { $parts }
help-log = tout ce qui s’est passé
help-rules = les règles ; avec un mot, les articles qui en parlent
help-hint = les meilleurs coups, avec la chance de gagner
help-coach = un guide : explique ce qui est nouveau et prévient avant une bévue ; guide non le renvoie
help-undo = reprendre votre dernier coup
help-save = garder une copie de la partie dans un fichier
help-quit = arrêter ; la partie est gardée
help-numbers = Les nombres s’écrivent 3000, 3 000, 3.000, 3k, 1,5M ou 2Md. Le début d’un mot suffit.
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

unclear = Je ne comprends pas « { $given } ». Tapez ? pour savoir que faire.
unclear-number = « { $given } » peut se lire de deux façons : tapez { $number } si c’est ce que vous voulez dire.
unclear-several = « { $given } » pourrait être : { $could }.
refused = Refusé : { $reason }
rule-cited = Règle { $clause } : { $title }
no-such-part = Il n’y a pas de « { $given } » sur la table. Il y a : { $parts }.
no-rule = Aucun article ne parle de « { $given } ».
rules-contents = Les règles de { $title } : tapez « règles » et un identifiant ou un mot
saved-copy = Copie enregistrée dans { $path }
save-needs-name = Chaque coup est enregistré dans { $path }. Donnez un nom pour une copie : sauver ma-partie.record
save-exists = { $path } existe déjà : choisissez un autre nom, rien n’est écrasé
save-changed = un autre programme a écrit dans { $path } : sauvegardez la partie sous un autre nom
save-unwritable = impossible d’écrire { $path } : { $problem }
save-failed = Non enregistré : { $problem }
stopped = La partie est gardée. Pour la reprendre : tycoon play --resume { $path }
stopped-unsaved = La partie n’a pas pu être gardée : { $problem }

## La fin

score-title = Décompte final
score-total = Total
score-rank = Rang
score-out = Hors jeu
won-by = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
rank = { $rank }{ $won ->
    [yes] {" "}(gagne)
   *[no] {""}
}
out-by = hors jeu ({ $rule })
kept-in = La partie est gardée. Pour vérifier chaque coup, dé et carte : tycoon verify { $path }

## Parties enregistrées

replay-title = { $title }, vu par { $viewer } : { $names }
replay-step = Entrée : coup suivant, q : arrêter{" "}
replay-result = Le résultat
verified = Tout est vrai : { $title } (règles { $version }) à { $seats } joueurs, { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
} ; { $finished ->
    [yes] terminée, et le résultat est juste
   *[no] non terminée
}.
verified-dice = Dés et cartes : { $outcomes }. { $proof ->
    [proved] Tous découlent du secret engagé avant la partie.
    [later] Ils sont engagés, et pourront être prouvés à la fin de la partie.
   *[none] Ils n’ont pas été engagés et ne peuvent être prouvés.
}
verified-kept = { $title } (règles { $version }) à { $seats } joueurs, tel que l’un d’eux peut le garder : il y manque des coups, si bien que ni eux ni le résultat ne peuvent être vérifiés.
verified-open-dice = Dés et cartes que tous ont vus : { $outcomes }. Tous découlent du secret engagé avant la partie. { $unseen ->
    [0] Il n’y en a pas eu d’autres.
   *[other] Ceux que tous n’ont pas vus restent scellés : { $unseen }.
}
verified-choices = { $what } (à partir du nº { $number }), { $deck ->
    [yes] chaque fois tiré de ce qui restait de : { $values }
   *[no] chaque fois parmi : { $values }
}

## Conseils et analyses

thinking = { $name } réfléchit…
bot-failed = { $name } a échoué ({ $problem }). Un coup a été joué au hasard à la place.
bot-not-allowed = { $name } voulait faire ce qui n’est pas permis. Un coup a été joué au hasard à la place.
hints-working = Examen de vos coups…
hints-title = À essayer (chance de gagner) :
hint-line = { $number }. { $move } : { $chance }
review-title = { $title } : { $names }
review-working = Examen de chaque décision
review-chances = Chance de gagner du début à la fin
review-line = { $name } : { $chart } { $percents }
review-costly = Décisions coûteuses
review-none = { $name } : il n’y avait guère mieux à faire.
review-mistake = { $name }, coup { $number } : { $move } ({ $chance }). Mieux : { $better } ({ $better-chance }).

## Tournois

tournament-title = { $title }, { $seats } joueurs, { $games ->
    [1] une partie
   *[other] { $games } parties
}
tournament-working = Les parties se jouent
tournament-bot = Bot
tournament-wins = Parties gagnées
tournament-fair = Juste part
tournament-ratio = Fois la juste part
tournament-interval = Intervalle à 95 %
tournament-rating = Cote
tournament-mean = Décision
tournament-slow = 95 % en moins de
tournament-mishaps = { $count ->
    [1] { $kind } a échoué à une décision, prise au hasard :
   *[other] { $kind } a échoué à { $count } décisions, prises au hasard. La première :
}
tournament-not-allowed = un coup qui n’est pas permis, { $move }

## Listes

games-title = Jeux
games-name = Nom
games-game = Jeu
games-players = Joueurs
games-version = Règles
games-variants = Variantes
left-out-broken = Le jeu { $name } du paquet { $package } a été laissé de côté : il ne peut être chargé ({ $detail }).
left-out-no-game = Le jeu { $name } du paquet { $package } a été laissé de côté : ce qui s’y trouve n’est pas un jeu de ce nom, mais { $detail }.
left-out-taken = Le jeu { $name } du paquet { $package } a été laissé de côté : Tycoon a un jeu de ce nom.
left-out-claimed-twice = Le jeu { $name } du paquet { $package } a été laissé de côté : { $detail } revendique le même nom. Désinstallez l’un des deux.
coverage-title = Articles de { $title } qu’aucun test ne prouve
coverage-all = { $count } articles, tous prouvés par un test.
coverage-share = { $proved } articles sur { $count } prouvés ({ $share }).
ratings-made = { $count ->
    [0] Aucune partie n’est terminée : il n’y a rien à classer.
    [1] Une partie a été relue, et les classements recalculés.
   *[other] { $count } parties ont été relues, et les classements recalculés.
}

# Leçons
lesson-step = Étape { $number } sur { $count } : { $title }
lesson-enter = Entrée pour lire la suite …{" "}
lesson-wants = Dans cette leçon, le prochain coup est : { $moves }.
lesson-or = { " " }ou{ " " }
lesson-over = La leçon est finie. La partie continue : jouez comme il vous plaît, ou tapez quitter. Un guide est à vos côtés ; « guide non » le renvoie.

# Le guide.
word-on = oui
word-off = non
coaching-on = Le guide est là. Tapez « guide non » pour vous en passer.
coaching-off = Le guide n’est pas là. Tapez « guide oui » pour l’appeler.
coaching-unclear = guide oui ou guide non, pas « { $given } ».
coaching-explains = Guide, { $verb } : { $text }
coaching-looks = Le guide regarde…
coaching-careful = Attention : { $move } ?
coaching-better = { $move } gagne dans { $percent } des parties que j’imagine, ceci dans { $instead }.
coaching-again = Tapez-le encore une fois pour le faire quand même.

# Ce que voient les programmes qui apprennent, nombre par nombre
observation-title = { $title }, { $seats } places : { $numbers } nombres
observation-index = Rang
observation-name = Nom
observation-meaning = Valeur
observation-legend = +0 est la place qui regarde, +1 sa voisine de gauche, et ainsi de suite. n est ce que dit la vue, s la grandeur publique à laquelle on compare les montants. Ce qui est inconnu ou absent vaut 0.
