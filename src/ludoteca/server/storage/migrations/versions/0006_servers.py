"""Several servers on one database: who is alive, and who has which table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("server", sa.Text, sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("here", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("owners")
    op.drop_table("servers")
