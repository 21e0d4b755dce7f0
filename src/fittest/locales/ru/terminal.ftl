# Команды
ui-help-play = Играть в терминале: против ботов или нескольким людям за одним экраном.
ui-help-replay = Просмотреть сохранённую партию по шагам.
ui-help-people = Сколько людей играет за этим экраном; остальные места занимают боты.
ui-help-bots = Боты, по одному на каждое имя: random, easy, greedy, quick, deep, master, характер (breeder, hunter, miser, gambler, guardian, pest; quick:hunter — на этом уровне) или модуль:Класс. Остальные места занимают люди. Без этого один человек играет против характеров уровня greedy.
ui-help-seed = С одним и тем же зерном получаются те же карты и кубики; иначе оно случайное.
ui-help-from = Продолжить сохранённую партию.
ui-help-seat = Показывать только то, что видело это место.
error-seats = Игроков: { $players }, ботов: { $bots }. Столько ботов не подходит.
error-people = За столом на { $players } не поместится столько людей: { $people }.
error-saved-knows = В сохранённой партии уже есть правила, игроки и зерно; уберите: { $words }.
error-too-much = Лишние аргументы: { $words }. Имена ботов пишут после --bots.
error-which-game = Укажите игру: { $allowed }.

# Игра
ui-welcome = { $game }, зерно { $seed }
ui-person = { $name }: человек
ui-bot = { $name }: бот ({ $level })
ui-hint = Выбирайте по номеру. «?» покажет, что ещё можно ввести.
ui-hand-over = { $name }, ваша очередь. Остальные, отвернитесь. Нажмите Enter.
ui-news = · { $line }
ui-no-number = Номера идут от 1 до { $count }.
ui-ask-help = (справка: ?)
ui-why-what = Почему что? Добавьте действие, например: почему attack 3 7
ui-why-allowed = Это можно.
ui-save-where = Укажите, куда: сохранить ФАЙЛ
ui-save-over = { $path } уже есть. Перезаписать? (д/н)
ui-save-failed = Не удалось записать { $path }: { $why }
ui-saved = Сохранено: { $path }. Продолжить — fittest play --from, просмотреть — fittest replay.
ui-save-offer = Файл, куда сохранить партию (Enter — не сохранять):
ui-left = Партия прервана.
ui-over = Партия окончена
ui-winner = Победа: { $names }.
ui-winners = Общая победа: { $names }.

ui-help = Вариант можно выбрать номером, коротким текстом (feed 2, attack 3 7) или его словами. Ещё есть команды:
ui-help-help = эта справка
ui-help-why = почему действие невозможно: почему attack 3 7
ui-help-table = ещё раз показать стол
ui-help-options = ещё раз показать варианты
ui-help-log = что произошло: журнал, журнал 100
ui-help-cards = все карты этой игры
ui-help-trait = что делает свойство или карта: свойство быстрое
ui-help-rules = правила и настройки этой партии
ui-help-save = сохранить партию: сохранить ФАЙЛ
ui-help-quit = выйти из игры
ui-cards-hint = Что делает карта, расскажет команда: свойство НАЗВАНИЕ.
ui-no-trait = Ничего с названием «{ $name }» здесь нет.
ui-yes = да
ui-no = нет

ui-replay-prompt = [{ $step }/{ $last }] Enter — дальше, н — назад, число — перейти, в — выход:
ui-replay-help = Enter показывает следующий ход, «н» — предыдущий, число — переход, «в» — выход.
ui-replay-answer = { $step }. { $name }: { $answer }
ui-replay-hidden = { $step }. { $name } делает ход.

# Стол
ui-you = (вы)
ui-turn = Ход { $turn }, { $phase }
ui-turn-of = Ход { $turn } из { $turns }, { $phase }
ui-last-turn = ПОСЛЕДНИЙ ХОД
ui-bank = Кормовая база
ui-deck = В колоде: { $count }
ui-centre = Раковин в центре: { $cards }
ui-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
ui-in-hand = в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ui-discarded = в сбросе: { $count }
ui-reserve = персональный запас еды: { $count }
ui-first = первый игрок
ui-no-animals = животных нет
ui-hand = Ваши карты:
ui-new-animal = новое животное
ui-pair = { $trait } с #{ $animal }
ui-pair-symbiont = { $trait }: защищает #{ $animal }
ui-pair-guarded = { $trait }: симбионт #{ $animal }
ui-state-bodiless = СЪЕДЕНО, ЖДЁТ НОВОГО ТЕЛА
ui-state-anglerfish = УДИЛЬЩИК
ui-state-poisoned = ОТРАВЛЕНО
ui-state-paralysed = ПАРАЛИЗОВАНО
ui-state-hungry = ГОЛОДАЕТ
ui-trait-off = не действует
ui-trait-asleep = спит
ui-trait-hidden = спряталось
ui-trait-startled = больше нельзя атаковать
ui-trait-used = применено
ui-trait-tired = в этот ход нельзя

# Случайные мутации
ui-mut-phase-turn-start = начало хода
ui-mut-phase-development = развитие
ui-mut-phase-climate = климат
ui-mut-phase-feeding = питание
ui-mut-phase-extinction = вымирание
ui-mut-phase-over = партия окончена
ui-mut-centre = В центре:
ui-mut-food = еда
ui-mut-shelters = убежища
ui-mut-parasites = паразиты
ui-mut-general = В общей колоде: { $count }
ui-mut-open-card = Открыта карта: { $card }
ui-mut-deck = в своей колоде: { $count }
ui-mut-passed = пас
ui-mut-attacked = (уже атаковало)
ui-mut-shared = общие карты с видами: { $species }

# Настройки, которые есть у нескольких игр или не названы в других файлах
switch-map = Поле
    .about = Какое поле использовать и нужно ли оно вообще.
switch-deck = Колода
    .about = Какое из двух прочтений списка карт использовать.
switch-climate = Климат
    .about = Какое прочтение таблицы климата использовать.
switch-tie = Ничья
    .about = При равенстве очков победа общая, или решает кубик.
switch-first = Первый игрок
    .about = По жребию или Игрок 1.
switch-ring = Кольцо климата
    .about = Сколько в нём секторов.
switch-lowest_bid = Наименьшая ставка
    .about = С какого числа начинаются ставки за ген.
