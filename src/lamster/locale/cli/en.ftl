### The command line. Browsers are never sent this.

## The command line: what each command is for, with examples

cli-command = COMMAND
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-examples = examples:
cli-times = { $text } ({ $times } times).

cli-lamster = Chase-and-escape board games with their rules enforced: play against bots, simulate, replay, verify.
    .examples =
        { "  " }lamster play on-the-lam            play against a bot
        { "  " }lamster play on-the-lam --help     what can be set
        { "  " }lamster rules on-the-lam police    what the rules say about the police
cli-games = List the games, with their settings, designers and publishers.
    .examples =
        { "  " }lamster games
        { "  " }lamster games --json
cli-serve = Start the game server: play in the browser, with friends and bots.
    .examples =
        { "  " }lamster serve                      for this machine alone
        { "  " }lamster serve --lan                for everybody in your network; shows a QR code for phones
        { "  " }lamster serve --behind-proxy --origin https://games.example.org
cli-admin = For server operators: list tables, close them, ban people. The server may keep running.
    .examples =
        { "  " }lamster admin list --phase playing
        { "  " }lamster admin close TABLE --reason "insults in the chat"
        { "  " }lamster admin ban PERSON --days 7 --reason "insults in the chat"
cli-admin-list = List tables, the most recently used first.
    .examples =
        { "  " }lamster admin list --phase open --older-than 30
        { "  " }lamster admin list --game outrun --json
cli-admin-inspect = Show a table: its seats, the ids of its people, and the end of its log without secrets.
    .examples =
        { "  " }lamster admin inspect TABLE
        { "  " }lamster admin inspect TABLE --entries 100 --chat
cli-admin-close = Close a table for good: the people there are told why, and nobody can open it again.
    .examples =
        { "  " }lamster admin close TABLE --reason "insults in the chat"
cli-admin-export = Write the record of a table, or everything that is stored about a person.
    .examples =
        { "  " }lamster admin export TABLE --out game.rec
        { "  " }lamster admin export --person PERSON --out person.json
cli-admin-ban = Ban a person or an address; a running server applies it within seconds.
    .examples =
        { "  " }lamster admin ban PERSON --days 7 --reason "insults in the chat"
        { "  " }lamster admin ban --address 192.0.2.0/24
cli-admin-unban = Lift the ban on a person or an address.
    .examples =
        { "  " }lamster admin unban PERSON
cli-admin-bans = List the bans.
    .examples =
        { "  " }lamster admin bans --all
cli-admin-reports = List the rulings that people reported as wrong; as JSON with the record of each game.
    .examples =
        { "  " }lamster admin reports --json
cli-play = Play a game in the terminal against bots.
    .examples =
        { "  " }lamster play on-the-lam
        { "  " }lamster play on-the-lam --bots easy,medium --name Ann
        { "  " }lamster play on-the-lam --seats 4 --seat 2 --option round_limit=20 --seed 7
        { "  " }lamster play --resume game.rec
cli-simulate = Let bots play many games and count who wins, how quickly they are played and how long they last.
    .examples =
        { "  " }lamster simulate on-the-lam --bots thumb,thumb --games 1000 --jobs 2
        { "  " }lamster simulate on-the-lam --bots thumb,random --option round_limit=50 --json
cli-tournament = Let every bot play against every other, or against the game itself, and print how strong they are.
    .examples =
        { "  " }lamster tournament on-the-lam --bots random,thumb --games 50
        { "  " }lamster tournament getaway-driver --seats 4 --bots easy,medium --jobs 2
        { "  " }lamster tournament escape-from-new-york --levels --ladder docs/strength.md
cli-report = Let bots play many games and write a page about the balance of the game: who wins, how long games last, what is used.
    .examples =
        { "  " }lamster report getaway-driver --games 1000 --sweep stash=2..8 --jobs 2
        { "  " }lamster report on-the-lam --bots thumb,thumb,thumb --option round_limit=60
        { "  " }lamster report outrun --bots easy,medium,medium,hard --rotate --out outrun.html
cli-replay = Retell a recorded game in sentences.
    .examples =
        { "  " }lamster replay game.rec
        { "  " }lamster replay game.rec --seat 2 --board
        { "  " }lamster replay game.rec --from 40 --to 60
cli-verify = Check records: every code is legal, every draw follows from the seed, and the seed is the one promised.
    .examples =
        { "  " }lamster verify game.rec
cli-doctor = Check a database, whether or not a server is running: every table can be replayed, and everything agrees.
    .examples =
        { "  " }lamster doctor
        { "  " }lamster doctor --data /srv/lamster --json
cli-backup = Copy all tables into one file while the server runs, and check the copy.
    .examples =
        { "  " }lamster backup lamster-monday.db
cli-restore = Restore the tables from a backup while no server is running; what was there before is kept.
    .examples =
        { "  " }lamster restore lamster-monday.db --data /srv/lamster
cli-check = Run the conformance checks on one game or on all of them.
    .examples =
        { "  " }lamster check
        { "  " }lamster check on-the-lam --effort 5
cli-rules = Show the rules of a game, one sentence each; find them by ID, by section or by words.
    .examples =
        { "  " }lamster rules on-the-lam OTL-T3
        { "  " }lamster rules on-the-lam T
        { "  " }lamster rules on-the-lam police station

arg-help = show this help and exit
arg-version = show the version and exit
arg-language = language of the texts (default: LAMSTER_LANGUAGE, else the language of the system, else English)
arg-port = the port to listen on; 0 takes any free one (default: %(default)s)
arg-lan = listen on the whole network, not only on this machine, and show a QR code of the address
arg-host = the address to listen on (default: this machine alone)
arg-backup-file = the file with the copy
arg-anyway = restore even if the copy has faults
arg-keep-open = delete tables whose game has not started and that nobody has used for this many days (default: never)
arg-keep-over = delete finished games after this many days; statistics stay (default: never)
arg-keep-chat = delete the chat of finished games after this many days (default: never)
arg-data = the folder with the tables (default: in your user data)
arg-serve-database = the PostgreSQL database that several servers share, such as postgresql://lamster@localhost/lamster; also LAMSTER_DATABASE
arg-serve-redis = the Redis server through which these servers talk to each other, such as redis://localhost:6379; also LAMSTER_REDIS
arg-origin = an address under which browsers reach this server, such as https://games.example.org; may be given several times
arg-behind-proxy = trust a reverse proxy to say who sent a request, and over which protocol: one on this machine, or those at these addresses, separated by commas
arg-reach = a host of your own network that push messages and webhooks may be sent to; may be given several times
arg-bot-pause = the least number of seconds a bot takes, so that people can follow (default: %(default)s)
arg-bot-workers = how many processes the bots search in (default: one less than there are processors); quick bots have one more
arg-metrics = serve metrics for Prometheus on this port, for this machine only unless a host is named (default: nowhere)
arg-log = write the log as text or as JSON, one object per line (default: %(default)s)
arg-log-level = the lowest level that is logged (default: %(default)s)
arg-access-log = also log every request, without its keys
arg-database = the PostgreSQL database of the tables, such as postgresql://lamster@localhost/lamster (default: LAMSTER_DATABASE if there is no --data, else a file)
arg-admin-phase = only tables that are open, in progress, over or closed
arg-admin-game = only tables of this game
arg-admin-person = the id of a person, as `lamster admin inspect` shows it
arg-admin-older-than = only tables at which nothing has happened for this many days
arg-admin-limit = list at most this many tables (default: %(default)s)
arg-admin-table = the id of a table, as in its address
arg-admin-entries = how many entries of the log to show (default: %(default)s)
arg-admin-chat = also show what was said
arg-admin-reason = the reason that people are shown
arg-admin-whole = everything, even if the game is not over
arg-admin-out = write it to this file
arg-admin-address = an address or a network, such as 192.0.2.7 or 2001:db8::/48
arg-admin-days = for this many days (default: for good)
arg-admin-all = also bans that have ended
arg-game = a game, as `lamster games` names it
arg-json = print JSON
arg-seats = how many seats there are (default: as many as the bots and you need)
arg-cup-games = how many games each pair plays at least; more are added until every order of seats occurs equally often (default: %(default)s)
arg-cup-seats = how many seats each table has; each bot of a pair gets half of the sides, in every way (default: the fewest for two)
arg-levels = use the five levels and random as the bots
arg-anchor = the bot that is given 1000 points (default: medium, else thumb, else the first)
arg-ladder = also write the table into this page, between the lines that name the game
arg-on = play on Ray: `ray` starts one here with as many processes as --jobs says, ray:auto, ray:HOST:PORT and ray://HOST:PORT use all of a cluster (default: on this machine, without Ray)
arg-seat = your seat, counted from 1 (default: 1)
arg-opponents = your opponents, by level (beginner, easy, medium, hard, master) or engine (random, thumb, search, search:0.5s, search:400); the last one is repeated (default: medium)
arg-bots = the bots, by level or engine, separated by commas (default: %(default)s)
arg-option = a setting of the game; may be given several times (see `lamster games`)
arg-play-seed = any text: the same seed and choices give the same game (default: a fresh secret, which the record proves)
arg-seed = any text: the same seed gives the same games (default: %(default)s)
arg-record = where to save the record (default: in your user data; the end of the game tells where)
arg-resume = continue a game that you left, from its record
arg-name = your name
arg-games = how many games (default: %(default)s)
arg-jobs = how many processes to use (default: %(default)s)
arg-records = save the record of every game in this folder
arg-report-games = how many games to play with each setting (default: %(default)s)
arg-sweep = a setting to compare: a range such as stash=2..8, or values such as skill_die=d6,d8; may be given several times
arg-rotate = play every order in which the bots can sit, in turn (default: they sit as given)
arg-out = where to write the page; its charts and figures go into a folder of the same name (default: GAME-report.html)
arg-again = play everything again; otherwise games that were already played for the same command are reused
arg-file = a record
arg-from = start at this place in the log
arg-to = stop after this place in the log
arg-replay-seat = tell it as this seat saw it (default: all-seeing)
arg-board = draw the board after each round
arg-step = wait for Enter after each move
arg-check-game = a game (default: all of them)
arg-effort = how much to play: 0.5 is half as much as usual (default: %(default)s)
arg-check-seed = a number: the same seed checks the same games (default: %(default)s)
arg-golden = also replay the records in this folder
arg-rule = an ID, the letters of a section, or words to look for (default: all rules)

## Lists of names

list-and = { $before } and { $last }
list-or = { $before } or { $last }

## Listing games

games-seats =
    { $most ->
        [1] 1 player
       *[other] { $seats } players
    }, { $low } to { $high } minutes.
games-only =
    { $most ->
        [1] Only for 1 player.
       *[other] Only for { $seats } players.
    }
games-designers =
    { $count ->
        [one] Designer: { $names }
       *[other] Designers: { $names }
    }
games-publisher = Publisher: { $name }
games-rulebook = Rulebook: { $rulebook }
games-options = Settings (--option NAME=VALUE), the default first:
games-range = { $default } ({ $meaning }), or a number from { $low } to { $high }
games-unofficial = These are unofficial fan implementations. The games belong to their designers and publishers: if you like one, buy it.

## Playing

play-commitment = The dice of this game are settled already: { $commitment }… is the hash of the secret they come from. The record shows the secret, so anybody can check them.
play-help-hint = Type the number of an option. ? lists what else you can type.
play-thinking =
    { $count ->
        [one] { $player } is thinking…
       *[other] { $player } are thinking…
    }
play-won =
    { $rounds ->
        [one] You won, in the first round!
       *[other] You won, in round { $rounds }!
    }
play-won-with = You won together with { $others }, in round { $rounds }!
play-lost =
    { $count ->
        [one] { $winners } won, in round { $rounds }.
       *[other] { $winners } won, in round { $rounds }.
    }
play-nobody = Nobody won: the game ended in round { $rounds }.
play-role = Your role: { $role }
play-no-number = There is no option { $number }: type a number from 1 to { $last }, or ? for help.
play-unknown = “{ $typed }” is not among the options: type a number from 1 to { $last }, or ? for help.
play-refused = { $code } is not possible now, by this rule:
play-help =
    A number or a code plays that option; the beginning of a code will do.
    { "  " }? N, why N     the rule behind option N
    { "  " }why CODE       the rule behind a code, or why it is refused
    { "  " }hint           what a rule of thumb would do, and why
    { "  " }rules [WORDS]  the rule behind the question; or rules by ID or by words
    { "  " }undo           take back your last action, if nothing was drawn or rolled since
    { "  " }log, board     what has happened; the board again
    { "  " }discards       the open discard piles
    { "  " }save FILE      save the record
    { "  " }quit           leave; the record is saved, and --resume continues it
play-no-discards = There is no discard pile that everybody may look at.
play-empty-pile = (empty)
play-codes = Codes now: { $codes }
play-hint = Hint: option { $number }, { $option }.
play-ready = Ready? The clock starts with Enter.
play-no-hint = No hints while the clock runs.
play-no-undo-timed = Nothing is taken back in a race against the clock.
play-no-undo = There is nothing to take back: somebody else has acted since your last action, or a card was drawn or a die rolled.
play-undone = Taken back.
play-save-where = save needs a file: save game.rec
play-confirm = { $option }? { $warning } (y/n)
play-quit = Leave the game? (y/n)
play-yes = y yes
play-saved = Record: { $path }
play-not-saved = The record could not be saved as { $path }: { $problem }
play-resume = To continue: lamster play --resume { $path }

## Simulations

lab-progress = { $done } of { $games } games
lab-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }: { $decisions } decisions in { $seconds } s, { $rate } a second.
lab-games = games
lab-wins = wins
lab-share = share
lab-interval = 95 % interval
lab-seat = seat
lab-bot = bot
lab-role = role
lab-team = team
lab-nobody =
    { $games ->
        [one] Nobody won 1 game.
       *[other] Nobody won { $games } games.
    }
lab-length = length
lab-rounds = rounds
lab-decisions = decisions
lab-mean = mean
lab-median = median
lab-most = maximum
lab-ending =
    { $games ->
        [one] 1 game ended by { $rule } ({ $title }).
       *[other] { $games } games ended by { $rule } ({ $title }).
    }
lab-errors =
    { $errors ->
        [one] 1 game ended in an error.
       *[other] { $errors } games ended in an error.
    }

## Tournaments

cup-anchor = { $bot } has 1000 points.
cup-alone = The game itself has 1000 points.
cup-parts = If only some of the seats win, that counts as a part of a win.
cup-between = { $low } to { $high }
cup-ended = ended by
cup-side = side
cup-equals = against itself
cup-won = { $side } won
cup-pair = { $first } against { $second }: { $told }
cup-as = as { $side }: { $told }
cup-told =
    { $games ->
        [one] { $wins } of 1 game, { $share } ({ $between })
       *[other] { $wins } of { $games } games, { $share } ({ $between })
    }

## Records, checks, rules

verify-failed = FAILED
replay-table = The table: { $code }
replay-step = Enter continues, q stops
replay-open = The game is not over yet.
replay-won =
    { $count ->
        [one] Winner: { $winners }, in round { $rounds } (rule { $rule }).
       *[other] Winners: { $winners }, in round { $rounds } (rule { $rule }).
    }
replay-nobody = Nobody won: the game ended in round { $rounds } (rule { $rule }).
check-ok = ok
check-failed = FAILED
check-final = options marked as final: { $final } of { $options }, without need { $needless } ({ $percent } %)
rules-none = No rule contains all of this: { $words }

## The server

serve-open = Lamster is open: { $address }
serve-outside = From outside: { $address }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl+C stops the server. When it starts again, every table continues where it was.
