### What needs consent: undo requests, spectators, shared views, rematches.

## Undo

back-open = Go back…
back-free = At once: nobody has learned anything since.
back-bots = At once: only bots would have to agree.
back-ask =
    { $count ->
        [one] { $names } must agree. The request expires after a minute, or as soon as somebody acts.
       *[other] { $names } must all agree. The request expires after a minute, or as soon as somebody acts.
    }
back-acted =
    { $count ->
        [one] This also takes back what { $names } did since.
       *[other] This also takes back what { $names } did since.
    }
back-learned = Nobody can forget what was drawn or shown since. It will be drawn again.

undo-request-question = { $name } wants to go back to before “{ $action }”.
undo-request-question-turn = { $name } wants to go back to the start of their turn, before “{ $action }”.
undo-request-acted =
    { $count ->
        [one] What { $names } did since would also be taken back.
       *[other] What { $names } did since would also be taken back.
    }
undo-request-learned = What everybody has learned since stays known; what was drawn will be drawn again.

log-table-undo-consent =
    { $you ->
        [yes] You went back, with everybody's consent.
       *[no] { $player } went back, with everybody's consent.
    }
log-table-undo-asked =
    { $you ->
        [yes] You asked to go back.
       *[no] { $player } asked to go back.
    }
log-table-undo-declined =
    { $you ->
        [yes] You declined.
       *[no] { $player } declined.
    }
log-table-undo-lapsed =
    { $you ->
        [yes] Nobody answered your request in time: the game goes on.
       *[no] Nobody answered { $player }'s request in time: the game goes on.
    }
log-taken-back = (taken back)

undo-rule = Taking back
undo-rule-hint = You may take back your last action freely until somebody has learned something from it. After that the others are asked.
undo-rule-consent = If all agree
undo-rule-free = Only before anything is revealed

## Spectators

spectators-delay = Spectators see the game
spectators-delay-hint = A delay keeps spectators from helping a player. The chat comes later, too.
spectators-delay-0 = at once
spectators-delay-60 = 1 minute later
spectators-delay-300 = 5 minutes later
spectators-delayed = Watching, { $delay }
spectators-count =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
shared-view-of = looking over { $name }'s shoulder
shared-view-watched = being watched
shared-view-badge = Over { $name }'s shoulder
shared-view-asked = { $name } is to move

log-table-shared =
    { $you ->
        [yes] You let others look over your shoulder.
       *[no] { $player } let others look over their shoulder.
    }
log-table-unshared =
    { $you ->
        [yes] Nobody is looking over your shoulder any more.
       *[no] Nobody is looking over { $player }'s shoulder any more.
    }

table-refused-no-link = This link has ended
    .text = The person who made it has ended it, or the game is over. Ask for a new one.
table-refused-no-pupil = You are playing here yourself
    .text = Players at a table cannot look over another player's shoulder.
rematch-title = Rematch
rematch-not-here = not here yet
