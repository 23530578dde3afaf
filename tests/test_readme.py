"""What the README shows is true."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_tour_runs_as_printed() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0
