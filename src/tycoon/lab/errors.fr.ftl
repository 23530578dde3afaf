# Ce qui peut clocher dans ce qu’on demande au laboratoire.

nobody-plays = dites qui joue : --bots TYPE,TYPE,… ou --lone TYPE --field TYPE
too-many-bots = { $bots } robots pour { $seats } places, c’est trop
no-games = le nombre de parties va de 1 à { $most }
no-simulations = une recherche a besoin d’au moins 1 simulation, et non { $given }
seconds-or-simulations = des secondes ou des simulations, mais pas les deux
not-playing = des secondes pour « { $kind } », qui ne joue pas ; jouent : { $known }
not-searching = des secondes pour « { $kind } », qui ne cherche pas
no-seconds = le temps de réflexion doit être supérieur à 0, et non { $seconds }
no-jobs = il faut au moins 1 processus, pas { $given }
no-variant = une variante s’écrit nom=valeur, et non « { $given } »
box-breaks-rules = les règles ne peuvent pas être jouées avec ce matériel ({ $error }) : changez des valeurs, pas ce sur quoi les règles reposent
box-never-ends = avec ce matériel, une partie ne s’est pas terminée en { $decisions } décisions : changez des valeurs, pas ce sur quoi les règles reposent
no-ray = Ray n’est pas installé : installez tycoon[ray], ou laissez --ray de côté
no-ray-address = « { $given } » n’est pas l’adresse d’une grappe Ray : donnez hôte:port, auto, ou local pour une grappe sur cette machine
ray-unreachable = aucune grappe Ray ne répond à { $address } : { $problem }
unknown-format = { $path } ne dit pas quoi écrire : son nom doit finir par { $known }
no-pyarrow = Parquet a besoin de pyarrow : installez tycoon[lab], ou écrivez en .csv ou .jsonl
is-folder = { $path } est un dossier : nommez-y un fichier
no-folder = impossible d’écrire { $path } : il n’y a pas de dossier { $folder }
not-writable = impossible d’écrire { $path } : { $problem }
other-simulation = { $path } contient les parties d’une autre simulation (autres robots, graine, règles ou matériel) : répétez celle-là, supprimez le fichier, ou écrivez ailleurs
lone-or-bots = --lone et --field disent qui joue : laissez --bots de côté
no-records-folder = { $path } n’est pas un dossier : il en faut un pour les parties enregistrées
records-not-empty = { $path } n’est pas vide : nommez un nouveau dossier pour les parties enregistrées
no-ladder = une échelle demande au moins 1 partie et 1 simulation, ou --ladder 0 pour s’en passer
bad-components = { $path }, { $problem }
no-values = « { $given } » n’est pas une liste de valeurs différentes : écrivez 1..5, 2..10:2 ou no,yes
too-many-values = « { $given } » fait trop de valeurs : { $most } au plus
no-sweep = « { $given } » ne dit pas quoi changer : écrivez CLÉ=VALEURS, comme action.award.cash=4..10
nothing-to-sweep = « { $key } » n’est pas une variante de ce jeu, qui n’a pas de fichier de matériel ; ses variantes : { $known }
bad-sweep = { $key }={ $value } ne peut pas se jouer : { $problem }
unknown-key = il n’y a pas de « { $key } » à changer ; il y a : { $known }
unknown-entry = « { $key } » ne nomme aucune entrée du tableau { $table } ; il y a : { $known }
unknown-value = « { $key } » n’est pas un nombre entier d’une entrée du tableau { $table } ; il y a : { $known }
no-number = « { $key } » demande des nombres entiers, pas « { $given } »
files-or-sweep = donnez des fichiers de matériel ou --sweep, pas les deux
nothing-to-compare = dites quoi comparer : des fichiers de matériel, ou --sweep CLÉ=VALEURS
no-records = il n’y a pas de partie enregistrée dans { $paths }
bad-record = { $path } : { $problem }
not-kind-seconds = « { $given } » ne dit pas qui réfléchit, ni combien de temps : écrivez par exemple tycoon=0.5
