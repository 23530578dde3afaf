# Q.E.

headline = { $phase ->
    [opening] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer } met aux enchères { $tile }, qui vaut { $tile-points ->
        [one] 1 point
       *[other] { $tile-points } points
    }, et doit ouvrir.
    [sealed] Tour { $turn } sur { $turns } (manche { $round }) : { $auctioneer ->
        [none] chacun mise en secret sur la dernière entreprise, { $tile }
       *[some] { $auctioneer } met aux enchères { $tile }
    }, qui vaut { $tile-points ->
        [one] 1 point
       *[other] { $tile-points } points
    }.{ $opening ->
        [none] {""}
       *[other] {" "}L’offre d’ouverture est de { $opening }.{ $ties ->
        [0] {" "}Les autres misent en secret, tout montant sauf celui-là ; 0 est permis.
        [one] {" "}{ $tied } étaient à égalité en tête et misent à nouveau.
       *[other] {" "}{ $tied } étaient encore à égalité en tête et misent une dernière fois.
    }
    }
   *[over] Toutes les entreprises sont vendues. La partie est terminée.
}
    .covers = first_auctioneer waiting

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-turn = Tour
view-turns = Tours
view-round = Manche
view-first-auctioneer = Premier commissaire-priseur
view-auctioneer = Commissaire-priseur
view-tile = Entreprise
view-tile-points = Valeur
view-opening = Offre d’ouverture
view-ties = Égalités
view-tied = À égalité
view-waiting = Doivent miser
view-pile = Encore à venir
view-players = Joueurs
view-sales = Déjà vendu
view-nation = Nation
view-token = Secteur secret
view-tiles = Entreprises
view-spent = Dépensé
view-spent-at-least = Dépensé au moins
view-zero-bids = Primes d’offre nulle
view-zero-this-round = Prime cette manche
view-peek-left = Peut encore regarder
view-has-bid = A misé
view-bid = Mise
view-winner = Acquéreur
view-price = Prix
view-at-least = Au moins
view-at-most = Au plus
view-bids = Mises connues de vous

show-token = { $token ->
    [none] ?
   *[other] { $token }
}
show-spent = { $spent ->
    [none] au moins { $spent-at-least }
   *[other] { $spent }
}
show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] scellée
       *[no] –
    }
   *[other] { $bid }
}
show-auctioneer = { $opening ->
    [none] { $auctioneer }
   *[other] { $auctioneer } ({ $opening })
}
show-winner = { $winner ->
    [none] écartée
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

verb-open = ouvrir les enchères
    .word = ouvrir
verb-bid = miser
    .word = miser
verb-peek = regarder le prix de la dernière vente
    .word = regarder
argument-amount = montant

## Annonces

told-nation = { $seat } joue pour { $nation }.
told-own-token = Votre secteur secret : { $industry }.
told-tile = { $auctioneer } met aux enchères { $tile }.
told-last-tile = La dernière entreprise, { $tile }, n’a pas de commissaire-priseur : chacun mise en secret.
told-opened = { $seat } ouvre à { $amount }.
told-bid-made = { $seat } a misé.
told-tie = { $seats } sont à égalité en tête ({ $tie ->
    [one] première égalité
   *[other] deuxième égalité
}) et misent à nouveau.
told-third-tie = { $seats } sont à égalité une troisième fois : la plus haute mise faite par un seul joueur l’emporte.
told-bids = Vous regardez les mises : { $bids }.
told-sold = { $winner } obtient { $tile }.
told-price-public = { $winner } l’emporte comme commissaire-priseur : chacun voit le prix, { $price }.
told-zero-bonus = { $seat } a misé 0 et reçoit la prime d’offre nulle.
told-zero-bid = { $seat } a misé 0, mais a déjà la prime de cette manche.
told-discarded = Personne n’obtient { $tile } : les plus hautes mises sont égales ({ $bids }).
told-last-tile-sold = { $winner } obtient la dernière entreprise, { $tile }. Les mises : { $bids }.
told-peek = { $seat } regarde le prix de la dernière vente.
told-peeked = Vous regardez : { $winner } a payé { $price }.
told-token = { $seat } dévoile le secteur { $industry } et a dépensé { $amount } en tout.
told-eliminated = { $seat } a le plus dépensé et se trouve hors jeu.
told-nobody-wins = Tous ont dépensé autant et sont hors jeu : personne ne gagne.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Refus

why-opening-too-low = L’offre d’ouverture est d’au moins 1.
why-bid-negative = Une mise ne peut être négative : 0 est le minimum.
why-bid-equals-opening = La mise doit différer de l’offre d’ouverture, { $opening } : misez plus ou moins.
why-peek-only-with-five = On ne peut regarder les prix qu’à cinq joueurs.
why-peek-used = Vous avez déjà regardé un prix.
why-peek-nothing-sold = Rien n’a encore été vendu : il n’y a pas de prix à regarder.
why-peek-known = Vous connaissez déjà le prix de la dernière vente.

## Décompte final

score-companies = Entreprises
score-zero-bids = Offres nulles
score-nationalisation = Nationalisation
score-monopolisation = Monopole
score-diversification = Diversification
score-low-spending = Moindre dépense

## Choix avant la partie

variant-by-columns = Compter la diversification par les colonnes imprimées
variant-show-bids = Montrer les mises perdantes à la fin

## Choses

id-opening = offre d’ouverture
id-sealed = mises scellées
id-over = la fin
id-us = États-Unis
id-eu = Union européenne
id-cn = Chine
id-jp = Japon
id-uk = Royaume-Uni
id-agriculture = Agriculture
id-housing = Logement
id-finance = Finance
id-manufacturing = Industrie
id-government = État
id-us-agriculture = US Agriculture
id-us-housing = US Logement
id-us-finance = US Finance
id-us-manufacturing = US Industrie
id-us-government = US État
id-eu-agriculture = UE Agriculture
id-eu-housing = UE Logement
id-eu-finance = UE Finance
id-eu-manufacturing = UE Industrie
id-eu-government = UE État
id-cn-agriculture = Chine Agriculture
id-cn-housing = Chine Logement
id-cn-finance = Chine Finance
id-cn-manufacturing = Chine Industrie
id-cn-government = Chine État
id-jp-agriculture = Japon Agriculture
id-jp-housing = Japon Logement
id-jp-finance = Japon Finance
id-jp-manufacturing = Japon Industrie
id-jp-government = Japon État
id-uk-agriculture = RU Agriculture
id-uk-housing = RU Logement
id-uk-finance = RU Finance
id-uk-manufacturing = RU Industrie
id-uk-government = RU État
