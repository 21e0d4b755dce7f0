"""The log of tables, their summaries, sessions and grants."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("summaries_due", "summaries", ["due"])
    op.create_index("summaries_touched", "summaries", ["touched"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    for name in ("grants", "sessions", "summaries", "log"):
        op.drop_table(name)
