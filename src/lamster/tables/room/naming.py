"""Entries that give people a name at a table."""

from lamster.tables.model import entries as log
from lamster.tables.model import permissions
from lamster.tables.room.connection import Connection
from lamster.tables.room.room import Room


def naming_entries_if_new(room: Room, connection: Connection) -> list[log.AnyEntry]:
    """An entry with the name of a person who takes a seat or chats, if the table does not know it."""
    if room.table.names.get(connection.person) == connection.name != "":
        return []
    permissions.check_name(connection.name)
    return [log.Named(connection.person, connection.name)]


def naming_entries(room: Room, person: str) -> list[log.AnyEntry]:
    """An entry with the name of a person who is removed, for the host's list, if the table does not know it."""
    name = room.online.get(person, "")
    return [log.Named(person, name)] if name and person not in room.table.names else []
