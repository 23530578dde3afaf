"""Golden files are written where they are missing, and stay as they are where they are right."""

import shutil
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import format_record, parse_record
from tycoon.workshop.goldens import check_goldens, write_goldens

from .conftest import Outcome, Stranger


def golden(stranger: Stranger) -> dict[str, str]:
    """The golden files of a stranger's game."""
    return {path.name: path.read_text("utf-8") for path in (stranger.package / "golden").iterdir()}


def test_golden_files_that_are_right_are_left_alone(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    before = golden(stranger)
    end = run("goldens", stranger.name)
    assert (end.code, golden(stranger)) == (0, before)
    assert "are as they should be" in end.out


def test_golden_files_that_are_missing_are_written(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    before = golden(stranger)
    shutil.rmtree(stranger.package / "golden")
    assert check_goldens(stranger.game())[0].what == "golden-record"
    end = run("goldens", stranger.name)
    assert end.code == 0
    assert golden(stranger) == before
    assert "Written: 2-seats-0.record, " in end.out
    assert check_goldens(stranger.game()) == []


def test_seeded_games_of_other_rules_are_played_again_and_those_of_people_are_not(
    stranger: Stranger, run: Callable[..., Outcome]
) -> None:
    folder = stranger.package / "golden"
    (folder / "3-seats-0.record").rename(folder / "the-great-fold.record")
    stranger.edit(("game.py", "version=1", "version=2"))
    end = run("goldens", stranger.name)
    assert end.code == 1
    assert "not played by this command: the-great-fold.record" in end.out
    versions = {path.stem: parse_record(path.read_text("utf-8")).version for path in folder.glob("*.record")}
    assert versions.pop("the-great-fold") == 1
    assert set(versions.values()) == {2}
    (folder / "the-great-fold.record").unlink()
    assert check_goldens(stranger.game()) == []


def test_what_never_happens_is_named(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    stranger.edit(("game.py", '"pot:1"', '"pot:7"'))
    end = run("goldens", stranger.name)
    assert end.code == 1
    assert "No game showed: pot:7." in end.out


def test_changed_rules_of_the_same_version_are_said_and_played_anew(
    stranger: Stranger, run: Callable[..., Outcome]
) -> None:
    stranger.edit(("rules.py", "HIGHEST_CARD: Final = 9", "HIGHEST_CARD: Final = 8"))
    before = golden(stranger)
    end = run("goldens", stranger.name)
    assert (end.code, end.err.count("\n"), golden(stranger)) == (2, 1, before)
    assert f"tycoon goldens {stranger.name} --anew" in end.err
    assert run("goldens", stranger.name, "--anew").code == 0
    assert check_goldens(stranger.game()) == []


def test_a_damaged_record_is_named(stranger: Stranger, run: Callable[..., Outcome]) -> None:
    path = stranger.package / "golden" / "2-seats-0.record"
    record = parse_record(path.read_text("utf-8"))
    path.write_text(format_record(record)[:-3], encoding="utf-8")
    end = run("goldens", stranger.name)
    assert (end.code, end.err.count("\n")) == (2, 1)
    assert f"{path}, line" in end.err


def test_golden_files_are_not_written_into_an_installed_copy(
    stranger: Stranger, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = str(stranger.folder / "src")
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: theirs)
    before = golden(stranger)
    with pytest.raises(ValueError, match=r"is installed as a copy in .*pip install --editable"):
        write_goldens(stranger.game())
    assert golden(stranger) == before
    assert Path(theirs).exists()
