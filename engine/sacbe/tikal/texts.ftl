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
found = { $seat } finds { $treasure ->
        [effigy] an effigy
        [amulet] an amulet
       *[other] a { $treasure }
    }.
swapped = { $seat } gives { $other } the { $give } for the { $take }.
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
auction = An auction begins; { $seat } speaks first.
last_turn = { $seat } takes the last turn of the round for free.
bid = { $seat } bids { $points }.
passed = { $seat } passes.
auction_won = { $seat } wins the turn and pays { $points }.

## Refusals

no_such_action = Tikal has no action "{ $action }".
game_is_over = The game is over.
not_now = This is not the moment: first { $phase ->
        [draw] a tile is drawn
        [reveal] a treasure is revealed
        [place] the tile must be laid
        [bid] the auction must be decided
        [choose] a tile must be chosen
       *[act] the turn must be played
    }.
no_points = It costs { $cost } action points, and { $ap ->
        [one] only one is left
       *[other] { $ap } are left
    }.
tile_not_in_stack = Tile { $tile } is no longer in the stack.
letter_not_due = Tile { $tile } is not on top: tiles with the letter { $letter } come first.
treasure_all_found = All three of { $treasure } have been found.
cell_taken = { $cell } is explored already.
no_explored_neighbour = { $cell } does not touch any explored hex.
volcano_not_turned = A volcano looks the same in every rotation; it is laid in rotation 0.
only_volcanoes = { $cell } touches volcanoes only, so nobody could ever walk there.
same_pattern = Turned like this, { $tile } shows the same stones as in a lower rotation.
no_access = Laid like this, the tile on { $cell } could not be entered: no border to an explored hex has a stone.
tile_has_a_place = { $tile } can still be laid somewhere.
leader_not_in_reserve = The leader is not in the reserve.
no_worker_in_reserve = No worker is left in the reserve.
not_own_camp = { $cell } is neither the base camp nor an own camp.
no_piece = No own { $piece ->
        [L] leader
       *[W] worker
    } stands on { $cell }.
same_cell = The piece stands on { $cell } already.
not_neighbours = { $start } and { $cell } are not neighbours; a move is one step.
not_explored = { $cell } is not explored.
volcano_not_entered = { $cell } is a volcano, and volcanoes are never entered.
no_stones = There are no stones between { $start } and { $cell }.
no_temple = { $cell } is no temple.
temple_guarded = The temple at { $cell } is guarded by { $owner }.
temple_complete = The temple at { $cell } has its highest value, { $value }.
level_run_out = No level tile of value { $value } is left, so the temple at { $cell } cannot grow.
uncover_limit = At most { $limit } levels of the temple at { $cell } may be uncovered in one turn.
dig_limit = At most { $limit } treasures may be dug up at { $cell } in one turn.
too_few_pieces = { $needed ->
        [one] An own piece is needed
       *[other] { $needed } own pieces are needed
    } on { $cell }, and { $here ->
        [0] there is none
        [one] there is one
       *[other] there are { $here }
    }.
no_treasure_tile = { $cell } is no treasure site.
no_tokens = All treasures of { $cell } have been dug up.
no_such_partner = { $other } is not another player of this game.
same_kind = Swapping { $treasure } for { $treasure } would change nothing.
not_single = Only singles are swapped, and { $owner } has { $count } of { $treasure }.
no_camp_left = Both camps are built; a player has { $limit }.
no_camp_site = { $cell } is no camp site: camps stand on jungle or on an emptied treasure site.
tokens_left = { $cell } still holds { $count ->
        [one] one treasure
       *[other] { $count } treasures
    }; a camp needs an emptied site.
camp_there = A camp of { $owner } stands on { $cell } already.
no_guard_left = Both guards are placed; a player may guard { $limit } temples.
not_dominating = To guard { $cell } one must dominate it: own strength { $own }, strongest other { $best }.
bid_too_low = The bid must be at least { $lowest }.
bid_too_high = Nobody may bid more than the own score, { $most }.
not_in_display = Tile { $tile } is not in the display.
