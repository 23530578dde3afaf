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
