### Teksten van de bladzijden rond de tafels: begin, nieuwe tafel, mijn spellen, regels, instellingen.

nav-games = Mijn spellen

## Niet gevonden

not-found-title = Doodlopende steeg
not-found-text = Op dit adres is niets te vinden. Misschien is de link afgekapt, of is het spoor koud.
not-found-home = Terug naar het begin

## Begin

home-title = Lamster
home-lead = Bordspellen vol jacht en ontsnapping bij lantaarnlicht, met vrienden of tegen bots.
home-promise = Jij speelt, Lamster let op de regels.
home-play-now = Speel nu tegen bots
home-games = Spellen
home-players =
    { $least ->
        [0] { $most ->
            [one] 1 speler
           *[other] { $most } spelers
        }
       *[other] { $least } tot { $most } spelers
    }
home-players-some = { $seats } spelers
home-minutes = { $low } tot { $high } min
home-designers =
    { $count ->
        [one] Ontwerper: { $names }
       *[other] Ontwerpers: { $names }
    }
home-publisher = Uitgever: { $publisher }
home-new-table = Nieuwe tafel
home-rules = Regels
home-quick-hint = Jij en een bot van gemiddelde sterkte, in een paar tellen klaar.
home-mine = Jouw tafels
home-finished = Gespeelde partijen
home-open = Open tafels
home-open-none = Er is nu geen open tafel. Maak er een die iedereen kan vinden, dan verschijnt hij hier.
home-as = Je speelt als { $name }
home-rename = Naam wijzigen

## Een tafel in een lijst

card-my-turn = Jij bent aan zet
card-open = Wacht op spelers
card-ready = Kan beginnen
card-starting = Begint
card-playing = Bezig
card-over = Afgelopen
card-closed = Gesloten
card-free = vrij
card-bot = Bot ({ $level })
card-bot-named = { $name } ({ $level })
card-you = { $name } (jij)
card-role = { $role }: { $who }
card-host = Tafel van { $host }
card-unseen = { $count } nieuw
card-unseen-end = Afgelopen: kijk hoe het ging

## Sterkte van bots

level-beginner = Beginner
    .about = leert de stad nog kennen
level-easy = Makkelijk
    .about = laat af en toe een steek vallen
level-medium = Gemiddeld
    .about = kent het klappen van de zweep
level-hard = Moeilijk
    .about = denkt vooruit
level-master = Meester
    .about = denkt ver vooruit en neemt er de tijd voor
level-pacer = Gangmaker
    .about = loopt even hard als jij
level-rogue = Verrader
    .about = trouw, tot verraad loont

## Een nieuwe tafel

new-title = Nieuwe tafel
new-game = { $game }: nieuwe tafel
new-seats = Aantal spelers
new-who = Wie spelen er?
new-who-hint = Vrienden nemen met de link van de tafel een vrije plaats in. Je kunt ook zelf meerdere plaatsen nemen: dan geven jullie dit apparaat door, en tussendoor wordt het scherm afgedekt zodat niemand andermans kaarten ziet.
new-who-hint-one = Vrienden nemen met de link van de tafel een vrije plaats in. Jullie spelen tegen de klok, dus iedereen heeft één plaats en een eigen scherm.
new-seat = Plaats { $number }
new-me = Ik
new-friend = Vriend
new-bot = Bot
new-seat-who = Wie krijgt { $seat }?
new-level = Sterkte van de bot
new-settings = Meer instellingen
new-settings-none = alles standaard
new-settings-changed =
    { $changed ->
        [one] 1 instelling gewijzigd
       *[other] { $changed } instellingen gewijzigd
    }
new-changed = gewijzigd
new-check = Controleer deze instelling: { $setting }
new-usual-value = { $value } (standaard)
new-number-range = Een getal van { $low } tot en met { $high }; standaard { $value }.
new-number-meaning = Een getal van { $low } tot en met { $high }. { $value } betekent: { $meaning }.
new-number-bad = Kies een heel getal van { $low } tot en met { $high }.
new-reset = Terug naar de standaardinstellingen
new-rule = Regel { $rule }
new-access = Wie mogen er meedoen?
new-listed = Iedereen kan deze tafel vinden
new-listed-hint = Hij staat in de lijst met open tafels. Anders kan alleen meedoen wie de link heeft.
new-spectators = Toeschouwers zijn welkom
new-spectators-hint = Anderen mogen meekijken. Ze zien nooit wat je in je hand hebt.
new-create = Tafel maken
new-summary =
    { $friends ->
        [0] { $bots ->
            [0] { $seats ->
                [one] Je kunt meteen beginnen
               *[other] Alle plaatsen zijn van jou
            }
           *[other] Je kunt meteen beginnen
        }
        [one] 1 plaats wacht op een vriend
       *[other] { $friends } plaatsen wachten op vrienden
    }
new-no-game = Dit spel is er niet
new-no-game-text = Kies een van de spellen op de eerste pagina.

## Regels

rules-title = Regels
rules-of = Regels van { $game }
rules-game = Spel
rules-search = Zoek in de regels
rules-search-hint = Vindt regels met al deze woorden, in de tekst, de titel of het nummer
rules-sections = Hoofdstukken
rules-found =
    { $found ->
        [0] Geen regel bevat al deze woorden.
        [one] 1 regel
       *[other] { $found } regels
    }
rules-clear = Alle regels tonen
rules-copy = Kopieer de link naar regel { $rule }
rules-note = Elke regel heeft een nummer. Tijdens het spel kun je bij elke keuze de regel erachter opzoeken.
settings-note = Wijzigingen gelden meteen en worden in deze browser bewaard.
settings-you = Jij
settings-name-hint = De anderen aan tafel zien deze naam. Hij verandert ook aan de tafels waar je nu zit.
settings-name-saved = Vanaf nu heet je { $name }.
settings-look = Uiterlijk
settings-language = Taal
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-dark = Nacht
settings-theme-light = Dag
settings-motion = Beweging
settings-motion-hint = Bewegend: stukken glijden naar hun plek. Stil: alles verandert in één keer.
settings-motion-system = Systeem
settings-motion-full = Bewegend
settings-motion-reduced = Stil
settings-play = Aan tafel
settings-sound = Geluid
settings-sound-hint = Dobbelstenen, kaarten, en een belletje als jij aan zet bent.
settings-sound-test = Luister
settings-confirm = Vragen voor wat niet terug kan
settings-confirm-hint = Trekken, dobbelen of je beurt beëindigen wacht op een knop die zegt wat er gebeurt; met een vinger wacht elke druk op het bord. Zonder dit wordt alles meteen gespeeld.
settings-quick = Vragen overslaan waarbij niets te kiezen valt
settings-quick-hint = Vraagt een spel of je iets wilt doen en valt er niets nuttigs te doen, dan gaat het vanzelf verder.
settings-recall = Vertel me wat ik gemist heb
settings-recall-hint = Kom je terug aan een tafel, dan lees je wat er gebeurde sinds je laatst speelde, en kun je het zien gebeuren.

## Je gegevens

data-title = Je gegevens
data-text = Deze server kent je alleen van een cookie. Je kunt alles wat hij over je bewaart downloaden, of het laten wissen.
data-download = Mijn gegevens downloaden
data-erase = Mijn gegevens wissen
data-erase-title = Alles over jou wissen?
data-erase-name = Je naam, je chatberichten, je statistiek en wie je gedempt of geblokkeerd hebt, worden aan elke tafel gewist.
data-erase-playing = In spellen die nog bezig zijn, speelt vanaf nu een bot voor je.
data-erase-over = Afgelopen spellen blijven er voor de anderen, zonder jouw naam.
data-erase-alone = Tafels waar niemand anders zit, verdwijnen, ook midden in een spel.
data-erase-devices = Dit geldt op al je apparaten, en voor iedereen die deze browser eerder was.
data-erase-final = Dit kan niet ongedaan worden gemaakt.
data-erase-yes = Wis alles
data-erased = Je gegevens zijn gewist
data-erased-all = Alles over jou is weg. Vanaf nu is deze browser een nieuwe speler.
data-erased-soon = De rest verdwijnt binnen een paar minuten vanzelf. Vanaf nu is deze browser een nieuwe speler.
data-erased-go = Naar de lobby
card-other-rules = Dit spel heeft een andere versie van de regels nodig dan deze server heeft. Het blijft bewaard zoals het is.
card-unreadable = Deze server kan deze tafel niet meer lezen. De tafel blijft bewaard zoals die is.
