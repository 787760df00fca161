### Getaway Driver. Names, labels and questions.
### $arg is always a name that has been resolved already: a tile, card, upgrade, vehicle, direction or number; a space is
### told by its column and row, such as 8,6.

## Seats

# `sentence`: within a sentence, where the role stands for a name; `number`: whether verbs after it say are or is.
role-driver = Driver
    .sentence = the Driver
    .number = one
role-driver-a = Driver A
    .sentence = Driver A
    .number = one
role-driver-b = Driver B
    .sentence = Driver B
    .number = one
role-city = City
    .sentence = the City
    .number = one
role-police = Police
    .sentence = the Police
    .number = many

## Tiles

tile-START = Start
    .short = Start
tile-ESCAPE = Escape
    .short = Escape
tile-G01 = City Map
    .short = City Map
tile-G02 = Garage Hideout
    .short = Hideout
tile-G03 = Skid Row
    .short = Skid Row
tile-G04 = Thoroughfare
    .short = Thoroughfare
tile-G05 = Vantage Point
    .short = Vantage
tile-G06 = Country Lane
    .short = Country Lane
tile-G07 = Lakeside Road
    .short = Lakeside
tile-G08 = Tunnel
    .short = Tunnel
tile-G09 = Tunnel
    .short = Tunnel
tile-G10 = Farm Track
    .short = Farm Track
tile-Y01 = Building Site
    .short = Building
tile-Y02 = Building Site
    .short = Building
tile-Y03 = Flyover
    .short = Flyover
tile-Y04 = Flyover
    .short = Flyover
tile-Y05 = Loading Docks
    .short = Docks
tile-Y06 = Loading Docks
    .short = Docks
tile-Y07 = Harbor Steps
    .short = Harbor
tile-Y08 = Harbor Steps
    .short = Harbor
tile-Y09 = Shopping Street
    .short = Shopping
tile-Y10 = Shopping Street
    .short = Shopping
tile-Y11 = Café Terraces
    .short = Cafés
tile-Y12 = Café Terraces
    .short = Cafés
tile-Y13 = Tram Stop
    .short = Tram Stop
tile-Y14 = Tram Stop
    .short = Tram Stop
tile-Y15 = One-Way Street
    .short = One-Way
tile-Y16 = One-Way Street
    .short = One-Way
tile-Y17 = Roundabout
    .short = Roundabout
tile-Y18 = Roundabout
    .short = Roundabout
tile-Y19 = Old Town
    .short = Old Town
tile-Y20 = Old Town
    .short = Old Town
tile-Y21 = Tunnel
    .short = Tunnel
tile-R01 = Car Accident
    .short = Accident
tile-R02 = Car Accident
    .short = Accident
tile-R03 = Traffic Jam
    .short = Traffic Jam
tile-R04 = Oil Spill
    .short = Oil Spill
tile-R05 = Oil Spill
    .short = Oil Spill
tile-R06 = Parade
    .short = Parade
tile-R07 = Roadworks
    .short = Roadworks
tile-R08 = Open Drawbridge
    .short = Drawbridge
tile-R09 = Collapsed Scaffolding
    .short = Scaffolding
tile-R10 = Burst Water Main
    .short = Water Main
tile-R11 = Street Market
    .short = Market
tile-R12 = Jackknifed Truck
    .short = Truck

## Lights, with what they mean for who drives onto them

light-green = green
    .letter = G
    .effect = no Hazard token
light-yellow = yellow
    .letter = Y
    .effect = a Hazard token if the Driver wants one
light-red = red
    .letter = R
    .effect = a Hazard token

## What is special about a tile

special-none = nothing special
    .letter = --
    .effect = nothing special
special-city_map = City Map
    .letter = CM
    .effect = look at one face-down tile anywhere
special-garage_hideout = Garage Hideout
    .letter = GH
    .effect = the Pursuit Meter does not go up here
special-skid_row = Skid Row
    .letter = SR
    .effect = the Police lose 2 Enforcement tokens
special-thoroughfare = Thoroughfare
    .letter = TF
    .effect = one extra movement action
special-vantage_point = Vantage Point
    .letter = VP
    .effect = turns up the face-down tiles next to it
special-tunnel = Tunnel
    .letter = TU
    .effect = no Helicopter may enter
special-event = Event symbol
    .letter = EV
    .effect = an event card, if the game has them

## Stunts

stunt-two_wheels = Drive on 2 Wheels
    .short = 2 Wheels
    .letter = w
stunt-sidewalk = Drive on Sidewalk
    .short = Sidewalk
    .letter = s
stunt-oncoming = Into Oncoming Traffic
    .short = Oncoming
    .letter = o
stunt-alley = Narrow Alleyway
    .short = Alleyway
    .letter = a
stunt-ramp = Improvised Ramp
    .short = Ramp
    .letter = r

## Driver cards: the ability, when it can be played, and the stunt

card-decoy_car = Decoy Car
    .effect = back to the tile and facing before your last movement
    .when = in the Police turn, before the pursuit check
    .stunt = Narrow Alleyway
card-handbrake_turn = Handbrake Turn
    .effect = turn round and drive one space, nobody follows; or escape any Hazard, back where you came from
    .when = any time in your turn, or as a stunt
    .stunt = Narrow Alleyway
card-hit_the_gas = Hit the Gas
    .effect = one extra movement action, nobody follows
    .when = any time in your turn
    .stunt = Improvised Ramp
card-jam_the_police_radar = Jam the Police Radar
    .effect = turn each diagonally adjacent vehicle and move it one space
    .when = at the beginning of your turn
    .stunt = Drive on Sidewalk
card-last_ditch_effort = Last Ditch Effort
    .effect = Pursuit Meter 1 space down
    .when = any time in your turn
    .stunt = Into Oncoming Traffic
card-leave_wreckage = Leave Wreckage
    .effect = a Hazard token on your tile, vehicles there crash
    .when = any time in your turn
    .stunt = Drive on 2 Wheels
card-partners_in_crime = Partners in Crime / Bait and Switch
    .effect = use a card of your partner; or trade places, or pull your partner to your tile
    .when = when the copied card could be played; or any time in your turn
    .stunt = no stunt
card-ramming_speed = Ramming Speed
    .effect = vehicles and Barricades on tiles you drive onto this turn crash
    .when = at the beginning of your turn
    .stunt = Improvised Ramp
card-slam_on_the_brakes = Slam on the Brakes
    .effect = stay where you are, all vehicles shoot one space straight ahead
    .when = at the beginning of your turn
    .stunt = Drive on 2 Wheels
card-stomping_grounds = Stomping Grounds
    .effect = you draw and lay the tiles of this phase 1 and the next
    .when = at the start of a round
    .stunt = Drive on Sidewalk
card-switch_cars = Switch Cars
    .effect = trade places and facings with a vehicle on a tile
    .when = at the beginning of your turn
    .stunt = Into Oncoming Traffic

## Police upgrades

upgrade-armored_car = Armored Car
    .effect = pay 1: it avoids a crash or drives through a Hazard token
upgrade-barricade = Barricade
    .effect = the Driver gives up a card to pass
upgrade-dispatch = Dispatch
    .effect = pay 1: put an unmoved vehicle 2 spaces away from the Driver
upgrade-patrol_car = Patrol Car
    .effect = one more car in the chase
upgrade-police_helicopter = Police Helicopter
    .effect = never crashes, flies over Hazard tokens; pay 1: half turn, or away from a Tunnel
upgrade-police_motorcycle = Police Motorcycle
    .effect = pay 1: another action, or break off the pursuit
upgrade-tire_spikes = Tire Spikes
    .effect = a Driver on them is pursued; pay 1: move them
upgrade-traffic_camera = Traffic Camera
    .effect = once a round the drawn tiles may be drawn anew

## Vehicles

vehicle-armored-1 = Armored Car 1
vehicle-armored-2 = Armored Car 2
vehicle-helicopter-1 = Helicopter 1
vehicle-helicopter-2 = Helicopter 2
vehicle-motorcycle-1 = Motorcycle 1
vehicle-motorcycle-2 = Motorcycle 2
vehicle-patrol-1 = Patrol Car 1
vehicle-patrol-2 = Patrol Car 2
vehicle-patrol-3 = Patrol Car 3
vehicle-patrol-4 = Patrol Car 4
vehicle-patrol-5 = Patrol Car 5
vehicle-patrol-6 = Patrol Car 6

## Event cards

event_card-fresh_out_of_cones = Fresh Out of Traffic Cones
    .effect = police vehicles turn tiles up and crash on red; the Police no longer look at face-down tiles
event_card-high_stakes_courier = High Stakes Courier Service
    .effect = the Driver wins with the last Stash token; there is no Escape tile, face-down tiles are laid again
event_card-hunter_and_prey = The Hunter and the Prey
    .effect = vehicles crash where the Driver drives onto their tile; on the Start tile they are safe; the meter stands still
event_card-operativo_speciale = Operativo Speciale
    .effect = vehicles no longer crash; replayed cards come back; each 3-point badge brings the Driver a Stash token
event_card-ticking_time_bomb = Ticking Time Bomb
    .effect = no Stash tokens any more; when the fuse has burnt out the Driver wins
event_card-vigilante_justice = Vigilante Justice
    .effect = pursued on every tile that was face up when the round began; the Driver decides about red, too

## Terrain obstacles

obstacle-lake = Lake
obstacle-mountain = Mountain
obstacle-city_park = City Park

## Directions

facing-N = north
facing-E = east
facing-S = south
facing-W = west

## Sides, as seen from the car

side-front = straight ahead
side-right = right
side-behind = behind
side-left = left

## Why a vehicle crashed

cause-hazard = the Hazard token
cause-ramming = rammed at full speed
cause-wreckage = the Driver left wreckage
cause-slam = the Driver slammed on the brakes
cause-tunnel = no Helicopter fits into a Tunnel
cause-hunter = the prey hunts back
cause-cones = red light, and no cones to warn of it

## Why no Hazard token was placed

reason-stash = a Stash token lay there
reason-police = a police piece was there first
reason-declined = the Driver kept the road clear

## Piles of the single-player game

pile-perilous = Perilous pile
    .letter = PE
pile-serene = Serene pile
    .letter = SE

## What the automated Police go by: why this way, where to, which spot, why this space

motive-only-path = the only shortest way
motive-straight-first = straight on comes first
motive-right-first = right comes before left
target-driver = the Driver
target-beside-driver = a space next to the Driver
spot-front-left = diagonally left ahead
spot-front-right = diagonally right ahead
spot-two-ahead = two spaces ahead
spot-two-left = two spaces left
spot-two-right = two spaces right
spot-two-behind = two spaces back
choice-out-of-reach = no vehicle can get there
choice-within-reach = every free space is in reach of a vehicle
choice-straight-ahead = nothing next to the Driver was free

## Signals between City and Police

signal-focus-a = after Driver A
signal-focus-b = after Driver B
signal-clear-left = keep the left clear
signal-clear-front = keep the front clear
signal-clear-right = keep the right clear
signal-block-left = block the left
signal-block-front = block the front
signal-block-right = block the right
signal-badges = badges, please
signal-no-badges = no badges needed

## Hidden things

hidden-tile = a tile
hidden-card = a card
hidden-side = a direction
hidden-signal = a signal

## Settings

option-stash = Stash tokens
    .help = How many Stash tokens are scattered for each Driver. The fewer, the harder for the Driver. With event cards always five.
option-size = Table size
    .help = How many columns and rows the table has. Less room makes corners more dangerous.
    .value-usual = By the number of players: 15 × 11, with four 23 × 15
    .value-compact = Compact: 11 × 9
    .value-standard = Standard: 15 × 11
    .value-large = Large: 19 × 13
    .value-quartet = For four: 23 × 15
    .value-custom = Custom: columns and rows as set below
option-columns = Columns
    .help = How many columns a table of custom size has.
option-rows = Rows
    .help = How many rows a table of custom size has.
option-obstacles = Terrain obstacles
    .help = How many lakes, mountains and parks lie on the table. Nobody can drive there.
    .value-0 = None
option-obstacle_placement = Obstacle placement
    .help = Whether chance places the terrain obstacles, or the player in the first seat.
    .value-random = At random
    .value-host = By the first seat
option-meter = Pursuit Meter
    .help = How many spaces the Pursuit Meter has, white and red included. The shorter it is, the sooner the Driver is caught.
    .value-5 = Five spaces
    .value-4 = Four spaces (harder for the Driver)
option-dispatch = Dispatch
    .help = Which vehicles Dispatch may send: only those that have not moved this round, or all of them.
    .value-unmoved = Vehicles that have not moved
    .value-any = Any vehicle
option-learning = Learning mode
    .help = For a first game: all tiles are laid face up. Not together with event cards.
    .value-false = Off
    .value-true = Tiles face up
option-events = Event cards
    .help = Whether one tile can set off an event that changes the rules until the end of the game.
    .value-false = Without
    .value-true = With event cards
option-difficulty = Difficulty
    .help = How hard the automated Police are. Harder ones have an Armored Car, and cards cost more Stash to play again.
    .value-standard = Standard
    .value-imposing = Imposing
    .value-relentless = Relentless
option-planning_talk = Planning talk
    .help = How City and Police may plan together: with ready-made signals before the draw, or freely in their own chat.
    .value-signals = Signals only
    .value-free = Free talk

## Questions

ask-obstacle = Where does a terrain obstacle go?
ask-hand = Which card do you take along? You need five.
ask-aim = Where do you throw the Stash tokens?
ask-adjust = Some Stash tokens lie too close together or too far apart. Which one do you move?
ask-token = Where does the token go?
ask-start = Where does your getaway start?
ask-face = Facing which way?
ask-place = Where does the vehicle join the chase?
ask-round-start = A new round. Is it time for Stomping Grounds?
ask-camera = Lay these tiles, or use Traffic Camera?
ask-take-up = The bag is short of tiles. Which face-down tile do you take up?
ask-lay = Which tile goes onto the next space?
ask-turn = Drive, study the road or play a card?
ask-cornered = There is no way on. Do you have a card that helps?
ask-extra-move = Which way with the extra move?
ask-jam = Where do you send this vehicle?
ask-switch = Which vehicle do you switch with?
ask-barricade = A Barricade bars the road. Which card do you give up to pass?
ask-react = The Driver meets your vehicle head-on. Does it turn?
ask-hazard = Do you want a Hazard token on this tile?
ask-handle = A Hazard! Which stunt do you pull, or do you back out?
ask-settle = What does your pursuing vehicle do?
ask-half-turn = The Driver slips away behind the Helicopter. Does it turn and follow?
ask-avoid = The Armored Car is about to crash. Do you pay?
ask-city-map = City Map: which face-down tile do you look at?
ask-free = Anything else this turn?
ask-vehicles = Close the net: which vehicle moves, and where?
ask-at-once = The vehicle is on the Thoroughfare. One more action?
ask-dispatch = Where does Dispatch send the vehicle?
ask-decoy = Before the pursuit check: do you play Decoy Car?
ask-purchase = Which upgrade do you buy?
ask-place-barricade = Where does the Barricade go?
ask-place-spikes = Where do the Tire Spikes go?
ask-plan = Before the tiles are drawn: any signal?
ask-chase = Both Drivers leave. Whom does your vehicle follow?
ask-follow-or-stay = One Driver leaves, the other stays. What does your vehicle do?
ask-resolve-first = Both cars have moved. Whose move is resolved first?
ask-shared-stash = You both reached the Stash token. Who takes it?
ask-share = Your partner's card can help you too. Do you join in?
ask-share-stunt = Your partner's stunt can take you along. Do you join in?
ask-bait = Bait and Switch: who goes where?

## Options, by the verb of the action code

code-obstacle = Terrain obstacle: { $arg }
code-take-back = Take the last one back
code-done = Done
code-take = Take { $arg }
code-aim = Aim at { $arg }
code-automatic = Have it done automatically
code-token = Move Stash token { $arg }
code-to = To { $arg }
code-start = Start at { $arg }
code-face = Facing { $arg }
code-place = At { $arg }
code-pass = Pass
code-keep = Lay these tiles
code-redraw = Back into the bag, draw anew
code-take-up = Take up the tile at { $arg }
code-lay = Lay { $arg }
code-drive = Drive { $arg }
code-study =
    { $arg ->
        [left] Study the tile on your left
        [right] Study the tile on your right
        [behind] Study the tile behind you
       *[other] Study the tile { $arg }
    }
code-go-on = Go on: the open spaces are filled first
code-give-up = Give up: you are caught
code-end = End your turn
code-thoroughfare = Take the extra move of the Thoroughfare
code-play = Play { $arg }
code-replay = Play { $arg } again, for Stash
code-jam-north = Send { $arg } north
code-jam-east = Send { $arg } east
code-jam-south = Send { $arg } south
code-jam-west = Send { $arg } west
code-leave = Leave { $arg } alone
code-switch = Switch with { $arg }
code-give = Give up { $arg }
code-give-again = Give up discarded { $arg }, for Stash
code-react-left = { $arg } turns left
code-react-none = { $arg } does not turn
code-react-right = { $arg } turns right
code-hazard = Place a Hazard token
code-no-hazard = Keep the road clear
code-stunt = Stunt with { $arg }
code-restunt = Stunt with { $arg } again, for Stash
code-spin = Handbrake Turn: back, facing away
code-respin = Handbrake Turn again, for Stash: back, facing away
code-back-out = Back out
code-follow = { $arg } follows
code-return = { $arg } backs up too
code-stay = { $arg } stays
code-crash = { $arg } crashes
code-pay = Pay 1: { $arg } avoids the crash
code-swerve-north = Pay 1: { $arg } breaks off and goes north
code-swerve-east = Pay 1: { $arg } breaks off and goes east
code-swerve-south = Pay 1: { $arg } breaks off and goes south
code-swerve-west = Pay 1: { $arg } breaks off and goes west
code-hold-north = Pay 1: { $arg } breaks off and stays, facing north
code-hold-east = Pay 1: { $arg } breaks off and stays, facing east
code-hold-south = Pay 1: { $arg } breaks off and stays, facing south
code-hold-west = Pay 1: { $arg } breaks off and stays, facing west
code-peek = Look at the tile at { $arg }
code-no-peek = Look at none
code-ahead = { $arg } straight ahead
code-left = { $arg } to its left
code-right = { $arg } to its right
code-turn-left = { $arg } turns left on the spot
code-turn-right = { $arg } turns right on the spot
code-through-ahead = Pay 1: { $arg } straight ahead, through the Hazard
code-through-left = Pay 1: { $arg } to its left, through the Hazard
code-through-right = Pay 1: { $arg } to its right, through the Hazard
code-half-turn = Pay 1: { $arg } makes a half turn
code-another = Pay 1: another action for { $arg }
code-dispatch = Pay 1: dispatch { $arg }
code-buy = Buy { $arg }
code-spikes =
    { $arg ->
        [1] Pay 1: move the Tire Spikes
       *[other] Pay 1: move the second Tire Spikes
    }
code-signal = Signal: { $arg }
code-ready = Ready
code-chase-a = { $arg } follows Driver A
code-chase-b = { $arg } follows Driver B
code-first-a = Driver A first
code-first-b = Driver B first
code-stash-a = Driver A takes it
code-stash-b = Driver B takes it
code-share = Join in
code-decline = Do not join in
code-bait-pull = Pull your partner onto your tile
code-bait-swap = Trade places with your partner
code-copy = Partners in Crime: use { $arg }
code-recopy = Partners in Crime again: use { $arg }
code-copy-stunt = Partners in Crime: stunt with { $arg }
code-recopy-stunt = Partners in Crime again: stunt with { $arg }
code-copy-spin = Partners in Crime: Handbrake Turn, back, facing away
code-recopy-spin = Partners in Crime again: Handbrake Turn, back, facing away

## Chance, as lines in a record

code-start-over = The obstacles found no room: once more from the beginning
code-drop = A Stash token lands at { $arg }
code-draw = Drawn: { $arg }
code-reveal = Turned over: { $arg }
code-event = Event card: { $arg }
code-upgrade = Upgrade card: { $arg }

## What happened. $seat is the player it is about, $you says whether that is the reader.

event-obstacle-laid = Terrain at { $space }: { $obstacle }.
event-obstacle-taken = Terrain taken back: { $obstacle }.
event-card-taken = { $seat } took { $card } along.
    .hidden = { $seat } took a card along.
event-aimed = { $seat } threw the Stash tokens at { $space }.
event-dropped = Stash token { $token } landed at { $space }.
    .brief = { $space }
event-adjusted = Stash token { $token } was moved to { $space }.
event-started = { $seat } put the Start tile and the car at { $space }.
event-faced = The car faces { $facing }.
event-placed = { $vehicle } joined the chase at { $space }, facing { $facing }.
event-round = Round { $round }.
event-drew = { $seat } drew { $tile }.
    .hidden = { $seat } drew a tile.
event-redrew = { $seat } used Traffic Camera: the tiles went back into the bag and were drawn anew.
event-laid = { $seat } laid { $tile } face down at { $space }.
    .hidden = { $seat } laid a tile face down at { $space }.
    .brief = { $tile } laid at { $space }
    .brief-hidden = laid face down at { $space }
event-laid-unseen = A tile of the { $pile } was laid face down at { $space }.
event-laid-open = { $seat } laid { $tile } at { $space }.
event-turned-up = Turned up at { $space }: { $tile }.
    .brief = { $tile }
event-badge =
    { $tokens ->
        [one] A { $points }-point badge: the Police now hold 1 Enforcement token.
       *[other] A { $points }-point badge: the Police now hold { $tokens } Enforcement tokens.
    }
event-recycled = { $seat } took up the face-down tile at { $space }.
event-studied = { $seat } studied the road at { $space }.
event-played = { $seat } played { $card }.
event-replayed = { $seat } paid Stash to play { $card } again.
event-gave-up-card = { $seat } gave up { $card } to pass the Barricade at { $space }.
event-drove =
    { $side ->
        [behind] { $seat } turned round and drove to { $space }, facing { $facing }.
       *[other] { $seat } drove { $side } to { $space }, facing { $facing }.
    }
event-took-stash = { $seat } took the Stash token at { $space }: that makes { $loot }.
    .brief = Stash token { $loot }
event-hazard-placed = A Hazard token now bars { $space }.
event-hazard-removed = The Hazard token at { $space } is gone.
event-no-hazard = No Hazard token at { $space }: { $reason }.
event-stunt-done = { $seat } pulled off a stunt with { $card }.
    .brief = stunt with { $card }
event-spun-round = { $seat } spun round with Handbrake Turn, back to { $space }, facing { $facing }.
event-backed-out = { $seat } backed out to { $space }.
    .brief = backed out to { $space }
event-peeked = { $seat } looked at the tile at { $space }: { $tile }.
    .hidden = { $seat } looked at the tile at { $space }.
    .brief = a look at { $space }: { $tile }
    .brief-hidden = a look at { $space }
event-skid-row =
    { $lost ->
        [0] Skid Row: the Police had nothing to lose.
        [one] Skid Row: the Police lost 1 Enforcement token, { $tokens } left.
       *[other] Skid Row: the Police lost { $lost } Enforcement tokens, { $tokens } left.
    }
event-extra-move =
    { $you ->
        [yes] The Thoroughfare gives you an extra move.
       *[no] The Thoroughfare gives { $seat } an extra move.
    }
event-swapped = { $seat } switched places with { $vehicle }, which is now at { $space }, facing { $facing }.
event-decoyed = { $seat } fooled the Police with a decoy: the real car is at { $space }, facing { $facing }.
event-turn-ended = { $seat } ended the turn.
event-reacted = { $vehicle } swung round to face { $facing }.
event-followed = { $vehicle } followed to { $space }, facing { $facing }.
    .brief = { $vehicle } followed
event-shaken = { $vehicle } was shaken off: the Driver slipped away behind it.
    .brief = { $vehicle } shaken off
event-returned = { $vehicle } backed up to { $space } too, facing { $facing }.
event-broke-off = { $vehicle } broke off: it is at { $space }, facing { $facing }.
event-crashed = { $vehicle } crashed at { $space }: { $cause }.
    .brief = { $vehicle } crashed
event-barricade-crashed = The Barricade at { $space } was rammed to pieces.
    .brief = the Barricade rammed
event-saved =
    { $tokens ->
        [0] { $vehicle } got through the crash at { $space } unharmed.
        [one] { $vehicle } got through the crash at { $space } unharmed; the Police have 1 Enforcement token left.
       *[other] { $vehicle } got through the crash at { $space } unharmed; the Police have { $tokens } Enforcement tokens left.
    }
event-jammed = Misled by the radar, { $vehicle } went to { $space }, facing { $facing }.
event-forced = { $vehicle } shot past, straight ahead to { $space }.
event-vehicle-moved = { $vehicle } moved to { $space }, facing { $facing }.
event-vehicle-turned = { $vehicle } turned to face { $facing }.
event-half-turned = { $vehicle } made a half turn for 1 Enforcement token and faces { $facing }.
event-another-action = { $vehicle } got another action for 1 Enforcement token.
event-dispatched = Dispatch sent { $vehicle } to { $space }, facing { $facing }.
event-broke-through = { $vehicle } broke through the Hazard at { $space }.
event-net-closed = { $seat } closed the net.
event-bought =
    { $tokens ->
        [0] { $seat } bought { $upgrade } with the last Enforcement tokens.
        [one] { $seat } bought { $upgrade }: 1 Enforcement token left.
       *[other] { $seat } bought { $upgrade }: { $tokens } Enforcement tokens left.
    }
event-barricade-placed = A Barricade now bars { $space }.
event-spikes-placed = Tire Spikes now lie at { $space }.
event-signalled = { $seat } signalled: { $signal }.
    .hidden = { $seat } sent a signal.
event-planned = { $seat } finished planning.
event-direction-set = { $seat } chose to drive { $side }.
    .hidden = { $seat } chose a direction.
event-direction-lifted =
    { $you ->
        [yes] Your direction no longer counts: choose again.
       *[no] The direction { $seat } chose no longer counts.
    }
event-direction-shown = { $seat } set off { $side }.
event-chases =
    { $you ->
        [yes] { $vehicle } goes after you.
       *[no] { $vehicle } goes after { $seat }.
    }
event-stayed = { $vehicle } stayed with the Driver who did not move.
event-shared = { $seat } joined in: { $card } helps both Drivers.
event-shared-stunt = { $seat } joined in: one stunt for both cars.
event-copied = { $seat } used the partner's { $card } with Partners in Crime.
event-recopied = { $seat } paid Stash to use the partner's { $card } with Partners in Crime again.
event-traded-places = { $seat } traded places with the partner: now at { $space }, the partner at { $other }.
event-pulled =
    { $you ->
        [yes] Bait and Switch pulled you to { $space }.
       *[no] Bait and Switch pulled { $seat } to { $space }.
    }
event-badge-noted =
    { $cards ->
        [one] A { $points }-point badge: the Police will turn over 1 upgrade card.
       *[other] A { $points }-point badge: the Police will turn over { $cards } upgrade cards.
    }
event-automa-moved =
    { $actions ->
        [0] { $vehicle } reached { $target }: { $space }, facing { $facing }.
        [one] { $vehicle } moved to { $space }, facing { $facing }, on its way to { $target }: { $motive }, 1 action to go.
       *[other] { $vehicle } moved to { $space }, facing { $facing }, on its way to { $target }: { $motive }, { $actions } actions to go.
    }
event-automa-turned =
    { $actions ->
        [one] { $vehicle } turned to face { $facing }: its way to { $target } begins behind it, 1 action to go.
       *[other] { $vehicle } turned to face { $facing }: its way to { $target } begins behind it, { $actions } actions to go.
    }
event-automa-joined = { $vehicle } lined up with the Driver, facing { $facing }.
event-automa-flanked = { $vehicle } stood head-on and turned to the Driver's right, facing { $facing }.
event-automa-pursues = { $vehicle } stays on the Driver's tail.
event-automa-faced = { $vehicle } cannot enter the Driver's tile and turned towards it, facing { $facing }.
event-automa-waits = { $vehicle } cannot enter the Driver's tile and lies in wait beside it.
event-automa-stuck = { $vehicle } found no way to the Driver and stays.
event-automa-again = { $vehicle } is on the Thoroughfare and acts again.
event-upgrade-turned =
    { $deck ->
        [one] The Police turned over { $upgrade }: 1 card left in the deck.
       *[other] The Police turned over { $upgrade }: { $deck } cards left in the deck.
    }
event-deck-shuffled =
    { $deck ->
        [one] A new upgrade deck was shuffled: 1 card.
       *[other] A new upgrade deck was shuffled: { $deck } cards.
    }
event-no-vehicle-left = No police vehicle is left: the Police turn over an upgrade card.
event-automa-placed = { $vehicle } joined the chase at { $space }, { $spot } of the Driver, facing { $facing } (vehicles so far: left { $left }, right { $right }).
event-automa-not-placed = { $vehicle } found no place near the Driver.
event-automa-barricade = A Barricade now bars { $space }: { $choice }.
event-barricade-taken = The Barricade at { $space } was taken up.
event-no-barricade = There was no place for a Barricade.
event-extra-action = { $vehicle } takes an extra action at once.
event-charged = { $vehicle } is charged: it can get through one crash or one Hazard.
event-charge-used = { $vehicle } used up its charge at { $space }.
event-charge-gone = { $vehicle } lost its charge: it was not used in time.
event-redeployed = { $vehicle } was called away from { $space }.
event-card-out = { $upgrade } leaves the upgrade deck for good.
event-dodged-tunnel = { $vehicle } stayed out of the Tunnel: it is at { $space }, facing { $facing }.
event-meter-up =
    { $you ->
        [yes] The Police are on you: your Pursuit Meter goes up to { $meter } of { $red }.
       *[no] The Police are on { $seat }: the Pursuit Meter goes up to { $meter } of { $red }.
    }
event-study-price = Studying takes time: the Pursuit Meter goes up to { $meter } of { $red }.
event-meter-down =
    { $you ->
        [yes] Nobody is on you: your Pursuit Meter goes down to { $meter } of { $red }.
       *[no] Nobody is on { $seat }: the Pursuit Meter goes down to { $meter } of { $red }.
    }
event-last-ditch = The Pursuit Meter goes down to { $meter } of { $red }.
event-hidden =
    { $you ->
        [yes] The Garage Hideout hides you: your Pursuit Meter does not move.
       *[no] The Garage Hideout hides { $seat }: the Pursuit Meter does not move.
    }
event-watched =
    { $you ->
        [yes] Old roads are watched, and you were seen.
       *[no] Old roads are watched, and { $seat } was seen.
    }
event-in-the-clear =
    { $you ->
        [yes] You are in the clear.
       *[no] { $seat } is in the clear.
    }
event-escaped = The city has run out of road: the Escape tile came down at { $space }. Gone!
event-caught =
    { $you ->
        [yes] The Pursuit Meter is on red: you were caught!
       *[no] The Pursuit Meter is on red: { $seat } was caught!
    }
event-cornered =
    { $you ->
        [yes] You had no way out: cornered!
       *[no] { $seat } had no way out: cornered!
    }
event-uncovered = The game is over: all tiles and cards lie open.
event-idle-warning =
    { $left ->
        [one] { $idle } rounds in a row without a tile laid or turned up: one more, and the Police win.
       *[other] { $idle } rounds in a row without a tile laid or turned up: { $left } more, and the Police win.
    }
event-idled = Ten rounds in a row without a tile laid or turned up: the Police win.
event-event-card = An event: { $card }.
event-event-aside = { $card } cannot work now and was set aside.
event-hunt =
    { $goal ->
        [one] The prey hunts back: 1 crash wins for the Driver, 1 vehicle home on the Start tile for the Police.
       *[other] The prey hunts back: { $goal } crashes win for the Driver, { $goal } vehicles home on the Start tile for the Police.
    }
event-hunted = The hunt: { $crashes } of { $goal } crashes.
event-ran-home = { $vehicle } got home to the Start tile: { $escapes } of { $goal }.
event-stash-for-badge = { $seat } got a Stash token for the badge: that makes { $loot }.
event-fuse-set =
    { $fuse ->
        [one] The Stash tokens are gone and the fuse is lit: 1 round.
       *[other] The Stash tokens are gone and the fuse is lit: { $fuse } rounds.
    }
event-fuse-burnt =
    { $fuse ->
        [0] The fuse has burnt out.
        [one] The fuse burns: 1 round left.
       *[other] The fuse burns: { $fuse } rounds left.
    }
event-goal-reached = { $card } is decided!
event-no-tiles-left = The bag is empty and too few face-down tiles are left: the Police win.

## The board in the terminal

board-round = Round { $round }
board-setup = Setting up
board-bag =
    { $tiles ->
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }, { $rounds ->
        [one] 1 round to go at full speed
       *[other] { $rounds } rounds to go at full speed
    }
board-car = Driver car
board-hazard = Hazard token
board-stash = Stash token
board-barricade = Barricade
board-spikes = Tire Spikes
board-to-fill = to be filled
board-back = face down
board-meter = meter { $meter } of { $red }
board-stash-held = { $tokens } Stash
board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-pursued = pursued
board-ramming = ramming
board-slammed = brakes on
board-extra-move = extra move
board-stomping = lays the tiles
board-ended = turn over
board-chosen = direction chosen
board-way = going { $way }
board-hand = Hand:
board-discard = Discard pile:
board-removed = Out of the game:
board-tokens =
    { $tokens ->
        [one] Police: 1 Enforcement token
       *[other] Police: { $tokens } Enforcement tokens
    }
board-upgrade =
    { $bought ->
        [0] { $upgrade } { $cost } ({ $left } left)
       *[other] { $used ->
            [0] { $upgrade } { $cost } (bought, { $left } left)
           *[other] { $upgrade } { $cost } (bought, used this round, { $left } left)
        }
    }
board-idle =
    { $left ->
        [one] No new tile this round, and the Police win.
       *[other] No new tile within { $left } rounds, and the Police win.
    }
board-automated = Automated Police: { $difficulty }
board-piles = Perilous pile { $perilous }, Serene pile { $serene }
board-deck =
    { $cards ->
        [one] 1 upgrade card
       *[other] { $cards } upgrade cards
    }
board-badges = badges this round { $badges }
board-charged = Armored Car charged
board-filling = To be filled:
board-drawn = Drawn:
board-event = Event:
board-hunt = { $crashes } of { $goal } crashed, { $escapes } of { $goal } home
board-fuse =
    { $fuse ->
        [one] 1 round on the fuse
       *[other] { $fuse } rounds on the fuse
    }
board-signals = Signals:

## What an option means, beside it

note-follows = { $vehicle } follows
note-shaken = shakes off { $vehicle }
note-arrives = { $vehicle } can get there
note-barricade = Barricade: costs a card
note-hazard = Hazard: stunt or back out
note-meter =
    { $left ->
        [0] pursued there: you are caught
        [one] pursued there, 1 space before red
       *[other] pursued there, { $left } spaces before red
    }
note-hideout = Garage Hideout: the meter stays
note-study =
    { $left ->
        [0] the meter reaches red: caught
        [one] meter up, 1 space before red
       *[other] meter up, { $left } spaces before red
    }
note-idle =
    { $left ->
        [one] no new tile: the Police win after this round
       *[other] no new tile: { $left } rounds left for one
    }
note-driver = the Driver's tile
note-stash =
    { $tokens ->
        [one] costs 1 Stash token
       *[other] costs { $tokens } Stash tokens
    }
note-buy = costs { $cost }, leaves { $left }
note-rich = { $tokens } tokens idle: badges pay no more
note-caught = pursued before red: the check would catch you
note-last-card = your last card
note-dead-end =
    { $ways ->
        [0] dead end, no way on
       *[other] only one way on from there
    }
note-badge = { $points }-point badge
note-lying = lying
note-upright = upright

## Why a bot plays as it does: see bot.en.ftl beside this file
