"""Evenings whose rounds begin by themselves; partners in scores."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("evenings", sa.Column("auto", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("scores", sa.Column("team", sa.Integer))


def downgrade() -> None:
    op.drop_column("scores", "team")
    op.drop_column("evenings", "auto")
