# Стол: ход, игроки, запись, конец.

table-title = { $game } на столе
table-laid = Партия на столе.
turn-label = Этот ход
turn-words = Что делать и что произошло
menu-label = Все действия
turn-of = Ходит { $name }
turn-yours = Ваш ход
turn-spent = { $name }: ход завершён
turn-over = Игра окончена
turn-past = { $step ->
        [0] Начало партии
        [one] Партия после { $step } шага
        [few] Партия после { $step } шагов
       *[many] Партия после { $step } шагов
    }
thinking = { $name } думает…
chip-why = почему нельзя
level-script = Подыгрывает
rule-open = Прочитать правило { $rule } в новой вкладке
refused = Нельзя: { $sentence } Правило { $rule }.

prompt-interlude = Посмотрите на очки и продолжайте.
undone = Отменено: { $sentence }
prompt-wait = Следите за полем; вас позовут, когда придёт ваш ход.
prompt-chance = Минутку: решает случай.
prompt-over = Посмотрите партию ещё раз или начните реванш с итогового экрана.
prompt-spent = Отмените что-нибудь или закончите ход.
reasons-label = О чём думали компьютерные игроки
who-says = { $name }:
recap-title = Что сделали остальные
do-recap = Сводка
do-show-again = Показать на поле ещё раз
recap-why = Почему
recap-steps = По шагам
reasons-later = Дальше, если ничего не изменится:
expected = +{ $points } за подсчёт

do-review = Разбор
review-title = Разбор партии
review-line = Каждый ход сравнивается с лучшим, какой находит сильнейший компьютерный игрок. Очки — его оценка: каждые 10 упущенных очков снижают итоговый счёт примерно на 5. Выберите ход, чтобы увидеть этот момент.
review-running = Идёт разбор партии…
review-stopped = Пауза
review-ready = Разбор готов.
review-words = Что значат числа
review-cost-line = Упущенные очки: на сколько очков ход хуже лучшего из найденных. 0 значит, что ничего лучше не нашлось.
review-luck-line = Удача: сколько очков принёс (+) или отнял (−) случай по сравнению со средним.
review-rules = Правила:
review-order = Порядок ходов
review-order-worst = Сначала крупные ошибки
review-order-turns = По порядку партии
review-lost = Упущенные очки
review-luck = Удача
points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-turn = ход { $number }
lost = Упущено { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
luck = Удача { $points }
review-fine = { $cost ->
        [0] Ничего лучше не нашлось.
       *[other] Ничего явно лучшего не нашлось.
    }
review-played = Сыграно:
review-better = Лучше:
review-steps = { $steps }.
hint-sought = Ищем хороший ход…
hint-lead = Мастер на вашем месте сделал бы так:
hint-why = Почему:
hint-play = Сыграть так

outlook-pay = Плата
outlook-get = Получите
outlook-then = Затем
outlook-after = После
outlook-nothing = ничего

do-undo = Отменить
undo-fixed = То, что решил случай, отменить нельзя.
do-redo = Вернуть
do-let-go = Снять выбор
do-hint = Подсказка
do-pause = Пауза
do-go-on = Продолжить
do-end = Закончить ход
do-leave = На главную
do-share = Поделиться
do-result = Итог
do-continue = Продолжить
do-rematch = Реванш
do-replay = Повтор
do-take-over = Играть здесь

end-title = Закончить ход сейчас?
end-not = Играть дальше
elsewhere = Эта партия открыта в другой вкладке. Здесь её можно только смотреть.

seats-label = Игроки
seat-away = по ссылке
seat-here = вы
score-label = { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }

zoom-in = Увеличить
zoom-out = Уменьшить
zoom-fit = По размеру экрана
grid-label = Поле
grid-help = Стрелки переводят с места на место; Enter выбирает.
grid-help-keys = Цифры — кнопки хода.

record-label = Ход партии
log-label = Журнал
replay-label = Момент партии
replay-first = К началу
replay-back = На шаг назад
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-play = Показать партию
replay-stop = Остановить
replay-speed = Скорость показа: ×{ $speed }
replay-speed-mark = { $speed }×
replay-fork-line = «Играть отсюда» начинает с этого момента новую партию. Эта остаётся в ваших партиях как есть.
forked = С этого момента это новая партия. Старая остаётся в ваших партиях.
replay-on = На шаг вперёд
replay-last = До конца
replay-leave = К партии
replay-fork = Играть отсюда

score-seat = Игрок

finish-title = { $count ->
        [one] Победа: { $names }
        [few] Победу делят { $names }
       *[other] Победу делят { $names }
    }
chart-points = { $label }: { $points }
chart-title = Откуда взялись очки, подсчёт за подсчётом

do-pace = Скорость: { $pace ->
        [slow] медленно
        [fast] быстро
        [instant] мгновенно
       *[normal] обычно
    }
pace-mark = { $pace ->
        [slow] ½×
        [fast] 4×
        [instant] ⚡
       *[normal] 1×
    }
your-turn = { $name }, ваш ход.
do-guide = Как играть
guide-rules = Правила с картинками
guide-title = Как играть: { $game }
game-loading = Минутку…
place-facts = { $place }: { $words }.
curtain-title = Передайте устройство: { $name }
hand-was-covered = Карты закрыты: 20 секунд никто не касался страницы.
curtain-line = Карты всех игроков скрыты, пока следующий игрок не продолжит.
do-lift = Это я, { $name }
desk-label = Стол
hand-label = Карты
do-unfold = { $isOpen ->
        [true] Уменьшить поле
       *[false] Поле
    }
