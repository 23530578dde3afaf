# Green Deal

title = Green Deal
blurb = In 2050 your group must earn money, please its shareholders, invest in sustainable projects and let the public know.

headline = Round { $round } of { $rounds }. { $phase ->
    [inflation] Before the auction, { $actor } may play Hyperinflation.
    [suing] Before the auction, { $actor } may play Lawsuit.
    [spying] Before the auction, { $actor } may announce Industrial Spying.
    [bidding] All bid in secret for the turn order. Everybody pays their bid; more than your cash counts as your cash.
    [manipulating] The bids are shown: { $actor } may play Manipulation and go first.
    [last-bid] The other bids are shown: now { $actor } bids, thanks to Industrial Spying.
    [adjusting] The bids are shown: { $actor } may raise or lower their own by 1.
    [investing] { $actor } invests: one project, or an action card, or a loan, or an action card and a loan; and what is always allowed.
    [specialising] { $actor } names the category of the Specialization.
    [placing] { $actor } places { $project } ({ $tile }) on the map.
    [settling] { $actor } has placed { $project } ({ $tile }) on { $site } and settles with its neighbours.
    [campaigning] All who have PR tokens use them in secret.{ $token ->
        [none] {""}
       *[other] {" "}Your token of { $token }: which category?
    }
    [last-campaign] The other campaigns are shown: now { $actor } uses their tokens.{ $token ->
        [none] {""}
       *[other] {" "}Your token of { $token }: which category?
    }
   *[over] The game is over.
}
    .covers = waiting

## Parts of a view

view-seat = Player
view-phase = Phase
view-round = Round
view-rounds = Rounds
view-actor = To decide
view-waiting = Still to decide
view-order = Turn order
view-project = Project
view-tile = Tile
view-site = Space
view-token = Token
view-projects = Projects on offer
view-action-cards = Action cards on offer
view-next-projects = Projects of the next round
view-next-action-cards = Action cards of the next round
view-category = Category
view-size = Size
view-price = Price
view-points = Points
view-income = Income
view-card = Card
view-effect = What it does
view-dividend = Dividend
view-dividend-points = Points for a dividend
view-loan = Next loan
view-loans-left = Loans left
view-stock = PR tokens in stock
view-token-prices = Price of PR tokens
view-tokens-of-1 = of 1 point
view-tokens-of-2 = of 2 points
view-tokens-of-3 = of 3 points
view-players = Players
view-cash = Cash
view-environment = Environment
view-jobs = Jobs
view-social = Social
view-research = Research
view-bid = Bid
view-has-bid = Has bid
view-tokens = PR tokens
view-loans = Loans
view-cards = Action cards
view-plays-left = Still to be played
view-speciality = Speciality
view-campaign = Campaign
view-saved = saved
view-map = World map
view-line = Row
view-scored = Points by heading
view-from-projects = From projects
view-from-dividends = From dividends
view-from-action-cards = From action cards
view-from-loans = From loans not repaid
view-from-campaigns = From public relations
view-from-sustainability = From sustainability
view-from-company = From the company
view-to-place = To be placed

show-bid = { $bid ->
    [none] { $has-bid ->
        [yes] sealed
       *[no] –
    }
   *[other] { $bid }
}

show-dividend = { $dividend } cash for { $dividend-points } points

## Things to do

verb-bid = bid for the turn order
    .word = bid
verb-play = play the card
    .word = play
verb-pass = do not play it
    .word = pass
verb-adjust = change your bid by
    .word = adjust
verb-take = take the project of
    .word = take
verb-buy = buy the action card
    .word = buy
verb-refund = take a tax refund
    .word = refund
verb-borrow = take the next loan
    .word = borrow
verb-token = buy a PR token of
    .word = token
verb-dividend = pay a dividend
    .word = dividend
verb-repay = repay the
    .word = repay
verb-transfer = transfer resources (3 down, 2 up)
    .word = transfer
verb-specialise = specialise in
    .word = specialise
verb-done = end your turn
    .word = done
verb-place = place the tile on
    .word = place
verb-place-anywhere = place the tile by Internationalisation on
    .word = anywhere
verb-cooperate = cooperate with the tile on
    .word = cooperate
verb-compete = compete with the tile on
    .word = compete
verb-refrain = compete no more
    .word = refrain
verb-campaign = campaign for
    .word = campaign
verb-save = save the token
    .word = save
verb-surrender = give the token back unused
    .word = surrender
argument-amount = amount
argument-card = card
argument-change = change
argument-category = category
argument-kind = cash or token
argument-size = size
argument-loan = loan
argument-source = from
argument-target = to
argument-cell = space

## Announcements

told-round = Round { $round } begins.
told-bid-made = { $seat } has bid.
told-bid = { $seat } bids { $amount }.
told-adjusted = { $seat } changes their bid to { $amount }.
told-coin = All is equal: the coin favours { $seat }.
told-order = Turn order: { $seats }.
told-accounts = Bids are paid and income is received. Cash: { $cash }.
told-played = { $seat } uses { $card }.
told-took = { $seat } takes { $project } for { $cash } cash.
told-bought = { $seat } buys { $card } for { $cash } cash.
told-specialised = { $seat } specialises: { $category }.
told-refund-cash = { $seat } takes a tax refund of { $cash } cash.
told-refund-token = { $seat } takes a PR token of { $size } as a tax refund.
told-token = { $seat } buys a PR token of { $size } for { $cash } cash.
told-dividend = { $seat } pays a dividend of { $cash } cash for { $points } points.
told-borrowed = { $seat } takes a { $loan }.
told-repaid = { $seat } repays the { $loan }.
told-defaulted = { $seat } pays only { $cash } of the { $loan } and loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-transferred = { $seat } transfers resources: { $source } 3 down, { $target } { $raised } up.
told-discarded = Enough projects are taken in this round. Discarded: { $projects }.
told-placed = { $seat } places { $project } on { $cell }.
told-synergy = Synergy with their own tile on { $cell }: { $seat } gains { $income } income.
told-cooperated = { $seat } cooperates with { $other } on { $cell }: { $seat } gains { $income } income and { $other } { $others }.
told-competed = { $seat } competes with { $other } on { $cell }: { $seat } gains { $income } income and { $other } loses { $loss }.
told-scale-end = { $scale ->
    [cash] Cash ends at { $end }
    [income] Income ends at { $end }
   *[level] A category ends at level { $end }
}; lost to { $seat }: { $lost }.
told-income-floor = The income of { $seat } cannot fall below 0.
told-campaign-made = { $seat } has made a campaign.
told-campaign = Campaign of { $seat }: environment { $environment }, jobs { $jobs }, social { $social }, research { $research }; saved: { $saved }.
told-images = Images, { $category }: { $images }. Points: { $points }.
told-sustainability = Assessment of sustainability. Points: { $points }.
told-companies = Assessment of companies. Points: { $points }.
told-card-points = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }.
told-wins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-wins-on-income = { $seat } wins with { $points } points, by a higher income.
told-wins-on-cash = { $seat } wins with { $points } points, by more cash.
told-share-win = { $seats } share the win with { $points } points each.

## Refusals

why-bid-negative = A bid is 0 or more.
why-adjust-by-one = You may change your bid of { $bid } by 1, between 0 and your { $cash } cash.
why-card-not-yours = You do not have { $card }.
why-card-used-up = { $card } is used up.
why-card-not-played = { $card } works by itself: it is not played like this.
why-card-not-now = { $card } cannot be played now.
why-name-a-category = First name the category of your Specialization.
why-project-gone = There is no project left: { $category }.
why-no-more-cards = You have made your choice: a project, an action card, a loan, or an action card and a loan.
why-income-below-zero = Your income of { $income } would fall below 0.
why-too-dear = That costs { $price }, and you have { $cash } cash.
why-card-not-offered = { $card } is not on offer.
why-refunded = You have had your tax refund in this turn.
why-after-refund = After the tax refund you take no project and neither buy nor play another action card in this turn.
why-no-tokens = There is no PR token in stock: the refund is cash.
why-no-loans-left = There are no loans left.
why-one-loan = You take one loan per turn at most.
why-no-loan-with-project = You cannot take a loan together with a project.
why-token-not-in-stock = No PR token of { $size } is in stock.
why-three-points = You buy 3 PR points per round at most, and have bought { $bought }.
why-one-token = You buy one PR token per round.
why-one-dividend = You have paid your dividend of this round.
why-not-your-loan = You owe no such loan.
why-transfer-needs-levels = Lower a category that is at level { $levels } at least, and raise another one.
why-cell-taken = There is a tile on { $cell }.
why-card-not-needed = { $cell } needs no card: just place the tile.
why-start-kept = { $cell } is kept for the first tile of a player who has none.
why-start-first = Your first tile goes on a start space; { $cell } is none.
why-not-beside-yours = { $cell } is not next to one of your tiles.
why-neighbours-first = First cooperate or compete with the tiles beside yours.
why-not-larger = Your tile is not larger than the one on { $cell }: you must cooperate.
why-lawyer = { $other } has a lawyer: with the tile on { $cell } you must cooperate.
why-no-such-neighbour = There is nothing to settle with { $cell }.
why-one-saved = You may save one token only.

## The final score

score-projects = Projects
score-dividends = Dividends
score-action-cards = Action cards
score-loans = Loans not repaid
score-campaigns = Public relations
score-sustainability = Sustainability
score-company = Company
score-income = Income
score-cash = Cash

## Things

id-inflation = before the auction
id-suing = before the auction
id-spying = before the auction
id-bidding = auction
id-manipulating = auction
id-last-bid = auction
id-adjusting = auction
id-investing = investment
id-specialising = investment
id-placing = development
id-settling = development
id-campaigning = PR assessment
id-last-campaign = PR assessment
id-over = the end
id-start = start
id-free = ·
id-cash = 4 cash
id-token = PR token

## Categories

id-environment = environment
id-jobs = jobs
id-social = social
id-research = research

## Tiles

id-environment-1 = Env 1
id-environment-2 = Env 2
id-environment-3 = Env 3
id-environment-4 = Env 4
id-environment-5 = Env 5
id-jobs-1 = Jobs 1
id-jobs-2 = Jobs 2
id-jobs-3 = Jobs 3
id-jobs-4 = Jobs 4
id-jobs-5 = Jobs 5
id-social-1 = Soc 1
id-social-2 = Soc 2
id-social-3 = Soc 3
id-social-4 = Soc 4
id-social-5 = Soc 5
id-research-1 = Res 1
id-research-2 = Res 2
id-research-3 = Res 3
id-research-4 = Res 4
id-research-5 = Res 5

## Action cards

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
id-does-award = At the end: 3 points for each of your projects on the map.
id-does-bribe = You win every tie in the auction, PR assessments and company valuation.
id-does-cash-cow = 7 cash for each category whose marker reaches level 7, past ones included.
id-does-cheap-pr = PR costs you 1 cash per point; up to 3 points per round in any tokens.
id-does-cluster = At the end: 12 points per 2x2 block of your tiles; a tile counts in one block only.
id-does-competitive-analysis = You may also compete diagonally when your new tile is stronger.
id-does-dumping-wages = Lose 2 points, gain 5 income.
id-does-flexible-bidding = After the reveal you may change your bid by 1 either way.
id-does-frontrunner = At the end: 10 points for each category at level 9 or more (PR not counted).
id-does-good-tax-morale = Pay 6 cash, which are in its price, and gain 13 points.
id-does-growth = At the end: 3 points per tile in your longest straight row or column line.
id-does-hire-lawyer = Others can only cooperate with your tiles.
id-does-hyperactive = At the end: 4 points for each of your action cards.
id-does-hyperinflation = Once, before an auction: every player loses half their cash.
id-does-industrial-spying = Bid after seeing all other bids; three times.
id-does-internationalisation = Place a new tile on any free space; twice.
id-does-latitude = At the end: 3 points per tile in your longest diagonal line.
id-does-lawsuit = Once, before an auction: each rival gives you up to 2 cash.
id-does-manipulation = Go first this round; you still pay your bid.
id-does-market-screening = Once, in a later round, take one card more.
id-does-pr-analysis = Place your PR tokens after seeing everyone else's.
id-does-pr-machine = 3 extra points for every category you lead alone.
id-does-resource-transfer = Once: lower one category by 3, raise another by 2.
id-does-specialization = Name a category: its cards cost you 7 less.
id-does-super-dividends = 4 points now, 1 more at each dividend.
id-does-sustainability-report = At the end: 3 points per level of your weakest category.
id-does-tax-evasion = Lose 3 points, gain 10 cash.
id-does-tough-competition = Your competitions count 2 more, for you and against the rival.
id-does-tricky-book-keeping = At the end: 7 income before the company valuation.
view-hyperinflation = { id-hyperinflation }
view-industrial-spying = { id-industrial-spying }
view-internationalisation = { id-internationalisation }
view-lawsuit = { id-lawsuit }
view-manipulation = { id-manipulation }
view-market-screening = { id-market-screening }
view-resource-transfer = { id-resource-transfer }

## Projects

id-env-1a = Recycled paper
id-env-1b = LED lighting
id-env-1c = Rooftop hives
id-env-2a = Rainwater recovery
id-env-2b = Bicycle fleet
id-env-2c = Green roofs
id-env-3a = Factory filters
id-env-3b = Heat recovery
id-env-3c = Wetland restoration
id-env-4a = Closed-loop packaging
id-env-4b = Solar park
id-env-4c = Coastal reforestation
id-env-5a = Offshore wind farm
id-env-5b = Zero-waste plants
id-env-5c = Ocean clean-up
id-job-1a = Internship scheme
id-job-1b = Idea bonus
id-job-1c = Job fair
id-job-2a = Apprenticeships
id-job-2b = Flexible hours
id-job-2c = Internal mobility
id-job-3a = Regional call centre
id-job-3b = Repair workshops
id-job-3c = Back-to-work programme
id-job-4a = Second production line
id-job-4b = Local sourcing
id-job-4c = Senior hiring plan
id-job-5a = Logistics hub
id-job-5b = Rural factory
id-job-5c = No-layoff pledge
id-soc-1a = Blood drive
id-soc-1b = Community garden
id-soc-1c = School supplies
id-soc-2a = Company nursery
id-soc-2b = Sports sponsorship
id-soc-2c = Volunteer days
id-soc-3a = Fair-trade supply
id-soc-3b = Health-check bus
id-soc-3c = Accessible sites
id-soc-4a = Social housing fund
id-soc-4b = Microcredit desk
id-soc-4c = Supplier audits
id-soc-5a = Staff hospital
id-soc-5b = Education foundation
id-soc-5c = Living-wage charter
id-res-1a = Student prize
id-res-1b = Patent watch
id-res-1c = Open data portal
id-res-2a = Materials lab
id-res-2b = Process software
id-res-2c = Field trial
id-res-3a = Battery test bench
id-res-3b = Sensor network
id-res-3c = Seed bank
id-res-4a = University chair
id-res-4b = Pilot biorefinery
id-res-4c = Vaccine partnership
id-res-5a = Fusion consortium
id-res-5b = Smart-grid institute
id-res-5c = Carbon-capture prototype

## Loans

id-loan-6 = loan of 6
id-loan-7 = loan of 7
id-loan-8 = loan of 8
id-loan-9 = loan of 9
id-loan-10 = loan of 10
id-loan-11 = loan of 11
id-loan-12 = loan of 12
id-loan-13 = loan of 13
id-loan-14 = loan of 14

## Spaces of the map

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

## Why a move is a good one

figure-points = points in the end
figure-income = income
figure-cash = cash without loans
figure-lowest-level = level of the weakest category
because-weakest = Your weakest category is { $category }, and sustainability counts only that one.
because-synergy = Beside a tile of yours it brings about { $income } income for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
because-points = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
because-dividend = It pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cash } cash.
because-first = Whoever comes late gets much less in this round.
because-any-place = An early place is worth little in this round.
because-images = Images are assessed { $left ->
    [one] once more
   *[other] { $left } more times
}.
because-take-income = It gains income and takes it from a rival.

## What the coach says when something is asked for the first time

coach-bid = The highest bid goes first, but everybody pays. Ask what you want on offer, who else wants it, and what will be left to pay for it: your bid goes, your income comes.
coach-play = You hold a card that can be played now. Play it if this round matters to you; otherwise it stays with you.
coach-pass = Nothing is lost if you do not play the card now: you keep it, and are asked again when it can be played.
coach-adjust = The bids are shown, and you may change yours by 1. One more to pass a neighbour, one less if your place is safe or lost anyway.
coach-take = A project costs cash, gives points and moves your income, and its size is your step on the track. Look at the map first: beside the right neighbour a tile brings income back.
coach-buy = An action card takes the place of a project in this turn. Those that count at the end are best bought early, while you can still work for them.
coach-refund = The tax refund is for turns without a project: 4 cash, or the largest PR token in stock for nothing. It takes the place of an action card.
coach-borrow = A loan is cash without interest, but never beside a project. It is due in your last turn: each cash you cannot pay back then costs 2 points.
coach-token = PR tokens lift your image in an assessment of public relations, after rounds 4, 7 and 10. Buy one when a point or two would take you past a rival.
coach-dividend = A dividend turns cash into points, once per round. Points are cheapest while your income is low, so pay before it rises.
coach-repay = You pay a loan back in one go, and it is gone. There is no interest, so it can wait, but be sure to have the cash in round 10.
coach-transfer = Lower a strong category by 3 and raise a weak one by 2. Sustainability counts your weakest category only, so lift that one.
coach-specialise = From now on projects of this category cost you 7 less. Choose one that you need and that comes up soon: look at the cards behind.
coach-done = That ends your turn of investment. Have you thought of a dividend, a PR token and your loans? You may do them in every turn.
coach-place = Your tile goes beside one of yours, edge or corner; the first one on a flag. What counts is who is next to it: of the same category and with a common edge, incomes move.
coach-place-anywhere = With Internationalisation your tile may go on any free space. Use it where it brings income, or where it completes a line.
coach-cooperate = Cooperating lifts both incomes by the average size of the two tiles. Good with somebody who is far behind, and often the larger gain for you.
coach-compete = Competing gives you the difference of the sizes and takes it from the other. Good against somebody who is ahead of you.
coach-refrain = Competing across a corner is up to you. You may leave it, and nothing changes.
coach-campaign = Put the token where it moves you up a rank: past a rival, or out of a tie. Where you lead clearly anyway it is wasted.
coach-save = One token may be kept for the next assessment of public relations. After round 10 there is none.
coach-surrender = A token given back brings nothing. Do that only if it can change no rank and you have saved another one already.

## The board in the browser

board-market = On offer
board-bank = Bank
board-tracks = Sustainability and points
board-order = Turn order
board-sealed = sealed
board-no-bid = none yet
board-round = Round { $round }
board-after-round = Afterwards: { $name }
board-no-assessment = Nothing is assessed afterwards.
board-next-round = next round
board-gone = taken or gone
board-loan = Loan
board-refund = Tax refund
board-refund-means = Instead of another card: 4 cash, or the largest PR token in stock.
board-token-title = PR token of { $size }
board-token = PR token of { $size } for { $price } cash; { $left } in stock
board-token-means = It makes your image larger in an assessment of public relations.
board-owed = To be repaid by the end of your turn in round 10; each cash that is missing costs 2 points.
board-project = { $category }, size { $size }: { $price } cash, { $points } points, income { $income }.
board-action = { $card }, { $price } cash: { $effect }
board-loan-means = { $cash } cash now. Loans left: { $left }.
board-dividend-row = From income { $income }: { $cash } cash for { $points } points
board-plays = still to be played: { $plays }
board-forecast = If the game ended now
board-total = Total
board-so-far = So far: { $points }
board-to-come = If the game ended now: { $points }
board-score = { $other }: { $points } now, { $total } if the game ended now
board-bid-sum = { $cash } cash − { $amount } + income { $income } = { $left } cash
board-bid-means = Everybody pays their bid; the highest goes first.
board-alone = No neighbour of the same category: income stays as it is.
board-tile = { $cell }: { $category } { $size } of { $other }
board-own = Your own tile on { $cell }: you +{ $steps } income
board-together = { $other } on { $cell }: you cooperate, both +{ $steps } income
board-either = { $other } on { $cell }: cooperate, both +{ $steps } income; or compete, you +{ $more } and { $other } −{ $more }
board-corner = { $other } across the corner on { $cell }: compete, you +{ $more } and { $other } −{ $more }
board-behind = behind, dashed: round { $round }

## In balance reports

gain-took = Project
gain-bought = Action card
gain-dividend = Paid a dividend
gain-borrowed = Borrowed
gain-token = Bought PR
gain-scale-end = Reached the end of
