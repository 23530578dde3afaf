# Manifest Destiny

title = Manifest Destiny
blurb = Build an American fortune through three centuries: cities and territories, discoveries, products and headlines.

headline = { $phase ->
    [bidding] { $acting } bids for the choice of homes.
    [homes] { $acting } chooses a home.
    [over] The game is over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
   *[other] Turn { $turn }, Era { $era }, { $phase }: { $decision ->
        [none] { $acting } is to act.
       *[other] { $acting } is to decide: { $decision }.
    }
}
    .covers = mats pack_era bidding

## Parts of a view

view-seat = Player
view-phase = Phase
view-turn = Turn
view-acting = To act
view-decision = To decide
view-about = About
view-era = Era
view-eras-playable = Cards of Era
view-bidding = Bidding order
view-bids = Bids
view-mats = Mats
view-order = Turn order
view-choice = Choice of the next turn order
view-pack = Cards in the pack
view-pack-era = Pack of Era
view-played = Cards on the table
view-returning = Cards that come back
view-out = Cards out of the game
view-buried = Discarded face down
view-surplus = In surplus
view-banned = Not paid out
view-closed-markets = Closed markets
view-canal = Panama Canal open
view-duelled = Attacked this turn
view-most-cities = Most Cities
view-tracks = Cost in tokens
view-city = City
view-pioneer = Pioneer
view-card = Card
view-discoverers = Claimed discoveries
view-last-card = The last card is drawn
view-goal-reached = The points to end are reached
view-players = Players
view-territories = Territories
    .brief = territory holder
view-home = Home
view-money = Money
view-profit = Profit
view-points = Victory Points
view-stock = Tokens in stock
view-purchased = Purchased tokens
view-anywhere = Of these, to place anywhere
view-pioneers = Pioneers
view-losses = Loss Box
view-advances = Advances
view-discoveries = Discoveries
view-steps = Steps
view-presences = Presences
view-region = Region
view-in-force = In force this turn
view-cards = Cards in hand
view-hand = Hand
view-known = Of which you know
view-drawn = Just drawn
view-highest-card = Highest card played
view-priority-left = Priority Turn left
view-partner = Partner
view-left = Still to choose
view-other = Against
view-dice = Dice
view-defence = Best die of the defence
view-territory = Territory
view-discovery = Discovery
view-seats = Players
view-numbers = Numbers
view-holder = Held by
view-established = Established
view-natives = Natives
view-products = Products
view-control = Control number
show-holder = { $holder ->
    [none] { $natives ->
        [yes] Natives
       *[no] –
    }
   *[some] { $holder }{ $established ->
        [yes] {""}
       *[no] {" "}(new)
    }
}{ $city ->
    [yes] {" "}+ City
   *[no] {""}
}
show-money = { $money ->
    [none] ?
   *[other] { $money }
}
show-stock = { $stock }{ $purchased ->
    [0] {""}
   *[other] {" "}(+ { $purchased } purchased{ $anywhere ->
        [0] {""}
       *[other] , { $anywhere } for anywhere
    })
}
show-hand = { $hand ->
    [none] { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
   *[some] { $hand }
}

## Things to do

verb-bid = bid for the choice of homes
    .word = bid
verb-home = choose a home
    .word = home
verb-position = take a place in the turn order
    .word = position
verb-play = play a card
    .word = play
verb-payout = play a card for its product
    .word = payout
verb-news = play a card as News
    .word = news
verb-discard = discard a card
    .word = discard
verb-claim = claim a discovery
    .word = claim
verb-priority = use the Priority Turn
    .word = priority
verb-done = finish
    .word = done
verb-respond = answer with a card
    .word = answer
verb-pass = do nothing
    .word = pass
verb-cede = cede a territory
    .word = cede
verb-remove = remove a presence of yours
    .word = remove
verb-evict = remove a presence
    .word = evict
verb-place-natives = place Natives
    .word = natives
verb-burn = destroy a City
    .word = burn
verb-mark = place a product marker
    .word = mark
verb-clear = clear a territory
    .word = clear
verb-close = close a foreign market
    .word = close
verb-take = take a territory
    .word = take
verb-replace = replace a presence
    .word = replace
verb-target = choose a player
    .word = target
    .arguments = seat
verb-era = choose the Era
    .word = era
verb-congress = take money or tax the others
    .word = congress
verb-name = name a product
    .word = name
verb-presence = choose the kind of presence
    .word = presence
verb-region = name a region
    .word = region
verb-pay = pay half your money
    .word = pay
verb-give-up = give up presences
    .word = give-up
verb-drive-out = remove Natives
    .word = drive-out
verb-step = place a Step marker
    .word = step
verb-withdraw = take back a Step marker
    .word = withdraw
verb-forgo = do without the step
    .word = forgo
verb-reroll = roll again
    .word = reroll
verb-keep = keep what you have
    .word = keep
verb-wild = say what the 6 stands for
    .word = six
verb-swap = refuse the card and take the next one
    .word = swap
verb-accept = accept
    .word = accept
verb-decline = decline
    .word = decline
verb-pioneer = get a Pioneer
    .word = pioneer
verb-cheap-pioneer = get a Pioneer with Mechanization
    .word = cheap-pioneer
verb-tokens = buy tokens
    .word = tokens
verb-city = build a City
    .word = city
verb-cheap-city = build a City with Mechanization
    .word = cheap-city
verb-free-city = build a City with Electricity
    .word = free-city
verb-card = buy a card
    .word = card
verb-cheap-card = buy a card with Mechanization
    .word = cheap-card
verb-advance = buy an advance
    .word = advance
verb-research = research a discovery
    .word = research
verb-lift = lift a token with Wireless
    .word = lift
verb-licence = ask for a leader of another player
    .word = licence
verb-joint = offer to claim a discovery together
    .word = joint
    .arguments = discovery seat
verb-place = take a vacant territory
    .word = place
verb-attack = attack a territory
    .word = attack
argument-amount = amount
argument-territory = territory
argument-place = place
argument-card = card
argument-discovery = discovery
argument-seat = player
argument-era = Era
argument-how = how
argument-product = product
argument-presence = presence
argument-region = region
argument-number = number
argument-die = die
argument-count = how many
argument-advance = advance

## Announcements

# Where something happens, for the announcements below.
at-territory = in { $territory }
told-played = { $seat } plays { $card }.
told-played-product = { $seat } plays { $card } for its product.
told-played-news = { $seat } plays { $card } as News.
told-discarded = { $seat } discards a card face down.
told-priority = { $seat } uses the Priority Turn.
told-turn-order-choice = The next turn order is chosen by { $seats }, in this order.
told-aimed = { $seat } aims { $card } at { $other }.
told-banned = { $product } is not paid out again this turn.
told-natives = Natives now hold { $territory }.
told-natives-left = The Natives leave { $territory }.
told-city-lost = The City { at-territory } is destroyed.
told-market-closed = { $territory } is closed for this turn.
told-product-added = { $territory } now also produces { $product }.
told-stolen = { $seat } takes a card at random from { $other }.
told-stolen-card = { $seat } took { $card } from { $other }.
told-money-shown = { $seat } shows ${ $amount }.
told-drew = { $seat } draws a card.
told-own-card = You draw { $card }.
told-era = Era { $era } begins.
told-last-card = The last card has been drawn.
told-new-pack = The pack of Era { $era } is shuffled.
told-card-refused = { $seat } refuses the card and takes the next one.
told-payout = { $product } pays out.
told-claimed = { $seat } claims { $discovery }.
told-claim-declined = { $seat } does not claim { $discovery } now.
told-pioneer = { $seat } gets a Pioneer.
told-researched = { $seat } researches { $discovery } and rolls { $dice }.
told-research-rerolled = For { $discovery } { $seat } rolls the { $old } again: { $die }.
told-card-die = { $seat } rolls { $die } for { $card } against { $other }.
told-step = { $seat } completes step { $number } of { $discovery }.
told-step-withdrawn = { $seat } takes back the marker on step { $number } of { $discovery }.
told-responded = { $seat } answers { $against } with { $card }.
told-cancelled = { $card } is cancelled.
told-turned = { $card } is turned on { $other } by { $seat }.
told-received = { $seat } gets ${ $amount } ({ $why }).
told-refunded = { $seat } gets ${ $amount } back for { $advance }, owned already ({ $card }).
told-paid = { $seat } pays ${ $amount } ({ $why }).
told-paid-to = { $seat } pays { $other } ${ $amount } ({ $why }).
told-profit = The Profit of { $seat } is now { $profit } ({ $why }).
told-presence = { $seat } has a presence { at-territory }: { $presence }.
told-presence-lost = { $seat } loses { $territory }.
told-most-cities = { $seat ->
    [none] Nobody has the most Cities now
   *[some] { $seat } has the most Cities
}.
told-free-tokens = { $seat } gets { $count ->
    [one] a free token
   *[other] { $count } free tokens
}.
told-bought-tokens = { $seat } buys { $count ->
    [one] a token
   *[other] { $count } tokens
}.
told-lifted = { $seat } lifts the token from { $territory }.
told-city = { $seat } builds a City { at-territory }.
told-advance = { $seat } buys { $advance } for ${ $amount }.
told-licence-asked = { $seat } asks { $other } to share { $card }.
told-joint-asked = { $seat } asks { $other } to claim { $discovery } together.
told-offer-accepted = { $seat } accepts the offer of { $other }.
told-offer-declined = { $seat } declines the offer of { $other }.
told-duel = { $seat } attacks { $territory }{ $other ->
    [none] {" "}and its Natives
   *[some] {" "}of { $other }
}: { $attack } against { $defence }.
told-duel-rerolled = { $seat } rolls again for { $territory }: { $attack }.
told-duel-won = { $seat } wins the duel for { $territory }.
told-duel-lost = { $seat } loses the duel for { $territory }.
told-bonus-card = { $seat } has the most New Presences and draws a card.
told-game-over = The game is over. { $reason ->
    [points] Somebody has reached the points that end it.
   *[last-card] The last card has been drawn.
}
told-final = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and ${ $amount }.
told-wins = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-share-win = { $seats } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-bidding-order = The homes are bid for in this order: { $seats }.
told-home-bid = { $seat } bids ${ $amount }.
told-home = The home of { $seat } is { $territory }.
told-turn = Turn { $turn } begins.
told-position = { $seat } takes place { $place } in the turn order.

## Refusals

why-bid-too-high = You can bid at most ${ $most }.
why-bid-step = A bid is 0 or a multiple of ${ $step }.
why-claim-not-now = { $discovery } can be claimed now only if a card has just completed it.
why-no-discard = Only with Storytelling may a card be discarded, once in each card play.
why-card-not-held = You do not hold { $card }.
why-wrong-era = { $card } does not belong to an Era that may be played now.
why-only-a-response = { $card } has no event of its own: it answers the cards of others.
why-no-effect = { $card } could have no effect now, and only News is played for its number alone.
why-destiny-limit = No further Destiny card may be played this turn.
why-product-banned = { $product } is not paid out again this turn.
why-no-choice-of-product = { $card } cannot be played for its product alone.
why-no-news = { $card } cannot be played as News.
why-no-token-in-stock = You have no token left in stock.
why-not-enough-money = That costs ${ $price }; you have ${ $money }.
why-too-many-tokens = You can buy { $most ->
    [0] no more tokens
    [one] one more token at most
   *[other] { $most } more tokens at most
} this turn.
why-one-a-turn = You may have only one of these a turn.
why-pioneer-limit = In this Era you may have at most { $most } Pioneers.
why-needs-advance = For that you must own { $advance }.
why-needs-discovery = For that you must own { $discovery }.
why-no-card-left = There is no card left to draw.
why-no-lift = You can lift no token from there: only in the turn you buy Wireless, up to five, within your maximum.
why-no-collaboration = Nobody can be asked for that: both players need Unity from before this phase, and may have no other partner.
why-no-mechanization = Mechanization cannot be used for that now.
why-not-enough-tokens = That needs { $cost ->
    [one] { $cost } purchased token
   *[other] { $cost } purchased tokens
}; you have { $tokens }.
why-supply-empty = There are no more of these in the supply.
why-no-place-for-city = A City goes in a territory where you have an Established Presence and where there is none yet.
why-advance-owned = You own { $advance } already.
why-advance-order = You must own { $advance } first.
why-level-3 = An advance of level 3 needs all five of level 1.
why-discovery-claimed = { $discovery } has been claimed.
why-no-pioneer = You have no Pioneer.
why-steps-lacking = You lack steps of { $discovery }.
why-researched-already = You may not roll for research again this turn.
why-too-early = { $discovery } belongs to a later Era.
why-all-steps-done = You have all steps of { $discovery }.
why-region-closed = { $territory } lies in a region that is closed with this number of players.
why-already-there = You hold { $territory } already.
why-out-of-reach = You cannot reach { $territory }.
why-must-attack = { $territory } is not vacant: it must be attacked.
why-nothing-to-attack = { $territory } is vacant: there is nothing to attack.
why-priority-used = You have used your Priority Turn.
why-no-home = { $territory } is no home with this number of players.
why-home-taken = { $territory } is somebody else’s home.
why-no-such-place = The places in the turn order are 1 to { $most }.
why-place-taken = Place { $place } in the turn order is taken by { $other }.
why-not-offered = { $chosen } is not among what can be chosen here.
why-aimed-at-oneself = { $card } is aimed at another player.
why-shielded = { $card } cannot be aimed at { $seat }, who has played its counter this turn.
why-no-effect-on = { $card } could have no effect on { $seat }.
why-lower-profit = { $card } is aimed at somebody whose Profit is at least yours; that of { $seat } is lower.
why-no-answer = { $card } does not answer { $against }.
why-no-leader-in-force = { $card } is no leader that another player has played this turn.
why-asked-already = You have already asked for { $card } this turn.
why-no-benefit = { $card } has nothing to give you now.
why-joint-too-late = A joint claim is made in the turn of the earlier one of you, before either has rolled for research.
why-joint-pioneers = You and { $other } both need a Pioneer for that.
why-joint-needs-advance = Both of you must own { $advance } for that.
why-joint-asked-already = You have already asked { $other } to claim { $discovery } together this turn.
why-joint-steps = You and { $other } do not have all steps of { $discovery } together, each at least one.

## Why a move is good

figure-points = Victory Points
figure-profit = Profit
figure-money = money
figure-territories = territories
figure-hand = cards in hand
figure-steps = Steps
because-cheapest = For the first in turn order Cities, Pioneers and cards cost least.
because-danger = The one most likely to win is { $other }.
because-grow = What is placed now raises Profit for { $turns ->
    [one] about one more turn
   *[other] about { $turns } more turns
}.
because-attack = It succeeds with a chance of about { $chance }%.
because-payout = It pays you ${ $amount } and all others together ${ $others }.
because-points = It brings { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
} for ${ $price }.
because-steps = With { $lacking ->
    [one] one more step
   *[other] { $lacking } more steps
} it is worth { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
}.
because-city = It raises payouts, and the most Cities are worth { $points } Victory Points.
because-pioneer = Each Pioneer is one research die more every turn.

## What the coach says, the first time

coach-bid = The highest bid chooses its home first. What you pay is missing from your first turn: $5 or $10 is plenty.
coach-home = Look for neighbours with the same product and low control numbers: they will be your first territories.
coach-position = Early places pay least for Cities, Pioneers and cards and play their Destiny card first; late places may buy more tokens. Go late to spread, early to build.
coach-done = Finishing is final: nobody comes back to a phase later. Look once more at your cards, your money and your tokens.
coach-priority = Once in a game you may take the first choice of the next turn order, for one token. Keep it for a turn in which going first or last decides something.
coach-play = Leaders pay when you buy what they make cheaper in this turn. Events are best when they help you more than others; what is not good yet may be kept, up to three cards.
coach-payout = A product pays everybody who has it. Play it when the table of products shows more for you than for the others.
coach-news = News does nothing but count with its number: a high one lets you choose your place early next turn.
coach-discard = You may throw away a card that you will never want to play, and need not pay for keeping it.
coach-respond = You may answer this event. These cards are rare: use them against what really hurts you.
coach-pass = You need not answer. If the event does little to you, keep your card.
coach-target = Aim at whoever leads, unless somebody else is easier to hurt.
coach-era = Between two Eras you decide which of them applies to this card. Choose the one that costs you less, or others more.
coach-congress = Take the money, or make all others pay? The more players, the more a tax weighs.
coach-name = Name the product that the table of products recommends: much for you, little for others.
coach-region = Name a region where others have many presences and you have at most two.
coach-take = This territory costs you no tokens. Established it is paid from now on; new it raises your Profit by 5 at the end of the turn.
coach-replace = Choose a territory that completes a product of yours, or breaks one of theirs.
coach-cede = Give up what you miss least: a product you have only once, and no City.
coach-remove = Give up what you miss least: a product you have only once, and no City.
coach-evict = Choose the presence whose loss hurts the leader most, or one that you can take yourself.
coach-presence = Established: paid from now on, and a place to expand from next. New: 5 Profit more at the end of the turn.
coach-place-natives = Natives are a fence: put them where others want to expand, not where you do.
coach-drive-out = Without Natives the territory is vacant again, for you and for everybody.
coach-burn = A City is worth more than its payouts: whoever has the most Cities holds 2 points. Burn theirs.
coach-mark = The marker stays to the end of the game. Put it where you hold the ground firmly and have the same product already.
coach-clear = All presences there are removed, yours included. Choose where the others have more to lose.
coach-close = For this turn a closed market pays nothing, and nobody may place there. Choose one where a rival is.
coach-pay = Half your money, or two territories? Paying is over at once; lost territories cost Profit and products for good.
coach-give-up = Two territories instead of money: sensible only if you are rich and hold some that matter little.
coach-step = One step of your choice: take the one that completes a discovery, or that your dice are least likely to bring.
coach-withdraw = Only seven Step markers are yours. Take one back from a discovery where you are hopelessly behind.
coach-forgo = You may do without this step if your other markers matter more.
coach-tokens = Tokens pay for Cities, Pioneers, cards and territories. Count what you want to do first: what is left over goes back, the money does not.
coach-city = A City raises payouts by one step and helps to defend. Put it where you have several territories with the same product.
coach-cheap-city = Mechanization: once a turn a City, a Pioneer or a card for a single token. Use it where the cost is highest.
coach-free-city = Electricity gives you this turn’s City for nothing. There is no reason to wait.
coach-pioneer = Every Pioneer is a research die in each turn to come. The earlier you have them, the better; buy before you roll.
coach-cheap-pioneer = Mechanization: once a turn a City, a Pioneer or a card for a single token. Use it where the cost is highest.
coach-card = A card for a token or two is seldom wrong, unless you cannot play what you hold already.
coach-cheap-card = Mechanization: once a turn a City, a Pioneer or a card for a single token. Use it where the cost is highest.
coach-decline = Nothing forces you to agree. Decline what helps others more than you.
coach-advance = Advances are points that nobody can take away. Begin with level 1: all five raise your Profit by 10 and open level 3.
coach-lift = Wireless lifts up to five tokens in the turn you buy it, and they may be placed anywhere, even overseas. Lift what earns little.
coach-licence = Ask for a leader somebody has played: you pay half of its credit to them and keep the other half.
coach-joint = If your steps and theirs make a discovery complete, both of you may claim it now. Neither may roll for research this turn.
coach-accept = Agree if it helps you as much as them; nobody else can be your partner this turn.
coach-research = One discovery a turn, one die for each Pioneer. Go for those of which you have steps already, before somebody else completes them.
coach-reroll = Roll again what brought you nothing.
coach-keep = You need not: if what you have is good, keep it.
coach-wild = A 6 is any number you lack. Take the one that no leader in your hand will bring.
coach-claim = All steps are yours. Claim it before somebody else does: it costs a Pioneer, which stays there for good.
coach-swap = Think Tank lets you refuse a card and take the next. Do it with a card that you could not use.
coach-place = A vacant territory costs as many tokens as its control number. Several with the same product, and cheap ones for Profit, are the best beginning.
coach-attack = The figure on the map is your chance. An attack that fails costs its tokens; aim at territories without a City, where you would gain a product.

## Final score

score-advances = Advances
score-discoveries = Discoveries
score-most-cities = Most Cities
score-money = Money
score-profit = Profit

## Phases and choices

id-bidding = bids for the homes
id-homes = choice of homes
id-turn-order = turn order
id-card-play = card play
id-investment = investment
id-expansion = expansion
id-adjustments = adjustments
id-over = the end
id-new = New
id-established = Established
id-take = take
id-tax = tax the others
id-points = points
id-last-card = the last card
id-target = whom the card is aimed at
id-era = which Era applies
id-response = whether to answer
id-product = a product
id-evict = which presence is removed
id-cede = which territory to cede
id-presence = New or Established
id-yield = which presence to remove
id-natives = where the Natives go
id-burn = which City is destroyed
id-homestead = what to settle
id-marker = where the product marker goes
id-region = a region
id-clear = which territory is cleared
id-market = which market is closed
id-replace = which presence to replace
id-any-step = which step to take
id-pioneer = whether to take the free Pioneer
id-withdraw = which Step marker to take back
id-reroll-research = whether to roll a die again
id-wild = what the 6 stands for
id-reroll-duel = whether to roll again
id-refuse-card = whether to keep the card
id-licence = whether to share the leader
id-joint = whether to claim together
id-discard = whether to discard a card
id-claim = whether to claim the discovery
id-income = Profit
id-kept-cards = too many cards kept
id-new-presences = New Presences
id-loss-box = Loss Box
id-licence-fee = licence fee
id-level-bonus = all advances of a level
id-home-bid = bid for the homes

## Territories

id-british-columbia = British Columbia
id-alberta = Alberta
id-saskatchewan = Saskatchewan
id-manitoba = Manitoba
id-ontario = Ontario
id-southern-ontario = Southern Ontario
id-quebec = Quebec
id-maritimes = Maritimes
id-new-england = New England
id-new-york = New York
id-new-jersey = New Jersey
id-pennsylvania = Pennsylvania
id-ohio = Ohio
id-indiana = Indiana
id-illinois = Illinois
id-michigan = Michigan
id-wisconsin = Wisconsin
id-maryland = Maryland
id-virginia = Virginia
id-north-carolina = North Carolina
id-south-carolina = South Carolina
id-georgia = Georgia
id-florida = Florida
id-alabama = Alabama
id-mississippi = Mississippi
id-tennessee = Tennessee
id-kentucky = Kentucky
id-louisiana = Louisiana
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
id-new-mexico = New Mexico
id-arizona = Arizona
id-utah = Utah
id-colorado = Colorado
id-nevada = Nevada
id-california = California
id-hawaii = Hawaii
id-sonora = Sonora
id-chihuahua = Chihuahua
id-coahuila = Coahuila
id-jalisco = Jalisco
id-mexico = Mexico
id-oaxaca = Oaxaca
id-yucatan = Yucatan
id-central-america = Central America
id-cuba = Cuba
id-eastern-south-america = Eastern South America
id-western-south-america = Western South America
id-europe = Europe
id-africa = Africa
id-middle-east = Middle East
id-asia = Asia
id-australia = Australia

## Regions

id-canada = Canada
id-north = Northern United States
id-south = Southern United States
id-northwest = Northwest
id-southwest = Southwest
id-mexico-region = Mexico region
id-central-south = Central and South America
id-foreign = Foreign Markets

## Products

id-fruits-vegetables = Fruits & Vegetables
id-livestock = Livestock
id-timber = Timber
id-grain = Grain
id-textiles = Textiles
id-ore = Ore
id-fur = Fur
id-tobacco = Tobacco
id-oil = Oil
id-gold = Gold
id-technology = Technology
id-tourists = Tourists

## Advances

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

## Discoveries

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

## Cards

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

## The board

board-map = Map of the Americas: arrows move it, plus and minus zoom
board-list = Territories, by region
board-to-list = List
board-to-map = Map
board-state = Where the game stands
board-features = Advances and discoveries
board-products = What each product pays now, by player
board-sea-pacific = Pacific Ocean
board-sea-atlantic = Atlantic Ocean
board-sea-gulf = Gulf of Mexico
board-vacant = Vacant
board-held = Established Presence of { $holder }
board-held-new = New Presence of { $holder }
board-held-by-natives = Held by Natives
board-with-city = with a City
board-natives = Natives
board-city = City
board-cities = Cities
board-established = established
board-new = new
board-control = Control number { $control }: so many tokens it takes
board-produces = Produces { $products }
board-home-of = Home of { $seat }
board-coasts = { $coast ->
    [atlantic] On the Atlantic coast
    [pacific] On the Pacific coast
   *[other] On both coasts
}
board-market-closed = Closed for this turn
board-reached = { $seat } can reach it { $way ->
    [land] by land
    [ferry] by ferry
    [telegraph] by Telegraph, through a neighbour
    [railroads] by Railroads
    [steamships] by Steamships
    [airplanes] by Airplanes
    [e-commerce] by e-Commerce
    [wireless] with tokens that Wireless lifted
   *[card] by a card in force
} for { $cost ->
    [one] one token
   *[other] { $cost } tokens
}
board-out-of-reach = Out of reach of { $seat }
board-odds = An attack succeeds with a chance of { $chance }%: { $dice } dice against { $defence }{ $ties ->
    [yes] , ties are won
   *[no] {""}
}{ $again ->
    [yes] , one more roll
   *[no] {""}
}
board-money = ${ $amount }
board-bid = bids ${ $amount }
board-owned-by = Owned by { $seats }
board-owned-by-nobody = Owned by nobody yet
board-price = { $price ->
    [0] Free with your credits
   *[other] Costs ${ $price }
}, { $level ->
    [one] { $level } Victory Point
   *[other] { $level } Victory Points
}
board-level = Level { $level }
board-level-discovery = Era { $level }: { $level ->
    [one] { $level } point
   *[other] { $level } points
}
board-steps = { $level ->
    [one] { $level } Victory Point
   *[other] { $level } Victory Points
}; steps { $steps }
board-step = Step { $number } of { $discovery }{ $seats ->
    [none] {""}
   *[some] : { $seats }
}
board-ladder = 1, 2, 3 … icons pay { $amounts }
board-payout = { $seat }: { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
}{ $city ->
    [yes] {" "}and a City
   *[no] {""}
}, ${ $amount }{ $coming ->
    [0] {""}
   *[other] {" "}({ $coming } more from the next turn on)
}
board-in-surplus = In surplus: it pays one step less
board-banned = It is not paid out again this turn
board-any-product = Any product
board-product-too = This product is paid after the event
board-product-instead = Instead of the event, this product is paid
board-nobody-paid = Nobody would be paid
board-news = News
board-no-cards = No cards in hand
board-not-this-era = It does not belong to an Era that may be played now
board-kind = { $kind ->
    [destiny] Destiny
    [leader] Leader
    [event] Event
   *[event-or-product] Event or product
} · Era { $eras }
board-pack = cards, pack of Era { $era }
board-place = Place { $place }: up to { $tokens } tokens{ $seat ->
    [none] , free
   *[some] , { $seat }
}
board-place-means = Who is earlier pays less for Cities, Pioneers and cards; who is later may buy more tokens
board-costs = Tokens, and what costs tokens
board-tokens = Tokens
board-buy = { $count ->
    [one] Buy a token
   *[other] Buy { $count } tokens
} for ${ $amount }
board-cost = { $what ->
    [city] A City
    [pioneer] A Pioneer
   *[card] A card
} costs { $cost ->
    [one] one purchased token
   *[other] { $cost } purchased tokens
} now
board-cost-city = To build one, choose one of your glowing territories on the map
board-cost-pioneer = Each Pioneer is one research die
board-cost-card = It needs Circus
board-most-cities = The most Cities: 2 Victory Points
board-last-turn = The game ends soon
board-roll-again = Roll one of these dice again?
board-over = The game is over.
board-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } · Era { $era }
}
board-waiting = { $acting } decides: { $what }
board-todo = { $what ->
    [bidding] Bid for the choice of homes: the highest bid chooses first.
    [homes] Choose your home among the glowing territories.
    [turn-order] Take a place in the turn order.
    [card-play] Play cards for their event or their product, or finish.
    [investment] Invest: tokens, a City, a Pioneer, advances, research. Then finish.
    [expansion] { $tokens ->
        [0] You have no tokens left to expand with.
        [one] Expand with your last token: click a glowing territory, or finish.
       *[other] Expand with your { $tokens } tokens: click a glowing territory, or finish.
    }
    [target] { $card }: at whom do you aim it?
    [era] { $card }: which Era applies?
    [congress] { $card }: take money, or tax the others?
    [response] { $seat } plays { $card }{ $other ->
        [none] {""}
       *[some] {" "}against { $other }
    }. Do you answer?
    [product] { $card }: choose a product in the table of products.
    [take] { $card }: take a glowing territory{ $left ->
        [none] {""}
        [one] {""}
       *[other] {" "}({ $left } left)
    }.
    [evict] { $card }: choose the presence to remove.
    [cede] { $card }: choose the territory you cede.
    [presence] { $territory }: a New or an Established Presence?
    [yield] { $card }: choose presences of yours to remove ({ $left } left).
    [natives] { $card }: choose where the Natives go ({ $left } left).
    [burn] { $card }: choose the City to destroy ({ $left } left).
    [civil-war] { $card }: pay half your money, or give up presences?
    [homestead] { $card }: take a territory or remove Natives ({ $left } left).
    [marker] { $card }: choose where the product marker goes ({ $left } left).
    [region] { $card }: name a region by clicking one of its territories.
    [clear] { $card }: choose the territory to clear ({ $left } left).
    [market] { $card }: choose the foreign market to close ({ $left } left).
    [replace] { $card }: choose the presence to replace.
    [any-step] { $card }: choose a step of a discovery.
    [pioneer] { $card }: do you take the free Pioneer?
    [withdraw] No Step marker is left for { $discovery }: take one back, or do without.
    [reroll-research] Research of { $discovery }: roll one die again?
    [wild] You rolled a 6 for { $discovery }: which step is it?
    [reroll-duel] The duel for { $territory } would be lost against a { $defence }: roll again?
    [refuse-card] Keep the card you have drawn, or take the next one?
    [licence] { $other } asks to use { $card } too. Do you share it?
    [joint] { $other } offers to claim { $discovery } together with you.
    [discard] You may discard a card from your hand.
    [claim] You can claim { $discovery } now.
   *[other] It is your turn.
}
way-land = by land
way-ferry = by ferry
way-telegraph = Telegraph
way-railroads = Railroads
way-steamships = Steamships
way-airplanes = Airplanes
way-e-commerce = e-Commerce
way-card = by card
way-wireless = Wireless

## Territories, as maps shorten them

short-british-columbia = Brit. Col.
short-alberta = Alta.
short-saskatchewan = Sask.
short-manitoba = Man.
short-ontario = Ont.
short-southern-ontario = S. Ont.
short-quebec = Que.
short-maritimes = Marit.
short-new-england = New Eng.
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
short-north-carolina = N. Car.
short-south-carolina = S. Car.
short-georgia = Geo.
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
short-new-mexico = N. Mex.
short-arizona = Ariz.
short-utah = Utah
short-colorado = Colo.
short-nevada = Nev.
short-california = Calif.
short-hawaii = Hawaii
short-sonora = Son.
short-chihuahua = Chih.
short-coahuila = Coah.
short-jalisco = Jal.
short-mexico = Mex.
short-oaxaca = Oax.
short-yucatan = Yuc.
short-central-america = C. America
short-cuba = Cuba
short-eastern-south-america = E. South America
short-western-south-america = W. South America
short-europe = Europe
short-africa = Africa
short-middle-east = Middle East
short-asia = Asia
short-australia = Australia

## In balance reports

gain-advance = Advance
gain-claimed = Discovery
gain-played = Event
gain-played-product = Payout
gain-city = Built a city
gain-pioneer = Hired a pioneer
ending-points = by points
ending-last-card = the last card
