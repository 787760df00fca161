### Why a bot plays as it does, and what a hint says. $arg is the name in the option it is about.

why-pick = { $arg } is as good a suspect as any.
why-go = { $arg } promises the most from here.
why-go-ready = You hold five of your own cards, and { $arg } is on the way to the Police Station.
why-go-station = You hold five of your own cards: walk in and win.
why-search =
    { $steps ->
        [0] It succeeds in { $chance } % of cases, but the police are here already.
        [one] It succeeds in { $chance } % of cases, but a failure brings the police here.
       *[other] It succeeds in { $chance } % of cases, and the police are { $steps } steps away.
    }
why-retry =
    { $steps ->
        [0] It is worth another try at { $chance } %, even with the police here.
        [one] It is worth another try at { $chance } %, even with the police next door.
       *[other] It costs nothing yet: { $chance } %, and the police are { $steps } steps away.
    }
why-stop = The next failure would cost more than a success would bring.
why-draw = A play card promises more than anything else here.
why-trade = Two cards of { $arg } are worth more traded than in your hand.
why-decline = The pair is worth more in your hand.
why-use = { $arg } makes a difference to this roll.
why-keep = The item would not change enough here.
why-phone = { $arg } is where the police hurt the others most.
why-rob = { $arg } has the most to lose.
why-discard = { $arg } is the card you will miss least.
why-surrender = { $arg } is the card you will miss least.
why-end = Every card in your hand is worth keeping.
