# The museum

or-museum = The museum
or-map = The rooms of the museum
or-room = Room { $n }
or-runner = { $player } ({ $character })
or-to-go =
    { $rooms ->
        [one] 1 room to go
       *[other] { $rooms } rooms to go
    }
or-to-go-short = to go
or-out = out of the museum
or-infected = Infected
or-immune = Immune this round
or-yourself = Yourself

# The monster board

or-board-of = Board of the { $monster }
or-box = The box for wrong rows, +0
or-box-short = wrong rows
or-was-wrong = Wrong, +0
or-place = Place { $n }, +{ $rooms }
or-place-over = Place { $n }, race over
or-place-blocked = closed with so few runners
or-icon-claw = Claw: you lose all cards in front of you
or-icon-fire = Fire: all cards in front of you burn
or-icon-cards = You draw cards
or-icon-biohazard = Contagion: you are infected, or pass it on
or-note-who = Who gets cards
    .vampire = One for the whole table
    .bear = One for everybody
    .zombie = One for everybody who is infected
    .dragon = Two for all who were right, but the fastest
or-note-where = Where they go
    .vampire = Into the centre, at once
    .bear = On anybody, or kept in hand
    .zombie = In front of that runner, at once
    .dragon = On anybody, or kept in hand
or-note-clear = What clears them
    .vampire = Nothing
    .bear = The claw on place 1
    .zombie = The antidote
    .dragon = The fire on places 1 to 5
or-help = How the { $monster } plays
or-help-cards = The cards of this deck

# Centre and piles

or-centre = In force for everybody
or-centre-empty = Nothing in the centre yet
or-deck =
    { $cards ->
        [one] 1 interference card in the deck
       *[other] { $cards } interference cards in the deck
    }
or-paths-left =
    { $cards ->
        [one] 1 path card in the deck
       *[other] { $cards } path cards in the deck
    }
or-discard = Discards: { $cards }
or-discard-empty = Nothing has been discarded yet.

# Picking a character

or-pick = The six runners
or-pick-yours = You

# A seat

or-running = running
or-finished = finished
or-hand-size =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
or-front =
    { $cards ->
        [one] 1 card in front of this seat
       *[other] { $cards } cards in front of this seat
    }

# The hand between the runs

or-desk = Your cards
or-in-force = In force for you
or-in-force-none = Nothing is in force for you: run the path as it is.
or-hand = Your hand
or-hand-empty = No cards in hand
or-play-on = { $card } on…
or-again = Tap again to play it.
or-reason-shielded = shielded
or-reason-has-it = has this card already
or-reason-no-hand = no cards in hand
or-reason-nothing-to-pass = you have nothing to pass on
or-reason-nothing-to-trade = neither of you has a card
or-reason-nothing-to-clear = nothing lies in front of you
or-reason-not-yourself = only on somebody else
or-reason-yourself-only = works on yourself
or-reason-in-the-race = for the race: lay it alone

# Beside an option

or-note-gives-boost = { $player } will go twice as far
or-note-gives-shield = nobody else can play on { $player }
or-note-gives-little-shortcut = { $player } will lay one card fewer
or-note-replaces = replaces { $card }
or-note-hand =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
or-note-pass =
    { $cards ->
        [0] your hand is empty
        [one] you keep 1 card
       *[other] you keep { $cards } cards
    }
or-note-claw-yes =
    +0 instead of +{ $rooms }, rid of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
or-note-claw-no =
    +{ $rooms }, and you keep { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

# Looking back on a run

or-rerun = The run as it went
or-review = Round { $round }
or-review-right =
    { $rooms ->
        [0] Right, but no ground gained
        [one] Right! 1 room forward
       *[other] Right! { $rooms } rooms forward
    }
or-review-over = Right, but the race was over
or-review-wrong = Wrong way!
or-review-late = Out of time!
or-review-open = Last run
or-review-close = Close
or-verdict-right = Right
or-verdict-wrong = Wrong
or-verdict-late = Late
or-time = { $time } s
or-capped = Slow line: no more than 0.4 s is made up for
or-no-finish = no Finish
or-row-empty = nothing
or-moved =
    { $rooms ->
        [0] no rooms forward
        [one] 1 room forward
       *[other] { $rooms } rooms forward
    }
or-moved-over = did not move, the race was over
or-path-was = The path: { $row }
or-blame = { $card } was in force.
or-step-path = The path
or-step-wanted = The right row
or-step-laid = What was laid
or-step-laid-right = Laid, and right
or-step-also =
    { $rows ->
        [one] Also right
       *[other] Also right ({ $rows })
    }

# Practice

or-practice-next = Next path
or-practice-stop = Stop
or-practice-really = Really stop?
or-practice-last = The last path
or-practice-hint = Choose the cards you want in force, or none, and turn the first path. After each run you see what the right row was, and why.
or-practice-made = Made: { $time }, par was { $par }
or-practice-slow = Right, but too slow: { $time }, par was { $par }
or-practice-wrong = Wrong way
or-practice-late = Out of time
or-progress = How practice goes
or-progress-done = { $done } of { $total } paths run
or-progress-made = { $made } made
or-path-to-come = to come
or-path-made = { $time }, made (par { $par })
or-path-slow = { $time }, slower than the par of { $par }
or-path-missed = wrong or late (par { $par })
or-switches = Cards in force for the next path

# The board in words

or-text-monster = Monster
or-text-stage = Now
or-text-stage-pick = The runners are chosen
or-text-stage-run = Everybody is running
or-text-stage-interfere = Cards are played
or-text-stage-which-way = The path card is about to be turned
or-text-stage-claw = Somebody may choose the claw
or-text-stage-infect = The infection is passed on
or-text-stage-practice = Before the next path
or-text-stage-chance = Cards are drawn
or-text-stage-over = The game is over
or-text-goal = Rooms
or-text-flipper = Turns the path card
or-text-line = The line, from fast to slow
or-text-deck = Interference cards in the deck
or-text-paths = Path cards in the deck
or-text-limit = Time for a run
or-text-seconds = { $seconds } seconds
or-text-character = Runs as
or-text-room = Room
or-text-place = Place
or-text-right = Last run
or-text-health = Health
or-text-hand = Hand
or-text-front = Cards in force
or-text-does = What it does
or-text-there = Who is there
or-text-row = Your row
or-text-tray = You may lay
or-text-verdict = Result
or-text-time = Time
or-text-moved = Gained
or-text-slip = First wrong card
or-text-blame = Overlooked
or-text-also = Also right

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
