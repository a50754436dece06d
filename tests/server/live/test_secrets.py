"""Pages receive nothing that the rules hide: every byte is compared with what the seat may know."""

from random import Random

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server.tables.views import preparable
from tests.server.harness import Message, Page, Person

EXPANSIONS = dict.fromkeys(("white_castles", "extra_tiles", "inns", "trade_routes", "shields"), True)
"""Of Burgundy, all that may be played together; the border posts are a board besides."""
GAMES: dict[str, tuple[str, str, Message]] = {
    "mille-fiori": ("mille-fiori", "me open random", {}),
    "mille-fiori-english": ("mille-fiori", "me open", {"edition": "english"}),
    "mille-fiori-tactical": ("mille-fiori", "me open random random", {"choice": "on-turn"}),
    "great-split-2": ("great-split", "me open", {}),
    "great-split-4": ("great-split", "me open random random", {"min_group": 0}),
    "burgundy-expansions": ("castles-of-burgundy", "me open random", {"board": "border-posts", **EXPANSIONS}),
    "burgundy-dealt": ("castles-of-burgundy", "me open", {"board": "dealt", "start_castle": "secret", **EXPANSIONS}),
    "burgundy-team": ("castles-of-burgundy", "me open random random", {"team": True}),
    "burgundy-solo": ("castles-of-burgundy", "me", {}),
}
"""Game, seats and options."""
HIDES_NAMES = ("mille-fiori", "great-split")
"""Games with names that a seat has not seen yet; in Burgundy only the order of well-known tiles is hidden."""


def strings(value: object) -> set[str]:
    """All texts in a piece of JSON, keys too."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, list):
        return set().union(*map(strings, value)) if value else set()
    if isinstance(value, dict):
        return strings(list(value)) | strings(list(value.values()))
    return set()


def words(value: object) -> set[str]:
    """The same, and the words that they are made of."""
    return {word for text in strings(value) for word in (text, *text.split())}


def play_and_change_minds(pages: list[Page], rng: Random) -> None:
    """Whole game by several people; now and then somebody takes a move back, asks to, asks why not, or wants a hint."""
    while not all(page.update and page.update["result"] for page in pages):
        for page in pages:
            page.drain(0.002)
            question = page.status and page.status["takeback"]
            if question and page.seat in question["waiting"]:
                page.say("answer", yes=rng.random() < 0.7)
                page.drain(0.002)
            if page.seat is None or page.update is None or page.update["decision"] is None:
                continue
            legal = page.update["position"]["legal"]
            if rng.random() < 0.2:
                page.say("why", key="w", picks=[rng.choice(["w1", "ship", "decline", "nothing", "hex 0,0"])])
            if rng.random() < 0.02:
                page.say("hint", key="h")
            if rng.random() < 0.05:
                look_back(page, rng)
            answer = page.act(rng.choice(legal), confirmed=rng.random() < 0.95)
            if answer["type"] == "refused":
                assert answer["code"] == "stale", "somebody took back the move that this one followed"
                continue
            if page.update["undo"] and rng.random() < 0.25:
                page.undo()
            elif rng.random() < 0.05:
                page.say("takeback")


def look_back(page: Page, rng: Random) -> None:
    """Asks for an earlier moment, and for the whole replay: through one's own eyes, the table's, and somebody else's."""
    assert page.update is not None
    version = rng.randint(0, page.update["version"])
    path = f"/api/tables/{page.table['id']}"
    for eyes in (str(page.seat), "table"):
        seen = page.person.http.get(f"{path}/positions/{version}?eyes={eyes}")
        page.looked_back.append((version, eyes, seen.json()))
        told = page.person.http.get(f"{path}/replay?eyes={eyes}").json()
        page.retold.append(told)
    if len(page.table["seats"]) == 1:
        return
    for what in (f"positions/{version}", "replay"):
        answer = page.person.http.get(f"{path}/{what}?eyes={1 - (page.seat or 0)}")
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "eyes-closed"


def truth_at(finish: Message, entries: list[Message], seed: Random) -> tuple[Rules, dict[int, State]]:
    """The true state at each version, found by playing the journal again from the record's seed.

    A version at which a move stood that was taken back later is left out: the record does not tell that move.
    """
    record = ludoteca.record_from_text(finish["record"])
    rules = ludoteca.game(record.game).rules(record.players, record.options)
    gone = {version: entry["version"] for entry in entries for version in entry["undone"]}
    state = rules.new(record.seed)
    states = {0: state.clone()}
    moves = iter(record.moves)
    for entry in entries:
        if entry["kind"] == "act" and entry["version"] not in gone:
            move = next(moves)
            assert move.seat == entry["seat"]
            state.apply(move.seat, move.text)
            now = entry["version"]
            if not any(made < now < undone for made, undone in gone.items()):
                states[now] = state.clone()
    return rules, states


@pytest.mark.parametrize(("game", "seats", "options"), GAMES.values(), ids=GAMES)
def test_traffic_holds_nothing_hidden(ana: Person, ben: Person, game: str, seats: str, options: Message) -> None:
    rng = Random(11)
    table = ana.new_table(seats, game, **options)
    code = table["invite"]
    cleo = Person(ana.server, "Cleo")
    players = [ana.sit(table["id"]), *([ben.join(table)] if "open" in seats else [])]
    pages = [*players, cleo.sit(table["id"])]
    play_and_change_minds(pages, rng)
    finish = ana.get(f"/api/tables/{table['id']}/finish")
    for page in pages:
        assert [entry["version"] for entry in page.entries] == list(range(1, len(page.entries) + 1))
    _, states = truth_at(finish, pages[0].entries, rng)
    for page in pages:
        check_positions(page, states)
        hidden = check_names(page, states)
        assert hidden or game not in HIDES_NAMES, "the test saw nothing hidden at all"
        check_proof(page, finish, pages)
    for page in players:
        check_looks(page, states)
    check_all_eyes(pages[-1], states)
    assert code not in "".join(pages[-1].heard), "a spectator gets no invitation"


def check_positions(page: Page, states: dict[int, State]) -> None:
    """Every position is exactly the seat's observation."""
    checked = 0
    for text in page.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "update" and message["version"] in states:
            state = states[message["version"]]
            expected = msgspec.json.decode(msgspec.json.encode(state.view(page.seat).to_json()))
            assert message["position"] == expected
            assert message["standings"] == standings(state, expected)
            assert message["preparable"] == preparable(state.rules.observation_from_json(expected))
            checked += 1
    assert checked > 20


def standings(state: State, seen: Message) -> list[Message]:
    """What is said of the seats besides: it follows from what was seen, and from nothing else."""
    position = state.rules.observation_from_json(seen).position
    told = [state.rules.game.presentation.standing(position, seat) for seat in range(state.rules.players)]
    return told if any(told) else []


def check_looks(page: Page, states: dict[int, State]) -> None:
    """What was shown of earlier moments while the game ran is what these eyes saw then, in positions and in words."""
    assert page.looked_back
    for version, eyes, shown in page.looked_back:
        if version in states:
            assert shown == as_seen(states[version], eyes)
    own = {entry["version"]: entry for entry in page.entries}
    for told in page.retold:
        for entry in told["entries"]:
            if told["eyes"] != "table":
                assert entry == own[entry["version"]]
            else:
                seen = words([event["values"] for event in entry["events"]])
                assert seen <= words([event["values"] for event in own[entry["version"]]["events"]])


def check_all_eyes(page: Page, states: dict[int, State]) -> None:
    """After the end anybody may look through any eyes."""
    versions = sorted(states)[:: max(1, len(states) // 12)]
    for version in versions:
        for eyes in ("table", *(str(seat) for seat in range(len(page.table["seats"])))):
            shown = page.person.get(f"/api/tables/{page.table['id']}/positions/{version}?eyes={eyes}")
            assert shown == as_seen(states[version], eyes)


def as_seen(state: State, eyes: str) -> Message:
    seen = state.view(None if eyes == "table" else int(eyes)).to_json()
    known: Message = msgspec.json.decode(msgspec.json.encode(seen))
    return {"position": known, "standings": standings(state, known)}


def knowledge(state: State, seat: int | None) -> set[str]:
    """What a seat reads off its observation, and the names of what it may pick."""
    view = state.view(seat)
    picks = [pick for action in view.legal for pick in view.position.picks(seat or 0, action)]
    return words(view.to_json()) | set(picks)


def check_names(page: Page, states: dict[int, State]) -> set[str]:
    """No name of a hidden thing appears before this seat could have seen it, in whatever kind of message.

    Returns the names that were hidden at some moment.
    """
    known: set[str] = set()
    version = -1
    hidden_once: set[str] = set()
    for text in page.heard:
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            for at in range(version + 1, message["version"] + 1):
                if at in states:
                    known |= knowledge(states[at], page.seat)
            version = message["version"]
        if message["type"] in ("update", "plans", "hinted", "because", "refused", "status") and version in states:
            hidden = strings(states[version].to_json()) - known
            hidden_once |= hidden
            said = words(message)
            assert not hidden & said, f"{message['type']} told {sorted(hidden & said)}"
    return hidden_once


def check_proof(page: Page, finish: Message, pages: list[Page]) -> None:
    heard = "".join(page.heard)
    proof = finish["proof"]
    for secret in (proof["secret"], proof["seed"], *(other.nonce for other in pages)):
        assert secret not in heard


def test_a_running_games_record_and_seed_stay_inside(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    ana.sit(table).wait_until_asked()
    for page in ("finish", "record"):
        answer = ana.http.get(f"/api/tables/{table}/{page}")
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "game-not-over"


def test_sealed_choices_show_who_thinks_never_what(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open random")
    ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]})
    page, other = ana.sit(table["id"]), ben.sit(table["id"])
    other.wait_until_asked()
    card = page.wait_until_asked()["position"]["legal"][0].removeprefix("choose ")
    page.act(f"choose {card}")
    while other.status is None or other.status["thinking"] != [1]:
        other.wait_for("status")
    assert other.status["ready"] == [2], "the bot has made up its mind and waits"
    assert other.entries[0]["events"][0]["values"] == {}
    assert page.entries[0]["events"][0]["values"] == {"card": card}
    page.undo()
    while 0 not in other.status["thinking"]:
        other.wait_for("status")
    assert other.entries[-1]["kind"] == "undo"
    open_to_all = strings(other.wait_until_asked()["position"])
    assert card in open_to_all or card not in "".join(other.heard)
