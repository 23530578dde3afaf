"""The notebook for researchers runs from top to bottom, and is stored as it was when it ran."""

import json
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


def code_cells() -> list[dict[str, Any]]:
    """The cells that are run, in order."""
    return [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]


def test_every_cell_was_run_in_order_and_shows_what_it_said() -> None:
    cells = code_cells()
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells[1:] for output in cell["outputs"]]
    assert all([cell["outputs"] for cell in cells[1:]])
    assert not [output for output in outputs if output["output_type"] == "error" or output.get("name") == "stderr"]
    assert any(["image/png" in output.get("data", {}) for output in outputs])


@pytest.mark.filterwarnings("ignore:FigureCanvasAgg is non-interactive")
def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    plt.switch_backend("agg")
    sources = ["".join(cell["source"]) for cell in code_cells()]
    assert "GAMES = 400" in sources[0]
    sources[0] = sources[0].replace("GAMES = 400", "GAMES = 8")
    names: dict[str, Any] = {"__name__": "first_steps"}
    for source in sources:
        exec(compile(source, NOTEBOOK.name, "exec"), names)
    said = capsys.readouterr().out
    assert "8 games, 32 rows" in said and "my_bots:Careful" in said and "pairs of games" in said
    assert len(names["games"]) == 32
