"""Terms of a table, stand-ins, clocks, further browsers, chat and notes."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def table_columns() -> list[sa.Column[Any]]:
    return [
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("clock", sa.Text, nullable=False, server_default=""),
        sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("since", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("started", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("ticked", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("deadline", sa.BigInteger),
    ]


def seat_columns() -> list[sa.Column[Any]]:
    return [
        sa.Column("standin", sa.Text, nullable=False, server_default=""),
        sa.Column("left", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    ]


INDEXES = {
    "tables_by_invite": ["invite"],
    "tables_by_deadline": ["deadline"],
    "tables_by_host": ["host"],
    "tables_public": ["public", "status", "changed"],
}


def upgrade() -> None:
    for column in table_columns():
        op.add_column("tables", column)
    for column in seat_columns():
        op.add_column("seats", column)
    for name, columns in INDEXES.items():
        op.create_index(name, "tables", columns)
    op.execute("update tables set started = created where status <> 'waiting'")
    op.execute("update tables set since = changed where status = 'playing'")
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table("beats", sa.Column("at", sa.BigInteger, primary_key=True))


def downgrade() -> None:
    for name in ("beats", "notes", "chat", "tokens"):
        op.drop_table(name)
    for name in INDEXES:
        op.drop_index(name, "tables")
    for column in seat_columns():
        op.drop_column("seats", column.name)
    for column in table_columns():
        op.drop_column("tables", column.name)
