ruleset-mutations = Случайные мутации
    .about = колоды вслепую, виды из нескольких животных, паразиты и убежища; от 2 до 8 игроков
ruleset-divergence = Дивергенция
    .about = четвёртый способ сыграть карту: животное отделяется от вида и сохраняет все его свойства
ruleset-borrowed = карты из других наборов
    .about = в колоду замешаны «Удильщик», «Полёт», «Интеллект», «Живорождение», «Эдификатор» и «Стадность»

# Карты
mut-card = { $card }. { $about }
mut-trait-bark-beetle = Короед
    .about = Убежище на животном, которое ещё может есть, сразу превращается в еду.
mut-trait-poisonous = Ядовитое
    .about = Хищник, съевший такое животное, сразу погибает.
mut-trait-budding = Почкование
    .about = В начале каждого хода верхняя карта вашей колоды обязательно становится ещё одним животным вида, сколько бы их ни было; несколько таких видов растут слева направо.
mut-trait-metabolic-syndrome = Метаболический синдром
    .about = Потребность в еде +1 у каждого животного вида.
mut-trait-mimicry = Мимикрия
    .about = Атака на этот вид обязательно перенаправляется на другой ваш вид, который хищник способен атаковать.
mut-trait-extremophile = Экстремофил
    .about = Каждое новое животное вида стоит ещё одной карты из вашей колоды.
mut-trait-development-defects = Дефекты в развитии
    .about = Нападающий может игнорировать одно из свойств этого вида.
mut-trait-big = Большое
    .about = Потребность в еде +1; атаковать может только большой хищник.
mut-trait-simplification = Упрощение
    .about = Снимает последнее свойство вида; снятая карта и эта становятся двумя новыми видами. Если снимать нечего или снятая карта общая с другим видом, видом становится только эта.
mut-trait-carnivorous = Хищник
    .about = Потребность в еде +1; каждое животное может атаковать раз в ход и за добычу получает две синие фишки еды.
mut-trait-grazing = Топотун
    .about = В каждом раунде такие животные могут уничтожить красные фишки еды в центре, по одной на животное.
mut-trait-burrowing = Норное
    .about = Накормленных животных этого вида нельзя съесть.
mut-trait-swimming = Водоплавающее
    .about = Атаковать может только водоплавающий хищник, а сам он атакует только водоплавающих.
mut-trait-obligate-carnivore = Облигатный хищник
    .about = Не ест ничего, кроме добычи; одной добычи хватает, чтобы стать накормленным.
mut-trait-scavenger = Падальщик
    .about = Когда съедено животное, одно голодное животное с этим свойством обязательно получает фишку еды: сначала у нападающего, дальше по часовой стрелке.
mut-trait-running = Быстрое
    .about = При атаке бросает кубик и спасается, если выпало 4, 5 или 6.
mut-trait-anglerfish = Удильщик
    .about = Как свойство — «Хищник» (потребность в еде +1); если эта карта основала вид без свойств, её можно вскрыть и атаковать хищника, который атакует ваш вид без свойств; если атакован сам Удильщик и он в своём виде один, вскрыть его обязательно.
mut-trait-flight = Полёт
    .about = Хищник, у вида которого столько же или больше карт свойств, атаковать не может.
mut-trait-intellect = Интеллект
    .about = Потребность в еде +1; каждый хищник вида раз в ход может игнорировать одно свойство добычи.
mut-trait-viviparous = Живорождение
    .about = Потребность в еде +1; когда животное становится накормленным, оно рождает ещё одно, накормленное до конца хода.
mut-trait-aedificator = Эдификатор
    .about = Каждое такое животное добавляет две красные фишки еды в центр в начале питания.
mut-trait-herding = Стадность
    .about = Вид нельзя атаковать, пока животных со «Стадностью» на столе не меньше, чем хищников.

# Вопросы
prompt-mut-development = Как сыграть верхнюю карту колоды?
prompt-mut-harmful = «{ $trait }» — вредная карта и стала бы первым свойством вида { $species }. Оставить её там или сделать новым видом?
prompt-mut-feeding = Положите фишку или атакуйте.
prompt-mut-feeding-end = Что-нибудь ещё в этом раунде?
prompt-mut-ignore = Животное { $animal } теперь атакует вид { $species }. Какое его свойство игнорировать?
prompt-mut-lurker = Животное { $animal } атакует ваш вид { $species } без свойств. Вскрыть Удильщика?
prompt-mut-react = Животное { $animal } атакует ваш вид { $species }. Какое свойство он применит?
prompt-mut-lose = { $animal ->
    [none] На виде { $species } больше всего паразитов. Какое его животное погибнет?
   *[other] Животное { $animal } поймало вид { $species }. Какое его животное съедено?
}
prompt-mut-scavenge = Какой падальщик получит фишку еды?

# Варианты
option-mut-pass = Пас
option-mut-species = Новым видом
option-mut-trait = Свойством на вид { $species }
option-mut-grow = Ещё одним животным в вид { $species }
option-mut-diverge = Отделить новый вид от вида { $species }
option-mut-keep = Оставить как свойство
option-mut-convert = Сделать новым видом
option-mut-red = Фишка еды животному { $animal }
option-mut-green = Убежище животному { $animal }
option-mut-black = Паразит на животное { $animal }
option-mut-attack = Животное { $animal } атакует вид { $species }
    .ignoring = Животное { $animal } атакует вид { $species }, игнорируя: { $traits }
option-mut-graze = Уничтожить фишки еды в центре: { $count }
option-mut-end = Завершить
option-mut-react = { $trait }
    .towards = { $trait }: перенаправить на вид { $species }
option-mut-ignore = Ничего не игнорировать
    .ignoring = Игнорировать: { $traits }
option-mut-lose = Отдать животное { $animal }
option-mut-scavenge = Фишка еды падальщику { $animal }
option-mut-reveal = Вскрыть Удильщика вида { $species }
    .ignoring = Вскрыть Удильщика вида { $species }, игнорируя: { $traits }
option-mut-decline = Не вскрывать

# События
event-mut-turn = Ход { $turn }. Начинает { $player }.
event-mut-founded = { $player } выкладывает новый вид { $species }.
    .seen = { $player } выкладывает новый вид { $species }: карта «{ $trait }».
event-mut-became-species = { $player }: карта «{ $trait }» становится новым видом { $species }.
event-mut-paid = { $player } платит за новое животное вида { $species }: сбрасывает карту не глядя.
event-mut-grew = { $player } добавляет животное { $species }.{ $number }.
event-mut-born = { $player }: рождается животное { $species }.{ $number }.
event-mut-last-turn = Общая колода пуста: это последний ход.
event-mut-extinct = { $player }: вид { $species } вымирает.
event-mut-simplified = { $player }: вид { $species } теряет свойство «{ $trait }».
event-mut-passed = { $player } пасует.
event-mut-diverged = { $player }: от вида { $species } отделяется вид { $other }.
event-mut-turned = { $player } играет свойство на вид { $species } и открывает карту «{ $trait }».
event-mut-laid = { $player }: вид { $species } получает свойство «{ $trait }».
    .as = { $player }: вид { $species } получает карту «{ $trait }» как «{ $acting }».
event-mut-has-it = { $player }: у вида { $species } есть «{ $trait }», карта переходит дальше.
event-mut-is-crowded = { $player }: в виде { $species } несколько животных, карта переходит дальше.
event-mut-climate = Климат. Еда: { $red }, убежища: { $green }, паразиты: { $rolled } (новых в центре: { $black }).
event-mut-bounty = { $player }: вид { $species } добавляет в центр фишки еды: { $count }.
event-mut-put-red = { $player } кормит животное { $species }.{ $number }.
event-mut-put-green = { $player } даёт убежище животному { $species }.{ $number }.
event-mut-put-black = { $player } кладёт паразита на животное { $species }.{ $number } ({ $target }).
event-mut-gnawed = { $player }: животное { $species }.{ $number } съедает своё убежище.
event-mut-grazed = { $player } уничтожает фишки еды в центре: { $count }.
event-mut-waited = { $player } ничего не берёт.
event-mut-attacked = { $player }: животное { $species }.{ $number } атакует вид { $other } ({ $target }).
event-mut-ignored = { $player } игнорирует: { $traits }.
event-mut-redirected = { $player } перенаправляет атаку с вида { $species } на вид { $other }.
event-mut-escaped = { $player }: вид { $species } убегает, на кубике: { $die }.
event-mut-caught = { $player }: вид { $species } не успевает убежать, на кубике: { $die }.
event-mut-eaten = { $player }: животное { $species }.{ $number } съедено. Хищник: { $other }.{ $other-number }.
event-mut-poisoned = { $player }: животное { $species }.{ $number } погибает от яда.
event-mut-scavenged = { $player }: падальщик { $species }.{ $number } получает фишку еды.
event-mut-revealed = { $player }: в виде { $species } вскрывается «{ $trait }».
event-mut-lurked-in-vain = { $player }: вид { $species } не может атаковать хищника.
event-mut-parasitised = { $player }: животное { $species }.{ $number } погибает от паразитов.
event-mut-starved = { $player }: животное { $species }.{ $number } погибает от голода.
event-mut-drew = { $player } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-mut-tie-rolled = { $player } бросает кубик, чтобы решить ничью: { $die }.
event-mut-scored = { $player }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}.
event-mut-peeked = { $player } видит карту своей колоды; она сброшена и заменена.

# Почему нельзя
why-mut-harmful-open = Сначала решите судьбу вредной карты: оставить её свойством или сделать новым видом.
why-mut-parasites-open = Сначала выберите, какое животное с паразитом погибнет.
why-mut-attack-open = Сначала нужно довести до конца атаку.
why-mut-not-a-victim = Отдать можно только незащищённое животное атакованного вида.
why-mut-no-reaction = Атакованный вид сейчас так не может. «Быстрое» бросает кубик, «Мимикрия» перенаправляет атаку на другой ваш вид, который хищник способен атаковать; каждое — один раз за атаку и если его не игнорируют.
why-mut-ignore-needed = Вид { $species } можно атаковать, только игнорируя: { $traits }.
why-mut-not-a-scavenger = Фишку еды получает ваше голодное животное со свойством «Падальщик».
why-mut-must-turn-up = Атакованный Удильщик в своём виде один: его нужно вскрыть.
why-mut-no-lurker = Вскрыть можно только Удильщика, который основал ваш вид без свойств; он игнорирует одно свойство хищника.
why-mut-not-harmful = Решать нечего: новым видом может стать только вредная карта, которая была бы первым свойством вида.
why-mut-only-feeding = Это можно только в фазу питания.
why-mut-only-development = Карты можно играть только в фазу развития.
why-mut-empty-deck = Ваша колода пуста: можно только пасовать.
why-mut-no-species = Вида { $species } на столе нет.
why-mut-no-animal = Животного { $animal } на столе нет.
why-mut-not-own = Вид { $species } не ваш.
why-mut-others-animal = Животное { $animal } не ваше.
why-mut-several = В виде { $species } несколько животных: свойство можно сыграть только на вид из одного животного.
why-mut-no-divergence = Эта партия играется без «Дивергенции».
why-mut-price = Новое животное вида { $species } стоит ещё одной карты ({ $traits }), а в вашей колоде её нет.
why-mut-limit = Вид { $species } больше не растёт: животных в нём не может быть больше, чем у вас видов: { $limit }.
why-mut-nothing-done = В этом раунде вы ещё не положили фишку и не атаковали.
why-mut-move-done = В этом раунде вы уже положили фишку или атаковали.
why-mut-must-put = В центре есть фишка, которую вы можете положить: положите её или атакуйте.
why-mut-instinct = Инстинкт: фишек больше никто положить не может, и ваш голодный хищник обязан атаковать.
why-mut-no-attack = Сейчас никто никого не атакует.
why-mut-grazed = В этом раунде ваши животные уже уничтожали еду.
why-mut-graze-count = Сейчас ваши животные могут уничтожить фишек еды не больше: { $count }.
why-mut-no-grazers = У вас нет вида со свойством: { $traits }.
why-mut-own-parasite = Паразитов можно класть только на животных других игроков.
why-mut-no-black = Паразитов в центре нет.
why-mut-no-green = Убежищ в центре нет.
why-mut-no-red = Еды в центре нет.
why-mut-sheltered = У животного { $animal } уже есть убежище.
why-mut-fasts = Животное { $animal } не ест еду из центра ({ $traits }).
why-mut-fed = Животное { $animal } накормлено, его потребность в еде: { $need }.
why-mut-no-carnivore = Животное { $animal } — не хищник.
why-mut-attacked = Животное { $animal } в этот ход уже атаковало.
why-mut-carnivore-fed = Животное { $animal } накормлено: атакует только голодный хищник.
why-mut-same-species = Хищник не может атаковать собственный вид.
why-mut-limited = Животное { $animal } не может атаковать этот вид из-за собственного свойства: { $traits }.
why-mut-all-sheltered = У всех животных вида { $species } есть убежища.
why-mut-ignore-idle = При атаке на вид { $species } это игнорировать бесполезно: { $traits }.
why-mut-ignore-many = Сколько свойств вида { $species } можно игнорировать в этой атаке: { $count }.
why-mut-safe = Вид { $species } защищён: { $traits }.

# Ошибки

# Из чего складываются очки
tally-mut-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
   *[other] { $count } животных
}

# Что решает при равных очках
tie-mut-discard = Очков поровну. Ничью решает число карт в сбросе: { $count } против { $other }.
tie-mut-die = Очков и карт в сбросе поровну. Ничью решает кубик.
