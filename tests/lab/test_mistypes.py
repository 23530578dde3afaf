"""What is mistyped is said in both languages before anything is played or written."""

from pathlib import Path

import pytest

from .conftest import Run

MISTYPED = [
    ("simulate qe --out games.csv --games -1", "from 1 to", "de 1 à"),
    ("simulate qe --out games.csv --variant nix=1", "has no variant 'nix'", "n’a pas de variante «\u00a0nix\u00a0»"),
    ("balance qe --games -1", "from 1 to", "de 1 à"),
    ("balance qe --seats 0", "3 to 5 players, not 0", "de 3 à 5 joueurs, pas à 0"),
    ("balance qe --bots managr", "there is no bot 'managr'", "aucun robot ne s’appelle «\u00a0managr\u00a0»"),
    ("balance qe --out nowhere/page.html", "there is no folder nowhere", "il n’y a pas de dossier nowhere"),
    ("balance qe --out .", "is a folder", "est un dossier"),
    ("balance qe --ladder -1", "a ladder needs 1 game", "une échelle demande au moins 1 partie"),
    ("compare qe --sweep by_columns=no,yes --seats 7", "3 to 5 players, not 7", "de 3 à 5 joueurs, pas à 7"),
    ("tournament qe --bots manager,nix", "there is no bot 'nix'", "aucun robot ne s’appelle «\u00a0nix\u00a0»"),
    ("tournament qe --bots manager,intern --json nowhere/a.json", "no folder nowhere", "pas de dossier nowhere"),
    ("tournament qe --bots manager,intern --chart nowhere/a.html", "no folder nowhere", "pas de dossier nowhere"),
    ("tournament qe --bots director,intern --seconds director=-1", "more than 0, not -1", "supérieur à 0, et non -1"),
    ("export nothing.record --out rows.csv", "cannot read nothing.record", "impossible de lire nothing.record"),
]


@pytest.mark.parametrize(("command", "english", "french"), MISTYPED, ids=[command for command, _, _ in MISTYPED])
def test_a_mistyped_command_of_the_lab_does_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, english: str, french: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for code, words in (("en", english), ("fr", french)):
        done = run(*command.split(), "--lang", code)
        assert (done.code, done.out) == (2, "")
        assert words in done.err
    assert not list(tmp_path.iterdir())


def test_the_formats_of_an_export_are_named(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run("export", "games", "--format", "xls")
    assert stopped.value.code == 2
    assert "choose from 'parquet', 'csv', 'jsonl'" in capsys.readouterr().err
