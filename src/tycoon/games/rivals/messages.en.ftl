# Rival CEOs

title = Rival CEOs
blurb = Run a company of four departments, grow faster than the others, and spy on them: any card may claim to be a spy.

headline = { $phase ->
    [assignment] Turn { $turn }, assignment in secret. Still to place employees: { $waiting }.
    [action] Turn { $turn }, action: { $waiting } may play a card or pass.
    [answer] Turn { $turn }, espionage: { $spy } has put { $face-down ->
        [none] a card
        [ace] an ace
       *[other] a { $face-down }
    } face down on the department { $department } of { $target }, and says it is a joker. { $target } accepts or calls.
    [hiring] Turn { $turn }, human resources: { $waiting } may hire.
    [selling] Turn { $turn }, sales: { $waiting } may sell.
    [dismissals] Turn { $turn }, maintenance: { $waiting } cannot pay everybody and must lay somebody off.
    [layoffs] Turn { $turn }, maintenance: wages are paid, and { $waiting } may lay people off.
    [hand_limit] Turn { $turn }, maintenance: { $waiting } must discard.
   *[over] The game is over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
}
    .covers = turn_cap

## Parts of a view

view-seat = Player
view-phase = Phase
view-turn = Turn
view-turn-cap = Last turn
view-goal = To end the game, more dollars than
view-first = First player
view-waiting = To decide
view-spy = Spy
view-target = Target
view-department = Department
view-face-down = Face-down card
view-demand = Demand
view-studies = Market studies
view-deck = Cards in the pile
view-discards = Discards
view-known-discards = Discards you have seen
view-players = Players
view-dollars = Dollars
view-products = Products
view-hand = Cards
view-hand-size = Number of cards
view-employees = Employees
view-reserve = Reserve
view-to-place = To place
view-offer = May hire or sell
view-leaving = Will be laid off from
view-production = Production
view-production-placing = Production, being placed
view-production-needed = Production, roll needed
view-production-boosted = Production, doubled
view-production-disrupted = Production, sabotaged
view-research = Research
view-research-placing = Research, being placed
view-research-needed = Research, roll needed
view-research-boosted = Research, doubled
view-research-disrupted = Research, sabotaged
view-hr = Human resources
view-hr-placing = Human resources, being placed
view-hr-needed = Human resources, roll needed
view-hr-boosted = Human resources, doubled
view-hr-disrupted = Human resources, sabotaged
view-sales = Sales
view-sales-placing = Sales, being placed
view-sales-needed = Sales, roll needed
view-sales-boosted = Sales, doubled
view-sales-disrupted = Sales, sabotaged

show-hand = { $hand ->
    [none] { $hand-size }
   *[some] { $hand-size }: { $hand }
}
show-reserve = { $reserve }{ $to-place ->
    [none] {""}
    [0] {""}
   *[other] , to place: { $to-place }
}
show-production = { $production }{ $production-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $production-placing }
} ({ $production-needed ->
    [1] always succeeds
   *[other] die { $production-needed }+
}){ $production-boosted ->
    [yes] , doubled
   *[no] {""}
}{ $production-disrupted ->
    [yes] , sabotaged
   *[no] {""}
}
show-research = { $research }{ $research-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $research-placing }
} ({ $research-needed ->
    [1] always succeeds
   *[other] die { $research-needed }+
}){ $research-boosted ->
    [yes] , doubled
   *[no] {""}
}{ $research-disrupted ->
    [yes] , sabotaged
   *[no] {""}
}
show-hr = { $hr }{ $hr-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $hr-placing }
} ({ $hr-needed ->
    [1] always succeeds
   *[other] die { $hr-needed }+
}){ $hr-boosted ->
    [yes] , doubled
   *[no] {""}
}{ $hr-disrupted ->
    [yes] , sabotaged
   *[no] {""}
}
show-sales = { $sales }{ $sales-placing ->
    [none] {""}
    [0] {""}
   *[other] {" "}+{ $sales-placing }
} ({ $sales-needed ->
    [1] always succeeds
   *[other] die { $sales-needed }+
}){ $sales-boosted ->
    [yes] , doubled
   *[no] {""}
}{ $sales-disrupted ->
    [yes] , sabotaged
   *[no] {""}
}

## Things to do

verb-assign = place an employee in a department, or leave one in reserve
    .word = assign
verb-pass = play no card
    .word = pass
verb-improve = improve a department of yours with an ace
    .word = improve
verb-boost = double a department of yours this turn with a king
    .word = boost
verb-retrain = move an employee to another department with a queen
    .word = retrain
verb-study = raise the demand for good with a jack
    .word = study
verb-spy = put a card face down on a rival’s department and say it is a joker
    .word = spy
    .arguments = card target department
verb-accept = accept the sabotage; the card stays unseen
    .word = accept
verb-call = call the bluff; whoever is wrong pays
    .word = call
verb-hire = hire this many
    .word = hire
verb-sell = sell this many
    .word = sell
verb-keep = lay off nobody
    .word = keep
verb-layoff = lay off an employee
    .word = layoff
verb-discard = discard a card
    .word = discard
argument-place = department or reserve
argument-department = department
argument-origin = from
argument-card = card
argument-target = rival
argument-count = how many

## Announcements

told-own-cards = You draw: { $cards }.
told-turn = Turn { $turn }; { $first } is first.
told-placed = { $seat } is ready.
told-assigned = { $seat } places: production { $production }, research { $research }, human resources { $hr }, sales { $sales }, reserve { $reserve }.
told-passed = { $seat } passes.
told-improved = { $seat } plays an ace on { $department }: { $needed ->
    [1] every roll succeeds
   *[other] { $needed } or more is enough
} from now on.
told-boosted = { $seat } plays a king on { $department }: doubled this turn.
told-retrained = { $seat } plays a queen: an employee moves from { $origin } to { $department }.
told-studied = { $seat } plays a jack: { $bonus } are added to the demand from now on.
told-spied = { $seat } puts a card face down on { $department } of { $target }, and says it is a joker.
told-accepted = { $seat } accepts: { $department } is sabotaged this turn, and nobody sees the card.
told-called-joker = { $seat } calls, and it is a joker: { $department } is sabotaged, and { $seat } pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} to { $spy }.
told-called-bluff = { $seat } calls, and it is { $card ->
    [ace] an ace
   *[other] a { $card }
}: no sabotage, and { $spy } pays { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
} to { $seat }.
told-demand = The die for the demand shows { $die }: everybody can sell up to { $demand }.
told-no-dice = { $seat }, { $department }: sabotaged, no dice.
told-rolls = { $seat }, { $department }: rolls { $rolls }, { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
}.
told-produced = { $seat } makes { $count ->
    [one] { $count } product
   *[other] { $count } products
}.
told-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-reshuffled = The pile was empty: { $count ->
    [one] the only discard is
   *[other] the { $count } discards are
} the new pile.
told-no-card = There is no card left for { $seat } to draw.
told-hired = { $seat } hires { $count ->
    [0] nobody
    [one] { $count } employee
   *[other] { $count } employees
}.
told-sold = { $seat } sells { $count ->
    [0] nothing
    [one] { $count } product for { $dollars } dollars
   *[other] { $count } products for { $dollars } dollars
}.
told-cannot-pay = { $seat } owes { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
} of wages and can pay { $dollars ->
    [0] nothing
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}: employees must go.
told-laid-off = { $seat } lays off an employee ({ $place }).
told-no-layoffs = Nobody is laid off.
told-dismissed = { $seat } has to lay off an employee ({ $place }).
told-wages = { $seat } pays wages: { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-storage = { $seat } pays for storage: { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-scrapped = { $seat } cannot pay for storage and scraps { $count ->
    [one] { $count } product
   *[other] { $count } products
}.
told-discarded = { $seat } discards a card unseen.
told-goal-reached = { $seats }: more than the goal. The game is over.
told-turn-cap = Turn { $turn } was the last. The game is over.
told-deadlock = Nothing can come of playing on. The game is over.
told-wins = { $seat } wins with { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.
told-wins-tie = { $seat } wins with { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}, ahead of an equally rich rival by stock or staff.
told-share-win = { $seats } share the win with { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}.

## Refusals

why-card-not-held = You have no { $card }.
why-no-such-card = There is no such card: there are ace, king, queen, jack and joker.
why-no-such-place = There is no such place: choose production, research, HR, sales or the reserve.
why-no-such-department = There is no such department: there are production, research, HR and sales.
why-fully-improved = That department has { $most ->
    [one] its ace
   *[other] its { $most } aces
} already.
why-already-boosted = That department has a king already this turn.
why-same-department = The employee is there already: choose two different departments.
why-nobody-there = Nobody is there: { $place }.
why-no-such-seat = There is no such rival.
why-own-department = You cannot spy on your own company.
why-already-disrupted = { $department } of { $target } is sabotaged already this turn.
why-nothing-to-stake = You have no dollars: whoever spies must have something to lose.
why-rival-without-stake = { $target } has no dollars and could lose nothing by calling: choose another rival.
why-hire-up-to = You can hire { $most ->
    [one] { $most } employee at most
   *[other] { $most } employees at most
}; none is fine too.
why-sell-up-to = You can sell { $most ->
    [one] { $most } product at most
   *[other] { $most } products at most
}: successes, demand ({ $demand }) and stock limit it. None is fine too.
why-cannot-pay-wages = You owe { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
} of wages and could pay { $dollars ->
    [0] nothing
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}: somebody must go.

## The final score

score-dollars = Dollars
score-products = Products
score-employees = Employees

## Choices before the game

variant-turn-cap = The last turn
variant-anew = Employees are placed anew every turn

## Things

id-assignment = assignment
id-action = action
id-answer = answer
id-hiring = hiring
id-selling = selling
id-dismissals = forced layoffs
id-layoffs = layoffs
id-hand-limit = hand limit
id-over = the end
id-production = production
id-research = research
id-hr = HR
id-sales = sales
id-reserve = reserve
id-ace = ace
id-king = king
id-queen = queen
id-jack = jack
id-joker = joker
id-none = none

## Why a move is a good one

figure-turns = turns to the goal
figure-dollars = dollars
figure-sales = sales a turn
figure-making = products made a turn
figure-employees = employees
figure-cards = cards in hand
because-joker = A genuine joker hits { $target } even if it is called.
because-bluff = A bluff may cost { $target } a turn, for a card that is hardly missed.
because-genuine = The card is a joker with a chance of about { $chance }%.
because-bluffing = It is a bluff with a chance of about { $chance }%.
because-for-good = The dice are better for the rest of the game ({ $department }).

## The coach, to who plays for the first time

coach-assign = Place your people; they stay where they are put. To begin with, one each in Production, HR and Sales is sound: newcomers found early roll dice for the rest of the game. Sooner or later there should be as many to sell as there are to make.
coach-pass = Play a card, or pass: it goes round until all pass in a row, so you can still answer what others play. A card that you keep may serve better next turn, when the rooms are fuller.
coach-improve = An ace makes the dice of one of your rooms easier for the rest of the game. Play it early, where you have the most people or will have them.
coach-boost = A king doubles what one of your rooms brings, this turn only. Keep it for a room with several people; in Sales it helps only if demand and stock allow it. If that room is sabotaged, the king is lost.
coach-retrain = A queen moves somebody to another room for good, and they roll there this very turn. Use it to turn recruiters into sellers once you are large enough, or to save somebody from a sabotaged room.
coach-study = A jack adds 2 to the demand of every turn, for everybody. Play it if you can sell more than the others: with several in Sales and products in stock.
coach-spy = Put any card face down on a rival’s room and say it is a joker: if they believe it, that room rolls no dice this turn. A true joker works even if it is called; a bluff that is called costs you 3 dollars.
coach-accept = Believing it costs you the dice of one room, and nobody sees the card. That may be cheap: look how many people work there, and what they could bring this turn.
coach-call = Call if you think it is not a joker: whoever is wrong pays 3 dollars. There are only two jokers; look how many you have seen, and what the room is worth to you.
coach-hire = Each success offers you a newcomer, who can be placed next turn. Three people cost 1 dollar a turn and roll three dice: take all of them, unless the end of the game is near.
coach-sell = Each success sells a product for 3 dollars, as far as demand and stock go. Sell all you can: only dollars win.
coach-keep = Wages are paid. To keep everybody is nearly always right; laying off pays only if it saves a dollar and those people would hardly earn one.
coach-layoff = If you cannot pay the wages, somebody must go; otherwise it is up to you. Let those go who bring the least: recruiters late in the game, or whoever waits in reserve.
coach-discard = You may keep five cards at the end of the turn. Let go what you would not play soon; nobody sees which it was. As a bluff any card is as good as another, so keep the jokers, aces and kings.

## On the board

board-headline = { $phase ->
    [assignment] People are placed in secret. Still at it: { $waiting }.
    [action] { $waiting } may play a card or pass.
    [answer] Espionage: { $target } believes it or calls it.
    [hiring] The dice of HR: { $waiting } may hire.
    [selling] The dice of sales: { $waiting } may sell.
    [dismissals] { $waiting } cannot pay everybody and must lay somebody off.
    [layoffs] Wages are paid. { $waiting } may lay people off.
    [hand_limit] { $waiting } must discard.
   *[over] The game is over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
}
board-stage-assignment = Assignment
board-stage-action = Action
board-stage-execution = Execution
board-stage-maintenance = Maintenance
board-turn-cap = The game ends after turn { $cap } at the latest, and the richest wins. The printed rules know no last turn: it is ours, chosen before the game.
board-turn-of = of { $cap }
board-rooms = Rooms
board-centre = Centre of the table
board-race = The race: more than { $goal } dollars end the game
board-to-goal = More than { $goal } at the end of a turn end the game; the richest wins.
board-products-mean = In stock. Sales sell them for { $price } dollars each.
board-hand-limit = At the end of a turn nobody may hold more than { $limit }.
board-first = 1st player
board-nearing = may end it
board-nearing-means = May end the game this turn: up to { $dollars } dollars after wages, if all dice succeed; more than { $goal } end it.
board-wages = Wages
board-next-wages = Next wages
board-storage = Storage
board-wages-mean = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, 1 dollar for every { $group }: { $wages ->
    [one] { $wages } dollar
   *[other] { $wages } dollars
}.
board-storage-means = { $products ->
    [one] { $products } product
   *[other] { $products } products
}, 1 dollar for every { $group }: { $storage ->
    [one] { $storage } dollar
   *[other] { $storage } dollars
}.
board-due-now = Due at the end of this turn.
board-due-later = Paid for this turn; this would be due at the end of the next.
board-due = { $when ->
    [next] Paid for this turn. Next time
   *[now] Due at the end of the turn
}: wages { $wages } ({ $people ->
    [one] { $people } person
   *[other] { $people } people
}, 1 for every { $employees-group }), storage { $storage } ({ $products ->
    [one] { $products } product
   *[other] { $products } products
}, 1 for every { $products-group }).
board-books-ahead = What this turn brings on average
board-books = Your turn so far, with what is due
board-books-net = { $net } dollars
board-new-card = new
board-placed = ready
board-reserve-means = They roll no dice, are paid all the same, and can be placed next turn.
board-room-empty = Nobody works here: no dice.
board-room-odds = { $people ->
    [one] { $people } die
   *[other] { $people } dice
}, each { $needed ->
    [1] always a success
   *[other] a success from { $needed } up
}: { $average } on average.
board-room-aces = { $aces ->
    [one] { $aces } ace
   *[other] { $aces } aces
}, for good.
board-room-boosted = A king: every success counts twice this turn.
board-room-disrupted = Sabotaged: no dice this turn.
board-room-leaving = Somebody here will be laid off.
board-yields-production = Each success makes a product.
board-yields-research = Each success draws a card.
board-yields-hr = Each success brings a newcomer, if wanted.
board-yields-sales = Each success sells a product for { $price } dollars, up to the demand.
board-sabotaged = sabotaged
board-place-here = Place somebody here
board-take-back = Take somebody back
board-ready = Ready
board-ready-reserve = Ready: { $left } in reserve
board-demand-later = One die, plus { $bonus } from market studies, rolled after the cards.
board-demand-now = Everybody can sell up to { $demand } this turn.
board-demand-each = each sells at most
board-study-means = Every jack in the centre adds { $bonus }, for everybody and for good.
board-dice-again = See the dice again
board-skip-dice = Skip
board-pile = Pile
board-seen = Cards you have seen
board-tally = Of { $copies }: { $discarded } discarded for all you know, { $lying } face up, { $mine } yours. { $unseen } of the { $cards } cards you have not seen.
board-legend-mine = in your hand
board-legend-lying = face up
board-legend-discarded = discarded
board-legend-unseen = not seen
board-finish = The end of the race
board-finish-again = See it again
board-wins = { $seats } wins with { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
board-share = { $seats } share the win with { $dollars ->
    [one] { $dollars } dollar
   *[other] { $dollars } dollars
}
board-cause-goal = More than { $goal } dollars after turn { $turn }: the race is over.
board-cause-cap = Turn { $turn } was the last: the richest wins.
board-cause-deadlock = After turn { $turn } nothing could come of playing on: the richest wins.
board-reason-products = Others are as rich: { $products ->
    [one] { $products } product
   *[other] { $products } products
} in stock decide.
board-reason-employees = Others are as rich and have as much in stock: { $employees ->
    [one] { $employees } employee decides
   *[other] { $employees } employees decide
}.
board-reason-shared = Dollars, stock and staff are all equal.
board-letter-ace = A
board-letter-king = K
board-letter-queen = Q
board-letter-jack = J
board-letter-joker = ★
board-card-ace = Improved Methods
board-card-king = Innovation Boost
board-card-queen = Retraining
board-card-jack = Market Study
board-card-joker = Espionage
board-does-ace = A room of yours needs 1 less on its dice, for good.
board-does-king = A room of yours counts double this turn.
board-does-queen = Somebody of yours moves to another room.
board-does-jack = Demand +{ $bonus } for all, for good.
board-does-joker = A rival’s room rolls no dice this turn.
board-or-spy = Or face down on a rival’s room, as a spy.
board-no-cards = No cards in your hand.
board-spy-true = A true joker: { $target } rolls no dice here this turn, and pays you { $stake } dollars for calling.
board-spy-bluff = A bluff with your { $card }: believed, { $target } rolls no dice here this turn; called, you pay { $stake } dollars.
board-claim = { $spy } puts a card face down on your { $department } and says it is a joker (Espionage).
board-claimed = Your card lies face down on { $department } of { $target }. Will it be believed?
board-claims = { $spy } claims a joker (Espionage) on { $department } of { $target }.
board-answer-accept = Believe it
board-answer-accept-means = { $department } rolls no dice this turn; nobody sees the card.
board-answer-call = Call it
board-answer-call-means = A joker: sabotaged, and you pay { $stake }. Anything else: { $spy } pays you { $stake }.
board-jokers = { $unseen ->
    [0] You have seen every joker: it cannot be one.
    [one] { $unseen } joker is among the { $cards } cards you have not seen: { $percent }%, if any of them is as likely.
   *[other] { $unseen } jokers are among the { $cards } cards you have not seen: { $percent }%, if any of them is as likely.
}
board-none = None
board-hire-how-many = Take on how many?
board-hire-brings = { $same ->
    [1] wages stay { $wages }
   *[other] wages { $wages }
}
board-hire-means = They wait in reserve and are placed next turn.
board-sell-how-many = Sell how many?
board-sell-brings = +{ $dollars } → { $then }
board-limit-successes = successes
board-limit-demand = demand, for each
board-limit-stock = stock
board-after-upkeep = After wages ({ $wages }) and storage ({ $storage }) you have { $kept } dollars: { $ends ->
    [true] more than { $goal }, and the game ends
   *[false] the game ends with more than { $goal }
}.
board-hint-place = { $left ->
    [0] Everybody has a place: say you are ready, or click a room to move the last one.
    [one] Click a room for { $left } person. Who stays in reserve can be placed next turn.
   *[other] Click rooms for { $left } people. Who stays in reserve can be placed next turn.
}
board-hint-card = Take up a card, then click what glows; or pass.
board-hint-ace = The ace: click a room of yours to make its dice easier.
board-hint-king = The king: click a room of yours to double it this turn.
board-hint-queen = The queen: click the room somebody is to leave.
board-hint-queen-to = The queen: now click the room they go to.
board-hint-jack = The jack: click the demand to raise it.
board-hint-joker = The joker: click a rival’s room to sabotage it.
board-face-down-any = Any card can go face down on a rival’s room as a joker (Espionage): believed, the room rolls no dice; called, a bluff costs you { $stake } dollars, a joker brings you { $stake }.
board-face-down-bluff = Or bluff: face down on a rival’s room, as a joker (Espionage). Believed, the room rolls no dice this turn; called, you pay { $stake } dollars.
board-face-down-true = It lies face down there. Believed, the room rolls no dice this turn; called, it does not either, and you get { $stake } dollars.
board-hint-layoff = Click a room or the reserve to lay somebody off there, or keep everybody.
board-hint-dismiss = { $surplus ->
    [0] Click the room or the reserve that somebody must leave: their wages cannot be paid.
    [one] { $surplus } person cannot be paid and must go: click a room or the reserve.
   *[other] { $surplus } people cannot be paid and must go, one by one: click a room or the reserve.
}
board-hint-discard = { $most } cards may be kept: click { $surplus ->
    [one] { $surplus } card to discard it unseen
   *[other] { $surplus } cards to discard them unseen
}.
board-warn-no-sales = Nobody in sales: nothing can be sold.
board-warn-sales-disrupted = Sales are sabotaged: nothing can be sold this turn.
board-warn-nothing-to-sell = No stock and nobody in production: there is nothing to sell.
board-warn-nothing-made = No stock, and production is sabotaged: there is nothing to sell.
board-warn-no-cards = No card to draw, unless one is discarded first: research finds nothing.
board-warn-king-wasted = The king in { $department } is wasted: no dice this turn.
board-warn-king-alone = The king in { $department } doubles nothing: nobody works there.
board-warn-wages = Wages of { $wages } are due and you have { $dollars }: without sales somebody must go.

## In balance reports

gain-hired = Hired somebody
gain-studied = Studied the market
gain-sold = Sold something
gain-improved = Improved
gain-boosted = King played on
gain-spied = Spied on
gain-laid-off = Laid off in
ending-goal-reached = somebody reaches the goal
ending-turn-cap = the last turn
ending-deadlock = a deadlock
