# Q.E.

title = Q.E.
blurb = Central banks save companies with money they print: bid whatever you like, but whoever spends the most is out.

headline = { $phase ->
    [opening] Turn { $turn } of { $turns } (round { $round }): { $auctioneer } auctions { $tile }, worth { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }, and must open the bidding.
    [sealed] Turn { $turn } of { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(round { $round })
    }: { $auctioneer ->
        [none] all bid in secret for the last company, { $tile }
       *[some] { $auctioneer } auctions { $tile }
    }, worth { $tile-points ->
        [one] { $tile-points } point
       *[other] { $tile-points } points
    }.{ $opening ->
        [none] {""}
       *[other] {" "}The opening bid is { $opening }.{ $ties ->
        [0] {" "}The others bid in secret, any amount but that; 0 is allowed.
        [one] {" "}{ $tied } were tied for the highest bid and bid again.
       *[other] {" "}{ $tied } were tied for the highest bid again, and bid a last time.
    }
    }
   *[over] All companies are sold. The game is over.
}
    .covers = first_auctioneer waiting by_columns

# On the board, which shows the company, its points and the opening bid.
board-headline = { $phase ->
    [opening] Turn { $turn } of { $turns } (round { $round }): { $auctioneer } auctions { $tile } and opens the bidding.
    [sealed] Turn { $turn } of { $turns }{ $round ->
        [none] {""}
       *[other] {" "}(round { $round })
    }: { $auctioneer ->
        [none] all bid in secret for the last company, { $tile }.
       *[some] { $auctioneer } auctions { $tile }. { $ties ->
            [0] The others bid in secret.
            [one] { $tied } were tied for the highest bid and bid again.
           *[other] { $tied } were tied again, and bid a last time.
        }
    }
   *[over] All companies are sold. The game is over.
}

## Parts of a view

view-seat = Player
view-phase = Phase
view-turn = Turn
view-turns = Turns
view-round = Round
view-first-auctioneer = First auctioneer
view-auctioneer = Auctioneer
view-tile = Company
view-tile-points = Worth
view-opening = Opening bid
view-ties = Ties
view-tied = Tied
view-by-columns = Groups by columns
view-waiting = Still to bid
view-pile = Still to come
view-players = Players
view-sales = Sold so far
    .brief = turn tile auctioneer winner price
view-nation = Nation
view-token = Secret industry
view-tiles = Companies
view-points = Company points
view-spent = Spent
view-spent-at-least = Spent at least
view-zero-bids = Zero bids
view-zero-this-round = Zero bid this round
view-peek-left = May peek
view-has-bid = Has bid
view-bid = Bid
view-winner = Bought by
view-price = Price
view-at-least = At least
view-at-most = At most
view-bids = Bids you know

show-token = { $token ->
    [none] ?
   *[other] { $token }
}
show-zero-bids = { $zero-bids }{ $zero-this-round ->
    [yes] {" "}(this round)
   *[no] {""}
}
show-spent = { $spent ->
    [none] at least { $spent-at-least }
   *[other] { $spent }
}
show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] sealed
       *[no] –
    }
   *[other] { $bid }
}
show-auctioneer = { $opening ->
    [none] { $auctioneer }
   *[other] { $auctioneer } ({ $opening })
}
show-winner = { $winner ->
    [none] discarded
   *[some] { $winner }
}
show-price = { $price ->
    [none] { $at-least ->
        [none] –
       *[other] { $at-most ->
            [none] at least { $at-least }
           *[other] { $at-least } to { $at-most }
        }
    }
   *[other] { $price }
}

## Things to do

verb-open = open the bidding
    .word = open
verb-bid = bid
    .word = bid
verb-peek = look at the price of the latest sale
    .word = peek
argument-amount = amount

## The board in the browser

board-to-bid = still to bid
board-to-open = opens the bidding
board-opened = opening bid
board-sealed = sealed
board-adds = Would add for you
board-adds-means = what { $tile } would add
board-not-opened = not yet
board-no-auctioneer = nobody: all bid in secret
board-takes = takes { $tile }
board-discarded = Nobody takes { $tile }
board-latest = Latest sale
board-bids-now = The bids
board-your-bid = Your bid: { $given }
board-bid-unknown = bid not known
board-bid-won = the highest bid
board-bid-opened = the opening bid
board-bid-zero = a bid of zero
board-bid-tied = an equal highest bid, which does not count
board-tied = Three ties in a row: the equal highest bids do not count, the next one wins.
board-bid-lost = a losing bid
board-peek = Look at the winning bid
board-peek-cost = Once in the game. All are told that you looked, not what you saw.
board-peek-price = You would see what { $seat } paid; so far you know: { $given }.
board-aims = How it is won
board-aim-points = Most points win.
board-aim-most = Who spent the most in the end is out, whatever the points.
board-aim-least = Who spent the least scores { $points } points.
board-aim-zero = A bid of 0 scores { $points } points, once a round.
board-aim-secret = Prices stay secret: only buyer and auctioneer know them, unless the auctioneer buys.
board-total = Points so far
board-final = Points
board-and-secret = ? secret industry
board-at-least = ≥ at least
board-out-now = out now, ? perhaps
board-your-level = you
board-so-far = { $points ->
    [one] So far { $points } point
   *[other] So far { $points } points
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-worth = { $points ->
    [one] Worth { $points } point
   *[other] Worth { $points } points
}
board-would-add = { $points ->
    [one] It would bring you { $points } point now, with bonuses
   *[other] It would bring you { $points } points now, with bonuses
}
board-tile-adds = { $tile } would add { $points }
board-without-token = Without the secret industry, which is not known
board-left = { $count ->
    [0] No company of this industry is still to come
    [one] { $count } company of this industry is still to come
   *[other] { $count } companies of this industry are still to come
}
board-last = This is the last company
board-spent-means = As far as you surely know. Who spent most in the end is out; who spent least scores { $points }.
board-would-be-out = Has spent the most for sure: would be out now
board-may-be-out = Has spent the most as far as you know: would be out now, if nobody has spent more
board-spent-least = Has spent the least for sure: would score { $points } now
board-key-won = won
board-key-opened = opened
board-key-tied = tied, does not count
board-auctions = Auctions
board-key-opens = will open
board-key-token = your secret industry
board-key-peek = may look at one price
board-key-zero = a round: its first zero bid scores
board-key-secret = not known to you
board-pad = Keys for amounts
board-suggestions = Suggested amounts
board-key-x2 = ×2
board-key-x10 = ×10
board-key-k = k
board-key-m = M
board-key-bn = bn
board-means-x2 = twice as much
board-means-x10 = ten times as much
board-means-k = thousand
board-means-m = million
board-means-bn = billion
board-zero-chip = zero bid: +{ $points } points
board-clear = Clear
board-more-than = more than { $given }
board-ask-bid = More than { $amount } may win it; less lets it go.
board-ask-open = Everybody sees what you open with.
board-ask-last = The highest bid takes it; equal highest bids discard it.
board-passes = If you win it, you have spent { $total } or more: past { $seats }, who surely spent { $amount }. Who spent most in the end is out.
board-room = You may spend { $amount } more and still have surely spent less than { $seats }.
board-lead = You have spent { $amount }, and nobody has surely spent more. Who spent most in the end is out.
board-none-spent = As far as you know, nobody has spent anything yet.
board-more-by = { $amount } more than the opening bid
board-less-by = { $amount } less than the opening bid
board-times = { $given } times the opening bid
board-times-about = about { $given } times the opening bid
board-cannot-win = Below the opening bid it cannot win, and costs nothing.
board-zero-scores = It cannot win, costs nothing, and scores { $points } points: the zero bid of this round.
board-zero-done = It cannot win and costs nothing. The points for a zero bid you have already this round.
board-first = If it wins, you have spent { $total } in all; nobody else has bought anything yet.
board-safe = If it wins, you have spent { $total } in all: less than { $seats }, who surely spent { $amount } or more.
board-open = If it wins, you have spent { $total } in all, and nobody has surely spent more. Who spent most is out.
board-surely-out = If it wins, you have spent { $total } in all, the most for sure: you would be out now.
board-vault = The vault
board-vault-opens = What everybody spent, the least first
board-out = out
board-lost-points = { $points ->
    [one] Their { $points } point counts for nothing.
   *[other] Their { $points } points count for nothing.
}
board-skip = Skip
board-again = Show again

## Announcements

told-nation = { $seat } plays for { $nation }.
told-own-token = Your secret industry is { $industry }.
told-tile = { $auctioneer } auctions { $tile }.
told-last-tile = The last company, { $tile }, has no auctioneer: all bid in secret.
told-opened = { $seat } opens at { $amount }.
told-bid-made = { $seat } has bid.
told-tie = { $seats } are tied for the highest bid ({ $tie ->
    [one] first tie
   *[other] second tie
}) and bid again.
told-third-tie = { $seats } are tied a third time: the highest bid made by one player only takes the company.
told-bids = You look at the bids: { $bids }.
told-sold = { $winner } takes { $tile }.
told-price-public = { $winner } won as auctioneer, so all see the price: { $price }.
told-zero-bonus = { $seat } bid 0 and gets the zero-bid bonus.
told-zero-bid = { $seat } bid 0, but has this round’s bonus already.
told-discarded = Nobody takes { $tile }: the highest bids are equal. The bids: { $bids }.
told-last-tile-sold = { $winner } takes the last company, { $tile }. The bids: { $bids }.
told-all-bids = The bids for { $tile } were: { $bids }.
told-peek = { $seat } looks at the price of the latest sale.
told-peeked = You peek: { $winner } paid { $price }.
told-token = { $seat } shows the industry { $industry } and has spent { $amount } in all.
told-eliminated = { $seat } has spent the most and is out.
told-nobody-wins = All have spent the same and are out: nobody wins.
told-wins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Refusals

why-opening-too-low = The opening bid must be at least 1.
why-bid-negative = A bid cannot be negative: 0 is the lowest.
why-bid-equals-opening = A bid must differ from the opening bid, { $opening }: bid more or less.
why-peek-only-with-five = Only with five players may prices be looked at.
why-peek-used = You have used your one look at a price.
why-peek-nothing-sold = Nothing has been sold yet: there is no price to look at.
why-peek-too-late = You have bid for the next company already: the time to look is over.
why-peek-known = You know the price of the latest sale already.

## Reasons for a hint

figure-out = risk of having spent the most
figure-points = points in the end
figure-spent = money spent
because-safe = { $seat } has surely spent { $amount } or more: after this you would still have spent less.
because-worth = This company would bring you about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-zero-bid = Bidding 0 brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and money is kept for something better.
because-danger = As far as you know nobody has spent more than your { $amount }: who has spent the most is out.
because-peek = Knowing what { $seat } paid tells you how much you can still spend.

## The coach, to who plays for the first time

coach-open = Everybody sees your opening bid, and nobody may bid the same. See what the company would add for you: a low opening shows you the others’ bids for next to nothing, a high one may win, but at a price that all know.
coach-bid = Bid in secret, any whole number but the opening bid: the highest takes the company, and only the winner pays. Bid what it is worth to you as long as somebody has surely spent more than you would then have; if not, 0 costs nothing, and with four or five players it earns points once per round.
coach-peek = Once in the game you may look at the price of the latest sale, before you bid for the next company. Keep it for a price that may have been huge: as long as somebody has spent more than you, you are not out.

## Final score

score-companies = Companies
score-zero-bids = Zero bids
score-nationalisation = Nationalisation
score-monopolisation = Monopolisation
score-diversification = Diversification
score-low-spending = Spent least
score-spent = Spent

## Choices before the game

variant-by-columns = Score diversification by the printed columns
variant-show-bids = Show losing bids at the end

## Things

id-opening = opening bid
id-sealed = sealed bids
id-over = the end
id-us = US
id-eu = EU
id-cn = China
id-jp = Japan
id-uk = UK
id-agriculture = Agriculture
id-housing = Housing
id-finance = Finance
id-manufacturing = Manufacturing
id-government = Government
id-us-agriculture = US Agriculture
id-us-housing = US Housing
id-us-finance = US Finance
id-us-manufacturing = US Manufacturing
id-us-government = US Government
id-eu-agriculture = EU Agriculture
id-eu-housing = EU Housing
id-eu-finance = EU Finance
id-eu-manufacturing = EU Manufacturing
id-eu-government = EU Government
id-cn-agriculture = China Agriculture
id-cn-housing = China Housing
id-cn-finance = China Finance
id-cn-manufacturing = China Manufacturing
id-cn-government = China Government
id-jp-agriculture = Japan Agriculture
id-jp-housing = Japan Housing
id-jp-finance = Japan Finance
id-jp-manufacturing = Japan Manufacturing
id-jp-government = Japan Government
id-uk-agriculture = UK Agriculture
id-uk-housing = UK Housing
id-uk-finance = UK Finance
id-uk-manufacturing = UK Manufacturing
id-uk-government = UK Government

## In balance reports

gain-sold = Company
gain-zero-bonus = Point for bidding nothing
