# What the server says when a request cannot be done as asked.

problem-bad-request = Something in the request is missing or wrong: { $where }.
problem-broken-json = The request is not valid JSON.
problem-not-json = The request must be JSON: send Content-Type: application/json.
problem-too-large = The request is too large: at most { $most } bytes.
problem-too-many = Too many requests: wait a moment and try again.
problem-too-many-open = You have this site open { $most } times, which is as often as it can be: close some of its tabs.
problem-too-many-open-here = From your address this site is open { $most } times, which is as often as it can be: close some of its tabs.
problem-house-full = More people are watching than this server can serve: try again in a moment.
problem-too-many-watched = At most { $most } tables can be watched at once: close one first.
problem-too-many-tables = You have opened { $most } tables that are not over: finish some of them, or leave them, before you open another one.
problem-too-many-shows = Bots play alone at { $most } of your tables already: wait until one of these games is over.
problem-too-many-connections = From your address { $most } connections are open, which is as many as can be: close some of this site’s tabs, or try again in a moment.
problem-too-slow = The request came too slowly: try again.
problem-too-many-words = You say a lot at once: wait a moment before you say more.
problem-table-talked-out = { $most } lines have been said at this table, which is as many as it keeps.
problem-components-too-large = The component file is too large: at most { $most } bytes.
problem-too-many-components = You have opened { $most } tables with component files of your own that are not over: finish some of them, or leave them, before you open another one.
problem-too-many-keys = You have { $most } keys, which is as many as can be: withdraw one first.
problem-unknown-host = This server does not go by the name “{ $host }”. Whoever runs it can allow the name with --allowed-host { $host }; until then, use the server’s address.
problem-foreign-origin = The request came from another web page and was not carried out.
problem-no-such-page = There is nothing here.
problem-wrong-method = This address cannot be used in this way.
problem-nobody = Say who you are first: give yourself a name.
problem-bad-token = This key is not valid, or was withdrawn.
problem-signed-out = You were signed out of this browser, here or on another device: your seats and games are kept, and a link from a device that still knows you brings you back to them.
problem-browser-only = A key is for playing: links, keys and signing out are for your browser.
problem-bad-name = A name needs at least one visible sign.
problem-bad-link = This link is not valid, has expired, or was used already: make a new one on the other device.
problem-no-such-token = You have no such key.
problem-webhooks-off = This server sends no notices to other addresses.
problem-bad-webhook = Notices cannot be sent to this address: it must be a public web address that begins with http:// or https://.
problem-push-off = This server sends no notices to browsers.
problem-bad-subscription = Notices cannot be sent to this browser: its push service must have a public address that begins with https://.
problem-no-such-table = There is no such table. The link may be incomplete.
problem-no-such-game = There is no such game. There are: { $known }.
problem-no-such-player = Nobody plays here under this address. The link may be incomplete.
problem-no-such-bot = There is no such bot. There are: { $known }.
problem-bad-table = The table cannot be set up like that: { $why }
problem-two-of-me = You can take only one seat.
problem-bad-components = The component file cannot be used: { $why }
problem-full = All seats are taken. You can watch.
problem-seat-taken = That seat is taken: choose another one.
problem-no-such-seat = There is no such seat at this table.
problem-unsure = This move could not be taken back: send it again to make it all the same.
problem-not-seated = You have no seat at this table: you can only watch.
problem-not-your-seat = You may not see this from that seat.
problem-not-host = Only whoever opened the table can do that.
problem-not-begun = The game has not begun yet.
problem-begun = The game has begun already.
problem-abandoned = This table was given up.
problem-finished = The game is over.
problem-not-finished = The game is not over yet.
problem-stale = Something has happened since: look again and decide anew.
problem-illegal = { $why }
problem-conflict = The table has changed at the same moment: try again.
problem-away = You are away: come back to the table first.
problem-no-such-step = There is no such step: steps are 0 to { $most }.
problem-no-such-position = There is no such position: there are { $count }, counted from 0.
problem-dice-sealed = The dice of this game stay sealed: at this table not everything is laid open afterwards.
problem-hints-off = Hints are for games against bots: somebody else plays at this table.
problem-not-your-turn = It is not your turn.
problem-hint-coming = A hint is being worked out already: wait for it.
problem-no-hint = No hint could be found now: try again in a moment.
problem-review-sealed = This game is not reviewed: at this table not everything is laid open afterwards.
problem-no-review = The review could not be made: load the page again to try once more.
problem-unknown-game = This table plays “{ $game }”, a game that this server does not have. Nothing of it is lost: it can be played again once the game is back.
problem-old-rules = This game was played by version { $played } of the rules; this server plays version { $here }.
problem-busy = The server cannot store this now: nothing has changed. Try again.
problem-broken = Something went wrong in the server. Nothing has been lost: load the page again.

notice-your-turn = It is your turn.
notice-sat-down = { $name } has sat down.
notice-all-here = { $name } has sat down: everybody is here.
notice-over = The game is over.

## Previews of links

preview-lobby = Economic board games, complete with every rule: play at once against bots, or with friends by a link.
preview-rules = { $game }: the rules
preview-gallery = { $game }: typical positions
preview-new = { $game }: a new table
preview-invites = { $name } invites you to { $game }
preview-seats = { $free ->
    [one] One of { $all } seats is free. Open the link and sit down, no account needed.
   *[other] { $free } of { $all } seats are free. Open the link and sit down, no account needed.
}
preview-player = Games, wins and ratings of { $name }.
preview-playing = { $game }: a game is going on
preview-playing-means = Open the link to watch.
preview-over = { $game }: a finished game
preview-over-means = Open the link to see it again, move by move.
problem-lesson = In this lesson another move comes next: the bubble says which.
problem-no-such-lesson = This game has no such lesson.

## Serving

served = Tycoon is served at { $link } (Ctrl-C stops it; every game is kept in { $database })
