"""The second day of a release's fixture: tables that stay as they are until the server stops.

Each function makes the tables of one kind. They stand in the order of how long they keep: races have two minutes for a
run, and questions to the others lapse after one.
"""

from lamster.games import metas
from tests.migrations.local_server import Client, answers, start
from tests.migrations.release import (
    GETAWAY,
    LAM,
    MID_GAME,
    NEW_YORK,
    OUTRUN,
    SPECTATOR,
    Maker,
    Release,
    answer_undo,
    others,
    table_of,
)


async def a_clock_that_ran_out(release: Release) -> None:
    """At one table the others have decided to wait, at the next they are being asked: one of two has voted."""
    time = {"kind": "move", "amount": 40, "on_time": "others"}
    ann, bob, cleo = await release.begin("prolonged move", LAM, ["Ann", "Bob", "Cleo"], time=time)
    await release.server.later(41_000)
    for voter in (bob, cleo):
        await voter.ask("decide-time", seat=0, wait=True)
    assert not ann.position["times"]["votes"]
    await release.play([ann, bob, cleo], 6)
    for client in (ann, bob, cleo):
        await client.gone()
    time = {"kind": "move", "amount": 30, "on_time": "others"}
    ann, bob, cleo = await release.begin("time vote", LAM, ["Ann", "Bob", "Cleo"], time=time)
    await release.server.later(31_000)
    await bob.ask("decide-time", seat=0, wait=True)
    (vote,) = cleo.position["times"]["votes"]
    assert (vote["wait"], vote["voters"]) == ([bob.person], [bob.person, cleo.person])


async def clocks(release: Release) -> None:
    """Seconds a move, and seconds for the whole game."""
    for kind, game, bots, time in (
        ("clock of a move", GETAWAY, 0, {"kind": "move", "amount": 600, "on_time": "bot"}),
        ("clock of the game", NEW_YORK, 1, {"kind": "total", "amount": 1800, "more": 10, "on_time": "bot"}),
    ):
        clients = await release.begin(kind, game, ["Ann", "Bob"], bots, time=time)
        await release.play(clients, 12)


async def people_who_left(release: Release) -> None:
    """A bot plays for one who left, one has taken the seat back, and one has resigned."""
    clients = await release.begin("players who left", GETAWAY, ["Ann", "Bob", "Cleo", "Dan"], options={})
    await release.play(clients, 12)
    for client in clients[1:3]:
        await client.ask("stand", seat=client.seat)
    await release.play(clients, 4)
    await clients[1].ask("sit", seat=clients[1].seat)
    await clients[3].ask("resign", seat=clients[3].seat)
    await release.play(clients, 4)
    release.note(table_of(clients), "players who left", back=[clients[2].person])


async def hints_and_shared_views(release: Release) -> None:
    clients = await release.begin("hints and a shared view", NEW_YORK, ["Ann", "Bob"], hints="all", undo="free")
    await release.play(clients, 8)
    asked = next(client for client in clients if client.asked_seats())
    await asked.ask("ask-hint", seat=asked.seat)
    await release.server.quiet()
    assert answers(asked, "hinted")
    shared = await clients[1].ask("share-seat", seat=1)
    ended = await clients[0].ask("share-seat", seat=0)
    await clients[0].ask("end-share", seat=0)
    eve = await release.client(SPECTATOR, table_of(clients), shared["key"])
    assert eve.you["pupil"]
    release.note(table_of(clients), "hints and a shared view", key=shared["key"], ended_key=ended["key"])


async def no_spectators(release: Release) -> None:
    clients = await release.begin("no spectators", LAM, ["Ann", "Bob"])
    await release.play(clients, 5)
    await clients[1].ask("welcome", onlookers=False)
    assert await release.server.refusal_of(table_of(clients), release.people[SPECTATOR]) == "no-onlookers"


async def talk(release: Release) -> None:
    """To all, to the team, muted, blocked, and a report of a ruling."""
    clients = await release.begin(
        "talk", GETAWAY, ["Ann", "Bob", "Cleo", "Dan"], options={"planning_talk": "free"}, listed=True
    )
    table = table_of(clients)
    await release.play(clients, 10)
    await clients[0].ask("say", channel="table", text="Your turn, I think ☺")
    for client in clients:
        if client.position["team_talk"]:
            await client.ask("say", channel="team", text=f"Only for the team of {client.label}")
    await clients[1].ask("mute", person=clients[2].person, on=True)
    await clients[2].ask("block", person=clients[3].person, on=True)
    await clients[3].ask("report", text="Is this really so?")
    await clients[3].ask("seen", n=len(clients[3].news))
    await release.server.set_webhook(table, "https://hook.example/table")
    await release.server.subscribe(clients[0].person)


async def finished_games(release: Release) -> None:
    """A finished game of each kind, its rematch (one has begun), and a table that goes on from one of its positions."""
    for game in MID_GAME:
        clients = await release.begin(f"finished {game}", game, ["Ann", "Bob"])
        await release.play_out(clients)
        over = table_of(clients)
        made = await clients[0].ask("rematch", rotate=game == LAM)
        release.note(made["table"], f"rematch of {game}")
        if game == NEW_YORK:
            again = [await release.client(name, made["table"]) for name in ("Ann", "Bob")]
            await start(again)
            await release.play(again, 8)
        table = await release.server.continue_from(release.people["Ann"], over, 12, ["me", "easy"])
        release.note(table, f"{game} from a position")
        if game != GETAWAY:
            alone = [await release.client("Ann", table)]
            await start(alone)
            await release.play(alone, 5)


async def older_rules(release: Release) -> None:
    for game, meta in metas().items():
        for rules in range(meta.oldest_rules, meta.rules):
            seats = ["me", *["easy"] * (min(count for count in meta.seats if count > 1) - 1)]
            table = await release.server.create_with_rules(release.people["Ann"], game, seats, rules)
            release.note(table, f"{game} by rules {rules}")
            clients = [await release.client("Ann", table)]
            await start(clients)
            await release.play(clients, MID_GAME[game])


async def waiting_rooms(release: Release) -> None:
    """A listed table with a free seat, and one whose host has changed all there is, and sent people away."""
    await release.seat("waiting room", LAM, ["Ann", "Bob"])
    table = table_of(await release.seat("listed waiting room", LAM, ["Ann", "Bob", ""], 1, listed=True))
    await release.server.set_webhook(table, "https://hook.example/waiting")
    ann, bob, cleo, dan = await release.seat("changed waiting room", NEW_YORK, ["Ann", "Bob", "Cleo", "Dan"])
    await ann.ask("set-table", options={"traps": True}, listed=True, onlooker_delay=300, undo="free", hints="none")
    await ann.ask("set-table", time={"kind": "days", "amount": 7, "on_time": "others"})
    await ann.ask("swap", a=0, b=1)
    await ann.ask("shuffle")
    await bob.ask("stand", seat=bob.seat)
    await ann.ask("remove", person=cleo.person, ban=False)
    await ann.ask("remove", person=dan.person, ban=True)
    await ann.ask("readmit", person=cleo.person)
    await ann.ask("say", channel="table", text="We wait for you")
    release.note(table_of([ann]), "changed waiting room", removed=[dan.person])


async def lessons(release: Release) -> None:
    """The first game of every game, half done, and one whose lesson is over and whose game is not."""
    for game, name in [*[(game, "Dan") for game in metas()], (GETAWAY, "Cleo")]:
        table = await release.server.begin_lesson(release.people[name], game)
        clients = [await release.client(name, table)]
        await release.server.quiet()
        steps = clients[0].position["lesson"]["steps"]
        await play_lesson(release, clients[0], steps if name == "Cleo" else steps // 2)
        release.note(table, f"{game} after its lesson" if name == "Cleo" else f"lesson of {game}")


async def play_lesson(release: Release, client: Client, steps: int) -> None:
    for _ in range(100):
        now = client.position["lesson"]
        if now["over"] or now["step"] >= steps:
            return
        if client.decision is not None:
            await client.act(await client.choose(release.rng, "thumb"))
        await release.server.later(500)
    raise AssertionError("the lesson does not go on")


# Races, the last but for questions that lapse soon.


async def begin_race(release: Release, kind: str, names: list[str], bots: int, **options: object) -> list[Client]:
    clients = await release.begin(kind, OUTRUN, names, bots, options=options)
    await to_the_gate(release, clients)
    return clients


async def to_the_gate(release: Release, clients: list[Client]) -> None:
    """Up to the moment before a run: all are to say that they are ready."""
    for _ in range(50):
        clock = clients[0].position["clock"]
        if clock is not None and clock["kind"] == "ready":
            return
        await release.play(clients, 1)
        await release.server.later(200)
    raise AssertionError("no run is prepared")


async def reveal(release: Release, clients: list[Client]) -> None:
    """Begin the run: all are ready, and the countdown passes. Who practises alone is not asked."""
    for client in clients if len(clients[0].table["seats"]) > 1 else ():
        await client.ask("ready", seat=client.seat)
    for _ in range(20):
        clock = clients[0].position["clock"]
        if clock is not None and clock["kind"] == "run":
            return
        turner = next((client for client in clients if client.decision and client.clock["open"]), None)
        if turner is not None:
            await turner.act(await turner.choose(release.rng, "thumb"))
        await release.server.later(1_000)
    raise AssertionError("the run does not begin")


async def races(release: Release) -> None:
    """Every monster, before the countdown."""
    for number, setting in enumerate(metas()[OUTRUN].battery):
        people = ["Ann", "Bob"][: setting["seats"]]
        clients = await begin_race(
            release, f"race {number}", people, setting["seats"] - len(people), **setting["options"]
        )
        await reveal(release, clients)
        await release.server.later(5_000)
        await release.play(clients, len(people))
        await release.server.later(20_000)
        await to_the_gate(release, clients)


async def races_in_mid_run(release: Release) -> None:
    """Somebody has run and the others have not; at one table somebody has left, and the host has said who plays on."""
    for kind, heir in (
        ("mid-run", ""),
        ("mid-run, a bot is to play on", "hard"),
        ("mid-run, nobody plays on", "nobody"),
    ):
        clients = await begin_race(release, kind, ["Ann", "Bob", "Cleo"], 0, monster="bear", maps=1, run_limit="off")
        await reveal(release, clients)
        await release.server.later(4_000)
        await release.play(clients[:1], 1)
        if heir:
            await clients[2].ask("stand", seat=2)
            await clients[0].ask("set-seat", seat=2, bot=heir)
        assert clients[1].clock["kind"] == "run"


# Open questions, the last of all: they lapse after a minute.


async def open_questions(release: Release) -> None:
    """A request to go back that one of two has agreed to, and a proposal of a clock that one of three has made."""
    clients = await release.begin("undo request", LAM, ["Ann", "Bob", "Cleo"])
    asker = await release.ask_to_go_back(clients)
    await answer_undo(others(clients, asker)[0], agree=True)
    clients = await release.begin("clock proposal", LAM, ["Ann", "Bob", "Cleo"])
    await release.play(clients, 7)
    await clients[1].ask("propose-clock", time={"kind": "move", "amount": 300, "on_time": "others"})


async def answered_questions(release: Release) -> None:
    """All have agreed to go back, and to a clock."""
    clients = await release.begin("answered questions", LAM, ["Ann", "Bob"])
    asker = await release.ask_to_go_back(clients)
    await answer_undo(others(clients, asker)[0], agree=True)
    await clients[0].ask("propose-clock", time={"kind": "move", "amount": 900, "on_time": "bot"})
    await clients[1].ask("answer-clock", proposal=clients[1].position["clock_proposal"]["number"], agree=True)
    assert clients[0].position["times"]["seats"]
    await release.play(clients, 3)
    undoing = next((client for client in clients if client.position["undo"]), None)
    if undoing is not None:
        await undoing.ask("undo", seat=undoing.seat)


SECOND_DAY: tuple[Maker, ...] = (
    people_who_left,
    hints_and_shared_views,
    no_spectators,
    talk,
    finished_games,
    older_rules,
    waiting_rooms,
    lessons,
    races,
    races_in_mid_run,
    a_clock_that_ran_out,
    clocks,
    answered_questions,
    open_questions,
)
