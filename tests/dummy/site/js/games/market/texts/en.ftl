# Market day: what is on the table and what can be done there.

game-title = Market day
saved-variant = Market day

area-gate = Gate
area-plaza = Plaza
area-dock = Dock
stall-worth = worth { $worth } points
stall-card = { $card ->
        [0] { $name } has a card face down
       *[other] { $name } has the { $card }
    }
stall-offer = you can lay a card here

prompt-begin = Choose a card and a stall.
prompt-what = Which card?
prompt-where = At which stall?
prompt-how = Face down, or face up for a point?
do-card = Card { $card }
do-hide = Face down
do-show = Face up
step-hide = Lay the { $card } face down: { $area }
step-show = Show the { $card }: { $area }

day = Day { $day } of { $days }
hand-label = Hand
hand-card = { $card ->
        [0] ?
       *[other] { $card }
    }

evening-title = Evening of day { $day }
evening-stall = Stall
evening-best = Best card
evening-points = Points
evening-card = { $name }: { $card }
evening-nobody = nobody
source-shown = Cards shown
source-gate = Gate
source-plaza = Plaza
source-dock = Dock

guide-goal = Lay cards at the stalls of a market. After each of { $days } days all cards are opened, and the highest card at a stall earns what is written on its awning.
guide-turn = Each day you are dealt { $hand } cards. In turn, lay one at a stall where you have none, face down so that nobody knows it, or face up, which earns a point at once.
