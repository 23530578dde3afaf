"""Unity: leaders shared with all they give, and discoveries completed together (#advance-unity)."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import discoveries
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
    box = state.box
    leaders: list[Arg] = []
    for other in range(state.seats):
        if not may_collaborate(state, seat, other):
            continue
        for card in state.active[other]:
            if not _why_no_share(state, seat, other, card):
                leaders.append(box.card_names[card])
        if not _why_no_company(state, seat, other):
            together: list[Arg] = []
            for discovery, name in enumerate(box.discovery_names):
                if not _why_not_together(state, seat, other, discovery):
                    together.append(name)
            if together:
                seats: list[Arg] = [other]
                options.append(Option("joint", [Choice("discovery", together), Choice("seat", seats)]))
    if leaders:
        options.append(Option("licence", [Choice("card", leaders)]))


def refuse_licence(state: Position, seat: int, card: int) -> Refusal | None:
    """What forbids to ask for a leader (#leader-sharing)."""
    name = state.box.card_names[card]
    owner = _in_force_for(state, card)
    if owner == NOBODY or state.box.card_kind[card] != LEADER:
        return Refusal("no-leader-in-force", "leader-sharing", card=name)
    if not may_collaborate(state, seat, owner):
        return Refusal("no-collaboration", "collaboration")
    why = _why_no_share(state, seat, owner, card)
    if not why:
        return None
    return Refusal(why, "collaboration-details" if why == "asked-already" else "leader-sharing", card=name)


def refuse_joint(state: Position, seat: int, other: int, discovery: int) -> Refusal | None:
    """What forbids to ask for a joint claim (#joint-claim)."""
    if not 0 <= other < state.seats or not may_collaborate(state, seat, other):
        return Refusal("no-collaboration", "collaboration")
    why = _why_no_company(state, seat, other)
    if why:
        return Refusal(why, "joint-claim" if why == "joint-too-late" else "joint-claim-needs", other=other)
    name = state.box.discovery_names[discovery]
    why = _why_not_together(state, seat, other, discovery)
    if why == "discovery-claimed":
        return Refusal(why, "discovery-points", discovery=name)
    if why == "joint-needs-advance":
        needed = state.box.advance_names[state.box.discovery_needs[discovery]]
        return Refusal(why, "joint-claim-needs", advance=needed)
    if why == "joint-asked-already":
        return Refusal(why, "collaboration-details", discovery=name, other=other)
    return Refusal(why, "joint-claim", discovery=name, other=other) if why else None


def _in_force_for(state: Position, card: int) -> int:
    """For whom a card is in force, or NOBODY."""
    for other in range(state.seats):
        if card in state.active[other]:
            return other
    return NOBODY


def _why_no_share(state: Position, seat: int, other: int, card: int) -> str:
    """Why a card of a possible partner cannot be asked for: the id of a reason, or nothing (#leader-sharing)."""
    if state.box.card_kind[card] != LEADER:
        return "no-leader-in-force"
    if [LICENCE, other, card] in state.asked:
        return "asked-already"
    return "" if has_benefit(state, seat, card) else "no-benefit"


def has_benefit(state: Position, seat: int, card: int) -> bool:
    """Whether a leader has credits, steps, a Pioneer or tokens for a seat."""
    box = state.box
    for advance, credit in enumerate(box.card_credits[card]):
        if credit and not state.owns(seat, advance):
            return True
    for step in box.card_steps[card]:
        if not state.discoverers[step[0]] and not state.steps[seat][step[0]] >> step[1] & 1:
            return True
    if box.card_pioneers[card] and discoveries.may_get_pioneer(state, seat):
        return True
    return box.card_tokens[card] > 0 and state.stock[seat] > 0


def _why_no_company(state: Position, seat: int, other: int) -> str:
    """Why two partners cannot claim anything together, or nothing: before either has rolled, in the turn of the earlier
    one (#joint-claim), with a Pioneer each (#joint-claim-needs)."""
    if state.order.index(other) < state.at or state.marked(seat, RESEARCHED) or state.marked(other, RESEARCHED):
        return "joint-too-late"
    return "" if state.pioneers[seat] and state.pioneers[other] else "joint-pioneers"


def _why_not_together(state: Position, seat: int, other: int, discovery: int) -> str:
    """Why these two cannot claim a discovery together, or nothing: each has steps, and together they have all."""
    if state.discoverers[discovery]:
        return "discovery-claimed"
    mine, yours = state.steps[seat][discovery], state.steps[other][discovery]
    needed = state.box.discovery_bits[discovery]
    if not mine or not yours or (mine | yours) & needed != needed:
        return "joint-steps"
    if not discoveries.has_needed(state, seat, discovery) or not discoveries.has_needed(state, other, discovery):
        return "joint-needs-advance"
    return "joint-asked-already" if [JOINT, other, discovery] in state.asked else ""


def ask_licence(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """The leader's player is asked to share it."""
    owner = _in_force_for(state, card)
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
        # All that the leader gives: credits for the turn, the rest at once (#collaboration-details).
        state.licences.append([seat, other, frame[3]])
        state.give_tokens(seat, state.box.card_tokens[frame[3]], dealer)
        discoveries.give_pioneers_and_steps(state, seat, frame[3])
    else:
        # Neither of them rolls for research this turn (#joint-claim).
        state.marks[seat] |= RESEARCHED
        state.marks[other] |= RESEARCHED
        discoveries.claim(state, [seat, other], frame[3], dealer)


def useful_licences(state: Position, seat: int, advance: int, price: int) -> list[tuple[int, int]]:
    """The shared leaders worth their fee for this advance: (owner, credit) of each (#leader-sharing)."""
    found: list[tuple[int, int]] = []
    for buyer, owner, card in state.licences:
        credit = state.box.card_credits[card][advance]
        if buyer == seat and credit and min(credit, price) > credit // 2:
            found.append((owner, credit))
            price = max(0, price - credit)
    return found
