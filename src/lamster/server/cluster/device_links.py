"""Device links of a cluster, which any node can resolve.

The secret of the person is encrypted with the token of the link. The database holds only the hash of the token.
"""

import os
import secrets

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lamster.server.identity import Identity
from lamster.server.notifications.device_links import (
    EXPIRED,
    LINK_KNOWN_S,
    LINK_LIFETIME_S,
    UNKNOWN,
    USED,
    DeviceLinks,
    bad_link,
    digest,
)
from lamster.tables.model.refused import storing
from lamster.tables.store.postgres.secrets import PostgresSecrets

NONCE_BYTES = 12


class SharedDeviceLinks(DeviceLinks):
    """Links in the database."""

    def __init__(self, kept: PostgresSecrets) -> None:
        self.kept = kept

    async def make(self, identity: Identity) -> str:
        token = secrets.token_urlsafe(24)
        sealed = seal(token, identity.secret)
        with storing():
            await self.kept.lend(digest(token), identity.person, sealed, 1000 * LINK_LIFETIME_S, 1000 * LINK_KNOWN_S)
        return token

    async def look(self, token: str) -> str:
        with storing():
            found = await self.kept.lent(digest(token))
        if found is None:
            raise bad_link(*UNKNOWN)
        if found.used:
            raise bad_link(*USED)
        if found.sealed is None or not found.good:
            raise bad_link(*EXPIRED)
        return found.person

    async def use(self, token: str) -> Identity:
        await self.look(token)
        with storing():
            sealed = await self.kept.redeem(digest(token))
        if sealed is None:
            raise bad_link(*USED)
        return Identity(unseal(token, sealed), fresh=False)


def cipher(token: str) -> AESGCM:
    return AESGCM(HKDF(hashes.SHA256(), 32, None, b"lamster device").derive(token.encode("utf-8", "replace")))


def seal(token: str, secret: str) -> bytes:
    nonce = os.urandom(NONCE_BYTES)
    return nonce + cipher(token).encrypt(nonce, secret.encode(), digest(token))


def unseal(token: str, sealed: bytes) -> str:
    return cipher(token).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], digest(token)).decode()
