# Полноэкранный клиент в терминале
ui-help-pace = Как долго показывать каждый шаг.
ui-help-plain = Построчно, а не на весь экран; в конвейере так всегда.
ui-help-browser = Показать в браузере, по локальному адресу (нужен textual-serve).
error-no-textual-serve = Для --browser нужен пакет textual-serve: pip install 'fittest[browser]'.
tui-board = Стол
tui-hand = Ваши карты
tui-log = Журнал
tui-about = Что это делает
tui-about-nothing = Укажите на карту, животное или вариант.
tui-your-move = { $name }: ваша очередь
tui-thinking = { $name } думает…
tui-filter = фильтр: { $query }▏
tui-nothing-with = Ни один вариант не касается этого: { $thing }.
tui-why-prompt = Это сейчас невозможно. Выберите, чтобы узнать почему.
tui-hint-thinking = Подсказка готовится…
tui-undone = Ваш последний ход отменён.
tui-pace = Темп: { $pace }
tui-pace-slow = медленно
tui-pace-normal = обычный
tui-pace-fast = быстро
tui-pace-instant = мгновенно
tui-after-the-end = Партия окончена. Можно ещё осмотреть стол, сохранить партию или отменить ход.
tui-to-the-table = Осмотреть стол
tui-bot = { $name }: бот
tui-save-where = Сохранить партию в этот файл (Esc — отмена):
tui-save-over = { $path } уже есть. Перезаписать?
tui-quit = Выйти из партии?
tui-save-and-quit = Сохранить и выйти
tui-quit-only = Выйти
tui-stay = Остаться
tui-close = Esc — закрыть
tui-search = Поиск…
tui-start = Начало
tui-step = Ход { $step } из { $last }
tui-spectator = Глазами зрителя: без скрытых карт
tui-keys = Клавиши
tui-keys-more =
    1–9  выбрать строку; в длинном списке — ещё цифры
    ↑ ↓  по списку, Enter — выбрать
    Tab  к столу, картам, журналу; там стрелки ведут от одного к другому
    Щелчок по животному, карте или клетке оставит варианты, где они названы.
    Подчёркнутое можно выбрать.
    Ctrl+P  все команды

tui-key-help = Справка
    .about = объясняет то, что под курсором, и клавиши
tui-key-filter = Фильтр
    .about = введите несколько букв того, что ищете
tui-key-hint = Совет
    .about = лучшие варианты и ваши шансы на победу
tui-key-why = Почему?
    .about = почему что-то сейчас невозможно
tui-key-undo = Отмена
    .about = отменить свой последний ход (в игре против ботов)
tui-key-skip = Пропуск
    .about = сразу к следующему вопросу
tui-key-pace = Темп
    .about = как долго показывать каждый шаг
tui-key-save = Запись
    .about = сохранить партию в файл
tui-key-cards = Карты
    .about = все карты этой игры и что они делают
tui-key-history = Журнал
    .about = всё, что произошло
tui-key-rules = Правила
    .about = правила, игроки и настройки этой партии
tui-key-cancel = Назад
    .about = отменить незаконченный выбор
tui-key-quit = Выход
    .about = выйти из игры
tui-key-forward = Дальше
    .about = следующий ход
tui-key-back = Назад
    .about = предыдущий ход
tui-key-play = Пуск
    .about = показывать ход за ходом или остановить
tui-key-viewpoint = Место
    .about = увидеть стол с другого места
tui-key-theme = Тема
    .about = другие цвета
