# Green Deal

title = Green Deal
blurb = En 2050, votre groupe doit gagner de l’argent, plaire à ses actionnaires, investir dans des projets durables et le faire savoir.

headline = Manche { $round } sur { $rounds }. { $phase ->
    [inflation] Avant les enchères, { $actor } peut jouer Hyperinflation.
    [suing] Avant les enchères, { $actor } peut jouer Procès.
    [spying] Avant les enchères, { $actor } peut annoncer Espionnage industriel.
    [bidding] Chacun mise en secret pour l’ordre du tour. Chacun paie sa mise ; plus que votre cash compte pour votre cash.
    [manipulating] Les mises sont montrées : { $actor } peut jouer Manipulation et passer premier.
    [last-bid] Les autres mises sont montrées : à { $actor } de miser, grâce à Espionnage industriel.
    [adjusting] Les mises sont montrées : { $actor } peut monter ou baisser la sienne de 1.
    [investing] { $actor } investit : un projet, ou une carte action, ou un prêt, ou une carte action et un prêt ; et ce qui est toujours permis.
    [specialising] { $actor } nomme la catégorie de la Spécialisation.
    [placing] { $actor } pose { $project } ({ $tile }) sur la carte.
    [settling] { $actor } a posé { $project } ({ $tile }) en { $site } et règle ses voisines.
    [campaigning] Tous ceux qui ont des jetons RP les placent en secret.{ $token ->
        [none] {""}
       *[other] {" "}Votre jeton de { $token } : quelle catégorie ?
    }
    [last-campaign] Les autres campagnes sont montrées : à { $actor } de placer ses jetons.{ $token ->
        [none] {""}
       *[other] {" "}Votre jeton de { $token } : quelle catégorie ?
    }
   *[over] La partie est terminée.
}
    .covers = waiting

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-round = Manche
view-rounds = Manches
view-actor = Doit décider
view-waiting = Doivent décider
view-order = Ordre du tour
view-project = Projet
view-tile = Tuile
view-site = Case
view-token = Jeton
view-projects = Projets proposés
view-action-cards = Cartes action proposées
view-next-projects = Projets de la manche suivante
view-next-action-cards = Cartes action de la manche suivante
view-category = Catégorie
view-size = Taille
view-price = Prix
view-points = Points
view-income = Revenu
view-card = Carte
view-effect = Son effet
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
view-plays-left = Encore à jouer
view-speciality = Spécialité
view-campaign = Campagne
view-saved = gardé
view-map = Carte du monde
view-line = Rangée
view-scored = Points par rubrique
view-from-projects = Des projets
view-from-dividends = Des dividendes
view-from-action-cards = Des cartes action
view-from-loans = Des prêts impayés
view-from-campaigns = Des relations publiques
view-from-sustainability = Du développement durable
view-from-company = De l’entreprise
view-to-place = À placer

show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] scellée
       *[no] –
    }
   *[other] { $bid }
}

show-dividend = { $dividend } de cash pour { $dividend-points } points

## Ce que l’on peut faire

verb-bid = miser pour l’ordre du tour
    .word = miser
verb-play = jouer la carte
    .word = jouer
verb-pass = ne pas la jouer
    .word = passer
verb-adjust = changer votre mise de
    .word = ajuster
verb-take = prendre le projet
    .word = prendre
verb-buy = acheter la carte action
    .word = acheter
verb-refund = prendre un remboursement d’impôt
    .word = impôt
verb-borrow = prendre le prochain prêt
    .word = emprunter
verb-token = acheter un jeton RP de
    .word = jeton
verb-dividend = payer un dividende
    .word = dividende
verb-repay = rembourser le
    .word = rembourser
verb-transfer = transférer des ressources (3 de moins, 2 de plus)
    .word = transférer
verb-specialise = se spécialiser en
    .word = spécialiser
verb-done = finir votre tour
    .word = fini
verb-place = poser la tuile en
    .word = poser
verb-place-anywhere = poser la tuile par Internationalisation en
    .word = ailleurs
verb-cooperate = coopérer avec la tuile en
    .word = coopérer
verb-compete = faire concurrence à la tuile en
    .word = concurrencer
verb-refrain = ne plus faire concurrence
    .word = renoncer
verb-campaign = faire campagne pour
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
told-bid-made = { $seat } a misé.
told-bid = { $seat } mise { $amount }.
told-adjusted = { $seat } change sa mise en { $amount }.
told-coin = Tout est égal : le sort favorise { $seat }.
told-order = Ordre du tour : { $seats }.
told-accounts = Les mises sont payées et les revenus perçus. Cash : { $cash }.
told-played = { $seat } utilise { $card }.
told-took = { $seat } prend { $project } pour { $cash } de cash.
told-bought = { $seat } achète { $card } pour { $cash } de cash.
told-specialised = { $seat } se spécialise : { $category }.
told-refund-cash = { $seat } se fait rembourser { $cash } de cash d’impôt.
told-refund-token = { $seat } prend un jeton RP de { $size } comme remboursement d’impôt.
told-token = { $seat } achète un jeton RP de { $size } pour { $cash } de cash.
told-dividend = { $seat } paie un dividende de { $cash } de cash pour { $points } points.
told-borrowed = { $seat } prend un { $loan }.
told-repaid = { $seat } rembourse le { $loan }.
told-defaulted = { $seat } ne paie que { $cash } du { $loan } et perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-transferred = { $seat } transfère des ressources : { $source } baisse de 3, { $target } monte de { $raised }.
told-discarded = Assez de projets sont pris dans cette manche. Défaussés : { $projects }.
told-placed = { $seat } pose { $project } en { $cell }.
told-synergy = Synergie avec sa propre tuile en { $cell } : { $seat } gagne { $income } de revenu.
told-cooperated = { $seat } coopère avec { $other } en { $cell } : { $seat } gagne { $income } de revenu et { $other } { $others }.
told-competed = { $seat } fait concurrence à { $other } en { $cell } : { $seat } gagne { $income } de revenu et { $other } en perd { $loss }.
told-scale-end = { $scale ->
    [cash] Le cash s’arrête à { $end }
    [income] Le revenu s’arrête à { $end }
   *[level] Une catégorie s’arrête au niveau { $end }
} ; perdu pour { $seat } : { $lost }.
told-income-floor = Le revenu de { $seat } ne peut passer sous 0.
told-campaign-made = { $seat } a fait sa campagne.
told-campaign = { $seat } fait campagne : environnement { $environment }, emplois { $jobs }, social { $social }, recherche { $research } ; gardé : { $saved }.
told-images = Images, { $category } : { $images }. Points : { $points }.
told-sustainability = Évaluation du développement durable. Points : { $points }.
told-companies = Évaluation des entreprises. Points : { $points }.
told-card-points = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
told-wins = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-wins-on-income = { $seat } gagne avec { $points } points, par un revenu plus haut.
told-wins-on-cash = { $seat } gagne avec { $points } points, par plus de cash.
told-share-win = { $seats } se partagent la victoire avec { $points } points chacun.

## Refus

why-bid-negative = Une mise est d’au moins 0.
why-adjust-by-one = Vous pouvez changer votre mise de { $bid } d’une unité, entre 0 et vos { $cash } de cash.
why-card-not-yours = Vous n’avez pas { $card }.
why-card-used-up = { $card } a déjà servi.
why-card-not-played = { $card } agit d’elle-même : elle ne se joue pas ainsi.
why-card-not-now = { $card } ne peut se jouer maintenant.
why-name-a-category = Nommez d’abord la catégorie de votre Spécialisation.
why-project-gone = Il ne reste pas de projet : { $category }.
why-no-more-cards = Votre choix est fait : un projet, une carte action, un prêt, ou une carte action et un prêt.
why-income-below-zero = Votre revenu de { $income } passerait sous 0.
why-too-dear = Cela coûte { $price }, et vous avez { $cash } de cash.
why-card-not-offered = { $card } n’est pas proposée.
why-refunded = Vous avez eu votre remboursement d’impôt à ce tour.
why-after-refund = Après le remboursement d’impôt, vous ne prenez plus de projet et n’achetez ni ne jouez d’autre carte action à ce tour.
why-no-tokens = Il n’y a pas de jeton RP en réserve : le remboursement est en cash.
why-no-loans-left = Il n’y a plus de prêts.
why-one-loan = On prend au plus un prêt par tour.
why-no-loan-with-project = On ne peut prendre un prêt avec un projet.
why-token-not-in-stock = Aucun jeton RP de { $size } n’est en réserve.
why-three-points = On achète au plus 3 points RP par manche, et vous en avez acheté { $bought }.
why-one-token = On achète un jeton RP par manche.
why-one-dividend = Vous avez payé votre dividende de cette manche.
why-not-your-loan = Vous ne devez pas ce prêt.
why-transfer-needs-levels = Baissez une catégorie qui est au moins au niveau { $levels }, et montez-en une autre.
why-cell-taken = Il y a une tuile en { $cell }.
why-card-not-needed = { $cell } se prend sans carte : posez simplement la tuile.
why-start-kept = { $cell } est réservée à la première tuile d’un joueur qui n’en a pas.
why-start-first = Votre première tuile va sur une case de départ ; { $cell } n’en est pas une.
why-not-beside-yours = { $cell } n’est pas à côté d’une de vos tuiles.
why-neighbours-first = Coopérez ou faites d’abord concurrence aux tuiles voisines.
why-not-larger = Votre tuile n’est pas plus grande que celle en { $cell } : vous devez coopérer.
why-lawyer = { $other } a un avocat : avec la tuile en { $cell }, vous devez coopérer.
why-no-such-neighbour = Il n’y a rien à régler avec { $cell }.
why-one-saved = On ne peut garder qu’un jeton.

## Décompte final

score-projects = Projets
score-dividends = Dividendes
score-action-cards = Cartes action
score-loans = Prêts impayés
score-campaigns = Relations publiques
score-sustainability = Développement durable
score-company = Entreprise
score-income = Revenu
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
id-over = la fin
id-start = départ
id-free = ·
id-cash = 4 de cash
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

id-award = Récompense
id-bribe = Pot-de-vin
id-cash-cow = Vache à lait
id-cheap-pr = RP à bas prix
id-cluster = Grappe
id-competitive-analysis = Analyse concurrentielle
id-dumping-wages = Salaires de misère
id-flexible-bidding = Mise flexible
id-frontrunner = Chef de file
id-good-tax-morale = Civisme fiscal
id-growth = Croissance
id-hire-lawyer = Avocat
id-hyperactive = Hyperactif
id-hyperinflation = Hyperinflation
id-industrial-spying = Espionnage industriel
id-internationalisation = Internationalisation
id-latitude = Latitude
id-lawsuit = Procès
id-manipulation = Manipulation
id-market-screening = Étude du marché
id-pr-analysis = Analyse RP
id-pr-machine = Machine RP
id-resource-transfer = Transfert de ressources
id-specialization = Spécialisation
id-super-dividends = Super dividendes
id-sustainability-report = Rapport de durabilité
id-tax-evasion = Évasion fiscale
id-tough-competition = Concurrence féroce
id-tricky-book-keeping = Comptabilité créative
id-does-award = À la fin : 3 points pour chacun de vos projets sur la carte.
id-does-bribe = Vous gagnez toutes les égalités : enchères, évaluations RP, évaluation de l’entreprise.
id-does-cash-cow = 7 de cash par catégorie dont le marqueur atteint le niveau 7, y compris rétroactivement.
id-does-cheap-pr = Un point RP vous coûte 1 de cash ; jusqu’à 3 points par manche, en jetons au choix.
id-does-cluster = À la fin : 12 points par carré de 2 × 2 de vos tuiles ; une tuile ne sert qu’une fois.
id-does-competitive-analysis = Vous pouvez aussi faire concurrence en diagonale si votre nouvelle tuile est plus forte.
id-does-dumping-wages = Perdez 2 points, gagnez 5 de revenu.
id-does-flexible-bidding = Après révélation, vous pouvez modifier votre mise de 1.
id-does-frontrunner = À la fin : 10 points par catégorie au niveau 9 ou plus (sans RP).
id-does-good-tax-morale = Payez 6 de cash, compris dans son prix, et gagnez 13 points.
id-does-growth = À la fin : 3 points par tuile de votre plus longue ligne droite, horizontale ou verticale.
id-does-hire-lawyer = Les autres ne peuvent que coopérer avec vos tuiles.
id-does-hyperactive = À la fin : 4 points par carte action que vous possédez.
id-does-hyperinflation = Une fois, avant une enchère : chaque joueur perd la moitié de son cash.
id-does-industrial-spying = Trois fois : misez après avoir vu toutes les autres mises.
id-does-internationalisation = Deux fois : posez votre tuile sur n’importe quelle case libre.
id-does-latitude = À la fin : 3 points par tuile de votre plus longue ligne diagonale.
id-does-lawsuit = Une fois, avant une enchère : chaque rival vous donne jusqu’à 2 de cash.
id-does-manipulation = Une fois : jouez premier ; vous payez quand même votre mise.
id-does-market-screening = Une fois, lors d’une manche ultérieure : prenez une carte de plus.
id-does-pr-analysis = Placez vos jetons RP après avoir vu ceux des autres.
id-does-pr-machine = 3 points de plus par catégorie que vous dominez seul.
id-does-resource-transfer = Une fois : baissez une catégorie de 3, montez-en une autre de 2.
id-does-specialization = Choisissez une catégorie : ses cartes vous coûtent 7 de moins.
id-does-super-dividends = 4 points tout de suite, puis 1 de plus à chaque dividende.
id-does-sustainability-report = À la fin : 3 points par niveau de votre catégorie la plus faible.
id-does-tax-evasion = Perdez 3 points, gagnez 10 de cash.
id-does-tough-competition = Vos concurrences comptent 2 de plus, pour vous et contre le rival.
id-does-tricky-book-keeping = À la fin : 7 de revenu juste avant l’évaluation de l’entreprise.
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
figure-income = revenu
figure-cash = liquidités hors emprunts
figure-lowest-level = niveau de la catégorie la plus faible
because-weakest = Votre catégorie la plus faible, { $category }, est la seule que compte le développement durable.
because-synergy = À côté d’une de vos tuiles, cela apporte environ { $income } de revenu pendant { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
because-points = Cela donne aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-dividend = Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cash } de liquidités.
because-first = Qui joue tard reçoit bien moins dans cette manche.
because-any-place = Une place de tête vaut peu dans cette manche.
because-images = Les images seront encore évaluées { $left ->
    [1] une fois
   *[other] { $left } fois
}.
because-take-income = Vous gagnez du revenu et en prenez à un rival.

## Le plateau dans le navigateur

board-market = À prendre
board-bank = Banque
board-tracks = Développement durable et points
board-order = Ordre du tour
board-sealed = scellée
board-no-bid = pas encore
board-round = Manche { $round }
board-after-round = Ensuite : { $name }
board-no-assessment = Rien n’est évalué ensuite.
board-next-round = manche suivante
board-gone = pris ou défaussé
board-loan = Prêt
board-refund = Impôt rendu
board-refund-means = Au lieu d’une autre carte : 4 de cash, ou le plus grand jeton RP de la réserve.
board-token-title = Jeton RP de { $size }
board-token = Jeton RP de { $size } pour { $price } de cash ; { $left } en réserve
board-token-means = Il augmente votre image lors d’une évaluation des relations publiques.
board-owed = À rembourser au plus tard à la fin de votre tour de la manche 10 ; chaque cash qui manque coûte 2 points.
board-project = { $category }, taille { $size } : { $price } de cash, { $points } points, revenu { $income }.
board-action = { $card }, { $price } de cash : { $effect }
board-loan-means = { $cash } de cash tout de suite. Prêts restants : { $left }.
board-dividend-row = À partir d’un revenu de { $income } : { $cash } de cash pour { $points } points
board-plays = encore à jouer : { $plays }
board-forecast = Si la partie finissait maintenant
board-total = Total
board-so-far = Jusqu’ici : { $points }
board-to-come = Si la partie finissait maintenant : { $points }
board-score = { $other } : { $points } maintenant, { $total } si la partie finissait maintenant
board-bid-sum = { $cash } de cash − { $amount } + revenu { $income } = { $left } de cash
board-bid-means = Chacun paie sa mise ; la plus haute commence.
board-alone = Pas de voisine de la même catégorie : le revenu ne change pas.
board-tile = { $cell } : { $category } { $size }, { $other }
board-own = Votre propre tuile en { $cell } : vous +{ $steps } de revenu
board-together = { $other } en { $cell } : vous coopérez, chacun +{ $steps } de revenu
board-either = { $other } en { $cell } : coopérer, chacun +{ $steps } de revenu ; ou faire concurrence, vous +{ $more } et { $other } −{ $more }
board-corner = { $other } en diagonale en { $cell } : faire concurrence, vous +{ $more } et { $other } −{ $more }
board-behind = derrière, en pointillé : manche { $round }
