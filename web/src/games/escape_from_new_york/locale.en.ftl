
## The desk: plan, cards, supply

efny-desk = Your desk
efny-desk-hand = Your hand
efny-desk-hand-empty = No card left in hand
efny-desk-left = { $cards } of { $total } left
efny-desk-discarded =
    { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    }
efny-desk-card-discard = Discarded: it comes back when you take cards back

# Heroes

efny-desk-hero-cards = The eight cards of { $hero }
efny-desk-hero-eight = The eight cards
efny-desk-hero-taken = { $player } plays this one

# The turn

efny-desk-turn-own = your turn
efny-desk-turn = { $player }'s turn
efny-desk-steps = { $title } ({ $step } of 12), { $whose }. What the steps are
efny-desk-steps-all = The steps of a turn
efny-desk-step-0 = Beginning
    .does = A free moment before the first step: Items, Weapons, picking things up.
efny-desk-step-1 = Take cards back
    .does = You may take all discarded cards back. It costs a Timer tile.
efny-desk-step-forced = Take cards back
    .does = With one card or none in hand you must take all discarded cards back. It costs a Timer tile.
efny-desk-step-2 = Choose cards
    .does = Lay two face down, before you see whether the first one works.
efny-desk-step-3 = First card
    .does = Turn one up, whichever you like. If it fails, its Noise counts all the same.
efny-desk-step-4 = Second card
    .does = The other one. Once a turn your ability can take the place of a card.
efny-desk-step-5 = Drive
    .does = With a Car and no Enemy in your space you may drive.
efny-desk-step-6 = Noise
    .does = New York gains the Noise of your cards, and they are discarded.
efny-desk-step-7 = Damage
    .does = Every Enemy in reach strikes; each damage takes a random card from your hand.
efny-desk-step-8 = Level
    .does = If your Level Bar is complete, you go up a level.
efny-desk-step-9 = Building
    .does = The Building in your space does its work.
efny-desk-step-10 = New York discards
    .does = Its top card is thrown away unused; New York gains 1 Noise.
efny-desk-step-11 = New York plays
    .does = If its Noise is enough for the next card, New York pays and the card happens. If not, the card goes and brings 1 Noise.
efny-desk-step-12 = Enemies walk in
    .does = They come from the sides that the back of the new top card shows. They strike in your next step 7.

# The plan

efny-desk-plan = The plan of your turn
efny-desk-plan-first = First card
efny-desk-plan-second = Second card
efny-desk-plan-play = Turn up
efny-desk-plan-hit = Hit 2
efny-desk-plan-move = Step
efny-desk-plan-replaced = your ability
efny-desk-forecast = What comes of it
efny-desk-noise-plan = Your cards make { $made } Noise: New York goes from { $from } to { $to }.
efny-desk-saturation =
    { $cubes ->
        [one] That is too much: 1 Mission cube moves.
       *[other] That is too much: { $cubes } Mission cubes move.
    }
efny-desk-saturation-tile = That is too much: the Mission cubes run out and a Timer tile is turned up.
efny-desk-pay = New York can pay for its next card: { $chance }.
efny-desk-pay-how =
    { $cards ->
        [one] It will have { $noise } Noise, { $least ->
            [0] not enough for the only card that may come up.
           *[other] enough for the only card that may come up.
        }
       *[other] It will have { $noise } Noise, enough for { $least } of the { $cards } cards that may come up.
    }
efny-desk-pay-unseen =
    { $cards ->
        [one] Perhaps also for 1 that nobody has seen.
       *[other] Perhaps also for { $cards } that nobody has seen.
    }
efny-desk-damage =
    { $cards ->
        [one] As things stand, { $damage } damage hits the only card left in your hand.
       *[other] As things stand, { $damage } damage hits the { $cards } cards left in your hand.
    }
efny-desk-damage-none = As things stand, no damage is coming.
efny-desk-forced = Next turn you will have to take your cards back, for a Timer tile.
efny-desk-recover-all =
    { $cards ->
        [one] 1 card comes back
       *[other] { $cards } cards come back
    }
efny-desk-show = shown
efny-desk-withhold = held back

# Why a card would do nothing now

# Things

efny-desk-supply = Supply: { $cards } of { $most }
efny-desk-supply-empty = An empty place
efny-desk-weapon-empty = No Weapon revealed
efny-desk-car-empty = No Car
efny-desk-car = in step 5 drive 1; can be given up to crash through a Roadblock
efny-desk-taxi = in step 5 drive 1 or 2; can be given up to crash through a Roadblock
efny-desk-ammo = { $ammo } of { $most } Ammo
efny-desk-level-missing =
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
efny-desk-level-complete = Complete: you go up in step 8.
efny-desk-level-all = All three Level Bars are gone.
efny-desk-level-brings-1 = It brings a Special Action card.
efny-desk-level-brings-2 = It brings a Special Action card, and you may exchange an objective.
efny-desk-level-brings-3 = You may exchange an objective.
efny-desk-lone = Out alone: { $met } of 4
efny-desk-lone-met = done: { $text }
efny-desk-lone-open = open: { $text }
efny-desk-lone-blue = the thing of your blue objective
efny-desk-lone-purple = the transport of your purple objective
efny-desk-known =
    { $count ->
        [one] You know 1 thing
       *[other] You know { $count } things
    }
efny-desk-known-poi = { $space }: { $tile }

## Notes beside the options

## The map

efny-map = Map of Manhattan
efny-map-larger = Larger
efny-map-smaller = Smaller
efny-map-whole = The whole island
efny-map-follow = Back to the action
efny-map-again = Tap again to confirm
efny-map-list = The city, space by space
efny-map-space = { $space }: { $what }
efny-map-known = { $tile }, face down; only you know it
efny-map-park = Central Park, not revealed
efny-map-may = Can be chosen: { $option }
efny-map-hero = { $hero }, { $player }
    .car = { $hero }, { $player }, with a Car
    .taxi = { $hero }, { $player }, with the Taxi
efny-map-boss = { $boss }: { $life } of { $most } Hit Points
    .down = { $boss }, lying: { $life } of { $most } Hit Points
efny-map-prisoners =
    { $number ->
        [one] 1 Prisoner
       *[other] { $number } Prisoners
    }
efny-map-drivers =
    { $number ->
        [one] 1 Prisoner with a Car
       *[other] { $number } Prisoners with a Car
    }
efny-map-life =
    { $life ->
        [one] { $who }: 1 Hit Point
       *[other] { $who }: { $life } Hit Points
    }
    .each =
    { $life ->
        [one] { $who }: 1 Hit Point each
       *[other] { $who }: { $life } Hit Points each
    }
efny-map-lying = { $who }, lying
efny-map-wrecks =
    { $number ->
        [one] an abandoned Car
       *[other] { $number } abandoned Cars
    }
efny-map-event = Event icon
efny-map-suburb = Suburb token, face down
    .turned = Suburb token: { $token }
efny-map-roadblocks =
    { $number ->
        [one] Roadblock to the { $ways }
       *[other] Roadblocks to the { $ways }
    }
efny-map-bridge = leads to bridge { $number }

## New York's own board: time, Noise, Mission cubes, cards

efny-city = New York
efny-city-all = All of New York's board
efny-city-time = Timer deck
efny-city-timer =
    { $black ->
        [one] 1 black Timer tile left, then Hurry Up and { $red } red ones.
       *[other] { $black } black Timer tiles left, then Hurry Up and { $red } red ones.
    }
efny-city-timer-red =
    { $red ->
        [one] Only 1 red Timer tile left: the one that loses the game.
       *[other] Only { $red } red Timer tiles left. One of them loses the game.
    }
efny-city-event-level = Event Level
efny-city-events =
    { $cards ->
        [one] Event Level { $level }: that many Events at a time. 1 card left in their deck.
       *[other] Event Level { $level }: that many Events at a time. { $cards } cards left in their deck.
    }
efny-city-noise = Noise and Mission cubes
efny-city-noise-quiet = New York has { $noise } Noise.
efny-city-noise-loud = New York has { $noise } Noise. Beyond 10, each one moves a Mission cube.
efny-city-noise-full = New York has 10 Noise. Each further one moves a Mission cube.
efny-city-quiet = Mission cubes
efny-city-loud = Nearly saturated
efny-city-full = Saturated: cubes move!
efny-city-missions =
    { $left ->
        [one] The last of { $cubes } Mission cubes: when it moves, a Timer tile is turned up.
       *[other] { $left } of { $cubes } Mission cubes left until a Timer tile is turned up.
    }
efny-city-top = Top New York card
efny-city-no-top = New York has no card on top.
efny-city-pay =
    { $short ->
        [0] The top card costs { $cost } Noise: New York could pay that now.
       *[other] The top card costs { $cost } Noise: New York is { $short } short.
    }
efny-city-pay-short =
    { $short ->
        [0] Could be paid
       *[other] { $short } Noise short
    }
efny-city-next =
    { $unseen ->
        [0] But it is thrown away in step 10. Of the { $known } cards below, { $payable } could be paid then.
        [one] But it is thrown away in step 10. Of the { $known } known cards below, { $payable } could be paid then; 1 is unknown.
       *[other] But it is thrown away in step 10. Of the { $known } known cards below, { $payable } could be paid then; { $unseen } are unknown.
    }
efny-city-next-short = Goes in step 10; then { $payable } of { $known } payable
efny-city-costs = Costs { $cost } Noise
efny-city-ways = In step 12 Enemies come from: { $ways }. A Roadblock would shut the road to the { $road }.
efny-city-deck =
    { $specials ->
        [0] { $cards } cards in the New York deck.
        [one] { $cards } cards in the New York deck, 1 special one beside it.
       *[other] { $cards } cards in the New York deck, { $specials } special ones beside it.
    }
efny-city-deck-short = New York deck: { $cards }
efny-city-discard =
    { $cards ->
        [0] New York's discard pile is empty
        [one] New York's discard pile: 1 card
       *[other] New York's discard pile: { $cards } cards
    }
efny-city-bonuses = Bonuses in play
efny-city-bonus = In play: { $card } ({ $effect })
efny-city-elsewhere = In the city
efny-city-president-hidden = The President: nobody knows where yet
efny-city-president-camp = The President is in the Camp at { $space }
efny-city-president-with = The President is with { $player }
efny-city-president-dead = The President is dead
efny-city-helicopter = The Helicopter has landed at { $space }
efny-city-heliport = Heliport at { $space }: the Helicopter has not landed yet
efny-city-gullfire = The Gullfire stands on the World Trade Center
efny-city-gullfire-gone = The Gullfire is destroyed
efny-city-case =
    { $thing ->
        [none] Case { $number }: not found yet
       *[other] Case { $number }: not found yet ({ $thing })
    }
efny-city-case-at =
    { $thing ->
        [none] Case { $number } lies at { $space }
       *[other] Case { $number } lies at { $space } ({ $thing })
    }
efny-city-case-taken = Case { $number } has been picked up
efny-city-prisoners =
    { $prisoners ->
        [0] No Prisoners left: each one that cannot come makes Noise
        [one] 1 Prisoner left to come
       *[other] { $prisoners } Prisoners left to come
    }
efny-city-cars =
    { $cars ->
        [0] No Car left to come
        [one] 1 Car left to come
       *[other] { $cars } Cars left to come
    }
efny-city-items =
    { $items ->
        [0] The Item deck is empty
        [one] 1 card in the Item deck
       *[other] { $items } cards in the Item deck
    }

# Seats

efny-city-seat-nobody = no Hero yet
efny-city-seat-turn = Step { $step } of 12
efny-city-seat-begins = Before step 1
efny-city-seat-hand =
    { $hand ->
        [one] 1 of { $cards } Action cards in hand
       *[other] { $hand } of { $cards } Action cards in hand
    }
efny-city-seat-discard = { $cards } on the discard pile
efny-city-seat-sure = On the discard pile for sure: { $cards }
efny-city-seat-chosen =
    { $cards ->
        [one] 1 card laid face down
       *[other] { $cards } cards laid face down
    }
efny-city-seat-item = a face-down Item
efny-city-seat-case = a face-down Case
efny-city-seat-known = { $thing }, face down; you know it
efny-city-seat-mine = { $thing }, face down
efny-city-seat-open = { $thing }, face up
efny-city-seat-weapon =
    { $most ->
        [0] Weapon: { $weapon }
       *[other] Weapon: { $weapon }, { $ammo } of { $most } Ammo
    }
efny-city-seat-car = has a Car
efny-city-seat-taxi = has the Taxi
efny-city-seat-level = Level { $level } reached
efny-city-seat-bar = Level Bar { $level }: { $prisoners } of { $needsprisoners } Prisoners, { $items } of { $needsitems } Items
efny-city-seat-wanted =
    { $cards ->
        [one] 1 Wanted card
       *[other] { $cards } Wanted cards
    }
efny-city-seat-at = at { $space }

## The New York Phase, told step by step

efny-tell = What New York does
efny-tell-again = Tell the last New York Phase again
efny-tell-skip-key = Skip (Esc)
efny-tell-pause = Wait here
efny-tell-go-on = Go on
efny-tell-progress = { $done } of { $total }
efny-tell-hero = Meanwhile
efny-tell-noise = Noise
efny-tell-damage = Step 7: damage
efny-tell-hunt = The hunt
efny-tell-step-10 = Step 10: one card away
efny-tell-step-11 = Step 11: New York's card
efny-tell-duke = The Duke's move
efny-tell-step-12 = Step 12: Enemies walk in
efny-tell-timer = Timer tile
efny-tell-event = Event
efny-tell-trap = Trap
efny-tell-poi = Point of interest
efny-tell-president = The President
efny-tell-turn = End of the turn

## The board in words

efny-text-heroes = Heroes
efny-text-bosses = Bosses
efny-text-cards = New York's cards
efny-text-below = Known to lie below it, in no order
efny-text-back = Enemies from: { $ways }. Roadblock: { $road }
efny-text-step = Step
efny-text-step-of = { $step } of 12, { $title }
efny-text-step-does = What it is
efny-text-played = Cards turned up
efny-text-made = Noise made this turn
efny-text-guard = Guard
efny-text-ability = Ability used
efny-text-playing = New York plays
efny-text-around = Around your space, { $space }
efny-text-way = To the { $way }: { $space }
efny-text-shut = a Roadblock is in between
efny-text-nowhere = not on the map
efny-text-gone = killed
efny-text-hero = Hero
efny-text-at = Space
efny-text-hand = Hand
efny-text-chosen = Cards laid face down
efny-text-discard = Cards on the discard pile
efny-text-sure = On it for sure
efny-text-weapon = Revealed
efny-text-car = Drives
efny-text-level = Level
efny-text-wanted = Wanted cards
efny-text-promise = Promise
efny-text-threat = Damage
efny-text-shop = From the shop
efny-text-known = What only you know
efny-text-unrevealed = Not revealed: { $spaces }
efny-text-roads = Roadblocks
efny-text-road = { $space }, to the { $way }
    .broken = { $space }, to the { $way }: in pieces
