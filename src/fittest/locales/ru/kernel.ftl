why-unreadable = «{ $text }» — не действие. Выберите один из вариантов: его текст или номер.
why-over = Партия окончена, ходов больше нет.
why-index = Варианта { $index } нет; номера идут от 0 до { $count } (не включая последний).
why-not-asked = Сейчас этого сделать нельзя.
error-unknown-ruleset = Нет набора правил «{ $ruleset }». Есть такие: { $allowed }.
error-unknown-box = { $ruleset }: дополнения «{ $box }» нет. Есть такие: { $allowed }.
error-box-twice = Дополнение «{ $box }» названо дважды.
error-ruleset-type = Набор правил задают строкой, например «evolution+time-to-fly», а не { $value }.
error-number = { $name } — целое число от { $least } до { $most }, а не { $value }.
error-unknown-switch = У { $ruleset } нет настройки «{ $name }». Есть такие: { $allowed }.
error-switch-value = Настройка { $name } не может быть { $value }. Допустимо: { $allowed }.
error-scenario-shape = Сценарий — это словарь с ключами ruleset и setup, какой создаёт game.scenario().
error-record-json = Запись не читается как JSON: { $why }.
error-record-shape = Запись — это объект JSON, какой создаёт game.record().
error-record-format = У записи формат { $found }; эта версия читает формат { $known }.
error-record-answers = «answers» в записи — список строк.
error-record-switches = «switches» в записи — объект с именами и значениями.
error-record-scenario = «scenario» в записи — документ сценария.
error-record-numbers = В записи нужны целые числа «players» и «seed» (большой seed — строкой из цифр).
error-record-commitment = «commitment» и «salt» в записи — строки.
error-record-imagined = У пробной партии нет записи: она начинается с середины другой. Сохраните её позицию методом scenario().
error-record-illegal = Ход { $number } записи, «{ $answer }», там недопустим: { $why }
error-record-edition = Запись сделана по редакции { $edition } правил. По редакции { $today }, которая действует здесь, ход { $number }, «{ $answer }», недопустим: { $why } До этого места партию можно просмотреть.

# Из чего складываются очки
tally-trait = { $trait }
tally-need = потребность в еде: { $trait }

# Что решает при равных очках
tie-shared = Очков поровну, и решить ничью нечем: победа общая.

# Notation of games and positions

error-notation-type = Нотация — это строка.
error-notation-long = Нотация слишком длинная: знаков может быть не больше { $most }.
error-notation-count = В тексте партий не одна, а { $count }; несколько читает notation.read_games.
error-notation-name = «{ $name }» не может быть именем тега: до 40 букв, цифр, знаков - и _, кроме занятых имён.
error-notation-start = Строка { $line }: партия начинается с тега [fittest 1].
error-notation-tag = Строка { $line }: тег пишется [имя значение], где значение — JSON.
error-notation-tag-twice = Строка { $line }: тег «{ $name }» повторяется.
error-notation-value = Перед строкой { $line }: значение тега «{ $name }» — строка в кавычках.
error-notation-result = Перед строкой { $line }: результат записан неверно: { $why }.
error-notation-comment = Строка { $line }: начатый здесь комментарий не закрыт фигурной скобкой; внутри перед ней и перед самим собой ставится \.
error-notation-answer = Строка { $line }: ход — до 400 знаков, в конце точка с запятой.
error-notation-variation = Строка { $line }: вариант содержит ходы и стоит после хода, который заменяет.
error-notation-open = Строка { $line }: начатый здесь вариант не закрыт.
error-notation-close = Строка { $line }: закрывать нечего: вариант не открыт.
error-notation-depth = Строка { $line }: варианты вложены слишком глубоко, уровней может быть не больше { $most }.
error-position-head = Позиция начинается так: «p3 evolution 2 7 {"{"}{"}"} asked » — формат, набор правил, число игроков, seed, переключатели.
error-position-text = Знак { $at } позиции непонятен: «{ $near }».
error-position-state = Такой позиции нет: { $why }.
ui-seat = Игрок { $number }
