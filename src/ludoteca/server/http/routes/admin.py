"""`POST /api/admin`: commands of `ludoteca admin` to a running server.

The admin is authenticated by the secret in the database or the file beside it (`admin/client.py`). Without it the
route answers as if it did not exist.
"""

import hmac

import msgspec
from litestar import Response, post
from litestar.exceptions import NotFoundException

from ludoteca.server.admin.commands import AnyCommand
from ludoteca.server.http.forwarding import is_forwarded
from ludoteca.server.http.services import AnyRequest, services_of

decode = msgspec.json.Decoder(AnyCommand).decode


@post("/api/admin", status_code=200, include_in_schema=False)
async def admin(request: AnyRequest) -> Response[bytes]:
    services = services_of(request)
    secrets = services.tables.ownership.secret, services.settings.admin_secret
    if not is_admin(request, *secrets):
        raise NotFoundException
    answer = await services.admin.execute(decode(await request.body()))
    return Response(msgspec.json.encode(answer), media_type="application/json")


def is_admin(request: AnyRequest, shared: str, own: str) -> bool:
    """Returns whether a request has the admin secret. A server that forwards a command has checked the secret
    itself."""
    shown = request.headers.get("authorization", "").encode()
    return is_forwarded(request.scope, shared) or any(
        secret and hmac.compare_digest(shown, f"Bearer {secret}".encode()) for secret in (shared, own)
    )
