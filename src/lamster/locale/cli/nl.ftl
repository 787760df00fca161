### De opdrachtregel. Browsers krijgen dit nooit te zien.

## De opdrachtregel: waar elke opdracht voor is, met voorbeelden

cli-command = OPDRACHT
cli-commands = opdrachten
cli-arguments = argumenten
cli-options = opties
cli-examples = voorbeelden:
cli-times = { $text } ({ $times } keer).

cli-lamster = Bordspellen vol jacht en ontsnapping, met bewaakte regels: speel tegen bots, simuleer, speel na, controleer.
    .examples =
        { "  " }lamster play on-the-lam            speel tegen een bot
        { "  " }lamster play on-the-lam --help     wat je kunt instellen
        { "  " }lamster rules on-the-lam politie   wat de regels over de politie zeggen
cli-games = Toon de spellen, met hun instellingen, ontwerpers en uitgevers.
    .examples =
        { "  " }lamster games
        { "  " }lamster games --json
cli-serve = Start de spelserver: spelen in de browser, met vrienden en bots.
    .examples =
        { "  " }lamster serve                      alleen voor deze computer
        { "  " }lamster serve --lan                voor iedereen in je netwerk; toont een QR-code voor telefoons
        { "  " }lamster serve --behind-proxy --origin https://games.example.org
cli-admin = Voor wie een server beheert: bekijk de tafels, sluit ze, verban mensen. De server mag intussen draaien.
    .examples =
        { "  " }lamster admin list --phase playing
        { "  " }lamster admin close TABLE --reason "beledigingen in de chat"
        { "  " }lamster admin ban PERSON --days 7 --reason "beledigingen in de chat"
cli-admin-list = Toon de tafels, de laatst gebruikte eerst.
    .examples =
        { "  " }lamster admin list --phase open --older-than 30
        { "  " }lamster admin list --game outrun --json
cli-admin-inspect = Toon een tafel: de plaatsen, de id's van de mensen en het einde van het logboek zonder geheimen.
    .examples =
        { "  " }lamster admin inspect TABLE
        { "  " }lamster admin inspect TABLE --entries 100 --chat
cli-admin-close = Sluit een tafel voorgoed: wie er is, krijgt te horen waarom, en niemand kan de tafel nog openen.
    .examples =
        { "  " }lamster admin close TABLE --reason "beledigingen in de chat"
cli-admin-export = Schrijf het verslag van een tafel, of alles wat over iemand wordt bewaard.
    .examples =
        { "  " }lamster admin export TABLE --out game.rec
        { "  " }lamster admin export --person PERSON --out person.json
cli-admin-ban = Verban een persoon of een adres; een draaiende server past het binnen enkele seconden toe.
    .examples =
        { "  " }lamster admin ban PERSON --days 7 --reason "beledigingen in de chat"
        { "  " }lamster admin ban --address 192.0.2.0/24
cli-admin-unban = Hef de ban op een persoon of een adres op.
    .examples =
        { "  " }lamster admin unban PERSON
cli-admin-bans = Toon de bans.
    .examples =
        { "  " }lamster admin bans --all
cli-admin-reports = Toon de beslissingen die volgens mensen fout waren; als JSON met het verslag van elk spel.
    .examples =
        { "  " }lamster admin reports --json
cli-play = Speel een spel in de terminal tegen bots.
    .examples =
        { "  " }lamster play on-the-lam
        { "  " }lamster play on-the-lam --bots easy,medium --name Anna
        { "  " }lamster play on-the-lam --seats 4 --seat 2 --option round_limit=20 --seed 7
        { "  " }lamster play --resume spel.rec
cli-simulate = Laat bots veel spellen spelen en tel wie er wint, hoe snel ze gespeeld worden en hoe lang ze duren.
    .examples =
        { "  " }lamster simulate on-the-lam --bots thumb,thumb --games 1000 --jobs 2
        { "  " }lamster simulate on-the-lam --bots thumb,random --option round_limit=50 --json
cli-tournament = Laat elke bot tegen elke andere spelen, of tegen het spel zelf, en toon hoe sterk ze zijn.
    .examples =
        { "  " }lamster tournament on-the-lam --bots random,thumb --games 50
        { "  " }lamster tournament getaway-driver --seats 4 --bots easy,medium --jobs 2
        { "  " }lamster tournament escape-from-new-york --levels --ladder docs/strength.md
cli-report = Laat bots veel spellen spelen en schrijf een pagina over de balans: wie wint, hoe lang, wat er wordt gebruikt.
    .examples =
        { "  " }lamster report getaway-driver --games 1000 --sweep stash=2..8 --jobs 2
        { "  " }lamster report on-the-lam --bots thumb,thumb,thumb --option round_limit=60
        { "  " }lamster report outrun --bots easy,medium,medium,hard --rotate --out outrun.html
cli-replay = Vertel een vastgelegd spel na in zinnen.
    .examples =
        { "  " }lamster replay spel.rec
        { "  " }lamster replay spel.rec --seat 2 --board
        { "  " }lamster replay spel.rec --from 40 --to 60
cli-verify = Controleer verslagen: elke code is geldig, elke trekking volgt uit de startwaarde, en de startwaarde is de beloofde.
    .examples =
        { "  " }lamster verify spel.rec
cli-doctor = Controleer een database, of er nu een server draait of niet: elke tafel is na te spelen, en alles klopt.
    .examples =
        { "  " }lamster doctor
        { "  " }lamster doctor --data /srv/lamster --json
cli-backup = Kopieer alle tafels naar één bestand terwijl de server draait, en controleer de kopie.
    .examples =
        { "  " }lamster backup lamster-maandag.db
cli-restore = Zet de tafels uit een reservekopie terug terwijl er geen server draait; wat er stond, blijft bewaard.
    .examples =
        { "  " }lamster restore lamster-maandag.db --data /srv/lamster
cli-check = Voer de vaste controles uit op een spel, of op alle spellen.
    .examples =
        { "  " }lamster check
        { "  " }lamster check on-the-lam --effort 5
cli-rules = Toon de regels van een spel, elk in één zin; zoek ze op ID, op hoofdstuk of op woorden.
    .examples =
        { "  " }lamster rules on-the-lam OTL-T3
        { "  " }lamster rules on-the-lam T
        { "  " }lamster rules on-the-lam politie bureau

arg-help = toon deze hulp en stop
arg-version = toon de versie en stop
arg-language = taal van de teksten (standaard: LAMSTER_LANGUAGE, anders de taal van het systeem, anders Engels)
arg-port = de poort waarop de server luistert; 0 neemt een vrije (standaard: %(default)s)
arg-lan = luister op het hele netwerk, niet alleen op deze computer, en toon een QR-code van het adres
arg-host = het adres waarop de server luistert (standaard: alleen deze computer)
arg-backup-file = het bestand met de kopie
arg-anyway = zet ook terug als de kopie fouten heeft
arg-keep-open = verwijder tafels waar geen spel is begonnen en die zoveel dagen niet zijn gebruikt (standaard: nooit)
arg-keep-over = verwijder afgelopen spellen na zoveel dagen; de statistiek blijft (standaard: nooit)
arg-keep-chat = verwijder de chat van afgelopen spellen na zoveel dagen (standaard: nooit)
arg-data = de map met de tafels (standaard: bij je gebruikersgegevens)
arg-serve-database = de PostgreSQL-database die meerdere servers delen, zoals postgresql://lamster@localhost/lamster; ook LAMSTER_DATABASE
arg-serve-redis = de Redis-server waarlangs die servers met elkaar praten, zoals redis://localhost:6379; ook LAMSTER_REDIS
arg-origin = een adres waaronder browsers deze server bereiken, zoals https://games.example.org; mag vaker worden gegeven
arg-behind-proxy = vertrouw een reverse proxy, die doorgeeft wie iets vraagt en via welk protocol: een op deze computer, of die op deze adressen, met komma's ertussen
arg-reach = een computer in je eigen netwerk waar pushberichten en webhooks heen mogen; mag vaker worden gegeven
arg-bot-pause = hoeveel seconden een bot minstens over een zet doet, zodat mensen het kunnen volgen (standaard: %(default)s)
arg-bot-workers = in hoeveel processen bots zoeken (standaard: één minder dan er processors zijn); snelle bots hebben er nog één
arg-metrics = bied op deze poort meetcijfers voor Prometheus aan, alleen voor deze computer tenzij je een andere noemt (standaard: nergens)
arg-log = schrijf het logboek als tekst of als JSON, één object per regel (standaard: %(default)s)
arg-log-level = het laagste niveau dat in het logboek komt (standaard: %(default)s)
arg-access-log = zet ook elk verzoek in het logboek, zonder de sleutels erin
arg-database = de PostgreSQL-database van de tafels, zoals postgresql://lamster@localhost/lamster (standaard: LAMSTER_DATABASE als er geen --data is, anders een bestand)
arg-admin-phase = alleen tafels die open zijn, waaraan wordt gespeeld, die afgelopen zijn of die gesloten zijn
arg-admin-game = alleen tafels van dit spel
arg-admin-person = de id van iemand, zoals `lamster admin inspect` die toont
arg-admin-older-than = alleen tafels waar zoveel dagen niets is gebeurd
arg-admin-limit = toon hoogstens zoveel tafels (standaard: %(default)s)
arg-admin-table = de id van een tafel, zoals in het adres
arg-admin-entries = hoeveel regels van het logboek worden getoond (standaard: %(default)s)
arg-admin-chat = toon ook wat er is gezegd
arg-admin-reason = de reden die mensen te zien krijgen
arg-admin-whole = alles, ook van een spel dat nog niet is afgelopen
arg-admin-out = schrijf het naar dit bestand
arg-admin-address = een adres of een netwerk, zoals 192.0.2.7 of 2001:db8::/48
arg-admin-days = voor zoveel dagen (standaard: voorgoed)
arg-admin-all = ook bans die voorbij zijn
arg-game = een spel, zoals `lamster games` het noemt
arg-json = toon JSON
arg-seats = hoeveel plaatsen er zijn (standaard: zoveel als jij en de bots nodig hebben)
arg-cup-games = hoeveel spellen elk paar minstens speelt; er komen er meer bij tot elke plaatsverdeling even vaak voorkomt (standaard: %(default)s)
arg-cup-seats = hoeveel plaatsen elke tafel heeft; elke bot van een paar krijgt de helft van de kanten, op alle manieren (standaard: zo weinig als er voor twee nodig zijn)
arg-levels = neem de vijf niveaus en random als bots
arg-anchor = de bot die 1000 punten krijgt (standaard: medium, anders thumb, anders de eerste)
arg-ladder = zet de tabel ook op haar plek in deze pagina, tussen de regels die het spel noemen
arg-on = speel op Ray: `ray` start er hier een met zoveel processen als --jobs zegt, ray:auto, ray:HOST:PORT en ray://HOST:PORT gebruiken een heel cluster (standaard: op deze machine, zonder Ray)
arg-seat = jouw plaats, geteld vanaf 1 (standaard: 1)
arg-opponents = je tegenstanders, naar niveau (beginner, easy, medium, hard, master) of soort (random, thumb, search, search:0.5s, search:400); de laatste wordt herhaald (standaard: medium)
arg-bots = de bots, naar niveau of soort, met komma's ertussen (standaard: %(default)s)
arg-option = een instelling van het spel; mag vaker voorkomen (zie `lamster games`)
arg-play-seed = een tekst naar keuze: met dezelfde tekst en dezelfde keuzes speel je hetzelfde spel (standaard: een nieuw geheim, dat het verslag bewijst)
arg-seed = een tekst naar keuze: dezelfde tekst geeft dezelfde spellen (standaard: %(default)s)
arg-record = waar het verslag wordt bewaard (standaard: bij je gebruikersgegevens; aan het eind van het spel staat waar)
arg-resume = ga vanuit het verslag door met een spel dat je hebt verlaten
arg-name = je naam
arg-games = hoeveel spellen (standaard: %(default)s)
arg-jobs = hoeveel processen (standaard: %(default)s)
arg-records = bewaar het verslag van elk spel in deze map
arg-report-games = hoeveel spellen er met elke instelling worden gespeeld (standaard: %(default)s)
arg-sweep = een instelling om te vergelijken: een bereik zoals stash=2..8, of waarden zoals skill_die=d6,d8; mag vaker voorkomen
arg-rotate = speel om beurten elke volgorde waarin de bots kunnen zitten (standaard: ze zitten zoals gegeven)
arg-out = waar de pagina komt, met de grafieken en cijfers in een map met dezelfde naam (standaard: SPEL-report.html)
arg-again = speel alles opnieuw; anders worden spellen die voor dezelfde opdracht al gespeeld zijn, opnieuw gebruikt
arg-file = een verslag
arg-from = begin op deze plaats in het verslag
arg-to = stop na deze plaats in het verslag
arg-replay-seat = vertel het zoals deze plaats het zag (standaard: alles open)
arg-board = teken na elke ronde het bord
arg-step = wacht na elke zet op Enter
arg-check-game = een spel (standaard: allemaal)
arg-effort = hoeveel er wordt gespeeld: 0.5 is half zoveel als gewoonlijk (standaard: %(default)s)
arg-check-seed = een getal: hetzelfde getal controleert dezelfde spellen (standaard: %(default)s)
arg-golden = speel ook de verslagen in deze map na
arg-rule = een ID, de letters van een hoofdstuk, of woorden om te zoeken (standaard: alle regels)

## Namen achter elkaar

list-and = { $before } en { $last }
list-or = { $before } of { $last }

## De spellen

games-seats =
    { $most ->
        [1] 1 speler
       *[other] { $seats } spelers
    }, { $low } tot { $high } minuten.
games-only =
    { $most ->
        [1] Alleen voor 1 speler.
       *[other] Alleen voor { $seats } spelers.
    }
games-designers =
    { $count ->
        [one] Ontwerper: { $names }
       *[other] Ontwerpers: { $names }
    }
games-publisher = Uitgever: { $name }
games-rulebook = Spelregels: { $rulebook }
games-options = Instellingen (--option NAAM=WAARDE), de standaard voorop:
games-range = { $default } ({ $meaning }), of een getal van { $low } tot { $high }
games-unofficial = Dit zijn niet-officiële uitvoeringen door liefhebbers. De spellen zijn van hun ontwerpers en uitgevers: vind je er een leuk, koop het dan.

## Spelen

play-commitment = Het toeval van dit spel ligt al vast: { $commitment }… is de hash van het geheim waar het uit komt. Het geheim staat in het verslag, dus iedereen kan het nagaan.
play-help-hint = Typ het nummer van een optie. Met ? zie je wat je nog meer kunt typen.
play-thinking =
    { $count ->
        [one] { $player } denkt na…
       *[other] { $player } denken na…
    }
play-won =
    { $rounds ->
        [one] Je hebt gewonnen, al in de eerste ronde!
       *[other] Je hebt gewonnen, in ronde { $rounds }!
    }
play-won-with = Je hebt samen met { $others } gewonnen, in ronde { $rounds }!
play-lost =
    { $count ->
        [one] { $winners } wint, in ronde { $rounds }.
       *[other] { $winners } winnen, in ronde { $rounds }.
    }
play-nobody = Niemand wint: het spel was afgelopen in ronde { $rounds }.
play-role = Jouw rol: { $role }
play-no-number = Er is geen optie { $number }: typ een nummer van 1 tot en met { $last }, of ? voor hulp.
play-unknown = ‘{ $typed }’ is geen optie: typ een nummer van 1 tot en met { $last }, of ? voor hulp.
play-refused = { $code } kan nu niet, volgens deze regel:
play-help =
    Een nummer of een code speelt die optie; het begin van een code is genoeg.
    { "  " }? N, why N       de regel achter optie N
    { "  " }why CODE         de regel achter een code, of waarom die niet mag
    { "  " }hint             wat een vuistregel zou doen, en waarom
    { "  " }rules [WOORDEN]  de regel achter de vraag; of regels op ID of op woorden
    { "  " }undo             neem je laatste actie terug, als er daarna niets is getrokken of gegooid
    { "  " }log, board       wat er is gebeurd; het bord nog eens
    { "  " }discards         de open aflegstapels
    { "  " }save BESTAND     bewaar het verslag
    { "  " }quit             ga weg; het verslag wordt bewaard en met --resume speel je verder
play-no-discards = Er is geen aflegstapel die iedereen mag bekijken.
play-empty-pile = (leeg)
play-codes = Codes op dit moment: { $codes }
play-hint = Tip: optie { $number }, { $option }.
play-ready = Klaar? Na Enter gaat de klok lopen.
play-no-hint = Geen tips zolang de klok loopt.
play-no-undo-timed = In een race tegen de klok wordt niets teruggenomen.
play-no-undo = Er valt niets terug te nemen: na je laatste actie is er iemand anders geweest, of is er een kaart getrokken of gegooid.
play-undone = Teruggenomen.
play-save-where = save heeft een bestand nodig: save spel.rec
play-confirm = { $option }? { $warning } (j/n)
play-quit = Het spel verlaten? (j/n)
play-yes = j ja
play-saved = Verslag: { $path }
play-not-saved = Het verslag kon niet worden bewaard als { $path }: { $problem }
play-resume = Verder spelen: lamster play --resume { $path }

## Simulaties

lab-progress = { $done } van { $games } spellen
lab-summary =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } { $game }: { $decisions } beslissingen in { $seconds } s, { $rate } per seconde.
lab-games = spellen
lab-wins = gewonnen
lab-share = aandeel
lab-interval = 95 %-interval
lab-seat = plaats
lab-bot = bot
lab-role = rol
lab-team = team
lab-nobody =
    { $games ->
        [one] 1 partij werd door niemand gewonnen.
       *[other] { $games } partijen werden door niemand gewonnen.
    }
lab-length = lengte
lab-rounds = rondes
lab-decisions = beslissingen
lab-mean = gemiddeld
lab-median = mediaan
lab-most = maximum
lab-ending =
    { $games ->
        [one] 1 spel eindigde door { $rule } ({ $title }).
       *[other] { $games } spellen eindigden door { $rule } ({ $title }).
    }
lab-errors =
    { $errors ->
        [one] 1 spel eindigde met een fout.
       *[other] { $errors } spellen eindigden met een fout.
    }

## Toernooien

cup-anchor = { $bot } heeft 1000 punten.
cup-alone = Het spel zelf heeft 1000 punten.
cup-parts = Als maar een deel van de plaatsen wint, telt dat als een deel van een overwinning.
cup-between = { $low } tot { $high }
cup-ended = einde door
cup-side = kant
cup-equals = tegen zichzelf
cup-won = { $side } wint
cup-pair = { $first } tegen { $second }: { $told }
cup-as = als { $side }: { $told }
cup-told =
    { $games ->
        [one] { $wins } van 1 spel, { $share } ({ $between })
       *[other] { $wins } van { $games } spellen, { $share } ({ $between })
    }

## Verslagen, controles, regels

verify-failed = FOUT
replay-table = De tafel: { $code }
replay-step = Enter gaat verder, q stopt
replay-open = Het spel is nog niet afgelopen.
replay-won =
    { $count ->
        [one] Winnaar: { $winners }, in ronde { $rounds } (regel { $rule }).
       *[other] Winnaars: { $winners }, in ronde { $rounds } (regel { $rule }).
    }
replay-nobody = Niemand heeft gewonnen: het spel was afgelopen in ronde { $rounds } (regel { $rule }).
check-ok = in orde
check-failed = FOUT
check-final = keuzen die als definitief gelden: { $final } van { $options }, onnodig { $needless } ({ $percent } %)
rules-none = Geen regel bevat dit allemaal: { $words }

## De server

serve-open = Lamster is open: { $address }
serve-outside = Van buitenaf: { $address }
serve-data = De tafels staan in { $folder }
serve-stop = Ctrl+C stopt de server. Zodra hij weer start, gaat elke tafel verder waar die was.
