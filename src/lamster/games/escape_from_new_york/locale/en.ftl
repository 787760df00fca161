### Escape from New York. Names, labels and questions.
### $arg is always a name that has been resolved already: a card, thing, tile, space, direction, player or number.

## Heroes, with what they begin with

hero-snake = Snake
    .letter = S
    .effect = fights; begins with a loaded Submachine Gun
hero-maggie = Maggie
    .letter = M
    .effect = fights and covers others; begins with a loaded Revolver
hero-brain = Brain
    .letter = B
    .effect = tricks and plans; begins with the Diagram of Bridge 3
hero-cabbie = Cabbie
    .letter = C
    .effect = moves fast and takes others along; begins with the Taxi

## Action cards, with what they do

action-strong-antitoxin = Strong Antitoxin
    .effect = take up to 3 cards back
action-on-my-own = On My Own
    .effect = move 1 (clear), reveal 1
action-dead-run = Dead Run
    .effect = move 2 (clear), reveal 1
action-kick-it-down = Kick It Down
    .effect = move 1 (smash), reveal 1
action-bare-knuckles = Bare Knuckles
    .effect = 2 damage in your space
action-spray-the-street = Spray the Street
    .effect = 3 damage, range 1
action-hit-and-run = Hit and Run
    .effect = 1 damage in your space, move 1, reveal 1
action-ghost-step = Ghost Step
    .effect = move 1 (clear, quiet), reveal 1
action-not-my-plan-snake = Not My Plan
    .effect = steal a card from a Hero in your space, even the President
action-one-man-army = One-Man Army
    .effect = 4 damage in your space, move 1, reveal 1
action-old-war-reflexes = Old War Reflexes
    .effect = move 2 (smash), reveal 1
action-second-wind = Second Wind
    .effect = take up to 4 cards back
action-into-the-sewers = Into the Sewers
    .effect = from Manhole to Manhole, reveal 1
action-last-warning = Last Warning
    .effect = 2 damage, range 1, then trick as many Enemies as you like
action-ill-cover-you = I'll Cover You
    .effect = take up to 2 cards back; a Hero here or next door may take back 1
action-ill-cut-you = I'll Cut You
    .effect = 2 damage in your space
action-clean-shot = Clean Shot
    .effect = 3 damage, range 1
action-hurry-up = Hurry Up
    .effect = move 2 (clear), reveal 1
action-eyes-open = Eyes Open
    .effect = move 1 (clear), reveal 1
action-shoulder-in = Shoulder In
    .effect = move 1 (smash), reveal 1
action-shoot-and-scoot = Shoot and Scoot
    .effect = 1 damage, range 1, move 1, reveal 1
action-over-here-boys = Over Here, Boys
    .effect = trick 1 or 2 Enemies
action-not-my-plan-maggie = Not My Plan
    .effect = steal a card from a Hero in your space, even the President
action-empty-the-cylinder = Empty the Cylinder
    .effect = 5 damage, range 1
action-get-behind-me = Get Behind Me
    .effect = move 2, one Hero may come along, reveal 1
action-hold-the-line = Hold the Line
    .effect = 2 damage, range 1; ignore up to 2 damage this turn
action-patch-you-up = Patch You Up
    .effect = you may take 1 card back; each other Hero here may take back 2
action-take-it-and-go = Take It and Go
    .effect = steal a card from a Hero in your space, but not the President; move 1
action-let-me-think = Let Me Think
    .effect = take up to 2 cards back; look at the top Event and leave it or put it at the bottom
action-stony-poker-face = Stony Poker Face
    .effect = trick 1 Enemy or more
action-watch-your-step = Watch Your Step
    .effect = move 1 (clear, quiet), reveal 1
action-back-alleys = Back Alleys
    .effect = move 2 (clear), reveal 1
action-squeeze-past = Squeeze Past
    .effect = move 1, reveal 1
action-homemade-charge = Homemade Charge
    .effect = 3 damage in your space; you may destroy 1 Roadblock
action-scrounge = Scrounge
    .effect = draw 1 Item
action-it-is-all-in-the-files = It Is All in the Files
    .effect = reveal 2, then look at 1 face-down POI at most 3 away
action-not-my-plan-brain = Not My Plan
    .effect = steal a card from a Hero in your space, even the President
action-the-duke-trusts-me = The Duke Trusts Me
    .effect = trick as many Enemies as you like, move 1, reveal 1
action-tunnel-plans = Tunnel Plans
    .effect = from Manhole to Manhole, one Hero may come along, reveal 1
action-black-market = Black Market
    .effect = draw 2 Items
action-double-deal = Double Deal
    .effect = steal a card from a Hero in your space, but not the President, and give an Item back
action-wire-the-street = Wire the Street
    .effect = put Roadblocks on 1 or 2 roads of your space
action-take-a-breather = Take a Breather
    .effect = take up to 3 cards back
action-step-on-the-gas = Step on the Gas
    .effect = move 2 (clear), with a Car 3; reveal 1
action-short-cut = Short Cut
    .effect = move 2 (clear), reveal 1
action-straight-through = Straight Through
    .effect = move 1 (smash), reveal 1, 1 damage in your space
action-bottle-out-the-window = Bottle Out the Window
    .effect = 2 damage, range 1
action-tire-iron = Tire Iron
    .effect = 2 damage in your space
action-lean-on-the-horn = Lean on the Horn
    .effect = trick 1 or 2 Enemies
action-hop-in = Hop In
    .effect = move 1 (clear), one Hero may come along, reveal 1
action-not-my-plan-cabbie = Not My Plan
    .effect = steal a card from a Hero in your space, even the President
action-thirty-years-in-this-town = Thirty Years in This Town
    .effect = from a POI to any other POI
action-full-throttle = Full Throttle
    .effect = move 3 (smash), reveal 1
action-fire-bottles = Fire Bottles
    .effect = 4 damage, range 1
action-spare-engine = Spare Engine
    .effect = take a Car from the stock; with a Car drive 1 instead
action-meters-running = Meter's Running
    .effect = take up to 2 cards back, move 1, reveal 1

## What a Hero can hold, with what it does

thing-axe = Axe
    .effect = Weapon: attacks in your space deal 1 more damage
thing-spiked-club = Spiked Club
    .effect = Weapon: attacks in your space deal a Boss 4 more damage
thing-baseball-bat = Baseball Bat
    .effect = Weapon: once a turn 1 damage in your space
thing-revolver = Revolver
    .effect = Weapon, 3 Ammo: 2 damage, range 1, 2 Noise
thing-pump-shotgun = Pump Shotgun
    .effect = Weapon, 2 Ammo: 4 damage in your space, 3 Noise
thing-submachine-gun = Submachine Gun
    .effect = Weapon, 4 Ammo: 2 damage, range 1, 1 Noise
thing-throwing-knives = Throwing Knives
    .effect = Weapon, 2 Ammo: 1 damage, range 1
thing-trash-can-lid = Trash Can Lid
    .effect = ignore up to 3 damage you are about to take
thing-first-aid-kit = First Aid Kit
    .effect = take up to 2 cards back
thing-molotov-cocktail = Molotov Cocktail
    .effect = 3 damage in one space, yours or next to it, 2 Noise
thing-ammo-box = Ammo Box
    .effect = up to 2 Ammo for your Weapon
thing-fake-tape = Fake Tape
    .effect = only for an objective, or for your Level Bar
thing-radio = Radio
    .effect = move the Helicopter to another space of Central Park
thing-smoke-bomb = Smoke Bomb
    .effect = trick 1 Enemy or more
thing-crowbar = Crowbar
    .effect = destroy 1 Roadblock at your space
thing-sewer-map = Sewer Map
    .effect = from Manhole to Manhole, with no Enemy in your space
thing-cigarettes = Cigarettes
    .effect = New York loses 3 Noise
thing-diagram-4 = Diagram of Bridge 4
    .effect = for an escape over bridge 4, or for your Level Bar
thing-crossbow = Crossbow
    .effect = Weapon, 3 Ammo: 2 damage, range 1
thing-presidents-finger = President's Finger
    .effect = take an Alive card out of the President deck
thing-snakes-gun = Snake's Submachine Gun
    .effect = Weapon, 4 Ammo: 2 damage, range 1, 1 Noise
thing-maggies-revolver = Maggie's Revolver
    .effect = Weapon, 3 Ammo: 2 damage, range 1, 2 Noise
thing-diagram-3 = Diagram of Bridge 3
    .effect = for an escape over bridge 3, or for your Level Bar
thing-tape = Tape
    .effect = for every escape over a bridge, and for an objective
thing-bracelet = President's Bracelet
    .effect = once: look at up to 3 face-down POI tiles; also for an objective
thing-diagram-1 = Diagram of Bridge 1
    .effect = for an escape over bridge 1
thing-diagram-2 = Diagram of Bridge 2
    .effect = for an escape over bridge 2
thing-president = President
    .effect = for every escape over a bridge

## In the place of a thing

other-nothing = nothing
other-item-back = a face-down Item
other-case-back = a face-down Case

## Tiles, with what is on them

tile-ct01 = Surgery
    .effect = 1 Prisoner
tile-ct02 = Surgery
    .effect = Roadblock to the north-east
tile-ct03 = Surgery
    .effect = 1 Prisoner, Event icon
tile-ct04 = Gun Shop
    .effect = 1 Prisoner
tile-ct05 = Gun Shop
    .effect = 1 Prisoner
tile-ct06 = Gun Shop
    .effect = 1 Prisoner, Manhole
tile-ct07 = Shelter
    .effect = nothing special
tile-ct08 = Shelter
    .effect = 1 Prisoner
tile-ct09 = Shelter
    .effect = Manhole, Roadblock to the south
tile-ct10 = Garage
    .effect = a Prisoner with a Car
tile-ct11 = Garage
    .effect = a Prisoner with a Car, 1 Item
tile-ct12 = Garage
    .effect = a Prisoner with a Car, Event icon
tile-ct13 = Garage
    .effect = a Prisoner with a Car
tile-ct14 = Warehouse
    .effect = 1 Prisoner, 1 Item
tile-ct15 = Warehouse
    .effect = 1 Prisoner, 1 Item, Roadblock to the north-east
tile-ct16 = Warehouse
    .effect = 1 Prisoner, 1 Item, Manhole
tile-ct17 = Warehouse
    .effect = 2 Prisoners, 2 Items
tile-ct18 = Warehouse
    .effect = 1 Prisoner, 1 Item, Roadblock to the south-west
tile-ct19 = Warehouse
    .effect = 1 Item, Event icon
tile-ct20 = Warehouse
    .effect = 1 Item, Roadblock to the south
tile-ct21 = Warehouse
    .effect = 1 Prisoner, 1 Item, Event icon
tile-ct22 = Warehouse
    .effect = 1 Prisoner, 1 Item
tile-ct23 = Warehouse
    .effect = 1 Prisoner, 2 Items, Roadblock to the north-west
tile-ct24 = Dark Alley
    .effect = Event icon
tile-ct25 = Dark Alley
    .effect = 1 Prisoner, Event icon
tile-ct26 = Dark Alley
    .effect = 1 Prisoner, Event icon, Roadblock to the north
tile-ct27 = Dark Alley
    .effect = Event icon, Manhole
tile-ct28 = Dark Alley
    .effect = Event icon, Roadblock to the south-east
tile-ct29 = Back Street
    .effect = 2 Prisoners, Manhole
tile-ct30 = Back Street
    .effect = 1 Prisoner, Manhole, Roadblock to the south-west
tile-ct31 = Back Street
    .effect = 1 Prisoner, Roadblock to the north
tile-ct32 = Back Street
    .effect = 1 Prisoner, Roadblock to the south-east
tile-ct33 = Back Street
    .effect = nothing special
tile-ct34 = Back Street
    .effect = 1 Prisoner, Manhole, Roadblock to the north-west
tile-tripwire = Tripwire
    .effect = Trap: 3 damage
tile-rigged-cage = Rigged Cage
    .effect = 1 Prisoner; Trap: 4 Noise and 2 Prisoners in your space
tile-cp1 = Picnic Lawn
    .effect = 2 Prisoners, 1 Item
tile-cp2 = Overgrown Path
    .effect = 1 Prisoner, Event icon
tile-cp3 = Meadow
    .effect = 3 Prisoners
tile-cp4 = Picnic Lawn
    .effect = 1 Prisoner, 2 Items
tile-cp5 = Overgrown Path
    .effect = 1 Prisoner, Event icon, Manhole
tile-cp6 = Meadow
    .effect = 1 Prisoner, Manhole
tile-cp7 = Picnic Lawn
    .effect = 1 Prisoner, 1 Item, Roadblock to the north
tile-cp8 = Picnic Lawn
    .effect = 1 Prisoner, 1 Item, Event icon
tile-dukes-camp = Duke's Camp
    .effect = 4 Prisoners; the President is here
tile-nothing-here = Nothing Here
    .effect = nothing happens; the Duke will appear here
tile-romeros-hideout = Romero's Hideout
    .effect = Romero and 1 Prisoner; he guards Case 1
tile-slags-ring = Slag's Ring
    .effect = Slag; he guards Case 2
tile-crash-site = Crash Site
    .effect = Case 3 and 2 Prisoners
tile-old-theatre = Old Theatre
    .effect = Case 4 and 1 Prisoner; a special card for New York
tile-gang-hideout = Gang Hideout
    .effect = 2 Prisoners and 2 Items; a special card for New York
tile-looted-store = Looted Store
    .effect = 1 Item; a special card for New York
tile-library = Library
    .effect = draw an Item, or take a random card back
tile-ring = Library Square
    .effect = next to the Library
tile-wtc = World Trade Center
    .effect = the Gullfire stands on its roof

## Spaces of the city

space-A2 = A2
space-A4 = A4
space-A6 = A6
space-A8 = A8
space-B1 = B1
space-B3 = B3
space-B5 = B5
space-B7 = B7
space-B9 = B9
space-C0 = C0
space-C2 = C2
space-C4 = C4
space-C6 = C6
space-C8 = C8
space-C10 = C10
space-D1 = D1
space-D3 = D3
space-D5 = D5
space-D7 = D7
space-D9 = D9
space-E0 = E0
space-E2 = E2
space-E4 = E4
space-E6 = E6
space-E8 = E8
space-E10 = E10
space-F1 = F1
space-F3 = F3
space-F5 = F5
space-F7 = F7
space-F9 = F9
space-G0 = G0
space-G2 = G2
space-G4 = G4
space-G6 = G6
space-G8 = G8
space-G10 = G10
space-H1 = H1
space-H3 = H3
space-H5 = H5
space-H7 = H7
space-H9 = H9
space-I0 = I0
space-I2 = I2
space-I4 = I4
space-I6 = I6
space-I8 = I8
space-I10 = I10
space-J1 = J1
space-J3 = J3
space-J5 = J5
space-J7 = J7
space-J9 = J9
space-K2 = K2
space-K4 = K4
space-K6 = K6
space-K8 = K8

## Event cards

event_card-thats-the-duke = That's the Duke
    .effect = hunt 3
event_card-crazies = Crazies
    .effect = 1 Prisoner in your space, then hunt 1
event_card-something-below = Something Below
    .effect = a Prisoner at each of the 2 nearest Manholes
event_card-sniper = Sniper
    .effect = 1 damage
event_card-falling-masonry = Falling Masonry
    .effect = 2 damage
event_card-car-alarm = Car Alarm
    .effect = 3 Noise
event_card-rats = Rats
    .effect = 1 Noise
event_card-fresh-barricade = Fresh Barricade
    .effect = a Roadblock at your space
event_card-forgotten-stash = Forgotten Stash
    .effect = 1 Item cube in your space
event_card-dead-quiet = Dead Quiet
    .effect = New York loses 2 Noise
event_card-a-familiar-face = A Familiar Face
    .effect = draw 1 Item
event_card-stolen-wheels = Stolen Wheels
    .effect = a Prisoner with a Car next to you, where you like
event_card-gang-ambush = Gang Ambush
    .effect = 2 Prisoners in your space
event_card-pickpocket = Pickpocket
    .effect = discard a hidden Item
event_card-explosion = Explosion!
    .effect = clears Prisoners, enemy Cars and Roadblocks from your space; 2 damage; 2 Noise

## Timer tiles

timer-street-noise = Street Noise
    .effect = Events
timer-tension = Tension
    .effect = Event Level up by 1, then Events
timer-lookout = Lookout
    .effect = turn up a face-down POI if you like
timer-chopper = Chopper
    .effect = move the Helicopter if you like
timer-patrols = Patrols
    .effect = 1 Prisoner in the space of each Hero
timer-sewer-dwellers = Sewer Dwellers
    .effect = a Prisoner at each of the 3 nearest Manholes
timer-supply-drop = Supply Drop
    .effect = draw 1 Item
timer-lull = Lull
    .effect = New York loses 3 Noise
timer-adrenaline = Adrenaline
    .effect = each other Hero may take back 1 card; playing alone, you draw 1 Item
timer-blackout = Blackout
    .effect = a Roadblock at the space of each Hero; 2 Noise
timer-riot = Riot
    .effect = 1 Mission cube moves, then hunt 3
timer-food-drop = Food Drop
    .effect = 1 Item cube in every revealed space of Central Park
timer-hurry-up = Hurry Up
    .effect = the Helicopter lands; for a Lone Victory nobody needs to have taken the President any more
timer-red = Red tile
    .effect = nothing happens
timer-new-york-wins = New York wins
    .effect = you all lose

## New York cards

ny-card-ambush = Ambush
    .effect = 1 Prisoner in your space and 1 next to you, then hunt 2
ny-card-up-from-the-sewers = Up from the Sewers
    .effect = a Prisoner at each of the 2 nearest Manholes, then hunt 2
ny-card-barricades = Barricades
    .effect = a Roadblock and 1 Prisoner at your space
ny-card-dead-ends = Dead Ends
    .effect = a Roadblock at the space of each Hero, then hunt 3
ny-card-the-hunt-is-on = The Hunt Is On
    .effect = hunt 5
ny-card-street-gangs = Street Gangs
    .effect = 1 Prisoner in each of 3 spaces next to you, then hunt 2
ny-card-running-the-clock = Running the Clock
    .effect = 1 Mission cube moves, then hunt 3
ny-card-the-bridges-are-mined = The Bridges Are Mined
    .effect = 1 Mission cube moves, a Roadblock at your space, then hunt 2
ny-card-wreckers = Wreckers
    .effect = if Enemies and no Hero are at the World Trade Center, the Gullfire is destroyed, otherwise 1 Prisoner comes there; 1 Prisoner in your space
ny-card-time-is-running-out = Time Is Running Out
    .effect = turn up a Timer tile
ny-card-ambush-in-force = Ambush in Force
    .effect = 2 Prisoners in your space, then hunt 3
ny-card-sewer-flood = Sewer Flood
    .effect = a Prisoner at each of the 3 nearest Manholes, then hunt 3
ny-card-high-barricades = High Barricades
    .effect = a Roadblock and 2 Prisoners at your space
ny-card-lockdown = Lockdown
    .effect = a Roadblock and 1 Prisoner at the space of each Hero
ny-card-manhunt = Manhunt
    .effect = hunt 8
ny-card-all-the-gangs = All the Gangs
    .effect = 1 Prisoner in each of 4 spaces next to you, then hunt 3
ny-card-countdown = Countdown
    .effect = 2 Mission cubes move
ny-card-more-mines = More Mines
    .effect = 1 Mission cube moves, a Roadblock and 1 Prisoner at your space, then hunt 2
ny-card-wrecking-crew = Wrecking Crew
    .effect = with no Hero at the World Trade Center the Gullfire is destroyed; 1 Prisoner there and 1 in your space
ny-card-last-minutes = Last Minutes
    .effect = turn up a Timer tile, then hunt 3
ny-card-thick-skins = Thick Skins
    .effect = Prisoners have 1 more Hit Point
ny-card-blowguns = Blowguns
    .effect = Prisoners have 1 more range
ny-card-night-runners = Night Runners
    .effect = Prisoners are 1 step faster

## Trap cards

trap-card-triggered = Triggered
trap-card-safe = Safe

## Suburb tokens

suburb-raft = Raft
suburb-item = Item
suburb-prisoner = Prisoner
suburb-event = Event icon
suburb-manhole = Manhole

## Buildings

building-library = Library
    .letter = L
    .effect = draw an Item, or take a random card back
building-surgery = Surgery
    .letter = +
    .effect = take up to 2 cards back
building-gun-shop = Gun Shop
    .letter = r
    .effect = draw 2 Items and keep 1, or up to 2 Ammo
building-shelter = Shelter
    .letter = n
    .effect = no damage as long as you are here

## Enemies and Bosses

enemy-prisoner = a Prisoner
enemy-driver = a Prisoner with a Car
enemy-romero = Romero
enemy-slag = Slag
enemy-duke = the Duke
boss-romero = Romero
    .letter = R
    .effect = makes 1 Noise when his attack costs you a card; guards Case 1
boss-slag = Slag
    .letter = G
    .effect = cannot be tricked; guards Case 2
boss-duke = The Duke
    .letter = D
    .effect = goes after the Hero with the President, and comes back when killed

## Directions: roads lead to the …

direction-N = north
    .letter = N
direction-NE = north-east
    .letter = NE
direction-SE = south-east
    .letter = SE
direction-S = south
    .letter = S
direction-SW = south-west
    .letter = SW
direction-NW = north-west
    .letter = NW

## Personal Objectives: a thing, and a means of transport

blue-tape = Tape
    .effect = have the Tape in your supply
blue-bracelet = President's Bracelet
    .effect = have the President's Bracelet in your supply
blue-fake-tape = Fake Tape
    .effect = have a Fake Tape in your supply
blue-wanted = Wanted!
    .effect = have a Wanted card
purple-helicopter = Helicopter
    .effect = be in the space of the Helicopter once it has landed
purple-gullfire = Gullfire
    .effect = be at the World Trade Center with the Gullfire still there
purple-raft = Raft
    .effect = be in a space with a face-up Raft
colour-blue = blue
colour-purple = purple

## Level Bars by their texture

texture-brick = brick
texture-rust = rust
texture-chain = chain
texture-steel = steel

## Decks

pile-items = Items
pile-events = Events

## What can be picked up

collect-item = Item
collect-case-1 = Case 1
collect-case-2 = Case 2
collect-case-3 = Case 3
collect-case-4 = Case 4
collect-president = President
collect-car = Car

## What Library and Gun Shop offer

choice-item = draw an Item
choice-items = draw two Items and keep one
choice-card = take a random card back
choice-ammo = up to 2 Ammo for your Weapon

## The President, where it is in doubt

fate-alive = Alive
fate-dead = Dead

## Hidden things

hidden-action = a card
hidden-thing = a card
hidden-tile = a POI tile
hidden-event_card = an Event
hidden-blue = an objective
hidden-purple = an objective
hidden-objectives = an objective
hidden-shown = something

## Settings

option-special_cards = Extra Special Action cards
    .help = Each Hero can choose from six Special Action cards instead of four.
    .value-false = Without
    .value-true = With
option-crossbows = Crossbows
    .help = Two Crossbows among the Items: they make no Noise.
    .value-false = Without
    .value-true = With
option-explosion = Explosions
    .help = Two Explosions among the Events: they clear your space, but hurt you too.
    .value-false = Without
    .value-true = With
option-timer_tiles = Extra Timer tiles
    .help = Three more black Timer tiles to draw from: Blackout, Riot and Food Drop. The deck is no bigger.
    .value-false = Without
    .value-true = With
option-traps = Traps
    .help = Two City tiles with a Trap, which may go off when you walk in.
    .value-false = Without
    .value-true = With
option-hard_deck = Hard New York deck
    .help = New York plays with ten harder cards.
    .value-false = The standard cards
    .value-true = The hard cards
option-one_tile_less = One Timer tile less
    .help = Less time: one black Timer tile less in the deck.
    .value-false = All tiles
    .value-true = One less
option-thirty_prisoners = Thirty Prisoners
    .help = Thirty Prisoners instead of forty. They run out sooner, and every one that cannot come makes Noise.
    .value-false = Forty
    .value-true = Thirty
option-wanted = Wanted!
    .help = Whoever kills a Boss gets a Wanted card, and two of the blue objectives ask for one.
    .value-false = Off
    .value-true = On
option-dead_or_alive = Is the President dead or alive?
    .help = One of three cards says that the President is dead when you get to him; then only a Lone Victory is left.
    .value-false = He is alive
    .value-true = Nobody knows
option-lone_level = Level for a Lone Victory
    .help = When Level 3 counts as reached: when its Level Bar is complete and gone, or already when it is in use.
    .value-removed = Level Bar 3 is gone
    .value-in_use = Level Bar 3 is in use
option-black_tiles = Black Timer tiles
    .help = How much time there is: so many black tiles are in the Timer deck. As the rules have it: 12 with four players, 11 with three, 10 with two or alone.
    .value-usual = As the rules have it
    .value-6 = 6
    .value-7 = 7
    .value-8 = 8
    .value-9 = 9
    .value-10 = 10
    .value-11 = 11
    .value-12 = 12
    .value-13 = 13
    .value-14 = 14
    .value-15 = 15
option-always_show = Always show my cards
    .help = At the start every player may promise to show everything in each escape attempt. They are not asked again, and nobody waits for them.
    .value-false = Each attempt is a secret choice
    .value-true = Players may promise to show everything

## Questions

ask-hero = Which Hero do you play?
ask-promise = Do you show everything in every escape attempt?
ask-recovery = Do you take all discarded cards back, for a Timer tile?
ask-choose = Your plan: which two cards?
ask-play = Which card do you turn up now?
ask-dare = The card works only if you give up your Car. Do you?
ask-drive = Do you drive now?
ask-window = A free moment: anything before you go on?
ask-moment = In between: do you pick something up?
ask-move = Where do you go?
ask-company = Does anybody come along?
ask-ride = Do you come along?
ask-jump = Where do you come out?
ask-reveal = Which empty space do you reveal?
ask-peek = Which POI tile do you look at?
ask-roadblock = A Roadblock is put up.
ask-reuse = There is no Roadblock left. Which destroyed one is used again?
ask-break = Which Roadblock do you destroy?
ask-wire = Which road do you block?
ask-hit = Whom do you hit?
ask-burn = Where do you throw it?
ask-trick = Whom do you trick, and where to?
ask-damage = Damage! Do you ward it off?
ask-recover = Which card do you take back?
ask-cover = Whom do you cover?
ask-rob = Whom do you rob?
ask-steal = Which card do you take?
ask-give = Which Item do you give back?
ask-bury = Where does the Event go?
ask-pickpocket = A pickpocket! Which Item do you lose?
ask-lookout = Which POI do you turn up?
ask-copter = Where does the Helicopter go?
ask-hunt = The hunt: which Enemy goes first?
ask-route = Several ways are equally short: which one is it?
ask-which = Which of the Prisoners there moves?
ask-aboard = Which Prisoner rides along?
ask-duke = Which way does the Duke go?
ask-place = Where does a Prisoner appear?
ask-sewer = Out of which Manhole does a Prisoner climb?
ask-wheels = Where does the stolen Car turn up?
ask-driver = Which Prisoner takes the Car?
ask-limit = More than three cards: which one goes?
ask-poi = Which POI is turned up next?
ask-learn = Which Special Action card do you take?
ask-exchange = Which objective do you exchange?
ask-objective = Which objective do you take?
ask-building = What do you do in the Building?
ask-keep = Which Item do you keep?
ask-show = An escape attempt: what do you show?

## Options, by the verb of the action code

code-hero = Play { $arg }
code-always-show = Always show everything
code-choose-each-time = Choose each time
code-go-on = Go on
code-hurry = No more free moments this turn
code-done = Done
code-decline = Not now
code-recover-all = Take all cards back
code-choose = Lay down { $arg }
code-unchoose = Take { $arg } out of the plan
code-ready = Reveal your Weapon: { $arg }
    .alone = Ready
code-play = Turn up { $arg }
code-hit-instead = Ability: hit, instead of { $arg }
code-move-instead = Ability: move, instead of { $arg }
code-dare = Give up the Car
code-skip = Do nothing with this card
code-drive = Drive
code-stop = Stop here
code-go = Go to { $arg }
code-crash = Crash through to { $arg } and lose your Car
code-bridge = Go onto bridge { $arg }
code-crash-bridge = Crash onto bridge { $arg } and lose your Car
code-alone = Go alone
code-invite = Take { $arg } along
code-ride = Come along
code-stay = Stay
code-reveal = Reveal { $arg }
code-manhole = Through the sewers to { $arg }
code-jump = To the POI at { $arg }
code-turn = Turn up the POI at { $arg }
code-peek = Look at the POI at { $arg }
code-break = Destroy the Roadblock to the { $arg }
code-wire = Block the road to the { $arg }
code-reuse = The one at { $arg }
code-block = Put up the Roadblock
code-hit-prisoner = Hit a Prisoner at { $arg }
code-hit-prisoner-hurt1 = Hit a Prisoner (1 damage) at { $arg }
code-hit-prisoner-hurt2 = Hit a Prisoner (2 damage) at { $arg }
code-hit-prisoner-down = Hit a lying Prisoner at { $arg }
code-hit-prisoner-down-hurt1 = Hit a lying Prisoner (1 damage) at { $arg }
code-hit-prisoner-down-hurt2 = Hit a lying Prisoner (2 damage) at { $arg }
code-hit-driver = Hit a Prisoner with a Car at { $arg }
code-hit-driver-hurt1 = Hit a Prisoner with a Car (1 damage) at { $arg }
code-hit-driver-hurt2 = Hit a Prisoner with a Car (2 damage) at { $arg }
code-hit-driver-down = Hit a lying Prisoner with a Car at { $arg }
code-hit-driver-down-hurt1 = Hit a lying Prisoner with a Car (1 damage) at { $arg }
code-hit-driver-down-hurt2 = Hit a lying Prisoner with a Car (2 damage) at { $arg }
code-hit-romero = Hit Romero at { $arg }
code-hit-slag = Hit Slag at { $arg }
code-hit-duke = Hit the Duke at { $arg }
code-trick-prisoner = Trick a Prisoner to { $arg }
code-trick-prisoner-hurt1 = Trick a Prisoner (1 damage) to { $arg }
code-trick-prisoner-hurt2 = Trick a Prisoner (2 damage) to { $arg }
code-trick-prisoner-down = Trick a lying Prisoner to { $arg }
code-trick-prisoner-down-hurt1 = Trick a lying Prisoner (1 damage) to { $arg }
code-trick-prisoner-down-hurt2 = Trick a lying Prisoner (2 damage) to { $arg }
code-trick-driver = Trick a Prisoner with a Car to { $arg }
code-trick-driver-hurt1 = Trick a Prisoner with a Car (1 damage) to { $arg }
code-trick-driver-hurt2 = Trick a Prisoner with a Car (2 damage) to { $arg }
code-trick-driver-down = Trick a lying Prisoner with a Car to { $arg }
code-trick-driver-down-hurt1 = Trick a lying Prisoner with a Car (1 damage) to { $arg }
code-trick-driver-down-hurt2 = Trick a lying Prisoner with a Car (2 damage) to { $arg }
code-trick-romero = Trick Romero to { $arg }
code-trick-duke = Trick the Duke to { $arg }
code-hunt-prisoner = A Prisoner from { $arg }
code-hunt-driver = A Prisoner with a Car from { $arg }
code-hunt-romero = Romero from { $arg }
code-hunt-slag = Slag from { $arg }
code-hunt-duke = The Duke from { $arg }
code-burn = Into { $arg }
code-suffer = Take the damage
code-recover = Take { $arg } back
code-cover = Cover { $arg }
code-rob = Rob { $arg }
code-steal = Take { $arg }
code-give = Give { $arg }
code-bury = Put it at the bottom
code-leave = Leave it on top
code-collect = Pick up: { $arg }
code-use = Use { $arg }
code-fire = Attack with { $arg }
code-bar = { $arg } onto your Level Bar
code-bar-weapon = Your Weapon { $arg } onto your Level Bar
code-throw = Discard { $arg }
code-drop-1 = Drop { $arg } as Case 1
code-drop-2 = Drop { $arg } as Case 2
code-drop-3 = Drop { $arg } as Case 3
code-drop-4 = Drop { $arg } as Case 4
code-abandon = Abandon your Car
code-bracelet = Turn up the President's Bracelet
code-win = Declare a Lone Victory
code-learn = Take { $arg }
code-exchange = Your { $arg } objective
code-objective = Take { $arg }
code-library = Library: { $arg }
code-surgery = Have yourself patched up
code-shop = Gun Shop: { $arg }
code-keep = Keep { $arg }
code-copter = Helicopter to { $arg }
code-step = On to { $arg }
code-prisoner = A Prisoner at { $arg }
code-wheels = At { $arg }
code-hurt = The one with { $arg } damage
code-later = Nobody here: take somebody along later
code-duke = The Duke appears
code-show = Show { $arg }

## Chance, as lines in a record

code-first = First player: { $arg }
code-texture = Level Bars: { $arg }
code-blue = Blue objective: { $arg }
code-purple = Purple objective: { $arg }
code-tile = Tile: { $arg }
code-poi = POI: { $arg }
code-suburb = Suburb token: { $arg }
code-timer = Timer tile: { $arg }
code-event = Event: { $arg }
code-item = Item: { $arg }
code-nothing = No Item is left
code-case = Case: { $arg }
code-back = Stolen: { $arg }
code-find = Found again: { $arg }
code-lose = Lost: { $arg }
code-president = The President: { $arg }
code-trap = Trap card: { $arg }
code-special = A special card joins the New York deck
code-new-york = On top of the New York deck: { $arg }

## What happened. $seat is the player it is about, $you says whether that is the reader.

event-picked = { $seat } chose { $hero }.
event-promised = { $seat } will always show everything in escape attempts.
event-bar = { $seat } got Level Bars of { $texture }.
event-objective = { $seat } got the blue objective { $blue }.
    .hidden = { $seat } got a blue objective.
event-transport = { $seat } got the purple objective { $purple }.
    .hidden = { $seat } got a purple objective.
event-first =
    { $you ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
event-turn =
    { $you ->
        [yes] Round { $round }: your turn.
       *[no] Round { $round }: { $seat }'s turn.
    }
event-recovered-all =
    { $cards ->
        [one] { $seat } took 1 discarded card back.
       *[other] { $seat } took all { $cards } discarded cards back.
    }
event-forced =
    { $cards ->
        [one] { $seat } had to take 1 discarded card back.
       *[other] { $seat } had to take all { $cards } discarded cards back.
    }
event-chose =
    { $cards ->
        [one] { $seat } laid 1 card face down.
       *[other] { $seat } laid { $cards } cards face down.
    }
event-played = { $seat } turned up { $card }.
event-skipped = { $card } could not be carried out.
event-ability-hit = { $seat } used the ability: a hit.
event-ability-move = { $seat } used the ability: a step.
event-moved = { $seat } went to { $space }.
    .brief = to { $space }
event-rode = { $seat } came along to { $space }.
event-stayed = { $seat } did not come along.
event-crashed = { $seat } crashed through to { $space } and lost the Car.
    .brief = crashed through to { $space }
event-smashed = The Roadblock { $direction } of { $space } was smashed.
event-revealed = Revealed at { $space }: { $tile }.
    .brief = { $tile } at { $space }
event-suburb-turned = Suburb token at { $space }: { $suburb }.
event-poi-turned = POI at { $space }: { $tile }.
    .brief = { $tile } at { $space }
event-peeked = { $seat } looked at the POI at { $space }: { $tile }.
    .hidden = { $seat } looked at the POI at { $space }.
event-hit = { $seat } hit { $enemy } at { $space }: { $damage } damage.
    .brief = { $damage } damage to { $enemy }
event-killed = { $seat } killed { $enemy } at { $space }.
    .brief = { $enemy } killed
event-on-the-bar =
    { $you ->
        [yes] The Prisoner goes onto your Level Bar.
       *[no] The Prisoner goes onto the Level Bar of { $seat }.
    }
event-tricked = { $seat } tricked { $enemy } to { $space }.
    .brief = { $enemy } tricked
event-came = New at { $space }: { $enemy }.
event-took-car = A Prisoner took the abandoned Car at { $space }.
event-hunted = The hunt from { $space } to { $target }: { $enemy }.
event-carried = A passenger came along to { $space }.
event-crashed-in = A Car crashed through a Roadblock to { $space }; the Car is gone.
event-entered = Walked in from { $space } to { $target }: { $enemy }.
event-duke-moved = The Duke went to { $space }.
event-duke-back = The Duke is back, at { $space }.
event-stood-up =
    { $number ->
        [one] A tricked Enemy stood up.
       *[other] { $number } tricked Enemies stood up.
    }
event-roadblock = A Roadblock went up { $direction } of { $space }.
event-broke = { $seat } destroyed the Roadblock to the { $direction }.
event-cubes =
    { $number ->
        [one] 1 Item cube at { $space }.
       *[other] { $number } Item cubes at { $space }.
    }
event-drew = { $seat } drew { $thing }.
    .hidden = { $seat } drew an Item.
    .brief = { $thing }
    .brief-hidden = an Item
event-drew-nothing = { $seat } drew nothing: no Item is left.
event-took-case = { $seat } picked up Case { $number }.
    .brief = Case { $number }
event-saw-case = In it: { $thing }.
    .hidden = Nobody else saw what is in it.
event-case-token = Case { $number } now lies at { $space }.
event-dropped = { $seat } dropped { $thing } as Case { $number }.
    .hidden = { $seat } dropped Case { $number }.
event-took-wreck = { $seat } took a Car.
event-left-car = { $seat } abandoned the Car.
event-took-president = { $seat } took the President!
event-president-dead = { $seat } found the President dead.
event-alive-taken = { $seat } took an Alive card out of the President deck.
event-used = { $seat } used { $thing }.
event-ready-weapon = { $seat } revealed a Weapon: { $thing }.
event-fired =
    { $ammo ->
        [0] { $seat } attacked with { $thing }.
       *[other] { $seat } attacked with { $thing }; { $ammo } Ammo left.
    }
event-threw-away = { $seat } discarded { $thing }.
    .hidden = { $seat } discarded an Item.
event-item-on-bar = { $seat } put { $thing } onto the Level Bar.
    .hidden = { $seat } put an Item onto the Level Bar.
event-robbed = { $seat } robbed { $victim }.
event-stole = { $seat } took { $thing } from { $victim }.
    .hidden = { $seat } took a card from { $victim }.
    .brief = took { $thing }
    .brief-hidden = took a card
event-gave = { $seat } gave { $thing } to { $victim }.
    .hidden = { $seat } gave a card to { $victim }.
    .brief = gave { $thing }
    .brief-hidden = gave a card
event-recovered = { $seat } took { $card } back.
    .hidden = { $seat } took a card back.
event-lost = { $seat } lost { $card }.
    .hidden = { $seat } lost a card.
    .brief = lost { $card }
    .brief-hidden = lost a card
event-damaged =
    { $damage ->
        [0] { $seat } took no damage.
       *[other] { $seat } took { $damage } damage.
    }
event-sheltered = The Shelter kept { $damage } damage away.
event-warded = { $damage } damage was warded off.
    .brief = { $damage } warded off
event-noise = New York gained { $number } Noise and has { $noise }.
event-quieter = New York lost { $number } Noise and has { $noise }.
event-mission = A Mission cube moved: { $left } left.
event-reset = The Mission cubes went back.
event-timer-tile = Timer tile: { $tile }.
event-timer-gone = Timer tile discarded: { $tile }.
event-landed = The Helicopter landed at { $space }.
event-copter-moved = The Helicopter went to { $space }.
event-gullfire-gone = The Gullfire was destroyed!
event-event-card = Event: { $card }.
event-saw-event = { $seat } looked at the top Event: { $card }.
    .hidden = { $seat } looked at the top Event.
event-buried = { $seat } put it at the bottom.
event-event-level = The Event Level rose to { $level }.
event-trap = A Trap: { $card }.
event-level-up = { $seat } reached Level { $level }.
event-learned = { $seat } took { $card }.
    .hidden = { $seat } took a Special Action card.
    .brief = { $card }
    .brief-hidden = a Special Action card
event-exchanged = { $seat } put the { $colour } objective back into its deck.
event-looked = In the { $colour } deck: { $cards }.
    .hidden = { $seat } looked through the { $colour } deck.
event-building-used = { $seat } used the { $building }.
event-ammo-added = { $seat } loaded the Weapon: { $ammo } Ammo.
event-ny-discarded = New York discarded { $card }.
event-ny-paid = New York paid { $cost }: { $card }.
event-ny-unpaid = New York could not pay { $cost } for { $card }.
event-ny-shuffled = The New York deck was shuffled.
event-ny-special = A special card joined the New York deck.
event-bonus = In play from now on: { $card }.
event-reshuffled = The { $pile } were shuffled anew.
event-attempt = { $seat } went for bridge { $number }!
event-showed = { $seat } showed { $thing }.
    .brief = { $thing }
event-showed-nothing = { $seat } showed nothing.
    .brief = nothing shown
event-failed = The escape over bridge { $number } failed.
event-wanted-card = { $seat } took a Wanted card.
event-escaped = { $seat } escaped from New York!
event-lone = { $seat } escaped alone: { $blue }, { $purple }!
event-all-lost = New York wins: everybody loses.

## The board in the terminal

board-setup = Choosing Heroes
board-turn = { $player }: step { $step } of 12
board-turn-begins = { $player }: before step 1
board-turn-noise = { $noise } Noise so far
board-guard = ignores { $guard } damage
board-noise = Noise
board-missions = Missions
board-timer = Timer
board-events = Event Level { $level }
board-top = Top card: { $cost } Noise, from { $ways }, Roadblock { $road }
board-prisoners-left =
    { $prisoners ->
        [one] 1 Prisoner left
       *[other] { $prisoners } Prisoners left
    }
board-boss = { $boss } { $life }/{ $most }
board-boss-down = { $boss } { $life }/{ $most } (lying)
board-camp = President in the Camp
board-dead = the President is dead
board-no-gullfire = Gullfire destroyed
board-prisoner = Prisoners
board-driver = with a Car
board-lying = lying
board-cube = Item cubes
board-case = Case
board-wreck = Car
board-manhole = Manhole
board-event = Event icon
board-face-down-suburb = Suburb token
board-raft = Raft
board-heliport = Heliport
board-helicopter = Helicopter
board-gullfire = Gullfire
board-bridge = Bridge
board-park = Central Park
board-poi = face-down POI
board-empty = not revealed
board-roadblock = Roadblock NE SE S N
board-hand-size =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
board-discard-size = { $cards } discarded
board-chosen = { $cards } laid down
board-ammo = { $weapon } { $ammo }/{ $most }
board-car = Car
board-taxi = Taxi
board-level = Level { $level }
board-bar = Level { $level } (bar *{ $prisoners }/{ $needsprisoners } ${ $items }/{ $needsitems })
board-items =
    { $cards ->
        [one] 1 hidden Item
       *[other] { $cards } hidden Items
    }
board-cases =
    { $cards ->
        [one] 1 hidden Case
       *[other] { $cards } hidden Cases
    }
board-known = known: { $things }
board-wanted =
    { $cards ->
        [one] 1 Wanted card
       *[other] { $cards } Wanted cards
    }
board-always-shows = always shows everything in escape attempts
board-hand = Hand (Noise):
board-plan = Plan:
board-discard = Discard pile:
board-supply = Supply:
board-shop = From the shop:
board-alone = Alone:
board-alone-president = President taken or red tiles
board-alone-level = Level 3
board-seen = You know:
board-seen-slot = Case { $number }: { $thing }
board-seen-top = top Event: { $event }
board-seen-bottom = bottom Event: { $event }
board-bonuses = Bonuses:

## Notes beside the options

note-noise = { $noise } Noise
note-ability-hit = 2 damage in your space
note-ability-move = 1 step past Enemies, reveal 1
note-tiles =
    { $black ->
        [0] { $red ->
            [one] 1 red tile left
           *[other] { $red } red tiles left
        }
        [one] 1 black tile left
       *[other] { $black } black tiles left
    }
note-poi-tiles =
    { $tiles ->
        [one] costs 1 Timer tile
       *[other] costs { $tiles } Timer tiles
    }
note-prisoners =
    { $prisoners ->
        [one] 1 Prisoner
       *[other] { $prisoners } Prisoners
    }
note-drivers = { $drivers } with a Car
note-cubes =
    { $cubes ->
        [one] 1 Item cube
       *[other] { $cubes } Item cubes
    }
note-case = Case { $number }
note-road = across a Roadblock
note-on-noise =
    { $noise ->
        [0] then Enemies attack
       *[other] then { $noise } Noise, and Enemies attack
    }
note-on-attack =
    { $damage ->
        [0] then the turn goes on: nobody can hurt you now
       *[other] then Enemies attack: { $damage } damage
    }
note-on-new-york = then New York goes on
note-on-end = ends your turn
note-cannot = does nothing now: { $hindrance }
note-crash = works now only if you give up your Car
note-full = too much Noise: a Timer tile is turned up
note-saturated =
    { $cubes ->
        [one] too much Noise: 1 Mission cube moves
       *[other] too much Noise: { $cubes } Mission cubes move
    }
note-damage = { $damage } damage ahead in step 7
note-forced = next turn you must take your cards back, for a Timer tile
note-gullfire = the Gullfire, your way out, may be destroyed next
note-loss = { $chance } % that you all lose at once
note-fourth = more than three: one has to go
note-bridge = a Roadblock shuts bridge { $number }
note-missing = not in sight here: { $thing }
note-taxi = the Taxi leaves the game
note-replaces = { $thing } is discarded
note-objective = your objective asks for it
note-show-withholds = holds back { $thing }: the escape fails
note-show-fails = fails: nobody here has { $thing }
note-show-unless = fails unless somebody else shows { $thing }
note-show-together = completes the escape if others show { $thing }
note-show-completes = completes the escape: all Heroes here win
note-show-seen = everybody sees it

hindrance-enemies = Enemies in your space
hindrance-walled = no way out
hindrance-crash = only through with the Car
hindrance-trick = nobody to trick
hindrance-trick-room = nowhere to send them
hindrance-steal = nobody here to rob
hindrance-manhole = no Manhole to use
hindrance-manhole-car = not with a Car
hindrance-poi = not at a POI
hindrance-car = no Car left
hindrance-break = no Roadblock to break
hindrance-wire = no road to block
