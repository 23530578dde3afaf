"""Cookies that can be withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Browsers that know somebody already have the id of that person in their cookie, which is one for all of them."""
    op.create_table(
        "cookies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.execute("INSERT INTO cookies (id, person, made) SELECT id, id, made FROM people")
    op.add_column("subscriptions", sa.Column("cookie", sa.String(32), nullable=False, server_default=""))
