# Что происходит в «Эшнапуре» и почему что-то нельзя, по-русски. Читают движок (sacbe.core.texts) и сайт.

## События

first = Начинает { $seat }.
turn_begins = Ходит { $seat }.
drew_bid = { $seat } берёт карту ставки.
drew_bid_card = Это { $card }.
drew_symbol = { $seat } берёт карту символа.
drew_symbol_card = Это { $card }.
drew_known_symbol = { $seat } берёт { $card-acc } — это знали все.
no_card_left = Карт { $type ->
        [bid_card] ставок
       *[symbol_card] символов
    } больше нет: { $seat } остаётся без карты.
bids_shuffled = { $count ->
        [1] Единственная сброшенная карта ставки становится колодой.
        [one] Сброшенные карты ставок ({ $count }) перемешиваются и становятся колодой.
        [few] Сброшенные карты ставок ({ $count }) перемешиваются и становятся колодой.
       *[many] Сброшенные карты ставок ({ $count }) перемешиваются и становятся колодой.
    }
bought_symbol = { $seat } покупает карту символа за { $pay-acc }.
bought_bid = { $seat } покупает карту ставки за { $pay-acc }.
bought_move = { $seat } покупает { $gain-acc } за { $pay-acc }.
exchanged = { $seat } сбрасывает плитки ({ $tiles-count } шт., очков плиток: { $points }) и берёт { $take-acc }.
sale = { $seat } начинает продажу.
no_sale = Продажи нет: плиток припасов осталось меньше двух.
tiles_mixed = { $count ->
        [1] Единственная сброшенная плитка припасов возвращается в запас.
        [one] Сброшенные плитки припасов ({ $count }) возвращаются в запас.
        [few] Сброшенные плитки припасов ({ $count }) возвращаются в запас.
       *[many] Сброшенные плитки припасов ({ $count }) возвращаются в запас.
    }
revealed = { $slot ->
        [1] Открыта первая плитка
       *[2] Открыта вторая плитка
    }: { $tile-contents }.
kept = { $standing ->
        [0] { $seat } ничего не предлагает.
       *[other] { $seat } оставляет предложение в силе.
    }
withdrew = { $seat } отзывает предложение.
offered = { $seat } предлагает { $give-acc } за { $slot ->
        [1] первую плитку
       *[2] вторую плитку
    }{ $ask-count ->
        [0] .
       *[other] , а в придачу хочет { $ask-acc }.
    }
composing = { $seat } обдумывает условия.
accepted = { $seat } принимает предложение; покупатель — { $other }.
countered = { $seat } делает встречное предложение (покупатель — { $other }): { $give } за { $slot ->
        [1] первую плитку
       *[2] вторую плитку
    }{ $ask-count ->
        [0] .
       *[other] , а в придачу от продавца — { $ask }.
    }
next_round = Начинается круг переговоров { $round }.
refused_all = { $seat } ничего не продаёт и берёт { $gain-acc }.
agreed = { $seat } соглашается.
declined = { $seat } отказывается.
done = { $seat } больше не обменивает плитки.
card_passed = { $seat } отдаёт { $card-acc }; карту получает { $other }.
card_passed_known = Это { $card }.
sold = { $seat } продаёт { $tile-acc } за { $give-acc } и оставляет себе { $kept-acc }; покупатель — { $other }{ $ask-count ->
        [0] .
       *[other] ; в придачу { $other } получает { $ask-acc }.
    }
took = { $seat } берёт { $gain-acc }.
stepped = { $seat } идёт { $start-from } { $area-to }.
opened = { $seat } открывает нишу { $area-of }, символы: { $cards }.
turned = На жетоне { $token-numbers }.
scored = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }{ $doubled ->
        [0] ;
       *[other] , удвоенных монахом;
    } всего — { $score }.
monk = Монаха получает { $seat }.
monk_aside = Монах стоит рядом с полем.
ready = { $seat } готовится сделать ставку.
committed = { $seat } кладёт карту рубашкой вверх.
committed_card = Это { $card }.
bid_shown = { $seat } открывает { $card-acc }.
bid_cancelled = { $seat } не может оплатить { $card-acc } — карта не считается.
bid_paid = { $seat } платит { $pay-acc }.
token_taken = { $seat } берёт { $token }.
token_lost = { $bids ->
        [0] Все спасовали
       *[other] Никто не может заплатить
    }: { $token } выходит из игры.
received = { $seat } берёт { $gain-acc } из банка.
ended = { $seat } заканчивает ход.
game_ends = Игра кончается; открытых ниш: { $opened }.
bonus = { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за наибольшее число жетонов.
penalty = { $seat } теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за наименьшее число жетонов.
game_over = Игра окончена; лучший счёт — { $score }.
won = { $seat } { $winners ->
        [1] побеждает
        [one] делит победу
        [few] делит победу
       *[many] делит победу
    }.

## Отказы

no_such_action = В «Эшнапуре» нет действия «{ $action }».
game_is_over = Игра окончена.
no_window = Сейчас нельзя ни покупать, ни обменивать.
not_now = Сейчас так нельзя: { $phase ->
        [start] определяется, кто начинает
        [draw] берётся карта
        [reveal] открывается плитка
        [blind] из руки вытягивают карту
        [token] открывается жетон
        [begin] ход начинается с покупок и продажи
        [offer] соперники делают предложения
        [sell] решает продавец
        [reply] нужно ответить на встречное предложение продавца
        [compose] составляются условия
        [give] отдающий выбирает карту
        [pick] берущий выбирает карту
        [after] покупатель может обменять плитки
        [ready] перед ставками все могут покупать
        [commit] делаются тайные ставки
       *[main] активный игрок может покупать, ходить и открыть нишу
    }.
no_such_seat = Такого игрока в этой партии нет: { $seat }.
other_card_due = Сейчас берётся карта { $type ->
        [bid_card] ставки
       *[symbol_card] символа
    }.
known_card_due = Следующую карту символа знают все: { $card }.
card_not_in_deck = В колоде нет такой карты: { $card }.
tile_not_in_pool = В запасе больше нет такой плитки: { $tile-contents }.
token_turned = Такого жетона больше нет ни в одной нише: { $token-numbers }.
card_not_available = { $seat } не может отдать в этой сделке такую карту: { $card }.
too_few_coins = Это стоит { $cost-acc }, а у вас { $coins ->
        [0] нет ни одной
        [one] только { $coins }
        [few] только { $coins }
       *[many] только { $coins }
    }.
coins_promised = Это стоит { $cost-acc }, а в вашем предложении обещано: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
symbol_deck_empty = Колода символов пуста.
bid_deck_empty = Карт ставок не осталось ни в колоде, ни в сбросе.
stock_empty = Плиток движения не осталось.
too_few_tile_points = Нужно очков плиток: { $needed }, а у вас { $points }.
not_tight = Сбросьте плитки, которые вместе дают { $needed } очков плиток, а без любой из них — уже нет; плитки ({ $tiles }) не подходят.
cards_run_out = Не хватает карт, чтобы взять { $take-acc }.
no_offer_of_yours = У вас нет действующего предложения.
no_offer_stands = { $seat } сейчас ничего не предлагает.
named_twice = Каждый вид товара и каждую карту называют с одной стороны только один раз.
gives_nothing = В предложении должна быть хотя бы монета, плитка движения или карта.
on_both_sides = Монеты не могут стоять с обеих сторон предложения, плитки движения — тоже.
names_card_not_held = Называть можно только карты, которые у вас на руках.
asked_card_not_held = У вас нет всех карт, о которых просят.
you_lack_goods = У вас нет всего, что вы отдаёте.
opponent_lacks_goods = { $seat } не может отдать всё, что вы просите.
compose_it = Такие условия возможны, но в кратком списке их нет: составьте их по шагам.
no_such_opponent = { $seat } — не ваш соперник в этой продаже.
countered_already = В этом круге встречное предложение уже было сделано: { $seat }.
last_round = В переговорах не больше { $rounds } кругов.
nothing_offered = В этом круге ничего не предложено и не отозвано, поэтому нового круга не будет.
compose_for_whom = Продавец составляет условия для одного из соперников, а они — для себя.
other_step_due = { $stage ->
        [slot] Сначала выберите, о какой плитке речь.
        [coins] Сначала выберите, сколько монет переходит из рук в руки.
        [moves] Сначала выберите, сколько плиток движения переходит из рук в руки.
        [cards] Сначала выберите, добавить ли карту.
       *[card] Сначала выберите, какую карту добавить.
    }
cannot_become_valid = После такого шага допустимого предложения уже не получится.
cards_in_order = Карты называют в том порядке, в каком записывают условия: сначала то, что отдают, потом то, что просят.
no_passage = Нет прохода { $start-from } { $area-to }.
no_movement_tile = Шаг стоит { $cost-acc }, а у вас ни одной.
niche_open = Ниша { $area-of } уже открыта.
symbols_missing = Чтобы открыть нишу { $area-of }, нужны карты символов: { $cards }.
bid_not_held = У вас нет такой карты: { $card }.

## Названия предметов, как их называют события и отказы

name-brown = коричневый
    .fem = коричневая
    .femacc = коричневую
    .plural = коричневые
    .gen = коричневых
name-red = красный
    .fem = красная
    .femacc = красную
    .plural = красные
    .gen = красных
name-blue = синий
    .fem = синяя
    .femacc = синюю
    .plural = синие
    .gen = синих
name-yellow = жёлтый
    .fem = жёлтая
    .femacc = жёлтую
    .plural = жёлтые
    .gen = жёлтых
name-green = зелёный
    .fem = зелёная
    .femacc = зелёную
    .plural = зелёные
    .gen = зелёных
name-gate_brown = коричневые ворота
    .of = коричневых ворот
    .from = от коричневых ворот
    .to = к коричневым воротам
name-gate_red = красные ворота
    .of = красных ворот
    .from = от красных ворот
    .to = к красным воротам
name-gate_blue = синие ворота
    .of = синих ворот
    .from = от синих ворот
    .to = к синим воротам
name-gate_yellow = жёлтые ворота
    .of = жёлтых ворот
    .from = от жёлтых ворот
    .to = к жёлтым воротам
name-gate_green = зелёные ворота
    .of = зелёных ворот
    .from = от зелёных ворот
    .to = к зелёным воротам
name-cloister_nw = северо-западная галерея
    .of = северо-западной галереи
    .from = из северо-западной галереи
    .to = в северо-западную галерею
name-cloister_ne = северо-восточная галерея
    .of = северо-восточной галереи
    .from = из северо-восточной галереи
    .to = в северо-восточную галерею
name-cloister_e = восточная галерея
    .of = восточной галереи
    .from = из восточной галереи
    .to = в восточную галерею
name-cloister_s = южная галерея
    .of = южной галереи
    .from = из южной галереи
    .to = в южную галерею
name-cloister_w = западная галерея
    .of = западной галереи
    .from = из западной галереи
    .to = в западную галерею
name-hall_n = северный зал
    .of = северного зала
    .from = из северного зала
    .to = в северный зал
name-hall_e = восточный зал
    .of = восточного зала
    .from = из восточного зала
    .to = в восточный зал
name-hall_se = юго-восточный зал
    .of = юго-восточного зала
    .from = из юго-восточного зала
    .to = в юго-восточный зал
name-hall_sw = юго-западный зал
    .of = юго-западного зала
    .from = из юго-западного зала
    .to = в юго-западный зал
name-hall_w = западный зал
    .of = западного зала
    .from = из западного зала
    .to = в западный зал

## Товары

good-coins = { $amount ->
        [0] 0 монет
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
    .acc = { $amount ->
        [0] 0 монет
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
good-movement_tiles = { $amount ->
        [0] 0 плиток движения
        [one] { $amount } плитка движения
        [few] { $amount } плитки движения
       *[many] { $amount } плиток движения
    }
    .acc = { $amount ->
        [0] 0 плиток движения
        [one] { $amount } плитку движения
        [few] { $amount } плитки движения
       *[many] { $amount } плиток движения
    }
good-symbol_card = { $mode ->
        [named] { $amount ->
                [1] { $colour-fem } карта символа
                [one] { $amount } { $colour-fem } карта символа
                [few] { $amount } { $colour-plural } карты символов
               *[many] { $amount } { $colour-gen } карт символов
            }
        [any] { $amount ->
                [one] { $amount } карта символа на выбор отдающего
                [few] { $amount } карты символов на выбор отдающего
               *[many] { $amount } карт символов на выбор отдающего
            }
        [blind] { $amount ->
                [one] { $amount } карта символа вслепую
                [few] { $amount } карты символов вслепую
               *[many] { $amount } карт символов вслепую
            }
        [pick] { $amount ->
                [one] { $amount } карта символа на выбор берущего
                [few] { $amount } карты символов на выбор берущего
               *[many] { $amount } карт символов на выбор берущего
            }
       *[deck] { $amount ->
                [one] { $amount } карта символа
                [few] { $amount } карты символов
               *[many] { $amount } карт символов
            }
    }
    .acc = { $mode ->
        [named] { $amount ->
                [1] { $colour-femacc } карту символа
                [one] { $amount } { $colour-femacc } карту символа
                [few] { $amount } { $colour-plural } карты символов
               *[many] { $amount } { $colour-gen } карт символов
            }
        [any] { $amount ->
                [one] { $amount } карту символа на выбор отдающего
                [few] { $amount } карты символов на выбор отдающего
               *[many] { $amount } карт символов на выбор отдающего
            }
        [blind] { $amount ->
                [one] { $amount } карту символа вслепую
                [few] { $amount } карты символов вслепую
               *[many] { $amount } карт символов вслепую
            }
        [pick] { $amount ->
                [one] { $amount } карту символа на выбор берущего
                [few] { $amount } карты символов на выбор берущего
               *[many] { $amount } карт символов на выбор берущего
            }
       *[deck] { $amount ->
                [one] { $amount } карту символа
                [few] { $amount } карты символов
               *[many] { $amount } карт символов
            }
    }
good-bid_card = { $mode ->
        [named] карта ставки { $value }
        [any] { $amount ->
                [one] { $amount } карта ставки на выбор отдающего
                [few] { $amount } карты ставок на выбор отдающего
               *[many] { $amount } карт ставок на выбор отдающего
            }
        [blind] { $amount ->
                [one] { $amount } карта ставки вслепую
                [few] { $amount } карты ставок вслепую
               *[many] { $amount } карт ставок вслепую
            }
        [pick] { $amount ->
                [one] { $amount } карта ставки на выбор берущего
                [few] { $amount } карты ставок на выбор берущего
               *[many] { $amount } карт ставок на выбор берущего
            }
       *[deck] { $amount ->
                [one] { $amount } карта ставки
                [few] { $amount } карты ставок
               *[many] { $amount } карт ставок
            }
    }
    .acc = { $mode ->
        [named] карту ставки { $value }
        [any] { $amount ->
                [one] { $amount } карту ставки на выбор отдающего
                [few] { $amount } карты ставок на выбор отдающего
               *[many] { $amount } карт ставок на выбор отдающего
            }
        [blind] { $amount ->
                [one] { $amount } карту ставки вслепую
                [few] { $amount } карты ставок вслепую
               *[many] { $amount } карт ставок вслепую
            }
        [pick] { $amount ->
                [one] { $amount } карту ставки на выбор берущего
                [few] { $amount } карты ставок на выбор берущего
               *[many] { $amount } карт ставок на выбор берущего
            }
       *[deck] { $amount ->
                [one] { $amount } карту ставки
                [few] { $amount } карты ставок
               *[many] { $amount } карт ставок
            }
    }
good-pass_card = карта паса
    .acc = карту паса
good-supply_tile = плитка ({ $goods })
    .acc = плитку ({ $goods })
    .contents = { $goods } ({ $points ->
        [one] { $points } очко плитки
        [few] { $points } очка плитки
       *[many] { $points } очков плитки
    })
good-token = жетон с числами { $small } и { $large }
    .numbers = { $small } и { $large }
