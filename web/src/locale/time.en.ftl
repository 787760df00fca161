### Time at the table: the clock that the host chooses, everybody's time, and what happens when it is up.

## Choosing a clock

time-title = Time
time-clock = Time to think
time-clock-hint = Only people are on the clock, and only while they have something to answer. Everything within one turn counts as one move.
time-none = No clock
time-move-seconds = { $amount } seconds a move
time-move-minutes =
    { $amount ->
        [one] 1 minute a move
       *[other] { $amount } minutes a move
    }
time-total =
    { $more ->
        [0] { $amount } min a game
       *[other] { $amount } min a game + { $more } s a move
    }
time-days =
    { $amount ->
        [one] 1 day a move
       *[other] { $amount } days a move
    }
time-up = When somebody's time is up
time-up-bot = A bot takes over
time-up-others = The others decide
time-up-bot-hint = Whoever comes back takes the seat back.
time-up-others-hint = They wait a while longer, or let a bot take over: as most of them want.

## Everybody's time

time-day-hours =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    } { $hours } h
time-hours = { $hours } h { $minutes } min
time-left = { $name }: { $time } left
time-left-mine = You have { $time } left
time-left-card = { $time } left
time-is-up = time is up

## When it is up

time-vote-question = { $name } has run out of time. What now?

log-table-more-time =
    { $you ->
        [yes] The others wait: you have your time anew.
       *[no] { $player } has the time anew: the others wait.
    }
log-table-late =
    { $you ->
        [yes] A bot takes over your seat ({ $who }).
       *[no] A bot takes over for { $player } ({ $who }).
    }
