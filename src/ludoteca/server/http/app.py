"""The ASGI application: API, sockets and static files behind the middleware."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.cluster.ownership import Ownership, ownership_of
from ludoteca.server.garbage_collection import GarbageCollection
from ludoteca.server.http.forwarding import ForwardingMiddleware, close_forwarded
from ludoteca.server.http.middleware import SecurityMiddleware
from ludoteca.server.http.routes import api, link_previews
from ludoteca.server.http.routes.admin import admin
from ludoteca.server.http.routes.metrics import metrics
from ludoteca.server.http.services import Services, asked_language
from ludoteca.server.http.static_files import PLUGINS, Files, PluginFiles
from ludoteca.server.live.clock_watch import ClockWatch
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.logs import about
from ludoteca.server.metrics import slow_log
from ludoteca.server.protocol.schemas import ErrorBody, ErrorInfo
from ludoteca.server.settings import Settings
from ludoteca.server.storage.repository import Repository
from ludoteca.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> ASGIApp:
    repository = Repository(settings.database)
    ownership = ownership_of(repository, settings)
    slow_log.least = settings.limits.slow_seconds
    app = Litestar(
        [api.ROUTES, *link_previews.HANDLERS, metrics, admin, page_route()],
        lifespan=[lambda app: running(app, settings, repository, ownership)],
        exception_handlers={**api.EXCEPTION_HANDLERS, HTTPException: framework_error, Exception: internal_error},
        openapi_config=None,
        request_max_body_size=api.LARGEST_BODY,
        logging_config=None,
    )
    return SecurityMiddleware(ForwardingMiddleware(app, ownership), settings, ownership)


def page_route() -> HTTPRouteHandler:
    """Returns the route that serves the browser app and the pages of plugins."""
    files, plugin_files = Files(), PluginFiles()

    @get(["/", "/{name:path}"], include_in_schema=False)
    async def page(request: Request[object, object, State], name: str = "") -> Response[bytes]:
        path = name.lstrip("/")
        plugin = path.startswith(PLUGINS)
        file = plugin_files.get(path.removeprefix(PLUGINS)) if plugin else files.get(path)
        if file is None:
            return Response(b"Not found\n", status_code=404, media_type="text/plain")
        headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if file.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.type)
        return Response(file.content, headers=headers, media_type=file.type)

    return page


@asynccontextmanager
async def running(
    app: Litestar, settings: Settings, repository: Repository, ownership: Ownership
) -> AsyncIterator[None]:
    """Starts the services before the first request, and stops them after the last one."""
    await repository.start()
    bots = WorkerPool(settings.limits.workers, "bot", settings.bot_workers)
    tables = TableRegistry(repository, settings.limits, ownership, bot_workers=bots)
    people = PeopleService(repository)
    people.publish, people.signed_out = ownership.publish, tables.sign_out
    services = Services(settings, people, tables)
    await join_cluster(services, ownership)
    watch = ClockWatch(tables)
    await watch.start()
    await tables.start()
    services.start()
    app.state.services = services
    collection = GarbageCollection()
    collection.start()
    try:
        yield
    finally:
        await collection.stop()
        await watch.stop()
        await services.stop()
        await tables.stop()
        await ownership.stop()
        await repository.stop()


async def join_cluster(services: Services, ownership: Ownership) -> None:
    """Connects the services with the messages and failures of other servers on the same database."""

    def on_message(message: str) -> None:
        services.people.on_message(message)
        services.deletion.on_message(message)
        services.evenings.on_message(message)
        if not message:
            services.tables.check_devices()

    def departed(servers: set[str]) -> None:
        close_forwarded(servers)
        services.tables.take_over(servers)
        services.evenings.resume()

    await ownership.start(services.tables.lose_all, departed, on_message)


def framework_error(request: Request[object, object, State], error: HTTPException) -> Response[ErrorBody]:
    """Converts an error of the web framework into the API's error body."""
    words = words_of("", asked_language(request))
    text = words.refusal(Refusal("garbage")) if error.status_code == 400 else error.detail
    return Response(ErrorBody(ErrorInfo("garbage", text)), status_code=error.status_code)


def internal_error(request: Request[object, object, State], error: Exception) -> Response[ErrorBody]:
    """Logs an internal error and answers without details."""
    log.error("%s %s", request.method, request.url.path, exc_info=error, extra=about("own-mistake"))
    text = words_of("", asked_language(request)).refusal(Refusal("own-mistake"))
    return Response(ErrorBody(ErrorInfo("own-mistake", text)), status_code=500)
