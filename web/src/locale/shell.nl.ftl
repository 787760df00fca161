### Teksten van alle bladzijden: kop, voet, namen, problemen.

close = Sluiten
toasts = Meldingen
copied = Gekopieerd.
copy-failed = Kopiëren mag hier niet. Dit is de tekst: { $text }
loading = Ogenblikje…
try-again = Probeer opnieuw
cancel = Annuleren
save = Bewaren
problem-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
problem-page = Er ging iets mis op deze pagina. Dat ligt aan ons, niet aan jou. Blijft het zo, laad de pagina dan opnieuw.
problem-report = Stuur een melding
problem-reported = Bedankt, de melding is verstuurd.
problem-not-reported = De melding kon niet worden verstuurd. Probeer het later opnieuw.

## Kop en voet

skip = Naar de inhoud
app-name = Lamster
nav = Hoofdmenu
nav-play = Spelen
nav-rules = Regels
nav-settings = Instellingen
language-switch = Taal
language-en = English
language-nl = Nederlands
footer-unofficial = Lamster is een niet-officiële uitvoering door liefhebbers. De spellen zijn van hun ontwerpers en uitgevers: vind je er een leuk, koop het dan.
page-failed-title = Dat kon niet worden geladen
page-failed-text = Een deel van Lamster kon niet worden geladen. Misschien is de server net bijgewerkt.
page-failed-reload = Opnieuw laden
name-label = Je naam
name-another = Nog een voorstel
name-empty = Vul eerst een naam in.
# Twee lijsten met komma's; één woord uit elke lijst vormt een bijnaam van hoogstens 24 tekens.
nickname-firsts = Stille, Snelle, Gladde, Slimme, Sluwe, Fluwelen, Nachtelijke, Rokerige, Vlugge, Keurige, Duistere, Koperen, Mistige, Regenachtige, Listige, Geruisloze
nickname-lasts = Schaduw, Vos, Ekster, Raaf, Hoed, Lantaarn, Kat, Mus, Joker, Mot, Fluistering, Gleufhoed, Saxofoon, Voetstap, Regenjas, Steeg
home-lost = Geen verbinding met de server. We proberen het opnieuw…

## Een tafel in een lijst

card-consulted = Je antwoord is nodig

## Sterkte van bots

## Een nieuwe tafel

## Regels

## Instellingen

settings-title = Instellingen
settings-speed = Snelheid
settings-speed-hint = Hoe snel dobbelstenen rollen en stukken bewegen. De uitslag, je hand en de volgende vraag wachten daarop.
settings-speed-slow = traag
settings-speed-normal = gewoon
settings-speed-fast = snel
settings-speed-at-once = meteen

## Je gegevens
