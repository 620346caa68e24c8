# What happens in Teotihuacán and why something may not, in English. Read by the engine (sacbe.core.texts) and the site.

## Events: setup

order = { $seat } is player { $number }.
board_laid = Slot { $slot } of the ring: { $board }.
royal_laid = Space { $space } of the Palace: { $tile }.
bonus_laid = The bonus of { $temple }: { $tile }.
technology_laid = On the Alchemy board: { $tile }.
revealed = Revealed: { $tile }.
found = At { $site }: { $tile }.
supplied = { $seat } begins with { $gain }{ $technologies-count ->
        [0] .
       *[other] , and with { $technologies }.
    }
dealt = { $seat } is dealt { $tile }.
attached = Revealed with { $start }: { $tile }.
laid_open = To be drafted: { $tile }.
picked = { $seat } drafts { $tile }.
kept = { $seat } keeps { $tiles }.
stationed = { $seat } puts workers at { $boards }.
neutral_tile = Neutral workers stand where { $tile } shows.

## Events: the turn

gained = { $seat } gains { $gain }.
collected = { $seat } collects { $gain }.
profited = { $seat } gains { $gain } from { $technology }.
waived = { $seat } uses { $tile } instead of paying { $cost }.
unlocked = { $seat } unlocks all workers and does nothing else.
unlocked_for_cocoa = { $pay-count ->
        [0] { $seat } unlocks all workers.
       *[other] { $seat } pays { $pay } to unlock all workers.
    }
moved = { $seat } moves { $powers-count ->
        [one] a worker of power { $powers }
       *[other] two workers of powers { $powers }
    } from { $start } to { $board }{ $tiles-count ->
        [0] .
       *[other] , using { $tiles }.
    }
ended = { $seat } ends the turn.
worshipped = { $seat } worships at { $space } { $mode ->
        [ability] for its ability
        [claim] for the discovery tile
        [both_ability_first] for its ability and then the discovery tile
       *[both_claim_first] for the discovery tile and then its ability
    }{ $pay-count ->
        [0] .
       *[other] , paying { $pay }.
    }
evicted = The worker of { $other } is unlocked at { $board }.
royal_used = { $gain-count ->
        [0] { $seat } uses { $tile } and gains nothing.
       *[other] { $seat } uses { $tile } and gains { $gain }.
    }
exchanged = { $pay-count ->
        [0] { $seat } gets { $gain } from { $tile }.
       *[other] { $seat } exchanges { $pay } for { $gain } with { $tile }.
    }
gave = { $gain-count ->
        [0] { $seat } gives { $pay } to { $tile }.
       *[other] { $seat } exchanges { $pay } for { $gain } with { $tile }.
    }
bought_advance = { $pay-count ->
        [0] { $seat } buys an advance in { $temple } with { $tile }.
       *[other] { $seat } pays { $pay } for an advance in { $temple } with { $tile }.
    }
main = { $seat } takes the main action of { $board }{ $pay-count ->
        [0] .
       *[other] , paying { $pay }.
    }
learned = { $seat } learns { $technology }{ $pay-count ->
        [0] .
       *[other] , paying { $pay }.
    }
royalty = { $seat } scores { $gain } for knowing it already.
housed = { $seat } builds a house in row { $row } for { $pay } and gains { $gain }.
decorated = { $seat } decorates { $side } with { $tile } for { $pay } and gains { $gain } ({ $matches ->
        [0] no match
        [one] one match
       *[other] { $matches } matches
    }).
built = { $seat } lays { $tile } on { $square } for { $pay } and gains { $gain } ({ $matches ->
        [0] no match
        [one] one match
       *[other] { $matches } matches
    }).

## Events: rewards

advanced = { $seat } advances to step { $step } of { $temple }{ $gain-count ->
        [0] .
       *[other] , gaining { $gain }.
    }
blocked = { $seat } cannot advance in { $temple }.
rewarded = { $gain-count ->
        [0] { $seat } takes the reward of step { $step } of { $temple }.
       *[other] { $seat } takes the reward of step { $step } of { $temple }: { $gain }.
    }
walked = { $seat } goes to step { $step } of the Avenue of the Dead.
claimed = { $seat } claims { $tile } from { $site }{ $pay-count ->
        [0] .
       *[other] , paying { $pay }.
    }
used = { $seat } uses { $tile }{ $gain-count ->
        [0] .
       *[other] , gaining { $gain }.
    }
declined = { $seat } { $offer ->
        [fresh] keeps the tile for later
       *[other] does without
    }.
raised = { $seat } raises a worker at { $board } to power { $power }.
ascended = A worker of { $seat } at { $board } ascends and begins again at the Palace.
power_lost = { $seat } has no unlocked worker there: { $count ->
        [one] one power-up is lost
       *[other] { $count } power-ups are lost
    }.
wheel = { $seat } chooses { $reward } for the ascension.
fourth_worker = { $seat } brings the fourth worker, of power { $power }, to the Palace.
paid_power = { $seat } pays { $pay } for one more power-up.

## Events: calendar

eclipse_coming = The white disc has reached the black one: eclipse { $eclipse } is coming.
completed = { $seat } completes the pyramid; the coming eclipse is the last.
last_round = One more round, then eclipse { $eclipse }.
eclipse = Eclipse { $eclipse }.
eclipse_scored = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    }: { $avenue } for the Avenue, { $leader } for the lead on the pyramid track, { $pyramid } for { $steps ->
        [one] one step
       *[other] { $steps } steps
    } on it, { $masks } for masks.
salary = { $pay-count ->
        [0] { $seat } pays the workers nothing
       *[other] { $seat } pays the workers { $pay }
    }{ $lost ->
        [0] .
        [one] , losing one point.
       *[other] , losing { $lost } points.
    }
next_era = Era { $era } begins.
bonus = { $seat } scores { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    } for the bonus of { $temple }.
game_over = The game is over; { $other } wins.

## Refusals: moments

no_such_action = Teotihuacán has no action “{ $action }”.
game_is_over = The game is over.
no_chance_now = Nothing is drawn at this moment.
cannot_be_drawn = This cannot be drawn now: { $name }.
chance_first = Something has to be drawn first.
due_keep = First keep two of your starting tiles.
due_pick = First draft a starting tile.
due_station = First put your workers on three boards.
due_power = First raise a worker.
due_claim = First decide whether you claim a discovery tile.
due_turn = Begin your turn by moving, or by unlocking all your workers.
due_act = First choose what you do on the board where you arrived.
due_end = Your action is done: use tiles, pay to unlock, or end your turn.
due_take = First choose your resources.
due_temple = First choose a temple.
due_fresh = First decide whether you use the tile that you have just claimed.
due_learn = First choose a technology.
due_house = First choose the row of your house.
due_decorate = First place a decoration.
due_build = First lay a pyramid tile, or stop building.
due_paid_power = First decide whether you pay for one more power-up.
due_wheel = First choose the reward of the ascension.
due_royal = First decide how you use the royal tile.
due_salary = First decide about your workers’ salaries.

## Refusals: reasons

cannot_pay = That costs { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
not_waived = The free-cocoa tile does not pay for this in this game.
nothing_to_waive = There is no cocoa to pay, so the free-cocoa tile has nothing to do.
no_tile = You cannot use { $tile }: you have none that is unused.
not_dealt = You were dealt { $tiles }; keep two of them, named in this order.
not_in_row = You cannot draft { $tile }: it does not lie in the row.
not_shown = Choose three different boards of those that your tiles show, named by board number.
take_wrong = Choose { $count ->
        [one] one resource
       *[other] { $count } resources, named in the order wood, stone, gold
    }.
give_wrong = You may give at most { $count ->
        [one] one resource
       *[other] { $count } resources, named in the order wood, stone, gold
    }.
too_often = That is more often than the power of your worker allows{ $count ->
        [0] .
       *[other] , which is { $count }.
    }
not_matched = No coloured icon of { $temple } matched.
temple_blocked = Your marker cannot advance from step { $step } of { $temple }.
tile_not_there = You cannot claim { $tile } here.
no_reward = While tiles lie on this step, its reward is not given.
no_reward_here = This place has no printed reward.
mandatory = You must use a power-up as long as one of your workers can take it.
not_laid_out = This game does not have { $tile }.
known = You already know { $tile }.
second_row = For the second row you need two workers, or a lone worker of power 4 or 5.
wrong_row = With { $workers ->
        [one] one worker
       *[other] { $workers } workers
    } you cannot build a house in row { $row }.
not_on_offer = The tiles on offer do not include { $tile }.
stair_full = There is no space left on { $side }.
stair_closed = The next space on { $side } needs pyramid tiles below it.
no_such_square = The pyramid has no such square: { $square }.
square_filled = A tile lies on { $square } already.
not_supported = There must be four tiles below { $square }.
no_discount = You have no discount, or you have used it.
no_wood_to_save = Level 1 costs no wood, so you cannot save any.
cannot_build = Level { $level } costs more than you have: { $have }.
one_tile_at_least = You must lay at least one tile.
no_worker = { $workers-count ->
        [one] You have no such unlocked worker: { $workers }.
       *[other] You have no such unlocked workers: { $workers }.
    }
other_board = Raise a worker on the board of the main action, not { $worker }.
all_workers = All four of your workers are in play.
salary_form = Under these rules salaries are paid in another way.
salary_too_high = That is more than your workers earn.
mask_not_used = Masks are never used up; they score at every eclipse.
not_this_window = You cannot use { $tile } at this moment.
avenue_end = You are on the last step of the Avenue of the Dead.
nobody_to_raise = All your workers are locked, so none can be raised.
no_temple = You cannot advance in any temple.
nobody_there = You have no unlocked worker at { $board }.
nobody_locked = None of your workers is locked.
unlock_is_the_turn = Unlocking for free takes a whole turn.
double_form = Two workers of one board, the weaker named first, move together with the double-move tile.
too_far = A worker moves at most { $count } slots.
near_enough = You need no tile to move up to { $count } slots.
no_main_action = The Palace has no main action.
no_extra_here = A virtual worker is of no use at { $board }.
enough_workers = More than { $count } workers gain nothing extra at { $board }, so the tile would be wasted.
nothing_to_learn = There is no technology that you can reach and pay for.
no_building = No building is left.
rows_full = The rows open to so many workers are full.
cannot_decorate = There is no free space, no tile, or you have too little gold.
cannot_lay = There is no pyramid tile that you can lay and pay for.
other_space = Your worker is at { $board }, not at { $space }.
own_worker_there = One of your workers is at { $space } already.
name_the_worker = Two workers arrived: say which of them you lock.
one_worker = Only the worker that arrived can be locked.
royal_tile_first = At the Palace you must use the royal tile; the discovery tile comes only in addition.
no_tile_there = No discovery tile lies at { $board }.
no_means = You could not make the exchange of { $tile } even once.
no_ability = You cannot advance, so { $board } has nothing to give you but its tile.

## Goods and steps

good-vp = { $amount ->
        [one] one point
       *[other] { $amount } points
    }
good-cocoa = { $amount } cocoa
good-wood = { $amount ->
        [0] no wood
       *[other] { $amount } wood
    }
good-stone = { $amount ->
        [0] no stone
       *[other] { $amount } stone
    }
good-gold = { $amount } gold
good-blue = { $amount ->
        [one] one step in the blue temple
       *[other] { $amount } steps in the blue temple
    }
good-red = { $amount ->
        [one] one step in the red temple
       *[other] { $amount } steps in the red temple
    }
good-green = { $amount ->
        [one] one step in the green temple
       *[other] { $amount } steps in the green temple
    }
good-avenue = { $amount ->
        [one] one step on the Avenue of the Dead
       *[other] { $amount } steps on the Avenue of the Dead
    }
good-track = { $amount ->
        [one] one step on the pyramid track
       *[other] { $amount } steps on the pyramid track
    }
good-worker = a worker of power { $power } at { $board }
good-square = row { $row }, column { $column } of level { $level }

## Names of things, by the words that events and refusals use for them

name-blue = the blue temple
name-red = the red temple
name-green = the green temple
name-north = the north stairway
name-east = the east stairway
name-south = the south stairway
name-west = the west stairway
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
name-avenue_3 = step 3 of the Avenue
name-avenue_6 = step 6 of the Avenue
name-avenue_8 = step 8 of the Avenue
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
name-disc_avenue = the Avenue tile
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
name-royal_a_technology_vp = royal tile A (points for technologies)
name-royal_a_pyramid_vp = royal tile A (points for the pyramid track)
name-royal_a_avenue_vp = royal tile A (points for the Avenue)
name-royal_b_cocoa_to_wood_stone = royal tile B (cocoa for wood and stone)
name-royal_b_cocoa_to_stone_gold = royal tile B (cocoa for stone and gold)
name-royal_b_cocoa_resource_to_resources = royal tile B (one resource for several)
name-royal_c_cocoa_by_power = royal tile C (cocoa)
name-royal_c_resource_to_cocoa = royal tile C (resources for cocoa)
name-royal_c_cocoa_to_temples = royal tile C (cocoa for temple advances)
name-bonus_best_mask_set = the best mask set once more
name-bonus_technologies = 5 points per technology
name-bonus_flat_15 = 15 points
name-bonus_avenue = 3 points per step on the Avenue
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
