# What the terminal says.

long-list = { $count } (all with “table { $what }”)
older-rows = (the latest; { $count ->
    [one] one earlier row
   *[other] { $count } earlier rows
} with “table { $what }”)

## Before the game

pick-title = Which game?
pick-entry = { $number }. { $title } ({ $name }), { $fewest } to { $most } players
pick-prompt = Number or name:{" "}
pick-wrong = There is no game “{ $given }”.
player-name = Player { $number }
bot-name = Bot { $number }
welcome = { $title }: { $names }.
resumed = { $title } goes on: { $names }.
variant-line = { $variant }: { $value }
saved-in = Every move is saved in { $path }
dice-sealed = Dice and cards are sealed (hash { $commitment }…); “tycoon verify” proves them after the game.
first-help = Type ? for what you may do, “rules” for the rules, “quit” to stop and go on later.

## At the table

mark-you = (you)
mark-turn = ◂
mark-you-turn = (you) ◂
mark-turn-plain = (to move)
mark-you-turn-plain = (you, to move)
since-last-turn = Since your last turn
from-the-start = So far
log-title = The whole log
log-empty = Nothing has happened yet.
log-undo = { $seat } takes the last move back.
turn-of = { $name }, it is your turn. You may (? for more):
may-do = You may:
prompt = { $name } >{" "}
moved = You: { $move }
only-move = { $name }: { $move }. There was nothing else to do.
taken-back = Taken back.
pass-keyboard = Pass the keyboard to { $name }.
press-enter = { $name }, press Enter when nobody else is looking.{" "}
hidden-move = a sealed move
undo-move = takes the last move back
spectator = Spectator

help-commands = Besides that you may type:
help-help = what you may do
help-table = the table again, or one part of it in full: { $parts }
help-log = all that happened
help-rules = the rules; with a word, the clauses about it
help-hint = the best moves, with the chance to win
help-coach = a coach: explains what is new, and warns before a blunder; coach off sends it away
help-undo = take back your last move
help-save = keep a copy of the game in a file
help-quit = stop; the game is kept
help-numbers = Numbers may be typed as 3000, 3 000, 3,000, 3k, 1.5M or 2bn. Beginnings of words are enough.
choice-number = { $number }. { $label }

command-help = help
    .also = h
command-table = table
    .also = show
command-log = log
command-rules = rules
    .also = rule
command-hint = hint
    .also = advice
command-coach = coach
command-undo = undo
command-save = save
command-quit = quit
    .also = q exit

unclear = I do not understand “{ $given }”. Type ? for what you may do.
unclear-number = “{ $given }” can be read in two ways: type { $number } if that is what you mean.
unclear-several = “{ $given }” could be: { $could }.
refused = Refused: { $reason }
rule-cited = Rule { $clause }: { $title }
no-such-part = There is no “{ $given }” on the table. There is: { $parts }.
no-rule = No clause mentions “{ $given }”.
rules-contents = The rules of { $title }: type “rules” and an id or a word
saved-copy = Saved a copy in { $path }
save-needs-name = Every move is saved in { $path }. Give a name to save a copy: save my-game.record
save-exists = { $path } exists already: choose another name, nothing is overwritten
save-changed = another program has written to { $path }: save the game with another name
save-unwritable = cannot write { $path }: { $problem }
save-failed = Not saved: { $problem }
stopped = The game is kept. Go on with: tycoon play --resume { $path }
stopped-unsaved = The game could not be kept: { $problem }

## The end

score-title = Final score
score-total = Total
score-rank = Rank
score-out = Out
won-by = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins!
   *[other] { $winners } win!
}
rank = { $rank }{ $won ->
    [yes] {" "}(wins)
   *[no] {""}
}
out-by = out ({ $rule })
kept-in = The record is kept. Check every move, die and card with: tycoon verify { $path }

## Records

replay-title = { $title }, as seen by { $viewer }: { $names }
replay-step = Enter: next move, q: stop{" "}
replay-result = The result
verified = True: { $title } (rules { $version }) with { $seats } players, { $moves ->
    [one] one legal move
   *[other] { $moves } legal moves
}; { $finished ->
    [yes] finished, and the result is right
   *[no] not finished
}.
verified-dice = Dice and cards: { $outcomes }. { $proof ->
    [proved] All follow from the secret committed to before the game.
    [later] They are committed to, and can be proved when the game is over.
   *[none] They were not committed to and cannot be proved.
}
verified-kept = { $title } (rules { $version }) with { $seats } players, as one of them may keep it: moves are missing, so that neither they nor the result can be checked.
verified-open-dice = Dice and cards that everybody saw: { $outcomes }. All follow from the secret committed to before the game. { $unseen ->
    [0] There were no others.
   *[other] Those that not everybody saw stay sealed: { $unseen }.
}
verified-choices = { $what } (from no. { $number } on), { $deck ->
    [yes] each drawn from what was left of: { $values }
   *[no] each among: { $values }
}

## Hints and reviews

thinking = { $name } is thinking…
bot-failed = { $name } failed ({ $problem }). A move was made at random instead.
bot-not-allowed = { $name } wanted something that is not allowed. A move was made at random instead.
hints-working = Thinking about your moves…
hints-title = Worth trying (chance to win):
hint-line = { $number }. { $move }: { $chance }
review-title = { $title }: { $names }
review-working = Looking at every decision
review-chances = Chance to win from the beginning to the end
review-line = { $name }: { $chart } { $percents }
review-costly = Costly decisions
review-none = { $name }: nothing much could have been done better.
review-mistake = { $name }, move { $number }: { $move } ({ $chance }). Better: { $better } ({ $better-chance }).

## Tournaments

tournament-title = { $title }, { $seats } players, { $games ->
    [one] one game
   *[other] { $games } games
}
tournament-working = Playing
tournament-bot = Bot
tournament-wins = Games won
tournament-fair = Fair share
tournament-ratio = Times fair share
tournament-interval = 95% interval
tournament-rating = Rating
tournament-mean = Decision
tournament-slow = 95% within
tournament-mishaps = { $count ->
    [1] { $kind } failed in one decision, which was made at random:
   *[other] { $kind } failed in { $count } decisions, which were made at random. The first:
}
tournament-not-allowed = a move that is not allowed, { $move }

## Lists

games-title = Games
games-name = Name
games-game = Game
games-players = Players
games-version = Rules
games-variants = Variants
left-out-broken = The game { $name } of the package { $package } was left out: it cannot be loaded ({ $detail }).
left-out-no-game = The game { $name } of the package { $package } was left out: what is there is no game of that name, but { $detail }.
left-out-taken = The game { $name } of the package { $package } was left out: Tycoon has a game of that name.
left-out-claimed-twice = The game { $name } of the package { $package } was left out: { $detail } claims the same name. Uninstall one of them.
coverage-title = Clauses of { $title } that no test proves
coverage-all = { $count } clauses, all proved by a test.
coverage-share = { $proved } of { $count } clauses proved ({ $share }).
ratings-made = { $count ->
    [0] No game is over yet: there is nothing to rate.
    [1] One game was looked at again, and everybody’s rating worked out anew.
   *[other] { $count } games were looked at again, and everybody’s rating worked out anew.
}

# Lessons
lesson-step = Step { $number } of { $count }: { $title }
lesson-enter = Enter to read on …{" "}
lesson-wants = In this lesson, the next move is: { $moves }.
lesson-or = { " " }or{ " " }
lesson-over = The lesson is over. The game goes on: play as you like, or type quit. A coach is at your side; “coach off” sends it away.

# The coach.
word-on = on
word-off = off
coaching-on = The coach is there. Type “coach off” to send it away.
coaching-off = The coach is not there. Type “coach on” to call it.
coaching-unclear = coach on or coach off, not “{ $given }”.
coaching-explains = Coach, { $verb }: { $text }
coaching-looks = The coach has a look…
coaching-careful = Careful: { $move }?
coaching-better = { $move } wins in { $percent } of the games I imagine, this in { $instead }.
coaching-again = Type it once more to do it anyway.

# What learners see, number by number
observation-title = { $title }, { $seats } seats: { $numbers } numbers
observation-index = Place
observation-name = Name
observation-meaning = Value
observation-legend = +0 is the seat that looks, +1 the one to its left, and so on. n is what the view says, s the public size that amounts are compared with. What is unknown or not there is 0.
