### Texts of every page: header, footer, names, problems.

close = Close
toasts = Messages
copied = Copied.
copy-failed = Copying is not allowed here. This is the text: { $text }
loading = One moment…
try-again = Try again
cancel = Cancel
save = Save
problem-unreachable = The server cannot be reached. Check your connection and try again.
problem-page = Something went wrong on this page. That is our fault, not yours. If it stays that way, load the page again.
problem-report = Send a report
problem-reported = Thank you, the report has been sent.
problem-not-reported = The report could not be sent. You can try again later.

## Header and footer

skip = Skip to the content
app-name = Lamster
nav = Main
nav-play = Play
nav-rules = Rules
nav-settings = Settings
language-switch = Language
language-en = English
language-nl = Nederlands
footer-unofficial = Lamster is an unofficial fan implementation. The games belong to their designers and publishers: if you like one, buy it.
page-failed-title = That did not load
page-failed-text = A part of Lamster could not be loaded. Perhaps the server was just updated.
page-failed-reload = Load again
name-label = Your name
name-another = Another suggestion
name-empty = Type a name first.
# Two lists with commas; one word of each makes a handle of at most 24 characters.
nickname-firsts = Lucky, Silent, Velvet, Crooked, Midnight, Slippery, Smoky, Quick, Dapper, Shady, Neon, Rainy, Nimble, Foggy, Copper, Dusty
nickname-lasts = Shadow, Fox, Alibi, Fedora, Whisper, Magpie, Lantern, Sparrow, Ace, Raven, Trenchcoat, Alley, Moth, Saxophone, Footstep, Joker
home-lost = No connection to the server. Trying again…

## Settings

settings-title = Settings
settings-note = Changes apply at once and are kept in this browser.
settings-you = You
settings-name-hint = The others at a table see this name. It also changes at the tables you are at now.
settings-name-saved = From now on you are { $name }.
settings-look = Look
settings-language = Language
settings-theme = Theme
settings-theme-system = System
settings-theme-dark = Night
settings-theme-light = Day
settings-motion = Motion
settings-motion-hint = Moving: pieces glide to their places. Still: everything changes at once.
settings-motion-system = System
settings-motion-full = Moving
settings-motion-reduced = Still
settings-speed = Speed
settings-speed-hint = How fast dice roll and pieces move. The result, your hand and the next question wait for them.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-at-once = at once
settings-play = At the table
settings-sound = Sound
settings-sound-hint = Dice, cards, and a bell when it is your turn.
settings-sound-test = Listen
settings-confirm = Ask before what cannot be undone
settings-confirm-hint = A draw, a roll or the end of a turn waits for a button that says what it does; with a finger every press on the board does. Without this everything is played at once.
settings-quick = Skip questions with nothing to decide
settings-quick-hint = If a game asks whether you want to do something and there is nothing useful to do, it moves on by itself.

## Your data

data-title = Your data
data-text = This server knows you only by a cookie. You can download everything it keeps about you, or have it erased.
data-download = Download my data
data-erase = Erase my data
data-erase-title = Erase everything about you?
data-erase-name = Your name, your chat messages, your statistics and whom you muted or blocked are erased, at every table.
data-erase-playing = In games that are still in progress, a bot plays for you from now on.
data-erase-over = Finished games stay there for the others, without your name.
data-erase-alone = Tables that nobody else is at are removed, also in the middle of a game.
data-erase-devices = This applies to all your devices, and to everybody this browser was before.
data-erase-final = This cannot be undone.
data-erase-yes = Erase everything
data-erased = Your data has been erased
data-erased-all = Everything about you is gone. From now on this browser is a new player.
data-erased-soon = The rest will be gone within a few minutes. From now on this browser is a new player.
data-erased-go = To the lobby
card-other-rules = This game needs a different version of the rules from the one this server has. It is kept as it is.
card-unreadable = This server can no longer read this table. It is kept as it is.
