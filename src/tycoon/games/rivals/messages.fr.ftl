# PDG rivaux

title = PDG rivaux
blurb = Dirigez une entreprise de quatre départements, grandissez plus vite que vos rivaux et espionnez-les : n’importe quelle carte peut passer pour un espion.

headline = { $phase ->
    [assignment] Tour { $turn }, affectation en secret. On attend encore : { $waiting }.
    [action] Tour { $turn }, action : à { $waiting } de jouer une carte ou de passer.
    [answer] Tour { $turn }, espionnage : { $spy } a posé { $face-down ->
        [none] une carte
        [queen] une dame
       *[other] un { $face-down }
    } face cachée chez { $target } ({ $department }) en annonçant un joker. À { $target } d’accepter le sabotage ou de dénoncer le bluff.
    [hiring] Tour { $turn }, ressources humaines : à { $waiting } d’embaucher ou non.
    [selling] Tour { $turn }, ventes : à { $waiting } de vendre ou non.
    [dismissals] Tour { $turn }, maintenance : salaires impayés, licenciement obligatoire pour { $waiting }.
    [layoffs] Tour { $turn }, maintenance : les salaires sont payés ; à { $waiting } de licencier ou non.
    [hand_limit] Tour { $turn }, maintenance : trop de cartes en main, à { $waiting } de défausser.
   *[over] La partie s’est terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
}
    .covers = turn_cap

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-turn = Tour
view-turn-cap = Dernier tour
view-goal = Fin de la partie au-delà de (dollars)
view-first = Premier joueur
view-waiting = On attend
view-spy = Espion
view-target = Cible
view-department = Département
view-face-down = Carte face cachée
view-demand = Demande
view-studies = Études de marché
view-deck = Cartes dans la pioche
view-discards = Défausse
view-known-discards = Défausses que vous avez vues
view-players = Joueurs
view-dollars = Dollars
view-products = Produits
view-hand = Cartes
view-hand-size = Nombre de cartes
view-employees = Employés
view-reserve = Réserve
view-to-place = À placer
view-offer = Embauches ou ventes possibles
view-leaving = Licenciement décidé
view-production = Production
view-production-placing = Production, placements en cours
view-production-needed = Production, résultat à atteindre
view-production-boosted = Production, doublée
view-production-disrupted = Production, sabotée
view-research = Recherche
view-research-placing = Recherche, placements en cours
view-research-needed = Recherche, résultat à atteindre
view-research-boosted = Recherche, doublée
view-research-disrupted = Recherche, sabotée
view-hr = Ressources humaines
view-hr-placing = Ressources humaines, placements en cours
view-hr-needed = Ressources humaines, résultat à atteindre
view-hr-boosted = Ressources humaines, doublées
view-hr-disrupted = Ressources humaines, sabotées
view-sales = Ventes
view-sales-placing = Ventes, placements en cours
view-sales-needed = Ventes, résultat à atteindre
view-sales-boosted = Ventes, doublées
view-sales-disrupted = Ventes, sabotées

show-hand = { $hand ->
    [none] { $hand-size }
   *[some] { $hand-size } : { $hand }
}
show-reserve = { $reserve }{ $to-place ->
    [none] {""}
    [0] {""}
   *[other] , à placer : { $to-place }
}
show-production = { $production }{ $production-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $production-placing }
} ({ $production-needed ->
    [1] réussite assurée
   *[other] réussite dès { $production-needed }
}){ $production-boosted ->
    [yes] , doublée
   *[no] {""}
}{ $production-disrupted ->
    [yes] , sabotée
   *[no] {""}
}
show-research = { $research }{ $research-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $research-placing }
} ({ $research-needed ->
    [1] réussite assurée
   *[other] réussite dès { $research-needed }
}){ $research-boosted ->
    [yes] , doublée
   *[no] {""}
}{ $research-disrupted ->
    [yes] , sabotée
   *[no] {""}
}
show-hr = { $hr }{ $hr-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $hr-placing }
} ({ $hr-needed ->
    [1] réussite assurée
   *[other] réussite dès { $hr-needed }
}){ $hr-boosted ->
    [yes] , doublées
   *[no] {""}
}{ $hr-disrupted ->
    [yes] , sabotées
   *[no] {""}
}
show-sales = { $sales }{ $sales-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $sales-placing }
} ({ $sales-needed ->
    [1] réussite assurée
   *[other] réussite dès { $sales-needed }
}){ $sales-boosted ->
    [yes] , doublées
   *[no] {""}
}{ $sales-disrupted ->
    [yes] , sabotées
   *[no] {""}
}

## Ce que l’on peut faire

verb-assign = placer un employé dans un département, ou le laisser en réserve
    .word = placer
verb-pass = ne pas jouer de carte
    .word = passer
verb-improve = améliorer un de vos départements avec un as
    .word = améliorer
verb-boost = doubler un de vos départements pour ce tour avec un roi
    .word = doubler
verb-retrain = changer un employé de département avec une dame
    .word = reconvertir
verb-study = augmenter la demande pour de bon avec un valet
    .word = étudier
verb-spy = poser une carte face cachée chez un rival et annoncer un joker
    .word = espionner
    .arguments = card target department
verb-accept = accepter le sabotage ; personne ne verra la carte
    .word = accepter
verb-call = dénoncer le bluff ; celui qui a tort paie
    .word = dénoncer
verb-hire = embaucher
    .word = embaucher
verb-sell = vendre
    .word = vendre
verb-keep = ne licencier personne
    .word = garder
verb-layoff = licencier un employé
    .word = licencier
verb-discard = défausser une carte
    .word = défausser
argument-place = département ou réserve
argument-department = département
argument-origin = de
argument-card = carte
argument-target = rival
argument-count = combien

## Annonces

told-own-cards = Vous piochez : { $cards }.
told-turn = Tour { $turn } ; premier joueur : { $first }.
told-placed = { $seat } a placé ses employés.
told-assigned = { $seat } place ses employés : production { $production }, recherche { $research }, ressources humaines { $hr }, ventes { $sales }, réserve { $reserve }.
told-passed = { $seat } passe.
told-improved = { $seat } joue un as sur { $department ->
    [production] sa production
    [research] sa recherche
    [hr] ses RH
   *[sales] ses ventes
} : désormais, { $needed ->
    [1] tout lancer réussit
   *[other] { $needed } ou plus suffit
}.
told-boosted = { $seat } joue un roi sur { $department ->
    [production] sa production
    [research] sa recherche
    [hr] ses RH
   *[sales] ses ventes
} : chaque réussite compte double ce tour.
told-retrained = { $seat } joue une dame : un employé passe { $origin ->
    [production] de la production
    [research] de la recherche
    [hr] des RH
   *[sales] des ventes
} { $department ->
    [production] à la production
    [research] à la recherche
    [hr] aux RH
   *[sales] aux ventes
}.
told-studied = { $seat } joue un valet : la demande est désormais augmentée de { $bonus }.
told-spied = { $seat } pose une carte face cachée chez { $target }, sur { $department ->
    [production] la production
    [research] la recherche
    [hr] les RH
   *[sales] les ventes
}, et annonce un joker.
told-accepted = { $seat } accepte : { $department ->
    [production] production sabotée
    [research] recherche sabotée
    [hr] RH sabotées
   *[sales] ventes sabotées
} ce tour, et personne ne voit la carte.
told-called-joker = { $seat } dénonce le bluff, mais c’est un joker : { $department ->
    [production] production sabotée
    [research] recherche sabotée
    [hr] RH sabotées
   *[sales] ventes sabotées
}, et { $seat } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} à { $spy }.
told-called-bluff = { $seat } dénonce le bluff, et c’est bien { $card ->
    [queen] une dame
   *[other] un { $card }
} : pas de sabotage, et { $spy } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} à { $seat }.
told-demand = Le dé de la demande donne { $die } : chacun peut vendre { $demand ->
    [0] zéro produit
    [one] { $demand } produit
   *[other] jusqu’à { $demand } produits
}.
told-no-dice = { $seat }, { $department } : sabotage, aucun dé.
told-rolls = { $seat }, { $department } : { $rolls }, soit { $successes ->
    [0] aucune réussite
    [one] { $successes } réussite
   *[other] { $successes } réussites
}.
told-produced = { $seat } fabrique { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}.
told-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
told-reshuffled = La pioche était vide : { $count ->
    [1] la seule carte défaussée devient
   *[other] les { $count } cartes défaussées deviennent
} la pioche.
told-no-card = Il ne reste aucune carte à piocher pour { $seat }.
told-hired = { $seat } { $count ->
    [0] n’embauche personne
    [one] embauche { $count } employé
   *[other] embauche { $count } employés
}.
told-sold = { $seat } { $count ->
    [0] ne vend rien
    [one] vend { $count } produit pour { $dollars } dollars
   *[other] vend { $count } produits pour { $dollars } dollars
}.
told-cannot-pay = { $seat } doit { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
} de salaires et { $dollars ->
    [0] ne peut rien payer
    [one] ne peut payer que { $dollars } dollar
   *[other] ne peut payer que { $dollars } dollars
} : il faut licencier.
told-laid-off = { $seat } licencie un employé ({ $place }).
told-no-layoffs = Personne n’est licencié.
told-dismissed = { $seat } doit licencier un employé ({ $place }).
told-wages = { $seat } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} de salaires.
told-storage = { $seat } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} de stockage.
told-scrapped = { $seat } ne peut pas payer le stockage et met au rebut { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}.
told-discarded = { $seat } défausse une carte sans la montrer.
told-goal-reached = Objectif dépassé : { $seats }. La partie est terminée.
told-turn-cap = Le tour { $turn } était le dernier. La partie est terminée.
told-deadlock = Plus rien ne peut changer. La partie est terminée.
told-wins = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-wins-tie = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} : à égalité de fortune, le stock ou l’effectif fait la différence.
told-share-win = { $seats } se partagent la victoire avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.

## Refus

why-card-not-held = Vous n’avez pas { $card ->
    [ace] d’as
   *[other] de { $card }
}.
why-no-such-card = Cette carte n’existe pas : il y a l’as, le roi, la dame, le valet et le joker.
why-no-such-place = Cet endroit n’existe pas : choisissez la production, la recherche, les RH, les ventes ou la réserve.
why-no-such-department = Ce département n’existe pas : il y a la production, la recherche, les RH et les ventes.
why-fully-improved = Ce département a déjà { $most ->
    [1] son as
   *[other] ses { $most } as
}.
why-already-boosted = Ce département a déjà un roi pour ce tour.
why-same-department = L’employé y est déjà : choisissez deux départements différents.
why-nobody-there = Il n’y a personne { $place ->
    [production] à la production
    [research] à la recherche
    [hr] aux RH
    [sales] aux ventes
   *[reserve] en réserve
}.
why-no-such-seat = Ce rival n’existe pas.
why-own-department = Vous ne pouvez pas espionner votre propre société.
why-already-disrupted = Chez { $target }, { $department ->
    [production] la production est déjà sabotée
    [research] la recherche est déjà sabotée
    [hr] les RH sont déjà sabotées
   *[sales] les ventes sont déjà sabotées
} ce tour.
why-nothing-to-stake = Vous n’avez plus un dollar : pour espionner, il faut avoir quelque chose à perdre.
why-rival-without-stake = { $target } n’a plus un dollar et n’aurait rien à perdre à crier au bluff : choisissez un autre rival.
why-hire-up-to = Vous pouvez embaucher { $most ->
    [one] { $most } employé
   *[other] jusqu’à { $most } employés
}, ou personne.
why-sell-up-to = Vous pouvez vendre { $most ->
    [one] { $most } produit
   *[other] jusqu’à { $most } produits
}, ou aucun : réussites, demande ({ $demand }) et stock fixent la limite.
why-cannot-pay-wages = Vous devez { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
} de salaires et { $dollars ->
    [0] n’avez rien pu payer
    [one] n’avez pu payer que { $dollars } dollar
   *[other] n’avez pu payer que { $dollars } dollars
} : il faut licencier.

## Décompte final

score-dollars = Dollars
score-products = Produits
score-employees = Employés

## Choix avant la partie

variant-turn-cap = Le dernier tour
variant-anew = Tous les employés sont replacés à chaque tour

## Choses

id-assignment = affectation
id-action = action
id-answer = réponse
id-hiring = embauches
id-selling = ventes
id-dismissals = licenciements forcés
id-layoffs = licenciements
id-hand-limit = limite de main
id-over = la fin
id-production = production
id-research = recherche
id-hr = RH
id-sales = ventes
id-reserve = réserve
id-ace = as
id-king = roi
id-queen = dame
id-jack = valet
id-joker = joker
id-none = aucun

### Pourquoi un coup est bon

figure-turns = tours jusqu’à l’objectif
figure-dollars = dollars
figure-sales = ventes par tour
figure-making = produits fabriqués par tour
figure-employees = employés
figure-cards = cartes en main
because-genuine = Il y a environ { $chance } % de chances que la carte soit un joker.
because-bluffing = Il y a environ { $chance } % de chances que ce soit un bluff.
because-joker = Un vrai joker touche { $target }, que le bluff soit dénoncé ou non.
because-bluff = Un bluff peut faire perdre un tour à { $target }, pour une carte qui ne vous manquera guère.
because-for-good = Les dés y seront plus faciles jusqu’à la fin de la partie ({ $department }).

## Le guide, à qui joue pour la première fois

coach-assign = Placez vos employés : ils restent là où vous les mettez. Pour commencer, un à la Production, un aux RH et un aux Ventes, c’est solide : une recrue précoce lance des dés jusqu’à la fin. Tôt ou tard, il faut autant de vendeurs que d’ouvriers.
coach-pass = Jouez une carte ou passez : on tourne jusqu’à ce que tous passent à la suite, et vous pourrez donc encore réagir. Une carte gardée servira peut-être mieux au prochain tour, quand vos départements seront mieux fournis.
coach-improve = L’as facilite les dés d’un de vos départements jusqu’à la fin de la partie. Jouez-le tôt, là où vous avez, ou aurez, le plus de monde.
coach-boost = Le roi double ce que rapporte un de vos départements, pour ce tour seulement. Gardez-le pour un département bien rempli ; aux Ventes, il faut aussi que la demande et le stock suivent. Si le département est saboté, le roi est perdu.
coach-retrain = La dame change un employé de département pour de bon, et il y lance son dé dès ce tour. Elle sert à faire d’un recruteur un vendeur quand vous êtes assez nombreux, ou à tirer quelqu’un d’un département saboté.
coach-study = Le valet ajoute 2 à la demande de chaque tour, pour tous. Jouez-le si vous avez plus à vendre que les autres : plusieurs vendeurs, et du stock.
coach-spy = Posez n’importe quelle carte, face cachée, sur un département rival et annoncez un joker : si on vous croit, il ne lance aucun dé ce tour. Un vrai joker agit même si l’on crie au bluff ; un bluff dénoncé vous coûte 3 dollars.
coach-accept = Accepter vous coûte les dés d’un département, et personne ne voit la carte. C’est parfois bon marché : regardez qui y travaille et ce que cela rapporterait ce tour.
coach-call = Dénoncez le bluff si vous ne croyez pas au joker : celui qui a tort paie 3 dollars. Il n’y a que deux jokers ; voyez combien vous en avez vu passer, et ce que vaut pour vous ce département.
coach-hire = Chaque réussite vous propose une recrue, à placer au tour suivant. Trois employés coûtent 1 dollar par tour et lancent trois dés : prenez tout, sauf si la fin est proche.
coach-sell = Chaque réussite vend un produit à 3 dollars, dans la limite de la demande et du stock. Vendez tout ce que vous pouvez : seuls les dollars font gagner.
coach-keep = Les salaires sont payés. Mieux vaut presque toujours garder tout le monde ; un licenciement ne paie que s’il épargne un dollar et que l’employé n’en aurait guère rapporté.
coach-layoff = Si vous ne pouvez pas payer les salaires, il faut licencier ; sinon, à vous de voir. Laissez partir qui rapporte le moins : un recruteur en fin de partie, ou qui attend en réserve.
coach-discard = On garde cinq cartes à la fin du tour. Défaussez ce que vous ne joueriez pas de sitôt ; personne ne voit laquelle. Pour bluffer, toutes les cartes se valent : gardez jokers, as et rois.

## Sur le plateau

board-headline = { $phase ->
    [assignment] On place ses employés en secret. Pas encore prêts : { $waiting }.
    [action] { $waiting } peut jouer une carte ou passer.
    [answer] Espionnage : à { $target } d’y croire ou de dénoncer le bluff.
    [hiring] Les dés des RH : embauche possible pour { $waiting }.
    [selling] Les dés des ventes : vente possible pour { $waiting }.
    [dismissals] Tout le monde ne peut pas être payé : licenciement obligatoire pour { $waiting }.
    [layoffs] Les salaires sont payés. Licenciements possibles pour { $waiting }.
    [hand_limit] Trop de cartes en main pour { $waiting }.
   *[over] La partie est terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
}
board-stage-assignment = Affectation
board-stage-action = Action
board-stage-execution = Exécution
board-stage-maintenance = Maintenance
board-turn-cap = La partie s’arrête au plus tard après le tour { $cap }, et le plus riche gagne. Les règles imprimées n’ont pas de dernier tour : il est de nous, choisi avant la partie.
board-turn-of = sur { $cap }
board-rooms = Départements
board-centre = Centre de la table
board-race = La course : au-delà de { $goal } dollars, la partie s’arrête
board-to-goal = Au-delà de { $goal } à la fin d’un tour, la partie s’arrête ; le plus riche gagne.
board-products-mean = En stock. Chaque vente en écoule un pour { $price } dollars.
board-hand-limit = À la fin d’un tour, on garde au plus { $limit } cartes.
board-first = 1er joueur
board-nearing = peut conclure
board-nearing-means = Peut mettre fin à la partie ce tour : jusqu’à { $dollars } dollars une fois les salaires payés, si tous les dés réussissent ; au-delà de { $goal }, la partie s’arrête.
board-wages = Salaires
board-next-wages = Salaires à venir
board-storage = Stockage
board-wages-mean = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, 1 dollar par tranche de { $group } : { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
}.
board-storage-means = { $products ->
    [one] { $products } produit
   *[other] { $products } produits
}, 1 dollar par tranche de { $group } : { $storage ->
    [one] { $storage } dollar
   *[other] { $storage } dollars
}.
board-due-now = À payer à la fin de ce tour.
board-due-later = Ce tour est payé ; voilà ce qui serait dû à la fin du prochain.
board-due = { $when ->
    [next] Ce tour est payé. La prochaine fois
   *[now] À payer à la fin du tour
} : salaires { $wages } ({ $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, 1 par tranche de { $employees-group }), stockage { $storage } ({ $products ->
    [one] { $products } produit
   *[other] { $products } produits
}, 1 par tranche de { $products-group }).
board-books-ahead = Ce que ce tour rapporte en moyenne
board-books = Votre tour jusqu’ici, frais compris
board-books-net = { $net } dollars
board-new-card = nouvelle
board-placed = prêt
board-reserve-means = En réserve, on ne lance pas de dé, mais on est payé ; on peut être placé au tour suivant.
board-room-empty = Personne ne travaille ici : aucun dé.
board-room-odds = { $people ->
    [one] { $people } dé
   *[other] { $people } dés
}, réussite { $needed ->
    [1] assurée
   *[other] dès { $needed }
} : { $average } en moyenne.
board-room-aces = { $aces ->
    [one] { $aces } as
   *[other] { $aces } as
}, pour de bon.
board-room-boosted = Un roi : chaque réussite compte double ce tour.
board-room-disrupted = Saboté : aucun dé ce tour.
board-room-leaving = Quelqu’un d’ici sera licencié.
board-yields-production = Chaque réussite donne un produit.
board-yields-research = Chaque réussite fait piocher une carte.
board-yields-hr = Chaque réussite amène un nouvel employé, si vous le désirez.
board-yields-sales = Chaque réussite vend un produit { $price } dollars, dans la limite de la demande.
board-sabotaged = saboté
board-place-here = Placer quelqu’un ici
board-take-back = Reprendre quelqu’un
board-ready = Prêt
board-ready-reserve = Prêt : { $left } en réserve
board-demand-later = Un dé, plus { $bonus } pour les études de marché, lancé après les cartes.
board-demand-now = Chacun peut vendre { $demand ->
    [one] { $demand } produit
   *[other] jusqu’à { $demand } produits
} ce tour.
board-demand-each = chacun vend au plus
board-study-means = Chaque valet au centre ajoute { $bonus }, pour tous et pour de bon.
board-dice-again = Revoir les dés
board-skip-dice = Abréger
board-pile = Pioche
board-seen = Cartes que vous avez vues
board-tally = Sur { $copies } : { $discarded } à la défausse, que vous sachiez, { $lying } face visible, { $mine } à vous. { $unseen } parmi les { $cards } cartes que vous n’avez pas vues.
board-legend-mine = dans votre main
board-legend-lying = face visible
board-legend-discarded = défaussée
board-legend-unseen = jamais vue
board-finish = La fin de la course
board-finish-again = Revoir
board-wins = { $seats } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
board-share = { $seats } partagent la victoire avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
board-cause-goal = Plus de { $goal } dollars après le tour { $turn } : la course est finie.
board-cause-cap = Le tour { $turn } était le dernier : le plus riche gagne.
board-cause-deadlock = Après le tour { $turn }, plus rien ne pouvait changer : le plus riche gagne.
board-reason-products = D’autres sont aussi riches : le stock décide ({ $products ->
    [one] { $products } produit
   *[other] { $products } produits
}).
board-reason-employees = D’autres sont aussi riches et ont autant en stock : le personnel décide ({ $employees ->
    [one] { $employees } employé
   *[other] { $employees } employés
}).
board-reason-shared = Dollars, stock et personnel sont à égalité.
board-letter-ace = A
board-letter-king = R
board-letter-queen = D
board-letter-jack = V
board-letter-joker = ★
board-card-ace = Méthodes Améliorées
board-card-king = Boost d’Innovation
board-card-queen = Reconversion
board-card-jack = Étude de Marché
board-card-joker = Espionnage
board-does-ace = Un de vos départements réussit à 1 de moins, pour de bon.
board-does-king = Un de vos départements compte double ce tour.
board-does-queen = Un de vos employés change de département.
board-does-jack = Demande +{ $bonus } pour tous, pour de bon.
board-does-joker = Un département rival ne lance aucun dé ce tour.
board-or-spy = Ou face cachée sur un département rival, en espion.
board-no-cards = Aucune carte en main.
board-spy-true = Un vrai joker : { $target } ne lance aucun dé ici ce tour ; crier au bluff lui coûterait { $stake } dollars.
board-spy-bluff = Un bluff ({ $card }) : s’il passe, { $target } ne lance aucun dé ici ce tour ; s’il est dénoncé, vous payez { $stake } dollars.
board-claim = { $spy } pose une carte face cachée sur { $department ->
    [production] votre production
    [research] votre recherche
    [hr] vos RH
   *[sales] vos ventes
} et prétend que c’est un joker (Espionnage).
board-claimed = Votre carte est face cachée chez { $target } ({ $department }). Sera-t-elle crue ?
board-claims = { $spy } prétend jouer un joker (Espionnage) chez { $target } ({ $department }).
board-answer-accept = Accepter le sabotage
board-answer-accept-means = Aucun dé { $department ->
    [production] à la production
    [research] à la recherche
    [hr] aux RH
   *[sales] aux ventes
} ce tour ; personne ne voit la carte.
board-answer-call = Dénoncer le bluff
board-answer-call-means = Un joker : sabotage, et vous payez { $stake }. Autre chose : { $spy } vous paie { $stake }.
board-jokers = { $unseen ->
    [0] Vous avez vu tous les jokers : ce ne peut pas en être un.
    [one] { $unseen } joker se cache parmi les { $cards } cartes que vous n’avez pas vues : { $percent } %, si chacune est aussi probable.
   *[other] { $unseen } jokers se cachent parmi les { $cards } cartes que vous n’avez pas vues : { $percent } %, si chacune est aussi probable.
}
board-none = Aucun
board-hire-how-many = Combien d’embauches ?
board-hire-brings = { $same ->
    [1] salaires toujours { $wages }
   *[other] salaires { $wages }
}
board-hire-means = Ils attendent en réserve et sont placés au tour suivant.
board-sell-how-many = Combien de ventes ?
board-sell-brings = +{ $dollars } → { $then }
board-limit-successes = réussites
board-limit-demand = demande, chacun
board-limit-stock = stock
board-after-upkeep = Salaires ({ $wages }) et stockage ({ $storage }) payés, il vous reste { $kept } dollars : { $ends ->
    [true] plus de { $goal }, la partie s’arrête
   *[false] la partie s’arrête au-delà de { $goal }
}.
board-hint-place = { $left ->
    [0] Chacun a sa place : dites que vous êtes prêt, ou cliquez sur un département pour y déplacer le dernier.
    [one] Cliquez sur un département pour y placer { $left } personne. Qui reste en réserve pourra être placé au tour suivant.
   *[other] Cliquez sur des départements pour y placer { $left } personnes. Qui reste en réserve pourra être placé au tour suivant.
}
board-hint-card = Prenez une carte, puis un lieu éclairé.
board-hint-ace = L’as : cliquez sur un de vos départements pour faciliter ses dés.
board-hint-king = Le roi : cliquez sur un de vos départements pour le doubler ce tour.
board-hint-queen = La dame : cliquez sur le département d’où part un employé.
board-hint-queen-to = La dame : cliquez maintenant sur le département où il va.
board-hint-jack = Le valet : cliquez sur la demande pour l’augmenter.
board-hint-joker = Le joker : cliquez sur le département rival à saboter.
board-face-down-any = Toute carte peut aller face cachée chez un rival comme joker (Espionnage) : cru, aucun dé n’y est lancé ; dénoncé, un bluff vous coûte { $stake } dollars, un joker vous en rapporte { $stake }.
board-face-down-bluff = Ou bluffez : face cachée chez un rival, comme joker (Espionnage). Cru, le département ne lance aucun dé ce tour ; dénoncé, vous payez { $stake } dollars.
board-face-down-true = Il y va face cachée. Cru, le département ne lance aucun dé ce tour ; dénoncé à tort, non plus, et vous gagnez { $stake } dollars.
board-hint-layoff = Cliquez sur un département ou la réserve pour y licencier quelqu’un, ou gardez tout le monde.
board-hint-dismiss = { $surplus ->
    [0] Cliquez sur le département ou la réserve que quelqu’un doit quitter : son salaire ne peut pas être payé.
    [one] { $surplus } personne ne peut pas être payée et doit partir : cliquez sur un département ou la réserve.
   *[other] { $surplus } personnes ne peuvent pas être payées et doivent partir, une à une : cliquez sur un département ou la réserve.
}
board-hint-discard = On garde { $most } cartes : choisissez { $surplus ->
    [one] { $surplus } carte à défausser sans la montrer
   *[other] { $surplus } cartes à défausser sans les montrer
}.
board-warn-no-sales = Personne aux ventes : rien ne peut être vendu.
board-warn-sales-disrupted = Ventes sabotées : rien ne peut être vendu ce tour.
board-warn-nothing-to-sell = Ni stock ni personne à la production : il n’y a rien à vendre.
board-warn-nothing-made = Pas de stock, et production sabotée : il n’y a rien à vendre.
board-warn-no-cards = Aucune carte à piocher, sauf si l’on en défausse avant : la recherche ne trouve rien.
board-warn-king-wasted = Le roi est perdu ({ $department }) : aucun dé ce tour.
board-warn-king-alone = Le roi ne double rien ({ $department }) : personne n’y travaille.
board-warn-wages = Vous devez { $wages } de salaires et n’avez que { $dollars } : sans ventes, il faudra licencier.

## Dans les rapports d’équilibre

gain-hired = A embauché
gain-studied = A étudié le marché
gain-sold = A vendu
gain-improved = Amélioré
gain-boosted = Roi joué sur
gain-spied = Espionné
gain-laid-off = Licencié en
ending-goal-reached = quelqu’un atteint l’objectif
ending-turn-cap = le dernier tour
ending-deadlock = blocage
