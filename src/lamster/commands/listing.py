"""Prints lists: numbered options with notes and rules, and piles of cards."""

from collections.abc import Iterable, Mapping, Sequence

from lamster.screen import Screen

NUMBER_WIDTH = 4
MAX_LINES = 20
"""More options than this are printed in columns, unless they have notes."""
Pile = tuple[str, Mapping[str, int]]
"""The title of a pile, and the count of each card in it."""


def list_options(screen: Screen, labels: Sequence[str], notes: Sequence[str], rules: Sequence[str]) -> None:
    """Print one option a line. A note stands beside it if there is room, else below."""
    if len(labels) > MAX_LINES and not any(notes):
        print_columns(screen, labels)
        return
    wide = max(map(len, labels), default=0) + 2
    room = screen.width - NUMBER_WIDTH - max(map(len, rules), default=0) - 2
    for number, (label, note, rule) in enumerate(zip(labels, notes, rules, strict=True), 1):
        beside = wide + len(note) <= room
        write_option(screen, number, label.ljust(wide), note if beside else "", rule, room)
        if not beside:
            screen.paragraph(note, "dim", indent=" " * (NUMBER_WIDTH + 2))


def write_option(screen: Screen, number: int, label: str, note: str, rule: str, room: int) -> None:
    paint = screen.paint
    gap = " " * max(room - len(label) - len(note), 0)
    screen.write(f"{paint(f'{number:>3}', 'accent')} {label}{paint(note, 'dim')}{gap} {paint(rule, 'frame')}")


def print_columns(screen: Screen, labels: Sequence[str]) -> None:
    wide = max(map(len, labels)) + 1
    room = max(screen.width // (NUMBER_WIDTH + wide), 1)
    shown = [screen.paint(f"{i:>3}", "accent") + f" {label:<{wide}}" for i, label in enumerate(labels, 1)]
    for first in range(0, len(shown), room):
        screen.write("".join(shown[first : first + room]).rstrip())


def list_piles(screen: Screen, piles: Iterable[Pile], empty: str) -> None:
    """Print each pile with its title and one line for each kind of card."""
    for title, cards in piles:
        screen.write(screen.paint(title, "strong"))
        for card, count in cards.items():
            screen.paragraph(f"{count:>3} x {card}", indent="      ", first="")
        if not cards:
            screen.paragraph(empty, "dim", indent="  ")
