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
view-goal = Objectif à dépasser (dollars)
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
view-known-discards = Cartes défaussées que vous avez vues
view-players = Joueurs
view-dollars = Dollars
view-products = Produits
view-hand = Cartes
view-hand-size = Nombre de cartes
view-employees = Employés
view-reserve = Réserve
view-to-place = À affecter
view-offer = Embauches ou ventes possibles
view-leaving = Licenciements décidés
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
   *[some] { $hand-size } ({ $hand })
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
verb-retrain = reconvertir un employé dans un autre département avec une dame
    .word = reconvertir
verb-study = augmenter la demande jusqu’à la fin de la partie avec un valet
    .word = étudier
verb-spy = poser une carte face cachée chez un rival et annoncer un joker
    .word = espionner
    .arguments = card target department
verb-accept = accepter le sabotage ; personne ne verra la carte
    .word = accepter
verb-call = dénoncer le bluff ; celui qui se trompe paie
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
told-turn = Tour { $turn }. Premier joueur : { $first }.
told-placed = { $seat } a placé ses employés.
told-assigned = { $seat } dévoile son affectation : production { $production }, recherche { $research }, RH { $hr }, ventes { $sales }, réserve { $reserve }.
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
    [0] 0 produit
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
told-no-card = Plus aucune carte à piocher pour { $seat }.
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
told-dismissed = { $seat } ne peut pas payer un employé et le licencie ({ $place }).
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
told-goal-reached = Objectif dépassé par { $seats } : la partie est terminée.
told-turn-cap = Le tour { $turn } était le dernier : la partie est terminée.
told-deadlock = Plus rien ne peut changer : la partie est terminée.
told-wins = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-wins-tie = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} : à fortune égale, le stock ou l’effectif a fait la différence.
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
why-rival-without-stake = { $target } n’a plus un dollar et n’aurait rien à perdre en dénonçant le bluff : choisissez un autre rival.
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

variant-turn-cap = Dernier tour
variant-anew = Réaffecter tous les employés à chaque tour

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
because-joker = Un vrai joker frappe { $target }, que le bluff soit dénoncé ou non.
because-bluff = Un bluff peut faire perdre un tour à { $target }, pour une carte qui ne vous manquera guère.
because-for-good = Les lancers y seront plus faciles jusqu’à la fin de la partie ({ $department }).

## Le guide, à qui joue pour la première fois

coach-assign = Affectez vos employés : ils restent là où vous les placez. Pour débuter, un à la Production, un aux RH et un aux Ventes, c’est du solide : une recrue embauchée tôt lancera son dé jusqu’à la fin. Tôt ou tard, il vous faudra autant de monde aux Ventes qu’à la Production.
coach-pass = Jouez une carte ou passez. On fait le tour de la table jusqu’à ce que tous aient passé à la suite : vous pourrez donc encore réagir. Une carte gardée servira peut-être mieux au prochain tour, quand vos départements seront plus remplis.
coach-improve = L’as facilite les lancers d’un de vos départements jusqu’à la fin de la partie. Jouez-le tôt, là où vous avez, ou aurez, le plus de monde.
coach-boost = Le roi double ce que rapporte un de vos départements, ce tour-ci seulement. Gardez-le pour un département bien rempli ; aux Ventes, il faut aussi que la demande et le stock suivent. Si le département est saboté, le roi est perdu.
coach-retrain = La dame réaffecte définitivement un employé, qui lance son dé dans son nouveau département dès ce tour. Faites d’un recruteur un vendeur quand vous êtes assez nombreux, ou sortez quelqu’un d’un département saboté.
coach-study = Le valet ajoute 2 à la demande de chaque tour, pour tous. Jouez-le si vous avez plus à vendre que les autres, avec plusieurs vendeurs et du stock.
coach-spy = Posez n’importe quelle carte, face cachée, sur un département rival et annoncez un joker : si on vous croit, il ne lance aucun dé ce tour. Un vrai joker agit même si le bluff est dénoncé ; un bluff démasqué vous coûte 3 dollars.
coach-accept = Accepter vous prive des dés d’un département, et personne ne voit la carte. C’est parfois un moindre mal : regardez qui y travaille et ce qu’il rapporterait ce tour.
coach-call = Dénoncez le bluff si vous ne croyez pas au joker : celui qui se trompe paie 3 dollars. Il n’y a que deux jokers : combien en avez-vous vu passer, et que vaut ce département pour vous ?
coach-hire = Chaque réussite vous propose une recrue, à affecter au tour suivant. Trois employés coûtent 1 dollar par tour et lancent trois dés : embauchez toujours, sauf si la fin est proche.
coach-sell = Chaque réussite permet de vendre un produit 3 dollars, dans la limite de la demande et du stock. Vendez tout ce que vous pouvez : seuls les dollars font gagner.
coach-keep = Les salaires sont payés. Mieux vaut presque toujours garder tout le monde : ne licenciez que pour économiser un dollar que l’employé n’aurait sans doute pas rapporté.
coach-layoff = Si vous ne pouvez pas payer les salaires, il faut licencier ; sinon, à vous de voir. Séparez-vous de celui qui rapporte le moins : un recruteur en fin de partie, ou un employé en réserve.
coach-discard = On garde cinq cartes au plus à la fin du tour. Défaussez celles que vous ne joueriez pas de sitôt ; personne ne les verra. Pour bluffer, toutes les cartes se valent : gardez jokers, as et rois.

## Sur le plateau

board-headline = { $phase ->
    [assignment] Chacun affecte ses employés en secret. On attend encore : { $waiting }.
    [action] À { $waiting } de jouer une carte ou de passer.
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
board-turn-cap = La partie s’arrête au plus tard après le tour { $cap }, et le plus riche gagne. Le livret ne prévoit pas de dernier tour : celui-ci a été choisi avant la partie.
board-turn-of = sur { $cap }
board-rooms = Départements
board-centre = Centre de la table
board-race = La course aux { $goal } dollars : au-delà, la partie s’arrête
board-to-goal = Dès qu’un joueur dépasse { $goal } dollars à la fin d’un tour, la partie s’arrête ; le plus riche gagne.
board-products-mean = En stock. Chaque produit se vend { $price } dollars.
board-hand-limit = À la fin d’un tour, on garde au plus { $limit } cartes.
board-first = 1er joueur
board-nearing = peut conclure
board-nearing-means = Peut mettre fin à la partie ce tour : si tous les dés réussissent, jusqu’à { $dollars } dollars une fois les salaires payés ; au-delà de { $goal }, la partie s’arrête.
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
board-due-later = Ce tour est payé ; voici ce que vous devriez à la fin du prochain.
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
board-books-ahead = Ce que ce tour devrait rapporter
board-books = Bilan de votre tour, frais compris
board-books-net = { $net } $
board-new-card = nouvelle
board-placed = prêt
board-reserve-means = Un employé en réserve ne lance pas de dé, mais touche son salaire ; il pourra être affecté au tour suivant.
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
}, jusqu’à la fin.
board-room-boosted = Un roi : chaque réussite compte double ce tour.
board-room-disrupted = Saboté : aucun dé ce tour.
board-room-leaving = Un employé d’ici sera licencié.
board-yields-production = Chaque réussite donne un produit.
board-yields-research = Chaque réussite fait piocher une carte.
board-yields-hr = Chaque réussite apporte un nouvel employé, si vous le désirez.
board-yields-sales = Chaque réussite permet de vendre un produit { $price } dollars, dans la limite de la demande.
board-sabotaged = saboté
board-place-here = Placer un employé ici
board-take-back = Reprendre un employé
board-ready = Prêt
board-ready-reserve = Prêt : { $left } en réserve
board-demand-later = Un dé lancé après les cartes, plus { $bonus } pour les Études de Marché.
board-demand-now = Chacun peut vendre { $demand ->
    [one] { $demand } produit
   *[other] jusqu’à { $demand } produits
} ce tour.
board-demand-each = au plus par joueur
board-study-means = Chaque valet au centre ajoute { $bonus } à la demande, pour tous et jusqu’à la fin.
board-dice-again = Revoir les dés
board-skip-dice = Passer
board-pile = Pioche
board-seen = Cartes que vous avez vues
board-tally = Sur { $copies } : { $discarded } dans la défausse à votre connaissance, { $lying } face visible, { $mine } dans votre main. Il en reste { $unseen } parmi les { $cards } cartes que vous n’avez pas vues.
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
board-reason-products = À fortune égale, c’est le stock qui fait la différence ({ $products ->
    [one] { $products } produit
   *[other] { $products } produits
}).
board-reason-employees = À fortune et stock égaux, c’est l’effectif qui fait la différence ({ $employees ->
    [one] { $employees } employé
   *[other] { $employees } employés
}).
board-reason-shared = Dollars, stock, effectif : égalité parfaite.
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
board-does-ace = Abaisse de 1 le seuil de réussite d’un de vos départements, jusqu’à la fin.
board-does-king = Double ce que rapporte un de vos départements ce tour.
board-does-queen = Réaffecte un de vos employés à un autre département.
board-does-jack = Demande +{ $bonus } pour tous, jusqu’à la fin.
board-does-joker = Sabote un département rival : aucun dé ce tour.
board-or-spy = Ou face cachée sur un département rival, en guise d’espion.
board-no-cards = Aucune carte en main.
board-spy-true = Un vrai joker : { $target } ne lancera aucun dé ici ce tour ; dénoncer le bluff lui coûterait { $stake } dollars.
board-spy-bluff = Un bluff ({ $card }) : s’il passe, { $target } ne lancera aucun dé ici ce tour ; s’il est dénoncé, vous payez { $stake } dollars.
board-claim = { $spy } pose une carte face cachée sur { $department ->
    [production] votre production
    [research] votre recherche
    [hr] vos RH
   *[sales] vos ventes
} et prétend que c’est un joker (Espionnage).
board-claimed = Votre carte est posée face cachée chez { $target } ({ $department }). Votre rival y croira-t-il ?
board-claims = { $spy } prétend jouer un joker (Espionnage) chez { $target } ({ $department }).
board-answer-accept = Accepter le sabotage
board-answer-accept-means = Aucun dé { $department ->
    [production] à la production
    [research] à la recherche
    [hr] aux RH
   *[sales] aux ventes
} ce tour ; personne ne voit la carte.
board-answer-call = Dénoncer le bluff
board-answer-call-means = Si c’est un joker : sabotage, et vous payez { $stake }. Sinon : { $spy } vous paie { $stake }.
board-jokers = { $unseen ->
    [0] Vous avez vu tous les jokers : ce ne peut pas en être un.
    [one] { $unseen } joker se cache parmi les { $cards } cartes que vous n’avez pas vues : { $percent } % de chances, si toutes se valent.
   *[other] { $unseen } jokers se cachent parmi les { $cards } cartes que vous n’avez pas vues : { $percent } % de chances, si toutes se valent.
}
board-none = Aucun
board-hire-how-many = Combien d’embauches ?
board-hire-brings = { $same ->
    [1] salaires inchangés : { $wages }
   *[other] salaires : { $wages }
}
board-hire-means = Les recrues attendent en réserve et seront affectées au tour suivant.
board-sell-how-many = Combien de ventes ?
board-sell-brings = +{ $dollars } → { $then }
board-limit-successes = réussites
board-limit-demand = demande par joueur
board-limit-stock = stock
board-after-upkeep = Salaires ({ $wages }) et stockage ({ $storage }) payés, il vous reste { $kept } dollars : { $ends ->
    [true] plus de { $goal }, la partie s’arrête
   *[false] la partie s’arrête au-delà de { $goal }
}.
board-hint-place = { $left ->
    [0] Tous vos employés sont placés : cliquez sur « Prêt », ou sur un département pour y déplacer le dernier.
    [one] Cliquez sur un département pour y placer { $left } employé. En réserve, il pourra être placé au tour suivant.
   *[other] Cliquez sur des départements pour y placer { $left } employés. Ceux qui restent en réserve pourront être placés au tour suivant.
}
board-hint-card = Choisissez une carte, puis un emplacement en surbrillance.
board-hint-ace = L’as : cliquez sur un de vos départements pour faciliter ses dés.
board-hint-king = Le roi : cliquez sur un de vos départements pour le doubler ce tour.
board-hint-queen = La dame : cliquez sur le département que quitte un employé.
board-hint-queen-to = La dame : cliquez maintenant sur son nouveau département.
board-hint-jack = Le valet : cliquez sur la demande pour l’augmenter.
board-hint-joker = Le joker : cliquez sur le département rival à saboter.
board-face-down-any = Toute carte peut être posée face cachée chez un rival en guise de joker (Espionnage). Si on vous croit, il n’y lance aucun dé ; si on dénonce le bluff, vous payez { $stake } dollars, à moins que ce ne soit un vrai joker, qui vous en rapporte { $stake }.
board-face-down-bluff = Ou bluffez : posez-la face cachée chez un rival en guise de joker (Espionnage). Si on vous croit, le département ne lance aucun dé ce tour ; sinon, vous payez { $stake } dollars.
board-face-down-true = Il se pose face cachée. Qu’on vous croie ou non, le département ne lance aucun dé ce tour ; si l’on dénonce le bluff, vous gagnez en plus { $stake } dollars.
board-hint-layoff = Cliquez sur un département ou sur la réserve pour y licencier un employé, ou gardez tout le monde.
board-hint-dismiss = { $surplus ->
    [0] Vous ne pouvez pas payer tout le monde : cliquez sur le département ou la réserve où licencier un employé.
    [one] Vous ne pouvez pas payer { $surplus } employé, qu’il faut licencier : cliquez sur un département ou sur la réserve.
   *[other] Vous ne pouvez pas payer { $surplus } employés, qu’il faut licencier un par un : cliquez sur un département ou sur la réserve.
}
board-hint-discard = On garde { $most } cartes : choisissez { $surplus ->
    [one] { $surplus } carte à défausser sans la montrer
   *[other] { $surplus } cartes à défausser sans les montrer
}.
board-warn-no-sales = Personne aux ventes : vous ne vendrez rien.
board-warn-sales-disrupted = Ventes sabotées : vous ne vendrez rien ce tour.
board-warn-nothing-to-sell = Ni stock, ni personne à la production : il n’y aura rien à vendre.
board-warn-nothing-made = Pas de stock, et production sabotée : il n’y aura rien à vendre.
board-warn-no-cards = Plus de carte à piocher : la recherche ne donnera rien, à moins qu’on n’en défausse avant.
board-warn-king-wasted = Le roi est perdu ({ $department }) : aucun dé ce tour.
board-warn-king-alone = Le roi ne double rien ({ $department }) : personne n’y travaille.
board-warn-wages = Vous devez { $wages } de salaires et n’avez que { $dollars } : sans ventes, il faudra licencier.

## Dans les rapports d’équilibre

gain-hired = A embauché
gain-studied = A joué une Étude de Marché
gain-sold = A vendu
gain-improved = As joué sur
gain-boosted = Roi joué sur
gain-spied = A espionné
gain-laid-off = A licencié en
ending-goal-reached = objectif dépassé
ending-turn-cap = le dernier tour
ending-deadlock = blocage
