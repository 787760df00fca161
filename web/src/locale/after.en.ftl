### After a game: analysis, fairness, going on from a position, and one's own games.

after-tabs = About this game

## Analysis

analysis-title = Analysis
analysis-offer = The search bot can look at every decision of this game again: how good it was, what it would have done, and where the chances turned.
analysis-honest = The percentages are chances to win, estimated by a bot that only knew what each seat knew at the time. It may be wrong.
analysis-begin = Analyse this game
analysis-running = The bot is going through the game…
analysis-waiting =
    { $ahead ->
        [one] One other game is analysed first…
       *[other] { $ahead } other games are analysed first…
    }
analysis-progress = Progress of the analysis
analysis-done = { $done } of { $total } decisions
analysis-stop = Stop
analysis-failed = The last attempt failed. You can try again.
analysis-curve = Each seat's chance to win at its own decisions, from start to end. The same numbers are in the table below.
analysis-no-curve = Too few decisions were judged to draw how the chances went.
analysis-nothing = There is nothing to analyse here: nobody had a choice that a bot could judge. It judges choices that can win or lose a game, not what is a matter of speed or of taste.
analysis-swings = Turning points
analysis-swing-up = { $name }: up { $change } between move { $from } and move { $to }
analysis-swing-down = { $name }: down { $change } between move { $from } and move { $to }
analysis-decisions = Decision by decision
analysis-tally = { $good } good, { $doubtful } doubtful, { $costly } costly
analysis-which = Which decisions
analysis-notable = Worth a look ({ $count })
analysis-all = All ({ $count })
analysis-none-notable = The bot has no remarks.
analysis-good = good
analysis-doubtful = doubtful
analysis-costly = costly
analysis-better = The bot prefers “{ $code }”: { $value }, a difference of { $loss }.
analysis-why = Its advice to { $name }: “{ $reason }”
analysis-table = The curve as a table
analysis-move = Move
analysis-who = Who
analysis-chance = Chance to win

## Fairness

fair-title = Fairness
fair-text = Nobody could control the dice and cards of this game: before it began, the server and every player committed to a secret, and the seed for all random draws was mixed from all of these. Your browser can check that, right here.
fair-check = Check the random draws
fair-again = Check again
fair-yes = Fair: everything matches.
fair-no = Something does not match.
fair-promises-good =
    { $count ->
        [one] The one secret matches what was promised before the game.
       *[other] All { $count } secrets match what was promised before the game.
    }
fair-promises-bad = The secret of “{ $who }” does not match what was promised.
fair-seen-good = The promises match those that this browser saw at the start.
fair-seen-bad = The promises do not match those that this browser saw at the start.
fair-seen-unknown = This browser was not there at the start: the promises are taken from the record.
fair-share-good = Your own secret is in the seed, as this browser sent it.
fair-share-bad = Your own secret in the record is not the one that this browser sent.
fair-share-unknown = This browser kept no copy of your own secret.
fair-seed-good = The seed comes from these secrets and nothing else.
fair-seed-bad = The seed does not come from these secrets.
fair-draws-good =
    { $count ->
        [0] There was nothing to draw.
        [one] The one draw follows from the seed.
       *[other] All { $count } draws follow from the seed.
    }
fair-draws-bad = Move { $place } does not follow from the seed.
fair-opening-unknown =
    { $count ->
        [one] The first move was taken from another game, so its draws are not checked here.
       *[other] The first { $count } moves were taken from another game, so their draws are not checked here.
    }
fair-beyond = What each draw could have given is taken from the server's word. To check the rules of every move as well, download the record and run “lamster verify”.

## Going on from a position

go-on = Play on from here
go-on-title = Play on from move { $ply }
go-on-text = A new table that starts from exactly this position. Everything drawn from here on is new.
go-on-me = I play this seat
go-on-open = Keep free for a friend
go-on-make = Make the table

## Sharing a moment

replay-not-these-eyes = While the game is in progress you cannot see it as that player, so you see it as yourself.

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
games-latest = Latest games
games-name = Name
games-played = Played
games-won = Won
games-share = Win %
games-sum =
    { $played ->
        [one] One game, { $won } won
       *[other] { $played } games, { $won } won ({ $share })
    }
games-practice =
    { $count ->
        [one] One game that continued from a position was practice and is not counted.
       *[other] { $count } games that continued from a position were practice and are not counted.
    }
games-seats-of =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
games-only = Game
games-every = All games
games-result-won = won
games-result-lost = lost
games-result-gave-up = gave up
games-result-practice = practice
