### The board of On the Lam! in the browser. Names, questions and options are the game's own messages.

otl-board = The city
otl-round-of = Round { $round } of { $limit }
otl-arrested = Arrested
otl-lineup = The four suspects
otl-starts = Starts: { $tile }
otl-bonus = { $skill } { $bonus }
otl-skill-charisma = Ch
otl-skill-guts = Gu
otl-skill-smarts = Sm
otl-skill-cover = Co

## Piles and what lies beside the city

otl-pile-alibi = Alibi
    .about = A successful search brings cards from here.
otl-pile-play = Play
    .about = Events and items: drawn instead of a search.
otl-table = Beside the city
otl-discards-alibi =
    { $cards ->
        [0] Alibi discards: none
        [one] Alibi discards: 1 card
       *[other] Alibi discards: { $cards } cards
    }
otl-discards-play =
    { $cards ->
        [0] Play discards: none
        [one] Play discards: 1 card
       *[other] Play discards: { $cards } cards
    }
otl-pile-cards =
    { $cards ->
        [one] { $pile }: 1 card
       *[other] { $pile }: { $cards } cards
    }
otl-close = Close
otl-success =
    { $cards ->
        [one] Found 1 card
       *[other] Found { $cards } cards
    }
otl-failure = Nothing found
otl-aside = Paid: { $cards }
otl-quote = “{ $line }”

## The city as a list

otl-list = The city, place by place
otl-list-place = { $at }, { $name }
otl-list-search = { $skill } { $number }
otl-list-police = the police
otl-list-person = { $player } ({ $character })

## The hand

otl-hand = Your hand
otl-progress = Alibi: { $own } of { $goal }
otl-ready = Alibi complete: to the Police Station!
otl-owner = Alibi card of { $character }
otl-counts = counts for you
otl-copies = { $card }, { $copies } times
otl-item = Item

## A seat

otl-seat-nobody = Nobody yet
otl-seat-turn = Their turn
otl-seat-cards =
    { $cards ->
        [0] no alibi cards
        [one] 1 alibi card
       *[other] { $cards } alibi cards
    }
otl-seat-items =
    { $items ->
        [0] no item
        [one] 1 item
       *[other] { $items } items
    }
otl-seat-marks =
    { $marks ->
        [one] 1 place searched
       *[other] { $marks } places searched
    }
otl-seat-at = At { $tile }
otl-seat-known = You know of: { $cards }
otl-seat-winner = Winner
otl-seat-first = First player

## The board in words

otl-text-police = The police
otl-text-search = Search
otl-text-sum = { $die } rolled, { $bonus } for skill, { $extra } more: { $sum } against { $number }
otl-text-event = Event
otl-text-turned = Turned up
otl-text-aside = Paid
otl-text-place = Place
otl-text-skill = To search
otl-text-no-skill = nothing to search
otl-text-here = Who is here
otl-text-marks = Searched by
otl-text-may = Can be chosen
otl-text-suspect = Suspect
otl-text-state = Now
otl-text-at = Place
otl-text-bonuses = Skills
otl-text-cards = Alibi cards in hand
otl-text-items = Items in hand
otl-text-searched = Searched
otl-text-known = In hand, as you know
otl-text-alibi-pile = Cards in the alibi pile
otl-text-alibi-discard = Alibi discards
otl-text-play-pile = Cards in the play pile
otl-text-play-discard = Play discards

## What a press explains

otl-here-search = Search
otl-here-retry = Try again
otl-draw = Draw
otl-place-search = Search: { $skill } { $number } or more
otl-place-C1 = A pair of somebody else’s cards buys a card of your own
otl-place-C2 = With a complete alibi you win here. The police ask nobody at their station
otl-place-C3 = A pair of an opponent’s cards sends the police to that opponent
otl-place-here = Here: { $players }
otl-place-marks = Searched by { $players }
otl-police-near =
    { $steps ->
        [0] The police are here
        [one] The police are next door
       *[other] The police are { $steps } steps away
    }
otl-risk = What it costs you if the police catch you now
otl-risk-card = Caught: one own card
otl-risk-arrest = Caught: arrest

## What a press does with a card in hand

otl-hand-use = Use
otl-hand-discard = Discard
otl-hand-give = Give
otl-hand-surrender = Hand over
otl-hand-trade = Trade
