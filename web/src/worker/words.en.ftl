### What is said outside of any page: by the service worker, and by the system about the installed app.

app-description = Chase-and-escape board games in the browser, with friends or against bots.
app-new-table = New table
app-my-tables = My tables

notification-turn = Your turn: { $title }
    .body = { $name }, the others are waiting for you.
notification-nudge = Still there? { $title }
    .body = { $name }, somebody at the table nudges you: it is your turn.
notification-over = { $title } is over
    .body = See how it ended.
notification-stand-in = A bot plays on for you: { $title }
    .body = { $name }, open the table to take your seat back.
notification-rematch = Rematch: { $title }
    .body = { $name }, the others want to play again.
notification-test = It works
    .body = This is what a notification from Lamster looks like, { $name }.
notification-unknown = Lamster
    .body = Something happened at one of your tables.

offline-title = You are offline
offline-text = Your tables are on the server, and nothing is lost. As soon as there is a connection, you can continue where you were.
offline-again = Try again
