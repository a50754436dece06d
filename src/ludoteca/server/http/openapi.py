"""Generates the OpenAPI description of the HTTP API from the routes.

`python -m ludoteca.server.http.openapi docs/openapi.json` writes it; a test fails when the file is out of date.
Servers do not serve it, because no page needs it.
"""

import json
import sys
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json

from ludoteca import __version__
from ludoteca.server.http.routes.api import ROUTES
from ludoteca.server.protocol.schemas import ErrorBody

ABOUT = (
    "What pages and other programs ask a Ludoteca server over HTTP. Live games go over a WebSocket: see protocol.md."
)
REFUSED = {
    "description": "Refused; the body says why.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}},
}


def description() -> dict[str, object]:
    """Returns the description. The error body, which all refusals share, is added by hand: the framework does not know
    it."""
    config = OpenAPIConfig("Ludoteca", __version__, description=ABOUT)
    app = Litestar([ROUTES], openapi_config=config)
    description = json.loads(encode_json(app.openapi_schema.to_schema()))
    _, errors = msgspec.json.schema_components(
        [ErrorBody], schema_hook=lambda type: {"description": "any value"}, ref_template="#/components/schemas/{name}"
    )
    for schema in description["components"]["schemas"].values():
        schema.pop("default", None)  # belongs to whichever field the framework saw first
    description["components"]["schemas"].update(errors)
    for path in description["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = REFUSED
    return dict(description)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(description(), indent=1, ensure_ascii=False, sort_keys=True) + "\n")
