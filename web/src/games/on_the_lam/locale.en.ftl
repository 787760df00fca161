### The board of On the Lam! in the browser. Names, questions and options are the game's own messages.

lam-board = The city
lam-lineup = The four suspects
lam-starts = Starts: { $tile }
lam-bonus = { $skill } { $bonus }
lam-skill-charisma = Ch
lam-skill-guts = Gu
lam-skill-smarts = Sm
lam-skill-cover = Co

## Piles and what lies beside the city

lam-pile-alibi = Alibi
lam-pile-play = Play
lam-table = Beside the city
lam-discards-alibi =
    { $cards ->
        [0] Alibi discards: none
        [one] Alibi discards: 1 card
       *[other] Alibi discards: { $cards } cards
    }
lam-discards-play =
    { $cards ->
        [0] Play discards: none
        [one] Play discards: 1 card
       *[other] Play discards: { $cards } cards
    }
lam-pile-cards =
    { $cards ->
        [one] { $pile }: 1 card
       *[other] { $pile }: { $cards } cards
    }
lam-close = Close
lam-success =
    { $cards ->
        [one] Found 1 card
       *[other] Found { $cards } cards
    }
lam-failure = Nothing found
lam-aside = Paid: { $cards }
lam-quote = “{ $line }”

## The city as a list

lam-list = The city, place by place
lam-list-place = { $at }, { $name }
lam-list-search = { $skill } { $number }
lam-list-police = the police
lam-list-person = { $player } ({ $character })

## The hand

lam-hand = Your hand
lam-progress = Alibi: { $own } of { $goal }
lam-ready = Alibi complete: to the Police Station!
lam-owner = Alibi card of { $character }
lam-counts = counts for you
lam-copies = { $card }, { $copies } times
lam-item = Item

## A seat

lam-seat-nobody = Nobody yet
lam-seat-turn = Their turn
lam-seat-cards =
    { $cards ->
        [0] no alibi cards
        [one] 1 alibi card
       *[other] { $cards } alibi cards
    }
lam-seat-items =
    { $items ->
        [0] no item
        [one] 1 item
       *[other] { $items } items
    }
lam-seat-marks =
    { $marks ->
        [one] 1 place searched
       *[other] { $marks } places searched
    }
lam-seat-at = At { $tile }
lam-seat-known = You know of: { $cards }
lam-seat-winner = Winner
lam-seat-first = First player

## The board in words

lam-text-police = The police
lam-text-search = Search
lam-text-sum = { $die } rolled, { $bonus } for skill, { $extra } more: { $sum } against { $number }
lam-text-event = Event
lam-text-turned = Turned up
lam-text-aside = Paid
lam-text-place = Place
lam-text-skill = To search
lam-text-no-skill = nothing to search
lam-text-here = Who is here
lam-text-marks = Searched by
lam-text-may = Can be chosen
lam-text-suspect = Suspect
lam-text-state = Now
lam-text-at = Place
lam-text-bonuses = Skills
lam-text-cards = Alibi cards in hand
lam-text-items = Items in hand
lam-text-searched = Searched
lam-text-known = In hand, as you know
lam-text-alibi-pile = Cards in the alibi pile
lam-text-alibi-discard = Alibi discards
lam-text-play-pile = Cards in the play pile
lam-text-play-discard = Play discards
