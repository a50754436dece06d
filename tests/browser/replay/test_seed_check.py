"""The page that checks whether a game's seed, record and moves are what was promised."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.replay.replay_page import go, person_in, played, stands_at


def test_result_and_a_true_game(visit: Visit) -> None:
    """By source and by round; every step of the check is true, with what this browser noted at the start."""
    marina = visit()
    table, person = played(marina)
    page = marina.page
    page.locator("#result-title").wait_for()
    page.get_by_role("button", name="By round").click()
    finish = person.get(f"/api/tables/{table}/finish?language=en")
    for chapter in finish["chapters"]:
        row = page.get_by_role("row", name=re.compile(f"^{chapter['title']} "))
        expect(row).to_be_visible()
        assert sorted(int(cell) for cell in row.locator("td").all_inner_texts()) == sorted(chapter["points"])
    page.get_by_role("link", name="Replay").click()
    stands_at(page, 0)
    page.get_by_role("link", name="Result", exact=True).click()
    page.get_by_role("link", name="Check this game").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")
    for step in ("commitment", "kept", "nonce", "seed", "record", "moves"):
        expect(page.locator(f"[data-step={step}] .mark")).to_have_text("Correct")
    expect(page.locator("code")).to_have_text(f"ludoteca replay {table}.record --check")
    page.evaluate(
        "key => localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), commitment: 'f'.repeat(64)}))",
        f"ludoteca.seed.{table}",
    )
    page.reload()
    expect(page.locator("[data-step=kept] .mark")).to_have_text("Wrong")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "false")


def test_every_lie_is_found_out(visit: Visit) -> None:
    marina = visit()
    person = person_in(marina)
    table = person.new_table("me random")["id"]
    person.sit(table).play_on()
    finish = person.get(f"/api/tables/{table}/finish?language=en")
    record, proof = finish["record"], finish["proof"]
    page = go(marina, "check")
    other = "ab" * 32
    last = [line for line in record.splitlines() if re.match(r"\d ", line)][-1]

    def check(record: str, proof: object, *wrong: str) -> None:
        page.get_by_label("Record", exact=True).fill(record)
        page.get_by_label("Proof").fill(json.dumps(proof) if proof else "")
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.locator("[data-step=moves] .mark")).to_be_visible()
        expect(page.locator(".mark.no")).to_have_count(len(wrong))
        for step in wrong:
            expect(page.locator(f"[data-step={step}] .mark")).to_have_text("Wrong")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "false" if wrong else "partly")

    check(record, proof)
    check(record, proof | {"secret": other}, "commitment", "seed")
    check(record, proof | {"nonces": {"0": other}}, "seed")
    check(record.replace(proof["seed"], other), proof, "record", "moves")
    check(record.replace(last, f"{1 - int(last[0])}{last[1:]}"), proof, "moves")
    check(record, None)
    page.get_by_label("Proof").fill("no proof")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("not a proof")


def test_a_running_game_cannot_be_checked(visit: Visit) -> None:
    marina = visit()
    table = person_in(marina).new_table("me random")["id"]
    page = go(marina, f"check/{table}")
    expect(page.get_by_role("alert")).to_contain_text("not over")
