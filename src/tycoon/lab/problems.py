"""What can be wrong with what the lab is asked for, in every language: `errors.<language>.ftl` has the words."""

from tycoon.lab import LAB
from tycoon.language import Language, texts_of


class LabError(ValueError):
    """Something that cannot be done as asked: the id of the message that says why, and its facts."""

    def __init__(self, id: str, **facts: object) -> None:
        self.id = id
        self.facts = facts
        super().__init__(self.said_in("en"))

    def said_in(self, code: str) -> str:
        """The sentence in this language."""
        return Language(code, [texts_of(LAB, code, "errors")]).say_with(self.id, self.facts)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_again, (self.id, self.facts))


def _again(id: str, facts: dict[str, object]) -> LabError:
    return LabError(id, **facts)
