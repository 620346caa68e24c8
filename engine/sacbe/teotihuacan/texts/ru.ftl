# Что происходит в «Теотиуакане» и почему что-то нельзя, по-русски. Читают движок (sacbe.core.texts) и сайт.

## События: подготовка

order = { $seat } — игрок номер { $number }.
board_laid = Место { $slot } кольца: { $board }.
royal_laid = Место { $space } во Дворце: { $tile }.
bonus_laid = Бонус { $temple-of }: { $tile }.
technology_laid = На планшете Алхимии: { $tile }.
revealed = Открыто: { $tile }.
found = Лежит { $site-in }: { $tile }.
supplied = { $seat } получает в начале игры { $gain }{ $technologies-count ->
        [0] .
       *[other] , а также { $technologies-accusative }.
    }
dealt = { $seat } получает { $tile }.
attached = Вместе с ним ({ $start }) открыто: { $tile }.
laid_open = На выбор лежит { $tile }.
picked = { $seat } выбирает { $tile }.
kept = { $seat } оставляет себе { $tiles }.
stationed = { $seat } ставит рабочих { $boards-to }.
neutral_tile = Нейтральные рабочие стоят там, где показывает { $tile }.

## События: ход

gained = { $seat } получает { $gain }.
collected = { $seat } собирает { $gain }.
profited = { $seat } получает { $gain } благодаря { $technology-dative }.
waived = { $seat } использует { $tile }, чтобы не платить { $cost }.
unlocked = { $seat } освобождает всех рабочих и больше ничего не делает.
unlocked_for_cocoa = { $pay-count ->
        [0] { $seat } освобождает всех рабочих.
       *[other] { $seat } платит { $pay }, чтобы освободить всех рабочих.
    }
moved = { $seat } ведёт { $powers-count ->
        [one] рабочего силы { $powers }
        [few] двух рабочих силы { $powers }
       *[other] двух рабочих силы { $powers }
    } { $start-from } { $board-to }{ $tiles-count ->
        [0] .
       *[other] , используя { $tiles }.
    }
ended = { $seat } заканчивает ход.
worshipped = { $seat } совершает поклонение { $space-in } { $mode ->
        [ability] ради способности
        [claim] ради тайла открытия
        [both_ability_first] ради способности, а затем тайла открытия
       *[both_claim_first] ради тайла открытия, а затем способности
    }{ $pay-count ->
        [0] .
       *[other] , заплатив { $pay }.
    }
evicted = { $other } возвращает себе рабочего: он освобождён { $board-in }.
royal_used = { $gain-count ->
        [0] { $seat } использует { $tile } и ничего не получает.
       *[other] { $seat } использует { $tile } и получает { $gain }.
    }
exchanged = { $pay-count ->
        [0] { $seat } получает { $gain }, используя { $tile }.
       *[other] { $seat } меняет { $pay } на { $gain }, используя { $tile }.
    }
gave = { $gain-count ->
        [0] { $seat } отдаёт { $pay }, используя { $tile }.
       *[other] { $seat } меняет { $pay } на { $gain }, используя { $tile }.
    }
bought_advance = { $pay-count ->
        [0] { $seat } продвигается { $temple-in }, используя { $tile }.
       *[other] { $seat } платит { $pay } и продвигается { $temple-in }, используя { $tile }.
    }
main = { $seat } выполняет основное действие { $board-in }{ $pay-count ->
        [0] .
       *[other] , заплатив { $pay }.
    }
learned = { $seat } осваивает { $technology-accusative }{ $pay-count ->
        [0] .
       *[other] , заплатив { $pay }.
    }
royalty = { $seat } получает { $gain } за то, что уже знает эту технологию.
housed = { $seat } строит дом в ряду { $row } за { $pay } и получает { $gain }.
decorated = { $seat } украшает пирамиду ({ $side }; { $tile }) за { $pay } и получает { $gain } ({ $matches ->
        [0] без совпадений
        [one] { $matches } совпадение
        [few] { $matches } совпадения
       *[many] { $matches } совпадений
    }).
built = { $seat } кладёт { $tile } ({ $square }) за { $pay } и получает { $gain } ({ $matches ->
        [0] без совпадений
        [one] { $matches } совпадение
        [few] { $matches } совпадения
       *[many] { $matches } совпадений
    }).

## События: награды

advanced = { $seat } поднимается на ступень { $step } { $temple-of }{ $gain-count ->
        [0] .
       *[other] , получая { $gain }.
    }
blocked = { $seat } не может продвинуться { $temple-in }.
rewarded = { $gain-count ->
        [0] { $seat } берёт награду ступени { $step } { $temple-of }.
       *[other] { $seat } берёт награду ступени { $step } { $temple-of }: { $gain }.
    }
walked = { $seat } доходит до шага { $step } Дороги мёртвых.
claimed = { $seat } забирает { $tile } { $site-in }{ $pay-count ->
        [0] .
       *[other] , заплатив { $pay }.
    }
used = { $seat } использует { $tile }{ $gain-count ->
        [0] .
       *[other] , получая { $gain }.
    }
declined = { $seat } { $offer ->
        [fresh] оставляет тайл на потом
       *[other] отказывается
    }.
raised = { $seat } усиливает рабочего { $board-in }: теперь его сила { $power }.
ascended = { $seat }: рабочий { $board-in } возносится и начинает заново во Дворце.
power_lost = { $seat } теряет { $count ->
        [one] { $count } усиление
        [few] { $count } усиления
       *[many] { $count } усилений
    }: свободных рабочих там нет.
wheel = { $seat } выбирает награду за вознесение: { $reward }.
fourth_worker = { $seat } ставит во Дворец четвёртого рабочего, его сила { $power }.
paid_power = { $seat } платит { $pay } за ещё одно усиление.

## События: календарь

eclipse_coming = Белый диск догнал чёрный: близится затмение { $eclipse }.
completed = { $seat } завершает пирамиду; следующее затмение — последнее.
last_round = Ещё один круг — и затмение { $eclipse }.
eclipse = Затмение { $eclipse }.
eclipse_scored = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: за Дорогу — { $avenue }, за первенство на треке пирамиды — { $leader }, за шаги на нём ({ $steps }) — { $pyramid }, за маски — { $masks }.
salary = { $pay-count ->
        [0] { $seat } не платит рабочим
       *[other] { $seat } платит рабочим { $pay }
    }{ $lost ->
        [0] .
        [one] , теряя { $lost } очко.
        [few] , теряя { $lost } очка.
       *[many] , теряя { $lost } очков.
    }
next_era = Начинается эра { $era }.
bonus = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за бонус { $temple-of }.
game_over = Игра окончена; побеждает { $other }.

## Отказы: моменты

no_such_action = В «Теотиуакане» нет действия «{ $action }».
game_is_over = Игра окончена.
no_chance_now = Сейчас ничего не тянут.
cannot_be_drawn = Сейчас это вытянуть нельзя: { $name }.
chance_first = Сначала нужно что-то вытянуть.
due_keep = Сначала оставьте себе два стартовых тайла.
due_pick = Сначала выберите стартовый тайл.
due_station = Сначала поставьте рабочих на три планшета.
due_power = Сначала усильте рабочего.
due_claim = Сначала решите, забираете ли вы тайл открытия.
due_turn = Начните ход с перемещения или освободите всех своих рабочих.
due_act = Сначала выберите, что делать на планшете, куда вы пришли.
due_end = Действие выполнено: используйте тайлы, заплатите за освобождение или закончите ход.
due_take = Сначала выберите ресурсы.
due_temple = Сначала выберите храм.
due_fresh = Сначала решите, используете ли вы только что взятый тайл.
due_learn = Сначала выберите технологию.
due_house = Сначала выберите ряд для дома.
due_decorate = Сначала положите украшение.
due_build = Сначала положите тайл пирамиды или закончите строить.
due_paid_power = Сначала решите, платите ли вы за ещё одно усиление.
due_wheel = Сначала выберите награду за вознесение.
due_royal = Сначала решите, как использовать королевский тайл.
due_salary = Сначала решите, сколько заплатить рабочим.

## Отказы: причины

cannot_pay = Это стоит { $cost }, а у вас { $has ->
        [0] этого нет
       *[other] только { $has }
    }.
not_waived = В этой игре тайл бесплатного какао здесь не действует.
nothing_to_waive = Платить какао не нужно: тайл бесплатного какао ничего не даст.
no_tile = Нельзя использовать { $tile }: неиспользованного у вас нет.
not_dealt = Вам достались { $tiles }; оставьте два из них, назвав их в этом порядке.
not_in_row = Нельзя выбрать { $tile }: его нет в ряду.
not_shown = Выберите три разных планшета из показанных на ваших тайлах, по порядку номеров.
take_wrong = { $count ->
        [one] Нужно выбрать { $count } ресурс
        [few] Нужно выбрать { $count } ресурса
       *[many] Нужно выбрать { $count } ресурсов
    }; порядок — дерево, камень, золото.
give_wrong = Отдать можно не больше { $count ->
        [one] { $count } ресурса
        [few] { $count } ресурсов
       *[many] { $count } ресурсов
    }; порядок — дерево, камень, золото.
too_often = Это больше, чем позволяет сила вашего рабочего{ $count ->
        [0] .
       *[other] : { $count }.
    }
not_matched = Чтобы продвинуться { $temple-in }, нужен совпавший цветной значок.
temple_blocked = Ваш маркер не может подняться со ступени { $step } { $temple-of }.
tile_not_there = Здесь нельзя забрать { $tile }.
no_reward = Пока на этой ступени лежат тайлы, её награду не дают.
no_reward_here = На этом месте нет награды.
mandatory = Усиление обязательно, пока хоть один ваш рабочий может его получить.
not_laid_out = В этой партии не участвует { $tile }.
known = Это вы уже знаете: { $tile }.
second_row = Для второго ряда нужны двое рабочих или один силы 4 или 5.
wrong_row = С таким числом рабочих ({ $workers }) нельзя построить дом в ряду { $row }.
not_on_offer = Среди открытых тайлов такого нет: { $tile }.
stair_full = Места { $side-on } больше нет.
stair_closed = Под следующим местом { $side-on } нужны тайлы пирамиды.
no_such_square = На пирамиде нет такого места: { $square }.
square_filled = Здесь уже лежит тайл: { $square }.
not_supported = Внизу должны лежать четыре тайла: { $square }.
no_discount = Скидки у вас нет, или она уже использована.
no_wood_to_save = Уровень 1 не требует дерева: экономить нечего.
cannot_build = Уровень { $level } стоит больше, чем у вас есть: { $have }.
one_tile_at_least = Нужно положить хотя бы один тайл.
no_worker = { $workers-count ->
        [one] У вас нет такого свободного рабочего: { $workers }.
        [few] У вас нет таких свободных рабочих: { $workers }.
       *[other] У вас нет таких свободных рабочих: { $workers }.
    }
other_board = Усильте рабочего на планшете основного действия, другие не подходят: { $worker }.
all_workers = Все четыре ваших рабочих в игре.
salary_form = В этом варианте правил жалованье записывают иначе.
salary_too_high = Это больше, чем положено вашим рабочим.
mask_not_used = Маски не расходуются: они дают очки в каждое затмение.
not_this_window = Сейчас нельзя использовать { $tile }.
avenue_end = Вы на последнем шаге Дороги мёртвых.
nobody_to_raise = Все ваши рабочие заперты: усилить некого.
no_temple = Вы не можете продвинуться ни в одном храме.
nobody_there = У вас нет свободных рабочих { $board-in }.
nobody_locked = Ни один ваш рабочий не заперт.
unlock_is_the_turn = Бесплатное освобождение занимает весь ход.
double_form = По тайлу двойного движения двое рабочих одного планшета идут вместе; первым называют более слабого.
too_far = Рабочий проходит не больше { $count ->
        [one] { $count } планшета
        [few] { $count } планшетов
       *[many] { $count } планшетов
    }.
near_enough = { $count ->
        [one] Чтобы пройти { $count } планшет, тайл не нужен.
        [few] Чтобы пройти до { $count } планшетов, тайл не нужен.
       *[many] Чтобы пройти до { $count } планшетов, тайл не нужен.
    }
no_main_action = Во Дворце нет основного действия.
no_extra_here = Добавочный рабочий бесполезен { $board-in }.
enough_workers = { $count ->
        [one] Больше { $count } рабочего { $board-in } не нужно: тайл пропал бы зря.
        [few] Больше { $count } рабочих { $board-in } не нужно: тайл пропал бы зря.
       *[many] Больше { $count } рабочих { $board-in } не нужно: тайл пропал бы зря.
    }
nothing_to_learn = Нет технологии, до которой вы можете дотянуться и за которую можете заплатить.
no_building = Домов не осталось.
rows_full = Ряды для такого числа рабочих заполнены.
cannot_decorate = Нет свободного места, тайла или нужного золота.
cannot_lay = Нет тайла пирамиды, который вы могли бы положить и оплатить.
other_space = Ваш рабочий { $board-in }, а не { $space-in }.
own_worker_there = Ваш рабочий уже стоит { $space-in }.
name_the_worker = Пришли двое рабочих: укажите, кого запереть.
one_worker = Запереть можно только пришедшего рабочего.
royal_tile_first = Во Дворце нужно использовать королевский тайл; тайл открытия берут только в дополнение к нему.
no_tile_there = Нет тайла открытия { $board-in }.
no_means = Вам не хватит даже на один такой обмен: { $tile }.
no_ability = Вы не можете продвинуться: { $board-in } можно взять только тайл.

## Товары и шаги

good-vp = { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
good-cocoa = { $amount } какао
good-wood = { $amount ->
        [0] 0 дерева
        [one] { $amount } дерево
        [few] { $amount } дерева
       *[many] { $amount } дерева
    }
good-stone = { $amount ->
        [0] 0 камней
        [one] { $amount } камень
        [few] { $amount } камня
       *[many] { $amount } камней
    }
good-gold = { $amount ->
        [one] { $amount } золото
        [few] { $amount } золота
       *[many] { $amount } золота
    }
good-blue = { $amount ->
        [one] { $amount } шаг в синем храме
        [few] { $amount } шага в синем храме
       *[many] { $amount } шагов в синем храме
    }
good-red = { $amount ->
        [one] { $amount } шаг в красном храме
        [few] { $amount } шага в красном храме
       *[many] { $amount } шагов в красном храме
    }
good-green = { $amount ->
        [one] { $amount } шаг в зелёном храме
        [few] { $amount } шага в зелёном храме
       *[many] { $amount } шагов в зелёном храме
    }
good-avenue = { $amount ->
        [one] { $amount } шаг по Дороге мёртвых
        [few] { $amount } шага по Дороге мёртвых
       *[many] { $amount } шагов по Дороге мёртвых
    }
good-track = { $amount ->
        [one] { $amount } шаг на треке пирамиды
        [few] { $amount } шага на треке пирамиды
       *[many] { $amount } шагов на треке пирамиды
    }
good-worker = рабочий силы { $power } { $board-in }
good-square = ряд { $row }, столбец { $column } уровня { $level }

## Названия предметов, как их называют события и отказы

name-blue = синий храм
    .of = синего храма
    .in = в синем храме
name-red = красный храм
    .of = красного храма
    .in = в красном храме
name-green = зелёный храм
    .of = зелёного храма
    .in = в зелёном храме
name-north = северная лестница
    .on = на северной лестнице
name-east = восточная лестница
    .on = на восточной лестнице
name-south = южная лестница
    .on = на южной лестнице
name-west = западная лестница
    .on = на западной лестнице
name-palace = Дворец
    .of = Дворца
    .in = во Дворце
    .to = во Дворец
    .from = из Дворца
name-forest = Лес
    .of = Леса
    .in = в Лесу
    .to = в Лес
    .from = из Леса
name-stone_quarry = Каменоломня
    .of = Каменоломни
    .in = в Каменоломне
    .to = в Каменоломню
    .from = из Каменоломни
name-gold_deposits = Золотые прииски
    .of = Золотых приисков
    .in = на Золотых приисках
    .to = на Золотые прииски
    .from = с Золотых приисков
name-alchemy = Алхимия
    .of = Алхимии
    .in = в Алхимии
    .to = в Алхимию
    .from = из Алхимии
name-nobles = Знать
    .of = Знати
    .in = у Знати
    .to = к Знати
    .from = от Знати
name-decorations = Украшения
    .of = Украшений
    .in = в Украшениях
    .to = в Украшения
    .from = из Украшений
name-construction = Стройка
    .of = Стройки
    .in = на Стройке
    .to = на Стройку
    .from = со Стройки
name-palace_1 = место 1 во Дворце
    .in = на месте 1 во Дворце
name-palace_2 = место 2 во Дворце
    .in = на месте 2 во Дворце
name-palace_3 = место 3 во Дворце
    .in = на месте 3 во Дворце
name-blue_4 = ступень 4 синего храма
    .in = на ступени 4 синего храма
name-red_5 = ступень 5 красного храма
    .in = на ступени 5 красного храма
name-green_3 = ступень 3 зелёного храма
    .in = на ступени 3 зелёного храма
name-green_6 = ступень 6 зелёного храма
    .in = на ступени 6 зелёного храма
name-avenue_3 = шаг 3 Дороги
    .in = на шаге 3 Дороги
name-avenue_6 = шаг 6 Дороги
    .in = на шаге 6 Дороги
name-avenue_8 = шаг 8 Дороги
    .in = на шаге 8 Дороги
name-start = стартовый тайл
    .in = вместе со стартовым тайлом
name-mask_1 = тайл маски 1
name-mask_2 = тайл маски 2
name-mask_3 = тайл маски 3
name-mask_4 = тайл маски 4
name-mask_5 = тайл маски 5
name-mask_6 = тайл маски 6
name-mask_7 = тайл маски 7
name-disc_vp_4 = тайл на 4 очка
name-disc_resources_3 = тайл на 3 ресурса
name-disc_resources_2 = тайл на 2 ресурса
name-disc_avenue = тайл Дороги
name-disc_temple_any = тайл любого храма
name-disc_temple_blue = тайл синего храма
name-disc_temple_red = тайл красного храма
name-disc_temple_green = тайл зелёного храма
name-disc_cocoa_4 = тайл на 4 какао
name-disc_power_up_2 = тайл усиления
name-disc_double_move = тайл двойного движения
name-disc_free_cocoa = тайл бесплатного какао
name-disc_move_any = тайл дальнего движения
name-disc_extra_worker = тайл добавочного рабочего
name-tech_01_palace_cocoa = технология 1 (какао во Дворце)
    .accusative = технологию 1 (какао во Дворце)
    .dative = технологии 1 (какао во Дворце)
name-tech_03_alchemy_nobles_vp = технология 3 (очки за Алхимию и Знать)
    .accusative = технологию 3 (очки за Алхимию и Знать)
    .dative = технологии 3 (очки за Алхимию и Знать)
name-tech_05_extra_resource = технология 5 (ещё один ресурс)
    .accusative = технологию 5 (ещё один ресурс)
    .dative = технологии 5 (ещё один ресурс)
name-tech_07_gather_cocoa_vp = технология 7 (какао и очко за добычу)
    .accusative = технологию 7 (какао и очко за добычу)
    .dative = технологии 7 (какао и очко за добычу)
name-tech_09_decoration_vp = технология 9 (очки за украшения)
    .accusative = технологию 9 (очки за украшения)
    .dative = технологии 9 (очки за украшения)
name-tech_11_construction_vp = технология 11 (очки за строительство)
    .accusative = технологию 11 (очки за строительство)
    .dative = технологии 11 (очки за строительство)
name-tech_13_paid_power_up = технология 13 (ещё одно усиление за какао)
    .accusative = технологию 13 (ещё одно усиление за какао)
    .dative = технологии 13 (ещё одно усиление за какао)
name-tech_15_extra_builder = технология 15 (ещё один строитель)
    .accusative = технологию 15 (ещё один строитель)
    .dative = технологии 15 (ещё один строитель)
name-tech_17_construction_temple = технология 17 (шаг в храме за строительство)
    .accusative = технологию 17 (шаг в храме за строительство)
    .dative = технологии 17 (шаг в храме за строительство)
name-royal_a_technology_vp = королевский тайл A (очки за технологии)
name-royal_a_pyramid_vp = королевский тайл A (очки за трек пирамиды)
name-royal_a_avenue_vp = королевский тайл A (очки за Дорогу)
name-royal_b_cocoa_to_wood_stone = королевский тайл B (какао на дерево и камень)
name-royal_b_cocoa_to_stone_gold = королевский тайл B (какао на камень и золото)
name-royal_b_cocoa_resource_to_resources = королевский тайл B (один ресурс на несколько)
name-royal_c_cocoa_by_power = королевский тайл C (какао)
name-royal_c_resource_to_cocoa = королевский тайл C (ресурсы на какао)
name-royal_c_cocoa_to_temples = королевский тайл C (какао на шаги в храмах)
name-bonus_best_mask_set = лучший набор масок ещё раз
name-bonus_technologies = 5 очков за технологию
name-bonus_flat_15 = 15 очков
name-bonus_avenue = 3 очка за шаг по Дороге
name-bonus_bonus_tiles = 9 очков за каждый достигнутый бонус храма
name-bonus_discoveries = 2 очка за тайл открытия
name-bonus_workers = очки за рабочих
name-asc_vp = 5 очков
name-asc_cocoa = 5 какао
name-asc_temple_1 = шаг в храме
name-asc_temple_2 = два шага в храмах за 3 какао
name-asc_fourth_worker = четвёртый рабочий
name-start_01 = стартовый тайл 1
name-start_02 = стартовый тайл 2
name-start_03 = стартовый тайл 3
name-start_04 = стартовый тайл 4
name-start_05 = стартовый тайл 5
name-start_06 = стартовый тайл 6
name-start_07 = стартовый тайл 7
name-start_08 = стартовый тайл 8
name-start_09 = стартовый тайл 9
name-start_10 = стартовый тайл 10
name-start_11 = стартовый тайл 11
name-start_12 = стартовый тайл 12
name-start_13 = стартовый тайл 13
name-start_14 = стартовый тайл 14
name-start_15 = стартовый тайл 15
name-start_16 = стартовый тайл 16
name-start_17 = стартовый тайл 17
name-start_18 = стартовый тайл 18
name-deco_01 = украшение 1
name-deco_02 = украшение 2
name-deco_03 = украшение 3
name-deco_04 = украшение 4
name-deco_05 = украшение 5
name-deco_06 = украшение 6
name-deco_07 = украшение 7
name-deco_08 = украшение 8
name-deco_09 = украшение 9
name-deco_10 = украшение 10
name-deco_11 = украшение 11
name-deco_12 = украшение 12
name-deco_13 = украшение 13
name-deco_14 = украшение 14
name-deco_15 = украшение 15
name-pyr_01 = тайл пирамиды 1
name-pyr_02 = тайл пирамиды 2
name-pyr_03 = тайл пирамиды 3
name-pyr_04 = тайл пирамиды 4
name-pyr_05 = тайл пирамиды 5
name-pyr_06 = тайл пирамиды 6
name-pyr_07 = тайл пирамиды 7
name-pyr_08 = тайл пирамиды 8
name-pyr_09 = тайл пирамиды 9
name-pyr_10 = тайл пирамиды 10
name-pyr_11 = тайл пирамиды 11
name-pyr_12 = тайл пирамиды 12
name-pyr_13 = тайл пирамиды 13
name-pyr_14 = тайл пирамиды 14
name-pyr_15 = тайл пирамиды 15
name-pyr_16 = тайл пирамиды 16
name-pyr_17 = тайл пирамиды 17
name-pyr_18 = тайл пирамиды 18
name-pyr_19 = тайл пирамиды 19
name-pyr_20 = тайл пирамиды 20
name-pyr_21 = тайл пирамиды 21
name-pyr_22 = тайл пирамиды 22
name-pyr_23 = тайл пирамиды 23
name-pyr_24 = тайл пирамиды 24
name-pyr_25 = тайл пирамиды 25
name-pyr_26 = тайл пирамиды 26
name-pyr_27 = тайл пирамиды 27
name-pyr_28 = тайл пирамиды 28
name-pyr_29 = тайл пирамиды 29
name-pyr_30 = тайл пирамиды 30
name-pyr_31 = тайл пирамиды 31
name-pyr_32 = тайл пирамиды 32
