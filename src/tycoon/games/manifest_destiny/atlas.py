"""What follows from the map and is asked often, worked out once."""

from typing import final

from tycoon.games.manifest_destiny.components import Components


@final
class Atlas:
    """Lists of territories, by index."""

    def __init__(self, box: Components) -> None:
        territories = range(len(box.territory_names))
        self.producers: list[list[int]] = []
        """By product: the territories with an icon of it, those with two icons twice."""
        for product in range(len(box.product_names)):
            found: list[int] = []
            for here in territories:
                found += [here] * box.products[here].count(product)
            self.producers.append(found)
        self.rails: list[list[int]] = [_by_rail(box, box.rail, here) for here in territories]
        """By territory: where Railroads lead from it, river borders excepted (#advance-railroads)."""
        self.rails_over_rivers: list[list[int]] = [_by_rail(box, box.land, here) for here in territories]
        """The same when rivers do not stop them."""
        self.coastal: list[int] = [here for here in territories if box.coast[here]]
        self.foreign: list[int] = [here for here in territories if box.foreign[here]]
        self.inland: list[int] = [here for here in territories if not box.foreign[here]]
        """All territories but the foreign markets."""
        self.icon_pay: list[float] = []
        """By territory: what its icons add to payouts, about, for somebody who has two or three of each kind."""
        for here in territories:
            pay = 0.0
            for product in box.products[here]:
                ladder = box.payouts[product]
                pay += ladder[min(3, len(ladder) - 1)] / 3
            self.icon_pay.append(pay)


def _by_rail(box: Components, links: list[list[int]], start: int) -> list[int]:
    """All of the region that is linked to the start inside it, and whatever borders these."""
    linked = [start]
    for here in linked:
        for there in links[here]:
            if box.region[there] == box.region[start] and there not in linked:
                linked.append(there)
    reached = linked.copy()
    for here in linked:
        for there in links[here]:
            if there not in reached:
                reached.append(there)
    return sorted(reached)
