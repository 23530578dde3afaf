"""Who knows what: views, secrets and imagined hands.

Hands, drawn cards and cards discarded face down are hidden (#hidden-cards). Money is covered (#hidden-money), but no
secret: everything paid and received is seen by all, and can be remembered (#remembered-money). All else is open.

A card of an earlier pack cannot be in the pack, and a seat cannot hold more cards of the pack now drawn from than it
has drawn from it. Imagined hands respect both.
"""

from typing import Final

from tycoon.core.audience import in_audience, seats_of
from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny.pending import (
    BURN,
    CLAIM,
    CLEAR,
    DECISIONS,
    DISCARD,
    HOMESTEAD,
    JOINT,
    LICENCE,
    MARKER,
    MARKET,
    NATIVES,
    PRESENCE,
    REFUSE_CARD,
    REROLL_DUEL,
    REROLL_RESEARCH,
    RESPONSE,
    TAKE,
    WILD,
    WITHDRAW,
    YIELD,
)
from tycoon.games.manifest_destiny.state import NO_BID, NO_CARD, NOBODY, OVER, PHASES, Position

NOWHERE: Final = -1
"""The holder of cards discarded face down, among hidden places."""


# ---------------------------------------------------------------------- views


def view(state: Position, seat: int | None) -> dict[str, object]:
    """What a seat or a spectator may know."""
    box = state.box
    cards = box.card_names
    frame = state.pending[-1] if state.pending else None
    products = range(len(box.product_names))
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "acting": None if state.phase == OVER else (frame[1] if frame is not None else state.acting()),
        "decision": None if frame is None else DECISIONS[frame[0]][0],
        "about": None if frame is None else _view_decision(state, frame),
        "era": state.era,
        "eras_playable": [era for era in (1, 2, 3) if state.playable >> era & 1],
        "bidding": state.bidding.copy(),
        "bids": [None if bid == NO_BID else bid for bid in state.bids],
        "mats": state.mats.copy(),
        "order": [None if one == NOBODY else one for one in state.order],
        "choice": state.choice.copy(),
        "pack": len(state.pack),
        "pack_era": state.pack_era,
        "played": [cards[card] for card in state.played],
        "returning": [cards[card] for card in state.waiting],
        "out": [cards[card] for card in state.gone],
        "buried": len(state.buried),
        "surplus": [box.product_names[product] for product in products if state.surplus >> product & 1],
        "banned": [box.product_names[product] for product in products if state.banned >> product & 1],
        "closed_markets": [box.territory_names[here] for here in state.frozen],
        "canal": state.canal,
        "duelled": [box.territory_names[here] for here in state.duelled],
        "most_cities": None if state.most_cities == NOBODY else state.most_cities,
        "tracks": {"city": state.tracks[0] + 1, "pioneer": state.tracks[1] + 1, "card": state.tracks[2] + 1},
        "discoverers": [
            {"discovery": name, "seats": seats_of(state.discoverers[discovery])}
            for discovery, name in enumerate(box.discovery_names)
            if state.discoverers[discovery]
        ],
        "last_card": state.last_card,
        "goal_reached": state.goal,
        "players": [_view_player(state, seat, other) for other in range(state.seats)],
        "territories": [
            _view_territory(state, here) for here in range(len(box.territory_names)) if state.is_open(here)
        ],
    }


def _view_decision(state: Position, frame: list[int]) -> dict[str, object]:
    """What a pending decision is about: all of it lies open, or has been said aloud."""
    box = state.box
    kind = frame[0]
    if kind == RESPONSE:
        target = frame[4]
        return {"card": box.card_names[frame[2]], "seat": frame[3], "other": None if target == NOBODY else target}
    if kind == LICENCE:
        return {"card": box.card_names[frame[3]], "other": frame[2]}
    if kind == JOINT:
        return {"discovery": box.discovery_names[frame[3]], "other": frame[2]}
    if kind in (WITHDRAW, CLAIM, WILD):
        return {"discovery": box.discovery_names[frame[2]]}
    if kind == REROLL_RESEARCH:
        return {"discovery": box.discovery_names[frame[2]], "dice": frame[3:]}
    if kind == PRESENCE:
        return {"territory": box.territory_names[frame[2]]}
    if kind == REROLL_DUEL:
        return {"territory": box.territory_names[frame[2]], "defence": frame[3]}
    if kind in (REFUSE_CARD, DISCARD):
        return {}
    if kind in (TAKE, YIELD, NATIVES, BURN, HOMESTEAD, MARKER, CLEAR, MARKET):
        return {"card": box.card_names[frame[2]], "left": frame[3]}
    return {"card": box.card_names[frame[2]]}


def _view_player(state: Position, seat: int | None, other: int) -> dict[str, object]:
    box = state.box
    names = box.card_names
    shown = other == seat or state.phase == OVER
    home = state.homes[other]
    partner = state.partners[other]
    drawn = state.drawn[other]
    return {
        "seat": other,
        "home": None if home == NOBODY else box.territory_names[home],
        "money": state.money[other] if shown else None,
        "profit": state.profit[other],
        "points": state.points[other],
        "stock": state.stock[other],
        "purchased": state.purchased[other],
        "anywhere": state.anywhere[other],
        "pioneers": state.pioneers[other],
        "losses": state.losses[other],
        "presences": [box.territory_names[here] for here, holder in enumerate(state.holder) if holder == other],
        "advances": [name for advance, name in enumerate(box.advance_names) if state.owns(other, advance)],
        "discoveries": [name for discovery, name in enumerate(box.discovery_names) if state.has(other, discovery)],
        "steps": {
            name: [number for number in range(1, 6) if state.steps[other][discovery] >> number & 1]
            for discovery, name in enumerate(box.discovery_names)
            if state.steps[other][discovery]
        },
        "in_force": [names[card] for card in state.active[other]],
        "cards": len(state.hands[other]),
        "hand": [names[card] for card in state.hands[other]] if shown else None,
        "known": [
            names[card] for card in state.hands[other] if seat is not None and in_audience(seat, state.seen[card])
        ],
        "drawn": names[drawn] if drawn != NO_CARD and other == seat else None,
        "highest_card": state.highest[other],
        "priority_left": not in_audience(other, state.priority_used),
        "partner": None if partner == NOBODY else partner,
    }


def _view_territory(state: Position, here: int) -> dict[str, object]:
    box = state.box
    holder = state.holder[here]
    products = [box.product_names[product] for product in box.products[here]]
    products += [box.product_names[box.tourists]] * state.tourists.count(here)
    products += [box.product_names[box.technology]] * state.technology.count(here)
    return {
        "territory": box.territory_names[here],
        "region": box.region_names[box.region[here]],
        "holder": None if holder == NOBODY else holder,
        "established": state.settled[here],
        "city": state.city[here],
        "natives": state.native[here],
        "products": products,
        "control": box.control[here],
    }


# ---------------------------------------------------------------------- what is hidden from a seat


def _hidden_cards(state: Position, seat: int, holder: int) -> list[int]:
    """The cards of a holder, or of NOWHERE for those discarded face down, that a seat cannot know."""
    cards = state.buried if holder == NOWHERE else state.hands[holder]
    return [card for card in cards if not in_audience(seat, state.seen[card])]


def _holders(state: Position, seat: int) -> list[int]:
    """Where cards are hidden from a seat, besides the pack."""
    return [NOWHERE, *[other for other in range(state.seats) if other != seat]]


def _from_old_packs(state: Position, cards: list[int]) -> list[int]:
    return [card for card in cards if state.laps[card] != state.pack_era]


def _least_old(state: Position, seat: int, holder: int) -> int:
    """How many of a holder's hidden cards must come from earlier packs, as far as a seat can tell."""
    if holder == NOWHERE:
        return 0
    known_recent = 0
    for card in state.hands[holder]:
        if in_audience(seat, state.seen[card]) and state.laps[card] == state.pack_era:
            known_recent += 1
    return max(0, len(_hidden_cards(state, seat, holder)) - max(0, state.recent[holder] - known_recent))


def secrets(state: Position, seat: int) -> dict[str, object]:
    """The hands of others and the cards discarded face down, where more than one thing is possible."""
    if state.phase == OVER:
        return {}
    hidden: dict[str, object] = {}
    holders = _holders(state, seat)
    sizes = [len(_hidden_cards(state, seat, holder)) for holder in holders]
    least = [_least_old(state, seat, holder) for holder in holders]
    old = 0
    fresh = len(state.pack)
    for holder in holders:
        cards = _hidden_cards(state, seat, holder)
        olds = len(_from_old_packs(state, cards))
        old += olds
        fresh += len(cards) - olds
    for at, holder in enumerate(holders):
        size = sizes[at]
        elsewhere = sum(sizes) - size
        fewest = max(least[at], old - elsewhere, size - fresh, 0)
        most = min(size, old - (sum(least) - least[at]))
        if fewest < most or 0 < fewest < old or 0 < size - fewest < fresh:
            if holder == NOWHERE:
                hidden["buried"] = state.buried.copy()
            elif state.drawn[holder] == NO_CARD or size > 1:
                hidden[f"hand of {holder}"] = state.hands[holder].copy()
    return hidden


def imagine_cards(state: Position, seat: int, dealer: Dealer) -> None:
    """Deal anew all cards that a seat cannot see, in ways it cannot rule out. Changes the state it is given."""
    if state.phase == OVER:
        return
    holders = _holders(state, seat)
    old: list[int] = []
    fresh = state.pack.copy()
    slots: list[int] = []
    forced: list[int] = []
    for holder in holders:
        cards = _hidden_cards(state, seat, holder)
        least = _least_old(state, seat, holder)
        olds = _from_old_packs(state, cards)
        old += olds
        fresh += [card for card in cards if card not in olds]
        drawn = state.drawn[holder] if holder != NOWHERE else NO_CARD
        if drawn in olds and least == 0:
            least = 1
        forced += [holder] * least
        free = len(cards) - least
        if drawn != NO_CARD and drawn not in olds:
            # A card just drawn from this pack is one of this pack.
            free -= 1
        slots += [holder] * free
    # In an order that does not tell where they were: who knows the same imagines the same.
    old.sort()
    fresh.sort()
    # Cards of earlier packs go where they must be, then anywhere but into the pack.
    chosen: list[list[int]] = [[] for _ in range(state.seats + 1)]  # the last one is for NOWHERE
    for holder in forced:
        chosen[holder].append(old.pop(dealer.below(len(old))))
    while old:
        holder = slots.pop(dealer.below(len(slots)))
        chosen[holder].append(old.pop(dealer.below(len(old))))
    for holder in holders:
        count = len(_hidden_cards(state, seat, holder)) - len(chosen[holder])
        for _ in range(count):
            chosen[holder].append(fresh.pop(dealer.below(len(fresh))))
    for holder in holders:
        hidden = _hidden_cards(state, seat, holder)
        if holder == NOWHERE:
            state.buried = sorted([card for card in state.buried if card not in hidden] + chosen[holder])
        else:
            _imagine_drawn(state, holder, chosen[holder], dealer)
            state.hands[holder] = sorted([card for card in state.hands[holder] if card not in hidden] + chosen[holder])
    state.pack = sorted(fresh)
    _imagine_knowledge(state, chosen)


def _imagine_drawn(state: Position, holder: int, chosen: list[int], dealer: Dealer) -> None:
    """The card another has just drawn is one of their hidden cards, of the pack it was drawn from."""
    drawn = state.drawn[holder]
    if drawn == NO_CARD:
        return
    alike = [card for card in chosen if (state.laps[card] == state.pack_era) == (state.laps[drawn] == state.pack_era)]
    state.drawn[holder] = alike[dealer.below(len(alike))]


def _imagine_knowledge(state: Position, chosen: list[list[int]]) -> None:
    """What others know of cards that lie elsewhere now is forgotten: it would tell where they were."""
    for cards in [*chosen, state.pack]:
        for card in cards:
            state.seen[card] = 0
