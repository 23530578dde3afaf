"""Whether what somebody could respond to concerns him. Follows from what is public alone."""

from tycoon.games.manifest_destiny.choices import replaceable
from tycoon.games.manifest_destiny.components import TOLERANCE, UNITY
from tycoon.games.manifest_destiny.pending import ANSWER, EVENT, RESPONSE
from tycoon.games.manifest_destiny.state import NOBODY, Position


def is_asked_to_respond(state: Position, seat: int) -> bool:
    """Whether a seat is asked to respond to a card (#response-order)."""
    return bool(state.pending) and state.pending[-1][0] == RESPONSE and state.pending[-1][1] == seat


def is_concerned(state: Position, seat: int) -> bool:
    """Whether the card a seat may respond to is aimed at it, hurts it, or undoes what it has played."""
    frame = state.pending[-1]
    card, player, target = frame[2], frame[3], frame[4]
    below = state.pending[-2]
    if below[0] == ANSWER:
        # A response: it concerns the one whose card it answers.
        return state.pending[-3][1] == seat
    if target != NOBODY:
        return target == seat
    return below[0] == EVENT and _hurts(state, seat, player, card, below[4], below[5])


def _hurts(state: Position, seat: int, player: int, card: int, era: int, choice: int) -> bool:
    """Whether an event that is aimed at nobody in particular costs a seat something."""
    box = state.box
    effect = box.card_effect[card]
    if effect == "congress":
        return choice == 1
    if effect == "abolition-or-civil-rights":
        return not state.owns(seat, TOLERANCE) or (era == 3 and not state.owns(seat, UNITY))
    if effect == "destroy-cities":
        return state.cities_of(seat) > 0
    if effect == "level-profits":
        return state.profit[seat] == max(state.profit) > min(state.profit)
    if effect == "trustbusters":
        return (
            state.points[seat] == max(state.points)
            or state.profit[seat] == max(state.profit)
            or state.money[seat] == max(state.money)
        )
    if effect == "surplus-and-cash" or effect == "surplus-and-region":
        return True
    if effect == "clear-territories" or effect == "close-markets":
        return any([state.holder[here] == seat for here in box.card_territories[card]])
    if effect == "replace-one":
        return any([state.holder[here] == seat for here in replaceable(state, player)])
    return False
