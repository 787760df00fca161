### Teksten van de delen van een bladzijde die pas worden opgehaald als ze nodig zijn (`shared/ui/Later.svelte`).

table-bot-named = { $name }, { $level }
table-seat-menu = Wat er met de plaats van { $name } gebeurt
table-give-up = { $name } is weg
table-give-up-hint = Er wordt niet meer op gewacht. Terugkomen kan altijd.
table-successor = Wie er voor { $name } verder speelt
table-nobody = Niemand: de plaats blijft leeg

## Tegen de klok

table-ready = Ik ben klaar
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

## Eén apparaat voor meer mensen

table-hand-over = Geef het apparaat aan { $name }
table-hand-over-why = Tot dan is alles verborgen.
table-show-mine = Ik ben { $name }: laat mijn kant zien
table-rules = Spelregels
table-people = Mensen aan tafel
table-people-hint = Van wie je dempt, zie je geen berichten meer. Wie je blokkeert, kan ook niet aan jouw tafels komen.
table-sound-on = Geluid: aan
table-sound-off = Geluid: uit
table-confirm-on = Vragen voor wat niet terug kan: aan
table-confirm-off = Vragen voor wat niet terug kan: uit
table-speed = Snelheid: { $speed }
table-quick-on = Vragen overslaan waarbij niets te kiezen valt: aan
table-quick-off = Vragen overslaan waarbij niets te kiezen valt: uit
table-keys = Toetsen
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
table-won-resigned = Alle anderen hebben opgegeven.
table-given-up = Het spel is opgegeven.
table-rematch = Revanche
table-join-rematch = Doe mee met de revanche
chat-lines = Wat er is gezegd
chat-channel = Aan wie
chat-table = Tafel
chat-team = Team
chat-say = Zeg iets
chat-say-team = Zeg iets tegen je team
chat-send = Verstuur
chat-none = Er is nog niets gezegd.

back-title = Ga terug
back-action = Neem mijn laatste actie terug
back-turn = Terug naar het begin van mijn beurt
back-before = Tot vóór ‘{ $action }’
consent-agree = Goed
consent-decline = Liever niet
consent-agreed = Je vindt het goed.
consent-waiting = Wachten op { $names }.
undo-request-mine = Je wilt terug tot vóór ‘{ $action }’.
consent-left =
    { $seconds ->
        [one] Vervalt over 1 seconde.
       *[other] Vervalt over { $seconds } seconden.
    }
spectators-begun = Het spel is begonnen
spectators-begun-text = Je ziet het { $delay }, ook de chat. Het verschijnt hier vanzelf. Wat jij zegt, wordt meteen gehoord.
spectators-said = De tafel heeft je gehoord. Jij ziet het hier { $delay }, samen met het spel.
spectators-title = Wie er meekijkt
spectators-nobody = Op het moment kijkt er niemand mee.
spectators-agree = Van mij mogen er toeschouwers bij
spectators-agree-hint = Eén speler die het niet wil, is genoeg: dan moet iedereen die meekijkt weg.
spectators-host-none = De gastheer van deze tafel wil geen toeschouwers.
spectators-closed = Iemand die meespeelt wil geen toeschouwers.

## Over iemands schouder kijken

shared-view-title = Anderen over mijn schouder laten kijken
shared-view-text = Wie deze link opent, ziet precies wat jij ziet, maar kan niets doen. Iedereen aan tafel krijgt te horen dat er bij jou wordt meegekeken. Het eindigt met het spel.
shared-view-race = Dit is een race: ze zien elke kaart tegelijk met jou.
shared-view-make = Maak een link
shared-view-again = Maak een nieuwe link
shared-view-again-hint = Er is al een link. Een nieuwe komt ervoor in de plaats.
shared-view-end = Niet meer delen
shared-view-ended = Niemand kijkt meer over je schouder.

## Nog een keer

rematch-same = Revanche, zelfde plaatsen
rematch-swap = Revanche, rollen gewisseld
rematch-rotate = Revanche, ieder de volgende rol
rematch-round = Revanche, iedereen een plaats verder

## Op iemand wachten

absent-away = { $name } is er niet.
absent-waiting = Het spel wacht op { $name }.
absent-bot-in = Over { $time } kan een bot het overnemen.
absent-bot-now = Je kunt wachten, of een bot laten spelen tot { $name } terug is.
absent-bot-vote = Je kunt wachten, of stemmen voor een bot die speelt tot { $name } terug is.
absent-count = Voor een bot: { $votes } van { $voters }. Meer dan de helft moet het willen.
absent-level = Niveau van de bot
absent-seat-bot = Laat een bot spelen
absent-vote-bot = Stem voor een bot
absent-unvote = Trek mijn stem in
nudge-done = Aangestoten

## Een klok midden in het spel

clock-add = Een klok toevoegen
clock-add-title = Een klok toevoegen
clock-add-text = Iedereen die speelt en er is, moet het ermee eens zijn. Dan loopt de klok meteen, voor iedereen.
clock-propose = Vraag het de anderen
clock-mine = Je wilt verder spelen met een klok: { $clock }.

## Iemand wegsturen

send-away-title = { $name } wegsturen?
send-away-remove-hint = Verwijderen: de plaats komt vrij, en { $name } kan via de link terugkomen.
send-away-ban-hint = Uitsluiten: { $name } kan niet meer terug, ook niet naar de tafel van een revanche.
send-away-keep = Annuleren
send-away-remove = Verwijderen
send-away-ban = Uitsluiten
sent-away-title = Weggestuurd

time-vote-wait = Langer wachten
time-vote-bot = Laat een bot het overnemen
time-vote-count =
    { $needed ->
        [one] Jij beslist.
       *[other] Wachten: { $wait }. Een bot: { $bot }. { $needed } mensen beslissen.
    }
time-vote-left = Beslist over { $time }.
time-vote-mine = Je tijd is op: de anderen beslissen wat er gebeurt. Je kunt nog steeds antwoorden.
time-vote-watch = De tijd van { $name } is op. De anderen beslissen wat er gebeurt.

coach = Les
coach-progress = Les: { $step } van { $steps } stappen gedaan
coach-back = Terug
coach-next = Verder
coach-leave = Verlaat de les: je kunt later verdergaan
coach-play-on = Speel vanaf hier verder
coach-real = Begin een echt spel
coach-others = Andere lessen
why-title = Wat nu niet kan
why-nothing = Alles wat je zou kunnen willen, staat bij de keuzes.

meanwhile-title = Sinds je laatst speelde
meanwhile-count =
    { $count ->
        [one] gebeurde er één ding
       *[other] gebeurden er { $count } dingen
    }
meanwhile-turn = Jij bent aan zet.
meanwhile-over = Het spel is afgelopen.
meanwhile-earlier =
    { $count ->
        [one] Daarvoor gebeurde er nog één ding. Met ‘Laat zien’ zie je ook dat.
       *[other] Daarvoor gebeurden er nog { $count } dingen. Met ‘Laat zien’ zie je ook die.
    }
meanwhile-list = Wat er gebeurde
meanwhile-show = Laat zien
meanwhile-close = Sluiten
meanwhile-film = Wat er gebeurde sinds je laatst speelde
meanwhile-fetching = Ophalen wat er gebeurde…
meanwhile-failed = Wat er gebeurde, kan nu niet worden opgehaald.
meanwhile-pause = Pauze
meanwhile-play = Verder
meanwhile-skip = Overslaan
meanwhile-progress = Hoeveel er al getoond is

text-on = Bord als tekst: aan
text-off = Bord als tekst: uit
table-key-list = Alle keuzes als lijst
table-key-text = bord als tekst, of als tekening

## Een naam

name-title = Hoe mogen we je noemen?
name-text = De anderen aan tafel zien deze naam. Geen account, geen wachtwoord: deze browser onthoudt wie je bent.
name-accept = Dat ben ik

## Weigeringen van de server

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
error-no-link = Deze link is verlopen.
error-no-pupil = Wie aan deze tafel meespeelt, kan niet over de schouder van een ander kijken.
error-undo-asked = Iemand heeft al gevraagd om terug te gaan: wacht op het antwoord.
error-undo-declined = Je hebt het deze beurt al twee keer gevraagd, en niet iedereen vond het goed.
error-nudged = Deze speler is net al aangestoten. Geef diegene even de tijd.
error-removed = De gastheer heeft je van deze tafel verwijderd.
error-bad-clock = Deze tafel kan die klok niet hebben.
error-no-hints = Tips staan hier uit.
error-hint-late = Geen bot had op tijd een tip: ze hebben het druk. Vraag het zo nog eens.
error-not-in-lesson = De les gaat hier een andere kant op.
error-banned =
    { $when ->
        [ever] De beheerder van deze server heeft je verbannen.
       *[other] De beheerder van deze server heeft je verbannen tot { $until }.
    }{ $why ->
        [none] { "" }
       *[other] { " " }Reden: { $reason }
    }
