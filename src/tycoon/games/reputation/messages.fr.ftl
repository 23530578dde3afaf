# Reputation

title = Reputation
blurb = Vos corporations parrainent des projets privés, lucratifs, et des projets publics, populaires. Le plus gros bénéfice l’emporte, mais le moins réputé est éliminé.

headline = { $phase ->
    [draft] Choix des corporations et des PDG. À { $actors } de choisir.
    [leaving] Tour { $round } sur { $rounds }. Les ouvriers quittent les projets ; { $actors } peut en envoyer un de plus au repos.
    [auction] Tour { $round } sur { $rounds }. Premier joueur : { $first-player }.
     Privé : { $private-card }, −{ $private-loss } de réputation, { $private-credits ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $private-credits } crédits
    }, { $private-leader ->
        [none] personne ne mène
       *[some] { $private-leader } mène avec { $private-workers ->
        [1] 1 ouvrier
       *[other] { $private-workers } ouvriers
    }
    }.
     Public : { $public-card }, +{ $public-gain } de réputation, demande { $public-needed ->
        [1] 1 ouvrier
       *[other] { $public-needed } ouvriers
    }, { $public-credits ->
        [0] 0 crédit
        [1] 1 crédit
       *[other] { $public-credits } crédits
    }, { $public-leader ->
        [none] personne ne mène
       *[some] { $public-leader } mène avec { $public-workers ->
        [1] 1 ouvrier
       *[other] { $public-workers } ouvriers
    }
    }.{ $speculations ->
        [0] {""}
        [1] {" "}Un joueur a spéculé.
       *[other] {" "}{ $speculations } joueurs ont spéculé à la suite.
    }
    [sponsoring] Tour { $round } sur { $rounds }. { $private-leader } parraine « { $private-card } » et peut remettre la carte (−{ $private-loss } de réputation) dans la boîte.
    [cosponsoring] Tour { $round } sur { $rounds }. { $public-leader } parraine « { $public-card } », +{ $public-gain } de réputation, et cache le marqueur ; ses deux voisins misent des ouvriers en secret pour co-parrainer. On attend encore : { $actors }.
   *[over] Les dix tours sont joués. La partie est terminée.
}

# Sur le plateau, qui montre les projets eux-mêmes.
board-headline = { $phase ->
    [draft] Corporations et PDG : à { $actors } de choisir.
    [leaving] Tour { $round } sur { $rounds }, retour des ouvriers : { $actors } peut en envoyer un de plus au repos.
    [auction] Tour { $round } sur { $rounds }, enchères : à { $actors } d’enchérir ou de spéculer.
    [sponsoring] Tour { $round } sur { $rounds }, parrainage : { $private-leader } garde « { $private-card } » ou remet la carte dans la boîte.
    [cosponsoring] Tour { $round } sur { $rounds } : qui co-parraine « { $public-card } » avec { $public-leader } ?
   *[over] Les dix tours sont joués. La partie est terminée.
}

## Parties d’une vue

view-seat = Joueur
view-phase = Phase
view-round = Tour
view-rounds = Tours
view-first-player = Premier joueur
view-actors = On attend
view-private-card = Projet privé
view-private-loss = Réputation perdue
view-private-credits = Crédits à côté
view-private-leader = En tête, privé
view-private-workers = Ouvriers, privé
view-public-card = Projet public
view-public-gain = Réputation gagnée
view-public-needed = Ouvriers demandés
view-public-credits = Crédits restants
view-public-leader = En tête, public
view-public-workers = Ouvriers, public
view-speculations = Spéculations à la suite
view-sealed = Votre choix secret
view-players = Joueurs
view-unseen-private = Projets privés encore inconnus
view-unseen-public = Projets publics encore inconnus
view-boxed-private = Projets privés dans la boîte
view-boxed-public = Projets publics dans la boîte
view-corporation = Corporation
view-uses = Utilisations restantes
view-ceo = PDG
view-tokens = Jetons
view-hq = Ouvriers au QG
view-rest-room = Salle de repos
view-left-pile = Pile partagée à gauche
view-left-gain = Pile de gauche, réputation
view-left-workers = Pile de gauche
view-right-gain = Pile de droite, réputation
view-right-workers = Pile de droite
view-stack-workers = Ouvriers sur la pile privée
view-stack = Pile privée
view-stack-loss = Réputation perdue (pile privée)
view-stack-cards = Cartes de la pile privée
view-credits = Crédits
view-hq-reputation = Réputation du QG
view-agenda = Programme
view-public-projects = Projets publics
view-private-projects = Projets privés
view-reputation = Réputation
view-hq-credits = Crédits du QG
view-profit = Bénéfice

show-corporation = { $corporation }{ $corporation ->
    [none] {""}
    [kestrel] {" "}– projet public avec un ouvrier de moins
    [voltea] {" "}– ouvriers au repos rappelés au QG
    [meridian] {" "}– prend 2 crédits du projet privé
    [halo] {" "}– carte privée remise dans la boîte
    [somna] {" "}– un ouvrier de plus au repos
    [themis] {" "}– remporte toujours les égalités
    [obsidian] {" "}– projet public sans transférer de crédit
   *[babel] {" "}– enchérit même en tête
}{ $corporation ->
    [none] {""}
    [themis] {""}
   *[other] {" "}{ $uses ->
        [0] (épuisé)
       *[other] (encore { $uses })
    }
}
show-ceo = { $ceo }{ $ceo ->
    [none] {""}
    [lean] {" "}– projet privé avec peu d’ouvriers, +2
    [rest] {" "}– deux ouvriers envoyés au repos, +1
    [tycoon] {" "}– projet privé à 8 crédits, +2
    [martyr] {" "}– surenchère subie au projet public, +1
    [keeper] {" "}– parraine en gardant des ouvriers, +1
    [diplomat] {" "}– co-parraine, +1 ou +2
    [ascetic] {" "}– projet public à 3 crédits au plus, +2
   *[bridge] {" "}– deux piles égales, +3
}
show-left-workers = +{ $left-gain } ({ $left-workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $left-workers } ouvriers
})
show-right-workers = +{ $right-gain } ({ $right-workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $right-workers } ouvriers
})
show-stack = { $stack ->
    [0] 0 carte
    [1] 1 carte
   *[other] { $stack } cartes
}{ $stack-loss ->
    [none] {""}
    [0] {""}
   *[other] , −{ $stack-loss }
} ({ $stack-workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $stack-workers } ouvriers
})
show-credits = { $credits ->
    [none] {"?"}
   *[other] { $credits }
}

## Actions

verb-speculate = spéculer
    .word = spéculer
verb-private = miser des ouvriers sur le projet privé
    .word = privé
verb-public = enchérir sur le projet public en transférant des crédits
    .word = public
verb-discount = enchérir sur le projet public avec un ouvrier de moins (Kestrel), en transférant des crédits
    .word = réduire
verb-withhold = enchérir sur le projet public sans transférer de crédit (Obsidienne)
    .word = retenir
verb-recall = rappeler au QG les ouvriers de la salle de repos (Voltéa)
    .word = rappeler
verb-skim = prendre 2 crédits du projet privé (Méridien)
    .word = prélever
verb-return = remettre la carte privée dans la boîte (Halo)
    .word = remettre
verb-decline = ne pas utiliser le pouvoir
    .word = renoncer
verb-rest = envoyer un ouvrier de plus au repos (Somna)
    .word = reposer
verb-hide = cacher le marqueur dans une main
    .word = cacher
verb-cobid = miser des ouvriers pour co-parrainer
    .word = miser
verb-corporation = prendre une corporation
    .word = corporation
verb-ceo = prendre un PDG
    .word = pdg
argument-workers = ouvriers
argument-credits = crédits
argument-area = d’où
argument-hand = main
argument-card = carte

## Annonces

told-identity = { $seat } dirige { $corporation ->
    [meridian] la { $corporation }
    [halo] l’{ $corporation }
    [themis] le { $corporation }
    [obsidian] le { $corporation }
    [babel] le { $corporation }
   *[other] { $corporation }
}, avec { $ceo } pour PDG.
told-drafted = { $seat } prend { $card ->
    [meridian] la { $card }
    [halo] l’{ $card }
    [themis] le { $card }
    [obsidian] le { $card }
    [babel] le { $card }
   *[other] { $card }
}.
told-round = Tour { $round }. Premier joueur : { $first-player }.
told-rested = { $seat } envoie { $workers ->
    [1] un ouvrier
   *[other] { $workers } ouvriers
} en salle de repos.
told-revealed = Nouveaux projets : « { $private } » (privé) et « { $public } » (public, { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}).
told-speculated = { $seat } spécule.
told-private-bid = { $seat } mise { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} sur le projet privé.
told-public-bid = { $seat } enchérit sur le projet public avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} { $credits ->
    [0] sans transférer de crédit
    [1] et transfère 1 crédit
   *[other] et transfère { $credits } crédits
}.
told-private-unsold = Personne n’a enchéri sur le projet privé « { $card } » : la carte est défaussée dans la boîte.
told-public-unsold = Personne n’a enchéri sur le projet public « { $card } » : la carte est défaussée dans la boîte.
told-private-sponsored = { $seat } parraine « { $card } » avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et { $credits ->
    [0] ne prend aucun crédit
    [1] prend 1 crédit
   *[other] prend { $credits } crédits
}.
told-public-sponsored = { $seat } parraine « { $card } » avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et { $credits ->
    [0] ne prend aucun crédit
    [1] prend 1 crédit
   *[other] prend { $credits } crédits
}.
told-marker-hidden = { $seat } a caché le marqueur.
told-bid-sealed = { $seat } a misé en secret.
told-cosponsored = On ouvre les mains. Voisin de gauche : { $left-bid } ; voisin de droite : { $right-bid } ; marqueur : main { $hand }. { $seat } co-parraine « { $card } » avec { $sponsor }.
told-power-kestrel = Kestrel : { $seat } remporte le projet avec un ouvrier de moins ; une utilisation est décomptée.
told-power-voltea = Voltéa : { $seat } rappelle { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} au QG.
told-power-meridian = Méridien : { $seat } prend { $credits ->
    [1] 1 crédit
   *[other] { $credits } crédits
} du projet privé.
told-power-halo = Halo : { $seat } remet « { $card } » dans la boîte.
told-power-somna = Somna : { $seat } envoie un ouvrier de plus au repos ({ $area }).
told-power-themis = Thémis : { $seat } remporte l’égalité, quelle que soit la main.
told-power-obsidian = Obsidienne : { $seat } enchérit sans transférer de crédit.
told-power-babel = Babel : { $seat }, déjà en tête, enchérit quand même.
told-agenda-lean = { $seat } a remporté un projet privé avec peu d’ouvriers : +{ $reputation } de réputation.
told-agenda-rest = { $seat } a envoyé au moins deux ouvriers au repos : +{ $reputation } de réputation.
told-agenda-tycoon = { $seat } a remporté un projet privé bien doté : +{ $reputation } de réputation.
told-agenda-martyr = { $seat } a subi une surenchère sur le projet public : +{ $reputation } de réputation.
told-agenda-keeper = { $seat } a parrainé et gardé des ouvriers au QG : +{ $reputation } de réputation.
told-agenda-diplomat = { $seat } co-parraine : +{ $reputation } de réputation.
told-agenda-ascetic = { $seat } a remporté un projet public presque vidé de ses crédits : +{ $reputation } de réputation.
told-agenda-bridge = { $seat } a deux piles égales : +{ $reputation } de réputation.
told-score = { $seat } : réputation { $reputation } (QG { $hq-reputation }, programme { $agenda }, public { $public-projects }, privé { $private-projects }), bénéfice { $profit }.
told-elimination = Le joueur le moins réputé est éliminé : { $seats }.
told-elimination-tie = Égalité pour la moins bonne réputation : personne n’est éliminé.
told-elimination-five = Les deux joueurs les moins réputés sont éliminés : { $seats }.
told-elimination-five-pair = À égalité pour la moins bonne réputation, deux joueurs sont éliminés : { $seats }.
told-elimination-five-second = Le joueur le moins réputé est éliminé : { $seats }. Les joueurs à égalité juste au-dessus restent en course.
told-elimination-five-tie = Trois joueurs ou plus à égalité pour la moins bonne réputation : personne n’est éliminé.
told-winner = { $winners } gagne avec le bénéfice le plus élevé.
told-winner-tie = À bénéfice égal, { $winners } gagne grâce à sa réputation.
told-shared-win = { $winners } se partagent la victoire : même bénéfice, même réputation.

## Refus

why-leader-speculates = Vous menez une enchère : vous devez spéculer.
why-already-leading = Vous menez déjà l’enchère de ce projet.
why-not-enough-workers = Vous avez { $hq ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $hq } ouvriers
} au QG : cela ne suffit pas.
why-private-too-low = Misez au moins { $lowest ->
    [1] 1 ouvrier
   *[other] { $lowest } ouvriers
}.
why-no-fewer-workers = Impossible de parrainer ce projet avec moins d’ouvriers.
why-public-closed = Il ne reste plus de crédits sur le projet public : plus personne ne peut enchérir dessus.
why-move-a-credit = Pour enchérir sur le projet public, il faut transférer au moins 1 crédit.
why-not-enough-credits = Il ne reste que { $credits ->
    [1] 1 crédit
   *[other] { $credits } crédits
} sur le projet public.
why-not-your-power = Ce pouvoir est celui d’une autre corporation : { $corporation }.
why-power-used-up = Vous avez épuisé votre pouvoir ({ $corporation }).
why-rest-room-empty = Il n’y a personne dans votre salle de repos.
why-too-few-credits = Il faut au moins { $needed } crédits sur le projet privé.
why-no-worker-there = Vous n’avez pas d’ouvrier à cet endroit.
why-sponsor-hides = Le parrain principal cache le marqueur ; ce sont ses voisins qui misent.
why-neighbour-bids = Seul le parrain principal cache le marqueur ; vous misez des ouvriers.
why-no-such-hand = Cachez le marqueur dans la main gauche ou dans la droite.
why-workers-negative = Une mise ne peut pas être négative : le minimum est de 0 ouvrier.
why-draft-order = D’abord une corporation, puis un PDG : prenez maintenant { $wanted ->
    [corporation] une corporation
   *[ceo] un PDG
}.
why-not-on-offer = Cette carte n’est pas proposée.

## Raisons d’un conseil

figure-out = risque d’être éliminé à la fin
figure-credits = crédits à la fin
figure-reputation = réputation à la fin
figure-free-workers = ouvriers libres
because-credits = Cela rapporte { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} pour { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
because-public = Cela rapporte { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} et +{ $reputation } de réputation.
because-closing = Une fois les crédits transférés, personne ne peut plus surenchérir : +{ $reputation } de réputation à coup sûr.
because-closing-but-one = Une fois les crédits transférés, seul le pouvoir d’Obsidienne ({ $seat }) permet encore de surenchérir : sinon, +{ $reputation } de réputation.
because-last-place = Personne n’est moins réputé que vous, et le moins réputé est éliminé : +{ $reputation } de réputation, cela vous ferait du bien.
because-cosponsor = Le projet compte aussi pour vous : +{ $reputation } de réputation.
because-workers = { $workers ->
    [one] { $workers } ouvrier reste libre
   *[other] { $workers } ouvriers restent libres
} pour un meilleur usage.
because-return = Sans la carte, vous gardez les crédits et ne perdez pas de réputation ({ $reputation }).

## Le coach, à qui joue pour la première fois

coach-speculate = Spéculer, c’est passer son tour : vous pourrez enchérir de nouveau si un autre le fait, mais les enchères sont closes dès que tous ont spéculé à la suite. Attendez tant que les autres peuvent encore transférer des crédits, mais pas s’il vous faut absolument ce projet.
coach-private = Le projet privé revient à celui qui mise le plus d’ouvriers : il prend les crédits posés à côté et perd la réputation indiquée sur la carte. Comptez les ouvriers que vos rivaux ont au QG ; les vôtres ne rentreront qu’un par tour.
coach-public = Enchérir sur le projet public, c’est engager le nombre d’ouvriers indiqué et transférer au moins 1 crédit au projet privé. Un seul suffit si personne ne vous le dispute ; transférez tout, et presque plus personne ne peut surenchérir. Mais chaque crédit transféré peut finir chez un rival.
coach-discount = Kestrel enchérit sur le projet public avec un ouvrier de moins. Le pouvoir n’est dépensé que si cette enchère l’emporte : tentez-la dès que le projet vous intéresse.
coach-withhold = Obsidienne surenchérit sur le projet public sans transférer de crédit, même s’il n’en reste plus. Gardez ce pouvoir pour un projet qu’un rival croit déjà à lui.
coach-recall = Voltéa ramène aussitôt au QG tous les ouvriers de votre salle de repos, et votre tour continue. Attendez qu’ils soient deux ou trois et qu’ils puissent vous faire gagner une enchère.
coach-skim = Méridien prélève 2 crédits sur un projet privé qui en a au moins 4, et votre tour continue. Servez-vous de préférence sur un projet qu’un rival va remporter.
coach-return = Halo remet dans la boîte la carte privée que vous venez de remporter : vous gardez les crédits et ne perdez pas de réputation. Cela ne sert qu’une fois par partie : attendez une carte qui coûte 3 ou 4, ou un moment où vous êtes au bas de l’échelle.
coach-decline = Rien ne vous oblige à utiliser votre pouvoir maintenant : il reste disponible. Mais il n’y a que dix tours, et un pouvoir inutilisé ne rapporte rien.
coach-rest = Somna envoie un ouvrier de plus au repos : il sera de retour au QG un tour plus tôt. Servez-vous-en là où plusieurs de vos ouvriers font la queue.
coach-hide = Cachez le marqueur : à mises égales, la main gauche favorise votre voisin de gauche, la droite celui de droite. Regardez l’échelle et favorisez celui qui vous menace le moins, sans devenir prévisible.
coach-cobid = Misez des ouvriers en secret pour co-parrainer et gagner toute la réputation du projet. Le plus offrant l’emporte et laisse ses ouvriers sur le projet, l’autre reprend les siens ; à égalité, la main du marqueur tranche. Même une mise de 0 peut gagner.
coach-corporation = Prenez une corporation : vous aurez son pouvoir toute la partie. Pour débuter, celles qui épargnent des ouvriers ou rapportent des crédits sont les plus simples.
coach-ceo = Prenez un PDG : chaque fois que vous remplissez son programme, vous gagnez des jetons de réputation. Assortissez-le à votre corporation ; le même symbole signale une bonne paire.

## Score final

score-hq-credits = Crédits du QG
score-credits = Crédits gagnés
score-reputation = Réputation

## Choix avant la partie

variant-identity = Corporations et PDG
variant-show-stack = Montrer à chacun ce que coûte sa pile privée

## Choses

id-pair = paires assorties, au hasard
id-mix = au hasard, séparément
id-draft = choix à tour de rôle
id-leaving = retour des ouvriers
id-auction = enchères
id-sponsoring = parrainage
id-cosponsoring = enchère de co-parrainage
id-over = la fin
id-left = gauche
id-middle = milieu
id-right = droite
id-private = pile privée
id-corporation = corporation
id-ceo = PDG
id-gear = engrenage
id-bolt = éclair
id-coin = pièce
id-mask = masque
id-moon = lune
id-scales = balance
id-key = clé
id-tower = tour
id-kestrel = Kestrel Automatismes
id-voltea = Voltéa Énergie
id-meridian = Banque Méridien
id-halo = Agence Halo
id-somna = Somna Santé
id-themis = Cabinet Thémis
id-obsidian = Fonds Obsidienne
id-babel = Groupe Babel
id-lean = Iris Vantour
id-rest = Oskar Lindqvist-Roy
id-tycoon = Amara Castellane
id-martyr = Théo Baumgart
id-keeper = Hélène Sakamoto
id-diplomat = Nadia Okonjo
id-ascetic = Gaspard Ferreira
id-bridge = Livia Morgenstern
id-zero-g-cruises = Croisières en apesanteur
id-immersive-advertising = Publicité immersive
id-gated-towers = Tours résidentielles closes
id-floating-casino = Casino flottant
id-drone-delivery = Livraison par drones
id-throwaway-fashion = Mode jetable
id-data-brokerage = Courtage de données
id-deep-sea-mine = Mine sous-marine
id-flash-loans = Prêts éclair
id-private-police = Police privée
id-gene-patents = Brevets génétiques
id-autonomous-weapons = Armes autonomes
id-hanging-gardens = Jardins suspendus
id-drinking-water-network = Réseau d’eau potable
id-district-hospital = Hôpital de district
id-open-university = Université ouverte
id-night-libraries = Bibliothèques de nuit
id-climate-shelters = Abris climatiques
id-public-housing = Logements publics
id-ring-tramway = Tramway circulaire
id-sea-wall = Digue littorale
id-municipal-solar-plant = Centrale solaire municipale
id-driverless-metro = Métro sans conducteur
id-olympic-stadium = Stade olympique

## Le plateau dans le navigateur

board-public = Secteur public
board-private = Secteur privé
board-deck = { $cards ->
    [0] Plus de projet à venir
    [1] 1 projet à venir
   *[other] { $cards } projets à venir
}
board-public-means = +{ $reputation } de réputation pour le parrain principal et pour le voisin qui co-parraine. Une enchère engage { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et transfère au moins 1 crédit au projet privé.
board-private-means = −{ $reputation } de réputation pour le parrain, qui prend les crédits posés à côté. Pour enchérir, misez plus d’ouvriers que l’enchère en tête.
board-workers = { $workers ->
    [0] aucun ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
}
board-workers-of = { $seat } : { $workers ->
    [0] aucun ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
}
board-cards = { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
}
board-needs = { $workers ->
    [1] demande 1 ouvrier
   *[other] demande { $workers } ouvriers
}
board-nobody-leads = Personne ne mène
board-closed = Plus de crédit : fermé
board-no-project = On découvrira les nouveaux projets une fois les ouvriers au repos.
board-leads = { $seat } mène avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et prendrait { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}.
board-sponsors = Parrainé par { $seat }.
board-reputation = réputation
board-bid-public = Misez { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
}{ $fewer ->
    [0] {""}
   *[other] {" "}(ou { $fewer } grâce à votre pouvoir)
} et cliquez sur les crédits à transférer. Le gagnant prend le reste.
board-bid-private = Cliquez sur le nombre d’ouvriers à miser. Le gagnant prend { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}.
board-would-public = Vous mèneriez avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et prendriez { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}, +{ $reputation } de réputation{ $bonus ->
    [0] {""}
   *[other] {" "}et +{ $bonus } pour votre programme
} ; { $moved ->
    [0] aucun n’ira
    [1] 1 ira
   *[other] { $moved } iront
} au projet privé.
board-would-private = Vous mèneriez avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et prendriez { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}, −{ $reputation } de réputation{ $bonus ->
    [0] {""}
   *[other] {" "}mais +{ $bonus } pour votre programme
}.
board-would-cosponsor = Si vous gagnez avec { $workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} : +{ $reputation } de réputation{ $bonus ->
    [0] {""}
   *[other] {" "}et +{ $bonus } pour votre programme
}{ $workers ->
    [0] . À mises égales, le marqueur tranche
    [1] ; il reste quelque temps sur le projet. Sinon, vous le reprenez
   *[other] ; ils restent sur le projet et rentrent un par tour. Sinon, vous les reprenez
}.
board-would-lead = Vous mèneriez avec { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} et prendriez { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}.
board-then-out = Et vous seriez éliminé si la partie s’arrêtait là.
board-move-credits = Enchérir en transférant { $credits ->
    [1] 1 crédit
   *[other] { $credits } crédits
}
board-bid-workers = Miser { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
}
board-cobid-workers = Miser { $workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} en secret
board-always = toujours
board-uses = { $uses ->
    [0] épuisé
    [1] encore 1 fois
   *[other] encore { $uses } fois
}
board-earned = { $tokens ->
    [0] pas encore de jeton
    [1] 1 jeton jusqu’ici
   *[other] { $tokens } jetons jusqu’ici
}
board-earned-of = { $tokens } sur { $most } jetons au plus
board-at-most = { $most } jetons au plus
board-does-kestrel = Enchérissez sur le projet public avec un ouvrier de moins ; l’utilisation n’est décomptée que si vous le remportez.
board-does-voltea = À votre tour : les ouvriers de votre salle de repos rentrent aussitôt au QG.
board-does-meridian = À votre tour : prenez { $credits } crédits du projet privé, s’il en a au moins { $needs }.
board-does-halo = Quand vous parrainez un projet privé : remettez sa carte dans la boîte.
board-does-somna = Au retour des ouvriers : un de plus prend une place libre en salle de repos.
board-does-themis = À mises égales, c’est vous qui co-parrainez, quelle que soit la main.
board-does-obsidian = Enchérissez sur le projet public sans transférer de crédit.
board-does-babel = Même si vous menez déjà sur un projet, enchérissez aussi sur l’autre.
board-does-lean = Remporter un projet privé avec { $atmost } ouvriers au plus : +{ $reputation }
board-does-rest = Envoyer au moins { $least } ouvriers au repos dans le même tour : +{ $reputation }
board-does-tycoon = Remporter un projet privé doté d’au moins { $least } crédits : +{ $reputation }
board-does-martyr = Subir une surenchère sur le projet public, la première fois du tour : +{ $reputation }
board-does-keeper = Parrainer ou co-parrainer, et finir le tour avec au moins { $least } ouvriers au QG : +{ $reputation }
board-does-diplomat = Co-parrainer : +{ $reputation }, ou +{ $more } avec au moins { $least } ouvriers
board-does-ascetic = Remporter un projet public où il reste { $atmost } crédits au plus : +{ $reputation }
board-does-bridge = Un projet public met vos deux piles à égalité de cartes : +{ $reputation }
board-rest-means = Ils rentreront au QG à la fin du tour.
board-stack-means = Elles sont face cachée : selon les règles, personne ne regarde ce qu’elles coûtent avant la fin, pas même leur propriétaire.
board-stack-shown = Vous perdrez cette réputation à la fin.
board-fetch = Envoyer un ouvrier de plus au repos : { $area }
board-pile = Entre { $seat } et { $sponsor } : +{ $reputation } pour les deux
board-pile-empty = Pas encore de projet public.
board-pile-none = rien de partagé
board-each = chacun
board-ladder = La réputation si la partie s’arrêtait là
board-if-now = si la partie s’arrêtait là
board-rested = Les ouvriers au repos comptent aussi.
board-at-end = à la fin
board-one-out = Le moins réputé est éliminé, quel que soit son bénéfice. Les cartes face cachée peuvent tout changer.
board-two-out = Les deux moins réputés sont éliminés, quel que soit leur bénéfice. Les cartes face cachée peuvent tout changer.
board-rule-one = Le moins réputé est éliminé.
board-rule-two = Les deux moins réputés sont éliminés.
board-standing = { $seat } : { $range } de réputation
board-from-hq = { $workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} au QG et au repos : +{ $reputation }
board-from-tokens = Jetons du programme : +{ $reputation }
board-from-piles = Projets publics à gauche +{ $left }, à droite +{ $right }
board-from-coming = { $card }, parrainé : +{ $reputation }
board-from-stack = Pile privée : { $same ->
    [1] −{ $low }
   *[other] −{ $low } à −{ $high }, car face cachée
}
board-fate-out = Éliminé si la partie s’arrêtait là.
board-fate-perhaps = Peut-être éliminé si la partie s’arrêtait là : cela dépend { $open ->
    [0] des cartes face cachée
   *[other] de ce que devient la carte privée et des cartes face cachée
}.
board-fate-safe = Encore en course si la partie s’arrêtait là.
board-mark-out = élim.
board-mark-perhaps = élim. ?
board-mark-safe = {""}
board-verdict-out = Éliminés si la partie s’arrêtait là : { $seats }.
board-verdict-perhaps = Peut-être éliminés, { $open ->
    [0] selon les cartes face cachée
   *[other] selon ce que devient la carte privée et les cartes face cachée
} : { $seats }.
board-verdict-none = Personne ne serait éliminé : égalité en bas de l’échelle.
board-legend-hidden = « 4–6 » : des cartes privées sont face cachée, même pour leur propriétaire.
board-coming = { $card } : +{ $reputation } à coup sûr pour { $seat }.
board-undecided = Carte privée : −{ $reputation } pour { $seat } si elle est gardée.
board-first = 1er
board-first-means = Joue en premier ce tour-ci ; au tour suivant, ce sera son voisin de gauche.
board-profit-now = Bénéfice actuel
board-profit-means = Si la partie s’arrêtait là : { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}, et { $more } de plus pour { $workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} au QG et au repos.
board-ask-draft-corporation = À vous : prenez une corporation.
board-ask-draft-ceo = À vous : prenez un PDG.
board-draft-after = Ensuite : { $seats }.
board-ask-leaving = Vous pouvez envoyer un ouvrier de plus au repos : il rentrera au QG un tour plus tôt.
board-ask-bid = À vous : enchérissez sur l’un des projets, ou spéculez.
board-ask-bid-more = Vous menez sur un projet ; votre pouvoir vous permet d’enchérir aussi sur l’autre.
board-ask-bid-public = À vous : enchérissez sur le projet public, ou spéculez.
board-ask-bid-private = À vous : enchérissez sur le projet privé, ou spéculez.
board-ask-lead = Vous menez : utilisez votre pouvoir maintenant, ou spéculez.
board-ask-pass = Vous ne pouvez pas enchérir : utilisez votre pouvoir maintenant, ou spéculez.
board-ask-sponsoring = Le projet privé est à vous. Que devient sa carte ?
board-ask-hide = Cachez le marqueur dans une main : il tranche à mises égales.
board-ask-cobid = Choisissez combien d’ouvriers vous misez en secret pour co-parrainer.
board-waits = On attend encore : { $seats }.
board-waits-auction = À { $seats } d’enchérir ou de spéculer.
board-waits-leading = Vous menez. À { $seats } d’enchérir ou de spéculer.
board-halo-return = Remettre la carte dans la boîte
board-halo-return-means = Vous gardez les crédits, et votre réputation reste à { $range }. Le pouvoir est épuisé.
board-halo-keep = Garder la carte
board-halo-keep-means = −{ $reputation } de réputation : { $range }. Le pouvoir pourra servir plus tard.
board-somna-rest = { $area ->
    [private] Un de plus, pris sur votre pile privée
   *[other] Un de plus, pris sur la pile avec { $seat }
}
board-somna-rest-means = De retour au QG à la fin du tour. { $uses ->
    [0] Le pouvoir sera épuisé.
    [1] Il vous restera 1 utilisation.
   *[other] Il vous restera { $uses } utilisations.
}
board-somna-keep = Personne d’autre
board-somna-keep-means = Vous gardez le pouvoir : { $uses ->
    [1] encore 1 fois.
   *[other] encore { $uses } fois.
}
board-now-kestrel = Maintenant : { $workers ->
    [1] 1 ouvrier suffit.
   *[other] { $workers } ouvriers suffisent.
}
board-now-voltea = Maintenant : { $workers ->
    [1] 1 ouvrier revient
   *[other] { $workers } ouvriers reviennent
}, et votre tour continue.
board-now-meridian = Maintenant : vous en prenez { $credits }, il en reste { $left }, et votre tour continue.
board-hq-row = { $workers ->
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
} à la fin : +{ $reputation } de réputation, { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
}
board-hq-scale = Ce que les ouvriers au QG rapportent à la fin
board-hq-worth = +{ $reputation } de réputation et { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
} à la fin{ $resting ->
    [0] {""}
   *[other] , avec { $resting } au repos
}
board-sealed = secret
board-choosing = choisit
board-fist-open = { $workers ->
    [0] 0 ouvrier
    [1] 1 ouvrier
   *[other] { $workers } ouvriers
}
board-fist-mine = votre mise : { $workers }
board-hand = { $hand ->
    [left] Main gauche
   *[right] Main droite
}
board-hand-means = À mises égales, c’est { $seat } qui co-parraine.
board-tie = égalité :
board-tie-means = Le plus offrant co-parraine. À mises égales, la main qui tient le marqueur tranche en faveur du voisin de ce côté.
board-tie-power = Le plus offrant co-parraine. À mises égales, c’est { $seat }, grâce au pouvoir de Thémis.
board-cobid-means = Le plus offrant gagne la réputation et laisse ses ouvriers sur le projet ; l’autre reprend les siens. À mises égales, le marqueur tranche.
board-role-sponsor = cache le marqueur
board-role-neighbour = mise
board-marker = le marqueur
board-hands-open = Les mains sont ouvertes : { $seat } co-parraine « { $card } » avec { $sponsor }{ $how ->
    [marker] , à mises égales, grâce au marqueur.
    [themis] , à mises égales, grâce au pouvoir de Thémis.
   *[bid] .
}
board-hands-closed = Qui co-parraine, pour +{ $reputation } de réputation ?
board-has-workers = { $workers } au QG
board-speculate-means = Vous passez votre tour ; si un autre enchérit, vous pourrez enchérir de nouveau.
board-in-a-row = { $passes } de suite ; à { $players }, les enchères sont closes
board-last-speculation = spéculer maintenant clôt les enchères
board-step-leaving = retour des ouvriers
board-step-auction = enchères
board-step-sponsoring = parrainage
board-step-cosponsoring = co-parrainage
board-box = Dans la boîte
board-box-empty = Rien.
board-sheet = La feuille de score
board-winner = { $seats } gagne avec un bénéfice de { $profit }
board-winners = { $seats } gagnent ensemble avec un bénéfice de { $profit }
board-key-hq = QG
board-key-rest = au repos
board-key-stack = pile privée
board-key-uses = restantes
board-key-tokens = programme
board-key-shared = en commun

## Dans les rapports d’équilibre

gain-private-sponsored = Projet privé
gain-public-sponsored = Projet public
gain-cosponsored = Co-parrainage
gain-speculated = A spéculé
