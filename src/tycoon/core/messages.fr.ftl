# Ce que tous les jeux partagent. Une langue est ce qui a un tel fichier ; voici son nom, et comment elle écrit les nombres.

language-name = Français
sign-group = {"\u202F"}
sign-decimal = ,
sign-percent = {"\u202F"}%
rulebook-printed = Imprimé :{" "}
rulebook-ruling = Décision.

yes = oui
no = non
and = et
semicolon = {"\u202F"};{" "}
colon = {"\u00A0"}:{" "}

number-from = un nombre entier à partir de { $low }{ $barred ->
    [none] {""}
   *[other] , mais pas { $barred }
}
number-between = un nombre entier de { $low } à { $high }{ $barred ->
    [none] {""}
   *[other] , mais pas { $barred }
}

subset-any = un ou plusieurs parmi { $values }, ou aucun
subset-exactly = { $low } parmi { $values }
subset-between = de { $low } à { $high } parmi { $values }

## Refus

why-game-over = La partie est terminée.
why-not-your-turn = Ce n’est pas à vous : on attend { $actors }.
why-no-verb = Que voulez-vous faire ? Vous pouvez : { $verbs }.
why-not-now = « { $verb } » n’est pas possible maintenant. Vous pouvez : { $verbs }.
why-wrong-arguments = { $arguments ->
    [none] « { $verb } » s’emploie seul
   *[some] Après « { $verb } », il faut préciser : { $arguments }
} ; { $given ->
    [0] vous n’avez rien indiqué
    [one] vous avez donné { $given } indication
   *[other] vous avez donné { $given } indications
}.
why-not-a-whole-number = « { $given } » n’est pas un nombre entier.
why-too-many-digits = Ce nombre est trop long : { $most } chiffres au plus.
why-wrong-number = { $exactly ->
    [none] On peut en choisir { $low ->
        [0] { $high } au plus
       *[other] de { $low } à { $high }
    }
   *[other] Il faut en choisir exactement { $exactly }
}, et non { $given }.
why-not-among = « { $given } » ne fait pas partie des choix possibles ici.
why-named-twice = On ne peut pas choisir deux fois la même chose.
why-out-of-order = Nommez vos choix dans l’ordre où ils sont proposés.
why-not-allowed = Ce n’est pas permis ici.
why-nothing-to-undo = Il n’y a rien à reprendre.
why-undo-revealed = Votre dernier coup ne peut plus être repris : depuis, quelque chose a été tiré, lancé ou révélé.
why-undo-others-asked = Votre dernier coup ne peut plus être repris : c’est désormais à quelqu’un d’autre de décider.
why-undo-others-moved = Votre dernier coup ne peut plus être repris : quelqu’un d’autre a joué depuis.

## Ce qui distingue les coups

compared-better = Par rapport à « { $other } » : { $gains }{ $costs ->
    [none] .
   *[some] {"\u202F"}; mais { $costs }.
}
compared-worse = Par rapport à « { $other } » : { $costs }{ $gains ->
    [none] .
   *[some] {"\u202F"}; en échange, { $gains }.
}
compared-same = { $differences ->
    [none] Ce coup et « { $other } » se valent.
   *[some] Vous gagnez à peu près aussi souvent qu’avec « { $other } » : { $differences }.
}
compared-all-same = { $differences ->
    [none] Ces coups se valent.
   *[some] Vous gagnez à peu près aussi souvent avec chacun de ces coups. Par rapport à « { $other } » : { $differences }.
}
compared-better-also = Joué avant « { $other } », par rapport à « { $other } » tout de suite : { $gains }{ $costs ->
    [none] .
   *[some] {"\u202F"}; mais { $costs }.
}
compared-worse-also = Joué avant « { $other } », par rapport à « { $other } » tout de suite : { $costs }{ $gains ->
    [none] .
   *[some] {"\u202F"}; en échange, { $gains }.
}
compared-same-also = { $differences ->
    [none] Ce coup peut se jouer avant « { $other } » : vos chances restent les mêmes.
   *[some] Que ce coup soit joué ou non avant « { $other } », vous gagnez à peu près aussi souvent : { $differences }.
}
compared-better-alone = Par rapport à « { $other } » joué d’abord : { $gains }{ $costs ->
    [none] .
   *[some] {"\u202F"}; mais { $costs }.
}
compared-worse-alone = Par rapport à « { $other } » joué d’abord : { $costs }{ $gains ->
    [none] .
   *[some] {"\u202F"}; en échange, { $gains }.
}
compared-same-alone = { $differences ->
    [none] On peut d’abord faire « { $other } » : vos chances restent les mêmes.
   *[some] Que « { $other } » soit joué ou non d’abord, vous gagnez à peu près aussi souvent : { $differences }.
}
compared-only = Il n’y a rien d’autre à faire.
difference = { $figure } ({ $here } au lieu de { $there })
difference-but = { $gains } ; mais { $costs }
difference-rival = { $name } gagne dans { $here } des cas au lieu de { $there }
difference-chance = vous gagnez dans { $here } des cas au lieu de { $there }
