"""What tests of heuristics share: positions of many games, and small matches."""

from collections.abc import Callable, Iterator

from tycoon import FastDealer, Game, Move, State, random_move
from tycoon.core.dealer import Dealer
from tycoon.language import LANGUAGES, Wording, language_for

Player = Callable[[State, int, Dealer], Move]
NAMES = ["Anna", "Bob", "Chloé", "Dan", "Eve"]


def positions(game: Game, seats: int, games: int) -> Iterator[State]:
    """The positions of games whose players are half sensible, half random."""
    heuristic = game.heuristic()
    for seed in range(games):
        dealer = FastDealer(seed)
        state = game.start(seats, dealer)
        while actors := state.actors():
            yield state
            seat = actors[dealer.below(len(actors))]
            options = state.options(seat)
            sensible = dealer.below(2)
            move = heuristic.rollout_move(state, seat, options, dealer) if sensible else random_move(options, dealer)
            state.play(seat, move, dealer)


def best(state: State, seat: int, dealer: Dealer) -> Move:
    """Plays the best move of the heuristic."""
    return state.game.heuristic().best_move(state.imagine(seat, dealer), seat, state.options(seat), dealer)


def at_random(state: State, seat: int, dealer: Dealer) -> Move:
    """Plays anything."""
    return random_move(state.options(seat), dealer)


def wins_among(game: Game, seats: int, games: int, lone: Player, others: Player) -> float:
    """How often one player wins among others of another kind, each time in another seat."""
    wins = 0.0
    for seed in range(games):
        dealer = FastDealer(seed)
        state = game.start(seats, dealer)
        while actors := state.actors():
            player = lone if actors[0] == seed % seats else others
            state.play(actors[0], player(state, actors[0], dealer), dealer)
        result = state.result()
        assert result is not None
        wins += 1 / len(result.winners) if seed % seats in result.winners else 0
    return wins / games


def check_reasons(game: Game, seats: int) -> set[str]:
    """Every reason is a sentence in every language; returns those that came up."""
    heuristic = game.heuristic()
    wordings = [Wording(language_for(code, game.package), game, NAMES) for code in LANGUAGES]
    said: set[str] = set()
    for state in positions(game, seats, 3):
        for seat in state.actors():
            for move in heuristic.candidates(state, seat, state.options(seat)):
                reason = heuristic.reason(state, seat, move)
                if reason is not None:
                    said.add(reason.what)
                    for wording in wordings:
                        sentence = wording.reason(reason)
                        assert sentence.endswith(".") and not sentence[0].islower(), sentence
    return said
