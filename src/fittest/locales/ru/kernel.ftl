why-unreadable = «{ $text }» — не действие. Выберите один из вариантов: его текст или номер.
why-over = Партия окончена, ходов больше нет.
why-index = Варианта { $index } нет; номера идут от 0 до { $count } (не включая последний).
why-not-asked = Сейчас этого сделать нельзя.
error-unknown-ruleset = Нет набора правил «{ $ruleset }». Есть такие: { $allowed }.
error-ruleset-type = Набор правил называют текстом, например «evolution+time-to-fly», а не { $value }.
error-number = { $name } — целое число от { $least } до { $most }, а не { $value }.
error-unknown-switch = У { $ruleset } нет настройки «{ $name }». Есть такие: { $allowed }.
error-switch-value = Настройка { $name } не может быть { $value }. Допустимо: { $allowed }.
error-scenario-shape = Сценарий — это словарь с ключами ruleset и setup, какой создаёт game.scenario().
error-record-json = Запись не читается как JSON: { $why }.
error-record-shape = Запись — это объект JSON, какой создаёт game.record().
error-record-format = У записи формат { $found }; эта версия читает формат { $known }.
error-record-answers = «answers» в записи — список текстов.
error-record-switches = «switches» в записи — объект с именами и значениями.
error-record-scenario = «scenario» в записи — документ сценария.
error-record-numbers = В записи нужны целые числа «players» и «seed» (большой seed — строкой из цифр).
error-record-commitment = «commitment» и «salt» в записи — строки.
error-record-imagined = У воображаемой партии нет записи: она начинается с середины другой. Сохраните её позицию методом scenario().
error-record-illegal = Ход { $number } записи, «{ $answer }», там недопустим: { $why }
error-record-edition = Запись сделана по редакции { $edition } правил. По редакции { $today }, которая действует здесь, ход { $number }, «{ $answer }», недопустим: { $why } До этого места партию можно просмотреть.

# Из чего складываются очки
tally-trait = { $trait }
tally-need = потребность в еде: { $trait }
