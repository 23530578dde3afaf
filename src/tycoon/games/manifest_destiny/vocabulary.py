"""All that is ever offered in Manifest Destiny, with the widest choices."""

from typing import Final

from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Domain, Number, Option
from tycoon.games.manifest_destiny.components import ERAS, Components
from tycoon.games.manifest_destiny.discoveries import WILD_NUMBER
from tycoon.games.manifest_destiny.events.event import PRESENCES
from tycoon.games.manifest_destiny.events.event import VERBS as TERRITORY_EVENTS
from tycoon.games.manifest_destiny.events.money import CONGRESS_WORDS

SINGLE: Final = [
    *["done", "priority", "pass", "pay", "give-up", "forgo", "pioneer", "cheap-pioneer", "card", "cheap-card"],
    *["decline", "accept", "reroll", "keep", "swap"],
]
"""Verbs without an argument."""

OF_TERRITORIES: Final = ["home", "place", "attack", "city", "cheap-city", "free-city", "lift", "drive-out"]
"""Verbs of a turn that name a territory; events have more."""

OF_CARDS: Final = ["play", "payout", "news", "discard", "respond", "licence"]


def vocabulary(box: Components, seats: int) -> list[Option]:
    """By what they name."""
    territory = Choice("territory", [*box.territory_names])
    card = Choice("card", [*box.card_names])
    discovery = Choice("discovery", [*box.discovery_names])
    presence = Choice("presence", PRESENCES)
    faces: list[Arg] = [*range(1, WILD_NUMBER + 1)]
    steps: list[Arg] = [*range(1, WILD_NUMBER)]
    everybody: list[Arg] = [*range(seats)]
    single: list[tuple[str, Domain]] = [
        ("bid", Choice("amount", [*range(0, box.start_cash + 1, box.bid_step)])),
        ("position", Choice("place", [*range(1, seats + 1)])),
        ("target", Choice("seat", everybody)),
        ("era", Choice("era", [*ERAS])),
        ("congress", Choice("how", CONGRESS_WORDS)),
        ("name", Choice("product", [*box.product_names])),
        ("region", Choice("region", [*box.region_names])),
        ("presence", presence),
        ("tokens", Number("count", 1, box.tokens)),
        ("advance", Choice("advance", [*box.advance_names])),
        ("research", discovery),
        ("claim", discovery),
        ("reroll", Choice("die", faces)),
        ("wild", Choice("number", steps)),
    ]
    return [
        *[Option(verb) for verb in SINGLE],
        *[Option(verb, [domain]) for verb, domain in single],
        *[Option(verb, [territory]) for verb in [*OF_TERRITORIES, *TERRITORY_EVENTS.values()]],
        *[Option(verb, [card]) for verb in OF_CARDS],
        *[Option(verb, [territory, presence]) for verb in ("take", "replace")],
        *[Option(verb, [discovery, Choice("number", steps)]) for verb in ("step", "withdraw")],
        Option("joint", [discovery, Choice("seat", everybody)]),
    ]
