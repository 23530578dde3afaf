# Q.E.

title = Q.E.
blurb = Les banques centrales renflouent des sociétés à coups de planche à billets : enchérissez autant que vous voulez, mais celui qui dépense le plus est éliminé.

headline = { $phase ->
    [opening] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer } met aux enchères { $tile }, qui vaut { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }, et doit ouvrir l’enchère.
    [sealed] Tour { $turn } sur { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(manche { $round })
    } : { $auctioneer ->
        [none] chacun enchérit en secret sur la dernière société, { $tile }
       *[some] { $auctioneer } met aux enchères { $tile }
    }, qui vaut { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }.{ $opening ->
        [none] {""}
       *[other] {" "}L’enchère est ouverte à { $opening }.{ $ties ->
        [0] {" "}Les autres font une enchère secrète : 0 ou plus, mais pas ce montant.
        [one] {" "}{ $tied } sont à égalité en tête et refont une enchère.
       *[other] {" "}{ $tied } sont encore à égalité en tête et refont une dernière enchère.
    }
    }
   *[over] Il n’y a plus de société à mettre aux enchères : la partie est terminée.
}
    .covers = first_auctioneer waiting by_columns

# Sur le plateau, qui montre la société, ses points et l’ouverture.
board-headline = { $phase ->
    [opening] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer } met aux enchères { $tile } et ouvre.
    [sealed] Tour { $turn } sur { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(manche { $round })
    } : { $auctioneer ->
        [none] chacun enchérit en secret sur la dernière société, { $tile }.
       *[some] { $auctioneer } met aux enchères { $tile }. { $ties ->
            [0] Les autres enchérissent en secret.
            [one] { $tied } sont à égalité en tête et refont une enchère.
           *[other] { $tied } sont encore à égalité et refont une dernière enchère.
        }
    }
   *[over] Il n’y a plus de société à mettre aux enchères : la partie est terminée.
}

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-turn = Tour
view-turns = Tours
view-round = Manche
view-first-auctioneer = Premier adjudicateur
view-auctioneer = Adjudicateur
view-tile = Société
view-tile-points = Valeur
view-opening = Ouverture
view-ties = Égalités
view-tied = À égalité
view-by-columns = Groupes par colonnes
view-waiting = N’ont pas encore enchéri
view-pile = Encore à venir
view-players = Joueurs
view-sales = Sociétés vendues
    .brief = turn tile auctioneer winner price
view-nation = Nation
view-token = Jeton Industrie
view-tiles = Sociétés
view-points = Valeur des sociétés
view-spent = Dépense
view-spent-at-least = Dépense minimale
view-zero-bids = Enchères nulles
view-zero-this-round = Enchère nulle de cette manche
view-peek-left = Coup d’œil possible
view-has-bid = A enchéri
view-bid = Enchère
view-winner = Acquéreur
view-price = Prix
view-at-least = Au moins
view-at-most = Au plus
view-bids = Enchères que vous connaissez

show-token = { $token ->
    [none] {"?"}
   *[other] { $token }
}
show-zero-bids = { $zero-bids }{ $zero-this-round ->
    [yes] {" "}(cette manche)
   *[no] {""}
}
show-spent = { $spent ->
    [none] au moins { $spent-at-least }
   *[other] { $spent }
}
show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] secrète
       *[no] –
    }
   *[other] { $bid }
}
show-auctioneer = { $opening ->
    [none] { $auctioneer }
   *[other] { $auctioneer } ({ $opening })
}
show-winner = { $winner ->
    [none] défaussée
   *[some] { $winner }
}
show-price = { $price ->
    [none] { $at-least ->
        [none] –
       *[other] { $at-most ->
            [none] au moins { $at-least }
           *[other] de { $at-least } à { $at-most }
        }
    }
   *[other] { $price }
}

## Ce que l’on peut faire

verb-open = ouvrir l’enchère
    .word = ouvrir
verb-bid = enchérir
    .word = enchérir
verb-peek = voir le prix de la dernière vente
    .word = regarder
argument-amount = montant

## Le plateau dans le navigateur

board-to-bid = n’a pas encore enchéri
board-to-open = ouvre les enchères
board-opened = ouverture
board-sealed = secrète
board-adds = Vous rapporterait
board-adds-means = ce que vous rapporterait { $tile }
board-not-opened = en attente
board-no-auctioneer = personne : chacun enchérit en secret
board-takes = remporte { $tile }
board-discarded = Personne ne remporte { $tile }
board-latest = Dernière vente
board-bids-now = Les enchères
board-your-bid = Votre enchère : { $given }
board-bid-unknown = enchère inconnue
board-bid-won = l’enchère la plus élevée
board-bid-opened = l’enchère de l’adjudicateur
board-bid-zero = une enchère nulle
board-bid-tied = à égalité en tête : cette enchère ne compte pas
board-tied = Troisième égalité de suite : les enchères à égalité sont écartées, et la suivante l’emporte.
board-bid-lost = une enchère perdante
board-peek = Voir l’enchère gagnante
board-peek-cost = Une fois par partie. Tout le monde saura que vous avez regardé, mais pas ce que vous avez vu.
board-peek-price = Vous sauriez combien { $seat } a payé. Pour l’instant, vous savez seulement : { $given }.
board-aims = Comment gagner
board-aim-points = Celui qui a le plus de points l’emporte.
board-aim-most = Mais celui qui a le plus dépensé à la fin est éliminé, quel que soit son score.
board-aim-least = Celui qui a le moins dépensé gagne { $points } points.
board-aim-zero = Une enchère nulle (0) rapporte { $points } points, une fois par manche.
board-aim-secret = Les prix restent secrets : seuls l’acquéreur et l’adjudicateur les connaissent, sauf quand l’adjudicateur l’emporte.
board-total = Points acquis
board-final = Points
board-and-secret = ? jeton Industrie
board-at-least = ≥ au moins
board-out-now = éliminé, ? peut-être
board-your-level = vous
board-so-far = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = { $points ->
    [one] Vaut { $points } point
   *[other] Vaut { $points } points
}
board-would-add = { $points ->
    [one] Elle vous rapporterait aussitôt { $points } point, bonus compris
   *[other] Elle vous rapporterait aussitôt { $points } points, bonus compris
}
board-tile-adds = Avec { $tile } : { $points }
board-without-token = Sans compter le jeton Industrie, encore inconnu
board-left = { $count ->
    [0] Plus aucune société de cette industrie n’est à venir
    [one] Encore { $count } société de cette industrie à venir
   *[other] Encore { $count } sociétés de cette industrie à venir
}
board-last = C’est la dernière société
board-spent-means = Ce que vous savez avec certitude. À la fin, celui qui a le plus dépensé est éliminé ; celui qui a le moins dépensé gagne { $points } points.
board-would-be-out = La plus grosse dépense, c’est certain : éliminé si la partie s’arrêtait là
board-may-be-out = La plus grosse dépense à votre connaissance : éliminé si la partie s’arrêtait là, à moins qu’un autre n’ait dépensé plus
board-spent-least = La plus petite dépense, c’est certain : { $points } points si la partie s’arrêtait là
board-key-won = l’emporte
board-key-opened = ouverture
board-key-tied = à égalité, écartée
board-auctions = Les ventes
board-key-opens = ouvrira
board-key-token = votre jeton Industrie
board-key-peek = peut consulter un prix
board-key-zero = une case par manche : seule la première enchère nulle rapporte
board-key-secret = inconnue de vous
board-pad = Clavier du montant
board-suggestions = Montants proposés
board-key-x2 = ×2
board-key-x10 = ×10
board-key-k = k
board-key-m = M
board-key-bn = Md
board-means-x2 = doubler
board-means-x10 = multiplier par dix
board-means-k = mille
board-means-m = million
board-means-bn = milliard
board-zero-chip = enchère nulle : +{ $points } points
board-clear = Effacer
board-more-than = plus de { $given }
board-ask-bid = Il faut plus de { $amount } pour espérer l’emporter ; en dessous, vous laissez la société aux autres.
board-ask-open = Tout le monde verra votre enchère.
board-ask-last = L’enchère la plus élevée l’emporte ; en cas d’égalité en tête, la société est défaussée.
board-passes = Si vous l’emportez, vous aurez dépensé au moins { $total } et dépassé { $seats } ({ $amount }, c’est certain). À la fin, celui qui a le plus dépensé est éliminé.
board-room = Vous pouvez encore dépenser { $amount } en restant, c’est certain, derrière { $seats }.
board-lead = Vous avez dépensé { $amount }, et rien ne prouve qu’un autre ait dépensé plus. À la fin, celui qui a le plus dépensé est éliminé.
board-none-spent = À votre connaissance, personne n’a encore rien dépensé.
board-more-by = { $amount } de plus que l’ouverture
board-less-by = { $amount } de moins que l’ouverture
board-times = { $given } fois l’ouverture
board-times-about = environ { $given } fois l’ouverture
board-cannot-win = Inférieure à l’ouverture, elle ne peut pas l’emporter et ne vous coûte rien.
board-zero-scores = Elle ne peut pas l’emporter, ne vous coûte rien et rapporte { $points } points : c’est votre enchère nulle de cette manche.
board-zero-done = Elle ne peut pas l’emporter et ne vous coûte rien. Vous avez déjà gagné le bonus d’enchère nulle de cette manche.
board-first = Si elle l’emporte, vous aurez dépensé { $total } en tout ; personne d’autre n’a encore rien acheté.
board-safe = Si elle l’emporte, vous aurez dépensé { $total } en tout et resterez derrière { $seats } ({ $amount } ou plus, c’est certain).
board-open = Si elle l’emporte, vous aurez dépensé { $total } en tout, et rien ne prouve qu’un autre ait dépensé plus. Celui qui dépense le plus est éliminé.
board-surely-out = Si elle l’emporte, vous aurez dépensé { $total } en tout, plus que tous les autres, c’est certain : vous seriez éliminé si la partie s’arrêtait là.
board-vault = Le coffre
board-vault-opens = Les dépenses de chacun, de la plus petite à la plus grosse
board-out = éliminé
board-lost-points = { $points ->
    [one] Son { $points } point ne compte pas.
   *[other] Ses { $points } points ne comptent pas.
}
board-skip = Aller à la fin
board-again = Revoir

## Annonces

told-nation = { $seat } reçoit le plateau { $nation }.
told-own-token = Votre jeton Industrie : { $industry }.
told-tile = { $auctioneer } met aux enchères { $tile }.
told-last-tile = La dernière société, { $tile }, n’a pas d’adjudicateur : chacun enchérit en secret.
told-opened = { $seat } ouvre à { $amount }.
told-bid-made = { $seat } a fait son enchère.
told-tie = { $seats } sont à égalité pour l’enchère la plus élevée ({ $tie ->
    [one] première égalité
   *[other] deuxième égalité
}) et refont une enchère.
told-third-tie = { $seats } sont à égalité pour la troisième fois : la plus haute enchère faite par un seul joueur l’emporte.
told-bids = Vous consultez les enchères : { $bids }.
told-sold = { $winner } remporte { $tile }.
told-price-public = C’est l’adjudicateur qui l’emporte : { $winner } paie { $price }, au vu de tous.
told-zero-bonus = { $seat } a fait une enchère nulle et gagne le bonus.
told-zero-bid = { $seat } a fait une enchère nulle, mais a déjà gagné le bonus de cette manche.
told-discarded = Égalité pour l’enchère la plus élevée : la société { $tile } est défaussée. Les enchères : { $bids }.
told-last-tile-sold = { $winner } remporte la dernière société, { $tile }. Les enchères : { $bids }.
told-all-bids = Les enchères pour { $tile } : { $bids }.
told-peek = { $seat } demande à voir le prix de la dernière vente.
told-peeked = Vous regardez le prix : { $winner } a payé { $price }.
told-token = { $seat } révèle son jeton Industrie ({ $industry }) et sa dépense totale ({ $amount }).
told-eliminated = { $seat } a le plus dépensé et est éliminé.
told-nobody-wins = Tous ont dépensé la même somme : tous sont éliminés, et personne ne gagne.
told-wins = { $seat } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Refus

why-opening-too-low = L’enchère d’ouverture est de 1 au minimum.
why-bid-negative = Une enchère ne peut pas être négative : le minimum est 0.
why-bid-equals-opening = Votre enchère doit être différente de celle de l’adjudicateur ({ $opening }) : proposez plus, ou moins.
why-peek-only-with-five = Le coup d’œil n’existe qu’à cinq joueurs.
why-peek-used = Vous avez déjà utilisé votre coup d’œil.
why-peek-nothing-sold = Aucune société n’a encore été vendue : il n’y a pas de prix à voir.
why-peek-too-late = Trop tard pour un coup d’œil : vous avez déjà enchéri sur la société suivante.
why-peek-known = Vous connaissez déjà le prix de la dernière vente.

## Raisons d’un conseil

figure-out = risque d’avoir le plus dépensé
figure-points = points à la fin
figure-spent = argent dépensé
because-safe = { $seat } a dépensé au moins { $amount } : vous resteriez en dessous.
because-worth = Cette société vous rapporterait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-zero-bid = Une enchère nulle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et vous ne dépensez rien.
because-danger = À votre connaissance, personne n’a dépensé plus que vous ({ $amount }), et celui qui dépense le plus est éliminé.
because-peek = Savoir combien { $seat } a payé vous dira ce que vous pouvez encore dépenser.

## Le guide, à qui joue pour la première fois

coach-open = Tout le monde voit votre enchère, et personne ne peut proposer le même montant. Regardez ce que la société vous rapporterait : ouvrez bas, et vous verrez les enchères des autres à peu de frais ; ouvrez haut, et vous l’aurez peut-être, mais à un prix connu de tous.
coach-bid = Faites une enchère secrète, du montant que vous voulez sauf celui de l’adjudicateur : la plus élevée remporte la société, et seul l’acquéreur paie. Proposez ce qu’elle vaut pour vous tant qu’un autre a dépensé plus que vous, à coup sûr. Sinon, 0 ne coûte rien et, à quatre ou cinq joueurs, rapporte des points une fois par manche.
coach-peek = Une fois par partie, vous pouvez voir le prix de la dernière vente, avant d’enchérir sur la société suivante. Gardez ce coup d’œil pour un prix qui pourrait être énorme : tant qu’un autre a dépensé plus que vous, vous échappez à l’élimination.

## Décompte final

score-companies = Sociétés
score-zero-bids = Enchères nulles
score-nationalisation = Nationalisation
score-monopolisation = Monopolisation
score-diversification = Diversification
score-low-spending = Plus petite dépense
score-spent = Dépense totale

## Choix avant la partie

variant-by-columns = Former les groupes de diversification selon les colonnes du plateau imprimé
variant-show-bids = Révéler les enchères perdantes à la fin

## Choses

id-opening = ouverture de l’enchère
id-sealed = enchères secrètes
id-over = fin de partie
id-us = US
id-eu = EU
id-cn = CN
id-jp = JP
id-uk = UK
id-agriculture = Agriculture
id-housing = Logement
id-finance = Finance
id-manufacturing = Manufacture
id-government = Gouvernement
id-us-agriculture = Agriculture US
id-us-housing = Logement US
id-us-finance = Finance US
id-us-manufacturing = Manufacture US
id-us-government = Gouvernement US
id-eu-agriculture = Agriculture EU
id-eu-housing = Logement EU
id-eu-finance = Finance EU
id-eu-manufacturing = Manufacture EU
id-eu-government = Gouvernement EU
id-cn-agriculture = Agriculture CN
id-cn-housing = Logement CN
id-cn-finance = Finance CN
id-cn-manufacturing = Manufacture CN
id-cn-government = Gouvernement CN
id-jp-agriculture = Agriculture JP
id-jp-housing = Logement JP
id-jp-finance = Finance JP
id-jp-manufacturing = Manufacture JP
id-jp-government = Gouvernement JP
id-uk-agriculture = Agriculture UK
id-uk-housing = Logement UK
id-uk-finance = Finance UK
id-uk-manufacturing = Manufacture UK
id-uk-government = Gouvernement UK

## Dans les rapports d’équilibre

gain-sold = Société acquise
gain-zero-bonus = Bonus d’enchère nulle
