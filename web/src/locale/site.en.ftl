### Texts of the pages around the tables: home, new table, my games, rules, settings.

nav-games = My games

## Not found

not-found-title = A dead end
not-found-text = There is nothing at this address. Perhaps the link was cut off, or the trail has gone cold.
not-found-home = Back to the start

## Home

home-title = Lamster
home-lead = Chase-and-escape board games by lamplight, with friends or against bots.
home-promise = You play, Lamster takes care of the rules.
home-play-now = Play now against bots
home-games = Games
home-players =
    { $least ->
        [0] { $most ->
            [one] 1 player
           *[other] { $most } players
        }
       *[other] { $least } to { $most } players
    }
home-players-some = { $seats } players
home-minutes = { $low } to { $high } min
home-designers =
    { $count ->
        [one] Designer: { $names }
       *[other] Designers: { $names }
    }
home-publisher = Publisher: { $publisher }
home-new-table = New table
home-rules = Rules
home-quick-hint = You and a bot of medium strength, ready in seconds.
home-mine = Your tables
home-finished = Finished games
home-open = Open tables
home-open-none = No table is open right now. Make one that everybody can find, and it shows up here.
home-as = You play as { $name }
home-rename = Change name

## A table in a list

card-my-turn = Your turn
card-open = Waiting for players
card-ready = Ready to start
card-starting = Starting
card-playing = In progress
card-over = Over
card-closed = Closed
card-free = free
card-bot = Bot ({ $level })
card-bot-named = { $name } ({ $level })
card-you = { $name } (you)
card-role = { $role }: { $who }
card-host = Table of { $host }
card-unseen = { $count } new
card-unseen-end = Over: see how it ended

## Levels of bots

level-beginner = Beginner
    .about = still learning the town
level-easy = Easy
    .about = slips now and then
level-medium = Medium
    .about = knows the ropes
level-hard = Hard
    .about = thinks ahead
level-master = Master
    .about = thinks far ahead, and takes its time
level-pacer = Pacemaker
    .about = runs as fast as you do
level-rogue = Rogue
    .about = loyal, until betrayal pays

## A new table

new-title = New table
new-game = { $game }: new table
new-seats = Number of players
new-who = Who plays?
new-who-hint = Friends take the free seats through the link of the table. You can also take several seats yourself: then you pass this device around, and the screen is covered in between so that nobody sees another's cards.
new-who-hint-one = Friends take the free seats through the link of the table. You all play against the clock, so everybody has one seat and a screen of their own.
new-seat = Seat { $number }
new-me = Me
new-friend = Friend
new-bot = Bot
new-seat-who = Who takes { $seat }?
new-level = Level of the bot
new-settings = More settings
new-settings-none = all default
new-settings-changed =
    { $changed ->
        [one] 1 setting changed
       *[other] { $changed } settings changed
    }
new-changed = changed
new-check = Check this setting: { $setting }
new-usual-value = { $value } (default)
new-number-range = A number from { $low } to { $high }; the default is { $value }.
new-number-meaning = A number from { $low } to { $high }. { $value } means: { $meaning }.
new-number-bad = Choose a whole number from { $low } to { $high }.
new-reset = Back to the default settings
new-rule = Rule { $rule }
new-access = Who can join?
new-listed = Anyone can find this table
new-listed-hint = It appears in the list of open tables. Otherwise only people with the link can join.
new-spectators = Spectators are welcome
new-spectators-hint = Others may watch. They never see what is in your hand.
new-create = Create table
new-summary =
    { $friends ->
        [0] { $bots ->
            [0] { $seats ->
                [one] You can start at once
               *[other] All seats are yours
            }
           *[other] You can start at once
        }
        [one] 1 seat waits for a friend
       *[other] { $friends } seats wait for friends
    }
new-no-game = There is no such game
new-no-game-text = Choose one of the games on the first page.

## Rules

rules-title = Rules
rules-of = Rules of { $game }
rules-game = Game
rules-search = Search the rules
rules-search-hint = Finds rules with all of these words, in their text, title or number
rules-sections = Sections
rules-found =
    { $found ->
        [0] No rule contains all of these words.
        [one] 1 rule
       *[other] { $found } rules
    }
rules-clear = Show all rules
rules-copy = Copy link to rule { $rule }
rules-note = Every rule has a number. During a game you can look up the rule behind each option.
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
settings-play = At the table
settings-sound = Sound
settings-sound-hint = Dice, cards, and a bell when it is your turn.
settings-sound-test = Listen
settings-confirm = Ask before what cannot be undone
settings-confirm-hint = A draw, a roll or the end of a turn waits for a button that says what it does; with a finger every press on the board does. Without this everything is played at once.
settings-quick = Skip questions with nothing to decide
settings-quick-hint = If a game asks whether you want to do something and there is nothing useful to do, it moves on by itself.
settings-recall = Tell me what I missed
settings-recall-hint = When you come back to a table, you are told what happened since you last played, and can watch it happen.

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
