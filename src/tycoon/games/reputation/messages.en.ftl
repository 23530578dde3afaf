# Reputation

title = Reputation
blurb = Corporations sponsor profitable private projects and popular public ones. The most profit wins, unless your name is the worst of all.

headline = { $phase ->
    [draft] Corporations and CEOs are chosen. { $actors } must choose.
    [leaving] Round { $round } of { $rounds }. Workers leave the projects; { $actors } may send one more to rest.
    [auction] Round { $round } of { $rounds }; first player: { $first-player }.
     Private: { $private-card }, -{ $private-loss } reputation, { $private-credits ->
        [one] { $private-credits } credit
       *[other] { $private-credits } credits
    }, { $private-leader ->
        [none] nobody leads
       *[some] { $private-leader } leads with { $private-workers ->
        [one] { $private-workers } worker
       *[other] { $private-workers } workers
    }
    }.
     Public: { $public-card }, +{ $public-gain } reputation, takes { $public-needed ->
        [one] { $public-needed } worker
       *[other] { $public-needed } workers
    }, { $public-credits ->
        [one] { $public-credits } credit
       *[other] { $public-credits } credits
    }, { $public-leader ->
        [none] nobody leads
       *[some] { $public-leader } leads with { $public-workers ->
        [one] { $public-workers } worker
       *[other] { $public-workers } workers
    }
    }.{ $speculations ->
        [0] {""}
        [one] {" "}One has speculated.
       *[other] {" "}{ $speculations } have speculated in a row.
    }
    [sponsoring] Round { $round } of { $rounds }. { $private-leader } sponsors { $private-card } and may return the card (-{ $private-loss } reputation) to the box.
    [cosponsoring] Round { $round } of { $rounds }. { $public-leader } sponsors { $public-card }, +{ $public-gain } reputation, and hides the marker; both neighbours bid workers in secret to co-sponsor. Still to choose: { $actors }.
   *[over] Ten rounds are played. The game is over.
}

# On the board, which shows the projects themselves.
board-headline = { $phase ->
    [draft] Corporations and CEOs are chosen: { $actors } must choose.
    [leaving] Round { $round } of { $rounds }, workers leave: { $actors } may send one more to rest.
    [auction] Round { $round } of { $rounds }, auction: it is for { $actors } to bid or to speculate.
    [sponsoring] Round { $round } of { $rounds }, sponsoring: { $private-leader } keeps { $private-card } or returns it.
    [cosponsoring] Round { $round } of { $rounds }: who co-sponsors { $public-card } with { $public-leader }?
   *[over] Ten rounds are played. The game is over.
}

## Parts of a view

view-seat = Player
view-phase = Phase
view-round = Round
view-rounds = Rounds
view-first-player = First player
view-actors = To decide
view-private-card = Private project
view-private-loss = Reputation lost
view-private-credits = Credits beside it
view-private-leader = Leader, private
view-private-workers = Workers, private
view-public-card = Public project
view-public-gain = Reputation gained
view-public-needed = Workers needed
view-public-credits = Credits left
view-public-leader = Leader, public
view-public-workers = Workers, public
view-speculations = Speculations in a row
view-sealed = You have sealed
view-players = Players
view-unseen-private = Private projects not seen yet
view-unseen-public = Public projects not seen yet
view-boxed-private = Private projects in the box
view-boxed-public = Public projects in the box
view-corporation = Corporation
view-uses = Uses left
view-ceo = CEO
view-tokens = Tokens
view-hq = Workers in HQ
view-rest-room = Rest room
view-left-pile = Shared on the left
view-left-gain = Left pile, reputation
view-left-workers = Left pile
view-right-gain = Right pile, reputation
view-right-workers = Right pile
view-stack-workers = Workers on private stack
view-stack = Private stack
view-stack-loss = It costs
view-stack-cards = Cards of the private stack
view-credits = Credits
view-hq-reputation = Reputation of HQ
view-agenda = Agenda
view-public-projects = Public projects
view-private-projects = Private projects
view-reputation = Reputation
view-hq-credits = Credits of HQ
view-profit = Profit

show-corporation = { $corporation }{ $corporation ->
    [none] {""}
    [kestrel] : public bid, one worker fewer
    [voltea] : rest room to HQ
    [meridian] : 2 credits off the private project
    [halo] : private card to the box
    [somna] : one more worker to rest
    [themis] : wins co-sponsor ties, always
    [obsidian] : public bid moves no credit
   *[babel] : bids while leading
}{ $corporation ->
    [none] {""}
    [themis] {""}
   *[other] {" "}({ $uses } left)
}
show-ceo = { $ceo }{ $ceo ->
    [none] {""}
    [lean] : private won with few workers +2
    [rest] : two enter the rest room +1
    [tycoon] : private won with 8 credits +2
    [martyr] : outbid on public +1
    [keeper] : sponsors, workers kept +1
    [diplomat] : co-sponsors +1 or +2
    [ascetic] : public won with 3 credits left +2
   *[bridge] : equal piles +3
}
show-left-workers = +{ $left-gain } ({ $left-workers ->
    [one] { $left-workers } worker
   *[other] { $left-workers } workers
})
show-right-workers = +{ $right-gain } ({ $right-workers ->
    [one] { $right-workers } worker
   *[other] { $right-workers } workers
})
show-stack = { $stack ->
    [one] { $stack } card
   *[other] { $stack } cards
}{ $stack-loss ->
    [none] {""}
   *[other] {" "}-{ $stack-loss }
} ({ $stack-workers ->
    [one] { $stack-workers } worker
   *[other] { $stack-workers } workers
})
show-credits = { $credits ->
    [none] ?
   *[other] { $credits }
}

## Things to do

verb-speculate = speculate
    .word = speculate
verb-private = bid workers on the private project
    .word = private
verb-public = bid on the public project, moving credits
    .word = public
verb-discount = bid on the public project with one worker fewer (Kestrel), moving credits
    .word = discount
verb-withhold = bid on the public project without moving a credit (Obsidian)
    .word = withhold
verb-recall = call the workers of the rest room to HQ (Voltea)
    .word = recall
verb-skim = take 2 credits off the private project (Meridian)
    .word = skim
verb-return = return the private card to the box (Halo)
    .word = return
verb-decline = do not use the power
    .word = decline
verb-rest = send one more worker to rest (Somna)
    .word = rest
verb-hide = hide the marker in a hand
    .word = hide
verb-cobid = bid workers to co-sponsor
    .word = bid
verb-corporation = take a corporation
    .word = corporation
verb-ceo = take a CEO
    .word = ceo
argument-workers = workers
argument-credits = credits
argument-area = from where
argument-hand = hand
argument-card = card

## Announcements

told-identity = { $seat } leads { $corporation }, with { $ceo } as CEO.
told-drafted = { $seat } takes { $card }.
told-round = Round { $round }; { $first-player } is first player.
told-rested = { $workers ->
    [one] A worker of { $seat } leaves
   *[other] { $workers } workers of { $seat } leave
} for the rest room.
told-revealed = New projects: { $private } (private) and { $public } (public, { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}).
told-speculated = { $seat } speculates.
told-private-bid = { $seat } bids { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} on the private project.
told-public-bid = { $seat } bids on the public project with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and moves { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
told-private-unsold = Nobody wants { $card }: the private project goes to the box.
told-public-unsold = Nobody wants { $card }: the public project goes to the box.
told-private-sponsored = { $seat } sponsors { $card } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and takes { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
told-public-sponsored = { $seat } sponsors { $card } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and takes { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
told-marker-hidden = { $seat } has hidden the marker.
told-bid-sealed = { $seat } has bid in secret.
told-cosponsored = The hands open. Left neighbour: { $left-bid }, right neighbour: { $right-bid }, marker: { $hand } hand. { $seat } co-sponsors { $card } with { $sponsor }.
told-power-kestrel = Kestrel: { $seat } has won with a worker fewer; a use is spent.
told-power-voltea = Voltea: { $seat } calls { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} back to HQ.
told-power-meridian = Meridian: { $seat } takes { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} off the private project.
told-power-halo = Halo: { $seat } returns { $card } to the box.
told-power-somna = Somna: { $seat } sends one more worker to rest ({ $area }).
told-power-themis = Themis: { $seat } wins the tie, whatever the hand.
told-power-obsidian = Obsidian: { $seat } bids without moving a credit.
told-power-babel = Babel: { $seat } bids while leading.
told-agenda-lean = { $seat } won a private project with few workers: +{ $reputation } reputation.
told-agenda-rest = At least two workers of { $seat } rest: +{ $reputation } reputation.
told-agenda-tycoon = { $seat } won a rich private project: +{ $reputation } reputation.
told-agenda-martyr = { $seat } was outbid on the public project: +{ $reputation } reputation.
told-agenda-keeper = { $seat } sponsored and kept workers in HQ: +{ $reputation } reputation.
told-agenda-diplomat = { $seat } co-sponsors: +{ $reputation } reputation.
told-agenda-ascetic = { $seat } won a public project with few credits left: +{ $reputation } reputation.
told-agenda-bridge = Both piles of { $seat } are equal: +{ $reputation } reputation.
told-score = { $seat }: reputation { $reputation } (HQ { $hq-reputation }, agenda { $agenda }, public { $public-projects }, private { $private-projects }), profit { $profit }.
told-elimination = { $seats } has the lowest reputation and is out.
told-elimination-tie = Several have the lowest reputation: nobody is out.
told-elimination-five = { $seats } have the two lowest reputations and are out.
told-elimination-five-pair = { $seats } share the lowest reputation and are out.
told-elimination-five-second = { $seats } has the lowest reputation and is out; several have the second lowest and stay.
told-elimination-five-tie = Three or more have the lowest reputation: nobody is out.
told-winner = { $winners } has the most profit and wins.
told-winner-tie = { $winners } wins a tie for the most profit by reputation.
told-shared-win = { $winners } share the win: profit and reputation are equal.

## Refusals

why-leader-speculates = You lead a project: you must speculate.
why-already-leading = You lead this project already.
why-not-enough-workers = You have { $hq ->
    [one] { $hq } worker
   *[other] { $hq } workers
} in HQ; that is not enough.
why-private-too-low = Bid at least { $lowest ->
    [one] { $lowest } worker
   *[other] { $lowest } workers
}.
why-no-fewer-workers = This project cannot be had with fewer workers.
why-public-closed = No credit is left on the public project: it can no longer be bid for.
why-move-a-credit = A bid on the public project moves at least 1 credit.
why-not-enough-credits = Only { $credits ->
    [one] { $credits } credit is
   *[other] { $credits } credits are
} left on the public project.
why-not-your-power = That is the power of { $corporation }, not yours.
why-power-used-up = You have used up the power of { $corporation }.
why-rest-room-empty = Nobody is in your rest room.
why-too-few-credits = The private project must hold at least { $needed } credits.
why-no-worker-there = You have no worker there.
why-sponsor-hides = The main sponsor hides the marker; their neighbours bid.
why-neighbour-bids = Only the main sponsor hides the marker; you bid workers.
why-no-such-hand = The marker goes into the left hand or the right one.
why-workers-negative = You cannot bid fewer than 0 workers.
why-draft-order = First a corporation, then a CEO: now take a { $wanted ->
    [corporation] corporation
   *[ceo] CEO
}.
why-not-on-offer = That card is not on offer.

## Reasons for a hint

figure-out = risk of being out in the end
figure-credits = credits in the end
figure-reputation = reputation in the end
figure-free-workers = free workers
because-credits = It brings { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} for { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
because-public = It brings { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} and { $reputation } reputation.
because-closing = With no credits left nobody can outbid you: { $reputation } reputation for sure.
because-closing-but-one = With no credits left only { $seat } can still outbid you: { $reputation } reputation if that does not happen.
because-last-place = Nobody’s reputation is worse than yours, and the worst is out: { $reputation } more helps.
because-cosponsor = The project counts for you, too: { $reputation } reputation.
because-workers = { $workers ->
    [one] { $workers } worker stays
   *[other] { $workers } workers stay
} free for something better.
because-return = Without the card you keep the credits and lose no reputation ({ $reputation }).

## The coach, to who plays for the first time

coach-speculate = To speculate is to pass: you may bid again once somebody else has bid, but when all speculate in a row the auction is over. Wait while others may still move credits; do not wait for a project that you need.
coach-private = The private project goes to whoever bids most workers: they take the credits beside it and lose the reputation on the card. Look how many workers your rivals have at home; those you send come back one per round.
coach-public = A bid on the public project takes the workers on its card and gives at least 1 credit to the private one. Move 1 while nobody fights for it; move all that are left, and hardly anybody can outbid you. Each credit you give away is one that somebody else may take.
coach-discount = Kestrel bids on the public project with one worker fewer. A use is spent only if this bid wins, so try it whenever you want the project.
coach-withhold = Obsidian outbids on the public project without moving a credit, even when none is left. Keep it for a project that somebody thinks they have safely closed.
coach-recall = Voltea brings everybody in your rest room home at once, and your turn goes on. Use it when two or three rest there and you need them to win a bid now.
coach-skim = Meridian takes 2 credits off a private project with at least 4, and your turn goes on. Best taken from a project that a rival is about to win.
coach-return = Halo puts the private card that you have won into the box: you keep the credits and lose no reputation. It works once, so keep it for a card that costs 3 or 4, or for when you stand low on the ladder.
coach-decline = You need not use your power now: it stays for a better moment. There are only ten rounds, though, and a power you never use is worth nothing.
coach-rest = Somna sends one more worker to rest, and they are home a round sooner. Use it where several of your workers wait in one place.
coach-hide = Hide the marker: between equal bids, your left hand favours your left neighbour, your right hand the right one. Look at the ladder and favour whoever threatens you less; do not be predictable.
coach-cobid = Bid workers in secret to co-sponsor for the full reputation. The higher bid wins and leaves its workers on the project, the other keeps them; the hand with the marker decides between equal bids. Even a bid of 0 may win.
coach-corporation = Take a corporation: its power is yours for the whole game. Those that save workers or bring credits are easy to use well in a first game.
coach-ceo = Take a CEO: whenever their agenda is met you earn reputation tokens. Choose one that goes with your corporation’s power; the same symbol marks a good pair.

## Final score

score-hq-credits = Credits of HQ
score-credits = Credits won
score-reputation = Reputation

## Choices before the game

variant-identity = Corporations and CEOs
variant-show-stack = Show everybody what their own private stack costs

## Things

id-pair = matching pairs at random
id-mix = mixed at random
id-draft = open draft
id-leaving = workers leave projects
id-auction = auction
id-sponsoring = sponsoring
id-cosponsoring = co-sponsor auction
id-over = the end
id-left = left
id-middle = middle
id-right = right
id-private = private stack
id-corporation = corporation
id-ceo = CEO
id-gear = gear
id-bolt = bolt
id-coin = coin
id-mask = mask
id-moon = moon
id-scales = scales
id-key = key
id-tower = tower
id-kestrel = Kestrel Automation
id-voltea = Voltea Power
id-meridian = Meridian Bank
id-halo = Halo Agency
id-somna = Somna Health
id-themis = Themis Counsel
id-obsidian = Obsidian Fund
id-babel = Babel Group
id-lean = Iris Vantour
id-rest = Oskar Lindqvist-Roy
id-tycoon = Amara Castellane
id-martyr = Theo Baumgart
id-keeper = Helene Sakamoto
id-diplomat = Nadia Okonjo
id-ascetic = Gaspard Ferreira
id-bridge = Livia Morgenstern
id-zero-g-cruises = Zero-g cruises
id-immersive-advertising = Immersive advertising
id-gated-towers = Gated towers
id-floating-casino = Floating casino
id-drone-delivery = Drone delivery
id-throwaway-fashion = Throwaway fashion
id-data-brokerage = Data brokerage
id-deep-sea-mine = Deep-sea mine
id-flash-loans = Flash loans
id-private-police = Private police
id-gene-patents = Gene patents
id-autonomous-weapons = Autonomous weapons
id-hanging-gardens = Hanging gardens
id-drinking-water-network = Drinking-water network
id-district-hospital = District hospital
id-open-university = Open university
id-night-libraries = Night libraries
id-climate-shelters = Climate shelters
id-public-housing = Public housing
id-ring-tramway = Ring tramway
id-sea-wall = Sea wall
id-municipal-solar-plant = Municipal solar plant
id-driverless-metro = Driverless metro
id-olympic-stadium = Olympic stadium

## The board in the browser

board-public = Public sector
board-private = Private sector
board-deck = { $cards ->
    [0] No project to come
    [one] { $cards } project to come
   *[other] { $cards } projects to come
}
board-public-means = +{ $reputation } reputation for the main sponsor and for the neighbour who co-sponsors. A bid takes { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and moves at least 1 credit to the private project.
board-private-means = −{ $reputation } reputation for the sponsor, who takes the credits beside it. A bid is more workers than the one that leads.
board-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
board-workers-of = { $seat }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
board-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
board-needs = { $workers ->
    [one] takes { $workers } worker
   *[other] takes { $workers } workers
}
board-nobody-leads = Nobody leads
board-closed = No credit left: closed
board-no-project = New projects come when all workers have gone to rest.
board-leads = { $seat } leads with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and would take { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
board-sponsors = Sponsored by { $seat }.
board-reputation = reputation
board-bid-public = Bid { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}{ $fewer ->
    [0] {""}
   *[other] {" "}(or { $fewer } by your power)
} and click how many credits to give away. The winner takes the rest.
board-bid-private = Click how many workers you bid. The winner takes { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
board-would-public = You would lead with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and take { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}, +{ $reputation } reputation{ $bonus ->
    [0] {""}
   *[other] {" "}and +{ $bonus } for your agenda
}; { $moved ->
    [0] none moves
    [one] { $moved } moves
   *[other] { $moved } move
} to the private project.
board-would-private = You would lead with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and take { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}, −{ $reputation } reputation{ $bonus ->
    [0] {""}
   *[other] {" "}but +{ $bonus } for your agenda
}.
board-would-cosponsor = If you win with { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
}: +{ $reputation } reputation{ $bonus ->
    [0] {""}
   *[other] {" "}and +{ $bonus } for your agenda
}{ $workers ->
    [0] . Equal bids are decided by the marker
    [one] ; it stays on the project for a while. If not, you keep it
   *[other] ; they stay on the project and come home one a round. If not, you keep them
}.
board-would-lead = You would lead with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} and take { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}.
board-then-out = With that you would be out if the game ended now.
board-move-credits = Bid, moving { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
board-bid-workers = Bid { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
board-cobid-workers = Bid { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in secret
board-always = always
board-uses = { $uses ->
    [0] used up
    [one] { $uses } use left
   *[other] { $uses } uses left
}
board-earned = { $tokens ->
    [0] no token so far
    [one] { $tokens } token so far
   *[other] { $tokens } tokens so far
}
board-earned-of = { $tokens } of at most { $most } tokens
board-at-most = at most { $most } tokens
board-does-kestrel = A public bid with one worker fewer; a use is spent if it wins.
board-does-voltea = On your turn: everybody in your rest room is back in HQ at once.
board-does-meridian = On your turn: take { $credits } credits off the private project, if at least { $needs } lie there.
board-does-halo = When you sponsor a private project: its card goes to the box.
board-does-somna = When workers leave projects: one more takes a free space to rest.
board-does-themis = You win equal bids for co-sponsoring, whatever the hand.
board-does-obsidian = A public bid that moves no credit.
board-does-babel = While you lead one project, bid on the other.
board-does-lean = A private project won with at most { $atmost } workers: +{ $reputation }
board-does-rest = At least { $least } of your workers enter the rest room in a round: +{ $reputation }
board-does-tycoon = A private project won with at least { $least } credits: +{ $reputation }
board-does-martyr = For the first time in a round a rival outbids you on the public project: +{ $reputation }
board-does-keeper = You sponsored or co-sponsored, and at least { $least } workers are in HQ at the end of the round: +{ $reputation }
board-does-diplomat = You co-sponsor: +{ $reputation }, or +{ $more } with at least { $least } workers
board-does-ascetic = A public project won with at most { $atmost } credits left: +{ $reputation }
board-does-bridge = A public project makes your two piles equally many: +{ $reputation }
board-rest-means = They return to HQ at the end of the round.
board-stack-means = They lie face down: by the rules nobody looks at what they cost before the end, not even their owner.
board-stack-shown = Their reputation is lost at the end.
board-fetch = Send one more to rest: { $area }
board-pile = Between { $seat } and { $sponsor }: +{ $reputation } for both
board-pile-empty = No public project yet.
board-pile-none = no shared project
board-each = each
board-ladder = Reputation if the game ended now
board-if-now = if it ended now
board-rested = Workers at rest count, too.
board-at-end = at the end
board-one-out = The lowest is out, however great the profit. What lies face down may change it.
board-two-out = The two lowest are out, however great the profit. What lies face down may change it.
board-rule-one = The lowest is out.
board-rule-two = The two lowest are out.
board-standing = { $seat }: { $range } reputation
board-from-hq = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in HQ and at rest: +{ $reputation }
board-from-tokens = Tokens of the agenda: +{ $reputation }
board-from-piles = Public projects on the left +{ $left }, on the right +{ $right }
board-from-coming = { $card }, sponsored: +{ $reputation }
board-from-stack = Private stack: { $same ->
    [1] −{ $low }
   *[other] −{ $low } to −{ $high }, it lies face down
}
board-fate-out = Would be out now.
board-fate-perhaps = May be out now: it depends on { $open ->
    [0] what lies face down
   *[other] whether the card is kept, and on what lies face down
}.
board-fate-safe = Would stay now.
board-mark-out = out
board-mark-perhaps = out?
board-mark-safe = {""}
board-verdict-out = Would be out now: { $seats }.
board-verdict-perhaps = Perhaps out, { $open ->
    [0] by what lies face down
   *[other] if the card is kept, or by what lies face down
}: { $seats }.
board-verdict-none = Nobody would be out now: the lowest are equal.
board-legend-hidden = “4–6”: private cards lie face down, for their owners too.
board-coming = { $card }: +{ $reputation } for { $seat }, sure.
board-undecided = Private card: −{ $reputation } for { $seat } if kept.
board-first = 1st
board-first-means = They bid first in this round; in the next it is their left neighbour.
board-profit-now = Profit now
board-profit-means = If the game ended now: { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}, and { $more } more for { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} in HQ and at rest.
board-ask-draft-corporation = Your turn: take a corporation.
board-ask-draft-ceo = Your turn: take a CEO.
board-draft-after = Then: { $seats }.
board-ask-leaving = You may send one more worker to rest: it is back in HQ a round sooner.
board-ask-bid = Your turn: bid on one of the projects, or speculate.
board-ask-bid-more = You lead one project; your power lets you bid on the other, too.
board-ask-bid-public = Your turn: bid on the public project, or speculate.
board-ask-bid-private = Your turn: bid on the private project, or speculate.
board-ask-lead = You lead: use your power now, or speculate.
board-ask-pass = You cannot bid: use your power now, or speculate.
board-ask-sponsoring = The private project is yours. What becomes of its card?
board-ask-hide = Hide the marker in one of your hands: it decides between equal bids.
board-ask-cobid = Choose how many workers you bid in secret to co-sponsor.
board-waits = Still to choose: { $seats }.
board-waits-auction = { $seats } may bid or speculate.
board-waits-leading = You lead. { $seats } may bid or speculate.
board-halo-return = Return the card to the box
board-halo-return-means = Credits kept, reputation stays { $range }. The power is used up.
board-halo-keep = Keep the card
board-halo-keep-means = −{ $reputation } reputation: { $range }. The power stays for another project.
board-somna-rest = { $area ->
    [private] One more from your private stack
   *[other] One more from the pile with { $seat }
}
board-somna-rest-means = Back in HQ at the end of the round. { $uses ->
    [0] The power is then used up.
    [one] The power then has { $uses } use left.
   *[other] The power then has { $uses } uses left.
}
board-somna-keep = Nobody else
board-somna-keep-means = The power stays: { $uses ->
    [one] { $uses } use left.
   *[other] { $uses } uses left.
}
board-now-kestrel = Now: { $workers ->
    [one] { $workers } worker is
   *[other] { $workers } workers are
} enough.
board-now-voltea = Now: { $workers ->
    [one] { $workers } worker comes
   *[other] { $workers } workers come
} back, and your turn goes on.
board-now-meridian = Now: you take { $credits }, { $left } stay, and your turn goes on.
board-hq-row = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at the end: +{ $reputation } reputation, { $credits ->
    [0] no credit
    [one] { $credits } credit
   *[other] { $credits } credits
}
board-hq-scale = What workers in HQ are worth at the end
board-hq-worth = +{ $reputation } reputation and { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} at the end{ $resting ->
    [0] {""}
   *[other] , with { $resting } at rest
}
board-sealed = sealed
board-choosing = choosing
board-fist-open = { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
}
board-fist-mine = you hold { $workers }
board-hand = { $hand ->
    [left] Left hand
   *[right] Right hand
}
board-hand-means = If both bids are equal, { $seat } co-sponsors.
board-tie = equal:
board-tie-means = The higher bid co-sponsors. If both are equal, the hand with the marker decides, for the neighbour on its side.
board-tie-power = The higher bid co-sponsors. If both are equal, it is { $seat }, by the power of Themis.
board-cobid-means = The higher bid wins the reputation and leaves its workers on the project; the lower one takes them home. The marker decides between equal bids.
board-role-sponsor = hides the tie-breaker
board-role-neighbour = bids
board-marker = the marker
board-hands-open = The hands are open: { $seat } co-sponsors { $card } with { $sponsor }{ $how ->
    [marker] , by the marker, as the bids are equal.
    [themis] , by the power of Themis, as the bids are equal.
   *[bid] .
}
board-hands-closed = Who co-sponsors, for +{ $reputation } reputation?
board-has-workers = { $workers } in HQ
board-speculate-means = You pass; you may bid again when somebody else has bid.
board-in-a-row = { $passes } in a row; { $players } end the auction
board-last-speculation = pass: this ends the auction
board-step-leaving = workers leave
board-step-auction = auction
board-step-sponsoring = sponsoring
board-step-cosponsoring = co-sponsoring
board-box = In the box
board-box-empty = Nothing.
board-sheet = The score sheet
board-winner = { $seats } wins with a profit of { $profit }
board-winners = { $seats } share the win with a profit of { $profit }
board-key-hq = HQ
board-key-rest = rest room
board-key-stack = private stack
board-key-uses = uses left
board-key-tokens = agenda
board-key-shared = shared projects

## In balance reports

gain-private-sponsored = Private project
gain-public-sponsored = Public project
gain-cosponsored = Co-sponsored
gain-speculated = Speculated
