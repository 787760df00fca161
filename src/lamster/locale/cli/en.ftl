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
cli-admin = For whoever runs a server: look at its tables, close them, keep people out. It may run meanwhile.
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
cli-admin-close = Close a table for good: whoever is there is told why, and nobody gets in any more.
    .examples =
        { "  " }lamster admin close TABLE --reason "insults in the chat"
cli-admin-export = Write the record of a table, or everything that is kept about a person.
    .examples =
        { "  " }lamster admin export TABLE --out game.rec
        { "  " }lamster admin export --person PERSON --out person.json
cli-admin-ban = Keep a person or an address out; a running server does so within seconds.
    .examples =
        { "  " }lamster admin ban PERSON --days 7 --reason "insults in the chat"
        { "  " }lamster admin ban --address 192.0.2.0/24
cli-admin-unban = Let a person or an address in again.
    .examples =
        { "  " }lamster admin unban PERSON
cli-admin-bans = List who is kept out.
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
cli-simulate = Let bots play many games and count who wins, how fast and how long.
    .examples =
        { "  " }lamster simulate on-the-lam --bots thumb,thumb --games 1000 --jobs 2
        { "  " }lamster simulate on-the-lam --bots thumb,random --option round_limit=50 --json
cli-tournament = Let every bot play every other, or the game itself, and print how strong they are.
    .examples =
        { "  " }lamster tournament on-the-lam --bots random,thumb --games 50
        { "  " }lamster tournament getaway-driver --seats 4 --bots easy,medium --jobs 2
        { "  " }lamster tournament escape-from-new-york --levels --ladder docs/strength.md
cli-report = Let bots play many games and write a page about the balance of the game: who wins, how long, what is used.
    .examples =
        { "  " }lamster report getaway-driver --games 1000 --sweep stash=2..8 --jobs 2
        { "  " }lamster report on-the-lam --bots thumb,thumb,thumb --option round_limit=60
        { "  " }lamster report outrun --bots easy,medium,medium,hard --rotate --out outrun.html
cli-replay = Tell a recorded game again, in sentences.
    .examples =
        { "  " }lamster replay game.rec
        { "  " }lamster replay game.rec --seat 2 --board
        { "  " }lamster replay game.rec --from 40 --to 60
cli-verify = Check records: every code legal, every draw from the seed, the seed as promised.
    .examples =
        { "  " }lamster verify game.rec
cli-doctor = Look through a database, while a server runs or not: every table replays, and everything agrees.
    .examples =
        { "  " }lamster doctor
        { "  " }lamster doctor --data /srv/lamster --json
cli-backup = Copy all tables into one file while the server runs, and check the copy.
    .examples =
        { "  " }lamster backup lamster-monday.db
cli-restore = Put the tables of a backup in place, where no server runs; what was there is kept.
    .examples =
        { "  " }lamster restore lamster-monday.db --data /srv/lamster
cli-check = Run the conformance battery on a game, or on all of them.
    .examples =
        { "  " }lamster check
        { "  " }lamster check on-the-lam --effort 5
cli-rules = Show the rules of a game, in a sentence each; find them by ID, by section or by words.
    .examples =
        { "  " }lamster rules on-the-lam OTL-T3
        { "  " }lamster rules on-the-lam T
        { "  " }lamster rules on-the-lam police station

arg-help = show this help and stop
arg-version = show the version and stop
arg-language = language of the texts (default: LAMSTER_LANGUAGE, else the language of the system, else English)
arg-port = the port to listen on; 0 takes any that is free (default: %(default)s)
arg-lan = listen to the whole network, not only this machine, and show a QR code of the address
arg-host = the address to listen on (default: this machine alone)
arg-backup-file = the file with the copy
arg-anyway = also if the copy has faults
arg-keep-open = forget tables at which no game has begun and nobody did anything for so many days (default: never)
arg-keep-over = forget finished games after so many days; statistics stay (default: never)
arg-keep-chat = forget what was said at finished games after so many days (default: never)
arg-data = the folder of the tables (default: among your own files)
arg-serve-database = the PostgreSQL database that several servers share, such as postgresql://lamster@localhost/lamster; also LAMSTER_DATABASE
arg-serve-redis = the Redis through which these servers hear each other, such as redis://localhost:6379; also LAMSTER_REDIS
arg-origin = an address under which browsers reach this server, such as https://games.example.org; may be given several times
arg-behind-proxy = a reverse proxy passes on who asks, and by which protocol: one on this machine, or those at these addresses, with commas between
arg-reach = a host of your own network that push messages and webhooks may be sent to; may be given several times
arg-bot-pause = how many seconds a bot takes at least, so that people can follow (default: %(default)s)
arg-bot-workers = in how many processes bots search (default: one less than there are processors); quick bots have one more
arg-metrics = serve figures for Prometheus at this port, on this machine alone unless a host is named (default: nowhere)
arg-log = write the log as text or as JSON, one object a line (default: %(default)s)
arg-log-level = the least important lines of the log that are written (default: %(default)s)
arg-access-log = also write a line for every request, without its keys
arg-database = the PostgreSQL database of the tables, such as postgresql://lamster@localhost/lamster (default: LAMSTER_DATABASE if there is no --data, else a file)
arg-admin-phase = only tables that are open, being played, over or closed
arg-admin-game = only tables of this game
arg-admin-person = the id of a person, as `lamster admin inspect` shows it
arg-admin-older-than = only tables at which nothing has happened for so many days
arg-admin-limit = how many tables at most (default: %(default)s)
arg-admin-table = the id of a table, as in its address
arg-admin-entries = how many entries of the log (default: %(default)s)
arg-admin-chat = also show what was said
arg-admin-reason = the words that people are shown
arg-admin-whole = everything, also of a game that is not over
arg-admin-out = write it to this file
arg-admin-address = an address or a network, such as 192.0.2.7 or 2001:db8::/48
arg-admin-days = for so many days (default: for good)
arg-admin-all = also those whose time is over
arg-game = a game, as `lamster games` names it
arg-json = print JSON
arg-seats = how many seats there are (default: as many as the bots and you need)
arg-cup-games = how many games each pair plays at least: as many more as make every order of seats equally frequent (default: %(default)s)
arg-cup-seats = how many seats each table has; each bot of a pair has half of the sides, in all ways (default: the fewest for two)
arg-levels = the bots are the five levels and random
arg-anchor = the bot that has 1000 points (default: medium, else thumb, else the first)
arg-ladder = also put the table in its place in this page, between the lines that name the game
arg-on = play on Ray: `ray` starts one here with as many processes as --jobs says, ray:auto, ray:HOST:PORT and ray://HOST:PORT use all of a cluster (default: on this machine, without Ray)
arg-seat = your seat, counted from 1 (default: 1)
arg-opponents = your opponents, by level (beginner, easy, medium, hard, master) or engine (random, thumb, search, search:0.5s, search:400); the last one is repeated (default: medium)
arg-bots = the bots, by level or engine, with commas between them (default: %(default)s)
arg-option = a setting of the game; may be given several times (see `lamster games`)
arg-play-seed = any text: the same seed and choices give the same game (default: a fresh secret, which the record proves)
arg-seed = any text: the same seed gives the same games (default: %(default)s)
arg-record = where to save the record (default: among your own files; the end of the game tells where)
arg-resume = go on with a game that was left, from its record
arg-name = what you are called
arg-games = how many games (default: %(default)s)
arg-jobs = how many processes to use (default: %(default)s)
arg-records = save the record of every game in this folder
arg-report-games = how many games of each setting (default: %(default)s)
arg-sweep = a setting to compare: a range such as stash=2..8, or values such as skill_die=d6,d8; may be given several times
arg-rotate = play each order in which the bots can sit, in turn (default: they sit as given)
arg-out = where the page comes, with its charts and figures in a folder of the same name (default: GAME-report.html)
arg-again = play everything anew; otherwise games of the same order that are done already are not played again
arg-file = a record
arg-from = begin at this place in the log
arg-to = stop after this place in the log
arg-replay-seat = tell it as this seat saw it (default: all-seeing)
arg-board = draw the board after each round
arg-step = wait for Enter after each ply
arg-check-game = a game (default: all of them)
arg-effort = how much to play, 0.5 is half of the usual (default: %(default)s)
arg-check-seed = a number: the same seed checks the same games (default: %(default)s)
arg-golden = also replay the records in this folder
arg-rule = an ID, the letters of a section, or words to look for (default: all rules)

## Listing games

games-seats =
    { $most ->
        [1] 1 player
       *[other] { $seats } players
    }, { $low } to { $high } minutes.
games-or = { $before } or { $last }
games-only =
    { $most ->
        [1] Only for 1 player.
       *[other] Only for { $seats } players.
    }
games-made = Designer: { $designer } · Publisher: { $publisher } · Rulebook: { $rulebook }
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
    { "  " }rules [WORDS]  the rule that asks; or rules by ID or by words
    { "  " }undo           take back your last action, if nothing was drawn or rolled since
    { "  " }log, board     what has happened; the board again
    { "  " }discards       the open discard piles
    { "  " }save FILE      save the record
    { "  " }quit           leave; the record is saved, and --resume goes on with it
play-no-discards = There is no discard pile that everybody may look at.
play-empty-pile = (empty)
play-codes = Codes now: { $codes }
play-hint = Hint: option { $number }, { $option }.
play-ready = Ready? The clock starts with Enter.
play-no-hint = No hints while the clock runs.
play-no-undo-timed = Nothing is taken back in a race against the clock.
play-no-undo = There is nothing to take back: since your last action somebody else has acted, or a card was drawn or a die rolled.
play-undone = Taken back.
play-save-where = save needs a file: save game.rec
play-confirm = { $option }? { $warning } (y/n)
play-quit = Leave the game? (y/n)
play-yes = y yes
play-saved = Record: { $path }
play-not-saved = The record could not be saved as { $path }: { $problem }
play-resume = To go on: lamster play --resume { $path }

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
lab-most = most
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
cup-parts = Where only some of the seats win, that is a part of a win.
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
replay-step = Enter goes on, q stops
replay-open = The game is not over.
replay-won =
    { $count ->
        [one] Winner: { $winners }, in round { $rounds } (rule { $rule }).
       *[other] Winners: { $winners }, in round { $rounds } (rule { $rule }).
    }
replay-nobody = Nobody won: the game ended in round { $rounds } (rule { $rule }).
check-ok = ok
check-failed = FAILED
rules-none = No rule has all of this: { $words }

## The server

serve-open = Lamster is open: { $address }
serve-outside = From outside: { $address }
serve-data = Tables are kept in { $folder }
serve-stop = Ctrl+C stops the server; every table goes on where it was when it starts again.
