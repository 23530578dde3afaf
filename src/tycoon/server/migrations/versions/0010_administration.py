"""Who is banned, what administrators did, who was seen when, and who has left."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody is banned, and everybody there is was just here: who comes no more is forgotten from now on."""
    for column in (
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
        sa.Column("banned", sa.Text, nullable=False, server_default=""),
        sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("people", column)
    op.execute(sa.text("UPDATE people SET seen = :now").bindparams(now=time.time()))
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
