# Secret Pledge

title = Secret Pledge
blurb = Pledge in secret: the lowest number that nobody else names takes the pot.

headline = { $over ->
    [yes] All rounds are over.
   *[no] Round { $round } of { $rounds }: { $pot ->
        [one] one chip is
       *[other] { $pot } chips are
    } in the pot.
}

## Parts of a view

view-seat = Player
view-round = Round
view-rounds = Rounds
view-over = Over
view-pot = Pot
view-players = Players
view-chips = Chips
view-card = Card
view-pledged = Has decided
view-pledge = Pledge
view-winners = Pots taken by

show-card = { $card ->
    [none] ?
   *[other] { $card }
}
show-pledge = { $pledge ->
    [none] { $pledged ->
        [yes] decided
       *[no] –
    }
   *[other] { $pledge }
}

## Things to do

verb-pledge = pledge
    .word = pledge
verb-fold = fold
    .word = fold
argument-amount = amount

## Announcements

told-card = Your secret card is { $card }.
told-pot = Round { $round }: { $pot ->
    [one] one chip is
   *[other] { $pot } chips are
} in the pot.
told-pledged = { $seat } has decided.
told-shown = The pledges: { $pledges }.
told-won = { $seat } takes the pot of { $pot }.
told-nobody-won = Nobody takes the pot of { $pot }.
told-cards = The cards: { $cards }.

## Refusals

why-pledge-too-low = A pledge must be 1 or more. To pledge nothing, fold.

## Reasons for a hint

figure-chips = chips
because-lowest = Nothing is lower, if only nobody else pledges it.
because-crowded = Whoever pledges less than { $amount } may well not be alone with it.

## Final score

score-chips = Chips
score-card = Card
