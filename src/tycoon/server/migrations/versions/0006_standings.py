"""How games ended, seat by seat, and what everybody's ratings became by it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for them; those of games that are over already are worked out when the server starts."""
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("gave_up", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("time", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "ratings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("player", sa.String(90), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "pool", "player", name="rated_once"),
    )
    op.create_index("ratings_of", "ratings", ["player", "pool", "number"])
