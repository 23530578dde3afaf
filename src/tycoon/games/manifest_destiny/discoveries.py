"""Discoveries: research, Step markers, Pioneers and claims (rulebook chapter 8, from #pioneers and #research on)."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny.components import INNOVATION, STORYTELLING, TURNPIKE
from tycoon.games.manifest_destiny.pending import (
    CLAIM,
    DISCARD,
    PIONEER,
    PLACE_STEP,
    REROLL_RESEARCH,
    SCORE_RESEARCH,
    WILD,
    WITHDRAW,
)
from tycoon.games.manifest_destiny.state import CARD_PLAY, GOT_PIONEER, INVESTMENT, RESEARCHED, Position

WILD_NUMBER: Final = 6


def lacking_numbers(state: Position, seat: int, discovery: int) -> list[int]:
    """The steps of a discovery without a marker of the seat."""
    done = state.steps[seat][discovery]
    return [number for number in state.box.discovery_steps[discovery] if not done >> number & 1]


# ---------------------------------------------------------------------- claims


def has_needed(state: Position, seat: int, discovery: int) -> bool:
    """Whether a seat owns the advance that a discovery requires to be claimed (#discovery-e-commerce)."""
    needed = state.box.discovery_needs[discovery]
    return needed < 0 or state.owns(seat, needed)


def why_no_claim(state: Position, seat: int, discovery: int) -> str:
    """Why a seat cannot claim a discovery: the id of a reason, or nothing (#claim, #claim-pioneer)."""
    if state.discoverers[discovery]:
        return "discovery-claimed"
    if not state.pioneers[seat]:
        return "no-pioneer"
    if not has_needed(state, seat, discovery):
        return "needs-advance"
    return "" if state.has_all_steps(seat, discovery) else "steps-lacking"


def refuse_claim(state: Position, seat: int, discovery: int) -> Refusal | None:
    """What forbids a claim."""
    why = why_no_claim(state, seat, discovery)
    if not why:
        return None
    name = state.box.discovery_names[discovery]
    if why == "discovery-claimed":
        return Refusal(why, "discovery-points", discovery=name)
    if why == "no-pioneer":
        return Refusal(why, "claim-pioneer")
    if why == "needs-advance":
        return Refusal(why, f"discovery-{name}", advance=state.box.advance_names[state.box.discovery_needs[discovery]])
    return Refusal(why, "claim", discovery=name)


def offer_claim(state: Position) -> None:
    """Ask the acting seat about a discovery that it can claim now and has not declined (#claim-offer); in the Card Play
    Phase only about one that a card has completed (#claim-moment)."""
    seat = state.acting()
    if not state.pioneers[seat]:
        return
    by_card = state.phase == CARD_PLAY
    if by_card and not state.completed:
        return
    for discovery, done in enumerate(state.steps[seat]):
        if not done or state.declined >> discovery & 1 or (by_card and not state.completed >> discovery & 1):
            continue
        if not why_no_claim(state, seat, discovery):
            state.pending.append([CLAIM, seat, discovery])
            return


def claim(state: Position, seats: list[int], discovery: int, dealer: Dealer) -> None:
    """One seat, or two that collaborate, take the deeds; all markers on the discovery go back (#claim)."""
    for other in range(state.seats):
        state.steps[other][discovery] = 0
    for seat in seats:
        state.discoverers[discovery] |= 1 << seat
        state.pioneers[seat] -= 1
        state.add_points(seat, state.box.discovery_level[discovery])
        if dealer.listening:
            dealer.tell("claimed", seat=seat, discovery=state.box.discovery_names[discovery])
    for seat in reversed(seats):
        if discovery == STORYTELLING and state.hands[seat]:
            # A card may be discarded when Storytelling is obtained (#discovery-storytelling).
            state.pending.append([DISCARD, seat])
        if discovery == TURNPIKE and state.phase == INVESTMENT and seat == state.acting():
            state.give_tokens(seat, state.box.turnpike_tokens, dealer)


# ---------------------------------------------------------------------- Pioneers


def why_no_pioneer(state: Position, seat: int, returning: int = 0) -> str:
    """Why a seat cannot get a Pioneer, or nothing: one a turn (#pioneer-count), within the limit of the Era
    (#pioneer-limit), with a token from stock. `returning` tokens come back to stock as it is paid for.
    """
    if state.marked(seat, GOT_PIONEER):
        return "one-a-turn"
    if state.pioneers[seat] >= state.box.pioneer_limit[state.era]:
        return "pioneer-limit"
    return "" if state.stock[seat] + returning > 0 else "no-token-in-stock"


def may_get_pioneer(state: Position, seat: int) -> bool:
    """Whether a seat can take a free Pioneer."""
    return not why_no_pioneer(state, seat)


def get_pioneer(state: Position, seat: int, dealer: Dealer) -> None:
    """A token from stock becomes a Pioneer."""
    state.stock[seat] -= 1
    state.pioneers[seat] += 1
    state.marks[seat] |= GOT_PIONEER
    if dealer.listening:
        dealer.tell("pioneer", seat=seat)


def give_pioneers_and_steps(state: Position, seat: int, card: int) -> None:
    """The free Pioneers and the steps of a leader, for who plays or shares them (#leaders, #leader-sharing)."""
    # Only what is completed in the Card Play Phase may be claimed there.
    by_card = 1 if state.phase == CARD_PLAY else 0
    for step in reversed(state.box.card_steps[card]):
        state.pending.append([PLACE_STEP, seat, step[0], step[1], by_card])
    for _ in range(state.box.card_pioneers[card]):
        state.pending.append([PIONEER, seat, card])


# ---------------------------------------------------------------------- research


def why_no_dice(state: Position, seat: int) -> str:
    """Why a seat cannot roll for research, or nothing: once a turn (#one-research), with a Pioneer (#research)."""
    if not state.pioneers[seat]:
        return "no-pioneer"
    return "researched-already" if state.marked(seat, RESEARCHED) else ""


def why_no_research(state: Position, seat: int, discovery: int) -> str:
    """Why a seat that may roll cannot research a discovery: the id of a reason, or nothing (#research-limits)."""
    if state.discoverers[discovery]:
        return "discovery-claimed"
    if not may_research(state, discovery):
        return "too-early"
    return "all-steps-done" if state.has_all_steps(seat, discovery) else ""


def may_research(state: Position, discovery: int) -> bool:
    """Not claimed yet, and its level opened by the Era (#research-limits)."""
    return state.discoverers[discovery] == 0 and state.box.discovery_level[discovery] <= state.era


def research_choices(state: Position, seat: int) -> list[Arg]:
    """What a seat may research now: one discovery a turn, with a die for each Pioneer (#research)."""
    names: list[Arg] = []
    if not why_no_dice(state, seat):
        for discovery, name in enumerate(state.box.discovery_names):
            if not why_no_research(state, seat, discovery):
                names.append(name)
    return names


def refuse_research(state: Position, seat: int, discovery: int) -> Refusal | None:
    """What forbids to research a discovery."""
    why = why_no_research(state, seat, discovery)
    if why != "discovery-claimed":
        why = why_no_dice(state, seat) or why
    if not why:
        return None
    name = state.box.discovery_names[discovery]
    if why == "no-pioneer":
        return Refusal(why, "research")
    if why == "researched-already":
        return Refusal(why, "one-research")
    if why == "discovery-claimed":
        return Refusal(why, "discovery-points", discovery=name)
    return Refusal(why, "research-limits" if why == "too-early" else "research-steps", discovery=name)


def start_research(state: Position, seat: int, discovery: int, dealer: Dealer) -> None:
    """Roll a die for each Pioneer; Innovation may roll one again before a 6 is used (#advance-innovation)."""
    state.marks[seat] |= RESEARCHED
    dice = [dealer.roll(6, "research") for _ in range(state.pioneers[seat])]
    if dealer.listening:
        dealer.tell("researched", seat=seat, discovery=state.box.discovery_names[discovery], dice=dice)
    kind = REROLL_RESEARCH if state.owns(seat, INNOVATION) else SCORE_RESEARCH
    state.pending.append([kind, seat, discovery, *dice])


def _reroll_options(frame: list[int]) -> list[Option]:
    """Roll one of the dice again, or keep them (#advance-innovation)."""
    dice = frame[3:]
    different: list[Arg] = []
    for die in dice:
        if die not in different:
            different.append(die)
    return [Option("reroll", [Choice("die", different)]), Option("keep")]


def _reroll(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """Go on with the dice as they are, or with one of them rolled again."""
    dice = frame[3:]
    if move[0] == "reroll":
        old = cast("int", move[1])
        new = dealer.roll(6, "research")
        dice[dice.index(old)] = new
        if dealer.listening:
            name = state.box.discovery_names[frame[2]]
            dealer.tell("research-rerolled", seat=frame[1], discovery=name, old=old, die=new)
    state.pending.append([SCORE_RESEARCH, frame[1], frame[2], *dice])


def score_research(state: Position, frame: list[int]) -> None:
    """Each number rolled is a step if it is needed; a 6 is any number, chosen last (#research-steps, #wild-six)."""
    seat, discovery = frame[1], frame[2]
    dice = frame[3:]
    for _ in range(dice.count(WILD_NUMBER)):
        state.pending.append([WILD, seat, discovery])
    for die in sorted(set(dice), reverse=True):
        if die in state.box.discovery_steps[discovery]:
            state.pending.append([PLACE_STEP, seat, discovery, die, 0])


def place_step(state: Position, frame: list[int], dealer: Dealer) -> None:
    """Place a Step marker where it is needed; without one left, another must make room (#step-markers)."""
    seat, discovery, number, by_card = frame[1], frame[2], frame[3], frame[4]
    bit = 1 << number
    if state.discoverers[discovery] or not state.box.discovery_bits[discovery] & bit & ~state.steps[seat][discovery]:
        return
    if state.markers_used(seat) >= state.box.step_markers:
        state.pending.append([WITHDRAW, seat, discovery, number, by_card])
        return
    state.steps[seat][discovery] |= bit
    if by_card and state.has_all_steps(seat, discovery):
        state.completed |= 1 << discovery
    if dealer.listening:
        dealer.tell("step", seat=seat, discovery=state.box.discovery_names[discovery], number=number)


def _withdraw_options(state: Position, frame: list[int]) -> list[Option]:
    """Take one of one's markers from a discovery one cannot claim yet, or do without the new one (#step-markers,
    #claim-pioneer)."""
    options: list[Option] = []
    for discovery, done in enumerate(state.steps[frame[1]]):
        if not done or not why_no_claim(state, frame[1], discovery):
            continue
        numbers: list[Arg] = [number for number in range(1, WILD_NUMBER) if done >> number & 1]
        names: list[Arg] = [state.box.discovery_names[discovery]]
        options.append(Option("withdraw", [Choice("discovery", names), Choice("number", numbers)]))
    options.append(Option("forgo"))
    return options


def _withdraw(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """Make room for the new marker."""
    if move[0] == "forgo":
        return
    seat = frame[1]
    discovery = state.box.index_of_discovery[cast("str", move[1])]
    number = cast("int", move[2])
    state.steps[seat][discovery] &= ~(1 << number)
    if dealer.listening:
        dealer.tell("step-withdrawn", seat=seat, discovery=move[1], number=number)
    state.pending.append([PLACE_STEP, seat, frame[2], frame[3], frame[4]])


def wild_numbers(state: Position, frame: list[int]) -> list[int]:
    """The numbers a 6 may stand for: those still lacking (#wild-six)."""
    if state.discoverers[frame[2]]:
        return []
    return lacking_numbers(state, frame[1], frame[2])


# ---------------------------------------------------------------------- the decisions


def options(state: Position, frame: list[int]) -> list[Option]:
    """What is asked about Pioneers, steps, dice and claims."""
    kind = frame[0]
    if kind == CLAIM:
        ready: list[Arg] = [state.box.discovery_names[frame[2]]]
        return [Option("claim", [Choice("discovery", ready)]), Option("decline")]
    if kind == WILD:
        return [Option("wild", [Choice("number", cast("list[Arg]", wild_numbers(state, frame)))])]
    if kind == REROLL_RESEARCH:
        return _reroll_options(frame)
    if kind == WITHDRAW:
        return _withdraw_options(state, frame)
    return [Option("pioneer"), Option("decline")]


def play(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """Such a decision is made."""
    kind, seat = frame[0], frame[1]
    if kind == CLAIM:
        if move[0] == "claim":
            claim(state, [seat], frame[2], dealer)
        else:
            state.declined |= 1 << frame[2]
            if dealer.listening:
                dealer.tell("claim-declined", seat=seat, discovery=state.box.discovery_names[frame[2]])
    elif kind == WILD:
        state.pending.append([PLACE_STEP, seat, frame[2], cast("int", move[1]), 0])
    elif kind == REROLL_RESEARCH:
        _reroll(state, frame, move, dealer)
    elif kind == WITHDRAW:
        _withdraw(state, frame, move, dealer)
    elif move[0] == "pioneer":
        get_pioneer(state, seat, dealer)
