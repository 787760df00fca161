## The guided first game, in the order in which it is told

lesson-goal = Somebody committed a crime last night, and the whole town thinks it was you. Gather five alibi cards of your own suspect and walk into the Police Station with them. The first to do so has won.
lesson-pick = Everybody is one of four suspects, each good at something different. Be the Boxer: he has guts, and a bit of charm.
lesson-hand = These are your first three cards. A card counts for you when it belongs to the Boxer, and luckily all three do. Two more, and you are safe.
lesson-board = The board is a town of fifteen places. The police car stands on the Police Station in the middle for now. It will not stay there.
lesson-move = A turn is always the same: take one step, do one thing, end. You have to step, to a place that shares a side with yours. Go to the City Bank.
lesson-search = Now do one thing: search the place, or draw a play card. Searching gets you alibi cards. You roll a ten-sided die, and at the bank you need 6 or more. Try it.
lesson-failed = A 1. A failed search is noisy: the police have come a step towards you. You could try again at once, but they would come closer each time. Better stop.
lesson-end = At the end of a turn you may throw away cards; with more than five you must. You hold three, so just end your turn.
lesson-others = That was the Dame's turn. She drew a play card instead of searching: an item, which she keeps hidden.
lesson-police = When all have played, the police roll a die and drive one place in that direction. They came to you, and anybody they find must hand over a card of their own suspect. Your ticket is gone.
lesson-away = Get out of here: step back to the gym.
lesson-skill = This is your home ground. The gym asks for guts, and you add 2 to your roll. You need only 5, so a 3 is enough. Search.
lesson-found = 3 plus 2 is just enough: one card. The further above the number, the more cards, up to three. And it is one of yours! End your turn.
lesson-items = The Dame drew another item. Nobody may keep two, so she had to throw one away. Items help once: some add to a roll, some let you roll again.
lesson-marks = You have left a mark on the gym: you cannot search there again for now. So you have to keep walking. Try the deli next door.
lesson-deli = The deli asks for charisma; the Boxer adds 1. The note beside the option tells your chances before you roll.
lesson-four = Four of your own cards. One more! End your turn.
lesson-greedy = Look at that: the Dame had succeeded, but used an item to roll again for more. That failed, and the police caught up with her while she kept trying. Still, she got two cards in the end.
lesson-near = From now on, think of the way to the Police Station too. The alley is right beside it.
lesson-risk = You have no talent for hiding, and the alley asks for 6. But the police are two places away, so a failure costs you nothing yet. Search.
lesson-again = Failed, and the police came closer: to the station. One more failure and they have you. But one card wins you the game. This is the moment to take the risk: try again!
lesson-limit = Two cards, and the fifth of yours among them! But six cards are one too many. Throw away the one that is the Dame's.
lesson-five = Five of your own cards: your alibi is watertight. End your turn, and hope that the police do not come by first: they would take one of them.
lesson-station = They did not come. You stand beside the Police Station, and with five of your own cards you may enter it. Go in and win.
lesson-won = You have won your first game! You know it all now: step, search or draw, end; and never stay where the police can reach you.
lesson-more = Two places are still new to you: at the Private Eye, two cards of another suspect buy you one of your own; at the Mob Hideout they send the police after that suspect. Start a real game and try them.
