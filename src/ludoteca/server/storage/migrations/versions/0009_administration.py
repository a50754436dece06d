"""Who is muted, who said a line, and when an analysis was made."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("person", sa.Text))
    op.add_column("analyses", sa.Column("made", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    for table, column in (("analyses", "made"), ("chat", "person"), ("people", "muted")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
