"""The description of the API as a page."""

import re

from .conftest import Town, tell


def test_the_page_of_the_api_needs_nothing_from_elsewhere() -> None:
    async def story(town: Town) -> None:
        eve = town.somebody()
        page = await eve.http.get("/api/docs")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        parts = re.findall(r'(?:src|href)="([^"]*)"', page.text)
        assert len(parts) == 4 and "//" not in page.text
        for part in parts:
            answer = await eve.http.get(part)
            assert answer.status_code == 200 and answer.content, part
        start = (await eve.http.get("/api/docs/start.js")).text
        assert '"/api/openapi.json"' in start and "//" not in start
        # Scripts from here only, and none in the page: what it loads could not reach further either.
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy and "http" not in policy
        assert "script" not in policy and "<script>" not in page.text
        assert (await eve.get("/docs/nothing.js", expect=422))["reason"] == "bad-request"

    tell(story)
