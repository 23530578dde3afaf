# Secret Pledge

title = Secret Pledge
blurb = Misez en secret : le plus petit nombre que personne d’autre ne choisit emporte le pot.

headline = { $over ->
    [yes] Toutes les manches sont jouées.
   *[no] Manche { $round } sur { $rounds } : { $pot ->
        [one] { $pot } jeton est
       *[other] { $pot } jetons sont
    } dans le pot.
}

## Parties d’une vue

view-seat = Joueur
view-round = Manche
view-rounds = Manches
view-over = Terminée
view-pot = Pot
view-players = Joueurs
view-chips = Jetons
view-card = Carte
view-pledged = A décidé
view-pledge = Mise
view-winners = Pots emportés par

show-card = { $card ->
    [none] {"?"}
   *[other] { $card }
}
show-pledge = { $pledge ->
    [none] { $pledged ->
        [yes] décidé
       *[no] –
    }
   *[other] { $pledge }
}

## Ce qu’on peut faire

verb-pledge = miser
    .word = miser
verb-fold = passer
    .word = passer
argument-amount = montant

## Annonces

told-card = Votre carte secrète : { $card }.
told-pot = Manche { $round } : { $pot ->
    [one] { $pot } jeton est
   *[other] { $pot } jetons sont
} dans le pot.
told-pledged = { $seat } a décidé.
told-shown = Les mises : { $pledges }.
told-won = { $seat } emporte le pot ({ $pot }).
told-nobody-won = Personne n’emporte le pot ({ $pot }).
told-cards = Les cartes : { $cards }.

## Refus

why-pledge-too-low = Une mise vaut 1 ou plus. Pour ne rien miser, passez.

## Raisons d’un conseil

figure-chips = jetons
because-lowest = C’est la plus petite mise possible, pourvu que personne d’autre ne la fasse.
because-crowded = En misant moins de { $amount }, vous risquez de ne pas être le seul.

## Décompte final

score-chips = Jetons
score-card = Carte
