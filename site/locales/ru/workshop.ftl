# Мастерская, где пишут позиции и сценарии.

workshop-title = Мастерская
workshop-home = Вернуться в Sacbe
workshop-line = Напишите позицию или целый сценарий с шагами — результат виден сразу.
workshop-text = Текст
workshop-board = Поле
workshop-example = Начать с примера
workshop-new = Новое: { $game }
workshop-at-line = Строка { $line }
workshop-reading = Чтение…
workshop-fine = Всё верно.
workshop-faults = { $count ->
    [one] { $count } ошибка.
    [few] { $count } ошибки.
   *[many] { $count } ошибок.
}
workshop-case = Случай
workshop-play = Открыть в Sacbe
workshop-file = Сохранить файл сценария
workshop-no-board = Текст верен, но на этом сайте ещё нет поля: { $game }.
