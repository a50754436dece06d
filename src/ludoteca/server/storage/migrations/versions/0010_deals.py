"""Deals that several tables share: duels, games of the day, evenings."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("boards", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("evenings_by_invite", "evenings", ["invite"])
    op.create_index("evenings_of_host", "evenings", ["host"])
    op.create_table(
        "entrants",
        sa.Column("evening", sa.Text, sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("seed_name", sa.Text, nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("first", sa.Text),
        sa.Column("day", sa.Text),
        sa.Column("evening", sa.Text),
        sa.Column("board", sa.Integer, nullable=False),
    )
    op.create_index("deal_of_day", "deals", ["day", "game"], unique=True)
    op.create_index("deals_of_evening", "deals", ["evening"])
    op.create_table(
        "onlookers",
        sa.Column("seen", sa.Text, primary_key=True),
        sa.Column("viewer", sa.Text, primary_key=True),
    )
    op.add_column("tables", sa.Column("deal", sa.Text))
    op.create_index("tables_of_deal", "tables", ["deal"])


def downgrade() -> None:
    op.drop_index("tables_of_deal", "tables")
    op.drop_column("tables", "deal")
    for name in ("onlookers", "deals", "entrants", "evenings"):
        op.drop_table(name)
