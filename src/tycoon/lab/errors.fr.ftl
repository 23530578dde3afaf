# Ce que disent les erreurs.

too-many-bots = { $bots } robots pour { $seats } places, c’est trop
no-games = un tournoi compte au moins une partie
seconds-or-simulations = des secondes ou des simulations : donnez l’un des deux
not-playing = un temps est donné pour « { $kind } », qui ne joue pas ; jouent : { $known }
not-searching = un temps est donné pour « { $kind } », qui ne calcule pas de coups à l’avance
no-seconds = il faut plus de 0 seconde, pas { $seconds }
