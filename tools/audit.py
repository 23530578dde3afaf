"""Check the locked packages of both sides, Python's and the client's, against known advisories.

    audit.py

Asks pip-audit and npm audit. Where their services cannot be reached it says so, and checks against the list in
requirements/advisories.toml instead. Ends with 1 if an advisory concerns a locked version.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = ("play", "dev", "bench")
APART: Final = ROOT / "build" / "audit"
PATIENCE: Final = 300

Versions = dict[str, set[str]]


def python_versions(texts: list[str]) -> Versions:
    """The packages of requirement files, with their locked versions."""
    found: Versions = {}
    for text in texts:
        for name, version in re.findall(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)", text, re.MULTILINE):
            found.setdefault(re.sub(r"[-_.]+", "-", name).lower(), set()).add(version)
    return found


def client_versions(lock: str) -> Versions:
    """The packages of npm's lock file, with their versions."""
    found: Versions = {}
    for path, package in json.loads(lock)["packages"].items():
        if path and "version" in package:
            found.setdefault(path.rpartition("node_modules/")[2], set()).add(package["version"])
    return found


def release(version: str) -> list[int]:
    """A version as numbers, as far as it is written in them."""
    return [int(part) for part in re.match(r"[\d.]*", version)[0].strip(".").split(".") if part]  # type: ignore[index]


def concerned(advisories: dict[str, list[dict[str, str]]], versions: Versions) -> list[str]:
    """What is said against locked versions."""
    return [
        f"{name} {version}: {advisory['id']}, fixed in {advisory['fixed']}"
        for name, known in sorted(advisories.items())
        for advisory in known
        for version in sorted(versions.get(name, ()))
        if release(version) < release(advisory["fixed"])
    ]


def ask_pip() -> list[str] | None:
    """What pip-audit says; None if it cannot be had or reached."""
    # Apart from what the project itself is tested with.
    if not (APART / "bin/python").exists() and run([sys.executable, "-m", "venv", str(APART)]).returncode != 0:
        return None
    python = str(APART / "bin/python")
    if run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"]).returncode != 0:
        return None
    files = [part for lock in LOCKS for part in ("--requirement", str(ROOT / f"requirements/{lock}.txt"))]
    answer = run([python, "-m", "pip_audit", "--disable-pip", "--format", "json", "--timeout", "10", *files])
    try:
        said: dict[str, Any] = json.loads(answer.stdout)
    except ValueError:
        return None
    if any("skip_reason" in one for one in said["dependencies"]):
        # What it finds nothing about it passes over in silence.
        return None
    return [
        f"{one['name']} {one['version']}: {bug['id']}" for one in said["dependencies"] for bug in one.get("vulns", [])
    ]


def ask_npm() -> list[str] | None:
    """What npm audit says; None if it cannot be reached."""
    answer = run([sys.executable, str(ROOT / "tools/npm.py"), "audit", "--package-lock-only", "--json"])
    try:
        said: dict[str, Any] = json.loads(answer.stdout)
        return [f"{name}: {one['severity']}" for name, one in said["vulnerabilities"].items()]
    except (ValueError, KeyError):
        return None


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run something that may not come to an end."""
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", "")


def main() -> int:
    """Check both sides."""
    kept = tomllib.loads((ROOT / "requirements/advisories.toml").read_text(encoding="utf-8"))
    python = python_versions([(ROOT / f"requirements/{lock}.txt").read_text() for lock in LOCKS])
    client = client_versions((ROOT / "web/package-lock.json").read_text())
    problems: list[str] = []
    for side, asked, known, versions in (
        ("pip-audit", ask_pip(), kept["pypi"], python),
        ("npm audit", ask_npm(), kept["npm"], client),
    ):
        listed = concerned(known, versions)
        if asked is None:
            said = (
                f"{side}: its service CANNOT be reached from here; only the list of {kept['looked_at']} was looked at"
            )
        else:
            said = f"{side}: asked"
        checked = len([name for name in versions if name in known])
        sys.stdout.write(f"{said}. {len(versions)} packages, {checked} of them on the list.\n")
        problems += [*(asked or []), *listed]
    for problem in problems:
        sys.stdout.write(f"  {problem}\n")
    sys.stdout.write("Nothing known concerns what is locked.\n" if not problems else f"{len(problems)} advisories.\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
