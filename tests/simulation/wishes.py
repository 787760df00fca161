"""What people may want of a table beside playing: settings, and messages with their fields."""

from random import Random

from tests.simulation.page import Json, Page, PositionRead

Wish = tuple[str, Json]
GAMES = ("on-the-lam", "getaway-driver", "escape-from-new-york", "outrun")
BOTS = ("easy", "medium", "hard")
CARDS = ("cigarettes", "fedora_hat", "decoy_car", "stomping_grounds", "last_ditch_effort", "radio", "steal", "focus")
"""Cards of windows, some for every game."""
ASK_WHENS = ("always", "matters", "never")


def some_clock(rng: Random, real_time: bool = False) -> Json:
    """Every kind of clock, short enough that it runs out in an evening."""
    if real_time:
        return {"kind": "none"}
    kind = rng.choice(("none", "none", "move", "total", "days"))
    on_time = rng.choice(("bot", "others"))
    if kind == "move":
        return {"kind": kind, "amount": rng.choice((5, 10, 30)), "on_time": on_time}
    if kind == "total":
        return {"kind": kind, "amount": rng.choice((30, 60, 120)), "more": rng.choice((0, 3)), "on_time": on_time}
    return {"kind": kind, "amount": 1, "on_time": on_time} if kind == "days" else {"kind": "none"}


def some_options(rng: Random, game: str, seats: int) -> Json:
    """Short games."""
    if game == "on-the-lam":
        return {"round_limit": rng.choice((1, 2, 4)), "character_choice": rng.choice(("pick", "random"))}
    if game == "outrun" and seats > 1:
        monster = rng.choice(("vampire", "bear", "zombie", "dragon"))
        return {"maps": 1, "monster": monster, "run_limit": rng.choice(("30", "60", "off"))}
    if game == "outrun":
        return {"practice_cards": 3}
    if game == "getaway-driver" and seats == 2:
        return {"learning": rng.random() < 0.3, "events": rng.random() < 0.3}
    return {}


def some_seats(rng: Random, game: str) -> int:
    choices = {"on-the-lam": (2, 3, 4), "getaway-driver": (1, 2, 2, 4), "outrun": (1, 2, 3, 4)}
    return rng.choice(choices.get(game, (1, 2, 3)))


def some_table(rng: Random, game: str, seats: int) -> Json:
    """A new table; its host sits down, often beside bots, sometimes on two seats."""
    others = [rng.choice(("open", "open", *BOTS[:2])) for _ in range(seats - 1)]
    if others and game != "outrun" and rng.random() < 0.1:
        others[0] = "me"
    return {
        "game": game,
        "seats": ["me", *others],
        "options": some_options(rng, game, seats),
        "listed": rng.random() < 0.5,
        "onlookers": rng.random() < 0.8,
        "onlooker_delay": rng.choice((0, 60)),
        "undo": rng.choice(("consent", "free")),
        "hints": rng.choice(("alone", "all", "none")),
        "time": some_clock(rng, game == "outrun"),
    }


def host_wishes(rng: Random, game: str, seats: int, others: list[str]) -> list[Wish]:
    seat = rng.randrange(seats)
    found: list[Wish] = [
        ("swap", {"a": seat, "b": rng.randrange(seats)}),
        ("shuffle", {}),
        ("set-seat", {"seat": seat, "bot": rng.choice((*BOTS, "", "nobody"))}),
        ("set-table", {"listed": rng.random() < 0.5, "onlookers": rng.random() < 0.8}),
        ("set-table", {"time": some_clock(rng, game == "outrun")}),
        ("set-table", {"undo": rng.choice(("consent", "free")), "onlooker_delay": rng.choice((0, 60))}),
        ("give-up", {"seat": seat}),
    ]
    if others:
        person = rng.choice(others)
        found += [("remove", {"person": person, "ban": rng.random() < 0.3}), ("readmit", {"person": person})]
    return found


def player_wishes(rng: Random, page: Page, position: PositionRead) -> list[Wish]:
    seat = page.seats[0] if page.eyes is None else page.eyes
    asked = position.asked or [0]
    found: list[Wish] = [
        ("why", {"seat": seat, "code": "pass"}),
        ("ask-why-not", {"seat": seat}),
        ("nudge", {"seat": rng.choice(asked)}),
        ("propose-clock", {"time": some_clock(rng)}),
        ("share-seat", {"seat": seat}),
        ("end-share", {"seat": seat}),
        ("shown", {"on": rng.random() < 0.5}),
        ("ask-hint", {"seat": seat}),
        ("cancel-hint", {"seat": seat}),
        ("undo", {"seat": seat}),
        ("look", {"seat": rng.choice((None, *page.seats))}),
        ("stand", {"seat": rng.choice(page.seats)}),
        ("set-standing-answer", {"seat": seat, "card": rng.choice(CARDS), "ask": rng.choice(ASK_WHENS)}),
    ]
    found += [("ask-undo", {"seat": seat, "place": way["place"]}) for way in 6 * position.back]
    found += [("sit", {"seat": own}) for own in page.seats if page.table["seats"][own]["bot"] for _ in range(8)]
    if rng.random() < 0.1:
        found.append(("resign", {"seat": rng.choice(page.seats)}))
    return found


def forbidden(rng: Random, seat: int, page: Page) -> list[Wish]:
    """What a stranger may not do."""
    return [
        ("act", {"seat": seat, "decision": f"{seat + 1}@{rng.randrange(60)}", "code": "pass"}),
        ("start", {}),
        ("look", {"seat": seat}),
        ("resign", {"seat": seat}),
        ("sit", {"seat": seat}),
        ("stand", {"seat": seat}),
        ("give-up", {"seat": seat}),
        ("set-standing-answer", {"seat": seat, "card": rng.choice(CARDS), "ask": "never"}),
        ("decide-time", {"seat": seat, "wait": False}),
        ("replace-absent", {"seat": seat, "bot": "easy"}),
        ("answer-undo", {"wish": rng.randrange(40), "agree": True}),
        ("promise", {"commitment": "00" * 32}),
        ("reveal", {"secret": "00" * 32}),
        ("share-seat", {"seat": seat}),
        ("rematch", {}),
        ("report", {"text": "This is wrong."}),
        ("say", {"channel": "team", "text": f"I am no partner of {page.table['id']}: {rng.random()}"}),
    ]
