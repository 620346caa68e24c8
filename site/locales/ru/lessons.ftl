# Страница уроков; сами уроки — в lessons-<игра>.ftl.
learn-title = Учимся играя
learn-line = Короткие задания на настоящих полях. Решайте как угодно: судит сама игра.
learn-course = { $game }
learn-progress = { $done ->
        [0] Уроков: { $count }
       *[other] Пройдено { $done } из { $count }
    }
learn-begin = { $done ->
        [0] Начать
       *[other] Продолжить
    }
learn-again = Пройти ещё раз
learn-rules = Как играть
learn-done-mark = пройден
learn-home = На главную
learn-all = Все уроки
learn-count = { $game }, урок { $number } из { $count }
learn-hint = Подсказка
learn-restart = Начать заново
learn-next = Следующий урок
learn-finish = Играть: { $game }
learn-over = Не совсем то. Начните заново и попробуйте иначе.
learn-met = Готово!
learn-loading = Минутку…
learn-rule = Правила:
learn-lost = Не удалось открыть урок. { $reason }
