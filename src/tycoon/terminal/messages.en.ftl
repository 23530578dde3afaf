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
coverage-title = Clauses of { $title } that no test proves
coverage-all = { $count } clauses, all proved by a test.
coverage-share = { $proved } of { $count } clauses proved ({ $share }).

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

## The command line

cli-tycoon = Economic board games: play, review, replay, verify, look up the rules.
cli-command = COMMAND
cli-wrong = { $program }: { $message } (see { $program } --help)
cli-version = show the version and exit
cli-shared-lang = language (default: yours)
cli-shared-plain = no colours, no boxes: for screen readers and pipes

cli-play = play a game
    .about = Play a game.
cli-play-game = which one; asked for if left out (see: tycoon games)
    .takes = GAME
cli-play-seats = players at the table (default: 4, if the game allows)
    .takes = N
cli-play-humans = of these, people at this keyboard (default: 1)
    .takes = N
cli-play-bots = kinds of the others, in turn (default: manager): random, intern, manager, director, tycoon, one that is installed, or module:Class
    .takes = KIND,…
cli-play-names = names, humans first
    .takes = A,B,…
cli-play-words = a word of each seat, mixed into the dice
    .takes = W,…
cli-play-variant = a choice before the game; repeatable
    .takes = NAME=VALUE
cli-play-seed = repeat a game’s dice and bots; whoever knows it knows the dice
    .takes = N
cli-play-components = play with the components in this TOML file
    .takes = FILE
cli-play-save = keep the game there (default: your data folder)
    .takes = FILE
cli-play-resume = go on with the game kept there
    .takes = FILE

cli-learn = learn a game by playing it
    .about = A guided first game; when the lesson is over, the game goes on against interns.
cli-learn-lesson = which of its lessons (default: 1)
    .takes = N

cli-replay = look at a record
    .about = Look at a record.
cli-replay-file = the record
    .takes = FILE
cli-replay-seat = as this seat, counted from 1, saw it (default: as a spectator)
    .takes = N
cli-replay-step = move by move, with the table after each

cli-verify = check a record
    .about = Check every move, die and card of a record.

cli-review = learn from a finished game
    .about = Who was winning, and what cost most.
cli-review-seconds = of thinking for each decision, about (default: 0.15)
    .takes = X
cli-review-json = write the review there, too
    .takes = FILE

cli-games = list the games
    .about = List the games.
cli-observation = what learners see, number by number
    .about = What a seat sees as numbers, for those who learn from them: place, name and formula of each.
cli-rules = show a rulebook
    .about = Show a rulebook.
cli-rules-game = which game (see: tycoon games)
    .takes = GAME
cli-rules-word = only clauses that mention it
    .takes = WORD
cli-rules-coverage = list the clauses that no test proves

## What argparse says by itself: in English, its own sentences

argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-some = expected %s argument
argparse-several = expected %s arguments
argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
argparse-explicit = ignored explicit argument %r
