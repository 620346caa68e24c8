# What the site says about Eschnapur, in English.

game-title = Eschnapur
game-line = Gather the right symbols, bargain for them, and outbid the others for what the niches hide. A game of trading and sealed bids.
game-minutes = 45

## The board

page-temple = Temple
area-gate_brown = Brown gate
area-gate_red = Red gate
area-gate_blue = Blue gate
area-gate_yellow = Yellow gate
area-gate_green = Green gate
area-cloister_nw = North-west cloister
area-cloister_ne = North-east cloister
area-cloister_e = East cloister
area-cloister_s = South cloister
area-cloister_w = West cloister
area-hall_n = North hall
area-hall_e = East hall
area-hall_se = South-east hall
area-hall_sw = South-west hall
area-hall_w = West hall
place-deck-symbols = Symbol cards
place-deck-bids = Bid cards
place-stock = Movement tiles
place-pool = Supply tiles
colour-brown = brown
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
deck-count = { $count ->
        [0] deck empty
        [one] one card in the deck
       *[other] { $count } cards in the deck
    }
deck-known = at the bottom, in this order: { $cards }
deck-discard = { $count ->
        [0] nothing discarded
       *[other] discarded: { $cards }
    }
deck-price = { $coins ->
        [one] costs one coin
       *[other] costs { $coins } coins
    }
stock-count = { $count ->
        [0] none left in the stock
        [one] one left in the stock
       *[other] { $count } left in the stock
    }
pool-count = { $count ->
        [0] none left in the pool
        [one] one left in the pool, face down
       *[other] { $count } left in the pool, face down
    }
bank-count = { $count ->
        [0] the bank is empty
        [one] one coin in the bank
       *[other] { $count } coins in the bank
    }
niche-closed = niche closed, opens with { $cards }
niche-open = niche open and empty
niche-token = niche open, with the token { $small } over { $large }
niche-yours = your cards open it
pawn-here = { $name } is here
area-steps = { $steps ->
        [0] you are here
        [one] one step away
       *[other] { $steps } steps away
    }
area-ways = passages to: { $areas }

## The reveal of the sealed bids

reveal-title = The bids for the { $large }
reveal-line = The highest bid pays its coins and scores { $large }. The lowest takes the token and the coins on its card.
reveal-highest = Highest
reveal-highest-why = { $pay ->
        [0] costs nothing
        [one] pays one coin
       *[other] pays { $pay } coins
    }
reveal-both = Highest and lowest
reveal-both-why = { $pay ->
        [0] pays nothing, takes the token
        [one] pays one coin, takes the token
       *[other] pays { $pay } coins, takes the token
    }
reveal-between = In between
reveal-between-why = nothing paid, nothing won
reveal-lowest = Lowest
reveal-lowest-why = { $gain ->
        [0] takes the token
        [one] takes the token and one coin
       *[other] takes the token and { $gain } coins
    }
reveal-cancelled = Cancelled
reveal-cancelled-why = needs { $cost }, has { $coins }
reveal-passed = Pass
reveal-passed-why = { $gain ->
        [0] the bank is empty
        [one] takes one coin
       *[other] takes { $gain } coins
    }
reveal-lost = { $bids ->
        [0] Everybody passed: the token leaves the game.
       *[other] Nobody can pay: the token leaves the game.
    }
reveal-monk = The monk goes to { $name }, alone in last place.
reveal-monk-aside = The monk stands beside the board again.
reveal-steps = Step by step
counted-title = The tokens are counted
counted-most = most tokens
counted-fewest = fewest tokens

## Where the points came from

chart-title = Where the points came from
source-openings = Niches opened
source-sealed = Sealed bids
source-monk = The monk’s doubling
source-bonus = Most tokens
source-penalty = Fewest tokens

## Hands and belongings

hand-of = { $name }’s hand
hand-yours = Your hand
hand-covered = Face down while others can see the screen.
card-symbol = symbol card, { $colour }
card-bid = { $coins ->
        [0] bid card { $value }, no coins
        [one] bid card { $value }, one coin
       *[other] bid card { $value }, { $coins } coins
    }
card-pass = pass card, brings { $coins } coins
card-known = everybody knows you hold it
cards-sym = { $count ->
        [0] no symbol cards
        [one] one symbol card
       *[other] { $count } symbol cards
    }
cards-bid = { $count ->
        [0] no bid cards
        [one] one bid card
       *[other] { $count } bid cards
    }
has-coins = { $count ->
        [0] no coins
        [one] one coin
       *[other] { $count } coins
    }
has-moves = { $count ->
        [0] no movement tiles
        [one] one movement tile
       *[other] { $count } movement tiles
    }
has-tiles = Tiles: { $points } of { $needed } points
has-tokens = { $count ->
        [0] no tokens
        [one] one token
       *[other] { $count } tokens
    }
has-monk = ×2
has-monk-long = The laughing monk doubles what this player scores.
has-laid = card laid
own-known = Known cards:

## What is left

supplies-title = What is left
supplies-tokens = { $count ->
        [0] All tokens have been found.
        [one] One token is still hidden:
       *[other] { $count } tokens are still hidden:
    }
supplies-lost = Out of the game:
supplies-queue = The symbol deck ends with these cards, in this order:
supplies-discard = Bid cards discarded:
supplies-tiles = { $count ->
        [0] The pool of supply tiles is empty.
        [one] One supply tile is in the pool:
       *[other] { $count } supply tiles are in the pool:
    }

## Beside the small map

fold-opened = { $opened } of { $toOpen } niches are open.
fold-here = You stand here: { $area }.
fold-near = Your cards open { $area } ({ $steps ->
        [0] where you are
        [one] one step
       *[other] { $steps } steps
    }){ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
fold-none = Your cards open no niche yet.

## The end

ending-title = The tokens are counted
ending-line = The most tokens bring { $most } points, the fewest cost { $fewest }; ties share. If the points are equal, the highest bid card decides.
ending-hand = In hand:
ending-no-cards = nothing

## Around the table

saved-variant = Eschnapur
projected = { $bonus ->
        [0] { $penalty ->
                [0] ±0 at the end
               *[other] { $penalty } at the end
            }
       *[other] { $penalty ->
                [0] +{ $bonus } at the end
               *[other] +{ $bonus } and { $penalty } at the end
            }
    }
projected-long = What the tokens would bring if the game ended now: a bonus for the most, a penalty for the fewest.
option-colours = Colours
option-colours-default = By the number of players
option-colours-default-line = The colours that the rules name for this many players.
header = { $opened } of { $all } niches open
header-long = { $bank ->
        [one] One coin
       *[other] { $bank } coins
    } in the bank; { $bids } bid cards, { $symbols } symbol cards and { $tiles } supply tiles face down
purse = { $coins ->
        [one] One coin
       *[other] { $coins } coins
    } and { $moves ->
        [one] one movement tile
       *[other] { $moves } movement tiles
    }
end-lost = { $count ->
        [one] You could still open a niche.
       *[other] You could still open one of { $count } niches.
    } End the turn all the same?

## Things that change hands

thing-nothing = nothing
thing-coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
thing-movement_tiles = { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }
thing-symbol-named = { $amount ->
        [one] { $colour }
       *[other] { $amount } × { $colour }
    }
thing-bid-named = bid card { $value }
thing-symbol_card-any = { $amount ->
        [one] symbol card (giver chooses)
       *[other] { $amount } symbol cards (giver chooses)
    }
thing-symbol_card-blind = { $amount ->
        [one] symbol card (unseen)
       *[other] { $amount } symbol cards (unseen)
    }
thing-symbol_card-pick = { $amount ->
        [one] symbol card (taker picks)
       *[other] { $amount } symbol cards (taker picks)
    }
thing-bid_card-any = { $amount ->
        [one] bid card (giver chooses)
       *[other] { $amount } bid cards (giver chooses)
    }
thing-bid_card-blind = { $amount ->
        [one] bid card (unseen)
       *[other] { $amount } bid cards (unseen)
    }
thing-bid_card-pick = { $amount ->
        [one] bid card (taker picks)
       *[other] { $amount } bid cards (taker picks)
    }
tile-coins = { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }
tile-movement = { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }
tile-symbol_card = { $amount ->
        [one] a symbol card
       *[other] { $amount } symbol cards
    }
tile-bid_card = { $amount ->
        [one] a bid card
       *[other] { $amount } bid cards
    }
tile-words = { $goods }, { $points ->
        [one] 1 tile point
       *[other] { $points } tile points
    }
name-pass = the pass card
name-bid = the { $value }
name-symbol = the { $colour } card

## The turn

title-begin = { $name }: the turn begins
title-offer = { $name }: make an offer?
title-sell = { $name }: sell one tile
title-reply = { $name }: answer the seller
title-compose = { $name } thinks about terms
title-give = { $name }: give a card
title-pick = { $name }: pick a card
title-after = { $name }: exchange tiles?
title-main = { $name }: walk, open, buy
title-ready = { $name }: buy or bid
title-commit = { $name }: lay a card
turn-title = { $name }’s turn
prompt-begin = Turn up two tiles and sell one of them. You may buy first.
prompt-offer = { $name } sells one of the two tiles. Offer something for one of them, or let it pass.
prompt-sell = Accept an offer, ask for a little more, or sell nothing.
prompt-reply = { $name } asks you for these terms.
prompt-give = Choose the card that you give to { $name }.
prompt-pick = Choose the card that you take from { $name }.
prompt-after = You have enough tile points to exchange tiles for two cards.
prompt-main = Choose an area to walk to, or something to buy.
prompt-place = Choose it again to go there.
prompt-ready = Buy, or choose a card to bid for the { $large }.
prompt-commit = Choose a card for the { $large }, and lay it face down.
prompt-compose = Put the terms together.
outlook-yours = Your cards open
outlook-way = { $buy ->
        [0] { $steps ->
                [0] you are there
                [one] one step
               *[other] { $steps } steps
            }
        [one] { $steps ->
                [one] one step, one tile to buy
               *[other] { $steps } steps, one tile to buy
            }
       *[other] { $steps } steps, { $buy } tiles to buy
    }
outlook-none = Your cards open no niche that is still closed.
prizes = A niche opened now brings { $least } to { $most } points at once, and sealed bids for { $low } to { $high }.
niches = The game ends with the bids after the { $all }th niche; { $opened ->
        [0] none is open yet
        [one] one is open
       *[other] { $opened } are open
    }.
too-far = { $steps ->
        [one] That is one step away
       *[other] That is { $steps } steps away
    }, and you have { $moves ->
        [0] no movement tile
        [one] one movement tile
       *[other] { $moves } movement tiles
    } and too few coins to buy the rest.
offer-walk = { $coins ->
        [0] { $moves ->
            [one] you can walk here for 1 step
           *[other] you can walk here for { $moves } steps
        }
       *[other] { $moves ->
            [0] you can walk here for { $coins } coins
            [one] you can walk here for 1 step and { $coins } coins
           *[other] you can walk here for { $moves } steps and { $coins } coins
        }
    }
offer-open_niche = { $coins ->
        [0] { $moves ->
            [0] you can open the niche
           *[other] you can walk here and open the niche
        }
       *[other] you can walk here and open the niche, for { $coins } coins
    }
offer-buy = { $coins ->
        [one] you can buy here for 1 coin
       *[other] you can buy here for { $coins } coins
    }
do-begin_sale = Turn up two tiles
do-done = Exchange nothing more
buy = Buy
do-buy_symbol = { $coins ->
        [one] Buy a symbol card for one coin
       *[other] Buy a symbol card for { $coins } coins
    }
do-buy_bid = { $coins ->
        [one] Buy a bid card for one coin
       *[other] Buy a bid card for { $coins } coins
    }
do-buy_move = { $coins ->
        [one] Buy a movement tile for one coin
       *[other] Buy a movement tile for { $coins } coins
    }
do-walk = Walk there
do-open_niche = Open the niche
do-walk-and-open = Walk and open
cost-coins = −{ $coins }
gain-coins = { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
cost-walk = { $coins ->
        [0] { $moves ->
            [one] −1 step
           *[other] −{ $moves } steps
        }
       *[other] { $moves ->
            [0] −{ $coins } coins
            [one] −1 step, −{ $coins } coins
           *[other] −{ $moves } steps, −{ $coins } coins
        }
    }
exchange-title = Exchange tiles
exchange-line = Your tiles have { $points } points; tiles with { $needed } or more bring two cards.
exchange-tiles = Tiles to give up
exchange-set = { $set } = { $sum }
exchange-only = These tiles go: { $set }
exchange-take = Cards to take
take-bid-bid = two bid cards
take-symbol-symbol = two symbol cards
take-bid-symbol = one of each
do-exchange = Take { $take }

## The sale

sale-title = { $name } sells
sale-round = Round { $round } of { $rounds }
slot-label = Tile { $slot }
slot-offers = { $count ->
        [0] no offer
        [one] one offer
       *[other] { $count } offers
    }
offers-label = Standing offers
offers-none = Nobody wants them yet: propose something, or sell nothing.
offer-none = no offer
offer-thinks = thinks it over
offer-asked = asked
terms-for = for
terms-asks = and wants
proposal = { $seller } asks { $name }:
do-accept = Accept
do-accept-now = Accept { $name }’s offer
do-look-and-decide = Look and decide
do-change = Change
do-propose = Propose
more-label = Ask for a little more
more-coins = +1 coin
more-moves = +1 step
more-sym = + symbol
more-bid = + bid
do-next_round = Next round
do-reject_all = Sell nothing
do-reject_all-sure = Really sell nothing
do-no-offer = No offer
do-let-stand = Let it stand
do-withdraw = Take it back
do-stay-out = Stay out of this sale
do-agree = Agree
do-refuse = Refuse
do-worth = What is it worth?
worth = { $points ->
        [one] worth about 1 point to you
       *[other] worth about { $points } points to you
    }
terms-title = Your terms for tile { $slot }
terms-to = Your terms to { $name } for tile { $slot }
tray-own = You give
tray-other = { $name } gives
tray-empty = Put something into the buyer’s tray: coins, steps or cards.
tray-not-yours = Your own cards and goods go into your own tray.
tray-remove = Take out: { $words }
stepper-coins = Coins
stepper-moves = Movement tiles
stepper-of = of { $most }
less-coins = One coin fewer
more-of-coins = One coin more
less-moves = One step fewer
more-of-moves = One step more
add-sym = + symbol ({ $count })
add-bid = + bid ({ $count })
modes-label = How the card is chosen
mode-any-own = you choose
mode-blind-own = drawn unseen
mode-pick-own = { $name } looks and takes
mode-any-other = { $name } chooses
mode-blind-other = drawn unseen
mode-pick-other = you look and take
mode-named = A particular card:
mode-named-covered = Name a card of your hand…
mode-any-own-why = You choose the card when the deal is made; only the two of you will know it.
mode-blind-own-why = A card is drawn from your hand unseen; only the two of you will know it.
mode-pick-own-why = { $name } sees all your cards of this kind and takes one.
mode-named-own-why = Everybody learns that you hold this card.
mode-any-other-why = { $name } chooses the card when the deal is made.
mode-blind-other-why = A card is drawn from { $name }’s hand unseen.
mode-pick-other-why = You see all of { $name }’s cards of this kind and take one.
mode-named-other-why = { $name } can agree only if the card is there.
do-send-empty = Offer…
do-send-offer = { $asks ->
        [no] Offer { $give } for tile { $slot }
       *[yes] Offer { $give } for tile { $slot } and { $ask }
    }
do-send-counter = { $asks ->
        [no] Ask { $name } for { $give }
       *[yes] Ask { $name } for { $give }, and add { $ask }
    }
do-back-to-offer = Back to the standing offer
do-empty-trays = Empty the trays
do-close-trays = Cancel
deal-get = You get
deal-give = You give
deal-after = After
deal-get-buyer = { $count ->
        [0] tile { $slot }
       *[other] tile { $slot } and { $things }
    }
deal-give-buyer = { $things }
deal-get-seller = { $things }, and you keep tile { $slot }
deal-give-seller = { $count ->
        [0] tile { $slot }
       *[other] tile { $slot } and { $things }
    }
deal-closes = No longer opens
deal-opens = Then opens
deal-tells = All will know
deal-shows-symbols = { $name } sees all your symbol cards
deal-shows-bids = { $name } sees all your bid cards
deal-unsure = Not certain
deal-unsure-why = { $name } may not hold the card you ask for.
change-coins = coins { $before } → { $after }
change-moves = steps { $before } → { $after }
change-symbol_cards = symbol cards { $before } → { $after }
change-bid_cards = bid cards { $before } → { $after }
change-tile_points = tile points { $before } → { $after }
pick-title = Take one of these cards
do-choose-card = Choose a card
do-give = Give { $card }
do-pick = Take { $card }

## Sealed bids

bids-title = Sealed bids for the { $large }
bids-line = The highest bid pays its coins and scores { $large }. The lowest takes the token and the coins on its card. Passing brings { $pass } coins.
bids-last = This is the last token: the game ends with these bids.
bids-monk = { $name } has the monk: for them the { $large } counts double.
laid-label = Cards laid face down
laid-yes = { $name }: laid
laid-no = { $name }: not yet
bid-choose = Choose a card of your hand to see what it would do.
bid-highest = If it is the highest: pay { $coins } of your { $has ->
        [one] coin
       *[other] { $has } coins
    } and score { $points }.
bid-unpayable = If it is the highest, it is cancelled: it costs { $coins }, and you have { $has }.
bid-lowest = { $coins ->
        [0] If it is the lowest: take the token.
        [one] If it is the lowest: take the token and 1 coin.
       *[other] If it is the lowest: take the token and { $coins } coins.
    }
bid-between = In between it does nothing.
bid-pass = You take { $coins } coins and keep all your cards.
do-lay = Lay { $card } face down
do-lay-none = Choose a card
do-ready-and-lay = Bid with { $card }
do-look-and-bid = Look and bid
do-ready = Bid later
do-pass = Pass

## Looking at a hand

do-cover = Cover
do-peek = Hold to look
do-show-hand = Show my hand

## Plans in words

step-walk = { $count ->
        [one] Walk to the { $area }, one step.
       *[other] Walk to the { $area }, { $count } steps.
    }
step-open_niche = Open the niche.
step-buy_symbol = Buy a symbol card.
step-buy_bid = Buy a bid card.
step-buy_move = Buy a movement tile.
step-begin_sale = Turn up two tiles.
step-ready = Buy nothing more.
step-done = Exchange nothing more.
step-keep = Make no new offer.
step-withdraw = Take the offer back.
step-accept = Accept { $name }’s offer.
step-next_round = Open another round.
step-reject_all = Sell nothing.
step-agree = Agree to the proposal.
step-refuse = Refuse the proposal.
step-compose = Put terms together.
step-end_turn = End the turn.
step-play = Lay { $card } face down.
step-play_pass = Pass.
step-give = Give { $card }.
step-pick = Take { $card }.
step-exchange = Exchange the tiles { $tiles } for { $take }.
step-offer = { $asks ->
        [no] Offer { $give } for tile { $slot }.
       *[yes] Offer { $give } for tile { $slot }, and ask for { $ask }.
    }
step-counter = { $asks ->
        [no] Ask { $name } for { $give } in return for tile { $slot }.
       *[yes] Ask { $name } for { $give } in return for tile { $slot } and { $ask }.
    }

## In brief

guide-goal = You explore the temple of Eschnapur. Points come from opening niches and from winning the sealed bids that follow; the game ends with the bids after the { $niches }th niche.
guide-turn-title = A turn
guide-turn = Two supply tiles are turned up: you keep one and sell the other. Then you walk, and may open one niche. Opening it starts sealed bids, in which everybody takes part. Buying is possible nearly all the time: a symbol card costs { $symbol } coins, a bid card { $bid }, a step { $move }.
guide-sale-title = Bargaining
guide-sale = In up to { $rounds } rounds the others offer coins, steps and cards for one of the two tiles, and may ask for something besides. The seller accepts an offer, asks one player for other terms, or sells nothing and takes { $refusal } coins. A card can be named, chosen by its giver, drawn unseen, or picked by its taker. Tiles with { $points } points together can be exchanged for two cards.
guide-walk-title = Walking and opening
guide-walk = Each step costs one movement tile. A niche opens with the symbol cards it shows; they go under the deck. You score the small number of its token at once.
guide-bids-title = Sealed bids
guide-bids = Everybody lays one bid card, or the pass card, face down. The highest bid pays the coins on its card and scores the large number; the lowest takes the token and the coins on its card; passing brings { $pass } coins. A highest bid that cannot be paid is cancelled. Played bid cards are discarded.
guide-monk-title = The laughing monk
guide-monk = Whoever is alone in last place gets the monk, and every number scored by that player counts double.
guide-end-title = The end
guide-end = Whoever has the most tokens gets { $bonus } points, whoever has the fewest loses { $penalty }. The most points win.
