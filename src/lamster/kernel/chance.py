"""Chance: draws keyed by seed and place in the log, and seeds nobody can choose alone."""

from hashlib import blake2b, sha256
from hmac import compare_digest


class Dice:
    """The true draws of one game. Draw n depends on the seed and n alone, so undo can neither reroll nor foretell."""

    __slots__ = ("keyed", "seed")

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.keyed = blake2b(digest_size=8, key=seed)

    def word(self, index: int) -> int:
        """64 random bits for this place in the log: BLAKE2b of the index as eight bytes, the seed being the key."""
        draw = self.keyed.copy()
        draw.update(index.to_bytes(8, "little"))
        return int.from_bytes(draw.digest(), "little")


def seed_from_text(text: str) -> bytes:
    """The seed that a person typed."""
    return sha256(b"lamster seed\0" + text.encode()).digest()


def derive(seed: bytes, *path: object) -> bytes:
    """A seed of its own for each part of a larger run: game number, bot, seat."""
    return sha256(b"lamster part\0" + seed + "\0".join(str(part) for part in path).encode()).digest()


def commitment(who: str, secret: bytes) -> str:
    """What is published before the game: it binds the secret without showing it."""
    return sha256(b"lamster commit\0" + who.encode() + b"\0" + secret).hexdigest()


def mix(secrets: dict[str, bytes]) -> bytes:
    """The seed of a game from everybody's secret: as long as one of them was random, so is the seed."""
    digest = sha256(b"lamster mix\0")
    for who in sorted(secrets):
        digest.update(who.encode() + b"\0" + sha256(secrets[who]).digest())
    return digest.digest()


def broken_promise(commitments: dict[str, str], secrets: dict[str, bytes]) -> str:
    """Whose secret does not fit what was committed, in words; empty when all fit."""
    for who in sorted(set(commitments) | set(secrets)):
        if who not in secrets:
            return f"{who} committed to a secret that is not shown"
        if who not in commitments:
            return f"{who} shows a secret without having committed to it"
        if not compare_digest(commitments[who], commitment(who, secrets[who])):
            return f"the secret of {who} is not the one committed to"
    return ""
