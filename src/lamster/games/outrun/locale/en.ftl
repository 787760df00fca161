### Outrun. Names, labels and questions.
### $arg is always a name that has been resolved already: a card, character, move, path, player, or a text as it is.

game-alone = Practice
    .about = alone against the clock, with cards in force of your own choice, and every row explained

## Moves, and the letters that stand for them in a row: L R J D C S V T

move-left = Left
move-right = Right
move-jump = Jump
move-duck = Duck
move-climb = Climb
move-slide = Slide
move-vault = Vault
move-tiptoe = Tiptoe

## Characters

character-astronaut = Astronaut
character-pirate = Pirate
character-witch = Witch
character-robot = Robot
character-chef = Chef
character-diver = Diver

## Monsters

monster-vampire = Vampire
monster-bear = Bear
monster-zombie = Zombie
monster-dragon = Dragon

## Interference cards, and what each does in a few words

card-back-away = Back away
    .short = Lay the path backwards
card-evens-odds = Stepping Stones (evens first)
    .short = Even places first, then odd ones
card-odds-evens = Stepping Stones (odds first)
    .short = Odd places first, then even ones
card-switcheroo-lr = Switcheroo (Left/Right)
    .short = Swap Left and Right
card-switcheroo-jd = Switcheroo (Jump/Duck)
    .short = Swap Jump and Duck
card-switcheroo-cs = Switcheroo (Climb/Slide)
    .short = Swap Climb and Slide
card-switcheroo-vt = Switcheroo (Vault/Tiptoe)
    .short = Swap Vault and Tiptoe
card-not-l = Not that way (Left)
    .short = Skip Left
card-not-r = Not that way (Right)
    .short = Skip Right
card-not-j = Not that way (Jump)
    .short = Skip Jump
card-not-d = Not that way (Duck)
    .short = Skip Duck
card-not-c = Not that way (Climb)
    .short = Skip Climb
card-not-s = Not that way (Slide)
    .short = Skip Slide
card-not-v = Not that way (Vault)
    .short = Skip Vault
card-not-t = Not that way (Tiptoe)
    .short = Skip Tiptoe
card-long-1 = The long way (1)
    .short = Lay it after the 1st move
card-long-2 = The long way (2)
    .short = Lay it after the 2nd move
card-long-3 = The long way (3)
    .short = Lay it after the 3rd move
card-little-shortcut = Little shortcut
    .short = Leave out exactly one card
card-boost = Boost
    .short = Go twice as far
card-major-shortcut = Major shortcut
    .short = Lay it alone: always right
card-focus = Focus
    .short = Discard all cards before you
card-fair-trade = Fair trade?
    .short = Swap all cards with another
card-have-mine = Have mine
    .short = Another gets all your cards
card-shield = Shield
    .short = Nobody else plays on you
card-steal = Steal
    .short = Take another's whole hand

## What is hidden, or left to chance

hidden-card = a card
hidden-any = a random character

## Piles

pile-paths = path cards
pile-interference = interference cards

## Path cards

path-pc01 = path 1
path-pc02 = path 2
path-pc03 = path 3
path-pc04 = path 4
path-pc05 = path 5
path-pc06 = path 6
path-pc07 = path 7
path-pc08 = path 8
path-pc09 = path 9
path-pc10 = path 10
path-pc11 = path 11
path-pc12 = path 12
path-pc13 = path 13
path-pc14 = path 14
path-pc15 = path 15
path-pc16 = path 16
path-pc17 = path 17
path-pc18 = path 18
path-pc19 = path 19
path-pc20 = path 20
path-pc21 = path 21
path-pc22 = path 22
path-pc23 = path 23
path-pc24 = path 24
path-pc25 = path 25
path-pc26 = path 26
path-pc27 = path 27
path-pc28 = path 28
path-pc29 = path 29
path-pc30 = path 30
path-pc31 = path 31
path-pc32 = path 32
path-pc33 = path 33
path-pc34 = path 34
path-pc35 = path 35
path-pc36 = path 36
path-pc37 = path 37
path-pc38 = path 38
path-pc39 = path 39
path-pc40 = path 40
path-pc41 = path 41
path-pc42 = path 42
path-pc43 = path 43
path-pc44 = path 44
path-pc45 = path 45
path-pc46 = path 46
path-pc47 = path 47
path-pc48 = path 48

## Settings

option-monster = Monster
    .help = What is after you: each monster hands out the interference cards in its own way.
    .value-vampire = Vampire: one card a round for everybody
    .value-bear = Bear: a card each, to play on anybody
    .value-zombie = Zombie: infection and antidote
    .value-dragon = Dragon: the fastest leaps ahead, the others burn
option-maps = Map boards
    .help = How far it is to the exit: nine rooms a board.
    .value-2 = Two, 18 rooms
    .value-1 = One, 9 rooms
    .value-3 = Three, 27 rooms
option-run_limit = Run limit
    .help = How long a run may take. Whoever has no Finish by then is wrong.
    .value-60 = 60 seconds
    .value-30 = 30 seconds
    .value-45 = 45 seconds
    .value-90 = 90 seconds
    .value-120 = 120 seconds
    .value-off = None (three minutes)
option-vote = Vote on time's up
    .help = Whether those who have finished can agree to call time on the others.
    .value-true = They can
    .value-false = No voting
option-shuffled_tray = Shuffled tray
    .help = Whether your moves lie in another order each round, the same for all, so that you have to look for them.
    .value-false = Always in the same order
    .value-true = Shuffled each round
option-straight_path = Straight path
    .help = Whether the path card shows its moves in one line instead of a picture with footprints. It is easier, and the same for all.
    .value-false = Picture with footprints
    .value-true = In one line
option-relaxed_clocks = Relaxed clocks
    .help = Whether decisions outside the run go without a time limit.
    .value-false = Time limits
    .value-true = No time limits
option-practice_cards = Practice paths
    .help = How many paths you run when you practise alone. You win with more than half of them made.

## Questions

ask-pick = Who do you run as?
ask-turn = You turn the path card. Ready?
ask-run = Run! Lay your row.
ask-claw = Do you go to the claw, to be rid of your cards?
ask-infect = Whom do you infect?
ask-interfere = Which card do you play?
ask-practice = Which cards are in force for the next path?

## Options, by the verb of the action code. $seat is the player a card is played on, or “none”.

code-pick = Run as { $arg }
code-turn = Turn the card
code-run = Finish
code-late = Out of time
code-claw =
    { $arg ->
        [yes] Go to the claw
       *[no] Stay where you are
    }
code-infect = Infect { $arg }
code-play =
    { $seat ->
        [none] Play { $arg }
       *[other] Play { $arg } on { $seat }
    }
code-pass = Play no more cards
code-add = With { $arg }
code-drop = Without { $arg }
code-stop = Stop practising

## Chance, as lines in a record

code-first = { $arg } turns the first card
code-deal = Character dealt: { $arg }
code-path = Path card: { $arg }
code-tray = Next in the tray: { $arg }
code-draw = From the deck: { $arg }
code-nothing = No card left to draw

## Warnings: what one is asked about once more

warning-helps = This helps an opponent.

## What happened. $seat is the player it is about, $you says whether that is the reader.

event-picked =
    { $you ->
        [yes] You run as { $character }.
       *[no] { $seat } runs as { $character }.
    }
event-first =
    { $you ->
        [yes] You turn the first path card.
       *[no] { $seat } turns the first path card.
    }
event-round = Round { $round }.
event-turned = The path card is turned: { $path }.
event-finished = { $seat } played Finish.
event-right =
    { $you ->
        [yes] You were right, in { $seconds }.{ $hundredths } s.
       *[no] { $seat } was right, in { $seconds }.{ $hundredths } s.
    }
event-wrong =
    { $you ->
        [yes] You were wrong, after { $seconds }.{ $hundredths } s.
       *[no] { $seat } was wrong, after { $seconds }.{ $hundredths } s.
    }
event-late = { $seat } ran out of time.
event-spent = { $seat } used { $card }.
event-cured =
    { $you ->
        [yes] You are cured
       *[no] { $seat } is cured
    }{ $cards ->
        [0] .
        [one] { " " }and rid of 1 card.
       *[other] { " " }and rid of { $cards } cards.
    }
event-took-claw = { $seat } went to the claw.
event-stayed = { $seat } kept away from the claw.
event-moved =
    { $rooms ->
        [0] { $seat } gained no ground in room { $room }.
        [one] { $seat } went 1 room forward, to room { $room }.
       *[other] { $seat } went { $rooms } rooms forward, to room { $room }.
    }
    .brief =
        { $rooms ->
            [0] no ground gained
            [one] 1 room forward
           *[other] { $rooms } rooms forward
        }
event-boosted = { $seat } went { $rooms } rooms forward with Boost, to room { $room }.
    .brief = { $rooms } more with Boost
event-left-map =
    { $rooms ->
        [one] { $seat } went 1 room forward, out of the museum.
       *[other] { $seat } went { $rooms } rooms forward, out of the museum.
    }
    .brief = out of the museum
event-clawed =
    { $cards ->
        [one] { $seat } lost 1 card to the claw.
       *[other] { $seat } lost { $cards } cards to the claw.
    }
    .brief =
        { $cards ->
            [one] rid of 1 card
           *[other] rid of { $cards } cards
        }
event-burned =
    { $cards ->
        [one] { $seat } lost 1 card to the fire.
       *[other] { $seat } lost { $cards } cards to the fire.
    }
event-bitten =
    { $you ->
        [yes] You were bitten and are infected.
       *[no] { $seat } was bitten and is infected.
    }
event-infected = { $seat } infected { $victim }.
event-gone =
    { $you ->
        [yes] Your { $card } is gone after its round.
       *[no] { $card } of { $seat } is gone after its round.
    }
event-gone-centre = { $card } in the centre is gone after its round.
event-centre = The Vampire laid { $card } in the centre.
event-centre-twice = The Vampire brought { $card }, but it lies in the centre already.
event-centre-replaced = It takes the place of { $card }.
event-drew = { $seat } drew { $card }.
    .hidden = { $seat } drew a card.
event-drew-open = { $seat } drew { $card }.
event-drew-twice = { $seat } drew { $card }, but it is in force already.
event-drew-nothing = There was no card left to draw.
event-replaced = It takes the place of { $card }.
event-placed = { $seat } played { $card } on { $target }.
event-focused =
    { $cards ->
        [one] { $seat } played Focus and got rid of 1 card.
       *[other] { $seat } played Focus and got rid of { $cards } cards.
    }
event-traded = { $seat } played Fair trade? and swapped all cards in front with { $target }.
event-gave =
    { $cards ->
        [one] { $seat } played Have mine and passed 1 card to { $target }.
       *[other] { $seat } played Have mine and passed { $cards } cards to { $target }.
    }
event-stole =
    { $cards ->
        [one] { $seat } stole the whole hand of { $target }, 1 card.
       *[other] { $seat } stole the whole hand of { $target }, { $cards } cards.
    }
event-stole-card = { $seat } took { $card } from { $target }.
    .hidden = { $seat } took a card from { $target }.
    .brief = { $card }
event-passed = { $seat } played no more cards.
event-reshuffled = The used { $pile } were shuffled again.
event-won =
    { $you ->
        [yes] You are the first one out and win!
       *[no] { $seat } is the first one out and wins!
    }
event-added = { $card } is in force.
event-dropped = { $card } is no longer in force.
event-made = Path made: par was { $seconds }.{ $hundredths } s.
event-slow = Too slow: par was { $seconds }.{ $hundredths } s.
event-practised = { $made } of { $total } paths made.

## The table in the terminal

board-practice = Practice: { $done } of { $total } paths run, { $made } made
board-rooms = { $rooms } rooms
board-turns = { $player } turns
board-deck = deck { $cards }, discards { $discards }
board-discards = Discarded interference cards: { $cards }
board-paths = paths { $cards }
board-positions = Positions:
board-box = box +0
board-claw = claw
board-fire = fire
board-cards = cards
board-biohazard = biohazard
board-centre = In the centre:
board-front = In force:
board-hand = Your hand:
board-hand-size =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-standing =
    { $rooms ->
        [0] { $player }, out of the museum
        [one] { $player }, 1 room to go
       *[other] { $player }, { $rooms } rooms to go
    }
board-out = out!
board-infected = infected
board-immune = immune
board-late = no Finish; right was { $nearest }
board-right =
    { $rooms ->
        [0] { $row } right in { $time }
        [one] { $row } right in { $time }, 1 room
       *[other] { $row } right in { $time }, { $rooms } rooms
    }
board-wrong = { $row } wrong in { $time }; right was { $nearest }, first slip at card { $place }
board-blame = { $card } was overlooked
board-time = { $seconds }.{ $hundredths } s
board-par = par { $time }
board-empty = (empty)
board-path = path
board-shows-antidote = The path shows the antidote
board-antidote = antidote
board-type = Type the letters of your row; Enter is Finish ({ $seconds } s). Empty row: run:
board-not-in-tray = { $sign } cannot be laid, or not that often. You have { $tray }; the clock goes on.

## What an option leads to, beside it

note-keep =
    { $cards ->
        [one] you keep 1 card
       *[other] you keep { $cards } cards
    }
note-gives-boost = will go twice as far
note-gives-shield = nobody else can play on them
note-gives-shortcut = will lay one card fewer
note-hand =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-rid =
    { $cards ->
        [one] you are rid of 1 card
       *[other] you are rid of { $cards } cards
    }
note-pass-on =
    { $cards ->
        [one] you pass on 1 card
       *[other] you pass on { $cards } cards
    }
note-trade = you will have { $get }, they { $give }
note-slower = costs about { $seconds }.{ $tenths } s
note-faster = saves about { $seconds }.{ $tenths } s
note-one-round = for the next run only
note-lasts =
    .bear = stays until the claw or a card takes it away
    .dragon = stays until the fire or a card takes it away
note-replaces = replaces { $card }
note-ahead =
    { $rooms ->
        [one] 1 room ahead of you
       *[other] { $rooms } rooms ahead of you
    }
note-behind =
    { $rooms ->
        [one] 1 room behind you
       *[other] { $rooms } rooms behind you
    }
note-level = level with you
note-to-go =
    { $rooms ->
        [one] 1 room to go
       *[other] { $rooms } rooms to go
    }
note-may-leave = can win with the next run
note-claw =
    +0 instead of +{ $rooms }, rid of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-stay =
    +{ $rooms }, and you keep { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-claw-misses = from where you stand you would leave the museum
note-chased = the monster is then right behind you
note-stop = { $made } of { $total } made, and that is enough
note-stop-lost = only { $made } of { $total } made: practice is lost

## Why a card cannot be played

against-shield = shielded
against-twice = has this card already
against-oneself = only on somebody else
against-trade = neither of you has a card
against-have-mine = you have nothing to pass on
against-steal = no cards in hand
against-focus = nothing lies in front of you
against-race = for the race: lay it alone
