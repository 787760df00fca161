### Getaway Driver. Why a bot plays what it plays; also the hints that players get.

why-drive = Of the roads that are open this one promises the most.
why-drive-stash = A Stash token lies there, and a token brings a card back.
why-drive-shake = That road is right behind { $vehicle }, which cannot follow.
why-drive-open =
    { $tiles ->
        [one] From there one more tile has to come out of the bag.
       *[other] From there { $tiles } more tiles have to come out of the bag.
    }
why-play = { $arg } is worth more now than kept.
why-replay = { $arg } once more is worth the Stash token.
why-stunt = A stunt with { $arg } gets the car through, and whoever follows does not.
why-restunt = A second stunt with { $arg } is worth the Stash token.
why-give = { $arg } is the card that will be missed least.
why-give-again = The Stash token will be missed less than a card in hand.
why-take = { $arg } helps in most chases.
why-back-out = Backing out keeps the cards for worse moments.
why-spin = Turning on the spot sends everybody who follows into the wreck.
why-respin = Turning on the spot is worth the Stash token.
why-hazard = A hazard here stops whoever follows.
why-no-hazard = Nobody would be stopped by a hazard here, and the road stays open.
why-end = Nothing that could still be played would be worth its card.
why-pass = The card will be worth more later.
why-study = It pays to know what lies there.
why-done = No further move would bring the net closer.
why-redraw = Other tiles are likely to serve better.
why-usual = This looks best from here.
why-vehicle = That is the best use of { $arg }.
why-catch = { $vehicle } reaches the Driver's tile in time for the check.
why-align = Facing the Driver's way { $vehicle } cannot be shaken off to the side.
why-cover = From there { $vehicle } bars a road that the Driver may take next.
why-approach = { $vehicle } comes nearer.
why-lay = { $tile } fits this space best.
why-lay-green = { $tile }: where pursuers follow, nothing should stop them.
why-lay-red = { $tile }: where nobody follows, the road should be closed.
why-lay-own = { $tile } is the one to have there.
why-buy = { $arg } strengthens the net most for its price.
why-save = Nothing on offer is worth its price now: the tokens are better kept.
why-nothing = Nothing can be played at this moment.
why-jam = There { $arg } is less of a danger.
why-leave = { $arg } does no harm where it is.
why-switch = Where { $arg } stands is a better place for the car.
why-follow = So { $arg } stays on the Driver's tail.
why-react = Facing that way { $arg } can follow more easily.
why-pay = { $arg } is worth the token.
why-crash = The token is worth more than { $arg }.
why-break-off = Breaking off keeps { $arg } in the chase.
