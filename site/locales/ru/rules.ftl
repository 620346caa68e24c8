# Что говорят страницы правил вокруг текстов из site/rules/. Их делает сборка сайта.
rules-skip = К тексту
rules-home = Sacbe
rules-nav = Правила
rules-languages = Языки
rules-nav-index = Как играть
rules-nav-summary = Памятка
rules-nav-reference = Правила по номерам
rules-nav-all = Все игры
rules-nav-coverage = Примеры к правилам
rules-try = Попробовать
rules-next = Теперь ваш ход
rules-learn = Научиться за пять минут
rules-play = Играть
rules-contents = На этой странице
rules-credits = Игры созданы их авторами: «Тикаль» — Вольфгангом Крамером и Михаэлем Кислингом, «Теотиуакан» — Даниэле Ташини, «Эшнапур» — Райнхардом Штаупе. Sacbe не связан ни с ними, ни с их издателями.
rules-licences = Лицензии

rules-index-title = Как играть: Тикаль, Теотиуакан и Эшнапур
rules-index-head = Как играть
rules-index-line = Три игры о храмах: объяснения шаг за шагом с наглядными полями и каждое правило под своим номером.

explainer-title = Как играть: { $game }
explainer-head = Как играть: { $game }

summary-title = { $game }: памятка

reference-title = { $game }: правила по номерам
reference-head = { $game }: правила по номерам
reference-line = { $game }: все правила, по которым играет Sacbe, каждое под своим номером. Отказывая в ходе, игра называет один из этих номеров.
reference-hint = Чтобы играть, эта страница не нужна: она для спорных случаев.
reference-shown = { $count ->
    [1] Показано в одном примере
    [one] Показано в { $count } примере
        [few] Показано в { $count } примерах
   *[many] Показано в { $count } примерах
  }

coverage-title = Правила и примеры, которые их показывают
coverage-head = Правила и их примеры
coverage-line = Каждый пример — позиция, которую разыгрывают при каждой проверке Sacbe: что говорят эти страницы, то и делает игра.
coverage-game = Игра
coverage-rules = Правила
coverage-shown = Показано в примере
coverage-scenarios = Примеры
coverage-none = без примера
