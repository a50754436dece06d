"""Maps refusals to HTTP status codes and error bodies. Independent of the web framework."""

from sqlalchemy.exc import SQLAlchemyError

import ludoteca
from ludoteca.kernel.refusals import Refusal, Refused
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.localization import refusal_info, words_of
from ludoteca.server.protocol.schemas import ErrorBody, ErrorInfo
from ludoteca.server.storage.writer import NotSaved

DATABASE_AWAY = "database-away"

STATUS_CODES = {
    "name-missing": 401,
    "table-unknown": 404,
    "not-here": 404,
    "game-unknown": 404,
    "language-unknown": 404,
    "game-not-over": 409,
    "no-seat-free": 409,
    "no-rematch": 409,
    "no-branch": 409,
    "cannot-leave": 409,
    "already-over": 409,
    "already-begun": 409,
    "no-picture": 404,
    "not-begun": 409,
    "stale": 409,
    "not-host": 403,
    "not-seated": 403,
    "host-near": 409,
    "not-invited": 403,
    "invite-wrong": 403,
    "link-wrong": 403,
    "device-unknown": 404,
    "passkey-unknown": 403,
    "passkey-wrong": 403,
    "passkey-late": 403,
    "no-passkeys": 409,
    "too-many-passkeys": 409,
    "recovery-wrong": 403,
    "page-private": 404,
    "name-other": 409,
    "somebody-here": 409,
    "eyes-closed": 403,
    "position-unknown": 404,
    "practice-unknown": 404,
    "moment-unknown": 404,
    "nothing-to-decide": 409,
    "no-answer": 503,
    "deal-unknown": 404,
    "evening-unknown": 404,
    "evening-begun": 409,
    "evening-full": 409,
    "evening-few": 409,
    "evening-playing": 409,
    "deal-closed": 403,
    "evening-closed": 403,
    "deal-old-rules": 409,
    "day-over": 409,
    "duel-played": 409,
    "duel-saw": 403,
    "duel-browser-saw": 403,
    "duel-not-over": 409,
    "duel-not-alone": 403,
    "duel-from-position": 409,
    "duel-taken-back": 409,
    "deal-fixed": 409,
    "too-many-tables": 429,
    "too-many-people": 429,
    "too-fast": 429,
    "too-many-checks": 429,
    "not-saved": 503,
    DATABASE_AWAY: 503,
}


def error_body(error: Exception, game: str, language: str) -> tuple[int, ErrorBody]:
    """Returns the status and the body of a refusal, in the words of the game that the request is about."""
    refusal = error.refusal if isinstance(error, Refused) else Refusal(_code(error))
    text = words_of(game if game in ludoteca.all_games() else "", language).refusal(refusal)
    return STATUS_CODES.get(refusal.id, 400), ErrorBody(ErrorInfo(refusal.id, text, refusal_info(refusal)))


def _code(error: Exception) -> str:
    if isinstance(error, UnknownTable):
        return "table-unknown"
    if isinstance(error, NotSaved):
        return "not-saved"
    return DATABASE_AWAY if isinstance(error, SQLAlchemyError | OSError) else "garbage"
