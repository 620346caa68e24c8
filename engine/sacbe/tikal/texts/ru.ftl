# Что происходит в «Тикале» и почему что-то нельзя, по-русски. Читают движок (sacbe.core.texts) и сайт.

## События

drawn = { $seat } тянет тайл: { $kind ->
        [temple] храм
        [jungle] джунгли
        [treasure] сокровища
       *[volcano] вулкан
    } ({ $tile }).
revealed = Открыт тайл { $tile }: { $kind ->
        [temple] храм
        [jungle] джунгли
        [treasure] сокровища
       *[volcano] вулкан
    }.
chosen = { $seat } выбирает { $kind ->
        [temple] храм
        [jungle] джунгли
        [treasure] сокровища
       *[volcano] вулкан
    }: { $tile }.
placed = { $seat } кладёт тайл { $tile } ({ $kind ->
        [temple] храм
        [jungle] джунгли
        [treasure] сокровища
       *[volcano] вулкан
    }) на { $cell }.
discarded = Тайл { $tile } положить некуда: он выходит из игры.
entered = { $seat } выставляет { $piece ->
        [L] начальника
       *[W] рабочего
    } на { $cell }.
hopped = { $seat } ведёт { $piece ->
        [L] начальника
       *[W] рабочего
    } секретным путём с { $start } на { $cell }.
moved = { $seat } перемещает { $piece ->
        [L] начальника
       *[W] рабочего
    } с { $start } на { $cell } ({ $cost } ОД).
uncovered = { $seat } расчищает уровень { $value } на { $cell }.
dug = { $seat } копает на { $cell }.
found = { $seat } находит сокровище: { $treasure }.
swapped = { $seat } и { $other } меняются: { $give-accusative } на { $take-accusative }.
camped = { $seat } разбивает лагерь на { $cell }.
guarded = { $seat } ставит охрану у храма ценностью { $value } на { $cell }{ $lost ->
        [0] .
        [one] ; из игры выходит ещё { $lost } фигурка.
        [few] ; из игры выходят ещё { $lost } фигурки.
       *[many] ; из игры выходит ещё { $lost } фигурок.
    }
ended = { $seat } заканчивает ход{ $lost ->
        [0] .
        [one] ; сгорает { $lost } очко действия.
        [few] ; сгорают { $lost } очка действия.
       *[many] ; сгорает { $lost } очков действия.
    }
scoring_round = { $round ->
        [4] Финальный подсчёт начинает
       *[other] Подсчёт { $round } начинает
    } { $seat }.
scored = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: за храмы — { $temples }, за сокровища — { $treasures }. Всего: { $score }.
game_over = Игра окончена; лучший счёт — { $score }.
auction = Начинается аукцион; первую ставку делает { $seat }.
last_turn = { $seat } делает последний ход раунда бесплатно.
bid = { $seat } ставит { $points }.
passed = { $seat } пасует.
auction_won = { $seat } выигрывает торги и платит { $points }.

## Отказы

no_such_action = В «Тикале» нет действия «{ $action }».
game_is_over = Игра окончена.
not_now = Сейчас так нельзя: сначала { $phase ->
        [draw] нужно вытянуть тайл
        [reveal] нужно открыть сокровище
        [place] нужно положить тайл
        [bid] нужно закончить аукцион
        [choose] нужно выбрать тайл
       *[act] нужно сделать ход
    }.
no_points = Это стоит { $cost ->
        [one] { $cost } очко действия
        [few] { $cost } очка действия
       *[many] { $cost } очков действия
    }, а у вас { $ap ->
        [0] не осталось ни одного
        [one] осталось только { $ap }
        [few] осталось только { $ap }
       *[many] осталось только { $ap }
    }.
tile_not_in_stack = Тайла { $tile } в стопке больше нет.
letter_not_due = Тайл { $tile } лежит не сверху: сначала идут тайлы с буквой { $letter }.
treasure_all_found = Больше не осталось { $treasure-genitive }: все три уже найдены.
cell_taken = Клетка { $cell } уже исследована.
no_explored_neighbour = Клетка { $cell } не граничит ни с одной исследованной.
volcano_not_turned = Вулкан одинаков с любой стороны, поэтому его всегда кладут с поворотом 0.
only_volcanoes = Клетка { $cell } граничит только с вулканами: туда никто никогда не дойдёт.
same_pattern = С таким поворотом камни на { $tile } лежат так же, как с меньшим.
no_access = Так тайл на { $cell } будет недоступен: на границах с исследованными клетками нет ни одного камня.
tile_has_a_place = Тайл { $tile } ещё можно куда-нибудь положить.
leader_not_in_reserve = Вашего начальника нет в запасе.
no_worker_in_reserve = У вас в запасе не осталось рабочих.
not_own_camp = { $cell } — не базовый лагерь и не ваш лагерь.
no_piece = На { $cell } нет вашего { $piece ->
        [L] начальника
       *[W] рабочего
    }.
same_cell = Ваша фигурка уже стоит на { $cell }.
not_neighbours = { $start } и { $cell } — не соседние клетки, а ходят по одной.
not_explored = Клетка { $cell } не исследована.
volcano_not_entered = На { $cell } вулкан, а на вулканы не ходят.
no_stones = Между { $start } и { $cell } нет камней.
no_temple = На { $cell } нет храма.
temple_guarded = Храм на { $cell } охраняет { $owner }.
temple_complete = Храм на { $cell } уже расчищен полностью: его ценность — { $value }.
level_run_out = Жетонов храма ценностью { $value } не осталось: храм на { $cell } больше не расчистить.
uncover_limit = За ход на { $cell } можно расчистить не больше { $limit ->
        [one] { $limit } уровня
        [few] { $limit } уровней
       *[many] { $limit } уровней
    } храма.
dig_limit = За ход на { $cell } можно откопать не больше { $limit ->
        [one] { $limit } сокровища
        [few] { $limit } сокровищ
       *[many] { $limit } сокровищ
    }.
too_few_pieces = Для этого на { $cell } { $needed ->
        [one] нужна { $needed } ваша фигурка
        [few] нужны { $needed } ваши фигурки
       *[many] нужно { $needed } ваших фигурок
    }, а { $here ->
        [0] там нет ни одной
        [one] там только { $here }
        [few] там только { $here }
       *[many] там только { $here }
    }.
no_treasure_tile = На { $cell } нет тайла сокровищ.
no_tokens = Все сокровища на { $cell } уже откопаны.
no_such_partner = В этой партии такой обмен невозможен: { $other }.
same_kind = Обмен «{ $treasure }» на «{ $treasure }» ничего не даст.
not_single = Менять можно только одиночные сокровища, а { $owner } { $count ->
        [0] не имеет { $treasure-genitive }
       *[other] имеет { $treasure-genitive } сразу { $count }
    }.
no_camp_left = Вы уже разбили { $limit ->
        [2] оба своих лагеря
        [one] все свои лагеря: { $limit }
        [few] все свои лагеря: { $limit }
       *[many] все свои лагеря: { $limit }
    }.
no_camp_site = На { $cell } лагерь не разбить: лагеря ставят в джунглях или там, где все сокровища откопаны.
tokens_left = На { $cell } ещё { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[many] { $count } сокровищ
    }; для лагеря нужно, чтобы там было пусто.
camp_there = На { $cell } уже стоит лагерь; его владелец — { $owner }.
no_guard_left = Вы уже поставили охрану { $limit ->
        [2] у двух храмов
        [one] у { $limit } храма
        [few] у { $limit } храмов
       *[many] у { $limit } храмов
    }, больше её у вас нет.
not_dominating = Чтобы поставить охрану у храма на { $cell }, нужен перевес: ваша сила — { $own }, у сильнейшего соперника — { $best }.
bid_too_low = Ставка должна быть не меньше { $lowest }.
bid_too_high = Нельзя ставить больше, чем у вас очков: { $most }.
not_in_display = Тайла { $tile } нет среди открытых.

## Названия предметов, как их называют события и отказы

name-amulet = амулет
    .accusative = амулет
    .genitive = амулетов
name-bracelet = браслет
    .accusative = браслет
    .genitive = браслетов
name-chalice = чаша
    .accusative = чашу
    .genitive = чаш
name-dagger = кинжал
    .accusative = кинжал
    .genitive = кинжалов
name-effigy = идол
    .accusative = идол
    .genitive = идолов
name-flute = флейта
    .accusative = флейту
    .genitive = флейт
name-goblet = кубок
    .accusative = кубок
    .genitive = кубков
name-headdress = головной убор
    .accusative = головной убор
    .genitive = головных уборов
