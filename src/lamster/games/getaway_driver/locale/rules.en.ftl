### Getaway Driver. Every rule in a sentence for players. Ids follow the rule ledger.
### The steps of a Police turn are called vehicle step, pursuit check and purchase step: see rule GD-R7.
### “Followers”: vehicles that go along with the Driver's move, see rule GD-F4. “Hazard tile”: a tile with a Hazard token.

## Sections

rules-section-GD-A = Terms
rules-section-GD-T = The table
rules-section-GD-S = Setup
rules-section-GD-R = Round and turns
rules-section-GD-E = Expanding the search area
rules-section-GD-K = What is on a tile
rules-section-GD-D = The Driver's turn: studying and moving
rules-section-GD-F = Pursuit
rules-section-GD-C = Road conditions
rules-section-GD-H = Hazards
rules-section-GD-P = The Police: vehicles and purchases
rules-section-GD-B = The Police: pursuit check
rules-section-GD-U = Police upgrades
rules-section-GD-M = Midtown tiles
rules-section-GD-X = Driver cards
rules-section-GD-W = End of the game
rules-section-GD-L = Learning mode and settings
rules-section-GD-I = What each seat may see
rules-section-GD-V = Event cards
rules-section-GD-O = Playing solo
rules-section-GD-Q = Four players

## Terms

rule-GD-A1 = Everything moves along rows and columns, never diagonally. Two spaces are adjacent if they share an edge, and diagonally adjacent if they touch only at a corner.
    .title = Rows and columns
rule-GD-A2 = “2 spaces away” means exactly two steps along rows and columns, so two straight on or one diagonally: eight spaces in all. “1 space away” means one of the four adjacent spaces. All distances are counted in such steps unless a rule says otherwise.
    .title = “2 spaces away”
rule-GD-A3 = A space is legal if it is on the table and no terrain obstacle covers it. Tiles, vehicles and tokens cannot be anywhere else.
    .title = Legal space
rule-GD-A4 = An open space is a legal space that has no City tile yet; the Start tile is a City tile too.
    .title = Open space
rule-GD-A5 = Police pieces are the vehicles (Patrol Car, Motorcycle, Armored Car, Helicopter), the Barricades and the Tire Spikes. A space has room for any number of vehicles, but for one Barricade only.
    .title = Police pieces
rule-GD-A6 = A movement action, Handbrake Turn as an ability and Switch Cars make the Driver enter the tile they lead to. Backing out, Handbrake Turn as a stunt, Decoy Car and Bait and Switch do not: nothing on that tile happens.
    .title = Entering a tile
rule-GD-A7 = A movement action of the Driver: turn the car to its front, left or right, drive one space that way, and keep that facing.
    .title = Movement action of the Driver
rule-GD-A8 = A movement action of a police vehicle is one of three things: drive one space to its front, left or right and face that way from then on; make a quarter turn where it stands; or do nothing.
    .title = Movement action of a police vehicle
rule-GD-A9 = A round has three phases: the Police expand the search area, the Driver escapes, the Police close the net. What is allowed once per round is available again as soon as the first of them begins.
    .title = Round
rule-GD-A10 = A vehicle or Barricade that crashes leaves the table for the Police supply, from where it can be bought again. No crash ever harms the Driver.
    .title = Crash
rule-GD-A11 = Where a card, a tile or an event contradicts a general rule, the card, tile or event is right, but no further than it says.
    .title = Specific beats general
rule-GD-A12 = An ability may be played only if at least part of it can be carried out right then; Ramming Speed, Slam on the Brakes and Stomping Grounds count as carried out the moment they start. A card given up at a Barricade is not an ability and always works.
    .title = No empty plays

## The table

rule-GD-T1 = The table is a grid of 15 columns by 11 rows, or 23 by 15 with four players; a space is as big as a tile. Its size never changes during a game and the city is never shifted. (Setting “Table size”: compact with 11 × 9, large with 19 × 13, or columns and rows of your own from 9 × 9 to 31 × 21.)
    .title = Table grid
rule-GD-T2 = Beyond the edge there is nothing: no tile, vehicle or token can be there, and the Driver cannot drive there.
    .title = Table edge
rule-GD-T3 = The table is free of terrain obstacles. (Setting “Terrain obstacles”: one to three, placed before anything else: a Lake of 2 × 2 spaces, a Mountain of 3 × 1 and a City Park of 2 × 1. What they cover is not legal all game.)
    .title = Terrain obstacles
rule-GD-T4 = Between a terrain obstacle and the edge, or another obstacle, at least two whole spaces stay free, diagonally too. Chance places them, and starts over with all of them if one finds no place. (Setting “Obstacle placement”: the host places them within these limits, and if one finds no place moves another or leaves the rest out.)
    .title = Where terrain obstacles may lie
rule-GD-T5 = The Driver names a legal space to aim at, if nothing else the middle. Each Stash token lands off it by some columns and some rows, each number being the difference of two random numbers from 0 to 4. If the space is not legal or has a Stash token, the token is thrown again, after 200 throws onto a random free space.
    .title = Scattering the Stash tokens
rule-GD-T6 = Between a Stash token and the nearest other one there must be one or two whole spaces, diagonally counted like straight on. A token for which that fails is misplaced.
    .title = Distance between Stash tokens
rule-GD-T7 = As long as a Stash token is misplaced, the Police pick a misplaced one and move it to a legal space where its distance to the nearest other token is right; tokens that lie well are left alone. A misplaced token that can go nowhere stays and is misplaced no longer.
    .title = The Police adjust the Stash tokens
rule-GD-T8 = The Police may leave the adjusting to the game, and automated Police always do: the misplaced token with the lowest number goes to the nearest permitted space, on a tie the northernmost and then the westernmost, and so on until none is misplaced.
    .title = Automatic adjusting
rule-GD-T9 = A Stash token belongs to exactly one space; when a tile is laid there, the token goes on top of it.
    .title = Stash token and new tile
rule-GD-T10 = If a tile is laid where vehicles, a Barricade or the Tire Spikes stand, they stand on that tile afterwards and face as before.
    .title = Police pieces and new tile

## Setup

rule-GD-S1 = You agree who is the Driver and who is the Police, or let the game draw lots.
    .title = Roles
rule-GD-S2 = The Pursuit token begins on white, at the left end of the Pursuit Meter.
    .title = Start of the Pursuit Meter
rule-GD-S3 = The Driver secretly picks five of the ten driver cards; the other five leave the game unseen. Partners in Crime / Bait and Switch is on offer only with four players.
    .title = The Driver's hand
rule-GD-S4 = A Driver new to the cards can take a ready-made hand: Stomping Grounds, Leave Wreckage, Hit the Gas, Last Ditch Effort and Decoy Car.
    .title = Beginner hand
rule-GD-S5 = Five Stash tokens are scattered and the others stay out of the game. (Setting “Stash tokens”: two to eight; the fewer there are, the harder it is for the Driver.)
    .title = Number of Stash tokens
rule-GD-S6 = Setup goes in this order: terrain obstacles, the Driver's cards, scattering the Stash tokens, adjusting them, Start tile and car, first Patrol Car, bag, and then round 1. The Driver may leave picking cards until just before round 1.
    .title = Order of setup
rule-GD-S7 = The Driver lays the Start tile face up on any legal space without a Stash token and puts the car on it, facing any way.
    .title = Placing the Start tile
rule-GD-S8 = For free the Police put a Patrol Car on any legal space 2 spaces away from the Driver's car, facing any way. It stands on the bare table, and a Stash token there does not matter.
    .title = First Patrol Car
rule-GD-S9 = The bag holds 43 City tiles, well mixed: every tile but Start and Escape.
    .title = Bag
rule-GD-S10 = The Police begin without Enforcement tokens, as all ten are in the supply. Their eight upgrades, which everyone may see, are still to be bought; the other vehicles, three Barricades, the Tire Spikes, 12 Hazard tokens and the Escape tile wait beside the table.
    .title = What the Police begin with
rule-GD-S11 = The Start tile counts as a face-up green tile that has no icons, badge or bonus.
    .title = The Start tile as a tile

## Round and turns

rule-GD-R1 = A round goes: a chance to play Stomping Grounds, the Police expand the search area, the Driver's turn, the Police turn. Rounds follow each other until somebody has won.
    .title = Order of a round
rule-GD-R2 = Before the search area is expanded the Driver may play Stomping Grounds, but no other card.
    .title = Start of a round
rule-GD-R3 = The Driver's turn goes: cards for the beginning of the turn, studying the road, moving, dealing with the road conditions, and then further plays until the Driver ends the turn.
    .title = Order of the Driver's turn
rule-GD-R4 = Jam the Police Radar, Ramming Speed, Slam on the Brakes and Switch Cars are for the beginning of the Driver's turn only, in any order and number. The beginning lasts until the first study or the first movement; Switch Cars, Bait and Switch and cards that do not move the car leave it open.
    .title = Beginning of the Driver's turn
rule-GD-R5 = Handbrake Turn as an ability, Hit the Gas, Last Ditch Effort, Leave Wreckage and, with four players, Bait and Switch may be played throughout the Driver's turn, but only while nothing is being carried out: before the normal move, or once a movement with all its consequences is settled.
    .title = Any-time cards
rule-GD-R6 = If a space in front, left or right is open when the Driver is about to take a movement action, the Police first fill it as at the start of the round. In the Driver's turn this is done for Hit the Gas, for a Thoroughfare move and, if the car was put elsewhere or turned, just before studying or the normal move; a card played earlier causes only its own fill. Handbrake Turn fills a single space.
    .title = Filling before driving
rule-GD-R7 = The Police turn goes: vehicle step, chance for the Driver to play Decoy Car, pursuit check, purchase step.
    .title = Order of the Police turn

## Expanding the search area

rule-GD-E1 = The open spaces directly in front, left and right of the Driver's car are filled, never the one behind it. Spaces that have a tile or are not legal are skipped.
    .title = Which spaces are filled
rule-GD-E2 = The Police draw exactly one tile for each space to fill: normally three in the first round, later anything from none to three. With nothing to fill the phase is skipped.
    .title = How many tiles are drawn
rule-GD-E3 = If the bag has fewer tiles than there are spaces to fill, none is drawn: the Escape tile comes down, in front if that is open, else left, else right, and the Driver wins at once. Just enough tiles are laid as usual, and an empty bag with nothing to fill changes nothing.
    .title = Not enough tiles
rule-GD-E4 = The Police look at the tiles they drew and lay them face down, one on each space, distributed as they like; which way round a tile lies means nothing. (Setting “Learning mode”: they are laid face up.)
    .title = Looking and laying
rule-GD-E5 = Traffic Camera is used between drawing tiles and laying them.
    .title = When Traffic Camera is used
rule-GD-E6 = The Police may look at every face-down tile on the table whenever they like. (Not with four players, where only the City may, nor under the event Fresh Out of Traffic Cones.)
    .title = Peeking
rule-GD-E7 = Everyone always sees how many tiles are left in the bag.
    .title = Bag count
rule-GD-E8 = Until a tile is flipped, its colour, icons, badge and bonus are unknown to the Driver and do nothing, though vehicles may drive on it. (Setting “Learning mode”: no tile lies face down.)
    .title = Face-down tiles

## What is on a tile

rule-GD-K1 = Entering a green tile never brings a Hazard token; only a driver ability can put one there.
    .title = Green light
rule-GD-K2 = On entering a yellow tile the Driver decides whether it gets a Hazard token, unless something on the tile rules it out.
    .title = Yellow light
rule-GD-K3 = When the Driver enters a red tile, it gets a Hazard token, unless something on the tile rules it out.
    .title = Red light
rule-GD-K4 = Each yellow or red tile shows one or two stunt icons out of five; green tiles and the Start tile show none.
    .title = Hazard icons
rule-GD-K5 = Each time the Driver turns up a tile with a badge, by studying, entering, Vantage Point or Switch Cars, the Police at once gain the 1, 2 or 3 Enforcement tokens it shows. A tile that is face up already, a look through City Map and a flip by a police vehicle pay nothing. (Setting “Learning mode”: they are paid when the Driver enters.)
    .title = Police Badge
rule-GD-K6 = There are ten Enforcement tokens, 20 with four players. Spent and lost ones return to the supply; what the supply cannot pay out is forfeited.
    .title = Supply of Enforcement tokens
rule-GD-K7 = While a Stash token lies on a tile, no Hazard token can be placed there.
    .title = Stash token keeps hazards away
rule-GD-K8 = A tile where a police piece already stands when the Driver arrives gets no Hazard token from that entry. Vehicles that arrive together with the Driver do not prevent one.
    .title = Police pieces keep hazards away
rule-GD-K9 = City Map, Garage Hideout, Skid Row, Thoroughfare and Vantage Point are the five midtown tiles: green, and with a bonus.
    .title = Midtown tiles
rule-GD-K10 = A Helicopter may not enter a Tunnel that lies face up.
    .title = Tunnel
rule-GD-K11 = The Event symbol means nothing. (Setting “Event cards”: turning up its tile brings an event.)
    .title = Event symbol
rule-GD-K12 = A tile never has more than one Hazard token.
    .title = One Hazard token per tile
rule-GD-K13 = There are 12 Hazard tokens, 24 with four players, and removed ones are used again. If one is needed and none is left, the one farthest from the Driver concerned is taken, on a tie the one that has lain longest.
    .title = Supply of Hazard tokens

## Studying the road

rule-GD-D1 = The Driver may study after the cards for the beginning of the turn and before the normal move; an extra movement action gives no new opportunity.
    .title = Studying: when
rule-GD-D2 = Any face-down tile that shares an edge with the Driver's tile may be studied, the one behind the car too; diagonal ones may not.
    .title = Studying: which tiles
rule-GD-D3 = The Driver flips one tile for all to see, looks at it, and then flips another or stops.
    .title = Studying: one at a time
rule-GD-D4 = Each tile studied moves the Pursuit token one space right at once; if that is red, the Police win on the spot.
    .title = Studying: the price
rule-GD-D5 = A badge on a studied tile pays the Police, even if the Driver never drives there.
    .title = Studying: badges pay
rule-GD-D6 = Studying sets off nothing else on the tile: hazard, Stash token and bonus wait until the Driver enters. Only the Event symbol works at once.
    .title = Studying: nothing else happens
rule-GD-D7 = Once studied, a tile stays face up for the rest of the game.
    .title = Studying: for good
rule-GD-D8 = The Driver never has to study.
    .title = Studying: optional
rule-GD-D9 = After Slam on the Brakes the Driver neither studies nor makes the normal move this turn.
    .title = Studying: not after Slam on the Brakes

## Moving the car

rule-GD-D10 = One normal movement action per turn is compulsory for the Driver, onto the tile in front, left or right; it counts even if it ends in backing out or Handbrake Turn as a stunt. Cards that move the car come on top of it, and only Slam on the Brakes cancels it.
    .title = The Driver must move
rule-GD-D11 = The car turns before it drives and then faces that way until it moves again.
    .title = Facing of the car
rule-GD-D12 = The Driver drives on City tiles only, face up or face down, and never on the bare table.
    .title = Tiles only
rule-GD-D13 = A face-down tile is flipped as the Driver enters it, and its badge pays the Police.
    .title = Flipping on entry
rule-GD-D14 = Vehicles, Tire Spikes, Stash tokens and Hazard tokens never keep the Driver from entering a tile; a Barricade costs a card.
    .title = What does not stop the Driver
rule-GD-D15 = If the normal move is due and neither the space in front nor those left and right can be entered, because of the edge, a terrain obstacle or a Barricade the Driver cannot pay for, the Driver is caught and the Police win.
    .title = Dead end
rule-GD-D16 = If all four spaces around the car are closed when the normal move is due, the Driver is caught and the Police win. Closed is what is not legal, has a Barricade the Driver cannot pay for, or has a Hazard token (or is a face-up red tile that would get one) for which the Driver has no matching stunt to use. An open space, or a face-down tile without Hazard token, is never closed. While the fuse of Ticking Time Bomb burns, being boxed in catches nobody.
    .title = Boxed in
rule-GD-D17 = Before being caught in a dead end or boxed in, the Driver may still play any card that is allowed at that moment; it is over only if there is none or the Driver declines.
    .title = Cards before capture
rule-GD-D18 = If the space in front, left or right can be entered, the Driver must drive onto one of them, even if only backing out can come of it.
    .title = No standing still
rule-GD-D19 = If in ten rounds in a row no tile is laid or flipped, the Police win; this is looked at last of all when a round ends.
    .title = Ten idle rounds
rule-GD-D20 = An entry goes in this order: pay for a Barricade; move the car and note who follows; flip, badge, event; crashes of vehicles already there by Ramming Speed or event; their reaction turns; Stash token; Hazard token; stunt or backing out; followers settled; midtown bonus. The bonus is skipped if the Driver backed out or left by Handbrake Turn as a stunt.
    .title = Order of an entry

## Pursuit

rule-GD-F1 = A police vehicle is pursuing as long as it is on the Driver's tile, and no longer.
    .title = Pursuing
rule-GD-F2 = If the Driver enters a tile where a police vehicle stands, a vehicle facing the same way stays as it is and one standing crosswise turns to the Driver's facing. One facing the opposite way is given a quarter turn left or right by the Police, or none.
    .title = Reaction turn
rule-GD-F3 = A reaction turn does not cost the vehicle its action in the vehicle step.
    .title = Reaction turn is no move
rule-GD-F4 = When the Driver leaves a tile by the normal move or a Thoroughfare move, every pursuing vehicle goes along onto the new tile and takes the Driver's facing; the Police have no say in it.
    .title = Following
rule-GD-F5 = A vehicle cannot follow a Driver who drives onto the space directly behind it: it stays, facing as before, and is pursuing no longer.
    .title = Shaking off from behind
rule-GD-F6 = Nobody follows on Hit the Gas, Handbrake Turn as an ability, Switch Cars, Decoy Car or Bait and Switch.
    .title = Moves nobody follows
rule-GD-F7 = A vehicle that followed, even there and back again, has moved this round and gets no normal action in the vehicle step.
    .title = Following is moving
rule-GD-F8 = A vehicle that did not follow has not moved, so it may act in the vehicle step.
    .title = Left behind
rule-GD-F9 = Followers are settled once it is clear how the Driver fares on the new tile: without a Hazard token they stand there too, after a stunt they crash there, after backing out they are on the old tile again with the Driver's facing. Only then do the Police decide whether to pay for the Armored Car, Motorcycle or Helicopter.
    .title = Settling followers
rule-GD-F10 = A vehicle that breaks off (a Motorcycle, or a Helicopter at a Tunnel) parts with the Driver. The Police pick another way than the Driver's, to its front, left or right as it faced on the old tile, and drive it one space there if it may go there (only a Helicopter onto a Hazard token, and none onto a face-up Tunnel), or leave it on the old tile facing that way. It has then moved.
    .title = Breaking off
rule-GD-F11 = Vehicles that stood on the new tile already are pursuing from now on, turned or not. If the Driver backs out, or leaves by Handbrake Turn as a stunt, in the same movement action, they stay, have not moved and may act in the vehicle step.
    .title = Vehicles already on the new tile
rule-GD-F12 = A police vehicle that drives onto the Driver's tile in the vehicle step is pursuing and faces the way it came.
    .title = Vehicle arriving at the Driver

## Road conditions

rule-GD-C1 = If the Driver enters a red tile and neither a Hazard token, nor a Stash token, nor a police piece was there before, it gets a Hazard token.
    .title = Entering red
rule-GD-C2 = If the same holds for a yellow tile, the Driver says whether it gets a Hazard token or not.
    .title = Entering yellow
rule-GD-C3 = A green tile never gets a Hazard token for being entered.
    .title = Entering green
rule-GD-C4 = Where a Hazard token lies already, no second one is added; whatever the colour, the Driver must deal with the one that is there.
    .title = Entering a hazard tile
rule-GD-C5 = The Driver takes the Stash token lying on the tile, and whatever the colour that entry brings no Hazard token.
    .title = Entering a tile with Stash token
rule-GD-C6 = Where a vehicle, a Barricade or the Tire Spikes already were, this entry brings no Hazard token, even if the piece is rammed away in the course of it.
    .title = Entering a tile with police piece
rule-GD-C7 = A badge does not keep a Hazard token away.
    .title = Entering a tile with badge
rule-GD-C8 = All this holds for each and every entry, no matter how often the Driver has been there.
    .title = Every time anew

## Hazards

rule-GD-H1 = A Hazard token on the tile entered, old or new, leaves the Driver three ways: a matching stunt, Handbrake Turn as a stunt, or backing out.
    .title = Hazards must be dealt with
rule-GD-H2 = A stunt matches if the tile shows its icon; one stunt will do, even if the tile shows two icons.
    .title = Matching stunt
rule-GD-H3 = On a tile without icons (green or Start) no stunt matches, so only Handbrake Turn as a stunt and backing out are left.
    .title = Hazard token without icons
rule-GD-H4 = The card for a stunt may come from the hand, or from the discard pile for the usual Stash price.
    .title = Where stunts come from
rule-GD-H5 = To back out is to return to the tile where this movement action began, keeping the facing of the move, so that the car looks at the hazard tile. The Driver may do so even with a matching stunt at hand, and it is not entering.
    .title = Backing out
rule-GD-H6 = When the Driver backs out, the Hazard token on the tile left behind stays there; one on the tile returned to is removed.
    .title = Hazard tokens and backing out
rule-GD-H7 = If the Driver performs a stunt, all followers crash unless protected. Vehicles that were on the tile before are not followers and stay.
    .title = A stunt crashes followers
rule-GD-H8 = After a stunt the Hazard token remains, and the Driver stands on it; leaving it later costs nothing.
    .title = Hazard token remains
rule-GD-H9 = A Helicopter never crashes on hazards, an Armored Car may pay, a Motorcycle may break off. Vehicles crash all at the same moment, so a Hazard token that the Armored Car removes does not save the others.
    .title = Protection from crashing
rule-GD-H10 = A police vehicle that moves onto a Hazard token crashes, and therefore a vehicle without protection may not choose such a move.
    .title = Police vehicles and hazards
rule-GD-H11 = On a yellow tile the Driver may choose a Hazard token and then back out, leaving the tile blocked.
    .title = Placing a hazard and backing out
rule-GD-H12 = With Hit the Gas, Thoroughfare or Handbrake Turn, backing out leads to where that extra move began, not to where the turn began.
    .title = Backing out of an extra move

## The Police: vehicle step

rule-GD-P1 = Each police vehicle may take one movement action, in the order the Police choose, unless it has already moved this round by following, breaking off or Dispatch.
    .title = Which vehicles may act
rule-GD-P2 = A vehicle may always do nothing, or make a quarter turn on the spot. Half turns are for the Helicopter alone, at a price.
    .title = Vehicles need not move
rule-GD-P3 = Police vehicles drive on face-up tiles, on face-down tiles and on the bare table, flip nothing and cause no Hazard tokens. (Setting “Event cards”: under Fresh Out of Traffic Cones they do.)
    .title = Where vehicles drive
rule-GD-P4 = A vehicle may go off-road only to a legal space at most 2 spaces away from some City tile that is already laid, the Start tile included.
    .title = Off-road limit
rule-GD-P5 = In the vehicle step too, an unprotected vehicle may not drive onto a Hazard token.
    .title = Hazards in the vehicle step
rule-GD-P6 = Stash tokens, badges, Barricades, Tire Spikes, other vehicles and midtown bonuses other than Thoroughfare mean nothing to a police vehicle.
    .title = What vehicles ignore
rule-GD-P7 = Pursuing or not, a vehicle that has not moved this round is free to act: it may stay with the Driver, turn or drive away.
    .title = Pursuing vehicles that did not follow
rule-GD-P8 = The vehicle step is also the time for Dispatch, the Motorcycle's additional action, the Helicopter's half turn and the Armored Car's drive through a hazard.
    .title = Paid extras in the vehicle step
rule-GD-P9 = If the Driver slammed on the brakes, the vehicle step consists of the forced moves and nothing else.
    .title = Vehicle step after Slam on the Brakes

## The Police: pursuit check

rule-GD-B1 = After the last vehicle action and before the pursuit check the Driver may play Decoy Car.
    .title = Time for Decoy Car
rule-GD-B2 = The Driver is pursued if a police vehicle or the Tire Spikes are on the Driver's tile at the check.
    .title = Pursued
rule-GD-B3 = If the Driver is pursued, by one vehicle or many, the Pursuit token goes one space right. The fourth step is red, and there the Police win at once. (Setting “Pursuit Meter”: with four spaces the third step is red.)
    .title = Pursuit Meter up
rule-GD-B4 = If the Driver is not pursued, the Pursuit token goes one space left, but never past white.
    .title = Pursuit Meter down
rule-GD-B5 = If the Driver is pursued on Garage Hideout, the Pursuit token stays where it is; if not pursued, it goes left there as anywhere.
    .title = Check on Garage Hideout
rule-GD-B6 = For Garage Hideout, Tire Spikes and Vigilante Justice it matters only which tile the Driver is on at the check, after any Decoy Car.
    .title = Only the tile at the check counts

## The Police: purchase step

rule-GD-P10 = The Police may buy one upgrade per round, at its price in Enforcement tokens.
    .title = One purchase
rule-GD-P11 = With its first purchase an upgrade card is laid face up for the rest of the game. Buying the same upgrade again costs the full price and brings just one more piece.
    .title = First and later purchases
rule-GD-P12 = A piece can be bought only while one is in the supply: three Patrol Cars, three Barricades and one each of Motorcycle, Armored Car, Helicopter and Tire Spikes. Dispatch and Traffic Camera can be bought once. (With four players twice as many of everything.)
    .title = Limits on purchases
rule-GD-P13 = A bought vehicle is put on a legal space 2 spaces away from the Driver, facing any way, a Barricade or the Tire Spikes on one that is 1 space away. Tile or bare table makes no difference.
    .title = Placing what was bought
rule-GD-P14 = Bought or dispatched, no vehicle but the Helicopter is put on a Hazard token, and the Helicopter never on a face-up Tunnel.
    .title = Not placed on hazards
rule-GD-P15 = An upgrade whose piece has no legal place to go cannot be bought.
    .title = No place, no purchase
rule-GD-P16 = A vehicle bought now acts from the next round on and plays no part in this round's check.
    .title = New vehicles act next round
rule-GD-P17 = Besides the purchase the Police may use as many of their abilities as they like, each once per round and at its own time; two abilities on one card count separately, save for the Motorcycle's. Tire Spikes are moved in the purchase step, before or after buying.
    .title = Using police abilities
rule-GD-P18 = An ability that belongs to a vehicle or to the Tire Spikes is of no use while that piece is not in play.
    .title = No piece, no ability

## Police upgrades

rule-GD-U1 = In Enforcement tokens the Helicopter costs 8, the Armored Car and the Motorcycle 4 each, and Patrol Car, Barricade, Tire Spikes, Dispatch and Traffic Camera 2 each.
    .title = Price list
rule-GD-U2 = Using a paid ability costs 1 Enforcement token each time. Traffic Camera costs nothing to use.
    .title = Price of abilities
rule-GD-U3 = A Patrol Car comes 2 spaces away from the Driver and has no ability.
    .title = Patrol Car
rule-GD-U4 = The Armored Car comes 2 spaces away from the Driver. Its ability saves it from a crash or lets it break through a hazard, once per round in all.
    .title = Armored Car
rule-GD-U5 = Once per round, when a Hazard token or a driver ability would crash it, the Police may pay 1 and the Armored Car stays on that tile. A Hazard token it moved onto is removed; if a driver ability was the cause (Leave Wreckage, Ramming Speed, Slam on the Brakes at the Driver's tile), none is.
    .title = Armored Car: avoiding a crash
rule-GD-U6 = The same use, still only once per round, lets the Armored Car drive onto a Hazard token on purpose in the vehicle step; that token is removed.
    .title = Armored Car: breaking through
rule-GD-U7 = Once per round in the vehicle step the Police may pay 1 and put a vehicle that has not moved this round, be it pursuing or not, 2 spaces away from the Driver, facing any way. It moves no more this round. (Setting “Dispatch”: a vehicle that has moved may be chosen too.)
    .title = Dispatch
rule-GD-U8 = A Barricade is placed 1 space away from the Driver, but not on a Stash token, a Hazard token or another Barricade. Vehicles and Tire Spikes may be there.
    .title = Barricade: placing
rule-GD-U9 = Driving onto a Barricade's tile costs the Driver a driver card of any kind, used for nothing else: from the hand to the discard pile, or from the discard pile for the usual Stash price and then out of the game. The Barricade stays. Leaving it is free, and so is getting there by backing out, Handbrake Turn as a stunt, Decoy Car, Switch Cars or Bait and Switch.
    .title = Barricade: passing
rule-GD-U10 = The Helicopter comes 2 spaces away from the Driver. It ignores Hazard tokens, which remain, and abilities that crash vehicles do nothing to it.
    .title = Helicopter
rule-GD-U11 = Once per round, before the Helicopter moves, the Police may pay 1 to turn it right round; in the vehicle step it may still take its action afterwards.
    .title = Helicopter: half turn
rule-GD-U12 = That same half turn, still only once per round, may also be used when followers are settled and the Driver went onto the space directly behind a pursuing Helicopter: it follows after all.
    .title = Helicopter: half turn while pursuing
rule-GD-U13 = A Helicopter never enters a face-up Tunnel. If it follows a Driver who stays on a Tunnel or leaves it by Handbrake Turn as a stunt, the Police pay 1 and it breaks off, or it crashes; if the Driver backs out, it returns for free. If it stands on a face-down tile that proves to be a Tunnel, it stays unharmed and leaves as usual; going back there with a Driver who backs out is not entering.
    .title = Helicopter and Tunnel
rule-GD-U14 = The Motorcycle comes 2 spaces away from the Driver. Of its two abilities only one may be used per round.
    .title = Motorcycle
rule-GD-U15 = In the vehicle step the Police may pay 1 for another movement action of the Motorcycle, also if it followed or has acted, but not if it was dispatched.
    .title = Motorcycle: additional action
rule-GD-U16 = When followers are settled the Police may pay 1 to let the Motorcycle break off instead of following, crashing or returning. Against Leave Wreckage, Ramming Speed, Slam on the Brakes or an event this does not help.
    .title = Motorcycle: breaking off
rule-GD-U17 = Tire Spikes are placed 1 space away from the Driver, not on a Stash or Hazard token, and stay on the table. The Driver may drive over them freely, but counts as pursued with them on the same tile at the check. Once per round in the purchase step the Police may pay 1 to move them to another such space beside the Driver.
    .title = Tire Spikes
rule-GD-U18 = Once per round, between drawing and laying, the Police may put back all the tiles just drawn, mix the bag and draw as many again; fills in the Driver's turn are included. It cannot be used when the Driver draws (Stomping Grounds).
    .title = Traffic Camera

## Midtown tiles

rule-GD-M1 = A midtown bonus works each time the Driver enters the tile and stays on it, but not when the tile is only flipped.
    .title = Midtown bonus: every entry
rule-GD-M2 = The Driver may look at one face-down tile, wherever it is, which then lies face down again; its badge is not paid. Everyone sees which tile was looked at, but only the Driver what it is.
    .title = City Map
rule-GD-M3 = If the Driver is on this tile at the check, being pursued does not raise the Pursuit Meter.
    .title = Garage Hideout
rule-GD-M4 = The Police return 2 Enforcement tokens to the supply, or all they have if that is less.
    .title = Skid Row
rule-GD-M5 = The Driver may take one extra movement action later this turn, at a moment when nothing is being carried out. Open spaces are filled first, and pursuing vehicles follow.
    .title = Thoroughfare for the Driver
rule-GD-M6 = The face-up Thoroughfare gives a police vehicle that moves onto it, by itself, following, breaking off or jammed, one extra movement action this round. One that came in the vehicle step takes it at once; any other takes it in that step, besides an action it has left, if it still stands there when the step begins. Following the Driver off the tile uses it up, and being placed, dispatched or swapped there gives nothing.
    .title = Thoroughfare for the Police
rule-GD-M7 = All face-down tiles that share an edge with this one are flipped for good, at the same instant. Then all their badges pay, and after that an Event symbol among them takes effect. The Pursuit Meter stays as it is, and nothing else on those tiles happens.
    .title = Vantage Point

## Using driver cards

rule-GD-X1 = A driver card is used either for its stunt or for its ability, and the Driver says which.
    .title = Stunt or ability
rule-GD-X2 = There is no limit to the cards the Driver may play in a turn, as long as each is played at its proper time.
    .title = Any number of cards
rule-GD-X3 = A card played from the hand goes face up onto the Driver's discard pile, and everyone knows it from then on.
    .title = Cards from the hand
rule-GD-X4 = A card in the discard pile can be played again, for its stunt or its ability, at the price of 1 Stash token the Driver has collected; card and token then leave the game. (Setting “Difficulty”: 2 Stash tokens when imposing, 3 when relentless.)
    .title = Cards from the discard pile
rule-GD-X5 = A card may be played from the discard pile even in the turn that brought it there.
    .title = Twice in one turn
rule-GD-X6 = All of you may look through the discard pile and the removed cards whenever you like.
    .title = Discard pile is public
rule-GD-X7 = The Driver may hold any number of Stash tokens; paying for cards from the discard pile is all they are good for.
    .title = Stash tokens held

## Decoy Car

rule-GD-X8 = Decoy Car can be played only between the vehicle step and the pursuit check, and only if the Driver took a movement action this round: normal, extra or Handbrake Turn, even if it ended in backing out.
    .title = Decoy Car: when
rule-GD-X9 = The car returns to the tile and the facing it had just before its last movement action of this round. If that action ended in backing out or in Handbrake Turn as a stunt, only the facing changes.
    .title = Decoy Car: effect
rule-GD-X10 = The return is not entering: no flip, hazard, bonus, Barricade price or reaction turn, and nothing gained or spent this turn is undone. A Hazard token on the tile returned to is removed, but not if only the facing changes.
    .title = Decoy Car: not entering
rule-GD-X11 = Police vehicles do not go back with the car; one that is on the tile returned to is pursuing at the check.
    .title = Decoy Car: vehicles

## Handbrake Turn

rule-GD-X12 = As an ability Handbrake Turn may be played in the Driver's turn whenever nothing is being carried out, before the normal move or after it, but not after Slam on the Brakes.
    .title = Handbrake Turn as ability: when
rule-GD-X13 = The car turns right round and drives one space forward, which is a full entry; nobody follows. If that space is open, the Police first draw one tile for it, and with an empty bag the Driver escapes. If it is not legal the card cannot be played, and a Barricade there must be paid for.
    .title = Handbrake Turn as ability: effect
rule-GD-X14 = As a stunt it works against any Hazard token, whatever the icons: the car goes back to the tile it came from (after Switch Cars, the one it swapped from), turned right round, which is not entering. A Hazard token there is removed, the one on the hazard tile stays. Followers go on to the hazard tile and crash unless protected; survivors stand there as the Driver faced during the move.
    .title = Handbrake Turn as stunt
rule-GD-X15 = Handbrake Turn also has a printed stunt, used like that of any other card.
    .title = Handbrake Turn: printed stunt

## Hit the Gas

rule-GD-X16 = Hit the Gas may be played in the Driver's turn whenever nothing is being carried out, before the normal move or after it, but not after Slam on the Brakes, and only if there is somewhere to drive once open spaces are filled.
    .title = Hit the Gas: when
rule-GD-X17 = The Driver takes an extra movement action at once: open spaces are filled, the car goes front, left or right and enters as usual. Nobody follows.
    .title = Hit the Gas: effect

## Jam the Police Radar

rule-GD-X18 = At the beginning of the turn, the Driver may take the police vehicles diagonally adjacent to the car one by one and turn and move each a space in any of the four directions, or leave it alone. Not onto a Hazard token, even with a Helicopter, not beyond the off-road limit, and no Helicopter onto a face-up Tunnel.
    .title = Jam the Police Radar: effect
rule-GD-X19 = A vehicle that was jammed may still act in the vehicle step.
    .title = Jam the Police Radar: afterwards

## Last Ditch Effort

rule-GD-X20 = In the Driver's turn, whenever nothing is being carried out, the Pursuit token goes one space left. The card cannot be played while the token is on white.
    .title = Last Ditch Effort

## Leave Wreckage

rule-GD-X21 = In the Driver's turn, whenever nothing is being carried out, the Driver's own tile gets a Hazard token, no matter which colour it is or what stands on it, and all police vehicles there crash unless protected. The Driver needs no stunt for it.
    .title = Leave Wreckage: effect
rule-GD-X22 = If a Hazard token is there already, no second one is added, but the vehicles crash just the same. If there is also no vehicle that could crash, the card cannot be played.
    .title = Leave Wreckage: on a hazard tile
rule-GD-X23 = A Helicopter, or an Armored Car that paid, stays on the tile, and the Hazard token stays too.
    .title = Leave Wreckage: survivors

## Ramming Speed

rule-GD-X24 = Played at the beginning of the turn: until it ends, on every tile the Driver drives onto, vehicles already there crash unless protected, and so does a Barricade, for which no card is given up. Followers and Tire Spikes are not touched.
    .title = Ramming Speed: effect
rule-GD-X25 = Switch Cars is not driving, so it rams nothing.
    .title = Ramming Speed: not with Switch Cars

## Slam on the Brakes

rule-GD-X26 = Slam on the Brakes is for the beginning of the Driver's turn.
    .title = Slam on the Brakes: when
rule-GD-X27 = The Driver does not study or move this round, and Hit the Gas, Handbrake Turn as an ability, Ramming Speed and Switch Cars can no longer be played; Last Ditch Effort and Leave Wreckage can. In a dead end or boxed in, the Driver is not caught this turn.
    .title = Slam on the Brakes: the Driver stays
rule-GD-X28 = As there was no movement action, Decoy Car cannot be played this round.
    .title = Slam on the Brakes: no Decoy Car
rule-GD-X29 = In the vehicle step all vehicles go exactly one space straight ahead, at the same moment and without turning; one that may not enter the space ahead (not legal, past the off-road limit, or a Tunnel for a Helicopter) stays. This round has no other actions, no Dispatch, no half turn, no additional action and no Thoroughfare bonus.
    .title = Slam on the Brakes: forced moves
rule-GD-X30 = A vehicle forced onto a Hazard token or onto the Driver's tile crashes unless protected; Hazard tokens count as they lay before the moves. One that was on the Driver's tile and cannot go ahead stays there without crashing.
    .title = Slam on the Brakes: crashes

## Stomping Grounds

rule-GD-X31 = Stomping Grounds is played at the start of a round, before the search area is expanded.
    .title = Stomping Grounds: when
rule-GD-X32 = When the search area is expanded this round and next round, the Driver and not the Police draws the tiles, looks at them and lays them face down. Fills in the Driver's turn are still the work of the Police.
    .title = Stomping Grounds: effect
rule-GD-X33 = The Driver goes on seeing the tiles laid in this way, and the Police may look at them as at any others.
    .title = Stomping Grounds: who sees the tiles
rule-GD-X34 = While it is still working it cannot be played again.
    .title = Stomping Grounds: not twice at once

## Switch Cars

rule-GD-X35 = Switch Cars is for the beginning of the turn, and only if the Driver's tile has no Hazard token. The police vehicle must be on another City tile, not on the bare table; a Helicopter cannot be chosen by a Driver on a face-up Tunnel.
    .title = Switch Cars: when and with whom
rule-GD-X36 = Driver and vehicle trade places and facings. Nobody follows, and the vehicle counts as not having moved this round.
    .title = Switch Cars: effect
rule-GD-X37 = The Driver enters the new tile in full: flip, badge, event, reaction turns of other vehicles, Stash token, Hazard token, stunt, bonus. The vehicle traded away no longer counts as a police piece there, others do.
    .title = Switch Cars: entering
rule-GD-X38 = Without a stunt against a Hazard token on the new tile, old or new, the Driver returns to the old tile, keeping the facing just taken over. There the vehicle stays too, pursuing, and the Hazard token stays where it is.
    .title = Switch Cars: failing
rule-GD-X39 = After Switch Cars, failed or not, open spaces around the car are filled, and the Driver studies and moves as usual.
    .title = Switch Cars: the turn goes on

## End of the game

rule-GD-W1 = The Driver wins when the Escape tile comes down because the bag is short of tiles, be it at the start of a round or in the Driver's turn.
    .title = The Driver escapes
rule-GD-W2 = The Police win when the Pursuit token reaches red, at the pursuit check or by studying.
    .title = The Police win by the Pursuit Meter
rule-GD-W3 = The Police win when the Driver is caught in a dead end or boxed in, and after ten idle rounds.
    .title = The Police win by cornering
rule-GD-W4 = The game is over at that very instant; nothing more is carried out.
    .title = Immediate end
rule-GD-W5 = You may resign; if nobody on your side plays on, the other side wins.
    .title = Resigning

## Learning mode and settings

rule-GD-L1 = In learning mode, for two players without event cards, all tiles are laid face up. The Police still draw and arrange them.
    .title = Learning mode
rule-GD-L2 = In learning mode a badge pays the Police each time the Driver enters its tile, again and again, and not when the tile is laid. Backing out in the same move does not undo it.
    .title = Learning mode: badges
rule-GD-L3 = In learning mode there is nothing to study, and City Map and Vantage Point have nothing to reveal.
    .title = Learning mode: nothing to reveal
rule-GD-L4 = You may choose two to eight Stash tokens, the size of the table, up to three terrain obstacles, and a Pursuit Meter of five spaces or, harder, of four. You each read the game in English or Dutch.
    .title = Settings
rule-GD-L5 = Event cards need two players, no learning mode and exactly five Stash tokens. In the solo game the difficulty fixes the number of Stash tokens; with four players both Drivers have the same number.
    .title = Which settings go together

## What each seat may see

rule-GD-I1 = The Driver never learns what a face-down or drawn tile is, or in which order tiles leave the bag, except for tiles the Driver has looked at or laid.
    .title = What the Driver sees
rule-GD-I2 = The Police never see the Driver's hand or the cards that were not picked.
    .title = What the Police see
rule-GD-I3 = The public log never names a face-down tile.
    .title = Log
rule-GD-I4 = A tile the Driver looked at with City Map or laid with Stomping Grounds shows its face on the Driver's own screen as long as it lies face down.
    .title = Remembered tiles
rule-GD-I5 = The Driver is asked about Stomping Grounds and about Decoy Car in every round while there is any card in hand, or the card itself (with four players also Partners in Crime) in the discard pile and Stash enough for it. The Police see only that the Driver is being waited for, so the question gives nothing away.
    .title = Questions give nothing away
rule-GD-I6 = Onlookers see only what both sides see.
    .title = Spectators

## Event cards

rule-GD-V1 = There are no events. (Setting “Event cards”: there may be one, in a game for two with five Stash tokens and without learning mode.)
    .title = When event cards are used
rule-GD-V2 = The first time the Driver turns up the tile with the Event symbol, by studying, entering, Vantage Point or Switch Cars, one of the six event cards is drawn at random. It takes effect after flip and badge but before all else on that tile, and lasts until the game ends. A look through City Map does not set it off.
    .title = Drawing an event
rule-GD-V3 = An event that would end the game the moment it is drawn, or that cannot work, is set aside for another: the Hunter with no police vehicle in play, the Courier with no Stash token on the table, the Time Bomb with five or more Stash tokens spent.
    .title = Drawing another event
rule-GD-V4 = Every rule and every way to win that the event does not replace stays in force.
    .title = What an event leaves in force
rule-GD-V5 = Half of the police vehicles in play when the card is drawn, rounded up, is the goal number for both sides; it never changes.
    .title = Hunter and Prey: goal number
rule-GD-V6 = From the next tile the Driver enters, vehicles that already stand on a tile entered crash, Helicopters too, though an Armored Car may still pay. With Switch Cars only the vehicle traded away is spared; followers are not affected. Crashes of every kind count for the Driver.
    .title = Hunter and Prey: hunting
rule-GD-V7 = A police vehicle that moves onto the Start tile, by its own action, following, breaking off, forced or jammed, has escaped and leaves the game. One standing there when the card is drawn must first leave and come back, and none may be placed or dispatched there.
    .title = Hunter and Prey: running home
rule-GD-V8 = Once as many vehicles have crashed since the draw as the goal number says, the Driver wins; once as many have escaped, or both at the same instant, the Police do. The Pursuit Meter no longer moves, so studying is free; the Escape tile and cornering still end the game.
    .title = Hunter and Prey: endings
rule-GD-V9 = The Driver wins by taking the last Stash token from the table, and no longer by a short bag. The Police then replace the missing tiles by face-down ones of their choice from the table, but none directly in front, left or right of the Driver; whatever stands or lies on those stays on the space. They are laid face down again, mixed with the drawn ones, so the Driver's marks on them are lost. If there are too few of these, the spaces around the Driver that get no tile stay open, with front and left filled first. When no face-down tile is left on the whole table, the Police win. Pursuit Meter and cornering stay.
    .title = High Stakes Courier Service
rule-GD-V10 = A police vehicle that moves onto a face-down tile, by its own action, breaking off, forced or jammed, flips it; one that is placed, dispatched or swapped there does not. No badge is paid, and the only bonus is Thoroughfare, for that vehicle.
    .title = Traffic Cones: the Police flip tiles
rule-GD-V11 = If the tile so flipped is red, with no Stash token and no other police piece, it gets a Hazard token and the vehicle crashes unless protected: a Helicopter stays and so does the token, an Armored Car may pay and the token goes. Yellow and green do nothing.
    .title = Traffic Cones: red for the Police
rule-GD-V12 = The Police still see the tiles they have just drawn, but none that lie face down on the table.
    .title = Traffic Cones: no peeking
rule-GD-V13 = Nothing makes police vehicles crash any more: they drive onto Hazard tokens, which stay, and after a stunt followers stand there with the Driver and are pursuing. Barricades can still be rammed. A face-up Tunnel remains closed to a Helicopter; as a follower it stays on the old tile, or breaks off if the Police pay.
    .title = Operativo Speciale: no crashes
rule-GD-V14 = A card for which a Stash token is spent goes back to the discard pile instead of leaving the game. Cards removed before the event stay out.
    .title = Operativo Speciale: cards come back
rule-GD-V15 = Flipping a tile with a 3-point badge brings the Driver a Stash token each time, as long as the supply lasts: the three that were not scattered. Spent tokens do not come back. The Police get their 3 Enforcement tokens as well.
    .title = Operativo Speciale: Stash for badges
rule-GD-V16 = At the check the Driver counts as pursued on a tile that was already face up when this round began. That is one step only, even if a vehicle is there as well, and Garage Hideout protects as usual.
    .title = Vigilante Justice: old roads are watched
rule-GD-V17 = On a red tile, as on a yellow one, the Driver decides whether it gets a Hazard token.
    .title = Vigilante Justice: red like yellow
rule-GD-V18 = All Stash tokens are taken, those on the table and those the Driver holds. The card gets five tokens, less one for each Stash token spent so far.
    .title = Ticking Time Bomb: fuse
rule-GD-V19 = When a round ends, the present one included, a token leaves the card, and as the last one goes the Driver wins. All other endings stay.
    .title = Ticking Time Bomb: countdown

## Solo: setup

rule-GD-O1 = Alone you are the Driver against automated Police, at standard difficulty. (Setting “Difficulty”: imposing or relentless, both harder.)
    .title = Solo: difficulty
rule-GD-O2 = Two shuffled face-down piles replace the bag. The Perilous pile has 15 tiles: 8 of the 12 red ones at random, the 5 yellow ones with 3 badge points and the 2 green ones with 2. The Serene pile has the other 28.
    .title = Solo: two piles
rule-GD-O3 = The upgrade deck is Patrol Car, Barricade, Motorcycle and Helicopter, shuffled face down; all other upgrades are out. (Setting “Difficulty”: imposing and relentless add the Armored Car.)
    .title = Solo: upgrade deck
rule-GD-O4 = Five Stash tokens are scattered and adjusted automatically. (Setting “Difficulty”: six when imposing or relentless.)
    .title = Solo: Stash tokens
rule-GD-O5 = The first Patrol Car is placed like a newly received vehicle (rule GD-O23).
    .title = Solo: first Patrol Car
rule-GD-O6 = There are no Enforcement tokens, and Skid Row is just a green tile.
    .title = Solo: no Enforcement tokens

## Solo: expanding the search area

rule-GD-O7 = Spaces are filled front, left, right, each with the top tile of a pile, unseen and face down. It comes from the Serene pile if a Stash token, police vehicle or Barricade is on the space, or if any police vehicle in play, pursuing ones too, has the space directly in front, left or right of it; otherwise from the Perilous pile.
    .title = Solo: which pile
rule-GD-O8 = If one pile is empty, the other is used. If both together have fewer tiles than there are spaces to fill, the Driver wins.
    .title = Solo: empty pile
rule-GD-O9 = With Stomping Grounds the tiles still come from the piles space by space; then the Driver looks at them and distributes them over those spaces freely.
    .title = Solo: Stomping Grounds
rule-GD-O10 = You always see how many tiles each pile has left.
    .title = Solo: pile counts

## Solo: the Driver's turn

rule-GD-O11 = Each badge the Driver turns up is kept in mind until the purchase step of this round, where it brings upgrades.
    .title = Solo: badges
rule-GD-O12 = Using a card from the discard pile, as stunt, as ability or at a Barricade, costs 1 Stash token. (Setting “Difficulty”: 2 when imposing, 3 when relentless.)
    .title = Solo: price of using a card again
rule-GD-O13 = A vehicle that faces the opposite way when the Driver enters its tile turns to the Driver's right.
    .title = Solo: reaction turn

## Solo: vehicle step

rule-GD-O14 = All vehicles that have not moved this round act, in the order in which they came into play.
    .title = Solo: which vehicles act
rule-GD-O15 = A vehicle on the Driver's tile does not leave it. Standing crosswise it turns to the Driver's facing, facing the opposite way it turns to the Driver's right, facing the same way it stays as it is.
    .title = Solo: vehicle on the Driver's tile
rule-GD-O16 = Any other vehicle takes the first action of a shortest series of movement actions, turns on the spot included, that gets it onto the Driver's tile. Its way leads only over spaces it may enter, never over Hazard tokens (except for a Helicopter, or a charged Armored Car by rule GD-O27) and for a Helicopter never over a face-up Tunnel. Bonuses such as Thoroughfare do not enter into the count.
    .title = Solo: path to the Driver
rule-GD-O17 = Between equally short ways the first action decides, in this order: straight on, right, left, turn right on the spot, turn left on the spot.
    .title = Solo: equally short paths
rule-GD-O18 = A vehicle that cannot enter the Driver's tile makes for any space adjacent to it that it may enter, by the same rule. Already on one, it makes a quarter turn towards the Driver, to the right if the Driver is directly behind, or stays if it faces the Driver.
    .title = Solo: Driver out of reach
rule-GD-O19 = A vehicle to which no way is open stays.
    .title = Solo: no path
rule-GD-O20 = A vehicle that moves onto the face-up Thoroughfare and has not reached the Driver acts once more by the same rule. One that stands there with its bonus unused, such as a follower left behind, and not on the Driver's tile, takes the bonus action when its place in the order comes.
    .title = Solo: Thoroughfare
rule-GD-O21 = After Slam on the Brakes automated vehicles make the usual forced moves.
    .title = Solo: Slam on the Brakes

## Solo: purchase step

rule-GD-O22 = In the order in which the badges were turned up, one of 1 or 2 points turns over one upgrade card and one of 3 points two, each carried out before the next. When the deck is empty, all upgrade cards still in the game are shuffled into a new one. If after this no vehicle is in play and no card was turned over this round, one card is.
    .title = Solo: receiving upgrades
rule-GD-O23 = The side of the Driver with fewer vehicles comes first, left if equal; vehicles straight ahead or behind count for neither. In this order: diagonally ahead on that side, diagonally ahead on the other, two straight ahead, two to that side, two to the other, two behind. The first legal one without Hazard token (for a Helicopter also not a face-up Tunnel) is taken. If there is none, the vehicle is not placed, and a Patrol Car to be redeployed stays where it was.
    .title = Solo: placing a vehicle
rule-GD-O24 = A placed vehicle looks at the space directly in front of the Driver. If it is not in line with that space, it faces along the axis on which the space is farther off, on a tie the axis running sideways from the Driver.
    .title = Solo: facing of a placed vehicle
rule-GD-O25 = A Barricade goes to the first space in front, left or right of the Driver, in that order, that is legal and has no Stash token, Hazard token or Barricade; spaces with a vehicle on them, or directly in front, left or right of one, come last. If none fits, it goes to the nearest permitted space straight ahead, at least 2 spaces from the Driver and at most 2 from a tile, or else nowhere. With all three in play the one farthest from the Driver is used, on a tie the one placed earliest.
    .title = Solo: Barricade
rule-GD-O26 = The Motorcycle is placed if it is not in play. If it is, it takes one action at once by the rules of the vehicle step; on the Driver's tile it turns to the Driver's facing, or to the Driver's right if it faces the opposite way. If that action leads it onto the face-up Thoroughfare and not to the Driver, it acts once more.
    .title = Solo: Motorcycle
rule-GD-O27 = The Armored Car is placed if it is not in play. If it is, it is charged until the end of the next round, once at most. The charge lets its path lead over one hazard tile, or saves it from a crash, pursuing or not; it is then used up, and a Hazard token that was the cause is removed.
    .title = Solo: Armored Car
rule-GD-O28 = If fewer than three Patrol Cars are in play, a new one is placed. With three, the one farthest from the Driver, on a tie the one longest in play, is taken and placed as if new.
    .title = Solo: Patrol Car
rule-GD-O29 = The Helicopter is placed and its card leaves the game; it makes no half turns. As a follower at a Tunnel it breaks off for free and goes one space to the Driver's right, or if it may not, to the Driver's left, but never directly behind itself. If neither is possible, it stays on the old tile facing the Driver's right, or left if the right is directly behind it.
    .title = Solo: Helicopter
rule-GD-O30 = Only a charged Armored Car and the Helicopter are protected. Automated vehicles crash by pursuing, by forced moves and by driver abilities, and in no other way.
    .title = Solo: crashes

## Four players: setup

rule-GD-Q1 = Driver A and Driver B play against the City and the Police, with two of everything: 86 tiles in the bag, 2 Start and 2 Escape tiles, 2 Pursuit Meters, 22 driver cards, 16 upgrade cards, 20 Enforcement, 24 Hazard and 16 Stash tokens, 6 Patrol Cars, 6 Barricades and 2 each of Motorcycle, Armored Car, Helicopter and Tire Spikes.
    .title = Four players: seats
rule-GD-Q2 = Each Driver picks five of the eleven cards of their own copy and may discuss it with the partner; Partners in Crime is a good choice for both. The Drivers see each other's hands.
    .title = Four players: hands
rule-GD-Q3 = Each Driver scatters five Stash tokens, A first, each with their own aim; then the Police adjust all of them together. (Setting “Stash tokens”: two to eight, as many for the one as for the other.)
    .title = Four players: Stash tokens
rule-GD-Q4 = First A, then B, lays a Start tile on a legal space without a Stash token or the other Start tile, next to it if they like, and sets the facing of their car. On the grid the two parts of the city always line up.
    .title = Four players: Start tiles
rule-GD-Q5 = The Police place two Patrol Cars, one 2 spaces away from Driver A and one 2 spaces away from Driver B, each facing any way and each on the bare table, never on a Start tile.
    .title = Four players: Patrol Cars

## Four players: knowing and talking

rule-GD-Q6 = Drawn tiles and face-down tiles are seen by the City alone, and never by the Police.
    .title = Four players: the City sees, the Police do not
rule-GD-Q7 = Between the purchase step and the draw City and Police may plan with ready-made signals: which Driver to focus on, which side to keep clear, which side to block, whether badges are wanted. At other times they may not. (Setting “Planning talk”: the two may also write to each other freely.)
    .title = Four players: planning
rule-GD-Q8 = The Drivers may talk with each other at any time without the others seeing it.
    .title = Four players: Drivers talk freely

## Four players: the round

rule-GD-Q9 = From a single draw of up to six tiles the City fills the open spaces in front, left and right of both Drivers, distributed as it likes; a space that both are next to is filled once. If the bag is short of the total, the Drivers win.
    .title = Four players: expanding the search area
rule-GD-Q10 = Drawing and laying tiles, also in the Drivers' turn, is done by the City wherever a rule says Police. The City uses the Traffic Cameras as well, each once per round.
    .title = Four players: City in place of Police
rule-GD-Q11 = Cards for the beginning of the turn and studying are open to both Drivers, first come, first served. Then both choose a direction, which the partner sees and the other side does not, and once both have chosen, both cars move at the same instant.
    .title = Four players: moving together
rule-GD-Q12 = Followers are assigned first, then both tiles are flipped, A's badge before B's. The rest of the entry is done for one Driver and then for the other, in the order the Drivers choose, A first unless they say otherwise. Extra moves and further cards follow as they come in, until both have ended their turn.
    .title = Four players: carrying out the moves
rule-GD-Q13 = If both Drivers enter the same tile, there is one flip and one badge, a Stash token goes to whom they name (else A), and a yellow tile gets a Hazard token only if both agree. A Stash token or police piece that was there keeps it away for both, even once taken or rammed. Each Driver must then deal with a Hazard token, unless they share a stunt.
    .title = Four players: both on the same tile
rule-GD-Q14 = If the Drivers started their turn together on one tile and entered the same hazard tile, a single stunt by either gets both through, and Handbrake Turn as a stunt takes both back. The partner may decline and deal with the Hazard token alone.
    .title = Four players: shared stunt
rule-GD-Q15 = If the partner is on the same tile or an adjacent one when a Driver plays an ability, the partner may have the benefit too, for their own car, tile or Pursuit Meter. The card is spent once.
    .title = Four players: shared ability
rule-GD-Q16 = If the Drivers leave a tile for different tiles, the Police choose for each pursuing vehicle whom it follows, once the directions are known and before tiles are flipped. It cannot follow a Driver who goes directly behind it; if only one can be followed, it follows that one.
    .title = Four players: which Driver to follow
rule-GD-Q17 = If only one of two Drivers leaves a tile, in an extra move that can be followed, the Police choose for each vehicle there whether it follows or stays.
    .title = Four players: one leaves, one stays
rule-GD-Q18 = The pursuit check is made for each Driver separately, on their own Pursuit Meter. A vehicle on a tile with both Drivers pursues both.
    .title = Four players: pursuit check
rule-GD-Q19 = Driver A is asked about Decoy Car first, then Driver B.
    .title = Four players: Decoy Car
rule-GD-Q20 = The Drivers win together when the bag is short of tiles, in a fill during their turn too. The Police and the City win when either Driver's Pursuit Meter reaches red or either Driver is cornered.
    .title = Four players: winning
rule-GD-Q21 = The Police still buy one upgrade per round, but from both copies: a second purchase also lays out the second card, Dispatch and Traffic Camera can be bought twice, and an ability with both cards bought may be used twice per round. With both cards each of two Motorcycles has a use, with one card there is one use in all. Distances are counted from whichever Driver the Police choose, but nothing is placed, dispatched or laid on a tile where a Driver stands.
    .title = Four players: purchases
rule-GD-Q22 = The Police need not chase both Drivers; they may go for one alone.
    .title = Four players: no duty to chase both
rule-GD-Q23 = Badges turned up by either Driver pay into one stock of the Police, out of 20 Enforcement tokens.
    .title = Four players: badges
rule-GD-Q24 = Slam on the Brakes forces every vehicle that has not followed the other Driver this round. A vehicle crashes on reaching the tile of a Driver who slammed; on the other Driver's tile it does not crash but is pursuing.
    .title = Four players: Slam on the Brakes
rule-GD-Q25 = The City waits while the Driver who played Stomping Grounds draws and lays tiles for their own spaces, and for the partner's too if the ability is shared; then the City draws for the rest.
    .title = Four players: Stomping Grounds

## Four players: the extra card

rule-GD-Q26 = With Partners in Crime you use a card of your partner's, from hand or discard pile, for its ability or stunt as if it were yours, at that card's proper time. It costs no Stash and stays where it is; one in hand is shown. Your partner's Partners in Crime half cannot be copied, the Bait and Switch half can. Your own card is discarded, or, if it came from your discard pile, paid for with a Stash token and removed.
    .title = Partners in Crime
rule-GD-Q27 = In your turn, whenever nothing is being carried out, either the two Drivers trade tiles or your partner is pulled onto yours; each car keeps its own facing. It is not entering and nobody follows; vehicles pursue whoever is on their tile now. A partner who has not moved yet this turn still must.
    .title = Bait and Switch
rule-GD-Q28 = Partners in Crime / Bait and Switch has no stunt, as both halves are abilities. It may be given up at a Barricade.
    .title = Partners in Crime: no stunt
