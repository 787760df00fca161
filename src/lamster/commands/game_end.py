"""Prints the end of a game: the winners, the rule, the number of rounds, and the ranking."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamster.commands.session import Session


def print_end(session: "Session") -> None:
    """Print the last board and the result, and save the record."""
    outcome, screen = session.match.outcome, session.screen
    if outcome is None:
        return
    screen.write("\n" + session.terminal.draw(session.view(), session.words, screen.colour, screen.width) + "\n")
    print_winners(session, outcome.winners)
    print_standings(session)
    session.print_rule(outcome.rule)
    session.record_file.save()


def print_winners(session: "Session", winners: tuple[int, ...]) -> None:
    """Print who won: no player, the person alone or with others, or only others."""
    words, rounds = session.words, session.match.state.round
    others = words.listed([words.in_sentence(seat) for seat in winners if seat != session.me])
    if not winners:
        session.say("play-nobody", "strong", rounds=rounds)
    elif session.me not in winners:
        lost = words.message("play-lost", winners=others, count=words.number(winners), rounds=rounds)
        session.screen.paragraph(words.with_capital(lost), "strong")
    elif others:
        session.say("play-won-with", "strong", others=others, rounds=rounds)
    else:
        session.say("play-won", "strong", rounds=rounds)


def print_standings(session: "Session") -> None:
    """Print all seats from first to last, if the game ranks them."""
    for place, seat in enumerate(session.game.standings(session.match.state), 1):
        session.screen.write(f"{place:>3}. {session.terminal.standing(session.view(), session.words, seat)}")
