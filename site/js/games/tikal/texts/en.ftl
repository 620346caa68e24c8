# Tikal: what is on the board and what can be done there.

game-title = Tikal
game-line = Uncover temples, dig up treasures and outnumber your rivals where it counts. A game of action points and majorities in the jungle.
game-minutes = 45

stack = { $count ->
        [0] No tiles left
        [one] One tile left
       *[other] { $count } tiles left
    } · { $volcanoes ->
        [0] no volcano to come
        [one] one volcano to come
       *[other] { $volcanoes } volcanoes to come
    }
stack-long = Tiles left by letter: { $letters }

prompt-act = Tap one of your pieces or a temple, or choose below.
prompt-scoring = { $final ->
        [yes] The last turn, without a tile. You score after it.
       *[no] A volcano: no tile. You score after this turn.
    }
volcano-erupts = { $final ->
        [yes] The last scoring round: everybody has one more turn without a tile, and scores.
       *[no] A volcano erupts: no tile is laid now. Everybody has a turn, and scores.
    }
prompt-walk = { $count ->
        [one] { $piece ->
            [L] Where does the leader go?
           *[W] Where does the worker go?
        }
       *[other] Where do the { $count } workers go?
    }
prompt-where = { $verb ->
        [enter] { $count ->
            [one] Where does the new piece go?
           *[other] Where do the { $count } new workers go?
        }
        [uncover] Which temple do you uncover?
        [dig] Where do you dig?
        [camp] Where do you build the camp?
        [guard] Which temple gets the guard?
       *[other] Where?
    }
prompt-swap = Which treasure for which?
prompt-place = { $kind ->
        [temple] Lay the temple on a marked cell.
        [jungle] Lay the jungle on a marked cell.
        [treasure] Lay the treasure site on a marked cell.
       *[volcano] Lay the volcano on a marked cell.
    }
prompt-turn = Turn it as you like: the stones are the ways in. Then lay it.
prompt-bid = Bid to go next and choose first. If you pass, you have your turn later in this round.
prompt-choose = Choose your tile.

step-place = { $kind ->
        [temple] Lay the temple on { $cell }
        [jungle] Lay the jungle on { $cell }
        [treasure] Lay the treasure site on { $cell }
        [volcano] Lay the volcano on { $cell }
       *[none] Lay the tile on { $cell }
    }
step-discard = Remove the tile
step-enter = { $count ->
        [one] { $piece ->
            [L] Bring the leader to { $cell }
           *[W] Bring a worker to { $cell }
        }
       *[other] Bring { $count } workers to { $cell }
    }
step-walk = { $count ->
        [one] { $piece ->
            [L] Move the leader
           *[W] Move a worker
        }
       *[other] Move { $count } workers
    } from { $start } to { $cell }{ $by ->
        [none] { "" }
       *[other] {" "}via { $by }
    }
step-uncover = { $count ->
        [one] Uncover a level at { $cell }
       *[other] Uncover { $count } levels at { $cell }
    }
step-dig = Dig at { $cell }
step-camp = Build a camp on { $cell }
step-guard = Put the temple at { $cell } under guard
step-swap = Swap with { $name }: { $give } for { $take }
step-choose = { $kind ->
        [temple] Take the temple { $tile }
        [jungle] Take the jungle { $tile }
        [treasure] Take the treasure site { $tile }
       *[none] Take { $tile }
    }
step-bid = Bid { $points }
step-pass = Pass
step-end = End the turn

do-enter = { $piece ->
        [L] Bring in the leader
       *[W] Bring in a worker
    }
do-enter-here = { $piece ->
        [L] Leader here
       *[W] Worker here
    }
do-piece = { $piece ->
        [L] Leader
       *[W] Worker
    }
action-says = { $label }, { $cost } AP
action-waits = That is for whoever is to act: wait for your turn.
do-uncover = Uncover
do-dig = Dig
do-guard = Guard
do-camp = Camp
do-swap = Swap
do-lay = Lay it here
do-discard = It fits nowhere: remove it
do-turn-left = Turn left
do-turn-right = Turn right
do-choose = Take { $tile }
do-bid = Bid { $points }
do-pass = Pass
bid-label = Bid
bid-less = Bid less
bid-more = Bid more
bid-high = { $name } bids { $points }.
bid-none = No bid yet.
bid-in = Still bidding: { $names }.
display-label = Tiles on display
tile-label = { $kind ->
        [temple] Temple of { $value }
        [jungle] Jungle
        [treasure] Treasure site with { $treasures }
       *[volcano] Volcano
    }, tile { $tile }
tile-stones = { $name }; stones { $sides }
tile-side = { $side ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
       *[nw] north-west
    } { $count }
swap-give = You give
swap-take = You get
treasure = { $kind ->
        [amulet] Amulet
        [bracelet] Bracelet
        [chalice] Chalice
        [dagger] Dagger
        [effigy] Effigy
        [flute] Flute
        [goblet] Goblet
       *[headdress] Headdress
    }
swap-theirs = { $treasure } ({ $name })

stock-workers-long = Workers in reserve
stock-leader-long = Leader in reserve
stock-camps-long = Camps left
stock-guards-long = Guards left
stock-marker-open = to come
stock-marker-done = done
stock-marker-long = Whether this player still has a turn this round
hoard-label = Treasures
hoard-item = { $treasure }: { $count }, worth { $points }
hoard-swap = { $label }, swap

cell-blank = unexplored
cell-placeable = the tile fits here
cell-offer = choose for { $cost } AP
cell-temple = temple of { $value }
cell-jungle = jungle
cell-treasure = { $tokens ->
        [0] treasure site, dug out
        [one] treasure site, one treasure left
       *[other] treasure site, { $tokens } treasures left
    }
cell-volcano = volcano
cell-base_camp = base camp
cell-guard = guarded by { $name }
cell-camp = camp of { $name }
cell-pieces = { $name }: { $workers ->
        [0] { "" }
        [one] one worker
       *[other] { $workers } workers
    }{ $leader ->
        [one] { $workers ->
            [0] the leader
           *[other] {" "}and the leader
        }
       *[other] { "" }
    }
cell-owner = dominated by { $name }, ahead by { $lead }
cell-tied = nobody dominates
cell-way = { $cell } { $cost }
cell-ways = Steps from here: { $ways } AP.
too-far = { $cell } cannot be reached with { $ap ->
        [one] one action point
       *[other] { $ap } action points
    }.
too-many = { $count } workers cannot get to { $cell }: that costs { $cost } AP each, and you have { $ap }.
many-label = How many workers
many-enter = How many workers to bring in
do-many = { $count ->
        [one] ×{ $count }, One worker
       *[other] ×{ $count }, { $count } workers together
    }

left-title = What is left
left-levels = Level tiles
left-treasures = Treasures still buried
left-next = Next tiles ({ $letter })
left-level = { $count } of value { $value }
left-tile = { $kind ->
        [temple] Temple of { $value }
        [jungle] Jungle
        [treasure] Treasure site
       *[volcano] Volcano
    }

turn-spent = { $name }: all action points spent
turn-scoring = Scoring turn { $round }: { $name }
points-left = { $ap ->
        [one] One action point left
       *[other] { $ap } action points left
    }
cost = { $cost } AP
end-lost = { $ap ->
        [one] One action point is left and would be lost.
       *[other] { $ap } action points are left and would be lost.
    }
projected = If scored +{ $total } ({ $temples } + { $treasures })
scoring-title = { $final ->
        [yes] Final scoring
       *[no] Scoring round { $round } of { $rounds }
    }
score-temples = Temples
score-treasures = Treasures
score-sum = Points
score-total = Score
chart-part = Round { $round }, { $source ->
        [temples] temples
       *[treasures] treasures
    }
chart-paid = Paid in auctions
chart-start = At the start
source-temples = Temples
source-treasures = Treasures
source-bids = Bids
source-start = At the start

# How to play, in brief. The numbers come from the engine.

guide-goal = Your expedition uncovers temples and digs up treasures. There are { $rounds } scoring rounds: you score for the temples you dominate and the treasures you own. The player with the most points wins.
guide-turn-title = Your turn
guide-turn = Lay your tile next to explored land, so that it can be entered. Then you have { $points } action points (AP) to spend in any order; any left at the end are lost.
guide-enter = Bring in a worker or your leader, at the base camp or one of your own camps.
guide-move = Move to a neighbouring cell: this cost for every stone on the border between them. Without stones there is no way through, and nobody can enter a volcano.
guide-hop = Go straight from one camp to another: the base camp and your own camps are linked.
guide-uncover = Uncover a level of a temple where you have a piece: it is then worth one more. A second level there in the same turn needs two pieces; a third is not possible.
guide-dig = Dig up a treasure where you have a piece. A second one there in the same turn needs two pieces; a third is not possible.
guide-swap = Swap a single treasure of yours for a single treasure of another player. Nobody can refuse; pairs and triples are safe.
guide-camp = Build a camp in the jungle or on a dug-out treasure site; you have { $camps }.
guide-guard = Put a temple that you dominate under guard: it scores for you until the end of the game. Your other pieces there leave the game. You have { $guards } guards.
guide-dominate-title = Who dominates a temple
guide-dominate = The player who is strongest there: a worker counts one, a leader { $strength }. If players are tied, nobody does. The tag above a temple shows who is ahead, and by how much.
guide-scoring-title = Scoring
guide-scoring = A volcano brings a scoring round, and so does the end of the game. Everybody in turn has { $points } action points without a tile and scores right afterwards, so one temple may score for several players in the same round. A temple scores its value; treasures of one kind score { $sets } points for one, two or three of them.
guide-auction-title = The auction game
guide-auction = In each round as many tiles are revealed as there are players, and everybody has one turn. You bid points to go next and choose a tile; the winner pays. If all pass, the first who passed goes next for free, and the last turn of a round is always free.

# Options, saved games and keys.

option-auction = Game
option-auction-false = Base game
option-auction-false-line = Draw a tile at random each turn.
option-auction-true = Auction game
option-auction-true-line = Bid points for the turn and the tile.
saved-variant = { $auction ->
        [true] Auction game
       *[false] Base game
    }
keys-game = R and Shift+R: turn the tile, L: lay it, X: more workers at once
