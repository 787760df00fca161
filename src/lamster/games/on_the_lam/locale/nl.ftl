### On the Lam! Namen, opschriften en vragen.
### $arg is altijd een naam die al is ingevuld: een personage, tegel, kaart, speler, windrichting of getal.

## Personages

character-boxer = De Bokser
    .name = Anthony ‘Knockout’ Howard
    .short = Bokser
    .letter = B
character-dame = De Dame
    .name = Miss Peggy Milton
    .short = Dame
    .letter = D
character-reporter = De Reporter
    .name = Helen Hawking
    .short = Reporter
    .letter = R
character-ceo = De Directeur
    .name = Jimmy Highbinder
    .short = Directeur
    .letter = C

## Tegels, met de figuur op de locatiekaart en wat die te zeggen heeft

tile-A1 = Milton Hotel
    .short = Milton Hotel
    .host = Hotelportier
    .line = De negende verdieping is voor gasten met een smetteloos verleden. En u bent?
tile-B1 = IJzerfabriek Rion
    .short = IJzerfabriek
    .host = Voorman
    .line = Loop alsof je hier werkt, of loop heel hard weg.
tile-C1 = Privédetective
    .short = Privédetective
    .host = Detective Dan Cooper
    .line = De waarheid heeft een prijs, vriend. Vannacht reken ik per twee.
tile-D1 = De Vette Hap
    .short = De Vette Hap
    .host = Barbara, serveerster
    .line = Achterste tafeltje, kraag omhoog. Ik vergeet nooit een gezicht, maar het schiet me soms laat te binnen.
tile-E1 = Kantoor Corporate Company
    .short = Kantoor
    .host = Secretaresse
    .line = Meneer is in bespreking. Voor u tot het voorjaar.
tile-A2 = Stadsbank
    .short = Stadsbank
    .host = Kassier
    .line = Onze kluis heeft twee sleutels. U lijkt op geen van beide.
tile-B2 = Donkere Steeg
    .short = Donkere Steeg
    .host = Duistere gestalte
    .line = Geen namen hier. Zelfs de bakstenen hebben oren.
tile-C2 = Politiebureau
    .short = Politiebureau
tile-D2 = Het Filmpaleis
    .short = Het Filmpaleis
    .host = Actrice
    .line = Overtuig me maar, schat. Mij lukt het elke avond met een volle zaal.
tile-E2 = Diamond Lounge
    .short = Diamond Lounge
    .host = Uitsmijter
    .line = Mooi pak. Zonde als het zonder jou naar huis moet.
tile-A3 = Boksschool Heavy Hitters
    .short = Heavy Hitters
    .host = Trainer
    .line = Iedereen heeft een alibi, tot de eerste gong.
tile-B3 = 3rd Avenue Deli
    .short = 3rd Ave. Deli
    .host = Winkelbediende
    .line = Een broodje kost een dubbeltje. Mijn geheugen kost een glimlach.
tile-C3 = Maffianest
    .short = Maffianest
    .host = Mickey Macaroni
    .line = Vertel me iets lelijks over een vriend, en de politie klopt vanzelf op de goede deur. De zijne.
tile-D3 = Duke's Casino
    .short = Duke's Casino
    .host = Duke Evans, eigenaar
    .line = Het huis telt ook kaarten, makker. Vooral die van jou.
tile-E3 = Rion City Press
    .short = City Press
    .host = Hoofdredacteur
    .line = Jij bent de voorpagina van morgen. Hoed omlaag, of ik laat de persen draaien.

## Vaardigheden

skill-charisma = Charisma
skill-guts = Lef
skill-smarts = Vernuft
skill-cover = Dekking

## Alibikaarten

alibi-boxer_mouthguard = Bitje
alibi-boxer_glove = Bokshandschoen
alibi-boxer_ticket = Kaartje voor de boksavond
alibi-boxer_hand_wraps = Boksbandages
alibi-boxer_shoelaces = Sportveters
alibi-dame_earring = Diamanten oorbel
alibi-dame_glove = Satijnen handschoen
alibi-dame_hotel_key = Sleutel van het Milton Hotel
alibi-dame_lipstick = Lippenstift
alibi-dame_compact = Poederdoosje
alibi-reporter_notebook = Notitieboekje
alibi-reporter_press_card = Perskaartje uit de hoedband
alibi-reporter_film = Filmrolletje
alibi-reporter_typewriter_key = Toets van een typemachine
alibi-reporter_clipping = Krantenknipsel vol inktvingers
alibi-ceo_tie_clip = Dasspeld
alibi-ceo_pocket_square = Pochet
alibi-ceo_business_card = Visitekaartje
alibi-ceo_pocket_watch = Zakhorloge
alibi-ceo_cufflink = Manchetknoop

## Speelkaarten: gebeurtenissen

play-catch_a_taxi = Taxirit
    .effect = rijd hoogstens drie stappen
play-private_eye_card = Privédetective
    .effect = ga naar de privédetective voor een ontmoeting
play-rotary_phone = Draaischijftelefoon
    .effect = stuur de politie naar een tegel naar keuze
play-undercover_cop = Undercoveragent
    .effect = de politie komt naar jou
play-mobster = Maffioso
    .effect = ga naar het maffianest voor een ontmoeting
play-man_in_a_trenchcoat = Man in trenchcoat
    .effect = ruil één alibikaart voor een nieuwe
play-mugger = Straatrover
    .effect = raak je halve hand kwijt
play-empty_streets = Verlaten straten
    .effect = de politie gaat terug naar het bureau
play-blackmail = Chantage
    .effect = neem blind een kaart van een tegenstander

## Speelkaarten: voorwerpen

play-cigarettes = Sigaretten
    .effect = gooi één zoekworp opnieuw
play-bottle_of_booze = Fles drank
    .effect = gooi één zoekworp opnieuw
play-sunglasses = Zonnebril
    .effect = Dekking +1
play-fedora_hat = Gleufhoed
    .effect = Dekking +2
play-fragrance = Luchtje
    .effect = Charisma +1
play-extra_dough = Extra poen
    .effect = Charisma +2
play-brass_knuckles = Boksbeugel
    .effect = Lef +1
play-pocket_knife = Zakmes
    .effect = Lef +2
play-cup_of_joe = Bak koffie
    .effect = Vernuft +1
play-wristwatch = Polshorloge
    .effect = Vernuft +2

## Verborgen kaarten

hidden-alibi = een alibikaart
hidden-item = een voorwerp

## Windrichtingen

direction-N = noord
direction-S = zuid
direction-E = oost
direction-W = west

## Instellingen

option-skill_die = Vaardigheidsdobbelsteen
    .help = Waarmee je zoekworpen doet: hoe kleiner de dobbelsteen, hoe lastiger het zoeken en hoe langer het spel.
    .value-d10 = Eén tienzijdige dobbelsteen
    .value-d6 = Eén zeszijdige dobbelsteen
    .value-d8 = Eén achtzijdige dobbelsteen
    .value-d12 = Eén twaalfzijdige dobbelsteen
    .value-2d6 = Som van twee zeszijdige dobbelstenen
option-alibi_copies = Exemplaren per alibikaart
    .help = Hoe vaak elk van de 20 soorten alibikaarten in de stapel zit.
    .value-2 = Twee
    .value-1 = Eén
    .value-3 = Drie
option-alibi_goal = Vereist alibi
    .help = Of vijf willekeurige kaarten van je personage genoeg zijn, of dat je alle vijf de soorten nodig hebt.
    .value-any_five = Vijf willekeurige
    .value-five_different = Vijf verschillende
option-search_retry = Na een mislukte zoekpoging
    .help = Of je na een mislukking in dezelfde beurt opnieuw mag gooien.
    .value-same_turn = Opnieuw zo vaak je wilt
    .value-once = Eén poging per beurt
option-search_marks = Zoekfiches
    .help = Of een locatie voor jou dicht blijft nadat je er bent geslaagd, en hoelang.
    .value-reset_at_twelve = Weg bij de twaalfde
    .value-strict = Blijven altijd liggen
    .value-none = Geen zoekfiches
option-item_in_limit = Voorwerp telt mee voor de handlimiet
    .help = Of je voorwerp een van de vijf plaatsen in je hand inneemt.
    .value-true = Telt mee
    .value-false = Telt niet mee
option-walk_into_police = De politie tegen het lijf lopen
    .help = Of je wordt verhoord als je op de tegel komt waar de politie staat.
    .value-safe = Veilig
    .value-investigate = Verhoor
option-bonus_item_timing = Bonusvoorwerp inzetten
    .help = Of je een bonusvoorwerp na je worp inzet of het vooraf moet aankondigen.
    .value-after_roll = Na de worp
    .value-before_roll = Vóór de worp
option-round_limit = Rondelimiet
    .help = Na zoveel rondes wint wie op dat moment het beste alibi heeft.
    .value-0 = Geen limiet
    .note = Elk ander getal is de laatste ronde.
option-absent_characters = Kaarten van afwezige personages
    .help = Of de alibikaarten van personages die niet meespelen in de stapel zitten.
    .value-keep = Blijven in de stapel
    .value-remove = Gaan eruit
option-character_choice = Personagekeuze
    .help = Of je zelf een personage kiest of er een krijgt.
    .value-pick = Om de beurt kiezen
    .value-random = Willekeurig uitgedeeld
option-first_player = Startspeler
    .help = Wie elke ronde als eerste aan de beurt is.
    .value-random = Door loting
    .value-seat1 = Plaats 1

## Vragen

ask-pick = Welke verdachte ben jij?
ask-move = Waar stap je heen?
ask-act = Wat doe je hier?
ask-before-roll = Zet je vóór je worp een bonusvoorwerp in?
ask-item = De worp ligt er. Zet je je voorwerp in?
ask-retry = Mislukt. Nog een keer of stoppen?
ask-meet = Wil je ruilen?
ask-taxi = Waar stap je uit?
ask-phone = Waar stuur je de politie heen?
ask-blackmail = Wie chanteer je?
ask-trenchcoat = Welke alibikaart geef je aan de man in trenchcoat?
ask-mugger = Welke kaart krijgt de straatrover?
ask-second-item = Je mag één voorwerp houden. Welk leg je af?
ask-end = Nog een kaart afleggen of je beurt beëindigen?
ask-hand-limit = Je handlimiet is vijf kaarten. Welke leg je af?
ask-surrender = Welke eigen kaart geef je aan de politie?

## Opties, naar het werkwoord van de actiecode

code-pick = Speel { $arg }
code-go = Stap naar { $arg }
code-search = Doorzoek deze locatie
code-draw = Trek een speelkaart
code-trade = Ruil twee kaarten van { $arg } in
code-use = Gebruik { $arg }
code-keep = Gebruik geen voorwerp
code-retry = Probeer het opnieuw
code-stop = Stop met zoeken
code-decline = Ruil niet
code-taxi = Rijd naar { $arg }
code-phone = Stuur de politie naar { $arg }
code-rob = Neem een kaart van { $arg }
code-give = Geef { $arg }
code-discard = Leg { $arg } af
code-end = Beëindig je beurt
code-surrender = Lever { $arg } in

## Toeval, als regel in een verslag

code-first = { $arg } begint
code-deal = Uitgedeeld personage: { $arg }
code-alibi = Van de alibistapel: { $arg }
code-play = Van de stapel speelkaarten: { $arg }
code-roll = Vaardigheidsdobbelsteen: { $arg }
code-police = Politiedobbelsteen: { $arg }
code-steal = Gestolen: { $arg }
code-turn = Omgedraaid: { $arg }

## Stapels

pile-alibi = alibistapel
pile-play = stapel speelkaarten

## Wat er gebeurt. $seat is de speler om wie het gaat, $you zegt of dat de lezer zelf is.

event-picked = { $seat } speelt { $character } en begint bij { $tile }.
event-first = { $seat } begint elke ronde.
event-round = Ronde { $round }.
event-turn =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $seat } is aan de beurt.
    }
event-moved = { $seat } stapt naar { $tile }.
event-searches = { $seat } doorzoekt { $tile }.
event-rolled =
    { $bonus ->
        [0] { $seat } gooit { $die }.
       *[other] { $seat } gooit { $die } + { $bonus }.
    }
event-used = { $seat } zet { $card } in.
event-succeeded =
    { $cards ->
        [1] { $total } tegen { $number }: één kaart.
        [2] { $total } tegen { $number }: twee kaarten.
       *[other] { $total } tegen { $number }: drie kaarten.
    }
    .brief = { $total } tegen { $number }
event-failed = { $total } tegen { $number }: mislukt.
    .brief = { $total } tegen { $number }, mislukt
event-drew-alibi = { $seat } trekt { $card }.
    .hidden = { $seat } trekt een alibikaart.
    .brief = { $card }
    .brief-hidden = een alibikaart
event-marks-cleared = { $seat } legt zoekfiche nummer twaalf: ze gaan alle twaalf van het bord.
event-event-card = { $seat } trekt de gebeurtenis { $card }.
event-no-effect = { $card } heeft geen effect.
    .brief = geen effect
event-drew-item = { $seat } trekt het voorwerp { $card }.
    .hidden = { $seat } trekt een voorwerp.
event-rode = { $seat } neemt een taxi naar { $tile }.
    .brief = met de taxi naar { $tile }
event-sent = { $seat } gaat rechtstreeks naar { $tile }.
    .brief = rechtstreeks naar { $tile }
event-gave = { $seat } geeft { $card } aan de man in trenchcoat.
    .brief = geeft { $card } weg
event-stole-alibi = { $seat } steelt { $card } van { $victim }.
    .hidden = { $seat } steelt een alibikaart van { $victim }.
    .brief = steelt { $card } van { $victim }
    .brief-hidden = steelt een alibikaart van { $victim }
event-stole-item = { $seat } steelt het voorwerp { $card } van { $victim }.
    .hidden = { $seat } steelt het voorwerp van { $victim }.
    .brief = steelt { $card } van { $victim }
    .brief-hidden = steelt het voorwerp van { $victim }
event-discarded = { $seat } legt { $card } af.
event-police-rolled = De politie gaat naar het { $direction }en: { $tile }.
event-police-turned = De politie gooit { $direction }, maar daar houdt het bord op: ze keert om naar { $tile }.
event-police-pursued = De politie komt dichterbij: { $tile }.
event-police-stayed = De politie was al ter plaatse: { $tile }.
event-police-sent = De politie gaat rechtstreeks naar { $tile }.
event-surrendered = { $seat } levert { $card } in bij de politie.
event-arrested = { $seat } wordt gearresteerd en gaat naar het politiebureau.
event-untouched =
    { $you ->
        [yes] Op het politiebureau heb je niets te vrezen.
       *[no] { $seat } heeft op het politiebureau niets te vrezen.
    }
event-hired = { $seat } betaalt de privédetective met twee kaarten van { $character }: { $first } en { $second }.
event-turned-up = Omgedraaid: { $card }.
event-found = { $seat } krijgt { $card } van de privédetective.
    .brief = krijgt { $card }
event-found-nothing = De privédetective vindt niets en geeft de twee kaarten terug.
    .brief = niets gevonden
event-bribed = { $seat } betaalt de maffia met twee kaarten van { $character }: { $first } en { $second }.
event-refilled = De afgelegde kaarten worden geschud: een nieuwe { $pile }.
event-won = { $seat } komt met een sluitend alibi het politiebureau binnen en wint!
event-limit-won = { $seat } wint, met het beste alibi na de laatste ronde.

## Het bord in de terminal

board-round = Ronde { $round }
board-setup = Voorbereiding
board-turn = Aan de beurt: { $player }
board-police-phase = Politiefase
board-cards =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
board-item = voorwerp
board-second-item = 2 voorwerpen
board-marks =
    { $marks ->
        [one] 1 fiche
       *[other] { $marks } fiches
    }
board-known = gezien: { $cards }
board-hand = Je hand, { $own } van de 5 kaarten voor je alibi:
board-hand-empty = Je hand is leeg.
board-of = { $character }:
board-pile = { $pile } { $cards }, afgelegd { $discards }
board-discards = Afgelegd van de { $pile }: { $cards }
board-host =
    { $asked ->
        [none] { $host }: ‘{ $line }’
       *[other] { $host } ({ $asked }): ‘{ $line }’
    }
board-search = Zoekworp: { $sum } tegen { $number }
board-event = { $card }: { $effect }
board-turned = Omgedraaid: { $cards }

## Wat een optie inhoudt, ernaast

note-location = { $skill } { $number }, { $chance } % per poging
note-with-item = { $chance } % met { $play }
note-marked = jouw zoekfiche: meteen een speelkaart, niet vrij terug te nemen
    .label = Trek een kaart
note-marked-ride = jouw zoekfiche
note-too-few = te weinig kaarten voor een ruil: meteen een speelkaart, niet vrij terug te nemen
    .label = Trek een kaart
note-no-pair = geen paar om te ruilen
note-police = politie hier
note-police-near = politie ernaast
note-patrol = { $chance } % kans op politie aan het eind van de ronde
note-surrender = de politie neemt een van je eigen kaarten
note-arrest = arrestatie: je raakt al je kaarten kwijt
note-eye = ruil een paar voor een eigen kaart
note-mob = stuur voor een paar de politie op een tegenstander af
note-station = en win
    .label = Win
note-stay = blijf hier
note-search = { $chance } %, ± { $cards } kaart
note-failure = mislukt: politie naar { $tile }
note-failure-surrender = mislukt: de politie neemt een van je eigen kaarten
note-failure-arrest = mislukt: arrestatie, je raakt al je kaarten kwijt
note-total =
    { $cards ->
        [0] { $total } tegen { $number }: mislukt
        [one] { $total } tegen { $number }: 1 kaart
       *[other] { $total } tegen { $number }: { $cards } kaarten
    }
note-wasted = verandert niets
note-risky = riskant: een kaart kan je ronde alibi kosten
note-own = van jezelf
note-of = { $character }
note-bonus = { $skill } +{ $bonus }
note-starts = begint bij { $tile }
note-draw =
    { $cards ->
        [one] nog 1 kaart
       *[other] nog { $cards } kaarten
    }
note-price = kost { $alibi }
note-for-own = voor je eerstvolgende eigen kaart van de stapel
note-for-police = stuurt de politie naar { $tile }
note-here = verhoor van { $character }
note-holds =
    { $cards ->
        [one] heeft 1 kaart
       *[other] heeft { $cards } kaarten
    }
note-known = je zag { $card }
