"""A person's page: the points of every seat of a finished game, ratings, and the games whose points are not counted yet."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("published", sa.Text))
    op.create_index("people_by_published", "people", ["published"], unique=True)
    op.create_index("chat_of_person", "chat", ["person"])
    op.create_table(
        "scores",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id")),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("accuracy", sa.Float),
        sa.Column("luck", sa.Float),
    )
    op.create_index("scores_of_person", "scores", ["person", "ended"])
    op.create_index("scores_by_game", "scores", ["game", "players", "bot", "ended"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False, index=True),
    )
    op.execute(
        "insert into uncounted (table_id, ended) "
        "select id, changed from tables where status = 'over' and result is not null and not imported"
    )


def downgrade() -> None:
    for name in ("uncounted", "ratings", "scores"):
        op.drop_table(name)
    op.drop_index("chat_of_person", "chat")
    op.drop_index("people_by_published", "people")
    op.drop_column("people", "published")
