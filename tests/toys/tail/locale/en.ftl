game-title = Tail
game-tagline = A toy for one, two or four.
game-rulebook = its tests

role-driver = Driver
role-driver-a = Driver A
role-driver-b = Driver B
role-city = City
role-police = Police

street-left = left
street-right = right
street-straight = straight on
hidden-street = some street

ask-drive = Which way?
ask-watch = Which street do you watch?
ask-alone = Where are the police?
code-drive = drive { $arg }
code-watch = watch { $arg }
code-alone = the police are { $arg }
event-drove = { $seat } drove { $street }.
    .hidden = { $seat } drove on.
event-watched = { $seat } watched { $street }.
event-alone = The police were { $street }.
event-caught =
    { $you ->
        [yes] You were caught.
       *[no] { $seat } was caught.
    }

option-rounds = Rounds
    .help = How long it takes to escape.
option-streets = Streets
    .help = How many there are to choose from.
    .value-3 = three
    .value-2 = two
option-watch = Police
    .help = How the police watch who plays alone.
    .value-calm = calm
    .value-keen = keen
option-talk = Planning
    .help = Whether city and police may talk.
    .value-false = no
    .value-true = yes
why-tail = One street is like another.
