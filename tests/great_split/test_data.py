"""The numbers: what the house set promises, and how an owner's data set is read, checked and played."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.great_split import GAME
from ludoteca.games.great_split.data import (
    GOLD,
    HOUSE,
    ICONS,
    LEVELS,
    NO_EFFECT,
    RESOURCES,
    load_data,
)
from ludoteca.games.great_split.phases import RESOLVE
from ludoteca.games.great_split.rules import GreatSplitRules
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.refusals import BadRecord, BadSettings
from ludoteca.words import Words
from tests.great_split.table import look
from tests.kit.golden import play

TEXT = (resources.files("ludoteca.games.great_split") / "house.toml").read_text("utf-8")


# -- the house set


def test_seventy_one_cards_in_three_levels() -> None:
    assert HOUSE.cards == 71
    assert [len(deck) for deck in HOUSE.decks] == [29, 21, 21]
    assert HOUSE.kinds == 41


@pytest.mark.parametrize(
    "card", ["topaz-1", "topaz-2", "topaz-3", "tome-2", "tome-3", "gold-2", "prestige-3", "square-2"]
)
def test_cards_that_the_rulebook_shows_exist(card: str) -> None:
    assert any(f"{card}-{level}" in HOUSE.number for level in LEVELS)


def test_resources_are_even_on_every_level() -> None:
    for level, deck in enumerate(HOUSE.decks):
        icons = [sum(HOUSE.icons[kind][place] for kind in deck) for place in range(len(ICONS))]
        assert len(set(icons[1:6])) == 1, level
        assert icons[6] * 3 == icons[7] * 2


def test_characters() -> None:
    contracts = [character.contracts for character in HOUSE.characters]
    assert len(HOUSE.characters) == 7
    assert [1, 0, 0, 0, 2] in contracts
    assert any(one[0] == one[1] == 1 for one in contracts)
    assert all(sum(one) == 3 for one in contracts)
    assert [3, 0, 0, 0, 0] in [character.start for character in HOUSE.characters]


def test_tracks_fit_the_examples() -> None:
    ends = [HOUSE.stars_at(5 + track, HOUSE.length[5 + track]) for track in range(5)]
    assert ends == [4, 4, 3, 3, 3]
    assert HOUSE.contracts_at(GOLD, HOUSE.length[GOLD]) == 5  # the end of the gold track
    assert max(HOUSE.tome_values) == 10
    assert 9 in HOUSE.tome_values


TRACKS_AGAIN = {
    "tome": (14, "4 6 8 10 12 13 14"),
    "artwork": (16, "3 6 9 12 14 16"),
    "topaz": (14, "5 8 10 11 12 13 14"),
    "emerald": (14, "5 8 10 11 12 13 14"),
    "gold": (12, "4 7 8 10 12"),
}
SEALS_AGAIN = {"tome": 9, "artwork": 9, "topaz": 7, "emerald": 7, "gold": 7}
CARDS_AGAIN = {
    "I": "tome-1*3 tome-2 artwork-1*3 artwork-2 topaz-1*3 topaz-2 emerald-1*3 emerald-2 gold-1*3 gold-2 "
    "prestige-2*3 diamond-1*2 square-1*3 star-1",
    "II": "tome-2*2 artwork-2*2 topaz-2*2 emerald-2*2 gold-2*2 prestige-3*2 diamond-1*2 diamond-2 square-1*2 "
    "square-2*2 star-1*2",
    "III": "tome-2 tome-3 artwork-2 artwork-3 topaz-2 topaz-3 emerald-2 emerald-3 gold-2 gold-3 prestige-4 prestige-5 "
    "diamond-2*3 square-2*3 square-3 star-2*2",
}
CHARACTERS_AGAIN = {
    "bibliophile": "30000 01200",
    "financier": "01002 10002",
    "curator": "00210 11010",
    "jeweller": "10020 10110",
    "muse": "02100 10011",
    "diplomat": "01011 10101",
    "heiress": "10101 02010",
}


def test_the_tracks_written_down_a_second_time() -> None:
    """A slip in the file shows here; so does one in how it is read."""
    for track, (resource, (length, contracts)) in enumerate(TRACKS_AGAIN.items()):
        assert RESOURCES[track] == resource
        assert HOUSE.length[track] == length
        counts = [HOUSE.contracts_at(track, space) for space in range(length + 1)]
        rising = [space for space in range(1, length + 1) if counts[space] > counts[space - 1]]
        assert rising == [int(space) for space in contracts.split(" ")]
        assert counts[-1] == len(rising)
        effects = [HOUSE.effect_at(track, space) for space in range(length + 1)]
        arrows = [3, 6, 9, 11] if resource == "gold" else []
        assert [space for space, effect in enumerate(effects) if effect != NO_EFFECT] == arrows
    assert HOUSE.tome_values[:15] == [0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10]


def test_the_seal_tracks_written_down_a_second_time() -> None:
    """Each gives its own resource on 2, 4 and, where it is long, 6; ribbons on 3, 5, 7 and 9."""
    for track, length in enumerate(SEALS_AGAIN.values(), 5):
        assert HOUSE.length[track] == length
        effects = [HOUSE.effect_at(track, space) for space in range(length + 1)]
        icons = {space: effect for space, effect in enumerate(effects) if effect != NO_EFFECT}
        assert icons == dict.fromkeys([2, 4, 6] if length == 9 else [2, 4], track - 5)
        stars = [HOUSE.stars_at(track, space) for space in range(length + 1)]
        assert stars == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4][: length + 1]


def test_the_cards_and_characters_written_down_a_second_time() -> None:
    copies = {}
    for level, cards in CARDS_AGAIN.items():
        for card in cards.split(" "):
            name, _, count = card.partition("*")
            copies[f"{name}-{level}"] = int(count or 1)
    assert dict(zip(HOUSE.names, HOUSE.copies, strict=False)) == copies
    for character in HOUSE.characters:
        numbers = CHARACTERS_AGAIN[character.name].split(" ")
        assert [character.start, character.contracts] == [[int(one) for one in number] for number in numbers]


def test_the_decks_are_enough_for_every_number_of_players() -> None:
    assert HOUSE.dealt(7, 6) == [28, 21, 21]
    assert HOUSE.dealt(2, 6) == [14, 12, 6]


# -- an owner's data


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, old
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "refusal", "field"),
    [
        ("tracks = [", "data-not-toml", None),
        ("#" * 100_001, "data-too-long", None),
        (changed("hand_limits = [5, 5, 6, 6, 7, 7]", ""), "data-field-missing", "hand_limits"),
        (changed("[5, 5, 6, 6, 7, 7]", "[5, 5, 6, 6, 7]"), "data-list-wrong", "hand_limits"),
        (changed("[5, 5, 6, 6, 7, 7]", "[5, 5, 6, 6, 7, 77]"), "data-number-wrong", "hand_limits"),
        (changed("[5, 5, 6, 6, 7, 7]", "[5, 5, 6, 6, 7, true]"), "data-number-wrong", "hand_limits"),
        (changed("length = 14", 'length = "14"'), "data-number-wrong", "tracks.tome.length"),
        (changed("contracts = [4, 6, 8", "contracts = [4, 8, 6"), "data-not-rising", "tracks.tome.contracts"),
        (changed("contracts = [4, 6, 8", "contracts = [4, 6, 88"), "data-number-wrong", "tracks.tome.contracts"),
        (changed("double_arrows =", "dobule_arrows ="), "data-field-unknown", "tracks.gold.dobule_arrows"),
        (changed("values = { 1 = 1", "values = { one = 1"), "data-space-wrong", "tracks.tome.values.one"),
        (changed("values = { 1 = 1", "values = { 1 = 11"), "data-not-rising", "tracks.tome.values"),
        (changed('2 = "tome"', '2 = "tomb"'), "data-name-unknown", "seal_tracks.tome.icons.2"),
        (changed("{ 3 = 1, 5 = 2, 7 = 3, 9 = 4 }", "{ 3 = 1, 03 = 1 }"), "data-space-twice", "seal_tracks.tome.ribbons"),
        (changed("6 = { 0 = 0, 3 = 6", "6 = { 3 = 6"), "data-row-without-zero", "art_market.6"),
        (changed("16 = { 0 = 0, 13", "17 = { 0 = 0, 13"), "data-row-without-zero", "art_market.16"),
        (changed("level = 1, icons = { tome = 1 }", "level = 4, icons = { tome = 1 }"), "data-number-wrong", "cards[1].level"),
        (changed("icons = { tome = 1 }", "icons = { tomes = 1 }"), "data-field-unknown", "cards[1].icons.tomes"),
        (changed("icons = { tome = 1 }", "icons = {}"), "data-card-empty", "cards[1].icons"),
        (changed("icons = { tome = 2 }", "icons = { tome = 1 }"), "data-card-twice", "cards[2].icons"),
        (changed("icons = { tome = 1 }, copies = 3", "icons = { tome = 1 }, copies = 1"), "data-deck-small", None),
        (changed('name = "muse"', 'name = "Muse"'), "data-text-wrong", "characters[5].name"),
        (changed('name = "muse"', 'name = "heiress"'), "data-character-twice", "characters"),
        (changed('    { name = "heiress"', '    # { name = "heiress"'), "data-characters-few", None),
        (changed("start = { tome = 3 }", "start = 3"), "data-table-wrong", "characters[1].start"),
        (changed("characters = [", "characters = []\nothers = ["), "data-table-wrong", "characters"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(text: str, refusal: str, field: str | None) -> None:
    with pytest.raises(BadSettings) as caught:
        load_data(text)
    assert caught.value.refusal.id == refusal
    assert caught.value.refusal.values.get("field") == field
    for language in ("en", "es"):
        sentence = Words(GAME, language).refusal(caught.value.refusal)
        assert not sentence.startswith("Refusal-")
        assert field is None or field in sentence


@pytest.fixture
def owner() -> Iterator[str]:
    """A data set with mixed cards and arrows side by side, installed as `test-print`; it is removed afterwards."""
    text = changed("icons = { tome = 1 }, copies = 3", "icons = { tome = 1, gold = 1 }, copies = 3")
    text = text.replace("icons = { star = 2 }", "icons = { prestige = 1, gold = 1, square = 1, star = 1 }")
    text = text.replace("double_arrows = [3, 6, 9, 11]", "double_arrows = [3, 4, 9, 11]")
    text = text.replace("start = { gold = 2, artwork = 1 }", "start = { gold = 3, artwork = 1 }")
    GAME.install("test-print", text)
    yield "test-print"
    GAME._installed.clear()
    GAME._offer()
    GAME._made.clear()


def rules_with(data: str, players: int = 3) -> GreatSplitRules:
    rules = ludoteca.rules("great-split", players, data=data)
    assert isinstance(rules, GreatSplitRules)
    return rules


def new(rules: GreatSplitRules, seed: int) -> GreatSplitState:
    state = rules.new(seed)
    assert isinstance(state, GreatSplitState)
    return state


def resolving(rules: GreatSplitRules, seed: int, until: int = 1) -> GreatSplitState:
    """The resolution of a round, reached by always doing the first thing."""
    state = new(rules, seed)
    while state.phase != RESOLVE or state.round < until:
        for seat in state.deciding:
            state.play(seat, state.legal(seat)[0])
    return state


def test_an_installed_set_is_a_choice(owner: str) -> None:
    rules = rules_with(owner)
    assert rules.data_digest() == rules.data.digest != ""
    assert ludoteca.rules("great-split", 3).data_digest() == ""
    with pytest.raises(BadSettings, match="nearest=test-print"):
        ludoteca.rules("great-split", 3, data="test-prnt")
    for name in ("house", owner, "No Name", "../x"):
        with pytest.raises(BadSettings, match="data-name-wrong"):
            GAME.install(name, TEXT)


def test_the_record_names_the_data_it_was_played_with(owner: str) -> None:
    match = play(rules_with(owner), 4)
    text = match.record().to_text()
    assert f"data {rules_with(owner).data.digest}\n" in text
    record = ludoteca.record_from_text(text)
    record.replay(rules_with(owner))
    with pytest.raises(BadRecord, match="record-other-data"):
        record.replay(ludoteca.rules("great-split", 3))


def test_comments_and_layout_do_not_change_the_digest() -> None:
    assert load_data(TEXT).digest == load_data("# mine\n" + TEXT.replace("  ", " ")).digest == HOUSE.digest
    assert load_data(changed("length = 14", "length = 15")).digest != HOUSE.digest


def test_a_card_with_several_kinds_of_icons(owner: str) -> None:
    """All its icons are used, resources first, then seals; what one sets off comes before the next."""
    rules = rules_with(owner)
    kind = rules.data.number["prestige-1+gold-1+square-1+star-1-III"]
    state = next(one for one in (resolving(rules, seed, 6) for seed in range(30)) if kind in one.hand(0))
    state.tracks[:10] = [0] * 10
    before = state.scores[0]
    state.apply(0, rules.use[kind])
    assert state.scores[0] == before + 1
    assert [action.text for action in state.legal(0)] == ["seal topaz-seal", "seal emerald-seal", "seal gold-seal"]
    state.apply(0, "seal topaz-seal")
    assert len(state.legal(0)) == 5
    state.apply(0, "seal tome-seal")
    assert state.tracks[:10] == [0, 0, 0, 0, 1, 1, 0, 1, 0, 0]


@pytest.mark.parametrize(("language", "name"), [("en", "1 tome and 1 gold (I)"), ("es", "1 libro y 1 de oro (I)")])
def test_a_mixed_card_is_said_with_all_its_icons(language: str, name: str) -> None:
    words = Words(GAME, language)
    assert words.name("tome-1+gold-1-I") == name
    assert words.help("tome-1+gold-1-I")


def test_starting_steps_fire_effects(owner: str) -> None:
    """Ruling 13: a character that starts on a double arrow chooses before the cards are dealt."""
    rules = rules_with(owner)
    financier = next(n for n, one in enumerate(rules.data.characters) if one.name == "financier")
    state = next(one for one in (new(rules, seed) for seed in range(50)) if financier in one.characters)
    seat = state.characters.index(financier)
    data = state.to_json()
    assert data["phase"] == "prepare"
    assert data["hands"] == [[], [], []]
    assert state.deciding == [seat]
    assert rules.from_json(data).digest == state.digest
    assert state.refuse(seat, rules.take[0]).id == "arrow-first"
    assert state.track(seat, 1) == 1  # gold moves last: whoever chooses sees all other steps taken
    state.apply(seat, "arrow tome")
    assert state.track(seat, 0) == 2
    assert state.to_json()["phase"] == "split"
    assert state.round == 1


def test_an_arrow_inside_an_arrow(owner: str) -> None:
    """The first arrow's second step waits until the second arrow is done (ruling 3)."""
    rules = rules_with(owner)
    state = resolving(rules, 1)
    state.tracks[:10] = [0, 0, 0, 0, 2, 0, 0, 0, 0, 1]
    state.apply(0, "splitter gold")  # gold 3: an arrow
    state.apply(0, "arrow gold-seal")  # icon at 2: gold 4, the next arrow
    assert state.tracks[:10] == [0, 0, 0, 0, 4, 0, 0, 0, 0, 2]
    assert look(state, "pending", 0) == [{"what": "arrow", "count": 1}, {"what": "gold-seal", "count": 1}]
    assert rules.from_json(state.to_json()).digest == state.digest
    state.apply(0, "arrow tome")
    assert state.tracks[:10] == [2, 0, 0, 0, 4, 0, 0, 0, 0, 3]


@pytest.mark.parametrize("players", [2, 7])
def test_games_with_an_owner_s_set_reach_their_end(owner: str, players: int) -> None:
    for seed in range(3):
        match = play(rules_with(owner, players), seed)
        match.state.check()


def test_longer_hands() -> None:
    """A hand limit of ten: more splits, all different."""
    data = load_data(changed("[5, 5, 6, 6, 7, 7]", "[10, 10, 10, 10, 10, 10]"))
    rules = GreatSplitRules(GAME, 2, {"min_group": 0, "data": "house"}, data)
    assert len(rules.splits_of(10, 0)) == 512
    for seed in range(3):
        play(rules, seed).state.check()


def test_a_server_offers_the_sets_in_its_folder(tmp_path: Path) -> None:
    """`$LUDOTECA_DATA/great-split/*.toml`, read when chosen; a bad file harms nobody who does not choose it."""
    folder = tmp_path / "great-split"
    folder.mkdir()
    (folder / "printed.toml").write_text(changed("length = 14", "length = 13").replace("13, 14]", "13]").replace(
        "12 = 9, 14 = 10", "12 = 9, 13 = 10"), "utf-8")  # fmt: skip
    (folder / "broken.toml").write_text("tracks", "utf-8")
    (folder / "Bad Name.toml").write_text(TEXT, "utf-8")
    code = (
        "import ludoteca\n"
        "print(ludoteca.game('great-split').options[1].choices)\n"
        "print(ludoteca.rules('great-split', 2, data='printed').data.length[0])\n"
        "try:\n"
        "    ludoteca.rules('great-split', 2, data='broken')\n"
        "except ludoteca.BadSettings as error:\n"
        "    print(error.refusal.id)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LUDOTECA_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines() == ["('house', 'broken', 'printed')", "13", "data-not-toml"]
