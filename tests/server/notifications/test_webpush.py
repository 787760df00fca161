"""Push messages as the standards have them: what is sealed, who signs, and where the key is kept."""

import json
import stat
import time
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from lamster.kernel.decision import Refusal
from lamster.server.notifications.webpush import (
    CURVE,
    KEY_FILE,
    BrowserKeys,
    VapidKey,
    decoded,
    encoded,
    key_in,
    point_of,
)
from lamster.tables.model.refused import Refused
from tests.server.post_box import Subscriber

# The example in appendix A of RFC 8291.
MESSAGE = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
    "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def test_the_example_of_the_standard() -> None:
    reader = BrowserKeys(encoded(point_of(private(THEIRS))), AUTH)
    assert encoded(reader.encrypt(MESSAGE, private(OURS), decoded(SALT))) == SEALED
    assert Subscriber("", private(THEIRS), decoded(AUTH)).read(decoded(SEALED)) == MESSAGE


def test_no_two_messages_are_sealed_alike() -> None:
    browser = Subscriber("")
    keys = browser.wish["keys"]
    sealed = [BrowserKeys(keys["p256dh"], keys["auth"]).encrypt(MESSAGE) for _ in range(2)]
    assert sealed[0] != sealed[1]
    assert [browser.read(body) for body in sealed] == [MESSAGE, MESSAGE]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", AUTH), ("AAAA", AUTH), (encoded(b"\4" + bytes(64)), AUTH), ("é" * 87, AUTH), (None, "AAAA"), (None, "!")],
)
def test_keys_that_are_none_are_refused(p256dh: str | None, auth: str) -> None:
    good = encoded(point_of(private(THEIRS)))
    with pytest.raises(Refused, match="keys"):
        BrowserKeys(good if p256dh is None else p256dh, auth)


def test_the_signature_is_for_one_push_service_and_for_a_while() -> None:
    sender = VapidKey(private(OURS), "https://games.example.org")
    scheme, _, rest = sender.headers("https://push.example.net")["Authorization"].partition(" ")
    token, key = (part.split("=", 1)[1] for part in rest.split(", "))
    head, claims, signature = token.split(".")
    assert (scheme, key) == ("vapid", sender.public)
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example.net", "https://games.example.org")
    assert time.time() < told["exp"] <= time.time() + 24 * 3600
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


# The key of the server.


def test_the_key_is_made_once_and_kept_for_the_owner_alone(tmp_path: Path) -> None:
    made = key_in(tmp_path)
    path = tmp_path / KEY_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert point_of(key_in(tmp_path)) == point_of(made)
    assert [entry.name for entry in tmp_path.iterdir()] == [KEY_FILE]


def test_a_damaged_key_is_not_quietly_replaced(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text("-----BEGIN PRIVATE KEY-----\nhalf")
    with pytest.raises(Refusal, match=r"push\.pem cannot be read"):
        key_in(tmp_path)
    other = ec.generate_private_key(ec.SECP384R1())
    private_form = serialization.PrivateFormat.PKCS8
    text = other.private_bytes(serialization.Encoding.PEM, private_form, serialization.NoEncryption())
    (tmp_path / KEY_FILE).write_bytes(text)
    with pytest.raises(Refusal, match="another kind"):
        key_in(tmp_path)


def test_what_an_interrupted_start_left_does_not_hinder(tmp_path: Path) -> None:
    (tmp_path / "push.new").write_text("half a key")
    key_in(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == [KEY_FILE]
