"""Why a request is turned down: as data for programs, and in words for people."""

import logging
from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from tycoon.core.game import Game
from tycoon.core.refusal import Refusal
from tycoon.core.sentence import Sentence
from tycoon.language import LANGUAGES, Wording, find_clause, language_for, said
from tycoon.server import SERVER
from tycoon.server.schemas import Position, Problem, RefusalInfo

LONGEST_REASON: Final = 300
"""So much is said of what somebody sent."""

RETRY_SECONDS: Final = 5
PASSING: Final = frozenset(
    ["too-many", "too-many-words", "too-many-connections", "house-full", "hint-coming", "no-hint", "busy", "too-slow"]
)
"""What is over after so many seconds, if nothing else comes in between."""

log = logging.getLogger("tycoon.server")


class Trouble(Exception):
    """A request that cannot be done as asked. Nothing has changed."""

    def __init__(
        self,
        status: int,
        reason: str,
        refusal: RefusalInfo | None = None,
        position: Position | None = None,
        **facts: object,
    ) -> None:
        self.status = status
        self.reason = reason
        self.refusal = refusal
        self.position = position
        self.facts = facts
        super().__init__(reason)


def language_of(query: str | None, header: str | None) -> str:
    """The language asked for by `?lang=`, else the first in Accept-Language that we speak."""
    if query in LANGUAGES:
        return query
    for wish in (header or "").split(","):
        code = wish.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def asked_language(request: HTTPConnection) -> str:
    """The language of a request."""
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


def problem_of(trouble: Trouble, language: str) -> Problem:
    """What it is, in words."""
    facts = {
        name: said(fact, language)[:LONGEST_REASON] if isinstance(fact, (Sentence, ValueError)) else fact
        for name, fact in trouble.facts.items()
    }
    text = language_for(language, SERVER).say_with(f"problem-{trouble.reason}", facts)
    return Problem(reason=trouble.reason, text=text, facts=facts, refusal=trouble.refusal, position=trouble.position)


def problem_response(trouble: Trouble, language: str) -> Response:
    """The answer that says it."""
    problem = problem_of(trouble, language)
    headers = {"Retry-After": str(RETRY_SECONDS)} if trouble.reason in PASSING else {}
    if trouble.status == 408:
        # What comes after all would be taken for the next request.
        headers["Connection"] = "close"
    return Response(problem.model_dump_json(), trouble.status, headers, media_type="application/json")


def refusal_info(refusal: Refusal, game: Game, names: list[str], language: str) -> RefusalInfo:
    """A refusal of the rules in words, with the text of the clause."""
    wording = Wording(language_for(language, game.package), game, names)
    clause = find_clause(game, refusal.clause, language)
    return RefusalInfo(
        reason=refusal.reason,
        clause=refusal.clause,
        facts=dict(refusal.facts),
        text=wording.refusal(refusal),
        rule=clause.text if clause is not None else "",
    )


async def on_trouble(request: Request, trouble: Exception) -> Response:
    """Answer what our own code has turned down."""
    assert isinstance(trouble, Trouble)
    return problem_response(trouble, asked_language(request))


async def on_store(request: Request, error: Exception) -> Response:
    """Answer what the database did not do."""
    log.error("the store failed", extra={"error": type(error).__name__})
    return problem_response(Trouble(503, "busy"), asked_language(request))


async def on_http(request: Request, error: Exception) -> Response:
    """Answer what the framework has turned down."""
    assert isinstance(error, HTTPException)
    reasons = {400: "broken-json", 404: "no-such-page", 405: "wrong-method"}
    trouble = Trouble(error.status_code, reasons.get(error.status_code, "bad-request"), where="?")
    answer = problem_response(trouble, asked_language(request))
    answer.headers.update(error.headers or {})
    return answer


async def on_invalid(request: Request, error: Exception) -> Response:
    """Answer data that are not what the API takes: where it is wrong, but not what was sent."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0]) if error.errors() else {}
    if first.get("type") == "json_invalid":
        return problem_response(Trouble(400, "broken-json"), asked_language(request))
    parts = [str(part)[:40] for part in first.get("loc", ()) if part != "body"]
    where = "".join([sign if sign.isprintable() else "?" for sign in ".".join(parts)]) or "?"
    return problem_response(Trouble(422, "bad-request", where=where), asked_language(request))
