# Клиент для браузера: всё, что не относится к самим играм.
web-home = На главную
web-board = Стол
web-menu = Меню
web-close = Закрыть
web-settings = Настройки
web-back-to-game = Вернуться к игре
web-lessons = Уроки
web-rules = Правила и карты
web-opening = Открываем стол…
web-no-server = Сервер не отвечает. Попробуйте чуть позже.
web-region-failed = Эта часть страницы сломалась: { $region }.
web-region-safe = Сама партия цела.
web-region-table = игровой стол
web-region-hand = ваша рука
web-region-lobby = сбор за столом
web-region-screen = экран
web-part-missing = Часть страницы не загрузилась. Возможно, нет связи или вышла новая версия.
web-try-again = Попробовать ещё раз
web-reload = Обновить страницу
web-reconnecting = Связь потеряна. Подключаемся снова…

# Главная
web-hero = Создайте зверя. Отрастите ему клыки. Накормите.
web-hero-about = Один стол для целого семейства игр про эволюцию: с друзьями, с ботами или со всеми сразу.
web-pick-game = Выберите игру
web-game-evolution = Карты становятся животными и их свойствами. Голодные вымирают, выжившие приносят очки.
web-game-mutations = Колода вслепую и виды из многих животных. Какая карта досталась, видно, только когда она сыграна.
web-game-dinosaurs = Поле из шестиугольников, переменчивый климат, торговля за гены и летящий метеорит.
web-game-seasons = Очки каждый ход, а голод убивает лишь со второго раза.
web-game-cataclysm = Один роковой ход. Сыграть нужно все карты.
web-start = Начать игру
web-people = Люди
web-bots = Боты
web-fewer-people = На одного человека меньше
web-more-people = На одного человека больше
web-fewer-bots = На одного бота меньше
web-more-bots = На одного бота больше
web-play-now = Играть: { $game }
web-set-table = Создать стол
web-join = Присоединиться
web-join-about = Вставьте ссылку или введите код
web-join-code = Ссылка или код
web-join-go = Открыть
web-public = Открытые столы
web-public-none = Сейчас за открытыми столами никого не ждут.
web-sit = Сесть
web-watch = Смотреть
web-mine = Мои игры
web-mine-none = Пока нет ни одной игры. Начните игру выше.
web-open = Открыть
web-status-waiting = ждёт игроков
web-status-playing = идёт
web-status-paused = на паузе
web-status-unreadable = нельзя открыть
web-your-turn = Ваша очередь
web-replay = Повтор
web-learn = Обучение
web-learn-about = Первый ход с объяснениями займёт пять минут. Уроки ещё короче.
web-first-turn = Мой первый ход
puzzle-today = Задача дня

# Перед началом
web-who-plays = Кто играет
web-you = (вы)
web-player = Игрок { $number }
web-player-own = Игрок { $number } (вы)
web-person = Человек
web-seat-character = Нрав места { $number }
web-no-character = Без нрава
web-bot-level = Бот: { $level }
web-level-random = играет наугад
web-level-easy = ошибается, для начинающих
web-level-greedy = хватает всё, что может
web-level-quick = просчитывает немного вперёд
web-level-deep = просчитывает далеко вперёд
web-level-master = самый сильный, думает до 3 с
web-seat-kind = Кто сидит на месте { $number }
web-seat-bot = бот
web-seat-taken = уже за столом
web-seat-free = место свободно
web-seat-kept = место из прошлой партии
web-copy-link = Скопировать ссылку
web-new-link = Новая ссылка
web-copy-watch = Ссылка для зрителей
web-copied = Скопировано.
web-qr = QR
web-qr-about = Ссылка в виде QR-кода
web-invite = Приглашение
web-secret = Место займёт первый, кто откроет ссылку; больше она не сработает. Отправьте её только одному человеку.
web-stand-up = Встать из-за стола
web-devices = Устройства
web-devices-count = { $count ->
    [1] Место открыто только на этом устройстве.
    [one] Место открыто на { $count } устройстве, включая это.
   *[other] Место открыто на { $count } устройствах, включая это.
}
web-devices-about = Чтобы продолжить с телефона или в другом браузере, получите одноразовый код и откройте его там.
web-devices-add = Получить код
web-devices-code = Код для другого устройства
web-devices-how = Отсканируйте его другим устройством или введите код на его главной странице («Присоединиться»). Код действует один раз, десять минут.
web-devices-drop = Отключить остальные
web-devices-dropped = Теперь место открыто только на этом устройстве.
web-joined-by-code = Это место открыто и на другом устройстве. Если оно не ваше, отключите его («Устройства»): на нём видны ваши карты.
web-taken = Это место занято
web-taken-you = Это были вы?
web-taken-you-about = Откройте стол на том устройстве или в том браузере, где вы сели за стол, выберите «Устройства» и получите код. Введите его здесь:
web-taken-other = Это был кто-то другой?
web-taken-other-about = Попросите у хозяина стола отдельную ссылку: каждая рассчитана на одного человека.
web-lost = Это место больше не ваше
web-code-wrong = Этот код не подходит
web-code = Код
web-invite-seat = Ссылка для места: { $who }
web-kick = Удалить игрока
web-add-seat = Место
web-remove-seat = Место
web-your-name = Ваше имя
web-save = Сохранить
web-start-game = Начать игру
web-free-seats = { $count ->
    [one] Свободно ещё { $count } место; игрок может прийти и позже.
    [few] Свободно ещё { $count } места; игроки могут прийти и позже.
   *[other] Свободно ещё { $count } мест; игроки могут прийти и позже.
}
web-wait-host = Хозяин стола начнёт игру, когда все соберутся.
web-game = Игра
web-options = Варианты
web-box-scarce-genes = В каждой торговле на один ген меньше, а метеорит первые два хода стоит.
web-choice-auto = по умолчанию
web-choice-true = да
web-choice-false = нет
web-choice-no = нет
web-choice-chance = наугад
web-choice-kind = половина карт каждого вида
web-choice-shared = победа общая
web-choice-die = решает кубик
web-choice-lot = по жребию
web-choice-P1 = место 1
web-choice-D1 = всех видов почти поровну, шесть из них вредные
web-choice-D2 = пять вредных видов, каждый часто
web-choice-H2 = только кубики
web-choice-H1 = с добавкой еды, когда игроков много
web-choice-H3 = скудный: кубиков еды на один меньше, чем игроков
web-choice-H4 = три кубика еды на четырёх игроков
web-choice-S-M1 = малое поле и первое среднее
web-choice-M2-M1 = оба средних поля
web-choice-S-L = малое поле и большое
web-choice-M2-L = второе среднее поле и большое
web-clock = Часы
web-clock-about = Что будет, если кто-то долго думает.
web-clock-none = без часов
web-clock-move = 90 секунд на ход
web-clock-bank = 20 минут на партию
web-clock-days = 2 дня на ход
web-make-public = Открытый стол
web-make-public-about = Он виден на главной странице, и любой может занять свободное место.
web-allow-watching = Зрители
web-allow-watching-about = По ссылке для зрителей видно всё, что лежит открыто.
web-open-hands = Открытые карты
web-open-hands-about = Когда играют одни боты, зрители видят карты всех с опозданием на { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}. Пока играет хоть один человек, чужих карт не видит никто.
web-hints = Подсказки и тренер
web-hints-about = В свой ход игрок может попросить совета у бота или включить предупреждения тренера. Для серьёзной игры отключите.
web-your-colour = Ваш цвет
web-paint = Цвет: { $who }
web-sign-red = красный круг
web-sign-blue = синий треугольник
web-sign-green = зелёный квадрат
web-sign-violet = лиловый ромб
web-sign-amber = янтарная звезда
web-sign-teal = бирюзовый крест
web-sign-pink = розовый пятиугольник
web-sign-grey = серый полумесяц

# За игрой
web-prompt = Ваш выбор
web-wait-table = Минутку…
web-thinking = Думает { $who }…
web-sending = Отправлено…
web-yes = Да
web-no = Нет
web-tap-target = Теперь коснитесь одной из отмеченных целей.
web-tap-pair-first = Теперь коснитесь первого животного пары.
web-tap-pair-second = Теперь коснитесь второго животного пары.
web-tap-directed-first = Теперь коснитесь животного, которое будет защищать другое.
web-tap-directed-second = Теперь коснитесь животного, которое оно защитит.
web-tap-unmarked = Теперь коснитесь цели. Если так нельзя, игра скажет почему.
web-choose-one = Выберите:
web-tap-lit = Коснитесь отмеченного или откройте список.
web-unpick = Отмена
web-all-moves = Все варианты: { $count }
web-not-now = Сейчас это невозможно.
web-hint-wait = Бот думает…
web-hint-equal = Не хуже лучшего, насколько бот может судить
web-hint-loss = Потеря шанса на победу по сравнению с лучшим
web-coach = Тренер
web-coach-points = { $count ->
    [one] от { $count } пункта
   *[other] от { $count } пунктов
}
web-coach-about = Тренер предупредит перед ходом, который отнимает столько процентных пунктов шанса на победу или больше. Он знает не больше вас и молчит за столами без подсказок.
web-coach-warns = Это стоит примерно { $percent } % шанса на победу (± { $margin }).
web-coach-thinks = Тренер думает…
web-log = Журнал партии
web-side = Подробности и журнал
web-details = Подробности
web-moment = Показать этот момент
web-chat = Сказать
web-send = Отправить
web-seats = Игроки
web-in-order = Игроки в порядке хода
web-first = первый игрок
web-cards-in-hand = карт в руке
web-discard = сброс
web-reserve = персональный запас еды
web-points-safe = очки, если бы партия кончилась сейчас, и очки голодных
web-points-now = очки, если бы партия кончилась сейчас
web-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
web-turn = Ход { $turn }
web-turn-of = Ход { $turn } из { $turns }
web-last-turn = Последний ход
web-deck = Колода: { $count }
web-time = Осталось времени
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
web-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
web-card = Карта: { $card }
web-bank = Кормовая база ({ $place }): { $count }
web-bank-short = Еда
web-places = Территории
web-choose-place = Выбрать: { $place }
web-new-animal = новое животное
web-no-animals = животных нет
web-dice = На кубиках: { $dice }
web-position = Позиция словами
web-paused = Игра на паузе.
web-sounds = Звуки
web-table-menu = Стол
web-undo = Попросить отмену хода
web-pause = Предложить паузу
web-resume = Предложить продолжить
web-leave = Уйти: доиграет бот
web-resign = Сдаться
web-resign-sure = Точно сдаться
web-report = Сообщить об ошибке
web-propose-bot = Предложить замену ботом: { $who }
web-agree = Принять
web-decline = Отклонить
web-bot-for-you = За вас играет бот.
web-return = Вернуться за стол

# Животное словами
web-animal = #{ $animal }, { $owner }
web-no-traits = свойств нет
web-food-of = еда: { $food } из { $need }
web-fed = накормлено
web-fat = жир: { $count }
web-active = действует
web-off = не действует
web-paired = { $trait } с #{ $animal }
web-paired-to = { $trait }: защищает #{ $animal }
web-paired-from = { $trait }: под защитой #{ $animal }
web-poisoned = отравлено
web-paralysed = парализовано
web-hungry = голодает
web-no-body = съедено, ждёт нового тела
web-its-card = его карта: { $card }
web-seat-told = { $who }: карт в руке: { $hand }, в сбросе: { $discard }, очков: { $points }
web-your-cards = Ваши карты: { $cards }

# Случайные мутации
web-general-deck = Общая колода: { $count }
web-own-deck = своя колода
web-deck-told = Ваша колода, рубашкой вверх: { $count }
web-decks-told = { $who }: в колоде: { $deck }, в сбросе: { $discard }, очков: { $points }
web-the-centre = Центр стола
web-centre = В центре: еда: { $red }, убежища: { $green }, паразиты: { $black }
web-token-red = Еда в центре: { $count }
web-token-red-short = еда
web-token-green = Убежища в центре: { $count }
web-token-green-short = { $count ->
    [one] убежище
    [few] убежища
   *[other] убежищ
}
web-token-black = Паразиты в центре: { $count }
web-token-black-short = { $count ->
    [one] паразит
    [few] паразита
   *[other] паразитов
}
web-open-card = открыта карта
web-unseen = неизвестных
web-passed = пас
web-species = Вид { $species }, { $owner }
web-species-short = Вид { $species }
web-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
   *[other] { $count } животных
}
web-shares = общие карты с видами: { $species }
web-each-needs = потребность каждого в еде: { $count }
web-animal-of = Животное { $animal }
web-sheltered = в убежище
web-parasites = паразитов: { $count }
web-has-attacked = уже атаковало
web-no-species = видов нет
web-new-species = новый вид

# Динозавры
web-map = Поле
web-star = начальная клетка
web-dinosaur-of = динозавр: { $owner }
web-herd = стадо: { $count }
web-event-cards = карт событий: { $count }
web-event-pile = Колода: { $count }
web-climate-now = Климат. Умеренная зона: { $terrain }
web-climate-next = Климат дальше:
web-climate-if = Если дальше { $terrain } ({ $percent } %)
web-climate-roll = Климат по кубику: 1 — назад, 2 — на месте, 3–6 — вперёд.
web-climate-card = В этот ход: { $card }
web-zone-temperate = умеренно
web-zone-cold = холодно
web-zone-warm = тепло
web-zone-deadly = смертельно
web-you-keep = { $count ->
    [one] там выживет { $count } ваш динозавр
    [few] там выживут { $count } ваших динозавра
   *[other] там выживут { $count } ваших динозавров
}
web-meteor-now = деление: { $space } из { $impact }
web-meteor-next = { $number ->
    [0] На следующем делении он ещё не упадёт.
    [1] На следующем делении упадёт, если выпадет 1.
   *[other] На следующем делении упадёт, если выпадет 1–{ $number }.
}
web-meteor-certain = На следующем делении упадёт обязательно.
web-own-species = Ваш вид
web-in-reserve = в резерве: { $count }
web-effect-first = ходит первым
web-effect-attack = рога в нападении +{ $count }
web-effect-defence = рога в защите +{ $count }
web-effect-movement = шаги +{ $count }
web-effect-mire = шаги −{ $count }
web-effect-eggs = яйца +{ $count }
web-effect-nest-range = гнёзда: расстояние в клетках до { $count }
web-effect-fur = мех: { $count }
web-effect-parasol = зонтики: { $count }
web-effect-discount = скидка +{ $count }
web-survive = Выживут в холодной зоне: { $cold }, в тёплой: { $warm }
web-beaten-on = Победа, если выпадет не больше: { $die }.
web-unbeatable = Нападать нельзя: у вас слишком мало рогов.
web-auction = Торговля за гены
web-auction-row = Ряд { $row }: { $gene }, ставка: { $bid }, { $owner }
web-bid-for = { $gene }: ставка { $bid }, вы платите { $pays }
web-bid-in-row = { $gene }, ряд { $row }: ставка { $bid }, вы платите { $pays }
web-bid-number = Ставка { $bid }: вы платите { $pays }
web-details-none = Наведите курсор на карту или слово в журнале, чтобы прочитать о них.
web-chat-tab = Чат
web-forced = вынужденно
web-pass-turn = Не в этот ход
web-passing = Играть нечего: за вас пасует программа…
web-passing-turn = До конца хода за вас пасует программа…
web-ask-always = Снова спрашивать меня
web-ask-empty = Спрашивать, только когда есть что сыграть
web-auction-choose = Выберите ген
web-set-bid = Назначьте ставку и нажмите «Поставить».
web-your-bid = Ваша ставка
web-bid-less = Уменьшить ставку
web-bid-more = Увеличить ставку
web-bid = Поставить
web-you-pay = вы платите { $count }
web-place = { $where }, { $terrain }
web-place-from-west = { $place }, { $nth }-я с запада
web-place-from-north = { $place }, { $nth }-я с севера
web-place-centre = центр
web-place-north = север
web-place-north-east = северо-восток
web-place-east = восток
web-place-south-east = юго-восток
web-place-south = юг
web-place-south-west = юго-запад
web-place-west = запад
web-place-north-west = северо-запад
web-nobody = ставки нет
web-highest-bid = Ваша наибольшая ставка: { $number }.
web-without-gene = Без гена:

# Конец
web-over = Партия окончена
web-won = { $count ->
    [one] Победа: { $who }!
   *[other] Общая победа: { $who }
}
web-winner = победа
web-counting = Считаем очки…
web-tally-skip = Пропустить подсчёт
web-tally-how = Из чего сложились очки
web-tally-sum = Итого
web-tally-nothing = считать нечего
web-tally-start = В начале
web-tally-animals = за накормленных животных
web-tally-herd = выжившие динозавры
web-tally-start-points = начальные очки
web-tally-gene = плата за ген: { $gene }
web-tally-cards = карта события
web-ending-left = { $who } уходит, партия окончена.
web-ending-resigned = { $who } сдаётся, партия окончена.
web-ending-broken = Партия прервана.
web-chart = Очки ход за ходом
web-turning = Переломные моменты
web-turning-point = Ход { $turn }: { $who } { $change }
web-rematch = Сыграть ещё
web-record = Запись партии
web-deal = Честная сдача
web-deal-about = Карты и кубики получены из тайного числа, которое выбрано до того, как кто-либо сел за стол. Тогда же показан его отпечаток. После партии число открывается, и страница проверяет, что отпечаток от него.
web-deal-commitment = Отпечаток
web-deal-seed = Тайное число (зерно)
web-deal-salt = Соль
web-deal-kept = Проверено: сдача та самая, что обещана до партии.
web-deal-late = Сдача совпадает с отпечатком, но до конца партии этот браузер отпечатка не видел.
web-deal-broken = Осторожно: сдача не та, что обещана до партии.
web-deal-verify = Всю партию можно проверить по её записи:
web-chosen-seed = Зерно задал создатель стола: он может знать расклад.
web-chosen-record = Эта партия создана из записи: создатель стола может знать расклад.
web-chosen-scenario = Эта партия начинается с подготовленной позиции: создатель стола может знать карты.
web-chosen-fork = Эта партия продолжает другую: позицию выбрал создатель стола.
web-show-board = Посмотреть на стол
web-show-end = К итогам
web-review = Разбор партии
web-review-about = Бот много раз доиграет каждую позицию и отделит везение от мастерства: чего стоил каждый ход, что сделали кубики и карты и где партия переломилась.
web-review-go = Разобрать партию с ботом
web-review-wait = Бот разбирает партию: { $percent } %
web-review-chart = Шансы на победу в процентах
web-review-even = Ни один ход и ни один случай не выделяется на фоне погрешности.
web-review-luck = Ход { $turn }: случай, { $who } { $change }
web-review-move = Ход { $turn }: { $who } { $change }
web-review-who = Игрок
web-review-accuracy = Точность
web-review-accuracy-about = Ходы не хуже лучшего среди тех, где выбор был важен
web-review-lost = Свои ходы
web-review-luck-sum = Везение
web-review-try = Попробовать
web-review-advice = Лучше:

# Повтор
web-eyes = Чьими глазами
web-spectator = Зритель
web-replay-controls = Шаги повтора
web-previous-turn = На ход назад
web-next-turn = На ход вперёд
web-previous-step = На шаг назад
web-next-step = На шаг вперёд
web-run = Воспроизвести
web-stop = Остановить
web-step = Шаг
web-share = Поделиться этим шагом
web-fork = Играть отсюда
web-to-table = К столу

# Правила
web-contents = Содержание
web-search = Искать в правилах и картах
web-cards-title = Свойства и карты ({ $count })
web-adds-need = потребность в еде +{ $count }
web-copies = ×{ $count }
web-nothing-found = Ничего не найдено.

# Настройки
web-language = Язык
web-theme = Тема
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-speed = Скорость
web-speed-slow = медленная
web-speed-normal = обычная
web-speed-fast = быстрая
web-speed-none = мгновенная
web-skip = Пропустить
web-skip-about = Нажмите, чтобы перейти к последней позиции. Удерживайте, чтобы остановить показ.
web-hold = Остановить показ
web-recap-setting = Итоги хода
web-recap = Итоги хода { $turn }
web-recap-last = Начинается последний ход.
web-last-turn-news = Что произошло в последнем ходу
web-recap-away = Пока вас не было
web-recap-points = Очки
web-recap-mut-starved = { $player }: вид { $species } теряет от голода животных: { $count }.
web-recap-nothing = Никто не погиб.
web-go-on = Дальше
web-on = вкл.
web-switched-off = выкл.
web-confirm = Переспрашивать
web-confirm-pass = перед пасом
web-confirm-always = всегда
web-confirm-never = никогда
web-asking = Вопросы без выбора
web-asking-always = задавать всегда
web-asking-playable = пасовать за меня
web-asking-about = Некоторые вопросы задаются только затем, чтобы никто не узнал, есть ли у вас подходящая карта. На них может пасовать программа — примерно через столько времени, сколько обычно нужно вам; никто не заметит разницы.
web-asking-less = Не спрашивать без выбора
web-keys = Клавиши
web-keys-about = Буквы и цифры срабатывают сразу, в любой раскладке. Без них для всего хватит Tab, стрелок, Enter и Esc.
web-keys-list = Все клавиши
web-forget = Забыть все ссылки в этом браузере
web-forget-about = Ссылки открывают ваши места. Уходя с чужого компьютера, забудьте их.
web-forgotten = Забыто.
web-key-help = этот список
web-key-tab = от одного предмета к другому
web-key-arrows = к предмету в ту сторону; в повторе — на шаг
web-key-enter = коснуться, выбрать
web-key-escape = отменить выбор; пропустить анимацию
web-key-skip = перейти к последней позиции
web-key-pause = остановить и продолжить показ
web-key-next = к следующему отмеченному предмету
web-key-all = список всех вариантов
web-key-digits = выбрать по номеру
web-key-log = к журналу
web-key-position = позиция словами
web-key-details = что умеет предмет (или долгое нажатие)
web-key-rules = правила и карты
web-key-language = русский или английский
web-key-sounds = включить или выключить звуки
web-key-settings = настройки

# Люди
bot-name-red = Уголёк
bot-name-blue = Капитан
bot-name-green = Папоротник
bot-name-violet = Ирис
bot-name-amber = Янтарь
bot-name-teal = Тростник
bot-name-pink = Коралл
bot-name-grey = Пепел
web-presence-here = на месте
web-presence-reconnecting = восстанавливает связь
web-presence-away = не на связи
web-waited-away = { $who } не на связи, остальные ждут.
web-waited-reconnecting = { $who } восстанавливает связь.
web-waited-cover = { $minutes ->
    [one] Через { $minutes } минуту за него сыграет бот.
    [few] Через { $minutes } минуты за него сыграет бот.
   *[other] Через { $minutes } минут за него сыграет бот.
}
web-host = Хозяин стола
web-later = Не сейчас
web-follow = Присоединиться
web-follow-rematch = Сыграть ещё раз вместе
web-follow-fork = Доиграть вместе
web-invited-rematch = { $who } предлагает сыграть ещё раз.
web-invited-fork = { $who } предлагает продолжить с хода { $step }.
web-invited-own-rematch = Вы предложили сыграть ещё раз.
web-invited-own-fork = Вы предложили продолжить с хода { $step }.
web-ask-name = Как вас зовут?
web-ask-name-about = Это имя и ваше существо видят остальные за столом. Имя можно поменять в настройках.
web-take-back = Взять назад
web-take-back-answer = Отменить последнее действие
web-take-back-move = Отменить все мои последние действия
web-take-back-turn = К началу текущего хода игры
web-taken-back = { $count ->
    [one] В этой игре ход отменяли { $count } раз.
    [few] В этой игре ход отменяли { $count } раза.
   *[other] В этой игре ход отменяли { $count } раз.
}
web-resigned = сдаётся
web-cover = Если игрок не на связи
web-cover-about = Когда ждут только его, за него играет бот, пока он не вернётся.
web-cover-none = Ждать
web-cover-after = { $minutes ->
    [one] Бот через { $minutes } минуту
    [few] Бот через { $minutes } минуты
   *[other] Бот через { $minutes } минут
}
web-mine-all = Все мои игры
web-mine-turn = Ваша очередь
web-mine-running = Идут
web-mine-over = Закончены
web-mine-current = Текущие
web-mine-archive = Архив
web-mine-none-yet = Игр пока нет.
web-mine-with = Соперники: { $who }
web-mine-watching = Вы зритель
web-mine-won = Вы победили!
web-mine-shared = Вы разделили победу
web-archive = В архив
web-unarchive = Вернуть из архива
web-delete = Удалить
web-keep = Оставить
web-delete-sure = Удалить эту игру?
web-delete-about = Она исчезнет из ваших игр. У остальных она останется.
web-delete-running = Игра ещё идёт. Вы уйдёте из неё насовсем, и за вас доиграет бот.
web-lessons-progress = Пройдено { $done } из { $all }
web-link-wrong = Эта ссылка не работает
web-link-wrong-about = Возможно, она скопирована не целиком или её заменили новой. Попросите новую ссылку у отправителя или введите код.
web-table-gone = Этого стола больше нет
web-table-gone-about = Столы, за которыми долго ничего не происходит, убирают, как и игры, которые удалили все.
web-link-needed = Нужна ссылка на этот стол
web-link-needed-about = В этом браузере её ещё не открывали. Попросите ссылку у одного из игроков или введите код с другого вашего устройства.
web-table-unreadable = Этот стол не открывается
web-unknown = Здесь ничего нет
web-unknown-about = Такого адреса нет. Возможно, в нём не хватает буквы.
web-already-here = Вы уже сидите за этим столом
web-already-here-about = Эта ссылка для другого игрока: отправьте её тому, с кем хотите сыграть. Если вы играете вдвоём за одним экраном, займите и это место.
web-to-my-seat = На своё место
web-sit-too = Занять и это место
web-first-game = Моя первая партия: { $game }
web-first-games-about = Целая партия против слабых ботов с пояснениями по ходу, примерно на четверть часа. Тренер предупредит о грубых ошибках, и любое действие можно отменить.
web-first-game-go = Начать
