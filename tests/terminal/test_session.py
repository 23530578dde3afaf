"""Whole games at one keyboard: what players see, and what they do not."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import FastDealer, Game, SealedDealer, Seat, Table, find_game, parse_record, random_move, verify
from tycoon.bots import Bot, make_bot
from tycoon.core.event import MOVE, UNDO
from tycoon.core.fairness import secret_from_seed
from tycoon.core.options import only_move
from tycoon.language import LANGUAGES, Wording, language_for
from tycoon.terminal import TERMINAL
from tycoon.terminal.players import Player
from tycoon.terminal.saves import Save, secret_path
from tycoon.terminal.screen import PlainScreen
from tycoon.terminal.session import Session

from .conftest import Outcome

Run = Callable[..., Outcome]


class TypingScreen(PlainScreen):
    """A screen whose players type random legal moves, each in the words of the language."""

    def __init__(self, wording: Wording) -> None:
        self.out = io.StringIO()
        super().__init__(self.out, io.StringIO(), wording.language)
        self.wording = wording
        self.at: Table | None = None
        self.dealer = FastDealer("typing")

    def ask(self, prompt: str) -> str:
        assert self.at is not None
        if not prompt.endswith("> "):
            return ""
        seat = self.wording.names.index(prompt.removesuffix(" > "))
        move = random_move(self.at.options(seat), self.dealer)
        return " ".join([self.wording.word(str(move[0])), *[str(arg) for arg in move[1:]]])


def test_every_game_can_be_played_to_its_end_by_typing(game: Game, seats: int, tmp_path: Path) -> None:
    code = LANGUAGES[seats % len(LANGUAGES)]
    players = [Player("human", f"P{seat}") for seat in range(seats)]
    wording = Wording(language_for(code, game.package, TERMINAL), game, [player.name for player in players])
    screen = TypingScreen(wording)
    secret = secret_from_seed(seats)
    table = Table(game, seats, SealedDealer(secret), players=[player.text() for player in players])
    screen.at = table
    save = Save(tmp_path / "game.record")
    assert Session(table, players, {}, screen, wording, save, secret).play() == 0
    record = parse_record(save.path.read_text(encoding="utf-8"))
    assert verify(record, game).finished
    assert verify(record, game).proved


def test_a_game_against_bots_is_played_out_saved_and_proved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "game.record"
    typed = [str(1000 * turn + 7) for turn in range(1, 60)]
    end = run("play", "qe", "--seed", "4", "--save", str(file), typed=typed)
    assert end.code == 0
    assert "Final score" in end.out
    assert re.search(r"^(Player 1|Bot \d) wins!$", end.out, re.MULTILINE)
    assert "out (7.14 Elimination)" in end.out
    assert not secret_path(file).exists()
    assert "All follow from the secret" in run("verify", str(file)).out


def test_whose_turn_it_is_and_what_may_be_done_is_said(run: Run) -> None:
    out = run("play", "qe", "--seed", "2", "--bots", "random").out
    assert "Player 1 (you, to move): Nation: Japan" in out
    assert "Bot 4 auctions Japan Finance, worth 1 point. The opening bid is 500." in out
    assert "bid <amount>: a whole number from 0, but not 500" in out


def test_a_refused_move_says_why_and_shows_the_rule(run: Run, qe: Game) -> None:
    rule = qe.rule("different-from-opening")
    assert rule is not None
    out = run(
        "play", "qe", "--seed", "2", "--bots", "random", typed=["500", "bid -5", "2.5", "peek", "open 7", "bid"]
    ).out
    assert "Refused: A bid must differ from the opening bid, 500: bid more or less." in out
    assert "Rule different-from-opening: 2.5 Never the opening bid" in out
    assert rule.text in out
    assert "Refused: A bid cannot be negative" in out
    assert "Refused: “2.5” is not a whole number." in out
    assert "Refused: Only with five players may prices be looked at." in out
    assert "Refused: “open” cannot be done now. You may: bid." in out
    assert "Refused: “bid” needs amount; nothing was given." in out


def test_a_forty_digit_bid_is_shown_to_the_last_digit(run: Run) -> None:
    amount = 1234567890123456789012345678901234567890
    out = run("play", "qe", "--seed", "1", typed=[str(amount)]).out
    assert f"Spent: {amount:,}" in out


def test_a_game_in_french(run: Run) -> None:
    out = run(
        "play",
        "qe",
        "--seed",
        "2",
        "--bots",
        "random",
        "--lang",
        "fr",
        typed=["enchérir 500", "3 000", "règles zéro", "quitter"],
    ).out
    assert "Joueur 1, c’est à vous." in out
    assert "Refusé\u00a0: Votre enchère doit être différente de celle de l’adjudicateur (500)" in out
    assert "Règle different-from-opening\u00a0: 2.5" in out
    assert "Vous\u00a0: enchérir 3\u202f000" in out
    assert "La partie est sauvegardée." in out


def test_help_lists_options_and_commands(run: Run) -> None:
    out = run("play", "qe", "--seed", "1", typed=["?"]).out
    for word in ("bid <amount>", "undo", "rules", "save", "quit", "3,000"):
        assert word in out


def test_rules_can_be_looked_up_while_playing(run: Run) -> None:
    out = run("play", "qe", "--seed", "1", typed=["rules", "rules third-tie", "rules xyzzy"]).out
    assert "4.5 The third tie [third-tie]" in out
    assert "No clause mentions “xyzzy”." in out


@pytest.mark.parametrize(
    ("game", "typed", "clauses"),
    [
        ("manifest_destiny", ["rules great fire", "rules the 60’s"], ["card-great-fire", "card-the-60s"]),
        ("reputation", ["rules halo agency", "rules iris vantour"], ["halo", "lean"]),
        ("rivals", ["rules HR"], ["hr"]),
    ],
)
def test_the_rule_of_a_thing_is_found_by_its_name(run: Run, game: str, typed: list[str], clauses: list[str]) -> None:
    out = run("play", game, "--seed", "1", typed=typed).out
    assert re.findall(r"^\d.*\[([\w-]+)\]$", out, re.MULTILINE) == clauses


def test_parts_of_the_table_are_shown_in_full_when_asked_for(run: Run) -> None:
    out = run("play", "qe", "--seed", "2", typed=["5000", "3000", "table sold", "table still", "table moon"]).out
    assert "Bids you know: Player 1 (3,000), Bot 2 (" in out
    assert "Still to come: China Agriculture" in out
    assert "There is no “moon” on the table." in out


def test_nonsense_gets_a_hint(run: Run) -> None:
    assert "I do not understand “hello”." in run("play", "qe", "--seed", "1", typed=["hello"]).out


def test_the_log_says_what_happened_since_the_last_turn(run: Run) -> None:
    out = run("play", "qe", "--seed", "2", typed=["5000", "log"]).out
    news = out.split("Since your last turn")[1].split("Q.E.")[0]
    assert "Player 1 takes Japan Finance." in news
    assert "plays for" not in news
    assert "plays for" in out.split("The whole log")[1]


def test_people_at_one_keyboard_do_not_see_each_others_secrets(run: Run) -> None:
    typed = ["", "11111", "", "22222", ""]
    out = run("play", "qe", "--seed", "4", "--seats", "3", "--humans", "2", "--names", "Anna,Zoé", typed=typed).out
    assert out.count("Pass the keyboard to Anna.") == 2
    zoe = out.split("Pass the keyboard to Zoé.")[1].split("Pass the keyboard to Anna.")[0]
    assert "22222" in zoe
    assert "11111" not in zoe
    assert "11,111" not in zoe
    assert "Agriculture" in out.split("Pass the keyboard to Zoé.")[0]
    assert "Your secret industry is Housing." in zoe
    assert "Your secret industry is Agriculture." not in zoe


def test_one_human_is_never_asked_to_pass_the_keyboard(run: Run) -> None:
    assert "Pass the keyboard" not in run("play", "qe", "--seed", "1", typed=["5000", "3000"]).out


def test_bots_alone_play_it_out_before_spectators(run: Run) -> None:
    end = run("play", "qe", "--humans", "0", "--seed", "5")
    assert end.code == 0
    assert "Final score" in end.out
    assert "Your secret industry" not in end.out


def test_a_move_can_be_taken_back_until_somebody_else_moves(qe: Game, tmp_path: Path) -> None:
    players = [Player("human", name) for name in ("Anna", "Bob", "Chloé")]
    table = Table(qe, 3, SealedDealer(secret_from_seed(4)), players=[player.text() for player in players])
    opener = table.actors()[0]
    wording = Wording(language_for("en", qe.package, TERMINAL), qe, [player.name for player in players])
    bots: dict[int, Bot] = {}
    # Whoever bids first may still take that bid back: the others were asked before.
    table.play(opener, ("open", 500))
    bidder = table.actors()[0]
    table.play(bidder, ("bid", 700))
    table.undo(bidder)
    out = io.StringIO()
    screen = PlainScreen(out, io.StringIO("\n800\nundo\n"), wording.language)
    Session(table, players, bots, screen, wording, Save(tmp_path / "u.record"), secret_from_seed(4)).play()
    assert "takes the last move back." in out.getvalue()
    assert [line.kind for line in table.record.lines if line.kind in (MOVE, UNDO)] == [MOVE, MOVE, UNDO, MOVE]


def test_variants_are_shown_and_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "v.record"
    out = run("play", "qe", "--seed", "1", "--variant", "show_bids=yes", "--save", str(file)).out
    assert "Show losing bids at the end: yes" in out
    assert parse_record(file.read_text(encoding="utf-8")).settings["show_bids"] == "yes"


def test_the_picker_takes_a_number_or_a_name(run: Run, any_game: Game) -> None:
    out = run("play", "--seed", "1", typed=["99", "nonsense", any_game.title]).out
    assert "There is no game “nonsense”." in out
    assert f"{any_game.title}: Player 1," in out


def test_words_of_the_seats_change_the_dice(run: Run, tmp_path: Path) -> None:
    records = []
    for name, words in (("a", "x,y"), ("b", "x,z")):
        run("play", "qe", "--seed", "1", "--words", words, "--save", str(tmp_path / name))
        records.append(parse_record((tmp_path / name).read_text(encoding="utf-8")))
    assert records[0].words == ["x", "y"]
    assert [line.format() for line in records[0].lines] != [line.format() for line in records[1].lines]


def test_a_bot_is_given_a_seat_and_chooses_what_it_may(game: Game, seats: int) -> None:
    table = Table(game, seats, FastDealer(1))
    seat = table.actors()[0]
    assert table.why_not(seat, make_bot("random", "x").choose(Seat(table, seat))) is None


def test_a_player_alone_is_not_asked_where_there_is_one_answer(tmp_path: Path) -> None:
    game = find_game("manifest_destiny")
    players = [Player("human", "P0"), Player("random", "P1"), Player("random", "P2")]
    wording = Wording(language_for("en", game.package, TERMINAL), game, [player.name for player in players])

    class Asking(TypingScreen):
        def ask(self, prompt: str) -> str:
            assert self.at is not None
            assert only_move(self.at.options(0)) is None or self.at.why_not_undo(0) is None
            if "There was nothing else to do." in self.out.getvalue():
                raise EOFError
            return super().ask(prompt)

    screen = Asking(wording)
    table = Table(game, 3, SealedDealer(secret_from_seed(3)), players=[player.text() for player in players])
    screen.at = table
    bots = {seat: make_bot("random", str(seat)) for seat in (1, 2)}
    Session(table, players, bots, screen, wording, Save(tmp_path / "game.record"), "").play()
    assert "There was nothing else to do." in screen.out.getvalue()


def test_any_of_ones_things_are_chosen_by_name_or_number(run: Run, potluck: str) -> None:
    typed = ["serve indoors bread soup pie cake", "serve indoors 3, bread", "serve indoors bread", "?", "picnic"]
    done = run("play", potluck, "--seats", "2", "--bots", "random", "--seed", "1", "--plain", typed=typed)
    assert "serve <place> <dishes> …: serve indoors (indoors; 1 to 3 of bread, soup, fruit salad" in done.out
    assert "Refused: From 1 to 3 can be chosen here, not 4." in done.out
    assert "Player 1 serves bread and fruit salad" in done.out
    assert "Refused: “bread” is not among what can be chosen here." in done.out
    assert "4. cake" in done.out.split("Refused: “bread”")[1]
    assert "Player 1 serves –" in done.out and "Final score" in done.out


def test_a_choice_of_several_in_french(run: Run, potluck: str) -> None:
    typed = ["servir à l’intérieur salade de fruits, pain", "pique-niquer"]
    done = run("play", potluck, "--seats", "2", "--bots", "random", "--lang", "fr", "--plain", typed=typed)
    assert "de 1 à 3 parmi pain, soupe" in done.out and "sert pain et salade de fruits" in done.out
