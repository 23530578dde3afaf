"""The example that learns runs with a tiny budget: `make tests-examples`, since it needs PyTorch."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_it_learns_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    main = runpy.run_path(str(EXAMPLES / "ppo.py"))["main"]
    few = ["--minutes", "0.01", "--tables", "4", "--steps", "16", "--games", "8"]
    assert 0 <= main([*few, "--picture", str(picture)]) <= 1
    assert picture.stat().st_size > 1000
