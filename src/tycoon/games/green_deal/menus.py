"""Options that come up again and again, made once: nothing in them depends on a game in progress."""

from typing import final

from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Domain, Number, Option
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, SIZES, Components

KINDS_OF_REFUND: list[Arg] = ["cash", "token"]


@final
class Menus:
    """Options by the set of things to choose from, as bits."""

    def __init__(self, box: Components) -> None:
        categories: list[Arg] = [*CATEGORIES]
        sizes: list[Arg] = [*range(1, SIZES + 1)]
        self.bids: list[list[Option]] = [
            [Option("bid", [Number("amount", 0, enough=cash)])] for cash in range(box.most_cash + 1)
        ]
        """By cash: a bid of any size; more than one's cash counts as one's cash (#bid-limit)."""
        self.windows: list[list[Option]] = [
            [Option("play", [Choice("card", [card])]), Option("pass")] for card in ACTIONS
        ]
        """By card: play it now or not."""
        changes: list[list[Arg]] = [[0, 1], [-1, 0], [-1, 0, 1]]
        self.adjustments: list[list[Option]] = [[Option("adjust", [Choice("change", values)])] for values in changes]
        """Of a bid: only up, only down, or both ways (#flexible-bidding)."""
        self.take: list[Option] = [Option("take", [Choice("category", subset(categories, bits))]) for bits in range(16)]
        self.tokens: list[Option] = [Option("token", [Choice("size", subset(sizes, bits))]) for bits in range(8)]
        self.transfers: list[list[Option]] = [self._transfers(categories, bits) for bits in range(16)]
        """By the set of categories that can be lowered (#resource-transfer)."""
        self.specialise: list[Option] = [Option("specialise", [Choice("category", categories)])]
        self.borrow: Option = Option("borrow")
        self.refund: Option = Option("refund", [Choice("kind", KINDS_OF_REFUND)])
        self.refund_cash: Option = Option("refund", [Choice("kind", ["cash"])])
        self.dividend: Option = Option("dividend")
        self.done: Option = Option("done")
        self.refrain: Option = Option("refrain")
        self.campaign: list[Option] = [Option("campaign", [Choice("category", categories)]), Option("surrender")]
        self.campaign_or_save: list[Option] = [*self.campaign, Option("save")]
        self._loans: list[Arg] = [*box.loans]
        self._buy: list[Option | None] = [None] * (len(ACTIONS) + 1) ** 2
        self._repay: dict[int, Option] = {}

    def _transfers(self, categories: list[Arg], bits: int) -> list[Option]:
        found: list[Option] = []
        for source in subset(categories, bits):
            others = [category for category in categories if category != source]
            found.append(Option("transfer", [Choice("source", [source]), Choice("target", others)]))
        return found

    def buy(self, first: int, second: int) -> Option:
        """Buy one of two action cards, or the only one if the other is -1."""
        at = (first + 1) * (len(ACTIONS) + 1) + second + 1
        option = self._buy[at]
        if option is None:
            cards: list[Arg] = [ACTIONS[card] for card in (first, second) if card >= 0]
            option = Option("buy", [Choice("card", cards)])
            self._buy[at] = option
        return option

    def repay(self, bits: int) -> Option:
        """Repay one of these loans."""
        option = self._repay.get(bits)
        if option is None:
            option = Option("repay", [Choice("loan", subset(self._loans, bits))])
            self._repay[bits] = option
        return option

    def vocabulary(self, cells: list[str], windows: list[int]) -> list[Option]:
        """All that is ever offered, with the widest choices: on a map of these cells, with these cards to play."""
        categories: list[Arg] = [*CATEGORIES]
        cards: list[Arg] = [*ACTIONS]
        played: list[Arg] = [ACTIONS[card] for card in windows]
        cell: list[Domain] = [Choice("cell", [*cells])]
        everything = (1 << len(self._loans)) - 1
        return [
            *self.bids[-1],
            Option("play", [Choice("card", played)]),
            Option("pass"),
            *self.adjustments[-1],
            self.take[-1],
            Option("buy", [Choice("card", cards)]),
            self.refund,
            self.borrow,
            self.tokens[-1],
            self.dividend,
            self.repay(everything),
            Option("transfer", [Choice("source", categories), Choice("target", categories)]),
            self.done,
            *self.specialise,
            Option("place", cell),
            Option("place-anywhere", cell),
            Option("cooperate", cell),
            Option("compete", cell),
            self.refrain,
            *self.campaign_or_save,
        ]


def subset(things: list[Arg], bits: int) -> list[Arg]:
    """The things whose bit is set."""
    return [thing for at, thing in enumerate(things) if bits >> at & 1]
