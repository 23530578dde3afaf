"""Whether an event can have an effect: only News is played for its number alone (#no-effect).

Judged by what lies open to all. How much money others have is covered, so an event about money counts as having one.
"""

from tycoon.games.manifest_destiny import choices, responses
from tycoon.games.manifest_destiny.components import DESTINY, LEADER
from tycoon.games.manifest_destiny.events import rights_penalty
from tycoon.games.manifest_destiny.pending import BURN, HOMESTEAD, MARKER, MARKET, NATIVES, REPLACE
from tycoon.games.manifest_destiny.state import NOBODY, Position


def can_have_effect(state: Position, seat: int, card: int) -> bool:
    """Whether playing a card for its leader or event can change anything."""
    box = state.box
    if box.card_kind[card] in (LEADER, DESTINY):
        # Credits count in any case, and so does the payout.
        return True
    effect = box.card_effect[card]
    if effect in responses.AIMED:
        return bool(responses.targets(state, seat, card))
    if effect == "place-natives":
        return bool(choices.offered(state, [NATIVES, seat, card]))
    if effect == "destroy-cities":
        return bool(choices.offered(state, [BURN, seat, card]))
    if effect == "homestead":
        return bool(choices.offered(state, [HOMESTEAD, seat, card]))
    if effect == "close-markets":
        return bool(choices.offered(state, [MARKET, seat, card]))
    if effect == "replace-one":
        return bool(choices.offered(state, [REPLACE, seat, card]))
    if effect == "place-technology":
        return _has_credit(state, seat, card) or bool(choices.offered(state, [MARKER, seat, card]))
    if effect == "clear-territories":
        return any([state.holder[here] != NOBODY for here in box.card_territories[card]])
    if effect == "trustbusters":
        return any([responses.is_abroad(state, other) for other in range(state.seats)])
    if effect == "cash-per-territory":
        return choices.farm_land(state, seat, card) > 0
    if effect == "level-profits":
        return max(state.profit) > min(state.profit)
    if effect == "abolition-or-civil-rights":
        return _lowers_profit(state, card)
    return True


def _has_credit(state: Position, seat: int, card: int) -> bool:
    for advance, credit in enumerate(state.box.card_credits[card]):
        if credit and not state.owns(seat, advance):
            return True
    return False


def _lowers_profit(state: Position, card: int) -> bool:
    """Whether somebody would lose Profit who has more than the least, in an Era that may be chosen."""
    for era in responses.eras_to_choose(state, card):
        for other in range(state.seats):
            if state.profit[other] > state.box.minimum_profit and rights_penalty(state, other, card, era):
                return True
    return False
