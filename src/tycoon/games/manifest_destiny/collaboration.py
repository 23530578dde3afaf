"""Unity: leaders shared with all they give, and discoveries completed together (#advance-unity)."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import research
from tycoon.games.manifest_destiny.components import LEADER
from tycoon.games.manifest_destiny.pending import JOINT, LICENCE
from tycoon.games.manifest_destiny.state import NOBODY, RESEARCHED, Position


def may_collaborate(state: Position, seat: int, other: int) -> bool:
    """Both owned Unity before the phase, and neither has another partner this turn (#advance-unity, #one-partner)."""
    return (
        seat != other
        and state.unity >> seat & 1 == 1
        and state.unity >> other & 1 == 1
        and state.partners[seat] in (NOBODY, other)
        and state.partners[other] in (NOBODY, seat)
    )


def add_offers(state: Position, seat: int, options: list[Option]) -> None:
    """Ask another owner of Unity to share a leader, or to complete a discovery together."""
    leaders: list[Arg] = []
    for other in range(state.seats):
        if may_collaborate(state, seat, other):
            leaders += [state.box.card_names[card] for card in shareable(state, seat, other)]
            together = [state.box.discovery_names[one] for one in joinable(state, seat, other)]
            if together:
                seats: list[Arg] = [other]
                names: list[Arg] = list(together)
                options.append(Option("joint", [Choice("discovery", names), Choice("seat", seats)]))
    if leaders:
        options.append(Option("licence", [Choice("card", leaders)]))


def shareable(state: Position, seat: int, other: int) -> list[int]:
    """Leaders of another that would give the seat something, not asked for before (#leader-sharing)."""
    found: list[int] = []
    for card in state.active[other]:
        if state.box.card_kind[card] != LEADER:
            continue
        if [LICENCE, other, card] in state.asked or [seat, other, card] in state.licences:
            continue
        if has_benefit(state, seat, card):
            found.append(card)
    return found


def has_benefit(state: Position, seat: int, card: int) -> bool:
    """Whether a leader has credits, steps, a Pioneer or tokens for a seat."""
    box = state.box
    for advance, credit in enumerate(box.card_credits[card]):
        if credit and not state.owns(seat, advance):
            return True
    for step in box.card_steps[card]:
        if not state.discoverers[step[0]] and step[1] in research.lacking_numbers(state, seat, step[0]):
            return True
    if box.card_pioneers[card] and research.may_get_pioneer(state, seat):
        return True
    return box.card_tokens[card] > 0 and state.stock[seat] > 0


def joinable(state: Position, seat: int, other: int) -> list[int]:
    """What the two complete together, before either has rolled, in the earlier one's turn (#joint-claim)."""
    if state.order.index(other) < state.at or state.marked(seat, RESEARCHED) or state.marked(other, RESEARCHED):
        return []
    if not state.pioneers[seat] or not state.pioneers[other]:
        return []
    found: list[int] = []
    for discovery, numbers in enumerate(state.box.discovery_steps):
        if state.discoverers[discovery] or [JOINT, other, discovery] in state.asked:
            continue
        if not research.has_needed(state, seat, discovery) or not research.has_needed(state, other, discovery):
            continue
        mine, yours = state.steps[seat][discovery], state.steps[other][discovery]
        if mine and yours and all([(mine | yours) >> number & 1 for number in numbers]):
            found.append(discovery)
    return found


def ask_licence(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """The leader's player is asked to share it."""
    owner = NOBODY
    for other in range(state.seats):
        if card in state.active[other]:
            owner = other
    state.asked.append([LICENCE, owner, card])
    state.pending.append([LICENCE, owner, seat, card])
    if dealer.listening:
        dealer.tell("licence-asked", seat=seat, other=owner, card=state.box.card_names[card])


def ask_joint(state: Position, seat: int, other: int, discovery: int, dealer: Dealer) -> None:
    """The partner is asked to complete the discovery together."""
    state.asked.append([JOINT, other, discovery])
    state.pending.append([JOINT, other, seat, discovery])
    if dealer.listening:
        dealer.tell("joint-asked", seat=seat, other=other, discovery=state.box.discovery_names[discovery])


def answer_offer(state: Position, frame: list[int], accepted: bool, dealer: Dealer) -> None:
    """Nobody has to collaborate; who does is bound to this partner for the turn (#one-partner)."""
    other, seat = frame[1], frame[2]
    if dealer.listening:
        dealer.tell("offer-accepted" if accepted else "offer-declined", seat=other, other=seat)
    if not accepted:
        return
    state.partners[seat] = other
    state.partners[other] = seat
    if frame[0] == LICENCE:
        # All that the leader gives: his credits for the turn, the rest at once (#collaboration-details).
        state.licences.append([seat, other, frame[3]])
        state.give_tokens(seat, state.box.card_tokens[frame[3]], dealer)
        research.give_pioneers_and_steps(state, seat, frame[3])
    else:
        # Neither of them rolls for research this turn (#joint-claim).
        state.marks[seat] |= RESEARCHED
        state.marks[other] |= RESEARCHED
        research.claim(state, [seat, other], frame[3], dealer)


def useful_licences(state: Position, seat: int, advance: int, price: int) -> list[tuple[int, int]]:
    """The shared leaders worth their fee for this advance: (owner, credit) of each (#leader-sharing)."""
    found: list[tuple[int, int]] = []
    for buyer, owner, card in state.licences:
        credit = state.box.card_credits[card][advance]
        if buyer == seat and credit and min(credit, price) > credit // 2:
            found.append((owner, credit))
            price = max(0, price - credit)
    return found
