"""A check of our own for schemathesis: what the description allows is understood by the server.

It may still be refused, because a name is empty or a table is not there; but never for its form.
"""

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, Response


@schemathesis.check
def understood(_: CheckContext, response: Response, case: Case[Any]) -> None:
    wrong = response.status_code == 400 and response.json()["error"] == "bad-message"
    if wrong and case.meta is not None and case.meta.generation.mode.is_positive:
        raise AssertionError(f"the description allows this, and the server does not understand it: {response.text}")
