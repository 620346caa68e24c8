# Why a computer player of Eschnapur does what it does, in English. Read by the engine (sacbe.core.texts) and the site.

exchange = Twelve tile points are worth { $take }.
hunt = Another symbol card may open a niche at once.
open = Goes to open the niche of { $area }, for about { $points ->
        [one] one point
       *[other] { $points } points
    }.
sale = Sells first; purchases can wait.
ready = Is happy with the cards in its hand.
wait = No niche is worth opening now; saves its goods.
buy_bid = A fresh bid card can be expected to pay for itself.
bid_pass = Passes and takes the coins.
bid = Plays { $card } for the { $points } points of the token.
bid_saves = Saves its coins, because the points of the last niches count most.
bid_wins = Should win about { $tenths ->
        [one] one time
       *[other] { $tenths } times
    } in ten.
bid_token = Should be the lowest and take the token about { $tenths ->
        [one] one time
       *[other] { $tenths } times
    } in ten.
offer_leads = Its offer is already the best one.
no_offer = Neither tile is worth outbidding the others for.
offer = Offers { $give } for { $slot ->
        [1] the first tile
       *[2] the second tile
    }{ $ask-count ->
        [0] .
       *[other] , and wants { $ask } as well.
    }
outbids = Has to offer more than { $seat }.
starts_low = Nobody has offered more yet.
can_bear = Thinks that { $seat } can give a little more.
likely = { $seat } should agree about { $tenths ->
        [one] one time
       *[other] { $tenths } times
    } in ten.
another_round = Lets the buyers outbid each other once more.
reject = No offer is worth as much as the coins for selling nothing.
accept = Accepts the best offer, which is { $seat }’s.
counter = Asks { $seat } for { $give } in return for { $slot ->
        [1] the first tile
       *[2] the second tile
    }{ $ask-count ->
        [0] .
       *[other] , and would give { $ask } as well.
    }
agree = Agrees, because it still pays.
refuse = That is too expensive.
give_least = Gives up the card that it will miss least.
pick_best = Takes the card that helps it most.
