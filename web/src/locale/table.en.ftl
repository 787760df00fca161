### A table: its waiting room, the game, the end, and the replay.

table-opening = Opening the table…
table-unreachable = No connection to the table
table-yes = Yes
table-no = No
table-you = you
table-host = host
table-away = away
table-online = here
table-muted = muted
table-blocked = blocked
table-spectator = watching
table-nameless = Anonymous
table-free = Free seat
table-free-seat = Seat { $number }
table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })

## Levels of bots

table-level-beginner = beginner
table-level-easy = easy
table-level-medium = medium
table-level-hard = hard
table-level-master = master
table-level-pacer = pacemaker
table-level-rogue = rogue
table-bot-of-level = Bot: { $level }

## The waiting room

table-waiting-room = Waiting room
table-alone = Ready when you are
table-host-is = Host: { $name }
table-seats = Seats
table-player = Player
table-shuffle = Shuffle the seats
table-shuffled = The seats have been shuffled.
table-sit = Sit here
table-sit-too = Take this seat too
table-switch = Move here
table-leave = Leave
table-seat-keep-free = Keep free
table-who-plays = Who plays seat { $number }
table-who-plays-role = Who plays { $role }
table-remove = Send { $name } away
table-move-up = Move { $name } up
table-move-down = Move { $name } down
table-here-too = Also here
table-start = Start the game
table-starting = Shuffling: everybody's browser adds its own randomness…
table-seats-missing =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
table-fill =
    { $free ->
        [one] Put a bot there ({ $level })
       *[other] Fill them with bots ({ $level })
    }
table-people-missing = Not here at the moment: { $names }. The game can start once everybody is here.
table-host-starts = Everybody is here. { $name } starts the game.

table-invite = Invite friends
table-invite-text = Anyone with this link can take a seat. No account needed.
table-copy-link = Copy the link
table-share = Share
table-share-text = Come and play { $title }
table-qr = QR code
table-qr-title = Scan to join
table-qr-alt = QR code of { $address }

table-settings = Settings
table-game-settings =
    { $changed ->
        [0] Rules of the game
        [one] Rules of the game (1 changed)
       *[other] Rules of the game ({ $changed } changed)
    }
table-listed = In the lobby
table-listed-hint = Anyone can find this table and take a free seat.
table-spectators = Spectators
table-spectators-hint = People without a seat may watch. They see only what everybody may see.
table-who-may-come = Who can join
table-is-listed = Anyone
table-is-private = Only with the link

## The game

table-board = The board
table-own = What only you can see
table-question = The question
table-your-turn = Your turn
table-waiting = Waiting for { $names }
table-thinks =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
table-moment = One moment
table-undo = Undo
table-select-other = Choose something else
table-players = Players
table-company = Log, chat and players
table-asked = to move
table-winner = won
table-stand-in = a bot stands in
table-resigned = resigned
table-watching = Watching
table-bot-plays = A bot plays for { $name }.
table-take-back = Take my seat back
table-nobody-plays = Nobody plays for { $name }.
table-empty = empty
table-idle = not responding
table-seat-menu = What becomes of the seat of { $name }
table-give-up = { $name } has gone
table-give-up-hint = Nobody waits for them any more. They can always come back.
table-successor = Who plays on for { $name }
table-nobody = Nobody: the seat stays empty

## Against the clock

table-ready = I'm ready
table-ready-question = Is everybody ready?
table-ready-who = Who is ready
table-is-ready = ready
table-not-ready = not ready yet
table-ready-itself =
    { $seconds ->
        [one] Continues without the others in 1 second
       *[other] Continues without the others in { $seconds } seconds
    }
table-begins-itself =
    { $seconds ->
        [one] Starts by itself in 1 second
       *[other] Starts by itself in { $seconds } seconds
    }
table-time-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

table-rule = Rule { $rule }
table-rule-behind = Rule { $rule } behind “{ $about }”
table-lit = { $count ->
    [one] One more choice is lit: press it where it is.
   *[other] { $count } more choices are lit: press them where they are.
}
table-all-options = All options as a list
table-rule-more = In the rules
table-rule-none = This comes from the table, not from a rule of the game.

## One device for several people

table-hand-over = Hand the device to { $name }
table-hand-over-why = Everything is hidden until then.
table-show-mine = I am { $name }, show my view

## The menu

table-menu = Menu of the table
push-title = Notifications
device-use = Use another device
table-rules = Rules
table-people = People at the table
table-people-hint = You no longer see what muted people write. Blocked people also cannot come to tables that you host.
table-mute = Mute { $name }
table-block = Block { $name }
table-share-spectators = Link for spectators
table-share-spectators-text = Anyone with this link can watch. They see what everybody may see, but nobody's hand.
table-sound-on = Sound: on
table-sound-off = Sound: off
table-confirm-on = Ask before what cannot be undone: on
table-confirm-off = Ask before what cannot be undone: off
table-speed = Speed: { $speed }
table-quick-on = Skip questions with nothing to decide: on
table-quick-off = Skip questions with nothing to decide: off
table-keys = Keyboard
table-replay = Replay
table-download = Download the record
table-report = Report a wrong ruling
table-report-text = What did the game do, and what should it have done? Your report is saved with the record and the position.
table-report-send = Send the report
table-reported = Thank you: your report has been saved with the record.
table-leave-seat = Leave my seat
table-leave-text = A bot plays on for you. You can come back and take your seat back at any time.
table-leave-do = Let a bot stand in
table-resign = Resign
table-resign-text = You lose the game, and you cannot undo this. The others play on; a bot moves for you.
table-resign-ends = You lose, and that ends the game. You cannot undo this.
table-resign-do = Lose the game and let a bot move for me
table-resign-do-ends = Lose and end the game
table-play-on = Play on

table-key-option = choose an option, once more to confirm
table-key-confirm = confirm what is chosen
table-key-clear = clear the choice
table-key-undo = undo
table-key-chat = write in the chat
table-key-log = show the log
table-key-skip = skip what is being shown
table-key-menu = open the menu
table-key-help = this list

## The end

table-standings = Standings
table-paper = The Lamster Courier
table-paper-issue =
    { $round ->
        [0] Morning edition
       *[other] Round { $round }
    }
table-you-won = You won!
table-you-won-with = You and { $others } won!
table-you-lost = You lost
table-plays = { $role }: { $name }
table-won =
    { $count ->
        [0] Nobody won
        [one] { $winners } won!
       *[other] { $winners } won!
    }
table-won-resigned = All the others have resigned.
table-given-up = The game was given up.
table-rematch = Rematch
table-join-rematch = Join the rematch
table-lobby = To the lobby
table-record = Record

## Connection and refusals

table-reconnecting = Reconnecting…
table-retry-in = { $seconds } s

table-refused-unknown-table = No such table
    .text = Perhaps the link was cut off, or the table has been cleared away.
table-refused-no-onlookers = No spectators
    .text = The game has started, and this table does not allow spectators.
table-refused-blocked = Not at this table
    .text = The host of this table has asked you to stay away.
table-refused-banned = Not on this server
    .text =
        { $when ->
            [ever] The operator of this server has banned you.
           *[other] The operator of this server has banned you until { $until }.
        }{ $why ->
            [none] { "" }
           *[other] { " " }Reason: { $reason }
        }
table-refused-closed = This table is closed
    .text =
        { $why ->
            [none] The operator of this server has closed it.
           *[other] The operator of this server has closed it. Reason: { $reason }
        }
table-refused-full = This table is full
    .text = No more people can join this table. Try again later.
table-refused-other = This table cannot be opened

## The log

log-title = Log
log-round = Round { $round }
log-setup = Setup
log-none = Nothing has happened yet.
log-newest = Newest
log-times = ({ $times } times)
log-table-resign =
    { $you ->
        [yes] You resigned.
       *[no] { $player } resigned.
    }
log-table-stand-in =
    { $you ->
        [yes] You left your seat: a bot stands in ({ $who }).
       *[no] { $player } left: a bot stands in ({ $who }).
    }
log-table-empty =
    { $you ->
        [yes] You left your seat: for now nobody plays it.
       *[no] { $player } left: for now nobody plays the seat.
    }
log-table-back =
    { $you ->
        [yes] You took your seat back.
       *[no] { $player } is back.
    }
log-table-undo =
    { $you ->
        [yes] You took your last action back.
       *[no] { $player } took the last action back.
    }
log-table-timeout =
    { $you ->
        [yes] Your time ran out.
       *[no] { $player }'s time ran out.
    }

## Chat

chat-title = Chat
chat-lines = What was said
chat-channel = To whom
chat-table = Table
chat-team = Team
chat-say = Say something
chat-say-team = Say something to your team
chat-send = Send
chat-none = Nobody has said anything yet.
chat-unread = unread

## Replay

replay-title = Replay: { $title }
replay-opening = Fetching the game…
replay-eyes = Through the eyes of
replay-eyes-spectator = A spectator
replay-open = This game is not over yet: you only see what you may know.
replay-first = To the start
replay-back = Back
replay-forward = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $speed } ×
replay-move = Move { $ply } of { $total }
replay-place = Place in the game
replay-link = Link to this move
replay-to-table = To the table
replay-laid = The starting position
replay-chance = Chance
replay-table = The table
replay-keys = Arrow keys step, space plays, Home and End go to the start and the end.

## What can go wrong

error-already-started = The game has started, so this can no longer be changed.
error-bad-message = The server did not understand that. Load the page again.
error-bad-name = Choose a name first: 1 to 24 characters.
error-bad-options = These settings do not go together.
error-bad-origin = This page was not opened from the server's own address.
error-bad-text = That is empty or too long.
error-blocked = The host of this table does not want you here.
error-busy = The server is full at the moment. This page will try again by itself.
error-closed = The operator of this server has closed this table.
error-closing = The server is going down for a moment.
error-full = There is no more room here.
error-illegal = The rules do not allow that now.
error-log-full = So much has happened at this table that its log is full: you can only resign or leave.
error-log-nearly-full = This table's log is { $percent } percent full. Once it is full, you can only resign or leave.
error-lost = There is no connection at the moment. Try again when it is back.
error-muted = You cannot chat here.
error-no-onlookers = This table does not allow spectators.
error-no-team-talk = In this game you may not talk to your team privately.
error-no-undo = There is nothing to take back: somebody has acted since your last action, or something was drawn or shown.
error-not-asked = It is not your turn.
error-not-host = Only the host of the table may do that.
error-not-over = That is only possible after the game.
error-not-started = The game has not begun yet.
error-not-your-seat = That seat is not yours.
error-one-seat = This game is played against the clock, so everybody can have only one seat.
error-seat-taken = Somebody sits there already.
error-seats-open = Every seat must be taken first, by a person or a bot.
error-stale = The game has moved on in the meantime: look again.
error-storage = This could not be saved, so it did not happen. Try again.
error-too-early = Not yet: wait a moment.
error-too-fast = Not so fast: wait a moment.
error-too-large = That is too much at once.
error-too-late = That came too late: time was up.
error-too-many = That is too many.
error-too-many-pages = { $most } pages are open already: close one, and this page comes back by itself.
error-too-many-tables =
    { $when ->
        [day] You have made { $most } tables in one day. Wait until tomorrow.
       *[now] You have { $most } tables that are open or in progress. Finish some of them first.
    }
error-unknown-bot = There is no such bot.
error-unknown-game = There is no such game.
error-unknown-page = There is nothing here.
error-unknown-person = There is no such person here.
error-unknown-place = There is no such place in the game.
error-unknown-seat = There is no such seat.
error-unknown-table = There is no such table.
error-unready = Not everybody is ready: somebody's page is not open or does not respond.
error-from-position = This table continues from a position: its seats and settings cannot be changed.
error-other-rules =
    { $which ->
        [one] This game was started with version { $rules } of the rules; this server has version { $newest }.
       *[several] This game was started with version { $rules } of the rules; this server has versions { $oldest } to { $newest }.
    } It cannot be shown or played here, but it is kept as it is.
error-unreadable = This server can no longer read this table. It is kept as it is; please tell the operator of the server.
error-forgotten = Everything about you has been erased from this server. From now on this browser is a new player.
error-no-analysis = There is nothing in this game that the bot could judge.
error-nothing-left = The game is already over at this move: go back a little first.
error-bad-address = The server does not send to this address. It needs a public address that begins with https.
error-bad-link =
    { $why ->
        [used] This link has been used already: it works only once.
        [expired] This link has expired, or a newer one was made.
        [same] You are already this person here. Open the link on the other device.
       *[unknown] There is no such link. Perhaps it was cut off, or the server was restarted.
    }

## A table that goes on from a position

go-on-from = This table continues from move { $ply } of another game, with the seats and settings of that game.
go-on-origin = See that game

## What must not be missed

notices = What happened to you
notices-more = and { $count } more
notices-seen = Seen
