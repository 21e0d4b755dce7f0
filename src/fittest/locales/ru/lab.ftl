error-house = Домашние правила из файла { $path } не годятся: { $why }.
error-house-ruleset = В домашних правилах { $path } не сказано, какой набор правил они меняют: ruleset = "evolution".
error-house-key = В домашних правилах { $path } есть неизвестный ключ «{ $name }». Ключи: { $allowed }.
error-house-value = В домашних правилах { $path } ключ «{ $name }» — это { $form }.
house-text = строка
house-boxes = список названий
house-switches = таблица настроек: true, false, целое число или строка
house-cards = таблица: название карты и целое число
house-numbers = таблица: название и целое число, например deal = 4 или carnivorous.need = 2
error-numbers-form = Числа правил — это таблица: название и целое число.
error-numbers-fixed = Числа { $ruleset } домашние правила не меняют.
error-numbers-unknown = Домашние правила не меняют «{ $name }». Числа: { $allowed }.
error-cards-form = Количества карт — это таблица: название карты и целое число.
error-cards-fixed = Количества карт в { $ruleset } менять нельзя: домашние правила меняют их только в карточной игре, в «Сезонах» и в «Случайных мутациях».
error-cards-unknown = Карты «{ $card }» в { $ruleset } нет. Карты: { $allowed }.
error-cards-total = Такой колодой играть нельзя: карт в ней { $total }, а нужно от { $least } до { $most }.
error-env-position = Среда { $wanted } не может продолжить с { $found }.
error-position-data = Сохранённая позиция — это то, что даёт position.save(): запись и то, на чём остановилось действие.
error-compiled-search = Скомпилированный поиск { $name } из OpenSpiel падает на играх, написанных на Python, а эта игра такая. Возьмите поиск на Python: open_spiel.python.algorithms.ismcts.
error-resample = В узле случая миры не разыгрываются заново: делайте это там, где спрашивают игрока.
error-env-actions = actions не может быть { $found }. Допустимо: { $allowed }.
why-action = Действие { $action } сейчас недопустимо; допустимые отмечены в маске.
error-render-mode = Режима отображения { $mode } нет. Есть: { $allowed }.
error-lab-vary = { "--vary" } — это настройка и хотя бы два разных её значения, например half=no,kind; здесь не так: { $value }.
error-lab-other = В папке { $path } лежит другое исследование. Выберите другую папку или задайте те же правила, число игроков, ботов, зерно и настройки.
error-lab-plan = Не удаётся прочитать { $path }: { $why }.
error-no-lab = Лаборатории нужны дополнительные пакеты: pip install "fittest[lab]" ({ $why }).
error-no-pyarrow = Для файлов Parquet нужен pyarrow: pip install "fittest[lab]".
error-no-dask = Для кластера нужен Dask: pip install "fittest[cluster]".
error-cluster = По адресу { $address } не отвечает планировщик Dask: { $why }.

cli-help-lab = Сыграть много партий, проследить за каждым свойством и записать данные и отчёт с графиками.
cli-help-lab-vary = Настройка и её значения: с каждым играются те же раздачи, итоги стоят рядом.
cli-help-lab-cluster = Играть на машинах, которые раздаёт планировщик Dask по этому адресу.
cli-help-lab-out = Папка для данных и отчёта; прерванное исследование продолжается с того же места.

## `fittest train`

cli-help-train = Обучить ботов набору правил: они играют сами с собой и учатся оценивать позиции.
cli-help-train-generations = Сколько раз учиться; каждое поколение после первого играет так, как научилось предыдущее.
cli-help-train-looks = Сколько думают игроки следующих поколений: число пробных партий на один ход.
cli-help-train-out = Папка для партий и весов; прерванное обучение продолжается с того же места.
cli-help-train-onward = Начать с готовых весов, а не с нуля: во всех поколениях играет поиск.
cli-help-train-rounds = Сколько серий партий сначала подбирают числа эвристики; 0 — оставить как есть.
train-tuning = Подбор чисел эвристики
train-generation = Поколение { $number } из { $all }
train-done =
    Обучение на { $games ->
        [one] { $games } партии
       *[other] { $games } партиях
    } закончено. В отложенных партиях победитель угадан в { $seen } % позиций. Записано: { $path }
error-train-other = В папке { $path } лежит другое обучение: укажите новую папку или те же правила, seed и числа.
error-train-nothing = Для «{ $ruleset }» ещё ничего не выучено: продолжать не с чего.
error-train-short = Ни одна партия не длилась достаточно долго, чтобы на ней чему-нибудь научиться.
