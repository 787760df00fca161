"""A schemathesis check: the server accepts the form of every request that the OpenAPI description allows.

A request may still be refused, because a name is empty or a table does not exist.
"""

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, Response


@schemathesis.check
def accepts_described_form(_: CheckContext, response: Response, case: Case[Any]) -> None:
    wrong = response.status_code == 400 and response.json()["error"] == "bad-message"
    if wrong and case.meta is not None and case.meta.generation.mode.is_positive:
        raise AssertionError(f"the description allows this form, and the server refuses it: {response.text}")
