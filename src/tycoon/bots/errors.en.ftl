# What errors say: see tycoon.core.sentence.

no-bot = there is no bot '{ $kind }'; there are: { $known }
no-bot-or-module = there is no bot '{ $kind }'; there are: { $known }, or module:Class for one of your own
not-made = the bot '{ $kind }' cannot be made: { $problem }; it is called with a seed
makes-no-bot = the bot '{ $kind }' makes a { $type }, which is no Bot
left-out = the bot '{ $kind }' of the package '{ $owner }' was left out: { $why }
name-taken = Tycoon has a bot of that name
name-reserved = no bot can have that name
no-name = a name has at most 40 lower-case letters, digits, '_', '.' and '-'
name-claimed-twice = { $packages } claims the same name
not-loaded = it cannot be loaded: { $problem }
not-imported = the bot '{ $kind }' cannot be imported: { $problem }
not-in-module = the bot '{ $kind }' cannot be imported: { $module } has no { $path }
names-no-bot = '{ $kind }' names no bot: { $why }
no-class = it is a { $type }, not a class that extends tycoon.bots.Bot
extends-no-bot = the class { $name } does not extend tycoon.bots.Bot
decides-nothing = the class { $name } has no method decide(seat)
not-finished = only a finished game can be reviewed: before its end there are secrets in it
