# Почему компьютерный игрок в «Тикале» поступает именно так, по-русски. Читают движок (sacbe.core.texts) и сайт.

lays = Кладёт тайл { $tile } ({ $kind ->
        [temple] храм
        [jungle] джунгли
        [treasure] сокровища
       *[volcano] вулкан
    }) на { $cell }.
lays_near = Кладёт { $tile } на { $cell }: дойдёт туда за { $own } ОД, а остальные — не меньше чем за { $other }.
lays_alone = Кладёт { $tile } на { $cell }: дойдёт туда за { $own } ОД, а больше никто не сможет.
takes = Захватывает храм ценностью { $value } на { $cell } с перевесом в { $lead }.
takes_from = Перехватывает храм ценностью { $value } на { $cell } (соперник: { $other }) с перевесом в { $lead }.
raises = Расчищает { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    } своего храма на { $cell }; теперь его ценность — { $value }.
strengthens = Укрепляет позиции у храма ценностью { $value } на { $cell }: перевес — { $lead }.
denies = Уравнивает силы на { $cell } (соперник: { $other }): храм ценностью { $value } никому не даст очков.
uncovers = Расчищает { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    } храма на { $cell }; его ценность — { $value }, и он всё ещё спорный.
contests = Усиливается у храма ценностью { $value } на { $cell }, { $behind ->
        [0] вровень с сильнейшим
        [one] отставая от сильнейшего на { $behind }
        [few] отставая от сильнейшего на { $behind }
       *[many] отставая от сильнейшего на { $behind }
    }.
guards = Ставит охрану у храма ценностью { $value } на { $cell }: теперь он принесёт очки { $rounds ->
        [1] в финальном подсчёте
        [one] в { $rounds } подсчёте
        [few] в { $rounds } подсчётах
       *[many] в { $rounds } подсчётах
    }.
digs = Откапывает { $count ->
        [one] { $count } сокровище
        [few] { $count } сокровища
       *[many] { $count } сокровищ
    } на { $cell }: до конца игры это примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
swaps = { $count ->
        [1] Выменивает сокровище ({ $treasure })
        [one] Меняет { $count } сокровище
        [few] Меняет { $count } сокровища
       *[many] Меняет { $count } сокровищ
    }: плюс { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждый подсчёт.
goes = Идёт на { $cell }, готовясь к следующим ходам.
approaches = Идёт к сокровищам на { $cell }.
camps = Разбивает лагерь на { $cell }, чтобы выставлять фигурки поблизости.
brings = Выставляет { $count ->
        [one] { $count } фигурку
        [few] { $count } фигурки
       *[many] { $count } фигурок
    } на { $cell }, готовясь к следующим ходам.
scores = Подсчёт сразу после этого хода: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, из них { $more } — благодаря этому ходу.
chooses = { $kind ->
        [temple] Хочет храм ценностью { $value }
        [jungle] Хочет джунгли
        [treasure] Хочет сокровища
       *[volcano] Хочет подсчёт прямо сейчас
    }: { $tile }.
bids = Право выбрать { $tile } раньше других оценивает примерно в { $ahead ->
        [one] { $ahead } очко
        [few] { $ahead } очка
       *[many] { $ahead } очков
    }; заплатит не больше { $points }.
passes_bid = { $points ->
        [0] Не отдаст ни одного очка
        [one] Отдаст не больше { $points } очка
        [few] Отдаст не больше { $points } очков
       *[many] Отдаст не больше { $points } очков
    }, чтобы выбрать { $tile } раньше других.
passes_opening = Ни один тайл не стоит ставки.
passes_poor = Хочет { $tile }, но для ставки { $points ->
        [0] нет очков
        [one] есть только { $points } очко
        [few] есть только { $points } очка
       *[many] есть только { $points } очков
    }.
