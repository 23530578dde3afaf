# Ce que disent les erreurs.

no-step = il faut au moins un échelon
goes-down = une échelle ne redescend jamais, or { $higher } suit { $lower }
tile-twice = la tuile { $tile } figure deux fois
wrong-tiles = à { $seats } joueurs il faut { $wanted } tuiles, pas { $found }
wrong-boards = à { $seats } joueurs il faut un seul plateau, pas { $found }
seats-twice = un nombre de joueurs est donné deux fois
too-few = à { $seats } joueurs il faut un [[{ $table }]] pour chacun
