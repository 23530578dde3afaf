# Manifest Destiny

title = Manifest Destiny
blurb = Trois siècles d’Amérique pour bâtir un empire commercial : cités et territoires, découvertes, produits et grands événements.

headline = { $phase ->
    [bidding] À { $acting } de miser pour choisir son territoire d’origine.
    [homes] À { $acting } de choisir son territoire d’origine.
    [over] La partie est terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
   *[other] Tour { $turn }, période { $era }, { $phase } : { $decision ->
        [none] à { $acting } de jouer.
       *[other] à { $acting } de décider ({ $decision }).
    }
}
    .covers = mats pack_era bidding

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-turn = Tour
view-acting = À qui de jouer
view-decision = À décider
view-about = Concerne
view-era = Période
view-eras-playable = Périodes jouables
view-bidding = Ordre des enchères
view-bids = Mises
view-mats = Tapis des progrès
view-order = Ordre du tour
view-choice = Choix de l’ordre du tour
view-pack = Cartes dans le paquet
view-pack-era = Paquet de la période
view-played = Cartes sur la table
view-returning = Cartes à recycler
view-out = Cartes hors jeu
view-buried = Défaussées face cachée
view-surplus = En surplus
view-banned = Produits non payés
view-closed-markets = Marchés fermés
view-canal = Canal de Panama ouvert
view-duelled = Attaqués ce tour-ci
view-most-cities = Majorité en cités
view-tracks = Coût en jetons
view-city = Cité
view-pioneer = Pionnier
view-card = Carte
view-discoverers = Découvertes revendiquées
view-last-card = Dernière carte tirée
view-goal-reached = Seuil de fin atteint
view-players = Joueurs
view-territories = Territoires
    .brief = territory holder
view-home = Territoire d’origine
view-money = Argent
view-profit = Profit
view-points = Points de victoire
view-stock = Jetons en réserve
view-purchased = Jetons achetés
view-anywhere = Dont à placer n’importe où
view-pioneers = Pionniers
view-losses = Case des pertes
view-advances = Progressions
view-discoveries = Découvertes
view-steps = Étapes
view-presences = Présences
view-region = Région
view-in-force = En vigueur ce tour-ci
view-cards = Cartes en main
view-hand = Main
view-known = Dont connues de vous
view-drawn = Vient d’être tirée
view-highest-card = Plus haute carte jouée
view-priority-left = Tour prioritaire disponible
view-partner = Partenaire
view-left = Reste à choisir
view-other = Contre
view-dice = Dés
view-defence = Meilleur dé de la défense
view-territory = Territoire
view-discovery = Découverte
view-seats = Joueurs
view-numbers = Chiffres
view-holder = Tenu par
view-established = Établie
view-natives = Natifs
view-products = Produits
view-control = Nombre de contrôle
show-holder = { $holder ->
    [none] { $natives ->
        [yes] natifs
       *[no] –
    }
   *[some] { $holder }{ $established ->
        [yes] {""}
       *[no] {" "}(nouvelle)
    }
}{ $city ->
    [yes] {" "}+ cité
   *[no] {""}
}
show-money = { $money ->
    [none] {"?"}
   *[other] { $money }
}
show-stock = { $stock }{ $purchased ->
    [0] {""}
    [one] {" "}(+ { $purchased } acheté{ $anywhere ->
        [0] {""}
       *[other] , à placer n’importe où
    })
   *[other] {" "}(+ { $purchased } achetés{ $anywhere ->
        [0] {""}
       *[other] , dont { $anywhere } à placer n’importe où
    })
}
show-hand = { $hand ->
    [none] { $cards ->
        [0] 0 carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
   *[some] { $hand }
}

## Ce que l’on peut faire

verb-bid = miser pour choisir votre territoire d’origine
    .word = miser
verb-home = choisir votre territoire d’origine
    .word = origine
verb-position = prendre une place dans l’ordre du tour
    .word = position
verb-play = jouer une carte
    .word = jouer
verb-payout = jouer une carte pour son produit
    .word = produit
verb-news = jouer une carte comme Nouvelles
    .word = nouvelles
verb-discard = se défausser d’une carte
    .word = défausser
verb-claim = revendiquer une découverte
    .word = revendiquer
verb-priority = utiliser votre tour prioritaire
    .word = priorité
verb-done = terminer
    .word = terminer
verb-respond = répondre par une carte
    .word = opposer
verb-pass = ne rien faire
    .word = passer
verb-cede = céder un territoire
    .word = céder
verb-remove = retirer une de vos présences
    .word = retirer
verb-evict = chasser une présence
    .word = chasser
verb-place-natives = poser des natifs
    .word = natifs
verb-burn = détruire une cité
    .word = brûler
verb-mark = poser un jeton Produit
    .word = marquer
verb-clear = vider un territoire
    .word = vider
verb-close = fermer un marché étranger
    .word = fermer
verb-take = prendre un territoire
    .word = prendre
verb-replace = remplacer une présence
    .word = remplacer
verb-target = viser un joueur
    .word = viser
    .arguments = seat
verb-era = choisir la période
    .word = période
verb-congress = prendre de l’argent ou taxer les autres
    .word = congrès
verb-name = nommer un produit
    .word = nommer
verb-presence = choisir le type de présence
    .word = présence
verb-region = nommer une région
    .word = région
verb-pay = payer la moitié de votre argent
    .word = payer
verb-give-up = renoncer à des présences
    .word = abandonner
verb-drive-out = retirer des natifs
    .word = écarter
verb-step = poser un jeton Étape
    .word = étape
verb-withdraw = reprendre un jeton Étape
    .word = reprendre
verb-forgo = renoncer à l’étape
    .word = renoncer
verb-reroll = relancer
    .word = relancer
verb-keep = garder
    .word = garder
verb-wild = choisir la valeur du 6
    .word = six
verb-swap = refuser la carte et prendre la suivante
    .word = échanger
verb-accept = accepter
    .word = accepter
verb-decline = refuser
    .word = refuser
verb-pioneer = obtenir un pionnier
    .word = pionnier
verb-cheap-pioneer = obtenir un pionnier avec Mechanization
    .word = pionnier-mécanisé
verb-tokens = acheter des jetons
    .word = jetons
verb-city = construire une cité
    .word = cité
verb-cheap-city = construire une cité avec Mechanization
    .word = cité-mécanisée
verb-free-city = construire une cité avec Electricity
    .word = cité-gratuite
verb-card = acheter une carte
    .word = carte
verb-cheap-card = acheter une carte avec Mechanization
    .word = carte-mécanisée
verb-advance = acheter une progression
    .word = progression
verb-research = rechercher une découverte
    .word = rechercher
verb-lift = récupérer un jeton avec Wireless
    .word = récupérer
verb-licence = demander à partager le chef d’un autre joueur
    .word = licence
verb-joint = proposer de revendiquer une découverte à deux
    .word = partager
    .arguments = discovery seat
verb-place = prendre un territoire vacant
    .word = poser
verb-attack = attaquer un territoire
    .word = attaquer
argument-amount = montant
argument-territory = territoire
argument-place = place
argument-card = carte
argument-discovery = découverte
argument-seat = joueur
argument-era = période
argument-how = comment
argument-product = produit
argument-presence = présence
argument-region = région
argument-number = chiffre
argument-die = dé
argument-count = combien
argument-advance = progression

## Annonces

# Où cela se passe, pour les annonces ci-dessous.
at-territory = { $territory ->
    [british-columbia] en { $territory }
    [alberta] en { $territory }
    [saskatchewan] en { $territory }
    [manitoba] au { $territory }
    [ontario] en { $territory }
    [southern-ontario] en { $territory }
    [quebec] au { $territory }
    [maritimes] dans les { $territory }
    [new-england] en { $territory }
    [new-york] dans l’État de { $territory }
    [new-jersey] au { $territory }
    [pennsylvania] en { $territory }
    [ohio] en { $territory }
    [indiana] en { $territory }
    [illinois] en { $territory }
    [michigan] au { $territory }
    [wisconsin] au { $territory }
    [maryland] au { $territory }
    [virginia] en { $territory }
    [north-carolina] en { $territory }
    [south-carolina] en { $territory }
    [georgia] en { $territory }
    [florida] en { $territory }
    [alabama] en { $territory }
    [mississippi] au { $territory }
    [tennessee] au { $territory }
    [kentucky] au { $territory }
    [louisiana] en { $territory }
    [arkansas] en { $territory }
    [missouri] au { $territory }
    [texas] au { $territory }
    [minnesota] au { $territory }
    [iowa] en { $territory }
    [dakota] au { $territory }
    [nebraska] au { $territory }
    [montana] au { $territory }
    [wyoming] au { $territory }
    [idaho] en { $territory }
    [washington] dans l’État de { $territory }
    [oregon] en { $territory }
    [alaska] en { $territory }
    [kansas] au { $territory }
    [oklahoma] en { $territory }
    [new-mexico] au { $territory }
    [arizona] en { $territory }
    [utah] en { $territory }
    [colorado] au { $territory }
    [nevada] au { $territory }
    [california] en { $territory }
    [hawaii] à { $territory }
    [sonora] au { $territory }
    [chihuahua] au { $territory }
    [coahuila] au { $territory }
    [jalisco] au { $territory }
    [mexico] au { $territory }
    [oaxaca] dans l’{ $territory }
    [yucatan] au { $territory }
    [central-america] en { $territory }
    [cuba] à { $territory }
    [eastern-south-america] en { $territory }
    [western-south-america] en { $territory }
    [europe] en { $territory }
    [africa] en { $territory }
    [middle-east] au { $territory }
    [asia] en { $territory }
    [australia] en { $territory }
   *[other] ({ $territory })
}
told-played = { $seat } joue { $card }.
told-played-product = { $seat } joue { $card } pour son produit.
told-played-news = { $seat } joue { $card } comme Nouvelles.
told-discarded = { $seat } se défausse d’une carte, face cachée.
told-priority = { $seat } utilise son tour prioritaire.
told-turn-order-choice = Choix des places au prochain tour, dans cet ordre : { $seats }.
told-aimed = { $seat } vise { $other } avec { $card }.
told-banned = { $product } : plus aucun paiement ce tour-ci.
told-natives = Des natifs s’installent { at-territory }.
told-natives-left = Il n’y a plus de natifs { at-territory }.
told-city-lost = La cité est détruite { at-territory }.
told-market-closed = Marché étranger fermé pour ce tour : { $territory }.
told-product-added = Nouveau produit { at-territory } : { $product }.
told-stolen = { $seat } prend une carte au hasard à { $other }.
told-stolen-card = { $seat } a pris { $card } à { $other }.
told-money-shown = { $seat } révèle { $amount } $.
told-drew = { $seat } tire une carte.
told-own-card = Vous tirez { $card }.
told-era = La période { $era } commence.
told-last-card = La dernière carte est tirée.
told-new-pack = On mélange le paquet de la période { $era }.
told-card-refused = { $seat } refuse la carte et prend la suivante.
told-payout = Paiement : { $product }.
told-claimed = { $seat } revendique { $discovery }.
told-claim-declined = { $seat } renonce à revendiquer { $discovery } pour l’instant.
told-pioneer = { $seat } obtient un pionnier.
told-researched = { $discovery } : { $seat } lance les dés de recherche et obtient { $dice }.
told-research-rerolled = { $discovery } : { $seat } relance un { $old } et obtient { $die }.
told-card-die = { $card } contre { $other } : { $seat } obtient { $die }.
told-step = { $seat } accomplit l’étape { $number } ({ $discovery }).
told-step-withdrawn = { $seat } reprend son jeton de l’étape { $number } ({ $discovery }).
told-responded = { $seat } répond à { $against } par { $card }.
told-cancelled = La carte { $card } est annulée.
told-turned = { $seat } retourne { $card } contre { $other }.
told-received = { $seat } touche { $amount } $ ({ $why }).
told-refunded = { $advance } : { $seat } touche un remboursement de { $amount } $ grâce à { $card }.
told-paid = { $seat } paie { $amount } $ ({ $why }).
told-paid-to = { $seat } paie { $amount } $ à { $other } ({ $why }).
told-profit = { $seat } voit son profit passer à { $profit } ({ $why }).
told-presence = { $seat } s’implante { at-territory } : { $presence ->
    [new] nouvelle présence
   *[established] présence établie
}.
told-presence-lost = { $seat } perd sa présence { at-territory }.
told-most-cities = { $seat ->
    [none] Plus personne n’a la majorité en cités
   *[some] { $seat } prend la majorité en cités
}.
told-free-tokens = { $seat } reçoit { $count ->
    [one] { $count } jeton gratuit
   *[other] { $count } jetons gratuits
}.
told-bought-tokens = { $seat } achète { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
told-lifted = { $seat } récupère un jeton { at-territory }.
told-city = { $seat } construit une cité { at-territory }.
told-advance = { $seat } achète { $advance } { $amount ->
    [0] sans rien débourser
   *[other] pour { $amount } $
}.
told-licence-asked = { $seat } demande à { $other } de partager { $card }.
told-joint-asked = { $seat } propose à { $other } de revendiquer { $discovery } à deux.
told-offer-accepted = { $seat } dit oui à { $other }.
told-offer-declined = { $seat } dit non à { $other }.
told-duel = { $seat } attaque { $other ->
    [none] les natifs
   *[some] { $other }
} { at-territory } : { $attack } contre { $defence }.
told-duel-rerolled = { $seat } relance ses dés { at-territory } : { $attack }.
told-duel-won = { $seat } remporte le duel { at-territory }.
told-duel-lost = { $seat } perd le duel { at-territory }.
told-bonus-card = { $seat } a le plus de nouvelles présences et tire une carte.
told-game-over = La partie est terminée. { $reason ->
    [points] Le nombre de points requis est atteint.
   *[last-card] La dernière carte a été tirée.
}
told-final = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $amount } $.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-bidding-order = Ordre des enchères pour les territoires d’origine : { $seats }.
told-home-bid = { $seat } mise { $amount } $.
told-home = { $seat } choisit son territoire d’origine : { $territory }.
told-turn = Le tour { $turn } commence.
told-position = { $seat } prend la place nº { $place } dans l’ordre du tour.

## Refus

why-bid-too-high = Vous pouvez miser au plus { $most } $.
why-bid-step = On mise 0 ou un multiple de { $step } $.
why-claim-not-now = La découverte { $discovery } ne peut être revendiquée maintenant que si une carte vient de la compléter.
why-no-discard = On ne se défausse qu’avec Storytelling, d’une seule carte par phase d’utilisation des cartes.
why-card-not-held = Vous n’avez pas { $card } en main.
why-wrong-era = { $card } ne peut pas se jouer pendant cette période.
why-only-a-response = { $card } n’a pas d’événement propre : elle ne sert qu’à répondre aux cartes des autres.
why-no-effect = { $card } n’aurait aucun effet maintenant ; seules les Nouvelles se jouent uniquement pour leur numéro.
why-destiny-limit = Plus aucune carte Destinée ne peut se jouer ce tour-ci.
why-product-banned = { $product } : plus aucun paiement ce tour-ci.
why-no-choice-of-product = { $card } ne se joue pas pour son seul produit.
why-no-news = { $card } ne se joue pas comme Nouvelles.
why-no-token-in-stock = Vous n’avez plus de jeton en réserve.
why-not-enough-money = Cela coûte { $price } $ ; vous avez { $money } $.
why-too-many-tokens = { $most ->
    [0] Vous ne pouvez plus acheter de jetons
    [one] Vous ne pouvez plus acheter qu’un seul jeton
   *[other] Vous pouvez encore acheter { $most } jetons au plus
} ce tour-ci.
why-one-a-turn = Vous n’y avez droit qu’une fois par tour.
why-pioneer-limit = Pendant cette période, vous avez droit à { $most } pionniers au plus.
why-needs-advance = Il faut pour cela posséder { $advance }.
why-needs-discovery = Il faut pour cela posséder { $discovery }.
why-no-card-left = Il n’y a plus de carte à tirer.
why-no-lift = Impossible d’y récupérer un jeton : c’est permis au seul tour où l’on achète Wireless, cinq fois au plus et dans la limite de son maximum.
why-no-collaboration = Vous n’avez personne à qui le demander : les deux joueurs doivent posséder Unity depuis avant cette phase et n’avoir aucun autre partenaire.
why-no-mechanization = Mechanization ne peut pas servir ici.
why-not-enough-tokens = Il faut { $cost ->
    [one] { $cost } jeton acheté
   *[other] { $cost } jetons achetés
} ; vous en avez { $tokens }.
why-supply-empty = Il n’y en a plus en réserve.
why-no-place-for-city = Une cité se construit là où vous avez une présence établie et où il n’y en a pas encore.
why-advance-owned = Vous possédez déjà { $advance }.
why-advance-order = Il faut d’abord posséder { $advance }.
why-level-3 = Pour le niveau 3, il faut posséder les cinq progressions de niveau 1.
why-discovery-claimed = La découverte { $discovery } est déjà revendiquée.
why-no-pioneer = Vous n’avez pas de pionnier.
why-steps-lacking = Il vous manque des étapes ({ $discovery }).
why-researched-already = Vous ne pouvez plus lancer de dés de recherche ce tour-ci.
why-too-early = La découverte { $discovery } ne peut être recherchée qu’à une période ultérieure.
why-all-steps-done = Vous avez déjà toutes les étapes ({ $discovery }).
why-region-closed = { $territory } : région fermée à ce nombre de joueurs.
why-already-there = Vous êtes déjà { at-territory }.
why-out-of-reach = { $territory } : hors de votre portée.
why-must-attack = { $territory } : ce territoire n’est pas vacant, il faut l’attaquer.
why-nothing-to-attack = { $territory } : ce territoire est vacant, il n’y a rien à attaquer.
why-priority-used = Vous avez déjà utilisé votre tour prioritaire.
why-no-home = { $territory } : ce n’est pas un territoire d’origine à ce nombre de joueurs.
why-home-taken = { $territory } : c’est déjà le territoire d’origine d’un autre joueur.
why-no-such-place = Les places dans l’ordre du tour vont de 1 à { $most }.
why-place-taken = La place { $place } dans l’ordre du tour est prise par { $other }.
why-not-offered = { $chosen } ne fait pas partie des choix possibles.
why-aimed-at-oneself = { $card } doit viser un autre joueur.
why-shielded = { $card } ne peut pas viser { $seat }, qui en a joué le contre ce tour-ci.
why-no-effect-on = { $card } n’aurait aucun effet sur { $seat }.
why-lower-profit = { $card } vise un joueur dont le profit est au moins égal au vôtre ; { $seat } a un profit plus bas.
why-no-answer = { $card } ne répond pas à { $against }.
why-no-leader-in-force = { $card } n’est pas un chef joué ce tour-ci par un autre joueur.
why-asked-already = Vous avez déjà demandé { $card } ce tour-ci.
why-no-benefit = { $card } ne vous apporterait rien maintenant.
why-joint-too-late = Pour revendiquer à deux, il faut s’y prendre au tour du premier des deux joueurs, avant que l’un ou l’autre n’ait lancé de dé de recherche.
why-joint-pioneers = Il vous faut un pionnier, et { $other } doit en avoir un aussi.
why-joint-needs-advance = Il faut pour cela que vous possédiez { $advance } l’un et l’autre.
why-joint-asked-already = Vous avez déjà proposé à { $other } de revendiquer { $discovery } à deux ce tour-ci.
why-joint-steps = { $other } et vous ne réunissez pas toutes les étapes ({ $discovery }), avec au moins une de chacun.

## Pourquoi un coup est bon

figure-points = points de victoire
figure-profit = profit
figure-money = argent
figure-territories = territoires
figure-hand = cartes en main
figure-steps = étapes
because-cheapest = Celui qui joue en premier paie moins cher cités, pionniers et cartes.
because-danger = C’est { $other } qui a le plus de chances de gagner.
because-grow = Ce que vous placez maintenant augmente votre profit pendant { $turns ->
    [one] environ { $turns } tour encore
   *[other] environ { $turns } tours encore
}.
because-attack = Cette attaque a environ { $chance } % de chances de réussir.
because-payout = Cela vous rapporte { $amount } $, contre { $others } $ à tous les autres réunis.
because-points = Cela donne { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour { $price } $.
because-steps = Plus que { $lacking ->
    [one] { $lacking } étape
   *[other] { $lacking } étapes
} pour { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
because-city = Elle augmente les paiements, et la majorité en cités vaut { $points } points de victoire.
because-pioneer = Chaque pionnier ajoute un dé de recherche à chaque tour.

## Ce que dit l’entraîneur, la première fois

coach-bid = Celui qui mise le plus choisit son territoire d’origine en premier. Mais cet argent vous manquera au premier tour : 5 ou 10 $ suffisent largement.
coach-home = Cherchez des voisins qui ont le même produit et un petit nombre de contrôle : ce seront vos premiers territoires.
coach-position = Les premiers à jouer paient moins cher cités, pionniers et cartes, et peuvent jouer leur carte Destinée avant les autres ; les derniers achètent plus de jetons. Tard pour s’étendre, tôt pour bâtir.
coach-done = Une phase terminée l’est pour de bon. Un dernier regard à vos cartes, à votre argent, à vos jetons ?
coach-priority = Une fois par partie, contre un jeton, vous choisissez votre place avant tout le monde. Gardez ce droit pour un tour où jouer premier ou dernier change tout.
coach-play = Un chef vaut le coup si vous achetez ce tour-ci ce dont il baisse le prix ; un événement, s’il vous aide plus que les autres. Sinon, gardez la carte : trois cartes en main ne coûtent rien.
coach-payout = Un produit paie tous ceux qui en ont. Jouez-le quand le tableau des produits vous promet plus qu’aux autres.
coach-news = Jouée comme Nouvelles, la carte ne vaut que par son numéro : s’il est élevé, vous choisirez tôt votre place au prochain tour.
coach-discard = Débarrassez-vous d’une carte que vous ne jouerez jamais : à la longue, la garder vous coûterait du profit.
coach-respond = Vous pouvez répondre à cet événement. Les cartes de réponse sont rares : gardez-les pour ce qui fait vraiment mal.
coach-pass = Rien n’oblige à répondre. Si l’événement vous touche peu, gardez votre carte.
coach-target = Visez celui qui mène, sauf si un autre est plus vulnérable.
coach-era = Entre deux périodes, c’est vous qui choisissez laquelle s’applique à cette carte. Prenez celle qui vous coûte le moins, ou qui coûte le plus aux autres.
coach-congress = Prendre l’argent, ou faire payer tous les autres ? Plus on est nombreux, plus la taxe pèse.
coach-name = Fiez-vous au tableau des produits : beaucoup pour vous, peu pour les autres.
coach-region = Nommez une région où les autres ont beaucoup de présences, et vous deux au plus.
coach-take = Ce territoire ne vous coûte aucun jeton acheté. Établie, la présence est payée dès maintenant ; nouvelle, elle ajoute 5 à votre profit en fin de tour.
coach-replace = Choisissez un territoire qui complète l’un de vos produits, ou qui entame l’un des leurs.
coach-cede = Cédez ce qui vous manquera le moins : un territoire sans cité, dont vous n’avez le produit qu’une fois.
coach-remove = Retirez ce qui vous manquera le moins : un territoire sans cité, dont vous n’avez le produit qu’une fois.
coach-evict = Chassez la présence qui manquera le plus à celui qui mène, ou celle dont vous pouvez prendre la place.
coach-presence = Établie, elle est payée dès maintenant et vous permet de vous étendre. Nouvelle, elle ajoute 5 à votre profit en fin de tour.
coach-place-natives = Les natifs sont une barrière : posez-les sur le chemin des autres, pas sur le vôtre.
coach-drive-out = Sans natifs, le territoire redevient vacant, pour vous comme pour tout le monde.
coach-burn = Une cité ne fait pas que gonfler les paiements : la majorité en cités vaut 2 points. Détruisez celles des autres.
coach-mark = Ce jeton reste jusqu’à la fin. Posez-le là où vous tenez bien le terrain et où vous avez déjà ce produit.
coach-clear = Toutes les présences en sont retirées, les vôtres aussi. Choisissez le territoire où les autres ont le plus à perdre.
coach-close = Un marché fermé ne paie rien ce tour-ci, et personne ne peut s’y étendre. Choisissez-en un où se trouve un rival.
coach-pay = La moitié de votre argent, ou deux territoires ? Payer ne fait mal qu’une fois ; un territoire perdu emporte son profit et son produit.
coach-give-up = N’abandonnez deux territoires plutôt que de l’argent que si vous êtes riche et qu’ils valent peu.
coach-step = Choisissez l’étape qui complète une découverte, ou celle que vos dés ont le moins de chances de vous donner.
coach-withdraw = Vous n’avez que sept jetons Étape. Reprenez-en un là où la course est perdue.
coach-forgo = Vous pouvez renoncer à cette étape si vos autres jetons valent mieux.
coach-tokens = Les jetons paient cités, pionniers, cartes et territoires. Comptez d’abord ce que vous voulez faire : les jetons inutilisés repartent en réserve, et l’argent est perdu.
coach-city = Une cité augmente les paiements d’un niveau et aide à se défendre. Bâtissez-la là où vous avez plusieurs fois le même produit.
coach-cheap-city = Mechanization : une fois par tour, une cité, un pionnier ou une carte pour un seul jeton. À utiliser là où le prix est le plus haut.
coach-free-city = Electricity vous offre la cité du tour. Inutile d’attendre.
coach-pioneer = Chaque pionnier, c’est un dé de recherche à chaque tour à venir. Plus tôt vous les avez, mieux c’est ; achetez avant de lancer.
coach-cheap-pioneer = Mechanization : une fois par tour, une cité, un pionnier ou une carte pour un seul jeton. À utiliser là où le prix est le plus haut.
coach-card = Une carte pour un jeton ou deux, cela se refuse rarement, sauf si votre main déborde déjà.
coach-cheap-card = Mechanization : une fois par tour, une cité, un pionnier ou une carte pour un seul jeton. À utiliser là où le prix est le plus haut.
coach-decline = Rien ne vous y oblige. Refusez ce qui aide les autres plus que vous.
coach-advance = Une progression, ce sont des points que personne ne vous reprendra. Commencez par le niveau 1 : les cinq réunies ajoutent 10 à votre profit et ouvrent le niveau 3.
coach-lift = Au tour où vous achetez Wireless, vous pouvez récupérer jusqu’à cinq jetons et les replacer où vous voulez, même outre-mer. Récupérez ceux qui rapportent peu.
coach-licence = Demandez à partager un chef qu’un autre a joué : vous lui versez la moitié du crédit et gardez l’autre.
coach-joint = Si vos étapes et les siennes complètent une découverte, vous pouvez la revendiquer à deux. Aucun de vous ne lancera alors de dé de recherche ce tour-ci.
coach-accept = Acceptez si vous y gagnez autant que l’autre ; vous n’aurez pas d’autre partenaire ce tour-ci.
coach-research = Une découverte par tour, un dé par pionnier. Visez celles dont vous avez déjà des étapes, avant qu’un autre ne les complète.
coach-reroll = Relancez le dé qui ne vous a rien apporté.
coach-keep = Rien n’oblige à changer : si c’est bon, gardez.
coach-wild = Un 6 vaut n’importe quel chiffre manquant. Prenez celui qu’aucun chef de votre main ne donnera.
coach-claim = Toutes les étapes sont là. Revendiquez avant les autres : il vous en coûte un pionnier, qui y reste.
coach-swap = Think Tank permet de refuser une carte et de prendre la suivante. Faites-le quand la première ne vous sert à rien.
coach-place = Un territoire vacant coûte autant de jetons que son nombre de contrôle. Plusieurs fois le même produit, et du terrain bon marché pour le profit : voilà un bon début.
coach-attack = Le pourcentage sur la carte indique vos chances. Une attaque ratée vous coûte les jetons engagés : visez un territoire sans cité, dont le produit vous sert.

## Décompte final

score-advances = Progressions
score-discoveries = Découvertes
score-most-cities = Majorité en cités
score-money = Argent
score-profit = Profit

## Phases et choix

id-bidding = enchères
id-homes = choix des territoires d’origine
id-turn-order = ordre du tour
id-card-play = utilisation des cartes
id-investment = investissement
id-expansion = expansion
id-adjustments = ajustements
id-over = fin de la partie
id-new = nouvelle
id-established = établie
id-take = prendre
id-tax = taxer les autres
id-points = points
id-last-card = la dernière carte
id-target = qui viser
id-era = quelle période appliquer
id-response = répondre ou non
id-product = quel produit
id-evict = quelle présence chasser
id-cede = quel territoire céder
id-presence = nouvelle ou établie
id-yield = quelle présence retirer
id-natives = où poser les natifs
id-burn = quelle cité détruire
id-homestead = où s’installer
id-marker = où poser le jeton Produit
id-region = quelle région
id-clear = quel territoire vider
id-market = quel marché fermer
id-replace = quelle présence remplacer
id-any-step = quelle étape accomplir
id-pioneer = prendre ou non le pionnier gratuit
id-withdraw = quel jeton Étape reprendre
id-reroll-research = relancer un dé ou non
id-wild = la valeur du 6
id-reroll-duel = relancer ou non
id-refuse-card = garder la carte ou non
id-licence = partager le chef ou non
id-joint = revendiquer à deux ou non
id-discard = se défausser ou non
id-claim = revendiquer ou non
id-income = profit
id-kept-cards = trop de cartes gardées
id-new-presences = nouvelles présences
id-loss-box = case des pertes
id-licence-fee = droit de licence
id-level-bonus = toutes les progressions d’un niveau
id-home-bid = mise pour le territoire d’origine

## Territoires

id-british-columbia = Colombie-Britannique
id-alberta = Alberta
id-saskatchewan = Saskatchewan
id-manitoba = Manitoba
id-ontario = Ontario
id-southern-ontario = Ontario du Sud
id-quebec = Québec
id-maritimes = Maritimes
id-new-england = Nouvelle-Angleterre
id-new-york = New York
id-new-jersey = New Jersey
id-pennsylvania = Pennsylvanie
id-ohio = Ohio
id-indiana = Indiana
id-illinois = Illinois
id-michigan = Michigan
id-wisconsin = Wisconsin
id-maryland = Maryland
id-virginia = Virginie
id-north-carolina = Caroline du Nord
id-south-carolina = Caroline du Sud
id-georgia = Géorgie
id-florida = Floride
id-alabama = Alabama
id-mississippi = Mississippi
id-tennessee = Tennessee
id-kentucky = Kentucky
id-louisiana = Louisiane
id-arkansas = Arkansas
id-missouri = Missouri
id-texas = Texas
id-minnesota = Minnesota
id-iowa = Iowa
id-dakota = Dakota
id-nebraska = Nebraska
id-montana = Montana
id-wyoming = Wyoming
id-idaho = Idaho
id-washington = Washington
id-oregon = Oregon
id-alaska = Alaska
id-kansas = Kansas
id-oklahoma = Oklahoma
id-new-mexico = Nouveau-Mexique
id-arizona = Arizona
id-utah = Utah
id-colorado = Colorado
id-nevada = Nevada
id-california = Californie
id-hawaii = Hawaï
id-sonora = Sonora
id-chihuahua = Chihuahua
id-coahuila = Coahuila
id-jalisco = Jalisco
id-mexico = Mexique
id-oaxaca = Oaxaca
id-yucatan = Yucatan
id-central-america = Amérique centrale
id-cuba = Cuba
id-eastern-south-america = Amérique du Sud orientale
id-western-south-america = Amérique du Sud occidentale
id-europe = Europe
id-africa = Afrique
id-middle-east = Moyen-Orient
id-asia = Asie
id-australia = Australie

## Régions

id-canada = Canada
id-north = États-Unis du Nord
id-south = États-Unis du Sud
id-northwest = Nord-Ouest
id-southwest = Sud-Ouest
id-mexico-region = région du Mexique
id-central-south = Amériques du Centre et du Sud
id-foreign = marchés étrangers

## Produits

id-fruits-vegetables = Fruits et légumes
id-livestock = Cheptel
id-timber = Bois
id-grain = Grain
id-textiles = Textile
id-ore = Minerai
id-fur = Fourrure
id-tobacco = Tabac
id-oil = Pétrole
id-gold = Or
id-technology = Technologies
id-tourists = Touristes

## Progressions

id-steamships = Steamships
id-railroads = Railroads
id-airplanes = Airplanes
id-telegraph = Telegraph
id-telephone = Telephone
id-wireless = Wireless
id-tolerance = Tolerance
id-unity = Unity
id-safety-net = Safety Net
id-circus = Circus
id-pro-sports = Pro Sports
id-television = Television
id-westward-ho = Westward Ho
id-innovation = Innovation
id-computers = Computers
id-transportation = Transportation
id-telecommunications = Telecommunications
id-government = Government
id-leisure = Leisure
id-culture = Culture

## Découvertes

id-turnpike = Turnpike
id-storytelling = Storytelling
id-patriotism = Patriotism
id-mechanization = Mechanization
id-think-tank = Think Tank
id-electricity = Electricity
id-motion-pictures = Motion Pictures
id-rock-n-roll = Rock ’n Roll
id-urban-renaissance = Urban Renaissance
id-e-commerce = e-Commerce

## Cartes

id-hudson-bay-company = Hudson Bay Company
id-boston-tea-party = Boston Tea Party
id-louisiana-purchase = Louisiana Purchase
id-king-cotton = King Cotton
id-remember-the-alamo = Remember the Alamo
id-california-gold-rush = California Gold Rush
id-golden-spike = Golden Spike
id-ellis-island = Ellis Island
id-spindletop = Spindletop
id-prohibition = Prohibition
id-the-60s = The 60’s
id-moon-landing = Moon Landing
id-oil-crisis = Oil Crisis
id-manifest-destiny = Manifest Destiny
id-revolutionary-war = Revolutionary War
id-george-washington = George Washington
id-ben-franklin = Ben Franklin
id-eli-whitney = Eli Whitney
id-native-sovereignty = Native Sovereignty
id-thomas-jefferson = Thomas Jefferson
id-lewis-and-clark = Lewis and Clark
id-robert-fulton = Robert Fulton
id-war-of-1812 = War of 1812
id-star-spangled-banner = Star Spangled Banner
id-davy-crockett = Davy Crockett
id-oregon-trail = Oregon Trail
id-samuel-morse = Samuel Morse
id-pt-barnum = P.T. Barnum
id-abolitionists = Abolitionists/Civil Rights Movement
id-bumper-crop = Bumper Crop
id-great-fire = Great Fire
id-confidence-man = Confidence Man
id-civil-war = Civil War
id-abraham-lincoln = Abraham Lincoln
id-homestead-act = Homestead Act
id-reconstruction = Reconstruction
id-sewards-folly = Seward’s Folly
id-alexander-graham-bell = Alexander Graham Bell
id-thomas-edison = Thomas Edison
id-andrew-carnegie = Andrew Carnegie
id-remember-the-maine = Remember the Maine!
id-teddy-roosevelt = Teddy Roosevelt
id-trustbusters = Trustbusters
id-henry-ford = Henry Ford
id-panama-canal = Panama Canal
id-world-war = World War
id-babe-ruth = Babe Ruth
id-black-tuesday = Black Tuesday
id-amelia-earhart = Amelia Earhart
id-the-depression = The Depression
id-dust-bowl = Dust Bowl
id-franklin-d-roosevelt = Franklin D. Roosevelt
id-cold-war = Cold War
id-lawyer = Lawyer
id-elvis-presley = Elvis Presley
id-john-f-kennedy = John F. Kennedy
id-civil-disobedience = Civil Disobedience
id-martin-luther-king = Martin Luther King
id-bill-gates = Bill Gates
id-internet = Internet
id-spy = Spy
id-congress = Congress
id-supreme-court = Supreme Court
id-president = President

## Le plateau

board-map = Carte des Amériques : les flèches la déplacent, plus et moins l’agrandissent
board-list = Territoires, par région
board-to-list = Liste
board-to-map = Carte
board-state = Où en est la partie
board-features = Progressions et découvertes
board-products = Ce que chaque produit rapporte maintenant, par joueur
board-sea-pacific = Océan Pacifique
board-sea-atlantic = Océan Atlantique
board-sea-gulf = Golfe du Mexique
board-vacant = Vacant
board-held = Présence établie ({ $holder })
board-held-new = Nouvelle présence ({ $holder })
board-held-by-natives = Occupé par des natifs
board-with-city = avec une cité
board-natives = Natifs
board-city = Cité
board-cities = Cités
board-established = établie
board-new = nouvelle
board-control = Nombre de contrôle { $control } : c’est ce qu’il coûte en jetons
board-produces = Produits : { $products }
board-home-of = Territoire d’origine ({ $seat })
board-coasts = { $coast ->
    [atlantic] Sur la côte atlantique
    [pacific] Sur la côte pacifique
   *[other] Sur les deux côtes
}
board-market-closed = Fermé ce tour-ci
board-reached = { $seat } peut l’atteindre { $way ->
    [land] par voie de terre
    [ferry] par ferry
    [telegraph] grâce à Telegraph, à travers un territoire adjacent
    [railroads] grâce à Railroads
    [steamships] grâce à Steamships
    [airplanes] grâce à Airplanes
    [e-commerce] grâce à e-Commerce
    [wireless] avec les jetons récupérés grâce à Wireless
   *[card] grâce à une carte en vigueur
} pour { $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
}
board-out-of-reach = Hors de portée ({ $seat })
board-odds = L’attaque a { $chance } % de chances de réussir : { $dice } dés contre { $defence }{ $ties ->
    [yes] , égalités gagnées
   *[no] {""}
}{ $again ->
    [yes] , un second lancer possible
   *[no] {""}
}
board-money = { $amount } $
board-bid = mise { $amount } $
board-owned-by = Possédée par { $seats }
board-owned-by-nobody = Personne ne la possède encore
board-price = { $price ->
    [0] Gratuite avec vos crédits
   *[other] Coûte { $price } $
}, { $level ->
    [one] { $level } point de victoire
   *[other] { $level } points de victoire
}
board-level = Niveau { $level }
board-level-discovery = Période { $level } : { $level ->
    [one] { $level } point
   *[other] { $level } points
}
board-steps = { $level ->
    [one] { $level } point de victoire
   *[other] { $level } points de victoire
} ; étapes { $steps }
board-step = { $discovery }, étape { $number }{ $seats ->
    [none] {""}
   *[some] {"\u00A0"}: { $seats }
}
board-ladder = 1, 2, 3 … icônes rapportent { $amounts }
board-payout = { $seat } : { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}{ $city ->
    [yes] {" "}et une cité
   *[no] {""}
}, { $amount } ${ $coming ->
    [0] {""}
   *[other] {" "}({ $coming } de plus dès le prochain tour)
}
board-in-surplus = En surplus : payé un niveau de moins
board-banned = Plus aucun paiement ce tour-ci
board-any-product = Produit au choix
board-product-too = Ce produit est payé après l’événement
board-product-instead = Ce produit est payé au lieu de l’événement
board-nobody-paid = Personne ne toucherait d’argent
board-news = Nouvelles
board-no-cards = Aucune carte en main
board-not-this-era = Ne peut pas se jouer pendant cette période
board-kind = { $kind ->
    [destiny] Destinée
    [leader] Chef
    [event] Événement
   *[event-or-product] Événement ou produit
} · période { $eras }
board-pack = cartes, paquet de la période { $era }
board-place = Place { $place } : jusqu’à { $tokens } jetons{ $seat ->
    [none] , libre
   *[some] , { $seat }
}
board-place-means = Les premiers paient moins cher cités, pionniers et cartes ; les derniers peuvent acheter plus de jetons
board-costs = Les jetons et ce qu’ils paient
board-tokens = Jetons
board-buy = { $count ->
    [one] Acheter { $count } jeton
   *[other] Acheter { $count } jetons
} pour { $amount } $
board-cost = { $what ->
    [city] Une cité
    [pioneer] Un pionnier
   *[card] Une carte
} coûte actuellement { $cost ->
    [one] { $cost } jeton acheté
   *[other] { $cost } jetons achetés
}
board-cost-city = Pour en construire une, cliquez sur l’un de vos territoires en surbrillance
board-cost-pioneer = Chaque pionnier donne un dé de recherche
board-cost-card = Il faut posséder Circus
board-most-cities = Majorité en cités : 2 points de victoire
board-last-turn = La partie touche à sa fin
board-roll-again = Relancer un de ces dés ?
board-over = La partie est terminée.
board-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } · période { $era }
}
board-waiting = On attend { $acting } : { $what }
board-todo = { $what ->
    [bidding] Misez pour choisir votre territoire d’origine : celui qui mise le plus choisit en premier.
    [homes] Choisissez votre territoire d’origine parmi ceux en surbrillance.
    [turn-order] Prenez une place dans l’ordre du tour.
    [card-play] Jouez des cartes, pour l’événement ou pour le produit, puis terminez.
    [investment] Investissez : jetons, cité, pionnier, progressions, recherche. Puis terminez.
    [expansion] { $tokens ->
        [0] Vous n’avez plus de jetons pour vous étendre.
        [one] Il vous reste un jeton : cliquez sur un territoire en surbrillance, ou terminez.
       *[other] Étendez-vous avec vos { $tokens } jetons : cliquez sur un territoire en surbrillance, ou terminez.
    }
    [target] { $card } : qui visez-vous ?
    [era] { $card } : quelle période s’applique ?
    [congress] { $card } : prendre de l’argent, ou taxer les autres ?
    [response] { $seat } joue { $card }{ $other ->
        [none] {""}
       *[some] {" "}contre { $other }
    }. Voulez-vous répondre ?
    [product] { $card } : choisissez un produit dans le tableau des produits.
    [take] { $card } : prenez un territoire en surbrillance{ $left ->
        [none] {""}
        [1] {""}
       *[other] {" "}(encore { $left })
    }.
    [evict] { $card } : choisissez la présence à chasser.
    [cede] { $card } : choisissez le territoire à céder.
    [presence] { $territory } : nouvelle présence ou présence établie ?
    [yield] { $card } : choisissez celles de vos présences que vous retirez (encore { $left }).
    [natives] { $card } : choisissez où poser les natifs (encore { $left }).
    [burn] { $card } : choisissez la cité à détruire (encore { $left }).
    [civil-war] { $card } : payer la moitié de votre argent, ou abandonner des présences ?
    [homestead] { $card } : prenez un territoire ou retirez des natifs (encore { $left }).
    [marker] { $card } : choisissez où poser le jeton Produit (encore { $left }).
    [region] { $card } : nommez une région en cliquant sur l’un de ses territoires.
    [clear] { $card } : choisissez le territoire à vider (encore { $left }).
    [market] { $card } : choisissez le marché étranger à fermer (encore { $left }).
    [replace] { $card } : choisissez la présence à remplacer.
    [any-step] { $card } : choisissez une étape de découverte.
    [pioneer] { $card } : prenez-vous le pionnier gratuit ?
    [withdraw] { $discovery } : plus de jeton Étape. Reprenez-en un ailleurs, ou renoncez à l’étape.
    [reroll-research] { $discovery } : voulez-vous relancer un dé ?
    [wild] { $discovery } : un 6 ! Quelle étape en faites-vous ?
    [reroll-duel] { $territory } : face à un { $defence }, le duel est perdu. Relancez-vous ?
    [refuse-card] Garder la carte tirée, ou prendre la suivante ?
    [licence] { $other } vous demande de partager { $card }. Acceptez-vous ?
    [joint] { $other } vous propose de revendiquer { $discovery } à deux.
    [discard] Vous pouvez vous défausser d’une carte.
    [claim] Vous pouvez revendiquer { $discovery } maintenant.
   *[other] À vous de jouer.
}
way-land = voie de terre
way-ferry = par ferry
way-telegraph = Telegraph
way-railroads = Railroads
way-steamships = Steamships
way-airplanes = Airplanes
way-e-commerce = e-Commerce
way-card = carte
way-wireless = Wireless

## Territoires, comme les cartes les abrègent

short-british-columbia = Col.-Brit.
short-alberta = Alta.
short-saskatchewan = Sask.
short-manitoba = Man.
short-ontario = Ont.
short-southern-ontario = Ont. Sud
short-quebec = Qc
short-maritimes = Marit.
short-new-england = Nlle-Angl.
short-new-york = N.Y.
short-new-jersey = N.J.
short-pennsylvania = Penn.
short-ohio = Ohio
short-indiana = Ind.
short-illinois = Ill.
short-michigan = Mich.
short-wisconsin = Wisc.
short-maryland = Md.
short-virginia = Virg.
short-north-carolina = Car. N.
short-south-carolina = Car. S.
short-georgia = Géo.
short-florida = Flor.
short-alabama = Ala.
short-mississippi = Miss.
short-tennessee = Tenn.
short-kentucky = Kent.
short-louisiana = La.
short-arkansas = Ark.
short-missouri = Mo.
short-texas = Texas
short-minnesota = Minn.
short-iowa = Iowa
short-dakota = Dak.
short-nebraska = Neb.
short-montana = Mont.
short-wyoming = Wyo.
short-idaho = Idaho
short-washington = Wash.
short-oregon = Ore.
short-alaska = Alaska
short-kansas = Kans.
short-oklahoma = Okla.
short-new-mexico = N.-Mex.
short-arizona = Ariz.
short-utah = Utah
short-colorado = Colo.
short-nevada = Nev.
short-california = Calif.
short-hawaii = Hawaï
short-sonora = Son.
short-chihuahua = Chih.
short-coahuila = Coah.
short-jalisco = Jal.
short-mexico = Mex.
short-oaxaca = Oax.
short-yucatan = Yuc.
short-central-america = Am. centr.
short-cuba = Cuba
short-eastern-south-america = Am. du Sud or.
short-western-south-america = Am. du Sud occ.
short-europe = Europe
short-africa = Afrique
short-middle-east = Moyen-Orient
short-asia = Asie
short-australia = Australie

## Dans les rapports d’équilibre

gain-advance = Progression
gain-claimed = Découverte
gain-played = Événement
gain-played-product = Carte jouée pour son produit
gain-city = A construit une cité
gain-pioneer = A obtenu un pionnier
ending-points = aux points
ending-last-card = la dernière carte
