"""Colours that go with people from a game to its rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "colour")
