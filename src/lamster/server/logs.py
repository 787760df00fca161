"""Log lines of the server, as text or JSON, with request and table, and without secrets."""

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
    # Keys in queries, also when percent-encoded within another query; and cookies.
    (re.compile(rf"(?i)\b((?:{NAMES}|lamster|lamster-before)(?:=|%3D))[^&\s;'\"]+"), rf"\1{HIDDEN}"),
    # Keys in JSON or Python literals.
    (re.compile(rf"(?i)([\"'](?:{NAMES})[\"']: ?b?[\"'])[^\"']+"), rf"\1{HIDDEN}"),
    # Seeds and hashes; then strings that look random. The shorter they are, the more kinds of characters they need, so
    # that names in code are kept.
    (re.compile(r"(?<![\w-])[0-9a-fA-F]{64,}(?![\w-])"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[A-Za-z0-9_-]{32,}(?![\w-])"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*[0-9])[A-Za-z0-9_-]{22,}(?![\w-])"), HIDDEN),
)
"""Secrets are not logged on purpose, but the text of an exception may hold anything."""

WORD = re.compile(r"\S+")
BEFORE_PASSWORD = re.compile(r"://[^/\s:@]*:")


def hide_password(word: re.Match[str]) -> str:
    """Hide the password of a URL. It may contain any character, so it ends at the last @ of the word."""
    text = word[0]
    end = text.rfind("@")
    found = BEFORE_PASSWORD.search(text, 0, max(0, end - 1))
    return f"{text[: found.end()]}{HIDDEN}{text[end:]}" if found else text


def redact(text: str) -> str:
    if "://" in text:
        text = WORD.sub(hide_password, text)
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def escape(text: str) -> str:
    """Escape line breaks, which could forge a log line, and control characters, which a terminal would obey."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text)


class LogFormatter(logging.Formatter):
    """The parts that both forms share."""

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """The fields of a line, in order; empty ones are left out."""
        at = datetime.fromtimestamp(record.created, UTC)
        known = {
            "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "table": TABLE.get(),
            **getattr(record, "fields", {}),
            "message": redact(record.getMessage()),
        }
        return {name: value for name, value in known.items() if value != ""}

    def traceback(self, record: logging.LogRecord) -> str:
        """The traceback, or an empty text."""
        if not record.exc_info:
            return redact(record.exc_text or "")
        return redact(self.formatException(record.exc_info))


class JsonFormatter(LogFormatter):
    """One JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        found = self.fields(record)
        if traceback := self.traceback(record):
            found["exception"] = traceback
        return escape(json.dumps(found, ensure_ascii=False, default=str))


class TextFormatter(LogFormatter):
    """For people: `2026-01-31T20:15:00.000Z warning lamster [request table] message`."""

    def format(self, record: logging.LogRecord) -> str:
        found = self.fields(record)
        about = " ".join(found[name] for name in ("request", "table") if name in found)
        head = f"{found['at']} {found['level']} {found['logger']}{f' [{about}]' if about else ''}"
        text = escape(f"{head} {found['message']}")
        traceback = self.traceback(record).splitlines()
        return "\n".join([text, *[f"  {escape(line)}" for line in traceback]])


def configure_logs(form: str, level: str) -> None:
    """Send all log lines of the process to stderr.

    Level debug applies to our own loggers only: libraries would log frames and headers, which hold secrets.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(wanted, logging.INFO), force=True)
    logging.getLogger("lamster").setLevel(wanted)
    logging.getLogger(ACCESS).setLevel(logging.INFO)
    logging.captureWarnings(True)


def log_fields(**fields: Any) -> Mapping[str, Any]:
    """More fields for a log line: `logger.info(..., extra=log_fields(status=200))`."""
    return {"fields": fields}
