"""In which way the dice of a table come from its secret."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables there are were committed to in the first way, and keep to it."""
    op.add_column("tables", sa.Column("stream", sa.String(40), nullable=False, server_default="hmac-sha256-1"))
