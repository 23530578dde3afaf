# Q.E.

title = Q.E.
blurb = Les banques centrales sauvent des entreprises avec l’argent qu’elles impriment : misez ce que vous voulez, mais qui dépense le plus est éliminé.

headline = { $phase ->
    [opening] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer } met aux enchères { $tile }, qui vaut { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }, et doit fixer la mise à prix.
    [sealed] Tour { $turn } sur { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(manche { $round })
    } : { $auctioneer ->
        [none] chacun enchérit en secret sur la dernière société, { $tile }
       *[some] { $auctioneer } met aux enchères { $tile }
    }, qui vaut { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }.{ $opening ->
        [none] {""}
       *[other] {" "}La mise à prix est de { $opening }.{ $ties ->
        [0] {" "}Les autres enchérissent en secret, de tout montant sauf celui-là ; 0 est permis.
        [one] {" "}{ $tied } étaient à égalité en tête et enchérissent de nouveau.
       *[other] {" "}{ $tied } étaient encore à égalité en tête et enchérissent une dernière fois.
    }
    }
   *[over] Toutes les sociétés sont vendues. La partie est terminée.
}
    .covers = first_auctioneer waiting by_columns

# Sur le plateau, qui montre la société, ses points et la mise à prix.
board-headline = { $phase ->
    [opening] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer } met aux enchères { $tile } et fixe la mise à prix.
    [sealed] Tour { $turn } sur { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(manche { $round })
    } : { $auctioneer ->
        [none] chacun enchérit en secret sur la dernière société, { $tile }.
       *[some] { $auctioneer } met aux enchères { $tile }. { $ties ->
            [0] Les autres enchérissent en secret.
            [one] { $tied } étaient à égalité en tête et enchérissent de nouveau.
           *[other] { $tied } étaient encore à égalité et enchérissent une dernière fois.
        }
    }
   *[over] Toutes les sociétés sont vendues. La partie est terminée.
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
view-opening = Mise à prix
view-ties = Égalités
view-tied = À égalité
view-by-columns = Groupes par colonnes
view-waiting = Doivent enchérir
view-pile = Encore à venir
view-players = Joueurs
view-sales = Déjà vendu
    .brief = turn tile auctioneer winner price
view-nation = Nation
view-token = Industrie secrète
view-tiles = Sociétés
view-points = Points des sociétés
view-spent = Dépensé
view-spent-at-least = Dépensé au moins
view-zero-bids = Enchères nulles
view-zero-this-round = Enchère nulle cette manche
view-peek-left = Coup d’œil
view-has-bid = A enchéri
view-bid = Enchère
view-winner = Acheteur
view-price = Prix
view-at-least = Au moins
view-at-most = Au plus
view-bids = Enchères connues de vous

show-token = { $token ->
    [none] ?
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

verb-open = fixer la mise à prix
    .word = ouvrir
verb-bid = enchérir
    .word = enchérir
verb-peek = regarder le prix de la dernière vente
    .word = regarder
argument-amount = montant

## Le plateau dans le navigateur

board-to-bid = doit enchérir
board-to-open = fixe la mise à prix
board-opened = mise à prix
board-sealed = secrète
board-adds = Vous apporterait
board-adds-means = ce qu’apporterait { $tile }
board-not-opened = pas encore
board-no-auctioneer = personne : chacun enchérit en secret
board-takes = obtient { $tile }
board-discarded = Personne n’obtient { $tile }
board-latest = Dernière vente
board-bids-now = Les enchères
board-your-bid = Votre enchère : { $given }
board-bid-unknown = enchère inconnue
board-bid-won = l’enchère la plus haute
board-bid-opened = la mise à prix
board-bid-zero = une enchère nulle
board-bid-lost = une enchère perdante
board-peek = Voir l’enchère gagnante
board-peek-cost = Une fois par partie. Tous apprennent que vous avez regardé, pas ce que vous avez vu.
board-peek-price = Vous verriez ce que { $seat } a payé ; vous savez pour l’instant : { $given }.
board-aims = Comment gagner
board-aim-points = Le plus de points l’emporte.
board-aim-most = Qui a le plus dépensé à la fin est éliminé, quels que soient ses points.
board-aim-least = Qui a le moins dépensé marque { $points } points.
board-aim-zero = Enchérir 0 rapporte { $points } points, une fois par manche.
board-aim-secret = Les prix restent secrets : seuls l’acheteur et l’adjudicateur les connaissent.
board-total = Points acquis
board-final = Points
board-and-secret = ? industrie secrète
board-at-least = ≥ au moins
board-out-now = serait hors jeu
board-your-level = vous
board-so-far = { $points ->
    [one] { $points } point jusqu’ici
   *[other] { $points } points jusqu’ici
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
    [one] Elle vous rapporterait { $points } point maintenant, avec les bonus
   *[other] Elle vous rapporterait { $points } points maintenant, avec les bonus
}
board-tile-adds = { $tile } ajouterait { $points }
board-without-token = Sans l’industrie secrète, qui n’est pas connue
board-left = { $count ->
    [0] Aucune société de cette industrie n’est à venir
    [one] { $count } société de cette industrie est encore à venir
   *[other] { $count } sociétés de cette industrie sont encore à venir
}
board-last = C’est la dernière société
board-spent-means = Ce que vous savez avec certitude. Qui aura le plus dépensé est éliminé ; qui aura le moins dépensé marque { $points }.
board-would-be-out = A le plus dépensé, à ce que vous savez : serait hors jeu maintenant
board-key-won = gagne
board-key-opened = mise à prix
board-auctions = Les ventes
board-key-opens = ouvrira
board-key-secret = inconnue de vous
board-pad = Touches pour les montants
board-suggestions = Montants proposés
board-key-x2 = ×2
board-key-x10 = ×10
board-key-k = k
board-key-m = M
board-key-bn = Md
board-means-x2 = deux fois plus
board-means-x10 = dix fois plus
board-means-k = mille
board-means-m = million
board-means-bn = milliard
board-zero-chip = enchère nulle : +{ $points } points
board-clear = Effacer
board-more-than = plus de { $given }
board-ask-bid = Plus de { $amount } peut l’emporter ; moins, c’est laisser passer.
board-ask-open = Chacun verra votre mise à prix.
board-ask-last = L’enchère la plus haute l’emporte ; à égalité en tête, la société est défaussée.
board-room = Vous pouvez dépenser { $amount } de plus en ayant à coup sûr moins dépensé que { $seats }.
board-lead = Vous avez dépensé { $amount }, et personne n’a sûrement dépensé plus. Qui a le plus dépensé à la fin est éliminé.
board-none-spent = À votre connaissance, personne n’a encore rien dépensé.
board-more-by = { $amount } de plus que la mise à prix
board-less-by = { $amount } de moins que la mise à prix
board-times = { $given } fois la mise à prix
board-times-about = environ { $given } fois la mise à prix
board-cannot-win = Sous la mise à prix, elle ne peut l’emporter et ne coûte rien.
board-zero-scores = Elle ne peut l’emporter, ne coûte rien et rapporte { $points } points : l’enchère nulle de cette manche.
board-zero-done = Elle ne peut l’emporter et ne coûte rien. Vous avez déjà les points d’une enchère nulle pour cette manche.
board-first = Si elle l’emporte, vous aurez dépensé { $total } en tout ; personne d’autre n’a encore rien acheté.
board-safe = Si elle l’emporte, vous aurez dépensé { $total } en tout : moins que { $seats }, à { $amount } ou plus, c’est sûr.
board-open = Si elle l’emporte, vous aurez dépensé { $total } en tout, et personne n’a sûrement dépensé plus. Qui dépense le plus est éliminé.
board-surely-out = Si elle l’emporte, vous aurez dépensé { $total } en tout, plus que quiconque à coup sûr : vous seriez hors jeu maintenant.
board-vault = Le coffre
board-vault-opens = Les dépenses de chacun, la plus petite d’abord
board-out = hors jeu
board-lost-points = { $points ->
    [one] Son { $points } point ne compte pas.
   *[other] Ses { $points } points ne comptent pas.
}
board-skip = Passer
board-again = Revoir

## Annonces

told-nation = { $seat } joue la nation { $nation }.
told-own-token = Votre industrie secrète : { $industry }.
told-tile = { $auctioneer } met aux enchères { $tile }.
told-last-tile = La dernière société, { $tile }, n’a pas d’adjudicateur : chacun enchérit en secret.
told-opened = { $seat } fixe la mise à prix : { $amount }.
told-bid-made = { $seat } a enchéri.
told-tie = { $seats } sont à égalité en tête ({ $tie ->
    [one] première égalité
   *[other] deuxième égalité
}) et enchérissent de nouveau.
told-third-tie = { $seats } sont à égalité une troisième fois : le plus haut montant proposé par un seul joueur l’emporte.
told-bids = Vous voyez les enchères : { $bids }.
told-sold = { $winner } obtient { $tile }.
told-price-public = { $winner } l’emporte comme adjudicateur : chacun voit le prix, { $price }.
told-zero-bonus = { $seat } a enchéri 0 et gagne les points d’une enchère nulle.
told-zero-bid = { $seat } a enchéri 0, mais a déjà ces points pour cette manche.
told-discarded = Personne n’obtient { $tile } : les plus hautes enchères sont égales. Les enchères : { $bids }.
told-last-tile-sold = { $winner } obtient la dernière société, { $tile }. Les enchères : { $bids }.
told-all-bids = Les enchères pour { $tile } étaient : { $bids }.
told-peek = { $seat } regarde le prix de la dernière vente.
told-peeked = Vous regardez : { $winner } a payé { $price }.
told-token = { $seat } dévoile l’industrie { $industry } et a dépensé { $amount } en tout.
told-eliminated = { $seat } a le plus dépensé : joueur éliminé.
told-nobody-wins = Tous ont dépensé autant et sont éliminés : personne ne gagne.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Refus

why-opening-too-low = La mise à prix est d’au moins 1.
why-bid-negative = Une enchère ne peut être négative : 0 est le minimum.
why-bid-equals-opening = L’enchère doit différer de la mise à prix, { $opening } : proposez plus ou moins.
why-peek-only-with-five = On ne peut regarder les prix qu’à cinq joueurs.
why-peek-used = Vous avez déjà regardé un prix.
why-peek-nothing-sold = Rien n’a encore été vendu : il n’y a pas de prix à regarder.
why-peek-too-late = Vous avez déjà enchéri pour la société suivante : il est trop tard pour regarder.
why-peek-known = Vous connaissez déjà le prix de la dernière vente.

## Raisons d’un conseil

because-safe = { $seat } a dépensé { $amount } ou plus, c’est sûr : vous auriez encore dépensé moins.
because-worth = Cette société vous rapporterait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-opening = Une mise à prix de { $amount } oblige les autres à montrer combien ils y tiennent.
because-zero-bid = Enchérir 0 rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et l’argent reste pour mieux.
because-danger = À votre connaissance, personne n’a dépensé plus que vos { $amount } : qui dépense le plus est éliminé.
because-too-dear = Pour vous, elle ne vaut pas plus de { $amount }.
because-peek = Savoir ce que { $seat } a payé vous dit combien vous pouvez encore dépenser.

## Décompte final

score-companies = Sociétés
score-zero-bids = Enchères nulles
score-nationalisation = Nationalisation
score-monopolisation = Monopolisation
score-diversification = Diversification
score-low-spending = Plus petite dépense
score-spent = Dépensé

## Choix avant la partie

variant-by-columns = Compter la diversification par les colonnes imprimées
variant-show-bids = Montrer les enchères perdantes à la fin

## Choses

id-opening = mise à prix
id-sealed = enchères secrètes
id-over = la fin
id-us = USA
id-eu = UE
id-cn = Chine
id-jp = Japon
id-uk = RU
id-agriculture = Agriculture
id-housing = Logement
id-finance = Finance
id-manufacturing = Manufacture
id-government = Gouvernement
id-us-agriculture = USA Agriculture
id-us-housing = USA Logement
id-us-finance = USA Finance
id-us-manufacturing = USA Manufacture
id-us-government = USA Gouvernement
id-eu-agriculture = UE Agriculture
id-eu-housing = UE Logement
id-eu-finance = UE Finance
id-eu-manufacturing = UE Manufacture
id-eu-government = UE Gouvernement
id-cn-agriculture = Chine Agriculture
id-cn-housing = Chine Logement
id-cn-finance = Chine Finance
id-cn-manufacturing = Chine Manufacture
id-cn-government = Chine Gouvernement
id-jp-agriculture = Japon Agriculture
id-jp-housing = Japon Logement
id-jp-finance = Japon Finance
id-jp-manufacturing = Japon Manufacture
id-jp-government = Japon Gouvernement
id-uk-agriculture = RU Agriculture
id-uk-housing = RU Logement
id-uk-finance = RU Finance
id-uk-manufacturing = RU Manufacture
id-uk-government = RU Gouvernement
