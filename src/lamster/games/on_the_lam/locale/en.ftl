### On the Lam! Names, labels and questions.
### $arg is always a name that has been resolved already: a character, tile, card, player, direction or number.

## Characters

character-boxer = The Boxer
    .name = Anthony “Knockout” Howard
    .short = Boxer
    .letter = B
character-dame = The Dame
    .name = Miss Peggy Milton
    .short = Dame
    .letter = D
character-reporter = The Reporter
    .name = Helen Hawking
    .short = Reporter
    .letter = R
character-ceo = The CEO
    .name = Jimmy Highbinder
    .short = CEO
    .letter = C

## Tiles, with the host of the location card and the host's talk

tile-A1 = The Milton Hotel
    .short = Milton Hotel
    .host = Concierge
    .line = The ninth floor is for guests with a spotless past. And you are?
tile-B1 = Rion Iron Factory
    .short = Iron Factory
    .host = Foreman
    .line = Walk like you work here, or walk away real fast.
tile-C1 = Private Eye
    .short = Private Eye
    .host = Detective Dan Cooper
    .line = Truth has a price, friend. Tonight I charge by the pair.
tile-D1 = The Greasy Spoon
    .short = Greasy Spoon
    .host = Barbara, waitress
    .line = Back booth, collar up. I never forget a face, but I can be slow to recall one.
tile-E1 = Corporate Company Office
    .short = Company Office
    .host = Secretary
    .line = The boss is in a meeting. For you, until spring.
tile-A2 = City Bank
    .short = City Bank
    .host = Bank teller
    .line = Our vault has two keys. You look like neither of them.
tile-B2 = Dark Alleyway
    .short = Dark Alleyway
    .host = Dark figure
    .line = No names here. Even the bricks have ears.
tile-C2 = Police Station
    .short = Police Station
tile-D2 = The Picture House
    .short = Picture House
    .host = Actress
    .line = Go on, darling, convince me. I manage it with a full house every night.
tile-E2 = Diamond Lounge
    .short = Diamond Lounge
    .host = Bouncer
    .line = Nice suit. Shame if it had to go home without you.
tile-A3 = Heavy Hitters Gym
    .short = Heavy Hitters
    .host = Trainer
    .line = Everybody has an alibi, right up to the first bell.
tile-B3 = 3rd Avenue Deli
    .short = 3rd Ave. Deli
    .host = Deli clerk
    .line = A sandwich costs a dime. My memory costs a smile.
tile-C3 = Mob Hideout
    .short = Mob Hideout
    .host = Mickey Macaroni
    .line = Tell me something ugly about a pal, and the law will knock on the right door. His.
tile-D3 = Duke's Casino
    .short = Duke's Casino
    .host = Duke Evans, proprietor
    .line = The house counts cards too, pal. Yours, mostly.
tile-E3 = Rion City Press
    .short = City Press
    .host = Editor
    .line = You are tomorrow's front page. Hat down, or I start the presses.

## Skills

skill-charisma = Charisma
skill-guts = Guts
skill-smarts = Smarts
skill-cover = Cover

## Alibi cards

alibi-boxer_mouthguard = Mouthguard
alibi-boxer_glove = Boxing glove
alibi-boxer_ticket = Ticket to fight night
alibi-boxer_hand_wraps = Hand wraps
alibi-boxer_shoelaces = Athletic shoelaces
alibi-dame_earring = Diamond earring
alibi-dame_glove = Satin glove
alibi-dame_hotel_key = Milton Hotel key
alibi-dame_lipstick = Tube of lipstick
alibi-dame_compact = Powder compact
alibi-reporter_notebook = Notebook
alibi-reporter_press_card = Press hat card
alibi-reporter_film = Roll of camera film
alibi-reporter_typewriter_key = Typewriter key
alibi-reporter_clipping = Newspaper clipping with inky fingerprints
alibi-ceo_tie_clip = Tie clip
alibi-ceo_pocket_square = Pocket square
alibi-ceo_business_card = Business card
alibi-ceo_pocket_watch = Pocket watch
alibi-ceo_cufflink = Cufflink

## Play cards: events

play-catch_a_taxi = Catch a Taxi
    .effect = ride up to three steps
play-private_eye_card = Private Eye
    .effect = go to the Private Eye for a meeting
play-rotary_phone = Rotary Phone
    .effect = send the police to any tile
play-undercover_cop = Undercover Cop
    .effect = the police come to you
play-mobster = Mobster
    .effect = go to the Mob Hideout for a meeting
play-man_in_a_trenchcoat = Man in a Trenchcoat
    .effect = swap one alibi card for a new one
play-mugger = Mugger
    .effect = lose half your hand
play-empty_streets = Empty Streets
    .effect = the police go back to the station
play-blackmail = Blackmail
    .effect = take a random card from an opponent

## Play cards: items

play-cigarettes = Cigarettes
    .effect = reroll one search
play-bottle_of_booze = Bottle of Booze
    .effect = reroll one search
play-sunglasses = Sunglasses
    .effect = Cover +1
play-fedora_hat = Fedora Hat
    .effect = Cover +2
play-fragrance = Fragrance
    .effect = Charisma +1
play-extra_dough = Extra Dough
    .effect = Charisma +2
play-brass_knuckles = Brass Knuckles
    .effect = Guts +1
play-pocket_knife = Pocket Knife
    .effect = Guts +2
play-cup_of_joe = Cup of Joe
    .effect = Smarts +1
play-wristwatch = Wristwatch
    .effect = Smarts +2

## Hidden cards

hidden-alibi = an alibi card
hidden-item = an item

## Directions

direction-N = north
direction-S = south
direction-E = east
direction-W = west

## Settings

option-skill_die = Skill die
    .help = The die for searching: the smaller it is, the harder the searches and the longer the game.
    .value-d10 = One ten-sided die
    .value-d6 = One six-sided die
    .value-d8 = One eight-sided die
    .value-d12 = One twelve-sided die
    .value-2d6 = Sum of two six-sided dice
option-alibi_copies = Copies of each alibi card
    .help = How often each of the 20 kinds of alibi card is in the pile.
    .value-2 = Two
    .value-1 = One
    .value-3 = Three
option-alibi_goal = Alibi needed
    .help = Whether any five cards of your character will do, or you need all five kinds.
    .value-any_five = Any five
    .value-five_different = Five different
option-search_retry = After a failed search
    .help = Whether you may roll again in the same turn after a failure.
    .value-same_turn = Try again as often as you like
    .value-once = One try a turn
option-search_marks = Search marks
    .help = Whether a location stays closed to you after your success there, and for how long.
    .value-reset_at_twelve = Cleared at the twelfth
    .value-strict = Never cleared
    .value-none = No marks
option-item_in_limit = Item counts towards the hand limit
    .help = Whether your item takes one of the five places in your hand.
    .value-true = Counts
    .value-false = Does not count
option-walk_into_police = Walking into the police
    .help = Whether you are investigated when you come onto the tile where the police stand.
    .value-safe = Safe
    .value-investigate = Investigated
option-bonus_item_timing = Timing of bonus items
    .help = Whether you use a bonus item after seeing the roll or have to announce it first.
    .value-after_roll = After the roll
    .value-before_roll = Before the roll
option-round_limit = Round limit
    .help = After this many rounds the player with the best alibi so far wins.
    .value-0 = No limit
    .note = Any other number is the last round.
option-absent_characters = Cards of absent characters
    .help = Whether the alibi cards of characters nobody plays are in the pile.
    .value-keep = Stay in the pile
    .value-remove = Left out
option-character_choice = Character choice
    .help = Whether you pick your own character or are dealt one.
    .value-pick = Pick in seat order
    .value-random = Dealt at random
option-first_player = First player
    .help = Who takes the first turn of every round.
    .value-random = Drawn at random
    .value-seat1 = Seat 1

## Questions

ask-pick = Which suspect are you?
ask-move = Where do you step?
ask-act = What do you do here?
ask-before-roll = Use a bonus item before you roll?
ask-item = The die has fallen. Use your item?
ask-retry = No luck. Try again or stop?
ask-meet = Do you want to trade?
ask-taxi = Where do you get out?
ask-phone = Where do you send the police?
ask-blackmail = Whom do you blackmail?
ask-trenchcoat = Which alibi card do you give to the man in the trenchcoat?
ask-mugger = Which card does the mugger get?
ask-second-item = You can keep one item. Which one do you discard?
ask-end = Discard a card or end your turn?
ask-hand-limit = Your hand limit is five cards. Which one do you discard?
ask-surrender = Which of your own cards do you hand to the police?

## Options, by the verb of the action code

code-pick = Play { $arg }
code-go = Move to { $arg }
code-search = Search this location
code-draw = Draw a play card
code-trade = Trade in two cards of { $arg }
code-use = Use { $arg }
code-keep = Use no item
code-retry = Try again
code-stop = Stop searching
code-decline = Do not trade
code-taxi = Ride to { $arg }
code-phone = Send the police to { $arg }
code-rob = Take a card from { $arg }
code-give = Give { $arg }
code-discard = Discard { $arg }
code-end = End your turn
code-surrender = Hand over { $arg }

## Chance, as lines in a record

code-first = { $arg } goes first
code-deal = Character dealt: { $arg }
code-alibi = From the alibi pile: { $arg }
code-play = From the play pile: { $arg }
code-roll = Skill die: { $arg }
code-police = Police die: { $arg }
code-steal = Stolen: { $arg }
code-turn = Turned up: { $arg }

## Piles

pile-alibi = alibi pile
pile-play = play pile

## What happened. $seat is the player it is about, $you says whether that is the reader.

event-picked = { $seat } took the part of { $character }, starting at { $tile }.
event-first = { $seat } will open every round.
event-round = Round { $round }.
event-turn =
    { $you ->
        [yes] Your turn.
       *[no] { $seat }'s turn.
    }
event-moved = { $seat } moved to { $tile }.
event-searches = { $seat } searched { $tile }.
event-rolled =
    { $bonus ->
        [0] { $seat } rolled { $die }.
       *[other] { $seat } rolled { $die } + { $bonus }.
    }
event-used = { $seat } used { $card }.
event-succeeded =
    { $cards ->
        [1] { $total } against { $number }: one card.
        [2] { $total } against { $number }: two cards.
       *[other] { $total } against { $number }: three cards.
    }
    .brief = { $total } against { $number }
event-failed = { $total } against { $number }: no luck.
    .brief = { $total } against { $number }, no luck
event-drew-alibi = { $seat } drew { $card }.
    .hidden = { $seat } drew an alibi card.
    .brief = { $card }
    .brief-hidden = an alibi card
event-marks-cleared = { $seat } laid search mark number twelve: all twelve came off the board.
event-event-card = { $seat } drew the event { $card }.
event-no-effect = { $card } had no effect.
    .brief = no effect
event-drew-item = { $seat } drew the item { $card }.
    .hidden = { $seat } drew an item.
event-rode = { $seat } took a taxi to { $tile }.
    .brief = by taxi to { $tile }
event-sent = { $seat } went straight to { $tile }.
    .brief = straight to { $tile }
event-gave = { $seat } gave { $card } to the man in the trenchcoat.
    .brief = gave away { $card }
event-stole-alibi = { $seat } took { $card } from { $victim }.
    .hidden = { $seat } took an alibi card from { $victim }.
    .brief = took { $card } from { $victim }
    .brief-hidden = took an alibi card from { $victim }
event-stole-item = { $seat } took the item { $card } from { $victim }.
    .hidden = { $seat } took the item from { $victim }.
    .brief = took { $card } from { $victim }
    .brief-hidden = took the item from { $victim }
event-discarded = { $seat } discarded { $card }.
event-police-rolled = The police went { $direction } to { $tile }.
event-police-turned = The police rolled { $direction }, off the board: they turned round to { $tile }.
event-police-pursued = The police closed in: { $tile }.
event-police-stayed = The police were there already: { $tile }.
event-police-sent = The police went straight to { $tile }.
event-surrendered = { $seat } handed { $card } to the police.
event-arrested =
    { $you ->
        [yes] You were arrested and taken to the Police Station.
       *[no] { $seat } was arrested and taken to the Police Station.
    }
event-untouched = { $seat } had nothing to fear at the Police Station.
event-hired = { $seat } paid the Private Eye two cards of { $character }: { $first } and { $second }.
event-turned-up = Turned up: { $card }.
event-found = { $seat } got { $card } from the Private Eye.
    .brief = got { $card }
event-found-nothing = The Private Eye found nothing and gave the two cards back.
    .brief = nothing found
event-bribed = { $seat } paid the Mob two cards of { $character }: { $first } and { $second }.
event-refilled = The discards were shuffled: a new { $pile }.
event-won = { $seat } entered the Police Station with a watertight alibi and won!
event-limit-won = { $seat } had the best alibi after the last round and won.

## The board in the terminal

board-round = Round { $round }
board-setup = Setting up
board-turn = Turn: { $player }
board-police-phase = Police phase
board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-item = item
board-second-item = 2 items
board-marks =
    { $marks ->
        [one] 1 mark
       *[other] { $marks } marks
    }
board-known = seen: { $cards }
board-hand = Your hand, { $own } of the 5 cards for your alibi:
board-hand-empty = Your hand is empty.
board-of = { $character }:
board-pile = { $pile } { $cards }, discards { $discards }
board-discards = Discards of the { $pile }: { $cards }
board-host =
    { $asked ->
        [none] { $host }: “{ $line }”
       *[other] { $host } ({ $asked }): “{ $line }”
    }
board-search = Search: { $sum } against { $number }
board-event = { $card }: { $effect }
board-turned = Turned up: { $cards }

## What an option means, beside it

note-location = { $skill } { $number }, { $chance } % a try
note-with-item = { $chance } % with { $play }
note-marked = your mark: a play card at once, no free undo
    .label = Draw a card
note-marked-ride = your mark
note-too-few = too few cards to trade: a play card at once, no free undo
    .label = Draw a card
note-no-pair = no pair to trade
note-police = police here
note-police-near = police next to it
note-patrol = { $chance } % that the police come at the end of the round
note-surrender = the police take one of your own cards
note-arrest = arrest: you lose all your cards
note-eye = trade a pair for one of your own cards
note-mob = trade a pair to set the police on an opponent
note-station = and win
    .label = Win
note-stay = stay here
note-search =
    { $cards ->
        [1] { $chance } %, 1 card a try
       *[other] { $chance } %, { $cards } cards a try
    }
note-failure = failure: police to { $tile }
note-failure-surrender = failure: the police take one of your own cards
note-failure-arrest = failure: arrest, you lose all your cards
note-total =
    { $cards ->
        [0] { $total } against { $number }: fails
        [one] { $total } against { $number }: 1 card
       *[other] { $total } against { $number }: { $cards } cards
    }
note-wasted = changes nothing
note-risky = risky: a card can cost you your complete alibi
note-own = your own
note-of = { $character }
note-bonus = { $skill } +{ $bonus }
note-starts = starts at { $tile }
note-draw =
    { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
note-price = costs { $alibi }
note-for-own = for the next card of your own in the pile
note-for-police = sends the police to { $tile }
note-here = the police ask { $character }
note-holds =
    { $cards ->
        [one] holds 1 card
       *[other] holds { $cards } cards
    }
note-known = you have seen { $card }
