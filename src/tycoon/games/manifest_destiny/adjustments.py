"""The Adjustments Phase, in its printed order, and the end of the game."""

from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.manifest_destiny import expansion, packs
from tycoon.games.manifest_destiny.components import (
    COMPUTERS,
    MOTION_PICTURES,
    SAFETY_NET,
    TELEVISION,
    URBAN_RENAISSANCE,
)
from tycoon.games.manifest_destiny.pending import GO_ON
from tycoon.games.manifest_destiny.state import ADJUSTMENTS, NOBODY, OVER, Position


def end_expansion(state: Position, dealer: Dealer) -> None:
    """After the last expansion: the end (#end-by-points), or the bonus card (#expansion-bonus) and the adjustments."""
    if state.goal:
        end_game(state, dealer)
        return
    state.phase = ADJUSTMENTS
    state.at = 0
    state.pending.append([GO_ON, 0])
    winner = expansion.bonus_seat(state)
    if winner != NOBODY and state.pack:
        if dealer.listening:
            dealer.tell("bonus-card", seat=winner)
        packs.draw_card(state, winner, dealer, told=True)
        packs.ask_think_tank(state, [winner])


def adjust(state: Position, dealer: Dealer) -> None:
    """The steps of the phase up to the drawing of cards (#adjustments-order)."""
    state.at = 1
    adjust_profit(state, dealer)
    for here, holder in enumerate(state.holder):
        if holder != NOBODY:
            # New Presences become established before the income is paid (#establish).
            state.settled[here] = True
    for seat in state.order:
        state.receive(seat, state.profit[seat], "income", dealer)
    pay_safety_net(state, dealer)
    pay_urban_renaissance(state, dealer)
    pay_motion_pictures(state, dealer)
    return_tokens(state)
    _draw_cards(state, dealer)


def adjust_profit(state: Position, dealer: Dealer) -> None:
    """Up for New Presences (#profit-new), more with Computers (#advance-computers), down for losses (#profit-lost)."""
    box = state.box
    for seat in state.order:
        each = box.profit_new_presence_computers if state.owns(seat, COMPUTERS) else box.profit_new_presence
        state.change_profit(seat, each * expansion.new_presences(state, seat), "new-presences", dealer)
        state.change_profit(seat, -box.profit_lost_presence * state.losses[seat], "loss-box", dealer)
        state.stock[seat] += state.losses[seat]
        state.losses[seat] = 0


def pay_safety_net(state: Position, dealer: Dealer) -> None:
    """Owners of Safety Net collect by rank of Profit, the poorest most; ties take the better (#advance-safety-net)."""
    for seat in state.order:
        if state.owns(seat, SAFETY_NET):
            poorer = len([profit for profit in state.profit if profit < state.profit[seat]])
            state.receive(seat, state.setup.safety_net[poorer], state.box.advance_names[SAFETY_NET], dealer)


def pay_urban_renaissance(state: Position, dealer: Dealer) -> None:
    """Money for each City in an Established Presence, but not from closed markets (#discovery-urban-renaissance)."""
    for seat in state.order:
        if state.has(seat, URBAN_RENAISSANCE):
            cities = 0
            for here, built in enumerate(state.city):
                if built and state.is_settled_by(here, seat) and here not in state.frozen:
                    cities += 1
            why = state.box.discovery_names[URBAN_RENAISSANCE]
            state.receive(seat, cities * state.box.urban_renaissance_cash, why, dealer)


def pay_motion_pictures(state: Position, dealer: Dealer) -> None:
    """Those without Motion Pictures pay each owner, unless they own Television (#discovery-motion-pictures)."""
    for payer in state.order:
        if not state.has(payer, MOTION_PICTURES) and not state.owns(payer, TELEVISION):
            for owner in state.order:
                if state.has(owner, MOTION_PICTURES):
                    why = state.box.discovery_names[MOTION_PICTURES]
                    state.pay_to(payer, owner, state.box.motion_pictures_cash, why, dealer)


def return_tokens(state: Position) -> None:
    """Tokens in the boxes of Cities, Pioneers and cards go back to their owners (#return-tokens)."""
    for seat in range(state.seats):
        state.stock[seat] += state.boxed[seat]
        state.boxed[seat] = 0
    state.tracks = [0, 0, 0]


def _draw_cards(state: Position, dealer: Dealer) -> None:
    """Everybody draws a card in turn order (#draw-card); then the Think Tank may be asked (#discovery-think-tank)."""
    state.pending.append([GO_ON, 0])
    for seat in state.order:
        packs.draw_card(state, seat, dealer)
    packs.ask_think_tank(state, state.order)


# ---------------------------------------------------------------------- the end


def end_game(state: Position, dealer: Dealer) -> None:
    """The game is over; cards still held are not played (#unplayed-cards)."""
    state.phase = OVER
    state.pending = []
    if dealer.listening:
        dealer.tell("game-over", reason="points" if state.goal else "last-card")
        final = result(state)
        for seat in range(state.seats):
            dealer.reveal("final", seat=seat, points=final.scores[seat], amount=state.money[seat])
        if len(final.winners) == 1:
            dealer.reveal("wins", seat=final.winners[0], points=final.scores[final.winners[0]])
        else:
            dealer.reveal("share-win", seats=final.winners, points=final.scores[final.winners[0]])


def result(state: Position) -> Result:
    """Most Victory Points win; ties by money, then Profit, else they share (#winner, #shared-win)."""
    box = state.box
    breakdown: list[dict[str, int]] = []
    for seat in range(state.seats):
        advances = 0
        for advance, level in enumerate(box.advance_level):
            if state.owns(seat, advance):
                advances += level
        discoveries = 0
        for discovery, level in enumerate(box.discovery_level):
            if state.has(seat, discovery):
                discoveries += level
        cities = box.most_cities_points if state.most_cities == seat else 0
        breakdown.append({"advances": advances, "discoveries": discoveries, "most-cities": cities})
    seats = list(range(state.seats))
    keys: list[tuple[int, ...]] = [(state.points[seat], state.money[seat], state.profit[seat]) for seat in seats]
    ranking = rank_by(keys, seats)
    figures = [{"money": state.money[seat], "profit": state.profit[seat]} for seat in seats]
    return Result(ranking, list(ranking[0]), state.points.copy(), breakdown, figures=figures)
