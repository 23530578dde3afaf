"""Who knows what in Rival CEOs: what a seat sees, what is hidden from it, and what it can imagine instead.

Open are dollars, products, employees, cards lying face up and the sizes of hands (#open-information). Hidden are hands,
face-down cards, unseen discards, and placements and layoffs that are still sealed.
"""

from tycoon.core.audience import seats_of
from tycoon.core.dealer import Dealer
from tycoon.games.rivals.components import ACE, CARDS, DEPARTMENTS, JACK, KING, PLACES, RESERVE, sorted_cards
from tycoon.games.rivals.state import (
    ASSIGNMENT,
    DISMISSALS,
    KEEPS,
    NO_CAP,
    NOBODY,
    PHASES,
    UNDECIDED,
    Position,
)


def view(position: Position, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    spying = position.spy != NOBODY
    return {
        "seat": seat,
        "phase": PHASES[position.phase],
        "turn": position.turn,
        "turn_cap": position.turn_cap if position.turn_cap != NO_CAP else None,
        "goal": position.box.goal,
        "first": position.first,
        "waiting": seats_of(position.waiting),
        "spy": position.spy if spying else None,
        "target": position.target if spying else None,
        "department": DEPARTMENTS[position.department] if spying else None,
        "face_down": CARDS[position.face_down] if spying and seat == position.spy else None,
        "demand": position.demand if position.demand else None,
        "studies": position.studies,
        "deck": len(position.deck),
        "discards": sum(position.shown) + sum(position.unseen),
        "known_discards": named(_known_discards(position, seat)),
        "players": [_view_player(position, seat, other) for other in range(position.seats)],
    }


def _known_discards(position: Position, seat: int | None) -> list[int]:
    """By kind, the discarded cards a seat has seen: those shown to all, and its own (#accepted-secret)."""
    if seat is None:
        return position.shown
    return [position.shown[kind] + position.unseen[seat * 5 + kind] for kind in range(5)]


def _view_player(position: Position, seat: int | None, other: int) -> dict[str, object]:
    at = other * 5
    assigning = position.phase == ASSIGNMENT
    own = seat == other
    player: dict[str, object] = {
        "seat": other,
        "dollars": position.dollars[other],
        "products": position.products[other],
        "hand": named(position.hands[at : at + 5]) if own else None,
        "hand_size": position.hand_sizes[other],
        "employees": position.employees[other],
        "reserve": position.staff[at + RESERVE],
        "to_place": position.to_place(other) if assigning else None,
        "offer": position.offers[other] if position.offers[other] else None,
        "leaving": PLACES[position.leaving[other]] if own and position.leaving[other] >= 0 else None,
    }
    for department, name in enumerate(DEPARTMENTS):
        bit = other * 4 + department
        player[name] = position.staff[at + department]
        player[f"{name}_placing"] = position.sealed[at + department] if own and assigning else None
        player[f"{name}_needed"] = position.box.target - position.aces[bit]
        player[f"{name}_boosted"] = bool(position.boosted >> bit & 1)
        player[f"{name}_disrupted"] = bool(position.disrupted >> bit & 1)
    return player


def unknown_cards(position: Position, seat: int) -> list[int]:
    """By kind, the cards a seat has not seen: in the pile, in other hands, face down, or discarded unseen by others."""
    counts = position.box.copies.copy()
    known = _known_discards(position, seat)
    for kind in range(5):
        counts[kind] -= position.hands[seat * 5 + kind] + known[kind]
    counts[ACE] -= sum(position.aces)
    counts[KING] -= int(position.boosted).bit_count()
    counts[JACK] -= position.studies
    if position.spy == seat:
        counts[position.face_down] -= 1
    return counts


def secrets(position: Position, seat: int) -> dict[str, object]:
    """By name, what a seat can neither see nor deduce."""
    hidden: dict[str, object] = {}
    counts = unknown_cards(position, seat)
    pool = sorted_cards(counts)
    # Where three cards in four or more are alike, or one holder has them all, there may be little to hide.
    varied = max(counts) * 4 <= len(pool) * 3
    for other in range(position.seats):
        if other == seat:
            continue
        at = other * 5
        if varied and 0 < position.hand_sizes[other] < len(pool):
            hidden[f"hand of {other}"] = position.hands[at : at + 5]
        unseen = position.unseen[at : at + 5]
        if varied and 0 < sum(unseen) < len(pool):
            hidden[f"unseen discards of {other}"] = unseen
        if position.phase == ASSIGNMENT and sum(position.sealed[at : at + 5]) > 0:
            hidden[f"placements of {other}"] = position.sealed[at : at + 5]
        if position.leaving[other] != UNDECIDED and len(_layoffs(position, other)) > 1:
            hidden[f"layoff of {other}"] = position.leaving[other]
    if varied and position.spy not in (NOBODY, seat) and len(pool) > 1:
        hidden["face-down card"] = position.face_down
    if varied and 0 < len(position.deck) < len(pool):
        hidden["deck"] = list(position.deck)
    return hidden


def _layoffs(position: Position, seat: int) -> list[int]:
    """What a seat that has decided about layoffs may have decided (#layoffs-told)."""
    places = [place for place in range(5) if position.staff[seat * 5 + place]]
    return places if position.phase == DISMISSALS else [KEEPS, *places]


def redraw_hidden(other: Position, seat: int, dealer: Dealer) -> None:
    """Draw anew, in a copy of a position, all that a seat cannot know."""
    pool = sorted_cards(unknown_cards(other, seat))
    for rival in range(other.seats):
        if rival == seat:
            continue
        at = rival * 5
        _redeal(other.hands, at, pool, dealer)
        _redeal(other.unseen, at, pool, dealer)
        if other.phase == ASSIGNMENT:
            placed = sum(other.sealed[at : at + 5])
            other.sealed[at : at + 5] = [0] * 5
            for _ in range(placed):
                other.sealed[at + dealer.below(5)] += 1
        if other.leaving[rival] != UNDECIDED:
            choices = _layoffs(other, rival)
            other.leaving[rival] = choices[dealer.below(len(choices))]
    if other.spy not in (NOBODY, seat):
        other.face_down = pool.pop(dealer.below(len(pool)))
    other.deck = pool


def named(counts: list[int]) -> list[str]:
    """So many cards of each kind, by name."""
    return [CARDS[kind] for kind in sorted_cards(counts)]


def _redeal(cards: list[int], at: int, pool: list[int], dealer: Dealer) -> None:
    """Replace the five counts from `at` on by as many cards out of the pool."""
    size = sum(cards[at : at + 5])
    cards[at : at + 5] = [0] * 5
    for _ in range(size):
        cards[at + pool.pop(dealer.below(len(pool)))] += 1
