"""Web push: messages that only one browser can read (RFC 8291), signed so that its push service knows us (RFC 8292)."""

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
SIGNED_FOR = 12 * 3600
"""Seconds that a signature is good for; push services take at most a day."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises a ValueError for what is not base64url."""
    if not text.isascii() or len(text) > 200:
        raise ValueError("not base64url")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# What a browser reads.


class BrowserKeys:
    """The keys of one browser, checked."""

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
        """A message as one record. Key and salt are new for each; only tests give their own."""
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


# Who we are.


class VapidKey:
    """The key of this server, by which push services know that a message is ours."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact
        """Whom a push service may write to or look up if something is wrong."""
        self.public = encoded(point_of(key))

    def headers(self, origin: str) -> dict[str, str]:
        """For a message to the push service at this origin."""
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {"Authorization": f"vapid t={token}, k={self.public}"}


def key_in(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The key that is kept in the data folder, made at the first start; nobody but its owner may read it.

    With another key every browser would have to subscribe anew, so a damaged one is not quietly replaced.
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
    """The key as it is written down somewhere."""
    try:
        found = serialization.load_pem_private_key(text, None)
    except (ValueError, TypeError, InvalidKey, UnsupportedAlgorithm) as problem:
        raise Refusal(f"the key in {where} cannot be read ({problem}): mend it, or delete it") from None
    if not isinstance(found, ec.EllipticCurvePrivateKey) or not isinstance(found.curve, ec.SECP256R1):
        raise Refusal(f"the key in {where} is of another kind: delete it to have a new one")
    return found


def new_key() -> bytes:
    """A fresh key as it is written down."""
    private = serialization.PrivateFormat.PKCS8
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(serialization.Encoding.PEM, private, serialization.NoEncryption())


def make_key(path: Path) -> None:
    """Written beside and then renamed: there is never half a key."""
    text = new_key()
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
