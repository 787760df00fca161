### Getaway Driver in the browser. Names, questions and options are the game's own messages.

## The map

gd-map = The city on the table
gd-map-larger = Larger
gd-map-smaller = Smaller
gd-map-whole = The whole table
gd-map-follow = To the chase
gd-map-again = Tap again to confirm
gd-map-drawn = Drawn tiles
gd-map-terrain = Terrain obstacles
gd-map-terrain-upright = { $terrain }, upright
gd-map-block = From { $space }: look closer
gd-map-vehicle = { $vehicle } on { $space }, facing { $facing }

## What is what

gd-about-car = drives on City tiles only: in front, left or right
gd-about-facing = facing { $facing }
gd-about-open = no tile yet; the Driver cannot drive here, police vehicles can
gd-about-down = nobody but who has seen it knows what it is until it is turned up
gd-about-terrain = nobody drives here
gd-about-stash = the Driver who gets here takes it, and no Hazard token comes here; it pays to play a card again
gd-about-hazard = the Driver needs a matching stunt or backs out; police vehicles keep off it
gd-about-meter = up by one at the end of a round in which the Driver is pursued, else down by one; on red the Police win
gd-about-idle = ten rounds in a row without a new tile, and the Police win
gd-about-bag = when it has too few tiles for the open spaces, the Driver gets away
gd-about-enforcement = badges bring them, upgrades and their abilities cost them
gd-about-pursued = a police vehicle or Tire Spikes on the Driver's tile
gd-about-near = a police vehicle can reach the Driver with one action
gd-about-clear = no police vehicle on the Driver's tile

## The map as a list

gd-list = The city, space by space (column, row)
gd-list-space = { $space }: { $tile }
gd-list-open = no tile
gd-list-down = tile, face down
    .from = tile of the { $pile }, face down
gd-list-known = { $tile }, face down, known to you
gd-list-car = Car of { $player }
gd-list-piece = { $piece }, facing { $facing }
gd-list-hunts = { $piece }, after { $players }
gd-list-stash = Stash token
    .numbered = Stash token { $number }
gd-list-misplaced = Stash token in the wrong place
    .numbered = Stash token { $number } in the wrong place
gd-list-hazard = Hazard token
gd-list-barricade = Barricade
gd-list-spikes = Tire Spikes
gd-list-may = Can be chosen: { $option }

## The desk: hand, garage, seats

gd-desk-driver = Your cards
gd-desk-police = The garage of the Police
gd-desk-city = What the City sees

# The Pursuit Meter

gd-meter = Pursuit Meter
gd-meter-left =
    { $left ->
        [one] 1 space to red
       *[other] { $left } spaces to red
    }
gd-meter-last = Last space before red!
gd-meter-caught = Caught
gd-meter-frozen = Stands still

# The bag

gd-bag-tiles =
    { $tiles ->
        [0] The bag is empty
        [one] 1 tile in the bag
       *[other] { $tiles } tiles in the bag
    }
gd-piles-tiles =
    { $tiles ->
        [0] Both piles are empty
        [one] 1 tile in the piles
       *[other] { $tiles } tiles in the piles
    }
gd-bag-rounds =
    { $rounds ->
        [0] nearly out
        [one] 1 round at full speed
       *[other] { $rounds } rounds at full speed
    }

# The event in force

gd-event-crashes = Crashes for the Driver: { $crashes } of { $goal }
gd-event-escapes = Vehicles home for the Police: { $escapes } of { $goal }
gd-event-fuse =
    { $fuse ->
        [one] 1 round on the fuse
       *[other] { $fuse } rounds on the fuse
    }
gd-event-stash =
    { $stash ->
        [one] 1 Stash token left on the table
       *[other] { $stash } Stash tokens left on the table
    }

# Cards

gd-hand = Your cards, the discard pile after those in hand
gd-hand-cards =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
gd-hand-discarded = { $cards } discarded
gd-hand-removed = { $cards } out of the game
gd-hand-partner = Partners in Crime: your partner's cards
gd-card-stunt = Stunt: { $stunt }
gd-card-no-stunt = no stunt
gd-card-discarded = On the discard pile
gd-card-removed = Out of the game
gd-card-taken = Chosen
gd-card-partner = Your partner's
gd-card-price = costs { $stash } Stash
gd-stash-held =
    { $stash ->
        [0] No Stash tokens
        [one] 1 Stash token
       *[other] { $stash } Stash tokens
    }
gd-stash-price =
    { $stash ->
        [one] 1 replays a card
       *[other] { $stash } replay a card
    }
gd-read-ability = Ability: { $text }
gd-read-when = When: { $text }
gd-read-stunt = Stunt: { $text }

# Choosing the hand

gd-pick = The cards to choose from
gd-pick-progress = { $taken } of { $goal } chosen
gd-pick-beginner = Take the beginner hand
gd-pick-stop = Choosing… stop
gd-pick-hint = Every card has an ability and a stunt. Five different stunts get you past most hazards.

# The garage

gd-garage = Garage
gd-garage-cost =
    { $cost ->
        [one] costs 1 token
       *[other] costs { $cost } tokens
    }
gd-garage-bought =
    { $bought ->
        [0] Not bought yet
        [one] Bought
       *[other] Bought { $bought } times
    }
gd-garage-used =
    { $used ->
        [one] Used once this round
       *[other] Used { $used } times this round
    }
gd-garage-stamp =
    { $used ->
        [one] used
       *[other] used { $used } ×
    }
gd-garage-left =
    { $left ->
        [0] None left
       *[other] { $left } left
    }
gd-garage-usable = Can be used now
gd-tokens-held =
    { $tokens ->
        [0] No Enforcement tokens
        [one] 1 Enforcement token
       *[other] { $tokens } Enforcement tokens
    }
gd-tokens-supply = { $tokens } more in the supply

# The City

gd-city-drawn =
    { $tiles ->
        [0] No tiles drawn now
        [one] 1 tile drawn
       *[other] { $tiles } tiles drawn
    }
gd-city-tiles = The tiles you have drawn
gd-badge =
    { $points ->
        [one] badge of 1 point
       *[other] badge of { $points } points
    }
gd-signal-focus = After Driver
gd-signal-clear = Keep clear
gd-signal-block = Block
gd-signal-badges = Badges
gd-signal-by = said by { $player }
gd-signal-heard = What was said to you

# The automated Police

gd-solo = Automated Police
gd-solo-pile = { $pile }: { $tiles }
gd-solo-deck =
    { $cards ->
        [one] 1 upgrade card in the deck
       *[other] { $cards } upgrade cards in the deck
    }
gd-solo-badges =
    { $cards ->
        [one] Badges of this round: 1 upgrade is coming
       *[other] Badges of this round: { $cards } upgrades are coming
    }
gd-solo-charged = Armored Car charged

# A seat

gd-seat-pursued = Pursued
gd-seat-clear = In the clear
gd-seat-near = Police next door
gd-seat-discard = Discard pile: { $cards }
gd-seat-removed = Out of the game: { $cards }
gd-seat-ramming = Ramming
gd-seat-slammed = Brakes slammed
gd-seat-stomping =
    { $rounds ->
        [one] Home ground: 1 more round
       *[other] Home ground: { $rounds } rounds
    }
gd-seat-extra = Extra move
gd-seat-way = Way chosen: { $facing }
gd-seat-bought = Bought: { $upgrades }
gd-seat-vehicles =
    { $vehicles ->
        [one] 1 vehicle in play
       *[other] { $vehicles } vehicles in play
    }
gd-vehicle-pursues = pursuing
gd-vehicle-moved = has moved

## The board in words

gd-text-table = Table
gd-text-size = { $columns } columns from west to east, { $rows } rows from north to south
gd-text-tiles = Tiles
gd-text-rounds = Time left
gd-text-idle = Warning
gd-text-hazards = Hazard tokens left
gd-text-filling = Spaces to be filled, the first one next
gd-text-drawn = Drawn tiles
gd-text-signals = Signals
gd-text-learning = Learning game
gd-text-event = Event in force
gd-text-count = Count
gd-text-fuse = Fuse
gd-text-stash = Stash
gd-text-drivers = Drivers
gd-text-place = Place
gd-text-standing = { $space }, facing { $facing }
gd-text-state = Now
gd-text-hand = Hand
gd-text-discard = Discard pile
gd-text-removed = Out of the game
gd-text-spent = Stash spent
gd-text-for-both = also for the partner
gd-text-extra =
    { $moves ->
        [one] 1 extra move
       *[other] { $moves } extra moves
    }
gd-text-edge = the edge of the table
gd-text-beside = To the { $facing }: { $there }
gd-text-police = Police
gd-text-tokens = Enforcement tokens
gd-text-supply = Enforcement tokens in the supply
gd-text-pursues = pursues { $players }
gd-text-follows = on its way to follow { $player }
gd-text-actions =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
gd-text-affordable = affordable
gd-text-difficulty = Difficulty
gd-text-deck = Upgrade cards in the deck
gd-text-badges = Badges of this round
gd-text-tiles-met = What is printed on these tiles
