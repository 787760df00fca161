### Escape from New York. Why a bot plays what it plays; also the hints that players get.

why-goal = That is on the way to { $arg }.
why-explore = What is still hidden has to be found, and better soon.
why-fight = Enemies who are dead cost no cards, and the Level Bar wants them.
why-flee = Staying here would cost too many cards.
why-noise = This way New York hears the least.
why-recover = Cards in the hand are time: these come back without a Timer tile.
why-collect = What lies here will be of use.
why-bar = The next level is worth more than this.
why-bridge = Everything for this bridge is together: now or never.
why-wait = The others have to come first; waiting costs the least.
why-betray = The own way out is open, and it is meant for one.
why-loyal = Together is the surest way out.
why-show = Only what is shown opens the bridge.
why-hide = Better that the others do not see this.
why-level = This level is worth the most now.
why-item = This is the one that helps the most here.
why-plan = Of all pairs of cards this plan promises the most.
why-ability = The ability does more here than the card.
why-new-york = Of New York's choices this one hurts the least.
why-pass = There is nothing better to do now.
