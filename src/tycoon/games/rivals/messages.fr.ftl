# PDG rivaux

title = PDG rivaux
blurb = Dirigez une entreprise à quatre services, grandissez plus vite que les autres et espionnez-les : toute carte peut se dire espion.

headline = { $phase ->
    [assignment] Tour { $turn }, affectation en secret. Doivent encore placer des employés : { $waiting }.
    [action] Tour { $turn }, action : { $waiting } peut jouer une carte ou passer.
    [answer] Tour { $turn }, espionnage : { $spy } a posé { $face-down ->
        [none] une carte
        [queen] une dame
       *[other] un { $face-down }
    } face cachée chez { $target } ({ $department }) en annonçant un joker. À { $target } d’accepter ou de dénoncer.
    [hiring] Tour { $turn }, ressources humaines : embauche possible pour { $waiting }.
    [selling] Tour { $turn }, ventes : vente possible pour { $waiting }.
    [dismissals] Tour { $turn }, maintenance : tous ne peuvent être payés, licenciement obligatoire pour { $waiting }.
    [layoffs] Tour { $turn }, maintenance : les salaires sont payés, licenciements possibles pour { $waiting }.
    [hand_limit] Tour { $turn }, maintenance : trop de cartes en main pour { $waiting }.
   *[over] La partie est terminée après { $turn ->
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
view-goal = Pour finir, plus de dollars que
view-first = Premier joueur
view-waiting = Doivent décider
view-spy = Espion
view-target = Cible
view-department = Département
view-face-down = Carte face cachée
view-demand = Demande
view-studies = Études de marché
view-deck = Cartes dans la pioche
view-discards = Défausse
view-known-discards = Défausse que vous avez vue
view-players = Joueurs
view-dollars = Dollars
view-products = Produits
view-hand = Cartes
view-hand-size = Nombre de cartes
view-employees = Employés
view-reserve = Réserve
view-to-place = À placer
view-offer = Embauches ou ventes possibles
view-leaving = Licenciement en cours
view-production = Production
view-production-placing = Production, en cours de placement
view-production-needed = Production, résultat à atteindre
view-production-boosted = Production, doublé
view-production-disrupted = Production, saboté
view-research = Recherche
view-research-placing = Recherche, en cours de placement
view-research-needed = Recherche, résultat à atteindre
view-research-boosted = Recherche, doublé
view-research-disrupted = Recherche, saboté
view-hr = Ressources humaines
view-hr-placing = Ressources humaines, en cours de placement
view-hr-needed = Ressources humaines, résultat à atteindre
view-hr-boosted = Ressources humaines, doublé
view-hr-disrupted = Ressources humaines, saboté
view-sales = Ventes
view-sales-placing = Ventes, en cours de placement
view-sales-needed = Ventes, résultat à atteindre
view-sales-boosted = Ventes, doublé
view-sales-disrupted = Ventes, saboté

show-hand = { $hand ->
    [none] { $hand-size }
   *[some] { $hand-size } : { $hand }
}
show-reserve = { $reserve }{ $to-place ->
    [none] {""}
    [0] {""}
   *[other] , à placer : { $to-place }
}
show-production = { $production }{ $production-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $production-placing }
} ({ $production-needed ->
    [1] réussit toujours
   *[other] dé { $production-needed }+
}){ $production-boosted ->
    [yes] , doublé
   *[no] {""}
}{ $production-disrupted ->
    [yes] , saboté
   *[no] {""}
}
show-research = { $research }{ $research-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $research-placing }
} ({ $research-needed ->
    [1] réussit toujours
   *[other] dé { $research-needed }+
}){ $research-boosted ->
    [yes] , doublé
   *[no] {""}
}{ $research-disrupted ->
    [yes] , saboté
   *[no] {""}
}
show-hr = { $hr }{ $hr-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $hr-placing }
} ({ $hr-needed ->
    [1] réussit toujours
   *[other] dé { $hr-needed }+
}){ $hr-boosted ->
    [yes] , doublé
   *[no] {""}
}{ $hr-disrupted ->
    [yes] , saboté
   *[no] {""}
}
show-sales = { $sales }{ $sales-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $sales-placing }
} ({ $sales-needed ->
    [1] réussit toujours
   *[other] dé { $sales-needed }+
}){ $sales-boosted ->
    [yes] , doublé
   *[no] {""}
}{ $sales-disrupted ->
    [yes] , saboté
   *[no] {""}
}

## Ce que l’on peut faire

verb-assign = placer un employé dans un département, ou le laisser en réserve
    .word = placer
verb-pass = ne pas jouer de carte
    .word = passer
verb-improve = améliorer un de vos départements avec un as
    .word = améliorer
verb-boost = doubler un de vos départements ce tour avec un roi
    .word = doubler
verb-retrain = changer un employé de département avec une dame
    .word = reconvertir
verb-study = augmenter la demande pour de bon avec un valet
    .word = étudier
verb-spy = poser une carte face cachée chez un rival en annonçant un joker
    .word = espionner
    .arguments = card target department
verb-accept = accepter le sabotage ; la carte ne sera pas vue
    .word = accepter
verb-call = dénoncer le bluff ; celui qui a tort paie
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

told-own-cards = Vous recevez : { $cards }.
told-turn = Tour { $turn } ; premier joueur : { $first }.
told-placed = Décision prise : { $seat }.
told-assigned = { $seat } place : production { $production }, recherche { $research }, ressources humaines { $hr }, ventes { $sales }, réserve { $reserve }.
told-passed = { $seat } passe.
told-improved = { $seat } joue un as ({ $department }) : { $needed ->
    [1] tout lancer réussit
   *[other] { $needed } ou plus suffit
} désormais.
told-boosted = { $seat } joue un roi ({ $department }) : le double ce tour.
told-retrained = { $seat } joue une dame : un employé change de département ({ $origin } → { $department }).
told-studied = { $seat } joue un valet : la demande est désormais augmentée de { $bonus }.
told-spied = { $seat } pose une carte face cachée chez { $target } ({ $department }) en annonçant un joker.
told-accepted = { $seat } accepte : département saboté ce tour ({ $department }), et personne ne voit la carte.
told-called-joker = { $seat } dénonce, et c’est un joker : département saboté ({ $department }), et { $seat } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} à { $spy }.
told-called-bluff = { $seat } dénonce, et c’est { $card ->
    [queen] une dame
   *[other] un { $card }
} : pas de sabotage, et { $spy } paie { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} à { $seat }.
told-demand = Le dé de la demande donne { $die } : chacun peut vendre jusqu’à { $demand }.
told-no-dice = { $seat }, { $department } : saboté, aucun dé.
told-rolls = { $seat }, { $department } : dés { $rolls }, { $successes ->
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
told-reshuffled = La pioche était vide : { $count ->
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
} : il faut licencier.
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
told-scrapped = { $seat } ne peut pas payer le stockage et jette { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}.
told-discarded = { $seat } défausse une carte sans la montrer.
told-goal-reached = Le but est dépassé par { $seats }. La partie est terminée.
told-turn-cap = Le tour { $turn } était le dernier. La partie est terminée.
told-deadlock = Il n’y a plus rien à attendre. La partie est terminée.
told-wins = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-wins-tie = { $seat } gagne avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, devant un rival aussi riche, par le stock ou le personnel.
told-share-win = { $seats } se partagent la victoire avec { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.

## Refus

why-card-not-held = Vous n’avez pas { $card ->
    [ace] d’as
   *[other] de { $card }
}.
why-no-such-card = Cette carte n’existe pas : il y a as, roi, dame, valet et joker.
why-no-such-place = Cet endroit n’existe pas : choisissez production, recherche, RH, ventes ou la réserve.
why-no-such-department = Ce département n’existe pas : il y a production, recherche, RH et ventes.
why-fully-improved = Ce département a déjà { $most ->
    [1] son as
   *[other] ses { $most } as
}.
why-already-boosted = Ce département a déjà un roi ce tour.
why-same-department = L’employé y est déjà : choisissez deux départements différents.
why-nobody-there = Il n’y a personne ici : { $place }.
why-no-such-seat = Ce rival n’existe pas.
why-own-department = Vous ne pouvez pas espionner votre propre société.
why-already-disrupted = Déjà saboté ce tour chez { $target } : { $department }.
why-nothing-to-stake = Vous n’avez plus un dollar : qui espionne doit avoir quelque chose à perdre.
why-rival-without-stake = Plus un dollar chez { $target }, donc rien à perdre en dénonçant : choisissez un autre rival.
why-hire-up-to = Vous pouvez embaucher { $most ->
    [one] { $most } employé
   *[other] { $most } employés
} au plus ; personne, c’est permis aussi.
why-sell-up-to = Vous pouvez vendre { $most ->
    [one] { $most } produit
   *[other] { $most } produits
} au plus, selon les réussites, la demande ({ $demand }) et le stock. Rien, c’est permis aussi.
why-cannot-pay-wages = Vous devez { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
} de salaires et { $dollars ->
    [0] n’avez rien pu payer
    [one] n’avez pu payer que { $dollars } dollar
   *[other] n’avez pu payer que { $dollars } dollars
} : il faut licencier.

## Décompte final

score-dollars = Dollars
score-products = Produits
score-employees = Employés

## Choix avant la partie

variant-turn-cap = Le dernier tour
variant-anew = Les employés sont placés de nouveau à chaque tour

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

because-grow = Davantage de recruteurs font grandir l’entreprise ; à ce rythme, il lui faut environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} jusqu’au but.
because-make-and-sell = Ce qui est produit et vendu rapporte : environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} jusqu’au but.
because-joker = Un vrai joker touche { $target } même si le bluff est dénoncé.
because-bluff = Un bluff peut coûter un tour à { $target }, pour une carte qui ne manquera guère.
because-odds = La carte est un joker avec une chance d’environ { $chance } %.
because-for-good = Les dés sont plus favorables jusqu’à la fin de la partie ({ $department }).
because-now = C’est là que ce tour rapporte le plus ({ $department }).

## Sur le plateau

board-headline = { $phase ->
    [assignment] On place ses employés en secret. Pas encore prêts : { $waiting }.
    [action] { $waiting } peut jouer une carte ou passer.
    [answer] Espionnage : à { $target } d’y croire ou de contester.
    [hiring] Les dés des RH : embauche possible pour { $waiting }.
    [selling] Les dés des ventes : vente possible pour { $waiting }.
    [dismissals] Tous ne peuvent être payés : licenciement obligatoire pour { $waiting }.
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
board-turn-cap = La partie s’arrête au plus tard après le tour { $cap }.
board-rooms = Pièces
board-centre = Centre de la table
board-race = La course : plus de { $goal } dollars mettent fin à la partie
board-to-goal = Plus de { $goal } à la fin d’un tour mettent fin à la partie ; le plus riche gagne.
board-products-mean = En stock. Les ventes en tirent { $price } dollars pièce.
board-hand-limit = À la fin d’un tour, personne ne garde plus de { $limit } cartes.
board-first = 1er joueur
board-wages = Salaires
board-next-wages = Salaires à venir
board-storage = Stockage
board-wages-mean = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, 1 dollar par tranche de { $group } : { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
}.
board-storage-means = { $products ->
    [one] { $products } produit
   *[other] { $products } produits
}, 1 dollar par tranche de { $group } : { $storage ->
    [one] { $storage } dollar
   *[other] { $storage } dollars
}.
board-due-now = À payer à la fin de ce tour.
board-due-later = Ce tour est payé ; voilà ce qui serait dû à la fin du prochain.
board-due = { $when ->
    [next] Ce tour est payé. La prochaine fois
   *[now] À payer à la fin du tour
} : salaires { $wages } ({ $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, 1 par tranche de { $employees-group }), stockage { $storage } ({ $products ->
    [one] { $products } produit
   *[other] { $products } produits
}, 1 par tranche de { $products-group }).
board-books-ahead = Ce que ce tour rapporte en moyenne
board-books = Votre tour jusqu’ici, frais compris
board-books-net = { $net } dollars
board-new-card = neuve
board-placed = prêt
board-reserve-means = Ils ne lancent pas de dé, sont payés quand même et peuvent être placés au tour suivant.
board-room-empty = Personne ne travaille ici : aucun dé.
board-room-odds = { $people ->
    [one] { $people } dé
   *[other] { $people } dés
}, chacun { $needed ->
    [1] toujours réussi
   *[other] réussi à partir de { $needed }
} : { $average } en moyenne.
board-room-aces = { $aces ->
    [one] { $aces } as
   *[other] { $aces } as
}, pour de bon.
board-room-boosted = Un roi : chaque réussite compte double ce tour.
board-room-disrupted = Saboté : aucun dé ce tour.
board-room-leaving = Quelqu’un d’ici sera licencié.
board-yields-production = Chaque réussite fabrique un produit.
board-yields-research = Chaque réussite fait piocher une carte.
board-yields-hr = Chaque réussite amène un nouvel employé, si désiré.
board-yields-sales = Chaque réussite vend un produit { $price } dollars, jusqu’à la demande.
board-sabotaged = saboté
board-place-here = Placer quelqu’un ici
board-take-back = Reprendre quelqu’un
board-ready = Prêt
board-ready-reserve = Prêt : { $left } en réserve
board-demand-later = Un dé, plus { $bonus } pour les études de marché, lancé après les cartes.
board-demand-now = Chacun peut vendre jusqu’à { $demand } produits ce tour.
board-study-means = Chaque valet au centre ajoute { $bonus }, pour tous et pour de bon.
board-dice-again = Revoir les dés
board-skip-dice = Passer
board-pile = Pioche
board-seen = Cartes que vous avez vues
board-tally = Sur { $copies } : { $discarded } vues à la défausse, { $lying } face visible, { $mine } à vous. { $unseen } parmi les { $cards } cartes que vous n’avez pas vues.
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
board-cause-goal = Plus de { $goal } dollars après le tour { $turn } : la course est finie.
board-cause-cap = Le tour { $turn } était le dernier : le plus riche gagne.
board-cause-deadlock = Après le tour { $turn }, plus rien ne pouvait changer : le plus riche gagne.
board-reason-products = D’autres sont aussi riches : le stock décide ({ $products ->
    [one] { $products } produit
   *[other] { $products } produits
}).
board-reason-employees = D’autres sont aussi riches et ont autant en stock : le personnel décide ({ $employees ->
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
board-does-ace = Une de vos pièces réussit à 1 de moins, pour de bon.
board-does-king = Une de vos pièces compte double ce tour.
board-does-queen = Un de vos employés change de pièce.
board-does-jack = Demande +{ $bonus } pour tous, pour de bon.
board-does-joker = La pièce d’un rival ne lance aucun dé ce tour.
board-or-spy = Ou face cachée sur la pièce d’un rival, en espion.
board-no-cards = Aucune carte en main.
board-spy-true = Un vrai joker : { $target } ne lance aucun dé ici ce tour, et vous paie { $stake } dollars en cas de contestation.
board-spy-bluff = Un bluff ({ $card }) : s’il passe, { $target } ne lance aucun dé ici ce tour ; s’il est contesté, vous payez { $stake } dollars.
board-claim = { $spy } pose une carte face cachée sur votre département ({ $department }) et prétend que c’est un joker.
board-claimed = Votre carte est face cachée chez { $target } ({ $department }). Sera-t-elle crue ?
board-claims = { $spy } prétend jouer un joker chez { $target } ({ $department }).
board-answer-accept = Y croire
board-answer-accept-means = Aucun dé ici ce tour ({ $department }) ; personne ne voit la carte.
board-answer-call = Contester
board-answer-call-means = Un joker : saboté, et vous payez { $stake }. Autre chose : { $spy } vous paie { $stake }.
board-jokers = { $unseen ->
    [0] Vous avez vu tous les jokers : ce ne peut pas en être un.
    [one] { $unseen } joker se cache parmi les { $cards } cartes que vous n’avez pas vues : { $percent } %, si chacune est aussi probable.
   *[other] { $unseen } jokers se cachent parmi les { $cards } cartes que vous n’avez pas vues : { $percent } %, si chacune est aussi probable.
}
board-none = Aucun
board-hire-how-many = Combien d’embauches ?
board-hire-brings = salaires { $wages }
board-hire-means = Ils attendent en réserve et sont placés au tour suivant.
board-sell-how-many = Combien de ventes ?
board-sell-brings = +{ $dollars } → { $then }
board-limit-successes = réussites
board-limit-demand = demande
board-limit-stock = stock
board-after-upkeep = Salaires ({ $wages }) et stockage ({ $storage }) payés, il vous reste { $kept } dollars : { $ends ->
    [true] plus de { $goal }, la partie s’arrête
   *[false] la partie s’arrête au-delà de { $goal }
}.
board-hint-place = { $left ->
    [0] Chacun a sa place : dites que vous êtes prêt, ou cliquez sur une pièce pour y déplacer le dernier.
    [one] Cliquez sur une pièce pour y placer { $left } personne. Qui reste en réserve pourra être placé au tour suivant.
   *[other] Cliquez sur des pièces pour y placer { $left } personnes. Qui reste en réserve pourra être placé au tour suivant.
}
board-hint-card = Prenez une carte, puis cliquez sur une pièce qui s’éclaire ; ou passez.
board-hint-ace = L’as : cliquez sur une de vos pièces pour faciliter ses dés, ou sur celle d’un rival pour bluffer.
board-hint-king = Le roi : cliquez sur une de vos pièces pour la doubler ce tour, ou sur celle d’un rival pour bluffer.
board-hint-queen = La dame : cliquez sur la pièce que quelqu’un doit quitter, ou sur celle d’un rival pour bluffer.
board-hint-queen-to = La dame : cliquez maintenant sur la pièce où il va.
board-hint-jack = Le valet : cliquez sur la demande pour l’augmenter, ou sur la pièce d’un rival pour bluffer.
board-hint-joker = Le joker : cliquez sur la pièce d’un rival pour la saboter.
board-hint-layoff = Cliquez sur une pièce pour y licencier quelqu’un, ou gardez tout le monde.
board-hint-dismiss = { $surplus ->
    [0] Cliquez sur la pièce que quelqu’un doit quitter : son salaire ne peut pas être payé.
    [one] { $surplus } personne ne peut être payée et doit partir : cliquez sur une pièce.
   *[other] { $surplus } personnes ne peuvent être payées et doivent partir, une à une : cliquez sur une pièce.
}
board-hint-discard = On garde { $most } cartes : choisissez { $surplus ->
    [one] { $surplus } carte à défausser sans la montrer
   *[other] { $surplus } cartes à défausser sans les montrer
}.
board-warn-no-sales = Personne aux ventes : rien ne peut être vendu.
board-warn-sales-disrupted = Les ventes sont sabotées : rien ne peut être vendu ce tour.
board-warn-nothing-to-sell = Ni stock ni employé à la production : il n’y a rien à vendre.
board-warn-nothing-made = Pas de stock, et la production est sabotée : il n’y a rien à vendre.
board-warn-king-wasted = Le roi est perdu ({ $department }) : aucun dé ce tour.
board-warn-king-alone = Le roi ne double rien ({ $department }) : personne n’y travaille.
board-warn-wages = Salaires dus : { $wages }, et vous avez { $dollars } dollars : sans ventes, il faudra licencier.
