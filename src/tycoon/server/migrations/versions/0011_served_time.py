"""Clocks that run only while somebody serves, and what a position is known by when the rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Served time begins as the clock on the wall when something last happened: what was written by that holds on, and
    the time that an upgrade took is nobody's."""
    op.add_column("log", sa.Column("served", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("fingerprint", sa.String(90), nullable=False, server_default=""))
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.execute("UPDATE log SET served = time")
    op.execute("UPDATE tables SET touched = changed")
    last = op.get_bind().scalar(sa.text("SELECT max(time) FROM log"))
    if last is not None:
        house = sa.table("house", sa.column("name", sa.String), sa.column("value", sa.Text))
        op.execute(house.insert().values(name="served", value=repr(float(last))))
