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
table-seat-menu = Wat er met de plaats van { $name } gebeurt
table-give-up = { $name } is weg
table-give-up-hint = Er wordt niet meer op gewacht. Terugkomen kan altijd.
table-successor = Wie er voor { $name } verder speelt
table-nobody = Niemand: de plaats blijft leeg

## Tegen de klok

table-ready = Ik ben klaar
table-ready-question = Is iedereen klaar?
table-ready-who = Wie er klaar is
table-is-ready = klaar
table-not-ready = nog niet klaar
table-ready-itself =
    { $seconds ->
        [one] Gaat over 1 seconde verder zonder de rest
       *[other] Gaat over { $seconds } seconden verder zonder de rest
    }
table-begins-itself =
    { $seconds ->
        [one] Begint vanzelf over 1 seconde
       *[other] Begint vanzelf over { $seconds } seconden
    }
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

## Eén apparaat voor meer mensen

table-hand-over = Geef het apparaat aan { $name }
table-hand-over-why = Tot dan is alles verborgen.
table-show-mine = Ik ben { $name }: laat mijn kant zien

## Het menu

table-menu = Menu van de tafel
push-title = Meldingen
device-use = Gebruik een ander apparaat
table-rules = Spelregels
table-people = Mensen aan tafel
table-people-hint = Van wie je dempt, zie je geen berichten meer. Wie je blokkeert, kan ook niet aan jouw tafels komen.
table-mute = { $name } dempen
table-block = { $name } blokkeren
table-share-spectators = Link voor toeschouwers
table-share-spectators-text = Wie deze link heeft, kan meekijken. Te zien is wat iedereen mag zien, en niemands hand.
table-sound-on = Geluid: aan
table-sound-off = Geluid: uit
table-confirm-on = Vragen voor wat niet terug kan: aan
table-confirm-off = Vragen voor wat niet terug kan: uit
table-speed = Snelheid: { $speed }
table-quick-on = Vragen overslaan waarbij niets te kiezen valt: aan
table-quick-off = Vragen overslaan waarbij niets te kiezen valt: uit
table-keys = Toetsen
table-replay = Terugkijken
table-download = Download het verslag
table-report = Meld een foute beslissing
table-report-text = Wat deed het spel, en wat had het moeten doen? Je melding wordt bewaard bij het verslag en de stand.
table-report-send = Verstuur de melding
table-reported = Dank je: je melding is bewaard bij het verslag.
table-leave-seat = Verlaat mijn plaats
table-leave-text = Een bot speelt voor je verder. Je kunt altijd terugkomen en je plaats weer innemen.
table-leave-do = Laat een bot invallen
table-resign = Geef op
table-resign-text = Je verliest het spel, en dat kun je niet terugnemen. De anderen spelen door; een bot zet voor jou.
table-resign-ends = Je verliest het spel, en daarmee is het afgelopen. Dat kun je niet terugnemen.
table-resign-do = Opgeven en een bot voor mij laten zetten
table-resign-do-ends = Opgeven en het spel beëindigen
table-play-on = Speel door

table-key-option = kies een optie, nog eens om te bevestigen
table-key-confirm = bevestig de keuze
table-key-clear = wis de keuze
table-key-undo = neem terug
table-key-chat = schrijf in de chat
table-key-log = toon het logboek
table-key-skip = sla over wat er getoond wordt
table-key-menu = open het menu
table-key-help = deze lijst

## Het einde

table-standings = Eindstand
table-paper = De Lamster Courant
table-paper-issue =
    { $round ->
        [0] Ochtendeditie
       *[other] Ronde { $round }
    }
table-you-won = Gewonnen!
table-you-won-with = Jij en { $others } winnen!
table-you-lost = Verloren
table-plays = { $role }: { $name }
table-won =
    { $count ->
        [0] Niemand wint
        [one] { $winners } wint!
       *[other] { $winners } winnen!
    }
table-won-resigned = Alle anderen hebben opgegeven.
table-given-up = Het spel is opgegeven.
table-rematch = Revanche
table-join-rematch = Doe mee met de revanche
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
chat-lines = Wat er is gezegd
chat-channel = Aan wie
chat-table = Tafel
chat-team = Team
chat-say = Zeg iets
chat-say-team = Zeg iets tegen je team
chat-send = Verstuur
chat-none = Er is nog niets gezegd.
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

error-already-started = Het spel is begonnen, dus dit kan niet meer worden gewijzigd.
error-bad-message = De server begreep dat niet. Laad de pagina opnieuw.
error-bad-name = Kies eerst een naam: 1 tot 24 tekens.
error-bad-options = Deze instellingen gaan niet samen.
error-bad-origin = Deze pagina is niet geopend vanaf het adres van de server zelf.
error-bad-text = Dat is leeg of te lang.
error-blocked = De gastheer van deze tafel wil je hier niet hebben.
error-busy = De server is nu vol. Deze pagina probeert het vanzelf opnieuw.
error-closed = De beheerder van deze server heeft deze tafel gesloten.
error-closing = De server is er even niet.
error-full = Hier is geen plaats meer.
error-illegal = Dat mag nu niet volgens de regels.
error-log-full = Er is aan deze tafel zoveel gebeurd dat het logboek vol is: je kunt alleen nog opgeven of weggaan.
error-log-nearly-full = Het logboek van deze tafel is voor { $percent } procent vol. Is het vol, dan kun je alleen nog opgeven of weggaan.
error-lost = Er is nu geen verbinding. Probeer het nog eens als die er weer is.
error-muted = Je kunt hier niet chatten.
error-no-onlookers = Deze tafel laat geen toeschouwers toe.
error-no-team-talk = In dit spel mag je niet apart met je team overleggen.
error-no-undo = Er valt niets terug te nemen: na je laatste actie is er iemand anders geweest, of is er iets getrokken of getoond.
error-not-asked = Je bent niet aan de beurt.
error-not-host = Dat mag alleen de gastheer van de tafel.
error-not-over = Dat kan pas na het spel.
error-not-started = Het spel is nog niet begonnen.
error-not-your-seat = Die plaats is niet van jou.
error-one-seat = Dit spel speel je tegen de klok, dus iedereen kan maar één plaats hebben.
error-seat-taken = Daar zit al iemand.
error-seats-open = Eerst moeten alle plaatsen bezet zijn: door een mens of een bot.
error-stale = Het spel is intussen verdergegaan: kijk nog eens.
error-storage = Dit kon niet worden bewaard, dus het is niet gebeurd. Probeer het nog eens.
error-too-early = Nu nog niet: wacht even.
error-too-fast = Niet zo snel: wacht even.
error-too-large = Dat is te veel ineens.
error-too-late = Dat kwam te laat: de tijd was om.
error-too-many = Dat is te veel.
error-too-many-pages = Er staan al { $most } pagina's open: sluit er een, dan komt deze pagina vanzelf terug.
error-too-many-tables =
    { $when ->
        [day] Je hebt binnen een dag al { $most } tafels gemaakt. Wacht tot morgen.
       *[now] Je hebt { $most } tafels die open zijn of waaraan wordt gespeeld. Maak er eerst een paar af.
    }
error-unknown-bot = Die bot bestaat niet.
error-unknown-game = Dat spel bestaat niet.
error-unknown-page = Hier is niets.
error-unknown-person = Die persoon is hier niet.
error-unknown-place = Die plek bestaat niet in dit spel.
error-unknown-seat = Die plaats bestaat niet.
error-unknown-table = Die tafel bestaat niet.
error-unready = Nog niet iedereen is klaar: bij iemand staat de pagina niet open of reageert die niet.
error-from-position = Deze tafel gaat verder vanaf een stelling: de plaatsen en instellingen liggen vast.
error-other-rules =
    { $which ->
        [one] Dit spel is begonnen met versie { $rules } van de regels; deze server heeft versie { $newest }.
       *[several] Dit spel is begonnen met versie { $rules } van de regels; deze server heeft versie { $oldest } tot en met { $newest }.
    } Het kan hier niet getoond of gespeeld worden, maar het blijft bewaard zoals het is.
error-unreadable = Deze server kan deze tafel niet meer lezen. De tafel blijft bewaard zoals die is; laat het de beheerder van de server weten.
error-forgotten = Alles over jou is van deze server gewist. Vanaf nu is deze browser een nieuwe speler.
error-no-analysis = In dit spel valt er voor de bot niets te beoordelen.
error-nothing-left = Bij deze zet is het spel afgelopen: ga eerst een stukje terug.
error-bad-address = De server stuurt niets naar dit adres. Het moet een openbaar adres zijn dat met https begint.
error-bad-link =
    { $why ->
        [used] Deze link is al gebruikt: hij werkt maar één keer.
        [expired] Deze link is verlopen, of er is een nieuwere gemaakt.
        [same] Je bent hier al deze persoon. Open de link op het andere apparaat.
       *[unknown] Deze link bestaat niet. Misschien is hij afgekapt, of is de server opnieuw gestart.
    }

## Een tafel die verdergaat vanaf een stelling

go-on-from = Deze tafel gaat verder vanaf zet { $ply } van een ander spel, met de plaatsen en instellingen van dat spel.
go-on-origin = Bekijk dat spel

## Wat je niet mag missen

notices = Wat jou overkwam
notices-more = en nog { $count }
notices-seen = Gezien
