### What needs the others' consent: going back, onlookers, looking over somebody's shoulder, and once more.

## Going back

back-open = Go back…
back-title = Go back
back-action = Take back my last action
back-turn = Back to the start of my turn
back-before = Before: { $action }
back-free = At once: nobody has learned anything since.
back-bots = At once: only bots would have to agree.
back-ask =
    { $count ->
        [one] { $names } must agree. The question stands for a minute, or until somebody acts.
       *[other] { $names } must all agree. The question stands for a minute, or until somebody acts.
    }
back-acted =
    { $count ->
        [one] It takes back what { $names } did since, too.
       *[other] It takes back what { $names } did since, too.
    }
back-learned = What was drawn or shown since cannot be forgotten. It is drawn anew.

wish-question = { $name } wants to go back to before: { $action }.
wish-question-turn = { $name } wants to go back to the start of their turn, before: { $action }.
wish-acted =
    { $count ->
        [one] What { $names } did since would be taken back, too.
       *[other] What { $names } did since would be taken back, too.
    }
wish-learned = What has been learned since cannot be unlearned; what was drawn is drawn anew.
wish-agree = Agree
wish-decline = Decline
wish-agreed = You agreed.
wish-waiting = Waiting for { $names }.
wish-mine = You want to go back to before: { $action }.
wish-left =
    { $seconds ->
        [one] Lapses in 1 second.
       *[other] Lapses in { $seconds } seconds.
    }

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
        [yes] Nobody answered in time: the game goes on.
       *[no] Nobody answered { $player } in time: the game goes on.
    }
log-taken-back = (taken back)

undo-rule = Taking back
undo-rule-hint = One's own last action is free until somebody has learned something. Beyond that the others are asked.
undo-rule-consent = If all agree
undo-rule-free = Only what is free

## Onlookers

watch-delay = Onlookers see the game
watch-delay-hint = So nobody can be helped by somebody who looks on. The chat comes later, too.
watch-delay-0 = at once
watch-delay-60 = 1 minute later
watch-delay-300 = 5 minutes later
watch-delayed = Watching, { $delay }
watch-begun = The game has begun
watch-begun-text = You see it { $delay }, chat included. It appears here by itself. What you say is heard at once.
watch-count =
    { $count ->
        [one] 1 looks on
       *[other] { $count } look on
    }
watch-title = Who looks on
watch-nobody = Nobody looks on at the moment.
watch-over = looks over the shoulder of { $name }
watch-agree = I agree to onlookers
watch-agree-hint = One player who objects is enough: then all who look on must go.
watch-host-none = The host of this table wants no onlookers.
watch-closed = Somebody who plays does not want onlookers.

## Looking over somebody's shoulder

shoulder-title = Look over my shoulder
shoulder-text = Whoever opens this link sees exactly what you see, and can do nothing. All at the table are told that your seat is watched. It ends with the game.
shoulder-race = This is a race: they see each card when you do.
shoulder-make = Make a link
shoulder-again = Make a new link
shoulder-again-hint = A link is out. A new one ends it.
shoulder-end = End it now
shoulder-ended = Nobody looks over your shoulder any more.
shoulder-watched = is watched
shoulder-badge = Over the shoulder of { $name }
shoulder-asked = { $name } is asked

log-table-shared =
    { $you ->
        [yes] You let others look over your shoulder.
       *[no] { $player } lets others look over their shoulder.
    }
log-table-unshared =
    { $you ->
        [yes] Nobody looks over your shoulder any more.
       *[no] Nobody looks over the shoulder of { $player } any more.
    }

table-refused-no-link = This link has ended
    .text = Whoever made it has ended it, or the game is over. Ask for a new one.
table-refused-no-pupil = You play here yourself
    .text = Who plays at a table cannot look over another player's shoulder.

## Once more

rematch-same = Rematch, same seats
rematch-swap = Rematch, roles swapped
rematch-rotate = Rematch, roles rotated
rematch-round = Rematch, seats moved up
rematch-title = Rematch
rematch-not-here = not here yet

error-no-link = This link has ended.
error-no-pupil = Who plays at this table cannot look over another's shoulder.
error-undo-asked = Somebody has asked to go back already: wait for the answer.
error-undo-declined = You have asked twice this turn, and not everybody agreed.
