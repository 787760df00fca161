### What happened while one did not look: at the table, and on the first page.

meanwhile-title = Since you looked
meanwhile-count =
    { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
meanwhile-turn = It is your turn.
meanwhile-over = The game is over.
meanwhile-earlier =
    { $count ->
        [one] Before that, one more thing happened. You see it too with “Show me”.
       *[other] Before that, { $count } more things happened. You see them too with “Show me”.
    }
meanwhile-list = What happened
meanwhile-show = Show me
meanwhile-close = Close
meanwhile-film = What happened since you looked
meanwhile-fetching = Fetching what happened…
meanwhile-failed = What happened cannot be fetched at the moment.
meanwhile-pause = Pause
meanwhile-play = Go on
meanwhile-skip = Skip
meanwhile-progress = How much has been shown

settings-recall = Tell me what I missed
settings-recall-hint = When you come back to a table you are told what happened since you looked, and can see it happen.

card-unseen = { $count } new
card-unseen-end = Over: see how it ended
card-consulted = You are asked
