"""People, tables, chairs and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(20), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open_after", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("actors", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False, index=True),
        sa.Column("next_table", sa.String(32), nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("word", sa.String(200), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("autopass", sa.Boolean, nullable=False),
        sa.Column("bank", sa.Double, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("command", sa.String(64), nullable=True),
        sa.UniqueConstraint("table_id", "person", "command", name="one_effect"),
    )


def downgrade() -> None:
    """Leave an empty database."""
    for table in ("log", "chairs", "tables", "links", "tokens", "people", "house"):
        op.drop_table(table)
