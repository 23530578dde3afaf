# Les mots du client web.

## Partout

skip = Aller au contenu
home = Tycoon, retour au salon
profile = Profil
go-light = Couleurs claires
go-dark = Couleurs sombres
# Entre ce que c’est et combien il y en a.
colon = {" : "}
close = Fermer
loading = Un instant…
trying-again = Nouvelle tentative…
unreachable = Le serveur ne répond pas.
went-wrong = Une erreur s’est produite ({ $status }).
missing-page = Cette page n’existe pas
to-lobby = Retour au salon
copy = Copier
copied = Copié
save = Enregistrer
saved = Enregistré
you = vous
me = Moi
rules = Règles
your-turn = À vous
no-such-game = Ce jeu n’existe pas ici.

## Salon

lobby-title = Prenez place
lobby-lead = Des jeux de société économiques, avec toutes leurs règles : jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
your-name = Votre nom
keep-name = C’est moi
name-optional = Vous pouvez aussi jouer sans attendre.
guest = Invité { $number }
hello = Bienvenue, { $name }.
my-games = Mes parties
games = Jeux
players-count = { $fewest } à { $most } joueurs
play-bots = Jouer contre des robots
dealing = On distribue…
set-up = Préparer une table
with-friends = Entre amis
with-friends-means = Choisissez le jeu, les places et les variantes, puis envoyez le lien. Des robots occupent les places restées libres.
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs.
open-one = Ouvrez-en une.
free-seat = place libre
status-waiting = En attente de joueurs
join = Rejoindre
go-on = Continuer
watch = Regarder
game-not-here = Ce serveur n’a plus ce jeu ; la table est gardée.
not-playable = pas jouable ici

## Nouvelle table

new-table = Nouvelle table
game = Jeu
who-sits = Qui joue
seats = Nombre de places
seat = Place { $number }
me-named = { $name } (moi)
open-seat = Place libre, ouverte à tous
bot = Robot : { $kind }
bot-random = hasard – n’importe quoi
bot-intern = stagiaire – débutant
bot-manager = cadre – sensé
bot-director = directeur – prévoyant
bot-tycoon = magnat – le plus fort
you-watch = Vous n’avez pas de place ici : vous regarderez.
variants = Variantes
terms = Conditions
pace = Rythme
pace-free = Sans pendule
pace-live = En direct
pace-slow = Lent
pace-free-means = Chacun prend son temps.
pace-live-means = On joue d’une traite. Si le temps d’un joueur est écoulé, un robot joue ce coup à sa place.
pace-slow-means = On vient jouer quelques fois par jour. Si le temps d’un joueur est écoulé, un robot joue ce coup à sa place.
bank-minutes = Minutes pour toute la partie
per-move = Secondes ajoutées à chaque coup
hours-per-move = Heures par coup
list-table = Afficher la table au salon (avec le lien, on peut toujours la rejoindre)
after-game = Après la partie
after-open = Tout dévoiler
after-closed = Garder les secrets
after-open-means = Avec le lien, chacun voit tout : mains, coups secrets, dés et cartes. La partie peut être analysée.
after-closed-means = Ce qui était caché le reste : chacun ne peut revoir la partie que depuis sa place. Les dés que tous ont vus peuvent toujours être vérifiés.
after-open-badge = dévoilée après la partie
after-closed-badge = secrets gardés après la partie
after-rules = Selon les règles de ce jeu, certaines choses restent cachées jusqu’au bout : { $title }.
more-terms = Plus
dice-word = Un mot pour les dés
dice-word-means = Mêlé aux dés, pour que personne n’ait pu les choisir d’avance.
own-components = Fichier de matériel
own-components-means = Vous avez la boîte ? Jouez avec ses valeurs imprimées : une copie du components.toml du jeu.
own-components-badge = matériel personnel
file-too-large = Ce fichier est trop gros : { $most } ko au plus.
file-taken = { $file } sera utilisé.
open-table = Ouvrir la table
start-now = Commencer

## Table

table = Table
no-table = Cette table ne peut pas être montrée
watching = Vous regardez
share = Partager
share-means = Avec ce lien, chacun peut s’asseoir à la table ou regarder
ring = Me prévenir
lobby = Salon
lobby-means = Votre place reste à vous : revenez quand vous voulez
be-away = Je m’absente un moment
be-away-means = Un robot vous remplace : il attend un peu avant chaque coup, et vous revenez quand vous voulez
you-are-away = Vous vous êtes absenté. Si d’autres attendent, un robot finira par jouer à votre place.
come-back = Me revoilà
leave = Libérer ma place
close-table = Fermer la table
close-table-title = Fermer cette table ?
close-table-means = Personne d’autre ne s’y est encore assis. Ceux qui ont le lien trouveront porte close.
stay = La laisser ouverte
give-up = Abandonner
give-up-title = Abandonner cette partie ?
give-up-alone = La partie s’arrête là, sans score, et disparaît de vos parties ; si vous avez déjà joué un coup, elle compte comme une défaite. Personne ne pourra la reprendre. Si vous devez seulement partir, partez : elle vous attendra.
give-up-others = Un robot jouera à votre place jusqu’à la fin. Vous pourrez regarder, mais pas revenir, et la partie comptera comme une défaite. Si vous ne partez qu’un moment, dites plutôt que vous vous absentez.
play-on = Continuer à jouer
connection-lost = Connexion coupée, nouvelle tentative… Rien n’est perdu.
waiting-means = Envoyez le lien à vos amis ; la partie peut commencer quand tous sont là.
ready-to-start = Tout le monde est là.
sit-here = M’asseoir ici
start = Commencer la partie
start-fills = Des robots prennent les places encore libres.
abandoned = Cette table a été fermée avant la partie.
given-up = Cette partie a été abandonnée.
players = Joueurs
a-bot = robot
away = absent
offline = hors ligne
to-act = doit jouer
time-left = Temps restant :
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
waiting-for = On attend { $names }
sending = { $move }…
sending-again = { $move } : nouvelle tentative…
overtaken = La partie avait déjà avancé quand votre coup est arrivé. Regardez où elle en est.
undo = Annuler
undo-means = Reprendre mon dernier coup
autopass = Passer tant que rien ne me concerne
autopass-means = Vous passez automatiquement tant que les réactions demandées ne vous concernent pas
hint = Conseil
hint-means = Les meilleurs coups, avec vos chances de gagner. Prend environ une seconde.
hint-coming = Réflexion…
hint-best = Le mieux : { $move } ({ $percent } de chances de gagner).
hints = À essayer, avec vos chances de gagner :
chance-to-win = chances de gagner
to-board = Sur le plateau
skip-to-actions = Aller à vos coups possibles
choose = Choisir…
chosen-of = Choix faits : { $count } ({ $same ->
    [true] il en faut { $high }
   *[false] { $low ->
        [0] { $high } au plus
       *[other] de { $low } à { $high }
    }
})
filter = Filtrer
filter-what = Filtrer : { $what }
number-ambiguous = « { $text } » peut se lire de deux façons : écrivez { $number } si c’est ce que vous voulez dire.
number-fraction = Des nombres entiers seulement : « { $text } » a des décimales.
number-nonsense = « { $text } » n’est pas un nombre. Écrivez 1500, 1 500, 1,5k, 2M ou 3Md.
digits = un nombre de { $count } chiffres
only-one = Il ne reste rien d’autre à faire : continuez, ou reprenez votre dernier coup.
only-one-hidden = Vous ne pouvez rien faire d’autre ici. On vous pose quand même la question, pour ne rien révéler de ce que vous avez.
see-rule = Règle { $clause }
what-else = Quoi d’autre ?
what-else-means = Ce que le jeu permet, mais pas en ce moment. Demandez pourquoi :
is-allowed = C’est permis, à condition de bien préciser ce que vous voulez.
how-many = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
position = La position
all-columns = Toutes les colonnes
as-text = Tout en texte
log = Journal
log-and-chat = Journal et discussion
show-moves = Coups
nothing-yet = Il ne s’est encore rien passé.
sealed-move = { $name } a joué en secret.
took-back = { $name } reprend son dernier coup.
seat-rematch = La partie suivante est prête.
seat-started = La partie commence.
seat-joined = { $name } prend place.
seat-left = { $name } quitte la table.
seat-away = { $name } s’absente un moment.
seat-gave-up = { $name } abandonne ; un robot prend la suite.
seat-back = { $name } est de retour.
seat-for-bot = { $name } est d’accord : qu’un robot joue pour { $other }.
seat-for-end = { $name } est d’accord pour arrêter la partie.
seat-replaced = Un robot joue pour { $name }, qui peut revenir à tout moment.
seat-ended = Ceux qui restaient ont arrêté la partie. Elle ne compte pour personne.
seat-closed = Un administrateur a fermé la table. La partie ne compte pour personne.
seat-lines-removed = Un administrateur a retiré un message.
seat-lines-withdrawn = Quelqu’un est parti, et ses messages avec.
seat-timeout = { $name } n’a plus de temps ; un robot joue ce coup à sa place.
seat-rules-changed = Les règles de ce jeu ont été mises à jour (version { $name }) : la partie continue telle quelle.
seat-rules-kept = Les règles de ce jeu ont été mises à jour (version { $name }) : cette table continue avec les valeurs du début.
seat-rules-ended = Les règles de ce jeu ont été mises à jour (version { $name }), et la partie ne serait plus la même : la table a été fermée et ne compte pas. On peut en garder le déroulement et le reprendre avec l’ancienne version.
chat = Dire quelque chose
send = Envoyer
dice-sealed = Dés scellés : { $hash }…

## La fin

you-won = Vous gagnez !
somebody-won = { $name } gagne
shared-win = { $names } se partagent la victoire
nobody-won = Personne ne gagne
final-score = Score final
rank = Rang
points = Points
out-by = Éliminé : { $clause }
figures-mean = Ce ne sont pas des points, mais cela peut départager : { $figures }.
rematch = Rejouer
to-rematch = Vers la partie suivante
record = Télécharger la partie

## Relecture

replay = Relecture
replay-of = { $game } : relecture
step = Étape
step-of = Étape { $step } sur { $steps }
step-first = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
step-last = À la fin
autoplay = Lire
pause = Pause
seen-from = Vu par
spectator = un spectateur
dice = Dés
dice-mean = Chaque dé et chaque carte découlent d’un secret scellé avant la partie. Votre navigateur peut recalculer tout ce qui a été dévoilé.
check-dice = Vérifier les dés
dice-checking = { $done } sur { $all }…
dice-fair = Les dés ne sont pas pipés.
dice-foul = Les dés sont pipés.
dice-kept = Le secret est bien celui qui a été scellé avant la partie.
dice-broken = Le secret n’est pas celui qui a été scellé avant la partie.
dice-all = { $count ->
    [1] Le seul tirage en découle.
   *[other] Les { $count } tirages en découlent.
}
dice-unseen = { $count ->
    [one] { $count } autre, que tous n’ont pas vu, reste scellé.
   *[other] { $count } autres, que tous n’ont pas vus, restent scellés.
}
dice-wrong = Le tirage { $number } ({ $what }) n’en découle pas.
dice-unknown = Ils ont été tirés d’une façon que cette page ne connaît pas : { $stream }.
dice-details = Détails
dice-commitment = Sceau
dice-secret = Secret
dice-opened = Clé de ce que tous ont vu
dice-other-seal = Sceau du reste
dice-words = Mots des places
dice-draw = { $index } sur { $count }

## Analyse

review = Analyse
review-of = { $game } : analyse
reviewing = Examen de chaque décision…
reviewing-means = Les résultats s’affichent ci-dessous au fur et à mesure et y restent : vous pouvez quitter cette page et y revenir.
chances-along = Chances de gagner au fil de la partie
chart-what = Une ligne par joueur ({ $names }), sur { $moves } coups. Tous les chiffres sont dans le tableau ci-dessous.
moves-made = Coups joués
as-table = En tableau
move-number = Coup
move = Ce qui a été joué
the-end = La fin
costly = Décisions coûteuses
costly-mark = décision coûteuse
costly-means = Pour chaque joueur, les trois qui lui ont coûté le plus de chances de gagner, d’après ce qu’il pouvait savoir.
costly-none = Il n’y avait guère mieux à faire.
move-at = Coup { $number }
cost = coûte { $percent }
played = Joué
better = Mieux

## Règles

rules-of = { $game } : les règles
search-rules = Chercher dans les règles
clauses-found = { $count ->
    [0] Aucune règle ne dit cela.
    [one] { $count } règle
   *[other] { $count } règles
}
chapters = Chapitres

## Profil

looks = Langue et apparence
language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Claires
theme-dark = Sombres
notify-me = Me prévenir dans ce navigateur quand c’est à moi
notify-impossible = Ce navigateur ne peut pas afficher de notifications pour cette page.
notices-on = Vous recevrez une notification.
notices-denied = Le navigateur ne le permet pas.
other-device = Sur un autre appareil
other-device-means = Ouvrez ce lien dans un autre navigateur : il devient le vôtre, avec toutes vos parties. Ne le donnez à personne.
make-link = Créer un lien
sign-out-others = Déconnecter tous les autres navigateurs
sign-out-others-means = Votre lien ou l’un de vos navigateurs est tombé entre d’autres mains ? Seul ce navigateur vous connaîtra encore, et les liens restés inutilisés ne vaudront plus rien. Les clés se révoquent une à une, plus bas.
signed-out-others = Tous les autres navigateurs sont déconnectés.
claim-link = À ouvrir sur l’autre appareil
valid-until = Valable jusqu’au { $time }.
webhook = Webhook
webhook-address = Adresse
webhook-means = Cette adresse reçoit un message chaque fois que c’est à vous. Laissez le champ vide pour n’en prévenir aucune.
tokens = Clés pour programmes
tokens-mean = Avec une clé, votre programme joue à votre place.
api-docs = Faire jouer un programme
token-label = À quoi elle sert
make-token = Créer une clé
token-once = Votre clé : elle ne s’affichera plus
drop-token = Supprimer
claim-title = C’est moi
claim-lead = Avec le code de votre autre appareil, ce navigateur devient le vôtre.
claim-replaces = Ce navigateur appartient à { $name } ; avec le code, il appartiendra à la personne qui l’a créé.
claim-code = Code
claim-do = C’est moi

## La page de la table : ses parties, touches, sons

chat-title = Discussion
nothing-said = Personne n’a encore rien dit.
unread = non lus
new-below = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
nothing-of = { $count ->
    [one] { $count } rubrique encore vide :
   *[other] { $count } rubriques encore vides :
}
more = Plus
parts-of-page = Sections de la page
shortcuts = Raccourcis
shortcuts-on = Utiliser des touches comme raccourcis
sounds = Sons
sounds-on = Activer les sons
sounds-off = Couper les sons
sounds-mean = Jouer des sons : à vous de jouer, dés, pièces, coups des autres
choose-verb = Que faire

# Ce qui se passe, et ce qui s’est passé
course = Le fil de la partie
course-back = Un pas en arrière
course-forth = Un pas en avant
course-again = Revoir
course-since =
    { $count ->
        [one] Depuis votre tour : { $count } étape
       *[other] Depuis votre tour : { $count } étapes
    }
course-hold = Arrêter
course-go-on = Continuer
course-skip = Passer
course-now = Revenir au présent
course-speed = Vitesse à laquelle défile la partie
speed-slow = lentement
speed-normal = tranquillement
speed-fast = vite
speed-off = d’un coup

# Avant qu’un coup ne compte
confirm = Confirmer
not-yet = Pas encore
never-ask = Ne plus demander
unsure-means = Ce coup ne pourra pas être repris. Cliquez de nouveau pour le jouer.
held-means = Les robots attendent que vous ayez fini votre tour. Jusque-là, vous pouvez le reprendre.
end-turn = Finir mon tour
turn-made = Votre tour est joué
brings-chance = Le résultat de ce coup dépend du hasard ou des secrets des autres
confirm-moves = Demander avant un coup qui ne peut pas être repris, et faire confirmer les tours contre les robots

## Avis, liens, application

load-again = Recharger la page
no-connection = Il n’y a pas de connexion. Les règles et les parties terminées que vous avez déjà vues restent lisibles ; le reste attendra son retour.
newer-version = Une version plus récente de cette page est disponible.
share-by = Envoyer le lien…
qr-means = Code QR du lien { $link }
qr-scan = À scanner pour participer
notified-anyway = Vous recevrez une notification même si aucune page de Tycoon n’est ouverte.
notified-open = Vous recevrez une notification tant qu’une page de Tycoon est ouverte : ce navigateur ou ce serveur ne permet pas mieux.

## Mes parties, l’accueil en direct, pages des joueurs

games-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
games-waiting-short = { $count ->
    [one] partie attend
   *[other] parties attendent
}
mine-turn = À vous de jouer
mine-running = Aux autres de jouer
mine-waiting = En attente de joueurs
mine-done = Terminées
show-all = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
show-older = Parties plus anciennes
being-played = En cours
recent-games = Terminées récemment
asked-since = en attente depuis { $time }
time-out-in = encore { $time }
time-out-now = temps écoulé
span-minutes = { $count ->
    [0] moins d’une minute
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
pace-live-detail = { $minutes } min + { $seconds } s par coup
pace-slow-detail = { $hours } h par coup
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
bots-level = Robots : { $levels }
variant-is = { $name } : { $value }
you-came = { $place ->
    [1] Gagné
   *[other] { $place }ᵉ sur { $count }
}
you-shared-win = Victoire partagée
you-gave-up = Vous avez abandonné
seat-gave-up-short = abandon
private-table = privée
no-winner = personne n’a gagné
seat-forgotten = Personne n’est revenu depuis longtemps : la table a été fermée.
player = Joueur
your-page = Votre page
your-page-means = Ce que les autres voient de vous : vos parties, victoires et classements.
member-since = Ici depuis le { $date }
games-played = { $count ->
    [one] partie
   *[other] parties
}
games-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
games-given-up = { $count ->
    [one] abandonnée
   *[other] abandonnées
}
by-title = Par jeu
played-column = Jouées
won-column = Gagnées
share-column = Taux de victoire
no-games-yet = Aucune partie terminée pour l’instant.
rating = Classement
rating-people = Entre joueurs
rating-bots = Contre les robots
rating-none-people = Pas encore de partie classée contre d’autres joueurs.
rating-none-bots = Pas encore de partie classée contre des robots.
provisional = provisoire
provisional-means = Moins de { $count } parties : ce nombre peut encore beaucoup changer.
rating-after = après { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
rating-curve = { $name } : le classement sur les { $count } dernières parties, de { $from } à { $to }
ratings-mean = Chacun commence à 1000. Finir devant les autres rapporte des points, d’autant plus qu’ils sont forts ; abandonner compte comme une défaite. Il n’y a qu’un classement pour tous les jeux, car entre amis on joue peu de parties de chacun.
ratings-mean-people = Entre joueurs, seuls les joueurs sont comparés, dès qu’ils sont deux à la table.
ratings-mean-bots = Contre les robots, chaque niveau a son propre classement pour chaque jeu.
ratings-mean-not = Les parties avec variantes sont classées ; celles qui se jouent avec un matériel personnel sont comptées, mais pas classées.
bot-ratings = Le classement des robots
bot-ratings-none = Aucun robot n’est encore classé.
recent-of = Dernières parties
recent-of-means = Aux tables publiques, et celles où vous étiez.
no-recent-of = Rien à voir ici pour l’instant.

## Une analyse en cours

reviewing-done = { $done } moments examinés sur { $all }.
reviewing-left = { $minutes ->
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
}
reviewing-soon = encore moins d’une minute
review-whole = L’analyse est complète.
costly-none-yet = Rien jusqu’ici.

# Plateaux
map-closer = Agrandir
map-farther = Réduire
map-whole = Toute la carte
on-board = Sur le plateau

# La galerie
gallery = Galerie
gallery-means = Chaque jeu dans des positions typiques, sur le même plateau qu’à une table. Ici, on ne joue pas.
gallery-positions = Positions
gallery-back = La position précédente
gallery-on = La position suivante
gallery-from = { $record }, { $seats } joueurs, après { $step } coups sur { $steps }, vu par { $name }
gallery-no-play = { $move } : on ne joue pas dans la galerie.
gallery-empty = { $game } : il n’y a encore rien à voir. La galerie montre des positions des parties de référence, que « tycoon goldens { $name } » enregistre.

# L’évolution des scores
score-course = { $what } au fil de la partie
score-course-end = Chaque ligne aboutit au score final, qui peut comprendre des points invisibles en cours de partie.
score-course-hidden = Ce qui vous était caché le reste.

# Leçons
teach-me = Apprendre à jouer ({ $minutes } min)
minutes-about = environ { $minutes } min
weight-1 = une page de règles
weight-2 = vite appris
weight-3 = quelques règles à apprendre
weight-4 = beaucoup à apprendre
weight-5 = une soirée pour apprendre
cover-of = { $game } : le plateau de jeu
start-with-this = Envie de découvrir ? Commencez par celui-ci.
lesson-step = Leçon, étape { $number } sur { $count }
lesson-do = À vous : { $move }
lesson-or = { " " }ou{ " " }
lesson-begin = Commençons
lesson-show = Jouer pour moi
lesson-on = Suivant
lesson-back = Précédent
lesson-play-on = Continuer la partie
lesson-close = Finir la leçon
lesson-next = Leçon suivante : { $title }
in-short = En bref
coach-careful = Attention : { $move } ?
coach-better = Dans les parties que j’imagine, { $move } l’emporte dans { $percent } des cas, contre { $instead } pour ce coup.
coach-think = Réfléchir encore
coach-anyway = Jouer quand même
coach-heard = Compris
coach-off = Non merci, sans guide
coach-means = Un guide explique ce qui est nouveau et vous prévient avant une bévue
coach-on = Guide

## Quelqu’un ne joue pas

stuck = { $name } n’a pas joué depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
stuck-hours = { $name } n’a pas joué depuis { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
stuck-you = On vous attend depuis un moment : les autres peuvent faire jouer un robot. Vous pourrez toujours revenir.
let-bot = Faire jouer un robot
let-bot-means = À son retour, { $name } reprendra la main. Plus de la moitié des joueurs doivent être d’accord.
end-game = Arrêter la partie
end-game-means = Elle ne comptera pour personne. Tous les joueurs doivent être d’accord.
agreed = { $count } sur { $needed } d’accord

chat-removed = retiré par un administrateur
chat-withdrawn = retiré par quelqu’un qui est parti
somebody-gone = quelqu’un qui est parti

## Votre compte

account = Vos données
account-means = Tout ce qui est conservé de vous : vos parties avec ce que vous pouvez en garder, vos classements, ce que vous avez dit, et vos clés sans leurs secrets. Vous pouvez aussi le faire supprimer.
take-data = Tout emporter
delete-account = Supprimer mon compte
delete-account-means = Des robots prennent vos places dans les parties en cours. Ce que vous avez dit est retiré, et votre nom disparaît de toutes les parties ; clés, notifications et autres appareils sont déconnectés. C’est définitif.
delete-account-surely = Supprimer pour de bon
keep-account = Le garder
account-deleted = Votre compte est supprimé.
