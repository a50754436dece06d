"""Pictures of everything but the boards: the first page, lobby, people at a table, replays, the guided first game."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.browser.gallery.studio import NAMES, Position, Studio, play
from tests.server import harness
from tests.server.harness import Person

NETWORK = {"addresses": ["http://192.168.1.5:8080/"], "public": "", "loopback": False, "port": 8080}
LOOKS = (("large", "dark"), ("small", "light"), ("phone", "light"))
ME, OPEN = {"kind": "me"}, {"kind": "open"}
MINUTES = {"kind": "minutes", "minutes": 20, "increment": 10}
DAYS = {"kind": "days", "days": 3}


@dataclass(frozen=True)
class Scene:
    """A page as somebody finds it: ready when `sign` is there; `look` shows more of it."""

    name: str
    place: str
    sign: str
    look: Callable[[Page], None] = lambda page: None
    before: Callable[[Page], None] = lambda page: None


def take_multiplayer(studio: Studio) -> None:
    marina, teo, lucia, bruno, nora, iris, hugo = (Person(studio.server, name) for name in NAMES)
    over = gather("mille-fiori", [marina, teo, lucia])
    play_and_leave(over, never)
    studio.clock.advance(3 * 24 * 60)
    play_and_leave(gather("castles-of-burgundy", [marina, bruno], clock=DAYS), after(41), seat=1)
    studio.clock.advance(50)
    play_and_leave(gather("great-split", [iris, hugo], public=True), after(40))
    studio.clock.advance(12)
    together = gather("mille-fiori", [marina, teo, lucia], clock=MINUTES, public=True)
    play_at_leisure(studio, together, 33)
    take_coming_together(studio, marina, nora, bruno, together)
    take_table(studio, marina, together)
    leave(together)
    take_looking_back(studio, marina, over[0].table["id"])
    take_one_screen(studio, marina)
    shoot(studio, marina, Scene("tour", "learn/mille-fiori", "[data-tour]", to_the_spaces))


def take_coming_together(
    studio: Studio, host: Person, other_host: Person, guest: Person, together: list[harness.Page]
) -> None:
    seats = [ME, OPEN, {"kind": "bot", "bot": "greedy", "name": NAMES[2]}]
    waiting = table_of(host, "mille-fiori", seats)["id"]
    public = table_of(other_host, "great-split", [ME, OPEN, OPEN, OPEN], public=True)
    beside = [*together, other_host.sit(public["id"])]
    shoot(studio, host, Scene("home", "", "main section a"), beside)
    shoot(studio, host, Scene("new-table", "new/mille-fiori", "main fieldset"), beside)
    shoot(studio, host, Scene("waiting-room", f"table/{waiting}", "main [role=img]"), beside)
    shoot(studio, guest, Scene("join", f"join/{public['invite']}/{public['id']}", "main form button"), beside)
    leave(beside[-1:])


def take_table(studio: Studio, person: Person, together: list[harness.Page]) -> None:
    """Somebody who was away for a while, then a question amid the talk."""
    table = together[0].table["id"]
    place = f"table/{table}"
    shoot(studio, person, Scene("missed-moves", place, ".table li.new", before=last_seen(f"{table} 0", 26)), together)
    talk(studio, together)
    shoot(studio, person, Scene("company", place, ".strip.shown", open_chat), together)


def take_looking_back(studio: Studio, person: Person, over: str) -> None:
    shoot(studio, person, Scene("replay", f"replay/{over}?at=96&eyes=0", "input[type=range]"))
    shoot(studio, person, Scene("result-by-round", f"table/{over}", "#result-title", by_round))


def take_one_screen(studio: Studio, person: Person) -> None:
    """Two people, of whom the first has chosen."""
    table = table_of(person, "mille-fiori", [ME, {"kind": "me", "name": NAMES[1]}])["id"]
    pages = [person.sit(table, seat=seat) for seat in range(2)]
    pages[0].act(pages[0].wait_until_asked()["position"]["legal"][0])
    leave(pages)
    shoot(studio, person, Scene("curtain", f"table/{table}", "[data-lift]"))


def shoot(studio: Studio, person: Person, scene: Scene, beside: Sequence[harness.Page] = ()) -> None:
    """`beside` are the pages of those who are at the table meanwhile: they go on listening."""
    for size, theme in LOOKS:
        with studio.looking(person, size, theme) as page:
            page.route("**/api/network-addresses", lambda route: route.fulfill(json=NETWORK))
            scene.before(page)
            page.goto(f"{studio.server.address}/#/{scene.place}")
            page.locator(scene.sign).first.wait_for()
            scene.look(page)
            page.wait_for_timeout(800)
            studio.keep(page, f"{scene.name}-{size}-{theme}")
        for other in beside:
            other.drain()


# -- tables


def table_of(host: Person, game: str, seats: list[dict[str, str]], **terms: object) -> harness.Message:
    made = host.http.post("/api/tables", json={"game": game, "seats": seats, **terms})
    made.raise_for_status()
    table: harness.Message = made.json()
    return table


def gather(game: str, people: list[Person], **terms: object) -> list[harness.Page]:
    """A new table with these people at it, each with a page of their own."""
    table = table_of(people[0], game, [ME, *[OPEN] * (len(people) - 1)], **terms)
    return [people[0].sit(table["id"]), *(person.join(table) for person in people[1:])]


def play_and_leave(pages: list[harness.Page], here: Callable[[int, Position], bool], seat: int = 0) -> None:
    play(pages, here, seat)
    leave(pages)


def leave(pages: list[harness.Page]) -> None:
    for page in pages:
        page.close()


def never(version: int, position: Position) -> bool:
    return False


def after(moves: int) -> Callable[[int, Position], bool]:
    return lambda version, position: version >= moves


def play_at_leisure(studio: Studio, pages: list[harness.Page], moves: int) -> None:
    """Each takes their time, so that the clocks tell something."""
    for version in range(0, moves, 3):
        play(pages, after(version))
        studio.clock.advance(0.55 + version % 4 / 10)
    play(pages, after(moves))


def talk(studio: Studio, pages: list[harness.Page]) -> None:
    """Two of them say something; then one who has just played would like to take it back."""
    marina, teo, lucia = pages
    for page, said in (
        (lucia, "Buonasera! Who brought the wine?"),
        (teo, "Me. And I am about to take all the gold."),
        (marina, "We'll see about that."),
    ):
        page.say("chat", text=said)
        page.wait_for("chat")
        studio.clock.advance(0.5)
    teo.say("chat", text="Oh no. Wrong space!")
    teo.wait_for("chat")
    teo.say("takeback")
    teo.wait_until(lambda: teo.status is not None and teo.status["takeback"] is not None)


# -- what is done in the page


def last_seen(name: str, version: int) -> Callable[[Page], None]:
    """This browser has looked at the table before, and went away."""
    kept = json.dumps(json.dumps({name: version}))

    def remember(page: Page) -> None:
        page.add_init_script(f"localStorage.setItem('ludoteca.seen', {kept})")

    return remember


def open_chat(page: Page) -> None:
    page.locator("#tab-chat").click()
    page.get_by_role("log").last.get_by_text("Wrong space").wait_for()


def by_round(page: Page) -> None:
    page.locator(".ways button").last.click()


def to_the_spaces(page: Page) -> None:
    """A step of the tour: a card is picked, and the spaces glow where it could go."""
    for step in ("goal", "hand"):
        page.locator(f"[data-tour=mf-tour-{step}] button.primary").click()
    page.locator("[data-tour=mf-tour-pick]").wait_for()
    page.locator(".tray .hand [data-thing]").first.click()
    page.locator("[data-tour=mf-tour-spaces]").wait_for()
