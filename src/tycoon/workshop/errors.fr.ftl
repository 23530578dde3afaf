# Ce que disent les erreurs.

bad-name = « { $name } » ne peut pas être le nom d’un jeu : { $most } minuscules et chiffres au plus, une lettre d’abord, _ entre les mots
bad-name-rather = « { $name } » ne peut pas être le nom d’un jeu : { $most } minuscules et chiffres au plus, une lettre d’abord, _ entre les mots, par exemple { $wish }
name-taken = « { $name } » ne peut pas être le nom d’un jeu : { $why } ; choisissez-en un autre
word-of-python = c’est un mot de Python
name-of-game = un jeu porte déjà ce nom
name-of-module = un module de Python porte ce nom
name-of-package = un paquet installé porte ce nom
bad-title = « { $title } » ne peut pas être un titre : 60 lettres, chiffres et signes au plus, mais aucun de ceux-ci : { $signs }
file-exists = { $path } existe déjà : choisissez un autre dossier par --into, rien n’est écrasé
unwritable = impossible d’écrire { $path } : { $problem }

no-number-of-games = « { $text } » n’est pas un nombre de parties : il en faut 1 ou plus
installed-copy = { $game } est installé en copie dans { $folder } : installez plutôt sa source (pip install --editable DOSSIER), pour que les fichiers y soient écrits
golden-damaged = { $file }, { $problem } : supprimez le fichier, ou remettez-le comme il était
golden-untrue = { $problem } : les règles ont changé. Augmentez la version du jeu ; ou, si personne n’y a encore joué, rejouez ses parties de référence : tycoon goldens { $game } --anew
endless = { $game } : une partie continue après { $bound } décisions, voyez « tycoon check »

no-folder = il n’y a pas de dossier { $path }
no-game-there = aucun jeu installé ne se trouve dans { $path } : installez-le d’abord par pip install --editable { $path }
no-source = { $name } n’a pas sa source dans { $folder } : il doit être installé avec ses fichiers .py
no-compiler = il n’y a pas de compilateur C ici : installez gcc ou clang, puis réessayez
no-mypyc = il faut mypy et setuptools pour compiler : pip install "tycoon[build]"
no-headers = les en-têtes de Python manquent : installez-les (python3-dev ou python3-devel), puis réessayez
not-compiled = cela ne se compile pas tel quel ; rien n’a changé
outdated-build = les sources ont changé depuis « tycoon compile » : tout est interprété jusqu’à ce qu’on le relance
