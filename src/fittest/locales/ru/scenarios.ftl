# Проигрывание сценариев: что не сошлось и почему документ не читается.
scenario-differs = { $what }: ожидалось { $wanted }, на деле { $found }.
scenario-refused = Шаг { $number } ({ $verb }) невозможен:
scenario-legal = Шаг { $number } ({ $verb }) разрешён, а должен быть отклонён.
scenario-other-reason = Шаг { $number } ({ $verb }) отклонён, но не по причине «{ $wanted }»:
scenario-unsolved = Решение «{ $answer }» невозможно:
scenario-asked = Ходит { $player }, варианты: { $options }.
scenario-waits = Стол ждёт шага «{ $verb }».
scenario-over = Игра окончена.
scenario-leak = То, что видит { $player }, зависит от скрытых карт.

scenario-mapping = отображение
scenario-list = список
scenario-engine = состояние движка, каким его пишет game.scenario()

error-scenario = { $place }: { $why }
error-scenario-unfit = { $place }: ожидается { $wanted }, а здесь { $found }
error-scenario-unknown = { $place }: { $found } — неизвестно; можно: { $allowed }
error-scenario-number = { $place }: ожидается число от { $least } до { $most }, а здесь { $found }
error-scenario-asserts-nothing = Сценарий ничего не утверждает: в нём нет ни «expect», ни «solution», ни шага, который должен быть отклонён.

why-scenario-due = Никого ни о чём не спрашивают: стол ждёт шага «{ $verb }».
why-scenario-not-due = Эта фаза ещё не настала.
why-scenario-no-phase = В этих правилах нет такой фазы.
why-scenario-other = Сейчас ходит { $player }.
why-scenario-unasked = Об этом сейчас никого не спрашивают.
why-scenario-one-trait = Нужно назвать одно свойство.
why-scenario-which = Это можно сделать по-разному: укажите, как именно.
why-scenario-no-choice = Выбирать здесь не из чего.
why-scenario-give = Каждое из двух животных должно отдать свойство.
why-scenario-not-followed = Сейчас можно последовать за другим животным.
why-scenario-nobody-moves = Не названо ни одно животное, которое мигрирует.
why-scenario-first-rolls = Кубики бросает первый игрок.
why-scenario-die = На кубике бывает от 1 до 6.
why-scenario-dice-count = Для броска нужно кубиков: { $count }, а не { $found }.
why-scenario-unnamed = Нужно что-то назвать.
why-scenario-not-a-species = { $name } — животное, а не вид.
why-scenario-no-own-species = У игрока нет видов.
why-scenario-not-one-animal = { $name } — это не одно животное.
why-scenario-ignores-two = Нельзя игнорировать больше двух свойств.
why-scenario-blue = Синие фишки дают только свойства.
why-scenario-compulsory = Реакция на атаку обязательна.
why-scenario-dealt = Карты уже розданы.
why-scenario-few-cards = Для раздачи не хватает карт.
why-scenario-feeding-open = Кто-то ещё может положить фишку или атаковать.
why-scenario-loses-none = Никого не спрашивают, какое животное вида { $name } погибает.
why-scenario-decide-first = Сначала кто-то должен принять решение.
why-scenario-unasked-roll = Такого броска никто не делает: { $players }.
