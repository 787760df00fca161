### What happened while one did not look.

meanwhile-title = Since you last played
meanwhile-count =
    { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
meanwhile-turn = It is your turn.
meanwhile-over = The game is over.
meanwhile-earlier =
    { $count ->
        [one] One more thing happened before that. “Show me” shows it too.
       *[other] { $count } more things happened before that. “Show me” shows them too.
    }
meanwhile-list = What happened
meanwhile-show = Show me
meanwhile-close = Close
meanwhile-film = What happened since you last played
meanwhile-fetching = Fetching what happened…
meanwhile-failed = What happened cannot be fetched at the moment.
meanwhile-pause = Pause
meanwhile-play = Continue
meanwhile-skip = Skip
meanwhile-progress = How much has been shown
