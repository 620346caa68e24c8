# Why a computer player of Tikal does what it does, in English. Read by the engine (sacbe.core.texts) and the site.

lays = Lays { $kind ->
        [temple] the temple
        [jungle] the jungle
        [treasure] the treasure site
       *[volcano] the volcano
    } { $tile } on { $cell }.
lays_near = Lays { $tile } on { $cell }, which it can reach for { $own } AP and nobody else for less than { $other }.
lays_alone = Lays { $tile } on { $cell }, which it can reach for { $own } AP and nobody else at all.
takes = Takes the temple of { $value } at { $cell }, { $lead ->
        [one] one
       *[other] { $lead }
    } ahead.
takes_from = Takes the temple of { $value } at { $cell } from { $other }, { $lead ->
        [one] one
       *[other] { $lead }
    } ahead.
raises = Uncovers { $levels ->
        [one] a level
       *[other] { $levels } levels
    } of its own temple at { $cell }, now worth { $value }.
strengthens = Tightens its hold on the temple of { $value } at { $cell }, { $lead ->
        [one] one
       *[other] { $lead }
    } ahead.
denies = Ties with { $other } at { $cell }, so that the temple of { $value } pays nobody.
uncovers = Uncovers { $levels ->
        [one] a level
       *[other] { $levels } levels
    } of the temple at { $cell }, now worth { $value } and still contested.
contests = Grows stronger at the temple of { $value } at { $cell }, { $behind ->
        [0] level with the strongest
        [one] one behind
       *[other] { $behind } behind
    }.
guards = Puts the temple of { $value } at { $cell } under guard: it is safe for { $rounds ->
        [one] the last scoring
       *[other] { $rounds } scorings
    }.
digs = Digs up { $count ->
        [one] a treasure
       *[other] { $count } treasures
    } at { $cell }: about { $points ->
        [one] one point
       *[other] { $points } points
    } until the end of the game.
swaps = { $count ->
        [one] Swaps for { $treasure }
       *[other] Swaps { $count } treasures
    }: { $points ->
        [one] one point
       *[other] { $points } points
    } more in every scoring.
goes = Goes to { $cell }, ready for the next turns.
approaches = Goes to the treasures at { $cell }.
camps = Builds a camp on { $cell } to bring pieces in nearby.
brings = Brings { $count ->
        [one] a piece
       *[other] { $count } pieces
    } in at { $cell }, ready for the next turns.
scores = Is scored right after this turn: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $more } through this turn.
chooses = { $kind ->
        [temple] Wants the temple of { $value }
        [jungle] Wants the jungle
        [treasure] Wants the treasure site
       *[volcano] Wants the scoring round now
    }: { $tile }.
bids = Choosing { $tile } first is worth about { $ahead ->
        [one] one point
       *[other] { $ahead } points
    }; would pay up to { $points }.
passes_bid = { $points ->
        [0] Would pay nothing
        [one] Would pay at most one point
       *[other] Would pay at most { $points } points
    } to choose { $tile } first.
passes_opening = No tile is worth a bid.
passes_poor = Would like { $tile }, but has { $points ->
        [0] nothing
        [one] only one point
       *[other] only { $points } points
    } to bid.
