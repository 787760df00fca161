"""The first day of a release's fixture: what needs time to pass, before the clocks of the second day run.

Each function makes the tables of one kind. The server is restarted an hour later.
"""

from lamster.games import metas
from tests.migrations.local_server import start
from tests.migrations.release import (
    BANNED_BEFORE,
    BANNED_LAST,
    FORGOTTEN,
    GETAWAY,
    LAM,
    MID_GAME,
    MINUTE_MS,
    QUICK,
    SPECTATOR,
    Maker,
    Release,
    answer_undo,
    others,
    table_of,
)


async def games_of_every_setting(release: Release) -> None:
    """Every seat count and a variety of options of the turn-based games, in mid-game."""
    for game, answers in MID_GAME.items():
        for number, setting in enumerate(metas()[game].battery):
            people = ["Ann", "Bob"][: setting["seats"]]
            bots = setting["seats"] - len(people)
            clients = await release.begin(
                f"{game} {number}", game, people, bots, options=setting["options"], listed=number == 0
            )
            await release.play(clients, answers + 4 * number)


async def one_screen_for_two(release: Release) -> None:
    table = await release.server.create(
        release.people["Ann"], {"game": LAM, "seats": ["me", "me", "easy"], "options": QUICK}
    )
    release.note(table, "two seats of one person")
    clients = [await release.client("Ann", table)]
    await start(clients)
    await release.play(clients, 9)


async def days_a_move(release: Release) -> None:
    time = {"kind": "days", "amount": 3, "on_time": "others"}
    clients = await release.begin("clock of days", LAM, ["Ann", "Bob", "Cleo"], time=time)
    await release.play(clients, 8)


async def questions_that_lapsed(release: Release) -> None:
    """Of two requests to go back one lapsed, and one was declined; a proposal of a clock lapsed."""
    clients = await release.begin("lapsed questions", LAM, ["Ann", "Bob", "Cleo"])
    asker = await release.ask_to_go_back(clients)
    await asker.ask("propose-clock", time={"kind": "total", "amount": 600, "more": 10, "on_time": "bot"})
    await release.server.later(MINUTE_MS)
    types = [entry["type"] for entry in await release.server.log_of(table_of(clients))]
    assert {"undo-lapsed", "clock-lapsed"} <= {*types}
    await release.play(clients, 5)
    asker = await release.ask_to_go_back(clients)
    await answer_undo(others(clients, asker)[0], agree=False)
    await release.play(clients, 5)


async def votes_for_a_bot(release: Release) -> None:
    """One of three has voted for a bot in the place of somebody who is away and asked."""
    names = ["Dan", "Ann", "Bob", "Cleo"]
    ann, dan, bob, _ = clients = await release.begin("bot vote", LAM, names, host="Ann")
    assert dan.asked_seats() == [0]
    await dan.gone()
    await release.server.later(MINUTE_MS)
    await bob.ask("replace-absent", seat=0, bot="easy")
    assert ann.position["bot_votes"] == [{"seat": 0, "person": release.people["Bob"], "bot": "easy"}]
    release.note(table_of(clients), "bot vote", absent=[release.people["Dan"]])


async def replaced_while_away(release: Release) -> None:
    """The host has seated a bot for somebody who is away."""
    ann, dan = await release.begin("replaced player", GETAWAY, ["Dan", "Ann"], host="Ann")
    await release.play([ann, dan], 20)
    absent, present = (dan, ann) if dan.asked_seats() else (ann, dan)
    await absent.gone()
    await release.server.later(MINUTE_MS)
    await present.ask("replace-absent", seat=absent.seat, bot="medium")
    release.note(table_of([present]), "replaced player", absent=[absent.person])


async def delayed_spectators(release: Release) -> None:
    clients = await release.begin("delayed spectators", GETAWAY, ["Ann", "Bob"], onlooker_delay=60)
    await release.play(clients, 5)
    eve = await release.client(SPECTATOR, table_of(clients))
    await release.server.later(MINUTE_MS)
    await release.play(clients, 5)
    await eve.ask("say", channel="table", text="What a minute ago!")
    assert eve.you["delayed"]


async def tables_of_banned_people(release: Release) -> None:
    """One is banned now, while the server is down; the other when the fixture is finished."""
    for name in (BANNED_BEFORE, BANNED_LAST):
        clients = await release.begin(f"{name} is banned", LAM, ["Ann", name, "Cleo"])
        await release.play(clients, 6)


async def tables_to_be_closed(release: Release) -> None:
    """The operator has one closed at the restart, and asks for the other when the fixture is finished."""
    for kind in ("closed", "to be closed"):
        clients = await release.begin(kind, LAM, ["Ann", "Bob"])
        await release.play(clients, 4)


async def somebody_to_be_forgotten(release: Release) -> None:
    clients = await release.begin("forgotten player", LAM, ["Ann", FORGOTTEN])
    await release.play(clients, 6)
    await clients[1].ask("say", channel="table", text="Forget me not")


FIRST_DAY: tuple[Maker, ...] = (
    games_of_every_setting,
    one_screen_for_two,
    days_a_move,
    questions_that_lapsed,
    votes_for_a_bot,
    replaced_while_away,
    delayed_spectators,
    tables_of_banned_people,
    tables_to_be_closed,
    somebody_to_be_forgotten,
)
