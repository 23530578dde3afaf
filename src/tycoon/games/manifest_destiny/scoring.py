"""The end of the game, and who wins (rulebook chapter 12)."""

from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.manifest_destiny.state import OVER, Position


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
