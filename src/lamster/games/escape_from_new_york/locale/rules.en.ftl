### Escape from New York. Every rule in a sentence for players. Ids follow the rule ledger.
### “You”: the player whose turn it is, or that player's Hero. “Free moment”: see rule EFNY-T2. “The stock”: the common supply.
### “Supply”: what a Hero holds, three cards at most, see rule EFNY-I4. “Engaged”: see rule EFNY-E7. “The left”: the left Mission box.

## Sections

rules-section-EFNY-W = What cards do
rules-section-EFNY-G = General
rules-section-EFNY-S = Setup
rules-section-EFNY-T = The turn
rules-section-EFNY-H = The Hero Phase
rules-section-EFNY-N = The New York Phase
rules-section-EFNY-V = Winning and losing
rules-section-EFNY-M = Moving and revealing
rules-section-EFNY-A = Attacking and tricking
rules-section-EFNY-D = Damage to Heroes
rules-section-EFNY-O = Noise and Mission cubes
rules-section-EFNY-C = Cases
rules-section-EFNY-P = The President
rules-section-EFNY-I = Items and Weapons
rules-section-EFNY-R = Cars
rules-section-EFNY-X = Ways out
rules-section-EFNY-L = Levels and objectives
rules-section-EFNY-F = Map tiles
rules-section-EFNY-U = Events
rules-section-EFNY-Y = Timer tiles
rules-section-EFNY-E = Enemies
rules-section-EFNY-B = Bosses
rules-section-EFNY-Q = The New York deck
rules-section-EFNY-K = Roadblocks
rules-section-EFNY-Z = Harder games
rules-section-EFNY-XS = Extras
rules-section-EFNY-XW = Wanted!
rules-section-EFNY-XP = Is the President dead or alive?

## What cards do

rule-EFNY-W1 = You make exactly as many steps as it says, each along a road; walking back is fine. A “clear” move works only if no Enemy is in your space when you start, “smash” passes Roadblocks and destroys them, and “quiet” ignores the Event icons you come across.
    .title = Move
rule-EFNY-W2 = As many times as it says, one after another, you pick an empty space next to you and reveal it. If there is none left, the rest is dropped and the card still counts as carried out in full.
    .title = Reveal
rule-EFNY-W3 = You deal as much damage as it says, divided as you like among Enemies within the range given.
    .title = Hit
rule-EFNY-W4 = You trick Enemies in your own space: at least the lower number and at most the higher, and with “any” as many as you like. If you cannot reach the lower number, the card cannot be carried out.
    .title = Trick
rule-EFNY-W5 = You take up to that many cards of your choice from your own discard pile back into your hand; none is fine too. The cards you play this turn are not in that pile yet, so they cannot come back this way.
    .title = Recover
rule-EFNY-W6 = You draw that many Item cards one by one; after each of them your supply must be back to 3 cards at most.
    .title = Draw Items
rule-EFNY-W7 = You destroy that many intact Roadblocks on roads of your space; the road to a bridge counts too. With none there the card cannot be carried out, unless it says “up to”.
    .title = Break
rule-EFNY-W8 = You secretly look at that many face-down POI tiles of your choice. They stay face down and nothing on them happens.
    .title = Peek
rule-EFNY-W9 = You take a card of your choice from the supply of another Hero in your space; what lies face down you pick unseen. The President goes only where the card allows it, and a revealed Weapon or a Car never does. With nobody to rob, the card cannot be carried out.
    .title = Steal
rule-EFNY-W10 = From a Manhole you move in one step to any other revealed space with a Manhole, whatever Roadblocks there are; an Event icon there works as usual. A Car has to be abandoned first, and without a second Manhole it is impossible.
    .title = Using a Manhole
rule-EFNY-W11 = From a POI you move straight to any other POI and ignore everything in between; your Car and one willing passenger come along. If that POI lies face down, it is revealed.
    .title = From POI to POI
rule-EFNY-W12 = Without a Car you take a Car and its card from the stock, if there is one. With a Car you drive 1 at once instead, even if Enemies are in your space.
    .title = Getting a Car
rule-EFNY-W13 = Until the end of this turn you ignore damage up to this number in all.
    .title = Guard
rule-EFNY-W14 = With your Car you make at least 1 step and at most as many as it says; then you reveal 1.
    .title = Drive
rule-EFNY-W15 = New York moves up to that many Enemies towards the Hero whose turn it is.
    .title = Hunt
rule-EFNY-W16 = At that many revealed Manholes, those nearest to you, 1 Prisoner each comes up; your own space counts, and on a tie you choose. If there are fewer Manholes, fewer come.
    .title = Out of the sewers
rule-EFNY-W17 = A Roadblock goes on the road of that space which is marked on the back of the top New York card.
    .title = Placing a Roadblock
rule-EFNY-W18 = That many Mission cubes go from left to right, one at a time.
    .title = Mission
rule-EFNY-W19 = One of the New York Special Action cards beside the board, picked unseen, is shuffled into the New York deck. If none is left, nothing happens.
    .title = A special card for New York

## General

rule-EFNY-G1 = You play with one to four, each with a Hero of their own; New York is run by its cards.
    .title = Players
rule-EFNY-G2 = Whenever New York has a choice that no rule settles, the player whose turn it is makes it.
    .title = Choices of New York
rule-EFNY-G3 = The game ends the moment somebody wins or all of you lose; nothing more is carried out.
    .title = The end comes at once
rule-EFNY-G4 = If an effect sets off another one, that one is finished first, and then the first goes on. Events and Traps that you walk into are different: they wait until your action is over.
    .title = Effects within effects
rule-EFNY-G5 = Two spaces are adjacent if a road joins them, revealed or not, with a Roadblock or without. Manholes make spaces adjacent only for moving, and only where a rule says so.
    .title = Adjacent
rule-EFNY-G6 = The distance between two spaces is the smallest number of steps by road, whether they are revealed or not and whatever Roadblocks and Manholes there are.
    .title = Distance
rule-EFNY-G7 = You cannot hand cards to each other. A Case can be dropped for somebody else to collect; anything else changes hands only by stealing and the like.
    .title = No trading
rule-EFNY-G8 = Say whatever you like, true or not, but show hidden cards only in an escape attempt.
    .title = Talking
rule-EFNY-G9 = Revealed are the Library and the six spaces around it, the World Trade Center, every space with a City or Central Park tile and every face-up POI. A face-down POI is not revealed, and all other spaces are empty.
    .title = Revealed spaces
rule-EFNY-G10 = The map and your Level Bars share 40 Prisoners. For each one that cannot be placed New York gains 1 Noise; if there are some but not enough, the player whose turn it is chooses where they go. (Setting “Thirty Prisoners”: there are 30.)
    .title = Number of Prisoners
rule-EFNY-G11 = There are 4 Cars. If a Prisoner with a Car should appear and the stock has none, a Prisoner without one comes instead.
    .title = Number of Cars
rule-EFNY-G12 = The map has room for 15 Item cubes; any more are not placed. Those on Level Bars do not count.
    .title = Number of Item cubes
rule-EFNY-G13 = There are 15 Ammo cubes; should they run short, you put on what is left.
    .title = Number of Ammo cubes
rule-EFNY-G14 = Your own discard pile, Items, Cases and objectives are yours to look at whenever you like.
    .title = Your own cards

## Setup

rule-EFNY-S1 = The Library lies on F5 and the World Trade Center on C4; both are revealed, and so are the six spaces around the Library. There are no Enemies and no Item cubes on the map yet.
    .title = Board
rule-EFNY-S2 = The 4 Case cards are shuffled and laid face down in slots 1 to 4, each with the Case token of its number.
    .title = Cases at the start
rule-EFNY-S3 = The President card waits beside the board. (Setting “Is the President dead or alive?”: a deck of three cards waits there instead.)
    .title = The President at the start
rule-EFNY-S4 = The 8 POI tiles, New York's special places, are shuffled and laid face down on their spaces at the edge of the map.
    .title = POI tiles
rule-EFNY-S5 = The 14 Suburb tokens are shuffled, and one is laid face down on each Suburb space.
    .title = Suburb tokens
rule-EFNY-S6 = The Gullfire is on the World Trade Center. The Helicopter counter lies in the middle of Central Park, on I6, with its Heliport side up.
    .title = Gullfire and Helicopter at the start
rule-EFNY-S7 = The Event Level starts at 1 of 3.
    .title = Event Level at the start
rule-EFNY-S8 = With four players 12 black Timer tiles are in the deck, with three 11, with two or alone 10; the others leave the game unseen. Under them lies Hurry Up, and below that the 3 red tiles, shuffled. (Setting “Black Timer tiles”: as many as you chose. Setting “One Timer tile less”: one black tile fewer.)
    .title = Timer deck
rule-EFNY-S9 = The 34 City tiles and the 8 Central Park tiles are shuffled into two face-down decks. (Setting “Traps”: two more City tiles.)
    .title = City and Central Park decks
rule-EFNY-S10 = Items and Events are shuffled decks, each with a discard pile that lies face down. Car cards, Ammo and Item cubes, Prisoners, Cars and Roadblocks make up the stock.
    .title = Stock
rule-EFNY-S11 = The Special Action cards of your Heroes and the 3 of New York lie face down beside the board.
    .title = Special cards at the start
rule-EFNY-S12 = New York begins without Noise, with all 4 Mission cubes on the left, its Bosses unhurt and its Action cards shuffled.
    .title = New York at the start
rule-EFNY-S13 = Each of you chooses a different Hero and starts with that Hero's 8 Action cards in hand. Nobody is white or red: those colours mark abandoned Cars and Cars of Prisoners.
    .title = Choosing Heroes
rule-EFNY-S14 = Cabbie starts with the Taxi on the Library, Snake and Maggie each with a revealed, fully loaded Weapon. Brain has the Diagram of Bridge 3 face up in his supply, where it counts as one of three cards.
    .title = What Heroes start with
rule-EFNY-S15 = Cards of Heroes nobody plays stay out. Without Brain there is no Diagram of Bridge 3, and that bridge cannot be used.
    .title = Heroes nobody plays
rule-EFNY-S16 = You get a random set of 3 Level Bars. They lie face down on levels 1 to 3, and the first is turned up at once.
    .title = Level Bars at the start
rule-EFNY-S17 = Of each colour 6 Personal Objectives are used with four players, 5 with three, 4 with two, 3 alone. You secretly get a blue one and a purple one; the rest form two face-down decks.
    .title = Objectives at the start
rule-EFNY-S18 = All Heroes start on the Library.
    .title = Where Heroes start
rule-EFNY-S19 = Chance decides who begins; then you take turns clockwise.
    .title = Who begins
rule-EFNY-S20 = Alone you play without Not My Plan and the other cards that steal. You may win over a bridge as well as by your objectives.
    .title = Alone

## The turn

rule-EFNY-T1 = Your turn is a Hero Phase with steps 1 to 9 and then a New York Phase with steps 10 to 12; you carry out both.
    .title = Course of a turn
rule-EFNY-T2 = You have a free moment before step 1 and after each of the twelve steps, once its Traps and Events are over. In it you may, in any order and number: use Items and Weapons, reveal a Weapon, put an Item on your Level Bar (before step 8), collect things, abandon your Car, drop a Case, turn up the President's Bracelet or declare a Lone Victory.
    .title = Free moments
rule-EFNY-T3 = In your turn you may collect Item cubes, a Case, the President or an abandoned Car whenever no Enemy is in your space: at every free moment, in an action after each step and each part, and between the Traps and Event cards that follow. What a single card or tile brings, it brings together. You never have to.
    .title = Collecting
rule-EFNY-T4 = While an Action card, Event, Trap, Timer tile or POI tile is being carried out you may not use Items or Weapons. You may still collect things and declare a Lone Victory, and a Trash Can Lid helps whenever you are about to take damage.
    .title = Not in the middle of a card
rule-EFNY-T5 = In somebody else's turn you use no Items and no Weapons. You only decide whether to ride along, whether to take back cards you are offered, and what to show in an escape attempt.
    .title = In other players' turns
rule-EFNY-T6 = After step 12 all tricked Enemies get up, damage to Prisoners is forgotten, effects for this turn end, and the next player begins.
    .title = End of the turn

## The Hero Phase

rule-EFNY-H1 = You may turn up a Timer tile and take your whole discard pile back into your hand. With an empty pile you are not asked.
    .title = Step 1: taking cards back
rule-EFNY-H2 = If your turn begins with 0 or 1 Action cards in your hand, you have no choice: a Timer tile is turned up. Cards you get back after that moment, for instance with a First Aid Kit, do not change it.
    .title = Step 1: when you have to
rule-EFNY-H3 = First your cards come back to your hand, then the Timer tile takes effect. One tile is the limit.
    .title = Step 1: cards first
rule-EFNY-H4 = You lay 2 cards of your hand face down, and both are fixed before the first is carried out. With 1 card you play just that one, or your ability in its place; with none you skip steps 3 and 4.
    .title = Step 2: two cards
rule-EFNY-H5 = You turn up either of the two and carry out everything on it, in the order printed.
    .title = Step 3: the first card
rule-EFNY-H6 = You may leave nothing out. If a card cannot be carried out as a whole, nothing of it happens, but its Noise counts.
    .title = All or nothing
rule-EFNY-H7 = A card counts as carried out in full even if there is no empty space to reveal, if damage is left over because no Enemy in range can take it, or if you took a Car and stopped early.
    .title = What still counts as whole
rule-EFNY-H8 = Whether a card can be carried out is judged as you turn it up: every move needs a possible first step, everything else its minimum. What becomes impossible later is dropped, and the rest goes on.
    .title = Is it possible?
rule-EFNY-H9 = Now you turn up the other card and carry it out in the same way.
    .title = Step 4: the second card
rule-EFNY-H10 = Once a turn, in step 3 or 4, you may leave the card face down and either deal 2 damage in your space or move 1 (past Enemies, but not through Roadblocks) and reveal 1. That makes 2 Noise; the card itself makes none and is discarded in step 6.
    .title = Personal ability
rule-EFNY-H11 = Nobody else learns which card you left face down for your ability.
    .title = The ability keeps its secret
rule-EFNY-H12 = If you have a Car and no Enemy is in your space, you may drive now.
    .title = Step 5: the Car
rule-EFNY-H13 = New York gains the Noise of the cards you turned up, even of those that did nothing, and 2 more if you used your ability.
    .title = Step 6: Noise
rule-EFNY-H14 = Then both cards you played go face down on your discard pile.
    .title = Step 6: discarding
rule-EFNY-H15 = The damage of all Enemies in range is added up. What you do not ward off costs you as many random cards of your hand, unseen by the others; beyond your last card nothing more happens.
    .title = Step 7: damage
rule-EFNY-H16 = If your Level Bar is complete you must go up a level, but only one per turn.
    .title = Step 8: going up a level
rule-EFNY-H17 = If there is a Building in your space its effect is carried out, whether Enemies are there or not.
    .title = Step 9: the Building
rule-EFNY-H18 = The icon beside a card's name only tells its kind: movement, attack or special.
    .title = Icons of cards

## The New York Phase

rule-EFNY-N1 = The top New York card is discarded face up without doing anything, and New York gains 1 Noise.
    .title = Step 10: one card goes
rule-EFNY-N2 = If New York has at least the Noise that the back of the new top card asks for, it pays, and the card is turned up and carried out in order. Then it is discarded face up; a Prisoner Bonus stays in play.
    .title = Step 11: New York pays
rule-EFNY-N3 = If New York cannot pay, that card is discarded face up without effect, and New York gains 1 Noise.
    .title = Step 11: too little Noise
rule-EFNY-N4 = New York always pays when it can; you have no say in it.
    .title = New York has to pay
rule-EFNY-N5 = New York's cards are carried out as far as possible; what is not possible is skipped.
    .title = As far as possible
rule-EFNY-N6 = Between steps 11 and 12 the Duke may move: he is after whoever has the President.
    .title = The Duke's turn to move
rule-EFNY-N7 = Look at the directions on the back of the top New York card: from the neighbouring spaces on those sides all Enemies move into your space, Bosses and Cars too, unless they are engaged or tricked.
    .title = Step 12: Enemies walk in
rule-EFNY-N8 = Now nobody gets through an intact Roadblock or a Manhole, not even a Prisoner with a Car. Enemies who share a space with any Hero stay, tricked ones too, and the Roadblock mark on the card means nothing here.
    .title = Step 12: who stays
rule-EFNY-N9 = Enemies who walk in do no damage now; they count in step 7 of your next turn.
    .title = Step 12: no damage yet

## Winning and losing

rule-EFNY-V1 = From a space next to a bridge one of you moves onto it (not by Manhole or from POI to POI), and the Heroes in that space show the President, the Tape and the Diagram of that bridge between them: all Heroes there win, all others lose. One Hero with all three can do it alone.
    .title = Collective Victory
rule-EFNY-V2 = A step onto a bridge needs what any step needs: for a “clear” move no Enemies in your space, and an intact Roadblock must be smashed, be crashed into with your Car or have been removed before.
    .title = Getting onto a bridge
rule-EFNY-V3 = When you step onto a bridge every Hero in your space secretly chooses which cards to show, and then they are shown all at once. Anybody may hold back anything, even the President, and you may try without any of the cards.
    .title = Escape attempt
rule-EFNY-V4 = If something is missing, all stay where they are, no Event or Trap is triggered, and cards that were hidden before are hidden again. The rest of that movement is lost, but the card goes on and counts as carried out; a Roadblock passed for it is destroyed and a Car given up is gone.
    .title = Failed attempt
rule-EFNY-V5 = In your own turn you win alone if the President has been taken by anyone or the top Timer tile is red, you have reached Level 3, the card of your blue objective is in your supply, and you are at the means of transport of your purple one.
    .title = Lone Victory
rule-EFNY-V6 = You have reached a level once its Level Bar has been removed, so Level 3 takes going up three times. (Setting “Level for a Lone Victory”: for Level 3 it is enough that its bar is in use.)
    .title = When a level is reached
rule-EFNY-V7 = Enemies in your space do not stop a Lone Victory.
    .title = Escaping under the eyes of Enemies
rule-EFNY-V8 = You all lose at once when the red tile “New York wins” is turned up, and also when it is discarded for the President.
    .title = Collective Loss
rule-EFNY-V9 = While its conditions hold in your turn, you may declare a Lone Victory at every free moment, after each step of a movement, between any two parts of a card or tile, and between two cards or tiles. You are asked even if you wanted no more free moments this turn. Once “New York wins” has been turned up, it is too late.
    .title = Declaring a Lone Victory
rule-EFNY-V10 = With an empty hand you stay in the game; you simply take no more damage.
    .title = Nobody drops out
rule-EFNY-V11 = What you show in an escape attempt is a secret choice each time. (Setting “Always show my cards”: at the start every player says openly whether they will show everything in each attempt. Those who promise it do so for the whole game and are not asked any more.)
    .title = Always showing

## Moving and revealing

rule-EFNY-M1 = A step follows a road of your space to an adjacent space that is revealed or has a face-down POI. Empty spaces cannot be entered.
    .title = A step
rule-EFNY-M2 = An intact Roadblock stops you, unless your card smashes it or you give up your Car.
    .title = Roadblock in the way
rule-EFNY-M3 = “Smash” destroys only Roadblocks on roads that you really take.
    .title = What “smash” destroys
rule-EFNY-M4 = If an Enemy is in your space when you turn up a “clear” card, even a tricked one, nothing of the card happens and its Noise counts. Enemies in spaces on your way do not matter.
    .title = “Clear”
rule-EFNY-M5 = A face-down POI that you walk into is revealed and carried out at once, even in mid-movement; then you go on.
    .title = Walking into a face-down POI
rule-EFNY-M6 = If it is not a “clear” move, you may walk away from Enemies, and it costs you nothing.
    .title = Leaving Enemies
rule-EFNY-M7 = Pick an adjacent empty space, even behind a Roadblock; it gets the top City or Central Park tile, depending on the space. Its icons are carried out, except an Event icon, which does nothing yet.
    .title = Revealing an empty space
rule-EFNY-M8 = If a card says reveal and there is an empty space next to you, you have to.
    .title = Revealing is a must
rule-EFNY-M9 = POI tiles are turned up in three ways only: a Hero walks in, a Timer tile does it, or the President is taken for the first time.
    .title = How POI tiles are revealed
rule-EFNY-M10 = If there is a Suburb token on the space you reveal, it is flipped as well; its icon is added to those of the tile, and the token stays.
    .title = Revealing a Suburb
rule-EFNY-M11 = Should a deck of tiles be empty, nothing is revealed; but there are enough for all spaces.
    .title = No tiles left

## Attacking and tricking

rule-EFNY-A1 = Range 0 is your own space; range 1 is your own space and all adjacent ones, except across an intact Roadblock.
    .title = Range
rule-EFNY-A2 = You assign the damage of an attack point by point among the Enemies in range; who dies is gone before the next point. As long as an Enemy in range can take more, you must go on.
    .title = Dividing damage
rule-EFNY-A3 = A Prisoner has 1 Hit Point and leaves the map as soon as it is killed.
    .title = Killing a Prisoner
rule-EFNY-A4 = A Car gives a Prisoner 1 Hit Point more, and so does Thick Skins. Damage adds up during the turn and is then forgotten; losing a Car or a bonus never kills by itself, that takes 1 more damage.
    .title = Tougher Prisoners
rule-EFNY-A5 = Damage to a Boss stays from turn to turn; at 0 Hit Points the Boss is dead.
    .title = Damage to a Boss
rule-EFNY-A6 = A Prisoner you kill must go on your Level Bar if a Prisoner icon is open there, otherwise into the stock. The kill is that of the Hero who dealt the last damage.
    .title = Whose kill it is
rule-EFNY-A7 = When you kill a Prisoner with a Car, the Car stays behind as an abandoned one. For your Level Bar you take a Prisoner from the stock, if there is one.
    .title = Killing a Prisoner with a Car
rule-EFNY-A8 = The Axe adds 1 damage to each attack with range 0 of your Action cards and your ability, before you divide it.
    .title = Axe
rule-EFNY-A9 = If an attack with range 0 of your Action cards or your ability puts at least 1 damage on a Boss, the Spiked Club puts 4 more on that Boss, and on nobody else; one Boss per attack.
    .title = Spiked Club
rule-EFNY-A10 = An Enemy you trick goes at once from your space to an adjacent revealed one, not through an intact Roadblock, and lies down there.
    .title = Tricking an Enemy
rule-EFNY-A11 = One card may send each Enemy to a different space.
    .title = Tricking in different directions
rule-EFNY-A12 = A tricked Enemy neither attacks nor moves before this turn is over, New York Phase included. It can be attacked, and it is still an Enemy in its space.
    .title = While it lies
rule-EFNY-A13 = Prisoners with or without a Car, Romero and the Duke fall for it; Slag does not.
    .title = Who can be tricked
rule-EFNY-A14 = If Roadblocks cut you off from every adjacent revealed space, you cannot trick anybody. A space with another Hero will do; Manholes will not.
    .title = No room for tricks

## Damage to Heroes

rule-EFNY-D1 = In step 7 every Enemy in your space attacks, and every one with range 1 in an adjacent space, unless it has been tricked or an intact Roadblock is in between. Other Heroes are not attacked.
    .title = Who attacks you
rule-EFNY-D2 = A Prisoner deals 1 damage, with a Car or without, Romero 2, Slag and the Duke 3 each. All of it is added up.
    .title = How much damage
rule-EFNY-D3 = For each damage a random card of your hand goes face down on your discard pile. You may look at it, the others may not.
    .title = What damage costs you
rule-EFNY-D4 = Once your hand is empty, further damage does nothing.
    .title = Empty hand
rule-EFNY-D5 = On a Shelter you ignore all damage, wherever it comes from.
    .title = Safe in a Shelter
rule-EFNY-D6 = Damage from Events and Traps works like that from Enemies, and you can ward it off in the same ways.
    .title = Damage from Events and Traps
rule-EFNY-D7 = First the Shelter counts, then cards that guard you, then as many Trash Can Lids as you care to use; what is left costs you cards.
    .title = Warding off damage

## Noise and Mission cubes

rule-EFNY-O1 = Noise runs from 0 to 10.
    .title = Noise Track
rule-EFNY-O2 = Noise comes from the cards you play and your ability in step 6, at once from Weapons and Items, from New York's discards in steps 10 and 11, from Events, Traps, some Timer tiles and Romero, and from Prisoners who have run out.
    .title = Where Noise comes from
rule-EFNY-O3 = When New York already has 10 Noise, each further Noise moves a Mission cube to the right instead.
    .title = Saturation
rule-EFNY-O4 = When saturation leaves no Mission cube on the left, a Timer tile is turned up, Noise goes to 0 and all 4 cubes go back. Whatever Noise was still to come counts from 0.
    .title = No cube left on the left, by saturation
rule-EFNY-O5 = The Timer tile is carried out to the end before Noise and cubes are set back. If that tile itself brings Noise or moves Mission cubes while there are none on the left, this waits until they are back.
    .title = First the tile, then the cubes
rule-EFNY-O6 = When a card moves the last Mission cube from the left, a Timer tile is turned up and the 4 cubes go back, but the Noise stays as it is. A card that moves two cubes goes on with those put back.
    .title = No cube left on the left, by a card
rule-EFNY-O7 = Noise never falls below 0.
    .title = Less Noise

## Cases

rule-EFNY-C1 = Case tokens 3 and 4 appear with their POI tiles, 1 and 2 where Romero and Slag are killed. The card stays in its slot for now.
    .title = Where Cases come from
rule-EFNY-C2 = If a Case token is in your space and no Enemy is, you may take the card of its slot; the token goes back to the slot.
    .title = Collecting a Case
rule-EFNY-C3 = A Case lies face down in your supply; you may look at it whenever you like.
    .title = A Case in your supply
rule-EFNY-C4 = Several Case tokens in your space are collected one by one, and after each your supply must be back to 3 cards at most.
    .title = Several Cases
rule-EFNY-C5 = You lose a Case only by dropping it or when it is stolen.
    .title = Losing a Case
rule-EFNY-C6 = At a free moment, or to keep to 3 cards, you may drop a Case: lay it face down in an empty slot of your choice and put the token of that slot in your space.
    .title = Dropping a Case
rule-EFNY-C7 = Once a Case has been dropped, the number on its token says nothing about what is in it.
    .title = Numbers change
rule-EFNY-C8 = There is always an empty slot for a Case you drop.
    .title = There is always a slot
rule-EFNY-C9 = Once the President's Bracelet has been turned up, it lies face up for the rest of the game, in any supply and any slot.
    .title = The Bracelet stays open
rule-EFNY-C10 = Enemies never take Cases.
    .title = Enemies and Cases
rule-EFNY-C11 = A Case that you have dropped you cannot collect again in the same turn.
    .title = A Case just dropped

## The President

rule-EFNY-P1 = In the revealed Duke's Camp you may take the President if no Enemy is there and nobody has taken him before.
    .title = Taking the President
rule-EFNY-P2 = The first time the President is taken, in this order: a Prisoner comes to each revealed space next to the Camp, the Helicopter lands, all face-down POI tiles are revealed at the price of one Timer tile each, discarded without effect, and the Duke appears on Nothing Here.
    .title = The first time
rule-EFNY-P3 = You choose the order of the POI tiles that are revealed for the President. Each is carried out as usual, and then its Timer tile is discarded.
    .title = The POI tiles then
rule-EFNY-P4 = Timer tiles discarded for the President do nothing, except that with “New York wins” you still lose. Hurry Up is revealed as soon as it is on top and does not count as one of them.
    .title = The Timer tiles then
rule-EFNY-P5 = The President lies face up and counts as one of your three cards, and you cannot get rid of him.
    .title = The President in your supply
rule-EFNY-P6 = Not My Plan can take the President. That is not the first time any more, so nothing else happens.
    .title = Stealing the President
rule-EFNY-P7 = If the President is your fourth card, you make room at once, before anything else happens.
    .title = First make room

## Items and Weapons

rule-EFNY-I1 = If no Enemy is in your space, you may hand in Item cubes there one by one and draw an Item card for each.
    .title = Items from cubes
rule-EFNY-I2 = Items also come from the Gun Shop, the Library, Action cards, and some Events and Timer tiles.
    .title = Other Items
rule-EFNY-I3 = The top Item card goes face down into your supply. If the deck is empty the discards are shuffled; if there are none either, you get nothing.
    .title = Drawing an Item
rule-EFNY-I4 = Your supply holds 3 cards at most, President, Cases and Items together. With a fourth you must at once discard an Item, in your own turn onto your Level Bar if you like, or drop a Case; while no card is being carried out you may use an Item or reveal a Weapon instead.
    .title = Three cards at most
rule-EFNY-I5 = At your free moments you may use as many Items as you like; each is discarded right after use.
    .title = Using Items
rule-EFNY-I6 = Items are discarded face down, and nobody may look through that pile.
    .title = Discarded Items
rule-EFNY-I7 = Snake's and Maggie's own Weapons and the Diagram of Bridge 3 leave the game when discarded. That Diagram lies face up in any supply.
    .title = Cards Heroes start with
rule-EFNY-I8 = Until it is revealed a Weapon is an Item in your supply and counts as one of your three cards.
    .title = A hidden Weapon
rule-EFNY-I9 = At a free moment you may lay a Weapon from your supply face up in your Weapon space, with full Ammo if it needs any. From then on it does not count as one of your three cards.
    .title = Revealing a Weapon
rule-EFNY-I10 = If you reveal a second Weapon, the first is discarded and its Ammo goes to the stock.
    .title = One Weapon
rule-EFNY-I11 = Each use costs the Ammo shown; at 0 the Weapon stays but cannot be used. It never holds more than its number.
    .title = Ammo
rule-EFNY-I12 = The Noise of a Weapon counts at once, not in step 6.
    .title = Noise of Weapons
rule-EFNY-I13 = At your free moments you may use your Weapon as long as it has Ammo; one that needs none works as it says. Never in the middle of an Action card.
    .title = Using a Weapon
rule-EFNY-I14 = You do not use Axe and Spiked Club by themselves: they strengthen the attacks of your Action cards and your ability.
    .title = Axe and Spiked Club
rule-EFNY-I15 = An unrevealed Weapon may go on your Level Bar like any Item. Of the revealed ones only Axe, Spiked Club and Baseball Bat may.
    .title = Weapons on the Level Bar
rule-EFNY-I16 = An Item goes only when you use it, put it on your Level Bar, lose it to an effect or have more than three cards.
    .title = No throwing away

## Cars

rule-EFNY-R1 = If you have no Car and an abandoned one is in your space without Enemies, you may take it, with a Car card and a base in your colour.
    .title = Taking a Car
rule-EFNY-R2 = If you take a Car in the middle of a movement, the movement ends. The card counts as carried out in full, and its other parts follow.
    .title = Taking a Car stops you
rule-EFNY-R3 = In every movement with your Car one willing Hero without a Car may come along at each step, a different one each time if you like. Hop In and Get Behind Me do not make it two.
    .title = Passenger
rule-EFNY-R4 = Nobody has to ride along. Only the driver triggers Events and Traps and reveals a face-down POI.
    .title = Driver and passenger
rule-EFNY-R5 = In step 5 a Car drives 1, the Taxi 1 or 2, and then you reveal 1. It is up to you, but you can only set off if no Enemy is in your space.
    .title = Driving in step 5
rule-EFNY-R6 = A Car card is not one of the three cards in your supply.
    .title = Cars do not count
rule-EFNY-R7 = In any movement you may, but never have to, give up your Car to pass a Roadblock: it is destroyed, you and your passenger make the step, and the Car goes to the stock (the Taxi out of the game). You finish a move on foot; a drive ends there, and you reveal.
    .title = Crashing through a Roadblock
rule-EFNY-R8 = At a free moment you may leave your Car in your space as an abandoned one; its card goes back to the stock. The Taxi leaves the game instead.
    .title = Abandoning a Car
rule-EFNY-R9 = With a Car you cannot take another.
    .title = One Car each
rule-EFNY-R10 = A Car that you have abandoned you cannot take again in the same turn.
    .title = A Car just abandoned

## Ways out

rule-EFNY-X1 = The Gullfire takes you away from the World Trade Center if it is your objective. If New York destroys it, it is gone for good.
    .title = Gullfire
rule-EFNY-X2 = The Helicopter starts as a Heliport on I6 and can be moved to other spaces of Central Park, revealed or not. Once its Helicopter side is up, it serves those in its space who have it as their objective.
    .title = Helicopter
rule-EFNY-X3 = The Helicopter lands when the President is taken for the first time or Hurry Up is revealed, whichever is sooner. It never takes off again, but it can still be moved.
    .title = The Helicopter lands
rule-EFNY-X4 = To use the Helicopter you must be in its space, so that space has to be revealed first.
    .title = Getting to the Helicopter
rule-EFNY-X5 = Any face-up Raft will do if a Raft is your objective, and it does not matter who else wants it.
    .title = Raft
rule-EFNY-X6 = Bridges are for the Collective Victory only.
    .title = Bridges

## Levels and objectives

rule-EFNY-L1 = A Level Bar shows Prisoners, Items or both; it is complete when all its icons are covered.
    .title = Level Bar
rule-EFNY-L2 = Prisoners you kill cover the open icons of your Level Bar; more than it asks for are not saved up.
    .title = Prisoners on the Level Bar
rule-EFNY-L3 = At your free moments before step 8 you may discard any number of Items, or your revealed Weapon if it may, each for one open Item icon; after step 8 only to make room for a fourth card. The Diagrams of Bridges 3 and 4 are Items, Cases and the President are not.
    .title = Items on the Level Bar
rule-EFNY-L4 = You go up a level only in step 8, at most once a turn, and with a complete bar you must.
    .title = Only in step 8
rule-EFNY-L5 = When you go up a level, your bar goes with everything on it; you carry out the text of that level, and then the next bar is turned up.
    .title = How you go up a level
rule-EFNY-L6 = At Level 1 you look at your Special Action cards beside the board and take one of them into your hand.
    .title = Level 1
rule-EFNY-L7 = At Level 2 you take another Special Action card in the same way and then exchange an objective.
    .title = Level 2
rule-EFNY-L8 = At Level 3 you exchange an objective, and that is all.
    .title = Level 3
rule-EFNY-L9 = Choose blue or purple, put your objective of that colour into its deck, look through it and take whichever you like, even your old one. The others learn only the colour.
    .title = Exchanging an objective
rule-EFNY-L10 = You play, discard and take back Special Action cards like your other cards; your hand stays that much bigger.
    .title = Special Action cards
rule-EFNY-L11 = After Level 3 there is no further bar, and all Prisoners you kill go to the stock.
    .title = After Level 3

## Map tiles

rule-EFNY-F1 = City tiles go on the black City spaces, Central Park tiles on the green park spaces. They are never turned round.
    .title = Where tiles go
rule-EFNY-F2 = Each Prisoner icon brings 1 Prisoner to the space when it is revealed.
    .title = Prisoner icon
rule-EFNY-F3 = A Car icon brings a Prisoner with a Car, that is a Car with a red base; no Prisoner token is used for it.
    .title = Car icon
rule-EFNY-F4 = Each Item icon brings 1 Item cube to the space when it is revealed.
    .title = Item icon
rule-EFNY-F5 = With a Roadblock icon a Roadblock goes on the road that has the icon.
    .title = Roadblock icon
rule-EFNY-F6 = A space with a Manhole icon has a Manhole as soon as it is revealed.
    .title = Manhole icon
rule-EFNY-F7 = An Event icon does nothing when it is revealed, only when a Hero walks in.
    .title = Event icon
rule-EFNY-F8 = The icons of a new tile come in this order: Car, Prisoners, Items, Roadblock, and then the Suburb token.
    .title = Order of icons
rule-EFNY-F9 = An Event icon on the tile and one on its Suburb token count as one.
    .title = Two Event icons in one space
rule-EFNY-F10 = A POI tile is flipped and its text carried out in order, however it came to be revealed; a Boss is put on it at once.
    .title = Revealing a POI tile
rule-EFNY-F11 = A POI tile works even if no Hero is there; “here” means the tile.
    .title = A POI tile without a Hero
rule-EFNY-F12 = The World Trade Center is an ordinary revealed space, but with the Gullfire on it.
    .title = World Trade Center
rule-EFNY-F13 = The six spaces around the Library are ordinary revealed spaces without a tile; E4 and G6 have a Manhole.
    .title = Around the Library
rule-EFNY-F14 = At the Library you draw an Item card in step 9, or take a random card of your discard pile back into your hand, or do neither.
    .title = Library
rule-EFNY-F15 = At a Surgery you take up to 2 cards of your choice back from your discard pile in step 9; those you played this turn are there already.
    .title = Surgery
rule-EFNY-F16 = At a Gun Shop you either draw two Item cards in step 9, keep one and discard the other, or put up to 2 Ammo on your revealed Weapon, within its number. You cannot choose what is impossible.
    .title = Gun Shop
rule-EFNY-F17 = A Shelter gives you nothing to do in step 9; it keeps all damage away from you as long as you are there.
    .title = Shelter

## Events

rule-EFNY-U1 = Events come each time you move into a space with an Event icon in your turn, again and again, and with each Timer tile that has the icon.
    .title = When there is an Event
rule-EFNY-U2 = Events of spaces wait until your action is over; if you entered several such spaces, each counts once. An Event icon on a Timer tile is part of that tile and comes at once.
    .title = Events come afterwards
rule-EFNY-U3 = Each time you turn up as many Event cards as the Event Level is then, one by one, and finish each before the next.
    .title = How many Event cards
rule-EFNY-U4 = Events that are over go face down on their discard pile; when the deck is empty, that pile is shuffled.
    .title = Event deck
rule-EFNY-U5 = The Event Level starts at 1, Timer tiles raise it to 3 at most, and it never falls.
    .title = Event Level
rule-EFNY-U6 = What ignores Events does so only for the spaces entered in that movement.
    .title = “Quiet”
rule-EFNY-U7 = An Event strikes the Hero whose turn it is, in the space where that Hero is when the card is turned up.
    .title = Who is struck
rule-EFNY-U8 = Parts of Events, Timer tiles and POI tiles that are impossible are skipped.
    .title = What cannot happen

## Timer tiles

rule-EFNY-Y1 = Timer tiles are turned up in step 1, through some New York cards, and when there are no Mission cubes on the left any more. When the President is taken for the first time, tiles are discarded instead.
    .title = When a Timer tile is turned up
rule-EFNY-Y2 = A Timer tile that is turned up concerns the player whose turn it is, even if New York caused it. Only in step 1 do you get your cards back.
    .title = Who carries it out
rule-EFNY-Y3 = As soon as Hurry Up is on top it is revealed, before the tile that lay on it takes effect, and it costs no tile of its own: the Helicopter lands, and for a Lone Victory nobody needs to have taken the President any more.
    .title = Hurry Up
rule-EFNY-Y4 = Two of the three red tiles do nothing; with the third you all lose.
    .title = Red tiles
rule-EFNY-Y5 = The POI you choose for Lookout is revealed, and its text is carried out.
    .title = Lookout
rule-EFNY-Y6 = Everyone sees how many black and red tiles are left; which ones left the game stays secret.
    .title = Tiles left

## Enemies

rule-EFNY-E1 = Enemies are Prisoners, with or without a Car, and Bosses.
    .title = Who is an Enemy
rule-EFNY-E2 = A Prisoner has 1 Hit Point, movement 1, damage 1 and range 0.
    .title = Prisoner
rule-EFNY-E3 = A Prisoner with a Car has 1 Hit Point and 1 movement more, but the same damage and range. It cannot use Manholes, and it can be tricked.
    .title = Prisoner with a Car
rule-EFNY-E4 = If there is an abandoned Car in a Prisoner's space and no Hero, the Prisoner takes it at once, and its movement ends. A Prisoner who lies down does so on getting up.
    .title = Prisoners take Cars
rule-EFNY-E5 = Bosses take no Cars and do not ride in them.
    .title = Bosses and Cars
rule-EFNY-E6 = When the driver of a Car dies, the Car is abandoned at once; if another Prisoner is there and no Hero, that one takes it straight away.
    .title = The driver dies
rule-EFNY-E7 = An Enemy in a space with any Hero is engaged: New York's cards, Events and step 12 do not move it.
    .title = Engaged
rule-EFNY-E8 = Each Prisoner Bonus in play is for all Prisoners, with or without a Car; different ones add up.
    .title = Prisoner Bonuses add up
rule-EFNY-E9 = Enemies can only be on revealed spaces, never on empty ones or face-down POI tiles.
    .title = Where Enemies can go
rule-EFNY-E10 = Unless something else is said, New York moves Enemies towards the Hero whose turn it is.
    .title = Hunt: where to
rule-EFNY-E11 = Only Enemies that are not engaged, not tricked, not yet moved by this effect and have a way to you may move.
    .title = Hunt: who may move
rule-EFNY-E12 = Enemies follow roads without intact Roadblocks between revealed spaces, and go from any revealed Manhole to any other, unless they have a Car. They may pass other Heroes.
    .title = Hunt: ways
rule-EFNY-E13 = First those who can reach you, the fastest first; if equal, a Prisoner with a Car before a Boss before a Prisoner, and after that you choose. Then the others in the same order.
    .title = Hunt: who goes first
rule-EFNY-E14 = One Enemy moves, then the next is determined anew. Each moves at most once per effect.
    .title = Hunt: one at a time
rule-EFNY-E15 = The Enemy follows a shortest way as far as its movement goes and stops in your space. Between equally short ways you choose.
    .title = Hunt: the move
rule-EFNY-E16 = A Prisoner with a Car takes along another one from where it starts or passes, but no Boss, and of several shortest ways must use one that allows it. The passenger is not counted as moved, but cannot be moved again by the same effect.
    .title = Hunt: the Prisoner's passenger
rule-EFNY-E17 = A Prisoner with a Car and no open way takes the shortest one through Roadblocks. At the first of them the Roadblock is destroyed, the Car goes to the stock, and the move ends with the Prisoner, passenger included, in the space just entered.
    .title = Hunt: a Car and Roadblocks
rule-EFNY-E18 = If fewer Enemies may move than the number says, fewer do.
    .title = Hunt: too few Enemies
rule-EFNY-E19 = Prisoners may be placed in spaces with Heroes, and in adjacent spaces even behind Roadblocks.
    .title = Placing Prisoners

## Bosses

rule-EFNY-B1 = Romero and Slag come with their POI tile when it is revealed, the Duke on Nothing Here when the President is taken for the first time.
    .title = Bosses appear
rule-EFNY-B2 = Romero: 8 Hit Points, damage 2, range 1, movement 2. Slag: 12 Hit Points, damage 3, range 0, movement 1. The Duke: 10 Hit Points, damage 3, range 1, movement 2.
    .title = Values of Bosses
rule-EFNY-B3 = When Romero or Slag is killed he leaves the game, and his Case token, 1 for Romero and 2 for Slag, is put where he died.
    .title = Romero or Slag dies
rule-EFNY-B4 = While Romero or Slag is alive, nobody can collect his Case.
    .title = A Boss guards his Case
rule-EFNY-B5 = If Romero is among the attackers in step 7 and you lose at least 1 card, New York gains 1 Noise after that.
    .title = Romero informs
rule-EFNY-B6 = Slag cannot be tricked.
    .title = Slag is a rock
rule-EFNY-B7 = After step 11 the Duke moves up to 2 steps by a shortest way, Manholes included, towards the Hero who has the President, and stops there. He stays if he is engaged or tricked, finds no way, or nobody has the President.
    .title = The Duke hunts
rule-EFNY-B8 = When the Duke is killed he leaves the map, and the next Timer tile turned up first puts him on Nothing Here with full Hit Points, every time again. Hurry Up and discarded tiles do not bring him back.
    .title = The Duke comes back

## The New York deck

rule-EFNY-Q1 = A special card for New York is shuffled into the present deck, not into the discards.
    .title = Special cards join the deck
rule-EFNY-Q2 = A Prisoner Bonus that New York pays for in step 11 stays face up above the New York board and works at once.
    .title = Prisoner Bonus
rule-EFNY-Q3 = A Prisoner Bonus that is discarded in step 10, or in step 11 because New York cannot pay, does nothing.
    .title = A Prisoner Bonus discarded
rule-EFNY-Q4 = If in the New York Phase only 1 card is left in the deck, it is shuffled with all discarded New York cards and all Prisoner Bonuses into a new deck. The Bonuses stop working.
    .title = One card left
rule-EFNY-Q5 = The deck is shuffled right after the discard of step 10, or once the card of step 11 has been finished and put away. If a card was discarded, New York gains the Noise for it after the shuffle.
    .title = When the deck is shuffled
rule-EFNY-Q6 = Everyone can always see the back of the top New York card.
    .title = The back of the top card

## Roadblocks

rule-EFNY-K1 = An intact Roadblock stops all steps, tricks and attacks across it, of Heroes and Enemies alike. It does not stop revealing, Manholes and the way from POI to POI.
    .title = What a Roadblock does
rule-EFNY-K2 = Roadblocks come from icons on tiles and from effects; for those the back of the top New York card shows the road.
    .title = Where Roadblocks come from
rule-EFNY-K3 = If an intact Roadblock is already where one should go, nothing happens.
    .title = Already a Roadblock there
rule-EFNY-K4 = If a destroyed Roadblock lies where one should go, it is turned back and intact again.
    .title = A destroyed Roadblock there
rule-EFNY-K5 = On roads to the coast or off the board no Roadblock is placed. On the road to a bridge it is.
    .title = Roads that lead nowhere
rule-EFNY-K6 = A road belongs to the spaces at both its ends and has room for one Roadblock.
    .title = One Roadblock per road
rule-EFNY-K7 = A destroyed Roadblock is flipped and stays on the road, which is open.
    .title = Destroyed Roadblock
rule-EFNY-K8 = There are 25 Roadblocks. If none is left, a destroyed one of your choice is taken from the board; if all are intact, none is placed.
    .title = Number of Roadblocks

## Harder games

rule-EFNY-Z1 = The Timer deck has its usual number of black tiles. (Setting “One Timer tile less”: one black tile fewer, so 11 with four players, 10 with three, 9 with two or alone.)
    .title = One Timer tile less
rule-EFNY-Z2 = There are 40 Prisoners. (Setting “Thirty Prisoners”: there are 30, so they run out sooner.)
    .title = Thirty Prisoners
rule-EFNY-Z3 = You may choose one of these or both, also together with the extras.
    .title = Both at once

## Extras

rule-EFNY-XS1 = Each Hero has 4 Special Action cards to choose from. (Setting “Extra Special Action cards”: 6.)
    .title = More Special Action cards
rule-EFNY-XS2 = There are no Crossbows among the Items. (Setting “Crossbows”: there are 2.)
    .title = Crossbows
rule-EFNY-XS3 = There is no Explosion! among the Events. (Setting “Explosions”: there are 2.)
    .title = Explosions
rule-EFNY-XS4 = The Timer deck is drawn from 15 black tiles. (Setting “Extra Timer tiles”: from 18, of which as many are kept as otherwise.)
    .title = More Timer tiles
rule-EFNY-XS5 = There are no Traps in the city. (Setting “Traps”: 2 Trap tiles are among the City tiles and are placed like any other.)
    .title = Trap tiles
rule-EFNY-XS6 = Each time you move onto a Trap tile in your turn, one of the 3 Trap cards is drawn after your action and before its Events, and “quiet” does not help. With Triggered the Trap does what the tile says, otherwise nothing happens.
    .title = Walking into a Trap
rule-EFNY-XS7 = New York plays with its 10 ordinary cards. (Setting “Hard New York deck”: with 10 harder ones in their place; its 3 special cards stay the same.)
    .title = Hard New York deck
rule-EFNY-XS8 = Other figures or pictures change nothing in the rules.
    .title = Other art

## Wanted!

rule-EFNY-XW1 = Nobody is wanted. (Setting “Wanted!”: 2 Wanted! objectives are shuffled in with the blue ones, and 3 Wanted cards lie beside the board.)
    .title = Wanted!: setup
rule-EFNY-XW2 = Whoever kills a Boss takes a Wanted card, if one is left. The Duke counts every time he dies.
    .title = Wanted!: reward
rule-EFNY-XW3 = If Wanted! is your blue objective, you need at least 1 Wanted card for it and nothing else.
    .title = Wanted!: objective
rule-EFNY-XW4 = Wanted cards lie open, are not among your three cards, and can be neither stolen nor dropped.
    .title = Wanted!: safe with you

## Is the President dead or alive?

rule-EFNY-XP1 = The President is certainly alive. (Setting “Is the President dead or alive?”: a deck of 1 Dead and 2 Alive cards stands for him, the President's Bracelet gets another effect, and the President's Finger is among the Items.)
    .title = Dead or alive: setup
rule-EFNY-XP2 = When you decide to take the President at the Camp, you draw the top card of his deck.
    .title = Dead or alive: taking him
rule-EFNY-XP3 = With Alive that card is the President, and everything that follows the first time happens.
    .title = Alive
rule-EFNY-XP4 = With Dead nobody gets the President, but everything that follows the first time happens, and for a Lone Victory he counts as taken. A Collective Victory is impossible from now on, and the Duke hunts nobody.
    .title = Dead
rule-EFNY-XP5 = Once, while the President is still at the Camp, the Bracelet takes an Alive card out of his deck, and the others are shuffled again. As an objective it serves as usual.
    .title = Dead or alive: the Bracelet
rule-EFNY-XP6 = Used as an Item, the President's Finger does the same as the Bracelet, and then it leaves the game.
    .title = Dead or alive: the Finger
rule-EFNY-XP7 = Bracelet and Finger work only until somebody has drawn from the President deck, and only if it still has an Alive card. Everyone learns that one was removed, nobody the order of the rest.
    .title = Dead or alive: limits
