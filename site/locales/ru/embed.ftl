# Поля в чужих статьях.

embed-title = { $game }: позиция
embed-steps = По шагам
embed-show = Показать эту партию
embed-try = Попробуйте сами
embed-again = Начать заново
embed-retry = Повторить
embed-waking = Подготовка…
embed-onward = Продолжить в Sacbe
embed-step = Шаг { $step } из { $steps }
embed-no-source = У этого поля нет партии: страница должна указать ссылку или сценарий.
embed-no-scenario = Такого сценария нет, или его сейчас нельзя загрузить.
embed-bad-link = Ссылка повреждена или ведёт на игру, которой на этом сайте нет.
embed-failed = Не удалось открыть это поле: { $words }
