# Green Deal

title = Green Deal
blurb = En 2050, vous dirigez un grand groupe : faites des profits, choyez vos actionnaires, investissez dans le développement durable et faites-le savoir.

headline = Manche { $round } sur { $rounds }. { $phase ->
    [inflation] Avant les enchères, { $actor } peut jouer Hyperinflation.
    [suing] Avant les enchères, { $actor } peut jouer Lawsuit.
    [spying] Avant les enchères, { $actor } peut annoncer Industrial Spying.
    [bidding] Tous misent en secret pour l’ordre du tour, et chacun paie sa mise. Une mise supérieure à votre cash y est ramenée.
    [manipulating] Les mises sont révélées : { $actor } peut jouer Manipulation et prendre la première place.
    [last-bid] Les autres mises sont révélées : à { $actor } de miser, grâce à Industrial Spying.
    [adjusting] Les mises sont révélées : { $actor } peut augmenter ou baisser la sienne de 1.
    [investing] À { $actor } d’investir : un projet, une carte action, un prêt, ou une carte action et un prêt ; sans oublier ce qui est toujours permis.
    [specialising] À { $actor } d’annoncer la catégorie de Specialization.
    [placing] À { $actor } de poser « { $project } » ({ $tile }) sur la carte du monde.
    [settling] { $actor } a posé « { $project } » ({ $tile }) en { $site } : coopération ou concurrence avec les tuiles voisines ?
    [campaigning] Chacun place ses jetons RP en secret.{ $token ->
        [none] {""}
       *[other] {" "}Votre jeton de { $token } : dans quelle catégorie ?
    }
    [last-campaign] Les autres campagnes sont révélées : à { $actor } de placer ses jetons.{ $token ->
        [none] {""}
       *[other] {" "}Votre jeton de { $token } : dans quelle catégorie ?
    }
   *[over] La partie est terminée.
}
    .covers = waiting

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-round = Manche
view-rounds = Manches
view-actor = À qui de jouer
view-waiting = On attend encore
view-order = Ordre du tour
view-project = Projet
view-tile = Tuile
view-site = Case
view-token = Jeton
view-projects = Projets disponibles
view-action-cards = Cartes action disponibles
view-next-projects = Projets de la manche suivante
view-next-action-cards = Cartes action de la manche suivante
view-category = Catégorie
view-size = Taille
view-price = Prix
view-points = Points
view-income = Revenus
view-card = Carte
view-effect = Effet
view-dividend = Dividende
view-dividend-points = Points d’un dividende
view-loan = Prochain prêt
view-loans-left = Prêts restants
view-stock = Jetons RP en réserve
view-token-prices = Prix des jetons RP
view-tokens-of-1 = de 1 point
view-tokens-of-2 = de 2 points
view-tokens-of-3 = de 3 points
view-players = Joueurs
view-cash = Cash
view-environment = Environnement
view-jobs = Emplois
view-social = Social
view-research = Recherche
view-bid = Mise
view-has-bid = A misé
view-tokens = Jetons RP
view-loans = Prêts
view-cards = Cartes action
view-plays-left = Utilisations restantes
view-speciality = Spécialité
view-campaign = Campagne
view-saved = gardé
view-map = Carte du monde
view-line = Rangée
view-scored = Points par rubrique
view-from-projects = Projets
view-from-dividends = Dividendes
view-from-action-cards = Cartes action
view-from-loans = Prêts non remboursés
view-from-campaigns = Relations publiques
view-from-sustainability = Développement durable
view-from-company = Entreprise
view-to-place = À poser

show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] secrète
       *[no] –
    }
   *[other] { $bid }
}

show-dividend = { $dividend } cash pour { $dividend-points } points

## Ce que l’on peut faire

verb-bid = miser pour l’ordre du tour
    .word = miser
verb-play = jouer la carte
    .word = jouer
verb-pass = ne pas la jouer
    .word = passer
verb-adjust = modifier votre mise de
    .word = ajuster
verb-take = prendre le projet
    .word = prendre
verb-buy = acheter la carte action
    .word = acheter
verb-refund = prendre un remboursement d’impôt
    .word = remboursement
verb-borrow = prendre le prêt du dessus
    .word = emprunter
verb-token = acheter un jeton RP de valeur
    .word = jeton
verb-dividend = payer un dividende
    .word = dividende
verb-repay = rembourser le
    .word = rembourser
verb-transfer = transférer des ressources (−3, +2)
    .word = transférer
verb-specialise = se spécialiser dans la catégorie
    .word = spécialiser
verb-done = finir votre tour
    .word = finir
verb-place = poser la tuile en
    .word = poser
verb-place-anywhere = poser la tuile, avec Internationalisation, en
    .word = ailleurs
verb-cooperate = coopérer avec la tuile en
    .word = coopérer
verb-compete = faire concurrence à la tuile en
    .word = concurrencer
verb-refrain = ne pas faire concurrence
    .word = renoncer
verb-campaign = placer le jeton dans la catégorie
    .word = campagne
verb-save = garder le jeton
    .word = garder
verb-surrender = rendre le jeton sans l’utiliser
    .word = rendre
argument-amount = montant
argument-card = carte
argument-change = changement
argument-category = catégorie
argument-kind = cash ou jeton
argument-size = taille
argument-loan = prêt
argument-source = de
argument-target = vers
argument-cell = case

## Annonces

told-round = La manche { $round } commence.
told-bid-made = { $seat } a fait sa mise.
told-bid = { $seat } mise { $amount }.
told-adjusted = { $seat } ajuste sa mise à { $amount }.
told-coin = Égalité parfaite : le sort désigne { $seat }.
told-order = Ordre du tour : { $seats }.
told-accounts = Chacun paie sa mise, puis touche ses revenus. Cash : { $cash }.
told-played = { $seat } utilise { $card }.
told-took = { $seat } prend « { $project } » pour { $cash } cash.
told-bought = { $seat } achète { $card } pour { $cash } cash.
told-specialised = { $seat } choisit sa spécialité : { $category }.
told-refund-cash = { $seat } prend le remboursement d’impôt : { $cash } cash.
told-refund-token = { $seat } prend le remboursement d’impôt : un jeton RP de valeur { $size }.
told-token = { $seat } achète un jeton RP de valeur { $size } pour { $cash } cash.
told-dividend = { $seat } paie un dividende de { $cash } cash et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-borrowed = { $seat } prend un { $loan }.
told-repaid = { $seat } rembourse le { $loan }.
told-defaulted = { $seat } ne rembourse que { $cash } cash sur son { $loan } et perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-transferred = { $seat } transfère des ressources : { $source } −3, { $target } +{ $raised }.
told-discarded = Plus de projet pour cette manche. Défaussés : { $projects }.
told-placed = { $seat } pose « { $project } » en { $cell }.
told-synergy = { $seat } coopère avec sa propre tuile en { $cell } : revenus +{ $income }.
told-cooperated = { $seat } coopère avec { $other } en { $cell } : revenus +{ $income } pour { $seat }, +{ $others } pour { $other }.
told-competed = { $seat } fait concurrence à { $other } en { $cell } : revenus +{ $income } pour { $seat }, −{ $loss } pour { $other }.
told-scale-end = { $scale ->
    [cash] Cash au maximum ({ $end })
    [income] Revenus au maximum ({ $end })
   *[level] Niveau au maximum ({ $end })
} : { $seat } perd le surplus ({ $lost }).
told-income-floor = { $seat } reste à 0 de revenus : on ne descend jamais plus bas.
told-campaign-made = { $seat } a préparé sa campagne.
told-campaign = { $seat } fait campagne : environnement { $environment }, emplois { $jobs }, social { $social }, recherche { $research } ; gardé : { $saved }.
told-images = Images ({ $category }) : { $images }. Points : { $points }.
told-sustainability = Évaluation du développement durable. Points : { $points }.
told-companies = Évaluation des entreprises. Points : { $points }.
told-card-points = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-wins-on-income = { $seat } gagne avec { $points } points : à égalité, ses revenus font la différence.
told-wins-on-cash = { $seat } gagne avec { $points } points : à égalité, son cash fait la différence.
told-share-win = { $seats } se partagent la victoire avec { $points } points chacun.

## Refus

why-bid-negative = Une mise ne peut pas être négative.
why-adjust-by-one = Vous pouvez modifier votre mise ({ $bid }) de 1, sans descendre sous 0 ni dépasser vos { $cash } cash.
why-card-not-yours = Vous n’avez pas { $card }.
why-card-used-up = { $card } a déjà servi autant de fois que possible.
why-card-not-played = { $card } agit d’elle-même : il n’y a pas à la jouer.
why-card-not-now = { $card } ne peut pas se jouer maintenant.
why-name-a-category = Annoncez d’abord la catégorie de Specialization.
why-project-gone = Plus de projet disponible dans cette catégorie : { $category }.
why-no-more-cards = Vous avez fait votre choix pour ce tour : un projet, une carte action, un prêt, ou une carte action et un prêt.
why-income-below-zero = Vos revenus ({ $income }) descendraient sous 0.
why-too-dear = Cela coûte { $price } cash ; vous en avez { $cash }.
why-card-not-offered = { $card } n’est pas disponible.
why-refunded = Vous avez déjà pris le remboursement d’impôt pendant ce tour.
why-after-refund = Après le remboursement d’impôt, vous ne prenez plus de projet et n’achetez ni ne jouez d’autre carte action pendant ce tour.
why-no-tokens = Il ne reste plus de jeton RP en réserve : prenez les 4 cash.
why-no-loans-left = Il ne reste plus de prêt.
why-one-loan = On ne prend qu’un prêt par tour.
why-no-loan-with-project = On ne peut pas prendre un prêt avec un projet.
why-token-not-in-stock = Il ne reste plus de jeton RP de valeur { $size } en réserve.
why-three-points = On achète au plus 3 points RP par manche, et vous en avez déjà acheté { $bought }.
why-one-token = On n’achète qu’un jeton RP par manche.
why-one-dividend = Vous avez déjà payé votre dividende de cette manche.
why-not-your-loan = Vous n’avez pas pris ce prêt.
why-transfer-needs-levels = Baissez une catégorie où vous êtes au moins au niveau { $levels }, et montez-en une autre.
why-cell-taken = Il y a déjà une tuile en { $cell }.
why-card-not-needed = Pas besoin de carte pour poser votre tuile en { $cell }.
why-start-kept = La case { $cell } est réservée à un joueur qui n’a pas encore de tuile.
why-start-first = Votre première tuile se pose sur une position de départ, et { $cell } n’en est pas une.
why-not-beside-yours = La case { $cell } n’est adjacente à aucune de vos tuiles.
why-neighbours-first = Décidez d’abord pour les tuiles voisines : coopération ou concurrence.
why-not-larger = Votre tuile n’est pas plus grande que celle en { $cell } : vous devez coopérer.
why-lawyer = { $other } a pris un avocat : avec la tuile en { $cell }, vous devez coopérer.
why-no-such-neighbour = En { $cell }, il n’y a aucune tuile avec laquelle coopérer ou à laquelle faire concurrence.
why-one-saved = On ne peut garder qu’un jeton.

## Décompte final

score-projects = Projets
score-dividends = Dividendes
score-action-cards = Cartes action
score-loans = Prêts non remboursés
score-campaigns = Relations publiques
score-sustainability = Développement durable
score-company = Entreprise
score-income = Revenus
score-cash = Cash

## Choses

id-inflation = avant les enchères
id-suing = avant les enchères
id-spying = avant les enchères
id-bidding = enchères
id-manipulating = enchères
id-last-bid = enchères
id-adjusting = enchères
id-investing = investissement
id-specialising = investissement
id-placing = développement
id-settling = développement
id-campaigning = évaluation RP
id-last-campaign = évaluation RP
id-over = fin de la partie
id-start = départ
id-free = ·
id-cash = 4 cash
id-token = jeton RP

## Catégories

id-environment = environnement
id-jobs = emplois
id-social = social
id-research = recherche

## Tuiles

id-environment-1 = Env 1
id-environment-2 = Env 2
id-environment-3 = Env 3
id-environment-4 = Env 4
id-environment-5 = Env 5
id-jobs-1 = Emp 1
id-jobs-2 = Emp 2
id-jobs-3 = Emp 3
id-jobs-4 = Emp 4
id-jobs-5 = Emp 5
id-social-1 = Soc 1
id-social-2 = Soc 2
id-social-3 = Soc 3
id-social-4 = Soc 4
id-social-5 = Soc 5
id-research-1 = Rech 1
id-research-2 = Rech 2
id-research-3 = Rech 3
id-research-4 = Rech 4
id-research-5 = Rech 5

## Cartes action

id-award = Award
id-bribe = Bribe
id-cash-cow = Cash Cow
id-cheap-pr = Cheap PR
id-cluster = Cluster
id-competitive-analysis = Competitive Analysis
id-dumping-wages = Dumping Wages
id-flexible-bidding = Flexible Bidding
id-frontrunner = Frontrunner
id-good-tax-morale = Good Tax Morale
id-growth = Growth
id-hire-lawyer = Hire Lawyer
id-hyperactive = Hyperactive
id-hyperinflation = Hyperinflation
id-industrial-spying = Industrial Spying
id-internationalisation = Internationalisation
id-latitude = Latitude
id-lawsuit = Lawsuit
id-manipulation = Manipulation
id-market-screening = Market Screening
id-pr-analysis = PR Analysis
id-pr-machine = PR Machine
id-resource-transfer = Resource Transfer
id-specialization = Specialization
id-super-dividends = Super Dividends
id-sustainability-report = Sustainability Report
id-tax-evasion = Tax Evasion
id-tough-competition = Tough Competition
id-tricky-book-keeping = Tricky Book-keeping
id-does-award = Après la manche 10 : 3 points pour chacun de vos projets.
id-does-bribe = Vous remportez toutes les égalités : enchères, relations publiques, évaluation de l’entreprise.
id-does-cash-cow = 7 cash chaque fois que vous atteignez le niveau 7 dans une catégorie, même rétroactivement.
id-does-cheap-pr = Le point RP ne vous coûte que 1 cash ; jusqu’à 3 points par manche, en un ou plusieurs jetons.
id-does-cluster = Après la manche 10 : 12 points par carré de 4 de vos tuiles ; chaque tuile ne sert qu’une fois.
id-does-competitive-analysis = Vous pouvez aussi faire concurrence en diagonale, si votre nouvelle tuile est plus grande.
id-does-dumping-wages = Perdez 2 points ; vos revenus augmentent de 5.
id-does-flexible-bidding = Une fois les mises révélées, vous pouvez augmenter ou baisser la vôtre de 1.
id-does-frontrunner = Après la manche 10 : 10 points par catégorie au niveau 9 ou plus (sans les RP).
id-does-good-tax-morale = Payez 6 cash (c’est son prix) et gagnez 13 points.
id-does-growth = Après la manche 10 : 3 points par tuile de votre plus longue ligne, horizontale ou verticale.
id-does-hire-lawyer = Les autres ne peuvent plus faire concurrence à vos tuiles : ils doivent coopérer.
id-does-hyperactive = Après la manche 10 : 4 points par carte action que vous possédez.
id-does-hyperinflation = Une fois, avant une enchère : chaque joueur perd la moitié de son cash.
id-does-industrial-spying = Trois fois : misez après avoir vu toutes les autres mises.
id-does-internationalisation = Deux fois : posez votre tuile sur n’importe quelle case libre.
id-does-latitude = Après la manche 10 : 3 points par tuile de votre plus longue ligne diagonale.
id-does-lawsuit = Une fois, avant une enchère : chaque autre joueur vous donne 2 cash.
id-does-manipulation = Une fois, quand les mises sont révélées : vous jouez en premier, mais payez quand même votre mise.
id-does-market-screening = Une fois, lors d’une manche suivante : prenez une carte de plus.
id-does-pr-analysis = Placez vos jetons RP après avoir vu les campagnes des autres.
id-does-pr-machine = 3 points de plus par catégorie dont vous êtes seul en tête.
id-does-resource-transfer = Une fois : baissez une catégorie de 3, montez-en une autre de 2.
id-does-specialization = Annoncez une catégorie : ses projets vous coûtent 7 de moins.
id-does-super-dividends = 4 points tout de suite, puis 1 point de plus par dividende.
id-does-sustainability-report = Après la manche 10 : 3 points par niveau de votre catégorie la plus faible.
id-does-tax-evasion = Perdez 3 points, gagnez 10 cash.
id-does-tough-competition = En concurrence, vous gagnez 2 de plus et votre rival perd 2 de plus.
id-does-tricky-book-keeping = Après la manche 10 : revenus +7, avant l’évaluation de l’entreprise.
view-hyperinflation = { id-hyperinflation }
view-industrial-spying = { id-industrial-spying }
view-internationalisation = { id-internationalisation }
view-lawsuit = { id-lawsuit }
view-manipulation = { id-manipulation }
view-market-screening = { id-market-screening }
view-resource-transfer = { id-resource-transfer }

## Projets

id-env-1a = Papier recyclé
id-env-1b = Éclairage LED
id-env-1c = Ruches sur les toits
id-env-2a = Récupération d’eau de pluie
id-env-2b = Flotte de vélos
id-env-2c = Toitures végétalisées
id-env-3a = Filtres d’usine
id-env-3b = Récupération de chaleur
id-env-3c = Restauration de zones humides
id-env-4a = Emballages en boucle fermée
id-env-4b = Parc solaire
id-env-4c = Reboisement côtier
id-env-5a = Éoliennes en mer
id-env-5b = Usines zéro déchet
id-env-5c = Nettoyage des océans
id-job-1a = Programme de stages
id-job-1b = Prime aux idées
id-job-1c = Forum de l’emploi
id-job-2a = Contrats d’apprentissage
id-job-2b = Horaires aménagés
id-job-2c = Mobilité interne
id-job-3a = Centre d’appels régional
id-job-3b = Ateliers de réparation
id-job-3c = Retour à l’emploi
id-job-4a = Deuxième ligne de production
id-job-4b = Achats locaux
id-job-4c = Embauche de seniors
id-job-5a = Plateforme logistique
id-job-5b = Usine en zone rurale
id-job-5c = Garantie sans licenciement
id-soc-1a = Don du sang
id-soc-1b = Jardin partagé
id-soc-1c = Fournitures scolaires
id-soc-2a = Crèche d’entreprise
id-soc-2b = Parrainage sportif
id-soc-2c = Journées de bénévolat
id-soc-3a = Approvisionnement équitable
id-soc-3b = Bus de dépistage
id-soc-3c = Sites accessibles
id-soc-4a = Fonds de logement social
id-soc-4b = Guichet de microcrédit
id-soc-4c = Audits des fournisseurs
id-soc-5a = Hôpital du personnel
id-soc-5b = Fondation éducative
id-soc-5c = Charte du salaire décent
id-res-1a = Prix étudiant
id-res-1b = Veille brevets
id-res-1c = Données ouvertes
id-res-2a = Laboratoire de matériaux
id-res-2b = Logiciel de procédés
id-res-2c = Essai de terrain
id-res-3a = Banc d’essai de batteries
id-res-3b = Réseau de capteurs
id-res-3c = Banque de semences
id-res-4a = Chaire universitaire
id-res-4b = Bioraffinerie pilote
id-res-4c = Partenariat vaccinal
id-res-5a = Consortium fusion
id-res-5b = Réseaux intelligents
id-res-5c = Captage du carbone

## Prêts

id-loan-6 = prêt de 6
id-loan-7 = prêt de 7
id-loan-8 = prêt de 8
id-loan-9 = prêt de 9
id-loan-10 = prêt de 10
id-loan-11 = prêt de 11
id-loan-12 = prêt de 12
id-loan-13 = prêt de 13
id-loan-14 = prêt de 14

## Cases de la carte

id-a1 = a1
id-b1 = b1
id-c1 = c1
id-d1 = d1
id-e1 = e1
id-f1 = f1
id-g1 = g1
id-h1 = h1
id-a2 = a2
id-b2 = b2
id-c2 = c2
id-d2 = d2
id-e2 = e2
id-f2 = f2
id-g2 = g2
id-h2 = h2
id-a3 = a3
id-b3 = b3
id-c3 = c3
id-d3 = d3
id-e3 = e3
id-f3 = f3
id-g3 = g3
id-h3 = h3
id-a4 = a4
id-b4 = b4
id-c4 = c4
id-d4 = d4
id-e4 = e4
id-f4 = f4
id-g4 = g4
id-h4 = h4
id-a5 = a5
id-b5 = b5
id-c5 = c5
id-d5 = d5
id-e5 = e5
id-f5 = f5
id-g5 = g5
id-h5 = h5
id-a6 = a6
id-b6 = b6
id-c6 = c6
id-d6 = d6
id-e6 = e6
id-f6 = f6
id-g6 = g6
id-h6 = h6
view-a = a
view-b = b
view-c = c
view-d = d
view-e = e
view-f = f
view-g = g
view-h = h

### Pourquoi un coup est bon

figure-points = points à la fin
figure-income = revenus
figure-cash = cash net des prêts
figure-lowest-level = niveau de la catégorie la plus faible
because-weakest = Votre catégorie la plus faible est { $category }, et l’évaluation du développement durable ne regarde que celle-là.
because-synergy = À côté d’une de vos tuiles, cette tuile rapporte environ { $income } de revenus pendant { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
because-points = Cela rapporte aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-dividend = Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cash } cash.
because-first = Dans cette manche, les derniers à jouer auront bien moins de choix.
because-any-place = Dans cette manche, jouer tôt ne change pas grand-chose.
because-images = Les images seront encore évaluées { $left ->
    [1] une fois
   *[other] { $left } fois
}.
because-take-income = Vos revenus montent, ceux d’un rival baissent.

## Ce que dit le coach la première fois

coach-bid = Celui qui mise le plus joue en premier, mais tout le monde paie sa mise. Demandez-vous ce que vous voulez prendre, qui d’autre le veut, et ce qu’il vous restera : on paie d’abord sa mise, on touche ses revenus ensuite.
coach-play = Vous avez une carte qui peut se jouer maintenant. Jouez-la si cette manche compte pour vous ; sinon, gardez-la.
coach-pass = Ne pas jouer la carte ne coûte rien : vous la gardez, et on vous la proposera de nouveau.
coach-adjust = Les mises sont révélées et vous pouvez modifier la vôtre de 1 : 1 de plus pour passer devant, 1 de moins si votre place est acquise, ou perdue de toute façon.
coach-take = Un projet coûte du cash, rapporte des points et modifie vos revenus ; vous avancez d’autant de cases que sa taille. Regardez d’abord la carte du monde : bien placée, sa tuile augmentera vos revenus.
coach-buy = Pour ce tour, une carte action remplace un projet. Celles qui rapportent à la fin s’achètent tôt, tant que vous avez le temps d’en tirer parti.
coach-refund = Le remboursement d’impôt console d’un tour sans projet : 4 cash, ou le plus grand jeton RP en réserve, gratuitement. Il remplace une carte action.
coach-borrow = Un prêt, c’est du cash sans intérêts, mais jamais le même tour qu’un projet. Il est dû à la fin de votre dernier tour : chaque cash manquant vous coûtera 2 points.
coach-token = Les jetons RP améliorent votre image lors de l’évaluation des relations publiques, après les manches 4, 7 et 10. Achetez-en un quand un ou deux points suffisent pour dépasser un rival.
coach-dividend = Un dividende transforme du cash en points, une fois par manche. C’est quand vos revenus sont bas que le point coûte le moins : payez avant qu’ils n’augmentent.
coach-repay = Un prêt se rembourse en une fois. Sans intérêts, rien ne presse, mais gardez de quoi le payer à la manche 10.
coach-transfer = Baissez de 3 une catégorie forte, montez de 2 une plus faible. L’évaluation du développement durable ne regarde que la plus faible : c’est elle qu’il faut relever.
coach-specialise = Les projets de cette catégorie vous coûteront désormais 7 de moins. Choisissez-en une qui vous manque et dont un projet arrive bientôt : regardez les cartes de la manche suivante.
coach-done = Vous terminez ici votre tour d’investissement. Avez-vous pensé au dividende, aux jetons RP et à vos prêts ? Ils sont permis à chaque tour.
coach-place = Posez votre tuile à côté d’une des vôtres, par un côté ou par un coin ; la toute première, sur un drapeau. Tout est dans le voisinage : entre tuiles de la même catégorie qui se touchent par un côté, les revenus changent.
coach-place-anywhere = Avec Internationalisation, posez votre tuile sur n’importe quelle case libre : là où elle augmente vos revenus, ou là où elle complète une ligne.
coach-cooperate = Si vous coopérez, les revenus des deux joueurs augmentent de la taille moyenne des tuiles. C’est souvent ce qui vous rapporte le plus, et c’est l’idéal avec un joueur loin derrière vous.
coach-compete = Si vous faites concurrence, vous gagnez en revenus la différence des tailles, et l’autre joueur la perd. C’est l’idéal contre un joueur qui vous devance.
coach-refrain = En diagonale, la concurrence n’est jamais obligatoire. Si vous y renoncez, rien ne change.
coach-campaign = Placez le jeton là où il vous fait gagner un rang : devant un rival, ou pour sortir d’une égalité. Là où vous dominez déjà, il est gaspillé.
coach-save = Vous pouvez garder un jeton pour la prochaine évaluation des relations publiques. Après celle de la manche 10, il n’y en a plus.
coach-surrender = Un jeton rendu ne rapporte rien. Ne le rendez que s’il ne change aucun rang et que vous en gardez déjà un autre.

## Le plateau dans le navigateur

board-market = Cartes disponibles
board-bank = Banque
board-tracks = Développement durable et points
board-order = Ordre du tour
board-sealed = secrète
board-no-bid = pas encore de mise
board-round = Manche { $round }
board-after-round = Évaluation après cette manche : { $name }
board-no-assessment = Aucune évaluation.
board-next-round = manche suivante
board-gone = pris ou défaussé
board-loan = Prêt
board-refund = Remb. impôt
board-refund-means = À la place d’une autre carte : 4 cash, ou le plus grand jeton RP en réserve.
board-token-title = Jeton RP, valeur { $size }
board-token = Jeton RP de valeur { $size } pour { $price } cash ; { $left } en réserve
board-token-means = Il améliore votre image lors d’une évaluation des relations publiques.
board-owed = À rembourser au plus tard à la fin de votre tour de la manche 10 ; chaque cash manquant vous coûtera 2 points.
board-project = { $category }, taille { $size } : { $price } cash, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, revenus { $income }.
board-action = { $card }, { $price } cash : { $effect }
board-loan-means = { $cash } cash tout de suite. Prêts restants : { $left }.
board-dividend-row = À partir de { $income } de revenus : { $cash } cash pour { $points } points
board-plays = utilisations restantes : { $plays }
board-forecast = Si la partie s’arrêtait là
board-total = Total
board-so-far = Pour l’instant : { $points }
board-to-come = Si la partie s’arrêtait là : { $points }
board-score = { $other } : { $points } pour l’instant, { $total } si la partie s’arrêtait là
board-bid-sum = { $cash } cash − { $amount } + revenus { $income } = { $left } cash
board-bid-means = Chacun paie sa mise ; celui qui mise le plus joue en premier.
board-alone = Aucune tuile voisine de la même catégorie : vos revenus ne changent pas.
board-tile = { $cell } : { $category } { $size }, { $other }
board-own = Votre propre tuile en { $cell } : revenus +{ $steps }
board-together = { $other } en { $cell } : coopération, revenus +{ $steps } pour chacun
board-either = { $other } en { $cell } : coopération, revenus +{ $steps } pour chacun ; ou concurrence, +{ $more } pour vous et −{ $more } pour { $other }
board-corner = { $other } en diagonale, en { $cell } : concurrence, revenus +{ $more } pour vous et −{ $more } pour { $other }
board-behind = en pointillé, derrière : la manche { $round }

## Dans les rapports d’équilibre

gain-took = Projet
gain-bought = Carte action
gain-dividend = A payé un dividende
gain-borrowed = A emprunté
gain-token = A acheté des jetons RP
gain-scale-end = Au bout de l’échelle
