"""How people get on with practice positions."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "practice",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("last", sa.Text, nullable=False),
        sa.Column("solved", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("practice")
