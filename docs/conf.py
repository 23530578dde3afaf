"""The documentation site: `make docs` builds it into build/site, and fails on a link that leads nowhere."""

import re

from sphinx.application import Sphinx

project = "Tycoon"
author = "The authors of Tycoon"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
exclude_patterns = ["_static"]

html_theme = "furo"
html_title = "Tycoon"
html_static_path = ["_static"]
html_css_files = ["tycoon.css"]
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"sidebar_hide_name": False, "navigation_with_keys": True}

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
suppress_warnings = ["autodoc.mocked_object"]

OUTSIDE = {"../CONTRIBUTING.md": "contributing.md", "../CHANGELOG.md": "changelog.md"}
"""What stands in the project's own folder has pages, which include it; links lead to those."""


def _lead_to_pages(_app: Sphinx, _page: str, source: list[str]) -> None:
    for name, page in OUTSIDE.items():
        source[0] = re.sub(rf"\]\({re.escape(name)}(?=[#)])", f"]({page}", source[0])


def _as_markdown(_app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]) -> None:
    """Docstrings are plain texts with `code` in single backticks; for Sphinx these would be references."""
    lines[:] = [
        re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line).replace("*", r"\*").replace("|", r"\|") for line in lines
    ]


def setup(app: Sphinx) -> None:
    """What is done to texts before they are read."""
    app.connect("source-read", _lead_to_pages)
    app.connect("autodoc-process-docstring", _as_markdown)
