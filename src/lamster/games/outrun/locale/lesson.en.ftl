## The guided first game, in the order in which it is told

lesson-goal = Something has woken up in the museum, and you are not alone in here. Be the first to run through all rooms and out at the far end.
lesson-pick = Everybody picks a different character; all are equally fast. Run as the Astronaut. The Robot runs against you.
lesson-path = Each round one path card is turned up, the same for all. It shows five to seven moves: begin at the glowing one and follow the footprints.
lesson-cards = You have one card of each of the eight moves. Lay those that the path shows, in its order, as fast as you can; then press Finish. You may change your row until then.
lesson-turn = When you turn the card, everybody counts down from three. In a real game the time counts; here take all the time you need. Ready? Turn the card.
lesson-run = Lay the moves from the glowing one on, in the order of the footprints, then press Finish.
lesson-right = Right! Whoever laid the right row stands in the line on the monster's board, the fastest in front. The number there is how many rooms you move on: three for you.
lesson-wrong = The Robot had swapped two cards. Wrong is wrong, however fast: it stays where it is. So be careful first, and fast second.
lesson-centre = Now the Vampire interferes: after each round a card goes to the middle, and it counts for everybody from the next run on. Some stay for one round, some for good.
lesson-backwards = This one is Back away: the path is to be laid the other way round, the last move first. Keep that in mind, and turn the card.
lesson-last-first = Backwards! Begin with the last move of the path and end with the glowing one.
lesson-forgot = Right again, three more rooms. The Robot had laid the path as it is printed: it forgot the card in the middle. That happens to everybody.
lesson-boost = Back away stays, and a second card has come: Boost. Everybody who is right now moves twice as far. For you that would be enough! Turn the card.
lesson-once-more = The last move first once more. Check your row before you finish.
lesson-won = You are out! Six rooms at once, and the museum is behind you.
lesson-monsters = There are four monsters, and each makes another game. With the Bear and the Dragon you draw cards yourself and play them on others; the Zombie infects those who are slow.
lesson-on = Play a real game against bots or friends, or practise alone: with one seat you run as often as you like, with the cards that you choose.
