### On the Lam! Every rule in a sentence for players. Ids follow the rule ledger.
### “Own card”: an alibi card of your own character. “Ready”: see rule OTL-T4.

## Sections

rules-section-OTL-A = Setup
rules-section-OTL-R = Round and turn
rules-section-OTL-T = Moving
rules-section-OTL-N = Choosing the action
rules-section-OTL-S = Searching
rules-section-OTL-D = Play cards and items
rules-section-OTL-C = The single play cards
rules-section-OTL-P = The police
rules-section-OTL-I = Investigation
rules-section-OTL-G = Meetings
rules-section-OTL-E = Private Eye
rules-section-OTL-M = Mob Hideout
rules-section-OTL-H = Hands and piles
rules-section-OTL-W = End of the game
rules-section-OTL-X = What each seat may see
rules-section-OTL-V = Settings
rules-section-OTL-EX = Examples

## Setup

rule-OTL-A1 = The game takes two, three or four players, each with a character nobody else has.
    .title = Seats
rule-OTL-A2 = In seat order you openly take one of the characters that are left. (Setting “Character choice”: they are dealt at random.)
    .title = Choosing characters
rule-OTL-A3 = Your character card tells you where to begin: the Boxer at Heavy Hitters Gym, the Dame at the Milton Hotel, the Reporter at Rion City Press, the CEO at the Corporate Company Office.
    .title = Start tiles
rule-OTL-A4 = The police begin in the middle of the board, at the Police Station.
    .title = Police start
rule-OTL-A5 = The 40 alibi cards of all four characters, played or not, make up one shuffled face-down pile; its discard pile is still empty. (Settings “Copies of each alibi card” and “Cards of absent characters”: more or fewer cards.)
    .title = Alibi pile
rule-OTL-A6 = You begin with three alibi cards off the pile that only you can see; good or bad, you may not exchange or redraw them.
    .title = Opening hands
rule-OTL-A7 = The 40 play cards are shuffled face down as well, beside an empty discard pile; nobody begins with one.
    .title = Play pile
rule-OTL-A8 = You begin without search marks. Even the tile you begin on can be searched, once you have left it and come back.
    .title = No marks
rule-OTL-A9 = Chance decides who goes first; from there turns follow the seats, the same way round all game. (Setting “First player”: seat 1 always begins.)
    .title = Turn order
rule-OTL-A10 = The police take no step before the opening turn; their first police phase comes at the end of round one.
    .title = No opening police step

## Round and turn

rule-OTL-R1 = Each of you takes one turn and then the police take a step; after that a new round opens with the same first player.
    .title = Round
rule-OTL-R2 = Your turn is Move, then Act, then End, always in that order; only an arrest or a win cuts it short.
    .title = Turn steps
rule-OTL-R3 = You get one action a turn: a search including all its retries, a trade, or drawing one play card.
    .title = One action
rule-OTL-R4 = You never lose a turn and nobody is knocked out; after an arrest you simply play on from the Police Station.
    .title = No turn is lost

## Moving

rule-OTL-T1 = You begin your turn by moving exactly one tile; you cannot stay where you are.
    .title = Compulsory step
rule-OTL-T2 = Step north, south, east or west to the next tile; you cannot go diagonally or leave the board.
    .title = Directions
rule-OTL-T3 = While you are not ready you can neither enter the Police Station nor pass through it.
    .title = Police Station closed
rule-OTL-T4 = You are ready as long as you hold at least five alibi cards of your own character, your “own cards”; duplicates count. (Setting “Alibi needed”: you need each of your five kinds.)
    .title = Ready
rule-OTL-T5 = Once ready you can step into the Police Station from any of the four tiles beside it, and that wins the game; you are still free to walk elsewhere.
    .title = Entering ready
rule-OTL-T6 = If you stand in the Police Station, your next step takes you out to a tile beside it: Dark Alleyway, Private Eye, Mob Hideout or The Picture House.
    .title = Leaving the station
rule-OTL-T7 = A tile has room for everybody: players and police can share it and nobody blocks the way.
    .title = Sharing tiles
rule-OTL-T8 = Stepping onto the tile where the police already are does not get you investigated. (Setting “Walking into the police”: it does.)
    .title = Walking into the police
rule-OTL-T9 = You can always step somewhere, as each tile has two or more neighbours even without the Police Station; so you never pass.
    .title = Always a move
rule-OTL-T10 = Being moved by a card or by the police is not your step: it may take you far away (though a taxi drives tile by tile), and your next turn opens with a step as usual.
    .title = Moves made by cards

## Choosing the action

rule-OTL-N1 = At a location without a mark of yours you either search or draw a play card; doing neither is not allowed.
    .title = Location without own mark
rule-OTL-N2 = At a location that has your mark there is nothing left for you to search: draw a play card.
    .title = Location with own mark
rule-OTL-N3 = At the Private Eye you trade if you can and want to; otherwise you draw a play card.
    .title = Private Eye tile
rule-OTL-N4 = At the Mob Hideout too you make a trade if you can pay for it and wish to, or else draw a play card.
    .title = Mob Hideout tile
rule-OTL-N5 = You decide what to do only after your step, and that choice no longer alters the step.
    .title = Chosen after landing
rule-OTL-N6 = As soon as your first search die is rolled, a play card is out of the question this turn, whatever the search brings.
    .title = Search closes the choice

## Searching

rule-OTL-S1 = Each location tests one skill (Charisma ◆, Guts ★, Smarts ● or Cover ▲) against a number, 5 or 6.
    .title = Skill and number
rule-OTL-S2 = Roll the ten-sided skill die and add your character's bonus for the skill being tested: +2, +1 or nothing. (Setting “Skill die”: other dice.)
    .title = Roll
rule-OTL-S3 = Once you see the die you may spend an item that fits: a bonus for the skill being tested, or a reroll that stands for better or worse. You are asked whenever you hold any item, so the question gives nothing away. (Setting “Timing of bonus items”: bonuses come before the roll.)
    .title = Item window
rule-OTL-S4 = You succeed if your total reaches the number or passes it; no roll is an automatic hit or miss.
    .title = Success
rule-OTL-S5 = Success earns you one alibi card for each point above the number, but never fewer than one or more than three.
    .title = Cards won
rule-OTL-S6 = You take every card you earned from the top of the alibi pile, unseen by the others; what you do not want can go in your End step.
    .title = All are drawn
rule-OTL-S7 = Searching brings you three alibi cards a turn at most.
    .title = Three per turn
rule-OTL-S8 = A successful search leaves your mark on the location; a failed one does not. (Setting “Search marks”: play without them.)
    .title = Mark
rule-OTL-S9 = Your mark keeps only you from searching there again; the others still can.
    .title = Marks are personal
rule-OTL-S10 = Your marks stay on the board, even after an arrest, until you have placed twelve.
    .title = Marks last
rule-OTL-S11 = As soon as your twelfth mark is down, all twelve come off and you may search everywhere again from your next turn. (Setting “Search marks”: they never come off.)
    .title = Twelve marks
rule-OTL-S12 = If you fail, the police come one tile closer to you, and what follows from that happens straight away.
    .title = Failure
rule-OTL-S13 = After a failure, if you are still at the location, you may roll again or stop; try as often as you dare. (Setting “After a failed search”: no second try.)
    .title = Try again
rule-OTL-S14 = Your search is over at your first success, when you stop, or when you are taken away; then comes your End step.
    .title = End of a search
rule-OTL-S15 = Each new try gives you a new chance to use an item, but a spent one does not come back.
    .title = Items on retries
rule-OTL-S16 = When you start a search, everyone sees the location card with host, skill and number; what the host says is atmosphere only. The cards of the Private Eye and the Mob Hideout appear at a meeting.
    .title = Location card
rule-OTL-S17 = If the alibi pile and its discards cannot supply all you earned, you take what is left and have still succeeded.
    .title = Not enough cards

## Play cards and items

rule-OTL-D1 = To draw a play card is to take the top one of its pile, once a turn at most.
    .title = Draw
rule-OTL-D2 = You show an event to everyone, carry it out on the spot and discard it when all is settled; it never goes into your hand.
    .title = Event
rule-OTL-D3 = You take an item into your hand without showing it; the table sees it only when you use or discard it.
    .title = Item
rule-OTL-D4 = You can hold only one item: if you draw or steal a second, you immediately pick one to keep and discard the other face up.
    .title = One item
rule-OTL-D5 = Your item works only for you, only on a roll of your own search, and only if it fits: a bonus for some other skill is no use there.
    .title = When items work
rule-OTL-D6 = Since you hold only one item, each try can be helped by one at most.
    .title = One item per roll
rule-OTL-D7 = You must follow an event as far as you can; you may do nothing only where the card leaves you that choice.
    .title = Events are orders
rule-OTL-D8 = Whatever part of an event cannot be done is skipped; the card is discarded and you draw no other for it.
    .title = Impossible event
rule-OTL-D9 = Where an event takes you, you neither search nor draw again this turn; only a meeting with the Private Eye or the Mob is still possible.
    .title = No second action

## The single play cards: events

rule-OTL-C1 = Ride zero to three steps, not through the Police Station, and into it only as your last step when ready, which wins. Only the tile where you get out counts: police already there leave you alone, and riding to the Private Eye or the Mob Hideout gives you a meeting, staying there does not. (Setting “Walking into the police”: police already there investigate you.)
    .title = Catch a Taxi
rule-OTL-C2 = Wherever you are, you are put at the Private Eye and have a meeting, even if you were there already.
    .title = Private Eye (card)
rule-OTL-C3 = You must name a tile, any tile, even the one where the police are: they go straight there and investigate everyone on it, you too if that is where you stand.
    .title = Rotary Phone
rule-OTL-C4 = The police come straight to your tile and investigate everybody on it; if they were there already, they investigate only you.
    .title = Undercover Cop
rule-OTL-C5 = Wherever you are, you are put at the Mob Hideout and have a meeting, even if you were there already.
    .title = Mobster
rule-OTL-C6 = You must give up an alibi card of your choice for the top card of the alibi pile, which you take before yours is discarded. With no alibi card to give, or none left to take, nothing happens.
    .title = Man in a Trenchcoat
rule-OTL-C7 = You lose half your hand, item included and rounded down (two of five or four, one of three or two), and choose the cards yourself.
    .title = Mugger
rule-OTL-C8 = The police go straight back to the Police Station; if they are there already, nothing happens.
    .title = Empty Streets
rule-OTL-C9 = You must pick an opponent who has cards and take one blindly, alibi card or item; only you two see it. If no opponent has a card, nothing happens.
    .title = Blackmail

## The single play cards: items

rule-OTL-C10 = Spend it to reroll the die on any search of yours; the new roll counts.
    .title = Cigarettes
rule-OTL-C11 = Works just like Cigarettes: spend it to reroll the die on a search.
    .title = Bottle of Booze
rule-OTL-C12 = Spend it for +1 on a Cover search.
    .title = Sunglasses
rule-OTL-C13 = Spend it for +2 on a Cover search.
    .title = Fedora Hat
rule-OTL-C14 = Spend it for +1 on a Charisma search.
    .title = Fragrance
rule-OTL-C15 = Spend it for +2 on a Charisma search.
    .title = Extra Dough
rule-OTL-C16 = Spend it for +1 on a Guts search.
    .title = Brass Knuckles
rule-OTL-C17 = Spend it for +2 on a Guts search.
    .title = Pocket Knife
rule-OTL-C18 = Spend it for +1 on a Smarts search.
    .title = Cup of Joe
rule-OTL-C19 = Spend it for +2 on a Smarts search.
    .title = Wristwatch

## The police

rule-OTL-P1 = When everybody has had a turn, the police die is rolled and the police move one tile the way it says; they never stay put.
    .title = Police phase
rule-OTL-P2 = On the police die 1 means north, 2 south, 3 east and 4 west.
    .title = Faces
rule-OTL-P3 = If the board ends on that side, the police turn back and go one tile the other way.
    .title = Edge
rule-OTL-P4 = Whenever the police arrive on a tile, whatever brought them, everybody standing there is investigated at once.
    .title = Landing
rule-OTL-P5 = After a failed search the police close in on the searcher by one tile: a row nearer, a column nearer, or both at once. Only then can they move diagonally.
    .title = Pursuit step
rule-OTL-P6 = If a pursuit brings the police to other players, those are investigated too, whether the searcher is there or not.
    .title = Others in the way
rule-OTL-P7 = If the police are already on your tile when your search fails, they stay and investigate you and nobody else.
    .title = Already there
rule-OTL-P8 = When something sends the police to a tile, they are there in one jump; the tiles between do not matter.
    .title = Sent directly
rule-OTL-P9 = If the police are sent to where they already stand, only the player concerned is investigated: whoever drew Undercover Cop, the character sold out to the Mob, nobody for Empty Streets. Rotary Phone does hit everyone on the tile.
    .title = Sent to where they stand
rule-OTL-P10 = No tile is closed to the police: they may enter the Private Eye, the Mob Hideout and the Police Station too.
    .title = No closed tiles
rule-OTL-P11 = If several of you are investigated together, it goes in turn order from the player whose turn it is, or from the first player in the police phase.
    .title = Order
rule-OTL-P12 = After an investigation the police stay where they are, even when somebody is taken to the station.
    .title = Staying put

## Investigation

rule-OTL-I1 = If you are investigated and hold any of your own cards, you lose exactly one of them, however many you have.
    .title = Hand over one
rule-OTL-I2 = You are not asked which one: the game takes the kind you have most of, and on a tie the first in the card list. (Setting “Alibi needed”: with five different kinds you choose.)
    .title = Which one
rule-OTL-I3 = The card you lose goes face up on the alibi discards.
    .title = Where it goes
rule-OTL-I4 = If you are investigated without any of your own cards, you are arrested: you discard all you hold face up, item included, and are put in the Police Station straight away.
    .title = Arrest
rule-OTL-I5 = With no cards at all you are arrested just the same; you only have nothing to discard.
    .title = Empty hand
rule-OTL-I6 = Investigations are dealt with immediately, no matter whose turn it is.
    .title = Any time
rule-OTL-I7 = If you are arrested in your own turn, the rest of your action is lost and you go on to your End step. Others caught at the same moment are investigated before that.
    .title = Arrested in your own turn
rule-OTL-I8 = In the Police Station your hand is always empty, so police arriving there can do nothing to you.
    .title = Nobody to fear at the station
rule-OTL-I9 = Other characters' cards or an item will not satisfy the police, and you cannot hold back one of your own to get yourself arrested.
    .title = No substitute
rule-OTL-I10 = If losing one of your own cards leaves you with fewer than five, you are no longer ready. (Setting “Alibi needed”: likewise if one of the five kinds is missing.)
    .title = Ready no more

## Meetings

rule-OTL-G1 = Coming to the Private Eye or the Mob Hideout in your own turn, on foot, by Catch a Taxi, or through the card Private Eye or Mobster, gives you one meeting: you may make the trade of that tile if you can pay.
    .title = Meeting
rule-OTL-G2 = A meeting is good for one trade at most, no matter how many pairs you hold.
    .title = At most one trade
rule-OTL-G3 = If you walked there and make no trade, because you cannot or will not, you draw a play card.
    .title = Refusing on foot
rule-OTL-G4 = If a play card brought you there and you make no trade, that is all: you do not draw another.
    .title = Refusing after a card

## Private Eye

rule-OTL-E1 = The Private Eye asks two cards of one other character of your choice, in play or not; which two makes no difference, so the game takes the first in the card list.
    .title = Price
rule-OTL-E2 = Your two cards are laid aside and alibi cards are turned up in full view until one of your own cards appears, which you take. All the rest is discarded, your two cards included.
    .title = Gain
rule-OTL-E3 = If the pile runs out meanwhile, the discards are reshuffled, without the cards turned up or laid aside, and the hunt for your card goes on.
    .title = Refill on the way
rule-OTL-E4 = If neither pile yields one of your own cards, the trade is off: you get your two cards back, the turned-up ones are discarded, and you count as not having traded.
    .title = Nothing to find
rule-OTL-E5 = You get the first of your own cards that appears, even if you already have its kind.
    .title = Any own kind

## Mob Hideout

rule-OTL-M1 = The Mob asks two cards of one character of your choice, who must be played by an opponent; the game takes the first two in the card list. They are discarded before the police set off.
    .title = Price
rule-OTL-M2 = The police go straight to the tile of the character you named and investigate there.
    .title = Effect
rule-OTL-M3 = If the police had to move to get there, everybody else on that tile is investigated as well, you too if you are there.
    .title = Bystanders
rule-OTL-M4 = You may name a character in the Police Station: the police go there, but nothing more happens.
    .title = Target at the station

## Hands and piles

rule-OTL-H1 = When your turn ends you keep five cards at most, item included, and discard the rest; during your turn you may hold more. (Setting “Item counts towards the hand limit”: the item may be left out of the count.)
    .title = Hand limit
rule-OTL-H2 = You decide which cards go; own cards and your item are allowed too.
    .title = Free choice
rule-OTL-H3 = In your End step you may throw away as many more cards as you like, even all of them; it costs you nothing else.
    .title = Fewer is fine
rule-OTL-H4 = Discards lie face up, and you may look through both discard piles whenever you like.
    .title = Discards are open
rule-OTL-H5 = An empty draw pile is replaced by its shuffled discards: at once if a card is still needed, otherwise when the effect in progress is over. Cards in hand, laid aside, turned up or being carried out stay out of it; with no discards the refill waits until there are some.
    .title = Refill
rule-OTL-H6 = If you need a card and neither pile has one, you go without.
    .title = Both piles empty
rule-OTL-H7 = Your alibi cards and your item are one hand, for the limit, Mugger, Blackmail and arrest alike. (Setting “Item counts towards the hand limit”: for the limit the item may be left out.)
    .title = Two hands in one
rule-OTL-H8 = You may not give each other cards or swap them.
    .title = No dealings

## End of the game

rule-OTL-W1 = If you are ready and enter the Police Station, on foot or by Catch a Taxi, you win on the spot and nothing more is played.
    .title = A watertight alibi at the Police Station
rule-OTL-W2 = Police in the station do not stop you: if you are ready, you walk in and win without an investigation.
    .title = Police at the station
rule-OTL-W3 = Being brought to the station by the police never wins you the game.
    .title = Not by arrest
rule-OTL-W4 = Five of your own cards in hand do not win yet: until you enter the Police Station, the police, Blackmail, Mugger or the Man in a Trenchcoat can still take them.
    .title = Holding is not enough
rule-OTL-W5 = Turns come one after another, so one of you wins and there is no tie. (Setting “Round limit”: a shared win is possible.)
    .title = One winner

## What each seat may see

rule-OTL-X1 = You see every card in your own hand.
    .title = Own seat
rule-OTL-X2 = Of the other hands you see only how many alibi cards there are and whether there is an item.
    .title = Other hands
rule-OTL-X3 = All of you see how many cards each draw pile still has, but none of you in which order.
    .title = Draw piles
rule-OTL-X4 = Everyone sees events, and cards that are discarded, lost to the police or turned up for the Private Eye. Alibi cards and items you draw are for your eyes only; a stolen card is seen by thief and victim, the others learn only whether it was an alibi card or an item.
    .title = Public moves of cards
rule-OTL-X5 = Onlookers see what is public and not a single hand.
    .title = Spectators

## Settings

rule-OTL-V1 = You search with one ten-sided die, or else with a d6, a d8, a d12 or the sum of two d6 (a reroll item then rerolls both).
    .title = Skill die
rule-OTL-V2 = Each of the 20 kinds of alibi card is in the pile twice, or else once or three times.
    .title = Copies of each alibi card
rule-OTL-V3 = You are ready with any five of your own cards, or else only with all five kinds; in that case you choose what the police take, while trades still take the first cards in the list.
    .title = Alibi needed
rule-OTL-V4 = After a failure you may roll again in the same turn, or else a failed search ends your action.
    .title = After a failed search
rule-OTL-V5 = Your marks come off at the twelfth, or else stay for good, or are not used at all, so that every visit allows one success.
    .title = Search marks
rule-OTL-V6 = Your item takes one of your five places, or else does not count for the limit; Mugger, Blackmail and arrest include it either way.
    .title = Item counts towards the hand limit
rule-OTL-V7 = If your step, Catch a Taxi, or the card Private Eye or Mobster takes you to the police, nothing happens, or else they investigate you and nobody else before any action or meeting, and an arrest ends your turn. Entering the Police Station ready wins first.
    .title = Walking into the police
rule-OTL-V8 = You use a bonus item after seeing the roll, or else must announce it beforehand and lose it either way; reroll items always come after the roll.
    .title = Timing of bonus items
rule-OTL-V9 = There is no limit, or else a last round: if nobody has won after its police phase, whoever holds the most of their own cards wins (the most different kinds of them if five different are needed). Ties go to the shorter walk to the Police Station; if that is equal too, the win is shared.
    .title = Round limit
rule-OTL-V10 = Alibi cards of characters nobody plays stay in the pile, or else are left out.
    .title = Cards of absent characters
rule-OTL-V11 = You pick characters in seat order or are dealt them at random; the first player is drawn at random or is always seat 1.
    .title = Character choice and first player

## Examples

rule-OTL-EX1 = The Boxer searches the 3rd Avenue Deli (Charisma 5), rolls 6 and adds 1: his 7 is two above the number, so he draws two alibi cards and marks the deli.
    .title = Margin of two
rule-OTL-EX2 = With a total of 5 there he just makes it: one alibi card and a mark.
    .title = Exactly met
rule-OTL-EX3 = A total of 9 against 5 is four above, yet brings three alibi cards, the most you can get.
    .title = Three at most
rule-OTL-EX4 = The police are at the Diamond Lounge, on the edge, and the die says east: they turn back and go west to The Picture House.
    .title = Turning round at the edge
rule-OTL-EX5 = The Dame reaches the Private Eye holding two Reporter cards: she pays them, cards are turned up until a Dame card appears, she takes it, and all the rest is discarded.
    .title = Private Eye
rule-OTL-EX6 = The Boxer reaches the Mob Hideout holding two Dame cards: he discards them, the police go straight to the Dame, and she loses a Dame card or, having none, is arrested.
    .title = Mob
rule-OTL-EX7 = You hold five cards and draw Mugger: two of your choice go, three stay.
    .title = Mugger with five
rule-OTL-EX8 = The police are at the Police Station and you fail a search at the Rion Iron Factory: they come diagonally, reach you and investigate you.
    .title = Diagonal pursuit
rule-OTL-EX9 = You are investigated with three cards of other characters, an item and none of your own cards: all four are discarded, you go to the Police Station, and the police stay where they were.
    .title = Arrest
