"""The metrics for Prometheus, and who may read them."""

from pathlib import Path

from ludoteca.server.metrics import Durations
from tests.server.harness import Person, Server


def values(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")}


def test_moves_and_commits_are_counted(server: Server, ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    before = values(ana.http.get("/metrics").text)
    assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"
    after = values(ana.http.get("/metrics").text)
    assert after["ludoteca_sockets"] >= 1
    assert after["ludoteca_servers"] == 1
    assert after["ludoteca_move_seconds_count"] == before["ludoteca_move_seconds_count"] + 1
    assert after["ludoteca_saved_total"] > before["ludoteca_saved_total"]
    assert after["ludoteca_commits_total"] == after["ludoteca_commit_seconds_count"]


def test_nobody_reads_them_through_a_proxy(ana: Person) -> None:
    assert ana.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 403
    assert ana.http.get("/metrics", headers={"Forwarded": "for=203.0.113.9"}).status_code == 403


def test_with_a_token_only_who_has_it(tmp_path: Path) -> None:
    with Server(tmp_path, metrics_token="open sesame") as server:
        guest = Person(server, "")
        assert guest.http.get("/metrics").status_code == 403
        assert guest.http.get("/metrics", headers={"Authorization": "Bearer open"}).status_code == 403
        allowed = guest.http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
        assert (allowed.status_code, allowed.headers["content-type"]) == (
            200,
            "text/plain; version=0.0.4; charset=utf-8",
        )
        assert guest.http.get("/api/alive").status_code == 200


def test_a_histogram_counts_what_is_within_each_bound() -> None:
    durations = Durations()
    for seconds in (0.001, 0.002, 0.3, 9.0):
        durations.add(seconds)
    told = values("\n".join(durations.lines("x", "help")))
    assert told['x_bucket{le="0.001"}'] == 1
    assert told['x_bucket{le="0.0025"}'] == 2
    assert told['x_bucket{le="0.5"}'] == 3
    assert told['x_bucket{le="+Inf"}'] == told["x_count"] == 4
    assert told["x_sum"] == 9.303
