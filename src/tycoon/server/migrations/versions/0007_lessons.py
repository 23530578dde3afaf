"""Which lesson is given at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """At the tables there are, people play."""
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
