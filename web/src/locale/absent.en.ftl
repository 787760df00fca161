### Players who are away: a nudge, a bot, a clock in mid-game; and sending somebody away.

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

nudge = Nudge
nudge-done = Nudged
nudge-sent = You nudged { $name }.
nudge-mine = { $name } nudges you: it is your turn.
nudge-title = { $name } nudges you
error-nudged = That player was nudged a moment ago. Give them some time.

## A clock in mid-game

clock-add = Add a clock
clock-add-title = Add a clock
clock-add-text = Everybody who plays and is here must agree. Then the clock runs at once, for everybody.
clock-propose = Ask the others
clock-question = { $name } wants to play on with a clock: { $clock }.
clock-mine = You want to play on with a clock: { $clock }.

log-table-clock-proposed =
    { $you ->
        [yes] You proposed a clock: { $clock }.
       *[no] { $player } proposed a clock: { $clock }.
    }
log-table-clock-declined =
    { $you ->
        [yes] You declined: the game goes on without a clock.
       *[no] { $player } declined: the game goes on without a clock.
    }
log-table-clock-lapsed = Not everybody answered: the game goes on without a clock.
log-table-clock-added = Everybody agreed. From now on: { $clock }.

## Playing on with another browser

log-table-other-device =
    { $you ->
        [yes] You play on another device now.
       *[no] { $player } plays on another device now.
    }

## Sending somebody away

send-away-title = Send { $name } away?
send-away-remove-hint = Remove: the seat is free again, and { $name } can come back by the link.
send-away-ban-hint = Ban: { $name } cannot come back, neither to this table nor to a rematch.
send-away-keep = Cancel
send-away-remove = Remove
send-away-ban = Ban
sent-away-title = Sent away
sent-away-removed = { $name } was removed, and can come back by the link.
sent-away-banned = { $name } is banned from this table.
sent-away-blocked = { $name } is blocked from your tables.
sent-away-undo-removed = Undo
sent-away-undo-banned = Lift the ban
sent-away-undo-blocked = Unblock

table-refused-removed = You were removed from this table
    .text = The host removed you. The link still works, so you can come back.
table-come-back = Back to the table
error-removed = The host removed you from this table.
