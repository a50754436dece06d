"""Anyone can check a seed, and manipulations are found."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.tables import seeds

secrets = st.binary(min_size=32, max_size=32)
nonces = st.dictionaries(st.integers(0, 6), st.text("0123456789abcdef", min_size=32, max_size=64), max_size=7)
tables = st.text("abcdefghijklmnopqrstuvwxyz0123456789_-", min_size=1, max_size=20)


@given(secrets, tables, nonces)
def test_an_honest_game_passes(secret: bytes, table: str, given: dict[int, str]) -> None:
    assert seeds.check(seeds.proof_of(secret, table, given)) == []


@given(secrets, secrets, tables, nonces)
def test_another_secret_is_found_out(secret: bytes, other: bytes, table: str, given: dict[int, str]) -> None:
    proof = seeds.proof_of(secret, table, given)
    forged = replace(proof, secret=other.hex(), seed=seeds.seed_of(other, table, given).hex())
    assert seeds.check(forged) == ([] if other == secret else ["commitment"])


@given(secrets, tables, nonces, st.data())
def test_another_nonce_is_found_out(secret: bytes, table: str, given: dict[int, str], data: st.DataObject) -> None:
    proof = seeds.proof_of(secret, table, given)
    other = data.draw(nonces)
    forged = replace(proof, nonces={str(seat): nonce for seat, nonce in other.items()})
    assert seeds.check(forged) == ([] if other == given else ["seed"])


@given(secrets, tables, nonces, secrets)
def test_another_seed_is_found_out(secret: bytes, table: str, given: dict[int, str], seed: bytes) -> None:
    proof = seeds.proof_of(secret, table, given)
    forged = replace(proof, seed=seed.hex())
    assert seeds.check(forged) == ([] if seed.hex() == proof.seed else ["seed"])


def test_the_rule_is_the_documented_one() -> None:
    """Written out once more from docs/protocol.md, so that others' checks stay right."""
    import hashlib

    secret = bytes(range(32))
    message = b"ludoteca seed 1\ntable-1\n0 " + b"ab" * 16 + b"\n2 " + b"cd" * 16 + b"\n"
    expected = hashlib.blake2b(message, key=secret, digest_size=32).digest()
    assert seeds.seed_of(secret, "table-1", {2: "cd" * 16, 0: "ab" * 16}) == expected
    assert seeds.commitment(secret) == hashlib.blake2b(secret, digest_size=32).hexdigest()


def test_garbage_is_no_proof() -> None:
    proof = seeds.proof_of(bytes(32), "t", {0: "ab" * 16})
    assert "unreadable" in seeds.check(replace(proof, secret="xyz"))
    assert "unreadable" in seeds.check(replace(proof, nonces={"0": "<script>"}))
    assert "unreadable" in seeds.check(replace(proof, nonces={"zero": "ab" * 16}))
    assert seeds.check(proof, "no record") == ["record-heading-missing"]
