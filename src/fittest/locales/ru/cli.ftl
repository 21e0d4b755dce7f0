cli-help = Один стол для семейства игр об эволюции: играть, проверять, измерять.
cli-help-lang = Язык всего, что печатается; если не указан — язык окружения.
cli-help-help = Показать эту справку и выйти.
cli-help-json = Печатать JSON.
cli-help-rulesets = Перечислить наборы правил, число игроков и настройки.
cli-help-cards = Карты набора правил: стороны, потребность в еде, очки, вид, число копий и тексты, и что меняется с числом игроков.
cli-help-version = Показать версию и сообщить, скомпилирован ли движок.
cli-help-check = Проиграть файлы сценариев или проверить папку дополнения и показать, что не выполняется.
cli-help-check-json = Печатать по объекту JSON на сценарий: id, ok, why, rulings.
cli-help-check-seconds = Сколько секунд отводится на один сценарий.
cli-help-simulate = Сыграть много партий между ботами и подвести итог.
cli-help-players = Сколько игроков.
cli-help-games = Сколько партий.
cli-help-bots = Боты через запятую: random, easy, greedy, quick, deep, master, модуль:Класс или cmd:КОМАНДА для программы. Повторяются, пока не займут все места.
cli-help-seed = С одним и тем же зерном получаются одни и те же партии.
cli-help-jobs = Сколько процессов делят работу; результат от этого не зависит.
cli-help-set = Настройка набора правил в виде ИМЯ=ЗНАЧЕНИЕ; можно указать несколько раз.
cli-help-soak = Играть случайные партии по всем или названным наборам правил и искать поломки.
cli-help-soak-cards = Домашние правила: сколько таких карт в каждой колоде, например grazing/fat-tissue=40; можно указать несколько раз. Наборы правил без этой карты пропускаются.
cli-help-soak-players = Только партии на столько игроков; можно указать несколько раз.
cli-help-bench = Измерить скорость движка в сравнении с python-chess.
cli-help-bench-seconds = Сколько секунд играть в каждую разновидность.

cli-usage = Использование:
cli-options = Параметры
cli-commands = Команды
cli-arguments = Аргументы
cli-usage-options = [ПАРАМЕТРЫ]
cli-usage-command = КОМАНДА …
cli-default = по умолчанию { $value }
cli-required = обязательно
cli-system = Отказ системы: { $why }.
cli-too-many = Лишние аргументы: { $words }.
cli-value-missing = Для { $name } нужно указать значение.
cli-value-given = У { $name } не бывает значения.
cli-number-up = { $name } — целое число не меньше { $least }.
cli-file = { $name } — имя файла, а не папки.
cli-folder = { $name } — имя папки, а не файла.
cli-help-ruleset = Набор правил из списка fittest rulesets или файл домашних правил с окончанием .toml.
cli-help-some-rulesets = Наборы правил или файлы домашних правил; если ничего не указано — все известные.
cli-help-scenario-files = Файлы сценариев (YAML), папки дополнений.
cli-help-record = Сохранённая партия (JSON).
cli-help-verify = Проверить, что партию сдали из обещанного столом зерна и что она шла так, как записано.
verify-no-commitment = В записи нет обязательства, и ничто не показывает, когда выбрали зерно.
verify-committed = Зерно то самое, которое обещал стол: { $found }.
verify-not-committed = Зерно не то, которое обещал стол: обещано { $promised }, а зерно и соль дают { $found }.
verify-position = Партия началась с заданной позиции вместе с картами в руках и в колоде; все броски и перетасовки после неё получены из зерна.
verify-position-dice = Партия началась с заданной позиции, и то, что выпало после, получено не из зерна.
verify-answers = { $count ->
    [one] Все ходы допустимы: { $count }.
   *[other] Все ходы допустимы: { $count }.
}
verify-taken-back = { $count ->
    [one] Ходы брали назад { $count } раз.
    [few] Ходы брали назад { $count } раза.
   *[other] Ходы брали назад { $count } раз.
}
verify-no-result = В записи нет результата, сравнить не с чем.
verify-result = Результат тот, что записан: { $scores }.
verify-other-result = Результат не тот, что записан. По ходам получается: { $scores }.
verify-proved = Доказано: карты сданы честно, и партия шла так, как записано.
verify-proved-position = Доказано: с заданной позиции партия шла так, как записано. Откуда взялась позиция, неизвестно.
verify-not-proved = Не доказано.
cli-error = Ошибка: { $what }
cli-no-such-option = Параметра { $name } здесь нет; какие есть, покажет --help.
cli-no-such-command = Такой команды нет. Команды: { $allowed }.
cli-missing = Не указано: { $name }.
cli-number = { $name } — целое число от { $least } до { $most }.
cli-real = { $name } — число не меньше { $least }.
cli-choice = { $name } — одно из: { $allowed }.
cli-path = { $name } — имя файла, который можно прочитать.

cli-players = игроков
cli-version = Fittest { $version }, { $engine }, Python { $python }
cli-engine-compiled = скомпилированный движок
cli-engine-interpreted = интерпретируемый движок

cli-check-fail = НЕВЕРНО { $place } { $id }: { $why }
cli-check-summary = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[other] { $count } сценариев
}: выполняется { $passed }, не выполняется { $failed }.
cli-kind-text = строкой
cli-kind-mapping = отображением
cli-kind-list = списком

cli-playing = Идёт игра
cli-games-per-second = Партий в секунду
cli-decisions-per-second = Решений в секунду
cli-turns-per-game = Ходов в партии
cli-decisions-per-game = Решений в партии
cli-by-seat = По местам
cli-by-bot = По ботам
cli-seat = место { $number }
cli-games = партий
cli-wins = побед (95 %)
cli-score = очков (95 %)
cli-soak-fault = СЛОМАНО { $game }, seed={ $seed }, ходов до поломки: { $answers }: { $why }
cli-soak-summary = Партий: { $games }, решений: { $decisions }, правила: { $rulesets }. { $broken ->
    [0] Ничего не сломано.
    [one] Сломана { $broken } партия.
    [few] Сломано { $broken } партии.
   *[other] Сломано { $broken } партий.
}
cli-measure-decisions = решений
cli-measure-games = партий
cli-measure-clone = копия посреди партии
cli-measure-view = вид с места
cli-bar-holds = Выполняется: { $what }
cli-bar-broken = Не выполняется: { $what }
cli-bar-speed = { $ruleset }, игроков: { $players } — число решений в секунду относительно python-chess — не меньше { $bar } ({ $value }).
cli-bar-mixed = всё вместе ввосьмером: цена решения относительно базовой игры вчетвером — не больше { $bar } ({ $value }).
cli-bar-clone = копия базовой игры посреди партии, вчетвером, — не дольше { $bar } мкс ({ $value }).
cli-bar-clones = ни одна копия не дольше { $bar } мкс ({ $value }).
cli-bar-view = вид базовой игры, вчетвером, — не дольше { $bar } мкс ({ $value }).
cli-ratio = против python-chess

error-scenario-yaml = { $place }, документ { $number }: это не читается как YAML: { $why }
error-scenario-mapping = { $place }, документ { $number }: сценарий — это отображение с ключами id, ruleset, setup, steps и expect.
error-scenario-key = { $place }, документ { $number }: «{ $name }» должно быть { $kind }.
error-scenario-misspelt = { $place }, документ { $number }: «{ $name }» — не ключ сценария; возможно, имелось в виду «{ $meant }»?
error-scenario-none = В файле { $path } нет ни одного сценария.
error-scenario-slow = Не уложилось в { $seconds } с и было остановлено.
error-scenario-crash = Процесс, в котором оно выполнялось, рухнул.
error-no-cases = Нет игры на столько игроков: { $allowed }.
error-unknown-bot = Нет бота «{ $name }». Боты: { $allowed } или модуль:Класс.
error-bot-import = Бота «{ $name }» не удаётся импортировать: { $why }.
error-bot-made = Бота «{ $name }» не удаётся создать с зерном: { $why }.
error-bot-choose = У бота «{ $name }» нет метода choose(player).
error-bot-failed = В боте «{ $name }» произошла ошибка: { $why }.
error-bot-answer = Бот «{ $name }» вернул { $answer }, а нужен номер варианта от 0 до { $most }.
error-program-start = Программу «{ $name }» не удаётся запустить: { $why }.
error-program-ready = Программа «{ $name }» не сообщила о готовности; её первая строка — {"{"}"type": "ready"{"}"}.
error-program-ended = Программа «{ $name }» завершилась.
error-program-slow = Программа «{ $name }» не ответила за { $seconds } с.
error-program-line = Программа «{ $name }» написала строку, которая не является объектом JSON: { $line }
error-program-answer = Программа «{ $name }» ответила { $answer }, а в «answer» нужен текст варианта или его номер от 0 до { $most }.
error-no-bots = Нужно назвать хотя бы одного бота.
error-saved-line = Строка { $line } файла { $path } — не запись партии: { $why }.
error-no-chess = Для сравнения нужен python-chess: pip install chess.
error-switch-form = Настройку указывают как ИМЯ=ЗНАЧЕНИЕ, а не «{ $value }».

# Карты
cards-copies = Копий
cards-card = Карта
cards-kind = Вид
cards-need = Еда
cards-points = Очки
cards-id = Обозначение
cards-players = Игроков
cards-total = { $box }: { $count }, разных: { $kinds }.
cards-harmful = Вредных: { $count }.
cards-roll = { $added ->
    [0] { $dice }к6
   *[other] { $dice }к6+{ $added }
}
cards-note-evolution = Любая карта может быть животным: потребность в еде 1, в конце игры 2 очка. «Еда» — сколько добавляет к потребности свойство, «Очки» — сколько очков приносит его карта в конце игры.
cards-note-cataclysm = Любая карта может быть животным: потребность в еде 1, в конце игры 2 очка. «Еда» — сколько добавляет к потребности свойство, «Очки» — сколько очков приносит его карта в конце игры.
cards-note-seasons = Любая карта может быть животным: потребность в еде 1, за каждый ход, в который оно накормлено, 2 очка. «Еда» — сколько добавляет к потребности свойство; столько же очков оно приносит за этот ход.
cards-note-mutations = Любая карта может быть животным: потребность в еде 1, в конце игры 2 очка. Открытая, она становится свойством вида: «Еда» — сколько оно добавляет к потребности каждого животного, «Очки» — сколько очков карта приносит в конце игры. Вредную карту, которая стала бы первым свойством вида, можно превратить в новый вид.
cards-note-dinosaurs = Каждый вид начинает с тремя картами событий и генами «яйцо», «лапа», «мех», «зонтик» и «хвост»; их нет среди этих фишек.
card-harmful = вредная
card-kind-trait = свойство
card-kind-on-others = свойство, на чужое животное
card-kind-on-anybody = свойство, на любое животное
card-kind-pair = парное свойство
card-kind-pair-on-others = парное свойство, на двух животных другого игрока
card-kind-animal = только животное
card-kind-passing = свойство, которое не остаётся
card-kind-event = карта события
card-kind-gene = ген
card-box-evolution = Базовая колода
card-box-time-to-fly = «Время летать»
card-box-continents = «Континенты»
card-box-gift = Подарочные карты
card-box-mutations = «Случайные мутации»
card-box-borrowed = Карты из других наборов
card-box-events = Карты событий
card-box-genes = Гены
table-fact-decks = Колод
table-fact-boxes = Наборов
table-fact-cards = Карт
table-fact-in-play = В игре
table-fact-deal = Сдаётся
table-fact-put-away = Убрано
table-fact-bank = Кормовая база
table-fact-laurasia = Лавразия
table-fact-gondwana = Гондвана
table-fact-ocean = Океан
table-fact-turns = Ходов
table-fact-species = Видов
table-fact-general = Общая колода
table-fact-food = Еда
table-fact-parasites = Паразиты
table-fact-shelters = Убежища
table-fact-black = Чёрных фишек
table-fact-map = Поле
table-fact-genes = Генов на выбор
table-fact-meteor = Метеорит начинает с деления
table-fact-spaces = Делений на его шкале

cli-help-save-games = Записать все партии в этот новый файл, по одной на строку: seed, боты и их seed, ходы, результат.
cli-help-game = Какая партия из файла, где партии записаны по одной на строку (.jsonl), считая с 1.
error-save-there = Файл { $path } уже есть; партии записываются в новый файл.
error-save = Файл { $path } не записать: { $why }.
error-record-game = В файле { $path } { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}; укажите, какую, параметром --game, считая с 1.

cli-help-draw = Нарисовать позицию партии рисунками со страницы.
cli-help-draw-step = После скольких ходов; если не указано, последняя позиция.
cli-help-draw-out = Файл для рисунка (SVG).
error-no-pictures = Для рисунков установите пакет вместе с ними: pip install "fittest[pictures]".
picture-food = еда: { $count }
picture-deck = колода: { $count }
picture-cards = карт: { $count }
picture-points = очков: { $count }
picture-turn = ход { $turn }
picture-over = партия окончена

cli-help-perft = Посчитать последовательности ходов в одной раздаче, по глубине, чтобы сравнить с этим движком другой.
cli-help-perft-depth = На сколько ходов вглубь.
perft-depth = ходов
perft-count = последовательностей
