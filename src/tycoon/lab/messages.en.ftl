# What the lab says.

progress-rate = { $rate } games/s
progress-line = { $what }: { $done } of { $total } games, { $rate }, { $left } left

simulate-goes-on = { $count ->
    [one] One game is
   *[other] { $count } games are
} there already: going on to { $games }.
simulate-kept = { $count ->
    [one] One game of { $games } is
   *[other] { $count } games of { $games } are
} kept in { $path }: the same command goes on with them, and a smaller --games is content with them.
simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rows } rows: { $path }

## Reports

report-title = { $title }: a balance report
report-about = { $games } games for each number of players, played by { $bots } (seed { $seed }{ $box ->
    [own] {""}
   *[other] , with the components in { $box }
}{ $variants ->
    [none] {""}
   *[other] , { $variants }
}).
report-players = { $count } players
report-fair-note = The dashed line is a fair share. Whiskers are 95% intervals; what stands out from a fair share although many were compared (Holm) is orange.
report-standing = What stands out
report-small = The sample is small: with { $games } games a share of wins is known to { $points } points at best. Play more with --games.
report-finding-group = { $players } players, { $by }: { $name } wins { $share } of its games instead of { $fair }.
report-finding-thing = { $players } players: who has “{ $thing }” wins { $difference } { $more ->
    [yes] more
   *[no] less
} often than who has not.
report-finding-things = { $players } players: { $count ->
    [one] one more thing goes
   *[other] { $count } more things go
} with winning or losing; the tables below show them in bold.
report-finding-none = Nothing differs from a fair share by more than chance.
report-finding-taken = { $players } players: { $count ->
    [one] one thing is
   *[other] { $count } things are
} taken by fewer than one in ten of those who could: { $things }.

report-games = games played
report-length = decisions in a game (the middle of all)
report-half-decided = after so much of its length half of the games are decided
report-half-out = games in which somebody is out of the race at half-time
report-back = of those who are, win all the same
report-score = the winner’s score (the middle of all)
report-width = moves to choose from in a decision
report-changes = changes of the lead in a game

report-wins = Who wins
report-wins-note = The share of games won by seat, by place in the first turn, and by what a seat plays as.
report-by-seat = By seat
report-by-place = By place in the first turn
report-by = By { $what }
report-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} to decide
report-seat = Seat { $number }
report-share-of = { $name }: { $share } ({ $low } – { $high }), { $count } games

report-things = What is worth having
report-things-note = How much more often those win who have or do something than those who do not, in percentage points: the best and the worst. Green and red differ from nothing by more than chance although many were compared (Holm). Who is ahead can afford more: this shows what goes with winning, not what causes it.
report-best = Goes with winning
report-worst = Goes with losing
report-all-things = All of them as a table
report-thing = What
report-held = Seats that have it
report-with = Win with it
report-without = Win without
report-worth = Difference
report-interval = 95% interval
report-thing-hint = { $name }: { $with } with it, { $without } without; difference { $difference } ({ $low } – { $high })
report-points = { $number } pts

report-uptake = What is taken
report-uptake-note = Of the seats that were offered something at least once, how many took it. What hardly anybody takes is priced too high, or the bots do not see what it is good for.
report-most-taken = Most taken
report-least-taken = Least taken
report-taken = Taken

report-race = The race
report-race-note = How the race goes, by the chances that the game’s heuristic gives after each tenth of a game.
report-winner-course = The later winner’s chance along the game
report-winner-course-note = The middle of all games, and between which values half of them lie.
report-start = start
report-end = end
report-decided = When the winner leads for good
report-decided-note = After so much of the game nobody else leads any more.
report-lead-changes = Changes of the lead
report-lead-changes-note = From tenth to tenth of a game.
report-out = Out of the race at half-time
report-out-note = Somebody has less than a quarter of a fair chance. Of those, { $back } win all the same.
report-out-games = games
report-eliminated = seats out by the rules

report-scores = Scores and endings
report-scores-note = What winners end with, by how much they win, and where their points come from.
report-winning-score = The winner’s score
report-margin = Points ahead of the next
report-headings = Points by heading
report-winners = winners
report-others = others
report-endings = How games end
report-nobody = nobody wins
report-shared = a shared win
report-single = one winner

report-lengths = Length and choice
report-lengths-note = How long a game is and how much there is to choose from.
report-decisions = Decisions in a game
report-turns = Turns in a game
report-widths = Moves to choose from, on average in a game
report-median = Dashed: the middle of all games.

report-ladder = The ladder of levels
report-ladder-note = One of each level among others of the level below: how many times its fair share it wins. Search had { $simulations } simulations for each decision, fewer than at a table.
report-rung = { $lone } among { $field }
report-times = { $number } ×
report-footer = Made by Tycoon { $version }, rules version { $rules }. The same command makes the same report.
report-written = The report is in { $path }
report-working = { $title }, { $seats } players
report-ladder-working = { $lone } among { $field }
report-all-do = { $what }: { $thing }

## What if

compare-own = as it is
compare-title = { $title }, { $seats } players, { $games } pairs of games
compare-what = Measure
compare-change = Change (95%)
compare-note = The same dice and the same bots with each box; changes are those of pairs of games, shares in percentage points. * stands out although many were compared (Holm).
compare-small = { $games } games say little: play some hundreds at least (--games).
compare-visible = A sample of this size shows a change in the share of wins of some { $points } points in four of five cases; smaller ones may be there unseen.
compare-decisions = Decisions in a game
compare-turns = Turns in a game
compare-width = Moves to choose from
compare-lead-changes = Changes of the lead
compare-decided = Part of the game after which the winner leads for good
compare-out = Games with somebody out of the race at half-time
compare-score = The winner’s score
compare-margin = Points ahead of the next
compare-first = Wins of who decides first
compare-ending = Ends: { $name }
compare-heading = Points: { $name }
compare-faction = Wins: { $name }
compare-gain = Seats with: { $name }

export-done = { $games ->
    [one] One record
   *[other] { $games } records
}, { $rows } rows: { $path }

## The command line

cli-lab-simulations = for each decision of a search, instead of time
    .takes = N
cli-lab-time-scale = think so many times as long
    .takes = X
cli-lab-seed = other dice, other bots (default: 1)
    .takes = N
cli-lab-jobs = processes (default: as many as cores)
    .takes = N
cli-lab-ray = play on this Ray cluster (host:port or auto), or on a local one
    .takes = ADDRESS

cli-simulate = play many games into a table of data
    .about = Play many games on all cores, and write a row for each game and seat. Ctrl-C keeps what is done, and the same command goes on with it. The same seed gives the same table, however many processes play.
cli-simulate-games = how many (default: 1000)
    .takes = N
cli-simulate-out = games.parquet, games.csv or games.jsonl
    .takes = FILE
cli-simulate-bots = who fills the seats in turn (default: random): random, intern, manager, director, tycoon, one that is installed, or module:Class
    .takes = KIND,…

cli-balance = what many games say about a game
    .about = Play many games on all cores and write a page about them: who wins, what is worth having, how the race goes, how long it takes, and how the levels of bots compare.
cli-balance-games = for each number of players (1000)
    .takes = N
cli-balance-out = the page (default: GAME-balance.html)
    .takes = FILE
cli-balance-ladder = games for each level, or 0 (default: 24)
    .takes = N
cli-balance-ladder-simulations = for each decision of a search there (200)
    .takes = N
cli-balance-bots = who fills the seats in turn (default: manager): random, intern, manager, director, tycoon, one that is installed, or module:Class
    .takes = KIND,…

cli-compare = what if a value were another
    .about = Play the same games with different boxes, and say what that changes: component files against each other (one alone: against the game’s own), or one value after the other.
cli-compare-files = component files, the first to compare with
    .takes = FILE
cli-compare-sweep = instead: a variant (by_columns=no,yes), a value of the component file (action.award.cash=4..10) or all of a table shifted (action.*.cash=-2..2); the first value is compared with
    .takes = KEY=VALUES
cli-compare-games = with each box (default: 1000)
    .takes = N
cli-compare-out = a page with all measures and charts, too
    .takes = FILE

cli-tournament = let bots compete
    .about = Let bots compete, on all cores: games won, and ratings (openskill) by all ranks.
cli-tournament-bots = who sits at the table: random, intern, manager, director, tycoon, one that is installed, or module:Class
    .takes = KIND,…
cli-tournament-lone = instead: one of this kind …
    .takes = KIND
cli-tournament-field = … among others of that kind
    .takes = KIND
cli-tournament-games = rounded up, so that all sit everywhere
    .takes = N
cli-tournament-seats = players at the table (default: as many as bots, or 4)
    .takes = N
cli-tournament-seconds = how long one kind thinks instead of its own time; may be given again for another
    .takes = KIND=X
cli-tournament-records = keep the record of every game there
    .takes = FOLDER
cli-tournament-out = a row for each game and seat: .parquet, .csv, .jsonl
    .takes = FILE
cli-tournament-chart = a page with the table as a chart
    .takes = FILE
cli-tournament-json = write the table there, too
    .takes = FILE

cli-export = records as tables of data
    .about = Write the moves, the chance and the results of records as rows.
cli-export-files = records, or folders of them
    .takes = FILE
cli-export-format = csv, jsonl or parquet
    .takes = FORMAT
cli-export-out = default: records.FORMAT (csv if nothing is said)
    .takes = FILE
