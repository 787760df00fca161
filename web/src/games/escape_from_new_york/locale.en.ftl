
## The desk: plan, cards, supply

ny-desk = Your desk
ny-desk-hand = Your hand
ny-desk-hand-empty = No card left in hand
ny-desk-left = { $cards } of { $total } left
ny-desk-discarded =
    { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    }
ny-desk-card-laid = laid down
ny-desk-card-discard = Discarded: it comes back when you take cards back

# Heroes

ny-desk-hero-cards = The eight cards of { $hero }
ny-desk-hero-eight = The eight cards
ny-desk-hero-taken = { $player } plays this one

# The turn

ny-desk-turn-own = your turn
ny-desk-turn = { $player }'s turn
ny-desk-steps = { $title } ({ $step } of 12), { $whose }. What the steps are
ny-desk-steps-all = The steps of a turn
ny-desk-step-0 = Beginning
    .does = A free moment before the first step: Items, Weapons, picking things up.
ny-desk-step-1 = Take cards back
    .does = You may take all discarded cards back. It costs a Timer tile.
ny-desk-step-forced = Take cards back
    .does = With one card or none in hand you must take all discarded cards back. It costs a Timer tile.
ny-desk-step-2 = Choose cards
    .does = Lay two face down, before you see whether the first one works.
ny-desk-step-3 = First card
    .does = Turn one up, whichever you like. If it fails, its Noise counts all the same.
ny-desk-step-4 = Second card
    .does = The other one. Once a turn your ability can take the place of a card.
ny-desk-step-5 = Drive
    .does = With a Car and no Enemy in your space you may drive.
ny-desk-step-6 = Noise
    .does = New York gains the Noise of your cards, and they are discarded.
ny-desk-step-7 = Damage
    .does = Every Enemy in reach strikes; each damage takes a random card from your hand.
ny-desk-step-8 = Level
    .does = If your Level Bar is complete, you go up a level.
ny-desk-step-9 = Building
    .does = The Building in your space does its work.
ny-desk-step-10 = New York discards
    .does = Its top card is thrown away unused; New York gains 1 Noise.
ny-desk-step-11 = New York plays
    .does = If its Noise is enough for the next card, New York pays and the card happens. If not, the card goes and brings 1 Noise.
ny-desk-step-12 = Enemies walk in
    .does = They come from the sides that the back of the new top card shows. They strike in your next step 7.

# The plan

ny-desk-plan = The plan of your turn
ny-desk-plan-first = First card
ny-desk-plan-second = Second card
ny-desk-plan-play = Turn up
ny-desk-plan-hit = Hit 2
ny-desk-plan-move = Step
ny-desk-plan-replaced = your ability
ny-desk-forecast = What comes of it
ny-desk-noise-plan = Your cards make { $made } Noise: New York goes from { $from } to { $to }.
ny-desk-saturation =
    { $cubes ->
        [one] That is too much: 1 Mission cube moves.
       *[other] That is too much: { $cubes } Mission cubes move.
    }
ny-desk-saturation-tile = That is too much: the Mission cubes run out and a Timer tile is turned up.
ny-desk-pay = New York can pay for its next card: { $chance }.
ny-desk-pay-how =
    { $cards ->
        [one] It will have { $noise } Noise, { $least ->
            [0] not enough for the only card that may come up.
           *[other] enough for the only card that may come up.
        }
       *[other] It will have { $noise } Noise, enough for { $least } of the { $cards } cards that may come up.
    }
ny-desk-pay-unseen =
    { $cards ->
        [one] Perhaps also for 1 that nobody has seen.
       *[other] Perhaps also for { $cards } that nobody has seen.
    }
ny-desk-damage =
    { $cards ->
        [one] As things stand, { $damage } damage hits the only card left in your hand.
       *[other] As things stand, { $damage } damage hits the { $cards } cards left in your hand.
    }
ny-desk-damage-none = As things stand, no damage is coming.
ny-desk-forced = Next turn you will have to take your cards back, for a Timer tile.
ny-desk-recover-all =
    { $cards ->
        [one] 1 card comes back
       *[other] { $cards } cards come back
    }
ny-desk-show = shown
ny-desk-withhold = held back

# Why a card would do nothing now

ny-desk-off-enemies = Enemies in your space
ny-desk-off-walled = no way out
ny-desk-off-crash = only through with the Car
ny-desk-off-trick = nobody to trick
ny-desk-off-trick-room = nowhere to send them
ny-desk-off-steal = nobody here to rob
ny-desk-off-manhole = no Manhole to use
ny-desk-off-manhole-car = not with a Car
ny-desk-off-poi = not at a POI
ny-desk-off-car = no Car left
ny-desk-off-wire = no road to block

# Things

ny-desk-supply = Supply: { $cards } of { $most }
ny-desk-supply-empty = An empty place
ny-desk-weapon-empty = No Weapon revealed
ny-desk-car-empty = No Car
ny-desk-car = in step 5 drive 1; can be given up to crash through a Roadblock
ny-desk-taxi = in step 5 drive 1 or 2; can be given up to crash through a Roadblock
ny-desk-ammo = { $ammo } of { $most } Ammo
ny-desk-level-missing =
    { $prisoners ->
        [0] { $items ->
            [one] Missing: 1 Item
           *[other] Missing: { $items } Items
        }
        [one] { $items ->
            [0] Missing: 1 Prisoner
            [one] Missing: 1 Prisoner, 1 Item
           *[other] Missing: 1 Prisoner, { $items } Items
        }
       *[other] { $items ->
            [0] Missing: { $prisoners } Prisoners
            [one] Missing: { $prisoners } Prisoners, 1 Item
           *[other] Missing: { $prisoners } Prisoners, { $items } Items
        }
    }
ny-desk-level-complete = Complete: you go up in step 8.
ny-desk-level-all = All three Level Bars are gone.
ny-desk-level-brings-1 = It brings a Special Action card.
ny-desk-level-brings-2 = It brings a Special Action card, and you may exchange an objective.
ny-desk-level-brings-3 = You may exchange an objective.
ny-desk-lone = Out alone: { $met } of 4
ny-desk-lone-met = done: { $text }
ny-desk-lone-open = open: { $text }
ny-desk-lone-blue = the thing of your blue objective
ny-desk-lone-purple = the transport of your purple objective
ny-desk-known =
    { $count ->
        [one] You know 1 thing
       *[other] You know { $count } things
    }
ny-desk-known-poi = { $space }: { $tile }

## Notes beside the options

ny-note-cannot = does nothing now: { $reason }
ny-note-crash = works now only if you give up your Car
ny-note-full = too much Noise: a Timer tile is turned up
ny-note-saturated =
    { $cubes ->
        [one] too much Noise: 1 Mission cube moves
       *[other] too much Noise: { $cubes } Mission cubes move
    }
ny-note-damage = { $damage } damage ahead in step 7
ny-note-forced = next turn you must take your cards back, for a Timer tile
ny-note-gullfire = the Gullfire, your way out, may be destroyed next
ny-note-loss = { $chance } % that you all lose at once
ny-note-fourth = more than three: one has to go
ny-note-bridge = a Roadblock shuts bridge { $number }
ny-note-missing = not in sight here: { $things }
ny-note-taxi = the Taxi leaves the game
ny-note-replaces = { $weapon } is discarded
ny-note-objective = your objective asks for it
ny-note-show-withholds = holds back { $things }: the escape fails
ny-note-show-fails = fails: nobody here has { $things }
ny-note-show-unless = fails unless somebody else shows { $things }
ny-note-show-together = completes the escape if others show { $things }
ny-note-show-completes = completes the escape: all Heroes here win
ny-note-show-seen = everybody sees it

## The map

ny-map = Map of Manhattan
ny-map-larger = Larger
ny-map-smaller = Smaller
ny-map-whole = The whole island
ny-map-follow = Back to the action
ny-map-again = Tap again to confirm
ny-map-list = The city, space by space
ny-map-space = { $space }: { $what }
ny-map-known = { $tile }, face down; only you know it
ny-map-park = Central Park, not revealed
ny-map-may = Can be chosen: { $option }
ny-map-hero = { $hero }, { $player }
    .car = { $hero }, { $player }, with a Car
    .taxi = { $hero }, { $player }, with the Taxi
ny-map-boss = { $boss }: { $life } of { $most } Hit Points
    .down = { $boss }, lying: { $life } of { $most } Hit Points
ny-map-prisoners =
    { $number ->
        [one] 1 Prisoner
       *[other] { $number } Prisoners
    }
ny-map-drivers =
    { $number ->
        [one] 1 Prisoner with a Car
       *[other] { $number } Prisoners with a Car
    }
ny-map-life =
    { $life ->
        [one] { $who }: 1 Hit Point
       *[other] { $who }: { $life } Hit Points
    }
    .each =
    { $life ->
        [one] { $who }: 1 Hit Point each
       *[other] { $who }: { $life } Hit Points each
    }
ny-map-lying = { $who }, lying
ny-map-wrecks =
    { $number ->
        [one] an abandoned Car
       *[other] { $number } abandoned Cars
    }
ny-map-event = Event icon
ny-map-suburb = Suburb token, face down
    .turned = Suburb token: { $token }
ny-map-roadblocks =
    { $number ->
        [one] Roadblock to the { $ways }
       *[other] Roadblocks to the { $ways }
    }
ny-map-bridge = leads to bridge { $number }

## New York's own board: time, Noise, Mission cubes, cards

ny-city = New York
ny-city-all = All of New York's board
ny-city-time = Timer deck
ny-city-timer =
    { $black ->
        [one] 1 black Timer tile left, then Hurry Up and { $red } red ones.
       *[other] { $black } black Timer tiles left, then Hurry Up and { $red } red ones.
    }
ny-city-timer-red =
    { $red ->
        [one] Only 1 red Timer tile left: the one that loses the game.
       *[other] Only { $red } red Timer tiles left. One of them loses the game.
    }
ny-city-event-level = Event Level
ny-city-events =
    { $cards ->
        [one] Event Level { $level }: that many Events at a time. 1 card left in their deck.
       *[other] Event Level { $level }: that many Events at a time. { $cards } cards left in their deck.
    }
ny-city-noise = Noise and Mission cubes
ny-city-noise-quiet = New York has { $noise } Noise.
ny-city-noise-loud = New York has { $noise } Noise. Beyond 10, each one moves a Mission cube.
ny-city-noise-full = New York has 10 Noise. Each further one moves a Mission cube.
ny-city-quiet = Mission cubes
ny-city-loud = Nearly saturated
ny-city-full = Saturated: cubes move!
ny-city-missions =
    { $left ->
        [one] The last of { $cubes } Mission cubes: when it moves, a Timer tile is turned up.
       *[other] { $left } of { $cubes } Mission cubes left until a Timer tile is turned up.
    }
ny-city-top = Top New York card
ny-city-no-top = New York has no card on top.
ny-city-pay =
    { $short ->
        [0] The top card costs { $cost } Noise: New York could pay that now.
       *[other] The top card costs { $cost } Noise: New York is { $short } short.
    }
ny-city-pay-short =
    { $short ->
        [0] Could be paid
       *[other] { $short } Noise short
    }
ny-city-next =
    { $unseen ->
        [0] But it is thrown away in step 10. Of the { $known } cards below, { $payable } could be paid then.
        [one] But it is thrown away in step 10. Of the { $known } known cards below, { $payable } could be paid then; 1 is unknown.
       *[other] But it is thrown away in step 10. Of the { $known } known cards below, { $payable } could be paid then; { $unseen } are unknown.
    }
ny-city-next-short = Goes in step 10; then { $payable } of { $known } payable
ny-city-costs = Costs { $cost } Noise
ny-city-ways = In step 12 Enemies come from: { $ways }. A Roadblock would shut the road to the { $road }.
ny-city-deck =
    { $specials ->
        [0] { $cards } cards in the New York deck.
        [one] { $cards } cards in the New York deck, 1 special one beside it.
       *[other] { $cards } cards in the New York deck, { $specials } special ones beside it.
    }
ny-city-deck-short = New York deck: { $cards }
ny-city-discard =
    { $cards ->
        [0] New York's discard pile is empty
        [one] New York's discard pile: 1 card
       *[other] New York's discard pile: { $cards } cards
    }
ny-city-bonuses = Bonuses in play
ny-city-bonus = In play: { $card } ({ $effect })
ny-city-elsewhere = In the city
ny-city-president-hidden = The President: nobody knows where yet
ny-city-president-camp = The President is in the Camp at { $space }
ny-city-president-with = The President is with { $player }
ny-city-president-dead = The President is dead
ny-city-helicopter = The Helicopter has landed at { $space }
ny-city-heliport = Heliport at { $space }: the Helicopter has not landed yet
ny-city-gullfire = The Gullfire stands on the World Trade Center
ny-city-gullfire-gone = The Gullfire is destroyed
ny-city-case =
    { $thing ->
        [none] Case { $number }: not found yet
       *[other] Case { $number }: not found yet ({ $thing })
    }
ny-city-case-at =
    { $thing ->
        [none] Case { $number } lies at { $space }
       *[other] Case { $number } lies at { $space } ({ $thing })
    }
ny-city-case-taken = Case { $number } has been picked up
ny-city-prisoners =
    { $prisoners ->
        [0] No Prisoners left: each one that cannot come makes Noise
        [one] 1 Prisoner left to come
       *[other] { $prisoners } Prisoners left to come
    }
ny-city-cars =
    { $cars ->
        [0] No Car left to come
        [one] 1 Car left to come
       *[other] { $cars } Cars left to come
    }
ny-city-items =
    { $items ->
        [0] The Item deck is empty
        [one] 1 card in the Item deck
       *[other] { $items } cards in the Item deck
    }

# Seats

ny-city-seat-nobody = no Hero yet
ny-city-seat-turn = Step { $step } of 12
ny-city-seat-begins = Before step 1
ny-city-seat-hand =
    { $hand ->
        [one] 1 of { $cards } Action cards in hand
       *[other] { $hand } of { $cards } Action cards in hand
    }
ny-city-seat-discard = { $cards } on the discard pile
ny-city-seat-sure = On the discard pile for sure: { $cards }
ny-city-seat-chosen =
    { $cards ->
        [one] 1 card laid face down
       *[other] { $cards } cards laid face down
    }
ny-city-seat-item = a face-down Item
ny-city-seat-case = a face-down Case
ny-city-seat-known = { $thing }, face down; you know it
ny-city-seat-mine = { $thing }, face down
ny-city-seat-open = { $thing }, face up
ny-city-seat-weapon =
    { $most ->
        [0] Weapon: { $weapon }
       *[other] Weapon: { $weapon }, { $ammo } of { $most } Ammo
    }
ny-city-seat-car = has a Car
ny-city-seat-taxi = has the Taxi
ny-city-seat-level = Level { $level } reached
ny-city-seat-bar = Level Bar { $level }: { $prisoners } of { $needsprisoners } Prisoners, { $items } of { $needsitems } Items
ny-city-seat-wanted =
    { $cards ->
        [one] 1 Wanted card
       *[other] { $cards } Wanted cards
    }
ny-city-seat-at = at { $space }

## The New York Phase, told step by step

ny-tell = What New York does
ny-tell-again = Tell the last New York Phase again
ny-tell-skip-key = Skip (Esc)
ny-tell-pause = Wait here
ny-tell-go-on = Go on
ny-tell-progress = { $done } of { $total }
ny-tell-hero = Meanwhile
ny-tell-noise = Noise
ny-tell-damage = Step 7: damage
ny-tell-hunt = The hunt
ny-tell-step-10 = Step 10: one card away
ny-tell-step-11 = Step 11: New York's card
ny-tell-duke = The Duke's move
ny-tell-step-12 = Step 12: Enemies walk in
ny-tell-timer = Timer tile
ny-tell-event = Event
ny-tell-trap = Trap
ny-tell-poi = Point of interest
ny-tell-president = The President
ny-tell-turn = End of the turn

## The board in words

ny-text-heroes = Heroes
ny-text-bosses = Bosses
ny-text-cards = New York's cards
ny-text-below = Known to lie below it, in no order
ny-text-back = Enemies from: { $ways }. Roadblock: { $road }
ny-text-step = Step
ny-text-step-of = { $step } of 12, { $title }
ny-text-step-does = What it is
ny-text-played = Cards turned up
ny-text-made = Noise made this turn
ny-text-guard = Guard
ny-text-ability = Ability used
ny-text-playing = New York plays
ny-text-around = Around your space, { $space }
ny-text-way = To the { $way }: { $space }
ny-text-shut = a Roadblock is in between
ny-text-nowhere = not on the map
ny-text-gone = killed
ny-text-hero = Hero
ny-text-at = Space
ny-text-hand = Hand
ny-text-chosen = Cards laid face down
ny-text-discard = Cards on the discard pile
ny-text-sure = On it for sure
ny-text-weapon = Revealed
ny-text-car = Drives
ny-text-level = Level
ny-text-wanted = Wanted cards
ny-text-promise = Promise
ny-text-threat = Damage
ny-text-shop = From the shop
ny-text-known = What only you know
ny-text-unrevealed = Not revealed: { $spaces }
ny-text-roads = Roadblocks
ny-text-road = { $space }, to the { $way }
    .broken = { $space }, to the { $way }: in pieces
