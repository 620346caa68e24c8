# Why a computer player of Eschnapur does what it does, in English.

exchange = Twelve tile points are worth { $take ->
        [bid-bid] two bid cards
        [symbol-symbol] two symbol cards
       *[other] a bid card and a symbol card
    }.
hunt = Another symbol card may open a niche at once.
open = Goes to open { $area }, for about { $points } points.
sale = Sells first; purchases can wait.
ready = Is content with the cards in hand.
wait = No niche can be opened that is worth it; saves the goods.
buy_bid = A fresh bid card can be expected to pay.
bid_pass = Passes for the coins.
bid = Plays the { $card } for the { $large }.
offer_leads = The own offer is the best already.
no_offer = Nothing on the table is worth outbidding the others.
offer = Offers { $give } for slot { $slot }.
another_round = Lets the buyers outbid each other once more.
reject = No offer is worth as much as the coins for selling nothing.
accept = Takes the best offer, from { $seat }.
counter = Asks { $seat } for { $give }.
agree = Agrees: it still pays.
refuse = That is too dear.
give_least = Parts with the card that is missed least.
pick_best = Takes the card that helps most.
