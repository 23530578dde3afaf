"""What can be pending besides a seat's ordinary turn: decisions that a card or a die asks for, and steps to come.

A frame is a list [kind, seat, …] on the stack `Position.pending`; the last one comes first. Kinds below STEPS are
decisions of that seat; the others are carried out as soon as they are on top.
"""

from typing import Final

# ---------------------------------------------------------------------- decisions

TARGET: Final = 0
"""[seat, card]: choose the player a card is aimed at."""
ERA: Final = 1
"""[seat, card]: choose the Era a card is played under."""
CONGRESS: Final = 2
"""[seat, card, era]: take money, or tax all others."""
RESPONSE: Final = 3
"""[seat, card, player, target, later seats …]: respond to a card that this player has just played."""
PRODUCT: Final = 4
"""[seat, card]: name a product."""
TAKE: Final = 5
"""[seat, card, left, last]: take a territory without paying tokens; `last` is the one just taken, or -1."""
EVICT: Final = 6
"""[seat, card]: choose a presence of another player to be removed."""
CEDE: Final = 7
"""[seat, card, taker]: give up a territory that the taker can reach; taker NOBODY: to whoever is poorest."""
PRESENCE: Final = 8
"""[seat, territory]: place the token won there as New or Established Presence."""
YIELD: Final = 9
"""[seat, card, left, region]: remove presences of one's own, in this region or anywhere for -1."""
NATIVES: Final = 10
"""[seat, card, left]: place Natives."""
BURN: Final = 11
"""[seat, card, left]: destroy Cities."""
CIVIL_WAR: Final = 12
"""[seat, card]: pay or lose presences."""
HOMESTEAD: Final = 13
"""[seat, card, left]: take a territory or remove Natives."""
MARKER: Final = 14
"""[seat, card, left]: place a product marker."""
REGION: Final = 15
"""[seat, card]: name the region the Depression hits."""
CLEAR: Final = 16
"""[seat, card, left, first]: choose territories to be emptied."""
MARKET: Final = 17
"""[seat, card, left]: choose foreign markets to be closed."""
REPLACE: Final = 18
"""[seat, card]: replace a presence of another player."""
ANY_STEP: Final = 19
"""[seat, card]: place a Step marker of one's choice."""
PIONEER: Final = 20
"""[seat, card]: take a free Pioneer or not."""
WITHDRAW: Final = 21
"""[seat, discovery, number, by card]: take a Step marker away to place it there."""
REROLL_RESEARCH: Final = 22
"""[seat, discovery, dice …]: roll one research die again."""
WILD: Final = 23
"""[seat, discovery]: choose the number a rolled 6 stands for."""
REROLL_DUEL: Final = 24
"""[seat, territory, defence]: roll the dice of a duel again; `defence` is the defender's best die."""
REFUSE_CARD: Final = 25
"""[seat]: keep the card just drawn, or take the next."""
LICENCE: Final = 26
"""[seat, buyer, card]: let the buyer use a leader."""
JOINT: Final = 27
"""[seat, partner, discovery]: complete a discovery together with the partner."""
DISCARD: Final = 28
"""[seat]: discard a card face down on claiming Storytelling."""
CLAIM: Final = 29
"""[seat, discovery]: claim a discovery, or not now."""

# ---------------------------------------------------------------------- steps

STEPS: Final = 100
EVENT: Final = 100
"""[player, card, target, era, choice]: an event that nobody has cancelled takes place."""
PAYOUT: Final = 101
"""[player, product]: a product is paid out."""
PLACE_STEP: Final = 102
"""[seat, discovery, number, by card]: a Step marker is placed."""
SCORE_RESEARCH: Final = 103
"""[seat, discovery, dice …]: the dice of a research become Step markers."""
BUSTED: Final = 104
"""[seat, card]: a player named by Trustbusters cedes a territory."""
WINDOW: Final = 105
"""[player, card, target]: those entitled may respond to the card."""
GO_ON: Final = 106
"""[0]: the Adjustments, interrupted by drawing cards, go on."""
MARKERS: Final = 107
"""[seat, card]: a leader's product markers are placed."""
ANSWER: Final = 108
"""[responder, card]: a response that nobody has cancelled cancels or turns the event below it."""

DECISIONS: Final = [
    ("target", "events"),
    ("era", "transition"),
    ("congress", "card-congress"),
    ("response", "response-order"),
    ("product", "events"),
    ("take", "control-by-card"),
    ("evict", "card-remember-the-alamo"),
    ("cede", "ceding"),
    ("presence", "control-by-card"),
    ("yield", "events"),
    ("natives", "natives"),
    ("burn", "card-great-fire"),
    ("civil-war", "card-civil-war"),
    ("homestead", "card-homestead-act"),
    ("marker", "product-markers"),
    ("region", "card-the-depression"),
    ("clear", "card-dust-bowl"),
    ("market", "card-cold-war"),
    ("replace", "card-lawyer"),
    ("any-step", "card-moon-landing"),
    ("pioneer", "free-pioneers"),
    ("withdraw", "step-markers"),
    ("reroll-research", "advance-innovation"),
    ("wild", "wild-six"),
    ("reroll-duel", "discovery-rock-n-roll"),
    ("refuse-card", "discovery-think-tank"),
    ("licence", "leader-sharing"),
    ("joint", "joint-claim"),
    ("discard", "discovery-storytelling"),
    ("claim", "claim-offer"),
]
"""By kind of decision: its name, and the clause that says what may be decided."""
