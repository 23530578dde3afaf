"""Manifest Destiny: who decides, what may be done, and how a move is carried out.

The rules themselves are in modules named after the rulebook's chapters: setup, packs, cards, responses, events,
choices, payouts, investment, collaboration, research, reach, expansion, adjustments. Each part cites the clauses of
`rulebook.en.md` as (#clause).
"""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only
from tycoon.core.game import Game, Setting
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result
from tycoon.games.manifest_destiny import (
    adjustments,
    cards,
    choices,
    collaboration,
    events,
    expansion,
    investment,
    knowledge,
    packs,
    reactions,
    refusals,
    research,
    responses,
    setup,
)
from tycoon.games.manifest_destiny.atlas import Atlas
from tycoon.games.manifest_destiny.components import Components
from tycoon.games.manifest_destiny.heuristic import ManifestHeuristic
from tycoon.games.manifest_destiny.payouts import pay_out
from tycoon.games.manifest_destiny.pending import (
    ANSWER,
    BUSTED,
    CEDE,
    CLAIM,
    DISCARD,
    EVENT,
    GO_ON,
    JOINT,
    LICENCE,
    MARKER,
    MARKERS,
    PAYOUT,
    PIONEER,
    PLACE_STEP,
    REFUSE_CARD,
    REROLL_DUEL,
    REROLL_RESEARCH,
    RESPONSE,
    SCORE_RESEARCH,
    STEPS,
    WILD,
    WINDOW,
    WITHDRAW,
    YIELD,
)
from tycoon.games.manifest_destiny.state import (
    BIDDING,
    CARD_PLAY,
    EXPANSION,
    INVESTMENT,
    NOBODY,
    OVER,
    TURN_ORDER,
    Position,
)

VERBS: Final = (
    *("bid", "home", "position", "done", "priority"),
    *("play", "payout", "news", "discard", "respond", "pass", "target", "era", "congress", "name", "region"),
    *("take", "replace", "cede", "remove", "evict", "presence", "place-natives", "drive-out", "burn", "mark"),
    *("clear", "close", "pay", "give-up", "step", "withdraw", "forgo"),
    *("tokens", "city", "cheap-city", "free-city", "pioneer", "cheap-pioneer", "card", "cheap-card", "decline"),
    *("advance", "lift", "licence", "joint", "accept", "research", "reroll", "keep", "wild", "claim", "swap"),
    *("place", "attack"),
)
"""All that can be done."""


class ManifestState(Position):
    """A game of Manifest Destiny in progress."""

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.pending:
            return [self.pending[-1][1]]
        if self.phase == OVER:
            return []
        return [self.acting()]

    def options(self, seat: int) -> list[Option]:
        if self.pending:
            frame = self.pending[-1]
            return self._pending_options(frame) if frame[1] == seat else []
        phase = self.phase
        if phase == OVER or seat != self.acting():
            return []
        if phase == EXPANSION:
            return expansion.expansion_options(self, seat)
        if phase == INVESTMENT:
            return investment.investment_options(self, seat)
        if phase == CARD_PLAY:
            return cards.card_options(self, seat)
        if phase == TURN_ORDER:
            return setup.position_options(self)
        if phase == BIDDING:
            return setup.bid_options(self, seat)
        return setup.home_options(self)

    def _pending_options(self, frame: list[int]) -> list[Option]:
        kind = frame[0]
        if kind == RESPONSE:
            return responses.response_options(self, frame)
        if kind < PIONEER:
            return choices.choice_options(self, frame, self._offered(frame))
        if kind == PIONEER:
            return [Option("pioneer"), Option("decline")]
        if kind == WITHDRAW:
            return research.withdraw_options(self, frame)
        if kind == REROLL_RESEARCH:
            return research.reroll_options(frame)
        if kind == WILD:
            return [Option("wild", [Choice("number", cast("list[Arg]", research.wild_numbers(self, frame)))])]
        if kind == REROLL_DUEL:
            return [Option("reroll"), Option("keep")]
        if kind == REFUSE_CARD:
            return [Option("keep"), Option("swap")]
        if kind == DISCARD:
            names: list[Arg] = [self.box.card_names[card] for card in self.hands[frame[1]]]
            return [Option("discard", [Choice("card", names)]), Option("keep")]
        if kind == CLAIM:
            ready: list[Arg] = [self.box.discovery_names[frame[2]]]
            return [Option("claim", [Choice("discovery", ready)]), Option("decline")]
        return [Option("accept"), Option("decline")]

    def _offered(self, frame: list[int]) -> list[int]:
        """What a card's decision offers; found once, for the same list decides whether it is asked at all."""
        offer = self._offer
        if offer is None:
            offer = choices.offered(self, frame)
            self._offer = offer
        return offer

    def clause(self) -> str:
        return refusals.clause_of(self)

    def refuse(self, seat: int, move: Move) -> Refusal:
        return refusals.reason(self, seat, move)

    def audience(self, seat: int, move: Move) -> int:
        """Cards are discarded face down (#discovery-storytelling); all else is seen by all."""
        return only(seat) if move[0] == "discard" else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """Others' events may be answered (#response-order); offers to collaborate are no reactions to anything."""
        return ("pass",) if reactions.is_asked_to_respond(self, seat) else None

    def concerns(self, seat: int) -> bool:
        return not reactions.is_asked_to_respond(self, seat) or reactions.is_concerned(self, seat)

    def options_are_public(self, seat: int) -> bool:
        """All lies open but the cards in hand."""
        if self.pending:
            return self.pending[-1][0] not in (RESPONSE, DISCARD)
        return self.phase != CARD_PLAY

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        self._offer = None
        phase = self.phase
        if self.pending:
            self._decide(self.pending.pop(), move, dealer)
        elif phase == EXPANSION:
            self._expand(seat, move, dealer)
        elif phase == INVESTMENT:
            self._invest(seat, move, dealer)
        elif phase == CARD_PLAY:
            self._play_cards(seat, move, dealer)
        elif phase == TURN_ORDER:
            setup.choose_position(self, seat, move[1], dealer)
        elif phase == BIDDING:
            setup.bid(self, seat, cast("int", move[1]), dealer)
        else:
            setup.choose_home(self, seat, self.box.index_of_territory[cast("str", move[1])], dealer)
        if self.pending:
            self._proceed(dealer)
        if not self.pending:
            self._offer_claim()

    def _offer_claim(self) -> None:
        """What the acting seat can claim is offered as soon as nothing else is to be decided (#claim-offer)."""
        if self.phase == CARD_PLAY or self.phase == INVESTMENT:
            seat = self.acting()
            discovery = research.next_claim(self, seat)
            if discovery != NOBODY:
                self.pending.append([CLAIM, seat, discovery])

    def _proceed(self, dealer: Dealer) -> None:
        """Carry out what is pending until somebody has to decide."""
        while self.pending:
            frame = self.pending[-1]
            if frame[0] >= STEPS:
                self.pending.pop()
                self._step(frame, dealer)
            elif self._is_open(frame):
                return
            else:
                self.pending.pop()
                self._offer = None
                choices.nothing_to_choose(self, frame, dealer)

    def _is_open(self, frame: list[int]) -> bool:
        """Whether there is anything to decide. Never depends on what is hidden."""
        kind = frame[0]
        if kind == PIONEER:
            return research.may_get_pioneer(self, frame[1])
        if kind == WILD:
            return bool(research.wild_numbers(self, frame))
        if kind < PIONEER and kind != RESPONSE:
            return bool(self._offered(frame))
        return True

    def _step(self, frame: list[int], dealer: Dealer) -> None:
        kind, seat = frame[0], frame[1]
        if kind == EVENT:
            events.take_place(self, frame, dealer)
        elif kind == WINDOW:
            responses.ask_responses(self, frame)
        elif kind == ANSWER:
            responses.answer(self, frame, dealer)
        elif kind == PAYOUT:
            pay_out(self, frame[2], dealer)
        elif kind == PLACE_STEP:
            research.place_step(self, frame, dealer)
        elif kind == SCORE_RESEARCH:
            research.score_research(self, frame)
        elif kind == MARKERS:
            self.pending.append([MARKER, seat, frame[2], self.box.card_count[frame[2]]])
        elif kind == BUSTED:
            if choices.cedable(self, seat, NOBODY):
                self.pending.append([CEDE, seat, frame[2], NOBODY])
            else:
                self.pending.append([YIELD, seat, frame[2], 1, NOBODY])
        elif kind == GO_ON:
            if self.at == 0:
                adjustments.adjust(self, dealer)
            else:
                setup.begin_turn(self, dealer)

    def _decide(self, frame: list[int], move: Move, dealer: Dealer) -> None:
        """A pending decision is made."""
        kind, seat = frame[0], frame[1]
        verb = move[0]
        if kind == RESPONSE:
            if verb == "pass":
                responses.let_pass(self, frame)
            else:
                responses.respond(self, frame, self.box.index_of_card[cast("str", move[1])], dealer)
        elif kind < PIONEER:
            choices.choose(self, frame, move, dealer)
        elif kind == PIONEER:
            if verb == "pioneer":
                research.get_pioneer(self, seat, dealer)
        elif kind == WITHDRAW:
            research.withdraw(self, frame, move, dealer)
        elif kind == REROLL_RESEARCH:
            research.reroll(self, frame, move, dealer)
        elif kind == WILD:
            self.pending.append([PLACE_STEP, seat, frame[2], cast("int", move[1]), 0])
        elif kind == REROLL_DUEL:
            expansion.answer_reroll(self, frame, verb == "reroll", dealer)
        elif kind == REFUSE_CARD:
            packs.answer_think_tank(self, seat, verb == "swap", dealer)
        elif kind == DISCARD:
            if verb == "discard":
                cards.bury(self, seat, self.box.index_of_card[cast("str", move[1])], dealer)
        elif kind == CLAIM:
            if verb == "claim":
                research.claim(self, [seat], frame[2], dealer)
            else:
                self.declined |= 1 << frame[2]
                if dealer.listening:
                    dealer.tell("claim-declined", seat=seat, discovery=self.box.discovery_names[frame[2]])
        elif kind in (LICENCE, JOINT):
            collaboration.answer_offer(self, frame, verb == "accept", dealer)

    def _play_cards(self, seat: int, move: Move, dealer: Dealer) -> None:
        """A move in the Card Play Phase (#card-play)."""
        verb = move[0]
        if verb == "done":
            cards.keep_cards(self, seat, dealer)
            self.completed = 0
            self.declined = 0
            self.at += 1
            if self.at == self.seats:
                cards.end_card_play(self, dealer)
                self.phase = INVESTMENT
                self.at = 0
                investment.begin_phase(self)
                investment.begin_turn(self, dealer)
            return
        if verb == "priority":
            cards.use_priority(self, seat, dealer)
            return
        name = cast("str", move[1])
        if verb == "claim":
            research.claim(self, [seat], self.box.index_of_discovery[name], dealer)
            return
        card = self.box.index_of_card[name]
        if verb == "play":
            cards.play_card(self, seat, card, dealer)
        elif verb == "payout":
            cards.play_product(self, seat, card, dealer)
        elif verb == "news":
            cards.play_news(self, seat, card, dealer)
        else:
            cards.discard(self, seat, card, dealer)

    def _invest(self, seat: int, move: Move, dealer: Dealer) -> None:
        """A move in the Investment Phase (#investment)."""
        box = self.box
        verb = move[0]
        if verb == "done":
            self.declined = 0
            self.at += 1
            if self.at < self.seats:
                investment.begin_turn(self, dealer)
            elif self.goal or self.last_card:
                # The end, by points or by the last card (#end-by-points, #end-by-cards).
                adjustments.end_game(self, dealer)
            else:
                self.phase = EXPANSION
                self.at = 0
        elif verb == "tokens":
            investment.buy_tokens(self, seat, cast("int", move[1]), dealer)
        elif verb == "advance":
            investment.buy_advance(self, seat, box.index_of_advance[cast("str", move[1])], dealer)
        elif verb == "research":
            research.start_research(self, seat, box.index_of_discovery[cast("str", move[1])], dealer)
        elif verb == "claim":
            research.claim(self, [seat], box.index_of_discovery[cast("str", move[1])], dealer)
        elif verb in ("city", "cheap-city", "free-city"):
            there = box.index_of_territory[cast("str", move[1])]
            investment.build_city(self, seat, there, verb, dealer)
        elif verb in ("pioneer", "cheap-pioneer"):
            investment.buy_pioneer(self, seat, verb == "cheap-pioneer", dealer)
        elif verb in ("card", "cheap-card"):
            investment.buy_card(self, seat, verb == "cheap-card", dealer)
        elif verb == "lift":
            investment.lift(self, seat, box.index_of_territory[cast("str", move[1])], dealer)
        elif verb == "licence":
            collaboration.ask_licence(self, seat, box.index_of_card[cast("str", move[1])], dealer)
        elif verb == "joint":
            discovery = box.index_of_discovery[cast("str", move[1])]
            collaboration.ask_joint(self, seat, cast("int", move[2]), discovery, dealer)
        else:
            cards.use_priority(self, seat, dealer)

    def _expand(self, seat: int, move: Move, dealer: Dealer) -> None:
        """A move in the Expansion Phase (#expansion)."""
        verb = move[0]
        if verb == "done":
            expansion.end_turn(self, seat)
            self.at += 1
            if self.at == self.seats:
                adjustments.end_expansion(self, dealer)
        elif verb == "priority":
            cards.use_priority(self, seat, dealer)
        else:
            there = self.box.index_of_territory[cast("str", move[1])]
            if verb == "place":
                expansion.place(self, seat, there, dealer)
            else:
                expansion.attack(self, seat, there, dealer)

    def result(self) -> Result | None:
        return adjustments.result(self) if self.phase == OVER else None

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "ManifestState":
        other = self.clone()
        knowledge.imagine_cards(other, seat, dealer)
        return other

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "ManifestState":
        other = ManifestState(cast("ManifestDestiny", self.game), self.seats)
        self.copy_to(other)
        return other

    def check(self) -> None:
        knowledge.check(self)


_HEURISTIC: Final = ManifestHeuristic()

_BOXES: Final[dict[str, Components]] = {}
"""The component files read so far: states sent to another process bring their game along each time."""


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class ManifestDestiny(Game):
    """The description of Manifest Destiny."""

    def __init__(self, components: str = "") -> None:
        super().__init__("manifest_destiny", "Manifest Destiny", 2, 3, 5, "tycoon.games.manifest_destiny")
        self.components = components
        if components not in _BOXES:
            _BOXES[components] = Components(components or self.resource("components.toml"))
        self.box: Components = _BOXES[components]
        self.atlas: Atlas = Atlas(self.box)

    def heuristic(self) -> Heuristic:
        return _HEURISTIC

    def bound(self, seats: int) -> int:
        """Every turn uses up a card for each seat, so there are at most twenty; no seat has 200 decisions in one."""
        return 20 * seats * 200

    def labels(self, what: str) -> list[str]:
        return self.box.card_names if what in ("card", "stolen") else []

    def seat_words(self) -> list[str]:
        return [
            *("seat", "seats", "other", "winner", "winners", "actors", "acting", "holder", "order", "choice"),
            *("bidding", "mats", "most_cities", "discoverers", "partner"),
        ]

    def by_seat(self) -> list[str]:
        return ["bids"]

    def catalogue(self) -> list[str]:
        box = self.box
        return [
            *[f"played:{name}" for card, name in enumerate(box.card_names) if box.card_effect[card] != "response"],
            *[f"responded:{name}" for card, name in enumerate(box.card_names) if box.card_effect[card] == "response"],
            *[f"advance:{name}" for name in box.advance_names],
            *[f"claimed:{name}" for name in box.discovery_names],
            *["game-over:points", "game-over:last-card", "turned", "cancelled", "bonus-card"],
            *["refunded", "card-die", "research-rerolled"],
            *VERBS,
        ]

    def with_components(self, text: str) -> "ManifestDestiny":
        return ManifestDestiny(text)

    def blank(self, seats: int) -> ManifestState:
        return ManifestState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> ManifestState:
        state = ManifestState(self, seats)
        state.lay_out()
        setup.set_up(state, dealer)
        return state
