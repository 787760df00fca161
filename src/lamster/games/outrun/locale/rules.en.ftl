### Outrun. Every rule in a sentence for players. Ids follow the rule ledger.
### “Row”: the cards you lay in a run. “Right” and “wrong”: see rule OUT-C2. “The line”: see rule OUT-G5.
### “In force”: see rule OUT-G6. “Order card”: Back away and both Stepping Stones, see rule OUT-I8.

## Sections

rules-section-OUT-G = General
rules-section-OUT-S = Setup
rules-section-OUT-W = Which way
rules-section-OUT-R = Run away
rules-section-OUT-P = Which rows are right
rules-section-OUT-C = Checking the rows
rules-section-OUT-F = Ranking
rules-section-OUT-M = Get moving
rules-section-OUT-X = Special effects
rules-section-OUT-I = Interference
rules-section-OUT-V = Vampire
rules-section-OUT-B = Bear
rules-section-OUT-D = Dragon
rules-section-OUT-Z = Zombie
rules-section-OUT-K = The cards
rules-section-OUT-E = End of the game
rules-section-OUT-T = The clock
rules-section-OUT-U = Time's up
rules-section-OUT-N = Bots
rules-section-OUT-L = Records and replays
rules-section-OUT-H = Who sees what
rules-section-OUT-O = Settings
rules-section-OUT-A = Practice
rules-section-OUT-Q = Rulings

## General

rule-OUT-G1 = Two to six of you run, people or bots, and the rules are the same for everyone. Alone you can practise.
    .title = Players
rule-OUT-G2 = Be the first whose token leaves the last map board, and you win.
    .title = Aim of the game
rule-OUT-G3 = A round has seven stages: which way, run away, check, ranking, get moving, special effects, interference. They always come in this order, and only a win cuts a round short.
    .title = Seven stages
rule-OUT-G4 = At the end of a run you are either right or wrong; there is nothing in between.
    .title = Right or wrong
rule-OUT-G5 = The line of a round: first everyone who was right, from fast to slow, then those who finished but were wrong, from fast to slow, then those without a Finish, clockwise from the flipper.
    .title = The line
rule-OUT-G6 = In force for you are the cards in front of you; with the Vampire those in the centre, for everybody alike. What you hold in your hand is not in force.
    .title = Cards in force
rule-OUT-G7 = Each interference card is in one place: deck, discard pile, a hand, in front of somebody or in the centre. None gets lost: the deck has 48 cards with Bear and Dragon, 29 with the Zombie, 22 with the Vampire.
    .title = Where the cards are
rule-OUT-G8 = Seats are counted clockwise. Where you sit matters only between players without a Finish and in ties that go by seat.
    .title = Order of the seats
rule-OUT-G9 = What cannot be done is skipped and the rest happens. A card that works at once may only be played if it has an effect.
    .title = Nothing to do

## Setup

rule-OUT-S1 = Each of you takes one of six characters that nobody else has, or lets chance decide. They differ only in looks.
    .title = Characters
rule-OUT-S2 = You have nine cards of your own all game: eight moves, one of each, and a Finish.
    .title = Move cards
rule-OUT-S3 = Your character card begins on its healthy side; the red side is only for the Zombie.
    .title = Healthy at the start
rule-OUT-S4 = You have two tokens: one shows your place on the monster board, the other your room on the map.
    .title = Tokens
rule-OUT-S5 = One monster is after you: the Vampire. (Setting “Monster”: the Bear, the Zombie or the Dragon instead.)
    .title = Monster
rule-OUT-S6 = The six positions go from 1, the slowest, to 6, the fastest, and as many are used as there are players: with two 1 and 6; with three 1, 4 and 6; with four 1, 3, 4 and 6; with five all but 5. The others stay blocked.
    .title = Positions in use
rule-OUT-S7 = Two map boards of nine rooms lie end to end, 18 rooms in all. (Setting “Map boards”: one with 9 rooms, or three with 27.)
    .title = Map
rule-OUT-S8 = Everyone starts in room 1. A room has space for any number of you.
    .title = Start room
rule-OUT-S9 = All 48 path cards are shuffled face down.
    .title = Path cards
rule-OUT-S10 = The monster decides which interference cards are shuffled: all 48 for Bear and Dragon, the 29 with its icon for the Zombie, the 22 with its icon for the Vampire.
    .title = Interference deck
rule-OUT-S11 = With the Vampire there are spare copies of The long way, so that everybody can have one.
    .title = Spare copies for the Vampire
rule-OUT-S12 = Nobody begins with interference cards, none is in force and nobody is infected. So the first path is run just as it is printed.
    .title = Clean start
rule-OUT-S13 = Chance decides who turns the first path card.
    .title = First flipper

## Which way

rule-OUT-W1 = The flipper turns the top path card. It is the same path for all of you.
    .title = Turning the card
rule-OUT-W2 = Whoever was right and fastest turns the next path card, even after moving to the claw.
    .title = Next flipper
rule-OUT-W3 = If nobody was right, whoever turned this card turns the next one too.
    .title = All were wrong
rule-OUT-W4 = Read the path from the glowing symbol along the footprints. It shows five, six or seven different moves.
    .title = Reading the path
rule-OUT-W5 = What is in force and who is infected when the card is turned counts for the whole run.
    .title = Nothing changes during a run
rule-OUT-W6 = A used path card is put aside. If the deck runs out, the used cards are shuffled again.
    .title = Used path cards
rule-OUT-W7 = The card can be turned once everyone at the table is ready, or after 15 seconds; 10 seconds later it turns by itself. A countdown of three seconds comes first, and then all see the card at the same moment.
    .title = Countdown

## Run away

rule-OUT-R1 = You all lay your rows at the same time, each as fast as you can.
    .title = All at once
rule-OUT-R2 = You may lay each of your eight moves once, each The long way in force for you, a Major shortcut from your hand and, if you are infected, the antidote. Nothing else.
    .title = What you may lay
rule-OUT-R3 = Only the order of the cards in your row counts.
    .title = Row
rule-OUT-R4 = Until you play Finish you may add, insert, move and take back cards as you like; it costs nothing but time.
    .title = Changing your row
rule-OUT-R5 = Finish ends your run. You may play it with any row, even an empty one.
    .title = Finish
rule-OUT-R6 = After Finish your row is final; there is no taking back.
    .title = Finish is final
rule-OUT-R7 = Until the round is closed you are not told whether your row is right, how long it should be or what comes next.
    .title = No help
rule-OUT-R8 = During the run no interference cards are drawn, played or removed. Only a Major shortcut can be used, by laying it in your row.
    .title = No interference during a run
rule-OUT-R9 = The run is over when everyone has played Finish, or when time is up.
    .title = End of the run
rule-OUT-R10 = If you have not played Finish when time is up, you are wrong, whatever you have laid.
    .title = No Finish
rule-OUT-R11 = Without a Finish your cards count as not laid: a Major shortcut stays in your hand, and an antidote does nothing.
    .title = Unfinished rows

## Which rows are right

rule-OUT-P1 = First comes the order. Back away: from the last symbol to the first. Stepping Stones: the 2nd, 4th and 6th before the 1st, 3rd, 5th and 7th, or the other way round. Count the symbols as printed; later steps do not renumber them.
    .title = Step 1: order
rule-OUT-P2 = Then every symbol that a Not that way names drops out. It looks at the symbols on the path card, not at what a Switcheroo makes of them; if the symbol is not there, nothing happens.
    .title = Step 2: ignore
rule-OUT-P3 = Then a Switcheroo exchanges its two moves: where the path says one, lay the other. It works even if the path shows only one of them.
    .title = Step 3: exchange
rule-OUT-P4 = With Little shortcut you must leave out exactly one of the cards now called for, whichever you like. None or two is wrong.
    .title = Step 4: leave one out
rule-OUT-P5 = Each The long way must lie in its own gap: after your 1st, 2nd or 3rd move card, and before the next one. Only move cards are counted.
    .title = Step 5: The long way
rule-OUT-P6 = If you lay too few move cards for its gap to exist, that The long way must stay out of your row.
    .title = Gap missing
rule-OUT-P7 = A Major shortcut laid all by itself is always right, whatever is in force. Together with any other card it is wrong.
    .title = Major shortcut alone
rule-OUT-P8 = If you are infected and the path shows the antidote, you may lay your antidote as the very last card of a right row. Anywhere else, or without the sign on the path, it makes the row wrong.
    .title = Antidote
rule-OUT-P9 = Boost and Shield do not change what you must lay.
    .title = Cards that leave the row alone
rule-OUT-P10 = You never need the same move twice.
    .title = No move twice
rule-OUT-P11 = If every symbol of the path is ignored, the right row is empty: just play Finish.
    .title = Empty row
rule-OUT-P12 = Usually one row is right; with Little shortcut there are up to seven, and antidote and Major shortcut can add some. Your row is right if it is one of them.
    .title = All right rows

## Check

rule-OUT-C1 = All rows are checked together once the run is over. The game does it for you.
    .title = When rows are checked
rule-OUT-C2 = You are right if you played Finish in time and your row is a right one. A card too many, too few or out of place makes it wrong.
    .title = Right
rule-OUT-C3 = If you are wrong, your token goes to the +0 box.
    .title = Wrong
rule-OUT-C4 = A Major shortcut in a finished row is discarded, right or wrong.
    .title = Major shortcut is used up
rule-OUT-C5 = A right row that ends with the antidote cures you: you lose all cards in front of you and cannot be infected again this round.
    .title = Antidote works
rule-OUT-C6 = In a wrong or unfinished row the antidote does nothing: you stay infected and keep your cards.
    .title = Antidote fails
rule-OUT-C7 = After the check you have all your moves, your Finish and your The long way cards back for the next run.
    .title = Cards come back

## Ranking

rule-OUT-F1 = The shorter your official time, the faster you were; if times are equal, the Finish that came in first is ahead.
    .title = Speed
rule-OUT-F2 = Those who were right are placed from fast to slow, each on the rightmost position that is still free.
    .title = Positions
rule-OUT-F3 = Wrong players take no position. You are the fastest if nobody who was right was faster, however many wrong ones were.
    .title = Wrong players do not count
rule-OUT-F4 = For each wrong player one position stays empty, from the left.
    .title = Empty positions on the left
rule-OUT-F5 = The tokens in the +0 box stand from fast to slow too.
    .title = Order in the +0 box
rule-OUT-F6 = With the Bear, the slowest right player may move to position 1 if somebody was wrong, so that it is free, and there is a card in front of them to lose.
    .title = Into the claw: when
rule-OUT-F7 = Going to position 1 means no rooms this round, and the claw takes all cards in front of you. Everyone else stays put, and so do the line and the next flipper.
    .title = Into the claw: what happens
rule-OUT-F8 = Only that player decides, openly and before anyone moves. No answer in time means staying.
    .title = Into the claw: who decides

## Get moving

rule-OUT-M1 = If you were right, you go forward by as many rooms as your position says. If you were wrong, you stay.
    .title = How far
rule-OUT-M2 = With Boost in force you go twice as far; twice nothing is nothing. In the Vampire's centre it counts for everyone.
    .title = Boost doubles
rule-OUT-M3 = You move one after the other along the line, the fastest first.
    .title = Who moves first
rule-OUT-M4 = A move beyond the last room takes you out of the museum. It need not be exact.
    .title = Out of the museum
rule-OUT-M5 = As soon as somebody is out, the game is over: nobody else moves, and nothing more happens in that round.
    .title = The game stops
rule-OUT-M6 = You always move, and always the full number of rooms.
    .title = No holding back

## Special effects

rule-OUT-X1 = The Vampire has no special positions.
    .title = Vampire: none
rule-OUT-X2 = The Bear's claw hits the player on position 1: all cards in front of them are discarded, good ones too. The hand is safe.
    .title = Bear: clawed
rule-OUT-X3 = The Dragon's fire hits everyone on positions 1 to 5: they lose all cards in front of them. The player on position 6 and those in the +0 box keep theirs.
    .title = Dragon: on fire
rule-OUT-X4 = The Zombie bites everyone on position 1, on position 2 or in the +0 box, all at once; only the immune are safe.
    .title = Zombie: bitten
rule-OUT-X5 = Then, along the line, everyone who came into this stage infected and stands on a biohazard infects a neighbour of their choice.
    .title = Zombie: passing it on
rule-OUT-X6 = Your neighbours are those directly before and after you in the line, however far apart you stand.
    .title = Zombie: neighbours
rule-OUT-X7 = Only a neighbour who is neither infected nor immune can be chosen. If there is one, it is that one; if there is none, nothing happens.
    .title = Zombie: who can be infected
rule-OUT-X8 = If you have only just been bitten or infected, you pass nothing on this round. If you have just been cured, you do not either.
    .title = Zombie: infected before
rule-OUT-X9 = You stay infected until you are cured. Being infected alone changes neither your row nor your move.
    .title = Being infected
rule-OUT-X10 = Cards lost by claw or fire go to the discard pile.
    .title = Lost cards

## Interference

rule-OUT-I1 = Before anything is drawn, all Boosts, Little shortcuts and Shields in force are discarded.
    .title = One-round cards leave
rule-OUT-I2 = A card for one round counts from the moment it is played until the end of the next round's special effects. In your hand it does not age.
    .title = How long a one-round card counts
rule-OUT-I3 = Then cards are drawn as the monster wants it, along the line, and everyone draws all their cards together.
    .title = Drawing
rule-OUT-I4 = All other cards stay in force until something replaces, moves or clears them.
    .title = Lasting cards
rule-OUT-I5 = With Bear and Dragon you may put a card in front of anybody, yourself included, unless a Shield or a card already there forbids it.
    .title = In front of whom
rule-OUT-I6 = While a Shield is in front of you nobody else can play a card on you. You can still play on yourself and on others.
    .title = Behind a Shield
rule-OUT-I7 = Nobody can have the same card in force twice: same name and same symbols. Not that way with different moves are different cards.
    .title = No duplicates
rule-OUT-I8 = Back away and the two Stepping Stones share one place, for they all change the order: a new one replaces the old one.
    .title = One order card
rule-OUT-I9 = If the card drawn by Vampire or Zombie would be a duplicate, it is discarded and no other is drawn for it.
    .title = Drawn duplicate
rule-OUT-I10 = If the deck is empty when a card is needed, the discard pile is shuffled into a new one.
    .title = Empty deck
rule-OUT-I11 = If there is no card left in deck and discard pile, that draw is lost.
    .title = No cards left
rule-OUT-I12 = You may hold any number of cards, and any number may be in front of you.
    .title = No hand limit
rule-OUT-I13 = Everybody may look through the discard pile.
    .title = Discard pile
rule-OUT-I14 = After the interference a new round begins.
    .title = End of the round

## Vampire

rule-OUT-V1 = Each round the Vampire lays one card in the centre. It counts for all of you, and nobody has a choice.
    .title = Vampire: one card for all
rule-OUT-V2 = With the Vampire nobody holds interference cards or has any in front of them.
    .title = Vampire: no hands
rule-OUT-V3 = When The long way comes to the centre, everyone gets a copy to lay.
    .title = Vampire: The long way
rule-OUT-V4 = Nothing clears the Vampire's centre. Cards leave it only after their one round or when an order card is replaced.
    .title = Vampire: nothing clears
rule-OUT-V5 = With Little shortcut in the centre each of you leaves out a card of your own choice; a Boost there doubles everyone's move.
    .title = Vampire: shared help

## Bear

rule-OUT-B1 = Everyone draws a card into their hand, right or wrong.
    .title = Bear: everyone draws
rule-OUT-B2 = Then you each get one turn, along the line.
    .title = Bear: turns
rule-OUT-B3 = In your turn you play as many cards as you like, one by one, or none. You see what each one does before you play the next.
    .title = Bear: your turn
rule-OUT-B4 = Cards you do not play stay in your hand. A Major shortcut always waits there for a run.
    .title = Bear: keeping cards
rule-OUT-B5 = A card takes effect at once and nobody can respond to it.
    .title = Bear: no reactions
rule-OUT-B6 = You get rid of lasting cards only through the claw, Focus, Fair trade? or Have mine.
    .title = Bear: getting rid of cards

## Dragon

rule-OUT-D1 = Everyone on positions 1 to 5 draws two cards.
    .title = Dragon: who draws
rule-OUT-D2 = The fastest right player, on position 6, draws nothing, and neither do those who were wrong.
    .title = Dragon: who does not draw
rule-OUT-D3 = Then you take turns along the line as with the Bear. Whoever drew nothing may still play cards from earlier rounds.
    .title = Dragon: turns
rule-OUT-D4 = The fire comes before the new cards: you may be cleared and then get something put in front of you in the same round.
    .title = Dragon: fire first
rule-OUT-D5 = If only one of you was right, nobody burns and nobody draws.
    .title = Dragon: one was right

## Zombie

rule-OUT-Z1 = Everyone infected, even just now, draws a card that lies open in front of them. The healthy draw nothing.
    .title = Zombie: who draws
rule-OUT-Z2 = A card in front of you counts for you alone. There are no hands and nobody is attacked with cards.
    .title = Zombie: your own cards
rule-OUT-Z3 = A new order card replaces the one you have, and a duplicate is discarded.
    .title = Zombie: replacing and duplicates
rule-OUT-Z4 = As long as you are infected you draw another card every round.
    .title = Zombie: every round
rule-OUT-Z5 = Only the antidote cures you, and only it clears what lies in front of you.
    .title = Zombie: cure
rule-OUT-Z6 = After a cure you are immune until the end of the round; in the next one you can be infected again.
    .title = Zombie: immunity
rule-OUT-Z7 = The long way in front of an infected player is laid by that player alone.
    .title = Zombie: The long way

## The cards

rule-OUT-K1 = Lay the path backwards. Stays in force; shares its place with the Stepping Stones.
    .title = Back away
rule-OUT-K2 = Go twice as far next round. Counts for one round, and never twice for the same player.
    .title = Boost
rule-OUT-K3 = You and another player exchange everything that lies in front of you, good and bad; one of you may have nothing. Hands stay as they are, and a Shield forbids it.
    .title = Fair trade?
rule-OUT-K4 = Discard all cards in front of you, the good ones too. There must be at least one.
    .title = Focus
rule-OUT-K5 = Everything in front of you moves in front of another player who has no Shield. Your order card pushes theirs out; other cards they already have are discarded.
    .title = Have mine
rule-OUT-K6 = Lay exactly one card fewer than called for, whichever you like. Counts for one round.
    .title = Little shortcut
rule-OUT-K7 = Lay this card too, in its gap: after your 1st, 2nd or 3rd move card, as it says. It stays in force and must be laid again in every run.
    .title = The long way
rule-OUT-K8 = Keep it in your hand. In any run you may lay it alone in place of everything else, and you are right; then it is gone. Until then it can be stolen.
    .title = Major shortcut
rule-OUT-K9 = Skip this symbol wherever the path shows it. Stays in force.
    .title = Not that way
rule-OUT-K10 = From now until the next interference stage nobody else can play cards on the player it protects.
    .title = Shield
rule-OUT-K11 = Take the whole hand of another player who has no Shield and holds at least one card. You may play those cards straight away.
    .title = Steal
rule-OUT-K12 = Lay the 2nd, 4th and 6th symbol of the path first, then the 1st, 3rd, 5th and 7th. Stays in force.
    .title = Stepping Stones (evens, then odds)
rule-OUT-K13 = Lay the 1st, 3rd, 5th and 7th symbol of the path first, then the 2nd, 4th and 6th. Stays in force.
    .title = Stepping Stones (odds, then evens)
rule-OUT-K14 = Where the path calls for one of the two moves, lay the other. Stays in force.
    .title = Switcheroo
rule-OUT-K15 = Put in front of a player are Back away, Boost, Little shortcut, The long way, Not that way, Shield, Stepping Stones and Switcheroo.
    .title = Cards that are placed
rule-OUT-K16 = Fair trade?, Focus, Have mine and Steal work at once and are then discarded; they never lie in front of anybody.
    .title = Cards that work at once
rule-OUT-K17 = Boost, Little shortcut and Shield count for one round.
    .title = One-round cards
rule-OUT-K18 = Only one order card can be in force for you: Back away or one of the two Stepping Stones.
    .title = Order cards

## End

rule-OUT-E1 = The first to leave the last map board wins, alone.
    .title = Winner
rule-OUT-E2 = You play until somebody is out; there is no limit of rounds.
    .title = No other end
rule-OUT-E3 = The others are listed by how far they came, and then by the last line. Only winning counts.
    .title = Standings
rule-OUT-E4 = If you leave, a medium bot runs on for you from the next round. The host may leave your seat empty instead: it is then wrong every round and plays no cards.
    .title = Leaving
rule-OUT-E5 = Until the bot takes over, nobody waits for a seat that was given up. A Finish it had already played still counts.
    .title = Until the bot takes over
rule-OUT-E6 = A seat is given up when its player leaves, or when the host says so after 60 seconds without a connection or, outside a run, without an answer. If nobody plays any more, the game is broken off without a winner.
    .title = Giving up a seat

## Clock

rule-OUT-T1 = The rules know no clock. Times are measured at the table and stand in the record, so that every race can be played again exactly.
    .title = Where times come from
rule-OUT-T2 = How slow your line is gets measured all the time. For each run you are allowed a typical round trip and 30 ms, 400 ms at most; 100 ms while too little is known, and nothing for bots.
    .title = Allowance for slow lines
rule-OUT-T3 = At the end of the countdown the path card is sent to everybody at once. Nothing about it was sent before.
    .title = The card appears
rule-OUT-T4 = Your own device measures from the moment you see the card until you play Finish, and sends that along with your row.
    .title = Your own time
rule-OUT-T5 = Each Finish is noted when it comes in, and in which order.
    .title = Arrival
rule-OUT-T6 = Your official time is what your device measured, but never more than passed at the table, nor less than that minus your allowance. After a lost connection the table's time counts. No run is faster than 150 ms and 50 ms for each card.
    .title = Official time
rule-OUT-T7 = The shorter official time is ahead; at the same time, whoever's Finish came in first.
    .title = No ties
rule-OUT-T8 = A slow line of up to 400 ms costs you nothing, and cheating with the time gains at most the allowance.
    .title = Fair for slow lines
rule-OUT-T9 = If your connection breaks during a run, you come back to the open card and your row as far as it was known. The clock has gone on.
    .title = Coming back
rule-OUT-T10 = Only what you send with Finish counts, and only once.
    .title = One Finish counts
rule-OUT-T11 = A Finish with cards you do not have, or for another round, is turned down. You may try again while the clock goes on.
    .title = Finish turned down
rule-OUT-T12 = A Finish on its way when time runs out still counts if it was played in time and arrives within 400 ms.
    .title = Just in time
rule-OUT-T13 = During a run you see of the others only whether they are running or finished. Afterwards all times are shown in hundredths of a second, with a sign where the allowance was at its limit.
    .title = Which times are shown

## Time's up

rule-OUT-U1 = A run lasts 60 seconds at most. (Setting “Run limit”: 30, 45, 90 or 120 seconds, or off, which means three minutes.)
    .title = Run limit
rule-OUT-U2 = Once two people have finished, 20 seconds have passed and nobody else has finished for 10 seconds, those who finished can vote to call time; all of them must agree. Bots do not vote. (Setting “Vote on time's up”: no voting.)
    .title = Vote
rule-OUT-U3 = After such a vote those still running have five more seconds, unless the run limit comes sooner.
    .title = Last call
rule-OUT-U4 = Whoever has no Finish when time is up is wrong. Nothing worse happens.
    .title = Time's up
rule-OUT-U5 = If you finish while others are voting, your vote is needed too. Once the last call runs, nothing stops it.
    .title = Finishing during a vote
rule-OUT-U6 = When everyone has finished, the run ends at once; nobody waits for empty seats.
    .title = Everyone has finished
rule-OUT-U7 = You have 15 seconds to decide about the claw or about whom to infect, and 30 for a turn with cards, with 10 more after each card. Then what you had selected is played; if nothing was, it is no claw, the neighbour further ahead, or no more cards. (Setting “Relaxed clocks”: no limit.)
    .title = Time for other decisions

## Bots

rule-OUT-N1 = Bots play by your rules and see only what you would see in their place; they do know which rows would be right for them.
    .title = Bots: same rules
rule-OUT-N2 = When the card appears, a bot settles on its row and its time, by dice of its own. Both stand in the record.
    .title = Bots: one plan for a run
rule-OUT-N3 = How hard a path is for a bot depends on what is in force: Stepping Stones weigh most, then Back away and Switcheroo, then The long way, Not that way and Little shortcut.
    .title = Bots: load
rule-OUT-N4 = A bot needs time to begin, for each card and for each difficulty, with some luck; better bots need less. A Major shortcut takes it about a second.
    .title = Bots: time
rule-OUT-N5 = Bots make mistakes, more of them the harder the path: they forget a card, swap two, leave one out or take a wrong one. Stronger bots err less.
    .title = Bots: slips
rule-OUT-N6 = With Little shortcut a bot leaves out any card at random.
    .title = Bots: Little shortcut
rule-OUT-N7 = Weaker bots sometimes forget to take the antidote.
    .title = Bots: antidote
rule-OUT-N8 = The pacer runs about as fast as the people at your table have run in the last three rounds.
    .title = Bots: pacer
rule-OUT-N9 = Outside a run bots answer after one to two and a half seconds, so that you can follow.
    .title = Bots: other decisions

## Record

rule-OUT-L1 = The same seed, settings and inputs always give the same game.
    .title = Same inputs, same game
rule-OUT-L2 = What chance brings depends on the seed and on how far the game has come, never on what anyone thinks or lays meanwhile.
    .title = Chance
rule-OUT-L3 = The record holds what was decided: turning the card, each Finish, time running out, every choice and card played. What follows by itself is worked out again.
    .title = What is recorded
rule-OUT-L4 = With every Finish of a person the record keeps what was measured, and a replay works the official time out again.
    .title = Times in the record
rule-OUT-L5 = If a run is closed without everyone, the record says who was missing and why: limit, vote or empty seat.
    .title = Time's up in the record
rule-OUT-L6 = Finishes stand in the record in the order in which they arrived. For the result only official times count, and that order where they are equal.
    .title = Order in the record
rule-OUT-L7 = Among bots alone games can be played without waiting: their times count as if they had passed.
    .title = Without waiting
rule-OUT-L8 = A replay shows all rows, times and right rows, at the true speed or step by step.
    .title = Replay
rule-OUT-L9 = A record that has been changed is noticed: the replay stops at the first line that does not fit.
    .title = Checking a record

## Who sees what

rule-OUT-H1 = Nobody knows what comes next from a deck; how many cards are left is open to all.
    .title = Decks
rule-OUT-H2 = Only you see the cards in your hand; the others see how many. Stolen cards are seen by the thief and the victim.
    .title = Hands
rule-OUT-H3 = What you draw with Bear or Dragon only you see; what Vampire and Zombie bring, everyone does.
    .title = Drawn cards
rule-OUT-H4 = Until the run is closed nobody else sees your row, not even its length. Then all rows are shown.
    .title = Rows
rule-OUT-H5 = Cards in front of players and in the centre, discards, infections and immunity are open to all.
    .title = Open cards
rule-OUT-H6 = Nobody knows the path card before it appears, bots included.
    .title = Path card
rule-OUT-H7 = Onlookers see what everybody sees: the path card at the same moment as you, rows after the run.
    .title = Onlookers

## Settings

rule-OUT-O1 = You run from the Vampire. (Setting “Monster”: Bear, Zombie or Dragon.)
    .title = Choice of monster
rule-OUT-O2 = You play on two map boards. (Setting “Map boards”: one for a short game, three for a long one.)
    .title = Number of map boards
rule-OUT-O3 = A run lasts 60 seconds at most and can be ended earlier by a vote. (Settings “Run limit” and “Vote on time's up”.)
    .title = Choice of time limit
rule-OUT-O4 = Your moves always lie in the same places. (Setting “Shuffled tray”: they lie differently in every round, the same for all, so that you have to look for them.)
    .title = Shuffled tray
rule-OUT-O5 = The path card is a picture with footprints. (Setting “Straight path”: the symbols stand in one line for everybody, which is easier.)
    .title = Straight path
rule-OUT-O6 = Decisions outside a run have a time limit. (Setting “Relaxed clocks”: they have none.)
    .title = Relaxed clocks

## Practice

rule-OUT-A1 = Alone at the table you practise: path after path against the clock, without monster, map or opponents.
    .title = Practice: alone
rule-OUT-A2 = Before each path you choose which cards are in force for you, as many as you like. No card twice and only one order card; they all stay until you drop them.
    .title = Practice: your cards
rule-OUT-A3 = You turn the card, and countdown, run and time limit are those of a race.
    .title = Practice: a path
rule-OUT-A4 = The par time is what a medium bot is expected to need for that path with those cards. You have made the path if your row was right and you took no longer.
    .title = Practice: par
rule-OUT-A5 = After each path you see step by step what the cards made of it, and where and why your row went wrong.
    .title = Practice: explanation
rule-OUT-A6 = Practice ends after ten paths, or when you stop. You win if you made more than half of that number. (Setting “Practice paths”: 1 to 50.)
    .title = Practice: end

## Rulings

rule-OUT-Q1 = We had the rules without their pictures. Symbols, path cards, and what is printed on boards and cards are therefore our own.
    .title = Lost pictures
rule-OUT-Q2 = The left end of the monster board is the slow one, the right end the fast one; both are always in use.
    .title = Which end is slow?
rule-OUT-Q3 = The +0 box and position 1 are two places: the box is for wrong players, position 1 is worth +0 and free whenever somebody was wrong.
    .title = +0 box and +0 position
rule-OUT-Q4 = Wrong players keep the cards in front of them: claw and fire are for those on a position.
    .title = Do wrong players lose cards?
rule-OUT-Q5 = If you are on fire, you must discard; keeping some is not allowed.
    .title = Fire: may or must?
rule-OUT-Q6 = If there is nothing in front of you, you are not asked about the claw: it would only cost you rooms.
    .title = Claw without cards
rule-OUT-Q7 = Biohazards are positions 1 and 2 and the +0 box. If the box were safe, being wrong would be better than being slow.
    .title = Where the biohazards are
rule-OUT-Q8 = Next to you are those before and after you in the line, so you always have a neighbour.
    .title = Who stands next to me?
rule-OUT-Q9 = All bites come first and at the same time, and only then is the infection passed on, by those who had it before. So it never runs on in a chain.
    .title = Biting and passing on
rule-OUT-Q10 = If you can infect a neighbour, you must.
    .title = Must I infect?
rule-OUT-Q11 = The antidote cures only at the end of a right row.
    .title = Cure with a wrong row?
rule-OUT-Q12 = Cards with a plus are The long way, the only card of which everyone may need a copy; there are enough for six.
    .title = Cards with a plus
rule-OUT-Q13 = Only Back away and the two Stepping Stones push each other out, because only they contradict each other.
    .title = Which cards share a place?
rule-OUT-Q14 = Boost, Little shortcut and Shield leave after a round: the first two are about a single round, and a lasting Shield would be too strong.
    .title = Which cards last one round?
rule-OUT-Q15 = You play Boost after moving, so it doubles your next move.
    .title = Which round does Boost mean?
rule-OUT-Q16 = Only a Major shortcut has a time of its own, during the run. All other cards are played in the interference stage.
    .title = When are cards played?
rule-OUT-Q17 = With Little shortcut you must leave a card out; laying all of them is wrong.
    .title = Must I take the Little shortcut?
rule-OUT-Q18 = You use a Major shortcut when you like, and never have to.
    .title = Must I take the Major shortcut?
rule-OUT-Q19 = First ignore, then exchange: Not that way means the symbol on the path card, even if a Switcheroo names it too. The other symbol of the pair still calls for the ignored move.
    .title = Not that way and Switcheroo
rule-OUT-Q20 = Stepping Stones count all symbols on the path card, ignored ones too.
    .title = Stepping Stones and ignored symbols
rule-OUT-Q21 = The gap of The long way is counted in your row as you lay it, so after turning it round with Back away.
    .title = Back away and The long way
rule-OUT-Q22 = If your row is too short for its gap, The long way does nothing and must not be laid.
    .title = The long way in a short row
rule-OUT-Q23 = The long way stays in force round after round.
    .title = How long does The long way last?
rule-OUT-Q24 = Two cards are the same if name and print are the same. Two Switcheroos with different pairs may be in force together.
    .title = What is a duplicate?
rule-OUT-Q25 = No two different Switcheroos share a move, so they never get in each other's way.
    .title = Several Switcheroos
rule-OUT-Q26 = A duplicate that Vampire or Zombie draw is discarded without another draw.
    .title = Drawing a duplicate
rule-OUT-Q27 = A Shield also stops Steal, Fair trade? and Have mine. If you are shielded you may play them yourself, and with Fair trade? or Have mine your Shield moves along.
    .title = Shield against what?
rule-OUT-Q28 = You cannot play a card for nothing: Fair trade? needs a card in front of one of you, Focus and Have mine one in front of you, Steal one in the other's hand.
    .title = Cards without effect
rule-OUT-Q29 = You may give helpful cards to others too; you are asked once more before you do.
    .title = Helping others
rule-OUT-Q30 = With the Dragon wrong players also get a turn, after the right ones, with the cards they hold.
    .title = Dragon: turns of wrong players
rule-OUT-Q31 = Hands are secret, but everybody sees how many cards you hold.
    .title = Are hands secret?
rule-OUT-Q32 = Players without a Finish stand in the line clockwise from the flipper.
    .title = Order without a Finish
rule-OUT-Q33 = When all 48 path cards have been used, they are shuffled again; hardly any game gets there.
    .title = Path cards used up
rule-OUT-Q34 = If neither deck nor discard pile has a card, you draw none, and do not make up for it later.
    .title = Nothing to draw
rule-OUT-Q35 = The game checks all rows; you need not check your neighbour's.
    .title = Who checks?
rule-OUT-Q36 = You cannot see the others' rows while you run, or copying would be faster than reading.
    .title = Copying from others
rule-OUT-Q37 = To call time as a group takes at least two people who have finished; a single opponent cannot do it.
    .title = Time's up as a group
rule-OUT-Q38 = You win the moment your token is out, even if a slower player would have got out in the same round.
    .title = Winning in mid-move
rule-OUT-Q39 = There are eight moves and the Finish, as the contents of the box say.
    .title = Eight or nine symbols?
rule-OUT-Q40 = We know of only one edition of the rules.
    .title = Editions
rule-OUT-Q41 = Being infected you pass it on only from a biohazard, not wherever you stand.
    .title = Where infection spreads
rule-OUT-Q42 = Each The long way has its gap printed on it; you do not choose.
    .title = Who picks the gap?
rule-OUT-Q43 = Cards that look alike are the same card. The monsters' icons only decide how many of each are in the deck.
    .title = Same card, different icons
rule-OUT-Q44 = Whose Finish came first is told by the order in which the record has them.
    .title = Order of arrival
rule-OUT-Q45 = The table writes your official time and what it measured beside your row in the record. Nobody can bring a time of their own.
    .title = A run in the record
rule-OUT-Q46 = During the countdown the card has not been drawn yet, so nobody can know it.
    .title = The card during the countdown
rule-OUT-Q47 = Each draw of chance belongs to its place in the game. How fast or how well you run does not change it.
    .title = Draws by place
rule-OUT-Q48 = A record is checked by playing it again: every move, draw, time and the result must fit.
    .title = How a record is checked
rule-OUT-Q49 = You choose your character at the table before the first round, first come, first served; anyone who does not mind gets a free one at random.
    .title = When characters are chosen
rule-OUT-Q50 = Bots come in five levels, beginner, easy, medium, hard and master, and as a pacer.
    .title = Levels of bots
rule-OUT-Q51 = If the server is restarted during a run, you go on where you were, and the clock does not count the time in between. What was finished stands.
    .title = Restart during a run
rule-OUT-Q52 = With one seat there is no race, as you would always be the fastest; so it is practice.
    .title = One seat
