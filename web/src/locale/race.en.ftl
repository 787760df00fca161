### A race against the clock: cards are laid in a row, and Finish ends it.

race-title = The race
race-runners = The runners
race-running = running
race-finished = finished
race-in-force = Applies to you
race-row = Your row
race-row-empty = Your row: tap cards, or drag them here
race-tray = Your moves
race-others = More cards you may play
race-take-back = Take the last card back
race-take-back-card = Take back { $card }, card { $place }
race-antidote = Antidote
race-finish = Finish
race-sending = Finish…
race-you-finished = Finished!
race-you-late = Your time is up
race-wait = The others are still running. Your row is final.
race-last-call = Last call
race-vote = Call time
race-voted = You called time
race-vote-missing = Still needed: { $names }

## The path card for the ear

race-path = The path card, cell by cell
race-path-line = The path card, in order
race-path-antidote = The antidote lies at the end.
race-cell = { $cell }: { $move }, leads to { $next }
race-cell-first = { $cell }: { $move }, glows: start here, leads to { $next }
race-cell-last = { $cell }: { $move }, the end
race-cell-1 = top left
race-cell-2 = top middle
race-cell-3 = top right
race-cell-4 = middle left
race-cell-5 = centre
race-cell-6 = middle right
race-cell-7 = bottom left
race-cell-8 = bottom middle
race-cell-9 = bottom right
