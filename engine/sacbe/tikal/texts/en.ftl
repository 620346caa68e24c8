# What happens in Tikal and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events

drawn = { $seat } draws { $kind ->
        [temple] a temple
        [jungle] a jungle
        [treasure] a treasure site
       *[volcano] a volcano
    }: { $tile }.
revealed = Tile { $tile } is revealed: { $kind ->
        [temple] a temple
        [jungle] a jungle
        [treasure] a treasure site
       *[volcano] a volcano
    }.
chosen = { $seat } chooses { $kind ->
        [temple] a temple
        [jungle] a jungle
        [treasure] a treasure site
       *[volcano] a volcano
    }: { $tile }.
placed = { $seat } lays { $tile } ({ $kind ->
        [temple] temple
        [jungle] jungle
        [treasure] treasure site
       *[volcano] volcano
    }) on { $cell }.
discarded = { $tile } fits nowhere and leaves the game.
entered = { $seat } brings { $piece ->
        [L] the leader
       *[W] a worker
    } to { $cell }.
hopped = { $seat } takes { $piece ->
        [L] the leader
       *[W] a worker
    } by the secret path from { $start } to { $cell }.
moved = { $seat } moves { $piece ->
        [L] the leader
       *[W] a worker
    } from { $start } to { $cell } ({ $cost } AP).
uncovered = { $seat } uncovers level { $value } at { $cell }.
dug = { $seat } digs at { $cell }.
found = { $seat } finds { $treasure }.
swapped = { $seat } gives { $other } { $give } for { $take }.
camped = { $seat } builds a camp on { $cell }.
guarded = { $seat } puts the temple of { $value } at { $cell } under guard{ $lost ->
        [0] .
        [one] , and one more piece leaves the game.
       *[other] , and { $lost } more pieces leave the game.
    }
ended = { $seat } ends the turn{ $lost ->
        [0] .
        [one] ; one action point is lost.
       *[other] ; { $lost } action points are lost.
    }
scoring_round = { $round ->
        [4] The final scoring round begins
       *[other] Scoring round { $round } begins
    } with { $seat }.
scored = { $seat } scores { $points }: { $temples } for temples, { $treasures } for treasures. The score is { $score }.
game_over = The game is over; the best score is { $score }.
auction = An auction begins; { $seat } bids first.
last_turn = { $seat } takes the last turn of the round for free.
bid = { $seat } bids { $points }.
passed = { $seat } passes.
auction_won = { $seat } wins the turn and pays { $points }.

## Refusals

no_such_action = Tikal has no action “{ $action }”.
game_is_over = The game is over.
not_now = You cannot do that now: first { $phase ->
        [draw] a tile is drawn
        [reveal] a treasure is revealed
        [place] the tile must be laid
        [bid] the auction must be decided
        [choose] a tile must be chosen
       *[act] the turn must be played
    }.
no_points = That costs { $cost ->
        [one] one action point
       *[other] { $cost } action points
    }, and you have { $ap ->
        [0] none left
        [one] only one left
       *[other] only { $ap } left
    }.
tile_not_in_stack = Tile { $tile } is no longer in the stack.
letter_not_due = Tile { $tile } is not on top: tiles with the letter { $letter } come first.
treasure_all_found = All three { $treasure-many } have been found.
cell_taken = { $cell } has already been explored.
no_explored_neighbour = { $cell } does not touch any explored cell.
volcano_not_turned = A volcano looks the same in every rotation, so it is always laid in rotation 0.
only_volcanoes = { $cell } touches only volcanoes, so nobody could ever walk there.
same_pattern = Turned like this, { $tile } shows the same stones as in a lower rotation.
no_access = Laid like this, the tile on { $cell } could not be entered: no border to an explored cell has a stone.
tile_has_a_place = { $tile } can still be laid somewhere.
leader_not_in_reserve = Your leader is not in your reserve.
no_worker_in_reserve = You have no worker left in your reserve.
not_own_camp = { $cell } is neither the base camp nor one of your camps.
no_piece = You have no { $piece ->
        [L] leader
       *[W] worker
    } on { $cell }.
same_cell = Your piece is already on { $cell }.
not_neighbours = { $start } and { $cell } are not neighbours; a move is one step.
not_explored = { $cell } is not explored.
volcano_not_entered = { $cell } is a volcano, and volcanoes are never entered.
no_stones = There are no stones between { $start } and { $cell }.
no_temple = There is no temple on { $cell }.
temple_guarded = The temple at { $cell } is guarded by { $owner }.
temple_complete = The temple at { $cell } has its highest value, { $value }.
level_run_out = No level tile of value { $value } is left, so the temple at { $cell } cannot grow.
uncover_limit = You may uncover at most { $limit } levels of the temple at { $cell } in one turn.
dig_limit = You may dig up at most { $limit } treasures at { $cell } in one turn.
too_few_pieces = You need { $needed ->
        [one] one of your pieces
       *[other] { $needed } of your pieces
    } on { $cell }; { $here ->
        [0] there is none
        [one] there is one
       *[other] there are { $here }
    }.
no_treasure_tile = { $cell } is not a treasure site.
no_tokens = All treasures of { $cell } have been dug up.
no_such_partner = You cannot swap with { $other } in this game.
same_kind = Swapping { $treasure } for { $treasure } would change nothing.
not_single = Only single treasures can be swapped, and { $owner } has { $count ->
        [0] no { $treasure-many }
       *[other] { $count } { $treasure-many }
    }.
no_camp_left = You have built { $limit ->
        [2] both of your camps
       *[other] all { $limit } of your camps
    }.
no_camp_site = You cannot build a camp on { $cell }: camps stand on jungle or on an emptied treasure site.
tokens_left = { $cell } still holds { $count ->
        [one] one treasure
       *[other] { $count } treasures
    }; a camp needs an emptied site.
camp_there = There is already a camp of { $owner } on { $cell }.
no_guard_left = You have placed { $limit ->
        [2] both of your guards
       *[other] all { $limit } of your guards
    }.
not_dominating = To guard the temple at { $cell } you must dominate it: your strength there is { $own }, and the strongest other player has { $best }.
bid_too_low = You must bid at least { $lowest }.
bid_too_high = You may not bid more than your score, { $most }.
not_in_display = Tile { $tile } is not in the display.

## Names of things, by the words that events and refusals use for them

name-amulet = an amulet
    .many = amulets
name-bracelet = a bracelet
    .many = bracelets
name-chalice = a chalice
    .many = chalices
name-dagger = a dagger
    .many = daggers
name-effigy = an effigy
    .many = effigies
name-flute = a flute
    .many = flutes
name-goblet = a goblet
    .many = goblets
name-headdress = a headdress
    .many = headdresses
