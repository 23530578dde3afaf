"""A page of HTML that needs nothing else: its style is inside, and it is light or dark as its reader likes."""

from html import escape
from importlib import resources
from pathlib import Path

from tycoon.lab import LAB
from tycoon.lab.tables import replacing


def format_page(code: str, title: str, head: str, body: str, footer: str = "") -> str:
    """The page; title and footer are plain text, head and body are HTML."""
    style = resources.files(LAB).joinpath("report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{code}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{style}</style></head>'
        f"<body><header><h1>{escape(title)}</h1>{head}</header>"
        f"<main>{body}</main><footer>{escape(footer)}</footer></body></html>\n"
    )


def write_text(path: Path, text: str) -> None:
    """Write a page, or any text, in one step."""
    with replacing(path) as file:
        file.write(text.encode())
