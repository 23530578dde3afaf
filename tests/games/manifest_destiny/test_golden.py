"""The golden records of Manifest Destiny. That they replay and show everything is a law of all games."""

from tycoon.core.record import parse_record
from tycoon.core.replay import replay
from tycoon.games.manifest_destiny import GAME, ManifestState

from .golden import FOLDER, GOLDEN


def test_there_is_a_record_for_each_name_and_none_besides() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.record")) == sorted(GOLDEN)


def test_the_records_show_games_of_the_usual_length() -> None:
    for name, seats in GOLDEN.items():
        state = replay(parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8")), GAME).state
        assert isinstance(state, ManifestState)
        assert state.seats == seats
        assert 7 <= state.turn <= 13
