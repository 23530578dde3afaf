# Manifest Destiny

title = Manifest Destiny
blurb = Bâtissez une fortune américaine à travers trois siècles : villes et territoires, découvertes, produits et gros titres.

headline = { $phase ->
    [bidding] { $acting } mise pour le choix de l’origine.
    [homes] { $acting } choisit une origine.
    [over] La partie est terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
   *[other] Tour { $turn }, période { $era }, { $phase } : { $decision ->
        [none] à { $acting } de jouer.
       *[other] à { $acting } de décider : { $decision }.
    }
}
    .covers = mats pack_era bidding

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-turn = Tour
view-acting = À jouer
view-decision = À décider
view-about = À propos
view-era = Période
view-eras-playable = Cartes de période
view-bidding = Ordre des mises
view-bids = Mises
view-mats = Tapis
view-order = Ordre du tour
view-choice = Choix du prochain ordre du tour
view-pack = Cartes dans le paquet
view-pack-era = Paquet de période
view-played = Cartes sur la table
view-returning = Cartes qui reviendront
view-out = Cartes hors jeu
view-buried = Défaussées face cachée
view-surplus = En surplus
view-banned = Non payés
view-closed-markets = Marchés fermés
view-canal = Canal de Panama ouvert
view-duelled = Attaqués ce tour
view-most-cities = Le plus de cités
view-tracks = Coût en jetons
view-city = Cité
view-pioneer = Pionnier
view-card = Carte
view-discoverers = Découvertes revendiquées
view-last-card = La dernière carte est tirée
view-goal-reached = Les points de la fin sont atteints
view-players = Joueurs
view-territories = Territoires
    .brief = territory holder
view-home = Origine
view-money = Argent
view-profit = Profit
view-points = Points de victoire
view-stock = Jetons en réserve
view-purchased = Jetons achetés
view-anywhere = Dont à poser n’importe où
view-pioneers = Pionniers
view-losses = Case des pertes
view-advances = Progressions
view-discoveries = Découvertes
view-steps = Étapes
view-presences = Présences
view-region = Région
view-in-force = En vigueur ce tour
view-cards = Cartes en main
view-hand = Main
view-known = Dont vous connaissez
view-drawn = Vient d’être tirée
view-highest-card = Plus haute carte jouée
view-priority-left = Tour prioritaire disponible
view-partner = Partenaire
view-left = Encore à choisir
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
    [none] ?
   *[other] { $money }
}
show-stock = { $stock }{ $purchased ->
    [0] {""}
   *[other] {" "}(+ { $purchased } achetés{ $anywhere ->
        [0] {""}
       *[other] , dont { $anywhere } pour n’importe où
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

verb-bid = miser pour le choix de l’origine
    .word = miser
verb-home = choisir une origine
    .word = origine
verb-position = prendre une place dans l’ordre du tour
    .word = position
verb-play = jouer une carte
    .word = jouer
verb-payout = jouer une carte pour son produit
    .word = produit
verb-news = jouer une carte comme Nouvelle
    .word = nouvelle
verb-discard = se défausser d’une carte
    .word = défausser
verb-claim = revendiquer une découverte
    .word = revendiquer
verb-priority = utiliser le tour prioritaire
    .word = priorité
verb-done = terminer
    .word = terminer
verb-respond = répondre avec une carte
    .word = répondre
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
verb-mark = poser un jeton produit
    .word = marquer
verb-clear = vider un territoire
    .word = vider
verb-close = fermer un marché étranger
    .word = fermer
verb-take = prendre un territoire
    .word = prendre
verb-replace = remplacer une présence
    .word = remplacer
verb-target = choisir un joueur
    .word = viser
    .arguments = seat
verb-era = choisir la période
    .word = période
verb-congress = prendre de l’argent ou taxer les autres
    .word = congrès
verb-name = nommer un produit
    .word = nommer
verb-presence = choisir le genre de présence
    .word = présence
verb-region = nommer une région
    .word = région
verb-pay = payer la moitié de votre argent
    .word = payer
verb-give-up = renoncer à des présences
    .word = abandonner
verb-drive-out = retirer des natifs
    .word = éloigner
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
verb-wild = dire ce que vaut le 6
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
verb-lift = relever un jeton avec Wireless
    .word = relever
verb-licence = demander un chef d’un autre joueur
    .word = licence
verb-joint = proposer de revendiquer ensemble
    .word = ensemble
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

told-played = { $seat } joue { $card }.
told-played-product = { $seat } joue { $card } pour son produit.
told-played-news = { $seat } joue { $card } comme Nouvelle.
told-discarded = { $seat } se défausse d’une carte, face cachée.
told-priority = { $seat } utilise son tour prioritaire.
told-turn-order-choice = Choisiront la place du prochain tour, dans cet ordre : { $seats }.
told-aimed = { $seat } vise { $other } avec { $card }.
told-banned = { $product } : plus de paiement ce tour-ci.
told-natives = Des natifs tiennent maintenant : { $territory }.
told-natives-left = Les natifs quittent : { $territory }.
told-city-lost = La cité est détruite : { $territory }.
told-market-closed = Marché fermé pour ce tour : { $territory }.
told-product-added = { $territory } produit désormais aussi : { $product }.
told-stolen = { $seat } prend une carte au hasard à { $other }.
told-stolen-card = { $seat } a pris { $card } à { $other }.
told-money-shown = { $seat } montre { $amount } $.
told-drew = { $seat } tire une carte.
told-own-card = Vous tirez { $card }.
told-era = La période { $era } commence.
told-last-card = La dernière carte est tirée.
told-new-pack = Le paquet de la période { $era } est mélangé.
told-card-refused = { $seat } refuse la carte et prend la suivante.
told-payout = Paiement : { $product }.
told-claimed = { $seat } revendique { $discovery }.
told-claim-declined = { $seat } ne revendique pas { $discovery } maintenant.
told-pioneer = { $seat } obtient un pionnier.
told-researched = { $seat } recherche { $discovery } et obtient { $dice }.
told-research-rerolled = Pour { $discovery }, { $seat } relance le { $old } : { $die }.
told-card-die = { $seat } obtient { $die } pour { $card } contre { $other }.
told-step = { $seat } accomplit l’étape { $number } de { $discovery }.
told-step-withdrawn = { $seat } reprend le jeton de l’étape { $number } de { $discovery }.
told-responded = { $seat } répond à { $against } par { $card }.
told-cancelled = { $card } est annulée.
told-turned = { $seat } retourne { $card } contre { $other }.
told-received = { $seat } reçoit { $amount } $ ({ $why }).
told-refunded = { $seat } récupère { $amount } $ pour la progression { $advance }, déjà acquise ({ $card }).
told-paid = { $seat } paie { $amount } $ ({ $why }).
told-paid-to = { $seat } paie { $amount } $ à { $other } ({ $why }).
told-profit = { $seat } a maintenant un profit de { $profit } ({ $why }).
told-presence = { $seat } a une présence, { $territory } : { $presence }.
told-presence-lost = { $seat } perd un territoire : { $territory }.
told-most-cities = { $seat ->
    [none] Personne n’a plus le plus de cités
   *[some] { $seat } a le plus de cités
}.
told-free-tokens = { $seat } reçoit { $count ->
    [one] { $count } jeton gratuit
   *[other] { $count } jetons gratuits
}.
told-bought-tokens = { $seat } achète { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
told-lifted = { $seat } relève son jeton : { $territory }.
told-city = { $seat } construit une cité : { $territory }.
told-advance = { $seat } achète { $advance } pour { $amount } $.
told-licence-asked = { $seat } demande à { $other } de partager { $card }.
told-joint-asked = { $seat } propose à { $other } de revendiquer ensemble { $discovery }.
told-offer-accepted = { $seat } accepte l’offre que lui fait { $other }.
told-offer-declined = { $seat } refuse l’offre que lui fait { $other }.
told-duel = { $seat } attaque, { $territory }{ $other ->
    [none] {" "}(natifs)
   *[some] {" "}({ $other })
} : { $attack } contre { $defence }.
told-duel-rerolled = { $seat } relance, { $territory } : { $attack }.
told-duel-won = { $seat } gagne le duel, { $territory }.
told-duel-lost = { $seat } perd le duel, { $territory }.
told-bonus-card = { $seat } a le plus de nouvelles présences et tire une carte.
told-game-over = La partie est terminée. { $reason ->
    [points] Quelqu’un a atteint les points qui y mettent fin.
   *[last-card] La dernière carte a été tirée.
}
told-final = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $amount } $.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-bidding-order = On mise pour les origines dans cet ordre : { $seats }.
told-home-bid = { $seat } mise { $amount } $.
told-home = { $seat } a pour origine : { $territory }.
told-turn = Le tour { $turn } commence.
told-position = { $seat } prend la place { $place } dans l’ordre du tour.

## Refus

why-bid-too-high = Vous pouvez miser au plus { $most } $.
why-bid-step = Une mise est 0 ou un multiple de { $step } $.
why-claim-not-now = { $discovery } ne peut être revendiquée maintenant que si une carte vient de l’achever.
why-no-discard = On ne se défausse qu’avec Storytelling, une fois par utilisation des cartes.
why-card-not-held = Vous n’avez pas { $card } en main.
why-wrong-era = { $card } n’est pas d’une période qui peut être jouée maintenant.
why-only-a-response = { $card } n’a pas d’événement à elle : elle répond aux cartes des autres.
why-no-effect = { $card } ne pourrait avoir aucun effet maintenant, et seules les Nouvelles se jouent pour leur seul numéro.
why-destiny-limit = On ne peut plus jouer de carte Destinée ce tour-ci.
why-product-banned = { $product } : plus de paiement ce tour-ci.
why-no-choice-of-product = { $card } ne peut être jouée pour son seul produit.
why-no-news = { $card } ne peut être jouée comme Nouvelle.
why-no-token-in-stock = Vous n’avez plus de jeton en réserve.
why-not-enough-money = Cela coûte { $price } $ ; vous avez { $money } $.
why-too-many-tokens = Vous pouvez encore acheter { $most ->
    [0] zéro jeton
    [one] un jeton au plus
   *[other] { $most } jetons au plus
} ce tour-ci.
why-one-a-turn = Vous ne pouvez en avoir qu’un exemplaire par tour.
why-pioneer-limit = Dans cette période, vous pouvez avoir au plus { $most } pionniers.
why-needs-advance = Il faut pour cela posséder { $advance }.
why-needs-discovery = Il faut pour cela posséder { $discovery }.
why-no-card-left = Il n’y a plus de carte à tirer.
why-no-lift = Vous ne pouvez relever de jeton là : seulement le tour où vous achetez Wireless, jusqu’à cinq, dans votre maximum.
why-no-collaboration = On ne peut le demander à personne : il faut Unity aux deux joueurs avant cette phase, et aucun autre partenaire.
why-no-mechanization = Mechanization ne peut servir à cela maintenant.
why-not-enough-tokens = Il y faut { $cost ->
    [one] { $cost } jeton acheté
   *[other] { $cost } jetons achetés
} ; vous en avez { $tokens }.
why-supply-empty = La réserve en est épuisée.
why-no-place-for-city = Une cité va dans un territoire où vous avez une présence établie et où il n’y en a pas encore.
why-advance-owned = Vous possédez déjà { $advance }.
why-advance-order = Il faut d’abord posséder { $advance }.
why-level-3 = Une progression de niveau 3 demande les cinq de niveau 1.
why-discovery-claimed = { $discovery } est déjà revendiquée.
why-no-pioneer = Vous n’avez pas de pionnier.
why-steps-lacking = Il vous manque des étapes de { $discovery }.
why-researched-already = Vous ne pouvez plus lancer de dé de recherche ce tour-ci.
why-too-early = { $discovery } est d’une période à venir.
why-all-steps-done = Vous avez toutes les étapes de { $discovery }.
why-region-closed = { $territory } : région fermée à ce nombre de joueurs.
why-already-there = { $territory } : vous y êtes déjà.
why-out-of-reach = { $territory } : hors de votre portée.
why-must-attack = { $territory } n’est pas vacant : il faut attaquer.
why-nothing-to-attack = { $territory } est vacant : il n’y a rien à attaquer.
why-priority-used = Vous avez déjà utilisé votre tour prioritaire.
why-no-home = { $territory } n’est pas un territoire d’origine à ce nombre de joueurs.
why-home-taken = { $territory } : c’est l’origine de quelqu’un d’autre.
why-no-such-place = Les places dans l’ordre du tour vont de 1 à { $most }.
why-place-taken = La place { $place } dans l’ordre du tour est prise par { $other }.
why-not-offered = { $chosen } n’est pas parmi les choix possibles ici.
why-aimed-at-oneself = { $card } vise quelqu’un d’autre que vous.
why-shielded = { $card } ne peut viser { $seat }, qui en a joué le contre ce tour-ci.
why-no-effect-on = { $card } ne pourrait avoir aucun effet sur { $seat }.
why-lower-profit = { $card } vise quelqu’un dont le profit vaut au moins le vôtre ; celui de { $seat } est plus bas.
why-no-answer = { $card } ne répond pas à { $against }.
why-no-leader-in-force = { $card } n’est pas un chef que quelqu’un d’autre a joué ce tour-ci.
why-asked-already = Vous avez déjà demandé { $card } ce tour-ci.
why-no-benefit = { $card } n’a rien à vous donner maintenant.
why-joint-too-late = On revendique à deux pendant le tour du premier des deux, avant tout dé de recherche de l’un ou de l’autre.
why-joint-pioneers = Il y faut un pionnier à vous et un à { $other }.
why-joint-needs-advance = Il faut pour cela que vous possédiez tous deux { $advance }.
why-joint-asked-already = Vous avez déjà proposé à { $other } de revendiquer { $discovery } à deux ce tour-ci.
why-joint-steps = À vous deux, { $other } et vous n’avez pas toutes les étapes de { $discovery }, chacun au moins une.

## Pourquoi un coup est bon

figure-points = points de victoire
figure-profit = profit
figure-money = argent
figure-territories = territoires
figure-hand = cartes en main
figure-steps = étapes
because-cheapest = Pour le premier du tour, cités, pionniers et cartes coûtent le moins.
because-danger = Qui a le plus de chances de gagner, c’est { $other }.
because-grow = Ce qui est placé maintenant augmente le profit pendant { $turns ->
    [one] environ { $turns } tour encore
   *[other] environ { $turns } tours encore
}.
because-attack = Elle réussit avec une chance d’environ { $chance } %.
because-payout = Cela vous rapporte { $amount } $ et à tous les autres ensemble { $others } $.
because-points = Cela donne { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} pour { $price } $.
because-steps = Encore { $lacking ->
    [one] { $lacking } étape
   *[other] { $lacking } étapes
}, et cela vaut { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
because-city = Elle augmente les paiements, et la majorité des cités vaut { $points } points de victoire.
because-pioneer = Chaque pionnier est un dé de recherche de plus à chaque tour.

## Décompte final

score-advances = Progressions
score-discoveries = Découvertes
score-most-cities = Le plus de cités
score-money = Argent
score-profit = Profit

## Phases et choix

id-bidding = enchères pour les origines
id-homes = choix des origines
id-turn-order = ordre du tour
id-card-play = utilisation des cartes
id-investment = investissement
id-expansion = expansion
id-adjustments = ajustements
id-over = la fin
id-new = nouvelle
id-established = établie
id-take = prendre
id-tax = taxer les autres
id-points = points
id-last-card = la dernière carte
id-target = qui la carte vise
id-era = quelle période s’applique
id-response = s’il faut répondre
id-product = un produit
id-evict = quelle présence est chassée
id-cede = quel territoire céder
id-presence = nouvelle ou établie
id-yield = quelle présence retirer
id-natives = où vont les natifs
id-burn = quelle cité est détruite
id-homestead = que peupler
id-marker = où va le jeton produit
id-region = une région
id-clear = quel territoire est vidé
id-market = quel marché est fermé
id-replace = quelle présence remplacer
id-any-step = quelle étape accomplir
id-pioneer = s’il faut prendre le pionnier gratuit
id-withdraw = quel jeton Étape reprendre
id-reroll-research = s’il faut relancer un dé
id-wild = ce que vaut le 6
id-reroll-duel = s’il faut relancer
id-refuse-card = s’il faut garder la carte
id-licence = s’il faut partager le chef
id-joint = s’il faut revendiquer ensemble
id-discard = s’il faut se défausser
id-claim = s’il faut revendiquer la découverte
id-income = profit
id-kept-cards = trop de cartes gardées
id-new-presences = nouvelles présences
id-loss-box = case des pertes
id-licence-fee = droit de licence
id-level-bonus = toutes les progressions d’un niveau
id-home-bid = mise pour les territoires d’origine

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
id-central-south = Amérique centrale et du Sud
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

board-map = Carte des Amériques : les flèches la déplacent, plus et moins l’agrandissent
board-list = Territoires, par région
board-to-list = Liste
board-to-map = Carte
board-state = Où en est la partie
board-features = Avancées et découvertes
board-products = Ce que chaque produit rapporte maintenant, par joueur
board-sea-pacific = Océan Pacifique
board-sea-atlantic = Océan Atlantique
board-sea-gulf = Golfe du Mexique
board-vacant = Vacant
board-held = Présence établie de { $holder }
board-held-new = Nouvelle présence de { $holder }
board-held-by-natives = Tenu par des natifs
board-with-city = avec une cité
board-natives = Natifs
board-city = Cité
board-cities = Cités
board-established = établie
board-new = nouvelle
board-control = Nombre de contrôle { $control } : autant de jetons qu’il faut
board-produces = Produit : { $products }
board-home-of = Origine de { $seat }
board-coasts = { $coast ->
    [atlantic] Sur la côte atlantique
    [pacific] Sur la côte pacifique
   *[other] Sur les deux côtes
}
board-market-closed = Fermé pour ce tour
board-reached = { $seat } peut l’atteindre { $way ->
    [land] par terre
    [ferry] par ferry
    [telegraph] par Telegraph, à travers un voisin
    [railroads] par Railroads
    [steamships] par Steamships
    [airplanes] par Airplanes
    [e-commerce] par e-Commerce
    [wireless] avec des jetons repris par Wireless
   *[card] par une carte en vigueur
} pour { $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
}
board-out-of-reach = Hors de portée de { $seat }
board-odds = Une attaque réussit avec { $chance } % de chances : { $dice } dés contre { $defence }{ $ties ->
    [yes] , égalités gagnées
   *[no] {""}
}{ $again ->
    [yes] , un lancer de plus
   *[no] {""}
}
board-money = { $amount } $
board-bid = mise { $amount } $
board-owned-by = Possédée par { $seats }
board-owned-by-nobody = Possédée par personne encore
board-price = { $price ->
    [0] Gratuite avec vos crédits
   *[other] Coûte { $price } $
}, { $level ->
    [one] { $level } point de victoire
   *[other] { $level } points de victoire
}
board-level = Niveau { $level }
board-level-discovery = Période { $level } : { $level ->
    [one] { $level } point
   *[other] { $level } points
}
board-steps = { $level ->
    [one] { $level } point de victoire
   *[other] { $level } points de victoire
} ; étapes { $steps }
board-step = Étape { $number } de { $discovery }{ $seats ->
    [none] {""}
   *[some] {" "}: { $seats }
}
board-ladder = 1, 2, 3 … icônes rapportent { $amounts }
board-payout = { $seat } : { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
}{ $city ->
    [yes] {" "}et une cité
   *[no] {""}
}, { $amount } ${ $coming ->
    [0] {""}
   *[other] {" "}({ $coming } de plus dès le prochain tour)
}
board-in-surplus = En surplus : il rapporte un cran de moins
board-banned = Il n’est plus payé ce tour
board-any-product = Tout produit
board-product-too = Ce produit est payé après l’événement
board-product-instead = Au lieu de l’événement, ce produit est payé
board-nobody-paid = Personne ne serait payé
board-news = Nouvelles
board-no-cards = Aucune carte en main
board-not-this-era = Elle n’appartient pas à une période jouable maintenant
board-kind = { $kind ->
    [destiny] Destinée
    [leader] Chef
    [event] Événement
   *[event-or-product] Événement ou produit
} · période { $eras }
board-pack = cartes, paquet de période { $era }
board-place = Place { $place } : jusqu’à { $tokens } jetons{ $seat ->
    [none] , libre
   *[some] , { $seat }
}
board-place-means = Qui est plus tôt paie moins les cités, pionniers et cartes ; qui est plus tard peut acheter plus de jetons
board-costs = Les jetons, et ce qui en coûte
board-tokens = Jetons
board-buy = { $count ->
    [one] Acheter { $count } jeton
   *[other] Acheter { $count } jetons
} pour { $amount } $
board-cost = { $what ->
    [city] Une cité
    [pioneer] Un pionnier
   *[card] Une carte
} coûte { $cost ->
    [one] { $cost } jeton acheté
   *[other] { $cost } jetons achetés
} maintenant
board-cost-city = Pour en bâtir une, choisissez un de vos territoires lumineux sur la carte
board-cost-pioneer = Chaque pionnier est un dé de recherche
board-cost-card = Il faut Circus
board-most-cities = Le plus de cités : 2 points de victoire
board-last-turn = La partie finit bientôt
board-roll-again = Relancer un de ces dés ?
board-over = La partie est terminée.
board-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } · période { $era }
}
board-waiting = { $acting } décide : { $what }
board-todo = { $what ->
    [bidding] Misez pour le choix des origines : la plus haute mise choisit d’abord.
    [homes] Choisissez votre origine parmi les territoires lumineux.
    [turn-order] Prenez une place dans l’ordre du tour.
    [card-play] Jouez des cartes pour l’événement ou pour le produit, ou terminez.
    [investment] Investissez : jetons, cité, pionnier, avancées, recherche. Puis terminez.
    [expansion] { $tokens ->
        [0] Vous n’avez plus de jetons pour vous étendre.
        [one] Étendez-vous avec votre dernier jeton : cliquez un territoire lumineux, ou terminez.
       *[other] Étendez-vous avec vos { $tokens } jetons : cliquez un territoire lumineux, ou terminez.
    }
    [target] { $card } : qui visez-vous ?
    [era] { $card } : quelle période s’applique ?
    [congress] { $card } : prendre de l’argent ou taxer les autres ?
    [response] { $seat } joue { $card }{ $other ->
        [none] {""}
       *[some] {" "}contre { $other }
    }. Répondez-vous ?
    [product] { $card } : choisissez un produit dans le tableau des produits.
    [take] { $card } : prenez un territoire lumineux{ $left ->
        [none] {""}
        [1] {""}
       *[other] {" "}(encore { $left })
    }.
    [evict] { $card } : choisissez la présence à chasser.
    [cede] { $card } : choisissez le territoire que vous cédez.
    [presence] { $territory } : nouvelle présence ou présence établie ?
    [yield] { $card } : choisissez des présences à vous à retirer (encore { $left }).
    [natives] { $card } : choisissez où vont les natifs (encore { $left }).
    [burn] { $card } : choisissez la cité à détruire (encore { $left }).
    [civil-war] { $card } : payer la moitié de votre argent, ou renoncer à des présences ?
    [homestead] { $card } : prenez un territoire ou écartez des natifs (encore { $left }).
    [marker] { $card } : choisissez où va le jeton de produit (encore { $left }).
    [region] { $card } : nommez une région en cliquant un de ses territoires.
    [clear] { $card } : choisissez le territoire à vider (encore { $left }).
    [market] { $card } : choisissez le marché étranger à fermer (encore { $left }).
    [replace] { $card } : choisissez la présence à remplacer.
    [any-step] { $card } : choisissez une étape d’une découverte.
    [pioneer] { $card } : prenez-vous le pionnier gratuit ?
    [withdraw] Plus de marqueur d’étape pour { $discovery } : reprenez-en un, ou renoncez.
    [reroll-research] Recherche de { $discovery } : relancer un dé ?
    [wild] Vous avez un 6 pour { $discovery } : quelle étape est-ce ?
    [reroll-duel] Le duel, { $territory }, serait perdu contre un { $defence } : relancer ?
    [refuse-card] Garder la carte tirée, ou prendre la suivante ?
    [licence] { $other } demande à utiliser aussi { $card }. Partagez-vous ?
    [joint] { $other } propose de revendiquer { $discovery } avec vous.
    [discard] Vous pouvez défausser une carte de votre main.
    [claim] Vous pouvez revendiquer { $discovery } maintenant.
   *[other] C’est à vous.
}
way-land = par terre
way-ferry = par ferry
way-telegraph = Telegraph
way-railroads = Railroads
way-steamships = Steamships
way-airplanes = Airplanes
way-e-commerce = e-Commerce
way-card = par une carte
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
