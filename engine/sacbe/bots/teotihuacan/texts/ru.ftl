# Почему компьютерный игрок в «Теотиуакане» поступает именно так, по-русски. Читают движок (sacbe.core.texts) и сайт.

points = Сразу получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
goods = Получает какао или ресурсы; это стоит примерно { $points ->
        [0] пол-очка
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
workers = Усиливает или освобождает рабочих; это стоит примерно { $points ->
        [0] пол-очка
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
temples = Поднимается к бонусу храма; это стоит примерно { $points ->
        [0] пол-очка
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
avenue = Продвигается по Дороге мёртвых: примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в будущих затмениях.
pyramid = Строит к ближайшему затмению: примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } на треке пирамиды.
masks = Собирает маски: примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } в будущих затмениях.
technologies = Осваивает то, что принесёт примерно { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
tiles = Берёт тайл открытия; он стоит примерно { $points ->
        [0] пол-очка
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ahead = Смотрит вперёд: другой ход сулит больше сразу, но после этого следующие ходы складываются лучше.
