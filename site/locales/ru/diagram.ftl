# Диаграммы: код и картинки позиции для статей.

do-embed = Встроить
diagram-title = Сделать диаграмму
diagram-line = Этот момент как интерактивное поле для вашей страницы. Вставьте код в статью или сохраните картинку.
diagram-hidden = Этот код содержит карты всех игроков. Читателям показано только то, что видят все, но карты можно прочитать из самого кода: не публикуйте партию, которая ещё идёт.
diagram-play = Читатели могут играть отсюда
diagram-bare = Без ползунка
diagram-theme = Цвета
diagram-theme-system = как на устройстве читателя
diagram-theme-light = светлые
diagram-theme-dark = тёмные
diagram-wake = Запуск
diagram-wake-tap = по касанию
diagram-wake-visible = когда появится на экране
diagram-form = Вид
diagram-form-element = поле нужной высоты
diagram-form-frame = простая рамка, без скрипта
diagram-code = Код для вашей страницы
diagram-copy = Скопировать код
diagram-svg = Сохранить как SVG
diagram-png = Сохранить как PNG
diagram-preview = Как это будет выглядеть
