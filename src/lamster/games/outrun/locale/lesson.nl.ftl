## Het eerste spel onder begeleiding, in de volgorde waarin het wordt verteld

lesson-goal = Er is iets wakker geworden in het museum, en je bent hier niet alleen. Ren als eerste door alle zalen en er aan de andere kant uit.
lesson-pick = Iedereen kiest een ander personage; ze zijn allemaal even snel. Ren als de Astronaut. De Robot rent tegen je.
lesson-path = Elke ronde wordt er één padkaart omgedraaid, voor iedereen dezelfde. Er staan vijf tot zeven bewegingen op: begin bij de gloeiende en volg de voetstappen.
lesson-cards = Je hebt van elk van de acht bewegingen één kaart. Leg die van het pad, in de juiste volgorde en zo snel je kunt; druk dan op Finish. Tot die tijd mag je je rij nog veranderen.
lesson-turn = Als je de kaart omdraait, telt iedereen af vanaf drie. In een echt spel telt de tijd; hier neem je alle tijd die je nodig hebt. Klaar? Draai de kaart om.
lesson-run = Leg de bewegingen vanaf de gloeiende, in de volgorde van de voetstappen, en druk dan op Finish.
lesson-right = Goed! Wie de juiste rij legde, krijgt een plaats op het bord van het monster, de snelste vooraan. Het getal daar is hoeveel zalen je verder gaat: voor jou drie.
lesson-wrong = De Robot had twee kaarten verwisseld. Fout is fout, hoe snel ook: hij blijft waar hij is. Dus eerst zorgvuldig, dan pas snel.
lesson-centre = Nu komt de Vampier ertussen: na elke ronde gaat er een kaart naar het midden, en die telt voor iedereen vanaf de volgende keer rennen. Sommige blijven één ronde, andere voorgoed.
lesson-backwards = Deze is Achteruit: het pad moet andersom worden gelegd, de laatste beweging eerst. Onthoud dat, en draai de kaart om.
lesson-last-first = Achterstevoren! Begin met de laatste beweging van het pad en eindig met de gloeiende.
lesson-forgot = Weer goed, nog drie zalen. De Robot had het pad gelegd zoals het er staat: hij vergat de kaart in het midden. Dat overkomt iedereen.
lesson-boost = Achteruit blijft, en er is een tweede kaart bij gekomen: Turbo. Wie het nu goed heeft, gaat twee keer zo ver. Voor jou zou dat genoeg zijn! Draai de kaart om.
lesson-once-more = Nog één keer de laatste beweging eerst. Kijk je rij na voor je op Finish drukt.
lesson-won = Je bent buiten! Zes zalen in één keer, en het museum ligt achter je.
lesson-monsters = Er zijn vier monsters, en elk maakt er een ander spel van. Bij de Beer en de Draak trek je zelf kaarten en speel je ze op anderen; de Zombie besmet wie langzaam is.
lesson-on = Speel een echt spel tegen bots of vrienden, of oefen alleen: met één plaats ren je zo vaak je wilt, met de kaarten die jij kiest.
