
nudge = Nudge
nudge-sent = You nudged { $name }.
nudge-mine = { $name } nudges you: it is your turn.
nudge-title = { $name } nudges you
clock-question = { $name } wants to play on with a clock: { $clock }.

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
sent-away-removed = { $name } was removed, and can come back by the link.
sent-away-banned = { $name } is banned from this table.
sent-away-blocked = { $name } is blocked from your tables.
sent-away-undo-removed = Undo
sent-away-undo-banned = Lift the ban
sent-away-undo-blocked = Unblock

table-refused-removed = You were removed from this table
    .text = The host removed you. The link still works, so you can come back.
table-come-back = Back to the table
