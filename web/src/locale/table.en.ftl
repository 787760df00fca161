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
table-ready-question = Is everybody ready?
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

## The menu

table-menu = Menu of the table
push-title = Notifications
device-use = Use another device
table-mute = Mute { $name }
table-block = Block { $name }
table-share-spectators = Link for spectators
table-share-spectators-text = Anyone with this link can watch. They see what everybody may see, but nobody's hand.
standing-title = When I am asked about a card
standing-text = At some moments you may use a card that others do not see, or pass. Choose when you want to be asked. Nobody else learns what you choose. Where you are not asked, the game passes for you, as fast as if you did not hold the card.
standing-always = Always
standing-matters = When it can matter
standing-never = Never
table-replay = Replay
table-won =
    { $count ->
        [0] Nobody won
        [one] { $winners } won!
       *[other] { $winners } won!
    }
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
log-action = { $action } – { $outcome }.
log-details = Details
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

error-unknown-card = No question of this game is about that card.

## A table that goes on from a position

go-on-from = This table continues from move { $ply } of another game, with the seats and settings of that game.
go-on-origin = See that game

## What must not be missed

notices = What happened to you
notices-more = and { $count } more
notices-seen = Seen
