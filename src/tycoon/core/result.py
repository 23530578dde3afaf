"""How a game ended."""

from typing import cast, final

from tycoon.core.sentence import Sentence


@final
class Result:
    """Ranking, scores with their breakdown, and who was eliminated and why."""

    def __init__(
        self,
        ranking: list[list[int]],
        winners: list[int],
        scores: list[int],
        breakdown: list[dict[str, int]],
        eliminated: dict[int, str] | None = None,
        figures: list[dict[str, int]] | None = None,
    ) -> None:
        self.ranking: list[list[int]] = ranking
        """Seats from best to worst; seats that share a rank stand together. Every seat occurs once."""
        self.winners: list[int] = winners
        """Who won: one seat, several that share the win, or nobody."""
        self.scores: list[int] = scores
        """Final score of each seat."""
        self.breakdown: list[dict[str, int]] = breakdown
        """For each seat, the points under each heading in the rulebook's order."""
        self.eliminated: dict[int, str] = eliminated if eliminated is not None else {}
        """The clause that eliminated each seat that was."""
        self.figures: list[dict[str, int]] = figures if figures is not None else [{} for _ in scores]
        """For each seat, what decides beside the points: what eliminates, then what breaks ties."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __repr__(self) -> str:
        winners = [str(seat) for seat in self.winners]
        who = "nobody wins"
        if len(winners) == 1:
            who = f"seat {winners[0]} wins"
        elif winners:
            who = f"seats {', '.join(winners)} share the win"
        out = f", out: {', '.join([str(seat) for seat in self.eliminated])}" if self.eliminated else ""
        return f"<Result: {who}, scores {', '.join([str(score) for score in self.scores])}{out}>"

    def to_json(self) -> dict[str, object]:
        """The result as JSON-ready data, as records state it. The figures follow from the game, and are left out."""
        return {
            "ranking": [list(tied) for tied in self.ranking],
            "winners": list(self.winners),
            "scores": list(self.scores),
            "breakdown": [dict(points) for points in self.breakdown],
            "eliminated": {str(seat): clause for seat, clause in self.eliminated.items()},
        }

    @staticmethod
    def from_json(data: dict[str, object], seats: int) -> "Result":
        """Read back what `to_json` gave. Raises ValueError."""
        try:
            result = Result(
                [[int(seat) for seat in tied] for tied in cast("list[list[int]]", data["ranking"])],
                [int(seat) for seat in cast("list[int]", data["winners"])],
                [int(score) for score in cast("list[int]", data["scores"])],
                [
                    {str(key): int(n) for key, n in points.items()}
                    for points in cast("list[dict[str, int]]", data["breakdown"])
                ],
                {int(seat): str(clause) for seat, clause in cast("dict[str, str]", data["eliminated"]).items()},
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            raise ValueError(Sentence("bad-result")) from None
        ranked = sorted([seat for tied in result.ranking for seat in tied])
        if ranked != list(range(seats)) or len(result.scores) != seats or len(result.breakdown) != seats:
            raise ValueError(Sentence("result-misfit"))
        return result

    def to_show(self) -> dict[str, object]:
        """All of it, to be shown."""
        return {**self.to_json(), "figures": [dict(figures) for figures in self.figures]}


def rank_by(keys: list[tuple[int, ...]], seats: list[int]) -> list[list[int]]:
    """The seats ranked by their keys, highest first; equal keys share a rank."""
    ranking: list[list[int]] = []
    for seat in sorted(seats, key=lambda one: keys[one], reverse=True):
        if ranking and keys[ranking[-1][0]] == keys[seat]:
            ranking[-1].append(seat)
            ranking[-1].sort()
        else:
            ranking.append([seat])
    return ranking
