### After a game: analysis, fairness, going on from a position, and one's own games.

after-tabs = About this game

## Analysis

analysis-title = Analysis
analysis-offer = The search bot can look at every decision of this game again: how good it was, what it would have done, and where the chances turned.
analysis-honest = The percentages are chances to win, guessed by a bot that only knew what each seat knew then. It may be wrong.
analysis-begin = Analyse this game
analysis-running = The bot goes through the game…
analysis-waiting =
    { $ahead ->
        [one] One other game is analysed first…
       *[other] { $ahead } other games are analysed first…
    }
analysis-progress = Progress of the analysis
analysis-done = { $done } of { $total } decisions
analysis-stop = Stop
analysis-failed = The last attempt failed. You can try again.
analysis-curve = The chance to win of each seat at its own decisions, from the start to the end. The same numbers stand in the table below.
analysis-no-curve = Too few decisions were judged to draw how the chances went.
analysis-nothing = There is nothing to analyse here: nobody had a choice that a bot could judge. It judges choices that can win or lose a game, not what is a matter of speed or of taste.
analysis-swings = Where it turned
analysis-swing-up = { $name }: up { $change } between move { $from } and move { $to }
analysis-swing-down = { $name }: down { $change } between move { $from } and move { $to }
analysis-decisions = Decision by decision
analysis-tally = { $good } good, { $doubtful } doubtful, { $costly } costly
analysis-which = Which decisions
analysis-notable = Worth a look ({ $count })
analysis-all = All ({ $count })
analysis-none-notable = The bot has nothing to remark.
analysis-good = good
analysis-doubtful = doubtful
analysis-costly = costly
analysis-better = The bot prefers “{ $code }”: { $value }, a difference of { $loss }.
analysis-why = To { $name } it would say: “{ $reason }”
analysis-table = The curve as a table
analysis-move = Move
analysis-who = Who
analysis-chance = Chance to win

## Fairness

fair-title = Fairness
fair-text = Nobody could choose the chance of this game alone: everybody promised a secret before the game, and the seed was mixed from all of them. Your browser can compute that again, right here.
fair-check = Check the chance
fair-again = Check again
fair-yes = Fair: everything fits.
fair-no = Something does not fit.
fair-promises-good =
    { $count ->
        [one] The one secret is the one promised before the game.
       *[other] All { $count } secrets are those promised before the game.
    }
fair-promises-bad = The secret of “{ $who }” is not the one that was promised.
fair-seen-good = The promises are those that this browser was shown at the start.
fair-seen-bad = The promises are not those that this browser was shown at the start.
fair-seen-unknown = This browser was not there at the start: the promises are taken from the record.
fair-share-good = Your own share is in the seed, as this browser sent it.
fair-share-bad = Your own share in the record is not the one that this browser sent.
fair-share-unknown = This browser kept no copy of your own share.
fair-seed-good = The seed is mixed from these secrets and nothing else.
fair-seed-bad = The seed is not the mix of these secrets.
fair-draws-good =
    { $count ->
        [0] There was nothing to draw.
        [one] The one draw is what the seed gives.
       *[other] All { $count } draws are what the seed gives.
    }
fair-draws-bad = Move { $place } is not what the seed gives.
fair-opening-unknown =
    { $count ->
        [one] The first move was taken from another game, so its chance is not checked here.
       *[other] The first { $count } moves were taken from another game, so their chance is not checked here.
    }
fair-beyond = What could be drawn at each place is taken from the server. Download the record and run “lamster verify” to check the rules of every move as well.

## Going on from a position

go-on = Play on from here
go-on-title = Play on from move { $ply }
go-on-text = A new table that begins with exactly this position. What is drawn from here on is new.
go-on-me = I play it
go-on-open = Keep free for a friend
go-on-make = Make the table

## Sharing a moment

replay-not-these-eyes = While the game is on you may not look through those eyes, so you see it through your own.

## One's own games

games-title = My games
games-text = Your finished games on this server. Only you can see this page.
games-none = You have not finished a game yet.
games-export = Download as a table (CSV)
games-all = All games
games-game = By game
games-role = By role
games-seats = By number of seats
games-rivals = Against people
games-partners = Together with
games-bots = Against bots
games-latest = The latest
games-name = Name
games-played = Played
games-won = Won
games-share = Share
games-sum =
    { $played ->
        [one] One game, { $won } won
       *[other] { $played } games, { $won } won ({ $share })
    }
games-practice =
    { $count ->
        [one] One game from a position is practice and not counted.
       *[other] { $count } games from a position are practice and not counted.
    }
games-seats-of =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
games-only = Game
games-every = Every game
games-result-won = won
games-result-lost = lost
games-result-gave-up = gave up
games-result-practice = practice
