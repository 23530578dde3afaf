# What all games share. A language is one that has such a file; this is what it is called, and how it writes numbers.

language-name = English
sign-group = ,
sign-decimal = {"."}
sign-percent = %
rulebook-printed = Printed:{" "}
rulebook-ruling = Ruling.

yes = yes
no = no
and = and
semicolon = ;{" "}
colon = :{" "}

number-from = a whole number from { $low }{ $barred ->
    [none] {""}
   *[other] , but not { $barred }
}
number-between = a whole number from { $low } to { $high }{ $barred ->
    [none] {""}
   *[other] , but not { $barred }
}

subset-any = any of { $values }, or none
subset-exactly = { $low } of { $values }
subset-between = { $low } to { $high } of { $values }

## Refusals

why-game-over = The game is over.
why-not-your-turn = It is not your turn: waiting for { $actors }.
why-no-verb = That says nothing to do. You may: { $verbs }.
why-not-now = “{ $verb }” cannot be done now. You may: { $verbs }.
why-wrong-arguments = “{ $verb }” needs { $arguments ->
    [none] nothing after it
   *[some] { $arguments }
}; { $given ->
    [0] nothing was given
    [one] one thing was given
   *[other] { $given } things were given
}.
why-not-a-whole-number = “{ $given }” is not a whole number.
why-too-many-digits = That number is too long: at most { $most } digits.
why-wrong-number = { $exactly ->
    [none] { $low ->
        [0] At most { $high }
       *[other] From { $low } to { $high }
    }
   *[other] Exactly { $exactly }
} can be chosen here, not { $given }.
why-not-among = “{ $given }” is not among what can be chosen here.
why-named-twice = The same one cannot be chosen twice.
why-out-of-order = What is chosen must be named in the order in which it is offered.
why-not-allowed = That is not allowed here.
why-nothing-to-undo = There is nothing to take back.
why-undo-revealed = Your last move cannot be taken back: something was drawn, rolled or revealed since.
why-undo-others-asked = Your last move cannot be taken back: it is another player’s turn because of it.
why-undo-others-moved = Your last move cannot be taken back: another player has moved since.

## What distinguishes moves

compared-better = Compared with “{ $other }”: { $gains }{ $costs ->
    [none] .
   *[some] ; but { $costs }.
}
compared-worse = Compared with “{ $other }”: { $costs }{ $gains ->
    [none] .
   *[some] ; in return { $gains }.
}
compared-same = { $differences ->
    [none] As good as “{ $other }”.
   *[some] You win about as often as with “{ $other }”: { $differences }.
}
compared-all-same = { $differences ->
    [none] Nothing separates these moves.
   *[some] You win about as often with any of these moves. Compared with “{ $other }”: { $differences }.
}
compared-better-also = Before “{ $other }”, compared with “{ $other }” at once: { $gains }{ $costs ->
    [none] .
   *[some] ; but { $costs }.
}
compared-worse-also = Before “{ $other }”, compared with “{ $other }” at once: { $costs }{ $gains ->
    [none] .
   *[some] ; in return { $gains }.
}
compared-same-also = { $differences ->
    [none] It can be done before “{ $other }”: your chances stay the same.
   *[some] You win about as often whether or not it is done before “{ $other }”: { $differences }.
}
compared-better-alone = Compared with doing “{ $other }” first: { $gains }{ $costs ->
    [none] .
   *[some] ; but { $costs }.
}
compared-worse-alone = Compared with doing “{ $other }” first: { $costs }{ $gains ->
    [none] .
   *[some] ; in return { $gains }.
}
compared-same-alone = { $differences ->
    [none] “{ $other }” can be done before it: your chances stay the same.
   *[some] You win about as often whether or not “{ $other }” is done before it: { $differences }.
}
compared-only = There is nothing else to do.
difference = { $figure } { $here } instead of { $there }
difference-but = { $gains }; but { $costs }
difference-rival = { $name } wins in { $here } of all cases instead of { $there }
difference-chance = you win in { $here } of all cases instead of { $there }
