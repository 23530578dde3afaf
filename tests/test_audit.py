"""What is locked is checked against the advisories that the project keeps."""

import importlib.util
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
assert spec is not None and spec.loader is not None
audit = importlib.util.module_from_spec(spec)
spec.loader.exec_module(audit)

KEPT = tomllib.loads((ROOT / "requirements" / "advisories.toml").read_text(encoding="utf-8"))


def test_no_locked_version_is_concerned() -> None:
    python = audit.python_versions([(ROOT / f"requirements/{lock}.txt").read_text() for lock in audit.LOCKS])
    client = audit.client_versions((ROOT / "web/package-lock.json").read_text())
    assert len(python) > 50 and len(client) > 50
    assert "starlette" in python and "vite" in client
    assert audit.concerned(KEPT["pypi"], python) + audit.concerned(KEPT["npm"], client) == []


def test_an_old_version_is_found_out() -> None:
    old = audit.python_versions(["Starlette==0.49.0 \\\n    --hash=x\nh11==0.16.0 ; python_version > '3'\n"])
    assert audit.concerned(KEPT["pypi"], old) == ["starlette 0.49.0: CVE-2025-62727, fixed in 0.49.1"]
    lock = '{"packages": {"": {}, "node_modules/a/node_modules/vite": {"version": "6.0.0-beta.1"}}}'
    assert audit.concerned(KEPT["npm"], audit.client_versions(lock)) == [
        "vite 6.0.0-beta.1: CVE-2025-62522, fixed in 7.1.11"
    ]
