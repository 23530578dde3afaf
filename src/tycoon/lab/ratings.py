"""Ratings of bots by all ranks of games of several players (openskill, Plackett-Luce)."""

from collections.abc import Sequence
from typing import Final

from tycoon.lab.playing import Played

START: Final = 1000
SCALE: Final = 20
"""As people know ratings from elsewhere: they begin at 1000."""


def rate(played: Sequence[Played]) -> dict[str, int]:
    """The rating of each kind after these games, in the order of their numbers; nothing without openskill.

    Several bots of a kind at one table are one player, who becomes what they become on average. Where only one kind
    plays there is nothing to rate.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return {}
    kinds = dict.fromkeys([kind for game in played for kind in game.kinds])
    if len(kinds) < 2:
        return {}
    model = PlackettLuce()
    known = dict.fromkeys(kinds, (model.mu, model.sigma))
    for game in sorted(played, key=lambda game: game.number):
        teams = [[model.rating(mu=known[kind][0], sigma=known[kind][1])] for kind in game.kinds]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for kind in dict.fromkeys(game.kinds):
            became = [team[0] for own, team in zip(game.kinds, after, strict=True) if own == kind]
            known[kind] = (
                sum([one.mu for one in became]) / len(became),
                sum([one.sigma for one in became]) / len(became),
            )
    return {kind: round(START + SCALE * (mu - model.mu)) for kind, (mu, _) in known.items()}
