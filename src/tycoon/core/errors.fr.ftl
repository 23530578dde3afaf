# Ce que disent les erreurs.

## Où

at-line = ligne { $line } : { $reason }
at-key = [[{ $table }]] { $key } : { $reason }
quoted = « { $text } » : { $problem }

## Préparer une partie

no-game = aucun jeu ne s’appelle « { $game } » ; jeux disponibles : { $known }
left-out-broken = le jeu « { $game } » du paquet « { $owner } » a été laissé de côté : il ne peut pas être chargé : { $detail }
left-out-no-game = le jeu « { $game } » du paquet « { $owner } » a été laissé de côté : ce n’est pas un jeu de ce nom, mais { $detail }
left-out-taken = le jeu « { $game } » du paquet « { $owner } » a été laissé de côté : Tycoon a déjà un jeu de ce nom
left-out-claimed-twice = le jeu « { $game } » du paquet « { $owner } » a été laissé de côté : { $detail } revendique le même nom ; désinstallez l’un des deux
bad-range = ce jeu se joue de { $fewest } à { $most } joueurs
wrong-seats = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $seats }
no-variant = { $game } n’a pas de variante « { $variant } » ; variantes disponibles : { $known }
no-variants = { $game } n’a pas de variante « { $variant } », ni aucune autre
wrong-choice = la variante { $variant } ne peut pas valoir « { $value } » ; au choix : { $choices }
no-components = { $game } n’accepte pas de fichier de matériel
compiled-apart = { $module } a été compilé à part de Tycoon, ce qui ferait tout planter : supprimez ses fichiers compilés et lancez « tycoon compile », qui compile les deux ensemble
no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
sees-own = cette table a été reprise avec ce qu’a vu { $reader } : elle ne sait rien d’autre
reader-seat = la place { $seat }
reader-other = { $reader ->
    [spectator] un spectateur
   *[other] « { $reader } »
}

## Fichiers de matériel

not-toml = ce n’est pas du TOML : { $problem }
too-deep = inutilisable : des listes ou des tableaux sont trop imbriqués
out-of-bounds = inutilisable : un nombre ou une date dépasse toutes les bornes
too-long = un fichier de matériel a { $most } caractères au plus, pas { $length }
too-many-parts = une clé a { $most } parties au plus
unshown-number = un nombre trop long pour être affiché
not-text = il faut un texte entre guillemets, pas { $value }
not-one-of = { $value } ne convient pas ; au choix : { $known }
not-number = il faut un nombre entier, pas { $value }
not-between = il faut un nombre de { $low } à { $high }, pas { $value }
not-numbers = il faut une liste de nombres entiers, pas { $value }
not-numbers-between = il faut des nombres entiers de { $low } à { $high }, pas { $value }
not-texts = il faut une liste de textes, pas { $value }
too-many-values = il faut { $most } valeurs au plus, pas { $found }
not-flag = il faut true ou false, pas { $value }
unknown-key = clé inconnue ; sont connues ici : { $known }
no-key = il manque { $key } dans [[{ $table }]]
not-entries = { $table } s’écrit sous forme d’entrées [[{ $table }]]
too-many-entries = il faut { $most } entrées [[{ $table }]] au plus, pas { $found }
wrong-entries = il faut { $wanted ->
    [one] { $wanted } entrée
   *[other] { $wanted } entrées
} [[{ $table }]], pas { $found }
no-entries = il faut des entrées [[{ $table }]]
unknown-table = tableau « { $table } » inconnu ; sont connus : { $known }
twice = { $value } figure deux fois
players-twice = le nombre de joueurs { $players } figure deux fois
out-of-order = il faut { $wanted } ici : les entrées se suivent dans l’ordre

## Ce qui n’est pas du TOML

toml-equals = il manque « = » après une clé
toml-value = valeur incorrecte
toml-statement = ligne incompréhensible
toml-key = une clé ne peut pas commencer par ce caractère
toml-newline = il faut aller à la ligne après chaque valeur
toml-string = il manque le guillemet fermant d’un texte
toml-array = il manque le « ] » d’une liste
toml-inline = il manque l’accolade fermante d’un tableau
toml-table-end = il manque « ] » après le nom d’un tableau
toml-tables-end = il manque « ]] » après le nom d’un tableau
toml-table-twice = le tableau { $name } est déclaré deux fois
toml-overwrite = une valeur est donnée deux fois
toml-inline-twice = la clé { $name } est donnée deux fois
toml-escape = « \ » doit être doublé dans un texte
toml-character = caractère interdit : { $name }
toml-character-found = caractère interdit : { $name }

## Notation

too-many-digits = un nombre de { $digits } chiffres est trop long : { $most } chiffres au plus
not-quoted = { $text } n’est pas un texte entre guillemets : il manque le guillemet fermant
not-argument = « { $text } » n’est ni un nombre entier ni un mot
no-verb = un coup commence par un verbe
number-for-verb = un coup commence par un verbe, pas par le nombre { $number }
not-play = « { $text } » n’est pas une ligne de jeu : { $problem }
nameless-facts = chaque donnée doit avoir un nom
not-outcome = un tirage s’écrit : * quoi résultat
not-seat = « { $text } » n’est pas une place
not-choices = « { $text } » ne dit pas ce qui a été lancé ou pioché : { $problem }
choices-notation = cela s’écrit : die numéro quoi valeur …

## Parties enregistrées

not-record = ce n’est pas une partie enregistrée : elle doit commencer par « tycoon record »
cut-off = la partie enregistrée est tronquée à cette ligne
no-tag = cette ligne n’a pas d’empreinte : elle a été ajoutée ou tronquée
changed = « { $text } » n’est pas ce qui a été écrit : la ligne a été modifiée, ajoutée, déplacée ou supprimée
expected-line = il faut une ligne « { $keyword } … », et non « { $found } »
expected-not-end = il faut une ligne « { $keyword } … », mais le fichier s’arrête là
not-whole = « { $text } » n’est pas un nombre entier
not-quoted-text = « { $text } » n’est pas un texte entre guillemets
expected-number = il faut ici { $keyword } { $number }
other-format = cette partie est au format « { $format } » ; ce programme lit le format { $own }
play-alone = « play » doit être seul sur sa ligne
bad-result = le résultat est illisible
result-misfit = le résultat ne correspond pas aux joueurs
after-end = rien ne doit suivre la fin, mais il y a « { $text } »
unusable-components = le matériel joint à la partie est inutilisable : { $problem }
in-golden = { $reason } ({ $name }.record)

## Relectures et preuves

no-number = la partie enregistrée ne donne pas ce nombre
chance-not-end = le hasard doit décider ici ({ $what }), mais la partie s’arrête
chance-not-line = le hasard doit décider ici ({ $what }), mais la partie dit « { $line } »
impossible-outcome = { $what } ne peut pas être « { $outcome } » ici
other-audience = « { $line } » nomme d’autres places que celles qui l’ont vu
other-dice = { $what } : { $outcome } dans la partie, mais { $true } selon les dés scellés
outcome-has-name = { $what } porte un nom, pas le numéro { $number }
no-such-outcome = { $what } : aucun résultat ne s’appelle « { $name } »
no-chance-here = rien n’est lancé ni pioché ici, mais la partie dit « { $line } »
not-allowed = « { $line } » n’était pas permis : { $refusal }
redacted = cette partie ne contient que ce qu’a vu { $reader } : on peut la lire, mais pas la rejouer
other-game = c’est une partie de « { $found } », pas de « { $wanted } »
other-rules = cette partie a été jouée avec la version { $version } des règles ({ $game }) ; ce programme joue la version { $own }
other-components = cette partie a été jouée avec un autre matériel que celui-ci ({ $game })
other-secret = le secret n’est pas celui qui avait été scellé avant la partie
not-over = la partie n’est pas terminée ici
over-here = la partie est terminée ici, mais l’enregistrement continue
other-result = le résultat n’est pas celui que donnent les règles
other-stream = les dés de la série « { $stream } » ne peuvent pas être vérifiés ; seules peuvent l’être : { $known }
nothing-opened = cette partie ne contient que ce qu’a vu { $reader }, et rien n’a été publié qui prouve ses dés
other-opening = ce qui a été révélé des dés n’est pas ce qui avait été scellé avant la partie
other-source = c’est ici { $what }, mais la partie dit d’où vient { $other }
unsorted-source = { $what } : les valeurs possibles ne sont pas données en ordre croissant
no-source = la partie ne dit pas d’où vient { $what }

## Ce que dit le système

os-enoent = ce fichier ou ce dossier n’existe pas
os-eacces = accès refusé
os-eperm = opération interdite
os-eisdir = c’est un dossier
os-enotdir = ce n’est pas un dossier
os-eexist = ce fichier existe déjà
os-enospc = le disque est plein
os-erofs = le disque est en lecture seule
os-enametoolong = le nom du fichier est trop long
os-eaddrinuse = l’adresse est déjà utilisée
os-eaddrnotavail = cette adresse n’est pas celle de cette machine

## Apprentissage

no-schema = { $game } ne dit pas comment ses vues deviennent des nombres : il lui faut Game.schema (voir tycoon.core.observation)
