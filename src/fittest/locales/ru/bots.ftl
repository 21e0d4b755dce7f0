bots-help-arena = Турнир ботов: одни и те же раздачи при всех рассадках, рейтинги и таблица побед.
bots-help-arena-bots = Боты через запятую: random, easy, greedy, quick, deep, master, характер (hunter или quick:hunter), модуль:Класс, cmd:КОМАНДА для программы на этом компьютере или remote:ИМЯ для внешней программы.
bots-help-arena-save = Записывать партии в этот файл; если в нём уже есть партии, продолжить с них.
bots-help-arena-csv = Вывести итоги в виде CSV.
bots-standings = { $games ->
    [one] После { $games } партии
   *[other] После { $games } партий
}
bots-rating = рейтинг (95 %)
bots-milliseconds = мс на ход
bots-matrix = Как часто бот в строке опережает бота в столбце
bots-remote-open = Ждём программу { $name }. Адрес: { $server }, токен: { $token }
error-remote-server = Сервер для внешних ботов не запустился.
error-remote-silent = { $name } не отвечает уже { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}. Сыгранные партии сохранены в файле --save, если он был указан.
error-remote-left = Внешняя программа вышла из-за стола посреди партии.
error-arena-bots = Для турнира нужны хотя бы два разных бота.
error-no-openskill = Для турнира нужен пакет openskill: pip install 'fittest[arena]'.
error-arena-line = В строке { $line } файла { $path } не та партия, которая должна там быть; без этой строки и следующих за ней турнир можно продолжить.
bots-help-arena-players = Сколько игроков; если не указано — наименьшее число для этой игры.
error-arena-file = { $path } не похож на файл турнира: первая строка не читается.
error-arena-other = В { $path } записаны партии другого турнира: { $found }

bots-help-review = Разбор сыгранной партии, отдельно везение и мастерство: чего стоило каждое решение, что сделали кубики и карты, где были переломные моменты.
bots-help-review-games = По скольким пробным партиям оценивается каждый шанс на победу.
bots-looking-back = Разбор партии
bots-winners = Победа: { $names }
bots-turning-points = Переломные моменты, начиная с главного; «шаг» — позиция перед ходом
bots-step = шаг
bots-turn = ход
bots-who = кто
bots-sides = Кто как играл: точные решения среди тех, где выбор был важен, потеря шансов из-за своих решений и везение
bots-accuracy = точно
bots-lost = свои решения
bots-luck = везение
bots-no-turning-points = Ни один ход и ни один случай не выделяется на фоне погрешности.
bots-change = шанс на победу
bots-cause = что произошло
bots-chance = случай
bots-better = { $answer }. Лучше: «{ $best }»: { $why }
bots-chances = Шансы на победу в начале каждого хода и в конце
error-review-unfinished = Эта партия не доиграна: разобрать можно только законченную.

ui-hints = На сколько варианты хуже лучшего (вы знаете не всё):
ui-help-hint = лучшие варианты и их шансы на победу

# Чем различаются продолжения двух вариантов; сказано о лучшем из них.
reason-points = { $tenth ->
    [0] { $count ->
        [one] на { $count } очко больше
        [few] на { $count } очка больше
       *[other] на { $count } очков больше
    }
   *[other] в среднем на { $count },{ $tenth } очка больше
}
reason-rival_points = { $tenth ->
    [0] { $count ->
        [one] у сильнейшего соперника на { $count } очко меньше
        [few] у сильнейшего соперника на { $count } очка меньше
       *[other] у сильнейшего соперника на { $count } очков меньше
    }
   *[other] в среднем у сильнейшего соперника на { $count },{ $tenth } очка меньше
}
reason-animals = { $tenth ->
    [0] { $count ->
        [one] на { $count } живое животное больше
        [few] на { $count } живых животных больше
       *[other] на { $count } живых животных больше
    }
   *[other] в среднем на { $count },{ $tenth } живого животного больше
}
reason-rival_animals = { $tenth ->
    [0] { $count ->
        [one] у сильнейшего соперника на { $count } животное меньше
        [few] у сильнейшего соперника на { $count } животных меньше
       *[other] у сильнейшего соперника на { $count } животных меньше
    }
   *[other] в среднем у сильнейшего соперника на { $count },{ $tenth } животного меньше
}
reason-traits = { $tenth ->
    [0] { $count ->
        [one] на { $count } свойство больше
        [few] на { $count } свойства больше
       *[other] на { $count } свойств больше
    }
   *[other] в среднем на { $count },{ $tenth } свойства больше
}
reason-fat = { $tenth ->
    [0] { $count ->
        [one] на { $count } фишку жира больше
        [few] на { $count } фишки жира больше
       *[other] на { $count } фишек жира больше
    }
   *[other] в среднем на { $count },{ $tenth } фишки жира больше
}
reason-cards = { $tenth ->
    [0] { $count ->
        [one] на { $count } карту больше
        [few] на { $count } карты больше
       *[other] на { $count } карт больше
    }
   *[other] в среднем на { $count },{ $tenth } карты больше
}
reason-starved = { $tenth ->
    [0] { $count ->
        [one] погибает от голода на { $count } ваше животное меньше
        [few] погибает от голода на { $count } ваших животных меньше
       *[other] погибает от голода на { $count } ваших животных меньше
    }
   *[other] в среднем погибает от голода на { $count },{ $tenth } вашего животного меньше
}
reason-fed = { $tenth ->
    [0] { $count ->
        [one] накормлено на { $count } ваше животное больше
        [few] накормлено на { $count } ваших животных больше
       *[other] накормлено на { $count } ваших животных больше
    }
   *[other] в среднем накормлено на { $count },{ $tenth } вашего животного больше
}
reason-lost = { $tenth ->
    [0] { $count ->
        [one] гибнет на { $count } ваше животное меньше
        [few] гибнет на { $count } ваших животных меньше
       *[other] гибнет на { $count } ваших животных меньше
    }
   *[other] в среднем гибнет на { $count },{ $tenth } вашего животного меньше
}
reason-eaten = { $tenth ->
    [0] { $count ->
        [one] съедают на { $count } ваше животное меньше
        [few] съедают на { $count } ваших животных меньше
       *[other] съедают на { $count } ваших животных меньше
    }
   *[other] в среднем съедают на { $count },{ $tenth } вашего животного меньше
}
reason-attacked = { $tenth ->
    [0] { $count ->
        [one] на { $count } атаку на ваших животных меньше
        [few] на { $count } атаки на ваших животных меньше
       *[other] на { $count } атак на ваших животных меньше
    }
   *[other] в среднем на { $count },{ $tenth } атаки на ваших животных меньше
}
reason-caught = { $tenth ->
    [0] { $count ->
        [one] на { $count } пойманное животное больше
        [few] на { $count } пойманных животных больше
       *[other] на { $count } пойманных животных больше
    }
   *[other] в среднем на { $count },{ $tenth } пойманного животного больше
}
reason-species = { $tenth ->
    [0] { $count ->
        [one] на { $count } вид больше
        [few] на { $count } вида больше
       *[other] на { $count } видов больше
    }
   *[other] в среднем на { $count },{ $tenth } вида больше
}
reason-parasites = { $tenth ->
    [0] { $count ->
        [one] на { $count } паразита меньше
        [few] на { $count } паразита меньше
       *[other] на { $count } паразитов меньше
    }
   *[other] в среднем на { $count },{ $tenth } паразита меньше
}
reason-dinosaurs = { $tenth ->
    [0] { $count ->
        [one] на { $count } динозавра больше
        [few] на { $count } динозавра больше
       *[other] на { $count } динозавров больше
    }
   *[other] в среднем на { $count },{ $tenth } динозавра больше
}
reason-genes = { $tenth ->
    [0] { $count ->
        [one] на { $count } ген больше
        [few] на { $count } гена больше
       *[other] на { $count } генов больше
    }
   *[other] в среднем на { $count },{ $tenth } гена больше
}
reason-born = { $tenth ->
    [0] { $count ->
        [one] рождается на { $count } динозавра больше
        [few] рождается на { $count } динозавра больше
       *[other] рождается на { $count } динозавров больше
    }
   *[other] в среднем рождается на { $count },{ $tenth } динозавра больше
}
reason-died = { $tenth ->
    [0] { $count ->
        [one] гибнет на { $count } вашего динозавра меньше
        [few] гибнет на { $count } ваших динозавра меньше
       *[other] гибнет на { $count } ваших динозавров меньше
    }
   *[other] в среднем гибнет на { $count },{ $tenth } вашего динозавра меньше
}
reason-chance = { $percent ->
    [one] шанс на победу выше на { $percent } процентный пункт
    [few] шанс на победу выше на { $percent } процентных пункта
   *[other] шанс на победу выше на { $percent } процентных пунктов
}
hint-why = «{ $option }»: { $horizon ->
    [end] к концу партии
    [rounds] через несколько раундов
   *[turn] к следующему ходу
} { $why }, чем с вариантом «{ $other }».
hint-equals = Не хуже, насколько бот может судить: { $options }.
hint-equals-more = Не хуже, насколько бот может судить: { $options } и ещё { $more ->
    [one] { $more } вариант
    [few] { $more } варианта
   *[other] { $more } вариантов
}.
hint-equals-option = «{ $option }»
hint-equal = «{ $option }»: все рассмотренные варианты равны, насколько бот может судить.
hint-chance = Ваш шанс на победу: { $percent } % ± { $margin }.
