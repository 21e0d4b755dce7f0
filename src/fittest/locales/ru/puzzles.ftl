# Задачи, в терминале и в браузере.
cli-help-puzzles = Задачи: позиции, в которых один ход явно лучше всех.
cli-help-puzzles-list = Список задач, сначала самые лёгкие.
cli-help-puzzles-play = Решить задачу; без названия — задачу дня.
cli-help-puzzles-name = Название задачи из списка.
cli-help-puzzles-make = Найти задачи в партиях ботов или в сохранённых партиях.
cli-help-puzzles-from = Файл сохранённых партий, в которых искать (вместо набора правил).
cli-help-puzzles-worlds = В скольких пробных партиях сравнивать ходы.
cli-help-puzzles-keep = Сколько из найденных задач оставить: поровну всех уровней и видов ходов, сначала самые ясные.
cli-help-puzzles-out = Папка для задач: каждая — файл-сценарий.
cli-help-puzzles-check = Доказать задачи заново силами нынешних ботов.
cli-help-puzzles-files = Файлы задач; без них — те, что входят в пакет.
cli-help-puzzles-renew = Записать пояснения к задачам заново и удалить те, что больше не доказываются.
error-unknown-puzzle = Задачи «{ $name }» нет; список выводит «fittest puzzles list».
error-puzzles-source = Укажите либо набор правил, либо файл сохранённых партий ({ "--from" }).

puzzle-name = Название
puzzle-game = Игра
puzzle-difficulty = Сложность
puzzle-level = { $level ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
}
puzzle-checking = Идёт проверка…
puzzle-holds = { $name }: верна
puzzle-fails = { $name }: больше не доказывается
puzzle-checked = Верных задач: { $held } из { $all }.
puzzle-made = { $found ->
    [one] Найдена { $found } задача, папка: { $folder }
    [few] Найдено { $found } задачи, папка: { $folder }
   *[other] Найдено { $found } задач, папка: { $folder }
}
puzzle-task = { $game }: один ход явно лучше всех остальных. Найдите его! ({ $level ->
    [1] лёгкая
    [2] средняя
   *[3] трудная
})
puzzle-right = Верно! Теперь ваш шанс на победу — около { $chance } %.
puzzle-because = По сравнению с вариантом «{ $other }» { $horizon ->
    [end] к концу партии
    [rounds] через несколько раундов
   *[turn] к следующему ходу
}: { $why }.
puzzle-wrong = Это стоит вам { $loss ->
    [one] { $loss } процентного пункта
   *[other] { $loss } процентных пунктов
} шанса на победу.
puzzle-instead = С верным ходом { $horizon ->
    [end] к концу партии
    [rounds] через несколько раундов
   *[turn] к следующему ходу
}: { $why }.
puzzle-other = Так можно, но это явно хуже лучшего хода.

puzzle-all = Задачи
puzzle-list = Все задачи
puzzle-about = Позиции из сыгранных партий. Один ход явно лучше всех остальных, и это не самый очевидный: боты сравнили все ходы в сотнях партий.
puzzle-title = { $game }: задача { $number }
puzzle-solve = Решать
puzzle-solved = решена
puzzle-next = Следующая задача
puzzle-progress = Решено: { $done } из { $all }, с первой попытки: { $first }
