"""A page goes on while the worker that serves it is killed (tools/survives.py tells it in pictures)."""

import importlib.util
from pathlib import Path

from playwright.sync_api import Browser

TOOL = Path(__file__).parents[2] / "tools" / "survives.py"
spec = importlib.util.spec_from_file_location("survives", TOOL)
assert spec is not None and spec.loader is not None
survives = importlib.util.module_from_spec(spec)
spec.loader.exec_module(survives)


def test_a_game_goes_on_while_the_worker_that_serves_its_page_is_killed(chromium: Browser, tmp_path: Path) -> None:
    story = survives.tell(chromium, tmp_path, game="qe", kills=2)
    assert story.faults == []
    assert [one.when for one in story.kills] == ["while the page waits", "while a move is sent"]
    assert story.loads == 1 and story.sockets >= 3 and story.acknowledged >= 8
    shown = (tmp_path / "index.html").read_text()
    pictures = sorted(path.name for path in tmp_path.glob("*.png"))
    assert len(pictures) >= 10 and all(name in shown for name in pictures)
