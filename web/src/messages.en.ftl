# The browser client's own words.

## Everywhere

skip = Skip to the content
home = Tycoon, to the lobby
profile = Profile
go-light = Light colours
go-dark = Dark colours
# Between what something is and how much of it there is.
colon = {": "}
close = Close
loading = One moment …
trying-again = Trying again …
unreachable = The server cannot be reached.
went-wrong = Something went wrong ({ $status }).
missing-page = There is no such page
to-lobby = To the lobby
copy = Copy
copied = Copied
save = Save
saved = Saved
you = you
me = Me
rules = Rules
your-turn = Your turn
no-such-game = There is no such game here.

## Lobby

lobby-title = Take a seat
lobby-lead = Economic board games, complete with every rule: play at once against bots, or with friends by a link.
your-name = Your name
keep-name = That’s me
name-optional = You can also just play.
guest = Guest { $number }
hello = Welcome, { $name }.
my-games = My games
games = Games
players-count = { $fewest } to { $most } players
play-bots = Play now against bots
dealing = Dealing …
set-up = Set up a table
with-friends = With friends
with-friends-means = Choose the game, the seats and the variants, then send the link. Bots take the seats nobody wants.
open-tables = Open tables
no-open-tables = No table is waiting for players.
open-one = Open one.
free-seat = free seat
status-waiting = Waiting for players
join = Join
go-on = Go on
watch = Watch
game-not-here = This server does not have this game any more; the table is kept.
not-playable = not playable here

## New table

new-table = New table
game = Game
who-sits = Who plays
seats = Number of seats
seat = Seat { $number }
me-named = { $name } (me)
open-seat = Open seat: whoever comes
bot = Bot: { $kind }
bot-random = random – anything goes
bot-intern = intern – a beginner
bot-manager = manager – sensible
bot-director = director – thinks ahead
bot-tycoon = tycoon – the strongest
you-watch = You have no seat here: you will watch.
variants = Variants
terms = Terms
pace = Pace
pace-free = No clock
pace-live = Live
pace-slow = Slow
pace-free-means = Everybody takes the time they need.
pace-live-means = All play in one sitting. Whoever runs out of time has a bot make that move.
pace-slow-means = Look in a few times a day. Whoever runs out of time has a bot make that move.
bank-minutes = Minutes for the whole game
per-move = Seconds more for each move
hours-per-move = Hours for each move
list-table = List the table in the lobby (with the link, anybody gets in either way)
after-game = After the game
after-open = Lay everything open
after-closed = Keep secrets
after-open-means = Everything is laid open to anybody who has the link: all hands, sealed moves, dice and cards. The game can be reviewed.
after-closed-means = What was hidden stays hidden: everybody can look at the game again from their own seat only. The dice that all have seen can still be checked.
after-open-badge = laid open afterwards
after-closed-badge = stays secret afterwards
after-rules = By the rules of this game some things are never seen: { $title }.
more-terms = More
dice-word = A word for the dice
dice-word-means = Mixed into the dice, so that nobody can have chosen them beforehand.
own-components = Component file
own-components-means = Own the box? Play with its printed values: a copy of the game’s components.toml.
own-components-badge = own components
file-too-large = That file is too large: at most { $most } kB.
file-taken = { $file } will be used.
open-table = Open the table
start-now = Start now

## Table

table = Table
no-table = This table cannot be shown
watching = You are watching
share = Share
share-means = Whoever has this link can join or watch
ring = Notify me
lobby = Lobby
lobby-means = Your seat stays yours: come back whenever you like
be-away = I’m away for a while
be-away-means = A bot stands in for you: it waits a while before each move, and you come back whenever you like
you-are-away = You are away. Where others wait, a bot moves for you a while after you were asked.
come-back = I’m back
leave = Free my seat
close-table = Close the table
close-table-title = Close this table?
close-table-means = Nobody else has sat down yet. Whoever has the link will find the table closed.
stay = Keep it open
give-up = Give up
give-up-title = Give this game up?
give-up-alone = The game ends here, without a score, and is no longer among your games; once you have made a move, it counts as lost. Nobody can take it up again. If you only have to go, just go: the game waits for you.
give-up-others = A bot plays your seat to the end. You can watch, but not come back, and it counts as lost for you. If you only have to go for a while, say that you are away.
play-on = Play on
connection-lost = The connection is lost; trying again. Nothing is lost.
waiting-means = Send the link to your friends; the game can start once all are here.
ready-to-start = Everybody is here.
sit-here = Sit here
start = Start the game
start-fills = Bots take the seats that are still free.
abandoned = This table was closed before the game began.
given-up = This game was given up.
players = Players
a-bot = bot
away = away
offline = offline
to-act = to act
time-left = Time left:
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
waiting-for = Waiting for { $names }
sending = { $move } …
sending-again = { $move }: trying again …
overtaken = The table had moved on before your move arrived. Please look again.
undo = Undo
undo-means = Take back my last move
autopass = Pass until something concerns me
autopass-means = Reactions you are asked for are passed by themselves as long as nothing concerns you
hint = Hint
hint-means = The best moves, with the chance to win. Takes about a second.
hint-coming = Thinking …
hint-best = Best: { $move } ({ $percent } to win).
hints = Worth trying, with the chance to win:
chance-to-win = chance to win
to-board = On the board
skip-to-actions = To what you may do
choose = Choose …
chosen-of = { $count } chosen; { $same ->
    [true] choose { $high }
   *[false] { $low ->
        [0] choose up to { $high }
       *[other] choose { $low } to { $high }
    }
}
filter = Filter
filter-what = Filter: { $what }
number-ambiguous = “{ $text }” can be read in two ways: write { $number } if that is what you mean.
number-fraction = Only whole numbers: “{ $text }” has decimals.
number-nonsense = “{ $text }” is not a number. Write 1500, 1,500, 1.5k, 2m or 3bn.
digits = a number of { $count } digits
only-one = Nothing else is left to do: go on, or take your last move back.
only-one-hidden = You can do nothing else here. You are asked all the same, so that nobody learns what you hold.
see-rule = Rule { $clause }
what-else = What else?
what-else-means = What this game knows but does not offer you now. Ask why:
is-allowed = That is allowed, with the right details.
how-many = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
position = The position
all-columns = All columns
as-text = All of it as text
log = Log
log-and-chat = Log and chat
show-moves = Moves
nothing-yet = Nothing has happened yet.
sealed-move = { $name } has moved in secret.
took-back = { $name } takes back the last move.
seat-rematch = The next game is ready.
seat-started = The game begins.
seat-joined = { $name } sits down.
seat-left = { $name } leaves.
seat-away = { $name } is away for a while.
seat-gave-up = { $name } gives up; a bot plays on.
seat-back = { $name } is back.
seat-for-bot = { $name } agrees: let a bot play on for { $other }.
seat-for-end = { $name } agrees: end the game.
seat-replaced = A bot plays on for { $name }, who may come back at any time.
seat-ended = Those who were left have ended the game. It counts for nobody.
seat-closed = An administrator has closed the table. The game counts for nobody.
seat-lines-removed = An administrator has removed something that was said.
seat-lines-withdrawn = Somebody has left, and taken along what they said.
seat-timeout = { $name } is out of time; a bot makes this move.
seat-rules-changed = The rules of this game were updated (version { $name }): it goes on as it stood.
seat-rules-kept = The rules of this game were updated (version { $name }): this table goes on with the values it began with.
seat-rules-ended = The rules of this game were updated (version { $name }), and by the new ones it would stand differently: the table was closed and does not count. Its record can be kept, and played on with the earlier version.
chat = Say something
send = Send
dice-sealed = Dice sealed: { $hash }…

## The end

you-won = You win!
somebody-won = { $name } wins
shared-win = { $names } share the win
nobody-won = Nobody wins
final-score = Final score
rank = Rank
points = Points
out-by = Out: { $clause }
figures-mean = Not points, but they can decide: { $figures }.
rematch = Play again
to-rematch = To the next game
record = Download the record

## Replay

replay = Replay
replay-of = { $game }: replay
step = Step
step-of = Step { $step } of { $steps }
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the end
autoplay = Play
pause = Pause
seen-from = Seen from
spectator = the side (spectator)
dice = Dice
dice-mean = Every die and every card follows from a secret that was sealed before the game. Your browser can compute again all that was laid open.
check-dice = Check the dice
dice-checking = { $done } of { $all } …
dice-fair = The dice are fair.
dice-foul = The dice do not check out.
dice-kept = The secret is the one sealed before the game.
dice-broken = The secret is not the one sealed before the game.
dice-all = { $count ->
    [one] The only outcome follows from it.
   *[other] All { $count } outcomes follow from it.
}
dice-unseen = { $count ->
    [one] { $count } more, which not everybody saw, stays sealed.
   *[other] { $count } more, which not everybody saw, stay sealed.
}
dice-wrong = Outcome { $number } ({ $what }) does not follow from it.
dice-unknown = They were made in a way this page does not know: { $stream }.
dice-details = Details
dice-commitment = Seal
dice-secret = Secret
dice-opened = Key to what everybody saw
dice-other-seal = Seal of the rest
dice-words = Words of the seats
dice-draw = { $index } of { $count }

## Review

review = Review
review-of = { $game }: review
reviewing = Looking at every decision …
reviewing-means = What has been looked at is shown below and kept: you can leave this page and come back.
chances-along = Chance to win along the game
chart-what = One line for each of { $names }, over { $moves } moves. All numbers are in the table below.
moves-made = Moves made
as-table = As a table
move-number = Move
move = What was done
the-end = The end
costly = Costly decisions
costly-mark = costly decision
costly-means = The three of each player that gave away most of the chance to win, judged by what the player could know then.
costly-none = Nothing much could have been done better.
move-at = Move { $number }
cost = cost { $percent }
played = Played
better = Better

## Rules

rules-of = { $game }: the rules
search-rules = Search the rules
clauses-found = { $count ->
    [0] No rule says that.
    [one] { $count } rule
   *[other] { $count } rules
}
chapters = Chapters

## Profile

looks = Language and looks
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
notify-me = Notify me in this browser when it is my turn
notify-impossible = This browser gives no notices on this page.
notices-on = You will be notified.
notices-denied = The browser does not allow it.
other-device = On another device
other-device-means = A link makes another browser you, with all your games. Give it to nobody.
make-link = Make a link
sign-out-others = Sign out everywhere else
sign-out-others-means = Was your link or another browser of yours in somebody else’s hands? Only this browser will then know you, and links that were not used are void. Keys are withdrawn one by one, below.
signed-out-others = All other browsers are signed out.
claim-link = Open this on the other device
valid-until = Valid until { $time }.
webhook = Webhook
webhook-address = Address
webhook-means = It gets a message whenever it is your turn. Leave it empty for none.
tokens = Keys for programs
tokens-mean = With a key your own program plays as you.
api-docs = How programs play
token-label = What for
make-token = Make a key
token-once = The key, shown only now
drop-token = Remove
claim-title = It’s me
claim-lead = With the code from your other device, this browser becomes you.
claim-replaces = This browser is { $name } now; with the code it becomes the one who made it.
claim-code = Code
claim-do = That’s me

## The table page: parts, keys, sounds

chat-title = Chat
nothing-said = Nobody has said anything yet.
unread = unread
new-below = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
nothing-of = { $count ->
    [one] Nothing yet of { $count }:
   *[other] Nothing yet of { $count }:
}
more = More
parts-of-page = Parts of the page
shortcuts = Shortcuts
shortcuts-on = Take single keys for shortcuts
sounds = Sounds
sounds-on = Turn sounds on
sounds-off = Turn sounds off
sounds-mean = Play sounds: your turn, dice, coins, moves of others
choose-verb = What to do

# What happens, and what happened before
course = The course of the game
course-back = One step back
course-forth = One step on
course-again = Show again
course-since =
    { $count ->
        [one] Since your turn: { $count } step
       *[other] Since your turn: { $count } steps
    }
course-hold = Hold
course-go-on = Play on
course-skip = Skip
course-now = Back to now
course-speed = How quickly is shown what happens
speed-slow = slowly
speed-normal = at ease
speed-fast = quickly
speed-off = at once

# Before a move counts
confirm = Confirm
not-yet = Not yet
never-ask = Don’t ask again
unsure-means = This cannot be taken back. Click again to make the move.
held-means = The bots wait until you end your turn. Up to then you can take it back.
end-turn = End turn
turn-made = Your turn is made
brings-chance = What it brings is up to chance or the others’ secrets
confirm-moves = Ask before moves that cannot be taken back, and confirm turns against bots

## Notices, links, the app

load-again = Load the page again
no-connection = There is no connection. Rules and finished games that you have looked at can still be read; nothing else can be done until it is back.
newer-version = There is a newer version of this page.
share-by = Send the link …
qr-means = QR code of the link { $link }
qr-scan = Scan it to join
notified-anyway = You are told even when no page of Tycoon is open.
notified-open = You are told while a page of Tycoon is open: this browser or this server offers no more.

## My games, the lobby as it changes, players’ pages

games-waiting = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
games-waiting-short = { $count ->
    [one] game waits
   *[other] games wait
}
mine-turn = Your turn
mine-running = Others are to move
mine-waiting = Waiting for players
mine-done = Finished
show-all = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
show-older = Older games
being-played = Being played
recent-games = Lately finished
asked-since = waiting { $time }
time-out-in = { $time } left
time-out-now = time is up
span-minutes = { $count ->
    [0] less than a minute
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
pace-live-detail = { $minutes } min + { $seconds } s a move
pace-slow-detail = { $hours } h a move
seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
bots-level = Bots: { $levels }
variant-is = { $name }: { $value }
you-came = { $place ->
    [1] You won
   *[other] Place { $place } of { $count }
}
you-shared-win = You share the win
you-gave-up = You gave up
seat-gave-up-short = gave up
private-table = private
no-winner = nobody won
seat-forgotten = Nobody came back for a long time: the table was closed.
player = Player
your-page = Your page
your-page-means = What others see of you: your games, wins and ratings.
member-since = Here since { $date }
games-played = { $count ->
    [one] game
   *[other] games
}
games-won = { $count ->
   *[other] won
}
games-given-up = { $count ->
   *[other] given up
}
by-title = By game
played-column = Played
won-column = Won
share-column = Share won
no-games-yet = No game has been finished yet.
rating = Rating
rating-people = Among people
rating-bots = Against bots
rating-none-people = No rated game with other people yet.
rating-none-bots = No rated game against bots yet.
provisional = provisional
provisional-means = Fewer than { $count } games: it may still change a lot.
rating-after = after { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-curve = { $name }: the rating over the last { $count } games, from { $from } to { $to }
ratings-mean = Everybody begins at 1000. Who comes in before others gains on them, the more the stronger they are; giving up counts as losing. There is one number for all games, because friends play few of each.
ratings-mean-people = Among people, only people are compared, wherever at least two of them play.
ratings-mean-bots = Against bots, each level has a rating of its own for each game.
ratings-mean-not = Games with variants count; games with own components are counted, but not rated.
bot-ratings = How the bots stand
bot-ratings-none = No bot has been rated yet.
recent-of = Latest games
recent-of-means = At public tables, and those you were part of.
no-recent-of = Nothing to be seen here yet.

## A review on its way

reviewing-done = { $done } of { $all } moments of the game.
reviewing-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
reviewing-soon = less than a minute left
review-whole = The review is complete.
costly-none-yet = Nothing so far.

# Boards
map-closer = Zoom in
map-farther = Zoom out
map-whole = The whole map
on-board = On the board

# The gallery
gallery = Gallery
gallery-means = Every game in typical positions, on the boards that tables have. Nothing is played here.
gallery-positions = Positions
gallery-back = The position before
gallery-on = The next position
gallery-from = { $record }, { $seats } players, after { $step } of { $steps } moves; seen by { $name }
gallery-no-play = { $move }: nothing is played in the gallery.
gallery-empty = There is nothing to be seen of { $game } yet. The gallery shows positions of golden records, which “tycoon goldens { $name }” writes.

# How everybody's score went
score-course = { $what } through the game
score-course-end = Each line ends with the final score, which may count more than was to be seen on the way.
score-course-hidden = What was hidden from you stays hidden.

# Lessons
teach-me = Teach me ({ $minutes } min)
minutes-about = about { $minutes } min
weight-1 = a page of rules
weight-2 = easy to learn
weight-3 = some things to learn
weight-4 = much to learn
weight-5 = an evening to learn
cover-of = { $game }: the board
start-with-this = New here? Start with this one.
lesson-step = Lesson, step { $number } of { $count }
lesson-do = Your move: { $move }
lesson-or = { " " }or{ " " }
lesson-begin = Let’s begin
lesson-show = Do it for me
lesson-on = Next
lesson-back = Back
lesson-play-on = Play on
lesson-close = End the lesson
lesson-next = Next lesson: { $title }
in-short = In short
coach-careful = Careful: { $move }?
coach-better = { $move } wins in { $percent } of the games I imagine, this in { $instead }.
coach-think = Think again
coach-anyway = Do it anyway
coach-heard = Got it
coach-off = No coach, thanks
coach-means = A coach explains what is new, and warns before a blunder
coach-on = Coach

## Somebody does not move

stuck = { $name } has not moved for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
stuck-hours = { $name } has not moved for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
stuck-you = The others have been waiting for you for a while: they may let a bot play on. You can always come back.
let-bot = Let a bot play on
let-bot-means = Until { $name } comes back. More than half of those who play must agree.
end-game = End the game
end-game-means = It counts for nobody. All who play must agree.
agreed = { $count } of { $needed } agree

chat-removed = removed by an administrator
chat-withdrawn = withdrawn by somebody who left
somebody-gone = somebody who left

## Your account

account = Your data
account-means = All that is kept of you: your games with the records you may keep, your ratings, what you said, and your keys without their secrets. Or have it deleted.
take-data = Take it along
delete-account = Delete my account
delete-account-means = Bots take your seats in games going on. What you said is withdrawn, and your name disappears from all games; keys, notices and other devices are signed out. It cannot be undone.
delete-account-surely = Delete it for good
keep-account = Keep it
account-deleted = Your account is deleted.
