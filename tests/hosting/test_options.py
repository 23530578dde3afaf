"""What may be decided about a server: in a file, in the environment and by flags, in this order of strength."""

from dataclasses import fields
from pathlib import Path

import pytest

import tycoon
from tycoon.hosting.options import OPTIONS, Option, WrongOption, decide, default_of
from tycoon.hosting.places import admin_key_of, database_of, usual_folder
from tycoon.language import LANGUAGES, language_for, said
from tycoon.server.settings import Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "house.toml"
    path.write_text('port = 1\nmost_tables = 7\nhost = "file"\nwebhook_host = ["a", "b"]\npush = false\n')
    return path


def test_the_environment_goes_before_the_file_and_flags_before_both(file: Path) -> None:
    decided = decide({"port": "3"}, {"TYCOON_PORT": "2", "TYCOON_HOST": "environment", "TYCOON_LOG": ""}, file)
    assert (decided.whole("port"), decided.text("host"), decided.text("log")) == (3, "environment", "")
    settings = decided.settings("sqlite://")
    assert (settings.most_tables, settings.webhook_hosts, settings.allow_push) == (7, ("a", "b"), False)
    assert settings.most_shows == Settings().most_shows


def test_a_file_is_found_by_its_name_or_where_the_environment_says(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert decide({}, {}).file is None
    assert decide({}, {"TYCOON_CONFIG": str(file)}).whole("port") == 1
    file.rename("tycoon.toml")
    assert decide({}, {}).text("host") == "file"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("prot = 1", "there is no setting prot; did you mean port?"),
        ("xyzzy = 1", "there is no setting xyzzy; tycoon serve --help"),
        ("port = 70000", "port is 70000, but it must be a whole number from 0 to 65535"),
        ("port = true", "port is True, but it must be a whole number"),
        ('rate = "fast"', "rate is fast, but it must be a number"),
        ("rate = nan", "rate is nan"),
        ("rate = inf", "rate is inf"),
        ("push = 1", "push is 1, but it must be yes or no"),
        ("webhook_host = [1]", "must be a list of texts"),
        ("database = 5", "database is …, but it must be a text"),
        ("port =", "is no TOML"),
    ],
)
def test_what_will_not_do_is_named_with_its_place_and_what_would(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(WrongOption) as wrong:
        decide({}, {}, path)
    assert complaint in str(wrong.value) and str(path) in str(wrong.value)
    assert said(wrong.value, "fr") != str(wrong.value)


def test_wrong_words_in_the_environment_and_in_flags_are_named_too() -> None:
    with pytest.raises(WrongOption, match="TYCOON_PROT: there is no setting TYCOON_PROT; did you mean TYCOON_PORT"):
        decide({}, {"TYCOON_PROT": "1"})
    with pytest.raises(WrongOption, match="TYCOON_PUSH: push is maybe"):
        decide({}, {"TYCOON_PUSH": "maybe"})
    with pytest.raises(WrongOption, match="--workers: workers is 0, but it must be a whole number from 1 to 64"):
        decide({"workers": "0"}, {})
    decide({}, {"TYCOON_COMPILED": "0", "TYCOON_SERVER": "x"})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_has_words_and_decides_something(option: Option) -> None:
    for code in LANGUAGES:
        assert language_for(code, "tycoon.hosting").has(f"cli-serve-{option.name.replace('_', '-')}")
    starting = ("host", "port", "data", "database", "database_file", "workers", "log", "admin_key_file")
    assert option.name in starting or option.field in {one.name for one in fields(Settings)}
    default = default_of(option)
    if isinstance(default, int | float) and option.kind != "switch":
        assert option.read(str(default), "") == default


def test_the_key_of_administrators_may_lie_in_a_file_and_is_long(tmp_path: Path) -> None:
    secret = tmp_path / "key"
    for text, will_do in (("a" * 30 + "\n", True), ("short", False), ("", False)):
        secret.write_text(text)
        decided = decide({}, {"TYCOON_ADMIN_KEY_FILE": str(secret)})
        if will_do:
            assert admin_key_of(decided) == "a" * 30
        else:
            with pytest.raises(WrongOption):
                admin_key_of(decided)
    assert admin_key_of(decide({}, {})) == ""


def test_the_address_of_the_database_may_lie_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("postgresql://tycoon:hush@localhost/tycoon\n")
    decided = decide({}, {"TYCOON_DATABASE_FILE": str(secret)})
    assert database_of(decided).endswith("hush@localhost/tycoon")
    # What is said last goes before both ways of saying it.
    assert database_of(decide({"database": "sqlite://"}, {"TYCOON_DATABASE_FILE": str(secret)})) == "sqlite://"
    secret.write_text("\n")
    with pytest.raises(WrongOption, match="is empty"):
        database_of(decided)


def test_each_copy_has_games_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert usual_folder() == Path(tycoon.__file__).resolve().parents[2] / ".tycoon"
    one, other = tmp_path / "one" / "tycoon", tmp_path / "other" / "tycoon"
    one.mkdir(parents=True)
    other.mkdir(parents=True)
    folder = usual_folder(one)
    assert usual_folder(one) == folder == tmp_path / "data" / "tycoon" / "server"
    with pytest.raises(WrongOption, match="has the games of another copy of Tycoon"):
        usual_folder(other)
    one.rmdir()
    assert usual_folder(other) == folder, "that copy is gone"
