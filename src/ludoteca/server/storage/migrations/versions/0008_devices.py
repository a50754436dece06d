"""A person's devices: all session tokens are in one table, each with an id, what kind of browser it is, and when it was seen."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
HASH_BYTES = 32
ID_BYTES = 9


def upgrade() -> None:
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("browser", sa.Text, nullable=False, server_default=""))
    op.add_column("tokens", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tokens_of_person", "tokens", ["person"])
    op.create_index("links_of_person", "links", ["person"])
    connection = op.get_bind()
    connection.execute(
        sa.text(
            "insert into tokens (hash, person, created, seen) select token_hash, id, created, seen from people "
            "where token_hash not in (select hash from tokens)"
        )
    )
    connection.execute(sa.text("update tokens set seen = created where seen = 0"))
    hashes = [row[0] for row in connection.execute(sa.text("select hash from tokens"))]
    if hashes:
        rows = [{"of": each, "device": secrets.token_urlsafe(ID_BYTES)} for each in hashes]
        connection.execute(sa.text("update tokens set device = :device where hash = :of"), rows)
    op.create_index("tokens_by_device", "tokens", ["device"], unique=True)


def downgrade() -> None:
    """The first browser of each person goes back to its row; somebody without one gets a token that nobody has."""
    connection = op.get_bind()
    people = [row[0] for row in connection.execute(sa.text("select id from people"))]
    for person in people:
        first = connection.scalar(
            sa.text("select hash from tokens where person = :of order by created, device limit 1"), {"of": person}
        )
        connection.execute(
            sa.text("update people set token_hash = :hash where id = :of"),
            {"hash": first or secrets.token_bytes(HASH_BYTES), "of": person},
        )
        if first is not None:
            connection.execute(sa.text("delete from tokens where hash = :hash"), {"hash": first})
    op.drop_index("tokens_by_device", "tokens")
    op.drop_index("links_of_person", "links")
    op.drop_index("tokens_of_person", "tokens")
    for name in ("seen", "browser", "device"):
        op.drop_column("tokens", name)
