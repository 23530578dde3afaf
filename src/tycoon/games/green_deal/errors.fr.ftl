# Ce que disent les erreurs.

not-two-cells = il faut nommer deux cases
too-narrow = il faut au moins trois colonnes et trois lignes
off-map = « { $cell } » n’est pas une case de cette carte
wrong-starts = il faut une case par joueur
no-cell = « { $cell } » n’est pas une case : une colonne de a à h, puis une ligne de 1 à 6
short-scales = les échelles doivent contenir de quoi commencer à { $players } joueurs
not-growing = il faut commencer à 0 et augmenter d’une entrée à l’autre
wrong-sizes = les tailles doivent être 1, 2, 3 dans cet ordre
no-last-round = il faut nommer la dernière manche, { $round }
wrong-levels = il faut des points pour chaque niveau de 0 à { $most }
wrong-ranks = il faut des points pour le premier rang, et jamais plus pour un rang inférieur
unsorted-loans = la pile est triée : un prêt n’est jamais plus petit que celui du dessus
wrong-projects = il faut { $wanted } cartes { $category }, pas { $found }
too-few-cells = il faut au moins { $fewest } cases
