### The words of balance reports. Read only when one is written.

## Figures in sentences

report-within = { $share } ({ $low } to { $high })
report-between = { $mean } ({ $low } to { $high })
report-quoted = “{ $text }”
report-more =
    { $number ->
        [one] 1 more
       *[other] { $number } more
    }
report-in-group = { $name } ({ $group })
report-name-games = { $name }, { $games } games
report-player = The player
report-players = The players together
report-everybody = all seats
report-seat = Seat { $number }

## The page

report-title = Balance report: { $game }
report-about =
    What { $games ->
        [one] 1 game
       *[other] { $games } games
    } between bots say about the game. Every figure comes with the range in which the true value very probably lies.
report-contents = On this page
report-short = In short
report-compared = The settings compared
report-details = In detail
report-each-setting = Each setting in detail
report-no-games = No game of this setting was played to its end.

## In short

report-summary-of = What follows is about this setting: { $setting }.
report-summary-party = { $party }: { $share } of the games won.
report-summary-parties = Most wins: { $best }, { $most }. Fewest: { $worst }, { $least }. An even share would be { $even }.
report-summary-chance = None of these is surely above or below an even share: with this many games the differences could be chance.
report-summary-uneven =
    { $number ->
        [one] Surely above or below an even share: { $names }.
       *[other] Surely above or below an even share: { $names }.
    }
report-summary-nobody = Nobody wins in { $share } of the games.
report-summary-length = Half of the games last { $quarter } to { $most } rounds, nine in ten { $five } to { $nearly }; the median game has { $half } rounds and { $decisions } decisions.
report-summary-same-length = At least half of the games last { $quarter } rounds, nine in ten { $five } to { $nearly }; the median game has { $decisions } decisions.
report-summary-leads = The lead changes { $changes } times a game. Whoever leads after a third of the game wins in { $third } of the games; in { $runaway } that leader is never overtaken.
report-summary-rare =
    { $number ->
        [one] One component is hardly ever used by { $bots }, though other players may well use it: { $names }.
       *[other] { $number } components are hardly ever used by { $bots }, though other players may well use them: { $names }.
    }
report-summary-far =
    { $number ->
        [one] One component changes the chance to win far more than others of its kind, in percentage points: { $names }.
       *[other] { $number } components change the chance to win far more than others of their kind, in percentage points: { $names }.
    }
report-summary-errors =
    { $errors ->
        [one] 1 game could not be played to its end and is not counted; see the end of the page.
       *[other] { $errors } games could not be played to their end and are not counted; see the end of the page.
    }

## The settings compared

report-fairest = The fairest setting is { $setting }: { $parties }, where { $share } would be even.
report-as-fair = With this many games these cannot be told apart from it: { $settings }.
report-only-fair = All others surely differ from it.
report-sweep = Who wins, by { $option }
report-sweep-told = Each mark is the share of games won, the line through it its 95 % interval; the dashed line is an even share.
report-sweep-caption = Each value compared with { $value }, in percentage points. Other swept settings are taken together.
report-value = value
report-party = who
report-wins-column = wins
report-against = difference
report-sure = how sure
report-surely = surely different
report-maybe = could be chance
report-sure-how = “Surely different” means that the 95 % interval of the difference does not include zero. Of twenty comparisons of things that are really equal, one looks like that by chance.
report-settings-caption = All settings: who wins, games that nobody wins, rounds of the median game, and lead changes per game.
report-setting = setting
report-nobody-column = nobody
report-rounds-column = rounds
report-changes-column = lead changes

## Who wins

report-wins = Who wins
report-by-players = The players against the game
report-by-players-told = In how many games at least one player wins.
report-by-team = By team
report-by-team-told = The share of games that each team wins.
report-by-role = By role
report-by-role-told = How often each role wins the games it is in, whoever plays it.
report-by-seat = By seat
report-by-seat-told = How often each seat wins: whether it matters where you sit.
report-by-bot = By bot
report-by-bot-told = How often each bot wins, over all its seats: a difference here is one of skill, not of the game.
report-even-line = The dashed line is an even share, { $share }; a line that crosses it may well be even.
report-share-of-games = share of games won
report-nobody = Games that nobody wins: { $share }.

## How games end

report-ends = How games end, and when
report-endings = Ends by rule
report-endings-told = The rule by which games end, as a share of all games.
report-length = Length in { $unit }
report-length-told = The median game has { $half }, the mean is { $mean }; half of the games lie between { $quarter } and { $most }, nine in ten between { $five } and { $nearly }.
report-rounds = rounds
report-decisions = decisions
report-games = games

## Leads

report-leads = Leads and comebacks
report-leads-how = At the start of each round every side's chance to win is estimated; whoever is clearly ahead leads.
report-no-leads = No game lasted long enough to have a leader.
report-changes-told = The lead changes { $changes } times a game on average.
report-third-told = Whoever leads after a third of the game wins it in { $share } of the games.
report-runaway-told = Runaway leaders: in { $share } of the games the leader after a third wins and is never overtaken.
report-decided-told = Half of the games are decided after { $share } of their rounds: the winner's chance then stays high.
report-decided-late = In at least half of the games the winner is not safe before the last round.
report-leads-sample = These figures are from the first { $games } games.
report-hold = How often the leader wins
report-hold-axis = part of the game that is over
report-hold-up = games that the leader of that moment wins
report-hold-told = The later, the more often the leader wins; a curve near the top early on means that the game is decided early.
report-changes = Lead changes in a game
report-changes-axis = lead changes
report-changes-caption = Number of games by how often the lead changes; many games at 0 mean that early leads last.

## Components

report-components = Components
report-components-how = For each component: in how many games it was available (somebody had it or could use it) and was used, how often those who used it won and those who could have used it but did not, and by how many percentage points the user's chance to win changed over the round of use.
report-components-careful = Read these with care. They show what goes together, not what causes what: bots use some things only when they are in trouble or already ahead, longer games have more of everything, and other things happen in the same round. The estimate of chances may itself overrate or underrate a component, most of all one that pays off later. And a bot's habits are not yours.
report-components-caption = { $group }: wins and changes with their 95 % intervals.
report-component = component
report-there = available in
report-used = used in
report-times = uses per game
report-by = by whom, per game
report-users = users win
report-others = others win
report-difference = difference
report-moved = change of chance
report-rare =
    { $number ->
        [one] Hardly ever used by { $bots }, though other players may well use it: { $names }.
       *[other] { $number } are hardly ever used by { $bots }, though other players may well use them: { $names }.
    }
report-far =
    { $number ->
        [one] Stands out from the others, in percentage points: { $names }.
       *[other] { $number } stand out from the others, in percentage points: { $names }.
    }
report-missing =
    { $number ->
        [one] Did not come up in these games: { $names }.
       *[other] { $number } did not come up in these games: { $names }.
    }
report-moves = { $group }: how much they change the chance to win
report-moves-axis = percentage points over the round of use
report-moves-told = How the user's chance to win changes from the start of the round of use to the start of the next; right of the dashed line it rises.
report-moves-some = Shown are the { $number } most extreme of { $of }.
report-cards = Cards
report-stunts = Cards given up for a stunt
report-upgrades = Upgrades
report-abilities = Abilities of upgrades
report-tiles = Tiles
report-places = Places
report-points = Points of interest
report-events = Event cards
report-actions = Action cards
report-things = Items and other objects
report-timers = Timer tiles
report-opponent = Cards of the game

## Estimates

report-estimates = How good the estimates are
report-estimates-told = Chances in the middle of a game are estimated by the bots' rules of thumb and then corrected by how many of the positions with such an estimate were in fact won. All chances on this page are corrected ones.
report-estimates-of = Estimates of { $side }, { $positions } positions at the start of a round.
report-estimate = estimate
report-chance = corrected to
report-positions = positions

## Words

report-glossary = What the words mean
report-word-interval = Interval (95 %)
report-means-interval = “44 % (42 to 46)” means: 44 % of these games, and if you could go on playing for ever, the share would lie between 42 and 46 %. Such a range is right in 19 of 20 cases. Four times as many games make it half as wide.
report-word-even = Even share
report-means-even = What each would win if all had the same chances: 50 % for two sides, 25 % for four players. For players against the game, half counts as fair.
report-word-chance = Chance to win
report-means-chance = How likely a side is to win from a position, as the bots' rules of thumb estimate it and as the games of this report have corrected it.
report-word-points = Percentage points
report-means-points = The difference between two shares: from 40 % to 50 % is 10 percentage points.
report-word-lead = Lead
report-means-lead = Whoever is at least { $margin } percentage points ahead of all others at the start of a round leads, and keeps the lead until somebody else is that far ahead.
report-word-decided = Decided
report-means-decided = A game is decided when the winner's chance is { $sure } or more at the start of every later round.
report-word-moved = Change of chance
report-means-moved = The mean change of the user's chance to win over the rounds in which the component was used. A correct chance rises as much as it falls on average, so a figure away from zero says something about the component or about when bots use it. With fewer than { $few } games of use there is a dash.
report-word-rare = Hardly ever used
report-means-rare = Used by these bots in less than { $rare } of the games, though somebody had it or could use it. Other players may well use it.
report-word-bot = Bot
report-means-bot = A program that plays: “random” plays anything, “thumb” follows rules of thumb, “search” thinks ahead. Figures tell how the game goes between such players.

## How it was made

report-method = How this was made
report-method-version = { $game }, version { $rules } of the rules, played by lamster { $version }.
report-method-games =
    { $settings ->
        [one] { $games } games with the seed “{ $seed }”.
       *[other] { $games } games for each of { $settings } settings, all with the seed “{ $seed }”: a game begins with the same luck in each of them.
    }
report-method-seats = Who sits where: { $seating }.
report-method-rotate =
    { $orders ->
        [one] The bots { $bots } sit in the only order there is.
       *[other] The bots { $bots } sit in { $orders } orders in turn.
    }
report-method-swept = Compared: { $option } with the values { $values }.
report-method-options = All other settings: { $options }.
report-method-records = The same games can be saved and inspected: lamster simulate with the same bots, options and seed “{ $seed }”, and --records FOLDER.
report-method-errors =
    { $errors ->
        [one] 1 game could not be played to its end:
       *[other] { $errors } games could not be played to their end, for instance:
    }
report-method-again = The same command makes the same page, byte by byte:

## On the command line

report-progress = { $done } of { $games } games, { $left }
report-left-seconds =
    { $seconds ->
        [one] about a second left
       *[other] about { $seconds } seconds left
    }
report-left-minutes =
    { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
report-left-unknown = just started
report-resumed =
    { $games ->
        [one] 1 game was played before; continuing from there.
       *[other] { $games } games were played before; continuing from there.
    }
report-fresh = What { $path } holds belongs to a different command, so all games are played again.
report-unread =
    { $lines ->
        [one] One batch in { $path } could not be read and is played again.
       *[other] { $lines } batches in { $path } could not be read and are played again.
    }
report-done = Report: { $path }
report-folder = Charts and figures: { $path }
