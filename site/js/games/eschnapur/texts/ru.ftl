# Что сайт говорит об «Эшнапуре», по-русски.

game-title = Эшнапур
game-line = Соберите нужные символы, торгуйтесь за них и перебейте ставки за то, что скрыто в нишах. Игра о торге и тайных ставках.
game-minutes = 45

## Карта

page-temple = Храм
area-gate_brown = Коричневые ворота
area-gate_red = Красные ворота
area-gate_blue = Синие ворота
area-gate_yellow = Жёлтые ворота
area-gate_green = Зелёные ворота
area-cloister_nw = Северо-западная галерея
area-cloister_ne = Северо-восточная галерея
area-cloister_e = Восточная галерея
area-cloister_s = Южная галерея
area-cloister_w = Западная галерея
area-hall_n = Северный зал
area-hall_e = Восточный зал
area-hall_se = Юго-восточный зал
area-hall_sw = Юго-западный зал
area-hall_w = Западный зал
place-deck-symbols = Карты символов
place-deck-bids = Карты ставок
place-stock = Плитки движения
place-pool = Плитки припасов
colour-brown = коричневый
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-green = зелёный
deck-count = { $count ->
        [0] колода пуста
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
deck-known = внизу колоды по порядку: { $cards }
deck-discard = { $count ->
        [0] сброс пуст
       *[other] в сбросе: { $cards }
    }
deck-price = { $coins ->
        [one] стоит { $coins } монету
        [few] стоит { $coins } монеты
       *[many] стоит { $coins } монет
    }
stock-count = { $count ->
        [0] не осталось
        [one] осталась { $count }
        [few] осталось { $count }
       *[many] осталось { $count }
    }
pool-count = { $count ->
        [0] запас пуст
        [one] в запасе { $count }, рубашкой вверх
        [few] в запасе { $count }, рубашкой вверх
       *[many] в запасе { $count }, рубашкой вверх
    }
bank-count = { $count ->
        [0] банк пуст
        [one] в банке { $count } монета
        [few] в банке { $count } монеты
       *[many] в банке { $count } монет
    }
niche-closed = ниша закрыта, открывается символами: { $cards }
niche-open = ниша открыта и пуста
niche-token = ниша открыта, жетон { $small } и { $large }
niche-yours = ваши карты её открывают
pawn-here = здесь { $name }
area-steps = { $steps ->
        [0] вы здесь
        [one] { $steps } шаг отсюда
        [few] { $steps } шага отсюда
       *[many] { $steps } шагов отсюда
    }
area-ways = проходы: { $areas }

## Открытие тайных ставок

reveal-title = Ставки за { $large } очков
reveal-line = Высшая ставка платит свои монеты и приносит { $large } очков. Низшая берёт жетон и монеты со своей карты.
reveal-highest = Высшая
reveal-highest-why = { $pay ->
        [0] ничего не платит
        [one] платит { $pay } монету
        [few] платит { $pay } монеты
       *[many] платит { $pay } монет
    }
reveal-both = Высшая и низшая
reveal-both-why = { $pay ->
        [0] ничего не платит, берёт жетон
        [one] платит { $pay } монету, берёт жетон
        [few] платит { $pay } монеты, берёт жетон
       *[many] платит { $pay } монет, берёт жетон
    }
reveal-between = Посередине
reveal-between-why = ничего не платит и не получает
reveal-lowest = Низшая
reveal-lowest-why = { $gain ->
        [0] берёт жетон
        [one] берёт жетон и { $gain } монету
        [few] берёт жетон и { $gain } монеты
       *[many] берёт жетон и { $gain } монет
    }
reveal-cancelled = Не считается
reveal-cancelled-why = нужно { $cost }, есть { $coins }
reveal-passed = Пас
reveal-passed-why = { $gain ->
        [0] банк пуст
        [one] берёт { $gain } монету
        [few] берёт { $gain } монеты
       *[many] берёт { $gain } монет
    }
reveal-lost = { $bids ->
        [0] Все спасовали: жетон выходит из игры.
       *[other] Никто не может заплатить: жетон выходит из игры.
    }
reveal-monk = Монаха получает { $name }: на последнем месте больше никого.
reveal-monk-aside = Монах снова стоит рядом с полем.
reveal-steps = По шагам
counted-title = Подсчёт жетонов
counted-most = больше всех жетонов
counted-fewest = меньше всех жетонов

## Откуда взялись очки

chart-title = Откуда взялись очки
source-openings = Открытые ниши
source-sealed = Тайные ставки
source-monk = Удвоение монаха
source-bonus = Больше всех жетонов
source-penalty = Меньше всех жетонов

## Карты и имущество

hand-of = Карты: { $name }
hand-yours = Ваши карты
hand-covered = Закрыты, пока экран видят другие.
card-symbol = карта символа, { $colour }
card-bid = { $coins ->
        [0] карта ставки { $value }, без монет
        [one] карта ставки { $value }, { $coins } монета
        [few] карта ставки { $value }, { $coins } монеты
       *[many] карта ставки { $value }, { $coins } монет
    }
card-pass = карта паса, приносит монеты: { $coins }
card-known = все знают, что она у вас
cards-sym = { $count ->
        [0] нет карт символов
        [one] { $count } карта символа
        [few] { $count } карты символов
       *[many] { $count } карт символов
    }
cards-bid = { $count ->
        [0] нет карт ставок
        [one] { $count } карта ставки
        [few] { $count } карты ставок
       *[many] { $count } карт ставок
    }
has-coins = { $count ->
        [0] нет монет
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
has-moves = { $count ->
        [0] нет плиток движения
        [one] { $count } плитка движения
        [few] { $count } плитки движения
       *[many] { $count } плиток движения
    }
has-tiles = Плитки: { $points } из { $needed } очков
has-tokens = { $count ->
        [0] нет жетонов
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
has-monk = ×2
has-monk-long = Смеющийся монах удваивает очки этого игрока.
has-laid = карта выложена
own-known = Известные карты:

## Что осталось

supplies-title = Что осталось
supplies-tokens = { $count ->
        [0] Все жетоны найдены.
        [one] Ещё скрыт { $count } жетон:
        [few] Ещё скрыты { $count } жетона:
       *[many] Ещё скрыто { $count } жетонов:
    }
supplies-lost = Вышли из игры:
supplies-queue = Колода символов кончается этими картами по порядку:
supplies-discard = Сброшенные карты ставок:
supplies-tiles = { $count ->
        [0] Запас плиток припасов пуст.
        [one] В запасе { $count } плитка припасов:
        [few] В запасе { $count } плитки припасов:
       *[many] В запасе { $count } плиток припасов:
    }

## Рядом с малой картой

fold-opened = Открыто ниш: { $opened } из { $toOpen }.
fold-here = Вы здесь: { $area }.
fold-near = Ваши карты открывают: { $area } ({ $steps ->
        [0] вы уже там
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }){ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
    }
fold-none = Ваши карты пока не открывают ни одной ниши.

## Конец

ending-title = Подсчёт жетонов
ending-line = Больше всех жетонов — { $most } очков, меньше всех — минус { $fewest }; при равенстве очки делят. Если очков поровну, решает высшая карта ставки.
ending-hand = На руках:
ending-no-cards = ничего

## Вокруг стола

saved-variant = Эшнапур
projected = { $bonus ->
        [0] { $penalty ->
                [0] ±0 в конце
               *[other] { $penalty } в конце
            }
       *[other] { $penalty ->
                [0] +{ $bonus } в конце
               *[other] +{ $bonus } и { $penalty } в конце
            }
    }
projected-long = Что принесли бы жетоны, если бы игра кончилась сейчас: премия тому, у кого их больше всех, штраф тому, у кого меньше.
option-colours = Цвета
option-colours-default = По числу игроков
option-colours-default-line = Цвета, которые правила назначают для этого числа игроков.
header = Открыто ниш: { $opened } из { $all }
header-long = В банке { $bank ->
        [one] { $bank } монета
        [few] { $bank } монеты
       *[many] { $bank } монет
    }; рубашкой вверх: карты ставок — { $bids }, карты символов — { $symbols }, плитки припасов — { $tiles }
purse = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } и { $moves ->
        [one] { $moves } плитка движения
        [few] { $moves } плитки движения
       *[many] { $moves } плиток движения
    }
end-lost = { $count ->
        [one] Вы ещё можете открыть нишу (на выбор: { $count }).
        [few] Вы ещё можете открыть нишу (на выбор: { $count }).
       *[many] Вы ещё можете открыть нишу (на выбор: { $count }).
    } Всё равно закончить ход?

## Что переходит из рук в руки

thing-nothing = ничего
thing-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
thing-movement_tiles = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
thing-symbol-named = { $amount ->
        [one] { $colour }
        [few] { $amount } × { $colour }
       *[many] { $amount } × { $colour }
    }
thing-bid-named = карта ставки { $value }
thing-symbol_card-any = { $amount ->
        [one] карта символа (выбирает отдающий)
        [few] { $amount } карты символов (выбирает отдающий)
       *[many] { $amount } карт символов (выбирает отдающий)
    }
thing-symbol_card-blind = { $amount ->
        [one] карта символа вслепую
        [few] { $amount } карты символов вслепую
       *[many] { $amount } карт символов вслепую
    }
thing-symbol_card-pick = { $amount ->
        [one] карта символа (выбирает берущий)
        [few] { $amount } карты символов (выбирает берущий)
       *[many] { $amount } карт символов (выбирает берущий)
    }
thing-bid_card-any = { $amount ->
        [one] карта ставки (выбирает отдающий)
        [few] { $amount } карты ставок (выбирает отдающий)
       *[many] { $amount } карт ставок (выбирает отдающий)
    }
thing-bid_card-blind = { $amount ->
        [one] карта ставки вслепую
        [few] { $amount } карты ставок вслепую
       *[many] { $amount } карт ставок вслепую
    }
thing-bid_card-pick = { $amount ->
        [one] карта ставки (выбирает берущий)
        [few] { $amount } карты ставок (выбирает берущий)
       *[many] { $amount } карт ставок (выбирает берущий)
    }
tile-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
tile-movement = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
tile-symbol_card = { $amount ->
        [one] карта символа
        [few] { $amount } карты символов
       *[many] { $amount } карт символов
    }
tile-bid_card = { $amount ->
        [one] карта ставки
        [few] { $amount } карты ставок
       *[many] { $amount } карт ставок
    }
tile-words = { $goods }, { $points ->
        [one] { $points } очко плитки
        [few] { $points } очка плитки
       *[many] { $points } очков плитки
    }
name-pass = карта паса
name-bid = карта { $value }
name-symbol = карта символа ({ $colour })

## Ход

title-begin = { $name }: начало хода
title-offer = { $name }: сделать предложение?
title-sell = { $name }: продажа одной плитки
title-reply = { $name }: ответ продавцу
title-compose = { $name } обдумывает условия
title-give = { $name }: отдать карту
title-pick = { $name }: выбрать карту
title-after = { $name }: обменять плитки?
title-main = { $name }: идти, открыть, купить
title-ready = { $name }: купить или поставить
title-commit = { $name }: выложить карту
turn-title = Ход: { $name }
prompt-begin = Откройте две плитки и продайте одну из них. Сначала можно что-нибудь купить.
prompt-offer = { $name } продаёт одну из двух плиток. Предложите что-нибудь за одну из них или пропустите.
prompt-sell = Примите предложение, попросите немного больше или не продавайте ничего.
prompt-reply = { $name } предлагает вам такие условия.
prompt-give = Выберите карту, которую отдаёте; получает { $name }.
prompt-pick = Выберите карту, которую берёте; отдаёт { $name }.
prompt-after = Очков плиток хватает, чтобы обменять плитки на две карты.
prompt-main = Выберите, куда идти или что купить.
prompt-place = Выберите ещё раз, чтобы пойти туда.
prompt-ready = Купите что-нибудь или выберите карту за { $large } очков.
prompt-commit = Выберите карту за { $large } очков и выложите её рубашкой вверх.
prompt-compose = Составьте условия.
outlook-yours = Ваши карты открывают
outlook-way = { $buy ->
        [0] { $steps ->
                [0] вы уже там
                [one] { $steps } шаг
                [few] { $steps } шага
               *[many] { $steps } шагов
            }
        [one] { $steps ->
                [one] { $steps } шаг, докупить { $buy } плитку
                [few] { $steps } шага, докупить { $buy } плитку
               *[many] { $steps } шагов, докупить { $buy } плитку
            }
        [few] шагов: { $steps }, докупить { $buy } плитки
       *[many] шагов: { $steps }, докупить { $buy } плиток
    }
outlook-none = Ваши карты не открывают ни одной из закрытых ниш.
prizes = Открытая сейчас ниша сразу приносит от { $least } до { $most } очков и тайные ставки на { $low }–{ $high }.
niches = Игра кончается ставками после { $all }-й ниши; { $opened ->
        [0] пока не открыто ни одной
        [one] открыта { $opened }
        [few] открыто { $opened }
       *[many] открыто { $opened }
    }.
too-far = { $steps ->
        [one] До этого места { $steps } шаг
        [few] До этого места { $steps } шага
       *[many] До этого места { $steps } шагов
    }, а у вас { $moves ->
        [0] нет плиток движения
        [one] { $moves } плитка движения
        [few] { $moves } плитки движения
       *[many] { $moves } плиток движения
    }, и монет на остальные не хватает.
offer-walk = { $coins ->
        [0] { $moves ->
            [one] сюда { $moves } шаг
            [few] сюда { $moves } шага
           *[many] сюда { $moves } шагов
        }
       *[other] { $moves ->
            [0] сюда можно дойти
            [one] сюда { $moves } шаг
            [few] сюда { $moves } шага
           *[many] сюда { $moves } шагов
        }
    }{ $coins ->
        [0] { "" }
        [one] {" "}за { $coins } монету
        [few] {" "}за { $coins } монеты
       *[many] {" "}за { $coins } монет
    }
offer-open_niche = { $coins ->
        [0] { $moves ->
            [0] можно открыть нишу
           *[other] можно прийти и открыть нишу
        }
        [one] можно прийти и открыть нишу за { $coins } монету
        [few] можно прийти и открыть нишу за { $coins } монеты
       *[many] можно прийти и открыть нишу за { $coins } монет
    }
offer-buy = { $coins ->
        [one] здесь можно купить за { $coins } монету
        [few] здесь можно купить за { $coins } монеты
       *[many] здесь можно купить за { $coins } монет
    }
do-begin_sale = Открыть две плитки
do-done = Больше не обменивать
buy = Купить
do-buy_symbol = { $coins ->
        [one] Купить карту символа за { $coins } монету
        [few] Купить карту символа за { $coins } монеты
       *[many] Купить карту символа за { $coins } монет
    }
do-buy_bid = { $coins ->
        [one] Купить карту ставки за { $coins } монету
        [few] Купить карту ставки за { $coins } монеты
       *[many] Купить карту ставки за { $coins } монет
    }
do-buy_move = { $coins ->
        [one] Купить плитку движения за { $coins } монету
        [few] Купить плитку движения за { $coins } монеты
       *[many] Купить плитку движения за { $coins } монет
    }
do-walk = Идти туда
do-open_niche = Открыть нишу
do-walk-and-open = Прийти и открыть
cost-coins = −{ $coins }
gain-coins = { $coins ->
        [one] +{ $coins } монета
        [few] +{ $coins } монеты
       *[many] +{ $coins } монет
    }
cost-walk = { $coins ->
        [0] { $moves ->
            [one] −{ $moves } шаг
            [few] −{ $moves } шага
           *[many] −{ $moves } шагов
        }
       *[other] { $moves ->
            [0] монеты: −{ $coins }
            [one] −{ $moves } шаг, монеты: −{ $coins }
            [few] −{ $moves } шага, монеты: −{ $coins }
           *[many] −{ $moves } шагов, монеты: −{ $coins }
        }
    }
exchange-title = Обмен плиток
exchange-line = На ваших плитках очков: { $points }; за плитки на { $needed } и больше дают две карты.
exchange-tiles = Какие плитки отдать
exchange-set = { $set } = { $sum }
exchange-only = Уходят плитки: { $set }
exchange-take = Какие карты взять
take-bid-bid = две карты ставок
take-symbol-symbol = две карты символов
take-bid-symbol = по одной каждого вида
do-exchange = Взять: { $take }

## Продажа

sale-title = Продаёт { $name }
sale-round = Круг { $round } из { $rounds }
slot-label = Плитка { $slot }
slot-offers = { $count ->
        [0] нет предложений
        [one] { $count } предложение
        [few] { $count } предложения
       *[many] { $count } предложений
    }
offers-label = Действующие предложения
offers-none = Пока никто не хочет: предложите что-нибудь сами или не продавайте.
offer-none = нет предложения
offer-thinks = думает
offer-asked = встречное сделано
terms-for = за
terms-asks = и хочет
proposal = Предлагает { $seller }, решает { $name }:
do-accept = Принять
do-accept-now = Принять предложение: { $name }
do-look-and-decide = Посмотреть и решить
do-change = Изменить
do-propose = Предложить
more-label = Попросить немного больше
more-coins = +1 монета
more-moves = +1 шаг
more-sym = + символ
more-bid = + ставка
do-next_round = Следующий круг
do-reject_all = Ничего не продавать
do-reject_all-sure = Точно ничего не продавать
do-no-offer = Без предложения
do-let-stand = Оставить как есть
do-withdraw = Отозвать
do-stay-out = Пропустить продажу
do-agree = Согласиться
do-refuse = Отказаться
do-worth = Сколько это стоит?
worth = { $points ->
        [one] для вас это примерно { $points } очко
        [few] для вас это примерно { $points } очка
       *[many] для вас это примерно { $points } очков
    }
terms-title = Ваши условия за плитку { $slot }
terms-to = Ваши условия за плитку { $slot }: { $name }
tray-own = Вы отдаёте
tray-other = { $name } отдаёт
tray-empty = Положите что-нибудь в лоток покупателя: монеты, шаги или карты.
tray-not-yours = Свои карты и товары кладите в свой лоток.
tray-remove = Убрать: { $words }
stepper-coins = Монеты
stepper-moves = Плитки движения
stepper-of = из { $most }
less-coins = На монету меньше
more-of-coins = На монету больше
less-moves = На шаг меньше
more-of-moves = На шаг больше
add-sym = + символ ({ $count })
add-bid = + ставка ({ $count })
modes-label = Как выбирают карту
mode-any-own = выбираете вы
mode-blind-own = вслепую
mode-pick-own = { $name } смотрит и берёт
mode-any-other = { $name } выбирает
mode-blind-other = вслепую
mode-pick-other = вы смотрите и берёте
mode-named = Определённая карта:
mode-named-covered = Назвать карту из своей руки…
mode-any-own-why = Вы выберете карту, когда сделка состоится; знать её будете только вы двое.
mode-blind-own-why = Карту вытянут из вашей руки вслепую; знать её будете только вы двое.
mode-pick-own-why = { $name } видит все ваши карты этого вида и берёт одну.
mode-named-own-why = Все узнают, что эта карта у вас.
mode-any-other-why = { $name } выберет карту, когда сделка состоится.
mode-blind-other-why = Карту вытянут вслепую; её отдаёт { $name }.
mode-pick-other-why = Вы видите все карты этого вида и берёте одну; отдаёт { $name }.
mode-named-other-why = { $name } может согласиться, только если такая карта есть.
do-send-empty = Предложить…
do-send-offer = { $asks ->
        [no] Предложить: { $give } за плитку { $slot }
       *[yes] Предложить: { $give } за плитку { $slot } и ещё { $ask }
    }
do-send-counter = { $asks ->
        [no] Попросить ({ $name }): { $give }
       *[yes] Попросить ({ $name }): { $give }; добавить: { $ask }
    }
do-back-to-offer = Вернуть как было
do-empty-trays = Очистить лотки
do-close-trays = Отмена
deal-get = Получите
deal-give = Отдадите
deal-after = После
deal-get-buyer = { $count ->
        [0] плитка { $slot }
       *[other] плитка { $slot } и { $things }
    }
deal-give-buyer = { $things }
deal-get-seller = { $things }, и плитка { $slot } остаётся у вас
deal-give-seller = { $count ->
        [0] плитка { $slot }
       *[other] плитка { $slot } и { $things }
    }
deal-closes = Больше не откроете
deal-opens = Сможете открыть
deal-tells = Узнают все
deal-shows-symbols = { $name } увидит все ваши карты символов
deal-shows-bids = { $name } увидит все ваши карты ставок
deal-unsure = Если есть
deal-unsure-why = Возможно, такой карты нет; отдаёт { $name }.
change-coins = монеты { $before } → { $after }
change-moves = шаги { $before } → { $after }
change-symbol_cards = карты символов { $before } → { $after }
change-bid_cards = карты ставок { $before } → { $after }
change-tile_points = очки плиток { $before } → { $after }
pick-title = Возьмите одну из этих карт
do-choose-card = Выбрать карту
do-give = Отдать: { $card }
do-pick = Взять: { $card }

## Тайные ставки

bids-title = Тайные ставки за { $large } очков
bids-line = Высшая ставка платит свои монеты и приносит { $large } очков. Низшая берёт жетон и монеты со своей карты. За пас дают монеты: { $pass }.
bids-last = Это последний жетон: игра кончается этими ставками.
bids-monk = { $name } играет с монахом: в случае победы { $large } очков считаются вдвойне.
laid-label = Карты рубашкой вверх
laid-yes = { $name }: выложено
laid-no = { $name }: ещё нет
bid-choose = Выберите карту из руки, чтобы увидеть, что она сделает.
bid-highest = Если она высшая: заплатите { $coins } и получите { $points } ({ $has ->
        [one] у вас { $has } монета
        [few] у вас { $has } монеты
       *[many] у вас { $has } монет
    }).
bid-unpayable = Если она высшая, то не считается: стоит { $coins }, а у вас { $has }.
bid-lowest = { $coins ->
        [0] Если она низшая: возьмёте жетон.
        [one] Если она низшая: возьмёте жетон и { $coins } монету.
        [few] Если она низшая: возьмёте жетон и { $coins } монеты.
       *[many] Если она низшая: возьмёте жетон и { $coins } монет.
    }
bid-between = Посередине она ничего не делает.
bid-pass = { $coins ->
        [one] Вы берёте { $coins } монету и сохраняете все карты.
        [few] Вы берёте { $coins } монеты и сохраняете все карты.
       *[many] Вы берёте { $coins } монет и сохраняете все карты.
    }
do-lay = Выложить взакрытую: { $card }
do-lay-none = Выбрать карту
do-ready-and-lay = Поставить: { $card }
do-look-and-bid = Посмотреть и поставить
do-ready = Ставка позже
do-pass = Пас

## Взгляд на карты

do-cover = Закрыть
do-peek = Держите и смотрите
do-show-hand = Показать мои карты

## Планы словами

step-walk = { $count ->
        [one] Идти: { $area }, { $count } шаг.
        [few] Идти: { $area }, { $count } шага.
       *[many] Идти: { $area }, { $count } шагов.
    }
step-open_niche = Открыть нишу.
step-buy_symbol = Купить карту символа.
step-buy_bid = Купить карту ставки.
step-buy_move = Купить плитку движения.
step-begin_sale = Открыть две плитки.
step-ready = Больше ничего не покупать.
step-done = Больше не обменивать.
step-keep = Не делать нового предложения.
step-withdraw = Отозвать предложение.
step-accept = Принять предложение: { $name }.
step-next_round = Открыть ещё один круг.
step-reject_all = Ничего не продавать.
step-agree = Согласиться на предложение.
step-refuse = Отклонить предложение.
step-compose = Составить условия.
step-end_turn = Закончить ход.
step-play = Выложить взакрытую: { $card }.
step-play_pass = Пас.
step-give = Отдать: { $card }.
step-pick = Взять: { $card }.
step-exchange = Обменять плитки { $tiles }; взять: { $take }.
step-offer = { $asks ->
        [no] Предложить: { $give } за плитку { $slot }.
       *[yes] Предложить: { $give } за плитку { $slot }; попросить: { $ask }.
    }
step-counter = { $asks ->
        [no] Попросить ({ $name }): { $give } за плитку { $slot }.
       *[yes] Попросить ({ $name }): { $give } за плитку { $slot } и ещё { $ask }.
    }

## Коротко

guide-goal = Вы исследуете храм Эшнапура. Очки дают открытые ниши и тайные ставки после них; игра кончается ставками после { $niches }-й ниши.
guide-turn-title = Ход
guide-turn = Открывают две плитки припасов: одну вы оставляете, другую продаёте. Потом идёте и можете открыть одну нишу. После этого все делают тайные ставки. Покупать можно почти всегда: карта символа стоит { $symbol } монеты, карта ставки — { $bid }, шаг — { $move }.
guide-sale-title = Торг
guide-sale = Не больше чем за { $rounds } круга остальные предлагают монеты, шаги и карты за одну из двух плиток и могут попросить что-нибудь в придачу. Продавец принимает предложение, просит у кого-то других условий или не продаёт ничего и берёт { $refusal } монеты. Карту называют сразу, или её выбирает отдающий, или тянут вслепую, или выбирает берущий. Плитки, на которых вместе { $points } очков, можно обменять на две карты.
guide-walk-title = Путь и ниши
guide-walk = Каждый шаг стоит одну плитку движения. Нишу открывают картами символов, которые она показывает; они уходят под колоду. Малое число её жетона вы получаете сразу.
guide-bids-title = Тайные ставки
guide-bids = Все выкладывают взакрытую карту ставки или карту паса. Высшая ставка платит монеты со своей карты и получает большое число; низшая берёт жетон и монеты со своей карты; за пас дают монеты: { $pass }. Высшая ставка, которую нельзя оплатить, не считается. Сыгранные карты ставок сбрасывают.
guide-monk-title = Смеющийся монах
guide-monk = Кто один на последнем месте, получает монаха, и каждое его число считается вдвойне.
guide-end-title = Конец
guide-end = Тот, у кого больше всех жетонов, получает { $bonus } очков, а тот, у кого меньше всех, теряет { $penalty }. Побеждает тот, у кого больше очков.
