"""Games are kept: nothing is lost, nothing is overwritten, and they go on where they stopped."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import FastDealer, SealedDealer, Table, find_game, format_record, parse_record, random_move, verify
from tycoon.core.fairness import secret_from_seed
from tycoon.terminal.saves import NotSaved, Save, data_folder, read_record, secret_path, write_atomically

from .conftest import Outcome

Run = Callable[..., Outcome]
MOVES = [str(1000 * turn + 7) for turn in range(1, 60)]


@pytest.fixture
def begun(run: Run, tmp_path: Path) -> Path:
    """A game with two moves made, then stopped."""
    file = tmp_path / "begun.record"
    assert run("play", "qe", "--seed", "1", "--save", str(file), typed=[*MOVES[:2], "quit"]).code == 0
    return file


def test_every_move_is_in_the_data_folder(run: Run, tmp_path: Path) -> None:
    out = run("play", "qe", "--seed", "1", typed=["777"]).out
    (file,) = (tmp_path / "data" / "tycoon" / "games").glob("qe-*.record")
    assert "bid 777" in file.read_text(encoding="utf-8")
    assert f"tycoon play --resume {file}" in out


def test_record_and_secret_are_for_their_owner_only(begun: Path) -> None:
    assert stat.S_IMODE(secret_path(begun).stat().st_mode) == 0o600
    assert stat.S_IMODE(begun.stat().st_mode) == 0o600
    assert "secret" not in begun.read_text(encoding="utf-8")


def test_a_stopped_game_goes_on_to_its_end(run: Run, begun: Path) -> None:
    before = parse_record(begun.read_text(encoding="utf-8"))
    end = run("play", "--resume", str(begun), typed=MOVES)
    assert end.code == 0
    after = parse_record(begun.read_text(encoding="utf-8"))
    assert [line.format() for line in after.lines[: len(before.lines)]] == [line.format() for line in before.lines]
    assert after.players == before.players == ["human Player 1", "manager Bot 2", "manager Bot 3", "manager Bot 4"]
    assert after.ended
    assert not secret_path(begun).exists()
    assert "All follow from the secret" in run("verify", str(begun)).out


def test_a_game_can_go_on_in_another_file(run: Run, begun: Path, tmp_path: Path) -> None:
    old = begun.read_bytes()
    other = tmp_path / "other.record"
    run("play", "--resume", str(begun), "--save", str(other), typed=["999"])
    assert begun.read_bytes() == old
    assert other.read_bytes().startswith(old)
    assert secret_path(other).exists()


def test_a_copy_saved_while_playing_can_be_resumed(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    run("play", "qe", "--seed", "1", typed=["5000", f"save {copy}", f"save {copy}"])
    assert run("play", "--resume", str(copy)).code == 0


def test_a_copy_never_overwrites(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "precious.txt"
    copy.write_text("precious", encoding="utf-8")
    out = run("play", "qe", "--seed", "1", "--lang", "fr", typed=[f"sauver {copy}"]).out
    assert "existe déjà" in out
    assert copy.read_text(encoding="utf-8") == "precious"


def test_a_new_game_never_overwrites(run: Run, begun: Path) -> None:
    old = begun.read_bytes()
    end = run("play", "qe", "--save", str(begun))
    assert end.code == 2
    assert "exists already" in end.err
    assert begun.read_bytes() == old


def test_without_its_secret_a_game_cannot_go_on(run: Run, begun: Path) -> None:
    secret_path(begun).unlink()
    end = run("play", "--resume", str(begun))
    assert end.code == 2
    assert "secret of the dice is missing" in end.err


@pytest.mark.parametrize("text", ["ab" * 32, "nonsense", "", "é"])
def test_with_a_false_secret_a_game_cannot_go_on(run: Run, begun: Path, text: str) -> None:
    old = begun.read_bytes()
    secret_path(begun).write_text(text, encoding="utf-8")
    end = run("play", "--resume", str(begun))
    assert end.code == 2
    assert "not the secret this game was begun with" in end.err
    assert begun.read_bytes() == old


def test_a_finished_game_does_not_go_on(run: Run, begun: Path) -> None:
    run("play", "--resume", str(begun), typed=MOVES)
    end = run("play", "--resume", str(begun))
    assert end.code == 2
    assert "is over" in end.err


def test_resuming_takes_the_game_as_it_is(run: Run, begun: Path) -> None:
    end = run("play", "qe", "--seats", "5", "--resume", str(begun))
    assert end.code == 2
    assert "leave out game, seats" in end.err


def test_a_folder_that_cannot_be_written_is_reported_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    end = run("play", "qe", "--save", str(tmp_path / "file" / "game.record"))
    assert end.code == 2
    assert "cannot write" in end.err
    assert "Q.E." not in end.out


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    write_atomically(path, "old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_said_and_the_game_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tycoon.terminal.saves.write_atomically", full)
    out = run("play", "qe", "--seed", "2", typed=["5000"]).out
    assert "Not saved: cannot write" in out
    assert "Player 1 takes Japan Finance." in out
    assert "The game could not be kept" in out


def test_the_data_folder_follows_the_environment(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "tycoon" / "games"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "tycoon" / "games"


def test_a_directory_is_no_place_for_a_record(tmp_path: Path) -> None:
    with pytest.raises(NotSaved, match="exists already"):
        Save(tmp_path)


def test_each_move_is_added_to_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(find_game("qe"), 3, SealedDealer(secret_from_seed(1)))
    save = Save(tmp_path / "game.record")
    save.write(table, "")
    monkeypatch.setattr("tycoon.terminal.saves.write_atomically", lambda *_: pytest.fail("the whole file is written"))
    chance = FastDealer(1)
    while not table.state.over():
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))
        save.write(table, "")
        assert save.path.read_text(encoding="utf-8") == format_record(table.record)
    assert verify(read_record(save.path), table.game).finished


def test_what_another_program_wrote_is_not_spoilt(tmp_path: Path) -> None:
    table = Table(find_game("qe"), 3, SealedDealer(secret_from_seed(1)))
    save = Save(tmp_path / "game.record")
    save.write(table, "")
    save.path.write_text("somebody else's\n", encoding="utf-8")
    table.play(table.actors()[0], ("open", 5))
    with pytest.raises(NotSaved, match="another program"):
        save.write(table, "")
    assert save.path.read_text(encoding="utf-8") == "somebody else's\n"


def test_a_game_stopped_while_a_move_is_written_is_kept_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, save = Table(find_game("qe"), 3, FastDealer(1)), Save(tmp_path / "g.record")
    save.write(table, "")
    table.play(table.actors()[0], ("open", 5))
    with monkeypatch.context() as stopped, pytest.raises(KeyboardInterrupt):
        # Ctrl-C, when the line is in the file and nobody has noted it yet.
        stopped.setattr("os.fsync", lambda _file: (_ for _ in ()).throw(KeyboardInterrupt))
        save.write(table, "")
    save.write(table, "")
    assert save.path.read_text(encoding="utf-8") == format_record(table.record)
