"""The services behind the HTTP routes, created at the start of the server, and the session of a request."""

import re
import secrets
from dataclasses import replace
from typing import Annotated, Protocol

from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State
from litestar.params import QueryParameter

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts import user_agents
from ludoteca.server.accounts.device_links import DeviceLinks
from ludoteca.server.accounts.passkeys import PasskeyService
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.admin.retention import Retention
from ludoteca.server.admin.service import AdminService
from ludoteca.server.contests.duels import DealService
from ludoteca.server.contests.evenings import EveningService
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby.seating import SeatingService
from ludoteca.server.localization import language_or_english
from ludoteca.server.metrics import slow_log
from ludoteca.server.profiles.deletion import DeletionService
from ludoteca.server.profiles.games import GameList
from ludoteca.server.profiles.statistics import Statistics
from ludoteca.server.profiles.tally import Tally
from ludoteca.server.rate_limits import HourlyQuota, RateLimiter, network_of
from ludoteca.server.replay.link_preview import PreviewPictures
from ludoteca.server.replay.practice_progress import PracticeProgressService
from ludoteca.server.replay.replay import ReplayCache
from ludoteca.server.replay.studies import StudyService
from ludoteca.server.settings import Settings
from ludoteca.server.tables.rows import Person, Session, TableRow
from ludoteca.server.tables.views import TableInfo

COOKIE_SECONDS = 400 * 24 * 3600
BROWSER_ID_BYTES = 12
BROWSER_ID = re.compile(r"[0-9a-f]{24}")

AnyRequest = Request[object, object, State]
AnySocket = WebSocket[object, object, State]
Language = Annotated[str, QueryParameter(name="language", max_length=20)]


class HasCookies(Protocol):
    @property
    def cookies(self) -> dict[str, str]: ...


class Services:
    def __init__(self, settings: Settings, people: PeopleService, tables: TableRegistry) -> None:
        limits = settings.limits
        self.settings = settings
        self.people = people
        self.tables = tables
        self.seating = SeatingService(tables)
        self.retention = Retention(tables, people)
        self.deletion = DeletionService(tables, people)
        self.admin = AdminService(tables, people, self.deletion, self.retention, slow_log)
        self.replays = ReplayCache(tables)
        self.studies = StudyService(tables, self.replays)
        self.practice = PracticeProgressService(tables.repository)
        self.deals = DealService(tables, self.replays)
        self.evenings = EveningService(self.deals, tables)
        self.study_rate = RateLimiter(limits.studies_per_minute / 60, limits.studies_per_minute)
        self.pictures = PreviewPictures(tables, self.replays)
        self.links = DeviceLinks(tables.repository, limits.link_seconds)
        self.new_table_quota = HourlyQuota(limits.tables_per_hour)
        self.new_person_rate = RateLimiter(limits.people_per_hour / 3600, limits.people_per_hour)
        self.replay_rate = RateLimiter(limits.replays_per_minute / 60, limits.replays_per_minute)
        self.position_rate = RateLimiter(limits.positions_per_minute / 60, limits.positions_per_minute)
        self.profile_rate = RateLimiter(limits.profiles_per_minute / 60, limits.profiles_per_minute)
        self.passkeys = PasskeyService(tables.repository)
        self.passkey_rate = RateLimiter(limits.passkeys_per_minute / 60, limits.passkeys_per_minute)
        self.export_quota = HourlyQuota(limits.exports_per_hour)
        self.tally = Tally(tables.repository)
        self.statistics = Statistics(tables.repository, self.tally)
        self.game_list = GameList(tables.repository, self.tally)
        self.check_rate = RateLimiter(limits.checks_per_minute / 60, limits.checks_per_minute)

    def start(self) -> None:
        """Starts the work that is done in the background."""
        self.retention.start()
        self.tally.start()
        self.evenings.resume()

    async def stop(self) -> None:
        self.evenings.stop()
        await self.retention.stop()
        await self.tally.stop()
        await self.studies.stop()

    async def session(self, connection: AnyRequest | AnySocket) -> Session | None:
        return await self.people.session(connection.cookies.get(self.settings.cookie))

    async def person(self, connection: AnyRequest | AnySocket) -> Person | None:
        session = await self.session(connection)
        return session.person if session else None

    async def require_person(self, request: AnyRequest) -> Person:
        return (await self.require_session(request)).person

    async def require_session(self, request: AnyRequest) -> Session:
        session = await self.session(request)
        if session is None:
            raise Refused("name-missing")
        return session

    async def require_table_creator(self, request: AnyRequest) -> Person:
        """Returns the person of the session; raises if they created too many tables recently."""
        person = await self.require_person(request)
        if not self.new_table_quota.take(person.id, client_of(request)):
            raise Refused("too-many-tables")
        return person

    async def sign_up(self, request: AnyRequest, name: str, language: str) -> tuple[Person, str]:
        """Creates a person and returns them with a session token; raises if too many people came from the same network
        recently."""
        if not self.new_person_rate.take(client_of(request)):
            raise Refused("too-many-people")
        return await self.people.sign_up(name, language, browser_of(request))

    def info(self, row: TableRow, person: Person | None) -> TableInfo:
        return self.tables.info(row, person)

    async def one_info(self, row: TableRow, person: Person | None) -> TableInfo:
        """Returns the table's info, also if another server owns it."""
        return (await self.tables.infos([row], person))[0]

    def no_cookie(self) -> Cookie:
        """Returns a cookie that deletes the session token from the browser."""
        return replace(self.cookie(""), max_age=0)

    def viewers(self, connection: HasCookies, person: Person | None) -> list[str]:
        """Returns the ids of those who look: the person, and the browser, which several people may share."""
        browser = connection.cookies.get(self._browser_cookie_name, "")
        found = [person.id] if person else []
        return [*found, browser] if BROWSER_ID.fullmatch(browser) else found

    def browser_cookie(self, connection: HasCookies) -> list[Cookie]:
        """Returns a new browser id as a cookie if the browser has none. The id only shows that it is the same
        browser."""
        if BROWSER_ID.fullmatch(connection.cookies.get(self._browser_cookie_name, "")):
            return []
        return [self._cookie(self._browser_cookie_name, secrets.token_hex(BROWSER_ID_BYTES))]

    @property
    def _browser_cookie_name(self) -> str:
        return f"{self.settings.cookie}-browser"

    def cookie(self, token: str) -> Cookie:
        return self._cookie(self.settings.cookie, token)

    def _cookie(self, name: str, token: str) -> Cookie:
        return Cookie(
            name,
            value=token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="strict",
            secure=self.settings.secure,
        )


def services_of(connection: AnyRequest | AnySocket) -> Services:
    return services_in(connection.app.state)


def services_in(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


def client_of(request: AnyRequest) -> str:
    """Returns the network of a request's client, for rate limits."""
    return network_of(request.client.host) if request.client else ""


def browser_of(request: AnyRequest) -> str:
    return user_agents.described(request.headers.get("user-agent", ""))


def asked_language(request: AnyRequest) -> str:
    asked = request.query_params.get("language") or request.headers.get("accept-language")
    return language_or_english(str(asked)[:2].lower())
