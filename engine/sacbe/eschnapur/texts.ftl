# What happens in Eschnapur and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events

first = { $seat } begins.
turn_begins = It is { $seat }'s turn.
drew_bid = { $seat } draws a bid card.
drew_bid_card = It is the { $card }.
drew_symbol = { $seat } draws a symbol card.
drew_symbol_card = It is { $card }.
drew_known_symbol = { $seat } draws a symbol card that everybody knows: { $card }.
no_card_left = There is no { $type ->
        [bid] bid card
       *[sym] symbol card
    } left for { $seat }.
bids_shuffled = The { $count } discarded bid cards are shuffled and become the deck.
bought_symbol = { $seat } buys a symbol card for { $coins } coins.
bought_bid = { $seat } buys a bid card for { $coins } coins.
bought_move = { $seat } buys a movement tile for { $coins } coins.
exchanged = { $seat } discards tiles with { $points } tile points for { $take ->
        [bid-bid] two bid cards
        [symbol-symbol] two symbol cards
       *[other] a bid card and a symbol card
    }.
sale = { $seat } begins the sale.
no_sale = Fewer than two supply tiles are left, so there is no sale.
tiles_mixed = The { $count } discarded supply tiles go back into the pool.
revealed = Slot { $slot }: the tile { $tile }.
kept = { $seat } changes nothing.
withdrew = { $seat } withdraws the offer.
offered = { $seat } offers { $give } for slot { $slot }{ $ask ->
        [nothing] .
       *[other] , and asks for { $ask }.
    }
composing = { $seat } thinks up terms.
accepted = { $seat } accepts the offer of { $other }.
countered = { $seat } proposes to { $other }: slot { $slot } for { $give }{ $ask ->
        [nothing] .
       *[other] , and { $ask } in return.
    }
next_round = Round { $round } of the negotiation begins.
refused_all = { $seat } sells nothing and takes { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
agreed = { $seat } agrees.
declined = { $seat } declines.
done = { $seat } is done.
card_passed = { $other } gets a { $type ->
        [bid] bid card
       *[sym] symbol card
    } of { $seat } ({ $mode ->
        [any] the owner chooses
        [blind] drawn unseen
       *[pick] picked with open eyes
    }).
card_passed_known = It is { $card }.
sold = { $seat } sells the tile { $tile } to { $other } and keeps { $kept }. { $other } gives { $give }{ $ask ->
        [nothing] .
       *[other] ; { $other } gets { $ask }.
    }
goods_coins = { $seat } takes { $count ->
        [one] one coin
       *[other] { $count } coins
    }.
goods_moves = { $seat } takes { $count ->
        [one] one movement tile
       *[other] { $count } movement tiles
    }.
stepped = { $seat } walks from { $start } to { $area }.
opened = { $seat } opens the niche of { $area } with { $cards }.
turned = The token is { $token }.
scored = { $seat } scores { $points }{ $doubled ->
        [one] , doubled by the monk.
       *[other] .
    } The score is { $score }.
monk = { $seat ->
        [nobody] The monk stands beside the board.
       *[other] The monk goes to { $seat }.
    }
ready = { $seat } is ready.
committed = { $seat } lays a card face down.
committed_card = It is { $card ->
        [0] the pass card
       *[other] the { $card }
    }.
bid_shown = { $seat } shows { $card ->
        [0] the pass card
       *[other] the { $card }
    }.
bid_cancelled = { $seat } cannot pay for the { $card }, which does not count.
bid_paid = { $seat } pays { $count ->
        [one] one coin
       *[other] { $count } coins
    }.
token_taken = { $seat } takes the token { $token }.
token_lost = Everybody passed: the token { $token } leaves the game.
received = { $seat } takes { $count ->
        [one] one coin
       *[other] { $count } coins
    } from the bank.
ended = { $seat } ends the turn.
game_ends = The game ends with { $opened } niches open.
bonus = { $seat } scores { $points } for the most tokens.
penalty = { $seat } loses { $points } for the fewest tokens.
game_over = The game is over; the best score is { $score }.
won = { $seat } { $winners ->
        [one] wins
       *[other] shares the victory
    }.

## Refusals

no_such_action = Eschnapur has no action "{ $action }".
game_is_over = The game is over.
no_window = Nothing can be bought or exchanged now.
not_now = This is not the moment: now { $phase ->
        [start] the first player is drawn
        [draw] a card is drawn
        [reveal] a tile is revealed
        [blind] a card is drawn from a hand
        [token] the token is turned over
        [begin] the turn begins with purchases and the sale
        [offer] the opponents make their offers
        [sell] the seller decides
        [reply] the countered opponent replies
        [compose] terms are being composed
        [give] the giver of a card chooses it
        [pick] the taker of a card picks it
        [after] the buyer may exchange tiles
        [ready] everybody may buy before the bids
        [commit] the sealed bids are made
       *[main] the active player may buy, walk and open
    }.
no_such_seat = There is no { $seat } in this game.
other_card_due = The card that is due is a { $type ->
        [bid] bid card
       *[sym] symbol card
    }.
known_card_due = The next symbol card is known: { $card }.
card_not_in_deck = No such card is in the deck: { $card }.
tile_not_in_pool = No tile { $tile } is left in the pool.
token_turned = The token { $token } has been turned over already.
card_not_available = { $seat } has no such card left for this deal: { $card }.
too_few_coins = It costs { $price } coins, and there { $coins ->
        [one] is only one
       *[other] are { $coins }
    }.
symbol_deck_empty = The symbol deck is empty.
bid_deck_empty = No bid card is left, neither in the deck nor in the discard pile.
stock_empty = No movement tile is left in the stock.
too_few_tile_points = It takes { $needed } tile points, and these tiles have { $points }.
not_tight = { $tiles } is no set of own tiles that reaches { $needed } tile points and falls short without any one of them.
cards_run_out = There are not enough cards left to take { $take }.
no_offer_stands = { $seat } has no standing offer.
no_bundle = { $error }.
gives_nothing = An offer gives at least one coin, movement tile or card.
on_both_sides = Coins cannot stand on both sides of an offer, nor can movement tiles.
gives_card_not_held = A card that is named would have to be in the hand of whoever gives it.
gives_too_much = The opponent does not have all that would be given.
asks_too_much = The seller does not have all that is asked for.
asks_card_not_held = The seller does not hold a card that is asked for.
compose_it = "{ $action }" is possible, but not on the short list: compose it step by step.
no_such_opponent = { $seat } is not an opponent of the seller.
countered_already = { $seat } has been countered in this round already.
last_round = There are only { $rounds } rounds.
nothing_offered = Nothing was offered or withdrawn in this round, so there is no next one.
compose_for_whom = The seller composes for one opponent, the others for themselves.
other_step_due = The next step of composing is another one: { $stage }.
cannot_become_valid = With this step no valid offer could come of it.
no_passage = There is no passage from { $start } to { $area }.
no_movement_tile = A step costs { $needed } movement tile, and there is none.
niche_open = The niche of { $area } is open already.
symbols_missing = The niche of { $area } asks for { $cards }.
bid_not_held = The bid card { $card } is not in the hand.
