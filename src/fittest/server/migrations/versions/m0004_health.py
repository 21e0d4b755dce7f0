"""A row that is written to see whether anything can be."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("probes", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO health (id, probes) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("health")
