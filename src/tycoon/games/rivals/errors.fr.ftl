# Ce que disent les erreurs.

target-below-1 = avec autant d’améliorations, le seuil tomberait sous 1
too-few-employees = il ne faut pas moins que fewest_employees
small-deck = il n’y a pas assez de cartes pour en distribuer autant à { $seats } joueurs
no-value = il n’y a pas de [[value]] dont l’id est « { $name } »
