"""Web push: encrypted messages to a browser (RFC 8291), with the server's signature for its push service (RFC 8292)."""

import base64
import os
import time
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lamster.kernel.decision import Refusal
from lamster.tables.model.refused import Refused

KEY_FILE = "push.pem"
CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
RECORD_BYTES = 4096
SIGNATURE_LIFETIME_S = 12 * 3600
"""Push services accept at most a day."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decode base64url; raises a ValueError for anything else."""
    if not text.isascii() or len(text) > 200:
        raise ValueError("not base64url")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# Messages.


class BrowserKeys:
    """The keys of a browser's subscription, checked."""

    def __init__(self, p256dh: str, auth: str) -> None:
        try:
            self.point, self.auth = decoded(p256dh), decoded(auth)
            self.key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.point)
        except ValueError:
            raise Refused("bad-address", "these are not the keys of a browser's push subscription") from None
        if len(self.point) != POINT_BYTES or len(self.auth) != AUTH_BYTES:
            raise Refused("bad-address", "these are not the keys of a browser's push subscription")

    def encrypt(
        self, message: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
    ) -> bytes:
        """Encrypt a message as one record. Key and salt are new each time; tests give their own."""
        own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
        sender = point_of(own)
        shared = own.exchange(ec.ECDH(), self.key)
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
        return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


# The key of the server.


class VapidKey:
    """The key with which this server signs push messages (VAPID)."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact
        """An address for the operators of the push service."""
        self.public = encoded(point_of(key))

    def headers(self, origin: str) -> dict[str, str]:
        """The headers of a message to the push service at this origin."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNATURE_LIFETIME_S, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {"Authorization": f"vapid t={token}, k={self.public}"}


def key_in(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The key in the data folder, created at the first start; only its owner may read the file.

    With a new key every browser would have to subscribe again, so a damaged one is not replaced silently.
    """
    path = folder / KEY_FILE
    if not path.exists():
        make_key(path)
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise Refusal(f"the key in {path} cannot be read ({problem}): mend it, or delete it") from None
    return key_of(text, str(path))


def key_of(text: bytes, where: str) -> ec.EllipticCurvePrivateKey:
    """Read a key in PEM format."""
    try:
        found = serialization.load_pem_private_key(text, None)
    except (ValueError, TypeError, InvalidKey, UnsupportedAlgorithm) as problem:
        raise Refusal(f"the key in {where} cannot be read ({problem}): mend it, or delete it") from None
    if not isinstance(found, ec.EllipticCurvePrivateKey) or not isinstance(found.curve, ec.SECP256R1):
        raise Refusal(f"the key in {where} is of another kind: delete it to have a new one")
    return found


def new_key() -> bytes:
    """A new key in PEM format."""
    private = serialization.PrivateFormat.PKCS8
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(serialization.Encoding.PEM, private, serialization.NoEncryption())


def make_key(path: Path) -> None:
    """Write a new key to a temporary file and rename it, so that there is never half a key."""
    text = new_key()
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
