"""All events, by the effect that the component file gives a card. A new effect is a class and a line here.

What its card must say of it is in `components.EFFECTS`; what it is worth to players, in `strategy.worth`.
"""

from typing import Final

from tycoon.games.manifest_destiny.events.control import (
    CedeOne,
    CivilWar,
    ClearTerritories,
    EvictAndTake,
    Homestead,
    ReplaceOne,
    SurplusAndRegion,
    TakeVacant,
    Trustbusters,
)
from tycoon.games.manifest_destiny.events.event import Event
from tycoon.games.manifest_destiny.events.lasting import LASTING
from tycoon.games.manifest_destiny.events.money import (
    AbolitionOrCivilRights,
    CashPerTerritory,
    Congress,
    LevelProfits,
    LoseByDie,
    LowerLeadersProfit,
    PayPerCity,
    RaiseOwnProfit,
    SurplusAndCash,
    TakeCashFromLeader,
)
from tycoon.games.manifest_destiny.events.pieces import (
    AnyStep,
    CloseMarkets,
    DestroyCities,
    PlaceNatives,
    PlaceTechnology,
    PlaceTourists,
    PlaceTouristsInCity,
)
from tycoon.games.manifest_destiny.events.play import (
    BanProduct,
    HalveTokenMaximum,
    LiftDestinyLimit,
    Response,
    StealCard,
)
from tycoon.games.manifest_destiny.state import Position

EVENTS: Final[dict[str, Event]] = {
    **LASTING,
    "take-vacant": TakeVacant(),
    "evict-and-take": EvictAndTake(),
    "homestead": Homestead(),
    "replace-one": ReplaceOne(),
    "clear-territories": ClearTerritories(),
    "cede-one": CedeOne(),
    "trustbusters": Trustbusters(),
    "civil-war": CivilWar(),
    "surplus-and-region": SurplusAndRegion(),
    "take-cash-from-leader": TakeCashFromLeader(),
    "lose-by-die": LoseByDie(),
    "raise-own-profit": RaiseOwnProfit(),
    "lower-leaders-profit": LowerLeadersProfit(),
    "pay-per-city": PayPerCity(),
    "cash-per-territory": CashPerTerritory(),
    "level-profits": LevelProfits(),
    "abolition-or-civil-rights": AbolitionOrCivilRights(),
    "surplus-and-cash": SurplusAndCash(),
    "congress": Congress(),
    "place-natives": PlaceNatives(),
    "destroy-cities": DestroyCities(),
    "place-tourists": PlaceTourists(),
    "place-tourists-in-city": PlaceTouristsInCity(),
    "place-technology": PlaceTechnology(),
    "close-markets": CloseMarkets(),
    "any-step": AnyStep(),
    "steal-card": StealCard(),
    "halve-token-maximum": HalveTokenMaximum(),
    "ban-product": BanProduct(),
    "lift-destiny-limit": LiftDestinyLimit(),
    "response": Response(),
}


def event_of(state: Position, card: int) -> Event:
    """The event of a card that has one."""
    return EVENTS[state.box.card_effect[card]]
