"""What the server writes about itself: a line for each thing, as text or JSON, with what it is about, no secrets."""

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from lamster.tables.log_context import REQUEST, TABLE

FORMS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
ACCESS = "lamster.access"
HIDDEN = "***"
NAMES = "key|token|secrets?|seed|auth|p256dh|endpoint|password|cookie"

SECRETS = (
    # Keys in queries, also in those that are part of another query; and cookies.
    (re.compile(rf"(?i)\b((?:{NAMES}|lamster|lamster-before)(?:=|%3D))[^&\s;'\"]+"), rf"\1{HIDDEN}"),
    # The same in messages.
    (re.compile(rf"(?i)([\"'](?:{NAMES})[\"']: ?b?[\"'])[^\"']+"), rf"\1{HIDDEN}"),
    # Seeds and hashes; then what looks drawn by lot: the longer, the less it takes. Names in code have no such look.
    (re.compile(r"(?<![\w-])[0-9a-fA-F]{64,}(?![\w-])"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[A-Za-z0-9_-]{32,}(?![\w-])"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*[0-9])[A-Za-z0-9_-]{22,}(?![\w-])"), HIDDEN),
)
"""The last line of defence: nothing here is logged on purpose, but the words of an exception may hold anything."""

WORD = re.compile(r"\S+")
BEFORE_PASSWORD = re.compile(r"://[^/\s:@]*:")


def without_password(word: re.Match[str]) -> str:
    """An address of a database or a webhook; a password may hold any sign, so it goes on to the last that ends one."""
    text = word[0]
    end = text.rfind("@")
    found = BEFORE_PASSWORD.search(text, 0, max(0, end - 1))
    return f"{text[: found.end()]}{HIDDEN}{text[end:]}" if found else text


def redacted(text: str) -> str:
    if "://" in text:
        text = WORD.sub(without_password, text)
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def visible(text: str) -> str:
    """With a line break in it a text could pass for a line of ours, and a terminal obeys some signs."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


class LogFormatter(logging.Formatter):
    """Common to both forms: what a line tells."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """The parts of a line, in order; what is not known is left out."""
        at = datetime.fromtimestamp(record.created, UTC)
        known = {
            "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "table": TABLE.get(),
            **getattr(record, "facts", {}),
            "message": redacted(record.getMessage()),
        }
        return {name: value for name, value in known.items() if value != ""}

    def trouble(self, record: logging.LogRecord) -> str:
        """The traceback, where there is one."""
        if not record.exc_info:
            return redacted(record.exc_text or "")
        return redacted(self.formatException(record.exc_info))


class JsonFormatter(LogFormatter):
    """One JSON object a line, also where a message has several."""

    def format(self, record: logging.LogRecord) -> str:
        found = self.facts(record)
        if trouble := self.trouble(record):
            found["exception"] = trouble
        return visible(json.dumps(found, ensure_ascii=False, default=str))


class TextFormatter(LogFormatter):
    """For people: `2026-01-31T20:15:00.000Z warning lamster [request table] message`."""

    def format(self, record: logging.LogRecord) -> str:
        found = self.facts(record)
        about = " ".join(found[name] for name in ("request", "table") if name in found)
        head = f"{found['at']} {found['level']} {found['logger']}{f' [{about}]' if about else ''}"
        text = visible(f"{head} {found['message']}")
        trouble = self.trouble(record).splitlines()
        return "\n".join([text, *[f"  {visible(line)}" for line in trouble]])


def configure_logs(form: str, level: str) -> None:
    """All lines of the process to stderr, in one form.

    The level is that of our own lines: what the libraries tell of each frame and header at level debug is full of
    secrets, so nobody is told that.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.INFO), force=True)
    logging.getLogger("lamster").setLevel(wanted)
    logging.getLogger(ACCESS).setLevel(logging.INFO)
    logging.captureWarnings(True)


def facts(**known: Any) -> Mapping[str, Any]:
    """For a line that has more to tell than its message: `logger.info(..., extra=facts(status=200))`."""
    return {"facts": known}
