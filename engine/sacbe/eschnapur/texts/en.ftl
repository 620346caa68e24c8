# What happens in Eschnapur and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events

first = { $seat } begins.
turn_begins = It is { $seat }’s turn.
drew_bid = { $seat } draws a bid card.
drew_bid_card = It is { $card }.
drew_symbol = { $seat } draws a symbol card.
drew_symbol_card = It is { $card }.
drew_known_symbol = { $seat } draws { $card }, as everybody knew.
no_card_left = There is no { $type ->
        [bid_card] bid card
       *[symbol_card] symbol card
    } left for { $seat }.
bids_shuffled = { $count ->
        [one] The one discarded bid card becomes the deck.
       *[other] The { $count } discarded bid cards are shuffled and become the deck.
    }
bought_symbol = { $seat } buys a symbol card for { $pay }.
bought_bid = { $seat } buys a bid card for { $pay }.
bought_move = { $seat } buys { $gain } for { $pay }.
exchanged = { $seat } discards { $tiles-count } tiles with { $points } tile points for { $take }.
sale = { $seat } begins the sale.
no_sale = There is no sale, because fewer than two supply tiles are left.
tiles_mixed = { $count ->
        [one] The one discarded supply tile goes back into the pool.
       *[other] The { $count } discarded supply tiles go back into the pool.
    }
revealed = { $slot ->
        [1] The first tile
       *[2] The second tile
    } is revealed: { $tile-contents }.
kept = { $standing ->
        [0] { $seat } makes no offer.
       *[other] { $seat } leaves the offer as it is.
    }
withdrew = { $seat } withdraws the offer.
offered = { $seat } offers { $give } for { $slot ->
        [1] the first tile
       *[2] the second tile
    }{ $ask-count ->
        [0] .
       *[other] , and wants { $ask } as well.
    }
composing = { $seat } thinks about terms.
accepted = { $seat } accepts the offer of { $other }.
countered = { $seat } asks { $other } for { $give } in return for { $slot ->
        [1] the first tile
       *[2] the second tile
    }{ $ask-count ->
        [0] .
       *[other] , and would give { $ask } as well.
    }
next_round = Round { $round } of the negotiation begins.
refused_all = { $seat } sells nothing and takes { $gain }.
agreed = { $seat } agrees.
declined = { $seat } declines.
done = { $seat } is done with exchanging.
card_passed = { $seat } hands { $other } { $card }.
card_passed_known = It is { $card }.
sold = { $seat } sells { $tile } to { $other } for { $give }, and keeps { $kept }{ $ask-count ->
        [0] .
       *[other] ; { $other } gets { $ask } as well.
    }
took = { $seat } takes { $gain }.
stepped = { $seat } walks from { $start } to { $area }.
opened = { $seat } opens the niche of { $area } with { $cards-one } symbol card.
turned = The token shows { $token-numbers }.
scored = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    }{ $doubled ->
        [0] ;
       *[other] , doubled by the monk;
    } the score is now { $score }.
monk = The monk goes to { $seat }.
monk_aside = The monk stands beside the board.
ready = { $seat } is ready to bid.
committed = { $seat } lays a card face down.
committed_card = It is { $card }.
bid_shown = { $seat } shows { $card }.
bid_cancelled = { $seat } cannot pay for { $card }, which does not count.
bid_paid = { $seat } pays { $pay }.
token_taken = { $seat } takes { $token }.
token_lost = { $bids ->
        [0] Everybody passed
       *[other] Nobody can pay
    }: { $token } leaves the game.
received = { $seat } takes { $gain } from the bank.
ended = { $seat } ends the turn.
game_ends = The game ends with { $opened ->
        [0] no open niche
        [one] one open niche
       *[other] { $opened } open niches
    }.
bonus = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for having the most tokens.
penalty = { $seat } loses { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    } for having the fewest tokens.
game_over = The game is over; the best score is { $score }.
won = { $seat } { $winners ->
        [one] wins
       *[other] shares the victory
    }.

## Refusals

no_such_action = Eschnapur has no action “{ $action }”.
game_is_over = The game is over.
no_window = You cannot buy or exchange anything now.
not_now = You cannot do that now: { $phase ->
        [start] the first player is being drawn
        [draw] a card is being drawn
        [reveal] a tile is being revealed
        [blind] a card is being drawn from a hand
        [token] the token is being turned over
        [begin] the turn begins with purchases and the sale
        [offer] the opponents are making their offers
        [sell] the seller has to decide
        [reply] the seller’s proposal has to be answered
        [compose] terms are being composed
        [give] the giver of a card has to choose it
        [pick] the taker of a card has to pick it
        [after] the buyer may exchange tiles
        [ready] everybody may buy before the bids
        [commit] the sealed bids are being made
       *[main] the active player may buy, walk and open a niche
    }.
no_such_seat = There is no { $seat } in this game.
other_card_due = The card that is due is a { $type ->
        [bid_card] bid card
       *[symbol_card] symbol card
    }.
known_card_due = Everybody knows the next symbol card: { $card }.
card_not_in_deck = The deck does not hold { $card }.
tile_not_in_pool = No such tile is left in the pool: { $tile-contents }.
token_turned = No niche hides { $token } any more.
card_not_available = { $seat } does not have { $card } left for this deal.
too_few_coins = That costs { $cost }, and you have { $coins ->
        [0] none
        [one] only one
       *[other] only { $coins }
    }.
coins_promised = That costs { $cost }, and { $coins ->
        [one] one of your coins is
       *[other] { $coins } of your coins are
    } promised in your offer.
symbol_deck_empty = The symbol deck is empty.
bid_deck_empty = No bid card is left, neither in the deck nor in the discard pile.
stock_empty = No movement tile is left in the stock.
too_few_tile_points = You need { $needed } tile points, and your tiles have { $points }.
not_tight = Discard tiles of yours that reach { $needed } tile points together and fall short without any one of them; tiles of { $tiles } points do not.
cards_run_out = There are not enough cards left for you to take { $take }.
no_offer_of_yours = You have no standing offer.
no_offer_stands = { $seat } has no standing offer.
named_twice = Name each sort of goods and each card only once on a side.
gives_nothing = An offer gives at least a coin, a movement tile or a card.
on_both_sides = Coins cannot stand on both sides of an offer, nor can movement tiles.
names_card_not_held = You may name only cards that you hold.
asked_card_not_held = You do not hold every card that you are asked for.
you_lack_goods = You do not have everything that you would give.
opponent_lacks_goods = { $seat } does not have everything that you ask for.
compose_it = These terms are possible, but the short list does not have them like this: compose them step by step.
no_such_opponent = { $seat } is not an opponent of yours in this sale.
countered_already = You have made { $seat } a proposal in this round already.
last_round = A negotiation has only { $rounds } rounds.
nothing_offered = Nothing was offered or withdrawn in this round, so there is no next one.
compose_for_whom = The seller composes for one of the opponents, and they compose for themselves.
other_step_due = { $stage ->
        [slot] First choose the tile that the terms are about.
        [coins] First choose how many coins change hands.
        [moves] First choose how many movement tiles change hands.
        [cards] First choose whether to add a card.
       *[card] First choose the card to add.
    }
cannot_become_valid = No valid offer could come of this step.
cards_in_order = Cards are named in the order in which terms are written: first what is given, then what is asked for.
no_passage = There is no passage from { $start } to { $area }.
no_movement_tile = A step costs { $cost }, and you have none.
niche_open = The niche of { $area } is open already.
symbols_missing = To open the niche of { $area } you need { $cards-one } symbol card.
bid_not_held = You do not hold { $card }.

## Names of things, by the words that events and refusals use for them

name-brown = brown
    .one = a brown
name-red = red
    .one = a red
name-blue = blue
    .one = a blue
name-yellow = yellow
    .one = a yellow
name-green = green
    .one = a green
name-gate_brown = the brown gate
name-gate_red = the red gate
name-gate_blue = the blue gate
name-gate_yellow = the yellow gate
name-gate_green = the green gate
name-cloister_nw = the north-west cloister
name-cloister_ne = the north-east cloister
name-cloister_e = the east cloister
name-cloister_s = the south cloister
name-cloister_w = the west cloister
name-hall_n = the north hall
name-hall_e = the east hall
name-hall_se = the south-east hall
name-hall_sw = the south-west hall
name-hall_w = the west hall

## Goods

good-coins = { $amount ->
        [0] no coins
        [one] a coin
       *[other] { $amount } coins
    }
good-movement_tiles = { $amount ->
        [0] no movement tiles
        [one] a movement tile
       *[other] { $amount } movement tiles
    }
good-symbol_card = { $mode ->
        [named] { $amount ->
                [one] { $colour-one } symbol card
               *[other] { $amount } { $colour } symbol cards
            }
        [any] { $amount ->
                [one] a symbol card of the giver’s choice
               *[other] { $amount } symbol cards of the giver’s choice
            }
        [blind] { $amount ->
                [one] a symbol card drawn unseen
               *[other] { $amount } symbol cards drawn unseen
            }
        [pick] { $amount ->
                [one] a symbol card of the taker’s choice
               *[other] { $amount } symbol cards of the taker’s choice
            }
       *[deck] { $amount ->
                [one] a symbol card
               *[other] { $amount } symbol cards
            }
    }
good-bid_card = { $mode ->
        [named] the bid card { $value }
        [any] { $amount ->
                [one] a bid card of the giver’s choice
               *[other] { $amount } bid cards of the giver’s choice
            }
        [blind] { $amount ->
                [one] a bid card drawn unseen
               *[other] { $amount } bid cards drawn unseen
            }
        [pick] { $amount ->
                [one] a bid card of the taker’s choice
               *[other] { $amount } bid cards of the taker’s choice
            }
       *[deck] { $amount ->
                [one] a bid card
               *[other] { $amount } bid cards
            }
    }
good-pass_card = the pass card
good-supply_tile = the tile with { $goods }
    .contents = { $goods }, worth { $points ->
            [one] one tile point
           *[other] { $points } tile points
        }
good-token = the token with { $small } and { $large }
    .numbers = { $small } and { $large }
