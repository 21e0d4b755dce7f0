# Собственные дополнения; $place — файл и строка
error-expansion-folder = { $path } — не дополнение: нет файла expansion.toml.
error-expansion-file = { $place }: { $why }
error-expansion-key = { $place }: неизвестный ключ { $name }. Можно: { $allowed }.
error-expansion-name = { $place }: название дополнения пишут строчными латинскими буквами, цифрами и дефисами, например deep-sea.
error-expansion-name-taken = { $place }: название { $name } уже занято.
error-expansion-game = { $place }: для { $game } дополнения невозможны. Можно: { $allowed }.
error-expansion-changed = Дополнение { $name } загружено из { $path } и с тех пор изменилось. Запустите программу заново.
error-expansion-order = Загрузите эти дополнения вместе или в порядке названий: { $names }.
error-expansion-numbers = Позиция сохранена с другими дополнениями: { $names }.
error-expansion-room = { $place }: места осталось только на { $most }.
error-expansion-trait-taken = { $place }: свойство { $name } уже есть.
error-expansion-hook = { $place }: о { $name } ни одно свойство не спрашивают. Собственные имена начинайте с подчёркивания. Можно: { $allowed }.
error-expansion-word-taken = { $place }: слово { $word } занято другим свойством или самой игрой.
error-expansion-form = { $place }: у применения должна быть форма, у реакции она может быть. Можно: { $allowed }.
error-expansion-card-taken = { $place }: карта { $card } уже есть или на ней больше двух свойств.
error-expansion-side = { $place }: свойства { $name } нет.
error-expansion-no-card = { $place }: ни на одной карте нет свойства { $name }. Добавьте её в expansion.toml.
error-expansion-event = { $place }: событие { $name } занято, или его аргумент не из списка: { $known }.
error-expansion-reason = { $place }: причина { $name } уже занята.
error-expansion-text-taken = { $place }: текст { $name } принадлежит самой игре.
error-expansion-record = В этой записи «expansions» — не список названий с отпечатками.
error-expansion-missing = Нужно дополнение { $name } ({ $fingerprint }), а оно не загружено. Укажите его папку.
error-expansion-other = Нужна другая версия дополнения { $name }: { $fingerprint }, а не { $found }.

cli-help-expansion = Загрузить дополнение из этой папки; его код выполняется. Можно указать несколько раз.
cli-help-new-expansion = Создать заготовку дополнения: папку, с которой сразу можно играть и которую можно проверить.
cli-help-new-expansion-name = Название дополнения и новой папки, например deep-sea
cli-new-expansion = { $path } готово. Проверить: fittest check { $path }
    Играть: fittest play evolution+{ $path }
error-new-expansion-name = { $name }: пишите строчными латинскими буквами, цифрами и дефисами, например deep-sea.
error-new-expansion-exists = { $path } уже есть.
cli-check-text = { $place }: нет текста { $name }.
cli-check-picture = { $place }: свойства { $name } нет.
cli-help-check-games = Сколько случайных партий проверить на каждое дополнение
cli-check-law = { $game }, зерно { $seed }, ходов до нарушения: { $answers }: { $why }
cli-check-laws = { $games ->
    [one] { $games } случайная партия
    [few] { $games } случайные партии
   *[other] { $games } случайных партий
  }, { $ruleset }: { $broken ->
    [0] все законы соблюдены
    [one] в { $broken } партии закон нарушен
   *[other] в { $broken } партиях закон нарушен
  }.
