"""The documentation site can be built, leads nowhere wrong, and what it shows runs."""

import doctest
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def test_the_site_is_built_and_every_link_in_it_leads_somewhere(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(DOCS), str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert built.stderr == "" and built.returncode == 0
    assert "Table" in (tmp_path / "reference" / "tables.html").read_text(encoding="utf-8")


def test_what_the_pages_show_runs_as_printed() -> None:
    shown = [page for page in sorted(DOCS.rglob("*.md")) if ">>> " in page.read_text(encoding="utf-8")]
    assert shown
    for page in shown:
        assert doctest.testfile(str(page), module_relative=False).failed == 0, page.name
