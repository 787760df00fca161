"""HTTP endpoints of push messages, webhooks and device links."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lamster.server.identity import Identity, former_cookie, former_identities, is_secure
from lamster.server.limits import MAX_BROWSERS_PER_ADDRESS_AND_DAY, TokenBuckets
from lamster.server.notifications.device_links import LINK_LIFETIME_S, DeviceLinks, LocalDeviceLinks
from lamster.server.notifications.outbound import target_of
from lamster.server.notifications.sender import NotificationSender
from lamster.server.responses import json_response
from lamster.server.rest import body_of, person_of
from lamster.server.security import address_group_of
from lamster.tables import protocol as wire
from lamster.tables.clock import DAY_S
from lamster.tables.hub.hub import MINE_SHOWN, Hub
from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.model.refused import Refused, storing
from lamster.tables.room import ownership
from lamster.tables.room.perform import perform
from lamster.tables.room.room import Room
from lamster.tables.room.room_host import Notification
from lamster.tables.room.telling import tell_nobody


def empty_response() -> Response:
    return json_response({})


class NotificationRoutes:
    """Push subscriptions, and webhooks of tables."""

    def __init__(self, hub: Hub, sender: NotificationSender) -> None:
        self.hub = hub
        self.sender = sender
        self.trials = TokenBuckets(rate=0.1, burst=5.0)
        self.changes = TokenBuckets(rate=0.5, burst=20.0)
        self.here = TokenBuckets(rate=MAX_BROWSERS_PER_ADDRESS_AND_DAY / DAY_S, burst=MAX_BROWSERS_PER_ADDRESS_AND_DAY)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/push", self.key),
            Route("/api/push", self.subscribe, methods=["PUT"]),
            Route("/api/push", self.unsubscribe, methods=["DELETE"]),
            Route("/api/push/test", self.try_push, methods=["POST"]),
            Route("/api/tables/{table}/webhook", self.webhook),
            Route("/api/tables/{table}/webhook", self.set_webhook, methods=["PUT"]),
            Route("/api/tables/{table}/webhook/test", self.try_webhook, methods=["POST"]),
        ]

    # Push messages.

    async def key(self, _: Request) -> Response:
        return json_response(wire.PushKey(self.sender.vapid_key.public))

    async def subscribe(self, request: Request) -> Response:
        wanted = await body_of(request, wire.Subscribe)
        self.changes.spend(person_of(request))
        self.here.spend(address_group_of(request.scope))
        await self.sender.subscribe(person_of(request), wanted, self.hub.clock.wall())
        return empty_response()

    async def unsubscribe(self, request: Request) -> Response:
        wanted = await body_of(request, wire.PushAddress)
        await self.sender.unsubscribe(person_of(request), wanted.endpoint)
        return empty_response()

    async def try_push(self, request: Request) -> Response:
        """Send a test message to the browser that asks."""
        wanted = await body_of(request, wire.PushAddress)
        person = person_of(request)
        row = self.sender.browser(person, wanted.endpoint)
        if row is None:
            raise Refused("bad-address", "this browser has not asked to be called")
        self.trials.spend(person)
        name = await self.hub.name_of(person)
        status = await self.sender.try_push(row, Notification("test", "", "", "", person, None, name))
        return json_response(wire.Tried(200 <= status < 300, status))

    # The webhook of a table.

    async def webhook(self, request: Request) -> Response:
        room = await self.own_room(request)
        async with room.lock:
            ownership.check(room)
            return json_response(wire.Webhook(room.table.hook.url))

    async def set_webhook(self, request: Request) -> Response:
        wanted = await body_of(request, wire.Webhook)
        room = await self.own_room(request)
        if wanted.url:
            target_of(wanted.url, self.sender.trusted)
        self.changes.spend(person_of(request))
        async with room.lock:
            ownership.check(room)
            if wanted.url != room.table.hook.url:
                hook = log.Hooked(wanted.url, str(request.base_url).rstrip("/"))
                await perform(room, [hook], tell_nobody)
        return json_response(wanted)

    async def try_webhook(self, request: Request) -> Response:
        """Send a test message, without the lock of the table, because the receiver may be slow."""
        room = await self.own_room(request)
        table, person = room.table, person_of(request)
        if not table.hook.url:
            raise Refused("bad-address", "this table has no webhook yet")
        self.trials.spend(person)
        meta = table.game.meta
        call = Notification("test", table.id, meta.name, meta.title, person, None, table.names.get(person, ""))
        status = await self.sender.try_hook(table.hook, call)
        return json_response(wire.Tried(200 <= status < 300, status))

    async def own_room(self, request: Request) -> Room:
        """The room, for its host only. An acting host may not see the address, which may hold a password."""
        room = await self.hub.room(request.path_params["table"])
        if room.table.host != person_of(request):
            host = room.table.names.get(room.table.host, "")
            raise Refused("not-host", "only the host of the table may do this", host=host)
        return room


class DeviceRoutes:
    """Device links, and former identities of a browser."""

    def __init__(self, hub: Hub, devices: DeviceLinks | None) -> None:
        self.hub = hub
        self.devices = devices or LocalDeviceLinks()
        self.makers = TokenBuckets(rate=0.05, burst=10.0)
        self.visitors = TokenBuckets(rate=0.5, burst=20.0)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/device", self.make, methods=["POST"]),
            Route("/api/device/look", self.look, methods=["POST"]),
            Route("/api/device/become", self.become, methods=["POST"]),
            Route("/api/me/before", self.before),
            Route("/api/me/before", self.be_again, methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        identity = identity_of(request)
        permissions.check_name(await self.hub.name_of(identity.person))
        self.makers.spend(identity.person)
        return json_response(wire.DeviceLink(await self.devices.make(identity), LINK_LIFETIME_S), 201)

    async def look(self, request: Request) -> Response:
        """Looking does not use a link up: programs that show a preview of links look too."""
        token = await self.token_of(request)
        person = await self.devices.look(token)
        here = person_of(request)
        offer = wire.DeviceOffer(
            name=await self.hub.name_of(person),
            same=person == here,
            now=await self.hub.name_of(here),
            tables=await self.tables_of(here),
        )
        return json_response(offer)

    async def become(self, request: Request) -> Response:
        """Give this browser the identity of the link. The former one is kept in a cookie."""
        token = await self.token_of(request)
        if await self.devices.look(token) == person_of(request):
            raise Refused("bad-link", "this device is that person already: open the link on the other one", why="same")
        return await self.change_identity(request, await self.devices.use(token))

    async def before(self, request: Request) -> Response:
        others = [
            wire.Me(other.person, await self.hub.name_of(other.person)) for other in former_identities(request.scope)
        ]
        return json_response(wire.Selves(others))

    async def be_again(self, request: Request) -> Response:
        wanted = await body_of(request, wire.BeAgain)
        for other in former_identities(request.scope):
            if other.person == wanted.person:
                return await self.change_identity(request, other)
        raise Refused("unknown-person", "this browser has not been that person, or does not remember")

    async def change_identity(self, request: Request, identity: Identity) -> Response:
        """The response with the cookies of the new identity. A former one without a name is not kept."""
        now = identity_of(request)
        kept = [
            other for other in former_identities(request.scope) if other.person not in (identity.person, now.person)
        ]
        if await self.hub.name_of(now.person):
            kept.insert(0, now)
        response = json_response(wire.Me(identity.person, await self.hub.name_of(identity.person)))
        now.fresh = False
        secure = is_secure(request.scope)
        response.headers.append("set-cookie", identity.cookie(secure))
        response.headers.append("set-cookie", former_cookie(kept, secure))
        return response

    async def token_of(self, request: Request) -> str:
        wanted = await body_of(request, wire.DeviceToken)
        self.visitors.spend(address_group_of(request.scope))
        return wanted.token

    async def tables_of(self, person: str) -> int:
        with storing():
            cards = await self.hub.store.cards_of(person, MINE_SHOWN)
        return sum(card.phase not in ("over", "closed") for card in cards)


def identity_of(request: Request) -> Identity:
    identity: Identity = request.state.identity
    return identity
