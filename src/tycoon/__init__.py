"""Tycoon: five economic board games, rules-complete, for people, bots and researchers."""

from tycoon.core.audience import EVERYONE, only
from tycoon.core.dealer import Dealer, FastDealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.fairness import SealedDealer
from tycoon.core.game import Game, GameError, Variant
from tycoon.core.moves import Move, format_move, parse_move
from tycoon.core.options import Choice, Domain, Number, Option, Subset, random_move
from tycoon.core.playout import playout
from tycoon.core.record import Record, RecordError, format_record, parse_record
from tycoon.core.refusal import IllegalMove, Refusal
from tycoon.core.registry import find_game, game_names, game_of
from tycoon.core.replay import redact, replay, verify
from tycoon.core.result import Result
from tycoon.core.state import State, StateError
from tycoon.core.table import Seat, Table

__version__ = "0.1.0"

__all__ = [
    "EVERYONE",
    "Choice",
    "Dealer",
    "Domain",
    "Event",
    "FastDealer",
    "Game",
    "GameError",
    "IllegalMove",
    "Move",
    "Number",
    "Option",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "ScriptedDealer",
    "SealedDealer",
    "Seat",
    "State",
    "StateError",
    "Subset",
    "Table",
    "Variant",
    "find_game",
    "format_move",
    "format_record",
    "game_names",
    "game_of",
    "only",
    "parse_move",
    "parse_record",
    "playout",
    "random_move",
    "redact",
    "replay",
    "verify",
]
