ruleset-dinosaurs = Динозавры
ruleset-scarce-genes = генов не хватает

dino-card = { $card }: { $about }
dino-token = Ген «{ $gene }»: { $about }

dino-gene-tail = хвост
    .about = чем длиннее хвост, тем раньше вы ходите
dino-gene-leg = лапа
    .about = ещё один шаг стада каждый ход
dino-gene-horn = рог
    .about = больше шансов в бою
dino-gene-egg = яйцо
    .about = ещё один детёныш каждый ход
dino-gene-fur = мех
    .about = ещё один выживший в холодной зоне
dino-gene-parasol = зонтик
    .about = ещё один выживший в тёплой зоне
dino-gene-mutation = мутация
    .about = каждый следующий ген стоит на 1 очко меньше
dino-gene-card = карта
    .about = сразу даёт карту события; фишка выходит из игры

dino-terrain-desert = пустыня
dino-terrain-plain = равнина
dino-terrain-hill = холмы
dino-terrain-mountain = горы

dino-zone-temperate = умеренная зона
dino-zone-cold = холодная зона
dino-zone-warm = тёплая зона
dino-zone-deadly = смертельная зона

dino-phase-initiative = инициатива
dino-phase-climate = климат
dino-phase-movement = движение
dino-phase-births = потомство
dino-phase-survival = выживание
dino-phase-meteor = метеорит
dino-phase-genes = гены
dino-phase-auction = торговля
dino-phase-over = конец

dino-moment-initiative = начало фазы 1, инициатива
dino-moment-climate = фаза 2, до броска на климат
dino-moment-movement = начало фазы 3, движение
dino-moment-births = начало фазы 4, потомство
dino-moment-survival = начало фазы 5, выживание
dino-moment-auction = фаза 6, когда гены выложены
dino-moment-bidding = фаза 6, ваш ход в торговле за гены

dino-asked-initiative = до определения инициативы
dino-asked-climate = до броска на климат
dino-asked-movement = до движения
dino-asked-births = до появления потомства
dino-asked-survival = до проверки на выживание
dino-asked-auction = гены выложены
dino-asked-bidding = ваш ход в торговле за гены

dino-card-head-start = Рывок вперёд
    .about = до определения инициативы: в этот ход вы действуете первым
dino-card-standstill = Затишье
    .about = до броска на климат: кубик не бросают, климат не меняется
dino-card-hurried-seasons = Время торопится
    .about = до броска на климат: кубик не бросают, климат сдвигается на деление вперёд
dino-card-turning-back = Время вспять
    .about = до броска на климат: кубик не бросают, климат сдвигается на деление назад
dino-card-fickle-sky = Капризное небо
    .about = до броска на климат: бросают 2 кубика, вы выбираете результат
dino-card-elder-guardian = Старший защитник
    .about = до движения: в этой фазе у вас на 2 рога больше при защите
dino-card-battle-rage = Боевая ярость
    .about = до движения: в этой фазе у вас на 2 рога больше при нападении
dino-card-stampede = Паника в стаде
    .about = до движения: на 2 шага больше в этой фазе
dino-card-quagmire = Трясина
    .about = до движения: у соперника на 1 шаг меньше, но хотя бы один остаётся
dino-card-barren-season = Пустые гнёзда
    .about = до появления потомства: в этот ход потомство появляется только у видов без динозавров
dino-card-far-nests = Дальние гнёзда
    .about = до появления потомства: ваши детёныши могут появиться не дальше 3 клеток от взрослого
dino-card-double-clutch = Двойная кладка
    .about = до появления потомства: на 1 яйцо больше в этот ход
dino-card-bitter-frost = Лютый мороз
    .about = до проверки на выживание: у соперника на 1 мех меньше
dino-card-scorching-wind = Суховей
    .about = до проверки на выживание: у соперника на 1 зонтик меньше
dino-card-winter-coat = Зимняя шуба
    .about = до проверки на выживание: на 2 меха больше в этот ход
dino-card-fern-shade = Тень папоротников
    .about = до проверки на выживание: на 2 зонтика больше в этот ход
dino-card-sickness = Мор
    .about = до проверки на выживание: гибнет выбранный вами динозавр в стаде, где их не меньше 4 и больше, чем у вас
dino-card-lucky-mutation = Удачная мутация
    .about = когда гены выложены: ген этого хода обойдётся вам на 2 очка дешевле
dino-card-dead-end = Тупиковая ветвь
    .about = в свой ход в торговле за гены: вы остаётесь без гена и ничего не платите; если ставки начинаются с 0, вы получаете 2 очка

prompt-dino-event = Карты событий ({ $moment }): сыграйте карту или спасуйте
prompt-dino-pick = Капризное небо: какой результат засчитать?
prompt-dino-move =
    { $steps ->
        [0] Шагов не осталось
        [one] Ходите или нападайте: остался { $steps } шаг
        [few] Ходите или нападайте: осталось { $steps } шага
       *[other] Ходите или нападайте: осталось { $steps } шагов
    }
prompt-dino-birth =
    { $eggs ->
        [0] Детёнышей больше нет
        [one] Выставьте детёныша: остался { $eggs }
       *[other] Выставьте детёныша: осталось { $eggs }
    }
prompt-dino-lose =
    Выберите, кто погибнет: { $cold ->
        [0] { $warm } в тёплой зоне
       *[other] { $warm ->
            [0] { $cold } в холодной зоне
           *[other] { $cold } в холодной зоне и { $warm } в тёплой
        }
    }
prompt-dino-row =
    За какой ген торгуетесь? У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
prompt-dino-beaten =
    Вашу ставку перебили: выберите ряд заново. У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
prompt-dino-bid = Ставка за ген «{ $gene }» (ваша скидка: { $discount })

option-dino-move = Перейти: { $start } → { $goal }
option-dino-attack = Напасть: { $start } → { $goal }
option-dino-birth = Детёныш: { $hex }
option-dino-lose = Пожертвовать динозавром: { $hex }
option-dino-done = Завершить движение
option-dino-pick = Засчитать: { $number }
option-dino-row = Ряд { $number }
option-dino-bid = Ставка: { $number }
option-dino-decline = Остаться без гена
option-dino-play = Сыграть карту: { $card }
option-dino-play-target = Сыграть карту: { $card }. Соперник: { $target }
option-dino-play-target-hex = Сыграть карту: { $card }. Соперник: { $target }. Погибнет динозавр: { $hex }
option-dino-pass = Пас
option-dino-hold = Пас, пока не сыграют карту

event-dino-started = { $player } начинает здесь: { $hex }.
event-dino-turn = Ход { $turn }.
event-dino-rolled-off = Ничья, кубики: { $rolls }. Меньшее число ходит раньше.
event-dino-order = Порядок этого хода: { $players }.
event-dino-played = { $player } играет карту «{ $card }».
event-dino-played-target = { $player } играет карту «{ $card }». Соперник: { $target }.
event-dino-played-target-hex = { $player } играет карту «{ $card }». Соперник: { $target }. Гибнет динозавр: { $hex }.
event-dino-held = { $player } пасует, пока не сыграют карту.
event-dino-climate-rolled = { $player } бросает кубик на климат: { $die }.
event-dino-sky-rolled = { $player } бросает два кубика на климат: { $dice }.
event-dino-climate-moved = Умеренная зона: { $terrain }.
event-dino-moved = { $player } ходит: { $start } → { $goal }.
event-dino-fight-won = { $player } нападает: { $start } → { $goal } ({ $target }). На кубике: { $die }, нужно не больше { $limit }: победа.
event-dino-fight-lost = { $player } нападает: { $start } → { $goal } ({ $target }). На кубике: { $die }, нужно не больше { $limit }: поражение.
event-dino-stopped =
    { $steps ->
        [0] { $player } заканчивает движение.
       *[other] { $player } заканчивает движение, неиспользованных шагов: { $steps }.
    }
event-dino-born = { $player } выставляет детёныша: { $hex }.
event-dino-brood =
    { $count ->
        [0] { $player }: детёнышей нет.
        [one] { $player }: { $count } детёныш.
        [few] { $player }: { $count } детёныша.
       *[other] { $player }: { $count } детёнышей.
    }
event-dino-died = { $player } теряет динозавра: { $hex } ({ $zone }).
event-dino-scored = { $player } получает очки за стадо: { $count }. Всего очков: { $points }.
event-dino-meteor-rests = Метеорит остаётся на делении { $space }.
event-dino-meteor-moved = Метеорит переходит на деление { $space } из { $impact }.
event-dino-meteor-rolled = { $player } бросает кубик на метеорит: { $die }; он падает, если выпало не больше { $number }.
event-dino-laid = Гены этого хода: { $genes }.
event-dino-bid = { $player } делает ставку за ген «{ $gene }» (ряд { $row }): { $number }.
event-dino-bid-target = { $player } делает ставку за ген «{ $gene }» (ряд { $row }): { $number }. Перебита ставка: { $target }.
event-dino-declined = { $player } остаётся без гена.
event-dino-bought = { $player } покупает ген «{ $gene }», цена: { $price }.
event-dino-drew = { $player } берёт карту события.
event-dino-drew-known = { $player } берёт карту события: «{ $card }».
event-dino-no-card-left = { $player } не берёт карту: колода событий пуста.
event-dino-returned = Ген «{ $gene }» никому не достался и возвращается в мешок.
event-dino-ended = Метеорит падает. Победа: { $players }.

tie-dino-herd = Очков поровну. Ничью решает размер стада: { $count } против { $other }.

why-dino-off-map = На этом поле нет клетки { $hex }.
why-dino-far-away = Эта клетка за пределами любого поля.
why-dino-no-movement = Динозавры ходят в фазе 3, и только в ваш ход.
why-dino-not-yours = Там нет вашего динозавра.
why-dino-no-steps = Все шаги этого хода потрачены: каждая лапа даёт один шаг.
why-dino-not-adjacent = Слишком далеко: шаг ведёт только на соседнюю клетку.
why-dino-own-dinosaur = Там стоит ваш динозавр: на клетке может быть только один, а на своих нападать нельзя.
why-dino-nobody-there = Там никого нет: просто перейдите туда.
why-dino-horns = У вас хотя бы на два рога меньше, нападать нельзя. Соперник: { $target }.
why-dino-must-fight = Клетка занята ({ $target }): чтобы войти, нужно напасть.
why-dino-no-births = Детёнышей выставляют в фазе 4, и только в ваш ход.
why-dino-all-placed = Все ваши динозавры ({ $pieces }) уже на поле.
why-dino-barren = «Пустые гнёзда»: в этот ход потомство появляется только у видов без динозавров.
why-dino-no-eggs = Все яйца этого хода использованы.
why-dino-occupied = Клетка занята: детёнышу нужна свободная.
why-dino-brood-together = Эта клетка не соседняя с новыми детёнышами, а они должны держаться вместе.
why-dino-no-adult = Эта клетка слишком далеко от ваших взрослых динозавров; детёныши этого хода не считаются.
why-dino-no-deaths = Динозавров убирают в фазе 5, если в зоне их больше, чем может выжить.
why-dino-safe = Этот динозавр не гибнет ({ $zone }): гибнут только лишние.
why-dino-must-hatch = Выставлять детёнышей обязательно, пока есть яйцо, фишка в резерве и свободная клетка.
why-dino-pick = Такого числа на кубиках нет.
why-dino-no-auction = Ставки делают в фазе 6, когда гены выложены.
why-dino-must-bid = В торговле за гены участвуют все, и больше никто не может остаться без гена.
why-dino-name-number = Укажите ставку.
why-dino-name-row = Сначала выберите ряд.
why-dino-no-row = Ряда { $row } нет; ряды идут от 1 до { $rows }.
why-dino-not-higher = Ставка в этом ряду должна быть не меньше: { $lowest }.
why-dino-cannot-pay = Ставку { $number } вам не оплатить. С вашей скидкой можно поставить не больше: { $highest }.
why-dino-too-early = Карты событий можно играть начиная с хода { $turn }.
why-dino-not-in-hand = Карты «{ $card }» у вас нет.
why-dino-wrong-moment = Карту «{ $card }» можно сыграть в другое время: { $moment }.
why-dino-one-climate-card = Уже сыграна карта «{ $card }», а за ход можно сыграть только одну карту климата.
why-dino-no-target = Карте «{ $card }» не нужны ни соперник, ни клетка.
why-dino-name-opponent = Для карты «{ $card }» нужно указать соперника.
why-dino-not-oneself = Карту «{ $card }» нельзя играть против себя.
why-dino-small-herd = Карта «{ $card }» действует только на стадо, где динозавров не меньше { $herd } и больше, чем у вас.
why-dino-no-victim = Для карты «{ $card }» нужна клетка с динозавром. Соперник: { $target }.

why-dino-not-finished = Кто-то ещё не закончил предыдущую фазу.
why-dino-needs-die = Для этого действия не указаны кубики.
why-dino-player-count = В игре участвуют от трёх до пяти игроков.
why-dino-map = Из этих половин не складывается поле, где у каждого игрока есть своя звезда.
why-dino-stars = Каждому виду нужна своя звезда.
why-dino-roll-off = Не указаны кубики для ничьей.
why-dino-rows = Число выложенных генов неверно.
why-dino-surplus = Гибнут только лишние: ни больше, ни меньше.
why-dino-negative = Ряды считают от 1, а ставки от 0.

error-dino-map = Поле { $map } не подходит. Игроков: { $players }. Подходящие поля: { $allowed }.

dino-wanted-text = строка
dino-wanted-hex = клетка [q, r]
dino-wanted-hex-on-map = клетка этого поля
dino-wanted-free-hex = свободная клетка
dino-wanted-pieces = не больше динозавров, чем фишек у вида
dino-wanted-once = каждый игрок назван один раз
dino-wanted-order = порядок хода всех игроков
dino-wanted-player-count = список из трёх, четырёх или пяти игроков
dino-wanted-player-name = имя игрока, а не слово из описания позиции
dino-wanted-rows = список генов, по одному на ряд, не больше числа игроков

dino-ui-turn = Ход { $turn }, { $phase }
dino-ui-order = порядок:
dino-ui-climate = Климат:
dino-ui-meteor = Метеорит:
dino-ui-points = очки
dino-ui-herd = стадо
dino-ui-cards = карты
dino-ui-effects = в этот ход
dino-ui-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }
dino-ui-holding = пасует
dino-ui-odds =
    { $die ->
        [0] нападать нельзя
        [1] победа на 1
       *[other] победа на 1–{ $die }
    }
dino-ui-row = Ряд
dino-ui-gene = Ген
dino-ui-bid = Ставка

dino-effect-first = первый
dino-effect-attack = рога в нападении
dino-effect-defence = рога в защите
dino-effect-movement = шаги
dino-effect-mire = увяз
dino-effect-eggs = яйца
dino-effect-nest-range = гнёзда
dino-effect-fur = мех
dino-effect-parasol = зонтики
dino-effect-discount = скидка
