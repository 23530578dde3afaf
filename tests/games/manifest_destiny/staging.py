"""Positions of Manifest Destiny set up for a test, and moves in one line."""

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.moves import Arg, Move
from tycoon.games.manifest_destiny import GAME, ManifestState
from tycoon.games.manifest_destiny.pending import RESPONSE

BOX = GAME.box


def card(name: str) -> int:
    """A card by its id."""
    return BOX.index_of_card[name]


def place(name: str) -> int:
    """A territory by its id."""
    return BOX.index_of_territory[name]


def advance(name: str) -> int:
    """An advance by its id."""
    return BOX.index_of_advance[name]


def discovery(name: str) -> int:
    """A discovery by its id."""
    return BOX.index_of_discovery[name]


def product(name: str) -> int:
    """A product by its id."""
    return BOX.index_of_product[name]


class Stage:
    """A state in the Card Play Phase, the seats in turn order 0, 1, 2 …, with these cards in their hands.

    The homes are Louisiana, Pennsylvania and Virginia; with five players Mexico and Quebec too. All other cards of the
    Era and of those before it lie in the pack.
    """

    def __init__(self, *hands: list[str], seats: int = 3, era: int = 1) -> None:
        state = GAME.start(seats, ScriptedDealer({"bidder": list(range(seats))}, otherwise=FastDealer(7)))
        assert isinstance(state, ManifestState)
        self.state = state
        for seat in range(seats):
            self.act(seat, "bid", 0)
        homes = ["louisiana", "pennsylvania", "virginia", "mexico", "quebec"]
        for seat in range(seats):
            self.act(seat, "home", homes[seat])
        for seat in range(seats):
            self.act(seat, "position", seat + 1)
        held = [sorted([card(name) for name in hand]) for hand in hands]
        state.hands = held + [[] for _ in range(seats - len(held))]
        everything = [one for one in GAME.box.setup(seats).cards if BOX.card_pack[one] <= era]
        state.pack = [one for one in everything if all([one not in hand for hand in held])]
        state.laps = [era] * len(BOX.card_names)
        state.recent = [20] * seats
        state.era = state.pack_era = era
        state.playable = 1 << era

    # ------------------------------------------------------------------ setting up

    def hold(self, seat: int, *names: str, new: bool = False, city: bool = False) -> None:
        """Give a seat presences in territories."""
        for name in names:
            here = place(name)
            assert self.state.is_vacant(here), name
            self.state.stock[seat] -= 1
            self.state.holder[here] = seat
            self.state.settled[here] = not new
            self.state.city[here] = city
        self.state.count_cities(FastDealer(7))

    def own(self, seat: int, *names: str) -> None:
        """Give a seat advances, with their points."""
        for name in names:
            self.state.advances[seat] |= 1 << advance(name)
            self.state.points[seat] += BOX.advance_level[advance(name)]

    def discover(self, seat: int, *names: str) -> None:
        """Give a seat discoveries, with their points."""
        for name in names:
            self.state.discoverers[discovery(name)] |= 1 << seat
            self.state.points[seat] += BOX.discovery_level[discovery(name)]
            self.state.stock[seat] -= 1

    # ------------------------------------------------------------------ playing

    def act(self, seat: int, *move: Arg, **script: list[int]) -> None:
        """Make a legal move, with these outcomes of chance by name."""
        made: Move = move
        refusal = self.state.why_not(seat, made)
        assert refusal is None, (made, refusal, self.moves(seat))
        self.state.play(seat, made, ScriptedDealer(script, otherwise=FastDealer(7)))
        self.state.check()

    def play(self, seat: int, name: str, *answers: Move, **script: list[int]) -> None:
        """Play a card, let it pass where others may respond, and make the decisions it asks for."""
        self.act(seat, "play", name, **script)
        self.pass_responses(**script)
        for answer in answers:
            self.act(self.state.actors()[0], *answer, **script)
            self.pass_responses(**script)

    def pass_responses(self, **script: list[int]) -> None:
        """Nobody responds."""
        while self.state.pending and self.state.pending[-1][0] == RESPONSE:
            self.act(self.state.actors()[0], "pass", **script)

    def finish_card_play(self) -> None:
        """All seats that have not done so finish playing cards."""
        while self.phase == "card-play":
            self.act(self.state.actors()[0], "done")

    def expand(self, seat: int, tokens: int) -> None:
        """Go on to the Expansion Phase of a seat, with so many purchased tokens."""
        self.finish_card_play()
        while self.phase == "investment":
            self.act(self.state.actors()[0], "done")
        while self.state.actors() != [seat]:
            self.act(self.state.actors()[0], "done")
        state = self.state
        state.stock[seat] += state.purchased[seat] - tokens
        state.purchased[seat] = tokens

    # ------------------------------------------------------------------ looking

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.state.view(None)["phase"])

    def moves(self, seat: int) -> dict[str, list[list[Arg]]]:
        """What a seat may do: by verb, the values of each argument."""
        found: dict[str, list[list[Arg]]] = {}
        for option in self.state.options(seat):
            found[option.verb] = [domain.suggested() for domain in option.domains]
        return found

    def choices(self, seat: int, verb: str) -> list[Arg]:
        """The values of the first argument of a verb; empty if it cannot be used."""
        return self.moves(seat).get(verb, [[]])[0]

    def holder(self, name: str) -> int | None:
        """Who is in a territory."""
        holder = self.state.holder[place(name)]
        return None if holder < 0 else holder

    def settled(self, name: str) -> bool:
        """Whether the presence there is established."""
        return self.state.settled[place(name)]

    def cash(self, seat: int) -> int:
        """A seat's money."""
        return self.state.money[seat]

    def profit(self, seat: int) -> int:
        """A seat's Profit."""
        return self.state.profit[seat]
