"""The Investment Phase: tokens, Cities, Pioneers, cards and advances (rulebook chapter 8)."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Number, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import collaboration, discoveries, packs, scoring, turn_order
from tycoon.games.manifest_destiny.components import (
    CIRCUS,
    ELECTRICITY,
    LEVELS,
    MECHANIZATION,
    TOLERANCE,
    TURNPIKE,
    UNITY,
    WIRELESS,
)
from tycoon.games.manifest_destiny.state import (
    BOUGHT_CARD,
    CARD_TRACK,
    CITY_TRACK,
    EXPANSION,
    GOT_CITY,
    HALVED,
    INVESTMENT,
    MECHANIZED,
    NOBODY,
    PIONEER_TRACK,
    Position,
)


def begin_phase(state: Position, dealer: Dealer) -> None:
    """Only those who own Unity now may collaborate in this phase (#advance-unity)."""
    state.phase = INVESTMENT
    state.at = 0
    state.unity = 0
    for seat in range(state.seats):
        if state.owns(seat, UNITY):
            state.unity |= 1 << seat
    _begin_turn(state, dealer)


def _begin_turn(state: Position, dealer: Dealer) -> None:
    """Free tokens of the Turnpike and of cards come first, outside the maximum (#free-tokens)."""
    seat = state.acting()
    state.asked = []
    free = state.box.turnpike_tokens if state.has(seat, TURNPIKE) else 0
    for card in state.active[seat]:
        free += state.box.card_tokens[card]
    state.give_tokens(seat, free, dealer)


def _end_turn(state: Position, dealer: Dealer) -> None:
    state.declined = 0
    state.at += 1
    if state.at < state.seats:
        _begin_turn(state, dealer)
    elif state.goal or state.last_card:
        # The end, by points or by the last card (#end-by-points, #end-by-cards).
        scoring.end_game(state, dealer)
    else:
        state.phase = EXPANSION
        state.at = 0


def options(state: Position, seat: int) -> list[Option]:
    """What a seat may do in its part of the phase (#investment)."""
    found: list[Option] = []
    tokens = tokens_for_sale(state, seat)
    if tokens > 0:
        found.append(Option("tokens", [Number("count", 1, tokens)]))
    _add_city_options(state, seat, found)
    _add_pioneer_and_card_options(state, seat, found)
    advances: list[Arg] = []
    for advance, name in enumerate(state.box.advance_names):
        if may_own(state, seat, advance) and price_of(state, seat, advance) <= state.money[seat]:
            advances.append(name)
    if advances:
        found.append(Option("advance", [Choice("advance", advances)]))
    names = discoveries.research_choices(state, seat)
    if names:
        found.append(Option("research", [Choice("discovery", names)]))
    if state.pioneers[seat]:
        ready: list[Arg] = []
        for discovery, done in enumerate(state.steps[seat]):
            if done and not discoveries.why_no_claim(state, seat, discovery):
                ready.append(state.box.discovery_names[discovery])
        if ready:
            found.append(Option("claim", [Choice("discovery", ready)]))
    if not why_no_lift(state, seat):
        places: list[Arg] = [state.box.territory_names[here] for here, one in enumerate(state.holder) if one == seat]
        if places:
            found.append(Option("lift", [Choice("territory", places)]))
    if state.unity >> seat & 1:
        collaboration.add_offers(state, seat, found)
    if not turn_order.why_no_priority(state, seat):
        found.append(Option("priority"))
    found.append(Option("done"))
    return found


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What forbids a move of this phase."""
    box = state.box
    verb = move[0]
    if verb == "tokens" and len(move) == 2 and isinstance(move[1], int):
        return _refuse_tokens(state, seat, move[1])
    if len(move) == 1:
        if verb == "priority":
            return turn_order.refuse_priority(state, seat)
        if verb in ("pioneer", "cheap-pioneer"):
            return _refuse_pioneer(state, seat, verb == "cheap-pioneer")
        return _refuse_card(state, seat, verb == "cheap-card") if verb in ("card", "cheap-card") else None
    word = move[1]
    if not isinstance(word, str):
        return None
    if verb == "joint":
        if len(move) != 3 or word not in box.index_of_discovery or not isinstance(move[2], int):
            return None
        return collaboration.refuse_joint(state, seat, move[2], box.index_of_discovery[word])
    if len(move) != 2:
        return None
    if verb in ("city", "cheap-city", "free-city"):
        return _refuse_city(state, seat, str(verb), box.index_of_territory.get(word, -1))
    if verb == "advance" and word in box.index_of_advance:
        return _refuse_advance(state, seat, box.index_of_advance[word])
    if verb == "research" and word in box.index_of_discovery:
        return discoveries.refuse_research(state, seat, box.index_of_discovery[word])
    if verb == "claim" and word in box.index_of_discovery:
        return discoveries.refuse_claim(state, seat, box.index_of_discovery[word])
    if verb == "lift" and word in box.index_of_territory:
        clause = why_no_lift(state, seat)
        if not clause and state.holder[box.index_of_territory[word]] != seat:
            clause = "wireless-details"
        return Refusal("no-lift", clause) if clause else None
    if verb == "licence" and word in box.index_of_card:
        return collaboration.refuse_licence(state, seat, box.index_of_card[word])
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """A move of this phase (#investment)."""
    box = state.box
    verb = move[0]
    if verb == "done":
        _end_turn(state, dealer)
    elif verb == "tokens":
        _buy_tokens(state, seat, cast("int", move[1]), dealer)
    elif verb == "advance":
        _buy_advance(state, seat, box.index_of_advance[cast("str", move[1])], dealer)
    elif verb == "research":
        discoveries.start_research(state, seat, box.index_of_discovery[cast("str", move[1])], dealer)
    elif verb == "claim":
        discoveries.claim(state, [seat], box.index_of_discovery[cast("str", move[1])], dealer)
    elif verb in ("city", "cheap-city", "free-city"):
        there = box.index_of_territory[cast("str", move[1])]
        _build_city(state, seat, there, verb, dealer)
    elif verb in ("pioneer", "cheap-pioneer"):
        _pay_for(state, seat, PIONEER_TRACK, verb == "cheap-pioneer")
        discoveries.get_pioneer(state, seat, dealer)
    elif verb in ("card", "cheap-card"):
        _buy_card(state, seat, verb == "cheap-card", dealer)
    elif verb == "lift":
        _lift(state, seat, box.index_of_territory[cast("str", move[1])], dealer)
    elif verb == "licence":
        collaboration.ask_licence(state, seat, box.index_of_card[cast("str", move[1])], dealer)
    elif verb == "joint":
        discovery = box.index_of_discovery[cast("str", move[1])]
        collaboration.ask_joint(state, seat, cast("int", move[2]), discovery, dealer)
    else:
        turn_order.use_priority(state, seat, dealer)


# ---------------------------------------------------------------------- tokens


def token_maximum(state: Position, seat: int) -> int:
    """How many tokens a seat may buy this turn, by its place in the turn order (#token-maximum)."""
    most = state.setup.token_maximum[state.order.index(seat)]
    if state.owns(seat, TOLERANCE):
        most += state.box.tolerance_tokens
    return most // 2 if state.marked(seat, HALVED) else most


def tokens_for_sale(state: Position, seat: int) -> int:
    """How many tokens a seat can still buy: within its maximum, its money and its stock (#buy-tokens)."""
    left = token_maximum(state, seat) - state.bought[seat] - max(0, state.lifted[seat])
    return max(0, min(left, state.money[seat] // state.box.token_price, state.stock[seat]))


def _refuse_tokens(state: Position, seat: int, count: int) -> Refusal | None:
    most = tokens_for_sale(state, seat)
    if count <= most:
        return None
    if state.stock[seat] == 0:
        return Refusal("no-token-in-stock", "token-supply")
    if state.money[seat] < state.box.token_price:
        price = state.box.token_price
        return Refusal("not-enough-money", "buy-tokens", price=price, money=state.money[seat])
    return Refusal("too-many-tokens", "token-maximum", most=most)


def _buy_tokens(state: Position, seat: int, count: int, dealer: Dealer) -> None:
    """Tokens go from stock into the Purchased Tokens box."""
    state.money[seat] -= count * state.box.token_price
    state.stock[seat] -= count
    state.purchased[seat] += count
    state.bought[seat] += count
    if dealer.listening:
        dealer.tell("bought-tokens", seat=seat, count=count)


def why_no_lift(state: Position, seat: int) -> str:
    """The clause by which Wireless can take back no token now, or nothing (#advance-wireless, #wireless-details)."""
    lifted = state.lifted[seat]
    if lifted == NOBODY:
        return "advance-wireless"
    if lifted >= state.box.wireless_tokens or state.bought[seat] + lifted >= token_maximum(state, seat):
        return "wireless-details"
    return ""


def _lift(state: Position, seat: int, there: int, dealer: Dealer) -> None:
    """A token comes back from the map without loss, to be placed anywhere (#advance-wireless)."""
    state.holder[there] = NOBODY
    state.settled[there] = False
    state.lifted[seat] += 1
    state.purchased[seat] += 1
    state.anywhere[seat] += 1
    if dealer.listening:
        dealer.tell("lifted", seat=seat, territory=state.box.territory_names[there])
    if state.city[there]:
        state.count_cities(dealer)


# ---------------------------------------------------------------------- Cities, Pioneers and cards


def cost_of(state: Position, track: int) -> int:
    """The first of its kind this turn costs one token, the second two, whoever buys it (#cost-track)."""
    return state.tracks[track] + 1


def may_mechanize(state: Position, seat: int, track: int) -> bool:
    """Mechanization gives one thing a turn for a single token, where it would cost more (#discovery-mechanization)."""
    return (
        state.has(seat, MECHANIZATION)
        and not state.marked(seat, MECHANIZED)
        and cost_of(state, track) > 1
        and state.purchased[seat] >= 1
    )


def _pay_for(state: Position, seat: int, track: int, mechanized: bool) -> None:
    """One token goes into the box, the others back to stock; the next one costs more (#cost-track)."""
    state.spend_tokens(seat, 1 if mechanized else cost_of(state, track))
    state.stock[seat] -= 1
    state.boxed[seat] += 1
    state.tracks[track] += 1
    if mechanized:
        state.marks[seat] |= MECHANIZED


def _why_unpaid(state: Position, seat: int, track: int, mechanized: bool) -> str:
    """Why a seat cannot pay with tokens for a City, a Pioneer or a card: the id of a reason, or nothing."""
    if mechanized:
        return "" if may_mechanize(state, seat, track) else "no-mechanization"
    return "" if state.purchased[seat] >= cost_of(state, track) else "not-enough-tokens"


def _refuse_payment(state: Position, seat: int, track: int, mechanized: bool) -> Refusal | None:
    why = _why_unpaid(state, seat, track, mechanized)
    if not why:
        return None
    if mechanized:
        return Refusal(why, "discovery-mechanization")
    return Refusal(why, "cost-track", cost=cost_of(state, track), tokens=state.purchased[seat])


# Cities


def _why_no_city(state: Position, seat: int) -> str:
    """Why a seat gets no City now, wherever: the id of a reason, or nothing (#city-limit)."""
    if state.marked(seat, GOT_CITY):
        return "one-a-turn"
    return "" if sum(state.city) < state.box.cities else "supply-empty"


def _is_place_for_city(state: Position, seat: int, here: int) -> bool:
    """An Established Presence without a City (#city-place)."""
    return state.holder[here] == seat and state.settled[here] and not state.city[here]


def _add_city_options(state: Position, seat: int, options: list[Option]) -> None:
    pays = not _why_unpaid(state, seat, CITY_TRACK, False)
    mechanized = not _why_unpaid(state, seat, CITY_TRACK, True)
    free = state.has(seat, ELECTRICITY)
    if not (pays or mechanized or free) or _why_no_city(state, seat):
        return
    places: list[Arg] = []
    for here, holder in enumerate(state.holder):
        if holder == seat and _is_place_for_city(state, seat, here):
            places.append(state.box.territory_names[here])
    if not places:
        return
    domain = Choice("territory", places)
    if pays:
        options.append(Option("city", [domain]))
    if mechanized:
        options.append(Option("cheap-city", [domain]))
    if free:
        options.append(Option("free-city", [domain]))


def _refuse_city(state: Position, seat: int, how: str, there: int) -> Refusal | None:
    why = _why_no_city(state, seat)
    if why:
        return Refusal(why, "city-limit")
    if there < 0 or not _is_place_for_city(state, seat, there):
        return Refusal("no-place-for-city", "city-place")
    if how != "free-city":
        return _refuse_payment(state, seat, CITY_TRACK, how == "cheap-city")
    if state.has(seat, ELECTRICITY):
        return None
    return Refusal("needs-discovery", "discovery-electricity", discovery=state.box.discovery_names[ELECTRICITY])


def _build_city(state: Position, seat: int, there: int, how: str, dealer: Dealer) -> None:
    """A City is bought, or with Electricity placed free of tokens (#discovery-electricity)."""
    if how != "free-city":
        _pay_for(state, seat, CITY_TRACK, how == "cheap-city")
    state.marks[seat] |= GOT_CITY
    state.city[there] = True
    if dealer.listening:
        dealer.tell("city", seat=seat, territory=state.box.territory_names[there])
    state.count_cities(dealer)


# Pioneers and cards


def _add_pioneer_and_card_options(state: Position, seat: int, options: list[Option]) -> None:
    if not _why_no_pioneer(state, seat, False):
        options.append(Option("pioneer"))
    if not _why_no_pioneer(state, seat, True):
        options.append(Option("cheap-pioneer"))
    if not _why_no_card(state, seat):
        if not _why_unpaid(state, seat, CARD_TRACK, False):
            options.append(Option("card"))
        if not _why_unpaid(state, seat, CARD_TRACK, True):
            options.append(Option("cheap-card"))


def _why_no_pioneer(state: Position, seat: int, mechanized: bool) -> str:
    """Why a seat cannot buy a Pioneer: the id of a reason, or nothing. It becomes one of the tokens in stock, to which
    all paid tokens but one return."""
    returning = 0 if mechanized else cost_of(state, PIONEER_TRACK) - 1
    why = discoveries.why_no_pioneer(state, seat, returning)
    if why and why != "no-token-in-stock":
        return why
    return _why_unpaid(state, seat, PIONEER_TRACK, mechanized) or why


def _refuse_pioneer(state: Position, seat: int, mechanized: bool) -> Refusal | None:
    why = _why_no_pioneer(state, seat, mechanized)
    if why == "one-a-turn":
        return Refusal(why, "pioneer-count")
    if why == "pioneer-limit":
        return Refusal(why, "pioneer-limit", most=state.box.pioneer_limit[state.era])
    if why == "no-token-in-stock":
        return Refusal(why, "token-supply")
    return _refuse_payment(state, seat, PIONEER_TRACK, mechanized)


def _why_no_card(state: Position, seat: int) -> str:
    """Why a seat cannot buy a card, or nothing: with Circus, one a turn, while there is one (#buy-card)."""
    if not state.owns(seat, CIRCUS):
        return "needs-advance"
    if state.marked(seat, BOUGHT_CARD):
        return "one-a-turn"
    return "" if state.pack else "no-card-left"


def _refuse_card(state: Position, seat: int, mechanized: bool) -> Refusal | None:
    why = _why_no_card(state, seat)
    if why == "needs-advance":
        return Refusal(why, "buy-card", advance=state.box.advance_names[CIRCUS])
    if why:
        return Refusal(why, "buy-card" if why == "one-a-turn" else "end-by-cards")
    return _refuse_payment(state, seat, CARD_TRACK, mechanized)


def _buy_card(state: Position, seat: int, mechanized: bool, dealer: Dealer) -> None:
    """A card is bought and drawn at once (#buy-card)."""
    _pay_for(state, seat, CARD_TRACK, mechanized)
    state.marks[seat] |= BOUGHT_CARD
    packs.draw_card(state, seat, dealer)
    packs.ask_think_tank(state, [seat])


# ---------------------------------------------------------------------- advances


def why_not_own(state: Position, seat: int, advance: int) -> str:
    """Why a seat may not buy an advance, at whatever price, or nothing (#advance-order, #level-3)."""
    box = state.box
    if state.owns(seat, advance):
        return "advance-owned"
    before = box.advance_before[advance]
    if before >= 0 and not state.owns(seat, before):
        return "advance-order"
    return "" if box.advance_level[advance] < LEVELS or owns_level(state, seat, 1) else "level-3"


def may_own(state: Position, seat: int, advance: int) -> bool:
    """Whether a seat may buy an advance if it has the money."""
    return not why_not_own(state, seat, advance)


def _refuse_advance(state: Position, seat: int, advance: int) -> Refusal | None:
    names = state.box.advance_names
    why = why_not_own(state, seat, advance)
    if why == "advance-owned":
        return Refusal(why, "buy-advance", advance=names[advance])
    if why == "advance-order":
        return Refusal(why, "advance-order", advance=names[state.box.advance_before[advance]])
    if why:
        return Refusal(why, "level-3")
    price = price_of(state, seat, advance)
    if price <= state.money[seat]:
        return None
    return Refusal("not-enough-money", "buy-advance", price=price, money=state.money[seat])


def owns_level(state: Position, seat: int, level: int) -> bool:
    """Whether a seat owns all advances of a level."""
    bits = state.box.level_bits[level]
    return state.advances[seat] & bits == bits


def price_of(state: Position, seat: int, advance: int) -> int:
    """What a seat pays in all: the price less its credits (#leaders), licences with their fees (#leader-sharing)."""
    price = price_with_own_credits(state, seat, advance)
    if not state.licences:
        return price
    fees = 0
    for _, credit in collaboration.useful_licences(state, seat, advance, price):
        price = max(0, price - credit)
        fees += credit // 2
    return price + fees


def price_with_own_credits(state: Position, seat: int, advance: int) -> int:
    """The price less the credits of one's own cards, never below nothing (#leaders)."""
    price = state.box.advance_price[advance]
    for card in state.active[seat]:
        price -= state.box.card_credits[card][advance]
    return max(0, price)


def _buy_advance(state: Position, seat: int, advance: int, dealer: Dealer) -> None:
    """Pay, take the deed and its points; complete levels raise Profit (#advance-points, #advance-bonus)."""
    box = state.box
    price = price_with_own_credits(state, seat, advance)
    for owner, credit in collaboration.useful_licences(state, seat, advance, price):
        price = max(0, price - credit)
        state.pay_to(seat, owner, credit // 2, "licence-fee", dealer)
    state.money[seat] -= price
    state.advances[seat] |= 1 << advance
    level = box.advance_level[advance]
    state.add_points(seat, level)
    if dealer.listening:
        dealer.tell("advance", seat=seat, advance=box.advance_names[advance], amount=price)
    if box.profit_all_level[level] and owns_level(state, seat, level):
        state.change_profit(seat, box.profit_all_level[level], "level-bonus", dealer)
    if advance == WIRELESS:
        state.lifted[seat] = 0
