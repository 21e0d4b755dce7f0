bots-help-arena = Турнир ботов: одни и те же раздачи при всех рассадках, рейтинги и таблица побед.
bots-help-arena-bots = Боты через запятую: random, easy, greedy, quick, deep, модуль:Класс или door:ИМЯ для внешней программы.
bots-help-arena-save = Записывать партии в этот файл; если в нём уже есть партии, продолжить с них.
bots-help-arena-csv = Вывести итоги в виде CSV.
bots-standings = { $games ->
    [one] После { $games } партии
   *[other] После { $games } партий
}
bots-rating = рейтинг (95 %)
bots-matrix = Как часто бот в строке опережает бота в столбце
bots-door-open = Ждём программу { $name }. Адрес: { $server }, токен: { $token }
error-door-server = Сервер для внешних ботов не запустился.
error-door-silent = { $name } не отвечает уже { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}. Сыгранные партии сохранены в файле --save, если он был указан.
error-door-left = Внешняя программа вышла из-за стола посреди партии.
error-arena-bots = Для турнира нужны хотя бы два разных бота.
error-no-openskill = Для турнира нужен пакет openskill: pip install 'fittest[arena]'.
error-arena-line = В строке { $line } файла { $path } не та партия, которая должна там быть; без этой строки и следующих за ней турнир можно продолжить.
bots-help-arena-players = Сколько игроков; если не указано — наименьшее число для этой игры.
error-arena-file = { $path } не похож на файл турнира: первая строка не читается.
error-arena-other = В { $path } записаны партии другого турнира: { $found }

bots-help-review = Разбор сыгранной партии: как менялись шансы, где были переломные моменты, как сыграл бы бот.
bots-help-review-games = По скольким воображаемым партиям оценивается каждый шанс на победу.
bots-help-review-bot = Какой бот показывает, как сыграл бы он.
bots-looking-back = Разбор партии
bots-winners = Победа: { $names }
bots-agreed = { $name }: бот сыграл бы так же { $agreed ->
    [one] { $agreed } раз
    [few] { $agreed } раза
   *[other] { $agreed } раз
} из { $count }.
bots-turning-points = Переломные моменты, начиная с главного; шансы на победу после них
bots-every-decision = Все решения; шансы на победу после них
bots-step = шаг
bots-turn = ход
bots-who = кто
bots-answer = ход
bots-advice = бот
error-review-unfinished = Эта партия не доиграна: разобрать можно только законченную.

ui-hints = Шансы на победу с лучшими вариантами, насколько вы можете знать:
ui-help-hint = лучшие варианты и их шансы на победу
