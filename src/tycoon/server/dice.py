"""The dice of a finished game, laid open so that anybody can check them."""

from tycoon.core.audience import EVERYONE
from tycoon.core.event import CHANCE
from tycoon.core.fairness import FIRST_STREAM, counted, open_key, sealed_hash
from tycoon.core.fairness import Dice as SealedDice
from tycoon.core.table import Table
from tycoon.server.live import LiveTable
from tycoon.server.schemas import Dice, Draw


def can_be_checked(live: LiveTable) -> bool:
    """Whether there is anything to be laid open: the first stream has one key for everything, and a lesson none."""
    return not live.row.lesson and (live.row.open_after or live.row.stream != FIRST_STREAM)


def dice_of(live: LiveTable, table: Table) -> Dice:
    """What proves the dice: all of them if everything is laid open, else those that everybody saw."""
    row = live.row
    everything = row.open_after
    draws = _draws(live, table)
    return Dice(
        stream=row.stream,
        commitment=live.commitment,
        secret=row.secret if everything else "",
        opened="" if everything else open_key(row.secret),
        sealed="" if everything else sealed_hash(row.secret),
        words=list(row.words),
        draws=[draw for draw in draws if draw.open or everything],
        unseen=0 if everything else len([draw for draw in draws if not draw.open]),
    )


def _draws(live: LiveTable, table: Table) -> list[Draw]:
    """Every outcome of chance, and its place among all that it could have been."""
    row = live.row
    dice = SealedDice(row.secret, row.words, row.stream)
    draws: list[Draw] = []
    for event in table.log:
        if event.kind != CHANCE:
            continue
        place = dice.pick(event.values, event.to)
        order = counted(event.values, row.stream)
        labels = live.game.labels(event.what)
        names: list[int | str] = [labels[event.values[at]] if labels else event.values[at] for at in order]
        index = order.index(place)
        draws.append(
            Draw(
                what=event.what,
                count=len(names),
                index=index,
                outcome=names[index],
                values=names,
                open=event.to == EVERYONE,
            )
        )
    return draws
