# What happens in Teotihuacán and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events: setup

order = { $seat } is player { $number }.
board_laid = Slot { $slot } of the ring: { $board }.
royal_laid = Space { $space } of the Palace: { $tile }.
bonus_laid = Temple bonus: { $tile }.
technology_laid = On the Alchemy board: { $tile }.
revealed = Revealed: { $tile }.
found = At { $site }: { $tile }.
dealt = { $seat } is dealt { $tile }.
attached = Revealed with { $start }: { $tile }.
kept = { $seat } keeps { $first } and { $second }.
stationed = { $seat } begins on { $first }, { $second } and { $third }.
neutral_tile = Neutral workers stand where { $tile } shows.

## Events: the turn

gained = { $seat } gains { $count } { $what ->
        [vp] VP
       *[other] { $what }
    }.
waived = { $seat } uses the free-cocoa tile instead of { $count } cocoa.
unlocked = { $seat } unlocks all workers and does nothing else.
unlocked_for_cocoa = { $seat } pays to unlock all workers.
moved = { $seat } moves { $count ->
        [one] a worker of power { $power }
       *[other] two workers of powers { $power }
    } from { $start } to { $board }.
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
raised = { $seat } raises a worker at { $board } to power { $power }.
ascended = { $seat } has a worker at { $board } ascend; it begins again at the Palace.
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
cannot_be_drawn = This cannot come now: { $name }.
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
not_waived = The free-cocoa tile does not pay for this in this game.
nothing_to_waive = There is no cocoa to pay that the free-cocoa tile could waive.
no_tile = This needs an unused tile: { $tile }.
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
tile_not_there = Not there to be claimed: { $tile }.
no_reward = While tiles lie on this step, its reward is not given.
no_reward_here = This place has no printed reward.
mandatory = A power-up must be used while a worker can take it.
not_laid_out = Not laid out in this game: { $tile }.
known = There is an own marker already on { $tile }.
second_row = The second row needs two workers, or a lone worker of power 4 or 5.
wrong_row = With { $workers ->
        [one] one worker
       *[other] { $workers } workers
    } the house cannot go to row { $row }.
not_on_offer = Not on offer: { $tile }.
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
not_this_window = Not to be used at this moment: { $tile }.
nobody_locked = No own worker is locked.
unlock_is_the_turn = Unlocking for free is a whole turn.
double_form = Two workers of one board, the weaker named first, move together with the double-move tile.
too_far = A movement is at most { $count } slots.
near_enough = Up to { $count } slots need no tile.
no_main_action = The Palace has no main action.
no_extra_here = A virtual worker is of no use at { $board }.
enough_workers = On Construction virtual workers count up to { $count }.
nothing_to_learn = No technology is within reach and affordable.
no_building = No building is left.
rows_full = The rows open to so many workers are full.
cannot_decorate = There is no space, no tile, or too little gold.
cannot_lay = No pyramid tile can be laid and paid.
other_space = The worker is at { $board }, not at { $space }.
own_worker_there = An own worker is on { $space } already.
name_the_worker = Two workers arrived: say which of them is locked.
one_worker = Only the worker that arrived can be locked.
royal_tile_first = At the Palace the royal tile must be used; the discovery tile comes only in addition.
no_tile_there = No discovery tile lies at { $board }.
no_ability = No advance is possible, so { $board } has nothing to give but its tile.

## Names of things, by the words that events and refusals use for them

name-palace = the Palace
name-forest = the Forest
name-stone_quarry = the Stone Quarry
name-gold_deposits = the Gold Deposits
name-alchemy = the Alchemy board
name-nobles = the Nobles
name-decorations = the Decorations board
name-construction = the Construction site
name-palace_1 = space 1 of the Palace
name-palace_2 = space 2 of the Palace
name-palace_3 = space 3 of the Palace
name-blue_4 = step 4 of the blue temple
name-red_5 = step 5 of the red temple
name-green_3 = step 3 of the green temple
name-green_6 = step 6 of the green temple
name-avenue_3 = step 3 of the avenue
name-avenue_6 = step 6 of the avenue
name-avenue_8 = step 8 of the avenue
name-start = the starting tile
name-mask_1 = mask 1
name-mask_2 = mask 2
name-mask_3 = mask 3
name-mask_4 = mask 4
name-mask_5 = mask 5
name-mask_6 = mask 6
name-mask_7 = mask 7
name-disc_vp_4 = the tile of 4 points
name-disc_resources_3 = the tile of 3 resources
name-disc_resources_2 = the tile of 2 resources
name-disc_avenue = the avenue tile
name-disc_temple_any = the any-temple tile
name-disc_temple_blue = the blue temple tile
name-disc_temple_red = the red temple tile
name-disc_temple_green = the green temple tile
name-disc_cocoa_4 = the tile of 4 cocoa
name-disc_power_up_2 = the power-up tile
name-disc_double_move = the double-move tile
name-disc_free_cocoa = the free-cocoa tile
name-disc_move_any = the far-move tile
name-disc_extra_worker = the extra-worker tile
name-tech_01_palace_cocoa = technology 1 (cocoa at the Palace)
name-tech_03_alchemy_nobles_vp = technology 3 (points for Alchemy and Nobles)
name-tech_05_extra_resource = technology 5 (one more resource)
name-tech_07_gather_cocoa_vp = technology 7 (cocoa and a point for gathering)
name-tech_09_decoration_vp = technology 9 (points for decorations)
name-tech_11_construction_vp = technology 11 (points for building)
name-tech_13_paid_power_up = technology 13 (one more power-up for cocoa)
name-tech_15_extra_builder = technology 15 (one more builder)
name-tech_17_construction_temple = technology 17 (a temple advance for building)
name-royal_a_technology_vp = royal tile A, points for technologies
name-royal_a_pyramid_vp = royal tile A, points for the pyramid track
name-royal_a_avenue_vp = royal tile A, points for the avenue
name-royal_b_cocoa_to_wood_stone = royal tile B, cocoa for wood and stone
name-royal_b_cocoa_to_stone_gold = royal tile B, cocoa for stone and gold
name-royal_b_cocoa_resource_to_resources = royal tile B, one resource for several
name-royal_c_cocoa_by_power = royal tile C, cocoa
name-royal_c_resource_to_cocoa = royal tile C, resources for cocoa
name-royal_c_cocoa_to_temples = royal tile C, cocoa for temple advances
name-bonus_best_mask_set = the best mask set once more
name-bonus_technologies = 5 points per technology
name-bonus_flat_15 = 15 points
name-bonus_avenue = 3 points per avenue step
name-bonus_bonus_tiles = 9 points per temple bonus reached
name-bonus_discoveries = 2 points per discovery tile
name-bonus_workers = points for workers
name-asc_vp = 5 points
name-asc_cocoa = 5 cocoa
name-asc_temple_1 = a temple advance
name-asc_temple_2 = two temple advances for 3 cocoa
name-asc_fourth_worker = the fourth worker
name-start_01 = starting tile 1
name-start_02 = starting tile 2
name-start_03 = starting tile 3
name-start_04 = starting tile 4
name-start_05 = starting tile 5
name-start_06 = starting tile 6
name-start_07 = starting tile 7
name-start_08 = starting tile 8
name-start_09 = starting tile 9
name-start_10 = starting tile 10
name-start_11 = starting tile 11
name-start_12 = starting tile 12
name-start_13 = starting tile 13
name-start_14 = starting tile 14
name-start_15 = starting tile 15
name-start_16 = starting tile 16
name-start_17 = starting tile 17
name-start_18 = starting tile 18
name-deco_01 = decoration 1
name-deco_02 = decoration 2
name-deco_03 = decoration 3
name-deco_04 = decoration 4
name-deco_05 = decoration 5
name-deco_06 = decoration 6
name-deco_07 = decoration 7
name-deco_08 = decoration 8
name-deco_09 = decoration 9
name-deco_10 = decoration 10
name-deco_11 = decoration 11
name-deco_12 = decoration 12
name-deco_13 = decoration 13
name-deco_14 = decoration 14
name-deco_15 = decoration 15
name-pyr_01 = pyramid tile 1
name-pyr_02 = pyramid tile 2
name-pyr_03 = pyramid tile 3
name-pyr_04 = pyramid tile 4
name-pyr_05 = pyramid tile 5
name-pyr_06 = pyramid tile 6
name-pyr_07 = pyramid tile 7
name-pyr_08 = pyramid tile 8
name-pyr_09 = pyramid tile 9
name-pyr_10 = pyramid tile 10
name-pyr_11 = pyramid tile 11
name-pyr_12 = pyramid tile 12
name-pyr_13 = pyramid tile 13
name-pyr_14 = pyramid tile 14
name-pyr_15 = pyramid tile 15
name-pyr_16 = pyramid tile 16
name-pyr_17 = pyramid tile 17
name-pyr_18 = pyramid tile 18
name-pyr_19 = pyramid tile 19
name-pyr_20 = pyramid tile 20
name-pyr_21 = pyramid tile 21
name-pyr_22 = pyramid tile 22
name-pyr_23 = pyramid tile 23
name-pyr_24 = pyramid tile 24
name-pyr_25 = pyramid tile 25
name-pyr_26 = pyramid tile 26
name-pyr_27 = pyramid tile 27
name-pyr_28 = pyramid tile 28
name-pyr_29 = pyramid tile 29
name-pyr_30 = pyramid tile 30
name-pyr_31 = pyramid tile 31
name-pyr_32 = pyramid tile 32
