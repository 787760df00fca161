### Texts of the parts of a page that are fetched when they are wanted (`shared/ui/Later.svelte`).

table-bot-named = { $name }, { $level }
table-seat-menu = What becomes of the seat of { $name }
table-give-up = { $name } has gone
table-give-up-hint = Nobody waits for them any more. They can always come back.
table-successor = Who plays on for { $name }
table-nobody = Nobody: the seat stays empty

## Against the clock

table-ready = I'm ready
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

## One device for several people

table-hand-over = Hand the device to { $name }
table-hand-over-why = Everything is hidden until then.
table-show-mine = I am { $name }, show my view
table-rules = Rules
table-people = People at the table
table-people-hint = You no longer see what muted people write. Blocked people also cannot come to tables that you host.
table-sound-on = Sound: on
table-sound-off = Sound: off
table-confirm-on = Ask before what cannot be undone: on
table-confirm-off = Ask before what cannot be undone: off
table-speed = Speed: { $speed }
table-quick-on = Skip questions with nothing to decide: on
table-quick-off = Skip questions with nothing to decide: off
table-keys = Keyboard
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
table-won-resigned = All the others have resigned.
table-given-up = The game was given up.
table-rematch = Rematch
table-join-rematch = Join the rematch
chat-lines = What was said
chat-channel = To whom
chat-table = Table
chat-team = Team
chat-say = Say something
chat-say-team = Say something to your team
chat-send = Send
chat-none = Nobody has said anything yet.

back-title = Go back
back-action = Take back my last action
back-turn = Back to the start of my turn
back-before = Before “{ $action }”
consent-agree = Agree
consent-decline = Decline
consent-agreed = You agreed.
consent-waiting = Waiting for { $names }.
undo-request-mine = You want to go back to before “{ $action }”.
consent-left =
    { $seconds ->
        [one] Expires in 1 second.
       *[other] Expires in { $seconds } seconds.
    }
spectators-begun = The game has begun
spectators-begun-text = You see it { $delay }, chat included. It appears here by itself. What you say is heard at once.
spectators-said = The table has heard you. You see it here { $delay }, with the game.
spectators-title = Who is watching
spectators-nobody = Nobody is watching at the moment.
spectators-agree = Spectators are fine with me
spectators-agree-hint = One player who objects is enough: then everybody who is watching has to leave.
spectators-host-none = The host of this table does not want spectators.
spectators-closed = One of the players does not want spectators.

## Shared views

shared-view-title = Let others look over my shoulder
shared-view-text = Anyone who opens this link sees exactly what you see, but cannot act. Everybody at the table is told that your seat is being watched. It ends with the game.
shared-view-race = This is a race: they see each card when you do.
shared-view-make = Make a link
shared-view-again = Make a new link
shared-view-again-hint = There is a link already. A new one replaces it.
shared-view-end = Stop sharing
shared-view-ended = Nobody is looking over your shoulder any more.

## Rematches

rematch-same = Rematch, same seats
rematch-swap = Rematch, roles swapped
rematch-rotate = Rematch, roles rotated
rematch-round = Rematch, everybody one seat on

## Waiting for somebody

absent-away = { $name } is away.
absent-waiting = The game waits for { $name }.
absent-bot-in = A bot can take over in { $time }.
absent-bot-now = You can wait, or let a bot play until { $name } is back.
absent-bot-vote = You can wait, or vote for a bot to play until { $name } is back.
absent-count = For a bot: { $votes } of { $voters }. More than half must want it.
absent-level = Level of the bot
absent-seat-bot = Let a bot play
absent-vote-bot = Vote for a bot
absent-unvote = Take my vote back
nudge-done = Nudged

## A clock in mid-game

clock-add = Add a clock
clock-add-title = Add a clock
clock-add-text = Everybody who plays and is here must agree. Then the clock runs at once, for everybody.
clock-propose = Ask the others
clock-mine = You want to play on with a clock: { $clock }.

## Sending somebody away

send-away-title = Send { $name } away?
send-away-remove-hint = Remove: the seat is free again, and { $name } can come back by the link.
send-away-ban-hint = Ban: { $name } cannot come back, neither to this table nor to a rematch.
send-away-keep = Cancel
send-away-remove = Remove
send-away-ban = Ban
sent-away-title = Sent away

time-vote-wait = Wait longer
time-vote-bot = Let a bot take over
time-vote-count =
    { $needed ->
        [one] You decide.
       *[other] To wait: { $wait }. For a bot: { $bot }. { $needed } people decide.
    }
time-vote-left = Decided in { $time }.
time-vote-mine = Your time is up: the others decide what comes of it. You can still answer.
time-vote-watch = { $name } has run out of time. The others decide what comes of it.

coach = Lesson
coach-progress = Lesson: { $step } of { $steps } steps done
coach-back = Back
coach-next = Next
coach-leave = Leave the lesson: you can continue later
coach-play-on = Play on from here
coach-real = Start a real game
coach-others = Other lessons
why-title = What is not possible now
why-nothing = Everything you might want to do is among the options.

meanwhile-title = Since you last played
meanwhile-count =
    { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
meanwhile-turn = It is your turn.
meanwhile-over = The game is over.
meanwhile-earlier =
    { $count ->
        [one] One more thing happened before that. “Show me” shows it too.
       *[other] { $count } more things happened before that. “Show me” shows them too.
    }
meanwhile-list = What happened
meanwhile-show = Show me
meanwhile-close = Close
meanwhile-film = What happened since you last played
meanwhile-fetching = Fetching what happened…
meanwhile-failed = What happened cannot be fetched at the moment.
meanwhile-pause = Pause
meanwhile-play = Continue
meanwhile-skip = Skip
meanwhile-progress = How much has been shown

text-on = Board as text: on
text-off = Board as text: off
table-key-list = List all options
table-key-text = board as text, or as a picture

## A name

name-title = What do we call you?
name-text = The others at the table see this name. No account, no password: this browser remembers you.
name-accept = That's me

## Refusals of the server

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
error-no-link = This link has ended.
error-no-pupil = Players at this table cannot look over another player's shoulder.
error-undo-asked = Somebody has already asked to go back: wait for the answer.
error-undo-declined = You have asked twice this turn, and not everybody agreed.
error-nudged = That player was nudged a moment ago. Give them some time.
error-removed = The host removed you from this table.
error-bad-clock = This table cannot have that clock.
error-no-hints = Hints are switched off here.
error-hint-late = No bot had a hint in time: they are busy. Ask again in a moment.
error-not-in-lesson = The lesson goes another way here.
error-banned =
    { $when ->
        [ever] The operator of this server has banned you.
       *[other] The operator of this server has banned you until { $until }.
    }{ $why ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
