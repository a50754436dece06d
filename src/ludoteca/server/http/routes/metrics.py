"""`GET /metrics` for Prometheus: for this machine, or for clients with the token (`LUDOTECA_METRICS_TOKEN`)."""

import hmac
import ipaddress
import time
from collections.abc import Iterator

from litestar import Response, get

from ludoteca.server.http.services import AnyRequest, services_of
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.metrics import metric


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    services = services_of(request)
    if not may_read(request, services.settings.metrics_token):
        return Response("", status_code=403, media_type="text/plain")
    text = "\n".join(lines(services.tables)) + "\n"
    return Response(text, media_type="text/plain; version=0.0.4")


def may_read(request: AnyRequest, token: str) -> bool:
    """Returns whether the client may read the metrics. Without a token only this machine may, and not through a proxy
    on it."""
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def lines(tables: TableRegistry) -> Iterator[str]:
    health, writer = tables.health(), tables.repository.writer
    yield from metric("ludoteca_tables", "Tables in memory.", health.tables)
    yield from metric("ludoteca_sockets", "Open sockets of pages.", health.sockets)
    yield from metric("ludoteca_saved_total", "Units of work made durable.", health.saved, "counter")
    yield from metric("ludoteca_commits_total", "Transactions they took.", health.commits, "counter")
    yield from metric("ludoteca_not_saved_total", "Transactions that failed.", writer.failures, "counter")
    yield from writer.seconds.lines("ludoteca_commit_seconds", "How long a transaction took.")
    yield from tables.move_seconds.lines("ludoteca_move_seconds", "From a move's arrival to its answer.")
    for pool in (tables.preview_workers, tables.hint_workers, tables.bot_workers):
        help = f"Jobs that wait for a {pool.name} worker."
        yield from metric(f"ludoteca_{pool.name}_jobs_waiting", help, pool.waiting)
    yield from metric("ludoteca_servers", "Servers on this database that are alive.", 1 + tables.ownership.others)
    yield from metric("process_cpu_seconds_total", "Of the server's own process.", time.process_time(), "counter")
