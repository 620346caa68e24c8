# What happens in Teotihuacán and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events: setup

order = { $seat } is player { $number }.
board_laid = The board { $board } comes to slot { $slot } of the ring.
royal_laid = { $tile } comes to space { $space } of the Palace.
bonus_laid = { $tile } is a temple bonus of this game.
technology_laid = { $tile } comes to the Alchemy board.
revealed = { $tile } is revealed.
found = { $tile } lies at { $site }.
dealt = { $seat } is dealt { $tile }.
attached = { $tile } is revealed with { $start }.
kept = { $seat } keeps { $first } and { $second }.
stationed = { $seat } begins on { $first }, { $second } and { $third }.
neutral_tile = { $tile } shows where neutral workers stand.

## Events: the turn

gained = { $seat } gains { $count } { $what ->
        [vp] VP
       *[other] { $what }
    }.
waived = { $seat } uses disc_free_cocoa instead of { $count } cocoa.
unlocked = { $seat } unlocks all workers and does nothing else.
unlocked_for_cocoa = { $seat } pays to unlock all workers.
moved = { $seat } moves { $worker } to { $board }.
ended = { $seat } ends the turn.
worshipped = { $seat } worships at { $space }: { $mode ->
        [ability] for its ability
        [claim] for the discovery tile
        [both_ability_first] for its ability and then the tile
       *[both_claim_first] for the tile and then its ability
    }.
evicted = { $seat } pays, and the worker of { $other } is unlocked on { $board }.
exchanged = { $seat } uses the royal exchange { $times ->
        [one] once
       *[other] { $times } times
    }.
gave = { $seat } gives { $what }.
main = { $seat } takes the main action of { $board }.
learned = { $seat } learns { $technology }.
royalty = { $other } scores { $count } for having that technology already.
housed = { $seat } builds a house in row { $row }.
decorated = { $seat } decorates the { $side } stairway with { $tile }: { $matches ->
        [0] no match
        [one] one match
       *[other] { $matches } matches
    }.
built = { $seat } lays { $tile } on { $spot }, level { $level }: { $matches ->
        [0] no match
        [one] one match
       *[other] { $matches } matches
    }.

## Events: rewards

advanced = { $seat } is on step { $step } of the { $temple } temple.
blocked = { $seat } cannot advance in the { $temple } temple.
walked = { $seat } is on step { $step } of the Avenue of the Dead.
claimed = { $seat } claims { $tile } from { $site }.
used = { $seat } uses { $tile }.
declined = { $seat } { $offer ->
        [fresh] keeps the tile for later
       *[other] does without
    }.
raised = { $seat } raises { $worker } to power { $power }.
ascended = { $seat }: the worker { $worker } ascends and begins again at the Palace.
power_lost = { $seat } has no unlocked worker there: { $count ->
        [one] one power-up is lost
       *[other] { $count } power-ups are lost
    }.
wheel = { $seat } chooses { $reward } for the ascension.
fourth_worker = { $seat } brings the fourth worker, power { $power }, to the Palace.
paid_power = { $seat } pays cocoa for one more power-up.

## Events: calendar

eclipse_coming = The white disc has reached the black one: eclipse { $eclipse } is coming.
completed = { $seat } completes the pyramid; the coming eclipse is the last.
last_round = One more round, then eclipse { $eclipse }.
eclipse = Eclipse { $eclipse }.
eclipse_scored = { $seat } scores { $points }: { $avenue } for the avenue, { $leader } for the lead on the pyramid, { $pyramid } for pyramid steps, { $masks } for masks.
salary = { $seat } pays { $paid } cocoa to the workers and loses { $lost ->
        [one] one point
       *[other] { $lost } points
    }.
next_era = Era { $era } begins.
bonus = { $seat } scores { $count } for the { $temple } temple bonus.
game_over = The game is over; { $other } wins.

## Refusals: moments

no_such_action = Teotihuacán has no action "{ $action }".
game_is_over = The game is over.
no_chance_now = Nothing is drawn at this moment.
cannot_be_drawn = { $name } cannot come now.
chance_first = First chance decides.
due_keep = First two starting tiles must be kept.
due_station = First the workers must be put on three boards.
due_power = First a worker must be raised.
due_claim = First decide whether to claim a discovery tile.
due_turn = The turn begins with a movement or with unlocking all workers.
due_act = First the action on the board of arrival must be chosen.
due_end = The action is done: use tiles, pay to unlock, or end the turn.
due_take = First resources must be chosen.
due_temple = First a temple must be chosen.
due_fresh = First decide whether to use the tile just claimed.
due_learn = First a technology must be chosen.
due_house = First the row of the house must be chosen.
due_decorate = First a decoration must be placed.
due_build = First a pyramid tile must be laid, or building stopped.
due_paid_power = First decide whether to pay for one more power-up.
due_wheel = First the reward of the ascension must be chosen.
due_royal = First the use of the royal tile must be decided.
due_salary = First the salaries must be decided.

## Refusals: reasons

cannot_pay = It costs { $count } { $what }, and there is { $has }.
not_waived = disc_free_cocoa does not pay for this in this game.
nothing_to_waive = There is no cocoa to pay that disc_free_cocoa could waive.
no_tile = No unused { $tile } is there.
not_dealt = The tiles dealt are { $tiles }; two of them are kept, named in this order.
not_shown = Three different boards of those shown on the kept tiles, named by board number.
take_wrong = { $count ->
        [one] One resource is
       *[other] { $count } resources are
    } chosen, named in the order wood, stone, gold.
give_wrong = At most { $count ->
        [one] one resource
       *[other] { $count } resources
    } may be given, named in the order wood, stone, gold.
too_often = That is more often than the worker's power allows: { $count }.
not_matched = No coloured icon of the { $temple } temple matched.
temple_blocked = The { $temple } marker on step { $step } cannot advance.
tile_not_there = { $tile } does not lie there.
no_reward = While tiles lie on this step, its reward is not given.
no_reward_here = This place has no printed reward.
mandatory = A power-up must be used while a worker can take it.
not_laid_out = { $tile } is not laid out in this game.
known = { $tile } has an own marker already.
second_row = The second row needs two workers, or a lone worker of power 4 or 5.
wrong_row = With { $workers ->
        [one] one worker
       *[other] { $workers } workers
    } the house cannot go to row { $row }.
not_on_offer = { $tile } is not on offer.
stair_full = The { $side } stairway is complete.
stair_closed = The next space of the { $side } stairway needs pyramid tiles below it.
no_such_square = The pyramid has no square { $square }.
square_filled = Square { $square } is filled.
not_supported = Square { $square } needs four filled squares below it.
no_discount = There is no discount, or it has been used.
no_wood_to_save = Level 1 costs no wood, so no wood can be saved.
cannot_build = Level { $level } costs more than { $stone } stone and { $wood } wood.
one_tile_at_least = At least one tile is laid.
no_worker = No such own unlocked worker: { $worker }.
other_board = { $worker } is not on the board of the main action.
all_workers = All four workers are in play.
salary_form = Salary is paid in another form in this profile.
salary_too_high = That is more than the workers earn.
mask_not_used = Masks are never used up; they score at every eclipse.
not_this_window = { $tile } cannot be used at this moment.
nobody_locked = No own worker is locked.
unlock_is_the_turn = Unlocking for free is a whole turn.
double_form = Two workers of one board, the weaker named first, move together with disc_double_move.
too_far = A movement is at most { $count } slots.
near_enough = Up to { $count } slots need no tile.
no_main_action = The Palace has no main action.
no_extra_here = { $board } has no use for a virtual worker.
enough_workers = On Construction virtual workers count up to { $count }.
nothing_to_learn = No technology is within reach and affordable.
no_building = No building is left.
rows_full = The rows open to so many workers are full.
cannot_decorate = There is no space, no tile, or too little gold.
cannot_lay = No pyramid tile can be laid and paid.
other_space = { $space } is not a worship space of { $board }.
own_worker_there = An own worker is on { $space } already.
name_the_worker = Two workers arrived: say which of them is locked.
one_worker = Only the worker that arrived can be locked.
royal_tile_first = At the Palace the royal tile must be used; the discovery tile comes only in addition.
no_tile_there = No discovery tile lies at { $board }.
no_ability = No advance is possible, so { $board } has nothing to give but its tile.
