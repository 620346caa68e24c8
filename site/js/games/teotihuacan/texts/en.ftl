# What the page says about Teotihuacán. First the board and what is on it, then the table.

## Pages of the board on a small screen

page-ring = Ring
page-pyramid = Pyramid
page-temples = Temples
page-tech = Tech and nobles

## What is written on the board

board-palace = Palace
board-forest = Forest
board-stone_quarry = Stone Quarry
board-gold_deposits = Gold Deposits
board-alchemy = Alchemy
board-nobles = Nobles
board-decorations = Decorations
board-construction = Construction
board-short-palace = Palace
board-short-forest = Forest
board-short-stone_quarry = Quarry
board-short-gold_deposits = Gold
board-short-alchemy = Alchemy
board-short-nobles = Nobles
board-short-decorations = Decor
board-short-construction = Site
level-short = L{ $level }
era-short = Era { $era } of { $eras }
turns-left = { $least } to { $most } turns left
turns-exactly = { $turns ->
        [one] your last turn
       *[other] { $turns } turns left
    }
eclipse-pending = one more round after this
eclipse-last_round = last round before the eclipse
track-title = Pyramid track: { $points } a step at the eclipse
track-short = { $points } a step
forecast-title = If the eclipse were now
forecast-wage = wage { $wage }, has { $cocoa }

## Places, in words

place-worker = { $name }: worker of power { $power } at { $board }
place-space = { $number ->
        [1] { $board }, first worship space
        [2] { $board }, second worship space
        [3] { $board }, third worship space
       *[other] { $board }, worship space
    }
place-site = { $track }, discovery tiles on step { $step }
place-step = { $track }, step { $step }
place-square = Pyramid level { $level }, row { $row }, column { $column }
place-temple = { $temple ->
        [blue] Blue temple
        [red] Red temple
       *[green] Green temple
    }
place-stairs = { $stairs ->
        [north] North stairway
        [east] East stairway
        [south] South stairway
       *[west] West stairway
    }
place-house = { $row ->
        [1] Nobles, row for one worker
        [2] Nobles, row for two workers
       *[other] Nobles, row for three workers
    }
place-wheel = Ascension wheel
place-start = Starting tile { $number }
place-pyramid = Pyramid tile { $number }
place-decoration = Decoration { $number }
place-avenue = Avenue of the Dead
place-track = Pyramid track
place-calendar = Calendar
place-forecast = If the eclipse were now
board-workers = { $name }: { $powers }
board-neutral = { $count ->
        [one] a neutral worker
       *[other] { $count } neutral workers
    }
board-price = work costs { $colours } cocoa
board-collect = collecting brings { $amount } cocoa
board-yield = your workers here would bring { $gain }
board-tile = discovery tile: { $tile }
workers-alike = { $count } of them
space-free = empty
space-taken = a worker of { $name } is locked here, of power { $power }
technology-terms = { $temple ->
        [blue] costs { $cost } gold and brings a step in the blue temple
        [red] costs { $cost } gold and brings a step in the red temple
       *[green] costs { $cost } gold and brings a step in the green temple
    }
technology-owners = known to { $names }
row-full = full
row-next = { $points ->
        [one] the next house scores 1 point
       *[other] the next house scores { $points } points
    }
square-filled = a tile lies here
square-free = free
square-later = needs four tiles below
square-terms = { $points ->
        [one] costs { $cost }, scores 1 point
       *[other] costs { $cost }, scores { $points } points
    }
stairs-height = { $height ->
        [0] nothing on it yet
        [one] one decoration
       *[other] { $height } decorations
    }
icons = icons: { $icons }
icon-b = drop
icon-b-coloured = blue drop
icon-r = flames
icon-r-coloured = red flames
icon-g = leaf
icon-g-coloured = green leaf
icon-p = dot
on-step = { $name } on step { $step }
on-step-next = { $name } on step { $step }, next { $gain }
on-step-tiles = { $count ->
        [one] { $name } on step { $step }, next a discovery tile
       *[other] { $name } on step { $step }, next one of { $count } discovery tiles
    }
on-step-bonus = { $name } on step { $step }, next the bonus tile
temple-bonus = bonus at the end: { $bonus }
step-brings = brings { $gain }
step-tiles = tiles to claim: { $tiles }
step-seats = here: { $names }
step-empty = nobody here
avenue-value = { $points ->
        [one] a step scores 1 point at the eclipse
       *[other] a step scores { $points } points at the eclipse
    }
discs = white disc on { $white }, black disc on { $black }
forecast-seat = { $name } +{ $points }: Avenue { $avenue }, lead { $leader }, track { $pyramid }, masks { $masks }; temple bonuses at the end { $bonus }; wages { $wage }, cocoa { $cocoa }
wheel-long = a worker raised beyond 5 ascends: a step on the Avenue, a fresh start at the Palace, and one of these rewards

## Amounts

amount-vp = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
amount-cocoa = { $amount } cocoa
amount-wood = { $amount } wood
amount-stone = { $amount } stone
amount-gold = { $amount } gold
amount-resource = { $amount ->
        [one] 1 resource of your choice
       *[other] { $amount } resources of your choice
    }
amount-temple_any = { $amount ->
        [one] a step in any temple
       *[other] { $amount } steps in any temples
    }

## Tiles

tile-cost = costs { $cost }
tile-free = free

tile-mask_1 = Mask of the sun
tile-mask_2 = Mask of the rain
tile-mask_3 = Mask of the jaguar
tile-mask_4 = Jade mask
tile-mask_5 = Mask of the eagle
tile-mask_6 = Feathered mask
tile-mask_7 = Skull mask
tile-mask-long = sets of different masks score at every eclipse
tile-disc_vp_4 = Tile of 4 points
tile-disc_vp_4-long = use it once for 4 points
tile-disc_resources_3 = Tile of 3 resources
tile-disc_resources_3-long = use it once for 3 resources of your choice
tile-disc_resources_2 = Tile of 2 resources
tile-disc_resources_2-long = use it once for 2 resources of your choice
tile-disc_avenue = Avenue tile
tile-disc_avenue-long = use it once for a step on the Avenue of the Dead
tile-disc_temple_any = Any-temple tile
tile-disc_temple_any-long = use it once for a step in any temple
tile-disc_temple_blue = Blue temple tile
tile-disc_temple_blue-long = use it once for a step in the blue temple
tile-disc_temple_red = Red temple tile
tile-disc_temple_red-long = use it once for a step in the red temple
tile-disc_temple_green = Green temple tile
tile-disc_temple_green-long = use it once for a step in the green temple
tile-disc_cocoa_4 = Tile of 4 cocoa
tile-disc_cocoa_4-long = use it once for 4 cocoa
tile-disc_power_up_2 = Power-up tile
tile-disc_power_up_2-long = use it once for two power-ups, on any boards
tile-disc_double_move = Double move
tile-disc_double_move-long = use it once to move two of your workers together
tile-disc_free_cocoa = Free cocoa
tile-disc_free_cocoa-long = use it once instead of paying cocoa
tile-disc_move_any = Far move
tile-disc_move_any-long = use it once to move as far as you like
tile-disc_extra_worker = Extra worker
tile-disc_extra_worker-long = use it once at Alchemy, the Nobles or Construction to act with one more worker
tile-tech_01_palace_cocoa = Technology: cocoa at the Palace
tile-tech_01_palace_cocoa-long = 1 cocoa whenever a worker of yours reaches or passes the Palace
tile-tech_03_alchemy_nobles_vp = Technology: Alchemy and Nobles
tile-tech_03_alchemy_nobles_vp-long = 3 points for each main action at Alchemy or the Nobles
tile-tech_05_extra_resource = Technology: richer yields
tile-tech_05_extra_resource-long = one more wood, stone or gold whenever you gather
tile-tech_07_gather_cocoa_vp = Technology: gatherers’ cocoa
tile-tech_07_gather_cocoa_vp-long = 1 cocoa and 1 point whenever you gather
tile-tech_09_decoration_vp = Technology: painters
tile-tech_09_decoration_vp-long = 4 points for each decoration
tile-tech_11_construction_vp = Technology: builders
tile-tech_11_construction_vp-long = 3 points for each main action at Construction
tile-tech_13_paid_power_up = Technology: training
tile-tech_13_paid_power_up-long = after the power-ups of a main action, pay 1 cocoa for one more
tile-tech_15_extra_builder = Technology: one more builder
tile-tech_15_extra_builder-long = at Construction you act with one more worker and pay one wood or stone less
tile-tech_17_construction_temple = Technology: consecration
tile-tech_17_construction_temple-long = a step in any temple for each main action at Construction
tile-royal_a_technology_vp = Royal tile: technologies
tile-royal_a_technology_vp-long = 2 points for each of your technologies, at most as many as the power of the worker
tile-royal_a_pyramid_vp = Royal tile: pyramid track
tile-royal_a_pyramid_vp-long = 2 points for each of your steps on the pyramid track, at most as many as the power of the worker
tile-royal_a_avenue_vp = Royal tile: Avenue
tile-royal_a_avenue_vp-long = 1 point for each of your steps on the Avenue, at most one more than the power of the worker
tile-royal_b_cocoa_to_wood_stone = Royal tile: wood and stone
tile-royal_b_cocoa_to_wood_stone-long = pay 1 cocoa for 1 wood and 1 stone, as many times as the power of the worker
tile-royal_b_cocoa_to_stone_gold = Royal tile: stone and gold
tile-royal_b_cocoa_to_stone_gold-long = pay 1 cocoa for 1 stone and 1 gold, as many times as the power of the worker
tile-royal_b_cocoa_resource_to_resources = Royal tile: trade
tile-royal_b_cocoa_resource_to_resources-long = once, pay 1 cocoa and 1 resource for as many resources as the power of the worker
tile-royal_c_cocoa_by_power = Royal tile: cocoa
tile-royal_c_cocoa_by_power-long = cocoa: one more than the power of the worker
tile-royal_c_resource_to_cocoa = Royal tile: resources for cocoa
tile-royal_c_resource_to_cocoa-long = give 1 resource for 2 cocoa, as many times as the power of the worker
tile-royal_c_cocoa_to_temples = Royal tile: temples
tile-royal_c_cocoa_to_temples-long = pay 1 cocoa for a step in any temple, as many times as the power of the worker, less one
tile-bonus_best_mask_set = your best mask set once more
tile-bonus_technologies = 5 points for each technology
tile-bonus_flat_15 = 15 points
tile-bonus_avenue = 3 points for each step on the Avenue
tile-bonus_bonus_tiles = 9 points for each temple bonus you reach
tile-bonus_discoveries = 2 points for each discovery tile that is not a mask
tile-bonus_workers = 4 points for each worker, 9 if its power is 4 or 5
tile-asc_vp = 5 points
tile-asc_cocoa = 5 cocoa
tile-asc_temple_1 = a step in any temple
tile-asc_temple_2 = two steps in any temples for 3 cocoa
tile-asc_fourth_worker = your fourth worker, of power 3, and 2 cocoa

## Names

game-title = Teotihuacán
game-line = Walk your workers around the city, raise the Pyramid of the Sun and rise in three temples. A strategy game with dice that are workers.
game-minutes = 60
worker-name = { $board } { $power }
worker-at = { $count ->
        [one] { $board } { $power }
       *[other] { $board } { $power } (×{ $count })
    }
worker-locked = { $board } { $power }, locked

royal-short-royal_a_technology_vp = Technology points
royal-short-royal_a_pyramid_vp = Track points
royal-short-royal_a_avenue_vp = Avenue points
royal-short-royal_b_cocoa_to_wood_stone = Wood and stone
royal-short-royal_b_cocoa_to_stone_gold = Stone and gold
royal-short-royal_b_cocoa_resource_to_resources = One for several
royal-short-royal_c_cocoa_by_power = Cocoa
royal-short-royal_c_resource_to_cocoa = Goods for cocoa
royal-short-royal_c_cocoa_to_temples = Temple steps

technology-short-tech_01_palace_cocoa = Cocoa at the Palace
technology-short-tech_03_alchemy_nobles_vp = Alchemy and Nobles
technology-short-tech_05_extra_resource = Richer yields
technology-short-tech_07_gather_cocoa_vp = Gatherers’ cocoa
technology-short-tech_09_decoration_vp = Painters
technology-short-tech_11_construction_vp = Builders
technology-short-tech_13_paid_power_up = Training
technology-short-tech_15_extra_builder = One more builder
technology-short-tech_17_construction_temple = Consecration

site-blue_4 = step 4 of the blue temple
site-red_5 = step 5 of the red temple
site-green_3 = step 3 of the green temple
site-green_6 = step 6 of the green temple
site-avenue_3 = step 3 of the Avenue
site-avenue_6 = step 6 of the Avenue
site-avenue_8 = step 8 of the Avenue
site-palace = the Palace
site-forest = the Forest
site-stone_quarry = the Stone Quarry
site-gold_deposits = the Gold Deposits
site-decorations = the Decorations

## Amounts

unit = { $unit ->
        [points] Points
        [cocoa] Cocoa
        [wood] Wood
        [stone] Stone
        [gold] Gold
        [blue] Blue temple
        [red] Red temple
        [green] Green temple
        [avenue] Avenue
        [track] Pyramid track
        [workers] Workers
        [technologies] Technologies
        [masks] Masks
       *[tiles] Tiles
    }
change-short = { $before }→{ $after }
change = { $unit } { $before } → { $after }
amount-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
amount-blue = { $amount ->
        [one] 1 step in the blue temple
       *[other] { $amount } steps in the blue temple
    }
amount-red = { $amount ->
        [one] 1 step in the red temple
       *[other] { $amount } steps in the red temple
    }
amount-green = { $amount ->
        [one] 1 step in the green temple
       *[other] { $amount } steps in the green temple
    }
amount-temple_blue = 1 step in the blue temple
amount-temple_red = 1 step in the red temple
amount-temple_green = 1 step in the green temple
amount-avenue = { $amount ->
        [one] 1 step on the Avenue
       *[other] { $amount } steps on the Avenue
    }
amount-track = { $amount ->
        [one] 1 step on the pyramid track
       *[other] { $amount } steps on the pyramid track
    }
amount-workers = { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
    }
amount-technologies = { $amount ->
        [one] 1 technology
       *[other] { $amount } technologies
    }
amount-technology = a technology
amount-masks = { $amount ->
        [one] 1 mask
       *[other] { $amount } masks
    }
amount-tiles = { $amount ->
        [one] 1 discovery tile
       *[other] { $amount } discovery tiles
    }
amount-discovery = a discovery tile
amount-power_up = { $amount ->
        [one] 1 power-up
       *[other] { $amount } power-ups
    }
brief-points = { $amount } VP
brief-cocoa = { $amount } cocoa
brief-wood = { $amount } wood
brief-stone = { $amount } stone
brief-gold = { $amount } gold
brief-blue = blue +{ $amount }
brief-red = red +{ $amount }
brief-green = green +{ $amount }
brief-avenue = Avenue +{ $amount }
brief-track = track +{ $amount }
brief-workers = a worker
brief-technologies = a technology
brief-masks = a mask
brief-tiles = a tile
brief-raised = { $count ->
        [one] power-up
       *[other] { $count } power-ups
    }
brief-then-take = choose goods
brief-then-any = any temple
brief-then-matched = temple steps
brief-then-claim = claim a tile?
brief-then-fresh = use it now?
brief-then-learn = a technology
brief-then-house = a house
brief-then-decorate = a decoration
brief-then-build = lay tiles
brief-then-power = power-up
brief-then-power_any = power-up
brief-then-paid_power = one more power-up?
brief-then-wheel = ascension
brief-then-royal_exchange = how often?
brief-then-royal_give = how many?
brief-then-royal_single = which one?
brief-then-royal_temples = which temple?
brief-then-salary = salaries
brief-then-station = workers
brief-then-start_power = power-up
brief-then-attached = a tile?
brief-then-act = act there
points-short = { $points } VP
cost = −{ $cost }
cost-free = by tile

## What else would happen at once

also-raised = one worker rises to power { $power }
also-ascended = one worker ascends
also-evicted = { $name } gets a worker unlocked
also-power_lost = no worker there to raise
also-royalty = { $name } scores too
also-blocked = { $temple }: no step possible
also-claimed = { $tile }
also-learned = { $tile }

## What would come next

then-over = the game ends
then-end = the turn passes on
then-window = end your turn
then-turn = go on with your turn
then-act = choose what you do there
then-take = choose your resources
then-any = choose a temple
then-matched = choose the order of your temple steps
then-claim = claim a discovery tile or leave it
then-fresh = use the tile now or keep it
then-learn = choose a technology
then-house = choose a row for the house
then-decorate = choose a decoration and a stairway
then-build = lay pyramid tiles
then-power = choose the worker that gains power
then-power_any = choose the worker that gains power
then-paid_power = one more power-up for cocoa, if you like
then-wheel = choose the reward of the ascension
then-royal_exchange = choose how often you exchange
then-royal_give = choose what you give
then-royal_single = choose what you give
then-royal_temples = choose a temple
then-salary = pay the salaries
then-station = put workers on your boards
then-start_power = choose the worker that gains power
then-attached = claim the revealed tile or leave it

outlook-idle = What a choice costs and brings is shown here before you make it.
outlook-idle-turn = Move a worker one to three boards clockwise. Costs and gains show here first.
outlook-idle-build = The number on a square is the most points that the chosen tile can score there.
outlook-idle-window = Until you end your turn, you can still take it back.

## What to do now

prompt-keep = Keep two tiles: they give you goods and say where you begin.
prompt-pick = Draft a tile: it gives you goods and says where you begin.
prompt-station = Choose three boards for your first workers.
prompt-start_power = Which worker gains power?
prompt-attached = Claim the revealed discovery tile?
prompt-turn = Choose a worker, or a board to go to.
prompt-where = What do you do, and where?
prompt-again = Tap it again to do it.
prompt-all-locked = All your workers are locked: unlock them.
prompt-act = You are at { $board }: what do you do?
prompt-window = Use tiles if you like, then end your turn.
prompt-done = Your action is done: end your turn.
prompt-take = Choose { $count ->
        [one] a resource
       *[other] { $count } resources
    }.
prompt-any = In which temple do you advance?
prompt-matched = Which matched temple first?
prompt-claim = Claim a tile at { $site }?
prompt-fresh = { $tile }: use it now, or keep it for later?
prompt-learn = Which technology do you learn?
prompt-house = In which row do you build?
prompt-decorate = Take a decoration, then a stairway.
prompt-build = { $first ->
        [1] { $left ->
            [one] Lay a pyramid tile: take one, then a square.
           *[other] Lay up to { $left } pyramid tiles: take one, then a square.
        }
       *[0] { $left ->
            [0] No more tiles can be laid.
            [one] You may lay one more tile.
           *[other] You may lay { $left } more tiles.
        }
    }
prompt-power = { $count ->
        [one] Which worker at { $board } gains power?
       *[other] { $count } power-ups at { $board }: which worker first?
    }
prompt-power_any = Which worker gains power?
prompt-paid_power = One more power-up for cocoa?
prompt-wheel = Your worker ascends. Choose a reward.
prompt-royal_exchange = Exchange up to { $count } times.
prompt-royal_give = Give up to { $count } resources, each for cocoa.
prompt-royal_single = Give a resource to choose { $count } others?
prompt-royal_temples = Pay cocoa for a step in a temple?
prompt-salary = Pay your workers: each one unpaid costs you points.

## Buttons

own-workers = Your workers
own-tiles = Your tiles
boards-reach = Boards within reach
looking = One moment…
board-reach-short = { $board } · { $steps }
steps-short = { $steps }
act-collect = Collect
act-main-forest = Work
act-main-stone_quarry = Work
act-main-gold_deposits = Work
act-main-alchemy = Learn
act-main-nobles = Build a house
act-main-decorations = Decorate
act-main-construction = Build
ability-temple_blue = Blue temple
ability-temple_red = Red temple
ability-temple_green = Green temple
ability-temple_any = Any temple
ability-royal_tile = Royal tile
act-both = { $ability } + { $tile }
act-both-tile-first = { $tile } + { $ability }
act-mode = { $mode ->
        [ability] { $ability ->
            [temple_blue] Blue
            [temple_red] Red
            [temple_green] Green
            [temple_any] Temple
           *[royal_tile] Use it
        }
        [claim] Tile
       *[other] Both
    }
stairs-short = { $stairs ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }
tap-again = tap again
act-and-tile = And { $tile }
do-tile-first = Tile first
do-worship-with = With the { $power }
do-undo-turn = Take back the turn
do-use = Use: { $tile }
do-use-now = Use it now
do-unlock = { $how ->
        [turn] Unlock all, as your turn
        [cocoa] Unlock
       *[tile] Unlock by tile
    }
do-decline = { $phase ->
        [fresh] Keep it
        [claim] Leave it
        [attached] Leave it
        [power] Lose the power-up
        [paid_power] No, thanks
       *[other] Nothing more
    }
do-reward = The reward instead
do-house = Row { $row }
do-pay = Pay for it
do-exchange = { $times ->
        [one] Once
       *[other] { $times } times
    }
do-take = Take { $goods }
do-choose-first = Choose first
do-give = Give { $goods }
do-stop = Enough
do-keep = Keep these two
do-station = Put workers there
start-gain = { $gain }
start-boards = at { $boards }
good-less = Less { $good ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }
good-more = More { $good ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }
raise-to = to power { $power }
raise-ascends = ascends
build-tiles = Tile
build-save = One resource less
do-take-tile = Tile { $number }
do-save = { $good ->
        [wood] less wood
        [stone] less stone
       *[none] pay in full
    }
do-turn-left = Turn left
do-turn-right = Turn right
do-lay = Lay it
laying-label = { $points } VP
decorate-tiles = Decoration
decorate-sides = Stairway
do-take-decoration = Decoration { $number }
salary-owed = Your workers earn { $wage } cocoa; you have { $cocoa }.
salary-worker = { $paid ->
        [yes] { $board }
       *[no] { $board }, unpaid
    }
salary-free = Pay all with the tile
salary-too-much = Too little cocoa for these
do-salary = { $cost ->
        [0] Pay nothing
       *[other] Pay { $cost } cocoa
    }

## A plan, step by step

step-move = { $pair ->
        [yes] Move two workers from { $worker } to { $board }
       *[no] Move { $worker } to { $board }
    }
step-collect = Collect cocoa at { $board }
step-main = Take the main action of { $board }
step-worship = { $mode ->
        [ability] Worship at { $board } for the ability
        [claim] Worship at { $board } for the discovery tile
        [both_ability_first] Worship at { $board } for both: the ability, then the tile
       *[both_claim_first] Worship at { $board } for both: the tile, then the ability
    }
step-advance = Advance in { $temple ->
        [blue] the blue temple
        [red] the red temple
       *[green] the green temple
    }
step-claim = Claim the tile: { $tile }
step-use = Use the tile: { $tile }
step-learn = Learn: { $technology }
step-house = Build a house in row { $row }
step-decorate = Decorate { $side ->
        [north] the north stairway
        [east] the east stairway
        [south] the south stairway
       *[west] the west stairway
    }
step-build = Lay a pyramid tile on level { $level }, row { $row }, column { $column }
step-raise = Raise { $worker }
step-ascend = Ascension: { $reward }
step-take = Take { $goods }
step-give = Give { $goods }
step-exchange = { $times ->
        [one] Exchange once
       *[other] Exchange { $times } times
    }
step-station = Put workers at { $boards }
step-keep = Take starting tile { $tiles }
step-unlock = Unlock your workers
step-decline = Do without
step-reward = Take the reward of the step
step-stop = Stop building
step-pay = Pay for one more power-up
step-salary = Pay the salaries

named = { $name }: { $line }
pill-not = { $title }: not possible now
pill-brings = { $title }: { $pay ->
        [none] { $brings }
       *[other] pay { $pay }; { $brings }
    }
can-choose = you can choose it

## Seats and supplies

dice-label = Workers and tiles
has = { $technologies ->
        [one] 1 technology
       *[other] { $technologies } technologies
    } · wages { $wage }
has-masks = masks { $masks } ({ $points })
header = Era { $era } of { $eras }{ $state ->
        [last_round] {" "}· last round
       *[other] {" "}· { $turns }
    }
header-avenue = Avenue ×{ $visible }
left-title = What is left
left-stack = { $kind ->
        [discovery] Discovery tiles: { $count }
        [pyramid] Pyramid tiles: { $count }
       *[decoration] Decorations: { $count }
    }
projected = At the eclipse +{ $total } ({ $avenue } + { $leader } + { $pyramid } + { $masks })
projected-long = If the eclipse were now: Avenue + first on the pyramid track + steps on it + masks

## Eclipse and end

eclipse-title = { $final ->
        [yes] The last eclipse
       *[no] Eclipse { $eclipse }
    }
eclipse-avenue = Avenue
eclipse-leader = Lead
eclipse-pyramid = Pyramid
eclipse-masks = Masks
eclipse-salary = Salary
eclipse-bonus = Temples
eclipse-total = Score
eclipse-paid = { $lost ->
        [0] { $paid } cocoa
       *[other] −{ $lost } ({ $paid } cocoa)
    }
eclipse-how = Each step on the Avenue scored { $visible }. Lead is for being first on the pyramid track.
plus = +{ $points }
turn-spent = { $name }: done
moment-eclipse = The eclipse is coming: one more round
moment-pyramid = The pyramid is complete: the coming eclipse is the last
chart-part = Era { $era }, { $source }
chart-title = Where the points came from, era by era
source-building = Building
source-temples = Temple steps
source-technologies = Technologies
source-work = Boards and tiles
source-avenue = Avenue
source-track = Pyramid track
source-masks = Masks
source-bonuses = Temple bonuses
source-salary = Unpaid workers

## How to play

guide-goal = You build the City of the Gods with a few workers, shown as dice. You score by building, climbing the temples and collecting masks, and at the three eclipses. The player with the most points wins.
guide-turn-title = Your turn
guide-turn = Move one of your workers one to three boards clockwise and do one thing there: take its main action, worship, or collect cocoa. A main action costs 1 cocoa for each colour that was there before you; collecting brings 1 cocoa and 1 more for each colour. Worship is free, but locks your worker there until you unlock all your workers (your whole turn, or 3 cocoa) or somebody else wants the space.
guide-boards-title = The boards
guide-palace = Worship only: use the royal tile of the space. The stronger your worker, the more it brings.
guide-forest = Gather wood. The more workers there, and the stronger the weakest of them, the more you get.
guide-stone_quarry = Gather stone in the same way.
guide-gold_deposits = Gather gold in the same way.
guide-alchemy = Learn a technology for gold and advance in its temple. The second row needs two workers, or one of power 4 or 5.
guide-nobles = Build a house for wood: points and a step along the Avenue of the Dead. More workers reach better rows.
guide-decorations = Decorate a stairway of the pyramid for gold: points, more for each matching icon, and a step on the pyramid track.
guide-construction = Lay pyramid tiles for stone and wood, one for each worker: points for the level and for each matching icon. Matching coloured icons advance you in their temples.
guide-power-title = Power and ascension
guide-power = After a main action your workers there gain power. A worker beyond power 5 ascends: it begins again at the Palace with power 1, and you get a step on the Avenue and a reward from the wheel.
guide-temples-title = Temples and discovery tiles
guide-temples = Each step of a temple brings something; some have discovery tiles to claim. Whoever reaches the top two steps scores the bonus of the temple at the end. Discovery tiles are masks, or help you once.
guide-eclipse-title = Eclipses
guide-eclipse = At an eclipse you score for your steps on the Avenue, for being first on the pyramid track, for each step on it ({ $track } points in the three eclipses), and for sets of different masks ({ $masks } points for one to seven). Then you pay your workers 1 cocoa each, 2 for power 4 or 5; each one unpaid costs you points.
guide-end-title = The end
guide-end = The game ends with the third eclipse, or with the next one once the pyramid is complete.

## Setup

option-profile = Rules
option-profile-standard = Standard
option-profile-standard-line = The published game. Each unpaid worker costs 3 points; a temple step with tiles gives only the tiles.
option-profile-seed = Short calendar
option-profile-seed-line = The same, but the calendar moves after every turn: about half as many turns.
option-profile-rulebook = To the letter
option-profile-rulebook-line = Each unpaid cocoa costs 3 points, and a temple step with tiles may give its reward instead.
option-profile-bga = As played online
option-profile-bga-line = As “to the letter”, but three cheap and three expensive technologies, any row of houses, and the cocoa tile pays for anything.
option-first_game = Setup
option-first_game-false = Full setup
option-first_game-false-line = Boards and tiles are drawn, and you choose your starting tiles.
option-first_game-true = First game
option-first_game-true-line = Everything is laid out for you, so that you can begin at once.
option-draft = Starting tiles
option-draft-false = Dealt
option-draft-false-line = Everybody is dealt four and keeps two.
option-draft-true = Drafted
option-draft-true-line = All lie open, and you take turns to choose two.
saved-variant = { $profile ->
        [seed] Teotihuacán, short calendar
        [rulebook] Teotihuacán, to the letter
        [bga] Teotihuacán, as played online
       *[standard] Teotihuacán
    }
keys-game = R and Shift+R: turn the tile, L: lay it
