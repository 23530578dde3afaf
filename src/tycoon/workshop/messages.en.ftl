# What people who write a game are told.

## Beginning a game

new-written = { $title } is a whole small game, in { $folder }. Play it, then change it into yours:
new-readme = What each file holds is in { $path }.

## Checking

check-working = Checking { $title }
check-title = { $title }: { $games ->
    [one] one random game
   *[other] { $games } random games
} for each law and number of seats ({ $seats })
check-good = { $part }: all is well
check-bad = { $part }: { $count ->
    [one] one thing is wrong
   *[other] { $count } things are wrong
}
check-again = To see it again: { $command }
check-proofs = Proofs: { $proved } of { $count } clauses { $proved ->
    [one] is
   *[other] are
} proved by a test (tycoon rules { $game } --coverage)
check-done = { $count ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}

part-description = Description
part-laws = Laws
part-words = Words
part-rulebook = Rulebook
part-citations = Citations
part-golden = Golden files
part-bots = Honesty of bots

found-failed = The check “{ $check }” could not be finished: { $problem }
todo-failed = The game’s own code fails there: put that right first.

found-no-method = { $type } has no method { $method }.
todo-no-method = Write it. What it promises is said in tycoon.core.state and tycoon.core.game.
found-wrong-name = The game calls itself { $name }, but is installed as { $known }.
todo-wrong-name = Game.__init__ gets the name that stands under entry-points in pyproject.toml; after a change there, install the package again.
found-no-title = The game has no title.
todo-no-title = Give the title to Game.__init__, after the name.
found-wrong-seats = The game is for { $fewest } to { $most } players.
todo-wrong-seats = fewest must be 1 or more, and most no less than that (Game.__init__).
found-wrong-default = The default of the variant { $variant } is none of its choices.
todo-wrong-default = Variant(name, default, choices): the default must be among the choices, and of the same type.
found-wrong-lapses = The level { $level } lapses in { $lapses } of a hundred decisions.
todo-wrong-lapses = Heuristic.lapses gives 0 to 100, and 0 for tycoon.
found-wrong-trust = The playouts of the game are trusted by { $trust }.
todo-wrong-trust = Heuristic.trust gives 0 to 1: how much of a chance to win comes from playouts.
found-wrong-sharpness = Chances to win are sharpened by the power { $sharpness }.
todo-wrong-sharpness = Heuristic.sharpness gives a power above 0; 1 changes nothing.
found-not-made-anew = The game cannot be made anew in another process: { $problem }
todo-not-made-anew = { $type }() must work without arguments and give the same name and version; the class must stand at the top of its module.
found-components = The game refuses its own components.toml: { $problem }
todo-components = Game.with_components gets the text of such a file and returns the game played with it.
found-other-fields = A blank state and a dealt one do not have the same fields: { $fields }
todo-other-fields = Set every field in the state’s __init__; names of caches begin with an underscore.
found-emblem = emblem.svg is no drawing that can be shown: { $problem }
todo-emblem = It is one SVG with a viewBox and stroke="currentColor", or no file at all: then the initials are shown.
found-board = board.js is no board: { $problem }
todo-board = It is a module that exports “mount”, or no file at all: then the page shows the view and a form for every option.
found-board-binds = board.js binds what is no verb: { $verbs }
todo-board-binds = Name the verbs as the rules do: the page offers all that “binds” does not name.

found-law = { $problem }
todo-law = { $law ->
    [ending] Look at actors and options where the game gets stuck, at bound where it goes on too long, and at result at its end: every seat has one rank, and its points add up to its score.
    [options] What options lists must be playable; for all else refuse names a reason and a clause that is in the rulebook. Neither may change the state.
    [reasons] options and refuse must ask the same conditions: refuse names the one a move violates, and nothing for a legal move.
    [clone] Leave clone out: the usual one copies every field. If you write it for speed, copy this field too, and lists with all lists in them.
    [round-trips] Views and options hold only dicts with words as keys, lists, numbers, words, True, False and None. A field of another kind needs to_json, and Game.decode to read it back.
    [pickling] Every field must be data that to_json writes and Game.restore reads back.
    [record] All chance comes from the dealer: no random numbers of your own, no order of a set, nothing kept outside of the state.
    [public-draws] Draw what everybody sees only from what everybody knows: after the game such draws are proved, and what they came from is told.
    [resuming] A seat made from a state and what its player kept must be the seat it was: keep nothing outside the state, and tell nothing that depends on it.
    [undo] Announce with dealer.reveal what a move shows to whoever makes it; dealer.tell is for what they could see coming.
    [imagining] imagine must draw anew all that secrets names, and leave alone what the seat sees. Neither view, options nor actors may depend on what is hidden.
    [canonical-imagining] Bring what is unknown into an order of its own before drawing from it: pool.sort().
    [questions] What others seal while a seat decides must not change what that seat may do; what it sees, announce with dealer.reveal.
    [views-stay] Build view and options anew each time, and put copies of the state’s lists into them: what was shown must not change with the next move.
    [simultaneous] Where several decide at once, play only notes each decision; what comes of them happens when the last one is in.
    [conservation] A rule makes money, cards or tokens out of nothing, or loses some; or check counts wrongly.
    [canaries] A view, an announcement, a reason of a refusal or a move’s audience tells too much. Build views from nothing, and give secret moves the audience only(seat).
    [telling] Give what is secret an audience: to=only(seat) where it is told, revealed or drawn, and State.audience for sealed moves. What its hearer could not know is revealed, not told.
    [heuristic] A heuristic names legal moves, each once, gives chances that add up to 1, and changes nothing.
    [vocabulary] Game.vocabulary names every verb with the widest choices its arguments can have, in this order and by these names.
    [observation] Game.schema describes every part of a view, with its range, and State.observe, if you write it, writes the same numbers in the same order.
    [information] What is told must follow from the game alone: the same moves, dice and cards tell the same.
   *[other] The docstring of the law in tycoon.core.laws says what must hold.
}
found-law-failed = The game fails: { $problem }
todo-law-failed = Put right what fails there. A NotImplementedError names a method that the game must have.

found-bot = The bot { $kind } plays otherwise if what it cannot know is otherwise: { $problem }
todo-bot = Look at the heuristic: it may use only what the seat knows of the state it is given, and no random numbers but the dealer’s.

found-no-messages = There is no { $file }.
todo-no-messages = Copy the file of another language and translate it.
found-messages-unreadable = { $file } cannot be read: { $problem }
todo-messages-unreadable = Each message is written as “id = text”; further lines of the same text are indented.
found-no-words = { $file } lacks { $count ->
    [one] a message
   *[other] { $count } messages
}:{ $lines }
todo-no-words = Add them to the file, each with its words.
found-no-sentence = { $file } lacks { $message }, which the rules say.
todo-no-sentence = Add “{ $message } = …”. The sentence may use: { $given }
found-no-fact = { $message } in { $file } uses { $fact }, which the rules do not give it.
todo-no-fact = Give the fact along where the rules say it, or leave it out of the sentence.
found-unsayable = The announcement { $what } cannot be put into words: { $problem }
todo-unsayable = The sentence must be whole with the facts it is given, whatever they are.
found-one-language = { $file } lacks { $message }, which another language has.
todo-one-language = Add it, or remove it there.
found-other-facts = { $message } uses other facts in { $other } than in { $file }.
todo-other-facts = Say the same in both.
found-no-such-name = { $method } names { $name }, which is no part of a view, no fact and no argument.
todo-no-such-name = Correct the name, or remove it.
found-by-seat = { $name } always has one value for each seat, but is shown without the players’ names.
todo-by-seat = Name it in by_seat; if its values are seats, in seat_words.

found-no-rulebook = There is no { $file }.
todo-no-rulebook = Copy the rulebook of another language and translate it; the ids stay.
found-rulebook-unreadable = { $file } cannot be read: { $problem }
todo-rulebook-unreadable = A clause is a heading with its id in braces, a line of origin in italics, and a text.
found-empty-rulebook = { $file } has no clause.
todo-empty-rulebook = A clause begins with a heading such as: ### 2.1 Bids {"{"}#bids{"}"}
found-no-origin = { $file } does not say where #{ $clause } comes from.
todo-no-origin = Below the heading stands { $printed } with the section of the printed rules, or { $ruling } where you have decided it.
found-wrong-number = In { $file }, the heading of #{ $clause } begins with { $number }, which does not fit its chapter.
todo-wrong-number = Chapters are “## 2. Title”, their clauses “### 2.1 Title”.
found-wrong-order = In { $file }, #{ $clause } has the number { $number }, which should come before the clause above it.
todo-wrong-order = Number the clauses in their order.
found-other-clause = The rulebooks differ: where { $file } has { $here }, { $other } has { $there }.
todo-other-clause = Both have the same clauses with the same ids and numbers, in the same order.
found-other-origin = #{ $clause } comes from the printed rules in { $file } or in { $other }, but not in both.
todo-other-origin = Say the same in both.
found-other-pictures = #{ $clause } has other pictures in { $file } than in { $other }.
todo-other-pictures = Name the same pictures in both.

found-no-citations = The code cites no clause of its rulebook.
todo-no-citations = Write the id of the clause beside the code that follows it, as in (#bids).
found-no-clause = { $file } cites #{ $clause }, which is not in the rulebook.
todo-no-clause = Correct the id, or add the clause.

found-golden-record = { $problem }
todo-golden-record = If the rules were meant to change, raise the version of the game, then: tycoon goldens { $game }. If nobody has played it yet: tycoon goldens { $game } --anew
found-playthrough = { $problem }
todo-playthrough = If that was meant: tycoon goldens { $game }, and look at what has changed with git diff.

## Golden files

goldens-working = Playing games of { $title }
goldens-same = The golden files of { $title } are as they should be.
goldens-written = Written: { $files }
goldens-removed = Removed: { $files }
goldens-outdated = Of other rules, and not played by this command: { $files }. Play them again, or remove them.
goldens-missing = No game showed: { $names }. Play one that does (tycoon play { $game } --save FILE) and put its record into { $folder }, or take the names out of the catalogue.

## Compiling

compile-working = Compiling { $names } (a minute or two)
compile-done = Compiled in { $seconds } seconds: { $names }.
compile-use = The command tycoon uses it from now on, until a source changes. In your own programs: PYTHONPATH={ $folder }
compile-removed = What was compiled is removed.
compile-nothing = There is nothing compiled to remove.

## The command line

cli-new-game = begin a game of your own
    .about = Write a whole small game, to be changed into one of your own.
cli-new-game-name = lower-case letters, digits and _, as in night_train
    .takes = NAME
cli-new-game-title = what it is called (default: made from the name)
    .takes = TITLE
cli-new-game-into = where to write it (default: a folder of that name)
    .takes = FOLDER
cli-check = check a game of your own
    .about = Check laws, words, rulebook, citations, golden files and bots of a game; say what to do.
cli-check-game = which game (see: tycoon games)
    .takes = GAME
cli-check-games = random games for each law and number of seats (5)
    .takes = N
cli-goldens = write a game’s golden files
    .about = Write the golden records and playthroughs of a game that are missing or out of date.
cli-goldens-anew = play all seeded games again: for rules in the making
cli-compile = make everything faster
    .about = Compile Tycoon and the games of other people in one go, for the command tycoon to use.
cli-compile-paths = only games in this folder (default: all)
    .takes = PATH
cli-compile-remove = remove what was compiled
