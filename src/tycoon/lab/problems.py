"""What can be wrong with what the lab is asked for: `errors.<language>.ftl` has the words."""

from tycoon.core.sentence import Sentence
from tycoon.lab import LAB


class LabError(ValueError):
    """Something that cannot be done as asked: the id of the message that says why, and its facts."""

    def __init__(self, id: str, **facts: object) -> None:
        self.id = id
        self.facts = facts
        super().__init__(Sentence(id, LAB, **facts))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_again, (self.id, self.facts))


def _again(id: str, facts: dict[str, object]) -> LabError:
    return LabError(id, **facts)
