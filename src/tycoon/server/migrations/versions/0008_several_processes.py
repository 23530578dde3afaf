"""What several processes must know of each other's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """What was in the memory of the one process is written down now; at tables there are, it begins with nothing."""
    for column in (
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
        sa.Column("held", sa.Integer, nullable=True),
        sa.Column("asked_at", sa.Text, nullable=False, server_default="[]"),
        sa.Column("clocks_since", sa.Double, nullable=False, server_default="0"),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.add_column("chairs", sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("worker", sa.Integer, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("until", sa.Double, nullable=False, server_default="0"))
    # Who is where is nothing to be kept: a database that crashed has forgotten it, as it should.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "presence",
        sa.Column("process", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        prefixes=passing,
    )
    op.create_index("presence_at", "presence", ["table_id"])
