"""The end of a game at the terminal: who won, by which rule, after how many rounds, and who came how far."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamster.commands.session import Session


def tell_end(session: "Session") -> None:
    """The last board, the result, and where the record is."""
    outcome, screen = session.match.outcome, session.screen
    if outcome is None:
        return
    screen.write("\n" + session.terminal.draw(session.view(), session.words, screen.colour, screen.width) + "\n")
    tell_winners(session, outcome.winners)
    tell_standings(session)
    session.tell_rule(outcome.rule)
    session.saving.keep()


def tell_winners(session: "Session", winners: tuple[int, ...]) -> None:
    """Nobody, the player alone or with others, or others."""
    words, rounds = session.words, session.match.state.round
    others = words.listed([words.in_sentence(seat) for seat in winners if seat != session.me])
    if not winners:
        session.say("play-nobody", "strong", rounds=rounds)
    elif session.me not in winners:
        lost = words.message("play-lost", winners=others, count=words.number(winners), rounds=rounds)
        session.screen.paragraph(words.begun(lost), "strong")
    elif others:
        session.say("play-won-with", "strong", others=others, rounds=rounds)
    else:
        session.say("play-won", "strong", rounds=rounds)


def tell_standings(session: "Session") -> None:
    """All seats from first to last, in a game that ranks them."""
    for place, seat in enumerate(session.game.standings(session.match.state), 1):
        session.screen.write(f"{place:>3}. {session.terminal.standing(session.view(), session.words, seat)}")
