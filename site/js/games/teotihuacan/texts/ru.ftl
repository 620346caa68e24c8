# Что страница говорит о «Теотиуакане». Сначала поле и то, что на нём, потом стол.

## Страницы поля на маленьком экране

page-ring = Кольцо
page-pyramid = Пирамида
page-temples = Храмы
page-tech = Технологии и знать

## Что написано на поле

board-palace = Дворец
board-forest = Лес
board-stone_quarry = Каменоломня
board-gold_deposits = Золотые прииски
board-alchemy = Алхимия
board-nobles = Знать
board-decorations = Украшения
board-construction = Стройка
board-short-palace = Дворец
board-short-forest = Лес
board-short-stone_quarry = Камень
board-short-gold_deposits = Золото
board-short-alchemy = Алхимия
board-short-nobles = Знать
board-short-decorations = Украш.
board-short-construction = Стройка
level-short = Ур.{ $level }
era-short = Эра { $era } из { $eras }
turns-left = осталось ходов: { $least }–{ $most }
turns-exactly = { $turns ->
        [one] ваш последний ход
        [few] осталось { $turns } хода
       *[many] осталось { $turns } ходов
    }
eclipse-pending = после этого ещё один круг
eclipse-last_round = последний круг перед затмением
track-title = Трек пирамиды: { $points } за шаг в затмение
track-short = { $points } за шаг
forecast-title = Если бы затмение было сейчас
forecast-wage = плата { $wage }, есть { $cocoa }

## Места словами

place-worker = { $name }: рабочий силы { $power }, { $board }
place-space = { $number ->
        [1] { $board }, первое место поклонения
        [2] { $board }, второе место поклонения
        [3] { $board }, третье место поклонения
       *[other] { $board }, место поклонения
    }
place-site = { $track }, тайлы открытия на ступени { $step }
place-step = { $track }, ступень { $step }
place-square = Пирамида, уровень { $level }, ряд { $row }, столбец { $column }
place-temple = { $temple ->
        [blue] Синий храм
        [red] Красный храм
       *[green] Зелёный храм
    }
place-stairs = { $stairs ->
        [north] Северная лестница
        [east] Восточная лестница
        [south] Южная лестница
       *[west] Западная лестница
    }
place-house = { $row ->
        [1] Знать, ряд для одного рабочего
        [2] Знать, ряд для двух рабочих
       *[other] Знать, ряд для трёх рабочих
    }
place-wheel = Колесо вознесения
place-start = Стартовый тайл { $number }
place-pyramid = Тайл пирамиды { $number }
place-decoration = Украшение { $number }
place-avenue = Дорога мёртвых
place-track = Трек пирамиды
place-calendar = Календарь
place-forecast = Если бы затмение было сейчас
board-workers = { $name }: { $powers }
board-neutral = { $count ->
        [one] { $count } нейтральный рабочий
        [few] { $count } нейтральных рабочих
       *[many] { $count } нейтральных рабочих
    }
board-price = работа стоит { $colours } какао
board-collect = сбор приносит { $amount } какао
board-yield = ваши рабочие принесли бы здесь: { $gain }
board-tile = тайл открытия: { $tile }
workers-alike = таких { $count }
space-free = свободно
space-taken = { $name }: здесь заперт рабочий силы { $power }
technology-terms = стоит { $cost ->
        [one] { $cost } золото
        [few] { $cost } золота
       *[many] { $cost } золота
    } и даёт { $temple ->
        [blue] шаг в синем храме
        [red] шаг в красном храме
       *[green] шаг в зелёном храме
    }
technology-owners = её знают: { $names }
row-full = заполнен
row-next = { $points ->
        [one] следующий дом даёт { $points } очко
        [few] следующий дом даёт { $points } очка
       *[many] следующий дом даёт { $points } очков
    }
square-filled = здесь лежит тайл
square-free = свободно
square-later = внизу нужны четыре тайла
square-terms = { $points ->
        [one] стоит { $cost }, даёт { $points } очко
        [few] стоит { $cost }, даёт { $points } очка
       *[many] стоит { $cost }, даёт { $points } очков
    }
stairs-height = { $height ->
        [0] пока пусто
        [one] { $height } украшение
        [few] { $height } украшения
       *[many] { $height } украшений
    }
icons = значки: { $icons }
icon-b = капля
icon-b-coloured = синяя капля
icon-r = пламя
icon-r-coloured = красное пламя
icon-g = лист
icon-g-coloured = зелёный лист
icon-p = точка
on-step = { $name }: ступень { $step }
on-step-next = { $name }: ступень { $step }, дальше { $gain }
on-step-tiles = { $count ->
        [one] { $name }: ступень { $step }, дальше тайл открытия
        [few] { $name }: ступень { $step }, дальше тайл открытия, на выбор { $count }
       *[many] { $name }: ступень { $step }, дальше тайл открытия, на выбор { $count }
    }
on-step-bonus = { $name }: ступень { $step }, дальше тайл бонуса
temple-bonus = бонус в конце: { $bonus }
step-brings = даёт { $gain }
step-tiles = тайлы, которые можно взять: { $tiles }
step-seats = здесь: { $names }
step-empty = здесь никого
avenue-value = { $points ->
        [one] шаг даёт в затмение { $points } очко
        [few] шаг даёт в затмение { $points } очка
       *[many] шаг даёт в затмение { $points } очков
    }
discs = белый диск на { $white }, чёрный на { $black }
forecast-seat = { $name } +{ $points }: Дорога { $avenue }, первенство { $leader }, трек { $pyramid }, маски { $masks }; бонусы храмов в конце { $bonus }; жалованье { $wage }, какао { $cocoa }
wheel-long = рабочий, усиленный сверх 5, возносится: шаг по Дороге, новое начало во Дворце и одна из этих наград

## Количества

amount-vp = { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
amount-cocoa = { $amount } какао
amount-wood = { $amount ->
        [one] { $amount } дерево
        [few] { $amount } дерева
       *[many] { $amount } дерева
    }
amount-stone = { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
       *[many] { $amount } камней
    }
amount-gold = { $amount ->
        [one] { $amount } золото
        [few] { $amount } золота
       *[many] { $amount } золота
    }
amount-resource = { $amount ->
        [one] { $amount } ресурс на выбор
        [few] { $amount } ресурса на выбор
       *[many] { $amount } ресурсов на выбор
    }
amount-temple_any = { $amount ->
        [one] { $amount } шаг в любом храме
        [few] { $amount } шага в любых храмах
       *[many] { $amount } шагов в любых храмах
    }

## Тайлы

tile-cost = стоит { $cost }
tile-free = бесплатно

tile-mask_1 = Маска солнца
tile-mask_2 = Маска дождя
tile-mask_3 = Маска ягуара
tile-mask_4 = Нефритовая маска
tile-mask_5 = Маска орла
tile-mask_6 = Маска с перьями
tile-mask_7 = Маска-череп
tile-mask-long = наборы разных масок дают очки в каждое затмение
tile-disc_vp_4 = Тайл на 4 очка
tile-disc_vp_4-long = один раз: 4 очка
tile-disc_resources_3 = Тайл на 3 ресурса
tile-disc_resources_3-long = один раз: 3 ресурса на выбор
tile-disc_resources_2 = Тайл на 2 ресурса
tile-disc_resources_2-long = один раз: 2 ресурса на выбор
tile-disc_avenue = Тайл Дороги
tile-disc_avenue-long = один раз: шаг по Дороге мёртвых
tile-disc_temple_any = Тайл любого храма
tile-disc_temple_any-long = один раз: шаг в любом храме
tile-disc_temple_blue = Тайл синего храма
tile-disc_temple_blue-long = один раз: шаг в синем храме
tile-disc_temple_red = Тайл красного храма
tile-disc_temple_red-long = один раз: шаг в красном храме
tile-disc_temple_green = Тайл зелёного храма
tile-disc_temple_green-long = один раз: шаг в зелёном храме
tile-disc_cocoa_4 = Тайл на 4 какао
tile-disc_cocoa_4-long = один раз: 4 какао
tile-disc_power_up_2 = Тайл усиления
tile-disc_power_up_2-long = один раз: два усиления на любых планшетах
tile-disc_double_move = Двойное движение
tile-disc_double_move-long = один раз: двое ваших рабочих идут вместе
tile-disc_free_cocoa = Бесплатное какао
tile-disc_free_cocoa-long = один раз: вместо платы какао
tile-disc_move_any = Дальнее движение
tile-disc_move_any-long = один раз: идти как угодно далеко
tile-disc_extra_worker = Добавочный рабочий
tile-disc_extra_worker-long = один раз в Алхимии, у Знати или на Стройке: действовать так, будто рабочих на одного больше
tile-tech_01_palace_cocoa = Технология: какао во Дворце
tile-tech_01_palace_cocoa-long = 1 какао каждый раз, когда ваш рабочий доходит до Дворца или проходит его
tile-tech_03_alchemy_nobles_vp = Технология: Алхимия и Знать
tile-tech_03_alchemy_nobles_vp-long = 3 очка за каждое основное действие в Алхимии или у Знати
tile-tech_05_extra_resource = Технология: богатая добыча
tile-tech_05_extra_resource-long = на одно дерево, камень или золото больше при каждой добыче
tile-tech_07_gather_cocoa_vp = Технология: какао добытчикам
tile-tech_07_gather_cocoa_vp-long = 1 какао и 1 очко при каждой добыче
tile-tech_09_decoration_vp = Технология: живописцы
tile-tech_09_decoration_vp-long = 4 очка за каждое украшение
tile-tech_11_construction_vp = Технология: строители
tile-tech_11_construction_vp-long = 3 очка за каждое основное действие на Стройке
tile-tech_13_paid_power_up = Технология: обучение
tile-tech_13_paid_power_up-long = после усилений основного действия — ещё одно за 1 какао
tile-tech_15_extra_builder = Технология: ещё один строитель
tile-tech_15_extra_builder-long = на Стройке вы действуете так, будто рабочих на одного больше, и платите на одно дерево или камень меньше
tile-tech_17_construction_temple = Технология: освящение
tile-tech_17_construction_temple-long = шаг в любом храме за каждое основное действие на Стройке
tile-royal_a_technology_vp = Королевский тайл: технологии
tile-royal_a_technology_vp-long = 2 очка за каждую вашу технологию; их считают не больше, чем сила рабочего
tile-royal_a_pyramid_vp = Королевский тайл: трек пирамиды
tile-royal_a_pyramid_vp-long = 2 очка за каждый ваш шаг на треке пирамиды; их считают не больше, чем сила рабочего
tile-royal_a_avenue_vp = Королевский тайл: Дорога
tile-royal_a_avenue_vp-long = 1 очко за каждый ваш шаг по Дороге; их считают не больше, чем сила рабочего плюс один
tile-royal_b_cocoa_to_wood_stone = Королевский тайл: дерево и камень
tile-royal_b_cocoa_to_wood_stone-long = за 1 какао — 1 дерево и 1 камень, столько раз, сколько силы у рабочего
tile-royal_b_cocoa_to_stone_gold = Королевский тайл: камень и золото
tile-royal_b_cocoa_to_stone_gold-long = за 1 какао — 1 камень и 1 золото, столько раз, сколько силы у рабочего
tile-royal_b_cocoa_resource_to_resources = Королевский тайл: торговля
tile-royal_b_cocoa_resource_to_resources-long = один раз: за 1 какао и 1 ресурс — столько ресурсов, сколько силы у рабочего
tile-royal_c_cocoa_by_power = Королевский тайл: какао
tile-royal_c_cocoa_by_power-long = какао: на одно больше, чем силы у рабочего
tile-royal_c_resource_to_cocoa = Королевский тайл: ресурсы на какао
tile-royal_c_resource_to_cocoa-long = за 1 ресурс — 2 какао, столько раз, сколько силы у рабочего
tile-royal_c_cocoa_to_temples = Королевский тайл: храмы
tile-royal_c_cocoa_to_temples-long = за 1 какао — шаг в любом храме, на один раз меньше, чем силы у рабочего
tile-bonus_best_mask_set = ваш лучший набор масок ещё раз
tile-bonus_technologies = 5 очков за каждую технологию
tile-bonus_flat_15 = 15 очков
tile-bonus_avenue = 3 очка за каждый шаг по Дороге
tile-bonus_bonus_tiles = 9 очков за каждый достигнутый бонус храма
tile-bonus_discoveries = 2 очка за каждый тайл открытия, кроме масок
tile-bonus_workers = 4 очка за каждого рабочего, 9 — если его сила 4 или 5
tile-asc_vp = 5 очков
tile-asc_cocoa = 5 какао
tile-asc_temple_1 = шаг в любом храме
tile-asc_temple_2 = два шага в любых храмах за 3 какао
tile-asc_fourth_worker = ваш четвёртый рабочий силы 3 и 2 какао

## Названия

game-title = Теотиуакан
game-line = Ведите рабочих вокруг города, возводите пирамиду Солнца и поднимайтесь в трёх храмах. Стратегия, где кубики — это рабочие.
game-minutes = 60
worker-name = { $board } { $power }
worker-at = { $count ->
        [one] { $board } { $power }
        [few] { $board } { $power } (×{ $count })
       *[many] { $board } { $power } (×{ $count })
    }
worker-locked = { $board } { $power }, заперт

royal-short-royal_a_technology_vp = Очки технологий
royal-short-royal_a_pyramid_vp = Очки пирамиды
royal-short-royal_a_avenue_vp = Очки Дороги
royal-short-royal_b_cocoa_to_wood_stone = Дерево и камень
royal-short-royal_b_cocoa_to_stone_gold = Камень и золото
royal-short-royal_b_cocoa_resource_to_resources = Один на несколько
royal-short-royal_c_cocoa_by_power = Какао
royal-short-royal_c_resource_to_cocoa = Ресурсы на какао
royal-short-royal_c_cocoa_to_temples = Шаги в храмах
technology-short-tech_01_palace_cocoa = Какао во Дворце
technology-short-tech_03_alchemy_nobles_vp = Алхимия и Знать
technology-short-tech_05_extra_resource = Богатая добыча
technology-short-tech_07_gather_cocoa_vp = Какао добытчикам
technology-short-tech_09_decoration_vp = Живописцы
technology-short-tech_11_construction_vp = Строители
technology-short-tech_13_paid_power_up = Обучение
technology-short-tech_15_extra_builder = Ещё один строитель
technology-short-tech_17_construction_temple = Освящение

site-blue_4 = ступень 4 синего храма
site-red_5 = ступень 5 красного храма
site-green_3 = ступень 3 зелёного храма
site-green_6 = ступень 6 зелёного храма
site-avenue_3 = шаг 3 Дороги
site-avenue_6 = шаг 6 Дороги
site-avenue_8 = шаг 8 Дороги
site-palace = Дворец
site-forest = Лес
site-stone_quarry = Каменоломня
site-gold_deposits = Золотые прииски
site-decorations = Украшения

## Количества

unit = { $unit ->
        [points] Очки
        [cocoa] Какао
        [wood] Дерево
        [stone] Камень
        [gold] Золото
        [blue] Синий храм
        [red] Красный храм
        [green] Зелёный храм
        [avenue] Дорога
        [track] Трек пирамиды
        [workers] Рабочие
        [technologies] Технологии
        [masks] Маски
       *[tiles] Тайлы
    }
change-short = { $before }→{ $after }
change = { $unit } { $before } → { $after }
amount-points = { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
amount-blue = { $amount ->
        [one] { $amount } шаг в синем храме
        [few] { $amount } шага в синем храме
       *[many] { $amount } шагов в синем храме
    }
amount-red = { $amount ->
        [one] { $amount } шаг в красном храме
        [few] { $amount } шага в красном храме
       *[many] { $amount } шагов в красном храме
    }
amount-green = { $amount ->
        [one] { $amount } шаг в зелёном храме
        [few] { $amount } шага в зелёном храме
       *[many] { $amount } шагов в зелёном храме
    }
amount-temple_blue = 1 шаг в синем храме
amount-temple_red = 1 шаг в красном храме
amount-temple_green = 1 шаг в зелёном храме
amount-avenue = { $amount ->
        [one] { $amount } шаг по Дороге
        [few] { $amount } шага по Дороге
       *[many] { $amount } шагов по Дороге
    }
amount-track = { $amount ->
        [one] { $amount } шаг на треке пирамиды
        [few] { $amount } шага на треке пирамиды
       *[many] { $amount } шагов на треке пирамиды
    }
amount-workers = { $amount ->
        [one] { $amount } рабочий
        [few] { $amount } рабочих
       *[many] { $amount } рабочих
    }
amount-technologies = { $amount ->
        [one] { $amount } технология
        [few] { $amount } технологии
       *[many] { $amount } технологий
    }
amount-technology = технология
amount-masks = { $amount ->
        [one] { $amount } маска
        [few] { $amount } маски
       *[many] { $amount } масок
    }
amount-tiles = { $amount ->
        [one] { $amount } тайл открытия
        [few] { $amount } тайла открытия
       *[many] { $amount } тайлов открытия
    }
amount-discovery = тайл открытия
amount-power_up = { $amount ->
        [one] { $amount } усиление
        [few] { $amount } усиления
       *[many] { $amount } усилений
    }
brief-points = { $amount } ПО
brief-cocoa = { $amount } какао
brief-wood = дерево { $amount }
brief-stone = камень { $amount }
brief-gold = золото { $amount }
brief-blue = синий +{ $amount }
brief-red = красный +{ $amount }
brief-green = зелёный +{ $amount }
brief-avenue = Дорога +{ $amount }
brief-track = трек +{ $amount }
brief-workers = рабочий
brief-technologies = технология
brief-masks = маска
brief-tiles = тайл
brief-raised = { $count ->
        [one] усиление
        [few] { $count } усиления
       *[many] { $count } усилений
    }
brief-then-take = выбор ресурсов
brief-then-any = любой храм
brief-then-matched = шаги в храмах
brief-then-claim = взять тайл?
brief-then-fresh = использовать сейчас?
brief-then-learn = технология
brief-then-house = дом
brief-then-decorate = украшение
brief-then-build = класть тайлы
brief-then-power = усиление
brief-then-power_any = усиление
brief-then-paid_power = ещё усиление?
brief-then-wheel = вознесение
brief-then-royal_exchange = сколько раз?
brief-then-royal_give = сколько?
brief-then-royal_single = какой?
brief-then-royal_temples = какой храм?
brief-then-salary = жалованье
brief-then-station = рабочие
brief-then-start_power = усиление
brief-then-attached = тайл?
brief-then-act = действие там
points-short = { $points } ПО
cost = −{ $cost }
cost-free = тайлом

## Что ещё случилось бы сразу

also-raised = рабочий получает силу { $power }
also-ascended = рабочий возносится
also-evicted = { $name } получает рабочего обратно
also-power_lost = там некого усилить
also-royalty = { $name } тоже получает очки
also-blocked = { $temple }: шаг невозможен
also-claimed = { $tile }
also-learned = { $tile }

## Что было бы дальше

then-over = игра кончается
then-end = ход переходит дальше
then-window = закончить ход
then-turn = продолжить ход
then-act = выбрать, что там делать
then-take = выбрать ресурсы
then-any = выбрать храм
then-matched = выбрать порядок шагов в храмах
then-claim = взять тайл открытия или нет
then-fresh = использовать тайл сейчас или сохранить
then-learn = выбрать технологию
then-house = выбрать ряд для дома
then-decorate = выбрать украшение и лестницу
then-build = положить тайлы пирамиды
then-power = выбрать, кого усилить
then-power_any = выбрать, кого усилить
then-paid_power = по желанию ещё одно усиление за какао
then-wheel = выбрать награду за вознесение
then-royal_exchange = выбрать, сколько раз обменять
then-royal_give = выбрать, что отдать
then-royal_single = выбрать, что отдать
then-royal_temples = выбрать храм
then-salary = заплатить жалованье
then-station = поставить рабочих на свои планшеты
then-start_power = выбрать, кого усилить
then-attached = взять открытый тайл или нет
outlook-idle = Здесь заранее видно, чего стоит выбор и что он даёт.
outlook-idle-turn = Рабочий идёт на 1–3 планшета по часовой стрелке. Цена и итог видны здесь заранее.
outlook-idle-build = Число на клетке — сколько очков самое большее принесёт там выбранный тайл.
outlook-idle-window = Пока ход не завершён, его ещё можно отменить.

## Что делать сейчас

prompt-keep = Оставьте два тайла: на них ваши запасы и места, где вы начинаете.
prompt-pick = Выберите тайл: на нём ваши запасы и места, где вы начинаете.
prompt-station = Выберите три планшета для первых рабочих.
prompt-start_power = Какого рабочего усилить?
prompt-attached = Взять этот тайл открытия?
prompt-turn = Выберите рабочего или планшет, куда идти.
prompt-where = Что и где сделать?
prompt-again = Коснитесь ещё раз, чтобы подтвердить.
prompt-all-locked = Все ваши рабочие заперты: освободите их.
prompt-act = { $board }: что здесь сделать?
prompt-window = Используйте тайлы или закончите ход.
prompt-done = Действие выполнено: завершите ход.
prompt-take = { $count ->
        [one] Выберите { $count } ресурс.
        [few] Выберите { $count } ресурса.
       *[many] Выберите { $count } ресурсов.
    }
prompt-any = В каком храме продвинуться?
prompt-matched = Какой из храмов первым?
prompt-claim = Взять тайл ({ $site })?
prompt-fresh = { $tile }: использовать сейчас или сохранить?
prompt-learn = Какую технологию освоить?
prompt-house = В каком ряду строить?
prompt-decorate = Выберите украшение, потом лестницу.
prompt-build = { $first ->
        [1] { $left ->
            [one] Положите тайл пирамиды: выберите его, потом место.
            [few] Положите до { $left } тайлов пирамиды: выберите тайл, потом место.
           *[many] Положите до { $left } тайлов пирамиды: выберите тайл, потом место.
        }
       *[0] { $left ->
            [0] Больше тайлов положить нельзя.
            [one] Можно положить ещё { $left } тайл.
            [few] Можно положить ещё { $left } тайла.
           *[many] Можно положить ещё { $left } тайлов.
        }
    }
prompt-power = { $count ->
        [one] { $board }: какого рабочего усилить?
        [few] { $board }, { $count } усиления: кого первым?
       *[many] { $board }, { $count } усилений: кого первым?
    }
prompt-power_any = Какого рабочего усилить?
prompt-paid_power = Ещё одно усиление за какао?
prompt-wheel = Ваш рабочий возносится. Выберите награду.
prompt-royal_exchange = { $count ->
        [one] Обменяйте не больше { $count } раза.
        [few] Обменяйте не больше { $count } раз.
       *[many] Обменяйте не больше { $count } раз.
    }
prompt-royal_give = { $count ->
        [one] Отдайте не больше { $count } ресурса за какао.
        [few] Отдайте не больше { $count } ресурсов, каждый за какао.
       *[many] Отдайте не больше { $count } ресурсов, каждый за какао.
    }
prompt-royal_single = Отдать один ресурс и выбрать другие (всего { $count })?
prompt-royal_temples = Заплатить какао за шаг в храме?
prompt-salary = Заплатите рабочим: каждый неоплаченный стоит вам очков.

## Кнопки

own-workers = Ваши рабочие
own-tiles = Ваши тайлы
boards-reach = Планшеты, до которых можно дойти
looking = Минутку…
board-reach-short = { $board } · { $steps }
steps-short = { $steps }
act-collect = Собрать
act-main-forest = Работать
act-main-stone_quarry = Работать
act-main-gold_deposits = Работать
act-main-alchemy = Освоить
act-main-nobles = Построить дом
act-main-decorations = Украсить
act-main-construction = Строить
ability-temple_blue = Синий храм
ability-temple_red = Красный храм
ability-temple_green = Зелёный храм
ability-temple_any = Любой храм
ability-royal_tile = Королевский тайл
act-both = { $ability } + { $tile }
act-both-tile-first = { $tile } + { $ability }
act-mode = { $mode ->
        [ability] { $ability ->
            [temple_blue] Синий
            [temple_red] Красный
            [temple_green] Зелёный
            [temple_any] Храм
           *[royal_tile] Королевский
        }
        [claim] Тайл
       *[other] Оба
    }
stairs-short = { $stairs ->
        [north] Север
        [east] Восток
        [south] Юг
       *[west] Запад
    }
tap-again = ещё раз
act-and-tile = И { $tile }
do-tile-first = Сначала тайл
do-worship-with = Сила { $power }
do-undo-turn = Отменить весь ход
do-use = Использовать: { $tile }
do-use-now = Использовать сейчас
do-unlock = { $how ->
        [turn] Освободить всех (весь ход)
        [cocoa] Освободить
       *[tile] Освободить тайлом
    }
do-decline = { $phase ->
        [fresh] Сохранить
        [claim] Не брать
        [attached] Не брать
        [power] Потерять усиление
        [paid_power] Нет, спасибо
       *[other] Больше ничего
    }
do-reward = Лучше награду
do-house = Ряд { $row }
do-pay = Заплатить
do-exchange = { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }
do-take = Взять: { $goods }
do-choose-first = Сначала выберите
do-give = Отдать: { $goods }
do-stop = Достаточно
do-keep = Оставить эти два
do-station = Поставить рабочих
start-gain = { $gain }
start-boards = планшеты: { $boards }
good-less = { $good ->
        [wood] Меньше дерева
        [stone] Меньше камня
       *[gold] Меньше золота
    }
good-more = { $good ->
        [wood] Больше дерева
        [stone] Больше камня
       *[gold] Больше золота
    }
raise-to = до силы { $power }
raise-ascends = возносится
build-tiles = Тайл
build-save = На один ресурс меньше
do-take-tile = Тайл { $number }
do-save = { $good ->
        [wood] меньше дерева
        [stone] меньше камня
       *[none] полная цена
    }
do-turn-left = Повернуть влево
do-turn-right = Повернуть вправо
do-lay = Положить
laying-label = { $points } ПО
decorate-tiles = Украшение
decorate-sides = Лестница
do-take-decoration = Украшение { $number }
salary-owed = Рабочим положено { $wage } какао; у вас { $cocoa }.
salary-worker = { $paid ->
        [yes] { $board }
       *[no] { $board }, не оплачен
    }
salary-free = Оплатить всё тайлом
salary-too-much = На всех какао не хватает
do-salary = { $cost ->
        [0] Ничего не платить
       *[other] Заплатить { $cost } какао
    }

## План по шагам

step-move = { $pair ->
        [yes] Двое рабочих: { $worker } → { $board }
       *[no] Рабочий: { $worker } → { $board }
    }
step-collect = Собрать какао: { $board }
step-main = Основное действие: { $board }
step-worship = { $mode ->
        [ability] { $board }: поклонение ради способности
        [claim] { $board }: поклонение ради тайла открытия
        [both_ability_first] { $board }: поклонение ради способности, потом тайла
       *[both_claim_first] { $board }: поклонение ради тайла, потом способности
    }
step-advance = { $temple ->
        [blue] Продвинуться в синем храме
        [red] Продвинуться в красном храме
       *[green] Продвинуться в зелёном храме
    }
step-claim = Взять тайл: { $tile }
step-use = Использовать тайл: { $tile }
step-learn = Освоить: { $technology }
step-house = Построить дом в ряду { $row }
step-decorate = { $side ->
        [north] Украсить северную лестницу
        [east] Украсить восточную лестницу
        [south] Украсить южную лестницу
       *[west] Украсить западную лестницу
    }
step-build = Положить тайл пирамиды: уровень { $level }, ряд { $row }, столбец { $column }
step-raise = Усилить: { $worker }
step-ascend = Вознесение: { $reward }
step-take = Взять: { $goods }
step-give = Отдать: { $goods }
step-exchange = { $times ->
        [one] Обменять { $times } раз
        [few] Обменять { $times } раза
       *[many] Обменять { $times } раз
    }
step-station = Поставить рабочих: { $boards }
step-keep = Взять из стартовых тайлов: { $tiles }
step-unlock = Освободить рабочих
step-decline = Отказаться
step-reward = Взять награду ступени
step-stop = Закончить строить
step-pay = Заплатить за ещё одно усиление
step-salary = Заплатить жалованье

named = { $name }: { $line }
pill-not = { $title }: сейчас нельзя
pill-brings = { $title }: { $pay ->
        [none] { $brings }
       *[other] плата { $pay }; { $brings }
    }
can-choose = можно выбрать

## Игроки и запасы

dice-label = Рабочие и тайлы
has = { $technologies ->
        [one] { $technologies } технология
        [few] { $technologies } технологии
       *[many] { $technologies } технологий
    } · жалованье { $wage }
has-masks = маски { $masks } ({ $points })
header = Эра { $era } из { $eras }{ $state ->
        [last_round] {" "}· последний круг
       *[other] {" "}· { $turns }
    }
header-avenue = Дорога ×{ $visible }
left-title = Что осталось
left-stack = { $kind ->
        [discovery] Тайлы открытия: { $count }
        [pyramid] Тайлы пирамиды: { $count }
       *[decoration] Украшения: { $count }
    }
projected = В затмение +{ $total } ({ $avenue } + { $leader } + { $pyramid } + { $masks })
projected-long = Если бы затмение было сейчас: Дорога + первенство на треке пирамиды + шаги на нём + маски

## Затмение и конец

eclipse-title = { $final ->
        [yes] Последнее затмение
       *[no] Затмение { $eclipse }
    }
eclipse-avenue = Дорога
eclipse-leader = Лидер
eclipse-pyramid = Пирамида
eclipse-masks = Маски
eclipse-salary = Жалованье
eclipse-bonus = Храмы
eclipse-total = Счёт
eclipse-paid = { $lost ->
        [0] { $paid } какао
       *[other] −{ $lost } ({ $paid } какао)
    }
eclipse-how = Каждый шаг по Дороге дал { $visible }. «Лидер» — за первенство на треке пирамиды.
plus = +{ $points }
turn-spent = { $name }: готово
moment-eclipse = Близится затмение: ещё один круг
moment-pyramid = Пирамида достроена: ближайшее затмение — последнее
chart-part = Эра { $era }, { $source }
chart-title = Откуда взялись очки, эра за эрой
source-building = Строительство
source-temples = Шаги в храмах
source-technologies = Технологии
source-work = Планшеты и тайлы
source-avenue = Дорога
source-track = Трек пирамиды
source-masks = Маски
source-bonuses = Бонусы храмов
source-salary = Неоплаченные рабочие

## Как играть

guide-goal = Вы строите Город богов силами нескольких рабочих: это ваши кубики. Очки дают строительство, подъём в храмах, маски и три затмения. Побеждает тот, у кого больше очков.
guide-turn-title = Ваш ход
guide-turn = Переведите одного рабочего на один–три планшета по часовой стрелке и сделайте там что-то одно: основное действие, поклонение или сбор какао. Основное действие стоит 1 какао за каждый цвет, который там уже был; сбор приносит 1 какао и ещё 1 за каждый цвет. Поклонение бесплатно, но запирает рабочего, пока вы не освободите всех своих (это целый ход или 3 какао) или пока место не понадобится другому.
guide-boards-title = Планшеты
guide-palace = Только поклонение: используйте королевский тайл этого места. Чем сильнее рабочий, тем больше он приносит.
guide-forest = Добывайте дерево. Чем больше рабочих и чем выше наименьшая сила, тем больше добыча.
guide-stone_quarry = Так же добывают камень.
guide-gold_deposits = Так же добывают золото.
guide-alchemy = Освойте технологию за золото и продвиньтесь в её храме. Для второго ряда нужны двое рабочих или один силы 4 или 5.
guide-nobles = Постройте дом за дерево: очки и шаг по Дороге мёртвых. Чем больше рабочих, тем лучше доступный ряд.
guide-decorations = Украсьте лестницу пирамиды за золото: очки, ещё больше за каждый совпавший значок, и шаг на треке пирамиды.
guide-construction = Кладите тайлы пирамиды за камень и дерево, по одному на рабочего: очки за уровень и за каждый совпавший значок. Совпавшие цветные значки продвигают вас в своих храмах.
guide-power-title = Сила и вознесение
guide-power = После основного действия ваши рабочие там становятся сильнее. Рабочий, чья сила превысила 5, возносится: он начинает заново во Дворце с силой 1, а вы получаете шаг по Дороге и награду с колеса.
guide-temples-title = Храмы и тайлы открытия
guide-temples = Каждая ступень храма что-то приносит; на некоторых лежат тайлы открытия. Кто дошёл до двух верхних ступеней, в конце получает бонус храма. Тайл открытия — это маска или разовая помощь.
guide-eclipse-title = Затмения
guide-eclipse = В затмение вы получаете очки за шаги по Дороге, за первенство на треке пирамиды, за каждый шаг на нём ({ $track } очка в трёх затмениях) и за наборы разных масок ({ $masks } очков за набор от одной до семи). Потом вы платите каждому рабочему 1 какао, а при силе 4 или 5 — 2; каждый неоплаченный стоит вам очков.
guide-end-title = Конец
guide-end = Игра кончается третьим затмением, а если пирамиду достроили раньше — ближайшим.

## Подготовка

option-profile = Правила
option-profile-standard = Обычные
option-profile-standard-line = Как в изданной игре. Каждый неоплаченный рабочий стоит 3 очка; ступень храма с тайлами даёт только тайлы.
option-profile-seed = Короткий календарь
option-profile-seed-line = То же, но календарь движется после каждого хода: ходов примерно вдвое меньше.
option-profile-rulebook = Буква в букву
option-profile-rulebook-line = Каждое невыплаченное какао стоит 3 очка, а ступень с тайлами может дать вместо них награду.
option-profile-bga = Как в сети
option-profile-bga-line = Как «буква в букву», но три дешёвые и три дорогие технологии, любой ряд домов, и тайл какао оплачивает что угодно.
option-first_game = Подготовка
option-first_game-false = Полная
option-first_game-false-line = Планшеты и тайлы тянут наугад, а стартовые тайлы выбираете вы.
option-first_game-true = Первая игра
option-first_game-true-line = Всё уже разложено, можно начинать сразу.
option-draft = Стартовые тайлы
option-draft-false = Раздача
option-draft-false-line = Каждый получает четыре и оставляет два.
option-draft-true = Выбор по очереди
option-draft-true-line = Все лежат открыто, и по очереди выбирают по два.
saved-variant = { $profile ->
        [seed] Теотиуакан, короткий календарь
        [rulebook] Теотиуакан, буква в букву
        [bga] Теотиуакан, как в сети
       *[standard] Теотиуакан
    }
keys-game = R и Shift+R: повернуть тайл, L: положить
