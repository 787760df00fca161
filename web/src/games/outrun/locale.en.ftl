# The museum

out-museum = The museum
out-map = The rooms of the museum
out-room = Room { $n }
out-runner = { $player } ({ $character })
out-to-go =
    { $rooms ->
        [one] 1 room to go
       *[other] { $rooms } rooms to go
    }
out-to-go-short = to go
out-out = out of the museum
out-notice-passed = { $player } runs past you!
out-infected = Infected
out-immune = Immune this round
out-yourself = Yourself

# The monster board

out-board-of = Board of the { $monster }
out-box = The box for wrong rows, +0
out-box-short = wrong rows
out-was-wrong = Wrong, +0
out-place = Place { $n }, +{ $rooms }
out-place-over = Place { $n }, race over
out-place-blocked = closed with so few runners
out-icon-claw = Claw: you lose all cards in front of you
out-icon-fire = Fire: all cards in front of you burn
out-icon-cards = You draw cards
out-icon-biohazard = Contagion: you are infected, or pass it on
out-note-who = Who gets cards
    .vampire = One for the whole table
    .bear = One for everybody
    .zombie = One for everybody who is infected
    .dragon = Two for all who were right, but the fastest
out-note-where = Where they go
    .vampire = Into the centre, at once
    .bear = On anybody, or kept in hand
    .zombie = In front of that runner, at once
    .dragon = On anybody, or kept in hand
out-note-clear = What clears them
    .vampire = Nothing
    .bear = The claw on place 1
    .zombie = The antidote
    .dragon = The fire on places 1 to 5
out-help = How the { $monster } plays
out-help-cards = The cards of this deck

# Centre and piles

out-centre = In force for everybody
out-centre-empty = Nothing in the centre yet
out-deck =
    { $cards ->
        [one] 1 interference card in the deck
       *[other] { $cards } interference cards in the deck
    }
out-paths-left =
    { $cards ->
        [one] 1 path card in the deck
       *[other] { $cards } path cards in the deck
    }
out-discard = Discards: { $cards }
out-discard-empty = Nothing has been discarded yet.

# Picking a character

out-pick = The six runners
out-pick-yours = You

# A seat

out-running = running
out-finished = finished
out-hand-size =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
out-front =
    { $cards ->
        [one] 1 card in front of this seat
       *[other] { $cards } cards in front of this seat
    }

# The hand between the runs

out-desk = Your cards
out-in-force = In force for you
out-in-force-none = Nothing is in force for you: run the path as it is.
out-hand = Your hand
out-hand-empty = No cards in hand
out-play-on = { $card } on…

# Looking back on a run

out-rerun = The run as it went
out-review = Round { $round }
out-review-right =
    { $rooms ->
        [0] Right, but no ground gained
        [one] Right! 1 room forward
       *[other] Right! { $rooms } rooms forward
    }
out-review-over = Right, but the race was over
out-review-wrong = Wrong way!
out-review-late = Out of time!
out-review-open = Last run
out-review-full = The whole run
out-review-close = Close
out-verdict-right = Right
out-verdict-wrong = Wrong
out-verdict-late = Late
out-time = { $time } s
out-capped = Slow line: no more than 0.4 s is made up for
out-no-finish = no Finish
out-row-empty = nothing
out-moved =
    { $rooms ->
        [0] no rooms forward
        [one] 1 room forward
       *[other] { $rooms } rooms forward
    }
out-moved-over = did not move, the race was over
out-path-was = The path: { $row }
out-blame = { $card } was in force.
out-step-path = The path
out-step-wanted = The right row
out-step-laid = What was laid
out-step-laid-right = Laid, and right
out-step-also =
    { $rows ->
        [one] Also right
       *[other] Also right ({ $rows })
    }

# Practice

out-practice-next = Next path
out-practice-stop = Stop
out-practice-really = Really stop?
out-practice-last = The last path
out-practice-hint = Choose the cards you want in force, or none, and turn the first path. After each run you see what the right row was, and why.
out-practice-made = Made: { $time }, par was { $par }
out-practice-slow = Right, but too slow: { $time }, par was { $par }
out-practice-wrong = Wrong way
out-practice-late = Out of time
out-progress = How practice goes
out-progress-done = { $done } of { $total } paths run
out-progress-made = { $made } made
out-path-to-come = to come
out-path-made = { $time }, made (par { $par })
out-path-slow = { $time }, slower than the par of { $par }
out-path-missed = wrong or late (par { $par })
out-switches = Cards in force for the next path

# The board in words

out-text-monster = Monster
out-text-stage = Now
out-text-stage-pick = The runners are chosen
out-text-stage-run = Everybody is running
out-text-stage-interfere = Cards are played
out-text-stage-which-way = The path card is about to be turned
out-text-stage-claw = Somebody may choose the claw
out-text-stage-infect = The infection is passed on
out-text-stage-practice = Before the next path
out-text-stage-chance = Cards are drawn
out-text-stage-over = The game is over
out-text-goal = Rooms
out-text-flipper = Turns the path card
out-text-line = The line, from fast to slow
out-text-deck = Interference cards in the deck
out-text-paths = Path cards in the deck
out-text-limit = Time for a run
out-text-seconds = { $seconds } seconds
out-text-character = Runs as
out-text-room = Room
out-text-place = Place
out-text-right = Last run
out-text-health = Health
out-text-hand = Hand
out-text-front = Cards in force
out-text-does = What it does
out-text-there = Who is there
out-text-row = Your row
out-text-tray = You may lay
out-text-verdict = Result
out-text-time = Time
out-text-moved = Gained
out-text-slip = First wrong card
out-text-blame = Overlooked
out-text-also = Also right

# The monster behind, being passed, and the end

out-chase =
    { $rooms ->
        [one] The { $monster } is right behind { $player }
       *[other] The { $monster } is { $rooms } rooms behind { $player }
    }
out-moment-passed =
    { $count ->
        [one] { $player } passes you!
       *[other] { $player } pass you!
    }
out-moment-won = { $player } is out of the museum!
out-you-won = You are out of the museum!

# What things are, for who asks

out-about-room = Room { $n }. Any number of runners may be in it.
out-about-exit = The way out: the first to cross this line wins.
out-about-time = How long the row took in the last run, and whether it was right
out-last-time = last run in { $time }
out-antidote = The antidote: who is infected may lay it last, and is cured.
out-antidote-idle = The antidote: it means nothing with this monster.

# Against whom

out-opponents =
    { $runs ->
        [0] a pace to begin with; later bots keep to yours
        [one] as fast as you in your last run
       *[other] as fast as you in your last { $runs } runs
    }

## A race against the clock: cards are laid in a row, and Finish ends it.

race-title = The race
race-runners = The runners
race-running = running
race-finished = finished
race-in-force = Applies to you
race-row = Your row
race-row-empty = Your row: tap cards, or drag them here
race-tray = Your moves
race-others = More cards you may play
race-take-back = Take the last card back
race-take-back-card = Take back { $card }, card { $place }
race-antidote = Antidote
race-finish = Finish
race-sending = Finish…
race-you-finished = Finished!
race-you-late = Your time is up
race-wait = The others are still running. Your row is final.
race-last-call = Last call
race-vote = Call time
race-voted = You called time
race-vote-missing = Still needed: { $names }

## The path card for the ear

race-path = The path card, cell by cell
race-path-line = The path card, in order
race-path-antidote = The antidote lies at the end.
race-cell = { $cell }: { $move }, leads to { $next }
race-cell-first = { $cell }: { $move }, glows: start here, leads to { $next }
race-cell-last = { $cell }: { $move }, the end
race-cell-1 = top left
race-cell-2 = top middle
race-cell-3 = top right
race-cell-4 = middle left
race-cell-5 = centre
race-cell-6 = middle right
race-cell-7 = bottom left
race-cell-8 = bottom middle
race-cell-9 = bottom right
