"""The Investment Phase: tokens, Cities, Pioneers, cards and advances."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Number, Option
from tycoon.games.manifest_destiny import collaboration, packs, research
from tycoon.games.manifest_destiny.cards import may_use_priority
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
    GOT_CITY,
    HALVED,
    MECHANIZED,
    NOBODY,
    PIONEER_TRACK,
    Position,
)


def begin_phase(state: Position) -> None:
    """Only those who own Unity now may collaborate in this phase (#advance-unity)."""
    state.unity = 0
    for seat in range(state.seats):
        if state.owns(seat, UNITY):
            state.unity |= 1 << seat


def begin_turn(state: Position, dealer: Dealer) -> None:
    """Free tokens of the Turnpike and of cards come first, outside the maximum (#free-tokens)."""
    seat = state.acting()
    state.asked = []
    free = state.box.turnpike_tokens if state.has(seat, TURNPIKE) else 0
    for card in state.active[seat]:
        free += state.box.card_tokens[card]
    state.give_tokens(seat, free, dealer)


def investment_options(state: Position, seat: int) -> list[Option]:
    """What a seat may do in its part of the Investment Phase (#investment)."""
    options: list[Option] = []
    tokens = tokens_for_sale(state, seat)
    if tokens > 0:
        options.append(Option("tokens", [Number("count", 1, tokens)]))
    _add_city_options(state, seat, options)
    _add_pioneer_and_card_options(state, seat, options)
    advances: list[Arg] = []
    for advance, name in enumerate(state.box.advance_names):
        if may_own(state, seat, advance) and price_of(state, seat, advance) <= state.money[seat]:
            advances.append(name)
    if advances:
        options.append(Option("advance", [Choice("advance", advances)]))
    names = research.research_choices(state, seat)
    if names:
        options.append(Option("research", [Choice("discovery", names)]))
    ready: list[Arg] = []
    if state.pioneers[seat]:
        for discovery, name in enumerate(state.box.discovery_names):
            if state.steps[seat][discovery] and research.can_claim(state, seat, discovery):
                ready.append(name)
    if ready:
        options.append(Option("claim", [Choice("discovery", ready)]))
    if state.lifted[seat] != NOBODY:
        places = liftable(state, seat)
        if places:
            options.append(Option("lift", [Choice("territory", places)]))
    if state.unity >> seat & 1:
        collaboration.add_offers(state, seat, options)
    if may_use_priority(state, seat):
        options.append(Option("priority"))
    options.append(Option("done"))
    return options


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


def buy_tokens(state: Position, seat: int, count: int, dealer: Dealer) -> None:
    """Tokens go from stock into the Purchased Tokens box."""
    state.money[seat] -= count * state.box.token_price
    state.stock[seat] -= count
    state.purchased[seat] += count
    state.bought[seat] += count
    if dealer.listening:
        dealer.tell("bought-tokens", seat=seat, count=count)


def liftable(state: Position, seat: int) -> list[Arg]:
    """The presences Wireless can still take back this turn, within the maximum (#advance-wireless)."""
    lifted = state.lifted[seat]
    if lifted >= state.box.wireless_tokens or state.bought[seat] + lifted >= token_maximum(state, seat):
        return []
    return [state.box.territory_names[here] for here, holder in enumerate(state.holder) if holder == seat]


def lift(state: Position, seat: int, there: int, dealer: Dealer) -> None:
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


def pay_for(state: Position, seat: int, track: int, mechanized: bool) -> None:
    """One token goes into the box, the others back to stock; the next one costs more (#cost-track)."""
    state.spend_tokens(seat, 1 if mechanized else cost_of(state, track))
    state.stock[seat] -= 1
    state.boxed[seat] += 1
    state.tracks[track] += 1
    if mechanized:
        state.marks[seat] |= MECHANIZED


def city_places(state: Position, seat: int) -> list[int]:
    """Where a seat may build its City of the turn: an Established Presence without one (#cities)."""
    if state.marked(seat, GOT_CITY) or sum(state.city) >= state.box.cities:
        return []
    found: list[int] = []
    for here, holder in enumerate(state.holder):
        if holder == seat and state.settled[here] and not state.city[here]:
            found.append(here)
    return found


def _add_city_options(state: Position, seat: int, options: list[Option]) -> None:
    pays = state.purchased[seat] >= cost_of(state, CITY_TRACK)
    mechanized = may_mechanize(state, seat, CITY_TRACK)
    free = state.has(seat, ELECTRICITY)
    if not (pays or mechanized or free):
        return
    places: list[Arg] = [state.box.territory_names[here] for here in city_places(state, seat)]
    if not places:
        return
    domain = Choice("territory", places)
    if pays:
        options.append(Option("city", [domain]))
    if mechanized:
        options.append(Option("cheap-city", [domain]))
    if free:
        options.append(Option("free-city", [domain]))


def _add_pioneer_and_card_options(state: Position, seat: int, options: list[Option]) -> None:
    cost = cost_of(state, PIONEER_TRACK)
    if state.purchased[seat] >= cost and research.may_get_pioneer(state, seat, cost - 1):
        options.append(Option("pioneer"))
    if may_mechanize(state, seat, PIONEER_TRACK) and research.may_get_pioneer(state, seat):
        options.append(Option("cheap-pioneer"))
    if may_buy_card(state, seat):
        if state.purchased[seat] >= cost_of(state, CARD_TRACK):
            options.append(Option("card"))
        if may_mechanize(state, seat, CARD_TRACK):
            options.append(Option("cheap-card"))


def build_city(state: Position, seat: int, there: int, how: str, dealer: Dealer) -> None:
    """A City is bought, or with Electricity placed free of tokens (#discovery-electricity)."""
    if how != "free-city":
        pay_for(state, seat, CITY_TRACK, how == "cheap-city")
    state.marks[seat] |= GOT_CITY
    state.city[there] = True
    if dealer.listening:
        dealer.tell("city", seat=seat, territory=state.box.territory_names[there])
    state.count_cities(dealer)


def buy_pioneer(state: Position, seat: int, mechanized: bool, dealer: Dealer) -> None:
    """A Pioneer is bought (#pioneer-count)."""
    pay_for(state, seat, PIONEER_TRACK, mechanized)
    research.get_pioneer(state, seat, dealer)


def may_buy_card(state: Position, seat: int) -> bool:
    """With Circus, one card a turn, while there is one (#buy-card)."""
    return state.owns(seat, CIRCUS) and not state.marked(seat, BOUGHT_CARD) and bool(state.pack)


def buy_card(state: Position, seat: int, mechanized: bool, dealer: Dealer) -> None:
    """A card is bought and drawn at once (#buy-card)."""
    pay_for(state, seat, CARD_TRACK, mechanized)
    state.marks[seat] |= BOUGHT_CARD
    packs.draw_card(state, seat, dealer)
    packs.ask_think_tank(state, [seat])


# ---------------------------------------------------------------------- advances


def may_own(state: Position, seat: int, advance: int) -> bool:
    """Not owned yet, the one before it owned (#advance-order), and for level 3 all of level 1 (#level-3)."""
    box = state.box
    if state.owns(seat, advance):
        return False
    before = box.advance_before[advance]
    if before >= 0 and not state.owns(seat, before):
        return False
    return box.advance_level[advance] < LEVELS or owns_level(state, seat, 1)


def owns_level(state: Position, seat: int, level: int) -> bool:
    """Whether a seat owns all advances of a level."""
    for advance, its_level in enumerate(state.box.advance_level):
        if its_level == level and not state.owns(seat, advance):
            return False
    return True


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


def buy_advance(state: Position, seat: int, advance: int, dealer: Dealer) -> None:
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
