### Outrun. Namen, opschriften en vragen.
### $arg is altijd een naam die al is opgezocht: een kaart, personage, beweging, pad, speler, of een tekst zoals die is.

game-alone = Oefenen
    .about = alleen tegen de klok, met stoorkaarten naar eigen keuze en uitleg bij elke rij

## Bewegingen, en de letters waarmee ze in een rij staan: L R J D C S V T

move-left = Links
move-right = Rechts
move-jump = Springen
move-duck = Bukken
move-climb = Klimmen
move-slide = Glijden
move-vault = Bokspringen
move-tiptoe = Sluipen

## Personages

character-astronaut = Astronaut
character-pirate = Piraat
character-witch = Heks
character-robot = Robot
character-chef = Kok
character-diver = Duiker

## Monsters

monster-vampire = Vampier
monster-bear = Beer
monster-zombie = Zombie
monster-dragon = Draak

## Stoorkaarten, en wat ze doen in een paar woorden

card-back-away = Achteruit
    .short = Leg het pad achterstevoren
card-evens-odds = Stapstenen (even eerst)
    .short = Eerst even plekken, dan oneven
card-odds-evens = Stapstenen (oneven eerst)
    .short = Eerst oneven plekken, dan even
card-switcheroo-lr = Wisseltruc (Links/Rechts)
    .short = Verwissel Links en Rechts
card-switcheroo-jd = Wisseltruc (Springen/Bukken)
    .short = Verwissel Springen en Bukken
card-switcheroo-cs = Wisseltruc (Klimmen/Glijden)
    .short = Verwissel Klimmen en Glijden
card-switcheroo-vt = Wisseltruc (Bokspringen/Sluipen)
    .short = Verwissel Bokspringen en Sluipen
card-not-l = Niet die kant op (Links)
    .short = Sla Links over
card-not-r = Niet die kant op (Rechts)
    .short = Sla Rechts over
card-not-j = Niet die kant op (Springen)
    .short = Sla Springen over
card-not-d = Niet die kant op (Bukken)
    .short = Sla Bukken over
card-not-c = Niet die kant op (Klimmen)
    .short = Sla Klimmen over
card-not-s = Niet die kant op (Glijden)
    .short = Sla Glijden over
card-not-v = Niet die kant op (Bokspringen)
    .short = Sla Bokspringen over
card-not-t = Niet die kant op (Sluipen)
    .short = Sla Sluipen over
card-long-1 = De omweg (1)
    .short = Leg hem na je 1e beweging
card-long-2 = De omweg (2)
    .short = Leg hem na je 2e beweging
card-long-3 = De omweg (3)
    .short = Leg hem na je 3e beweging
card-little-shortcut = Kleine sluiproute
    .short = Laat precies één kaart weg
card-boost = Turbo
    .short = Ga twee keer zo ver
card-major-shortcut = Grote sluiproute
    .short = Leg hem alleen: altijd goed
card-focus = Focus
    .short = Leg alles voor je af
card-fair-trade = Eerlijk ruilen?
    .short = Ruil alle kaarten met iemand
card-have-mine = Neem de mijne
    .short = Iemand krijgt al jouw kaarten
card-shield = Schild
    .short = Niemand anders speelt op je
card-steal = Stelen
    .short = Neem iemands hele hand

## Wat verborgen is, of aan het toeval overgelaten

hidden-card = een kaart
hidden-any = een willekeurig personage

## Stapels

pile-paths = padkaarten
pile-interference = stoorkaarten

## Padkaarten

path-pc01 = pad 1
path-pc02 = pad 2
path-pc03 = pad 3
path-pc04 = pad 4
path-pc05 = pad 5
path-pc06 = pad 6
path-pc07 = pad 7
path-pc08 = pad 8
path-pc09 = pad 9
path-pc10 = pad 10
path-pc11 = pad 11
path-pc12 = pad 12
path-pc13 = pad 13
path-pc14 = pad 14
path-pc15 = pad 15
path-pc16 = pad 16
path-pc17 = pad 17
path-pc18 = pad 18
path-pc19 = pad 19
path-pc20 = pad 20
path-pc21 = pad 21
path-pc22 = pad 22
path-pc23 = pad 23
path-pc24 = pad 24
path-pc25 = pad 25
path-pc26 = pad 26
path-pc27 = pad 27
path-pc28 = pad 28
path-pc29 = pad 29
path-pc30 = pad 30
path-pc31 = pad 31
path-pc32 = pad 32
path-pc33 = pad 33
path-pc34 = pad 34
path-pc35 = pad 35
path-pc36 = pad 36
path-pc37 = pad 37
path-pc38 = pad 38
path-pc39 = pad 39
path-pc40 = pad 40
path-pc41 = pad 41
path-pc42 = pad 42
path-pc43 = pad 43
path-pc44 = pad 44
path-pc45 = pad 45
path-pc46 = pad 46
path-pc47 = pad 47
path-pc48 = pad 48

## Instellingen

option-monster = Monster
    .help = Wat er achter jullie aan zit: elk monster deelt de stoorkaarten op zijn eigen manier uit.
    .value-vampire = Vampier: elke ronde één kaart voor iedereen
    .value-bear = Beer: ieder een kaart, te spelen op wie je wilt
    .value-zombie = Zombie: besmetting en tegengif
    .value-dragon = Draak: de snelste springt vooruit, de rest staat in brand
option-maps = Plattegronden
    .help = Hoe ver het is tot de uitgang: negen zalen per plattegrond.
    .value-2 = Twee, 18 zalen
    .value-1 = Eén, 9 zalen
    .value-3 = Drie, 27 zalen
option-run_limit = Tijdslimiet
    .help = Hoelang het rennen mag duren. Wie dan geen Finish heeft, is fout.
    .value-60 = 60 seconden
    .value-30 = 30 seconden
    .value-45 = 45 seconden
    .value-90 = 90 seconden
    .value-120 = 120 seconden
    .value-off = Geen (drie minuten)
option-vote = Stemmen over de tijd
    .help = Of wie klaar is samen kan beslissen dat de tijd om is voor de rest.
    .value-true = Dat kan
    .value-false = Geen stemming
option-shuffled_tray = Geschud rek
    .help = Of je bewegingen elke ronde in een andere volgorde liggen, voor iedereen gelijk, zodat je ze moet zoeken.
    .value-false = Altijd in dezelfde volgorde
    .value-true = Elke ronde geschud
option-straight_path = Recht pad
    .help = Of de bewegingen op de padkaart op één lijn staan in plaats van in een plaatje met voetstappen. Dat is makkelijker, en voor iedereen gelijk.
    .value-false = Plaatje met voetstappen
    .value-true = Op één lijn
option-relaxed_clocks = Rustige klokken
    .help = Of je voor beslissingen buiten het rennen alle tijd hebt.
    .value-false = Tijdslimieten
    .value-true = Geen tijdslimieten
option-practice_cards = Oefenpaden
    .help = Hoeveel paden je loopt als je alleen oefent. Je wint als je er meer dan de helft haalt.

## Vragen

ask-pick = Als wie ren je?
ask-turn = Jij draait de padkaart om. Klaar?
ask-run = Rennen! Leg je rij.
ask-claw = Ga je naar de klauw, om van je kaarten af te komen?
ask-infect = Wie besmet je?
ask-interfere = Welke kaart speel je?
ask-practice = Welke kaarten zijn van kracht voor het volgende pad?

## Opties, naar het werkwoord van de actiecode. $seat is de speler op wie een kaart wordt gespeeld, of “none”.

code-pick = Ren als { $arg }
code-turn = Draai de kaart om
code-run = Finish
code-late = Te laat
code-claw =
    { $arg ->
        [yes] Ga naar de klauw
       *[no] Blijf waar je bent
    }
code-infect = Besmet { $arg }
code-play =
    { $seat ->
        [none] Speel { $arg }
       *[other] Speel { $arg } op { $seat }
    }
code-pass = Speel geen kaarten meer
code-add = Met { $arg }
code-drop = Zonder { $arg }
code-stop = Stop met oefenen

## Toeval, als regel in een verslag

code-first = { $arg } draait de eerste kaart om
code-deal = Uitgedeeld personage: { $arg }
code-path = Padkaart: { $arg }
code-tray = De volgende in het rek: { $arg }
code-draw = Van de stapel: { $arg }
code-nothing = Geen kaart meer om te trekken

## Waarschuwingen: waarover nog eens wordt gevraagd

warning-helps = Daarmee help je een tegenstander.

## Wat er gebeurt. $seat is de speler om wie het gaat, $you zegt of dat de lezer zelf is.

event-picked =
    { $you ->
        [yes] Je rent als { $character }.
       *[no] { $seat } rent als { $character }.
    }
event-first = { $seat } draait de eerste padkaart om.
event-round = Ronde { $round }.
event-turned = De padkaart gaat om: { $path }.
event-finished = { $seat } speelt Finish.
event-right = { $seat } had het goed, in { $seconds },{ $hundredths } s.
event-wrong = { $seat } had het fout, na { $seconds },{ $hundredths } s.
event-late =
    { $you ->
        [yes] Je bent te laat.
       *[no] { $seat } is te laat.
    }
event-spent = { $seat } gebruikt { $card }.
event-cured =
    { $you ->
        [yes] Je bent genezen
       *[no] { $seat } is genezen
    }{ $cards ->
        [0] .
        [one] { " " }en 1 kaart kwijt.
       *[other] { " " }en { $cards } kaarten kwijt.
    }
event-took-claw = { $seat } gaat naar de klauw.
event-stayed = { $seat } blijft uit de buurt van de klauw.
event-moved =
    { $rooms ->
        [0] { $seat } komt niet vooruit in zaal { $room }.
        [one] { $seat } gaat 1 zaal vooruit, naar zaal { $room }.
       *[other] { $seat } gaat { $rooms } zalen vooruit, naar zaal { $room }.
    }
    .brief =
        { $rooms ->
            [0] geen zaal verder
            [one] 1 zaal vooruit
           *[other] { $rooms } zalen vooruit
        }
event-boosted = { $seat } gaat met Turbo { $rooms } zalen vooruit, naar zaal { $room }.
    .brief = nog { $rooms } met Turbo
event-left-map =
    { $rooms ->
        [one] { $seat } gaat 1 zaal vooruit, het museum uit.
       *[other] { $seat } gaat { $rooms } zalen vooruit, het museum uit.
    }
    .brief = het museum uit
event-clawed =
    { $cards ->
        [one] { $seat } verliest 1 kaart aan de klauw.
       *[other] { $seat } verliest { $cards } kaarten aan de klauw.
    }
    .brief =
        { $cards ->
            [one] 1 kaart kwijt
           *[other] { $cards } kaarten kwijt
        }
event-burned =
    { $cards ->
        [one] { $seat } verliest 1 kaart aan het vuur.
       *[other] { $seat } verliest { $cards } kaarten aan het vuur.
    }
event-bitten =
    { $you ->
        [yes] Je wordt gebeten en bent besmet.
       *[no] { $seat } wordt gebeten en is besmet.
    }
event-infected = { $seat } besmet { $victim }.
event-gone =
    { $you ->
        [yes] Jouw { $card } is na één ronde weg.
       *[no] { $card } van { $seat } is na één ronde weg.
    }
event-gone-centre = { $card } in het midden is na één ronde weg.
event-centre = De vampier legt { $card } in het midden.
event-centre-twice = De vampier brengt { $card }, maar die ligt al in het midden.
event-centre-replaced = Die komt in de plaats van { $card }.
event-drew = { $seat } trekt { $card }.
    .hidden = { $seat } trekt een kaart.
event-drew-open = { $seat } trekt { $card }.
event-drew-twice = { $seat } trekt { $card }, maar die is al van kracht.
event-drew-nothing = Er is geen kaart meer om te trekken.
event-replaced = Die komt in de plaats van { $card }.
event-placed = { $seat } speelt { $card } op { $target }.
event-focused =
    { $cards ->
        [one] { $seat } speelt Focus en raakt 1 kaart kwijt.
       *[other] { $seat } speelt Focus en raakt { $cards } kaarten kwijt.
    }
event-traded = { $seat } speelt Eerlijk ruilen? en ruilt alles wat er ligt met { $target }.
event-gave =
    { $cards ->
        [one] { $seat } speelt Neem de mijne en schuift 1 kaart door naar { $target }.
       *[other] { $seat } speelt Neem de mijne en schuift { $cards } kaarten door naar { $target }.
    }
event-stole =
    { $cards ->
        [one] { $seat } steelt de hele hand van { $target }, 1 kaart.
       *[other] { $seat } steelt de hele hand van { $target }, { $cards } kaarten.
    }
event-stole-card = { $seat } pakt { $card } van { $target }.
    .hidden = { $seat } pakt een kaart van { $target }.
    .brief = { $card }
event-passed = { $seat } speelt geen kaarten meer.
event-reshuffled = De gebruikte { $pile } worden opnieuw geschud.
event-won =
    { $you ->
        [yes] Je bent als eerste buiten en wint!
       *[no] { $seat } is als eerste buiten en wint!
    }
event-added = { $card } is van kracht.
event-dropped = { $card } is niet meer van kracht.
event-made = Pad gehaald: de richttijd was { $seconds },{ $hundredths } s.
event-slow = Te langzaam: de richttijd was { $seconds },{ $hundredths } s.
event-practised = { $made } van { $total } paden gehaald.

## De tafel in de terminal

board-practice = Oefenen: { $done } van { $total } paden gelopen, { $made } gehaald
board-rooms = { $rooms } zalen
board-turns = { $player } draait om
board-deck = stapel { $cards }, afgelegd { $discards }
board-discards = Afgelegde stoorkaarten: { $cards }
board-paths = paden { $cards }
board-positions = Posities:
board-box = vak +0
board-claw = klauw
board-fire = vuur
board-cards = kaarten
board-biohazard = biogevaar
board-centre = In het midden:
board-front = Van kracht:
board-hand = Je hand:
board-hand-size =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
board-standing =
    { $rooms ->
        [0] { $player }, het museum uit
        [one] { $player }, nog 1 zaal
       *[other] { $player }, nog { $rooms } zalen
    }
board-out = buiten!
board-infected = besmet
board-immune = immuun
board-late = geen Finish; goed was { $nearest }
board-right =
    { $rooms ->
        [0] { $row } goed in { $time }
        [one] { $row } goed in { $time }, 1 zaal
       *[other] { $row } goed in { $time }, { $rooms } zalen
    }
board-wrong = { $row } fout in { $time }; goed was { $nearest }, eerste fout bij kaart { $place }
board-blame = { $card } over het hoofd gezien
board-time = { $seconds },{ $hundredths } s
board-par = richttijd { $time }
board-empty = (leeg)
board-path = pad
board-shows-antidote = Op het pad staat het tegengif
board-antidote = tegengif
board-type = Typ de letters van je rij; Enter is Finish ({ $seconds } s). Lege rij: run:
board-not-in-tray = { $sign } kun je niet leggen, of niet zo vaak. Je hebt { $tray }; de klok loopt door.

## Waar een keuze toe leidt, ernaast

note-keep =
    { $cards ->
        [one] je houdt 1 kaart
       *[other] je houdt { $cards } kaarten
    }
note-gives-boost = gaat dan twee keer zo ver
note-gives-shield = niemand anders kan er nog iets op spelen
note-gives-shortcut = legt dan één kaart minder
note-hand =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
note-rid =
    { $cards ->
        [one] je bent 1 kaart kwijt
       *[other] je bent { $cards } kaarten kwijt
    }
note-pass-on =
    { $cards ->
        [one] je geeft 1 kaart door
       *[other] je geeft { $cards } kaarten door
    }
note-trade = jij hebt er dan { $get }, de ander { $give }
note-slower = kost ongeveer { $seconds },{ $tenths } s
note-faster = scheelt ongeveer { $seconds },{ $tenths } s
note-one-round = alleen voor de volgende run
note-lasts =
    .bear = blijft tot de klauw of een kaart hem weghaalt
    .dragon = blijft tot het vuur of een kaart hem weghaalt
note-replaces = vervangt { $card }
note-ahead =
    { $rooms ->
        [one] 1 zaal voor jou
       *[other] { $rooms } zalen voor jou
    }
note-behind =
    { $rooms ->
        [one] 1 zaal achter jou
       *[other] { $rooms } zalen achter jou
    }
note-level = even ver als jij
note-to-go =
    { $rooms ->
        [one] nog 1 zaal
       *[other] nog { $rooms } zalen
    }
note-may-leave = kan met de volgende run winnen
note-claw =
    +0 in plaats van +{ $rooms }, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } kwijt
note-stay =
    +{ $rooms }, en je houdt { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
note-claw-misses = waar je nu staat, zou je het museum uit zijn
note-chased = het monster zit je dan op de hielen
note-stop = { $made } van de { $total } gehaald, en dat is genoeg
note-stop-lost = maar { $made } van de { $total } gehaald: de oefening is verloren

## Waarom een kaart niet gespeeld kan worden

against-shield = heeft een schild
against-twice = heeft deze kaart al
against-oneself = alleen op een ander
against-trade = jullie hebben geen van beiden een kaart
against-have-mine = je hebt niets om door te geven
against-steal = heeft geen handkaarten
against-focus = er ligt niets voor je
against-race = voor de race: leg hem alleen
