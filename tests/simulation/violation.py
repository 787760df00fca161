"""Something that must never be."""


class Violation(AssertionError):
    """Which promise was broken, and how."""

    def __init__(self, promise: str, text: str) -> None:
        self.promise = promise
        super().__init__(f"{promise}: {text}")
