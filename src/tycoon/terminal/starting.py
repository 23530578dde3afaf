"""Beginning a game, and going on with one."""

import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from tycoon.bots import Bot, make_bot
from tycoon.bots.thinking import cores
from tycoon.core.components import ComponentError
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.fairness import SealedDealer, new_secret, secret_from_seed
from tycoon.core.game import Game, GameError, Setting
from tycoon.core.registry import BROKEN, LeftOut, find_game, game_names, left_out
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table
from tycoon.language import Language, MessageError, Wording, language_for, said
from tycoon.numbers import read_number
from tycoon.terminal import TERMINAL
from tycoon.terminal.learning import Teacher, choose_lesson
from tycoon.terminal.players import Player, PlayerError, check_kinds, read_players, seat_players
from tycoon.terminal.prompt import fold
from tycoon.terminal.saves import Save, data_folder, new_path, read_text, restore
from tycoon.terminal.screen import Screen
from tycoon.terminal.session import Session


@dataclass
class Wishes:
    """How a game shall be played."""

    game: str
    seats: int | None = None
    humans: int = 1
    bots: list[str] = field(default_factory=lambda: ["manager"])
    names: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    variants: Mapping[str, str] = field(default_factory=dict)
    seed: str | None = None
    components: Path | None = None
    save: Path | None = None


USUAL_SEATS = 4


def listed_games(language: Language) -> list[tuple[Game, Wording]]:
    """All games with their words. Those that cannot be played are named beside the list, where it is not in the way."""
    left = left_out()
    listed: list[tuple[Game, Wording]] = []
    for name in game_names():
        game = find_game(name)
        try:
            wording = Wording(language_for(language.code, game.package), game, [])
            wording.title()
        except MessageError as problem:
            left.append(LeftOut(name, game.package, BROKEN, str(problem)))
        else:
            listed.append((game, wording))
    for one in left:
        sys.stderr.write(language.pair("tycoon", said(one.sentence(), language.code)) + "\n")
    return listed


def pick_game(screen: Screen, language: Language) -> str:
    """Let the player choose among all games. Raises EOFError."""
    listed = listed_games(language)
    games = [game for game, _ in listed]
    titles = [wording.title() for _, wording in listed]
    screen.heading(language.say("pick-title"))
    for number, game in enumerate(games, 1):
        title = titles[number - 1]
        entry = {"number": number, "title": title, "name": game.name, "fewest": game.fewest, "most": game.most}
        screen.line(f"  {language.say_with('pick-entry', entry)}")
    while True:
        typed = screen.ask(language.say("pick-prompt")).strip()
        place = read_number(typed, language.code)
        if isinstance(place, int) and 1 <= place <= len(games):
            return games[place - 1].name
        for title, game in zip(titles, games, strict=True):
            if typed and fold(typed) in (fold(game.name), fold(title)):
                return game.name
        if typed:
            screen.line(language.say("pick-wrong", given=typed))


def game_with(name: str, components: Path | None) -> Game:
    """The game of this name, with the components in this file. Raises GameError and SaveError."""
    game = find_game(name)
    if components is None:
        return game
    try:
        return game.with_components(read_text(components))
    except ComponentError as problem:
        raise GameError(Sentence("in-file-at-line", TERMINAL, file=components, problem=problem)) from None


def read_variants(game: Game, chosen: Mapping[str, str]) -> dict[str, Setting]:
    """Variants by name from words. Raises GameError."""
    known = {variant.name: variant for variant in game.variants()}
    settings: dict[str, Setting] = {}
    for name, text in chosen.items():
        if name not in known:
            raise game.no_variant(name)
        settings[name] = known[name].parse(text)
    return settings


def new_session(wishes: Wishes, screen: Screen, code: str) -> Session:
    """A new game. Everything that could be wrong is found before it starts."""
    game = game_with(wishes.game, wishes.components)
    language = language_for(code, game.package, TERMINAL)
    seats = wishes.seats if wishes.seats is not None else min(max(USUAL_SEATS, game.fewest), game.most)
    if not game.fewest <= seats <= game.most:
        raise game.wrong_seats(seats)
    players = seat_players(seats, wishes.humans, wishes.bots, wishes.names, language)
    if len(wishes.words) > seats:
        raise PlayerError(Sentence("too-many-words", TERMINAL, words=len(wishes.words), seats=seats))
    settings = read_variants(game, wishes.variants)
    secret = new_secret() if wishes.seed is None else secret_from_seed(wishes.seed)
    path = wishes.save or new_path(game.name, datetime.now(), data_folder())
    save = Save(path)
    dealer = SealedDealer(secret, wishes.words)
    table = Table(game, seats, dealer, settings, [player.text() for player in players])
    names = [player.name for player in players]
    wording = Wording(language, game, names)
    screen.heading(language.say("welcome", title=wording.title(), names=language.listing(names)))
    for name, value in settings.items():
        screen.line(
            language.say("variant-line", variant=wording.label("variant", name), value=wording.setting(name, value))
        )
    _show_beginning(screen, language, dealer, save)
    return Session(table, players, _bots(players, wishes.seed), screen, wording, save, secret)


def lesson_session(name: str, number: int, save_as: Path | None, screen: Screen, code: str) -> Session:
    """A lesson of a game, counted from 1, and afterwards the same game against interns. Raises LessonError."""
    game = find_game(name)
    lesson, words = choose_lesson(game, code, number)
    language = language_for(code, game.package, TERMINAL)
    players = seat_players(lesson.seats, 1, ["intern"], [], language)
    players.insert(lesson.you, players.pop(0))
    names = [player.name for player in players]
    wording = Wording(language, game, names)
    teacher = Teacher(lesson, words, game, screen, wording)
    # What chance decides is scripted, so there is nothing to prove; afterwards any dice will do.
    dealer = teacher.guide.dealer([], FastDealer(secrets.token_hex(16)))
    save = Save(save_as or new_path(game.name, datetime.now(), data_folder()))
    table = Table(game, lesson.seats, dealer, lesson.variant, [player.text() for player in players])
    for seat, move in lesson.prelude():
        table.play(seat, move)
    teacher.open()
    _show_beginning(screen, language, dealer, save)
    return Session(table, players, _bots(players, None), screen, wording, save, "", teacher)


def resumed_session(path: Path, save_as: Path | None, screen: Screen, code: str, trusted: list[str]) -> Session:
    """Go on with a game that was kept. Raises SaveError, RecordError and PlayerError.

    `trusted` are the bots in modules of one's own, `module:Class`, that it may import.
    """
    table, secret = restore(path)
    record, game = table.record, table.game
    save = Save(save_as) if save_as is not None else Save(path, new=False)
    dealer: Dealer
    if secret:
        dealer = SealedDealer(secret, record.words, record)
    else:
        # These dice were never committed to: any will do.
        dealer = FastDealer(secrets.token_hex(16))
    table.go_on_with(dealer)
    language = language_for(code, game.package, TERMINAL)
    check_kinds(record.players, trusted)
    players = read_players(record.players, table.seats, language)
    names = [player.name for player in players]
    wording = Wording(language, game, names)
    screen.heading(language.say("resumed", title=wording.title(), names=language.listing(names)))
    _show_beginning(screen, language, dealer, save)
    return Session(table, players, _bots(players, None), screen, wording, save, secret)


def _bots(players: list[Player], seed: str | None) -> dict[int, Bot]:
    return {
        seat: make_bot(player.kind, None if seed is None else f"{seed} {seat}", workers=cores(), modules=True)
        for seat, player in enumerate(players)
        if not player.human()
    }


def _show_beginning(screen: Screen, language: Language, dealer: Dealer, save: Save) -> None:
    if isinstance(dealer, SealedDealer):
        screen.line(language.say("dice-sealed", commitment=dealer.commitment[:16]))
    screen.line(language.say("saved-in", path=str(save.path)))
    screen.line(language.say("first-help"))
