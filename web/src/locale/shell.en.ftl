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

## A table in a list

card-consulted = Your answer is needed

## Levels of bots

## A new table

## Rules

## Settings

settings-title = Settings
settings-speed = Speed
settings-speed-hint = How fast dice roll and pieces move. The result, your hand and the next question wait for them.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-at-once = at once

## Your data
