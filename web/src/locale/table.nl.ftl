### Een tafel: de wachtkamer, het spel, het einde en het terugkijken.

table-opening = Tafel wordt geopend…
table-unreachable = Geen verbinding met de tafel
table-yes = Ja
table-no = Nee
table-you = jij
table-host = gastheer
table-away = afwezig
table-online = aanwezig
table-muted = gedempt
table-blocked = geblokkeerd
table-spectator = kijkt mee
table-nameless = Anoniem
table-free = Vrije plaats
table-free-seat = Plaats { $number }
table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })

## Niveaus van bots

table-level-beginner = beginner
table-level-easy = makkelijk
table-level-medium = gemiddeld
table-level-hard = moeilijk
table-level-master = meester
table-level-pacer = gangmaker
table-level-rogue = verrader
table-bot-of-level = Bot: { $level }

## De wachtkamer

table-waiting-room = Wachtkamer
table-alone = Begin wanneer je wilt
table-host-is = Gastheer: { $name }
table-seats = Plaatsen
table-player = Speler
table-shuffle = Plaatsen loten
table-shuffled = De plaatsen zijn geloot.
table-sit = Hier zitten
table-sit-too = Deze plaats ook nemen
table-switch = Hierheen verhuizen
table-leave = Opstaan
table-seat-keep-free = Vrij houden
table-who-plays = Wie plaats { $number } speelt
table-who-plays-role = Wie { $role } speelt
table-remove = { $name } wegsturen
table-move-up = { $name } naar boven
table-move-down = { $name } naar beneden
table-here-too = Ook aanwezig
table-start = Start het spel
table-starting = Er wordt geschud: ieders browser draagt zijn eigen toeval bij…
table-seats-missing =
    { $free ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $free } plaatsen vrij.
    }
table-fill =
    { $free ->
        [one] Zet daar een bot neer ({ $level })
       *[other] Vul ze met bots ({ $level })
    }
table-people-missing = Nu even niet hier: { $names }. Het spel kan beginnen zodra iedereen er is.
table-host-starts = Iedereen is er. { $name } start het spel.

table-invite = Nodig vrienden uit
table-invite-text = Wie deze link heeft, kan aanschuiven. Een account is niet nodig.
table-copy-link = Kopieer de link
table-share = Delen
table-share-text = Speel mee met { $title }
table-qr = QR-code
table-qr-title = Scan om mee te doen
table-qr-alt = QR-code van { $address }

table-settings = Instellingen
table-game-settings =
    { $changed ->
        [0] Spelregels
        [one] Spelregels (1 gewijzigd)
       *[other] Spelregels ({ $changed } gewijzigd)
    }
table-listed = In de lobby
table-listed-hint = Iedereen kan deze tafel vinden en op een vrije plaats gaan zitten.
table-spectators = Toeschouwers
table-spectators-hint = Wie geen plaats heeft, mag meekijken en ziet alleen wat iedereen mag zien.
table-who-may-come = Wie er mee mag doen
table-is-listed = Iedereen
table-is-private = Alleen met de link

## Het spel

table-board = Het bord
table-own = Wat alleen jij ziet
table-question = De vraag
table-your-turn = Jouw beurt
table-waiting = Wachten op { $names }
table-thinks =
    { $count ->
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
table-moment = Een ogenblik
table-undo = Terug
table-select-other = Iets anders kiezen
table-players = Spelers
table-company = Logboek, chat en spelers
table-asked = aan zet
table-winner = gewonnen
table-stand-in = een bot valt in
table-resigned = opgegeven
table-watching = Je kijkt mee
table-bot-plays = Een bot speelt voor { $name }.
table-take-back = Neem mijn plaats weer in
table-nobody-plays = Niemand speelt voor { $name }.
table-empty = leeg
table-idle = reageert niet
table-ready-question = Is iedereen klaar?
table-time-left =
    { $seconds ->
        [one] Nog 1 seconde
       *[other] Nog { $seconds } seconden
    }

table-rule = Regel { $rule }
table-rule-behind = Regel { $rule } achter ‘{ $about }’
table-lit = { $count ->
    [one] Er licht nog één keuze op: druk erop waar ze ligt.
   *[other] Er lichten nog { $count } keuzes op: druk erop waar ze liggen.
}
table-all-options = Alle keuzes als lijst
table-rule-more = In de spelregels
table-rule-none = Dit hoort bij de tafel en komt niet uit een spelregel.

## Het menu

table-menu = Menu van de tafel
push-title = Meldingen
device-use = Gebruik een ander apparaat
table-mute = { $name } dempen
table-block = { $name } blokkeren
table-share-spectators = Link voor toeschouwers
table-share-spectators-text = Wie deze link heeft, kan meekijken. Te zien is wat iedereen mag zien, en niemands hand.
standing-title = Wanneer ik een vraag krijg over een kaart
standing-text = Op sommige momenten mag je een kaart gebruiken die anderen niet zien, of passen. Kies wanneer je die vraag wilt krijgen. Niemand anders komt te weten wat je kiest. Krijg je de vraag niet, dan past het spel voor je, even snel als wanneer je de kaart niet hebt.
standing-always = Altijd
standing-matters = Als het kan uitmaken
standing-never = Nooit
table-replay = Terugkijken
table-won =
    { $count ->
        [0] Niemand wint
        [one] { $winners } wint!
       *[other] { $winners } winnen!
    }
table-lobby = Naar de lobby
table-record = Verslag

## Verbinding en weigeringen

table-reconnecting = Opnieuw verbinden…
table-retry-in = { $seconds } s

table-refused-unknown-table = Deze tafel bestaat niet
    .text = Misschien is de link afgekapt, of is de tafel al opgeruimd.
table-refused-no-onlookers = Geen toeschouwers
    .text = Het spel is begonnen, en deze tafel laat geen toeschouwers toe.
table-refused-blocked = Niet aan deze tafel
    .text = De gastheer van deze tafel heeft je gevraagd weg te blijven.
table-refused-banned = Niet op deze server
    .text =
        { $when ->
            [ever] De beheerder van deze server heeft je verbannen.
           *[other] De beheerder van deze server heeft je verbannen tot { $until }.
        }{ $why ->
            [none] { "" }
           *[other] { " " }Reden: { $reason }
        }
table-refused-closed = Deze tafel is gesloten
    .text =
        { $why ->
            [none] De beheerder van deze server heeft de tafel gesloten.
           *[other] De beheerder van deze server heeft de tafel gesloten. Reden: { $reason }
        }
table-refused-full = Deze tafel is vol
    .text = Er kan niemand meer bij. Probeer het straks nog eens.
table-refused-other = Deze tafel kan niet worden geopend

## Het logboek

log-title = Logboek
log-round = Ronde { $round }
log-setup = Opstelling
log-none = Er is nog niets gebeurd.
log-newest = Nieuwste
log-action = { $action } – { $outcome }.
log-details = Details
log-times = ({ $times } keer)
log-table-resign =
    { $you ->
        [yes] Je hebt opgegeven.
       *[no] { $player } heeft opgegeven.
    }
log-table-stand-in =
    { $you ->
        [yes] Je hebt je plaats verlaten: een bot valt in ({ $who }).
       *[no] { $player } is weggegaan: een bot valt in ({ $who }).
    }
log-table-empty =
    { $you ->
        [yes] Je hebt je plaats verlaten: voorlopig speelt niemand die.
       *[no] { $player } is weggegaan: voorlopig speelt niemand die plaats.
    }
log-table-back =
    { $you ->
        [yes] Je hebt je plaats weer ingenomen.
       *[no] { $player } is terug.
    }
log-table-undo =
    { $you ->
        [yes] Je hebt je laatste actie teruggenomen.
       *[no] { $player } heeft de laatste actie teruggenomen.
    }
log-table-timeout =
    { $you ->
        [yes] Je tijd is op.
       *[no] De tijd van { $player } is op.
    }

## Chat

chat-title = Chat
chat-unread = ongelezen

## Terugkijken

replay-title = Terugkijken: { $title }
replay-opening = Het spel wordt opgehaald…
replay-eyes = Door de ogen van
replay-eyes-spectator = Een toeschouwer
replay-open = Dit spel is nog niet afgelopen: je ziet alleen wat je mag weten.
replay-first = Naar het begin
replay-back = Terug
replay-forward = Vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-times = { $speed } ×
replay-move = Zet { $ply } van { $total }
replay-place = Plaats in het spel
replay-link = Link naar deze zet
replay-to-table = Naar de tafel
replay-laid = De beginopstelling
replay-chance = Toeval
replay-table = De tafel
replay-keys = Met de pijltjestoetsen stap je, met de spatiebalk speel je af, met Home en End ga je naar begin en einde.

## Wat er mis kan gaan

error-unknown-card = Over deze kaart wordt in dit spel niets gevraagd.

## Een tafel die verdergaat vanaf een stelling

go-on-from = Deze tafel gaat verder vanaf zet { $ply } van een ander spel, met de plaatsen en instellingen van dat spel.
go-on-origin = Bekijk dat spel

## Wat je niet mag missen

notices = Wat jou overkwam
notices-more = en nog { $count }
notices-seen = Gezien
