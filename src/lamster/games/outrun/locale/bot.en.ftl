### Outrun. Why a bot plays what it plays; also the hints that players get.
### $arg is what the option is about: the card that is played, or the player who is infected. $cards is a number.

why-pick-any = Characters differ only in looks, so any will do.
why-turn = Nothing is left to do before the run.
why-run = As fast and as careful as this level runs.
why-practice = A path teaches more than another card would.
why-claw =
    { $cards ->
        [one] The claw takes a card away that costs more than the rooms lost.
       *[other] The claw takes { $cards } cards away, and they cost more than the rooms lost.
    }
why-stay = The rooms are worth more than getting rid of the cards.
why-infect-ahead = { $arg } is further ahead in the museum.
why-infect-faster = { $arg } is as far, but was faster.
why-attack = { $arg } makes the next row harder for somebody who is close.
why-attack-leader = { $arg } slows down whoever is nearest to the exit.
why-boost-self = The next move is likely to be a good one, and this doubles it.
why-shield-self = Whoever is in front gets attacked, and this stops it.
why-shortcut-self = One card fewer to lay saves time.
why-help-no = What helps is kept, not given away.
why-focus =
    { $cards ->
        [one] The card in front costs too much time.
       *[other] The { $cards } cards in front cost too much time.
    }
why-have-mine = Somebody else can carry the cards in front.
why-trade = The other one has the lighter cards in front.
why-steal =
    { $cards ->
        [one] One card changes hands, and cannot be played by its owner.
       *[other] { $cards } cards change hands, and cannot be played by their owner.
    }
why-hold = The cards in hand will be worth more later.
why-pass = No card in hand would do any good now.
