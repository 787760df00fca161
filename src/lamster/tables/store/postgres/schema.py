"""Migrations of the PostgreSQL database: numbered scripts, each applied once, in order and in one transaction.

The table `lamster` holds the number of the last script. A released script is never changed; changes are new scripts at
the end. Nodes that start at the same time wait for each other. Old nodes may still run during a migration, so a script
must not break them.
"""

import logging

from lamster.tables.store.base import StorageError
from lamster.tables.store.postgres.connections import Connection

LOCK = 0x4C616D73
"""The advisory lock of migrations ("Lams")."""
MIGRATION_TIMEOUT_S = 3600.0
"""A large database is rewritten in minutes."""
MIN_SERVER_VERSION = 140000
"""PostgreSQL 14."""
MIGRATIONS = (
    """
CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL, seq integer NOT NULL, at bigint NOT NULL, entry bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE cards (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY, phase text NOT NULL, listed boolean NOT NULL, free boolean NOT NULL,
    people text NOT NULL, created bigint NOT NULL, updated bigint NOT NULL, data bytea NOT NULL
);
CREATE INDEX cards_open ON cards (updated) WHERE listed AND free AND phase = 'open';
CREATE INDEX cards_playing ON cards (table_id) WHERE phase = 'playing';
CREATE INDEX cards_waiting ON cards (updated, table_id) WHERE phase = 'open';
CREATE INDEX cards_over ON cards (updated, table_id) WHERE phase = 'over';
CREATE TABLE seated (
    person text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, PRIMARY KEY (person, table_id)
);
CREATE TABLE people (person text COLLATE "C" NOT NULL PRIMARY KEY, name text NOT NULL);
CREATE TABLE relations (
    person text COLLATE "C" NOT NULL, kind text COLLATE "C" NOT NULL, other text COLLATE "C" NOT NULL,
    PRIMARY KEY (person, kind, other)
);
CREATE TABLE reports (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mark text COLLATE "C" NOT NULL UNIQUE,
    table_id text COLLATE "C" NOT NULL, seq integer NOT NULL, at bigint NOT NULL, person text COLLATE "C" NOT NULL,
    text text NOT NULL, record text NOT NULL, position bytea NOT NULL
);
CREATE TABLE subscriptions (
    endpoint text COLLATE "C" NOT NULL PRIMARY KEY, person text COLLATE "C" NOT NULL, p256dh text NOT NULL,
    auth text NOT NULL, language text NOT NULL, at bigint NOT NULL
);
CREATE TABLE alive (one integer NOT NULL PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
CREATE TABLE analyses (table_id text COLLATE "C" NOT NULL PRIMARY KEY, version text NOT NULL, data bytea NOT NULL);
CREATE TABLE results (
    table_id text COLLATE "C" NOT NULL, seat integer NOT NULL, person text COLLATE "C" NOT NULL, ended bigint NOT NULL,
    data bytea NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of ON results (person, ended);
CREATE TABLE seen (
    person text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, seen integer NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX seen_at ON seen (table_id);
CREATE TABLE counted (table_id text COLLATE "C" NOT NULL PRIMARY KEY);
CREATE TABLE bans (
    kind text COLLATE "C" NOT NULL, who text COLLATE "C" NOT NULL, until bigint NOT NULL, reason text NOT NULL,
    at bigint NOT NULL, PRIMARY KEY (kind, who)
);
CREATE TABLE closings (table_id text COLLATE "C" NOT NULL PRIMARY KEY, reason text NOT NULL, at bigint NOT NULL);
CREATE TABLE notes (name text COLLATE "C" NOT NULL PRIMARY KEY, text text NOT NULL);
CREATE TABLE erasures (
    person text COLLATE "C" NOT NULL PRIMARY KEY, stranger text COLLATE "C" NOT NULL, at bigint NOT NULL
);

-- Who looks after which table: nodes that live, and what each of them has; nobody ('') has what a dead one left behind.
CREATE TABLE nodes (node text COLLATE "C" NOT NULL PRIMARY KEY, until bigint NOT NULL, hears boolean NOT NULL);
CREATE SEQUENCE epochs;
CREATE TABLE leases (
    table_id text COLLATE "C" NOT NULL PRIMARY KEY, node text COLLATE "C" NOT NULL, epoch bigint NOT NULL, since bigint
);
CREATE INDEX leases_of ON leases (node);

CREATE FUNCTION clock_ms() RETURNS bigint LANGUAGE sql VOLATILE AS
$$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

-- Declare dead whose time is over, and this one in any case; what they had is nobody's from then on, since their last
-- sign of life. A time far ahead was written before the clock was set back. Each statement here sees what was committed
-- before it began: who took a table while we waited for the row of its node is seen. Whoever locks many leases does so
-- in one order, or two would wait for each other.
CREATE FUNCTION bury(one text, life bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    dead record;
    buried integer := 0;
BEGIN
    FOR dead IN
        DELETE FROM nodes WHERE node = one OR until <= clock_ms() OR until > clock_ms() + 2 * life
        RETURNING node, until
    LOOP
        PERFORM FROM leases WHERE node = dead.node ORDER BY table_id FOR UPDATE;
        UPDATE leases SET node = '', since = CASE
            WHEN dead.until > clock_ms() THEN clock_ms() ELSE dead.until - life END WHERE node = dead.node;
        buried := buried + 1;
    END LOOP;
    RETURN buried;
END $$;
""",
    """
-- What all nodes must know and nobody else, and links to other devices.
CREATE TABLE keys (name text COLLATE "C" NOT NULL PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE links (
    digest bytea NOT NULL PRIMARY KEY, person text COLLATE "C" NOT NULL, until bigint NOT NULL, sealed bytea,
    used boolean NOT NULL DEFAULT false
);
CREATE INDEX links_of ON links (person);
CREATE INDEX links_until ON links (until);
""",
)
VERSION = len(MIGRATIONS)

logger = logging.getLogger("lamster")


async def version_of(connection: Connection, where: str) -> int:
    """The version of the database; 0 when it is empty. Those of other programs and newer versions are refused."""
    # In one statement, because another node may be creating the tables.
    others, none_of_ours = await connection.fetchrow(
        "SELECT (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()), to_regclass('lamster') IS NULL"
    )
    if none_of_ours:
        if others:
            raise StorageError(f"{where} is a database of another program")
        return 0
    version = await connection.fetchval("SELECT version FROM lamster")
    if version > VERSION:
        raise StorageError(f"{where} was made by a newer Lamster (version {version}, this one knows {VERSION})")
    return int(version)


async def migrate(connection: Connection, where: str) -> None:
    """Apply the missing scripts. After an interruption the next start continues."""
    have = await version_of(connection, where)
    if 0 < have < VERSION:
        logger.warning("%s is brought from version %d to %d", where, have, VERSION)
    while have < VERSION:
        have = await advance(connection, where)


async def advance(connection: Connection, where: str) -> int:
    """Apply the next script, unless another node did; returns the new version."""
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=MIGRATION_TIMEOUT_S)
        have = await version_of(connection, where)
        if have == VERSION:
            return have
        if not have:
            await connection.execute("CREATE TABLE lamster (version integer NOT NULL); INSERT INTO lamster VALUES (0)")
        await connection.execute(MIGRATIONS[have], timeout=MIGRATION_TIMEOUT_S)
        await connection.execute("UPDATE lamster SET version = $1", have + 1)
        return have + 1


async def check_server(connection: Connection, where: str) -> None:
    """Refuse a PostgreSQL that is too old or has another encoding."""
    found = int(await connection.fetchval("SHOW server_version_num"))
    if found < MIN_SERVER_VERSION:
        raise StorageError(f"{where} is PostgreSQL {found // 10000}, which is too old: 14 or newer is needed")
    if await connection.fetchval("SHOW server_encoding") != "UTF8":
        raise StorageError(f"{where} cannot keep every name: make the database with the encoding UTF8")
